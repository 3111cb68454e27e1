"""Flat things with parts: what nobody thought of when the other things were drawn one by one."""

from __future__ import annotations

import cv2
import numpy as np

from .noise import Colour, chance, colour, log_uniform, scaled
from .sprites import Sprite, blank, finished, picture
from .surfaces import print_text

Rng = np.random.Generator


def gadget(rng: Rng) -> Sprite:
    """Some flat device, panel or case: parts within parts, of keys, dials, slots, labels and windows.

    Longer than a card in its proportions, or more nearly square.
    """
    w = log_uniform(rng, 0.5, 2.6)
    h = w * rng.uniform(*((0.4, 0.58), (0.8, 1.25), (1.7, 2.3))[int(rng.integers(3))])
    c = colour(rng, (0, 1) if chance(rng, 0.5) else (0, 0.2), (0.03, 1))
    image = blank(w, h, 280, c)
    rim = int(rng.integers(3, 16))
    _panel(rng, image[rim:-rim, rim:-rim], c, 3)
    if chance(rng, 0.4):
        corner = (image.shape[1] - 2, image.shape[0] - 2)
        cv2.rectangle(image, (1, 1), corner, scaled(c, rng.uniform(0.5, 1.6)), 2)
    radius = 0.0 if chance(rng, 0.3) else rng.uniform(0.02, 0.2)
    side = scaled(c, rng.uniform(0.4, 0.9))
    return finished(image, w, h, log_uniform(rng, 0.02, 0.5), side, "gadget", radius)


def _panel(rng: Rng, part: np.ndarray, c: Colour, depth: int) -> None:
    """Fills a part of a gadget: divided further, or with one kind of detail, or none."""
    h, w = part.shape[:2]
    if min(h, w) < 12:
        return
    if chance(rng, 0.35):
        c = colour(rng) if chance(rng, 0.5) else scaled(c, rng.uniform(0.5, 1.7))
        part[:] = c
    if depth and chance(rng, 0.3 + 0.2 * depth):
        along = h if chance(rng, h / (h + w)) else w
        cut = int(along * rng.uniform(0.2, 0.8))
        gap = int(rng.integers(1, 8))
        for piece in (slice(0, max(0, cut - gap)), slice(cut, None)):
            _panel(rng, part[piece] if along == h else part[:, piece], c, depth - 1)
        return
    ink = colour(rng, (0, 0.9), (0, 0.35)) if sum(c) > 380 else colour(rng, (0, 0.9), (0.6, 1))
    kind = int(rng.integers(7))
    if kind == 0:
        part[2:-2, 2:-2] = picture(rng, h - 4, w - 4)
    elif kind == 1:
        print_text(rng, part, (3, 2, w - 6, h - 4), ink, rng.uniform(7, max(8, 0.6 * h)))
    elif kind in (2, 3):
        _keys(rng, part, ink)
    elif kind == 4:
        r = int(0.45 * min(h, w) * rng.uniform(0.5, 1))
        for radius, c in ((r, ink), (r // 2, colour(rng))):
            cv2.circle(part, (w // 2, h // 2), radius, c, -1 if chance(rng, 0.5) else 2, cv2.LINE_AA)
    elif kind == 5:
        step = int(rng.integers(3, 12))
        for y in range(step, h - 2, step):
            cv2.line(part, (3, y), (w - 4, y), ink, max(1, step // 4))


def _keys(rng: Rng, part: np.ndarray, ink: Colour) -> None:
    """Rows of keys, buttons, pans or holes, in one colour or many."""
    h, w = part.shape[:2]
    step = rng.uniform(0.12, 0.5, 2) * max(24, min(h, w))
    mixed, filled, round_ = chance(rng, 0.4), chance(rng, 0.8), chance(rng, 0.5)
    share = rng.uniform(0.5, 0.92)
    for y in np.arange(step[1] / 2, h - step[1] / 2 + 1, step[1]):
        for x in np.arange(step[0] / 2, w - step[0] / 2 + 1, step[0]):
            c = colour(rng) if mixed else ink
            thick = -1 if filled else 1
            middle, half = np.array([x, y]), share * step / 2
            if round_:
                at, radius = middle.astype(int).tolist(), max(1, int(half.min()))
                cv2.circle(part, at, radius, c, thick, cv2.LINE_AA)
            else:
                low, high = (middle - half).astype(int).tolist(), (middle + half).astype(int).tolist()
                cv2.rectangle(part, low, high, c, thick, cv2.LINE_AA)
