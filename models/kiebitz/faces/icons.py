"""Signs of action cards as masks: skip, reverse, plus cards, stars, hands."""

from __future__ import annotations

import functools

import cv2
import numpy as np

from . import paint, shapes

ICONS = (
    "skip", "reverse", "turn", "cards2", "cards4", "star", "bolt", "swap", "target", "bars", "eye",
    "hand", "heart", "crown", "moon", "cross", "stop",
)  # fmt: skip


@functools.lru_cache(maxsize=200)
def icon(name: str, size: int, weight: float = 0.14) -> np.ndarray:
    """An icon of `size` pixels as a mask; `weight` is its strokes' width."""
    mask = np.zeros((size, size), np.uint8)
    middle = size / 2
    stroke = max(1, round(size * weight))
    if name == "skip":
        _barred_ring(mask, stroke, stroke, -45)
    elif name == "reverse":
        for sign in (1, -1):
            shapes.put(
                mask,
                shapes.arrow(),
                middle - sign * size * 0.17,
                middle - sign * size * 0.17,
                size * 0.74,
                255,
                45 if sign > 0 else 225,
                0.9,
            )
    elif name == "turn":
        r = size * 0.32
        for start in (0, 180):
            arc = paint.ellipse_points(middle, middle, r, r, start)[:17]
            paint.outline(mask, arc, 255, stroke, closed=False)
            tip = arc[-1]
            head = np.array([(-0.16, -0.06), (0.16, -0.06), (0, 0.2)]) * size
            paint.polygon(mask, paint.turned(head, start + 125 - 90) + tip, 255)
    elif name in ("cards2", "cards4"):
        count = int(name[-1])
        for index in range(count):
            shift = (index - (count - 1) / 2) * size * 0.17
            box = paint.rounded(-0.16 * size, -0.25 * size, 0.16 * size, 0.25 * size, size * 0.04)
            box = paint.turned(box, 20) + (middle + shift, middle - shift * 0.8 * (-1) ** index)
            paint.polygon(mask, box, 255)
            paint.outline(mask, box, 0, max(1, size * 0.02))
    elif name == "swap":
        shapes.put(mask, shapes.arrow(), middle - size * 0.2, middle, size * 0.9, 255)
        shapes.put(mask, shapes.arrow(), middle + size * 0.2, middle, size * 0.9, 255, 180)
    elif name == "target":
        for r in (0.46, 0.28):
            paint.outline(
                mask, paint.ellipse_points(middle, middle, r * size, r * size), 255, stroke * 0.7
            )
        paint.polygon(mask, paint.ellipse_points(middle, middle, size * 0.1, size * 0.1), 255)
    elif name == "bars":
        for y in (0.2, 0.5, 0.8):
            paint.line(mask, (size * 0.15, y * size), (size * 0.85, y * size), 255, stroke)
    elif name == "eye":
        paint.outline(
            mask, paint.ellipse_points(middle, middle, size * 0.45, size * 0.26), 255, stroke * 0.7
        )
        paint.polygon(mask, paint.ellipse_points(middle, middle, size * 0.15, size * 0.15), 255)
    elif name == "hand":
        paint.polygon(
            mask, paint.rounded(0.3 * size, 0.45 * size, 0.75 * size, 0.95 * size, 0.15 * size), 255
        )
        for index in range(4):
            x = (0.33 + 0.12 * index) * size
            top = (0.18, 0.06, 0.08, 0.2)[index] * size
            paint.line(mask, (x, top), (x, 0.6 * size), 255, stroke * 0.7)
        paint.line(mask, (0.36 * size, 0.75 * size), (0.14 * size, 0.5 * size), 255, stroke * 0.7)
    elif name == "stop":
        paint.outline(mask, shapes.regular(8)[0] * size * 0.9 + middle, 255, stroke)
        paint.line(mask, (size * 0.3, middle), (size * 0.7, middle), 255, stroke)
    else:
        shape = {
            "star": shapes.star(), "bolt": shapes.bolt(), "heart": shapes.heart(),
            "crown": shapes.crown(), "moon": shapes.moon(), "cross": shapes.cross(),
        }[name]  # fmt: skip
        shapes.put(mask, shape, middle, middle, size * 0.92, 255)
    return _cropped(mask)


@functools.lru_cache(maxsize=200)
def barred_ring(size: int, ring: float, bar: float, angle: float) -> np.ndarray:
    """The sign for skipping as a mask of `size` pixels: a ring, and a bar across it.

    :param ring: width of its stroke, as a share of the size; that of the bar likewise.
    :param angle: of the bar, in degrees clockwise from lying; -45 rises to the right.
    """
    mask = np.zeros((size, size), np.uint8)
    _barred_ring(mask, ring * size, bar * size, angle)
    return _cropped(mask)


@functools.lru_cache(maxsize=200)
def circling(size: int, weight: float, start: float, gap: float, mirrored: bool) -> np.ndarray:
    """The sign for the other way round as a mask of `size` pixels: two arrows that chase each other round a circle.

    :param weight: their strokes' width, as a share of the size.
    :param start: where one begins, in degrees; the other one begins opposite.
    :param gap: between the one's point and the other's end, in degrees.
    """
    mask = np.zeros((size, size), np.uint8)
    middle, radius, stroke = size / 2, size * (0.44 - weight), max(1, round(size * weight))
    head = np.array([(-1.05, 0), (1.05, 0), (0, 1.5)]) * weight * size * 1.25
    for turn in (start, start + 180):
        around = np.radians(np.linspace(turn, turn + 180 - gap, 24))
        arc = radius * np.stack([np.cos(around), np.sin(around)], 1)
        paint.outline(mask, arc + middle, 255, stroke, closed=False)
        paint.polygon(mask, paint.turned(head, turn + 180 - gap) + arc[-1] + middle, 255)
    return _cropped(mask[:, ::-1] if mirrored else mask)


def _barred_ring(mask: np.ndarray, ring: float, bar: float, angle: float) -> None:
    middle = mask.shape[0] / 2
    radius = middle - ring / 2 - 1
    paint.outline(mask, paint.ellipse_points(middle, middle, radius, radius), 255, ring)
    end = paint.turned(np.array([(radius * 0.99, 0)]), angle)[0]
    paint.line(mask, tuple(middle - end), tuple(middle + end), 255, bar)


def _cropped(mask: np.ndarray) -> np.ndarray:
    x, y, width, height = cv2.boundingRect(mask)
    return np.ascontiguousarray(mask[y : y + height, x : x + width])
