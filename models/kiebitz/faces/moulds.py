"""Numbers bent, cut, broken or put together of pieces: what is done to the shape before it is printed."""

from __future__ import annotations

import cv2
import numpy as np

from . import paint
from .chance import span
from .numerals import tight

MOULDS = (
    "pixels", "lamps", "stencil", "cut", "shattered", "arched", "waved", "leaning", "low", "slim", "dashed", "glowing",
    "torn",
)  # fmt: skip


def moulded(mask: np.ndarray, kind: str, seed: int) -> np.ndarray:
    """A mask (H, W) by one of MOULDS; about as high as before, but for "low"."""
    rng = np.random.default_rng((seed, 3))
    height = mask.shape[0]
    pad = max(2, height // 8)
    room = cv2.copyMakeBorder(mask, pad, pad, pad, pad, cv2.BORDER_CONSTANT)
    match kind:
        case "pixels" | "lamps":
            made = _gridded(mask, kind == "lamps", rng)
        case "stencil":
            made = room
            wide, upright = height * span(rng, 0.05, 0.09), rng.random() < 0.6
            for share in (0.5,) if rng.random() < 0.6 else (0.3, 0.7):
                line = np.array([(share, -0.2), (share, 1.2)] if upright else [(-0.2, share), (1.2, share)])
                paint.outline(made, pad + line * mask.shape[::-1], 0, wide, closed=False)
        case "cut":
            made = room
            lean = span(rng, -0.3, 0.3)
            at, wide = span(rng, 0.4, 0.6), height * span(rng, 0.05, 0.14)
            line = np.array([(-0.2, at - lean), (1.2, at + lean)])
            paint.outline(made, pad + line * mask.shape[::-1], 0, wide, closed=False)
        case "shattered":
            made = room
            for _ in range(int(rng.integers(4, 10))):
                paint.outline(made, rng.uniform(0, 1, (2, 2)) * room.shape[::-1], 0, height * span(rng, 0.015, 0.035), closed=False)
        case "arched" | "waved":
            made = _bent(room, kind, height, rng)
        case "leaning":
            rows, width = room.shape
            corners = np.array([(0, 0), (width, 0), (width, rows), (0, rows)], np.float32)
            moved = corners * (0.75, 0.75) + rng.uniform(0, 0.25, (4, 2)) * (width, rows)
            matrix = cv2.getPerspectiveTransform(corners, moved.astype(np.float32))
            made = cv2.warpPerspective(room, matrix, (width, rows))
        case "low":
            made = cv2.resize(mask, (mask.shape[1], max(1, round(height * span(rng, 0.5, 0.75)))), interpolation=cv2.INTER_AREA)
        case "slim":
            made = cv2.resize(mask, (max(1, round(mask.shape[1] * span(rng, 0.4, 0.65))), height), interpolation=cv2.INTER_AREA)
        case "dashed":
            made = _dashed(room, height * span(rng, 0.02, 0.04), span(rng, 2, 5))
        case "glowing":
            wide = height * span(rng, 0.03, 0.08)
            core = cv2.subtract(room, paint.shrink(room, max(1.0, wide * 0.5))) if rng.random() < 0.5 else room
            halo = cv2.GaussianBlur(paint.swell(room, wide), (0, 0), max(1.0, wide))
            made = np.maximum(core, (halo * span(rng, 0.3, 0.6)).astype(np.uint8))
        case "torn":
            field = paint.clouds(rng, *room.shape, cell=max(4.0, height * 0.1), octaves=3)
            soft = cv2.GaussianBlur(room, (0, 0), max(1.0, height * 0.03)).astype(np.float32) / 255
            made = ((soft + (field - 0.5) * 0.7 > 0.5) * 255).astype(np.uint8)
        case _:
            raise ValueError(kind)
    return tight(made)


def _gridded(mask: np.ndarray, lamps: bool, rng: np.random.Generator) -> np.ndarray:
    """In cells, all square: full ones, or lamps with gaps between."""
    rows = int(rng.integers(9, 15))
    cell = max(3, mask.shape[0] // rows)
    size = (max(1, round(mask.shape[1] / cell)), max(1, round(mask.shape[0] / cell)))
    lit = cv2.resize(mask, size, interpolation=cv2.INTER_AREA) > 105
    unit = np.zeros((cell, cell), np.uint8)
    if lamps and rng.random() < 0.6:
        paint.polygon(unit, paint.ellipse_points((cell - 1) / 2, (cell - 1) / 2, cell * 0.45, cell * 0.45, count=16), 255)
    else:
        gap = 1 if lamps else 0
        unit[gap : cell - gap, gap : cell - gap] = 255
    return np.kron(lit.astype(np.uint8), unit)


def _bent(room: np.ndarray, kind: str, height: int, rng: np.random.Generator) -> np.ndarray:
    rows, width = room.shape
    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(rows, dtype=np.float32))
    if kind == "arched":
        rise = span(rng, -0.25, 0.25) * height
        bow = ((2 * x / width - 1) ** 2 * rise).astype(np.float32)
        return cv2.remap(room, x, y + bow, cv2.INTER_LINEAR)
    reach, length = span(rng, 0.03, 0.09) * height, span(rng, 0.25, 0.8) * height
    turn = rng.uniform(0, 2 * np.pi)
    sway = (reach * np.sin(y * 2 * np.pi / length + turn)).astype(np.float32)
    return cv2.remap(room, x + sway, y, cv2.INTER_LINEAR)


def _dashed(room: np.ndarray, wide: float, long: float) -> np.ndarray:
    """Its outline, in dashes that are `long` times as long as wide."""
    made = np.zeros_like(room)
    outlines, _ = cv2.findContours((room > 127).astype(np.uint8), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    dash, gap = max(2, round(wide * long)), max(2, round(wide * 2))
    for outline in outlines:
        points = outline[:, 0].astype(float)
        for start in range(0, len(points), dash + gap):
            part = points[start : start + dash]
            if len(part) > 1:
                paint.outline(made, part, 255, wide, closed=False)
    return made
