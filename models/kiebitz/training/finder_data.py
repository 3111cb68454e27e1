"""Scenes as the finder sees them: on a canvas, and what each cell should say."""

from __future__ import annotations

import cv2
import numpy as np

from ..nets.finder import DIRECTIONS, STRIDE, UNIT
from .geometry import GREY, apply, polygon_area
from .light import relit
from .shards import Shot

LEAST_VISIBLE = 0.12
"""Cells of a card that shows less of itself than this are not asked for anything."""

CENTRAL = 0.3
"""How far the middle of a card goes, as a share of its visible part."""
MARGIN = 16
"""Pixels of grey round a whole picture, both sides together."""
CLOSE_UP = 0.6
"""How often a part of a scene is shown."""
CLOSE_UP_SIDES = (0.14, 0.65)
"""A card's mean side then, as a share of the canvas."""
FRAMED = 0.75
"""How often such a part is a picture of its own, with grey round it, as a whole one has when it is looked at."""
CUT = 0.6
"""How often its edge cuts that card off."""
CORNERED = 0.2
"""How often two of its edges do."""
LEFT_OVER = (0.45, 0.97)
"""Of the upright box round that card, each way, so much is left."""

ANGLES = np.arange(DIRECTIONS) * (2 * np.pi / DIRECTIONS)
WAYS = np.stack([np.cos(ANGLES), np.sin(ANGLES)]).astype(np.float32)
"""(2, DIRECTIONS)"""
SEEN, ASKED, SIZE, WEIGHT, REACH = 0, 1, 2, 3, 4
"""Channels: a card is seen here (0, 1); weight of that question; its size in units; weight of its reach; that reach."""


def sample(shot: Shot, rng: np.random.Generator, height: int, width: int) -> tuple[np.ndarray, np.ndarray]:
    """One scene, turned, mirrored, zoomed and lit at random, on a canvas.

    :returns: image (height, width, 3) uint8, target (4 + DIRECTIONS, height / 8, width / 8) float32.
    """
    image, owner, corners = relit(shot.image, rng), shot.owner, shot.corners
    h, w = image.shape[:2]
    turns = int(rng.integers(4))
    mirror = rng.random() < 0.5
    matrix = np.eye(3)
    if mirror:
        matrix = np.array([[-1, 0, w], [0, 1, 0], [0, 0, 1.0]])
    for _ in range(turns):
        matrix = np.array([[0, -1, h], [1, 0, 0], [0, 0, 1.0]]) @ matrix
        h, w = w, h
    if rng.random() < 0.3:
        centre = np.array([[1, 0, -w / 2], [0, 1, -h / 2], [0, 0, 1.0]])
        angle = np.radians(rng.uniform(-20, 20))
        turn = np.array([[np.cos(angle), -np.sin(angle), 0], [np.sin(angle), np.cos(angle), 0], [0, 0, 1]])
        matrix = np.linalg.inv(centre) @ turn @ centre @ matrix
    fit = min((width - MARGIN) / w, (height - MARGIN) / h)
    seen = np.flatnonzero(shot.visible > 0.3)
    frame = None
    if len(seen) and rng.random() < CLOSE_UP:
        # A part of the scene round one of its cards.
        quad = apply(matrix, corners[int(rng.choice(seen))])
        side = float(np.linalg.norm(np.roll(quad, -1, 0) - quad, axis=1).mean())
        wanted = np.exp(rng.uniform(*np.log(CLOSE_UP_SIDES))) * min(width, height)
        zoom = float(np.clip(wanted / side, 0.7 * fit, 6 * fit))
        size = np.array([width, height])
        shift = size * rng.uniform(0.25, 0.75, 2) - quad.mean(0) * zoom
        if rng.random() < FRAMED:
            frame = _frame(size, rng)
            if rng.random() < CUT:
                zoom = max(zoom, fit)
                shift = _cut_off(quad * zoom, np.array([w, h]) * zoom, frame, rng)
        dx, dy = shift
    else:
        zoom = fit
        share = (0.5, 0.5) if rng.random() < 0.6 else rng.random(2)
        dx, dy = (width - w * zoom) * share[0], (height - h * zoom) * share[1]
    matrix = np.array([[zoom, 0, dx], [0, zoom, dy], [0, 0, 1.0]]) @ matrix

    canvas = _moved(image, matrix, width, height, cv2.INTER_AREA if zoom < 0.7 else cv2.INTER_LINEAR, GREY)
    owners = _moved(owner, matrix, width, height, cv2.INTER_NEAREST, 0)
    if frame is not None:
        (left, top), (right, bottom) = frame
        beyond = np.ones((height, width), bool)
        beyond[top:bottom, left:right] = False
        canvas[beyond], owners[beyond] = GREY, 0

    cells = owners[STRIDE // 2 :: STRIDE, STRIDE // 2 :: STRIDE]
    target = np.zeros((REACH + DIRECTIONS, height // STRIDE, width // STRIDE), np.float32)
    target[SEEN] = cells > 0
    target[ASKED] = 1
    ys, xs = np.mgrid[0 : height // STRIDE, 0 : width // STRIDE].astype(np.float32)
    ys, xs = (ys + 0.5) * STRIDE, (xs + 0.5) * STRIDE
    moved = apply(matrix, corners) if len(corners) else corners
    for index, (quad, visible) in enumerate(zip(moved, shot.visible, strict=True)):
        mine = cells == index + 1
        count = int(mine.sum())
        if count == 0:
            continue
        area = abs(polygon_area(quad))
        # The canvas, too, may show a part of it only.
        visible = min(float(visible), count * STRIDE**2 / max(area, 1.0))
        if visible < LEAST_VISIBLE:
            target[ASKED][mine] = 0
            continue
        reach = (quad @ WAYS).max(0)
        centres = np.stack([xs[mine], ys[mine]], 1) @ WAYS
        target[REACH:, mine] = (reach[:, None] - centres.T) / UNIT
        target[SIZE][mine] = max(np.sqrt(area), 8.0) / UNIT
        # From the middle of what is seen a card is judged best; a small one counts as much as a large one, nearly.
        middle = np.array([xs[mine].mean(), ys[mine].mean()])
        away = np.hypot(xs[mine] - middle[0], ys[mine] - middle[1]) / (CENTRAL * STRIDE * np.sqrt(count))
        central = np.exp(-(away**2)) + 0.03
        target[WEIGHT][mine] = central / central.sum() * count**0.3 * (0.3 + 0.7 * visible)
    # The rim between card and table belongs to neither.
    rim = cv2.morphologyEx(cells, cv2.MORPH_GRADIENT, np.ones((2, 2), np.uint8)) > 0
    target[ASKED][rim] *= 0.5
    return canvas, target


def _frame(size: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A picture in the middle of a canvas of this width and height: its left, top, and its right, bottom, in pixels."""
    margin = rng.integers(MARGIN // 2, 3 * MARGIN // 2, 2)
    return np.stack([margin, size - margin])


def _cut_off(quad: np.ndarray, scene: np.ndarray, frame: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """How far a scene is to be moved, (2,), so that one or two edges of a frame cut off one of its cards (4, 2).

    :param scene: its width and height; as much of the frame as can be shows it.
    """
    low, high = quad.min(0), quad.max(0)
    shift = frame[0] + (frame[1] - frame[0]) * rng.uniform(0.15, 0.85, 2) - (low + high) / 2
    ends = np.stack([frame[1] - scene, frame[0]])
    shift = np.clip(shift, ends.min(0), ends.max(0))
    first = int(rng.integers(2))
    for axis in (0, 1) if rng.random() < CORNERED else (first,):
        left = rng.uniform(*LEFT_OVER) * (high[axis] - low[axis])
        # The edge that is nearer leaves more of the scene.
        if low[axis] + high[axis] < scene[axis]:
            shift[axis] = frame[0, axis] + left - high[axis]
        else:
            shift[axis] = frame[1, axis] - left - low[axis]
    return shift


def _moved(
    image: np.ndarray, matrix: np.ndarray, width: int, height: int, how: int, border: int
) -> np.ndarray:
    shift = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
    if how == cv2.INTER_AREA:
        image = cv2.resize(image, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        matrix = matrix @ np.diag([2.0, 2.0, 1.0])
        how = cv2.INTER_LINEAR
    matrix = np.linalg.inv(shift) @ matrix @ shift
    border_value = (border,) * 3 if image.ndim == 3 else border
    return cv2.warpAffine(image, matrix[:2], (width, height), flags=how, borderValue=border_value)
