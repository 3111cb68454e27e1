"""Short words for drawing lots."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

T = TypeVar("T")


def one(rng: np.random.Generator, *values: T) -> T:
    """One of the values, each as likely as it is often."""
    return values[int(rng.integers(len(values)))]


def span(rng: np.random.Generator, low: float, high: float) -> float:
    """A number from a range."""
    return float(rng.uniform(low, high))
