"""Cards cut into sections, with numbers upright or on their side in some and scales, lines, dials, signs, words in others.

Their scene and design files have numbers of their own (see scenes/shards.py), so that all others stay as they were.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from . import colours, paint, shapes
from .chance import one, span
from .colours import RGB
from .fittings import FITTINGS, fit, sign_of
from .panelled import Panelled, Spot, filled
from .sections import SEAMS, Box, Section, cut, pixels, random_section, seams

WAYS = (0, 0, 0, 90, -90, 90, -90, 180)
"""How the number is turned, degrees clockwise."""
LEAST = 0.16
"""A smaller number, of the card's width, moves to the largest section."""


class Sectioned(Panelled):
    """The number in a section or several; the rest of them as they come."""

    family = "sectioned"

    def choose(self, rng: np.random.Generator) -> None:
        super().choose(rng)
        self.areas = []
        self.mirrored = bool(rng.random() < 0.3)
        """The lower half is the upper one turned."""
        count = int(rng.integers(1, 6))
        whole: Box = (0, 0, 1, 0.5 if self.mirrored else 1)
        boxes = cut(rng, whole, 1 + count // 2 if self.mirrored else count, self.aspect)
        self.sections = [random_section(rng, box) for box in boxes]
        self.seam = one(rng, *SEAMS)
        main = 0 if rng.random() < 0.8 else int(rng.integers(len(boxes)))
        way = float(one(rng, *WAYS)) + (span(rng, -25, 25) if rng.random() < 0.1 else 0)
        self.fittings = [one(rng, *FITTINGS) for _ in boxes]
        size = span(rng, 0.5, 0.95)
        number = _spot(rng, self.sections[main], self.aspect, way, size)
        if number.height < LEAST:
            main, number = 0, _spot(rng, self.sections[0], self.aspect, way, max(0.8, size))
        self.fittings[main] = "none"
        self.spots = [number]
        for index, section in enumerate(self.sections):
            if index != main and rng.random() < 0.4:
                self.fittings[index] = "none"
                self.spots.append(_spot(rng, section, self.aspect, float(one(rng, 0, 0, way, 90, -90)), span(rng, 0.4, 0.8)))
        self.tells = bool(rng.random() < 0.6)
        """Scales, dials and signs tell the number."""
        if rng.random() < 0.3:
            self.preferred = "colour"
        if not any("colour" in (each.fill, each.ground) for each in self.sections):
            # The card's colour has to be somewhere: beneath the number, or in the smallest section.
            index = one(rng, main, len(self.sections) - 1)
            plain = self.sections[index]
            self.sections[index] = replace(plain, fill="colour", plates=plain.plates[:-1])

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        shade, token = name.split("-", 1)
        palette = self._palette(self.shades[shade])
        px = paint.blank(height, width, palette[self.ground])
        for section, fitting in zip(self.sections, self.fittings, strict=True):
            self._section(px, palette, section)
            self._fit(px, palette, section, fitting, token)
        self._sew(px, palette)
        plain = px.copy()
        for spot in self.spots:
            self._number(px, plain, palette, token, spot)
        if self.mirrored:
            half = height // 2
            px[height - half :] = px[:half][::-1, ::-1]
        return px

    def _section(self, px: np.ndarray, palette: dict[str, RGB], section: Section) -> None:
        height, width = px.shape[:2]
        left, top, right, bottom = (round(each) for each in pixels(section.box, height, width))
        px[top:bottom, left:right] = filled(
            height, width, palette, section.fill, section.texture, section.seed
        )[top:bottom, left:right]
        for fill, outline in zip(section.plates, section.outlines(height, width), strict=True):
            paint.polygon(px, outline, palette[fill])
            if section.edge:
                paint.outline(px, outline, palette["dark"], section.edge * width)

    def _fit(self, px: np.ndarray, palette: dict[str, RGB], section: Section, fitting: str, token: str) -> None:
        height, width = px.shape[:2]
        ground = palette[section.ground]
        inks = sorted(palette.values(), key=lambda ink: colours.distance(ink, ground))
        # What stands out most, and what stands out as well.
        first, second = inks[-1], palette["colour"] if colours.distance(palette["colour"], ground) > 120 else inks[-2]
        box = section.inner(height, width)
        fit(px, fitting, box, _value(token) if self.tells else None, first, second, section.seed, self.words)

    def _sew(self, px: np.ndarray, palette: dict[str, RGB]) -> None:
        """What is printed where sections meet."""
        if self.seam == "none":
            return
        height, width = px.shape[:2]
        ink, thick = palette[one(np.random.default_rng(self.inks), "dark", "paper", "colour")], width * 0.012
        for ends in seams([section.box for section in self.sections]):
            start, end = (np.array(each) * (width, height) for each in ends)
            if self.seam in ("dashes", "dots"):
                length = float(np.linalg.norm(end - start))
                step = width * (0.06 if self.seam == "dashes" else 0.03)
                for at in np.arange(0, length, 2 * step):
                    far = min(at + (step if self.seam == "dashes" else 1), length)
                    paint.line(px, *(tuple(start + (end - start) * each / length) for each in (at, far)), ink, thick)
                continue
            for off in (-1.5, 1.5) if self.seam == "double" else (0,):
                beside = np.array([off, off]) * thick
                paint.line(px, tuple(start + beside), tuple(end + beside), ink, thick)

    def _either(self) -> bool:
        upright = self.mirrored and all(spot.angle == 0 for spot in self.spots)
        return self.form.mark == "none" and not upright

    def _like_suits(self) -> bool:
        return any(
            fitting in ("sign", "signs") and sign_of(section.seed) in shapes.SUITS.values()
            for section, fitting in zip(self.sections, self.fittings, strict=True)
        )

    def _symmetric(self) -> bool | None:
        """Where the number lies on its side, nothing says which way is up."""
        return None if any(spot.angle % 360 == 0 for spot in self.spots) else True

    def _place(self) -> str:
        return "whole"


def _spot(rng: np.random.Generator, section: Section, aspect: float, angle: float, size: float) -> Spot:
    """A number in a section's middle, about, so large a part of what it may take there."""
    left, top, right, bottom = section.inner(round(1000 / aspect), 1000)
    wide, high = (right - left) / 1000, (bottom - top) / 1000
    along, across = (wide, high) if angle % 180 < 45 or angle % 180 > 135 else (high, wide)
    height = min(across * size, along * 1.2, 1.0)
    x, y = (left + right) / 2000, (top + bottom) / 2000 * aspect
    shift = span(rng, -0.5, 0.5) * max(0.0, along - height) * (rng.random() < 0.3)
    if along == wide:
        x += shift * 0.5
    else:
        y += shift * 0.5 * aspect
    return Spot(x, y, height, along * 0.9, angle)


def _value(token: str) -> float | None:
    """What a number counts; None of what is none, or more than ten."""
    try:
        told = float(token.replace("½", "") or 0) + 0.5 * ("½" in token)
    except ValueError:
        return None
    return told if 0 <= told <= 10 else None
