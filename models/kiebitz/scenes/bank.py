"""The faces, surfaces and things that scenes are made of, drawn once and used often."""

from __future__ import annotations

import numpy as np

from ..faces import design
from ..faces.face import Face
from .sprites import Sprite, hand
from .surfaces import Surface, surface
from .things import sprite

FACES_A_DESIGN = 12
SURFACES, SPRITES, HANDS = 56, 90, 16


class FaceBank:
    """Faces of many designs, held in decks (all of one design), with surfaces and clutter.

    What a scene shows depends on its generator and on the bank's contents; the latter depend on
    the seed and on the calls to `renew` so far.
    """

    def __init__(self, held_out: bool, height: int = 288) -> None:
        self.held_out = held_out
        self.height = height
        self.decks: list[list[Face]] = []
        self.surfaces: list[Surface] = []
        self.sprites: list[Sprite] = []
        self.hands: list[Sprite] = []

    @classmethod
    def build(cls, seed: int, n: int, held_out: bool = False, height: int = 288) -> FaceBank:
        """A bank of about `n` faces of `height` pixels (more for large pictures).

        With `held_out`: families, fonts, surfaces and things that are never used otherwise.
        """
        bank = cls(held_out, height)
        rng = np.random.default_rng([seed, int(held_out), 5])
        for _ in range(max(1, round(n / FACES_A_DESIGN))):
            bank.decks.append(bank._deck(rng))
        bank.surfaces = [surface(rng, held_out) for _ in range(SURFACES)]
        bank.sprites = [sprite(rng, held_out) for _ in range(SPRITES)]
        bank.hands = [hand(rng) for _ in range(HANDS)]
        return bank

    def _deck(self, rng: np.random.Generator) -> list[Face]:
        made = design(int(rng.integers(2**31)), self.held_out)
        ids = list(made.faces)
        picked = rng.permutation(len(ids))[:FACES_A_DESIGN]
        return [made.face(ids[int(k)], self.height) for k in picked]

    @property
    def faces(self) -> list[Face]:
        """All faces, deck by deck."""
        return [face for deck in self.decks for face in deck]

    def sample(self, rng: np.random.Generator) -> Face:
        """Any face."""
        return self.sample_deck(rng, 1)[0]

    def sample_deck(self, rng: np.random.Generator, k: int, pale: bool = False) -> list[Face]:
        """`k` faces of one design; different ones as far as the deck goes.

        `pale`: of one with white rims, where there is such.
        """
        decks = [deck for deck in self.decks if _is_pale(deck)] if pale else []
        decks = decks or self.decks
        deck = decks[int(rng.integers(len(decks)))]
        order = [int(j) for _ in range(k // len(deck) + 1) for j in rng.permutation(len(deck))]
        return [deck[j] for j in order[:k]]

    def renew(self, rng: np.random.Generator, n: int) -> None:
        """Replace about `n` faces by new ones, and as large a part of the surfaces and things."""
        count = max(1, round(n / FACES_A_DESIGN))
        part = min(1.0, count / len(self.decks))
        for _ in range(min(count, len(self.decks))):
            self.decks[int(rng.integers(len(self.decks)))] = self._deck(rng)
        for _ in range(max(1, round(part * SURFACES))):
            self.surfaces[int(rng.integers(SURFACES))] = surface(rng, self.held_out)
        for _ in range(max(1, round(part * SPRITES))):
            self.sprites[int(rng.integers(SPRITES))] = sprite(rng, self.held_out)
        for _ in range(max(1, round(part * HANDS))):
            self.hands[int(rng.integers(HANDS))] = hand(rng)


def _is_pale(deck: list[Face]) -> bool:
    image = deck[0].image
    rim = max(1, image.shape[1] // 40)
    return float(min(image[:, :rim].mean((0, 1)).min(), image[:rim].mean((0, 1)).min())) > 195
