"""Cards whose numbers are printed as on posters, labels and in shop windows: echoed, sliced, hatched, hollow, all over the
card or larger than it.

Their design files have numbers of their own (see training/decks.py), so that all others stay as they were.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from . import colours
from .chance import one, span
from .colours import RGB
from .numerals import Ink
from .panelled import Panelled, Spot
from .treatments import TREATMENTS, treat

LEAST = 0.3
"""Smaller numbers, of the card's width, are printed like any."""


class Styled(Panelled):
    """As Panelled, with fewer areas, and with large numbers printed in unusual ways."""

    family = "styled"

    def choose(self, rng: np.random.Generator) -> None:
        super().choose(rng)
        self.areas = self.areas[: 1 if rng.random() < 0.3 else 0]
        if self.ground not in ("colour", "tint", "shade") and not any(area.fill == "colour" for area in self.areas):
            self.ground = "colour"
        if rng.random() < 0.5:
            self.texture = "flat"
        self.treatment = one(rng, *TREATMENTS)
        roll = rng.random()
        if roll < 0.2:
            self.layout, self.spots = "wallpaper", _wallpaper(rng, self.aspect)
            self.extra = "none"
        elif roll < 0.6:
            # Large, and perhaps in the corners, too, as it may be in any layout.
            size = span(rng, 0.7, 1.3)
            limit = max(0.9, size * 0.95)
            middle = Spot(span(rng, 0.42, 0.58), span(rng, 0.42, 0.58), size, limit, one(rng, 0, 0, span(rng, -40, 40)))
            corners = self.spots[-2:] if self.layout in ("corners", "centre-corners", "four-corners") else []
            self.layout, self.spots = "centre-corners" if corners else "centre", [middle, *corners]

    def _either(self) -> bool:
        # A mark may lie beyond the edge.
        large = self.layout == "centre" and self.spots[0].height > 0.9
        return large or self.layout == "wallpaper" and self.form.mark == "none" or super()._either()

    def _number(self, px: np.ndarray, plain: np.ndarray, palette: dict[str, RGB], token: str, spot: Spot) -> None:
        if self.treatment == "none" or spot.height < LEAST and self.layout != "wallpaper":
            super()._number(px, plain, palette, token, spot)
            return
        fill, ground, _ = self._fill(plain, palette, spot)
        size = spot.height * px.shape[1]
        if self.layout == "wallpaper":
            row = round(spot.y * 7) + round(spot.x * 7)
            self._stamp(px, token, spot, Ink(colours.mix(fill, ground, 0.4 * (row % 2) * self.loud)))
            return
        others = [ink for ink in palette.values() if ink != fill and colours.distance(ink, ground) > 110]
        rng = np.random.default_rng(self.inks + 5)
        other = others[int(rng.integers(len(others)))] if others else fill
        number = np.zeros_like(px)
        if len(token) > 1:
            # Cut off, it might be another.
            spot = replace(spot, limit=min(spot.limit, 0.8))
        self._stamp(number, token, spot, Ink((255, 255, 255)))
        treat(px, np.ascontiguousarray(number[..., 0]), self.treatment, fill, other, ground, size, rng)


def _wallpaper(rng: np.random.Generator, aspect: float) -> list[Spot]:
    """The number in rows, all over the card."""
    size, angle = span(rng, 0.16, 0.4), one(rng, 0, 0, span(rng, -40, 40))
    across, down = size * span(rng, 1.15, 1.8), size * span(rng, 1.2, 1.8) * aspect
    shift, (left, top) = one(rng, 0.0, 0.5, 0.33), rng.uniform(-0.1, 0.1, 2)
    return [
        Spot(x, y, size, across * 0.9, angle)
        for row, y in enumerate(np.arange(top, 1.1, down))
        for x in np.arange(left + (row * shift % 1 - 0.5) * across, 1.15, across)
        if -0.1 < x < 1.1
    ]
