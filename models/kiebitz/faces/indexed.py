"""Number cards on which one has to look for the number: small indices beside something large, or signs where others have
indices.

Their design files have numbers of their own (see training/decks.py), so that all others stay as they were.
"""

from __future__ import annotations

import numpy as np

from .chance import one, span
from .design import Design
from .numbers import Look, NumberDeck
from .unolike import UnoClassic, UnoFlat, UnoTrue


class Indexed(NumberDeck):
    """The number in words, other words, a picture, an emblem or nothing in the middle, and the number small at the edge."""

    family = "indexed"
    high = 0.6
    actions = 0.5
    faint = 0.004

    def look(self, rng: np.random.Generator) -> Look:
        return Look(
            panel=one(rng, "paper", "paper", "colour", "dark", "tint", "picture"),
            border=one(rng, "none", "none", "paper", "dark", "colour"),
            border_width=span(rng, 0.02, 0.12),
            panel_radius=span(rng, 0, 0.2),
            frame=one(rng, "none", "none", "none", "line", "double"),
            emblem=one(
                rng, "none", "box", "box", "oval", "disc", "diamond", "banner", "stripe", "shield", "hexagon", "burst", "sign"
            ),
            emblem_fill=one(rng, "colour", "colour", "paper", "tint", "dark", "line", "shade"),
            emblem_size=span(rng, 0.4, 1.0),
            emblem_ratio=span(rng, 0.4, 1),
            emblem_angle=span(rng, -90, 90),
            centre=one(rng, "spelled", "spelled", "spelled", "titled", "figure", "none", "none"),
            centre_ink=one(rng, "colour", "paper", "dark", "shade"),
            centre_height=span(rng, 0.4, 1.0),
            centre_angle=one(rng, 0, 0, span(rng, -70, 70)),
            centre_loud=one(rng, 0.05, 0.4, 0.9),
            corners=one(rng, "two", "two", "two", "four", "top", "same", "left"),
            corner_ink=one(rng, "colour", "colour", "paper", "dark"),
            corner_height=span(rng, 0.12, 0.22),
            corner_inset=span(rng, 0.03, 0.1),
            corner_loud=one(rng, 0.05, 0.4, 0.9),
            corner_font=rng.random() < 0.2,
            corner_sign=rng.random() < 0.15,
            word=one(rng, "none", "none", "none", "name"),
            texture=0.35,
        )


class SignedTrue(UnoTrue):
    """UNO-like, with signs in the corners."""

    signs = 1.0


class SignedClassic(UnoClassic):
    """UNO-like in another way, with signs in the corners."""

    signs = 1.0


class SignedFlat(UnoFlat):
    """UNO-like and flat, most with signs in the corners."""

    signs = 1.0


INDEXED: tuple[tuple[type[Design], float], ...] = (
    (Indexed, 0.65), (SignedTrue, 0.15), (SignedClassic, 0.12), (SignedFlat, 0.08),
)  # fmt: skip
"""Families and how often a deck is one of them."""


def indexed(seed: int) -> Design:
    """A deck's design, of one of these families."""
    weights = [weight for _, weight in INDEXED]
    return INDEXED[np.random.default_rng((seed, 978)).choice(len(INDEXED), p=weights)][0](seed, False)
