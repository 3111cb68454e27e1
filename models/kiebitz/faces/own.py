"""Our own print-and-play decks, from their pictures."""

from __future__ import annotations

import functools
import json
from pathlib import Path

import cv2
import numpy as np

from .design import Design, Label
from .face import COLOURS, NUMERALS

FOLDER = Path(__file__).parents[2] / "data" / "own"
BACK = "back"
"""Every deck has a card of this name."""


@functools.cache
def cards() -> dict[str, dict[str, dict]]:
    """Per game its cards: rows of `index.json`; empty when the decks were not rasterised."""
    index = FOLDER / "index.json"
    if not index.exists():
        return {}
    games: dict[str, dict[str, dict]] = {}
    for row in json.loads(index.read_text()):
        games.setdefault(row["game"], {})[row["card"]] = row
    return games


@functools.lru_cache(maxsize=400)
def picture(file: str) -> np.ndarray:
    """A card's picture (H, W, 3) RGB."""
    found = cv2.imread(str(FOLDER / file), cv2.IMREAD_COLOR)
    if found is None:
        raise FileNotFoundError(FOLDER / file)
    return cv2.cvtColor(found, cv2.COLOR_BGR2RGB)


class Own(Design):
    """One of our decks."""

    family = "own"

    def plan(self, rng: np.random.Generator) -> None:
        games = sorted(cards())
        self.game = games[int(rng.integers(len(games)))]
        rows = cards()[self.game]
        first = next(iter(rows.values()))
        height, width = picture(first["file"]).shape[:2]
        self.aspect = width / height
        for card, row in rows.items():
            numeral = row.get("numeral") or "other"
            colour = row.get("colour") or "none"
            self.labels[card] = Label(
                numeral if numeral in NUMERALS else "other",
                colour if colour in COLOURS else "none",
                back=card == BACK,
            )

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        image = picture(cards()[self.game][name]["file"])
        image = cv2.resize(image, (width, height), interpolation=cv2.INTER_AREA)
        # Home printers: paler or darker ink, a slight cast.
        gain = rng.uniform(0.9, 1.05) * rng.uniform(0.96, 1.03, 3)
        return np.clip(255 - (255 - image) * gain, 0, 255).astype(np.uint8)
