"""One synthetic photograph of a table, with the truth about every card on it."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from ..faces.face import Face
from .bank import FaceBank
from .cards import lay_cards
from .geometry import area, corners
from .ground import background
from .light import expose, glare, illuminate
from .noise import chance
from .paint import Canvas
from .plan import make_plan
from .props import clutter, covering, holding, make_sun, reach_in

Rng = np.random.Generator


@dataclass
class SceneCard:
    """A card of a scene. `corners` (4, 2) float32, pixels, clockwise from its own top left, perhaps
    outside the picture; `visible` = its seen area in the picture / its whole area."""

    corners: np.ndarray
    visible: float
    face: Face


@dataclass
class Scene:
    """`image` (h, w, 3) uint8 RGB; `owner` (h, w) uint8: 0, or i + 1 where cards[i] is seen."""

    image: np.ndarray
    cards: list[SceneCard]
    owner: np.ndarray


def scene(
    rng: Rng,
    bank: FaceBank,
    size: tuple[int, int] = (336, 448),
    held_out: bool = False,
    laid: bool = False,
    covered: bool = False,
) -> Scene:
    """A random scene of `size` (height, width); `laid`: of many cards laid out side by side; `covered`: of cards most of
    which lie partly under something else.

    `held_out` must be what the bank was built with. Raises ValueError when it is not.
    """
    if held_out != bank.held_out:
        raise ValueError("the bank was built for the other kind of scene")
    plan = make_plan(rng, bank, size, laid)
    sun = make_sun(rng, plan.length, plan.faint)
    canvas = Canvas(background(rng, bank, plan.ground, size, plan.tone), np.zeros(size, np.uint8))
    clutter(rng, bank, plan, canvas, sun, False)
    if plan.held and chance(rng, 0.7):
        k = int(rng.uniform(1, 8) * max(size) / 448) * 2 + 1
        canvas.image = cv2.blur(cv2.blur(canvas.image, (k, k)), (k, k))
    planned = [
        corners(plan.view, p, f.image.shape[1] / f.image.shape[0], 1)
        for p, f in zip(plan.poses, plan.faces, strict=True)
    ]
    if plan.held and planned and chance(rng, 0.8):
        holding(rng, bank, plan, canvas, planned, True)
    quads = lay_cards(rng, plan, canvas, sun)
    if plan.held and quads:
        holding(rng, bank, plan, canvas, quads, False)
    else:
        if covered:
            covering(rng, bank, plan, canvas, sun)
        else:
            clutter(rng, bank, plan, canvas, sun, True)
        if chance(rng, 0.1):
            reach_in(rng, bank, plan, canvas, quads)
    lit = illuminate(rng, canvas.image)
    if chance(rng, 0.16):
        glare(rng, lit)
    image = expose(rng, lit)
    return _judge(image, canvas.owner, plan.faces, quads)


def _judge(
    image: np.ndarray, owner: np.ndarray, faces: list[Face], quads: list[np.ndarray]
) -> Scene:
    """Keep the cards of which something is seen, and number them anew."""
    counts = np.bincount(owner.ravel(), minlength=len(quads) + 1)
    table = np.zeros(256, np.uint8)
    cards: list[SceneCard] = []
    for k, (quad, face) in enumerate(zip(quads, faces, strict=True)):
        if not counts[k + 1]:
            continue
        fh, fw = face.image.shape[:2]
        whole = area(quad) * (1 - (4 - np.pi) * (face.radius * fw) ** 2 / (fw * fh))
        cards.append(
            SceneCard(
                quad.astype(np.float32), float(min(1.0, counts[k + 1] / max(whole, 1e-6))), face
            )
        )
        table[k + 1] = len(cards)
    return Scene(image, cards, table[owner])
