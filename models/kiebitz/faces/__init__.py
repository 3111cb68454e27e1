"""Synthetic card faces: thousands of random deck designs, made from a seed."""

from __future__ import annotations

import numpy as np

from . import banded, gauged, numbered, others, own, playing, unolike
from .design import Design, Label
from .face import COLOURS, HALVES, NUMBERS, NUMERALS, Face

__all__ = [
    "COLOURS", "HALVES", "NUMBERS", "NUMERALS", "Design", "Face", "Label", "design", "families",
    "sample_face",
]  # fmt: skip

WEIGHTS: tuple[tuple[type[Design], float], ...] = (
    (unolike.UnoTrue, 8), (unolike.UnoClassic, 7), (unolike.UnoFlat, 6),
    (unolike.UnoDark, 3), (unolike.UnoMinimal, 4),
    (unolike.UnoPictured, 4),
    (unolike.UnoRetro, 6),
    (playing.Playing, 40), (playing.PlayingDark, 6), (playing.German, 2), (playing.Spanish, 2),
    (numbered.Ligretto, 8), (numbered.Phase, 7), (numbered.Numbered, 11), (numbered.Mezza, 8),
    (numbered.Plain, 5), (numbered.CornerOnly, 4), (numbered.Skipbo, 6), (numbered.Ruled, 3),
    (banded.Banded, 6), (gauged.Gauged, 6),
    (others.Symbols, 5), (others.Pictures, 6), (others.Letters, 3),
    (others.Blank, 3), (others.Backs, 5), (own.Own, 4),
)  # fmt: skip
"""Families and how often a deck is one of them."""


def families(held_out: bool = False) -> tuple[tuple[type[Design], float], ...]:
    """The families to draw from: those with numbers that are kept for the test, or the others.

    Cards without a number are drawn from the same families either way, in fonts of their own. Of
    those for the test, only Gauged and Banded have engines of their own, and are near what
    Panelled and Sectioned draw; the others come from the same engines as what is trained, within
    or near what their cousins draw. Posters, which is like none of them, is measured by itself.
    """
    shared = {others.Symbols, others.Pictures, others.Letters, others.Blank, others.Backs}
    return tuple(
        (family, weight)
        for family, weight in WEIGHTS
        if (family.unseen == held_out or (held_out and family in shared))
        and (family is not own.Own or own.cards())
    )


def _pick(rng: np.random.Generator, held_out: bool) -> Design:
    found = families(held_out)
    weights = np.array([weight for _, weight in found], float)
    family = found[rng.choice(len(found), p=weights / weights.sum())][0]
    return family(int(rng.integers(1 << 40)), held_out)


def design(seed: int, held_out: bool = False) -> Design:
    """A deck's design; held-out ones come from fonts that the others never use, and from `families`."""
    return _pick(np.random.default_rng((seed, 977)), held_out)


def _wish(rng: np.random.Generator) -> tuple[str, bool]:
    """A numeral and whether a back, as often as training wants them."""
    roll = rng.random()
    if roll < 0.26:
        return "other", False
    if roll < 0.31:
        return "blank", False
    if roll < 0.38:
        return "other", True
    weights = np.array([2.0 if token in ("6", "9") else 1.0 for token in NUMBERS])
    weights[-4:] = 0.5
    return NUMBERS[rng.choice(len(NUMBERS), p=weights / weights.sum())], False


def sample_face(rng: np.random.Generator, held_out: bool = False) -> Face:
    """A random face of a random deck, numerals balanced for training."""
    wanted, back = _wish(rng)
    if wanted == "blank":
        made: Design = others.Blank(int(rng.integers(1 << 40)), held_out)
    elif back:
        made = others.Backs(int(rng.integers(1 << 40)), held_out)
    else:
        made = _pick(rng, held_out)
    while True:
        found = [
            name
            for name, label in made.labels.items()
            if label.numeral == wanted and label.back == back
        ]
        if found:
            return made.face(found[rng.integers(len(found))])
        made = _pick(rng, held_out)
