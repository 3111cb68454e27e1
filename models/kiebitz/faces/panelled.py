"""Cards made of areas: halves, bands, wedges, corners and plates in any colours, and numbers anywhere upon them.

What a card is must not be taken from any one look. So nearly everything here is chosen by itself, beyond taste: cards in two
halves that might be two cards, cards of which a part is like the table, numbers where nobody would print them.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

import numpy as np

from . import colours, grounds, icons, lexicon, marks, paint, pictures, shapes
from .areas import FILLS, TEXTURES, outlines, random_area
from .chance import one, span
from .colours import RGB
from .design import Design, Label
from .face import HALVES
from .numbers import HIGH, PLAIN
from .numerals import Ink, numeral, stamp, words

LAYOUTS = (
    "centre", "centre-corners", "centre-corners", "centre-corners", "corners", "corners",
    "four-corners", "halves", "halves", "ends", "sides", "large-corners", "third", "scattered",
)  # fmt: skip
"""Where the numbers stand."""
LETTERS = ("A", "B", "H", "J", "K", "M", "Q", "U", "X", "AS", "JO", "KO", "+2", "+4", "?", "!")
"""Stand where a number would, and are none: nor like one, as O is."""

NAMES = ("TURBO", "Rakete", "Memo", "DUELL", "Kuckuck", "Flip", "SECHZIG", "Zapp", "Nord", "ORBIT")


@dataclass(frozen=True)
class Spot:
    """Where a number stands: its middle as fractions of the card, its height and greatest width of the card's width."""

    x: float
    y: float
    height: float
    limit: float
    angle: float = 0.0


class Panelled(Design):
    """Areas of colour, and the number on them once or several times."""

    family = "panelled"

    def plan(self, rng: np.random.Generator) -> None:
        self.choose(rng)
        self.label(rng)

    def choose(self, rng: np.random.Generator) -> None:
        """Everything that is printed, but for what stands on which face."""
        self.layout = one(rng, *LAYOUTS)
        kind = one(rng, "plain", "any", "bold", "bold", "odd", "narrow")
        self.form = marks.form(rng, self.font(rng, kind), 0.85)
        self.words = self.font(rng, "words")
        self.word = one(rng, "none", "none", "none", "number", "name")
        mood = colours.mood(rng)
        self.paper, self.dark = colours.paper(rng), colours.named(rng, "black")
        if rng.random() < 0.2:
            self.paper, self.dark = self.dark, self.paper
        # Of two colours that have a name nobody could say which one is the card's.
        if rng.random() < 0.3:
            names, seconds = [str(name) for name in rng.choice(colours.UNNAMED, 3, replace=False)], colours.UNNAMED
        else:
            names, seconds = list(colours.NAMED), ("black", "grey", "brown", "white")
        self.second = colours.named(rng, str(rng.choice(seconds)), mood)
        self.shades = {name: colours.named(rng, name, mood) for name in names}
        self.areas = [random_area(rng) for _ in range(int(rng.choice(4, p=[0.06, 0.46, 0.34, 0.14])))]
        self.ground = one(rng, *FILLS)
        self.texture = one(rng, *TEXTURES)
        self.spots = _spots(rng, self.layout)
        self.inks = int(rng.integers(1 << 30))
        self.preferred = one(rng, "colour", "colour", "paper", "dark", "second")
        self.loud = one(rng, 0.0, 0.3, 0.8)
        self.extra = one(rng, "none", "none", "none", "icon", "sign", "count", "picture")
        self.sign = int(rng.integers(len(shapes.SIGNS)))
        self.frame = span(rng, 0.01, 0.05) if rng.random() < 0.25 else 0.0
        if self.ground not in ("colour", "tint", "shade") and not any(area.fill == "colour" for area in self.areas):
            # The card's colour has to be somewhere.
            if self.areas:
                self.areas[0] = dataclasses.replace(self.areas[0], fill="colour")
            else:
                self.ground = "colour"

    def label(self, rng: np.random.Generator) -> None:
        """What stands on which face, and how it is known."""
        tokens = PLAIN + (HALVES if rng.random() < 0.4 else ())
        # Without them whatever stands on a card like these would be a number.
        others = [
            str(token)
            for kind in (LETTERS, LETTERS, icons.ICONS, HIGH)
            for token in rng.choice(kind, 2, replace=False)
        ]
        either, like_suits, symmetric = self._either(), self._like_suits(), self._symmetric()
        for name in self.shades:
            shown = name if name in colours.NAMED else "none"
            for token in tokens:
                self.labels[f"{name}-{token}"] = Label(
                    token, shown, either and token in ("6", "9"), symmetric, place=self._place(), like_suits=like_suits
                )
            for token in others:
                suits = like_suits or token == "heart"
                self.labels[f"{name}-{token}"] = Label(
                    "other", shown, symmetric=symmetric, place=self._place(), like_suits=suits
                )

    def _adds(self) -> bool:
        """Whether anything stands between the numbers."""
        return self.extra != "none" and self.layout in ("corners", "four-corners", "ends", "sides", "third")

    def _either(self) -> bool:
        """Whether nothing tells its 6 from its 9."""
        turned = any(spot.angle in (0, 180) and spot.y != 0.5 for spot in self.spots[1:])
        return self.form.mark == "none" and not turned and self.word == "none" and not self._adds()

    def _like_suits(self) -> bool:
        return self._adds() and self.extra in ("sign", "count") and shapes.SIGNS[self.sign] in shapes.SUITS.values()

    def _symmetric(self) -> bool | None:
        """As `Label.symmetric`, of all faces."""
        return None

    def _place(self) -> str:
        if self.layout in ("corners", "centre-corners", "four-corners", "large-corners"):
            return "corners"
        return "middle" if self.layout == "centre" else "whole"

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        colour_name, token = name.split("-", 1)
        palette = self._palette(self.shades[colour_name])
        px = np.ascontiguousarray(filled(height, width, palette, self.ground, self.texture, self.inks))
        for area in self.areas:
            picture = filled(height, width, palette, area.fill, area.texture, area.seed)
            for points in outlines(area, height, width):
                paint.blend(px, paint.area((height, width), points), picture)
                if area.edge:
                    paint.outline(px, points, palette["dark"], area.edge * width)
        if self.frame:
            inset = self.frame * width * 2
            box = paint.rounded(inset, inset, width - inset, height - inset, self.radius * width)
            paint.outline(px, box, palette["dark"], self.frame * width)
        plain = px.copy()
        self._add(px, palette, token, rng)
        for spot in self.spots:
            self._number(px, plain, palette, token, spot)
        return px

    def _palette(self, colour: RGB) -> dict[str, RGB]:
        rng = np.random.default_rng(self.inks)
        for other in (self.paper, self.second):
            if colours.distance(colour, other) < 90:
                colour = colours.clear(colour, other)
        return {
            "colour": colour, "paper": self.paper, "dark": self.dark, "second": self.second,
            "tint": colours.mix(colour, self.paper, span(rng, 0.3, 0.7)),
            "shade": colours.mix(colour, (0, 0, 0), span(rng, 0.2, 0.45)),
        }  # fmt: skip

    def _number(
        self, px: np.ndarray, plain: np.ndarray, palette: dict[str, RGB], token: str, spot: Spot
    ) -> None:
        """The number, or what is there instead, at a spot, in an ink that can be read on what lies there."""
        fill, ground, spread = self._fill(plain, palette, spot)
        # Where it stands on two areas, nothing but an edge of its own can be told from both.
        ink = marks.ink(np.random.default_rng(self.inks + 1), fill, ground, 1.0 if spread > 60 else self.loud)
        if spread > 60 and not ink.outlines:
            edge = self.dark if colours.light(fill) > 0.5 else (255, 255, 255)
            ink = Ink(fill, ((0.05, edge),), ink.shadow)
        self._stamp(px, token, spot, ink)

    def _fill(self, plain: np.ndarray, palette: dict[str, RGB], spot: Spot) -> tuple[RGB, RGB, float]:
        """An ink for a spot, what lies there mostly, and how much that differs (mean of the absolute differences)."""
        height, width = plain.shape[:2]
        x, y = min(max(spot.x, 0), 1) * width, min(max(spot.y, 0), 1) * height
        half = max(4, int(spot.height * width * 0.4))
        beneath = plain[max(0, int(y) - half) : int(y) + half, max(0, int(x) - half) : int(x) + half].reshape(-1, 3)
        ground: RGB = tuple(int(part) for part in np.median(beneath, 0))  # type: ignore[assignment]
        fill = palette[self.preferred]
        if abs(colours.light(fill) - colours.light(ground)) < 0.3:
            light, dark = sorted((palette["paper"], palette["dark"]), key=colours.light, reverse=True)
            fill = dark if colours.light(ground) > 0.5 else light
        return fill, ground, float(np.abs(beneath.astype(float) - ground).sum(1).mean())

    def _stamp(self, px: np.ndarray, token: str, spot: Spot, ink: Ink) -> None:
        height, width = px.shape[:2]
        size = spot.height * width
        mask, scale = self._mask(token, spot, size)
        # Fractions may be higher than digits.
        shrunk = min(1, 1.5 * size / (mask.shape[0] * scale))
        stamp(
            px, mask, scale * shrunk, spot.x * width, spot.y * height, ink, size * shrunk, spot.angle, limit=spot.limit * width
        )

    def _mask(self, token: str, spot: Spot, size: float) -> tuple[np.ndarray, float]:
        """What is to be printed at a spot, as a mask, and the scale that brings its digits to `size` pixels."""
        if token in icons.ICONS:
            return icons.icon(token, max(8, int(size))), 1.0
        if token in LETTERS:
            return words(self.form.font, token, size)
        return numeral(self.form, token, size)

    def _add(self, px: np.ndarray, palette: dict[str, RGB], token: str, rng: np.random.Generator) -> None:
        """What else is printed: a sign, as many as the number says, a picture, a word."""
        height, width = px.shape[:2]
        extra = self.extra if self._adds() else "none"
        ink = palette[one(np.random.default_rng(self.inks + 2), "dark", "paper", "second", "shade")]
        size = width * 0.4
        if extra == "icon":
            mask = icons.icon(icons.ICONS[self.sign % len(icons.ICONS)], int(size))
            paint.place(px, mask, (width - mask.shape[1]) // 2, (height - mask.shape[0]) // 2, ink)
        elif extra == "sign":
            shapes.put(px, shapes.SIGNS[self.sign](), width / 2, height / 2, size, ink)
        elif extra == "picture":
            left, top = int(width * 0.25), int(height * 0.25)
            box = px[top : height - top, left : width - left]
            box[:] = pictures.scene(rng, *box.shape[:2])
        elif extra == "count" and token in PLAIN:
            for index in range(int(token)):
                across, down = index % 2 - 0.5, index // 2 - 2.0
                x, y = width * (0.5 + across * 0.3), height * (0.5 + down * 0.1)
                shapes.put(px, shapes.SIGNS[self.sign](), x, y, width * 0.14, ink)
        if self.word == "none" or (self.word == "number" and token not in lexicon.NUMBERS):
            return
        at = np.random.default_rng(self.inks + 3)
        text = lexicon.NUMBERS[token][self.inks % 2].upper() if self.word == "number" else str(at.choice(NAMES))
        mask, scale = words(self.words, text, width * 0.1)
        y = height * one(at, 0.5, 0.66, 0.34)
        stamp(px, mask, scale, width / 2, y, Ink(ink), width * 0.1, one(at, 0, 0, -90, 180), limit=width * 0.7)


def filled(
    height: int, width: int, palette: dict[str, RGB], fill: str, texture: str, seed: int
) -> np.ndarray:
    """A card's whole ground in one of a deck's inks and one of TEXTURES."""
    rng = np.random.default_rng(seed)
    second = grounds.quiet(rng, palette[fill], 0.3)
    return grounds.ground(rng, height, width, texture, palette[fill], second)


def _spots(rng: np.random.Generator, layout: str) -> list[Spot]:
    """Where the numbers stand; most layouts are the same upside down."""

    def turned(spot: Spot) -> Spot:
        return Spot(1 - spot.x, 1 - spot.y, spot.height, spot.limit, spot.angle + 180)

    small, large = span(rng, 0.14, 0.3), span(rng, 0.45, 1.0)
    inset = small * 0.5 + span(rng, 0.04, 0.1)
    corner = Spot(inset, inset * 0.72, small, max(0.18, 1.4 * inset))
    other = Spot(1 - inset, inset * 0.72, small, corner.limit)
    centre = Spot(0.5, 0.5, large, 0.85, one(rng, 0, 0, 0, span(rng, -40, 40)))
    match layout:
        case "centre":
            return [centre]
        case "centre-corners":
            return [centre, corner, turned(corner)]
        case "corners":
            return [corner, turned(corner)]
        case "four-corners":
            return [corner, other, turned(corner), turned(other)]
        case "halves":
            half = Spot(one(rng, 0.5, 0.5, span(rng, 0.3, 0.7)), span(rng, 0.22, 0.3), span(rng, 0.3, 0.55), 0.6)
            return [half, turned(half)]
        case "ends":
            end = Spot(0.5, span(rng, 0.1, 0.16), span(rng, 0.16, 0.28), 0.5)
            return [end, turned(end)]
        case "sides":
            side = Spot(span(rng, 0.14, 0.22), 0.5, span(rng, 0.2, 0.4), 0.5, 90)
            return [side, turned(side), *((corner, turned(corner)) if rng.random() < 0.6 else ())]
        case "large-corners":
            size = span(rng, 0.32, 0.5)
            spot = Spot(size * 0.5 + 0.05, size * 0.42 + 0.03, size, size * 1.05)
            return [spot, turned(spot)]
        case "third":
            spot = Spot(span(rng, 0.25, 0.75), one(rng, 0.25, 0.33, 0.67), span(rng, 0.35, 0.6), 0.6)
            return [spot, *((corner, turned(corner)) if rng.random() < 0.5 else ())]
        case _:
            spots = [corner, turned(corner)]
            return spots + [
                Spot(span(rng, 0.3, 0.7), y, span(rng, 0.2, 0.4), 0.45, one(rng, 0, 90, 180, span(rng, -30, 30)))
                for y in (0.38, 0.62)
            ]
