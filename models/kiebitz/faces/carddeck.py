"""Decks that others have drawn, from their pictures (`npm run carddecks`): to measure with, never to train on."""

from __future__ import annotations

import zlib
from pathlib import Path

import cv2
import numpy as np

from .design import Design, Label

FOLDER = Path(__file__).parents[2] / "data" / "carddecks"
FRENCH = {"heart": "red", "diamond": "red", "club": "none", "spade": "none"}
COLOURS = {
    # Green hearts, and diamonds in a colour between blue and green, which has no name here.
    "konqi-modern": {"heart": "green", "diamond": "none", "club": "blue", "spade": "red"},
    # Leaves for spades; acorns and bells have several colours.
    "xskat-german": {"heart": "red", "diamond": "none", "club": "none", "spade": "green"},
    # Acorns, bells, roses and shields, each in several.
    "swiss-xvii": dict.fromkeys(FRENCH, "none"),
    "anglo_modern_4_color": {"heart": "red", "diamond": "yellow", "club": "green", "spade": "blue"},
    "neoclassical_4_color": {"heart": "red", "diamond": "yellow", "club": "green", "spade": "blue"},
    "atlasnye_skat": {"heart": "red", "diamond": "yellow", "club": "none", "spade": "green"},
}
"""Of decks whose suits have other colours than most."""
LETTERED = ("1", "jack", "queen", "king")
"""Ranks that show a letter: an ace is called 1."""
ONES = ("ancient_french",)
"""Decks whose aces show a 1."""
UNO = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow", "black": "none"}
"""What stands for suits in a deck of UNO. Its numbers stand upright in the middle, and two corners have them."""
KDE = "svg-"
"""So the names of KDE's folders begin."""


class CardDeck(Design):
    """A deck of others: 52 playing cards, or those of UNO."""

    unseen = True

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.family = folder.name.removeprefix(KDE)
        super().__init__(zlib.crc32(folder.name.encode()), held_out=True)

    def plan(self, rng: np.random.Generator) -> None:
        pictures = sorted(self.folder.glob("*.png"))
        for path in pictures:
            self.labels[path.stem] = self._label(*path.stem.split("_"))
        self.is_uno = pictures[0].stem.split("_")[1] in UNO
        first = self._picture(pictures[0].stem)
        height, width, _ = first.shape
        self.aspect = width / height
        # Four round corners of radius r leave (4 - pi) r^2 of their card out.
        missing = float((first[..., 3] < 128).mean()) * height / width
        self.radius = min(0.15, float(np.sqrt(missing / (4 - np.pi))))

    def _label(self, rank: str, suit: str) -> Label:
        if suit in UNO:
            return Label(rank if rank.isdigit() else "other", UNO[suit], symmetric=not rank.isdigit())
        lettered = rank in LETTERED and not (rank == "1" and self.family in ONES)
        # Most look about the same upside down: which way up they lie is not asked.
        return Label("other" if lettered else rank, COLOURS.get(self.family, FRENCH)[suit], symmetric=True)

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        picture = self._picture(name)
        share = picture[..., 3:] / np.float32(255)
        # What is not printed lies beyond its round corners.
        image = picture[..., 2::-1] * share + 255 * (1 - share)
        return cv2.resize(image.astype(np.uint8), (width, height), interpolation=cv2.INTER_AREA)

    def _picture(self, name: str) -> np.ndarray:
        """(H, W, 4) uint8 BGR and how much of each pixel is the card: without the shadow that some are drawn with."""
        picture = cv2.imread(str(self.folder / f"{name}.png"), cv2.IMREAD_UNCHANGED)
        if picture is None:
            raise FileNotFoundError(self.folder / f"{name}.png")
        if picture.shape[2] == 3:
            picture = cv2.cvtColor(picture, cv2.COLOR_BGR2BGRA)
        rows, columns = (np.flatnonzero((picture[..., 3] > 127).any(axis)) for axis in (1, 0))
        return picture[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]


def carddecks() -> list[CardDeck]:
    """All decks of others that there are pictures of: those of KDE first."""
    folders = sorted(FOLDER.glob("*"), key=lambda folder: (not folder.name.startswith(KDE), folder.name))
    return [CardDeck(folder) for folder in folders if any(folder.glob("*.png"))]
