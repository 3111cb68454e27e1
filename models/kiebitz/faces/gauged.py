"""A family for the test that no other one draws: tickets, dials, ladders and frames within frames."""

from __future__ import annotations

import numpy as np

from . import colours, marks, paint
from .chance import one, span
from .colours import RGB
from .design import Design, Label
from .face import HALVES
from .numbers import PLAIN
from .numerals import numeral, stamp

MOST = 10
"""On dials and ladders."""


class Gauged(Design):
    """Held out: the number within frames within frames, on a ticket with a stub that can be torn off, in a dial
    that points to it, or beside a ladder that is filled up to it.
    """

    family = "gauged"
    unseen = True

    def plan(self, rng: np.random.Generator) -> None:
        self.layout = one(rng, "frames", "ticket", "dial", "ladder")
        self.form = marks.form(rng, self.font(rng, one(rng, "plain", "any", "bold")), 0.85)
        self.paper, self.dark = colours.paper(rng), colours.named(rng, "black")
        if rng.random() < 0.2:
            self.paper, self.dark = self.dark, self.paper
        mood = colours.mood(rng)
        self.shades = {name: colours.named(rng, name, mood) for name in colours.NAMED}
        self.size = span(rng, 0.8, 1.1)
        self.share = span(rng, 0.24, 0.36)
        """Of the card's height that the stub has; of its width that the ladder has."""
        self.frames = int(rng.integers(2, 5))
        self.round = span(rng, 0, 0.12)
        self.filled = bool(rng.random() < 0.5)
        """The ground is in the card's colour."""
        self.loud = one(rng, 0.0, 0.3, 0.8)
        self.inks = int(rng.integers(1 << 30))
        tokens = PLAIN + (HALVES if rng.random() < 0.4 else ())
        # A dial has a foot, by which its 6 is told from a 9.
        alone = self.layout in ("dial", "frames")
        for name in self.shades:
            for token in tokens:
                ambiguous = self.layout == "frames" and self.form.mark == "none" and token in ("6", "9")
                self.labels[f"{name}-{token}"] = Label(token, name, ambiguous, place="middle" if alone else "whole")

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        shade, token = name.split("-")
        colour = self.shades[shade]
        if colours.distance(colour, self.paper) < 90:
            colour = colours.clear(colour, self.paper)
        ground, marked = (colour, self.paper) if self.filled else (self.paper, colour)
        px = paint.blank(height, width, ground)
        match self.layout:
            case "frames":
                self._frames(px, ground, marked, token)
            case "ticket":
                self._ticket(px, ground, marked, token)
            case "dial":
                self._dial(px, ground, marked, token)
            case _:
                self._ladder(px, ground, marked, token)
        return px

    def _rim(self, ground: RGB) -> RGB:
        """The ink of lines on a ground of this colour."""
        return self.dark if colours.light(ground) > 0.4 else self.paper

    def _number(
        self, px: np.ndarray, token: str, x: float, y: float, size: float, ground: RGB, limit: float, angle: float = 0
    ) -> None:
        """The number about a point of a ground of this colour; lengths in pixels."""
        light, dark = sorted((self.paper, self.dark), key=colours.light, reverse=True)
        fill = dark if colours.light(ground) > 0.55 else light
        ink = marks.ink(np.random.default_rng(self.inks), fill, ground, self.loud)
        mask, scale = numeral(self.form, token, size)
        # Fractions may be higher than digits.
        shrunk = min(1, 1.3 * size / (mask.shape[0] * scale))
        stamp(px, mask, scale * shrunk, x, y, ink, size * shrunk, angle, limit=limit)

    def _frames(self, px: np.ndarray, ground: RGB, marked: RGB, token: str) -> None:
        height, width = px.shape[:2]
        step = width * 0.36 / (2 * self.frames)
        inner = ground
        for index in range(2 * self.frames - 1):
            inset = step * (index + 1)
            inner = marked if index % 2 == 0 else ground
            radius = max(0.0, self.round * width - inset * 0.3)
            paint.polygon(px, paint.rounded(inset, inset, width - inset, height - inset, radius), inner)
        self._number(px, token, width / 2, height / 2, width * 0.4 * self.size, inner, width * 0.48)

    def _ticket(self, px: np.ndarray, ground: RGB, marked: RGB, token: str) -> None:
        height, width = px.shape[:2]
        tear = height * (1 - self.share)
        dash = width / 17
        for index in range(9):
            left = index * 2 * dash
            paint.line(px, (left, tear), (left + dash, tear), marked, width * 0.012)
        for x in (0.0, float(width)):
            paint.polygon(px, paint.ellipse_points(x, tear, width * 0.07, width * 0.07), self.dark)
        lines = np.random.default_rng(self.inks + 1)
        x = width * 0.1
        while x < width * 0.52:
            thick = width * float(lines.choice([0.01, 0.02, 0.035]))
            paint.polygon(px, paint.rounded(x, tear + height * 0.06, x + thick, height * 0.94, 0), self._rim(ground))
            x += thick + width * float(lines.choice([0.012, 0.03]))
        plate = paint.rounded(width * 0.1, height * 0.07, width * 0.9, tear - height * 0.06, self.round * width)
        paint.polygon(px, plate, marked)
        size = width * 0.62 * self.size
        self._number(px, token, width / 2, tear / 2, size, marked, (tear - height * 0.2) * 0.9, 90)
        below = (tear + height) / 2
        self._number(px, token, width * 0.75, below, (height - tear) * 0.5 * self.size, ground, width * 0.32)

    def _dial(self, px: np.ndarray, ground: RGB, marked: RGB, token: str) -> None:
        height, width = px.shape[:2]
        x, y, reach = width / 2, height * 0.45, width * 0.4
        middle = np.array([x, y])
        turn = np.radians(135 + 270 * _value(token) / MOST)
        for index in range(MOST + 1):
            angle = np.radians(135 + 270 * index / MOST)
            way = np.array([np.cos(angle), np.sin(angle)])
            paint.line(px, tuple(middle + way * reach * 0.84), tuple(middle + way * reach), self._rim(ground), width * 0.02)
        way, side = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
        hand = np.stack([middle + way * reach * 0.95, middle + side * reach * 0.12, middle - side * reach * 0.12])
        paint.polygon(px, hand, marked)
        paint.polygon(px, paint.ellipse_points(x, y, reach * 0.62, reach * 0.62), marked)
        self._number(px, token, x, y, width * 0.32 * self.size, marked, width * 0.42)
        paint.polygon(px, paint.rounded(0, height * 0.86, width, height, 0), marked)

    def _ladder(self, px: np.ndarray, ground: RGB, marked: RGB, token: str) -> None:
        height, width = px.shape[:2]
        left, right, step = width * 0.07, width * self.share, height * 0.086
        for index in range(MOST):
            low = height * 0.93 - index * step
            rung = paint.rounded(left, low - step * 0.82, right, low, self.round * width * 0.5)
            full = min(1.0, max(0.0, _value(token) - index))
            if full:
                part = paint.rounded(left, low - step * 0.82, left + (right - left) * full, low, 0)
                paint.polygon(px, part if full < 1 else rung, marked)
            paint.outline(px, rung, self._rim(ground), width * 0.01)
        middle = (right + width) / 2
        self._number(px, token, middle, height * 0.27, width * 0.5 * self.size, ground, (width - right) * 0.85)
        self._number(px, token, width * 0.88, height * 0.9, width * 0.15, ground, width * 0.16)


def _value(token: str) -> float:
    """What a number counts: 3.5 for "3½"."""
    return float(token.replace("½", "") or 0) + 0.5 * ("½" in token)
