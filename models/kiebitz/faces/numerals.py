"""Numerals as masks: digits and halves in any font, marked against turning; how they are inked."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import cv2
import numpy as np

from . import fonts, grounds, paint, strokes
from .colours import RGB

SIZES = (18, 36, 72, 144)
"""Digit heights in pixels that masks are kept at."""


@functools.lru_cache(maxsize=600)
def _glyphs(face: fonts.Font, text: str, height: int, spacing: int) -> np.ndarray:
    """Text as a tight mask; digits are about `height` pixels high."""
    font = fonts.sized(face.path, max(4, round(height / max(face.eight, 0.1))))
    if spacing == 0 or len(text) == 1:
        core = font.getmask(text)
        mask = np.asarray(core, np.uint8).reshape(core.size[1], core.size[0])
    else:
        parts = [_glyphs(face, letter, height, 0) for letter in text]
        gap = round(height * spacing / 100)
        rows = max(part.shape[0] for part in parts)
        mask = np.zeros((rows, sum(p.shape[1] for p in parts) + gap * (len(parts) - 1)), np.uint8)
        x = 0
        for part in parts:
            view = mask[rows - part.shape[0] :, x : x + part.shape[1]]
            np.maximum(view, part[:, : view.shape[1]], out=view)
            x += part.shape[1] + gap
    return tight(mask)


def tight(mask: np.ndarray) -> np.ndarray:
    """The mask without empty rows and columns at its edges."""
    x, y, width, height = cv2.boundingRect(mask)
    if width == 0:
        return np.zeros((1, 1), np.uint8)
    return np.ascontiguousarray(mask[y : y + height, x : x + width])


def _base(height: float) -> int:
    return next((size for size in SIZES if size >= height * 0.85), SIZES[-1])


def words(font: fonts.Font, text: str, height: float) -> tuple[np.ndarray, float]:
    """Text as a mask and the scale that brings its digits to `height` pixels."""
    base = _base(height)
    return _glyphs(font, text, base, 0), height / base


@dataclass(frozen=True)
class Form:
    """How a deck writes its numerals."""

    font: fonts.Font
    half: str = "stack"
    """stack, slash, glyph, small (1/2 raised), text (1/2 as large as the digits)."""
    mark: str = "none"
    """What tells 6 and 9: none, line, dot, both, or wave."""
    mark_width: float = 1.0
    mark_weight: float = 0.1
    mark_gap: float = 0.1
    mark_whole: bool = False
    """On 6½ and 9½ the line runs under the fraction too."""
    spacing: int = 0
    """Between the digits of 10, in hundredths of their height; 0 is the font's own."""
    slashed: bool = False
    """A stroke through 0."""
    ring: tuple[float, float] | None = None
    """0 is a ring: so wide beside its height, and its hole as a share of both; None: the font's."""
    barred: bool = False
    """A bar through 7."""
    fraction: float = 0.5
    """Height of a fraction's digits beside a digit's."""
    distress: float = 0.0
    wobble: float = 0.0
    hand: bool = False
    """Drawn by strokes, not in the font."""
    pen: str = "line"
    """By which of PENS, where it is; fractions by a line."""
    seed: int = 0


def _beside(parts: list[tuple[np.ndarray, float]], height: int, gap: float) -> np.ndarray:
    """Masks in a row; each with its top's place in digit heights."""
    low = min(top for _, top in parts)
    rows = max(round((top - low) * height) + part.shape[0] for part, top in parts)
    space = round(gap * height)
    mask = np.zeros((rows, sum(p.shape[1] for p, _ in parts) + space * (len(parts) - 1)), np.uint8)
    x = 0
    for part, top in parts:
        y = round((top - low) * height)
        mask[y : y + part.shape[0], x : x + part.shape[1]] = part
        x += part.shape[1] + space
    return mask


def _fraction(form: Form, base: int, alone: bool) -> np.ndarray:
    """One half, drawn as the deck draws it."""
    text = "/" in form.font.signs and not form.hand
    if form.half == "text" and text:
        return _glyphs(form.font, "1/2", base, 0)
    share = min(form.fraction * (1.2 if alone else 1), 0.62)
    part = max(6, round(base * share))
    if form.half == "small" and text:
        return _glyphs(form.font, "1/2", part, 0)
    if form.hand:
        one, two = strokes.hand_written("1", part, form.seed), strokes.hand_written("2", part, form.seed)
    else:
        one, two = _glyphs(form.font, "1", part, 0), _glyphs(form.font, "2", part, 0)
    weight = max(1, round(base * (0.04 + 0.1 * form.font.weight) * (0.6 + share * 0.7)))
    if form.half == "stack":
        width = max(one.shape[1], two.shape[1]) + round(part * 0.25)
        gap = max(2, round(part * 0.14))
        rows = one.shape[0] + two.shape[0] + 2 * gap + weight
        mask = np.zeros((rows, width), np.uint8)
        x = (width - one.shape[1]) // 2
        mask[: one.shape[0], x : x + one.shape[1]] = one
        y = one.shape[0] + gap
        mask[y : y + weight] = 255
        x = (width - two.shape[1]) // 2
        mask[y + weight + gap : y + weight + gap + two.shape[0], x : x + two.shape[1]] = two
        return mask
    rows = round(base * (1.0 if share < 0.56 else 1.1))
    lean = round(rows * 0.42)
    width = one.shape[1] + two.shape[1] + round(lean * 0.62) + weight
    mask = np.zeros((rows, width), np.uint8)
    np.maximum(mask[: one.shape[0], : one.shape[1]], one, out=mask[: one.shape[0], : one.shape[1]])
    view = mask[rows - two.shape[0] :, width - two.shape[1] :]
    np.maximum(view, two, out=view)
    middle = (one.shape[1] + width - two.shape[1]) / 2
    paint.line(
        mask,
        (middle + lean / 2, weight * 0.7),
        (middle - lean / 2, rows - weight * 0.7),
        255,
        weight,
    )
    return mask


def _glyph_half(form: Form, token: str, base: int) -> np.ndarray | None:
    """The font's own ½, if it has one."""
    if form.half != "glyph" or form.hand or "½" not in form.font.signs:
        return None
    mask = _glyphs(form.font, token, base, 0)
    return mask if mask.shape[0] > base * 0.5 else None


def _digit(form: Form, digit: str, base: int) -> np.ndarray:
    if form.hand:
        return strokes.hand_written(digit, base, form.seed, form.pen)
    if digit == "0" and form.ring is not None:
        return _ring(base, *form.ring)
    mask = _glyphs(form.font, digit, base, form.spacing)
    if digit == "0" and form.slashed:
        mask = mask.copy()
        rows, width = mask.shape
        weight = max(1, round(base * 0.08))
        paint.line(mask, (width * 0.8, rows * 0.12), (width * 0.2, rows * 0.88), 255, weight)
    if digit == "7" and form.barred:
        rows, width = mask.shape
        mask = cv2.copyMakeBorder(mask, 0, 0, round(width * 0.06), 0, cv2.BORDER_CONSTANT)
        weight = max(1, round(base * (0.04 + 0.1 * form.font.weight)))
        y = rows * 0.54
        paint.line(mask, (width * 0.22, y), (width * 0.86, y), 255, weight)
    return mask


def _ring(height: int, wide: float, hole: float) -> np.ndarray:
    """An ellipse with a hole in its middle; `wide` and `hole` as in Form."""
    width = max(3, round(height * wide))
    mask = np.zeros((height, width), np.uint8)
    for share, ink in ((1.0, 255), (hole, 0)):
        points = paint.ellipse_points((width - 1) / 2, (height - 1) / 2, share * (width - 1) / 2, share * (height - 1) / 2)
        paint.polygon(mask, points, ink)
    return mask


@functools.lru_cache(maxsize=300)
def _numeral(form: Form, token: str, base: int) -> np.ndarray:
    if base < SIZES[-1]:
        mask = _numeral(form, token, SIZES[-1])
        scale = base / SIZES[-1]
        size = (max(1, round(mask.shape[1] * scale)), max(1, round(mask.shape[0] * scale)))
        return cv2.resize(mask, size, interpolation=cv2.INTER_AREA)
    if token == "½":
        mask = _glyph_half(form, token, base)
        mask = _fraction(form, base, True) if mask is None else mask
    elif token.endswith("½"):
        mask = _glyph_half(form, token, base)
        if mask is None:
            digit = _digit(form, token[0], base)
            half = _fraction(form, base, False)
            top = 0.0 if form.half in ("small", "text") else 0.5 - half.shape[0] / base / 2
            gap = 0.3 if form.half == "text" else 0.08 + 0.06 * (form.mark == "line")
            mask = _beside([(digit, 0.0), (half, top)], base, gap)
    else:
        mask = _digit(form, token, base)
    if token[0] in "69" and form.mark != "none":
        mask = _marked(form, token, mask, base)
    if form.wobble:
        mask = _wobbled(form, mask, base)
    if form.distress:
        rng = np.random.default_rng((form.seed, len(token)))
        worn = paint.clouds(rng, *mask.shape, cell=max(4, base * 0.12), octaves=3)
        mask = np.where(worn < form.distress, 0, mask).astype(np.uint8)
    return mask


def _marked(form: Form, token: str, mask: np.ndarray, base: int) -> np.ndarray:
    """A line under the numeral, a dot after it, or both."""
    rows, width = mask.shape
    weight = max(2, round(base * form.mark_weight))
    if form.mark in ("dot", "both"):
        dot = max(3, round(weight * 1.5))
        mask = cv2.copyMakeBorder(mask, 0, 0, 0, round(dot * 1.5), cv2.BORDER_CONSTANT)
        paint.polygon(
            mask,
            paint.ellipse_points(
                mask.shape[1] - dot / 2 - 0.5, rows - dot / 2 - 0.5, dot / 2, dot / 2
            ),
            255,
        )
    if form.mark in ("line", "both", "wave"):
        gap = round(base * form.mark_gap)
        whole = form.mark_whole or token in ("6", "9")
        reach = width if whole else min(width, round(base * 0.62))
        length = max(4, round(reach * form.mark_width))
        side = max(0, (length - width) // 2 + 1) if whole else max(0, (length - reach) // 2 + 1)
        mask = cv2.copyMakeBorder(mask, 0, gap + weight + 2, side, side, cv2.BORDER_CONSTANT)
        x = side + (reach - length) / 2
        y = rows + gap
        if form.mark == "wave":
            t = np.linspace(0, 1, 20)
            wave = np.stack([x + t * length, y + weight / 2 + np.sin(t * 7) * weight * 0.4], 1)
            paint.outline(mask, wave, 255, weight * 0.8, closed=False)
        else:
            paint.polygon(
                mask,
                np.array([(x, y), (x + length, y), (x + length, y + weight), (x, y + weight)]),
                255,
            )
    return mask


def _wobbled(form: Form, mask: np.ndarray, base: int) -> np.ndarray:
    """The mask as an unsteady hand would draw it."""
    pad = round(base * 0.06) + 1
    mask = cv2.copyMakeBorder(mask, pad, pad, pad, pad, cv2.BORDER_CONSTANT)
    rng = np.random.default_rng((form.seed, mask.shape[1]))
    rows, width = mask.shape
    shift = base * 0.1 * form.wobble
    fields = [
        (paint.clouds(rng, rows, width, base * 0.4, 2) - 0.5) * shift
        + np.arange(size, dtype=np.float32).reshape(shape)
        for size, shape in ((width, (1, -1)), (rows, (-1, 1)))
    ]
    return tight(cv2.remap(mask, fields[0], fields[1], cv2.INTER_LINEAR))


def numeral(form: Form, token: str, height: float) -> tuple[np.ndarray, float]:
    """A numeral's mask and the scale that brings its digits to `height` pixels."""
    base = _base(height)
    return _numeral(form, token, base), height / base


@dataclass(frozen=True)
class Ink:
    """How a mask is printed; lengths are fractions of the digit's height."""

    fill: RGB | None
    """None: only the outlines."""
    outlines: tuple[tuple[float, RGB], ...] = ()
    """From the inside out: how far each reaches beyond the glyph."""
    shadow: tuple[float, float, RGB, str] | None = None
    """dx, dy, colour, and drop, extrude, soft or glow (all round, as far as dx)."""
    second: RGB | None = None
    """The fill runs to this colour downwards."""
    inline: tuple[float, RGB] | None = None
    """A line of this colour inside the strokes, eaten in by a fraction."""
    pattern: tuple[str, RGB, int] | None = None
    """The fill is one of the grounds' kinds, with this second colour and seed."""
    alpha: float = 1.0


def stamp(
    px: np.ndarray,
    mask: np.ndarray,
    scale: float,
    cx: float,
    cy: float,
    ink: Ink,
    height: float,
    angle: float = 0,
    slant: float = 0,
    stretch: float = 1,
    limit: float | None = None,
) -> None:
    """Print a mask with its middle at (cx, cy).

    `scale` times `stretch` (sideways) brings it to the card's pixels; `slant` leans it to the right
    (tangent); `angle` turns it, degrees clockwise; `limit` is the greatest width it may have;
    `height` is the digits' height that the ink's fractions refer to.
    """
    rows, width = mask.shape
    if limit is not None and width * scale * stretch > limit:
        factor = limit / (width * scale * stretch)
        if factor < 0.7:
            scale, height = scale * factor / 0.8, height * factor / 0.8
            factor = 0.8
        stretch *= factor
    c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    lean = np.array([[scale * stretch, -slant * scale], [0, scale]])
    turn = np.array([[c, -s], [s, c]]) @ lean
    half = np.abs(turn) @ np.array([width / 2, rows / 2])
    far = max([reach for reach, _ in ink.outlines], default=0)
    if ink.shadow:
        far += max(abs(ink.shadow[0]), abs(ink.shadow[1])) * (
            2 if ink.shadow[3] in ("soft", "glow") else 1
        )
    pad = int(np.ceil(far * height)) + 2
    left, top = int(np.floor(cx - half[0])) - pad, int(np.floor(cy - half[1])) - pad
    out = (int(np.ceil(2 * half[0])) + 2 * pad + 1, int(np.ceil(2 * half[1])) + 2 * pad + 1)
    if out[0] > 900 or out[1] > 900:
        return
    shift = np.array([cx - left, cy - top]) - turn @ np.array([width / 2, rows / 2])
    drawn = cv2.warpAffine(mask, np.column_stack([turn, shift]), out, flags=cv2.INTER_LINEAR)
    grown = [(swollen(drawn, reach * height), colour) for reach, colour in ink.outlines]
    body = grown[-1][0] if grown else drawn
    if ink.shadow:
        dx, dy, colour, kind = ink.shadow
        dx, dy = dx * height, dy * height
        if kind == "extrude":
            steps = max(1, round(max(abs(dx), abs(dy))))
            cast = body
            for step in range(1, steps + 1):
                cast = np.maximum(cast, _moved(body, dx * step / steps, dy * step / steps))
        elif kind == "glow":
            cast = cv2.GaussianBlur(paint.swell(body, abs(dx)), (0, 0), max(0.6, 0.5 * abs(dx)))
        elif kind == "soft":
            cast = cv2.GaussianBlur(
                _moved(body, dx, dy), (0, 0), max(0.6, 0.5 * max(abs(dx), abs(dy)))
            )
        else:
            cast = _moved(body, dx, dy)
        paint.place(px, cast, left, top, colour, ink.alpha * (0.6 if kind == "soft" else 1))
    for swell, colour in reversed(grown):
        paint.place(px, swell, left, top, colour, ink.alpha)
    if ink.fill is not None:
        source: RGB | np.ndarray = ink.fill
        if ink.second is not None:
            source = np.broadcast_to(
                paint.between(
                    np.linspace(0, 1, out[1], dtype=np.float32)[:, None], ink.fill, ink.second
                ),
                (out[1], out[0], 3),
            )
        paint.place(px, drawn, left, top, source, ink.alpha)
        if ink.pattern is not None:
            kind, other, seed = ink.pattern
            rng = np.random.default_rng(seed)
            paint.place(
                px,
                drawn,
                left,
                top,
                grounds.ground(rng, out[1], out[0], kind, ink.fill, other),
                ink.alpha,
            )
    if ink.inline is not None:
        paint.place(px, paint.shrink(drawn, ink.inline[0] * height), left, top, ink.inline[1])


def swollen(mask: np.ndarray, radius: float) -> np.ndarray:
    """Grown by a radius that need not be whole: the two whole ones next to it, mixed."""
    low = int(radius)
    first = paint.swell(mask, low)
    if radius - low < 0.15:
        return first
    return cv2.addWeighted(first, 1 - (radius - low), paint.swell(mask, low + 1), radius - low, 0)


def _moved(mask: np.ndarray, dx: float, dy: float) -> np.ndarray:
    return cv2.warpAffine(
        mask, np.array([[1, 0, dx], [0, 1, dy]], float), (mask.shape[1], mask.shape[0])
    )
