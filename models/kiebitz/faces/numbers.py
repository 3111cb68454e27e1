"""Cards whose number is the thing: the engine behind the UNO-like, Ligretto-like and Mezza-like."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

import cv2
import numpy as np

from . import colours, fonts, grounds, icons, lexicon, marks, paint, pictures, shapes
from .colours import RGB
from .design import Design, Label
from .face import HALVES
from .numerals import Ink, numeral, stamp, words

HIGH = (
    *(str(number) for number in range(11, 21)), "25", "30", "50", "66", "69", "96", "99", "100",
    "104",
    "-1", "-2", "-3", "-5",
)  # fmt: skip
"""Numbers that decks have beyond those we read."""
PLAIN = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10")
DROWNED = 60
"""An emblem's fill that is no farther from the panel's cannot be told from it."""
THICKENED = 0.025
"""How far a number that drowned grows on each side, as a fraction of its height."""


@dataclass
class Look:
    """What a number deck looks like; lengths are fractions of the card's width."""

    panel: str = "colour"
    """What fills the card inside its border: colour, paper, dark, tint or picture."""
    border: str = "none"
    """none, paper, dark, colour."""
    border_width: float = 0.0
    panel_radius: float = 0.0
    frame: str = "none"
    """A thin line inside the panel: none, line, double, thick."""
    emblem: str = "none"
    """Behind the centre: none, oval, disc, box, diamond, star, banner, shield, hexagon, stripe,
    burst, heart, sign (a large one of SIGNS)."""
    emblem_fill: str = "paper"
    """paper, colour, tint, dark, line (only its outline)."""
    emblem_size: float = 0.9
    emblem_ratio: float = 0.55
    emblem_angle: float = -55.0
    centre: str = "number"
    """number, twin (a second one upside down), count (as many signs), teach (the number over as
    many signs), figure, spelled (the number in large words), titled (any words), none."""
    centre_ink: str = "colour"
    """colour, paper, dark."""
    centre_height: float = 0.75
    centre_slant: float = 0.0
    centre_angle: float = 0.0
    centre_stretch: float = 1.0
    centre_loud: float = 0.5
    corners: str = "two"
    """none, two, four, top (both upright at the top), left (one), same (four, none turned), signs
    (no numbers, but the colour's sign in two corners)."""
    corner_ink: str = "paper"
    corner_height: float = 0.2
    corner_inset: float = 0.1
    corner_loud: float = 0.5
    corner_font: bool = False
    corner_sign: bool = False
    word: str = "none"
    """none, number (the number in words), name, both ways."""
    texture: float = 0.3


class NumberDeck(Design):
    """Numbers, in colours, on a look that the family chooses."""

    family = "number"
    moods: tuple[str, ...] = ("vivid", "vivid", "vivid", "flat", "flat", "deep", "pastel")
    halves = 0.4
    actions = 0.0
    high = 0.35
    marked = 0.85
    bold = 0.5
    hand = 0.05
    signs = 0.04
    """How often decks with two corners have signs there instead of numbers."""
    faint = 0.012
    """A number that is to be seen on less of the card has drowned in its ground."""

    def look(self, rng: np.random.Generator) -> Look:
        """The family's looks."""
        raise NotImplementedError

    def plan(self, rng: np.random.Generator) -> None:
        self.style = self.look(rng)
        if self.style.centre in ("figure", "none") or self.style.corners == "left":
            self.style.corner_height = max(self.style.corner_height, 0.17)
        if (
            self.style.corners == "two"
            and self.style.centre in ("number", "count")
            and rng.random() < self.signs
        ):
            self.style.corners = "signs"
        if self.style.centre not in ("number", "twin", "teach") and self.style.corners in (
            "none",
            "signs",
        ):
            self.style.corners = "two"
        if self.style.frame != "none" and rng.random() < 0.7:
            self.style.corner_inset += 0.06
        if self.style.centre in ("count", "teach"):
            self.style.emblem = "none"
        self.mood = str(rng.choice(self.moods))
        kind = (
            "bold"
            if rng.random() < self.bold
            else str(
                rng.choice(
                    ["any", "plain", "bold", "narrow", "odd", "script"],
                    p=[0.3, 0.3, 0.12, 0.1, 0.12, 0.06],
                )
            )
        )
        self.form = marks.form(
            rng, self.font(rng, kind), self.marked, 0 if self.held_out else self.hand
        )
        corner = self.font(rng) if self.style.corner_font else self.form.font
        self.corner_form = marks.form(rng, corner, 1.0)
        if self.form.mark == "none" or not self.style.corner_font:
            self.corner_form = self.form
        elif rng.random() < 0.3:
            self.corner_form = dataclasses.replace(self.corner_form, mark="none")
        if self.form.mark != "none" and rng.random() < 0.1:
            self.corner_form = dataclasses.replace(self.form, mark="none")
        self.word_font = self.font(rng, "words")
        self.paper = colours.paper(rng)
        self.dark = colours.named(rng, "black")
        self.border = None
        if rng.random() < 0.15:
            self.border = colours.named(rng, str(rng.choice(["black", "grey", "white", "brown"])))
        self.names = self._names(rng)
        self.shades = {name: self._shade(rng, name) for name in self.names}
        self.inks = int(rng.integers(1 << 30))
        self.ground_kind = (
            str(rng.choice(grounds.KINDS[1:])) if rng.random() < self.style.texture else "flat"
        )
        self.ground_seed = int(rng.integers(1 << 30))
        self.each_ground = rng.random() < 0.3
        signs = rng.permutation(len(shapes.SIGNS))
        self.sign = {name: shapes.SIGNS[signs[i % len(signs)]] for i, name in enumerate(self.names)}
        self.strength = float(rng.uniform(0.15, 0.6))
        if not self._shows_colour():
            self.style.border, self.border = "colour", None
            self.style.border_width = max(self.style.border_width, 0.05)
        self._tokens(rng)

    def _grounded(self) -> bool:
        """Whether a card's colour is to be seen anywhere but in its number and signs."""
        style = self.style
        return (
            style.panel in ("colour", "tint")
            or (style.border == "colour" and self.border is None)
            or (style.emblem != "none" and style.emblem_fill in ("colour", "tint", "shade"))
        )

    def _shows_colour(self) -> bool:
        """Whether a card's colour is to be seen anywhere."""
        style = self.style
        return (
            self._grounded()
            or (
                style.centre in ("number", "twin", "count", "teach")
                and style.centre_ink in ("colour", "shade")
            )
            or (style.corners != "none" and style.corner_ink == "colour")
        )

    def _names(self, rng: np.random.Generator) -> list[str]:
        names = list(colours.NAMED)
        roll = rng.random()
        if roll < 0.2:
            names += [str(name) for name in rng.choice(colours.UNNAMED, 2, replace=False)]
        elif roll < 0.26:
            names = [str(name) for name in rng.choice(colours.UNNAMED, 2, replace=False)]
        return names

    def _shade(self, rng: np.random.Generator, name: str) -> RGB:
        return colours.named(rng, name, self.mood)

    def _tokens(self, rng: np.random.Generator) -> None:
        tokens = list(PLAIN)
        if rng.random() < self.halves:
            tokens += HALVES
        if rng.random() < self.high:
            tokens += [str(n) for n in rng.choice(HIGH, 4, replace=False)]
        if "½" in tokens and rng.random() < 0.3:
            tokens += [
                str(n) for n in rng.choice(("1½", "2½", "4½", "5½", "7½", "8½"), 2, replace=False)
            ]
        for name in self.names:
            shown = name if name in colours.NAMED else "none"
            for token in tokens:
                known = token in PLAIN or token in HALVES
                centre = self.style.centre
                same = (
                    self.style.word in ("none", "both")
                    and self.style.corners in ("none", "two", "four", "signs")
                    and (centre in ("twin", "none") or (centre == "number" and token in ("0", "8")))
                )
                self.labels[f"{name}-{token}"] = Label(
                    token if known else "other",
                    shown,
                    ambiguous=token in ("6", "9") and self._either_way_up(name),
                    symmetric=True if same else None,
                    place=self._place(),
                    like_suits=self._like_suits(name),
                )
        if rng.random() < self.actions:
            for name in self.names:
                shown = name if name in colours.NAMED else "none"
                plus = str(rng.choice(["+2", "+2", "+1", "+3", "+5", "+6", "-1", "x2", "-2", "±1"]))
                for action in ("skip", "reverse", plus, str(rng.choice(icons.ICONS)), "word"):
                    self.labels[f"{name}-{action}"] = Label(
                        "other", shown, place=self._place(), like_suits=self._like_suits(name)
                    )
            for wild in (
                "wild",
                str(rng.choice(["+4", "+4", "+4", "+6", "+8", "+10", "+3", "+1"])),
                "word",
                str(rng.choice(icons.ICONS)),
            ):
                self.labels[f"wild-{wild}"] = Label(
                    "other", "none", place=self._place(), like_suits=self.style.emblem == "heart"
                )

    def _either_way_up(self, name: str) -> bool:
        """Whether nothing tells a 6 of a colour from a 9 that is upside down."""
        style = self.style
        if style.corners == "same":
            unmarked = self.corner_form.mark == "none" and not style.corner_sign
        else:
            unmarked = style.corners in ("none", "signs") and style.centre == "number"
        if style.centre == "number":
            unmarked = unmarked and self.form.mark == "none"
        return (
            unmarked
            and style.centre in ("number", "none")
            and style.word in ("none", "both")
            and not self._pointed(name)
        )

    def _pointed(self, name: str) -> bool:
        """Whether a colour's emblem has an upper end."""
        style, colour = self.style, self.shades[name]
        if style.emblem != "sign":
            return style.emblem in ("heart", "shield")
        panel = colour if style.panel == "picture" else self._tone(style.panel, colour)
        shown = colours.distance(self._tone(style.emblem_fill, colour), panel) >= DROWNED
        return shown and shapes.pointed(self._emblem_sign())

    def _emblem_sign(self) -> shapes.Shape:
        return shapes.SIGNS[self.inks % len(shapes.SIGNS)]()

    def _place(self) -> str:
        """Where a card's number is to be seen."""
        if self.style.corners == "top":
            return "top"
        if self.style.corners == "left":
            return "left"
        return "middle" if self.style.corners in ("none", "signs") else "corners"

    def _like_suits(self, name: str) -> bool:
        """Whether a card of a colour shows hearts, diamonds, spades or clubs."""
        style = self.style
        shown = []
        if style.centre in ("count", "teach"):
            shown.append(self.sign[next(iter(self.sign))])
        if style.corner_sign or style.corners == "signs":
            shown.append(self.sign[name])
        if style.emblem == "sign":
            shown.append(shapes.SIGNS[self.inks % len(shapes.SIGNS)])
        return style.emblem == "heart" or any(sign in shapes.SUITS.values() for sign in shown)

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        colour_name, token = name.split("-", 1)
        wild = colour_name == "wild"
        colour = self.dark if wild else self.shades[colour_name]
        px, panel = self._base(rng, height, width, colour, wild)
        panel = self._emblem(px, colour, panel, wild)
        if token[0].isdigit() or token[0] in "½+-x±":
            centre = self.style.centre
            if centre == "count" and token not in PLAIN[1:]:
                centre = "figure"
            if token in ("+2", "+3", "+4") and self.inks % 5 < 2:
                centre = "cards"
            numbered = centre in ("number", "twin", "teach")
            if not numbered:
                self._centre(px, rng, token, colour, panel, centre)
            bare = px.copy()
            if numbered:
                self._centre(px, rng, token, colour, panel, centre)
            self._corners(px, rng, token, colour, colour_name)
            if centre != "cards" and (cv2.absdiff(px, bare).max(2) > 70).mean() < self.faint:
                # The number drowned: pale its ground, print it strongly, in the card's colour
                # (where its ground has that, and it would not stand out, darkly).
                px = cv2.addWeighted(bare, 0.3, np.full_like(px, self.paper), 0.7, 0)
                pale = colours.mix(self.paper, panel, 0.3)
                strong = colours.clear(colour, pale)
                if self._grounded() and colours.distance(strong, pale) < 170:
                    strong = self.dark
                ink = Ink(strong, outlines=((THICKENED, strong),))
                kept = self.style
                self.style = dataclasses.replace(
                    kept, panel="paper", centre_ink="colour", corner_ink="colour"
                )
                if numbered:
                    self._centre(px, rng, token, strong, self.paper, centre, ink)
                self._corners(px, rng, token, strong, colour_name, ink)
                self.style = kept
        else:
            self._action(px, rng, token, colour, panel, wild, colour_name)
        if self.style.word != "none":
            self._word(px, rng, token, colour)
        return px

    def _lettered(self) -> fonts.Font:
        """The number's font if it has letters too."""
        return self.form.font if self.form.font.letters else self.word_font

    def _signed(self, font: fonts.Font) -> fonts.Font:
        """The font if it has a plus."""
        return font if "+" in font.signs else self.word_font

    def _tone(self, role: str, colour: RGB) -> RGB:
        if role == "paper":
            return self.paper
        if role == "dark":
            return self.dark
        if role == "tint":
            return colours.mix(colour, self.paper, 0.65)
        if role == "shade":
            return colours.mix(colour, self.dark, 0.35)
        return colour

    def _base(
        self, rng: np.random.Generator, height: int, width: int, colour: RGB, wild: bool
    ) -> tuple[np.ndarray, RGB]:
        style = self.style
        panel = self._tone(style.panel, colour) if style.panel != "picture" else colour
        if wild and style.panel == "colour":
            panel = self.dark
        ground_rng = rng if self.each_ground else np.random.default_rng(self.ground_seed)
        if style.panel == "picture":
            inner = grounds.photo(ground_rng, height, width, colour)
        else:
            second = grounds.quiet(ground_rng, panel, self.strength)
            inner = grounds.ground(ground_rng, height, width, self.ground_kind, panel, second)
        if style.border == "none":
            px = inner
        else:
            edge = (
                self.border
                if self.border and style.border == "colour"
                else (self._tone(style.border, colour))
            )
            px = paint.blank(height, width, edge)
            inset = style.border_width * width
            box = paint.rounded(
                inset, inset, width - inset, height - inset, style.panel_radius * width
            )
            paint.blend(px, paint.area((height, width), box), inner)
        if style.frame != "none":
            inset = style.border_width * width + width * 0.04
            box = paint.rounded(
                inset, inset, width - inset, height - inset, style.panel_radius * width
            )
            tone = (
                colour
                if style.panel != "colour"
                else (self.paper if colours.light(panel) < 0.6 else self.dark)
            )
            paint.outline(px, box, tone, width * (0.035 if style.frame == "thick" else 0.01))
            if style.frame == "double":
                inset += width * 0.03
                box = paint.rounded(
                    inset, inset, width - inset, height - inset, style.panel_radius * width
                )
                paint.outline(px, box, tone, 1)
        return px, panel

    def _emblem(self, px: np.ndarray, colour: RGB, panel: RGB, wild: bool) -> RGB:
        """Draw what lies behind the centre; gives the colour that the centre stands on."""
        style = self.style
        if style.emblem == "none" and not wild:
            return panel
        height, width = px.shape[:2]
        cx, cy = width / 2, height / 2
        size = style.emblem_size * width
        kind = style.emblem if style.emblem != "none" else "oval"
        kind = "oval" if wild and kind == "sign" else kind
        if kind == "oval":
            points = paint.ellipse_points(
                cx, cy, size / 2 * 1.25, size / 2 * 1.25 * style.emblem_ratio, style.emblem_angle
            )
        elif kind == "disc":
            points = paint.ellipse_points(cx, cy, size / 2, size / 2)
        elif kind == "box":
            points = paint.rounded(
                cx - size / 2, cy - size * 0.6, cx + size / 2, cy + size * 0.6, size * 0.12
            )
        elif kind == "stripe":
            points = paint.turned(
                np.array([(-2, -0.5), (2, -0.5), (2, 0.5), (-2, 0.5)]) * size * 0.7,
                style.emblem_angle,
            ) + (cx, cy)
        elif kind == "sign":
            if colours.distance(self._tone(style.emblem_fill, colour), panel) < DROWNED:
                return panel
            shape = self._emblem_sign()
            fill = self._tone(style.emblem_fill, colour)
            shapes.put(px, shape, cx, cy, size * 1.2, fill)
            return fill
        elif kind == "banner":
            points = np.array([(0, 0.36), (1, 0.36), (1, 0.64), (0, 0.64)]) * (width, height)
        elif kind == "shield":
            half = np.array([(0, -0.5), (0.46, -0.42), (0.44, 0.05), (0.25, 0.32), (0, 0.5)])
            points = np.concatenate([half, half[::-1] * (-1, 1)]) * size + (cx, cy)
        else:
            shape = {
                "diamond": shapes.diamond(0.0, 0.4), "hexagon": shapes.regular(6),
                "star": shapes.star(12, 0.75), "burst": shapes.star(18, 0.6),
                "heart": shapes.heart(),
            }[kind][0]  # fmt: skip
            points = shape * size * 1.15 + (cx, cy)
        if wild:
            mask = paint.area((height, width), points)
            quarters = paint.blank(height, width, self.dark)
            order = (list(self.shades.values()) * 4)[:4]
            for (x0, x1), (y0, y1), shade in zip(
                ((0, cx), (cx, width), (0, cx), (cx, width)),
                ((0, cy), (0, cy), (cy, height), (cy, height)), order, strict=True,
            ):  # fmt: skip
                quarters[int(y0) : int(y1), int(x0) : int(x1)] = shade
            if self.inks % 7 == 0:
                mask[:] = 255
            if self.inks % 4 == 0:
                turn = np.array([[0.7, 0.7, 0], [-0.7, 0.7, 0]])
                turn[:, 2] = np.array([cx, cy]) - turn[:, :2] @ (cx, cy)
                quarters = cv2.warpAffine(
                    quarters, turn, (width, height), borderMode=cv2.BORDER_REPLICATE
                )
            paint.blend(px, mask, quarters)
            if self.inks % 3:
                paint.outline(px, points, self.paper, width * 0.015)
            return self.dark
        if style.emblem_fill == "line" and kind != "sign":
            tone = self.paper if colours.light(panel) < 0.65 else self.dark
            paint.outline(px, points, tone, width * 0.02)
            return panel
        fill = self._tone(style.emblem_fill, colour)
        if colours.distance(fill, panel) < DROWNED:
            fill = self._tone("paper" if colours.light(panel) < 0.7 else "shade", colour)
        paint.polygon(px, points, fill)
        if self.strength > 0.45:
            paint.outline(px, points, self.dark if self.strength > 0.52 else colour, width * 0.012)
        return fill

    def _ink(self, salt: int, role: str, colour: RGB, ground: RGB, loud: float) -> Ink:
        rng = np.random.default_rng((self.inks, salt))
        fill = self._tone(role, colour)
        telling = self._tells(role, colour, ground)
        if telling and colours.distance(fill, ground) < 90:
            fill = colours.clear(fill, ground)
        if colours.distance(fill, ground) < 90:
            fill = self._tone("paper" if colours.light(ground) < 0.6 else "dark", colour)
            if rng.random() < 0.5 and colours.distance(colour, ground) > 150:
                fill = colour
        ink = marks.ink(rng, fill, ground, loud)
        return dataclasses.replace(ink, fill=fill) if telling and ink.fill is None else ink

    def _sign_tone(self, rng: np.random.Generator, role: str, colour: RGB, ground: RGB) -> RGB:
        """What signs are printed in."""
        tone = self._tone(role, colour)
        shown = colours.legible(rng, tone, ground)
        if shown == tone or not self._tells(role, colour, ground):
            return shown
        clear = colours.clear(tone, ground)
        return clear if colours.distance(clear, ground) > 90 else shown

    def _tells(self, role: str, colour: RGB, ground: RGB) -> bool:
        """Whether what is printed in this ink alone shows the card's colour."""
        coloured = ground in [self._tone(each, colour) for each in ("colour", "tint", "shade")]
        grounded = coloured or self._grounded() or self.style.panel == "picture"
        return role in ("colour", "shade") and not grounded

    def _centre(
        self,
        px: np.ndarray,
        rng: np.random.Generator,
        token: str,
        colour: RGB,
        panel: RGB,
        kind: str,
        ink: Ink | None = None,
    ) -> None:
        """Print the middle.

        :param ink: the number's, if not as the deck has it.
        """
        style = self.style
        height, width = px.shape[:2]
        if kind == "none":
            return
        if kind == "count":
            pictures.count(
                px,
                int(token),
                self.sign[next(iter(self.sign))](),
                self._sign_tone(rng, style.centre_ink, colour, panel),
                rng,
            )
            return
        if kind == "cards":
            ink = self._ink(1, style.centre_ink, colour, panel, 0.9)
            mask = icons.icon("cards4" if token == "+4" else "cards2", 144)
            stamp(px, mask, 0.62 * width / 144, width / 2, height / 2, ink, 0.3 * width)
            return
        if kind == "figure":
            pictures.figure(px, rng, 0.18, 0.22, 0.82, 0.78)
            return
        if kind in ("spelled", "titled"):
            self._in_words(px, rng, token if kind == "spelled" else "", colour, panel)
            return
        size = style.centre_height * width
        ink = ink or self._ink(1, style.centre_ink, colour, panel, style.centre_loud)
        under = self._tone(style.panel, colour) if style.panel != "picture" else colour
        if ink.fill is not None and colours.distance(ink.fill, under) < 120 and not ink.outlines:
            # The number is wider than its emblem, and would drown beside it.
            if self.inks % 2 and style.emblem in (
                "disc",
                "box",
                "oval",
                "hexagon",
                "star",
                "burst",
            ):
                size = min(size, style.emblem_size * 0.6 * width)
            else:
                edge = self.dark if colours.light(ink.fill) > 0.45 else self.paper
                ink = dataclasses.replace(ink, outlines=((0.02 + 0.04 * self.strength, edge),))
        limit = width * (0.9 if style.emblem == "none" else 0.8)
        places = [(0.5, 0.5, 0.0)]
        if kind == "teach":
            size = min(size * 0.7, 0.45 * width)
            places = [(0.5, 0.32, 0.0)]
            tone = self._sign_tone(rng, "colour", colour, under)
            shape = self.sign[next(iter(self.sign))]()
            number = int(token) if token in PLAIN else 0
            for index in range(number):
                row, column = divmod(index, 5)
                wide = min(5, number - 5 * row)
                shapes.put(
                    px,
                    shape,
                    width * (0.5 + 0.15 * (column - (wide - 1) / 2)),
                    height * (0.66 + 0.12 * row),
                    width * 0.13,
                    tone,
                )
        if kind == "twin":
            size *= 0.62
            places = [(0.5, 0.3, 0.0), (0.5, 0.7, 180.0)]
        for x, y, turn in places:
            if token[0] in "+-x±":
                mask, scale = words(self._signed(self.form.font), token, size * 0.7)
            else:
                mask, scale = numeral(self.form, token, size)
            stamp(
                px,
                mask,
                scale,
                x * width,
                y * height,
                ink,
                size,
                style.centre_angle + turn,
                style.centre_slant,
                style.centre_stretch,
                limit,
            )

    def _in_words(self, px: np.ndarray, rng: np.random.Generator, token: str, colour: RGB, panel: RGB) -> None:
        """Print the number in large words in the middle; any words where there are none for it."""
        style = self.style
        height, width = px.shape[:2]
        spelled = lexicon.NUMBERS.get(token)
        # Many fonts have no "ü".
        text = spelled[0 if token == "5" else self.inks % 2] if spelled else lexicon.title(rng)
        text = text.upper() if self.inks % 3 else text.capitalize()
        along = style.corners != "same" and self.inks % 5 < 3
        size = style.centre_height * width * (0.6 if along else 0.4)
        mask, scale = words(self._lettered(), text, size)
        ink = self._ink(1, style.centre_ink, colour, panel, style.centre_loud)
        turn = -90.0 if along else style.centre_angle
        stamp(px, mask, scale, width / 2, height / 2, ink, size, turn, limit=height * 0.66 if along else width * 0.8)

    def _places(self, width: int, height: int, half_x: float, half_y: float) -> list[tuple]:
        style = self.style
        x = (style.corner_inset + style.border_width * 0.7) * width + half_x
        y = (style.corner_inset + style.border_width * 0.7) * width * 0.9 + half_y
        if style.corners == "none":
            return []
        spots = [(x, y, 0.0)]
        if style.corners in ("two", "four", "signs"):
            spots.append((width - x, height - y, 180.0))
        if style.corners == "four":
            spots += [(width - x, y, 0.0), (x, height - y, 180.0)]
        if style.corners == "top":
            spots.append((width - x, y, 0.0))
        if style.corners == "same":
            spots += [(width - x, y, 0.0), (x, height - y, 0.0), (width - x, height - y, 0.0)]
        return spots

    def _corners(
        self,
        px: np.ndarray,
        rng: np.random.Generator,
        token: str,
        colour: RGB,
        colour_name: str,
        ink: Ink | None = None,
    ) -> None:
        """Print the corners.

        :param ink: the numbers', if not as the deck has it.
        """
        style = self.style
        height, width = px.shape[:2]
        size = style.corner_height * width
        panel = self._tone(style.panel, colour) if style.panel != "picture" else colour
        if colour_name == "wild" and style.panel == "colour":
            panel = self.dark
        ink = ink or self._ink(2, style.corner_ink, colour, panel, style.corner_loud)
        if token[0] in "+-x±":
            mask, scale = words(self._signed(self.corner_form.font), token, size)
        else:
            mask, scale = numeral(self.corner_form, token, size)
        stretch = 0.8 if len(token) > 1 else 1.0
        limit = width * (0.42 if style.corners in ("two", "left") else 0.27)
        if mask.shape[1] * scale * stretch > limit:
            shrink = max(limit / (mask.shape[1] * scale * stretch), 0.7)
            scale, size = scale * shrink, size * shrink
            stretch = min(stretch, limit / (mask.shape[1] * scale))
        half_x, half_y = mask.shape[1] * scale * stretch / 2, mask.shape[0] * scale / 2
        for x, y, turn in self._places(width, height, half_x, half_y):
            sign = self.sign.get(colour_name, shapes.star)()
            if style.corners == "signs":
                tone = self._sign_tone(rng, style.corner_ink, colour, panel)
                shapes.put(px, sign, x, y, size, tone, turn)
                continue
            stamp(px, mask, scale, x, y, ink, size, turn, style.centre_slant * 0.8, stretch)
            if style.corner_sign:
                step = (half_y + size * 0.55) * (1 if turn == 0 else -1)
                tone = self._sign_tone(rng, style.corner_ink, colour, panel)
                shapes.put(px, sign, x, y + step, size * 0.6, tone, turn)

    def _action(
        self,
        px: np.ndarray,
        rng: np.random.Generator,
        token: str,
        colour: RGB,
        panel: RGB,
        wild: bool,
        colour_name: str,
    ) -> None:
        style = self.style
        height, width = px.shape[:2]
        ink = self._ink(1, style.centre_ink, colour, panel, max(style.centre_loud, 0.3))
        size = min(style.centre_height, 0.62) * width
        corner = style.corner_height * width
        if token == "word":
            text = str(rng.choice(lexicon.ACTIONS)) if rng.random() < 0.7 else lexicon.title(rng)
            mask, scale = words(self._lettered(), text, size * 0.4)
            turn = style.centre_angle if rng.random() < 0.6 else float(rng.choice([-55, -30, -90]))
            stamp(px, mask, scale, width / 2, height / 2, ink, size * 0.4, turn, limit=width * 0.85)
            small, factor = words(self._lettered(), text[:1], corner)
        elif token == "wild":
            if rng.random() < 0.6:
                mask, scale = words(self._lettered(), "WILD", size * 0.35)
                stamp(
                    px,
                    mask,
                    scale,
                    width / 2,
                    height / 2,
                    self._ink(5, "paper", colour, self.dark, 1),
                    size * 0.35,
                    style.centre_angle - 20 * (rng.random() < 0.4),
                    limit=width * 0.8,
                )
            small, factor = icons.icon("star", 80), corner / 80
        else:
            icon = token if token in icons.ICONS else "cards4"
            mask = self._icon(icon, 160, 0.1 + 0.1 * self.strength)
            stamp(px, mask, size / 160, width / 2, height / 2, ink, size)
            small, factor = self._icon(icon, 80, 0.16), corner / 80
        edge = self._ink(
            2, style.corner_ink, colour, self.dark if wild else self._tone(style.panel, colour)
            if style.panel != "picture" else colour, style.corner_loud,
        )  # fmt: skip
        for x, y, turn in self._places(
            width, height, small.shape[1] * factor / 2, small.shape[0] * factor / 2
        ):
            stamp(px, small, factor, x, y, edge, corner, turn)

    def _icon(self, name: str, size: int, weight: float) -> np.ndarray:
        """An action's sign as a mask."""
        return icons.icon(name, size, weight)

    def _word(self, px: np.ndarray, rng: np.random.Generator, token: str, colour: RGB) -> None:
        height, width = px.shape[:2]
        text = lexicon.title(rng)
        if self.style.word == "number" and token in lexicon.NUMBERS:
            text = lexicon.NUMBERS[token][self.inks % 2]
            text = text.upper() if self.inks % 3 else text
        elif self.style.word == "number":
            return
        size = width * (0.05 + 0.05 * self.strength)
        y = height * 0.92 if self.inks % 5 else height * 0.08
        spot = px[int(min(y, height - 1)), width // 2]
        ground = (int(spot[0]), int(spot[1]), int(spot[2]))
        tone = colours.legible(rng, self._tone("dark", colour), ground)
        mask, scale = words(self.word_font, text, size)
        stamp(px, mask, scale, width / 2, y, Ink(tone), size, limit=width * 0.6)
        if self.style.word == "both":
            stamp(px, mask, scale, width / 2, height - y, Ink(tone), size, 180, limit=width * 0.6)
