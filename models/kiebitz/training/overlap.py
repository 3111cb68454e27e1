"""Another card of the deck that lies over the one in a crop, as in hands, fans and piles."""

from __future__ import annotations

import cv2
import numpy as np

from .geometry import card_mask, homography, warp

FANNED = 0.55
"""How often the cards lie nearly side by side as in a hand; else at any angle."""
FAN = 0.6
"""How far a card is turned in a hand at the most, in radians."""
COVERED = (0.08, 0.68)
"""The least and the greatest share of the card that is covered."""
INDEX = (0.24, 0.26)
"""How far the index in a corner reaches, as shares of the card's width and height."""
MIDDLE = (0.56, 0.48)
"""The same of what stands in the middle."""
HIDDEN = 0.2
"""The share of an index, or of the middle, that may be covered for it to be read still."""
TRIES = 12


def overlaid(
    crop: np.ndarray,
    over: np.ndarray,
    radius: float,
    rng: np.random.Generator,
    place: str = "corners",
    turned: bool = False,
) -> np.ndarray:
    """The crop with a card on it that leaves to be seen what the card below is known by; unchanged where none is found.

    :param crop: (H, W, 3) uint8, filled by a card.
    :param over: the other card, upright, any size; of the same deck, thus as large as the first.
    :param radius: of its corners, as a share of its width.
    :param place: where the card below has what it is known by, one of PLACES. In corners that are opposite it is whichever way
        up the card lies.
    :param turned: the card below is upside down.
    """
    height, width = crop.shape[:2]
    for _ in range(TRIES):
        matrix = _placed(over.shape, width, height, rng)
        mask = warp(card_mask(*over.shape[:2], radius), matrix, width, height, border=(0, 0, 0))[..., :1] / np.float32(255)
        if COVERED[0] <= mask.mean() <= COVERED[1] and _readable(mask, place, turned):
            break
    else:
        return crop
    picture = warp(over, matrix, width, height).astype(np.float32)
    # It need not be lit alike, and throws a shadow, often hardly any.
    picture *= rng.normal(1, 0.04)
    reach = rng.uniform(0.4, 3.5)
    moved = np.array([[1, 0, rng.normal(0, reach)], [0, 1, rng.normal(0, reach)]], np.float32)
    shadow = cv2.GaussianBlur(cv2.warpAffine(mask, moved, (width, height)), (0, 0), reach)[..., None]
    below = crop * (1 - rng.uniform(0, 0.5) * shadow)
    return np.clip(picture * mask + below * (1 - mask), 0, 255).astype(np.uint8)


def _placed(shape: tuple[int, ...], width: int, height: int, rng: np.random.Generator) -> np.ndarray:
    """A homography from a card's picture to where it lies beside or over the crop."""
    h, w = shape[:2]
    angle = rng.uniform(-FAN, FAN) if rng.random() < FANNED else rng.uniform(-np.pi, np.pi)
    if rng.random() < 0.5:
        angle += np.pi
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    size = np.array([width, height]) * rng.normal(1, 0.03)
    away, towards = rng.uniform(0.15, 1.0), rng.uniform(0, 2 * np.pi)
    centre = np.array([width, height]) * (0.5 + away * np.array([np.cos(towards), np.sin(towards)]))
    corners = (np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]]) * size) @ turn.T + centre
    corners += rng.normal(0, 0.012, (4, 2)) * size
    return homography(np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32), corners.astype(np.float32))


def _readable(mask: np.ndarray, place: str, turned: bool) -> bool:
    """Whether one of the parts that a card is known by is to be seen."""
    upright = mask[::-1, ::-1] if turned else mask
    return any(float(part.mean()) <= HIDDEN for part in _parts(upright, place))


def _parts(mask: np.ndarray, place: str) -> list[np.ndarray]:
    """The parts of an upright card each of which it is known by: none where it is known by the whole alone."""
    height, width = mask.shape[:2]
    x, y = round(width * INDEX[0]), round(height * INDEX[1])
    left, right, opposite = mask[:y, :x], mask[:y, -x:], mask[-y:, -x:]
    top, side = round(height * (1 - MIDDLE[1]) / 2), round(width * (1 - MIDDLE[0]) / 2)
    middle = mask[top : height - top, side : width - side]
    return {"corners": [left, opposite], "top": [left, right], "left": [left], "middle": [middle], "whole": []}[place]
