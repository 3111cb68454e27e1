"""Table tops and floors: procedural textures, each SIZE x SIZE RGB and some card lengths wide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from .noise import chance, colour, fbm, hsv, log_uniform, noise, ramp, scaled, shade

SIZE = 640

Rng = np.random.Generator
_FONTS = (
    cv2.FONT_HERSHEY_SIMPLEX,
    cv2.FONT_HERSHEY_DUPLEX,
    cv2.FONT_HERSHEY_COMPLEX,
    cv2.FONT_HERSHEY_TRIPLEX,
)


@dataclass(frozen=True)
class Surface:
    """A texture: pictures, each half the size of the one before; its side in card lengths."""

    levels: tuple[np.ndarray, ...]
    span: float
    kind: str


def _plain(rng: Rng, c) -> np.ndarray:
    return np.full((SIZE, SIZE, 3), c, np.float32).astype(np.uint8)


def _uneven(rng: Rng, image: np.ndarray, amount: float, cells: float = 3) -> np.ndarray:
    return shade(image, 1 + amount * (fbm(rng, SIZE, SIZE, cells) - 0.5))


def _wood_tones(rng: Rng):
    kind = rng.integers(0, 5)
    hue, sat = rng.uniform(0.03, 0.12), rng.uniform(0.25, 0.75)
    top = (0.35, 0.6, 0.85, 0.95, 0.7)[kind] * rng.uniform(0.8, 1.05)
    low = top * rng.uniform(0.25, 0.85)
    if kind == 3:
        sat *= 0.4
    if kind == 4:
        sat *= rng.uniform(0, 0.5)
    return [
        hsv(hue, min(1, sat * 1.15), low),
        hsv(hue + 0.01, sat, (low + top) / 2),
        hsv(hue + 0.02, sat * 0.8, top),
    ]


def _grain(rng: Rng, h: int, w: int) -> np.ndarray:
    """Grain along x: rings cut by a plane, and pores."""
    bend = fbm(rng, h, w, rng.uniform(1, 4), rng.uniform(3, 10), 4)
    y = np.linspace(0, 1, h, dtype=np.float32)[:, None]
    rings = 0.5 + 0.5 * np.sin(2 * np.pi * (rng.uniform(0, 18) * y + bend * rng.uniform(1, 7)))
    streak = noise(rng, h, w, rng.uniform(2, 8), rng.uniform(80, 300))
    pores = noise(rng, h, w, rng.uniform(20, 60), 300)
    mix = rng.dirichlet([2, 2, 1.2])
    x = mix[0] * rings + mix[1] * streak + mix[2] * pores
    return np.clip(0.5 + (x - x.mean()) * rng.uniform(0.8, 2.4), 0, 1).astype(np.float32)


def wood(rng: Rng) -> np.ndarray:
    return ramp(_grain(rng, SIZE, SIZE), _wood_tones(rng))


def planks(rng: Rng) -> np.ndarray:
    tones = _wood_tones(rng)
    out = ramp(_grain(rng, SIZE, SIZE), tones)
    count = int(rng.integers(3, 14))
    edges = np.linspace(0, SIZE, count + 1).astype(int)
    gap = int(rng.integers(1, 7))
    gap_colour = scaled(tones[0], rng.uniform(0.1, 0.8))
    staggered = chance(rng, 0.5)
    for a, b in zip(edges[:-1], edges[1:], strict=True):
        row = np.roll(out[a:b], int(rng.integers(0, SIZE)), axis=1)
        out[a:b] = cv2.convertScaleAbs(row, alpha=rng.uniform(0.8, 1.12))
        if staggered:
            x = int(rng.integers(0, SIZE))
            out[a:b, x : x + gap] = gap_colour
        out[b - gap : b] = gap_colour
    return out


def slats(rng: Rng) -> np.ndarray:
    """Slats with dark spaces between them."""
    tones = _wood_tones(rng)
    out = ramp(_grain(rng, SIZE, SIZE), tones)
    pitch = int(rng.integers(40, 130))
    space = int(pitch * rng.uniform(0.1, 0.4))
    dark = colour(rng, (0, 0.3), (0.02, 0.25))
    for y in range(int(rng.integers(0, pitch)), SIZE, pitch):
        out[y : y + space] = dark
        out[max(0, y - 3) : y] = scaled(tones[2], 1.1)
    return out


def herringbone(rng: Rng) -> np.ndarray:
    out = ramp(_grain(rng, SIZE, SIZE), _wood_tones(rng))
    side = int(rng.integers(28, 60))
    length = side * int(rng.integers(3, 6))
    for j in range(-2, SIZE // side + 3):
        for i in range(-2, SIZE // (2 * length) + 3):
            x, y = i * 2 * length + j * side, j * side
            for box in ((x, y, length, side), (x + length, y - length + side, side, length)):
                x0, y0 = max(0, box[0] % (SIZE + length) - length), max(0, box[1])
                x1, y1 = min(SIZE, x0 + box[2]), min(SIZE, y0 + box[3])
                if x1 > x0 and y1 > y0:
                    part = out[y0:y1, x0:x1]
                    out[y0:y1, x0:x1] = cv2.convertScaleAbs(part, alpha=rng.uniform(0.75, 1.15))
                    cv2.rectangle(out, (x0, y0), (x1, y1), (30, 20, 12), 1)
    return out


def _weave(rng: Rng) -> np.ndarray:
    """(SIZE, SIZE) gain of threads."""
    period = rng.uniform(2.5, 9)
    x = np.arange(SIZE, dtype=np.float32)
    a = np.sin(x * 2 * np.pi / period)
    if chance(rng, 0.4):
        g = np.sin((x[None] + x[:, None] * rng.choice([1, -1, 2])) * 2 * np.pi / period)
    else:
        g = a[None] * a[:, None]
    thread = noise(rng, SIZE, SIZE, 8, 200) + noise(rng, SIZE, SIZE, 200, 8) - 1
    return (1 + rng.uniform(0.02, 0.22) * g + rng.uniform(0, 0.3) * thread).astype(np.float32)


def _wrinkles(rng: Rng) -> np.ndarray:
    n = fbm(rng, SIZE, SIZE, rng.uniform(1.5, 5), octaves=3)
    ridge = 1 - np.abs(2 * n - 1)
    slope = cv2.Sobel(
        cv2.GaussianBlur(ridge, (0, 0), rng.uniform(2, 8)),
        cv2.CV_32F,
        1,
        1 * chance(rng, 0.5),
        ksize=5,
    )
    slope /= np.abs(slope).max() + 1e-6
    return (1 + rng.uniform(0.15, 0.8) * slope + rng.uniform(0, 0.5) * (ridge - 0.6)).astype(
        np.float32
    )


def cloth(rng: Rng) -> np.ndarray:
    dark = chance(rng, 0.45)
    c = colour(rng, (0, 0.8), (0.06, 0.35) if dark else (0.35, 1.0))
    out = shade(_plain(rng, c), _weave(rng))
    return shade(out, _wrinkles(rng)) if chance(rng, 0.6) else out


def velvet(rng: Rng) -> np.ndarray:
    c = colour(rng, (0.1, 0.9), (0.08, 0.6))
    return shade(_plain(rng, c), _wrinkles(rng) * (1 + 0.3 * (noise(rng, SIZE, SIZE, 250) - 0.5)))


def corduroy(rng: Rng) -> np.ndarray:
    c = colour(rng, (0, 0.6), (0.1, 0.7))
    x = np.arange(SIZE, dtype=np.float32)
    period = rng.uniform(8, 24)
    wobble = 6 * (fbm(rng, SIZE, SIZE, 2) - 0.5)
    rib = np.sin((x[None] + wobble) * 2 * np.pi / period)
    out = shade(_plain(rng, c), 1 + rng.uniform(0.15, 0.5) * rib)
    return _uneven(rng, shade(out, 1 + 0.5 * (noise(rng, SIZE, SIZE, 60, 320) - 0.5)), 0.5)


def stripes(rng: Rng) -> np.ndarray:
    out = _plain(rng, colour(rng, (0, 0.6), (0.2, 1)))
    palette = [colour(rng, (0, 0.9), (0.05, 1)) for _ in range(int(rng.integers(1, 5)))]
    widths = [int(rng.integers(2, 50)) for _ in range(len(palette) * 2)]
    x, k = 0, 0
    while x < SIZE:
        cv2.rectangle(
            out, (x, 0), (x + widths[k % len(widths)], SIZE), palette[k % len(palette)], -1
        )
        x += widths[k % len(widths)] + widths[(k + 1) % len(widths)]
        k += 1
    return shade(out, _weave(rng))


def tartan(rng: Rng) -> np.ndarray:
    line = _plain(rng, colour(rng, (0, 0.8), (0.2, 1)))
    x = 0
    while x < SIZE:
        w = int(rng.integers(3, 70))
        line[:, x : x + w] = colour(rng, (0, 0.9), (0.1, 1)) if chance(rng, 0.7) else line[0, 0]
        x += w + int(rng.integers(0, 20))
    tile = line.copy()
    half = cv2.addWeighted(tile, 0.5, np.ascontiguousarray(tile.transpose(1, 0, 2)), 0.5, 0)
    return shade(half, _weave(rng))


def _leaf(rng: Rng, image: np.ndarray, at, length: float, angle: float, c) -> None:
    t = np.linspace(0, 1, 10)
    width = length * rng.uniform(0.12, 0.3) * np.sin(np.pi * t) ** 0.8
    bend = length * rng.uniform(-0.2, 0.2) * t * t
    top = np.stack([length * t, bend + width], -1)
    bottom = np.stack([length * t, bend - width], -1)[::-1]
    rot = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    cv2.fillPoly(
        image,
        [np.round((np.concatenate([top, bottom]) @ rot + at) * 8).astype(np.int32)],
        c,
        cv2.LINE_AA,
        3,
    )


def leaves(rng: Rng) -> np.ndarray:
    out = _plain(rng, colour(rng, (0, 0.7), (0.1, 1)))
    palette = [colour(rng, (0, 0.8), (0.03, 0.9)) for _ in range(int(rng.integers(1, 4)))]
    big = log_uniform(rng, 25, 140)
    for _ in range(int(260 * 40 / big)):
        at, turn = rng.uniform(0, SIZE, 2), rng.uniform(0, 2 * np.pi)
        c = palette[int(rng.integers(len(palette)))]
        for k in range(int(rng.integers(1, 8))):
            _leaf(rng, out, at, big * rng.uniform(0.5, 1.1), turn + k * 0.6, c)
    return shade(out, _weave(rng))


def floral(rng: Rng) -> np.ndarray:
    out = _plain(rng, colour(rng, (0, 0.6), (0.1, 1)))
    if chance(rng, 0.5):
        out = shade(out, _weave(rng))
    palette = [colour(rng, (0.1, 0.9), (0.3, 1)) for _ in range(3)]
    big = log_uniform(rng, 8, 50)
    for _ in range(int(150 * 30 / big)):
        at = rng.uniform(0, SIZE, 2)
        r = big * rng.uniform(0.5, 1.2)
        c = palette[int(rng.integers(3))]
        _leaf(
            rng,
            out,
            at,
            r * 2.4,
            rng.uniform(0, 6.28),
            colour(rng, (0.2, 0.8), (0.2, 0.7), (0.2, 0.45)),
        )
        petals = int(rng.integers(4, 8))
        for k in range(petals):
            a = 2 * np.pi * k / petals
            p = (int(at[0] + r * 0.7 * np.cos(a)), int(at[1] + r * 0.7 * np.sin(a)))
            cv2.ellipse(
                out,
                p,
                (int(r * 0.6) + 1, int(r * 0.4) + 1),
                np.degrees(a),
                0,
                360,
                c,
                -1,
                cv2.LINE_AA,
            )
        cv2.circle(out, (int(at[0]), int(at[1])), int(r * 0.35) + 1, palette[0], -1, cv2.LINE_AA)
    if chance(rng, 0.5):
        out = cv2.GaussianBlur(out, (0, 0), rng.uniform(1, 4))
    return _uneven(rng, out, 0.4)


def stars(rng: Rng) -> np.ndarray:
    """A lattice of lines: stars, triangles, rhombi."""
    base, line = colour(rng, (0, 0.9), (0.05, 0.7)), colour(rng, (0, 0.4), (0.6, 1))
    if chance(rng, 0.3):
        base, line = line, base
    out = _plain(rng, base)
    pitch, thick = rng.uniform(40, 130), int(rng.integers(1, 5))
    rows = int(SIZE / (pitch * 0.866)) + 3
    points = [
        (pitch * (i + 0.5 * (j % 2)), pitch * 0.866 * j)
        for j in range(-1, rows)
        for i in range(-1, int(SIZE / pitch) + 2)
    ]
    turn = rng.uniform(0, np.pi)
    spokes, reach = int(rng.choice([4, 6, 6, 8])), rng.uniform(0.35, 0.62) * pitch
    ring = chance(rng, 0.4)
    for x, y in points:
        tips = []
        for k in range(spokes):
            a = turn + 2 * np.pi * k / spokes
            tip = (int(x + reach * np.cos(a)), int(y + reach * np.sin(a)))
            tips.append(tip)
            cv2.line(out, (int(x), int(y)), tip, line, thick, cv2.LINE_AA)
        if ring:
            cv2.polylines(out, [np.array(tips, np.int32)], True, line, thick, cv2.LINE_AA)
    return _uneven(rng, out, 0.2)


def dots(rng: Rng) -> np.ndarray:
    out = _plain(rng, colour(rng, (0, 0.8), (0.1, 1)))
    pitch = int(rng.integers(14, 90))
    r = max(1, int(pitch * rng.uniform(0.1, 0.4)))
    c = colour(rng, (0, 0.9), (0.1, 1))
    for j in range(SIZE // pitch + 2):
        for i in range(SIZE // pitch + 2):
            cv2.circle(out, (i * pitch + (j % 2) * pitch // 2, j * pitch), r, c, -1, cv2.LINE_AA)
    return shade(out, _weave(rng))


def houndstooth(rng: Rng) -> np.ndarray:
    k = int(rng.integers(4, 16))
    i = np.arange(SIZE) // k
    a, b = (i[None] + i[:, None]) % 4, (i[None] % 4 < 2)
    on = np.where(b == (i[:, None] % 4 < 2), b, a < 2)
    return shade(
        ramp(
            on.astype(np.float32),
            [colour(rng, (0, 0.4), (0.05, 0.4)), colour(rng, (0, 0.4), (0.6, 1))],
        ),
        _weave(rng),
    )


def carpet(rng: Rng) -> np.ndarray:
    pile = rng.uniform(0.6, 2.6)
    n = cv2.GaussianBlur(rng.standard_normal((SIZE, SIZE), dtype=np.float32), (0, 0), pile)
    n = (
        n / (n.std() + 1e-6) * rng.uniform(0.08, 0.26)
        + 0.5
        + 0.35 * (fbm(rng, SIZE, SIZE, 5) - 0.5)
    )
    c = colour(rng, (0, 0.5), (0.25, 0.95))
    out = ramp(n, [scaled(c, rng.uniform(0.15, 0.5)), c, scaled(c, rng.uniform(1.1, 1.5))])
    if chance(rng, 0.4):
        tint = ramp(noise(rng, SIZE, SIZE, 200), [colour(rng, (0, 0.7)), colour(rng, (0, 0.7))])
        out = cv2.addWeighted(out, 0.75, tint, 0.25, 0)
    return out


def rug(rng: Rng) -> np.ndarray:
    """A woven rug: bands, diamonds and borders with thick threads."""
    palette = [colour(rng, (0.1, 0.9), (0.1, 0.9)) for _ in range(4)]
    out = _plain(rng, palette[0])
    pitch = int(rng.integers(50, 160))
    for y in range(0, SIZE, pitch):
        cv2.rectangle(out, (0, y), (SIZE, y + pitch // 3), palette[1], -1)
        for x in range(0, SIZE, pitch):
            c = palette[2 + (x // pitch) % 2]
            d = pitch // 3
            cv2.fillConvexPoly(
                out,
                np.array(
                    [(x, y + d), (x + d, y + 2 * d), (x, y + 3 * d), (x - d, y + 2 * d)], np.int32
                ),
                c,
            )
    thread = noise(rng, SIZE, SIZE, 320, 40) + noise(rng, SIZE, SIZE, 40, 320) - 1
    return shade(out, (1 + rng.uniform(0.2, 0.7) * thread).astype(np.float32))


def marble(rng: Rng) -> np.ndarray:
    n = fbm(rng, SIZE, SIZE, rng.uniform(1.5, 4), octaves=6)
    vein = np.clip(1 - np.abs(n - 0.5) * rng.uniform(6, 22), 0, 1) ** rng.uniform(1, 3)
    cloud = fbm(rng, SIZE, SIZE, 3, octaves=5)
    light = chance(rng, 0.65)
    base = colour(rng, (0, 0.25), (0.75, 1) if light else (0.08, 0.4))
    other = colour(rng, (0, 0.3), (0.2, 0.6) if light else (0.5, 1))
    return ramp(
        np.clip(0.35 * cloud + 0.65 * vein, 0, 1),
        [base, scaled(base, 0.9 if light else 1.3), other],
    )


def granite(rng: Rng) -> np.ndarray:
    base = colour(rng, (0, 0.3), (0.15, 0.9))
    out = ramp(fbm(rng, SIZE, SIZE, 10), [scaled(base, 0.7), scaled(base, 1.15)])
    for _ in range(int(rng.integers(2, 5))):
        spots = noise(rng, SIZE, SIZE, rng.uniform(60, 320)) > rng.uniform(0.68, 0.85)
        out[spots] = colour(rng, (0, 0.4), (0, 1))
    return cv2.GaussianBlur(out, (0, 0), 0.6)


def terrazzo(rng: Rng) -> np.ndarray:
    out = _plain(rng, colour(rng, (0, 0.2), (0.3, 0.95)))
    for _ in range(500):
        at, r = rng.uniform(0, SIZE, 2), log_uniform(rng, 3, 22)
        a = np.sort(rng.uniform(0, 2 * np.pi, 6))
        pts = np.stack([at[0] + r * np.cos(a), at[1] + r * np.sin(a)], -1)
        cv2.fillPoly(out, [pts.astype(np.int32)], colour(rng, (0, 0.5), (0.1, 1)), cv2.LINE_AA)
    return out


def smooth(rng: Rng) -> np.ndarray:
    """Paint, plastic, paper: nearly one colour."""
    light = chance(rng, 0.55)
    c = colour(rng, (0, 0.12), (0.75, 1)) if light else colour(rng, (0, 1), (0.08, 0.95))
    out = _uneven(rng, _plain(rng, c), rng.uniform(0, 0.25), rng.uniform(1, 4))
    if chance(rng, 0.6):
        out = shade(
            out, 1 + rng.uniform(0.01, 0.12) * (noise(rng, SIZE, SIZE, rng.uniform(80, 320)) - 0.5)
        )
    if chance(rng, 0.3):
        _marks(rng, out, c)
    return out


def white(rng: Rng) -> np.ndarray:
    """A white table or sheet, as pale as the cards on it."""
    c = colour(rng, (0, 0.07), (0.8, 1))
    return _uneven(rng, _plain(rng, c), rng.uniform(0, 0.12), rng.uniform(1, 3))


def _marks(rng: Rng, image: np.ndarray, c) -> None:
    """Scratches, crumbs, stains and rings of cups."""
    for _ in range(int(rng.integers(3, 60))):
        p = rng.uniform(0, SIZE, 2)
        tone = scaled(c, rng.uniform(0.5, 1.4))
        kind = rng.random()
        if kind < 0.5:
            q = p + rng.normal(0, 30, 2)
            cv2.line(
                image,
                tuple(p.astype(int).tolist()),
                tuple(q.astype(int).tolist()),
                tone,
                1,
                cv2.LINE_AA,
            )
        elif kind < 0.95:
            cv2.circle(
                image, tuple(p.astype(int).tolist()), int(rng.integers(1, 4)), tone, -1, cv2.LINE_AA
            )
        else:
            cv2.circle(
                image,
                tuple(p.astype(int).tolist()),
                int(rng.integers(20, 60)),
                tone,
                int(rng.integers(1, 4)),
                cv2.LINE_AA,
            )


def black(rng: Rng) -> np.ndarray:
    c = colour(rng, (0, 0.5), (0.015, 0.16))
    kind = rng.integers(0, 3)
    out = _plain(rng, c)
    if kind == 0:
        out = shade(out, _wrinkles(rng))
    elif kind == 1:
        out = shade(out, 1 + (noise(rng, SIZE, SIZE, 300) - 0.5))
    return _uneven(rng, out, 0.8)


def concrete(rng: Rng) -> np.ndarray:
    base = colour(rng, (0, 0.2), (0.3, 0.85))
    out = ramp(
        fbm(rng, SIZE, SIZE, 3, octaves=8, gain=0.75), [scaled(base, 0.6), base, scaled(base, 1.25)]
    )
    for _ in range(int(rng.integers(0, 6))):
        p = np.cumsum(
            np.vstack(
                [rng.uniform(0, SIZE, (1, 2)), rng.normal(0, 25, (14, 2)) + rng.normal(0, 18, 2)]
            ),
            0,
        )
        cv2.polylines(out, [p.astype(np.int32)], False, scaled(base, 0.4), 1, cv2.LINE_AA)
    return out


def stone(rng: Rng) -> np.ndarray:
    """Rough stone with a colour that changes over it (slate, sandstone)."""
    a, b = colour(rng, (0, 0.5), (0.15, 0.7)), colour(rng, (0, 0.5), (0.15, 0.8))
    out = ramp(fbm(rng, SIZE, SIZE, 2, octaves=4), [a, b])
    relief = fbm(rng, SIZE, SIZE, 6, octaves=6, gain=0.7)
    slope = cv2.Sobel(relief, cv2.CV_32F, 1, 1, ksize=3)
    return shade(out, np.clip(1 + slope / (slope.std() + 1e-6) * rng.uniform(0.06, 0.25), 0.2, 2))


def grass(rng: Rng) -> np.ndarray:
    base = colour(rng, (0.3, 0.8), (0.15, 0.5), (0.17, 0.35))
    out = shade(_plain(rng, base), 0.5 + noise(rng, SIZE, SIZE, 120))
    n = 2600
    at = rng.uniform(0, SIZE, (n, 2))
    tip = at + rng.normal(0, rng.uniform(8, 22), (n, 2))
    for k in range(n):
        cv2.line(
            out,
            tuple(at[k].astype(int)),
            tuple(tip[k].astype(int)),
            scaled(base, rng.uniform(0.5, 2)),
            1 + k % 2,
            cv2.LINE_AA,
        )
    return out


def leather(rng: Rng) -> np.ndarray:
    c = colour(rng, (0.1, 0.7), (0.08, 0.7), (-0.05, 0.12))
    n = noise(rng, SIZE, SIZE, rng.uniform(40, 130))
    crease = np.clip(np.abs(n - 0.5) * 5, 0, 1)
    return _uneven(rng, shade(_plain(rng, c), (0.75 + 0.3 * crease).astype(np.float32)), 0.5)


def _words(rng: Rng, length: int) -> str:
    return "".join(chr(97 + int(k)) if k < 26 else " " for k in rng.integers(0, 31, length))


def print_text(
    rng: Rng, image: np.ndarray, box: tuple[int, int, int, int], ink, size: float
) -> None:
    """Lines of random words in `box` (x, y, width, height); `size` = height of a line in pixels."""
    x, y, w, h = box
    font = _FONTS[int(rng.integers(len(_FONTS)))]
    scale = size / 32
    line = int(size * rng.uniform(1.2, 1.6)) + 1
    for row in range(y + int(size), y + h, line):
        share = 1.0 if chance(rng, 0.85) else rng.uniform(0.2, 0.8)
        text = _words(rng, max(1, int(w * share / (size * 0.55))))
        cv2.putText(image, text, (x, row), font, scale, ink, max(1, int(scale * 2)), cv2.LINE_AA)


def newspaper(rng: Rng) -> np.ndarray:
    out = _plain(rng, colour(rng, (0, 0.18), (0.7, 1)))
    ink = colour(rng, (0, 0.3), (0, 0.35))
    columns = int(rng.integers(2, 5))
    w = SIZE // columns
    for i in range(columns):
        y = 4
        while y < SIZE - 30:
            kind = rng.random()
            h = int(rng.integers(50, 220))
            if kind < 0.2:
                picture = ramp(fbm(rng, h, w - 12, 4), [colour(rng), colour(rng), colour(rng)])
                part = out[y : y + h, i * w + 6 : (i + 1) * w - 6]
                part[:] = picture[: part.shape[0]]
            elif kind < 0.4:
                print_text(rng, out, (i * w + 6, y, w - 16, min(h, 60)), ink, rng.uniform(18, 40))
                h = min(h, 60)
            else:
                print_text(rng, out, (i * w + 6, y, w - 16, h), ink, rng.uniform(6, 11))
            y += h + 12
    return out


def tiles(rng: Rng) -> np.ndarray:
    a = smooth(rng) if chance(rng, 0.4) else (marble(rng) if chance(rng, 0.5) else stone(rng))
    grout = colour(rng, (0, 0.2), (0.1, 0.95))
    w = int(rng.integers(50, 320))
    h = w if chance(rng, 0.6) else int(w * rng.uniform(0.4, 2))
    gap = max(1, int(w * rng.uniform(0.015, 0.08)))
    for j, y in enumerate(range(0, SIZE, h)):
        shift = (w // 2) * (j % 2) if h != w else 0
        for x in range(-shift, SIZE, w):
            part = a[y : y + h, max(0, x) : max(0, x + w)]
            part[:] = cv2.convertScaleAbs(part, alpha=rng.uniform(0.85, 1.1))
            cv2.rectangle(a, (x, y), (x + w, y + h), grout, gap)
    return a


def bricks(rng: Rng) -> np.ndarray:
    base = colour(rng, (0.3, 0.7), (0.3, 0.75), (0.0, 0.07))
    out = _plain(rng, colour(rng, (0, 0.2), (0.3, 0.8)))
    h = int(rng.integers(30, 90))
    w, gap = int(h * rng.uniform(2, 3)), max(2, h // 9)
    for j, y in enumerate(range(0, SIZE, h)):
        for x in range(-(w // 2) * (j % 2), SIZE, w):
            cv2.rectangle(
                out, (x + gap, y + gap), (x + w, y + h), scaled(base, rng.uniform(0.6, 1.3)), -1
            )
    return shade(out, 0.8 + 0.4 * fbm(rng, SIZE, SIZE, 20, octaves=5, gain=0.8))


def hexagons(rng: Rng) -> np.ndarray:
    out = _plain(rng, colour(rng, (0, 0.2), (0.2, 0.9)))
    r = rng.uniform(25, 80)
    a = np.arange(6) * np.pi / 3
    base = colour(rng, (0, 0.5), (0.1, 1))
    for j in range(-1, int(SIZE / (r * 0.866)) + 2):
        for i in range(-1, int(SIZE / (3 * r)) + 2):
            x, y = (3 * i + 1.5 * (j % 2)) * r, j * 0.866 * r
            pts = np.stack([x + r * 0.94 * np.cos(a), y + r * 0.94 * np.sin(a)], -1)
            cv2.fillPoly(
                out, [pts.astype(np.int32)], scaled(base, rng.uniform(0.85, 1.1)), cv2.LINE_AA
            )
    return _uneven(rng, out, 0.2)


def checkers(rng: Rng) -> np.ndarray:
    k = int(rng.integers(20, 120))
    i = np.arange(SIZE) // k
    on = ((i[None] + i[:, None]) % 2).astype(np.float32)
    out = ramp(on, [colour(rng, (0, 0.8), (0.02, 0.6)), colour(rng, (0, 0.5), (0.4, 1))])
    return shade(out, _weave(rng)) if chance(rng, 0.4) else _uneven(rng, out, 0.2)


def keyboard(rng: Rng) -> np.ndarray:
    silver = chance(rng, 0.5)
    out = _plain(rng, colour(rng, (0, 0.15), (0.5, 0.9) if silver else (0.05, 0.3)))
    key = colour(rng, (0, 0.2), (0.03, 0.2) if chance(rng, 0.7) else (0.7, 1))
    letter = (230, 230, 230) if sum(key) < 300 else (30, 30, 30)
    pitch = int(rng.integers(44, 80))
    top = int(rng.integers(0, 120))
    for j, y in enumerate(range(top, SIZE - (120 if chance(rng, 0.5) else 0), pitch)):
        x = -int(pitch * 0.3 * (j % 3))
        while x < SIZE:
            w = pitch if chance(rng, 0.9) else int(pitch * rng.uniform(1.3, 4))
            cv2.rectangle(out, (x + 3, y + 3), (x + w - 3, y + pitch - 3), key, -1)
            text = chr(int(rng.integers(48, 91)))
            cv2.putText(
                out,
                text,
                (x + 8, y + pitch // 2),
                cv2.FONT_HERSHEY_SIMPLEX,
                pitch / 110,
                letter,
                1,
                cv2.LINE_AA,
            )
            x += w
    if chance(rng, 0.4):  # the touch pad below
        y = int(SIZE * rng.uniform(0.55, 0.7))
        body = tuple(map(float, out[0, 0]))
        out[y - 20 :] = body
        x0, x1 = int(SIZE * rng.uniform(0.15, 0.35)), int(SIZE * rng.uniform(0.65, 0.9))
        cv2.rectangle(out, (x0, y), (x1, SIZE - 20), scaled(body, rng.uniform(0.9, 1.1)), -1)
        cv2.rectangle(out, (x0, y), (x1, SIZE - 20), scaled(body, 0.7), 2)
    return out


def screen(rng: Rng) -> np.ndarray:
    """Windows of an operating system, with text, pictures and buttons."""
    out = ramp(fbm(rng, SIZE, SIZE, 3), [colour(rng), colour(rng)])
    for _ in range(int(rng.integers(2, 7))):
        x, y = rng.integers(-40, SIZE - 80, 2)
        w, h = rng.integers(80, 420, 2)
        dark = chance(rng, 0.4)
        back = colour(rng, (0, 0.15), (0.05, 0.25) if dark else (0.9, 1))
        cv2.rectangle(out, (int(x), int(y)), (int(x + w), int(y + h)), back, -1)
        cv2.rectangle(out, (int(x), int(y)), (int(x + w), int(y + 16)), colour(rng), -1)
        ink = (220, 220, 220) if dark else (30, 30, 30)
        print_text(
            rng, out, (int(x) + 6, int(y) + 18, int(w) - 12, int(h) - 20), ink, rng.uniform(7, 13)
        )
    return out


def terminal(rng: Rng) -> np.ndarray:
    out = _plain(rng, colour(rng, (0, 0.4), (0.02, 0.15)))
    size = rng.uniform(9, 18)
    for y in range(8, SIZE, int(size * 1.5)):
        x = int(rng.integers(0, 6)) * 20
        for _ in range(int(rng.integers(1, 5))):
            w = int(rng.integers(30, 160))
            print_text(rng, out, (x, y, w, int(size) + 2), colour(rng, (0, 0.8), (0.6, 1)), size)
            x += w
    return out


def cork(rng: Rng) -> np.ndarray:
    base = colour(rng, (0.3, 0.6), (0.5, 0.8), (0.06, 0.1))
    out = ramp(noise(rng, SIZE, SIZE, 110), [scaled(base, 0.6), base, scaled(base, 1.2)])
    out[noise(rng, SIZE, SIZE, 160) > 0.85] = scaled(base, 0.35)
    return out


def quilt(rng: Rng) -> np.ndarray:
    """Soft fabric sewn in cushions, with a pattern under it."""
    out = floral(rng) if chance(rng, 0.5) else _plain(rng, colour(rng, (0, 0.6), (0.3, 1)))
    x = np.arange(SIZE, dtype=np.float32) * np.pi / rng.uniform(60, 160)
    wobble = 0.8 * (fbm(rng, SIZE, SIZE, 3) - 0.5)
    puff = (
        np.abs(np.sin(x[None] + x[:, None] + wobble) * np.sin(x[None] - x[:, None] + wobble)) ** 0.3
    )
    return shade(out, (0.55 + 0.5 * puff).astype(np.float32))


def glassy(rng: Rng) -> np.ndarray:
    """Dark or milky glass with blurred reflections."""
    base = colour(rng, (0, 0.5), (0.05, 0.5), (0.3, 0.6))
    out = _plain(rng, base)
    for _ in range(int(rng.integers(1, 6))):
        at, r = rng.integers(0, SIZE, 2), rng.integers(30, 240, 2)
        c = colour(rng, (0, 0.3), (0.3, 1))
        if chance(rng, 0.5):
            cv2.ellipse(
                out,
                (int(at[0]), int(at[1])),
                (int(r[0]), int(r[1])),
                0,
                0,
                360,
                c,
                int(rng.choice([-1, 2, 5])),
            )
        else:
            cv2.rectangle(
                out, (int(at[0]), int(at[1])), (int(at[0] + r[0]), int(at[1] + r[1])), c, -1
            )
    soft = cv2.GaussianBlur(out, (0, 0), rng.uniform(4, 30))
    return cv2.addWeighted(soft, 0.6, _plain(rng, base), 0.4, 0)


def panels(rng: Rng) -> np.ndarray:
    """Doors of cupboards, radiators, windows: raised or sunken rectangles side by side."""
    out = wood(rng) if chance(rng, 0.4) else _plain(rng, colour(rng, (0, 0.3), (0.3, 1)))
    w, h = int(rng.integers(60, 300)), int(rng.integers(60, 320))
    rim = int(rng.integers(4, 24))
    sunk = chance(rng, 0.5)
    inside = colour(rng, (0, 0.4), (0.5, 1)) if chance(rng, 0.25) else None
    for y in range(int(rng.integers(-h, 0)), SIZE, h):
        for x in range(int(rng.integers(-20, 0)), SIZE, w):
            a, b = (x + rim, y + rim), (x + w - rim, y + h - rim)
            if b[0] <= a[0] or b[1] <= a[1]:
                continue
            if inside is not None:
                cv2.rectangle(out, a, b, inside, -1)
            dark, light = (
                ((30, 26, 22), (245, 243, 240)) if sunk else ((245, 243, 240), (30, 26, 22))
            )
            cv2.line(out, a, (b[0], a[1]), dark, 2, cv2.LINE_AA)
            cv2.line(out, a, (a[0], b[1]), dark, 2, cv2.LINE_AA)
            cv2.line(out, b, (b[0], a[1]), light, 2, cv2.LINE_AA)
            cv2.line(out, b, (a[0], b[1]), light, 2, cv2.LINE_AA)
            cv2.rectangle(out, (x, y), (x + w, y + h), (40, 36, 34), 1)
    return _uneven(rng, out, 0.3)


def bookshelf(rng: Rng) -> np.ndarray:
    out = _plain(rng, colour(rng, (0, 0.5), (0.05, 0.4)))
    row = int(rng.integers(120, 230))
    for y in range(0, SIZE, row):
        x = 0
        while x < SIZE:
            w, h = int(rng.integers(12, 60)), int(row * rng.uniform(0.6, 0.92))
            c = colour(rng, (0, 0.9), (0.1, 1))
            top = y + row - 10 - h
            cv2.rectangle(out, (x, top), (x + w - 2, y + row - 10), c, -1)
            ink = (240, 240, 235) if sum(c) < 380 else (25, 25, 30)
            label = np.full((w, max(8, h - 20), 3), c, np.float32).astype(np.uint8)
            print_text(rng, label, (2, 0, label.shape[1] - 4, w), ink, max(6.0, w * 0.6))
            turned = np.rot90(label)
            part = out[top + 10 : top + 10 + turned.shape[0], x + 1 : x + w - 3]
            part[:] = turned[: part.shape[0], : part.shape[1]]
            x += w
        cv2.rectangle(
            out,
            (0, y + row - 10),
            (SIZE, y + row),
            colour(rng, (0.2, 0.6), (0.2, 0.8), (0.05, 0.1)),
            -1,
        )
    return out


def cobbles(rng: Rng) -> np.ndarray:
    out = _plain(rng, colour(rng, (0, 0.3), (0.05, 0.35)))
    base = colour(rng, (0, 0.3), (0.3, 0.85))
    h = int(rng.integers(30, 80))
    for j, y in enumerate(range(-h, SIZE + h, h)):
        x = -h + (h // 2) * (j % 2)
        while x < SIZE:
            w = int(h * rng.uniform(0.8, 1.5))
            c = scaled(base, rng.uniform(0.7, 1.2))
            a = np.arange(16) * np.pi / 8
            p = np.stack([np.cos(a), np.sin(a)], -1)
            p = np.sign(p) * np.abs(p) ** 0.45 * rng.uniform(0.88, 0.97, (16, 1)) * [w / 2, h / 2]
            cv2.fillPoly(out, [(p + [x + w / 2, y + h / 2]).astype(np.int32)], c, cv2.LINE_AA)
            x += w
    return shade(out, 0.6 + 0.8 * fbm(rng, SIZE, SIZE, 16, octaves=5, gain=0.8))


def patchwork(rng: Rng) -> np.ndarray:
    """Cloths of many kinds sewn together."""
    sources = [
        cloth(rng),
        (floral, dots, stripes)[int(rng.integers(3))](rng),
        _plain(rng, colour(rng)),
    ]
    out = np.empty((SIZE, SIZE, 3), np.uint8)
    w, h = (int(rng.integers(60, 200)) for _ in range(2))
    for y in range(0, SIZE, h):
        for x in range(0, SIZE, w):
            part = out[y : y + h, x : x + w]
            tint = np.exp(rng.normal(0, 0.4, 3))
            source = sources[int(rng.integers(3))][y : y + h, x : x + w]
            part[:] = cv2.multiply(source, (*tint.tolist(), 1.0))
            cv2.rectangle(out, (x, y), (x + w, y + h), (50, 45, 45), 1, cv2.LINE_AA)
    return _uneven(rng, out, 0.3)


def wicker(rng: Rng) -> np.ndarray:
    """Canes woven over and under one another."""
    k = int(rng.integers(8, 32))
    i = np.arange(SIZE, dtype=np.float32)
    bump = np.sin(i * np.pi / k) ** 2
    over = ((i[None] // k + i[:, None] // k) % 2).astype(np.float32)
    lit = over * bump[:, None] + (1 - over) * bump[None]
    base = colour(rng, (0.1, 0.6), (0.3, 0.9), (0.05, 0.14)) if chance(rng, 0.6) else colour(rng)
    return _uneven(rng, shade(_plain(rng, base), (0.35 + 0.75 * lit).astype(np.float32)), 0.4)


def abstract(rng: Rng) -> np.ndarray:
    """A picture of anything: layers of noise in random colours, and shapes."""
    out = ramp(
        fbm(rng, SIZE, SIZE, log_uniform(rng, 1, 12), octaves=int(rng.integers(2, 7))),
        [colour(rng) for _ in range(int(rng.integers(2, 6)))],
    )
    for _ in range(int(rng.integers(0, 25))):
        p = rng.uniform(0, SIZE, (1, 2)) + rng.normal(
            0, log_uniform(rng, 10, 120), (int(rng.integers(3, 7)), 2)
        )
        cv2.fillPoly(out, [p.astype(np.int32)], colour(rng), cv2.LINE_AA)
    return out


# kind: (maker, weight, side of the texture in card lengths)
KINDS: dict[str, tuple[Callable[[Rng], np.ndarray], float, tuple[float, float]]] = {
    "wood": (wood, 4, (3, 10)),
    "planks": (planks, 2.5, (4, 14)),
    "slats": (slats, 0.6, (4, 10)),
    "cloth": (cloth, 4, (3, 9)),
    "velvet": (velvet, 1.5, (4, 10)),
    "corduroy": (corduroy, 1, (3, 8)),
    "stripes": (stripes, 1, (3, 9)),
    "tartan": (tartan, 1, (3, 9)),
    "leaves": (leaves, 1.5, (3, 9)),
    "floral": (floral, 1.5, (3, 9)),
    "stars": (stars, 1.5, (3, 8)),
    "dots": (dots, 0.7, (3, 8)),
    "carpet": (carpet, 3, (3, 9)),
    "rug": (rug, 1, (4, 10)),
    "marble": (marble, 1.5, (3, 10)),
    "granite": (granite, 1.5, (2.5, 8)),
    "smooth": (smooth, 4, (4, 12)),
    "white": (white, 2, (4, 12)),
    "black": (black, 2.5, (4, 10)),
    "concrete": (concrete, 1.2, (4, 12)),
    "stone": (stone, 1.2, (4, 10)),
    "grass": (grass, 0.6, (4, 8)),
    "leather": (leather, 1, (3, 8)),
    "newspaper": (newspaper, 1, (3, 7)),
    "tiles": (tiles, 1.5, (4, 14)),
    "bricks": (bricks, 0.6, (4, 10)),
    "checkers": (checkers, 0.8, (3, 9)),
    "keyboard": (keyboard, 0.8, (3, 4.5)),
    "screen": (screen, 0.8, (3, 6)),
    "cork": (cork, 0.5, (3, 8)),
    "quilt": (quilt, 1, (4, 9)),
    "glassy": (glassy, 1, (4, 10)),
    "abstract": (abstract, 1.2, (3, 9)),
    "panels": (panels, 1, (4, 12)),
    "bookshelf": (bookshelf, 0.7, (4, 9)),
    "cobbles": (cobbles, 0.6, (3, 10)),
    "patchwork": (patchwork, 0.5, (4, 10)),
    "wicker": (wicker, 0.8, (3, 9)),
}
HELD_OUT: dict[str, tuple[Callable[[Rng], np.ndarray], float, tuple[float, float]]] = {
    "herringbone": (herringbone, 1, (4, 10)),
    "houndstooth": (houndstooth, 1, (3, 8)),
    "terrazzo": (terrazzo, 1, (3, 9)),
    "hexagons": (hexagons, 1, (4, 12)),
    "terminal": (terminal, 0.7, (3, 6)),
}


def surface(rng: Rng, held_out: bool = False) -> Surface:
    """A random surface; with `held_out`, of the kinds that are never used otherwise."""
    kinds = HELD_OUT if held_out else KINDS
    names = list(kinds)
    weights = np.array([kinds[k][1] for k in names])
    name = names[int(rng.choice(len(names), p=weights / weights.sum()))]
    maker, _, span = kinds[name]
    levels = [maker(rng)]
    while levels[-1].shape[0] > 40:
        levels.append(cv2.resize(levels[-1], None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA))
    return Surface(tuple(levels), log_uniform(rng, *span), name)
