"""A deck's design: what it prints on which of its faces."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

import cv2
import numpy as np

from . import fonts, wear
from .face import COLOURS, NUMERALS, PLACES, Face


@dataclass(frozen=True)
class Label:
    """What a face shows, before it is drawn."""

    numeral: str
    colour: str = "none"
    ambiguous: bool = False
    symmetric: bool | None = None
    """None: seen from the picture."""
    back: bool = False
    place: str = "corners"
    """One of PLACES."""
    like_suits: bool = False


class Design:
    """One deck, made from a seed. Subclasses are families: `plan` chooses, `draw` prints."""

    family = "design"
    unseen = False
    """The whole family is held out of training."""

    def __init__(self, seed: int, held_out: bool) -> None:
        self.seed = seed
        self.held_out = held_out
        rng = np.random.default_rng((seed, zlib.crc32(self.family.encode()), held_out))
        self.aspect = (
            float(rng.uniform(0.6, 0.72))
            if rng.random() < 0.6
            else float(rng.choice([0.645, 0.714, 0.7, 0.65, 0.63]))
        )
        self.radius = float(rng.uniform(0.0, 0.12)) if rng.random() < 0.8 else 0.0
        self.labels: dict[str, Label] = {}
        self.plan(rng)

    @property
    def faces(self) -> tuple[str, ...]:
        """The ids of its faces."""
        return tuple(self.labels)

    def plan(self, rng: np.random.Generator) -> None:
        """Choose the deck's looks and fill `labels`."""
        raise NotImplementedError

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        """Print a face; `rng` depends on the design and the face alone."""
        raise NotImplementedError

    def font(self, rng: np.random.Generator, kind: str = "any") -> fonts.Font:
        """A font this design may use."""
        return fonts.pick(rng, self.held_out, kind)

    def face(self, name: str, height: int = 288) -> Face:
        """The face of an id, `height` pixels high."""
        label = self.labels[name]
        rng = np.random.default_rng((self.seed, zlib.crc32(name.encode())))
        width = round(288 * self.aspect)
        image = wear.printed(self.draw(name, rng, 288, width), rng)
        symmetric = looks_turned(image) if label.symmetric is None else label.symmetric
        image = wear.worn(image, rng)
        if height != 288:
            image = cv2.resize(
                image,
                (round(height * self.aspect), height),
                interpolation=cv2.INTER_AREA if height < 288 else cv2.INTER_CUBIC,
            )
        assert label.numeral in NUMERALS and label.colour in COLOURS and label.place in PLACES
        key = f"{self.family}:{self.seed}:{int(self.held_out)}:{name}"
        return Face(
            image, self.radius, label.numeral, label.colour, label.ambiguous, symmetric,
            self.family, key, label.back, label.place, label.like_suits,
        )  # fmt: skip


def looks_turned(image: np.ndarray) -> bool:
    """Whether a picture is (nearly) the same upside down."""
    small = cv2.resize(image, (16, 24), interpolation=cv2.INTER_AREA).astype(np.float32)
    return float(np.abs(small - small[::-1, ::-1]).mean(2).max()) < 40
