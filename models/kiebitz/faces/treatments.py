"""Ways to print a number beyond ink of one colour: as posters, labels and shop windows have them."""

from __future__ import annotations

import cv2
import numpy as np

from . import colours, grounds, paint, pictures
from .chance import one, span
from .colours import RGB

TREATMENTS = (
    "echo", "echo", "grown", "rings", "striped", "dotted", "hatched", "sliced", "swept", "window", "camouflaged", "barred",
    "mosaic", "contour", "two-toned", "printed-twice", "bubble", "worn",
)  # fmt: skip


def treat(
    px: np.ndarray, mask: np.ndarray, kind: str, ink: RGB, other: RGB, ground: RGB, size: float, rng: np.random.Generator
) -> None:
    """Print what a mask (H, W) of the card shows by one of TREATMENTS.

    :param other: a second ink that can be told from the ground, too.
    :param size: the number's height in pixels.
    """
    match kind:
        case "echo" | "grown":
            _echo(px, mask, kind, ink, ground, size, rng)
        case "rings" | "contour":
            _rings(px, mask, kind, ink, ground, size, rng)
        case "striped" | "dotted":
            pattern = "stripes" if kind == "striped" else one(rng, "dots", "halftone", "checks")
            paint.blend(px, mask, grounds.ground(rng, *mask.shape, pattern, ink, colours.mix(ground, ink, span(rng, 0, 0.4))))
            if rng.random() < 0.6:
                _edge(px, mask, ink, size * span(rng, 0.02, 0.04))
        case "hatched":
            free = paint.swell(mask, size * span(rng, 0.02, 0.07))
            lines = grounds.ground(rng, *mask.shape, one(rng, "stripes", "waves", "lattice", "rays", "rings"), ground, other)
            paint.blend(px, 255 - free, lines)
            paint.blend(px, mask, ink)
        case "sliced":
            paint.blend(px, _sliced(mask, size, rng), ink)
        case "swept":
            _swept(px, mask, ink, other if rng.random() < 0.5 else colours.mix(ground, (0, 0, 0), 0.4), size, rng)
        case "window":
            paint.blend(px, mask, pictures.scene(rng, *mask.shape))
            _edge(px, mask, ink, size * span(rng, 0.02, 0.05))
        case "camouflaged":
            texture = one(rng, "clouds", "dots", "signs", "facets", "lattice")
            paint.blend(px, mask, grounds.ground(rng, *mask.shape, texture, ink, colours.mix(ink, ground, span(rng, 0.2, 0.45))))
        case "barred":
            gaps = grounds.ground(rng, *mask.shape, "stripes", (0, 0, 0), (255, 255, 255))[..., 0]
            paint.blend(px, np.where(gaps > span(rng, 150, 245), 0, mask).astype(np.uint8), ink)
        case "mosaic":
            cell = max(3, round(size / span(rng, 8, 14)))
            small = cv2.resize(mask, (max(1, mask.shape[1] // cell), max(1, mask.shape[0] // cell)), interpolation=cv2.INTER_AREA)
            paint.blend(px, cv2.resize((small > 110).astype(np.uint8) * 255, mask.shape[::-1], interpolation=cv2.INTER_NEAREST), ink)
        case "two-toned":
            paint.blend(px, mask, ink)
            plane = paint.ramp(*mask.shape, span(rng, 0, 360)) > span(rng, 0.4, 0.6)
            paint.blend(px, np.where(plane, mask, 0).astype(np.uint8), other)
        case "printed-twice":
            for colour, off in zip((other, ink), rng.normal(0, size * 0.04, (2, 2)), strict=True):
                paint.blend(px, _moved(mask, *off), colour, span(rng, 0.5, 0.9))
        case "bubble":
            thick = paint.swell(mask, size * span(rng, 0.03, 0.07))
            paint.blend(px, paint.swell(thick, size * 0.03), other)
            paint.blend(px, thick, ink)
            shine = _moved(paint.shrink(mask, size * 0.02), -size * 0.02, -size * 0.02)
            paint.blend(px, shine, colours.mix(ink, (255, 255, 255), 0.5), 0.6)
        case "worn":
            kept = paint.clouds(rng, *mask.shape, size * span(rng, 0.05, 0.2)) > span(rng, 0.25, 0.45)
            paint.blend(px, np.where(kept, mask, 0).astype(np.uint8), ink)


def _echo(px: np.ndarray, mask: np.ndarray, kind: str, ink: RGB, ground: RGB, size: float, rng: np.random.Generator) -> None:
    """Several times one upon the other, each a little farther off or larger, paler or in turns."""
    count, step = int(rng.integers(2, 7)), size * span(rng, 0.03, 0.1)
    way = rng.uniform(0, 2 * np.pi)
    dx, dy = step * np.cos(way), step * np.sin(way)
    turns = rng.random() < 0.3
    # In turns, what is not the ground has to be broad enough to be seen.
    for echo in range(count, -1, -1):
        share = float(echo % 2) * 0.8 if turns else span(rng, 0.7, 0.95) * echo / count
        copy = _moved(mask, dx * echo, dy * echo) if kind == "echo" else paint.swell(mask, 0.7 * step * echo)
        paint.blend(px, copy, colours.mix(ink, ground, share))
    if turns:
        _edge(px, mask, ink, max(1.0, size * 0.015))


def _rings(px: np.ndarray, mask: np.ndarray, kind: str, ink: RGB, ground: RGB, size: float, rng: np.random.Generator) -> None:
    """Lines along its outline, within it or round it."""
    thick, count = size * span(rng, 0.015, 0.035), int(rng.integers(1, 4))
    if kind == "rings":
        for ring in range(count, 0, -1):
            reach = thick * 2.2 * ring
            paint.blend(px, paint.swell(mask, reach + thick), ink)
            paint.blend(px, paint.swell(mask, reach), ground)
        paint.blend(px, mask, ink)
        return
    _edge(px, mask, ink, thick)
    if count > 1:
        _edge(px, paint.shrink(mask, 2.5 * thick), ink, thick * 0.7)


def _edge(px: np.ndarray, mask: np.ndarray, ink: RGB, thick: float) -> None:
    """The mask's outline alone."""
    around = cv2.subtract(paint.swell(mask, max(1.0, thick / 2)), paint.shrink(mask, max(1.0, thick / 2)))
    paint.blend(px, around, ink)


def _sliced(mask: np.ndarray, size: float, rng: np.random.Generator) -> np.ndarray:
    """Cut straight through, each slice moved the other way, some with a gap between."""
    across = rng.random() < 0.5
    source = mask if across else mask.T
    made = np.zeros_like(source)
    slices, shift, gap = int(rng.integers(2, 6)), size * span(rng, 0.03, 0.09), int(size * one(rng, 0, 0, 0.03))
    rows = np.flatnonzero(source.any(1))
    if len(rows) == 0:
        return mask
    ends = np.linspace(rows[0], rows[-1] + 1, slices + 1).round().astype(int)
    for number, (low, high) in enumerate(zip(ends, ends[1:])):
        off = round(shift if number % 2 else -shift)
        made[low : max(low, high - gap)] = np.roll(source[low : max(low, high - gap)], off, 1)
    return made if across else np.ascontiguousarray(made.T)


def _swept(px: np.ndarray, mask: np.ndarray, ink: RGB, shade: RGB, size: float, rng: np.random.Generator) -> None:
    """With a long shadow, as of a block."""
    way, far = rng.uniform(0, 2 * np.pi), int(size * span(rng, 0.15, 0.7))
    cast = mask
    for step in range(1, far + 1, 2):
        cast = np.maximum(cast, _moved(mask, step * np.cos(way), step * np.sin(way)))
    paint.blend(px, cast, shade)
    paint.blend(px, mask, ink)


def _moved(mask: np.ndarray, dx: float, dy: float) -> np.ndarray:
    return cv2.warpAffine(mask, np.array([[1, 0, dx], [0, 1, dy]], float), mask.shape[::-1])
