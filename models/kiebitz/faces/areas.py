"""Areas of a card: halves, bands, wedges, corners and plates, cut out at random."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from . import paint
from .chance import one, span

KINDS = (
    "across", "across", "across", "along", "aslant", "middle", "ends", "rails", "rail",
    "short-rails", "short-rails", "triangles", "quarter-discs", "corners", "plate", "plate", "ring",
    "quarters", "wedges", "stripes", "bars", "bars", "wavy", "toothed",
)  # fmt: skip
"""How an area is cut out of the card."""
FILLS = ("colour", "colour", "colour", "paper", "dark", "second", "tint", "shade")
"""Which of a deck's inks fills it."""
TEXTURES = (
    "flat", "flat", "flat", "ramp", "stripes", "dots", "checks", "waves", "clouds", "signs",
    "lattice",
)  # fmt: skip
"""In which of the grounds' kinds."""
LOW, HIGH = -0.02, 1.02
"""Just beyond the card's edges."""


@dataclass(frozen=True)
class Area:
    """A part of the card; lengths are fractions of its height or width, as the part goes."""

    kind: str
    fill: str
    texture: str
    at: float
    """Where halves meet."""
    lean: float
    size: float
    count: int
    """Of stripes, wedges, waves, a plate's sides."""
    twofold: bool
    """The same is there upside down, too, where it does not reach across the card."""
    edge: float
    """Width of the line round it."""
    seed: int


def random_area(rng: np.random.Generator) -> Area:
    """Any area at all."""
    return Area(
        kind=one(rng, *KINDS),
        fill=one(rng, *FILLS),
        texture=one(rng, *TEXTURES),
        at=0.5 if rng.random() < 0.5 else span(rng, 0.3, 0.7),
        lean=0.0 if rng.random() < 0.4 else span(rng, -0.5, 0.5),
        size=span(rng, 0.12, 0.45),
        count=int(rng.integers(2, 7)),
        twofold=bool(rng.random() < 0.7),
        edge=span(rng, 0.008, 0.03) if rng.random() < 0.3 else 0.0,
        seed=int(rng.integers(1 << 30)),
    )


def outlines(area: Area, height: int, width: int) -> list[np.ndarray]:
    """Its parts as polygons (N, 2), in pixels of a card of this size."""
    parts = _whole(area, width / height)
    if parts is None:
        parts = _turnable(area, width / height)
        if area.twofold:
            parts += [1 - part for part in parts]
    return [part * (width, height) for part in parts]


def _corners(*points: tuple[float, float]) -> np.ndarray:
    return np.array(points, float)


def _whole(area: Area, aspect: float) -> list[np.ndarray] | None:
    """What reaches across the card or stands in its middle, as fractions of the card; else None.

    `aspect` is the card's width by its height.
    """
    at, lean, size, count = area.at, area.lean, area.size, area.count
    match area.kind:
        case "across":
            slope = lean * 0.5
            return [_corners((LOW, LOW), (HIGH, LOW), (HIGH, at - slope), (LOW, at + slope))]
        case "along":
            slope = lean * 0.6
            return [_corners((LOW, LOW), (at + slope, LOW), (at - slope, HIGH), (LOW, HIGH))]
        case "aslant":
            return [_corners((LOW, LOW), (HIGH, LOW), (LOW if lean > 0 else HIGH, HIGH))]
        case "middle":
            half, slope = size / 2, lean * 0.4
            left, right = at + slope, at - slope
            return [
                _corners(
                    (LOW, left - half), (HIGH, right - half), (HIGH, right + half), (LOW, left + half)
                )
            ]
        case "rail":
            return _rail(area)
        case "plate":
            sides = (4, 4, 6, 8, 32, 32)[count % 6]
            angles = np.arange(sides) * 2 * np.pi / sides + (np.pi / sides if lean > 0 else 0)
            reach = 0.3 + size * 0.5
            tall = reach * (aspect if area.twofold else 0.9)
            return [np.stack([0.5 + reach * np.cos(angles), 0.5 + tall * np.sin(angles)], 1)]
        case "ring":
            x, y = size * 0.4, size * 0.4 * aspect
            rim = _corners((LOW, LOW), (HIGH, LOW), (HIGH, HIGH), (LOW, HIGH), (LOW, LOW))
            hole = _corners((x, y), (x, 1 - y), (1 - x, 1 - y), (1 - x, y), (x, y))
            return [np.concatenate([rim, hole])]
        case "quarters":
            return [
                _corners((LOW, LOW), (0.5, LOW), (0.5, at), (LOW, at)),
                _corners((0.5, at), (HIGH, at), (HIGH, HIGH), (0.5, HIGH)),
            ]
        case "wedges":
            angles = np.arange(2 * count) * np.pi / count + lean
            far = 0.5 + 2 * np.stack([np.cos(angles), np.sin(angles)], 1)
            return [np.stack([(0.5, 0.5), far[2 * k], far[2 * k + 1]]) for k in range(count)]
        case "bars":
            step = min(size * 0.5, 0.8 / count)
            reach = 0.15 + abs(lean) * 0.6
            return [
                _corners((0.5 - reach, y), (0.5 + reach, y), (0.5 + reach, y + step * 0.6), (0.5 - reach, y + step * 0.6))
                for y in 0.5 + (np.arange(count) - count / 2 + 0.2) * step
            ]
        case "stripes":
            broad = 1 / (2 * count)
            across = [
                _corners((LOW, y + lean), (HIGH, y - lean), (HIGH, y - lean + broad), (LOW, y + lean + broad))
                for y in 2 * broad * np.arange(-count, 2 * count)
            ]
            return across if area.twofold else [part[:, ::-1] for part in across]
        case "wavy" | "toothed":
            x = np.linspace(LOW, HIGH, 41)
            wave = np.sin(x * np.pi * 2 * count)
            if area.kind == "toothed":
                wave = np.arcsin(np.clip(wave, -1, 1)) * 2 / np.pi
            border = np.stack([x, at + lean * 0.3 * (0.5 - x) + 0.05 * wave], 1)
            return [np.concatenate([border, [(HIGH, LOW), (LOW, LOW)]])]
    return None


def _turnable(area: Area, aspect: float) -> list[np.ndarray]:
    """What may be there twice, the second time upside down, as fractions of the card."""
    lean, size, count = area.lean, area.size, area.count
    match area.kind:
        case "ends":
            low, slope = size * 0.8, lean * 0.2
            return [_corners((LOW, LOW), (HIGH, LOW), (HIGH, low - slope), (LOW, low + slope))]
        case "rails":
            return _rail(area)
        case "short-rails":
            broad, end, slope = size * 0.9, 0.4 + 0.1 * count, lean * 0.15
            return [_corners((LOW, LOW), (broad, LOW), (broad, end - slope), (LOW, end + slope))]
        case "triangles":
            return [_corners((LOW, LOW), (size * 1.6, LOW), (LOW, size * 1.6 * aspect))]
        case "quarter-discs":
            return [paint.ellipse_points(0, 0, size * 1.3, size * 1.3 * aspect)]
        case "corners":
            x, y = size * 0.9, size * 0.9 * aspect
            left = _corners((LOW, LOW), (x, LOW), (x, y), (LOW, y))
            right = _corners((1 - x, LOW), (HIGH, LOW), (HIGH, y), (1 - x, y))
            return [left, right] if count > 3 else [left]
    raise ValueError(f"no kind of area: {area.kind}")


def _rail(area: Area) -> list[np.ndarray]:
    broad = area.size * 0.7
    return [_corners((LOW, LOW), (broad, LOW), (broad + area.lean * 0.1, HIGH), (LOW, HIGH))]
