"""Cheap procedural noise: random grids, enlarged. All arrays are float32 unless said otherwise."""

from __future__ import annotations

import cv2
import numpy as np

Colour = tuple[float, float, float]


def noise(rng: np.random.Generator, h: int, w: int, across: float, down: float | None = None):
    """(h, w) smooth noise in about 0..1 of `across` x `down` cells."""
    nx = max(2, int(round(across)) + 1)
    ny = max(2, int(round(down if down is not None else across * h / w)) + 1)
    nx, ny = min(nx, w), min(ny, h)
    grid = rng.random((ny, nx), dtype=np.float32)
    if (ny, nx) == (h, w):
        return grid
    return cv2.resize(grid, (w, h), interpolation=cv2.INTER_CUBIC)


def fbm(
    rng: np.random.Generator,
    h: int,
    w: int,
    across: float,
    down: float | None = None,
    octaves: int = 4,
    gain: float = 0.5,
):
    """(h, w) sum of octaves of `noise`, stretched to 0..1."""
    down = down if down is not None else across * h / w
    total = np.zeros((h, w), np.float32)
    weight = 1.0
    for _ in range(octaves):
        total += weight * noise(rng, h, w, across, down)
        weight *= gain
        across, down = across * 2, down * 2
    return cv2.normalize(total, None, 0, 1, cv2.NORM_MINMAX)


def ramp(x: np.ndarray, colours: list[Colour]) -> np.ndarray:
    """(h, w, 3) uint8: `x` (0..1) looked up in an even ramp through `colours` (0..255)."""
    stops = np.linspace(0, 255, len(colours))
    table = np.stack(
        [np.interp(np.arange(256), stops, [c[i] for c in colours]) for i in range(3)], -1
    )
    index = cv2.convertScaleAbs(np.clip(x, 0, 1), alpha=255)
    return cv2.LUT(cv2.merge([index] * 3), np.clip(table, 0, 255).astype(np.uint8)[None])


def shade(image: np.ndarray, gain: np.ndarray) -> np.ndarray:
    """`image` (h, w, 3) uint8 times `gain` (h, w)."""
    return cv2.multiply(image, cv2.merge([gain] * 3), dtype=cv2.CV_8U)


def hsv(h: float, s: float, v: float) -> Colour:
    """RGB 0..255 of hue, saturation and value (each 0..1; the hue wraps)."""
    i = (h % 1.0) * 6.0
    return tuple(
        255.0 * v * (1 - s * max(0.0, min(1.0, min((k + i) % 6, 4 - (k + i) % 6))))
        for k in (5, 3, 1)
    )  # type: ignore[return-value]


def colour(
    rng: np.random.Generator,
    s: tuple[float, float] = (0.0, 1.0),
    v: tuple[float, float] = (0.1, 1.0),
    hue: tuple[float, float] = (0.0, 1.0),
) -> Colour:
    """A random RGB colour within ranges of saturation, value and hue."""
    return hsv(rng.uniform(*hue), rng.uniform(*s), rng.uniform(*v))


def scaled(c: Colour, k: float) -> Colour:
    """The colour made lighter or darker by the factor `k`."""
    return tuple(min(255.0, max(0.0, x * k)) for x in c)  # type: ignore[return-value]


def chance(rng: np.random.Generator, p: float) -> bool:
    """True with probability `p`."""
    return bool(rng.random() < p)


def log_uniform(rng: np.random.Generator, low: float, high: float) -> float:
    """A number whose logarithm is uniform between those of `low` and `high`."""
    return float(np.exp(rng.uniform(np.log(low), np.log(high))))
