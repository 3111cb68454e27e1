"""Procedural pictures: signs in number, figures, landscapes."""

from __future__ import annotations

import numpy as np

from . import colours, grounds, paint, shapes
from .colours import RGB

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.5, 0.0), (0.5, 1.0)),
    3: ((0.5, 0.0), (0.5, 0.5), (0.5, 1.0)),
    4: ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)),
    5: ((0.0, 0.0), (1.0, 0.0), (0.5, 0.5), (0.0, 1.0), (1.0, 1.0)),
    6: ((0.0, 0.0), (1.0, 0.0), (0.0, 0.5), (1.0, 0.5), (0.0, 1.0), (1.0, 1.0)),
    7: ((0.0, 0.0), (1.0, 0.0), (0.0, 0.5), (1.0, 0.5), (0.0, 1.0), (1.0, 1.0), (0.5, 0.25)),
    8: (
        (0.0, 0.0), (1.0, 0.0), (0.0, 0.5), (1.0, 0.5), (0.0, 1.0), (1.0, 1.0), (0.5, 0.25),
        (0.5, 0.75),
    ),
    9: (
        (0.0, 0.0), (1.0, 0.0), (0.0, 1 / 3), (1.0, 1 / 3), (0.0, 2 / 3), (1.0, 2 / 3), (0.0, 1.0),
        (1.0, 1.0), (0.5, 0.5),
    ),
    10: (
        (0.0, 0.0), (1.0, 0.0), (0.0, 1 / 3), (1.0, 1 / 3), (0.0, 2 / 3), (1.0, 2 / 3), (0.0, 1.0),
        (1.0, 1.0), (0.5, 1 / 6), (0.5, 5 / 6),
    ),
}  # fmt: skip
"""Where a playing card's pips stand, in the box of their centres."""


def count(
    px: np.ndarray, number: int, shape: shapes.Shape, colour: RGB, rng: np.random.Generator
) -> None:
    """As many signs as the number, in the middle of the card."""
    height, width = px.shape[:2]
    scattered = rng.random() < 0.3
    size = width * (0.26 if number < 5 else 0.2)
    for x, y in PIPS[number]:
        dx, dy = rng.normal(0, 0.02, 2) if scattered else (0, 0)
        shapes.put(
            px,
            shape,
            width * (0.3 + 0.4 * x + dx),
            height * (0.24 + 0.52 * y + dy),
            size,
            colour,
            rng.uniform(-30, 30) if scattered else 0,
        )


def figure(
    px: np.ndarray, rng: np.random.Generator, x0: float, y0: float, x1: float, y1: float
) -> None:
    """A picture in a box given in fractions of the card."""
    height, width = px.shape[:2]
    a, b, c, d = round(x0 * width), round(y0 * height), round(x1 * width), round(y1 * height)
    view = px[b:d, a:c]
    kind = rng.choice(["portrait", "land", "animal", "blobs", "still", "robot"])
    if rng.random() < 0.5 and kind != "land":
        _scatter(view, rng, str(kind))
        return
    picture = scene(rng, d - b, c - a, str(kind))
    if rng.random() < 0.4:
        mask = paint.area(
            (d - b, c - a), paint.ellipse_points((c - a) / 2, (d - b) / 2, (c - a) / 2, (d - b) / 2)
        )
        paint.blend(view, mask, picture)
    else:
        view[:] = picture


def _scatter(px: np.ndarray, rng: np.random.Generator, kind: str) -> None:
    if kind == "portrait":
        _portrait(px, rng)
    elif kind == "animal":
        _animal(px, rng)
    elif kind == "robot":
        _robot(px, rng)
    elif kind == "still":
        _still(px, rng)
    else:
        _blobs(px, rng)


def scene(rng: np.random.Generator, height: int, width: int, kind: str | None = None) -> np.ndarray:
    """A picture of a size, edge to edge."""
    kind = kind or str(
        rng.choice(["portrait", "land", "animal", "blobs", "still", "robot", "photo"])
    )
    if kind == "photo":
        return grounds.photo(rng, height, width)
    if kind == "land":
        return _land(rng, height, width)
    ground = grounds.any_ground(rng, height, width, colours.random(rng), 0.8)
    px = np.ascontiguousarray(ground)
    _scatter(px, rng, kind)
    return px


def _land(rng: np.random.Generator, height: int, width: int) -> np.ndarray:
    sky = colours.hsv(
        rng.uniform(170, 260) if rng.random() < 0.7 else rng.uniform(0, 60),
        rng.uniform(0.1, 0.7),
        rng.uniform(0.3, 1),
    )
    px = np.ascontiguousarray(
        np.broadcast_to(
            paint.between(
                np.linspace(0, 1, height, dtype=np.float32)[:, None],
                sky,
                grounds.quiet(rng, sky, 0.7),
            ),
            (height, width, 3),
        )
    )
    if rng.random() < 0.6:
        x, y = rng.uniform(0.1, 0.9) * width, rng.uniform(0.1, 0.4) * height
        r = rng.uniform(0.05, 0.16) * width
        paint.polygon(px, paint.ellipse_points(x, y, r, r), colours.hsv(rng.uniform(0, 60), 0.4, 1))
    level = rng.uniform(0.35, 0.6)
    for _ in range(int(rng.integers(2, 6))):
        x = np.linspace(0, 1, 14)
        rough = rng.choice([0.03, 0.12])
        y = level + rough * np.cumsum(rng.normal(0, 0.6, 14)) * 0.6
        land = np.concatenate([np.stack([x, y], 1), [(1, 1.2), (0, 1.2)]]) * (width, height)
        tone = colours.hsv(rng.uniform(20, 160), rng.uniform(0.2, 0.8), rng.uniform(0.2, 0.8))
        paint.polygon(px, land, tone)
        level += rng.uniform(0.08, 0.2)
    for _ in range(int(rng.integers(0, 7))):
        x, y = rng.uniform(0, 1) * width, rng.uniform(0.55, 0.95) * height
        size = rng.uniform(0.08, 0.3) * height
        tone = colours.hsv(rng.uniform(60, 150), rng.uniform(0.3, 0.9), rng.uniform(0.15, 0.6))
        if rng.random() < 0.5:
            paint.polygon(px, np.array([(x, y - size), (x + size / 4, y), (x - size / 4, y)]), tone)
        else:
            box = np.array([(0, 0), (1, 0), (1, 1), (0.5, 1.5), (0, 1)]) * (size * 0.4, -size * 0.5)
            paint.polygon(px, box + (x, y), colours.random(rng))
    return px


def _portrait(px: np.ndarray, rng: np.random.Generator) -> None:
    height, width = px.shape[:2]
    unit = min(height * 0.75, width)
    cx, cy = width * rng.uniform(0.4, 0.6), height * rng.uniform(0.32, 0.45)
    skin = colours.hsv(rng.uniform(12, 35), rng.uniform(0.2, 0.65), rng.uniform(0.35, 0.98))
    hair, dress = colours.random(rng), colours.random(rng)
    face = unit * rng.uniform(0.16, 0.24)
    paint.polygon(px, paint.ellipse_points(cx, cy + face * 3.2, face * 2.2, face * 2.2), dress)
    paint.polygon(px, paint.ellipse_points(cx, cy, face * 1.25, face * rng.uniform(1.3, 1.9)), hair)
    paint.polygon(px, paint.ellipse_points(cx, cy + face * 0.15, face, face * 1.2), skin)
    for side in (-1, 1):
        x = cx + side * face * 0.4
        paint.polygon(px, paint.ellipse_points(x, cy, face * 0.2, face * 0.13), (245, 245, 245))
        paint.polygon(px, paint.ellipse_points(x, cy, face * 0.1, face * 0.1), (20, 20, 30))
    paint.line(px, (cx, cy + face * 0.1), (cx + face * 0.15, cy + face * 0.45), (60, 30, 20), 1)
    paint.line(
        px,
        (cx - face * 0.3, cy + face * 0.75),
        (cx + face * 0.3, cy + face * 0.72),
        (150, 30, 40),
        2,
    )
    roll = rng.random()
    if roll < 0.35:
        shapes.put(
            px, shapes.crown(), cx, cy - face * 1.5, face * 1.4, colours.named(rng, "yellow")
        )
    elif roll < 0.55:
        shapes.put(px, shapes.regular(3), cx, cy - face * 1.9, face * 2.4, colours.random(rng))
    for _ in range(int(rng.integers(0, 8))):
        x, y = cx + rng.normal(0, face), cy + face * 3 + rng.normal(0, face * 0.7)
        shapes.put(
            px,
            shapes.SIGNS[rng.integers(len(shapes.SIGNS))](),
            x,
            y,
            face * 0.4,
            colours.random(rng),
        )


def _animal(px: np.ndarray, rng: np.random.Generator) -> None:
    height, width = px.shape[:2]
    unit = min(width, height)
    cx, cy = width * 0.5, height * rng.uniform(0.45, 0.6)
    fur = colours.hsv(rng.uniform(0, 60), rng.uniform(0, 0.8), rng.uniform(0.15, 0.95))
    if rng.random() < 0.3:
        fur = colours.random(rng)
    rx, ry = unit * rng.uniform(0.2, 0.36), unit * rng.uniform(0.13, 0.26)
    for x in (-0.8, -0.4, 0.4, 0.8):
        paint.line(px, (cx + x * rx, cy), (cx + x * rx * 1.05, cy + ry * 2), fur, unit * 0.05)
    paint.polygon(px, paint.ellipse_points(cx, cy, rx, ry), fur)
    paint.outline(
        px, paint.ellipse_points(cx - rx * 1.2, cy - ry * 0.5, rx * 0.3, ry), fur, unit * 0.03
    )
    head = ry * rng.uniform(0.6, 1)
    hx, hy = cx + rx * 0.9, cy - ry * rng.uniform(0.5, 1.3)
    for side in (-1, 1):
        ear = np.array([(-0.3, 0), (0.3, 0), (0.1, -1.1)]) * head + (
            hx + side * head * 0.5,
            hy - head * 0.5,
        )
        paint.polygon(px, ear, colours.mix(fur, (0, 0, 0), 0.3))
    paint.polygon(px, paint.ellipse_points(hx, hy, head, head * 0.9), fur)
    paint.polygon(
        px,
        paint.ellipse_points(hx + head * 0.3, hy - head * 0.1, head * 0.15, head * 0.15),
        (10, 10, 10),
    )
    paint.polygon(
        px,
        paint.ellipse_points(hx + head * 0.8, hy + head * 0.3, head * 0.3, head * 0.25),
        colours.random(rng),
    )
    for _ in range(int(rng.integers(0, 6))):
        x, y = cx + rng.uniform(-0.8, 0.8) * rx, cy + rng.uniform(-0.6, 0.6) * ry
        paint.polygon(
            px,
            paint.ellipse_points(x, y, unit * 0.03, unit * 0.03),
            colours.mix(fur, (255, 255, 255), 0.5),
        )


def _robot(px: np.ndarray, rng: np.random.Generator) -> None:
    height, width = px.shape[:2]
    for _ in range(int(rng.integers(4, 12))):
        x0, y0 = rng.uniform(0.1, 0.7) * width, rng.uniform(0.1, 0.8) * height
        x1, y1 = x0 + rng.uniform(0.05, 0.35) * width, y0 + rng.uniform(0.05, 0.3) * height
        box = paint.rounded(x0, y0, x1, y1, rng.uniform(0, 0.1) * width)
        paint.polygon(px, box, colours.random(rng))
        if rng.random() < 0.5:
            paint.outline(px, box, (15, 15, 20), width * 0.012)


def _still(px: np.ndarray, rng: np.random.Generator) -> None:
    height, width = px.shape[:2]
    unit = min(width, height)
    for _ in range(int(rng.integers(1, 7))):
        shape = shapes.SIGNS[rng.integers(len(shapes.SIGNS))]()
        x, y = rng.uniform(0.2, 0.8) * width, rng.uniform(0.2, 0.8) * height
        size = unit * rng.uniform(0.2, 0.7)
        tone = colours.random(rng)
        shapes.put(
            px,
            shape,
            x,
            y,
            size,
            tone,
            rng.uniform(-40, 40),
            edge=(max(1, unit * 0.01), colours.mix(tone, (0, 0, 0), 0.7))
            if rng.random() < 0.5
            else None,
        )


def _blobs(px: np.ndarray, rng: np.random.Generator) -> None:
    height, width = px.shape[:2]
    for _ in range(int(rng.integers(3, 14))):
        t = np.linspace(0, 2 * np.pi, 24, endpoint=False)
        r = 1 + sum(
            rng.normal(0, 0.25 / k) * np.cos(k * t + rng.uniform(0, 6)) for k in range(1, 5)
        )
        size = rng.uniform(0.03, 0.3) * min(width, height)
        blob = np.stack([r * np.cos(t), r * np.sin(t)], 1) * size
        blob += (rng.uniform(0, 1) * width, rng.uniform(0, 1) * height)
        paint.polygon(px, blob, colours.random(rng))
        if rng.random() < 0.3:
            paint.outline(px, blob, (10, 10, 10), 2)
