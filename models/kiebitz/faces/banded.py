"""A family for the test that numbers.py cannot draw: bands, halves, bars and words."""

from __future__ import annotations

import numpy as np

from . import colours, grounds, lexicon, marks, paint
from .chance import one, span
from .colours import RGB
from .design import Design, Label
from .face import HALVES
from .numbers import PLAIN
from .numerals import Ink, numeral, stamp, words


class Banded(Design):
    """Held out: the number in bands at two sides, in both halves of a divided card, in tabs beside as
    many bars, or in words in the middle, with small indices.
    """

    family = "banded"
    unseen = True

    def plan(self, rng: np.random.Generator) -> None:
        self.layout = one(rng, "sides", "sides", "divided", "divided", "bars", "words")
        self.form = marks.form(rng, self.font(rng, one(rng, "plain", "any", "bold")), 0.85)
        self.words = self.font(rng, "words")
        self.paper, self.dark = colours.paper(rng), colours.named(rng, "black")
        if rng.random() < 0.2:
            self.paper, self.dark = self.dark, self.paper
        mood = colours.mood(rng)
        names = list(colours.NAMED)
        if rng.random() < 0.2:
            names += [str(name) for name in rng.choice(colours.UNNAMED, 2, replace=False)]
        self.shades = {name: colours.named(rng, name, mood) for name in names}
        self.band = span(rng, 0.28, 0.4)
        self.reach = span(rng, 0.5, 0.92)
        """How far down a band goes."""
        self.height = span(rng, 0.75, 1.0)
        self.lean = span(rng, -0.5, 0.5)
        self.texture = one(rng, "flat", "flat", "stripes", "dots", "checks", "waves")
        self.seeds = [int(seed) for seed in rng.integers(1 << 30, size=3)]
        self.edge = span(rng, 0, 0.03) if rng.random() < 0.5 else 0.0
        self.loud = one(rng, 0.0, 0.3, 0.8)
        self.upright = bool(rng.random() < 0.5)
        """Words run along the card."""
        tokens = PLAIN + (HALVES if rng.random() < 0.4 else ())
        for name in self.shades:
            shown = name if name in colours.NAMED else "none"
            for token in tokens:
                symmetric = None if self.layout == "words" else True
                self.labels[f"{name}-{token}"] = Label(token, shown, symmetric=symmetric)

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        colour_name, token = name.split("-")
        colour = self.shades[colour_name]
        if colours.distance(colour, self.paper) < 90:
            colour = colours.clear(colour, self.paper)
        px = paint.blank(height, width, self.paper)
        layouts = {
            "sides": self._sides,
            "divided": self._divided,
            "bars": self._bars,
            "words": self._words,
        }
        layouts[self.layout](px, colour, token)
        return px

    def _pattern(self, px: np.ndarray, colour: RGB) -> np.ndarray:
        """A colour with the deck's pattern, all over the card."""
        rng = np.random.default_rng(self.seeds[0])
        second = grounds.quiet(rng, colour, 0.25)
        return grounds.ground(rng, *px.shape[:2], self.texture, colour, second)

    def _filled(self, px: np.ndarray, points: np.ndarray, colour: RGB) -> None:
        """An area and the same turned, in a colour and the deck's pattern, edged perhaps."""
        height, width = px.shape[:2]
        pattern = self._pattern(px, colour)
        for each in (points, np.array([width, height]) - points):
            paint.blend(px, paint.area((height, width), each), pattern)
            if self.edge:
                paint.outline(px, each, self.dark, self.edge * width)

    def _numbers(
        self,
        px: np.ndarray,
        token: str,
        x: float,
        y: float,
        size: float,
        limit: float,
        fill: RGB,
        ground: RGB,
    ) -> None:
        """The number about a point, and turned about the one opposite; lengths in pixels."""
        height, width = px.shape[:2]
        ink = self._ink(fill, ground)
        mask, scale = numeral(self.form, token, size)
        stamp(px, mask, scale, x, y, ink, size, limit=limit)
        stamp(px, mask, scale, width - x, height - y, ink, size, 180, limit=limit)

    def _ink(self, fill: RGB, ground: RGB) -> Ink:
        made = marks.ink(np.random.default_rng(self.seeds[1]), fill, ground, self.loud)
        return Ink(fill, made.outlines, made.shadow)

    def _on(self, colour: RGB) -> RGB:
        """The ink on a colour."""
        light, dark = sorted((self.paper, self.dark), key=colours.light, reverse=True)
        return dark if colours.light(colour) > 0.55 else light

    def _sides(self, px: np.ndarray, colour: RGB, token: str) -> None:
        height, width = px.shape[:2]
        band, end = self.band * width, self.reach * height
        slope = self.lean * band
        points = np.array([(-2, -2), (band, -2), (band, end - slope), (-2, end + slope)])
        self._filled(px, points, colour)
        size = self.height * band
        x, y = band * 0.54, size * 0.6 + band * 0.2
        self._numbers(px, token, x, y, size, band * 0.7, self._on(colour), colour)

    def _divided(self, px: np.ndarray, colour: RGB, token: str) -> None:
        height, width = px.shape[:2]
        middle, slope = height / 2, self.lean * height * 0.5
        half = np.array(
            [(-2, -2), (width + 2, -2), (width + 2, middle - slope), (-2, middle + slope)]
        )
        paint.blend(px, paint.area((height, width), half), self._pattern(px, colour))
        size, below = self.height * 0.48 * width, colours.clear(colour, self.paper)
        mask, scale = numeral(self.form, token, size)
        # Fractions may be higher than digits.
        shrunk = min(1, 0.34 * height / (mask.shape[0] * scale))
        size, scale = size * shrunk, scale * shrunk
        for fill, ground, share, turn in (
            (self._on(colour), colour, 0.25, 0),
            (below, self.paper, 0.75, 180),
        ):
            # Towards the wider end of its half.
            x = width * (0.5 + 0.3 * self.lean * (1 if turn else -1))
            ink = self._ink(fill, ground)
            stamp(px, mask, scale, x, height * share, ink, size, turn, limit=width * 0.6)

    def _bars(self, px: np.ndarray, colour: RGB, token: str) -> None:
        height, width = px.shape[:2]
        whole, half = int(token.rstrip("½") or 0), "½" in token
        step = height * 0.056
        for index in range(whole + half):
            y = height / 2 + (index - (whole + half - 1) / 2) * step
            x, thick = width * (0.31 if index < whole else 0.155), step * 0.3
            bar = paint.rounded(
                width / 2 - x, y - thick, width / 2 + x, y + thick, thick * (self.lean > 0)
            )
            paint.polygon(px, bar, colour)
        low = height * 0.2
        across = self.band * width
        tab = np.array([(-2, -2), (across * 1.2, -2), (across, low), (-2, low)])
        self._filled(px, tab, colour)
        size, x, y = self.height * height * 0.14, across * 0.56, height * 0.105
        self._numbers(px, token, x, y, size, across * 0.72, self._on(colour), colour)

    def _words(self, px: np.ndarray, colour: RGB, token: str) -> None:
        height, width = px.shape[:2]
        plate = paint.rounded(
            width * 0.24, height * 0.12, width * 0.76, height * 0.88, width * 0.1
        )
        self._filled(px, plate, colour)
        if token in lexicon.NUMBERS:
            text = lexicon.NUMBERS[token][self.seeds[2] % 2].upper()
            size, angle, limit = (
                (0.36, -90, 0.7 * height) if self.upright else (0.2, 0, 0.46 * width)
            )
            mask, scale = words(self.words, text, size * width)
            ink = Ink(self._on(colour))
            stamp(
                px, mask, scale, width / 2, height / 2, ink, size * width, angle, limit=limit
            )
        size, fill = width * 0.19 * self.height, colours.clear(colour, self.paper)
        if abs(colours.light(fill) - colours.light(self.paper)) < 0.25:
            fill = self._on(self.paper)
        x, y = width * 0.13, height * 0.1
        self._numbers(px, token, x, y, size, width * 0.18, fill, self.paper)
