"""Things that lie about and are no cards, each drawn once and used in many scenes.

Sizes are in card lengths (a card's long side, about 88 mm, is 1). Nothing here may pass for a card:
rectangles have square corners or a tell-tale content, plain ones other proportions or sizes.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from .noise import chance, colour, fbm, log_uniform, noise, scaled, shade
from .surfaces import abstract, cloth, print_text

Rng = np.random.Generator


@dataclass(frozen=True)
class Sprite:
    """`rgba` (h, w, 4) seen from above; its width, height and thickness in card lengths."""

    rgba: np.ndarray
    width: float
    height: float
    thick: float
    outline: np.ndarray  # (k, 2) float32 of the convex outline, as fractions of width and height
    side: tuple[float, float, float]
    kind: str


_SQUARE = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
_ROUND = np.stack(
    [
        0.5 + 0.5 * np.cos(np.arange(28) * np.pi / 14),
        0.5 + 0.5 * np.sin(np.arange(28) * np.pi / 14),
    ],
    -1,
).astype(np.float32)


def rounded_mask(h: int, w: int, radius: float) -> np.ndarray:
    """(h, w) uint8: 255 inside a rectangle with corners of `radius` pixels."""
    x = np.abs(np.arange(w, dtype=np.float32) + 0.5 - w / 2) - (w / 2 - radius)
    y = np.abs(np.arange(h, dtype=np.float32) + 0.5 - h / 2) - (h / 2 - radius)
    out = np.full((h, w), 255, np.uint8)
    if radius < 0.5:
        return out
    cx, cy = int(np.count_nonzero(x[: w // 2] > 0)), int(np.count_nonzero(y[: h // 2] > 0))
    far = np.hypot(np.maximum(y[:cy, None], 0), np.maximum(x[None, :cx], 0))
    corner = (np.clip(radius - far + 0.5, 0, 1) * 255).astype(np.uint8)
    out[:cy, :cx] = corner
    out[:cy, w - cx :] = corner[:, ::-1]
    out[h - cy :, :cx] = corner[::-1]
    out[h - cy :, w - cx :] = corner[::-1, ::-1]
    return out


def blank(w: float, h: float, long_side: int, c) -> np.ndarray:
    """(h', w', 3) uint8 of the colour `c`, as wide to high as w to h, `long_side` pixels long."""
    k = long_side / max(w, h)
    return np.full((max(6, round(h * k)), max(6, round(w * k)), 3), c, np.float32).astype(np.uint8)


def finished(image, w, h, thick, side, kind, radius=0.0, mask=None, outline=_SQUARE) -> Sprite:
    """A sprite of that drawing, cut out by `mask` or with corners of `radius` widths."""
    if mask is None:
        mask = rounded_mask(image.shape[0], image.shape[1], radius * image.shape[1])
    return Sprite(np.dstack([image, mask]), w, h, thick, outline, side, kind)


def picture(rng: Rng, h: int, w: int) -> np.ndarray:
    """(h, w, 3) like a photograph or a cover: noise, shapes, perhaps a horizon or a face."""
    out = cv2.resize(abstract(rng), (w, h), interpolation=cv2.INTER_AREA)
    kind = rng.integers(0, 4)
    if kind == 0:
        y = int(h * rng.uniform(0.3, 0.7))
        out[:y] = cv2.addWeighted(
            out[:y], 0.3, np.full_like(out[:y], colour(rng, (0, 0.6), (0.5, 1), (0.5, 0.7))), 0.7, 0
        )
    elif kind == 1:
        c = (int(w * rng.uniform(0.3, 0.7)), int(h * rng.uniform(0.3, 0.6)))
        r = int(min(h, w) * rng.uniform(0.12, 0.3)) + 1
        cv2.ellipse(
            out,
            (c[0], c[1] + 3 * r),
            (2 * r, int(1.9 * r)),
            0,
            0,
            360,
            colour(rng),
            -1,
            cv2.LINE_AA,
        )
        cv2.ellipse(out, c, (r, int(1.25 * r)), 0, 0, 360, skin(rng), -1, cv2.LINE_AA)
    return out


def skin(rng: Rng):
    """A skin tone."""
    return colour(rng, (0.2, 0.6), (0.3, 1.0), (0.02, 0.09))


def phone(rng: Rng) -> Sprite:
    w, h = rng.uniform(0.75, 0.9), rng.uniform(1.55, 1.9)
    image = blank(w, h, 260, colour(rng, (0, 0.4), (0.02, 0.2) if chance(rng, 0.7) else (0.6, 1)))
    ih, iw = image.shape[:2]
    kind = rng.random()
    if kind < 0.6:
        b, t = int(iw * rng.uniform(0.03, 0.07)), int(ih * rng.uniform(0.02, 0.12))
        part = image[t : ih - t, b : iw - b]
        if chance(rng, 0.5):
            part[:] = colour(rng, (0, 0.3), (0.01, 0.08))
        else:
            part[:] = picture(rng, *part.shape[:2])
            for k in range(int(rng.integers(0, 5)) * 4):
                x, y = 8 + (k % 4) * (part.shape[1] - 8) // 4, 20 + (k // 4) * part.shape[1] // 3
                cv2.rectangle(
                    part, (x, y), (x + part.shape[1] // 7, y + part.shape[1] // 7), colour(rng), -1
                )
            if chance(rng, 0.4):
                part[:] = colour(rng, (0, 0.1), (0.85, 1))
                print_text(
                    rng, part, (6, 20, part.shape[1] - 12, part.shape[0] - 30), (40, 40, 40), 9
                )
        cv2.circle(image, (iw // 2, max(3, t // 2 + 2)), 3, (10, 10, 12), -1, cv2.LINE_AA)
    else:
        x = int(iw * rng.uniform(0.08, 0.2))
        cv2.rectangle(
            image,
            (x, x),
            (x + iw // 3, x + iw // 3),
            scaled(tuple(map(float, image[0, 0])), 0.7),
            -1,
        )
        for k in range(3):
            cv2.circle(
                image,
                (x + iw // 10 + (k % 2) * iw // 7, x + iw // 10 + (k // 2) * iw // 7),
                iw // 18,
                (8, 8, 10),
                -1,
                cv2.LINE_AA,
            )
    return finished(
        image, w, h, 0.09, colour(rng, (0, 0.2), (0.1, 0.7)), "phone", rng.uniform(0.06, 0.16)
    )


def tablet(rng: Rng) -> Sprite:
    w, h = rng.uniform(1.8, 2.2), rng.uniform(2.6, 3.0)
    image = blank(
        w, h, 300, colour(rng, (0, 0.2), (0.02, 0.15) if chance(rng, 0.7) else (0.85, 1))
    )
    b = int(image.shape[1] * rng.uniform(0.04, 0.1))
    part = image[b:-b, b:-b]
    part[:] = picture(rng, *part.shape[:2]) if chance(rng, 0.6) else 12
    return finished(image, w, h, 0.08, (90, 90, 95), "tablet", 0.05)


def _cover(rng: Rng, image: np.ndarray) -> None:
    h, w = image.shape[:2]
    kind = rng.random()
    if kind < 0.6:
        image[:] = picture(rng, h, w)
    ink = colour(rng, (0, 0.8), (0.7, 1)) if image.mean() < 128 else colour(rng, (0, 0.8), (0, 0.4))
    for _ in range(int(rng.integers(1, 4))):
        size = rng.uniform(0.05, 0.16) * h
        y = int(rng.uniform(0.02, 0.8) * h)
        print_text(rng, image, (int(w * 0.07), y, int(w * 0.86), int(size * 1.5)), ink, size)
    if chance(rng, 0.35):
        print_text(
            rng, image, (int(w * 0.1), int(h * 0.45), int(w * 0.8), int(h * 0.4)), ink, h * 0.035
        )
    if chance(rng, 0.2):
        x, y = int(w * 0.65), int(h * 0.85)
        image[y : y + h // 10, x : x + w // 4] = 245
        for k in range(x + 3, x + w // 4 - 3, 3):
            cv2.line(image, (k, y + 2), (k, y + h // 12), (10, 10, 10), 1)
    if chance(rng, 0.4):
        image[:, : max(2, w // 30)] = scaled(colour(rng), 0.8)


def book(rng: Rng) -> Sprite:
    w = rng.uniform(1.25, 2.3)
    h = w * rng.uniform(1.2, 1.65)
    image = blank(w, h, 300, colour(rng, (0, 0.9), (0.1, 1)))
    _cover(rng, image)
    return finished(image, w, h, rng.uniform(0.08, 0.5), colour(rng, (0, 0.25), (0.5, 1)), "book")


def box(rng: Rng) -> Sprite:
    w = rng.uniform(1.3, 3.4)
    h = w * rng.uniform(0.5, 1.0)
    image = blank(w, h, 300, colour(rng, (0, 0.9), (0.15, 1)))
    if chance(rng, 0.8):
        _cover(rng, image)
    return finished(image, w, h, rng.uniform(0.25, 0.9), colour(rng, (0, 0.8), (0.15, 0.9)), "box")


def case(rng: Rng) -> Sprite:
    """A case of a film or a video game: a picture in a plastic frame with a strip on top."""
    w, h = 1.55, 2.15
    frame = colour(rng, (0, 1), (0.05, 0.9))
    image = blank(w, h, 300, frame)
    part = image[8:-8, 14:-6]
    part[:] = picture(rng, *part.shape[:2])
    part[: part.shape[0] // 9] = colour(rng, (0, 1), (0.3, 1))
    print_text(rng, part, (8, 0, part.shape[1] - 16, 24), (250, 250, 250), 16)
    print_text(
        rng,
        part,
        (8, part.shape[0] // 2, part.shape[1] - 16, 60),
        colour(rng, (0, 0.5), (0.7, 1)),
        30,
    )
    return finished(image, w, h, 0.16, scaled(frame, 0.7), "case", 0.03)


def paper(rng: Rng) -> Sprite:
    w, h = (2.4, 3.38) if chance(rng, 0.6) else (1.68, 2.4)
    image = blank(w, h, 340, colour(rng, (0, 0.12), (0.85, 1)))
    ih, iw = image.shape[:2]
    ink = colour(rng, (0, 0.5), (0, 0.4))
    kind = rng.random()
    if kind < 0.6:
        print_text(rng, image, (20, 20, iw - 40, ih - 50), ink, rng.uniform(7, 12))
        if chance(rng, 0.4):
            print_text(rng, image, (20, 8, iw - 60, 26), ink, 20)
    elif kind < 0.85:
        step = int(rng.integers(9, 18))
        for y in range(int(rng.integers(8, 30)), ih, step):
            cv2.line(image, (0, y), (iw, y), (150, 170, 210), 1)
        if chance(rng, 0.5):
            for x in range(0, iw, step):
                cv2.line(image, (x, 0), (x, ih), (150, 170, 210), 1)
        for _ in range(int(rng.integers(0, 9))):
            p = np.cumsum(rng.normal([4, 0], [2, 4], (30, 2)), 0) + rng.uniform(0, 1, 2) * [iw, ih]
            cv2.polylines(
                image, [p.astype(np.int32)], False, colour(rng, (0.5, 1), (0, 0.6)), 1, cv2.LINE_AA
            )
    else:
        x0, y0 = int(iw * 0.1), int(ih * 0.1)
        image[y0 : ih // 2, x0 : iw - x0] = picture(rng, ih // 2 - y0, iw - 2 * x0)
        print_text(rng, image, (x0, ih // 2 + 8, iw - 2 * x0, ih // 3), ink, 9)
    return finished(image, w, h, 0.0, (200, 200, 200), "paper")


def spiral(rng: Rng) -> Sprite:
    """A notepad with rings along its top."""
    w, h = rng.uniform(0.9, 1.7), rng.uniform(1.3, 2.4)
    image = blank(w, h, 260, colour(rng, (0, 0.2), (0.85, 1)))
    ih, iw = image.shape[:2]
    for y in range(26, ih, int(rng.integers(10, 18))):
        cv2.line(image, (0, y), (iw, y), (140, 160, 205), 1)
    for x in range(5, iw, 11):
        cv2.circle(image, (x, 9), 3, (40, 40, 45), -1, cv2.LINE_AA)
        cv2.line(image, (x, 0), (x, 9), (120, 120, 125), 2, cv2.LINE_AA)
    if chance(rng, 0.6):
        print_text(
            rng, image, (10, 24, iw - 20, int(ih * rng.uniform(0.2, 0.7))), (40, 50, 120), 12
        )
    return finished(image, w, h, 0.08, (225, 225, 220), "spiral")


def envelope(rng: Rng) -> Sprite:
    w, h = rng.uniform(2.2, 2.8), rng.uniform(1.2, 1.8)
    c = colour(rng, (0, 0.35), (0.7, 1))
    image = blank(w, h, 280, c)
    ih, iw = image.shape[:2]
    if chance(rng, 0.5):
        p = np.array([[0, 0], [iw // 2, int(ih * 0.55)], [iw, 0]], np.int32)
        cv2.polylines(image, [p], False, scaled(c, 0.75), 2, cv2.LINE_AA)
    else:
        image[8:40, iw - 36 : iw - 8] = picture(rng, 32, 28)
        print_text(rng, image, (iw // 3, ih // 2, iw // 3, ih // 3), (40, 40, 60), 12)
    return finished(image, w, h, 0.02, scaled(c, 0.8), "envelope")


def sticky(rng: Rng) -> Sprite:
    image = blank(1, 1, 150, colour(rng, (0.25, 0.8), (0.8, 1)))
    side = rng.uniform(0.5, 0.9)
    if chance(rng, 0.7):
        print_text(
            rng, image, (10, 6, 130, int(rng.integers(30, 130))), (40, 40, 50), rng.uniform(12, 26)
        )
    return finished(
        shade(image, (0.85 + 0.2 * noise(rng, 150, 150, 2)).astype(np.float32)),
        side,
        side,
        0.03,
        (200, 190, 120),
        "sticky",
    )


def receipt(rng: Rng) -> Sprite:
    w = rng.uniform(0.6, 0.95)
    h = w * rng.uniform(2, 4.5)
    image = blank(w, h, 300, colour(rng, (0, 0.06), (0.85, 1)))
    print_text(
        rng,
        image,
        (4, 4, image.shape[1] - 10, image.shape[0] - 12),
        (60, 60, 70),
        rng.uniform(6, 10),
    )
    return finished(image, w, h, 0.01, (210, 210, 210), "receipt")


def ticket(rng: Rng) -> Sprite:
    w = rng.uniform(0.6, 0.9)
    h = w * rng.uniform(2.0, 2.6)
    image = blank(w, h, 240, colour(rng, (0, 0.6), (0.6, 1)))
    ih, iw = image.shape[:2]
    ink = colour(rng, (0, 0.8), (0, 0.4))
    print_text(rng, image, (6, 8, iw - 12, ih // 2), ink, 13)
    cv2.line(image, (0, int(ih * 0.75)), (iw, int(ih * 0.75)), ink, 1)
    for x in range(8, iw - 8, 4):
        cv2.line(image, (x, int(ih * 0.8)), (x, int(ih * 0.95)), ink, int(rng.integers(1, 3)))
    return finished(image, w, h, 0.01, (200, 200, 200), "ticket")


def photo(rng: Rng) -> Sprite:
    """A print with square corners, larger than a card, or an instant picture."""
    if chance(rng, 0.5):
        image = blank(1.0, 1.2, 240, (240, 238, 232))
        ih, iw = image.shape[:2]
        image[12 : iw - 12, 12 : iw - 12] = picture(rng, iw - 24, iw - 24)
        return finished(image, 1.0, 1.2, 0.01, (220, 220, 220), "photo")
    w, h = rng.uniform(1.6, 2.6), rng.uniform(1.2, 1.5)
    image = blank(w, h, 280, (0, 0, 0))
    image[:] = picture(rng, *image.shape[:2])
    return finished(image, w, h, 0.01, (220, 220, 220), "photo")


def _disc(rng: Rng, diameter: float, long_side: int, c) -> tuple[np.ndarray, np.ndarray]:
    image = blank(diameter, diameter, long_side, c)
    mask = np.zeros(image.shape[:2], np.uint8)
    cv2.circle(
        mask, (long_side * 8 - 8, long_side * 8 - 8), long_side * 8 - 20, 255, -1, cv2.LINE_AA, 4
    )
    return image, mask


def plate(rng: Rng) -> Sprite:
    d = rng.uniform(1.6, 3.0)
    c = colour(rng, (0, 0.2), (0.8, 1)) if chance(rng, 0.7) else colour(rng)
    image, mask = _disc(rng, d, 300, c)
    for k in range(int(rng.integers(1, 5))):
        cv2.circle(
            image,
            (150, 150),
            int(rng.uniform(60, 145)),
            scaled(c, rng.uniform(0.75, 1.1)) if k else colour(rng),
            int(rng.integers(1, 8)),
            cv2.LINE_AA,
        )
    light = np.linspace(0.85, 1.1, 300, dtype=np.float32)
    image = shade(image, np.repeat(light[None], 300, 0))
    return finished(image, d, d, 0.12, scaled(c, 0.75), "plate", mask=mask, outline=_ROUND)


def cup(rng: Rng) -> Sprite:
    d = rng.uniform(0.8, 1.1)
    c = colour(rng, (0, 0.9), (0.1, 1))
    image, mask = _disc(rng, d, 200, c)
    cv2.circle(image, (100, 100), 84, scaled(c, 0.7), -1, cv2.LINE_AA)
    cv2.circle(
        image,
        (100 + int(rng.integers(-6, 7)), 100),
        78,
        colour(rng, (0.2, 0.8), (0.05, 0.5), (0.02, 0.12)),
        -1,
        cv2.LINE_AA,
    )
    cv2.ellipse(image, (80, 70), (22, 8), 30, 0, 360, (200, 200, 200), -1, cv2.LINE_AA)
    return finished(
        image, d, d, rng.uniform(0.5, 1.2), scaled(c, 0.85), "cup", mask=mask, outline=_ROUND
    )


def coaster(rng: Rng) -> Sprite:
    d = rng.uniform(0.95, 1.2)
    c = colour(rng)
    if chance(rng, 0.5):
        image, mask = _disc(rng, d, 200, c)
        image[:] = cv2.addWeighted(image, 0.5, picture(rng, *image.shape[:2]), 0.5, 0)
        return finished(image, d, d, 0.04, scaled(c, 0.7), "coaster", mask=mask, outline=_ROUND)
    image = blank(1, 1, 200, c)
    image[:] = cv2.resize(cloth(rng), (200, 200), interpolation=cv2.INTER_AREA)
    return finished(image, d, d, 0.04, scaled(c, 0.7), "coaster", 0.06)


def chip(rng: Rng) -> Sprite:
    d, c = rng.uniform(0.2, 0.48), colour(rng)
    image, mask = _disc(rng, d, 90, c)
    other = colour(rng, (0, 0.3), (0.7, 1))
    if chance(rng, 0.6):
        for k in range(8):
            cv2.ellipse(image, (45, 45), (44, 44), 0, k * 45, k * 45 + 18, other, -1, cv2.LINE_AA)
        cv2.circle(image, (45, 45), 28, c, -1, cv2.LINE_AA)
    else:
        image[:] = colour(rng, (0.1, 0.5), (0.5, 0.9), (0.05, 0.15))
        cv2.circle(image, (45, 45), 38, scaled(c, 0.6), 1, cv2.LINE_AA)
        cv2.putText(
            image,
            str(int(rng.integers(1, 51))),
            (22, 58),
            cv2.FONT_HERSHEY_DUPLEX,
            1.1,
            (90, 70, 40),
            2,
            cv2.LINE_AA,
        )
    return finished(
        image,
        d,
        d,
        rng.choice([0.03, 0.04, 0.2]),
        scaled(c, 0.6),
        "chip",
        mask=mask,
        outline=_ROUND,
    )


def die(rng: Rng) -> Sprite:
    c = colour(rng, (0, 0.9), (0.3, 1))
    image = blank(1, 1, 60, c)
    pip = (245, 245, 245) if sum(c) < 380 else (20, 20, 20)
    for x, y in ((15, 15), (45, 45), (45, 15), (15, 45), (30, 30))[: int(rng.integers(1, 6))]:
        cv2.circle(image, (x, y), 6, pip, -1, cv2.LINE_AA)
    d = rng.uniform(0.15, 0.26)
    return finished(image, d, d, d, scaled(c, 0.7), "die", 0.15)


def pen(rng: Rng) -> Sprite:
    w, h = rng.uniform(0.08, 0.15), rng.uniform(1.4, 2.0)
    c = colour(rng)
    image = blank(w, h, 240, c)
    ih, iw = image.shape[:2]
    image[: int(ih * rng.uniform(0.05, 0.4))] = colour(rng)
    image[int(ih * 0.9) :] = colour(rng, (0, 0.6), (0.1, 0.9))
    gain = 0.6 + 0.6 * np.sin(np.linspace(0.2, 2.9, iw, dtype=np.float32))
    return finished(
        shade(image, np.repeat(gain[None], ih, 0)), w, h, 0.1, scaled(c, 0.5), "pen", 0.45
    )


def remote(rng: Rng) -> Sprite:
    w, h = rng.uniform(0.45, 0.65), rng.uniform(1.7, 2.4)
    c = colour(rng, (0, 0.2), (0.05, 0.3) if chance(rng, 0.7) else (0.7, 1))
    image = blank(w, h, 260, c)
    ih, iw = image.shape[:2]
    for y in range(14, ih - 14, int(rng.integers(14, 22))):
        for x in range(12, iw - 8, int(rng.integers(14, 22))):
            if chance(rng, 0.8):
                cv2.circle(image, (x, y), 5, colour(rng, (0, 0.9), (0.3, 0.9)), -1, cv2.LINE_AA)
    return finished(image, w, h, 0.2, scaled(c, 0.6), "remote", 0.2)


def mat(rng: Rng) -> Sprite:
    """A table mat, towel or napkin: a large rectangle of cloth, often with a border."""
    w = rng.uniform(2.4, 5.5)
    h = w * rng.uniform(0.55, 1)
    source = cloth(rng)
    image = cv2.resize(source, (320, int(320 * h / w)), interpolation=cv2.INTER_AREA)
    if chance(rng, 0.6):
        cv2.rectangle(
            image, (6, 6), (313, image.shape[0] - 7), colour(rng), int(rng.integers(1, 9))
        )
    return finished(image, w, h, 0.02, (60, 60, 60), "mat")


def rectangle(rng: Rng) -> Sprite:
    """A printed frame: its inside is the surface it lies on."""
    w = rng.uniform(0.6, 3)
    h = w * rng.uniform(0.4, 1.8)
    image = blank(w, h, 260, colour(rng))
    mask = np.zeros(image.shape[:2], np.uint8)
    t = int(rng.integers(2, 14))
    cv2.rectangle(mask, (t, t), (mask.shape[1] - 1 - t, mask.shape[0] - 1 - t), 255, t)
    return finished(image, w, h, 0, (0, 0, 0), "rectangle", mask=mask)


def thing(rng: Rng) -> Sprite:
    """Something of no particular shape: a bag, a toy, a shoe, a glove."""
    d = log_uniform(rng, 0.3, 3.5)
    a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    r = np.ones(40)
    for k in range(1, 6):
        r += rng.normal(0, 0.35 / k) * np.cos(k * a + rng.uniform(0, 6.28))
    r = np.clip(r, 0.25, 1.8)
    p = np.stack([r * np.cos(a), r * np.sin(a) * rng.uniform(0.4, 1)], -1)
    p = (p - p.min(0)) / (p.max(0) - p.min(0)).max()
    size = 240
    mask = np.zeros((size, size), np.uint8)
    cv2.fillPoly(mask, [(p * (size - 8) + 4).astype(np.int32)], 255, cv2.LINE_AA)
    base = cloth(rng) if chance(rng, 0.6) else abstract(rng)
    image = cv2.resize(base, (size, size), interpolation=cv2.INTER_AREA)
    depth = np.minimum(
        cv2.distanceTransform(mask, cv2.DIST_L2, 3) / (size * rng.uniform(0.04, 0.25)), 1
    )
    light = cv2.Sobel(cv2.GaussianBlur(depth, (0, 0), 5), cv2.CV_32F, 1, 0, ksize=5)
    gain = 0.55 + 0.5 * depth + light / (np.abs(light).max() + 1e-6) * rng.uniform(-0.4, 0.4)
    return finished(shade(image, gain.astype(np.float32)), d, d, 0, (0, 0, 0), "thing", mask=mask)


def fabric(rng: Rng) -> Sprite:
    """A crumpled corner of cloth with a wavy edge, larger than a card."""
    d = rng.uniform(1.5, 5)
    size = 320
    edge = noise(rng, 1, size, rng.uniform(3, 9))[0] * rng.uniform(5, 60) + 10
    mask = ((np.arange(size)[:, None] > edge[None]) * 255).astype(np.uint8)
    mask = cv2.bitwise_and(mask, np.ascontiguousarray(np.rot90(mask)))
    image = cv2.resize(cloth(rng), (size, size), interpolation=cv2.INTER_AREA)
    folds = fbm(rng, size, size, rng.uniform(2, 5), octaves=2)
    return finished(
        shade(image, (0.6 + 0.7 * folds).astype(np.float32)),
        d,
        d,
        0.06,
        (40, 40, 40),
        "fabric",
        mask=cv2.GaussianBlur(mask, (0, 0), 0.8),
    )


def cable(rng: Rng) -> Sprite:
    size = 320
    mask = np.zeros((size, size), np.uint8)
    p = rng.uniform(20, size - 20, (4, 2))
    t = np.linspace(0, 1, 40)[:, None]
    curve = (
        (1 - t) ** 3 * p[0] + 3 * t * (1 - t) ** 2 * p[1] + 3 * t * t * (1 - t) * p[2] + t**3 * p[3]
    )
    cv2.polylines(mask, [curve.astype(np.int32)], False, 255, int(rng.integers(3, 9)), cv2.LINE_AA)
    image = np.full((size, size, 3), colour(rng, (0, 0.8), (0.05, 1)), np.float32).astype(np.uint8)
    d = rng.uniform(1.5, 4)
    return finished(image, d, d, 0, (0, 0, 0), "cable", mask=mask)


def mesh(rng: Rng) -> Sprite:
    """A net or a rack: wires, and between them whatever lies below."""
    d, size = rng.uniform(1.2, 4), 640
    step = size / (d * rng.uniform(8, 40))
    wire = max(1, round(step * rng.uniform(0.08, 0.3)))
    mask = np.zeros((size, size), np.uint8)
    slack = noise(rng, 2, size, 3) * step * rng.uniform(0, 1.5)
    along = np.stack([np.arange(size), np.zeros(size)], 1)
    for at in np.arange(0, size, step):
        bent = along + np.stack([np.zeros(size), at + slack[0]], 1)
        cv2.polylines(mask, [bent.astype(np.int32)], False, 255, wire, cv2.LINE_AA)
        bent = along[:, ::-1] + np.stack([at + slack[1], np.zeros(size)], 1)
        cv2.polylines(mask, [bent.astype(np.int32)], False, 255, wire, cv2.LINE_AA)
    image = np.full((size, size, 3), colour(rng, (0, 0.7), (0.05, 1)), np.float32).astype(np.uint8)
    return finished(image, d, d, 0, (0, 0, 0), "mesh", mask=mask)


def cutlery(rng: Rng) -> Sprite:
    image = np.full((300, 60, 3), colour(rng, (0, 0.1), (0.5, 0.9)), np.float32).astype(np.uint8)
    mask = np.zeros((300, 60), np.uint8)
    cv2.line(mask, (30, 80), (30, 290), 255, 10, cv2.LINE_AA)
    if chance(rng, 0.5):
        cv2.ellipse(mask, (30, 48), (20, 40), 0, 0, 360, 255, -1, cv2.LINE_AA)
    else:
        cv2.ellipse(mask, (30, 70), (18, 22), 0, 0, 360, 255, -1, cv2.LINE_AA)
        for x in (14, 25, 36, 47):
            cv2.line(mask, (x, 10), (x, 66), 255, 4, cv2.LINE_AA)
    gain = 0.6 + 0.7 * noise(rng, 300, 60, 2, 8)
    return finished(shade(image, gain), 0.4, 2.0, 0, (80, 80, 80), "cutlery", mask=mask)


def shape(rng: Rng) -> Sprite:
    """A polygon that is no rectangle: a triangle, pentagon, hexagon or ring of one colour."""
    size, k = 200, int(rng.choice([3, 5, 6, 8]))
    a = 2 * np.pi * np.arange(k) / k
    image = np.full((size, size, 3), colour(rng, (0, 1), (0.2, 1)), np.float32).astype(np.uint8)
    if chance(rng, 0.4):
        image[:] = picture(rng, size, size)
    mask = np.zeros((size, size), np.uint8)
    p = np.stack([100 + 96 * np.cos(a), 100 + 96 * np.sin(a)], -1).astype(np.int32)
    cv2.fillPoly(mask, [p], 255, cv2.LINE_AA)
    if chance(rng, 0.3):
        cv2.circle(mask, (100, 100), 50, 0, -1, cv2.LINE_AA)
    d = rng.uniform(0.4, 1.4)
    return finished(image, d, d, 0, (90, 90, 90), "shape", mask=mask)


def laptop(rng: Rng) -> Sprite:
    """The lower half of a laptop: keys and a touch pad."""
    w, h = rng.uniform(3.4, 4.2), rng.uniform(2.4, 2.9)
    body = colour(rng, (0, 0.12), (0.5, 0.9) if chance(rng, 0.5) else (0.04, 0.25))
    image = blank(w, h, 420, body)
    ih, iw = image.shape[:2]
    key = colour(rng, (0, 0.2), (0.02, 0.2) if chance(rng, 0.8) else (0.7, 1))
    pitch = iw // 16
    for j in range(6):
        x = pitch // 2
        while x < iw - pitch:
            k = pitch if chance(rng, 0.92) else pitch * int(rng.integers(2, 5))
            end = min(x + k - 3, iw - pitch // 2)
            cv2.rectangle(
                image, (x, pitch // 2 + j * pitch), (end, pitch // 2 + (j + 1) * pitch - 3), key, -1
            )
            x += k
    top = pitch * 7
    cv2.rectangle(
        image, (int(iw * 0.3), top), (int(iw * 0.7), ih - pitch // 2), scaled(body, 0.75), 2
    )
    return finished(image, w, h, 0.12, scaled(body, 0.7), "laptop", 0.02)


def banknote(rng: Rng) -> Sprite:
    w = rng.uniform(1.4, 1.75)
    h = w * rng.uniform(0.45, 0.53)
    tint = colour(rng, (0.1, 0.5), (0.5, 0.9))
    image = blank(w, h, 240, tint)
    ih, iw = image.shape[:2]
    image[:] = shade(image, (0.8 + 0.35 * fbm(rng, ih, iw, 20)).astype(np.float32))
    dark = scaled(tint, 0.5)
    cv2.ellipse(
        image,
        (int(iw * rng.uniform(0.3, 0.7)), ih // 2),
        (ih // 4, ih // 3),
        0,
        0,
        360,
        dark,
        2,
        cv2.LINE_AA,
    )
    for x in (6, iw - 60):
        cv2.putText(
            image,
            str(int(rng.choice([5, 10, 20, 50, 100]))),
            (x, 30),
            cv2.FONT_HERSHEY_DUPLEX,
            0.8,
            dark,
            2,
            cv2.LINE_AA,
        )
    cv2.rectangle(image, (3, 3), (iw - 4, ih - 4), dark, 1)
    return finished(image, w, h, 0.005, scaled(tint, 0.7), "banknote")


def ruler(rng: Rng) -> Sprite:
    w, h = rng.uniform(1.8, 3.6), rng.uniform(0.28, 0.45)
    c = colour(rng, (0, 0.8), (0.5, 1))
    image = blank(w, h, 400, c)
    for k, x in enumerate(range(4, 396, 5)):
        cv2.line(image, (x, 0), (x, 14 if k % 10 == 0 else 8), (30, 30, 30), 1)
    return finished(image, w, h, 0.03, scaled(c, 0.7), "ruler")


def domino(rng: Rng) -> Sprite:
    c = colour(rng, (0, 0.3), (0.75, 1) if chance(rng, 0.6) else (0.03, 0.2))
    image = blank(0.5, 1.0, 140, c)
    ih, iw = image.shape[:2]
    ink = (20, 20, 20) if sum(c) > 380 else (240, 240, 240)
    cv2.line(image, (8, ih // 2), (iw - 8, ih // 2), ink, 2)
    for half in (0, 1):
        for x, y in ((16, 16), (54, 54), (54, 16), (16, 54), (35, 35), (16, 35), (54, 35))[
            : int(rng.integers(0, 7))
        ]:
            cv2.circle(image, (x, y + half * ih // 2), 6, ink, -1, cv2.LINE_AA)
    d = rng.uniform(0.4, 0.62)
    return finished(image, d / 2, d, 0.09, scaled(c, 0.7), "domino", 0.1)


def board(rng: Rng) -> Sprite:
    """A game board: fields along its edge, or all over it."""
    d = rng.uniform(3, 6)
    base = colour(rng, (0, 0.8), (0.2, 1))
    image = blank(1, 1, 400, base)
    k = int(rng.integers(6, 12))
    cell = 400 // k
    palette = [colour(rng) for _ in range(4)]
    everywhere = chance(rng, 0.4)
    if not everywhere and chance(rng, 0.6):
        image[cell:-cell, cell:-cell] = picture(rng, 400 - 2 * cell, 400 - 2 * cell)
    for j in range(k):
        for i in range(k):
            if everywhere or i in (0, k - 1) or j in (0, k - 1):
                box = (i * cell, j * cell), ((i + 1) * cell, (j + 1) * cell)
                cv2.rectangle(
                    image, *box, palette[int(rng.integers(4))] if chance(rng, 0.6) else base, -1
                )
                cv2.rectangle(image, *box, (20, 20, 20), 1)
    return finished(image, d, d, 0.05, scaled(base, 0.6), "board")


def tin(rng: Rng) -> Sprite:
    """A small tin or a packet, thick and with a lid's rim."""
    w = rng.uniform(0.6, 1.3)
    h = w * rng.choice([rng.uniform(0.4, 0.54), rng.uniform(0.85, 1)])  # no card's proportions
    c = colour(rng)
    image = blank(w, h, 200, c)
    ih, iw = image.shape[:2]
    _cover(rng, image)
    light = np.linspace(1.15, 0.8, ih, dtype=np.float32)[:, None].repeat(iw, 1)
    image = shade(image, light)
    cv2.rectangle(image, (5, 5), (iw - 6, ih - 6), scaled(c, 0.6), 2, cv2.LINE_AA)
    return finished(
        image, w, h, rng.uniform(0.2, 0.4), scaled(c, 0.6), "tin", rng.uniform(0.02, 0.12)
    )


def ball(rng: Rng) -> Sprite:
    """Fruit, a ball, a button: round, lit from one side."""
    d, c = rng.uniform(0.3, 1.1), colour(rng)
    image, mask = _disc(rng, d, 160, c)
    y, x = (np.mgrid[0:160, 0:160].astype(np.float32) - 80) / 80
    a = rng.uniform(0, 2 * np.pi)
    height = np.sqrt(np.clip(1 - x * x - y * y, 0, 1))
    lit = 0.35 + 0.75 * np.clip(0.6 * height + 0.6 * (x * np.cos(a) + y * np.sin(a)), 0, 1)
    image = shade(image, (lit * (0.85 + 0.3 * noise(rng, 160, 160, 9))).astype(np.float32))
    at = (int(80 + 35 * np.cos(a)), int(80 + 35 * np.sin(a)))
    cv2.circle(image, at, 10, (245, 245, 240), -1, cv2.LINE_AA)
    return finished(image, d, d, 0.0, (0, 0, 0), "ball", mask=mask)


def bottle(rng: Rng) -> Sprite:
    """A bottle, tube or torch that lies."""
    w = rng.uniform(0.35, 0.9)
    h = w * rng.uniform(2.2, 4)
    c = colour(rng)
    image = blank(w, h, 280, c)
    ih, iw = image.shape[:2]
    mask = np.zeros((ih, iw), np.uint8)
    neck, shoulder = rng.uniform(0.3, 0.9), rng.uniform(0.15, 0.45)
    x0 = iw * (1 - neck) / 2
    top, low = int(ih * shoulder * 0.6), int(ih * shoulder)
    p = [[x0, 0], [iw - x0, 0], [iw - x0, top], [iw, low], [iw, ih], [0, ih], [0, low], [x0, top]]
    cv2.fillPoly(mask, [np.array(p).astype(np.int32)], 255, cv2.LINE_AA)
    a, b = sorted(rng.uniform(low, ih, 2).astype(int).tolist())
    image[a:b] = colour(rng, (0, 0.6), (0.4, 1))
    if b - a > 20:
        print_text(rng, image, (4, a, iw - 8, b - a), (30, 30, 40), 14)
    image[: int(ih * 0.08)] = colour(rng)
    gain = 0.45 + 0.8 * np.sin(np.linspace(0.25, 2.9, iw, dtype=np.float32)) ** 2
    image = shade(image, np.repeat(gain[None], ih, 0))
    return finished(image, w, h, 0.0, (0, 0, 0), "bottle", mask=mask)


def mouse(rng: Rng) -> Sprite:
    """A computer's mouse."""
    c = colour(rng, (0, 0.3), (0.05, 0.95))
    image = np.full((240, 140, 3), c, np.float32).astype(np.uint8)
    mask = np.zeros((240, 140), np.uint8)
    cv2.ellipse(mask, (70, 120), (66, 116), 0, 0, 360, 255, -1, cv2.LINE_AA)
    depth = np.minimum(cv2.distanceTransform(mask, cv2.DIST_L2, 3) / 40, 1)
    image = shade(image, (0.5 + 0.55 * depth).astype(np.float32))
    cv2.line(image, (70, 0), (70, 100), scaled(c, 0.4), 2, cv2.LINE_AA)
    cv2.ellipse(image, (70, 60), (8, 20), 0, 0, 360, scaled(c, 0.3), -1, cv2.LINE_AA)
    return finished(image, 0.7, 1.2, 0.0, (0, 0, 0), "mouse", mask=mask)


def frame(rng: Rng) -> Sprite:
    """A picture in a broad frame, a mirror, a tray with a rim."""
    w = rng.uniform(1.6, 4)
    h = w * rng.uniform(0.5, 0.95)
    c = colour(rng, (0, 0.8), (0.1, 0.95))
    image = blank(w, h, 300, c)
    ih, iw = image.shape[:2]
    b = int(iw * rng.uniform(0.04, 0.12))
    cv2.rectangle(
        image, (b // 2, b // 2), (iw - b // 2, ih - b // 2), scaled(c, 1.25), 2, cv2.LINE_AA
    )
    part = image[b : ih - b, b : iw - b]
    part[:] = picture(rng, *part.shape[:2]) if chance(rng, 0.6) else colour(rng, (0, 0.6), (0.1, 1))
    cv2.rectangle(image, (b, b), (iw - b, ih - b), scaled(c, 0.4), 2, cv2.LINE_AA)
    return finished(image, w, h, rng.uniform(0.05, 0.3), scaled(c, 0.6), "frame")


def calculator(rng: Rng) -> Sprite:
    w, h = rng.uniform(0.8, 0.95), rng.uniform(1.5, 1.9)
    image = blank(w, h, 260, colour(rng, (0, 0.3), (0.1, 0.9)))
    ih, iw = image.shape[:2]
    cv2.rectangle(image, (10, 14), (iw - 10, ih // 5), (160, 175, 150), -1)
    for j in range(5):
        for i in range(4):
            x, y = 10 + i * (iw - 14) // 4, ih // 4 + j * (ih - ih // 4) // 5
            cv2.rectangle(
                image, (x, y + 4), (x + iw // 5, y + ih // 9), colour(rng, (0, 0.4), (0.2, 0.8)), -1
            )
    return finished(image, w, h, 0.12, (60, 60, 60), "calculator", 0.07)


def cassette(rng: Rng) -> Sprite:
    image = blank(1.15, 0.73, 240, colour(rng, (0, 0.4), (0.05, 0.9)))
    ih, iw = image.shape[:2]
    cv2.rectangle(image, (16, 12), (iw - 16, int(ih * 0.72)), colour(rng, (0, 0.5), (0.7, 1)), -1)
    for x in (0.33, 0.67):
        cv2.circle(image, (int(iw * x), ih // 2), 14, (15, 15, 15), -1, cv2.LINE_AA)
        cv2.circle(image, (int(iw * x), ih // 2), 8, (240, 240, 240), 2, cv2.LINE_AA)
    print_text(rng, image, (22, 12, iw - 44, 30), (30, 30, 60), 14)
    return finished(image, 1.15, 0.73, 0.1, (40, 40, 40), "cassette", 0.02)


def glasses(rng: Rng) -> Sprite:
    image = np.full((160, 320, 3), colour(rng, (0, 0.5), (0.02, 0.5)), np.float32).astype(np.uint8)
    mask = np.zeros((160, 320), np.uint8)
    for x in (90, 230):
        cv2.ellipse(mask, (x, 60), (56, 44), 0, 0, 360, 60, -1, cv2.LINE_AA)
        cv2.ellipse(mask, (x, 60), (56, 44), 0, 0, 360, 255, 7, cv2.LINE_AA)
        cv2.line(
            mask, (34 if x == 90 else 286, 50), (20 if x == 90 else 300, 156), 255, 6, cv2.LINE_AA
        )
    cv2.line(mask, (142, 50), (178, 50), 255, 6, cv2.LINE_AA)
    return finished(image, 1.6, 0.8, 0, (0, 0, 0), "glasses", mask=mask)


def hand(rng: Rng) -> Sprite:
    """A hand with its arm, fingertips at the top, drawn from above; `outline` is unused.

    One finger, two, or all of them; bare arm or sleeve. Twice as high as wide.
    """
    h, w = 480, 240
    tone = skin(rng)
    image = np.full((h, w, 3), tone, np.float32).astype(np.uint8)
    mask = np.zeros((h, w), np.uint8)
    layers = []
    fingers = int(rng.choice([1, 1, 2, 4, 4]))
    wide = w * rng.uniform(0.11, 0.14)
    palm = (w / 2, h * rng.uniform(0.5, 0.56))
    spread = rng.uniform(0.0, 0.28)
    slots = np.arange(4) - 1.5
    tips = []
    for k in sorted(rng.permutation(4)[:fingers].tolist()):
        root = (palm[0] + slots[k] * wide * 1.15, palm[1] - w * 0.22)
        reach = w * (0.62, 0.74, 0.72, 0.58)[k] * rng.uniform(0.85, 1.1)
        a = slots[k] * spread + rng.normal(0, 0.05)
        middle = (root[0] + np.sin(a) * reach * 0.5, root[1] - np.cos(a) * reach * 0.5)
        a += rng.normal(0, 0.15)
        tip = (middle[0] + np.sin(a) * reach * 0.5, middle[1] - np.cos(a) * reach * 0.5)
        layers.append([root, middle, tip])
        tips.append((tip, a))
    if fingers > 1 or chance(rng, 0.5):
        a = rng.uniform(0.5, 1.0)
        root = (palm[0] - w * 0.2, palm[1] + w * 0.05)
        middle = (root[0] - np.sin(a) * w * 0.2, root[1] - np.cos(a) * w * 0.2)
        tip = (middle[0] - np.sin(a * 0.7) * w * 0.2, middle[1] - np.cos(a * 0.7) * w * 0.2)
        layers.append([root, middle, tip])
        tips.append((tip, -a * 0.7))
    gain = np.ones((h, w), np.float32)

    def part(m: np.ndarray, depth: float) -> None:
        d = np.minimum(cv2.distanceTransform(m, cv2.DIST_L2, 3) / depth, 1)
        np.copyto(gain, (0.62 + 0.42 * np.sqrt(d)).astype(np.float32), where=m > 0)
        np.maximum(mask, m, out=mask)

    base = np.zeros((h, w), np.uint8)
    cv2.ellipse(
        base,
        (int(palm[0]), int(palm[1])),
        (int(w * 0.27), int(w * 0.33)),
        0,
        0,
        360,
        255,
        -1,
        cv2.LINE_AA,
    )
    cv2.line(
        base,
        (int(palm[0]), int(palm[1])),
        (w // 2 + int(rng.normal(0, 15)), h + 40),
        255,
        int(w * 0.36),
        cv2.LINE_AA,
    )
    part(base, w * 0.16)
    for chain in layers:
        m = np.zeros((h, w), np.uint8)
        cv2.polylines(
            m, [(np.array(chain) * 8).astype(np.int32)], False, 255, int(wide), cv2.LINE_AA, 3
        )
        part(m, wide * 0.55)
    image = shade(image, gain * (0.9 + 0.2 * noise(rng, h, w, 12)))
    nail = tuple(min(255.0, x * 1.12 + 12) for x in tone)
    if chance(rng, 0.2):
        nail = colour(rng)
    for (x, y), a in tips:
        if chance(rng, 0.7):
            at = (int(x - np.sin(a) * wide * 0.05), int(y + np.cos(a) * wide * 0.05))
            cv2.ellipse(
                image,
                at,
                (int(wide * 0.28), int(wide * 0.4)),
                np.degrees(a),
                0,
                360,
                nail,
                -1,
                cv2.LINE_AA,
            )
    if chance(rng, 0.6):
        y = int(h * rng.uniform(0.72, 0.9))
        sleeve = cv2.resize(cloth(rng), (w, h - y), interpolation=cv2.INTER_AREA)
        image[y:] = sleeve
        cv2.line(mask, (w // 2, y + 30), (w // 2, h + 60), 255, int(w * 0.5), cv2.LINE_AA)
        image[y : y + 4] = scaled(tuple(map(float, sleeve.mean((0, 1)))), 0.6)
    return finished(
        cv2.GaussianBlur(image, (0, 0), 1.2),
        1.0,
        2.0,
        0.0,
        (0, 0, 0),
        "hand",
        mask=cv2.GaussianBlur(mask, (0, 0), 0.8),
    )
