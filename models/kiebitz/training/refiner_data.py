"""Rough quads as the finder leaves them, and where they should have been."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ..nets.refiner import HEIGHT, MARGIN, UNIT, WIDTH
from .geometry import apply, homography, intersection_over_union, is_convex, polygon_area, warp
from .light import relit
from .shards import Shot

INNER = np.array(
    [
        [MARGIN * WIDTH, MARGIN * HEIGHT],
        [(1 - MARGIN) * WIDTH, MARGIN * HEIGHT],
        [(1 - MARGIN) * WIDTH, (1 - MARGIN) * HEIGHT],
        [MARGIN * WIDTH, (1 - MARGIN) * HEIGHT],
    ],
    np.float32,
)
"""Where the rough quad's corners lie in the crop."""
LEAST_VISIBLE = 0.12
ROUGHNESS = ((0.012, 0.35), (0.04, 0.4), (0.1, 0.25))
"""Standard deviation of a corner as a share of the card's side, and how often it is that."""
TURNED, STRETCHED = 0.25, 0.15
"""Standard deviations: of an angle in radians, of the logarithm of the ratio of the sides."""
ASTRAY = 0.25
"""How often a quad is turned and stretched as well, as the finder leaves cards that are seen aslant."""
CARD, NO_CARD = 0.7, 0.58
"""A quad with more overlap than this is that card; one with less is none; what lies between is not asked."""
REACHABLE = 0.3
"""A quad with more overlap than this is to be moved onto that card, though it may be none yet: a half, a picture."""
MERGED = 0.2
"""How often the quad of a card that lies on or under another one reaches across both."""
FRAMED = 0.14
"""How often the picture ends where a card does, or at random, and the quad is all of it."""
MINED = 0.5
"""How often the quad is the nets' own, where there are any (rough.py)."""
CLEAR, UNCLEAR = 0.15, 0.2
"""A quad that overlaps its card by so much more than any other says clearly which card is meant; the least weight of others."""


def sample(shot: Shot, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray] | None:
    """One crop and what should be said of it.

    :returns: image (128, 96, 3) uint8 and 12 numbers: offsets (8), a card (0, 1), turned (0, 1), weight of the
        offsets, weight of the card question; None when the scene has nothing to offer this time.
    """
    visible = [i for i in range(len(shot.corners)) if shot.visible[i] > LEAST_VISIBLE]
    aim = -1
    if rng.random() < FRAMED:
        shot, rough = framed(shot, rng)
    elif len(shot.rough) and rng.random() < MINED:
        index = int(rng.integers(len(shot.rough)))
        rough, aim = shot.rough[index], int(shot.aims[index])
        sides = np.linalg.norm(np.roll(rough, -1, 0) - rough, axis=1)
        rough = upright(rough + rng.normal(0, 0.015 * sides.mean(), (4, 2)))
        rough = np.roll(rough, 2 * int(rng.integers(2)), 0)
    elif visible and rng.random() < 0.75:
        aim = visible[int(rng.integers(len(visible)))]
        truth = shot.corners[aim]
        if rng.random() < MERGED:
            truth = merged(truth, [shot.corners[i] for i in visible if i != aim], rng)
        rough = _roughened(truth, rng)
    else:
        rough = _within(shot, rng) if visible and rng.random() < 0.4 else _anywhere(shot, rng)
    if rough is None or not is_convex(rough):
        return None
    overlaps = np.array([intersection_over_union(rough, quad) for quad in shot.corners])
    best = int(overlaps.argmax()) if len(overlaps) else -1
    overlap = float(overlaps[best]) if len(overlaps) else 0.0
    is_card = best >= 0 and shot.visible[best] > LEAST_VISIBLE and overlap > CARD
    asked = is_card or overlap < NO_CARD

    image, matrix = shot.image, homography(rough, INNER)
    numbers = np.zeros(12, np.float32)
    aim = best if aim < 0 else aim
    if aim >= 0 and shot.visible[aim] > LEAST_VISIBLE and overlaps[aim] > REACHABLE:
        quads = [apply(matrix, np.roll(shot.corners[aim], turn, 0)) for turn in range(4)]
        turn = int(np.argmin([np.abs(quad - INNER).sum() for quad in quads]))
        numbers[:8] = ((quads[turn] - INNER) / UNIT).reshape(-1)
        if np.abs(numbers[:8]).max() > 3:
            numbers[:8] = 0
        else:
            numbers[9] = turn % 2
            numbers[10] = min(1.0, 0.5 + float(shot.visible[aim])) * clearness(overlaps, aim)
    numbers[8] = is_card
    numbers[11] = asked
    crop = warp(image, matrix, WIDTH, HEIGHT)
    if rng.random() < 0.5:
        crop = crop[:, ::-1]
        x, y = numbers[0:8:2].copy(), numbers[1:8:2].copy()
        numbers[0:8:2], numbers[1:8:2] = -x[[1, 0, 3, 2]], y[[1, 0, 3, 2]]
    return relit(np.ascontiguousarray(crop), rng), numbers


def framed(shot: Shot, rng: np.random.Generator) -> tuple[Shot, np.ndarray]:
    """What is left of a picture that was cut off round a card, about, or anywhere; and a quad (4, 2) round all of it."""
    h, w = shot.image.shape[:2]
    visible = [card for card, seen in zip(shot.corners, shot.visible, strict=True) if seen > 0.6]
    if visible and rng.random() < 0.7:
        card = visible[int(rng.integers(len(visible)))]
        low, high = card.min(0), card.max(0)
        spare = rng.uniform(-0.03, 0.06, (2, 2)) * (high - low)
        (left, top), (right, bottom) = low - spare[0], high + spare[1]
    else:
        across, down = rng.uniform(0.15, 0.9, 2) * (w, h)
        left, top = rng.uniform(0, w - across), rng.uniform(0, h - down)
        right, bottom = left + across, top + down
    left, top = max(0, round(left)), max(0, round(top))
    right, bottom = max(left + 8, min(w, round(right))), max(top + 8, min(h, round(bottom)))
    part = shot.image[top:bottom, left:right]
    down, across = part.shape[:2]
    frame = np.array([[0, 0], [across, 0], [across, down], [0, down]], np.float32)
    off = np.array([left, top], np.float32)
    return replace(shot, image=part, corners=shot.corners - off), upright(frame)


def clearness(overlaps: np.ndarray, aim: int) -> float:
    """How clearly a quad with these overlaps (n,) is meant for card `aim`, UNCLEAR to 1."""
    ahead = overlaps[aim] - np.delete(overlaps, aim).max(initial=0)
    return float(np.clip(ahead / CLEAR, UNCLEAR, 1))


def upright(quad: np.ndarray) -> np.ndarray:
    """Beginning with a short edge."""
    sides = np.linalg.norm(np.roll(quad, -1, 0) - quad, axis=1)
    return np.roll(quad, int(sides[0] + sides[2] > sides[1] + sides[3]), 0)


def _roughened(truth: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    sides = np.linalg.norm(np.roll(truth, -1, 0) - truth, axis=1)
    side = float(sides.mean())
    kinds, weights = zip(*ROUGHNESS, strict=True)
    scale = side * float(rng.choice(kinds, p=weights))
    rough = truth + rng.normal(0, scale, (4, 2)) * 0.7 + rng.normal(0, scale, 2)
    centre = rough.mean(0)
    rough = centre + (rough - centre) * np.exp(rng.normal(0, 0.8 * scale / side))
    if rng.random() < ASTRAY:
        rough = centre + (rough - centre) @ _astray(truth[1] - truth[0], rng).T
    turn = int(rng.integers(2)) * 2 + (1 if rng.random() < 0.12 else 0)
    return np.roll(rough, turn, 0).astype(np.float32)


def merged(card: np.ndarray, others: list[np.ndarray], rng: np.random.Generator) -> np.ndarray:
    """From a card's one side to the far side of another that meets it; the card itself where none does."""
    meeting = [other for other in others if intersection_over_union(card, other) > 0.02]
    if not meeting:
        return card
    other = meeting[int(rng.integers(len(meeting)))]
    turns = [np.roll(other, turn, 0) for turn in range(4)]
    ways = card - card.mean(0)
    other = max(turns, key=lambda each: float(((each - each.mean(0)) * ways).sum()))
    towards = other.mean(0) - card.mean(0)
    side = max(range(4), key=lambda k: float((ways[k] + ways[(k + 1) % 4]) @ towards))
    across = card.copy()
    for corner in (side, (side + 1) % 4):
        across[corner] = other[corner]
    return across


def _astray(across: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A matrix (2, 2) that stretches along `across` and turns."""
    along = across / max(float(np.linalg.norm(across)), 1e-6)
    stretch = np.eye(2) + (np.exp(rng.normal(0, STRETCHED)) - 1) * np.outer(along, along)
    angle = rng.normal(0, TURNED)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return turn @ stretch


def _within(shot: Shot, rng: np.random.Generator) -> np.ndarray:
    """A part of a card that looks like a card itself: a picture, a pip, a half."""
    card = shot.corners[int(rng.integers(len(shot.corners)))]
    width, height = rng.uniform(0.25, 0.8, 2)
    x, y = rng.uniform(0, 1 - width), rng.uniform(0, 1 - height)
    part = np.array([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], np.float32)
    unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
    return upright(apply(homography(unit, card), part))


def _anywhere(shot: Shot, rng: np.random.Generator) -> np.ndarray | None:
    """A quad of a card's shape that was laid at random, or over parts of cards."""
    h, w = shot.image.shape[:2]
    long = float(np.exp(rng.uniform(np.log(0.08), np.log(1.1)))) * max(h, w)
    short = long * rng.uniform(0.5, 0.8)
    angle = rng.uniform(0, 2 * np.pi)
    across = np.array([np.cos(angle), np.sin(angle)])
    along = np.array([-np.sin(angle), np.cos(angle)])
    centre = np.array([rng.uniform(0, w), rng.uniform(0, h)])
    signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
    quad = centre + signs[:, :1] * across * short / 2 + signs[:, 1:] * along * long / 2
    quad = quad + rng.normal(0, 0.05 * short, (4, 2))
    return quad.astype(np.float32) if abs(polygon_area(quad)) > 64 else None
