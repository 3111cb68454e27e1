"""Families like UNO's many editions: a big slanted number in an oval on a coloured card."""

from __future__ import annotations

import numpy as np

from . import colours
from .chance import one, span
from .colours import RGB
from .numbers import Look, NumberDeck
from .numerals import Ink


class UnoLike(NumberDeck):
    """What the editions share."""

    actions = 1.0
    halves = 0.3
    high = 0.1
    marked = 0.93
    bold = 0.72

    def _names(self, rng: np.random.Generator) -> list[str]:
        return list(colours.NAMED)


class UnoClassic(UnoLike):
    """A white border, a white tilted oval, the number in the card's colour, outlined in black."""

    family = "uno-classic"

    def look(self, rng: np.random.Generator) -> Look:
        filled = rng.random() < 0.75
        return Look(
            panel="colour",
            border=one(rng, "paper", "paper", "paper", "dark", "none"),
            border_width=span(rng, 0.03, 0.1),
            panel_radius=span(rng, 0, 0.12),
            emblem="oval",
            emblem_fill="paper" if filled else "line",
            emblem_size=span(rng, 0.78, 1.02),
            emblem_ratio=span(rng, 0.5, 0.72),
            emblem_angle=span(rng, -72, -40),
            centre="number",
            centre_ink="colour" if filled and rng.random() < 0.85 else "paper",
            centre_height=span(rng, 0.5, 0.85),
            centre_slant=one(rng, 0, 0.15, 0.25, 0.3),
            centre_angle=one(rng, 0, 0, span(rng, -18, 22)),
            centre_loud=one(rng, 0.95, 0.5),
            centre_stretch=span(rng, 0.85, 1.15),
            corners="two",
            corner_ink="paper",
            corner_height=span(rng, 0.13, 0.25),
            corner_inset=span(rng, 0.035, 0.1),
            corner_loud=one(rng, 0.95, 0.6),
            texture=0.12,
        )


class UnoTrue(UnoLike):
    """As most tables have it: clean colours, black outlines that cast shadows, marked 6 and 9."""

    family = "uno-true"
    moods = ("vivid", "vivid", "flat")
    halves = 0.15
    marked = 1.0
    bold = 0.9
    hand = 0.0

    def look(self, rng: np.random.Generator) -> Look:
        self.edge = span(rng, 0.015, 0.045)
        size, angle = span(rng, 0.02, 0.09), rng.choice([2.6, 2.2, 0.5, 0.8]) + rng.normal(0, 0.2)
        self.cast = (float(np.cos(angle) * size), float(np.sin(angle) * size))
        self.plain_corners = rng.random() < 0.25
        self.plain_centre = rng.random() < 0.15
        filled = rng.random() < 0.8
        slant = span(rng, 0.1, 0.32) if rng.random() < 0.7 else 0.0
        return Look(
            panel="colour",
            border="paper" if rng.random() < 0.85 else "none",
            border_width=span(rng, 0.035, 0.075),
            panel_radius=span(rng, 0.02, 0.1),
            emblem="oval",
            emblem_fill="paper" if filled else "line",
            emblem_size=span(rng, 0.84, 1.0),
            emblem_ratio=span(rng, 0.54, 0.68),
            emblem_angle=span(rng, -68, -50),
            centre_ink="colour" if filled else "paper",
            centre_height=span(rng, 0.55, 0.8),
            centre_slant=slant,
            centre_angle=one(rng, 0, 0, 0, span(rng, -8, 12)),
            centre_stretch=span(rng, 0.9, 1.15),
            corners="two",
            corner_ink="paper",
            corner_height=span(rng, 0.15, 0.23),
            corner_inset=span(rng, 0.03, 0.07),
            texture=0.03,
        )

    def _ink(self, salt: int, role: str, colour: RGB, ground: RGB, loud: float) -> Ink:
        fill = self.paper if colour == self.dark else self._tone(role, colour)
        plain = self.plain_corners if salt == 2 else self.plain_centre
        if plain and colours.distance(fill, ground) > 150:
            return Ink(fill)
        return Ink(fill, ((self.edge, self.dark),), (*self.cast, self.dark, "extrude"))


class UnoFlat(UnoLike):
    """Today's flat look: plain shades, no outlines or a thin ring."""

    family = "uno-flat"

    def look(self, rng: np.random.Generator) -> Look:
        return Look(
            panel="colour",
            border=one(rng, "none", "none", "paper", "dark"),
            border_width=span(rng, 0.02, 0.09),
            panel_radius=span(rng, 0, 0.15),
            emblem=one(rng, "oval", "oval", "disc", "none", "diamond", "stripe", "hexagon"),
            emblem_fill=one(rng, "paper", "shade", "tint", "line", "dark"),
            emblem_size=span(rng, 0.6, 1.05),
            emblem_ratio=span(rng, 0.5, 0.8),
            emblem_angle=one(rng, -60, -50, -70, 60, 90, 0),
            centre_ink=one(rng, "paper", "paper", "colour", "dark"),
            centre_height=span(rng, 0.4, 0.95),
            centre_slant=one(rng, 0, 0, 0.2),
            centre_angle=one(rng, 0, 0, 0, span(rng, -20, 20)),
            centre_loud=one(rng, 0.1, 0.4),
            corners=one(rng, "two", "two", "two", "four", "none"),
            corner_ink=one(rng, "paper", "paper", "dark"),
            corner_height=span(rng, 0.1, 0.26),
            corner_inset=span(rng, 0.04, 0.12),
            corner_loud=0.15,
            corner_sign=rng.random() < 0.15,
            texture=0.2,
        )


class UnoDark(UnoLike):
    """Black cards with coloured figures, and flipped sides."""

    family = "uno-dark"

    def _names(self, rng: np.random.Generator) -> list[str]:
        """The usual four, or those of a flipped side."""
        return list(colours.NAMED) if rng.random() < 0.85 else ["pink", "teal", "purple", "orange"]

    def look(self, rng: np.random.Generator) -> Look:
        return Look(
            panel="dark",
            border=one(rng, "none", "colour", "colour", "paper"),
            border_width=span(rng, 0.02, 0.1),
            panel_radius=span(rng, 0, 0.15),
            frame=one(rng, "none", "line", "double", "thick"),
            emblem=one(rng, "oval", "oval", "none", "disc", "diamond", "box"),
            emblem_fill=one(rng, "colour", "colour", "paper", "line", "shade"),
            emblem_size=span(rng, 0.65, 1.0),
            emblem_ratio=span(rng, 0.5, 0.75),
            emblem_angle=one(rng, -60, -50, 60),
            centre_ink=one(rng, "colour", "colour", "paper"),
            centre_height=span(rng, 0.45, 0.9),
            centre_slant=one(rng, 0, 0.2),
            centre_loud=one(rng, 0.2, 0.8),
            corners=one(rng, "two", "two", "four"),
            corner_ink=one(rng, "colour", "paper"),
            corner_height=span(rng, 0.12, 0.24),
            corner_inset=span(rng, 0.05, 0.12),
            corner_loud=0.3,
            texture=0.3,
        )


class UnoMinimal(UnoLike):
    """White cards with a coloured middle, and spare ones."""

    family = "uno-minimal"

    def look(self, rng: np.random.Generator) -> Look:
        return Look(
            panel=one(rng, "paper", "paper", "tint", "colour"),
            border="none",
            frame=one(rng, "none", "none", "line", "thick"),
            emblem=one(rng, "oval", "box", "disc", "none", "stripe", "banner"),
            emblem_fill="colour",
            emblem_size=span(rng, 0.55, 0.95),
            emblem_ratio=span(rng, 0.55, 0.9),
            emblem_angle=one(rng, -55, -65, 90, 0),
            centre_ink=one(rng, "paper", "paper", "dark", "colour"),
            centre_height=span(rng, 0.3, 0.8),
            centre_loud=one(rng, 0.05, 0.5),
            corners=one(rng, "two", "two", "none", "left", "four"),
            corner_ink="colour",
            corner_height=span(rng, 0.09, 0.22),
            corner_inset=span(rng, 0.05, 0.12),
            corner_loud=0.1,
            corner_sign=rng.random() < 0.2,
            texture=0.1,
        )


class UnoPictured(UnoLike):
    """Editions with characters or patterns behind the numbers."""

    family = "uno-pictured"

    def look(self, rng: np.random.Generator) -> Look:
        framed = rng.random() < 0.5
        return Look(
            panel="colour" if framed else "picture",
            border="colour" if not framed else one(rng, "paper", "dark", "none"),
            border_width=span(rng, 0.04, 0.12),
            panel_radius=span(rng, 0, 0.15),
            emblem=one(rng, "none", "oval", "star", "burst", "shield"),
            emblem_fill=one(rng, "paper", "tint", "line", "dark"),
            emblem_size=span(rng, 0.7, 1.0),
            emblem_ratio=span(rng, 0.55, 0.8),
            centre=one(rng, "number", "number", "figure"),
            centre_ink=one(rng, "paper", "colour"),
            centre_height=span(rng, 0.45, 0.85),
            centre_slant=one(rng, 0, 0.2),
            centre_loud=0.9,
            corners=one(rng, "two", "two", "four"),
            corner_ink=one(rng, "paper", "paper", "colour"),
            corner_height=span(rng, 0.16, 0.28),
            corner_inset=span(rng, 0.04, 0.1),
            corner_loud=0.9,
            texture=0.9,
        )


class UnoRetro(UnoLike):
    """Held out: cream borders, a lying oval, narrow letters, small indices in all corners."""

    family = "uno-retro"
    unseen = True
    moods = ("deep", "flat")

    def look(self, rng: np.random.Generator) -> Look:
        return Look(
            panel="colour",
            border="paper",
            border_width=span(rng, 0.06, 0.12),
            panel_radius=span(rng, 0.05, 0.2),
            frame="line",
            emblem="oval",
            emblem_fill=one(rng, "paper", "tint"),
            emblem_size=span(rng, 0.55, 0.75),
            emblem_ratio=span(rng, 0.75, 1.0),
            emblem_angle=span(rng, -20, 20),
            centre_ink=one(rng, "colour", "dark"),
            centre_height=span(rng, 0.4, 0.65),
            centre_loud=0.7,
            corners=one(rng, "two", "four"),
            corner_ink="paper",
            corner_height=span(rng, 0.12, 0.2),
            corner_inset=span(rng, 0.05, 0.09),
            corner_loud=0.5,
            texture=0.3,
        )
