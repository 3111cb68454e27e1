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
}
"""Of decks whose suits have other colours than most."""
LETTERED = ("1", "jack", "queen", "king")
"""Ranks that show a letter: KDE calls an ace 1."""


class CardDeck(Design):
    """A deck of others: 52 cards."""

    unseen = True

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.family = folder.name.removeprefix("svg-")
        super().__init__(zlib.crc32(folder.name.encode()), held_out=True)

    def plan(self, rng: np.random.Generator) -> None:
        colours = COLOURS.get(self.family, FRENCH)
        pictures = sorted(self.folder.glob("*.png"))
        for path in pictures:
            rank, suit = path.stem.split("_")
            # Most look about the same upside down: which way up they lie is not asked.
            self.labels[path.stem] = Label("other" if rank in LETTERED else rank, colours[suit], symmetric=True)
        first = self._picture(pictures[0].stem)
        height, width, _ = first.shape
        self.aspect = width / height
        # Four round corners of radius r leave (4 - pi) r^2 of their card out.
        missing = float((first[..., 3] < 128).mean()) * height / width
        self.radius = min(0.15, float(np.sqrt(missing / (4 - np.pi))))

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
    """All decks of others that there are pictures of."""
    return [CardDeck(folder) for folder in sorted(FOLDER.glob("*")) if any(folder.glob("*.png"))]
