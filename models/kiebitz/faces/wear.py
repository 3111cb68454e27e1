"""What years of playing and cheap printing do to a card."""

from __future__ import annotations

import cv2
import numpy as np

from . import paint


def printed(px: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Paper grain, uneven ink, linen."""
    height, width = px.shape[:2]
    roll = rng.random()
    if roll < 0.35:
        strength = rng.uniform(1, 6)
        noise = paint.grain(rng, height, width) * strength
        return cv2.add(px, cv2.merge([noise] * 3), dtype=cv2.CV_8U)
    if roll < 0.45:
        period = rng.uniform(2.2, 4)
        y, x = np.ogrid[0:height, 0:width]
        linen = (np.sin(x * 2 * np.pi / period) + np.sin(y * 2 * np.pi / period)) * rng.uniform(
            1, 5
        )
        linen = linen.astype(np.float32)
        return cv2.add(px, cv2.merge([linen] * 3), dtype=cv2.CV_8U)
    return px


def worn(px: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """White edges, scratches, creases, stains; most cards have little of them."""
    height, width = px.shape[:2]
    px = px.copy()
    if rng.random() < 0.2:
        rim = np.zeros((height, width), np.uint8)
        cv2.rectangle(rim, (0, 0), (width - 1, height - 1), 255, int(rng.integers(1, 7)))
        share = paint.clouds(rng, height, width, rng.uniform(6, 30), 3) > rng.uniform(0.4, 0.75)
        mask = cv2.blur(cv2.bitwise_and(rim, share.astype(np.uint8) * 255), (3, 3))
        paint.blend(px, mask, (238, 234, 226), rng.uniform(0.4, 1))
    if rng.random() < 0.12:
        for _ in range(int(rng.integers(1, 9))):
            start = rng.uniform(0, 1, 2) * (width, height)
            end = start + rng.normal(0, 0.25, 2) * width
            layer = np.zeros((height, width), np.uint8)
            paint.line(layer, tuple(start), tuple(end), 255, 1)
            colour = (240, 238, 232) if rng.random() < 0.7 else (40, 36, 30)
            paint.blend(px, layer, colour, rng.uniform(0.2, 0.8))
    if rng.random() < 0.07:
        side = rng.integers(4)
        size = rng.uniform(0.08, 0.3) * width
        x, y = (width * (side % 2), height * (side // 2))
        sx, sy = (1 - 2 * (side % 2), 1 - 2 * (side // 2))
        layer = np.zeros((height, width), np.uint8)
        paint.line(layer, (x + sx * size, y), (x, y + sy * size * rng.uniform(0.6, 1.6)), 255, 1)
        paint.blend(px, layer, (250, 250, 248) if rng.random() < 0.6 else (60, 60, 60), 0.7)
    if rng.random() < 0.1:
        stain = np.clip(
            (paint.clouds(rng, height, width, rng.uniform(30, 90), 2) - 0.7) * 900, 0, 255
        )
        paint.blend(px, stain.astype(np.uint8), (150, 120, 80), rng.uniform(0.05, 0.25))
    if rng.random() < 0.15:
        yellow = np.array([1, rng.uniform(0.93, 1), rng.uniform(0.8, 0.97)])
        px = (px * yellow).astype(np.uint8)
    return px
