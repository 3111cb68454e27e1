"""Playing cards: French suits, pips, courts, jokers, in many printers' manners."""

from __future__ import annotations

import dataclasses

import numpy as np

from . import colours, courts, grounds, lexicon, marks, paint, pictures, shapes
from .colours import RGB
from .design import Design, Label
from .numerals import Form, Ink, numeral, stamp, words

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
COURTS = (
    ("A", "J", "Q", "K"),
    ("A", "B", "D", "K"),
    ("A", "V", "D", "R"),
    ("1", "J", "Q", "K"),
    ("A", "U", "O", "K"),
)


class Playing(Design):
    """A French deck."""

    family = "playing"
    dark = 0.07
    themed = 0.12

    def plan(self, rng: np.random.Generator) -> None:
        self.card = colours.paper(rng)
        red, black = colours.named(rng, "red"), colours.named(rng, "black")
        if rng.random() < 0.25:
            red = colours.named(rng, "red", "deep")
        self.ink: dict[str, RGB] = {"hearts": red, "diamonds": red, "spades": black, "clubs": black}
        self.name = {"hearts": "red", "diamonds": "red", "spades": "none", "clubs": "none"}
        if rng.random() < 0.1:
            self.ink["diamonds"], self.name["diamonds"] = colours.named(rng, "blue"), "blue"
            self.ink["clubs"], self.name["clubs"] = colours.named(rng, "green", "deep"), "green"
        self.inverted = rng.random() < self.dark
        if self.inverted:
            self.card = black
            light = colours.paper(rng) if rng.random() < 0.7 else colours.named(rng, "yellow")
            for suit in ("spades", "clubs"):
                if self.name[suit] == "none":
                    self.ink[suit] = light
            if rng.random() < 0.5:
                red = colours.named(rng, "red")
                self.ink |= {suit: red for suit, name in self.name.items() if name == "red"}
        self.ground = str(rng.choice(grounds.KINDS)) if rng.random() < self.themed else "flat"
        self.courts = COURTS[int(rng.choice(5, p=[0.75, 0.12, 0.07, 0.03, 0.03]))]
        kind = str(rng.choice(["plain", "any", "bold", "narrow"], p=[0.35, 0.35, 0.15, 0.15]))
        self.form = Form(self.font(rng, kind), spacing=int(rng.integers(-4, 5)), seed=1)
        if rng.random() < 0.04:
            self.form = dataclasses.replace(self.form, mark="line")
        self.stretch = float(rng.uniform(0.7, 1.05))
        self.layout = str(
            rng.choice(["two", "four", "jumbo", "big", "none"], p=[0.55, 0.2, 0.14, 0.06, 0.05])
        )
        self.index = float(rng.uniform(0.11, 0.19))
        if self.layout == "jumbo":
            self.index = float(rng.uniform(0.2, 0.36))
        self.suit_size = self.index * float(rng.uniform(0.65, 1.1))
        self.inset = float(rng.uniform(0.02, 0.06))
        self.gap = float(rng.uniform(0.01, 0.04))
        self.beside = rng.random() < 0.06
        self.pip = float(rng.uniform(0.14, 0.27))
        if self.layout == "none":
            self.pip = float(rng.uniform(0.18, 0.26))
        self.pip_wide = float(rng.uniform(0.85, 1.1))
        self.columns = float(rng.uniform(0.19, 0.25))
        self.rows = float(rng.uniform(0.27, 0.35))
        if self.layout == "jumbo":
            self.columns, self.rows = self.columns * 0.85, self.rows * 0.9
        self.turn_pips = rng.random() < 0.9
        self.frame = rng.random() < 0.1
        self.court_frame = float(rng.uniform(0.12, 0.2)) if rng.random() < 0.9 else 0.0
        self.court_line = colours.random(rng) if rng.random() < 0.5 else (30, 60, 140)
        self.crowded = rng.random() < 0.6
        self.ace_size = float(rng.uniform(0.2, 0.75))
        self.words = self.font(rng, "words")
        if not self.form.font.letters:
            self.form = dataclasses.replace(self.form, font=self.words)
        self.fat = float(rng.uniform(-0.05, 0.05))
        # Some printers' hearts and spades are slim.
        self.slim = {suit: round(float(rng.uniform(0.76, 1.04)), 2) for suit in ("hearts", "spades")}
        # Most printers draw diamonds with straight sides or nearly so.
        self.bend = float(rng.normal(0, 0.012) if rng.random() < 0.6 else rng.uniform(0, 0.09))
        self.wide = float(rng.uniform(0.33, 0.48))
        self.club = (float(rng.uniform(0.18, 0.235)), float(rng.uniform(0.2, 0.265)))
        for suit in shapes.SUITS:
            for rank in RANKS:
                one_way = self.layout == "big" and rank.isdigit()
                self.labels[f"{rank}-{suit}"] = Label(
                    self._numeral(rank),
                    self.name[suit],
                    symmetric=None if one_way else True,
                    place=self._place(rank),
                )
        self.labels["joker-1"] = Label("other")
        self.labels["joker-2"] = Label("other")
        if rng.random() < 0.1:
            self.labels["joker-3"] = Label("other")

    def _indexed(self) -> bool:
        """Whether its cards have indices."""
        return self.layout not in ("none", "big") or (self.layout == "big" and self.fat > 0)

    def _numeral(self, rank: str) -> str:
        """What is to be read on a card: of some aces, 1."""
        if rank == "A" and self.courts[0] == "1" and self._indexed():
            return "1"
        return rank if rank.isdigit() else "other"

    def _place(self, rank: str) -> str:
        """Where a card's rank is to be seen."""
        if self._indexed():
            return "corners"
        return "whole" if self.layout == "none" and rank.isdigit() else "middle"

    def shape(self, suit: str) -> shapes.Shape:
        """The deck's form of a suit."""
        if suit == "diamonds":
            return shapes.diamond(round(self.bend, 2), round(self.wide, 2))
        if suit == "clubs":
            return shapes.club(round(self.club[0], 2), round(self.club[1], 2))
        slim = (self.slim[suit], 1)
        return tuple(part * slim for part in shapes.SUITS[suit](round(self.fat, 2)))

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        rank, suit = name.split("-")
        px = np.ascontiguousarray(
            grounds.ground(
                rng, height, width, self.ground, self.card, grounds.quiet(rng, self.card, 0.12)
            )
        )
        if rank == "joker":
            return self._joker(px, rng, suit)
        ink = self.ink[suit]
        shape = self.shape(suit)
        if self.frame:
            paint.outline(
                px,
                paint.rounded(5, 5, width - 5, height - 5, self.radius * width),
                ink,
                max(1, width * 0.008),
            )
        if rank in "JQK":
            self._court(px, rng, suit, shape, ink)
        elif rank == "A":
            self._ace(px, rng, suit, shape, ink)
        elif self.layout == "big":
            mask, scale = numeral(self.form, rank, width * 0.62)
            stamp(
                px,
                mask,
                scale,
                width / 2,
                height * 0.4,
                Ink(ink),
                width * 0.62,
                0,
                0,
                self.stretch,
                width * 0.8,
            )
            shapes.put(px, shape, width / 2, height * 0.76, width * 0.4, ink, wide=self.pip_wide)
        else:
            self._pips(px, int(rank), shape, ink)
        self._index(px, rank, shape, ink)
        return px

    def _written(self, rank: str) -> str:
        return dict(zip("AJQK", self.courts, strict=True)).get(rank, rank)

    def _index(self, px: np.ndarray, rank: str, shape: shapes.Shape, ink: RGB) -> None:
        if not self._indexed():
            return
        height, width = px.shape[:2]
        size = self.index * width
        text = self._written(rank)
        if rank.isdigit():
            mask, scale = numeral(self.form, rank, size)
        else:
            mask, scale = words(self.form.font, text, size)
        stretch = self.stretch * (0.82 if rank == "10" else 1)
        half = min(mask.shape[1] * scale * stretch, self.index * width * 1.25) / 2
        middle = (self.inset + self.index * 0.42) * width
        middle = max(middle, half + self.inset * width * 0.6)
        y = self.inset * width * 1.3 + size / 2
        below = y + size / 2 + self.gap * width + self.suit_size * width / 2
        spots = [(middle, 0.0, False), (middle, 180.0, False)]
        if self.layout == "four":
            spots += [(width - middle, 0.0, True), (width - middle, 180.0, True)]
        for x, turn, _ in spots:
            at = (
                (lambda px_, py_: (px_, py_))
                if turn == 0
                else (lambda px_, py_: (width - px_, height - py_))
            )
            stamp(
                px,
                mask,
                scale,
                *at(x, y),
                Ink(ink),
                size,
                turn,
                0,
                stretch,
                self.index * width * 1.25,
            )
            if self.beside:
                shapes.put(
                    px, shape, *at(x + size * 0.9, y), self.suit_size * width * 0.8, ink, turn
                )
            else:
                shapes.put(
                    px, shape, *at(x, below), self.suit_size * width, ink, turn, self.pip_wide
                )

    def _pips(self, px: np.ndarray, count: int, shape: shapes.Shape, ink: RGB) -> None:
        height, width = px.shape[:2]
        for x, y in pictures.PIPS[count]:
            turn = 180.0 if y > 0.5 and self.turn_pips else 0.0
            shapes.put(
                px,
                shape,
                width * (0.5 + (x - 0.5) * 2 * self.columns),
                height * (0.5 + (y - 0.5) * 2 * self.rows),
                self.pip * width,
                ink,
                turn,
                self.pip_wide,
            )

    def _ace(
        self, px: np.ndarray, rng: np.random.Generator, suit: str, shape: shapes.Shape, ink: RGB
    ) -> None:
        height, width = px.shape[:2]
        size = self.ace_size * width
        if suit == "spades" and rng.random() < 0.75:
            size = width * rng.uniform(0.45, 0.8)
            cy = height * rng.uniform(0.42, 0.5)
            shapes.put(px, shape, width / 2, cy, size, ink, wide=1.0)
            if rng.random() < 0.6:
                shapes.put(px, shape, width / 2, cy, size * 0.78, self.card)
                shapes.put(px, shape, width / 2, cy, size * 0.66, ink)
            for _ in range(int(rng.integers(0, 14))):
                sign = shapes.SIGNS[rng.integers(len(shapes.SIGNS))]()
                x, y = rng.normal(0, 0.12), rng.normal(0.05, 0.1)
                for side in (-1, 1):
                    shapes.put(
                        px, sign, width / 2 + side * x * size, cy + y * size, size * 0.08, self.card
                    )
            if rng.random() < 0.7:
                self._text(px, lexicon.word(rng).upper(), cy + size * 0.62, size * 0.11, ink)
                self._text(px, lexicon.title(rng), cy + size * 0.75, size * 0.07, ink)
            if rng.random() < 0.3:
                self._text(px, lexicon.title(rng).upper(), cy - size * 0.62, size * 0.08, ink)
            return
        shapes.put(px, shape, width / 2, height / 2, size, ink, wide=self.pip_wide)

    def _text(self, px: np.ndarray, text: str, y: float, size: float, ink: RGB) -> None:
        mask, scale = words(self.words, text, size)
        stamp(px, mask, scale, px.shape[1] / 2, y, Ink(ink), size, limit=px.shape[1] * 0.7)

    def _court(
        self, px: np.ndarray, rng: np.random.Generator, suit: str, shape: shapes.Shape, ink: RGB
    ) -> None:
        height, width = px.shape[:2]
        margin = (
            self.court_frame * width
            if self.layout != "jumbo"
            else (self.index + 0.08) * width * 0.75
        )
        top = max(0.07 * height, margin * 0.8)
        a, b = round(margin), round(top)
        view = px[b : height - b, a : width - a]
        picture = courts.crowded if self.crowded else courts.plain
        view[:] = picture(rng, view.shape[0], view.shape[1], shape, ink)
        if self.court_frame:
            box = paint.rounded(a, b, width - a, height - b, 0)
            paint.outline(px, box, self.court_line, max(1, width * 0.008))

    def _joker(self, px: np.ndarray, rng: np.random.Generator, which: str) -> np.ndarray:
        height, width = px.shape[:2]
        ink = self.ink["hearts"] if which == "1" else self.ink["spades"]
        pictures.figure(px, rng, 0.2, 0.2, 0.8, 0.82)
        text = str(rng.choice(["JOKER", "JOKER", "JOLLY", "JOKER"]))
        size = width * rng.uniform(0.07, 0.12)
        if rng.random() < 0.6:
            for turn in (0, 180):
                at = (
                    (size * 0.9, size * 4) if turn == 0 else (width - size * 0.9, height - size * 4)
                )
                letters = [words(self.form.font, letter, size) for letter in text]
                for index, (mask, scale) in enumerate(letters):
                    step = (index - 2) * size * 1.2 * (1 if turn == 0 else -1)
                    stamp(px, mask, scale, at[0], at[1] + step, Ink(ink), size, turn)
        else:
            self._text(px, text, height * 0.1, size * 1.3, ink)
            if rng.random() < 0.5:
                self._text(px, lexicon.title(rng), height * 0.93, size, ink)
        return px


class PlayingDark(Playing):
    """Held out: dark decks and printed grounds."""

    family = "playing-dark"
    unseen = True
    dark = 0.6
    themed = 0.6


class German(Playing):
    """German suits: hearts, leaves, bells, acorns, 7 to 10 and ace, in colours."""

    family = "german"

    def plan(self, rng: np.random.Generator) -> None:
        super().plan(rng)
        self.signs = {
            "hearts": shapes.heart(), "diamonds": shapes.bell(), "spades": shapes.leaf(),
            "clubs": shapes.acorn(),
        }  # fmt: skip
        self.ink |= {
            "diamonds": colours.named(rng, "yellow", "flat"),
            "spades": colours.named(rng, "green", "deep"),
            "clubs": colours.named(rng, "brown"),
        }  # fmt: skip
        self.name = {"hearts": "red", "diamonds": "yellow", "spades": "green", "clubs": "none"}
        if self.layout == "none":
            self.layout = "two"
        for key, label in self.labels.items():
            rank, suit = key.split("-")
            if suit in self.name:
                self.labels[key] = dataclasses.replace(
                    label,
                    numeral=self._numeral(rank),
                    colour=self.name[suit],
                    place=self._place(rank),
                )

    def shape(self, suit: str) -> shapes.Shape:
        return self.signs[suit]


class Spanish(Design):
    """Coins, cups, swords and clubs, 1 to 12, numbers in two corners; the last three are people."""

    family = "spanish"
    suits = {"coins": "yellow", "cups": "red", "swords": "blue", "clubs": "green"}

    def plan(self, rng: np.random.Generator) -> None:
        self.card = colours.paper(rng)
        self.form = marks.form(rng, self.font(rng, "plain"), 0.15)
        self.tone = {suit: colours.named(rng, name, "flat") for suit, name in self.suits.items()}
        self.black = rng.random() < 0.5
        self.shapes = {
            "coins": (shapes.regular(28), shapes.flower(8))[int(rng.integers(2))],
            "cups": (shapes.bell(), shapes.crown())[int(rng.integers(2))],
            "swords": (shapes.cross(), shapes.bolt())[int(rng.integers(2))],
            "clubs": (shapes.leaf(), shapes.acorn())[int(rng.integers(2))],
        }
        self.index = float(rng.uniform(0.1, 0.16))
        self.pip = float(rng.uniform(0.16, 0.24))
        self.frame = float(rng.uniform(0.06, 0.16)) if rng.random() < 0.8 else 0.0
        for suit in self.suits:
            for rank in range(1, 13):
                self.labels[f"{rank}-{suit}"] = Label(
                    str(rank) if rank < 11 else "other", self.suits[suit], symmetric=None
                )

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        rank, suit = name.split("-")
        px = paint.blank(height, width, self.card)
        tone, shape, dark = self.tone[suit], self.shapes[suit], colours.named(rng, "black")
        if self.frame:
            inset = self.frame * width
            paint.outline(
                px, paint.rounded(inset, inset, width - inset, height - inset, 3), dark, 1.5
            )
        if int(rank) > 9:
            pictures.figure(px, rng, 0.2, 0.18, 0.8, 0.86)
            shapes.put(px, shape, width * 0.3, height * 0.22, width * 0.2, tone, edge=(1, dark))
        else:
            for x, y in pictures.PIPS[int(rank)]:
                size = width * (0.5 if rank == "1" else self.pip)
                shapes.put(
                    px,
                    shape,
                    width * (0.5 + (x - 0.5) * 0.44),
                    height * (0.5 + (y - 0.5) * 0.58),
                    size,
                    tone,
                    edge=(1, dark),
                )
        size = self.index * width
        mask, scale = numeral(self.form, rank, size)
        ink = Ink(dark if self.black else colours.legible(rng, tone, self.card))
        x, y = width * 0.04 + max(size * 0.45, mask.shape[1] * scale / 2), width * 0.05 + size * 0.6
        stamp(px, mask, scale, x, y, ink, size)
        stamp(px, mask, scale, width - x, height - y, ink, size, 180)
        return px
