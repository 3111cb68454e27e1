"""Playing cards by other printers: pips in other places, numbers in one corner or very small, cards in their suit's colour.

Their design files have numbers of their own (see training/decks.py), so that all others stay as they were.
"""

from __future__ import annotations

import dataclasses

import numpy as np

from . import colours, grounds, paint, pictures, shapes
from .chance import one, span
from .colours import RGB
from .design import Label
from .numerals import Ink, numeral, stamp, words
from .playing import RANKS, German, Playing

Place = tuple[float, float]
"""In the box of the pips' centres."""

COLUMNS: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((2,), (2,), (1, 1)),
    3: ((3,), (3,), (1, 1, 1), (2, 1)),
    4: ((2, 2), (2, 2), (1, 2, 1), (4,)),
    5: ((2, 1, 2), (2, 1, 2), (1, 3, 1), (3, 2)),
    6: ((3, 3), (3, 3), (2, 2, 2), (2, 1, 1, 2)),
    7: ((3, 1, 3), (3, 1, 3), (2, 3, 2), (4, 3)),
    8: ((4, 4), (4, 4), (3, 2, 3), (2, 4, 2)),
    9: ((4, 1, 4), (4, 1, 4), (3, 3, 3), (5, 4)),
    10: ((5, 5), (5, 5), (4, 2, 4), (3, 4, 3)),
}
"""How many pips stand in each column, from left to right: some ways for each number, the likelier ones twice."""

CORNERS = {
    "two": ((0, 0), (1, 1)),
    "four": ((0, 0), (1, 0), (1, 1), (0, 1)),
    "left": ((0, 0),),
    "right": ((1, 0),),
    "top": ((0, 0), (1, 0)),
    "others": ((1, 0), (0, 1)),
}
"""Which corners have an index: (0, 0) is at the top left, those with a 1 second are at the bottom, and upside down."""
SIZES = ((0.045, 0.07), (0.06, 0.11), (0.11, 0.22))
"""How large numbers are, as shares of the card's width."""
FOUR_COLOURS = (
    ("red", "blue", "none", "green"),
    ("red", "yellow", "blue", "green"),
    ("red", "yellow", "green", "none"),
)
"""Of hearts, diamonds, spades and clubs, where each has a colour of its own."""
SEEN_IN = {"left": "left", "right": "whole", "top": "top", "others": "whole"}
"""Where a card is known by these: one of PLACES; in corners where nothing is said."""


class Arranged(Playing):
    """A French deck by another printer."""

    family = "arranged"
    double = 0.06
    twig = 0.0
    black = 0.05
    """How often its cards have as many pips in either half as their number says, pips that hang on twigs, and black numbers."""
    crosses = 0.5
    """How often its clubs are like crosses."""

    def plan(self, rng: np.random.Generator) -> None:
        super().plan(rng)
        self.layout = "two"
        self.corners = str(rng.choice(list(CORNERS), p=[0.5, 0.14, 0.06, 0.1, 0.08, 0.12]))
        self.index = span(rng, *SIZES[int(rng.choice(len(SIZES), p=[0.2, 0.35, 0.45]))])
        self.suit_size = self.index * span(rng, 0.65, 1.2)
        # Where the sign of the suit stands: below the number, in the corner beside it if that is free, or nowhere.
        self.sign = one(rng, "below", "below", "below", "below", "beside", "none")
        if self.sign == "beside" and self.corners in ("four", "top"):
            self.sign = "below"
        self.ways = {number: ways[int(rng.integers(len(ways)))] for number, ways in COLUMNS.items()}
        # Where a lone pip stands between others: high, in the middle or low. Unless in the middle, columns of two and more all
        # reach from the top to the bottom.
        self.raised = one(rng, 0.0, 0.5, 0.5, 1.0)
        self.columns = span(rng, 0.15, 0.26)
        self.rows = span(rng, 0.22, 0.375)
        self.turn_pips = rng.random() < 0.6
        self.edge = one(rng, None, None, "dark", "paper")
        # As many pips in either half as the number says: counting them misleads, the index alone tells.
        self.doubled = rng.random() < self.double
        self.twigs = colours.named(rng, "brown") if rng.random() < self.twig else None
        self.letters = rng.random() < 0.3
        self.coloured = rng.random() < 0.25
        self.ground = one(rng, "flat", "flat", "ramp", "glow", "clouds", "brushed")
        # Rounded, for each shape is computed once.
        cross = (span(rng, 0.12, 0.19), span(rng, 0.25, 0.36), span(rng, 0.015, 0.07))
        self.cross = [round(part, 2) for part in cross] if rng.random() < self.crosses else None
        own_colours = rng.random()
        if own_colours < 0.24:
            # Each suit in a colour of its own, whichever or those that are usual.
            names = rng.permutation(["red", "blue", "green", "none"])
            if own_colours < 0.14:
                names = FOUR_COLOURS[int(rng.integers(len(FOUR_COLOURS)))]
            self.name = dict(zip(shapes.SUITS, map(str, names), strict=True))
            self.ink = {
                suit: colours.named(rng, "black" if name == "none" else name, "deep" if name == "green" else "vivid")
                for suit, name in self.name.items()
            }
        if self.inverted:
            black = colours.named(rng, "black")
            self.ink |= {suit: black for suit, name in self.name.items() if name == "none"}
        self.card = colours.paper(rng)
        self.cards = dict.fromkeys(shapes.SUITS, self.card)
        if self.coloured:
            # Light on the colour of the suit.
            self.cards = {suit: colours.mix(ink, (0, 0, 0), span(rng, 0, 0.4)) for suit, ink in self.ink.items()}
            self.ink = dict.fromkeys(shapes.SUITS, self.card)
        # Black numbers, whatever the colour of the suit.
        in_black = rng.random() < self.black and not (self.inverted or self.coloured)
        self.written_in = colours.named(rng, "black") if in_black else None
        self._label()

    def _label(self) -> None:
        for suit in shapes.SUITS:
            for rank in RANKS:
                self.labels[f"{rank}-{suit}"] = Label(
                    self._numeral(rank),
                    self.name[suit],
                    symmetric=self.corners in ("two", "four", "others") or None,
                    place=SEEN_IN.get(self.corners, "corners"),
                )

    def shape(self, suit: str) -> shapes.Shape:
        if suit == "clubs" and self.cross is not None:
            return shapes.cross_club(*self.cross)
        return super().shape(suit)

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        rank, suit = name.split("-")
        if rank == "joker":
            return super().draw(name, rng, height, width)
        card, ink, shape = self.cards[suit], self.ink[suit], self.shape(suit)
        second = colours.mix(card, (0, 0, 0) if rng.random() < 0.5 else (255, 255, 255), span(rng, 0.05, 0.3))
        px = np.ascontiguousarray(grounds.ground(rng, height, width, self.ground, card, second))
        if self.frame:
            box = paint.rounded(5, 5, width - 5, height - 5, self.radius * width)
            paint.outline(px, box, ink, max(1, width * 0.008))
        if rank in "JQK":
            self._person(px, rng, rank, suit, shape, ink)
        elif rank == "A":
            self._ace(px, rng, suit, shape, ink)
        else:
            self._pips(px, int(rank), shape, ink)
        self._index(px, rank, shape, ink)
        return px

    def _person(
        self, px: np.ndarray, rng: np.random.Generator, rank: str, suit: str, shape: shapes.Shape, ink: RGB
    ) -> None:
        """What a court card shows: its letter, large, or a court, or something else."""
        height, width = px.shape[:2]
        if self.letters:
            size = width * span(rng, 0.4, 0.7)
            mask, scale = words(self.form.font, self._written(rank), size)
            edge = max(1, width * 0.01)
            for away, tone in ((edge, colours.mix(ink, (0, 0, 0), 0.5)), (0, ink)):
                stamp(px, mask, scale, width / 2 + away, height / 2 + away, Ink(tone), size, limit=width * 0.7)
            if rng.random() < 0.4:
                shapes.put(px, shapes.crown(), width / 2, height / 2 - size * 0.7, size * 0.3, colours.random(rng))
        elif self.crowded:
            self._court(px, rng, suit, shape, ink)
        else:
            pictures.figure(px, rng, 0.22, 0.18, 0.78, 0.82)

    def _index(self, px: np.ndarray, rank: str, shape: shapes.Shape, ink: RGB) -> None:
        height, width = px.shape[:2]
        size = self.index * width
        if rank.isdigit():
            mask, scale = numeral(self.form, rank, size)
        else:
            mask, scale = words(self.form.font, self._written(rank), size)
        stretch = self.stretch * (0.82 if rank == "10" else 1)
        half = min(mask.shape[1] * scale * stretch, size * 1.25) / 2
        x = max((self.inset + self.index * 0.42) * width, half + self.inset * width * 0.6)
        y = self.inset * width * 1.3 + size / 2
        below = y + size / 2 + self.gap * width + self.suit_size * width / 2
        for right, low in CORNERS[self.corners]:
            turn = 180.0 * low
            at_x = width - x if right else x
            at_y, tone = height - y if low else y, Ink(self.written_in or ink)
            stamp(px, mask, scale, at_x, at_y, tone, size, turn, 0, stretch, size * 1.25)
            if self.sign == "below":
                shapes.put(px, shape, at_x, height - below if low else below, self.suit_size * width, ink, turn, self.pip_wide)
            elif self.sign == "beside":
                shapes.put(px, shape, width - at_x, at_y, self.suit_size * width, ink, turn, self.pip_wide)

    def _places(self, count: int) -> list[Place]:
        """Where the pips of a number stand."""
        if not self.doubled:
            return self._laid(count)
        # The lower half is the upper one, turned.
        upper = [(x, y * 0.4) for x, y in self._laid(count)]
        return [*upper, *((1 - x, 1 - y) for x, y in upper)]

    def _laid(self, count: int) -> list[Place]:
        """Where so many pips stand."""
        of = self.ways[count]
        most = max(of)
        places = []
        for column, pips in enumerate(of):
            x = column / (len(of) - 1) if len(of) > 1 else 0.5
            if pips == most or (pips > 1 and self.raised != 0.5):
                places += [(x, row / (pips - 1) if pips > 1 else 0.5) for row in range(pips)]
            elif pips == 1:
                # High is between the first two beside it, low between the last two.
                between = 0.5 / (most - 1)
                places.append((x, {0.0: between, 0.5: 0.5, 1.0: 1 - between}[self.raised]))
            else:
                # Fewer than beside them: half a step in.
                step = 1 / (most - 1)
                inset = step / 2 if (most - pips) % 2 else step
                places += [(x, inset + row * (1 - 2 * inset) / (pips - 1)) for row in range(pips)]
        return places

    def _pips(self, px: np.ndarray, count: int, shape: shapes.Shape, ink: RGB) -> None:
        height, width = px.shape[:2]
        places = self._places(count)
        apart = min(
            (
                float(np.hypot((a - c) * 2 * self.columns * width, (b - d) * 2 * self.rows * height))
                for index, (a, b) in enumerate(places)
                for c, d in places[:index]
            ),
            default=width,
        )
        # Those in halves lie over one another, as grapes do.
        size = min(self.pip * width, (1.5 if self.doubled else 0.98) * apart)
        tone = colours.mix(ink, (0, 0, 0), 0.6) if self.edge == "dark" else (250, 250, 250)
        edge = (max(1.0, size * 0.04), tone) if self.edge else None
        spots = [
            (width * (0.5 + (x - 0.5) * 2 * self.columns), height * (0.5 + (y - 0.5) * 2 * self.rows)) for x, y in places
        ]
        if self.twigs is not None:
            for x, y in spots:
                fork = (width / 2, (y + height / 2) / 2)
                for start, end in (((width / 2, height / 2), fork), (fork, (x, y))):
                    paint.line(px, start, end, self.twigs, max(1.0, width * 0.012))
        for (x, y), (_, share) in zip(spots, places, strict=True):
            turn = 180.0 if share > 0.5 and self.turn_pips else 0.0
            shapes.put(px, shape, x, y, size, ink, turn, self.pip_wide, edge)


class ArrangedGerman(Arranged, German):
    """German suits by another printer, from 2 on."""

    family = "arranged-german"
    double = 0.4
    twig = 0.4
    black = 0.5
    crosses = 0.0

    def plan(self, rng: np.random.Generator) -> None:
        super().plan(rng)
        self.courts = ("A", "U", "O", "K") if rng.random() < 0.6 else ("D", "U", "O", "K")
        self._label()


class Modern(Arranged):
    """Aces that bear a 1, and mostly a colour for each suit, strong or soft."""

    ace = "1"
    four_colours = 0.7
    """How often."""

    def plan(self, rng: np.random.Generator) -> None:
        super().plan(rng)
        self.courts = (self.ace, *self.courts[1:])
        if rng.random() < self.four_colours and not (self.inverted or self.coloured):
            names = FOUR_COLOURS[int(rng.integers(len(FOUR_COLOURS)))]
            mood = one(rng, "vivid", "flat", "deep", "pastel")
            self.name = dict(zip(shapes.SUITS, names, strict=True))
            self.ink = {
                suit: colours.named(rng, "black") if name == "none" else colours.named(rng, name, mood)
                for suit, name in self.name.items()
            }
        self._label()


class Lettered(Modern):
    """The same with an A on its aces."""

    ace = "A"
    four_colours = 0.35


GERMAN = 0.35
"""So many of these decks have German suits."""


def arranged(seed: int) -> Playing:
    """A deck's design, of one of these."""
    german = np.random.default_rng((seed, 979)).random() < GERMAN
    return (ArrangedGerman if german else Arranged)(seed, False)
