"""A family for the test that no other one draws: numbers as large as the card and larger, all over it, in two halves of
opposite colours, inside of things, and echoed.
"""

from __future__ import annotations

import cv2
import numpy as np

from . import colours, marks, paint, shapes
from .chance import one, span
from .colours import RGB
from .design import Design, Label
from .numbers import PLAIN
from .numerals import Ink, numeral, stamp

LAYOUTS = ("bleeding", "wallpaper", "counterchanged", "vessel", "echo")
VESSELS = (
    shapes.heart, shapes.drop, shapes.bell, shapes.cat, shapes.apple, shapes.fish, shapes.crown,
    lambda: shapes.star(8, 0.8), lambda: shapes.regular(6),
)  # fmt: skip


class Posters(Design):
    """Held out: the number runs out of the card's edge, covers it as wallpaper, changes colours with its ground, stands in
    something drawn, or comes several times one upon the other.
    """

    family = "posters"
    unseen = True

    def plan(self, rng: np.random.Generator) -> None:
        self.layout = one(rng, *LAYOUTS)
        self.form = marks.form(rng, self.font(rng, one(rng, "plain", "any", "bold", "bold")), 0.9)
        self.paper, self.dark = colours.paper(rng), colours.named(rng, "black")
        if rng.random() < 0.25:
            self.paper, self.dark = self.dark, self.paper
        mood = colours.mood(rng)
        self.shades = {name: colours.named(rng, name, mood) for name in colours.NAMED}
        self.filled = bool(rng.random() < 0.6)
        """The ground is in the card's colour."""
        self.angle = one(rng, 0.0, span(rng, -35, 35))
        self.size = span(rng, 0.85, 1.15)
        self.at = (span(rng, 0.42, 0.58), span(rng, 0.4, 0.6))
        self.vessel = int(rng.integers(len(VESSELS)))
        self.split = one(rng, "across", "along", "aslant", "wave", "disc")
        self.echoes = int(rng.integers(3, 6))
        self.way = span(rng, 0, 360)
        self.indexed = bool(rng.random() < 0.3)
        """The number stands small in two corners, too."""
        # A mark may lie beyond the edge.
        either = (self.form.mark == "none" or self.layout == "bleeding") and not self.indexed
        like_suits = self.layout == "vessel" and VESSELS[self.vessel] is shapes.heart
        for name in self.shades:
            for token in PLAIN:
                self.labels[f"{name}-{token}"] = Label(
                    token,
                    name,
                    ambiguous=either and token in ("6", "9"),
                    place="corners" if self.indexed else "middle",
                    like_suits=like_suits,
                )

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        shade, token = name.split("-")
        colour = self.shades[shade]
        if colours.distance(colour, self.paper) < 110:
            colour = colours.clear(colour, self.paper)
        ground, ink = (colour, self.paper) if self.filled else (self.paper, colour)
        px = paint.blank(height, width, ground)
        match self.layout:
            case "bleeding":
                self._number(px, token, self.at[0], self.at[1], 1.25 * self.size, ink, 1.15, self.angle)
            case "wallpaper":
                self._wallpaper(px, token, ink, ground)
            case "counterchanged":
                self._counterchanged(px, token, ink, ground)
            case "vessel":
                shapes.put(px, VESSELS[self.vessel](), width / 2, height / 2, 0.98 * width, ink)
                self._number(px, token, 0.5, 0.5, 0.38 * self.size, ground, 0.42)
            case _:
                step = np.array([np.cos(np.radians(self.way)), np.sin(np.radians(self.way))]) * 0.055
                for echo in range(self.echoes, -1, -1):
                    tone = colours.mix(ink, ground, 0.8 * echo / self.echoes)
                    x, y = step * (echo - self.echoes / 2) + 0.5
                    self._number(px, token, x, y, 0.72 * self.size, tone, 0.75, self.angle)
        if self.indexed:
            half = self.dark if colours.light(ground) > 0.45 else self.paper
            edge = ((0.1, ground),)
            self._number(px, token, 0.12, 0.1, 0.15, half, 0.17, edges=edge)
            self._number(px, token, 0.88, 0.9, 0.15, half, 0.17, 180, edges=edge)
        return px

    def _number(
        self,
        px: np.ndarray,
        token: str,
        x: float,
        y: float,
        size: float,
        ink: RGB,
        limit: float,
        angle: float = 0,
        edges: tuple[tuple[float, RGB], ...] = (),
    ) -> None:
        """The number about a point; that in fractions of the card, lengths of its width."""
        height, width = px.shape[:2]
        mask, scale = numeral(self.form, token, size * width)
        stamp(px, mask, scale, x * width, y * height, Ink(ink, edges), size * width, angle, limit=limit * width)

    def _wallpaper(self, px: np.ndarray, token: str, ink: RGB, ground: RGB) -> None:
        height, width = px.shape[:2]
        size = 0.26 * self.size
        inks = (ink, colours.mix(ink, ground, 0.35))
        for row in range(6):
            for column in range(5):
                x = (column - 2 + 0.5 * (row % 2)) * size * 1.35 + 0.4
                y = (row - 2.5) * size * 1.4 * width / height + 0.5
                self._number(px, token, x, y, size, inks[(row + column) % 2], size * 1.15, self.angle)

    def _counterchanged(self, px: np.ndarray, token: str, ink: RGB, ground: RGB) -> None:
        """The number has the one part's colour in the other, and the other way round."""
        height, width = px.shape[:2]
        changed = np.zeros((height, width), np.uint8)
        self._part(changed)
        number = np.zeros((height, width, 3), np.uint8)
        self._number(number, token, 0.5, 0.5, self.size, (255, 255, 255), 0.9, self.angle)
        mask = cv2.absdiff(number[..., 0], changed)
        paint.blend(px, mask, ink)

    def _part(self, mask: np.ndarray) -> None:
        height, width = mask.shape
        corners = {
            "across": [(0, 0.5), (1, 0.5), (1, 1), (0, 1)],
            "along": [(0.5, 0), (1, 0), (1, 1), (0.5, 1)],
            "aslant": [(1, 0), (1, 1), (0, 1)],
        }
        if self.split in corners:
            points = np.array(corners[self.split], float) * (width, height)
        elif self.split == "wave":
            x = np.linspace(0, 1, 41)
            wave = np.stack([x, 0.5 + 0.08 * np.sin(x * 4 * np.pi)], 1)
            points = np.concatenate([wave, [(1, 1), (0, 1)]]) * (width, height)
        else:
            points = paint.ellipse_points(width / 2, height / 2, width * 0.33, width * 0.33)
        paint.polygon(mask, points, 255)
