"""Pictures to measure the recogniser by."""
