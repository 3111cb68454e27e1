"""A card cut into sections, straight through, each with a ground, a border and frames of its own."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from . import paint
from .areas import FILLS, TEXTURES
from .chance import one, span

Box = tuple[float, float, float, float]
"""Left, top, right, bottom as fractions of the card."""

OUTLINES = ("round", "round", "round", "straight", "cut", "notched", "oval")
SEAMS = ("none", "none", "line", "dashes", "dots", "double")
"""What is printed where two sections meet."""
MOST_INSET = 0.3
"""Of a section's shorter side, what its plates leave free on either side, all together."""
LEAST = 0.16
"""Of the card's width, the least side of a section that is cut again."""


@dataclass(frozen=True)
class Section:
    """A part of the card; lengths are fractions of its width."""

    box: Box
    fill: str
    texture: str
    plates: tuple[str, ...]
    """Fills of the plates upon it, one within another."""
    outline: str
    """One of OUTLINES: theirs."""
    inset: float
    """From a section's edge to its first plate, and on to the next."""
    radius: float
    edge: float
    """Width of the line round the plates."""
    seed: int

    @property
    def ground(self) -> str:
        """The fill that what it holds stands on."""
        return self.plates[-1] if self.plates else self.fill

    def inner(self, height: int, width: int) -> Box:
        """The box of what it holds, in pixels of a card of this size."""
        return self._plate(len(self.plates), height, width)

    def outlines(self, height: int, width: int) -> list[np.ndarray]:
        """Of its plates (N, 2), the outermost first, in the same pixels."""
        boxes = [self._plate(number, height, width) for number in range(1, len(self.plates) + 1)]
        return [_outline(self.outline, box, self.radius * width) for box in boxes]

    def _plate(self, number: int, height: int, width: int) -> Box:
        left, top, right, bottom = pixels(self.box, height, width)
        most = MOST_INSET * min(right - left, bottom - top)
        inset = number * min(self.inset * width, most / max(1, len(self.plates)))
        return left + inset, top + inset, right - inset, bottom - inset


def pixels(box: Box, height: int, width: int) -> Box:
    """A box in pixels of a card of this size."""
    return box[0] * width, box[1] * height, box[2] * width, box[3] * height


def random_section(rng: np.random.Generator, box: Box) -> Section:
    """Any section at all in this box."""
    count = int(rng.choice(4, p=[0.4, 0.38, 0.14, 0.08]))
    return Section(
        box=box,
        fill=one(rng, *FILLS),
        texture=one(rng, "flat", "flat", *TEXTURES),
        plates=tuple(one(rng, *FILLS) for _ in range(count)),
        outline=one(rng, *OUTLINES),
        inset=span(rng, 0.02, 0.1),
        radius=span(rng, 0.02, 0.15),
        edge=span(rng, 0.008, 0.03) if rng.random() < 0.3 else 0.0,
        seed=int(rng.integers(1 << 30)),
    )


def cut(rng: np.random.Generator, box: Box, count: int, aspect: float) -> list[Box]:
    """A box cut into `count` (or fewer, where they would come out too small), the largest first.

    :param aspect: the card's width by its height.
    """
    boxes = [box]
    while len(boxes) < count:
        boxes.sort(key=_size, reverse=True)
        found = _halved(rng, boxes[0 if rng.random() < 0.7 else int(rng.integers(len(boxes)))], aspect)
        if found is None:
            break
        whole, parts = found
        boxes = [each for each in boxes if each != whole] + parts
    return sorted(boxes, key=_size, reverse=True)


def seams(boxes: list[Box]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Where sections begin below or to the right of others, from end to end, as fractions of the card."""
    across = [((left, top), (right, top)) for left, top, right, _ in boxes if top > 0]
    down = [((left, top), (left, bottom)) for left, top, _, bottom in boxes if left > 0]
    return across + down


def _size(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _halved(rng: np.random.Generator, box: Box, aspect: float) -> tuple[Box, list[Box]] | None:
    """The box and its two parts; None where it is too small."""
    left, top, right, bottom = box
    wide, high = right - left, (bottom - top) / aspect
    across = rng.random() < (0.75 if high > wide else 0.25)
    if (high if across else wide) < 2 * LEAST:
        return None
    # A strip beside the rest, or halves.
    at = span(rng, 0.15, 0.36) if rng.random() < 0.65 else span(rng, 0.4, 0.6)
    at = max(at, LEAST / (high if across else wide))
    at = 1 - at if rng.random() < 0.5 else at
    if across:
        middle = top + (bottom - top) * at
        return box, [(left, top, right, middle), (left, middle, right, bottom)]
    middle = left + (right - left) * at
    return box, [(left, top, middle, bottom), (middle, top, right, bottom)]


def _outline(kind: str, box: Box, radius: float) -> np.ndarray:
    left, top, right, bottom = box
    radius = min(radius, (right - left) / 3, (bottom - top) / 3)
    match kind:
        case "round":
            return paint.rounded(left, top, right, bottom, radius)
        case "oval":
            middle, reach = ((left + right) / 2, (top + bottom) / 2), ((right - left) / 2, (bottom - top) / 2)
            return paint.ellipse_points(*middle, *reach)
        case "cut":
            return np.array(
                [
                    (left + radius, top), (right - radius, top), (right, top + radius), (right, bottom - radius),
                    (right - radius, bottom), (left + radius, bottom), (left, bottom - radius), (left, top + radius),
                ]
            )  # fmt: skip
        case "notched":
            corners = ((left, top, 0), (right, top, 90), (right, bottom, 180), (left, bottom, 270))
            turn = np.radians(np.arange(90, -1, -15))
            arc = np.stack([np.cos(turn), np.sin(turn)], 1) * radius
            return np.concatenate([paint.turned(arc, angle) + (x, y) for x, y, angle in corners])
    return np.array([(left, top), (right, top), (right, bottom), (left, bottom)])
