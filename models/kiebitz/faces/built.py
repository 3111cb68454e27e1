"""Cards whose numbers are put together of beads, bars, lamps and brush hairs, or bent, cut and broken.

Their design files have numbers of their own (see training/decks.py), so that all others stay as they were.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from . import icons
from .chance import one, span
from .moulds import MOULDS, moulded
from .numerals import numeral
from .panelled import LETTERS, Spot
from .pens import PENS
from .strokes import hand_written
from .styled import LEAST, Styled
from .treatments import TREATMENTS

PLAINLY = 0.65
"""How often such a number is printed like any, rather than by one of TREATMENTS."""


class Built(Styled):
    """As Styled, with large numbers of unusual shapes."""

    family = "built"

    def choose(self, rng: np.random.Generator) -> None:
        super().choose(rng)
        drawn = rng.random() < 0.5
        self.pen = one(rng, *PENS) if drawn else "line"
        self.mould = one(rng, *MOULDS) if not drawn or rng.random() < 0.15 else "none"
        self.large = replace(self.form, hand=True, pen=self.pen) if drawn else self.form
        self.treatment = "none" if rng.random() < PLAINLY else one(rng, *TREATMENTS)
        if rng.random() < 0.3:
            # Thin strokes on busy grounds are what real numbers are lost in.
            self.texture = one(rng, "stripes", "checks", "waves", "lattice", "dots")

    def _mask(self, token: str, spot: Spot, size: float) -> tuple[np.ndarray, float]:
        if spot.height < LEAST:
            return super()._mask(token, spot, size)
        if token in icons.ICONS or not self.large.hand:
            mask, scale = super()._mask(token, spot, size)
        elif token in LETTERS:
            high = max(24, round(size))
            mask, scale = hand_written(token, high, self.large.seed, self.pen), size / high
        else:
            mask, scale = numeral(self.large, token, size)
        return (mask if self.mould == "none" else moulded(mask, self.mould, self.inks)), scale
