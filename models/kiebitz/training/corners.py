"""A card with its corners enlarged, as the reader looks again where no number is surely read (lib/vision/corners.ts)."""

from __future__ import annotations

import cv2
import numpy as np


def corners_enlarged(crop: np.ndarray, share: float, to: float, width: int, height: int) -> np.ndarray:
    """Its corners enlarged and all between them shrunk, either evenly. (height, width, 3) uint8.

    :param crop: (H, W, 3) uint8, filled by a card.
    :param share: how far a corner reaches, as a share of the card's side, below a half.
    :param to: how far it reaches in the result, likewise.
    """
    rows, columns = crop.shape[:2]
    bands = [
        cv2.resize(crop[:, a:b], (d - c, rows), interpolation=_finest(b - a, d - c))
        for (a, b), (c, d) in zip(_cut(columns, share), _cut(width, to), strict=True)
    ]
    wide = np.concatenate(bands, 1)
    tiles = [
        cv2.resize(wide[a:b], (width, d - c), interpolation=_finest(b - a, d - c))
        for (a, b), (c, d) in zip(_cut(rows, share), _cut(height, to), strict=True)
    ]
    return np.concatenate(tiles)


def _cut(length: int, share: float) -> list[tuple[int, int]]:
    """A length in three, of which the outer two are of this share."""
    outer = round(length * share)
    return [(0, outer), (outer, length - outer), (length - outer, length)]


def _finest(source: int, target: int) -> int:
    return cv2.INTER_AREA if target < source else cv2.INTER_LINEAR
