"""Scenes that were drawn before, from the disk: drawing one takes longer than learning from it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..scenes.shards import Shard, bank_of, bank_seed, write


@dataclass(frozen=True)
class Shot:
    """A scene without its faces."""

    image: np.ndarray
    """(H, W, 3) uint8 RGB."""
    owner: np.ndarray
    """(H, W) uint8: 0 no card, i + 1 a visible pixel of card i."""
    corners: np.ndarray
    """(n, 4, 2) float32, clockwise from each card's top left."""
    visible: np.ndarray
    """(n,) float32: share of the card that is to be seen."""
    rough: np.ndarray
    """(k, 4, 2) float32: what finder and refiner made of it (rough.py); none where none has looked."""
    aims: np.ndarray
    """(k,) int32: the card that each of these is to be moved onto, -1 for none."""


@dataclass(frozen=True)
class Rough:
    """What rough.py wrote beside a shard."""

    start: np.ndarray
    quads: np.ndarray
    aims: np.ndarray

    def of(self, scene: int) -> tuple[np.ndarray, np.ndarray]:
        part = slice(self.start[scene], self.start[scene + 1])
        return self.quads[part], self.aims[part]


class Shards:
    """All scenes of a folder, drawn from at random; files that come while training are taken up, rough.py's too.

    Pictures stay encoded in memory (about 90 kB a scene) and are decoded when they are wanted.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.paths: list[Path] = []
        self.shards: list[Shard] = []
        self.rough: list[Rough | None] = []
        self.refresh()

    def refresh(self) -> None:
        for path in sorted(self.folder.glob("scenes-*.npz")):
            if path not in self.paths:
                self.paths.append(path)
                self.shards.append(Shard(path))
                self.rough.append(None)
        self.rough = [rough or _rough_of(path) for rough, path in zip(self.rough, self.paths, strict=True)]

    def sample(self, rng: np.random.Generator, mined: float = 0.0) -> Shot:
        """:param mined: how often a scene must be one that a finder has looked at, where there are any."""
        looked_at = [number for number, rough in enumerate(self.rough) if rough] if rng.random() < mined else []
        number = int(rng.choice(looked_at)) if looked_at else int(rng.integers(len(self.shards)))
        shard, kept = self.shards[number], self.rough[number]
        index = int(rng.integers(len(shard)))
        cards = shard.cards(index)
        rough, aims = kept.of(index) if kept else (np.zeros((0, 4, 2), np.float32), np.zeros(0, np.int32))
        return Shot(shard.image(index), shard.owner(index), cards.corners, cards.visible, rough, aims)


def rough_file(shard: Path) -> Path:
    """Where what a finder made of a shard is kept (rough.py)."""
    return shard.with_name(shard.name.replace("scenes-", "rough-"))


def _rough_of(path: Path) -> Rough | None:
    beside = rough_file(path)
    if not beside.exists():
        return None
    with np.load(beside) as file:
        return Rough(file["start"], file["quads"], file["aims"])


def draw(folder: Path, first: int, count: int, long_side: int = 448) -> None:
    """Writes the shards `first` to `first + count - 1` that are not there yet. The same numbers give the same scenes."""
    folder.mkdir(parents=True, exist_ok=True)
    bank, seed = None, None
    for number in range(first, first + count):
        path = folder / f"scenes-{number:05d}.npz"
        if path.exists():
            continue
        if bank is None or seed != bank_seed(number):
            bank, seed = bank_of(number), bank_seed(number)
        write(path, number, bank, long_side)
