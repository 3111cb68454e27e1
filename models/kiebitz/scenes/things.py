"""Which things lie about, and how often."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from . import sprites
from .gadgets import gadget
from .sprites import Sprite

Rng = np.random.Generator
Maker = Callable[[Rng], Sprite]

KINDS: dict[str, tuple[Maker, float]] = {
    "phone": (sprites.phone, 2.5),
    "tablet": (sprites.tablet, 1),
    "book": (sprites.book, 2.5),
    "box": (sprites.box, 2),
    "case": (sprites.case, 1),
    "paper": (sprites.paper, 2.5),
    "spiral": (sprites.spiral, 1),
    "envelope": (sprites.envelope, 1),
    "sticky": (sprites.sticky, 1.2),
    "receipt": (sprites.receipt, 0.8),
    "ticket": (sprites.ticket, 0.8),
    "photo": (sprites.photo, 1),
    "plate": (sprites.plate, 1.2),
    "cup": (sprites.cup, 1.8),
    "coaster": (sprites.coaster, 1.5),
    "chip": (sprites.chip, 2),
    "die": (sprites.die, 1.2),
    "pen": (sprites.pen, 1.5),
    "remote": (sprites.remote, 1),
    "mat": (sprites.mat, 1.5),
    "rectangle": (sprites.rectangle, 1.2),
    "thing": (sprites.thing, 4),
    "fabric": (sprites.fabric, 2),
    "cable": (sprites.cable, 0.8),
    "cutlery": (sprites.cutlery, 0.6),
    "shape": (sprites.shape, 1),
    "laptop": (sprites.laptop, 1.2),
    "banknote": (sprites.banknote, 0.7),
    "ruler": (sprites.ruler, 0.6),
    "domino": (sprites.domino, 0.7),
    "board": (sprites.board, 0.8),
    "tin": (sprites.tin, 0.8),
    "ball": (sprites.ball, 1),
    "bottle": (sprites.bottle, 1),
    "mouse": (sprites.mouse, 0.6),
    "frame": (sprites.frame, 0.8),
    "gadget": (gadget, 9),
}
HELD_OUT: dict[str, tuple[Maker, float]] = {
    "calculator": (sprites.calculator, 1),
    "cassette": (sprites.cassette, 1),
    "glasses": (sprites.glasses, 1),
    "thing": (sprites.thing, 1),
    "book": (sprites.book, 0.5),
}


def sprite(rng: Rng, held_out: bool = False) -> Sprite:
    """A random thing; with `held_out`, mostly of kinds that are never used otherwise."""
    kinds = HELD_OUT if held_out else KINDS
    names = list(kinds)
    weights = np.array([kinds[k][1] for k in names])
    return kinds[names[int(rng.choice(len(names), p=weights / weights.sum()))]][0](rng)
