"""The usual shapes of pictures."""

from __future__ import annotations

import numpy as np

_SHAPES = ((3, 4), (4, 3), (9, 16), (16, 9), (1, 1), (2, 3), (3, 2))


def random_size(rng: np.random.Generator, long_side: int) -> tuple[int, int]:
    """A picture's (height, width) of a usual shape."""
    h, w = _SHAPES[int(rng.integers(len(_SHAPES)))]
    return round(long_side * h / max(h, w)), round(long_side * w / max(h, w))
