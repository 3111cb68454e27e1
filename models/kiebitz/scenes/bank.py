"""The faces, surfaces and things that scenes are made of, drawn once and used often."""

from __future__ import annotations

import dataclasses

import cv2
import numpy as np

from ..faces import Design, design, own
from ..faces.face import Face
from .noise import chance
from .sprites import Sprite, hand
from .surfaces import Surface, surface
from .things import sprite

FACES_A_DESIGN = 12
SURFACES, SPRITES, HANDS = 56, 90, 16
MOSTLY = 0.95
"""How often a design is of the family that a bank mostly has, where it has one."""
OWN = 0.08
"""How often a deck to learn from is one of our own, with its back, besides those that `design` draws."""
NEGATIVE = 0.1
"""How often it is printed light on dark where it was designed dark on light, and the other way round."""


class FaceBank:
    """Faces of many designs, held in decks (all of one design), with surfaces and clutter.

    What a scene shows depends on its generator and on the bank's contents; the latter depend on
    the seed.
    """

    def __init__(self, held_out: bool, height: int = 288, mostly: type[Design] | None = None) -> None:
        self.held_out = held_out
        self.height = height
        self.mostly = mostly
        self.decks: list[list[Face]] = []
        self.surfaces: list[Surface] = []
        self.sprites: list[Sprite] = []
        self.hands: list[Sprite] = []

    @classmethod
    def build(
        cls, seed: int, n: int, held_out: bool = False, height: int = 288, mostly: type[Design] | None = None
    ) -> FaceBank:
        """A bank of about `n` faces of `height` pixels (more for large pictures).

        With `held_out`: fonts, surfaces and things that are never used otherwise, and the families for the test (those
        of cards without a number are the same, see `families`); without, our own decks and negatives among the others.

        :param mostly: the family of nearly all designs, besides our own.
        """
        bank = cls(held_out, height, mostly)
        rng = np.random.default_rng([seed, int(held_out), 5])
        for _ in range(max(1, round(n / FACES_A_DESIGN))):
            bank.decks.append(bank._next(rng))
        bank.surfaces = [surface(rng, held_out) for _ in range(SURFACES)]
        bank.sprites = [sprite(rng, held_out) for _ in range(SPRITES)]
        bank.hands = [hand(rng) for _ in range(HANDS)]
        return bank

    def deck(self, rng: np.random.Generator) -> list[Face]:
        """Faces of some design, as it was designed."""
        made = self._design(rng)
        return self._printed(made, _some(made, rng))

    def _next(self, rng: np.random.Generator) -> list[Face]:
        return self.deck(rng) if self.held_out else self._deck_to_learn(rng)

    def _deck_to_learn(self, rng: np.random.Generator) -> list[Face]:
        """The same, or of one of our own decks, or a negative."""
        made = self._design(rng)
        if own.cards() and chance(rng, OWN):
            made = own.Own(int(rng.integers(2**31)), False)
        names = _some(made, rng)
        if made.family == own.Own.family:
            # Among so many faces it would hardly ever be seen.
            names = [own.BACK, *(name for name in names if name != own.BACK)][:FACES_A_DESIGN]
        faces = self._printed(made, names)
        return [_negative(face) for face in faces] if chance(rng, NEGATIVE) else faces

    def _design(self, rng: np.random.Generator) -> Design:
        if self.mostly and chance(rng, MOSTLY):
            return self.mostly(int(rng.integers(2**31)), self.held_out)
        return design(int(rng.integers(2**31)), self.held_out)

    def _printed(self, made: Design, names: list[str]) -> list[Face]:
        return [made.face(name, self.height) for name in names]

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


def _some(made: Design, rng: np.random.Generator) -> list[str]:
    """Names of some of a design's faces."""
    names = list(made.faces)
    return [names[int(k)] for k in rng.permutation(len(names))[:FACES_A_DESIGN]]


def _negative(face: Face) -> Face:
    """A face with its lightness inverted; hues stay."""
    hls = cv2.cvtColor(face.image, cv2.COLOR_RGB2HLS)
    hls[..., 1] = 255 - hls[..., 1]
    return dataclasses.replace(face, image=cv2.cvtColor(hls, cv2.COLOR_HLS2RGB), key=f"{face.key}:negative")


def _is_pale(deck: list[Face]) -> bool:
    image = deck[0].image
    rim = max(1, image.shape[1] // 40)
    return float(min(image[:, :rim].mean((0, 1)).min(), image[:rim].mean((0, 1)).min())) > 195
