"""Rendered faces on the disk: drawing one takes longer than learning from it.

A file holds the decks of so many design seeds, each with a handful of its faces. Some files hold nothing but decks
whose faces are hard to tell apart, some nothing but panelled ones, some nothing but such as must be looked at for their
number, some nothing but such as are cut into sections, some nothing but numbers printed in unusual ways or put together
of pieces, some nothing but playing cards or UNO-like ones by other printers.
"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from ..faces import design
from ..faces.arranged import Lettered, Modern, arranged
from ..faces.built import Built
from ..faces.chance import one
from ..faces.chubby import Chubby
from ..faces.design import Design
from ..faces.face import COLOURS, NUMERALS, PLACES, SUITS
from ..faces.indexed import indexed
from ..faces.others import Symbols
from ..faces.panelled import Panelled
from ..faces.playing import Playing
from ..faces.sectioned import Sectioned
from ..faces.styled import Styled
from ..scenes.shards import PANELLED_FROM, SECTIONED_FROM, STYLED_FROM

HEIGHT = 240
FACES = 10
"""At most, of one design."""
TWINS = 2
"""Of each face that was chosen at random, at most: of three signs alike but for what fills them, all."""
DECKS = 64
"""In one file."""
SIGNS_FILES, COURTS_FILES = 16, 20
"""One in so many files holds decks of signs alone, one in so many playing cards alone."""
INDEXED_FROM = 2000
"""The files from this number on, up to SECTIONED_FROM, hold number cards with small indices beside something large, or with signs for indices."""
BUILT_FROM = 6000
"""The files from this number on, up to ARRANGED_FROM, hold numbers of unusual shapes."""
ARRANGED_FROM = 7000
"""The files from this number on, up to CHUBBY_FROM, hold playing cards with pips and indices in other places."""
CHUBBY_FROM = 8000
"""The files from this number on, up to MODERN_FROM, hold UNO-like cards with fat numbers, rings for zeros and quartered jokers."""
MODERN_FROM = 9000
"""The files from this number on, up to LETTERED_FROM, hold playing cards whose aces bear a 1 and whose suits have colours of their own."""
LETTERED_FROM = 9500
"""The files from this number on hold such cards whose aces bear an A: of letters that are no number there are few among all faces."""
CLOSE_FACES, COURTS, CLOSE_TWINS = 18, 12, 3
"""Of one design in those files; how many of them are courts and aces, of playing cards; how many twins each may have."""

FRENCH = ("playing", "playing-dark", "arranged")
"""Families of designs with French suits."""
LIKE_SUITS = ("german", "arranged-german", "spanish", "symbols", "pictures")
"""Families among whose signs there are hearts and diamonds that are no French suits; other designs say so of each face."""


@dataclass(frozen=True)
class Printed:
    """A face as it is kept: encoded, and with its labels as numbers."""

    jpeg: np.ndarray
    numeral: int
    colour: int
    ambiguous: bool
    symmetric: bool
    radius: float
    family: str
    key: str
    design: int
    place: str = PLACES[0]
    """One of PLACES; files that were drawn before it was kept have it in the corners."""
    like_suits: bool = False
    """It shows signs that are like suits and are none."""

    @property
    def name(self) -> str:
        """What its design calls it, as "8-clubs"."""
        return self.key.split(":", 3)[3]

    @property
    def suit(self) -> int:
        """Of SUITS; -1 where it shows signs that are like suits."""
        if self.like_suits or self.family in LIKE_SUITS:
            return -1
        sign = self.name.split("-")[-1] if self.family in FRENCH else "none"
        return SUITS.index(sign) if sign in SUITS else SUITS.index("none")

    def image(self) -> np.ndarray:
        """(HEIGHT, W, 3) uint8 RGB."""
        return cv2.cvtColor(cv2.imdecode(self.jpeg, cv2.IMREAD_COLOR), cv2.COLOR_BGR2RGB)


def draw(folder: Path, first: int, count: int, held_out: bool = False) -> None:
    """Writes the files `first` to `first + count - 1` that are not there yet. The same numbers give the same decks."""
    cv2.setNumThreads(1)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(first, first + count):
        path = folder / f"{number:05}.npz"
        if path.exists():
            continue
        rows, pictures = [], []
        for seed in range(number * DECKS, (number + 1) * DECKS):
            deck = design(seed, held_out) if held_out else design_in(number, seed)
            rng = np.random.default_rng([seed, 7])
            names = list(deck.faces)
            for name in chosen(names, rng) if held_out else chosen_in(number, names, rng):
                face = deck.face(name)
                width = max(8, round(face.image.shape[1] * HEIGHT / face.image.shape[0]))
                small = cv2.resize(face.image, (width, HEIGHT), interpolation=cv2.INTER_AREA)
                _, jpeg = cv2.imencode(
                    ".jpg", cv2.cvtColor(small, cv2.COLOR_RGB2BGR), [cv2.IMWRITE_JPEG_QUALITY, 94]
                )
                pictures.append(jpeg)
                rows.append(
                    [
                        NUMERALS.index(face.numeral),
                        COLOURS.index(face.colour),
                        bool(face.ambiguous),
                        bool(face.symmetric),
                        float(face.radius),
                        face.family,
                        face.key,
                        seed,
                        face.place,
                        face.like_suits,
                    ]
                )
        sizes = np.array([len(picture) for picture in pictures])
        part = path.with_suffix(f".{os.getpid()}.part")
        with part.open("wb") as file:
            np.savez(file, sizes=sizes, pictures=np.concatenate(pictures), rows=np.array(json.dumps(rows)))
        part.replace(path)


def _holds_signs(number: int) -> bool:
    return number < PANELLED_FROM and number % SIGNS_FILES == SIGNS_FILES - 1


def _holds_courts(number: int) -> bool:
    return number < PANELLED_FROM and number % COURTS_FILES == COURTS_FILES - 2


def _always_shown(number: int, names: list[str], rng: np.random.Generator) -> list[str]:
    """Those of a design's faces that a file is drawn for, whichever others it holds."""
    if number >= MODERN_FROM:
        return [name for name in names if name[0] == "A"]
    if number >= CHUBBY_FROM:
        # The joker and the sign for skipping, which look like rings, beside a zero, which may be one.
        return ["wild-wild", *(f"{one(rng, *COLOURS[:4])}-{what}" for what in ("0", "skip", "reverse"))]
    return []


def design_in(number: int, seed: int) -> Design:
    """The design of a seed, as it is in file `number`."""
    if number >= LETTERED_FROM:
        return Lettered(seed, False)
    if number >= MODERN_FROM:
        return Modern(seed, False)
    if number >= CHUBBY_FROM:
        return Chubby(seed, False)
    if number >= ARRANGED_FROM:
        return arranged(seed)
    if number >= BUILT_FROM:
        return Built(seed, False)
    if number >= STYLED_FROM:  # as shards of scenes, like those below
        return Styled(seed, False)
    if number >= SECTIONED_FROM:
        return Sectioned(seed, False)
    if number >= INDEXED_FROM:
        return indexed(seed)
    if number >= PANELLED_FROM:
        return Panelled(seed, False)
    if _holds_signs(number):
        return Symbols(seed, False)
    if _holds_courts(number):
        return Playing(seed, False)
    return design(seed)


def chosen_in(number: int, names: list[str], rng: np.random.Generator) -> list[str]:
    """Those of a design's faces that file `number` holds."""
    if _holds_signs(number):
        # "1-red-0-striped": threes that differ in what fills them.
        return chosen(names, rng, CLOSE_FACES, CLOSE_TWINS, [3])
    if _holds_courts(number):
        courts = [name for name in names if not name[0].isdigit()]
        others = [name for name in names if name not in courts]
        return [
            *chosen(courts, rng, COURTS, CLOSE_TWINS),
            *chosen(others, rng, CLOSE_FACES - COURTS, CLOSE_TWINS),
        ]
    always = _always_shown(number, names, rng)
    return [*always, *chosen([name for name in names if name not in always], rng, FACES - len(always))]


def chosen(
    names: list[str],
    rng: np.random.Generator,
    most: int = FACES,
    most_twins: int = TWINS,
    things: list[int] | None = None,
) -> list[str]:
    """Some of a design's faces: at random, each with twins where there are any, for those are hard to tell apart.

    :param things: as for `twins_of`.
    """
    rest = [names[int(index)] for index in rng.permutation(len(names))]
    kept: list[str] = []
    while rest and len(kept) < most:
        first = rest.pop(0)
        twins = twins_of(first, rest, rng, things)[:most_twins]
        kept += [first, *twins]
        rest = [name for name in rest if name not in twins]
    return kept[:most]


def twins_of(
    name: str, others: list[str], rng: np.random.Generator, among: list[int] | None = None
) -> list[str]:
    """The faces that differ in one thing only, which is chosen at random: in the suit or in the rank, say.

    :param among: the numbers of the things that it may be, as names say them; None for all.
    """
    twins = [(other, _apart(name, other)) for other in others]
    things = sorted({apart[0] for _, apart in twins if len(apart) == 1})
    things = [thing for thing in things if among is None or thing in among]
    if not things:
        return []
    thing = things[int(rng.integers(len(things)))]
    return [other for other, apart in twins if apart == [thing]]


def _apart(name: str, other: str) -> list[int]:
    """In which of the things that names say two faces differ: in the second, as "8-clubs" and "8-spades" do; in none of single words."""
    parts, its = name.split("-"), other.split("-")
    if len(parts) != len(its) or len(parts) == 1:
        return []
    return [index for index, part in enumerate(parts) if part != its[index]]


def load(path: Path) -> list[Printed]:
    """All faces of a file."""
    with np.load(path) as file:
        ends = np.cumsum(file["sizes"])
        pictures = np.split(file["pictures"], ends[:-1])
        rows = json.loads(str(file["rows"]))
    return [Printed(picture, *row) for picture, row in zip(pictures, rows, strict=True)]


class Decks:
    """All faces of a folder, drawn by what they show; files that come while training are taken up."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.read: set[Path] = set()
        self.faces: list[Printed] = []
        self.of_numeral: list[list[int]] = [[] for _ in NUMERALS]
        self.of_family: dict[str, list[int]] = {}
        self.of_design: dict[int, list[int]] = {}
        self.refresh()

    def refresh(self) -> None:
        for path in sorted(self.folder.glob("*.npz")):
            if path in self.read:
                continue
            self.read.add(path)
            for face in load(path):
                self.of_numeral[face.numeral].append(len(self.faces))
                self.of_family.setdefault(face.family, []).append(len(self.faces))
                self.of_design.setdefault(face.design, []).append(len(self.faces))
                self.faces.append(face)

    def sample(self, rng: np.random.Generator, weights: np.ndarray) -> Printed:
        """A face whose numeral is drawn by `weights`."""
        while True:
            of = self.of_numeral[int(rng.choice(len(weights), p=weights))]
            if of:
                return self.faces[of[int(rng.integers(len(of)))]]

    def sample_of(self, rng: np.random.Generator, family: str) -> Printed | None:
        """A face of a family, where there is one."""
        of = self.of_family.get(family)
        return self.faces[of[int(rng.integers(len(of)))]] if of else None

    def siblings(self, rng: np.random.Generator, face: Printed, count: int) -> list[Printed]:
        """Other faces of the same design, as many as there are up to `count`: those that differ in one thing only first."""
        others = {other.name: other for other in map(self.faces.__getitem__, self.of_design[face.design])}
        del others[face.name]
        mixed = [list(others)[int(index)] for index in rng.permutation(len(others))]
        mixed.sort(key=lambda name: len(_apart(face.name, name)) != 1)
        return [others[name] for name in mixed[:count]]


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws decks for the reader's training.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--held-out", action="store_true")
    args = parser.parse_args()
    draw(args.out, args.first, args.count, args.held_out)


if __name__ == "__main__":
    main()
