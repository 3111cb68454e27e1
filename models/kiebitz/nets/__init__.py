"""The three nets of the recogniser, in PyTorch, and their way to TF.js."""
