"""What sections of a card hold beside numbers: scales, rows of lines, rulers, dials, signs, counts, words, pictures."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from . import icons, lexicon, paint, pictures, shapes
from .chance import one, span
from .colours import RGB
from .fonts import Font
from .numerals import Ink, stamp, words
from .sections import Box

FITTINGS = ("none", "scale", "scale", "lines", "ruler", "dial", "sign", "signs", "icon", "word", "picture")


def fit(
    px: np.ndarray, kind: str, box: Box, value: float | None, first: RGB, second: RGB, seed: int, font: Font
) -> None:
    """Print one of FITTINGS in a box, in pixels; the same seed gives the same.

    :param value: what scales, dials and signs tell, up to 10; None for anything.
    :param first: the ink, `second` that of what is filled.
    """
    rng = np.random.default_rng(seed)
    told = span(rng, 0, 10) if value is None else value
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    x, y, size = (left + right) / 2, (top + bottom) / 2, min(wide, high)
    match kind:
        case "scale":
            _scale(px, rng, box, told, first, second)
        case "lines":
            _lines(px, rng, box, first)
        case "ruler":
            _ruler(px, rng, box, first)
        case "dial":
            _dial(px, rng, (x, y), size * 0.45, told, first, second)
        case "sign":
            shapes.put(px, sign_of(seed)(), x, y, size * span(rng, 0.4, 0.8), first)
        case "signs":
            _signs(px, box, round(told), sign_of(seed)(), first)
        case "icon":
            mask = icons.icon(one(rng, *icons.ICONS), max(8, int(size * span(rng, 0.4, 0.8))))
            paint.place(px, mask, round(x - mask.shape[1] / 2), round(y - mask.shape[0] / 2), first)
        case "word":
            height = size * span(rng, 0.2, 0.45)
            mask, scale = words(font, lexicon.title(rng), height)
            angle = one(rng, 0, 180) if wide > high else one(rng, 90, -90)
            stamp(px, mask, scale, x, y, Ink(first), height, angle, limit=0.85 * max(wide, high))
        case "picture":
            view = px[round(top) : round(bottom), round(left) : round(right)]
            if min(view.shape[:2]) >= 16:
                view[:] = pictures.scene(rng, *view.shape[:2])


def sign_of(seed: int) -> Callable[[], shapes.Shape]:
    """Which of SIGNS is printed, of fittings with signs."""
    return shapes.SIGNS[seed % len(shapes.SIGNS)]


def _along(box: Box, low: float, high: float, near: float, far: float) -> np.ndarray:
    """A part of a box: from `low` to `high` along its longer side (upwards, or to the right), `near` to `far` across."""
    left, top, right, bottom = box
    wide, high_side = right - left, bottom - top
    if high_side >= wide:
        return paint.rounded(left + near * wide, bottom - high * high_side, left + far * wide, bottom - low * high_side, 0)
    return paint.rounded(left + low * wide, top + near * high_side, left + high * wide, top + far * high_side, 0)


def _scale(px: np.ndarray, rng: np.random.Generator, box: Box, told: float, first: RGB, second: RGB) -> None:
    """Steps, as many of which are filled as are told."""
    steps = int(one(rng, 5, 8, 10, 10, 12))
    gap, near, far = span(rng, 0.05, 0.4), span(rng, 0.05, 0.3), span(rng, 0.7, 0.95)
    widens = rng.random() < 0.3
    lined = rng.random() < 0.7
    for step in range(steps):
        low, high = 0.05 + 0.9 * step / steps, 0.05 + 0.9 * (step + 1 - gap) / steps
        reach = near + (far - near) * (0.3 + 0.7 * (step + 1) / steps if widens else 1)
        full = min(1.0, max(0.0, told - step))
        if full:
            paint.polygon(px, _along(box, low, low + (high - low) * full, near, reach), second)
        if lined or not full:
            paint.outline(px, _along(box, low, high, near, reach), first, 1.5)


def _lines(px: np.ndarray, rng: np.random.Generator, box: Box, ink: RGB) -> None:
    """Lines of all widths beside one another, as codes have."""
    at, near, far = 0.06, span(rng, 0.05, 0.3), span(rng, 0.7, 0.95)
    while at < 0.9:
        broad = span(rng, 0.01, 0.06)
        paint.polygon(px, _along(box, at, at + broad, near, far), ink)
        at += broad + span(rng, 0.012, 0.05)


def _ruler(px: np.ndarray, rng: np.random.Generator, box: Box, ink: RGB) -> None:
    """Marks along an edge, every fifth longer."""
    marks, reach, thick = int(rng.integers(8, 26)), span(rng, 0.15, 0.4), span(rng, 0.004, 0.012)
    for mark in range(marks + 1):
        at = 0.04 + 0.92 * mark / marks
        paint.polygon(px, _along(box, at - thick, at + thick, 0, reach * (1.7 if mark % 5 == 0 else 1)), ink)


def _dial(
    px: np.ndarray, rng: np.random.Generator, middle: tuple[float, float], reach: float, told: float, first: RGB, second: RGB
) -> None:
    """A round scale and a hand."""
    begins, sweep, marks = span(rng, 90, 270), one(rng, 180, 270, 360), int(rng.integers(5, 13))
    for mark in range(marks + 1):
        way = _way(begins + sweep * mark / marks)
        paint.line(px, tuple(way * reach * 0.8 + middle), tuple(way * reach + middle), first, reach * 0.06)
    way = _way(begins + sweep * told / 10)
    across = np.array([-way[1], way[0]]) * reach * 0.12
    paint.polygon(px, np.stack([way * reach * 0.95, across, -across]) + middle, second)
    if rng.random() < 0.5:
        paint.outline(px, paint.ellipse_points(*middle, reach, reach), first, reach * 0.05)


def _way(degrees: float) -> np.ndarray:
    return np.array([np.cos(np.radians(degrees)), np.sin(np.radians(degrees))])


def _signs(px: np.ndarray, box: Box, count: int, sign: shapes.Shape, ink: RGB) -> None:
    """So many signs in one or two rows along the box."""
    left, top, right, bottom = box
    rows = 1 if max(right - left, bottom - top) > 3 * min(right - left, bottom - top) else 2
    across = -(-max(count, 1) // rows)
    size = 0.7 * min(min(right - left, bottom - top) / rows, max(right - left, bottom - top) / across)
    for number in range(count):
        cell = _along(
            box, (number // rows) / across, (number // rows + 1) / across, (number % rows) / rows, (number % rows + 1) / rows
        )
        shapes.put(px, sign, *cell.mean(0), size, ink)
