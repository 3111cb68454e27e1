"""Ways to draw a stroke beyond a line: beads, dashes, ropes, brush hairs, bars of a display, rows of signs."""

from __future__ import annotations

import numpy as np

from . import paint, shapes

PENS = ("line", "beads", "signs", "blocks", "dashes", "bars", "fibres", "rope", "twin", "hair")
STRAIGHT = ("bars",)
"""Pens that draw from point to point, not round curves."""


def draw(mask: np.ndarray, points: np.ndarray, pen: str, weight: float, rng: np.random.Generator) -> None:
    """Draw along points (N, 2) into a mask (H, W).

    :param pen: one of PENS but "line".
    :param weight: how wide a line would be, in pixels.
    """
    match pen:
        case "beads":
            for at, _ in _steps(points, weight * 1.3):
                paint.polygon(mask, paint.ellipse_points(*at, weight * 0.58, weight * 0.58, count=16), 255)
        case "signs":
            sign = shapes.SIGNS[int(rng.integers(len(shapes.SIGNS)))]()
            for at, _ in _steps(points, weight * 1.6):
                for part in sign:
                    paint.polygon(mask, part * weight * 1.5 + at, 255)
        case "blocks":
            for at, way in _steps(points, weight * 1.15):
                paint.polygon(mask, _bar(at - way * weight * 0.48, at + way * weight * 0.48, weight), 255)
        case "dashes":
            for at, way in _steps(points, weight * 2.2):
                paint.line(mask, tuple(at - way * weight * 0.7), tuple(at + way * weight * 0.7), 255, weight * 0.6)
        case "bars":
            for start, end in zip(points, points[1:], strict=False):
                paint.polygon(mask, _display_bar(start, end, weight), 255)
        case "fibres":
            for _ in range(int(rng.integers(6, 12))):
                off, (low, high) = rng.normal(0, weight * 0.35, 2), np.sort(rng.integers(0, len(points), 2))
                paint.outline(mask, points[max(0, low - 2) : high + 3] + off, 255, weight * rng.uniform(0.06, 0.2), closed=False)
            paint.outline(mask, points, 255, weight * 0.3, closed=False)
        case "rope":
            paint.outline(mask, points, 255, weight, closed=False)
            for at, way in _steps(points, weight * 0.75):
                across = np.array([-way[1], way[0]]) * weight * 0.65
                lean = way * weight * 0.3
                paint.line(mask, tuple(at - across - lean), tuple(at + across + lean), 0, weight * 0.16)
        case "twin":
            paint.outline(mask, points, 255, weight, closed=False)
            paint.outline(mask, points, 0, weight * 0.4, closed=False)
        case "hair":
            paint.outline(mask, points, 255, weight * 0.3, closed=False)


def _steps(points: np.ndarray, apart: float) -> list[tuple[np.ndarray, np.ndarray]]:
    """Places along points, evenly apart, each with the direction there (of length 1)."""
    sides = np.diff(points, axis=0)
    lengths = np.hypot(*sides.T)
    ends = np.concatenate([[0], np.cumsum(lengths)])
    count = max(2, round(ends[-1] / max(apart, 1)) + 1)
    places = []
    for far in np.linspace(0, ends[-1], count):
        side = min(int(np.searchsorted(ends, far, "right")) - 1, len(sides) - 1)
        way = sides[side] / max(lengths[side], 1e-6)
        places.append((points[side] + way * (far - ends[side]), way))
    return places


def _bar(start: np.ndarray, end: np.ndarray, wide: float) -> np.ndarray:
    """A bar's four corners."""
    way = (end - start) / max(float(np.hypot(*(end - start))), 1e-6)
    across = np.array([-way[1], way[0]]) * wide / 2
    return np.array([start - across, end - across, end + across, start + across])


def _display_bar(start: np.ndarray, end: np.ndarray, wide: float) -> np.ndarray:
    """A bar of a display: pointed at its ends, and not quite as long as from point to point."""
    way = (end - start) / max(float(np.hypot(*(end - start))), 1e-6)
    across = np.array([-way[1], way[0]]) * wide / 2
    first, last = start + way * wide * 0.12, end - way * wide * 0.12
    inner, outer = first + way * wide / 2, last - way * wide / 2
    return np.array([first, inner - across, outer - across, last, outer + across, inner + across])
