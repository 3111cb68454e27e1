"""Families whose numbers stand on white, framed or pictured cards, halves and all."""

from __future__ import annotations

import numpy as np

from .chance import one, span
from .numbers import Look, NumberDeck


class Ligretto(NumberDeck):
    """Coloured numbers, often large, on a coloured or white card, with a picture or none."""

    family = "ligretto"

    def look(self, rng: np.random.Generator) -> Look:
        return Look(
            panel=one(rng, "colour", "colour", "paper", "tint"),
            border=one(rng, "none", "paper", "colour", "dark"),
            border_width=span(rng, 0.02, 0.14),
            panel_radius=span(rng, 0, 0.2),
            frame=one(rng, "none", "none", "line", "double", "thick"),
            emblem=one(rng, "none", "none", "disc", "box", "diamond", "star", "hexagon", "shield"),
            emblem_fill=one(rng, "paper", "tint", "colour", "dark", "line", "shade"),
            emblem_size=span(rng, 0.5, 0.95),
            centre=one(rng, "number", "number", "number", "twin", "figure", "none"),
            centre_ink=one(rng, "colour", "colour", "paper", "dark"),
            centre_height=span(rng, 0.35, 1.0),
            centre_slant=one(rng, 0, 0, 0, 0.2),
            centre_loud=one(rng, 0.1, 0.5, 0.9),
            corners=one(rng, "two", "four", "four", "same", "top"),
            corner_ink=one(rng, "colour", "paper", "dark"),
            corner_height=span(rng, 0.12, 0.36),
            corner_inset=span(rng, 0.03, 0.12),
            corner_loud=one(rng, 0.1, 0.5),
            corner_font=rng.random() < 0.2,
            word=one(rng, "none", "none", "none", "name"),
            texture=0.4,
        )


class Phase(NumberDeck):
    """Numbers in a coloured frame or banner (Phase 10, Skip-Bo, Rage, Rook)."""

    family = "phase"
    high = 0.6

    def look(self, rng: np.random.Generator) -> Look:
        return Look(
            panel=one(rng, "paper", "paper", "colour"),
            border=one(rng, "paper", "colour", "colour", "dark"),
            border_width=span(rng, 0.03, 0.16),
            panel_radius=span(rng, 0, 0.15),
            frame=one(rng, "none", "line", "double", "thick", "thick"),
            emblem=one(rng, "none", "box", "banner", "stripe", "oval", "disc", "burst", "sign"),
            emblem_fill=one(rng, "colour", "tint", "paper", "dark"),
            emblem_size=span(rng, 0.55, 0.95),
            emblem_ratio=span(rng, 0.5, 0.9),
            emblem_angle=one(rng, -55, -35, 90, 0, 35),
            centre_ink=one(rng, "paper", "colour", "dark"),
            centre_height=span(rng, 0.35, 0.8),
            centre_slant=one(rng, 0, 0, 0.2),
            centre_loud=one(rng, 0.2, 0.8),
            corners=one(rng, "two", "two", "four", "same"),
            corner_ink=one(rng, "colour", "dark", "paper"),
            corner_height=span(rng, 0.1, 0.24),
            corner_inset=span(rng, 0.03, 0.1),
            corner_loud=0.3,
            corner_sign=rng.random() < 0.2,
            word=one(rng, "none", "none", "number", "name", "both"),
            texture=0.35,
        )


class Numbered(NumberDeck):
    """Anything at all: every choice on its own."""

    family = "numbered"
    marked = 0.78

    def look(self, rng: np.random.Generator) -> Look:
        return Look(
            panel=one(rng, "colour", "paper", "dark", "tint", "picture"),
            border=one(rng, "none", "paper", "dark", "colour"),
            border_width=span(rng, 0.01, 0.18),
            panel_radius=span(rng, 0, 0.3),
            frame=one(rng, "none", "line", "double", "thick"),
            emblem=one(
                rng,
                "none",
                "none",
                "oval",
                "disc",
                "box",
                "diamond",
                "star",
                "banner",
                "shield",
                "hexagon",
                "stripe",
                "burst",
                "heart",
                "sign",
                "sign",
            ),
            emblem_fill=one(rng, "paper", "colour", "tint", "dark", "line", "shade"),
            emblem_size=span(rng, 0.4, 1.1),
            emblem_ratio=span(rng, 0.4, 1),
            emblem_angle=span(rng, -90, 90),
            centre=one(rng, "number", "number", "number", "twin", "figure", "none", "teach"),
            centre_ink=one(rng, "colour", "paper", "dark", "shade"),
            centre_height=span(rng, 0.25, 1.2),
            centre_slant=one(rng, 0, 0, 0.15, 0.3, -0.15),
            centre_angle=one(rng, 0, 0, 0, span(rng, -25, 25)),
            centre_stretch=span(rng, 0.75, 1.3),
            centre_loud=span(rng, 0, 1),
            corners=one(rng, "two", "two", "four", "same", "top", "left", "none"),
            corner_ink=one(rng, "colour", "paper", "dark"),
            corner_height=span(rng, 0.09, 0.4),
            corner_inset=span(rng, 0.02, 0.14),
            corner_loud=span(rng, 0, 1),
            corner_font=rng.random() < 0.3,
            corner_sign=rng.random() < 0.2,
            word=one(rng, "none", "none", "none", "number", "name", "both"),
            texture=0.5,
        )


class Mezza(NumberDeck):
    """0 to 10 with the four halves; signs or fruits in number, or a large numeral."""

    family = "mezza"
    halves = 1.0
    hand = 0.08
    high = 0.05
    marked = 0.97

    def look(self, rng: np.random.Generator) -> Look:
        return Look(
            panel=one(rng, "paper", "paper", "colour", "tint", "dark"),
            border=one(rng, "none", "none", "paper", "colour"),
            border_width=span(rng, 0.02, 0.1),
            panel_radius=span(rng, 0, 0.15),
            frame=one(rng, "none", "none", "line", "double", "thick"),
            emblem=one(rng, "none", "none", "none", "disc", "oval", "box", "diamond", "sign"),
            emblem_fill=one(rng, "tint", "paper", "colour", "line"),
            emblem_size=span(rng, 0.6, 0.95),
            emblem_ratio=span(rng, 0.5, 1),
            emblem_angle=one(rng, -55, 0, 90),
            centre=one(rng, "number", "number", "count", "figure", "twin", "teach"),
            centre_ink=one(rng, "colour", "colour", "dark", "paper"),
            centre_height=span(rng, 0.35, 0.85),
            centre_loud=one(rng, 0.05, 0.3, 0.8),
            corners=one(rng, "two", "two", "two", "four"),
            corner_ink=one(rng, "colour", "dark", "paper"),
            corner_height=span(rng, 0.14, 0.3),
            corner_inset=span(rng, 0.04, 0.1),
            corner_loud=0.15,
            word=one(rng, "none", "none", "none", "name"),
            texture=0.2,
        )


class Plain(NumberDeck):
    """A number on a paper card, printed or written, and nothing else, or nearly."""

    family = "plain"
    moods = ("vivid", "deep", "flat")
    bold = 0.2
    marked = 0.6
    hand = 0.45
    halves = 0.5

    def _names(self, rng: np.random.Generator) -> list[str]:
        return ["black"] if rng.random() < 0.6 else ["black", "red", "blue", "green"]

    def look(self, rng: np.random.Generator) -> Look:
        return Look(
            panel="paper",
            border="none",
            frame=one(rng, "none", "none", "none", "line"),
            centre_ink="colour",
            centre_height=span(rng, 0.3, 1.1),
            centre_angle=one(rng, 0, span(rng, -12, 12)),
            centre_stretch=span(rng, 0.85, 1.15),
            centre_loud=0.05,
            corners=one(rng, "none", "none", "none", "two", "left", "four"),
            corner_ink="colour",
            corner_height=span(rng, 0.1, 0.3),
            corner_inset=span(rng, 0.05, 0.12),
            corner_loud=0.0,
            word=one(rng, "none", "none", "none", "number"),
            texture=0.08,
        )


class CornerOnly(NumberDeck):
    """Pictures with a number in the corners (Wizard, 6 nimmt, The Game, tarot trumps)."""

    family = "corner"
    high = 0.7

    def look(self, rng: np.random.Generator) -> Look:
        return Look(
            panel=one(rng, "picture", "paper", "colour", "dark"),
            border=one(rng, "none", "paper", "colour", "dark"),
            border_width=span(rng, 0.02, 0.14),
            panel_radius=span(rng, 0, 0.15),
            frame=one(rng, "none", "line", "double"),
            centre=one(rng, "figure", "figure", "none"),
            corners=one(rng, "two", "two", "four", "same", "top", "left"),
            corner_ink=one(rng, "colour", "colour", "dark", "paper"),
            corner_height=span(rng, 0.14, 0.4),
            corner_inset=span(rng, 0.03, 0.1),
            corner_loud=span(rng, 0.2, 1),
            corner_sign=rng.random() < 0.3,
            word=one(rng, "none", "none", "name"),
            texture=0.7,
        )


class Skipbo(NumberDeck):
    """Held out: a thick frame, a diamond in the middle, four corner numbers with black shadows."""

    family = "skipbo"
    unseen = True

    def look(self, rng: np.random.Generator) -> Look:
        return Look(
            panel="paper",
            border="colour",
            border_width=span(rng, 0.1, 0.18),
            panel_radius=span(rng, 0.02, 0.1),
            frame="line",
            emblem="diamond",
            emblem_fill=one(rng, "colour", "tint"),
            emblem_size=span(rng, 0.8, 1.0),
            centre_ink=one(rng, "paper", "dark"),
            centre_height=span(rng, 0.4, 0.6),
            centre_loud=0.9,
            corners="four",
            corner_ink="colour",
            corner_height=span(rng, 0.14, 0.2),
            corner_inset=span(rng, 0.06, 0.1),
            corner_loud=0.5,
            word="both",
            texture=0.3,
        )


class Ruled(Plain):
    """Held out: index cards with ruled lines."""

    family = "ruled"
    unseen = True

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        self.ground_kind = "stripes"
        return super().draw(name, rng, height, width)
