"""UNO-like cards by other printers: fat, wonky numbers with hardly a hole, zeros and signs for skipping that are rings.

Their design files have numbers of their own (see training/decks.py), so that all others stay as they were.
"""

from __future__ import annotations

import dataclasses

import numpy as np

from . import icons, paint
from .chance import one, span
from .colours import RGB
from .numbers import Look
from .numerals import Ink
from .unolike import UnoTrue


class Chubby(UnoTrue):
    """Flat colours; nothing but their places tells most decks' 6 from their 9."""

    family = "uno-chubby"
    moods = ("vivid", "flat", "flat")
    marked = 0.4

    def plan(self, rng: np.random.Generator) -> None:
        super().plan(rng)
        self.fat = span(rng, 0.0, 0.055)
        # Plain and flat on most, else with outlines and shadows as on other decks.
        self.flat = rng.random() < 0.75
        changes = {
            "ring": (span(rng, 0.75, 1.35), span(rng, 0.25, 0.7)) if rng.random() < 0.6 else None,
            "wobble": span(rng, 0.3, 1.0) if rng.random() < 0.5 else 0.0,
            "hand": False,
        }
        self.form = dataclasses.replace(self.form, **changes)
        self.corner_form = dataclasses.replace(self.corner_form, **changes)
        self.quarter_turn = span(rng, 0, 90)
        self.bare_joker = rng.random() < 0.7
        self.ring = span(rng, 0.06, 0.17)
        self.bar = self.ring * span(rng, 0.7, 1.1)
        self.bar_angle = rng.choice([-45, 45]) + span(rng, -15, 15)
        self.circles = rng.random() < 0.6
        self.circling = (span(rng, 0, 180), span(rng, 30, 70), rng.random() < 0.5)

    def look(self, rng: np.random.Generator) -> Look:
        return dataclasses.replace(
            super().look(rng),
            emblem_ratio=span(rng, 0.6, 0.92),
            emblem_size=span(rng, 0.82, 1.0),
            centre_slant=one(rng, 0.0, 0.0, span(rng, 0, 0.25)),
            centre_angle=one(rng, 0, span(rng, -12, 12)),
            centre_height=span(rng, 0.4, 0.64),
            corner_height=span(rng, 0.14, 0.26),
            corner_inset=span(rng, 0.015, 0.08),
        )

    def _ink(self, salt: int, role: str, colour: RGB, ground: RGB, loud: float) -> Ink:
        if not self.flat:
            return super()._ink(salt, role, colour, ground, loud)
        fill = self.paper if colour == self.dark else self._tone(role, colour)
        return Ink(fill, ((self.fat, fill),))

    def _emblem(self, px: np.ndarray, colour: RGB, panel: RGB, wild: bool) -> RGB:
        if not wild:
            return super()._emblem(px, colour, panel, wild)
        height, width = px.shape[:2]
        size = self.style.emblem_size * width * 0.6
        self._quartered(px, width / 2, height / 2, size, self.style.emblem_angle)
        return self.dark

    def _action(
        self, px: np.ndarray, rng: np.random.Generator, token: str, colour: RGB, panel: RGB, wild: bool, colour_name: str
    ) -> None:
        if token != "wild" or not self.bare_joker:
            super()._action(px, rng, token, colour, panel, wild, colour_name)
            return
        height, width = px.shape[:2]
        half = self.style.corner_height * width / 2
        for x, y, turn in self._places(width, height, half, half):
            self._quartered(px, x, y, half, self.style.emblem_angle + turn)

    def _icon(self, name: str, size: int, weight: float) -> np.ndarray:
        if name == "skip":
            return icons.barred_ring(size, self.ring, self.bar, self.bar_angle)
        if name == "reverse" and self.circles:
            return icons.circling(size, min(self.ring, 0.13), *self.circling)
        return super()._icon(name, size, weight)

    def _quartered(self, px: np.ndarray, cx: float, cy: float, half: float, angle: float) -> None:
        """The emblem, as long as twice `half`, in the four colours, with a rim."""
        outline = paint.ellipse_points(cx, cy, half, half * self.style.emblem_ratio, angle)
        inside = paint.area(px.shape[:2], outline)
        quarters = np.array(px)
        for quarter, name in enumerate(self.names):
            corners = np.array([(0, 0), (2, 0), (2, 2), (0, 2)]) * half
            wedge = paint.turned(corners, self.quarter_turn + 90 * quarter) + (cx, cy)
            paint.polygon(quarters, wedge, self.shades[name])
        paint.blend(px, inside, quarters)
        if self.inks % 3:
            paint.outline(px, outline, self.paper, half * 0.05)
