"""Pictures of court cards: a plain figure on bare ground, or one that fills its panel with small patterns, as old printers cut them."""

from __future__ import annotations

import cv2
import numpy as np

from . import colours, paint, shapes
from .colours import RGB

CUSTOM = ((206, 32, 38), (28, 60, 140), (246, 196, 40))
"""Red, blue and yellow; black and white come to them."""
INK: RGB = (20, 20, 24)
PATTERNS = ("lozenges", "checks", "stripes", "dots", "rings", "scales", "zigzags", "plain")


def _rows(
    px: np.ndarray, rng: np.random.Generator, panel: np.ndarray, ink: RGB, dark: RGB, count: int
) -> None:
    """Rows of stripes, dots or zigzags over a four-cornered panel."""
    style = int(rng.integers(4))
    size = px.shape[1] * rng.uniform(0.025, 0.05)
    for step in np.linspace(0.12, 0.88, max(count, 1)):
        a = panel[0] + (panel[3] - panel[0]) * step
        b = panel[1] + (panel[2] - panel[1]) * step
        if style == 0:
            paint.line(px, tuple(a), tuple(b), ink, rng.uniform(1, 4))
        elif style == 3:
            zigzag = a + (b - a) * np.linspace(0, 1, 9)[:, None]
            zigzag[1::2, 1] += size
            paint.outline(px, zigzag, ink, rng.uniform(1, 3), closed=False)
        else:
            shape = shapes.regular(4 if style == 1 else 12)
            for share in np.linspace(0.1, 0.9, int(rng.integers(3, 7))):
                x, y = a + (b - a) * share
                shapes.put(px, shape, x, y, size * 1.5, dark if rng.random() < 0.15 else ink)


def plain(
    rng: np.random.Generator, height: int, width: int, suit: shapes.Shape, suit_ink: RGB
) -> np.ndarray:
    """One figure upright in the middle, on bare ground, two-headed, edge to edge; red, blue, yellow and black by custom."""
    modern = rng.random() < 0.12
    base = [(206, 32, 38), (28, 60, 140), (246, 196, 40), (20, 20, 24), (250, 248, 240)]
    if modern:
        base = [colours.random(rng) for _ in range(3)] + [(20, 20, 24), (250, 248, 240)]
    elif rng.random() < 0.4:
        base[int(rng.integers(3))] = colours.hsv(rng.uniform(0, 360), 0.8, rng.uniform(0.4, 0.9))
    paper = (252, 250, 244) if rng.random() < 0.92 else colours.random(rng)
    px = paint.blank(height, width, paper)
    tones = [
        tuple(int(v) for v in np.clip(np.array(c) + rng.normal(0, 12, 3), 0, 255)) for c in base
    ]

    def tone() -> RGB:
        return tones[rng.integers(len(tones))]

    cx = width * rng.uniform(0.42, 0.58)
    top = height * rng.uniform(0.2, 0.25)
    face = width * rng.uniform(0.12, 0.16)
    neck = top + face * 0.9
    line = max(1, round(width * 0.008))
    if rng.random() < 0.75:
        # A sleeve or a staff's cloth at either side.
        for x0, x1 in ((-0.05, 0.26), (0.74, 1.05)):
            panel = np.array(
                [(x0, rng.uniform(0.3, 0.42)), (x1, rng.uniform(0.26, 0.4)), (x1, 0.6), (x0, 0.6)]
            )
            paint.polygon(px, panel * (width, height), tone())
            _rows(px, rng, panel * (width, height), tone(), tones[3], int(rng.integers(3, 8)))
    # The robe: chevrons from the neck down, each with its own pattern.
    spread = rng.uniform(0.42, 0.62) * width
    slope = rng.uniform(-0.5, 0.9)
    levels = np.linspace(neck, height * 0.62, int(rng.integers(5, 10)))
    for y0, y1 in zip(levels[:-1], levels[1:], strict=True):
        w0 = face * 1.1 + (spread - face * 1.1) * min(1, (y0 - neck) / (height * 0.16))
        w1 = face * 1.1 + (spread - face * 1.1) * min(1, (y1 - neck) / (height * 0.16))
        band = tone()
        second = tone()
        for side in (-1, 1):
            panel = np.array(
                [
                    (cx, y0 + slope * face),
                    (cx + side * w0, y0),
                    (cx + side * w1, y1),
                    (cx, y1 + slope * face),
                ]
            )
            paint.polygon(px, panel, band)
            _rows(
                px, np.random.default_rng(int(y0)), panel, second, tones[3], int(rng.integers(0, 3))
            )
            paint.outline(px, panel, tones[3], line)
    if rng.random() < 0.6:
        # A sash across, or the opening of a coat.
        x = rng.uniform(-0.3, 0.3) * width
        sash = np.array(
            [
                (cx - face * 0.4, neck),
                (cx + face * 0.4, neck),
                (cx + x + face, height * 0.6),
                (cx + x - face, height * 0.6),
            ]
        )
        paint.polygon(px, sash, tone())
        _rows(px, rng, sash, tone(), tones[3], int(rng.integers(4, 9)))
        paint.outline(px, sash, tones[3], line)
    for side in (-1, 1):
        hand = (cx + side * spread * rng.uniform(0.35, 0.8), height * rng.uniform(0.4, 0.47))
        paint.polygon(
            px, paint.ellipse_points(*hand, face * 0.35, face * 0.25, rng.uniform(0, 90), 16), paper
        )
        paint.outline(
            px,
            paint.ellipse_points(*hand, face * 0.35, face * 0.25, rng.uniform(0, 90), 16),
            tones[3],
            line,
        )
    # Head, hair, crown.
    hair = tones[2] if rng.random() < 0.5 else tone()
    paint.polygon(px, paint.ellipse_points(cx, top + face * 0.35, face * 1.4, face * 1.25), hair)
    for side in (-1, 1):
        for k in range(3):
            paint.outline(
                px,
                paint.ellipse_points(
                    cx + side * face * (0.9 + 0.2 * k), top + face * 0.5, face * 0.3, face * 0.8
                ),
                tones[3],
                1,
            )
    skin = (250, 226, 200) if rng.random() < 0.4 else (252, 248, 238)
    paint.polygon(px, paint.ellipse_points(cx, top, face * 0.85, face * 1.2), skin)
    paint.outline(px, paint.ellipse_points(cx, top, face * 0.85, face * 1.2), tones[3], 1)
    for side in (-1, 1):
        paint.line(
            px,
            (cx + side * face * 0.55, top - face * 0.2),
            (cx + side * face * 0.2, top - face * 0.2),
            tones[3],
            2,
        )
    paint.line(px, (cx, top - face * 0.1), (cx - face * 0.12, top + face * 0.35), tones[3], 1)
    paint.line(
        px,
        (cx - face * 0.25, top + face * 0.65),
        (cx + face * 0.25, top + face * 0.65),
        tones[0],
        2,
    )
    if rng.random() < 0.4:
        beard = np.array([(-0.8, 0.3), (0.8, 0.3), (0.5, 1.6), (0, 1.9), (-0.5, 1.6)]) * face + (
            cx,
            top + face * 0.4,
        )
        paint.polygon(px, beard, hair)
        for k in np.linspace(-0.6, 0.6, 6):
            paint.line(
                px, (cx + k * face, top + face), (cx + k * face * 0.7, top + face * 2), tones[3], 1
            )
    shapes.put(
        px,
        shapes.crown(),
        cx,
        top - face * 1.45,
        face * 1.5,
        tones[2],
        wide=1.25,
        edge=(1, tones[3]),
    )
    for k in (-0.4, 0, 0.4):
        paint.polygon(
            px,
            paint.ellipse_points(cx + k * face, top - face * 1.2, face * 0.14, face * 0.14),
            tones[0],
        )
    # What the hand holds.
    side = 1 if rng.random() < 0.5 else -1
    x = cx + side * width * rng.uniform(0.22, 0.32)
    paint.line(
        px, (x, height * 0.06), (x + rng.normal(0, 6), height * 0.5), tones[3], width * 0.035
    )
    paint.line(px, (x, height * 0.06), (x + rng.normal(0, 6), height * 0.5), tone(), width * 0.02)
    # The suit beside the head, then the lower half turned.
    suit_x = width * (0.15 if cx > width * 0.5 or side > 0 else 0.85)
    shapes.put(px, suit, suit_x, height * 0.13, width * 0.2, suit_ink)
    tilt = rng.choice([0, 0, 0.12, -0.12]) * height
    y = (
        np.arange(height)[:, None]
        - height / 2
        - (np.arange(width)[None, :] - width / 2) / width * tilt
    )
    upper = y < 0
    px = np.where(upper[..., None], px, px[::-1, ::-1])
    px = np.ascontiguousarray(px)
    if rng.random() < 0.5:
        paint.line(
            px,
            (0, height / 2 - tilt / 2),
            (width, height / 2 + tilt / 2),
            tones[3],
            rng.uniform(1, 3),
        )
    return px


def crowded(rng: np.random.Generator, height: int, width: int, suit: shapes.Shape, suit_ink: RGB) -> np.ndarray:
    """A two-headed picture, edge to edge, (height, width, 3).

    :param suit: the sign that stands beside each head.
    """
    tones = _tones(rng)
    paper = (252, 250, 244) if rng.random() < 0.85 else tones[int(rng.integers(len(tones)))]
    px = paint.blank(height, width, paper)
    side = 1 if rng.random() < 0.5 else -1
    cx = width * (0.5 + side * rng.uniform(0, 0.16))
    top, face = height * rng.uniform(0.15, 0.24), width * rng.uniform(0.1, 0.17)
    _robe(px, rng, cx, top + face, face, tones)
    if rng.random() < 0.4:
        _border(px, rng, tones)
    _head(px, rng, cx, top, face, tones, paper)
    _held(px, rng, cx - side * width * rng.uniform(0.2, 0.42), tones)
    if rng.random() < 0.6:
        _held(px, rng, cx + side * width * rng.uniform(0.25, 0.4), tones)
    size = width * rng.uniform(0.2, 0.38)
    shapes.put(px, suit, width * 0.5 - side * (width * 0.48 - size * 0.5), height * 0.02 + size * 0.6, size, suit_ink)
    return _doubled(px, rng)


def _tones(rng: np.random.Generator) -> list[RGB]:
    base: list[RGB] = list(CUSTOM)
    kind = rng.random()
    if kind < 0.12:
        base = [colours.random(rng) for _ in range(3)]
    elif kind < 0.35:
        base[int(rng.integers(3))] = colours.hsv(rng.uniform(0, 360), 0.8, rng.uniform(0.4, 0.9))
    shade = [tuple(int(v) for v in np.clip(np.array(c) + rng.normal(0, 14, 3), 0, 255)) for c in base]
    return [*shade, INK, (250, 248, 240)]


def _pattern(rng: np.random.Generator, height: int, width: int, cell: float, tones: list[RGB]) -> np.ndarray:
    """Two or three tones in a small pattern that is turned at random, (height, width, 3) uint8."""
    angle = rng.choice([0, np.pi / 4, rng.uniform(0, np.pi)])
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    u = (xs * np.cos(angle) + ys * np.sin(angle)) / cell + rng.random()
    v = (ys * np.cos(angle) - xs * np.sin(angle)) / cell + rng.random()
    a, b = u % 1 - 0.5, v % 1 - 0.5
    kind = str(rng.choice(PATTERNS))
    near = np.hypot(a, b)
    if kind == "lozenges":
        on = np.abs(a) + np.abs(b) * rng.uniform(0.5, 1) < rng.uniform(0.25, 0.45)
    elif kind == "checks":
        on = (a > 0) != (b > 0)
    elif kind == "stripes":
        on = np.abs(a) < rng.uniform(0.1, 0.3)
    elif kind == "dots":
        on = near < rng.uniform(0.15, 0.4)
    elif kind == "rings":
        on = (near < 0.42) & (near > rng.uniform(0.15, 0.3))
    elif kind == "scales":
        on = np.hypot(a, b + 0.5) % 0.5 < 0.2
    elif kind == "zigzags":
        on = (v + np.abs(a) * rng.uniform(0.6, 1.6)) % 1 < 0.4
    else:
        on = np.zeros_like(near, bool)
    first, second, third = (np.array(tones[int(k)], np.uint8) for k in rng.integers(0, len(tones), 3))
    made = np.where(on[..., None], second, first)
    if rng.random() < 0.4:
        # A spot, or a line, in each.
        made = np.where(((near < 0.13) if rng.random() < 0.6 else (np.abs(b) < 0.07))[..., None], third, made)
    return made


def _filled(px: np.ndarray, rng: np.random.Generator, points: np.ndarray, tones: list[RGB]) -> None:
    """An area full of a pattern, with a dark line round it."""
    height, width = px.shape[:2]
    cell = width * rng.uniform(0.04, 0.14)
    paint.blend(px, paint.area((height, width), points), _pattern(rng, height, width, cell, tones))
    if rng.random() < 0.8:
        paint.outline(px, points, INK, width * rng.uniform(0.005, 0.015))


def _robe(px: np.ndarray, rng: np.random.Generator, cx: float, neck: float, face: float, tones: list[RGB]) -> None:
    """Clothes from the neck down, wide as the panel or nearly, of bands that run aslant over one another."""
    height, width = px.shape[:2]
    low = height * 0.75
    shoulder = neck + height * rng.uniform(0.02, 0.1)
    left, right = width * rng.uniform(-0.1, 0.12, 2) * (1, -1) + (0, width)
    body = np.array([
        (cx - face * 0.7, neck - face * 0.3), (cx + face * 0.7, neck - face * 0.3), (right, shoulder), (right, low), (left, low), (left, shoulder),
    ])  # fmt: skip
    _filled(px, rng, body, tones)
    robe = paint.area((height, width), body)
    over = px.copy()
    for _ in range(int(rng.integers(3, 9))):
        middle = np.array([rng.uniform(left, right), rng.uniform(neck, height * 0.6)])
        long, thick = width * rng.uniform(0.25, 0.9), width * rng.uniform(0.04, 0.16)
        bent = rng.normal(0, 0.12, 2) * width
        angle = float(rng.choice([-1, 1]) * rng.uniform(15, 75))
        band = np.array([(-long, -thick), (0, -thick + bent[0]), (long, -thick), (long, thick), (0, thick + bent[0]), (-long, thick)]) / 2
        _filled(over, rng, paint.turned(band, angle) + middle, tones)
    if rng.random() < 0.7:
        # The opening of a coat, or a chain, down the middle.
        wide = face * rng.uniform(0.3, 0.9)
        strip = np.array([(-wide, 0), (wide, 0), (wide * rng.uniform(0.5, 2), low - neck), (-wide * rng.uniform(0.5, 2), low - neck)])
        _filled(over, rng, paint.turned(strip, float(rng.normal(0, 14))) + (cx, neck), tones)
    paint.blend(px, robe, over)
    for _ in range(int(rng.integers(0, 3))):
        at = (rng.uniform(left, right), rng.uniform(shoulder, max(shoulder + face, height * 0.5)))
        hand = paint.ellipse_points(*at, face * rng.uniform(0.3, 0.5), face * 0.3, rng.uniform(0, 180), 16)
        paint.polygon(px, hand, (252, 248, 238))
        paint.outline(px, hand, INK, 1)


def _border(px: np.ndarray, rng: np.random.Generator, tones: list[RGB]) -> None:
    """A strip of ornament down one side or both."""
    height, width = px.shape[:2]
    wide = width * rng.uniform(0.05, 0.13)
    start = height * rng.uniform(0, 0.3)
    for x in ((0, width - wide), (0,), (width - wide,))[int(rng.integers(3))]:
        _filled(px, rng, np.array([(x, start), (x + wide, start), (x + wide, height), (x, height)]), tones)


def _head(px: np.ndarray, rng: np.random.Generator, cx: float, top: float, face: float, tones: list[RGB], paper: RGB) -> None:
    """A face, half turned perhaps, with hair in curls and something on it."""
    hair = tones[2] if rng.random() < 0.4 else tones[int(rng.integers(len(tones)))]
    turned = rng.uniform(-0.35, 0.35) * face
    for way in (-1, 1):
        for k in range(int(rng.integers(1, 5))):
            lock = paint.ellipse_points(cx + way * face * (0.75 + 0.22 * k), top + face * (0.2 + 0.25 * k), face * 0.45, face * 0.6, rng.uniform(0, 180), 20)
            paint.polygon(px, lock, hair)
            paint.outline(px, lock, INK, 1)
    skin = (250, 226, 200) if rng.random() < 0.4 else paper if rng.random() < 0.6 else (252, 248, 238)
    head = paint.ellipse_points(cx, top, face * rng.uniform(0.7, 0.9), face * rng.uniform(1.05, 1.3))
    paint.polygon(px, head, skin)
    paint.outline(px, head, INK, max(1, face * 0.05))
    for way in (-1, 1):
        x, y = cx + turned + way * face * 0.32, top - face * 0.15
        paint.line(px, (x - face * 0.15, y), (x + face * 0.15, y), INK, max(1, face * 0.08))
        paint.line(px, (x - face * 0.18, y - face * 0.22), (x + face * 0.18, y - face * 0.25), INK, 1)
    paint.line(px, (cx + turned, top - face * 0.1), (cx + turned * 1.4, top + face * 0.35), INK, 1)
    paint.line(px, (cx + turned - face * 0.2, top + face * 0.6), (cx + turned + face * 0.2, top + face * 0.6), tones[0], 2)
    if rng.random() < 0.4:
        beard = np.array([(-0.8, 0.3), (0.8, 0.3), (0.5, 1.5), (0, 1.8), (-0.5, 1.5)]) * face + (cx, top + face * 0.4)
        _filled(px, rng, beard, [hair, INK, hair])
    brim, high = top - face * rng.uniform(0.6, 0.9), face * rng.uniform(0.5, 1.1)
    kind = rng.random()
    if kind < 0.4:
        shapes.put(px, shapes.crown(), cx, brim - high * 0.5, face * rng.uniform(1.4, 2), tones[2], wide=1.25, edge=(1, INK))
    elif kind < 0.9:
        # A cap, flat or tall, wider above or below.
        wide, above = face * rng.uniform(0.8, 1.4), rng.uniform(0.5, 1.3)
        cap = np.array([(-wide, 0), (wide, 0), (wide * above, -high), (-wide * above, -high)])
        _filled(px, rng, paint.turned(cap, float(rng.normal(0, 8))) + (cx, brim), tones)


def _held(px: np.ndarray, rng: np.random.Generator, x: float, tones: list[RGB]) -> None:
    """A sword, a halberd, a flower: a staff with something at its end, or none."""
    height, width = px.shape[:2]
    start, end = height * rng.uniform(0.02, 0.2), height * rng.uniform(0.3, 0.55)
    lean = rng.normal(0, 0.06) * width
    thick = width * rng.uniform(0.015, 0.05)
    paint.line(px, (x, start), (x + lean, end), INK, thick + 2)
    paint.line(px, (x, start), (x + lean, end), tones[int(rng.integers(len(tones)))], thick)
    if rng.random() < 0.6:
        sign = (shapes.flower(int(rng.integers(4, 8))), shapes.leaf(), shapes.cross(), shapes.regular(int(rng.integers(3, 9))))[int(rng.integers(4))]
        shapes.put(px, sign, x, start + height * 0.02, width * rng.uniform(0.1, 0.22), tones[int(rng.integers(4))], edge=(1, INK))


def _doubled(px: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The upper half, and below a line that may run aslant the same turned."""
    height, width = px.shape[:2]
    tilt = float(rng.choice([0, 0, 1, -1])) * rng.uniform(0.05, 0.45) * height
    rise = (np.arange(width)[None] - width / 2) / width * tilt
    upper = np.arange(height)[:, None] - height / 2 - rise < 0
    made = np.ascontiguousarray(np.where(upper[..., None], px, px[::-1, ::-1]))
    if rng.random() < 0.5:
        ends = (0, height / 2 - tilt / 2), (width, height / 2 + tilt / 2)
        paint.line(made, *ends, INK, rng.uniform(1, 3))
    return cv2.GaussianBlur(made, (0, 0), 0.5)
