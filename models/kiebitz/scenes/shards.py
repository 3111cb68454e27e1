"""Scenes in files: `python -m models.kiebitz.scenes.shards --out DIR --first 0 --count 40`.

Shard k is the same whoever writes it. What exists is left alone, so a broken run goes on where it
stopped. A shard `scenes-00007.npz` holds, for n scenes and m cards in all:

- `image`, `owner`: uint8 bytes, JPEG (RGB, quality 97) and PNG, one after the other; scene i lies
  from `image_start[i]` to `image_start[i + 1]` (n + 1 int64), likewise `owner_start`;
- `card_start` (n + 1): scene i has the cards `card_start[i]` to `card_start[i + 1]`;
- `corners` (m, 4, 2) float32, `visible` (m,) float32, and of the faces: `face` (m,) int32, the
  index in the bank of `bank_seed` (see `bank_of`), `numeral`, `colour` (m,) int8 in NUMERALS and
  COLOURS, `flags` (m,) uint8: 1 ambiguous, 2 symmetric, 4 back; `key`, `family` (m,) text.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from ..faces.design import Design
from ..faces.face import COLOURS, NUMERALS
from ..faces.panelled import Panelled
from ..faces.sectioned import Sectioned
from ..faces.styled import Styled
from . import FaceBank, Scene, scene
from .shapes import random_size

SCENES = 256
SHARDS_A_BANK = 8
FACES = 1200
PANELLED_FROM = 1000
"""Nearly all designs of the shards from this number on, up to LAID_FROM, are panelled ones, besides our own."""
LAID_FROM = 2000
"""The scenes of the shards from this number on, up to COVERED_FROM, show many cards laid out side by side."""
COVERED_FROM = 3000
"""Those from this number on, up to SECTIONED_FROM, show cards that lie partly under other things."""
SECTIONED_FROM = 4000
"""Nearly all designs of those from this number on, up to STYLED_FROM, are cut into sections."""
STYLED_FROM = 5000
"""Nearly all designs of those from this number on have numbers that are printed in unusual ways."""


def bank_seed(shard: int) -> int:
    """The seed of the bank that a shard's scenes use."""
    return 7_000_000 + shard // SHARDS_A_BANK


def bank_of(shard: int, held_out: bool = False) -> FaceBank:
    """The bank of a shard; eight neighbours share one."""
    return FaceBank.build(bank_seed(shard), FACES, held_out, mostly=_mostly(shard))


def _mostly(shard: int) -> type[Design] | None:
    """The family of nearly all of a shard's designs, where there is one."""
    if shard >= STYLED_FROM:
        return Styled
    if shard >= SECTIONED_FROM:
        return Sectioned
    return Panelled if PANELLED_FROM <= shard < LAID_FROM else None


def scenes_of(shard: int, bank: FaceBank, long_side: int) -> list[Scene]:
    """A shard's scenes."""
    made = []
    for k in range(SCENES):
        rng = np.random.default_rng([shard, k, int(bank.held_out)])
        laid, covered = LAID_FROM <= shard < COVERED_FROM, COVERED_FROM <= shard < SECTIONED_FROM
        made.append(scene(rng, bank, random_size(rng, long_side), bank.held_out, laid, covered))
    return made


def _joined(parts: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    starts = np.concatenate([[0], np.cumsum([len(p) for p in parts])]).astype(np.int64)
    return np.concatenate(parts).astype(np.uint8), starts


def write(path: Path, shard: int, bank: FaceBank, long_side: int) -> None:
    """Write one shard, whole or not at all."""
    made = scenes_of(shard, bank, long_side)
    quality = [
        cv2.IMWRITE_JPEG_QUALITY,
        97,
        cv2.IMWRITE_JPEG_SAMPLING_FACTOR,
        cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444,
    ]
    image, image_start = _joined(
        [cv2.imencode(".jpg", s.image[..., ::-1], quality)[1].ravel() for s in made]
    )
    owner, owner_start = _joined([cv2.imencode(".png", s.owner)[1].ravel() for s in made])
    cards = [card for s in made for card in s.cards]
    index = {id(face): k for k, face in enumerate(bank.faces)}
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    with part.open("wb") as file:
        np.savez(
            file,
            image=image,
            image_start=image_start,
            owner=owner,
            owner_start=owner_start,
            card_start=np.concatenate([[0], np.cumsum([len(s.cards) for s in made])]).astype(
                np.int64
            ),
            corners=np.array([c.corners for c in cards], np.float32).reshape(-1, 4, 2),
            visible=np.array([c.visible for c in cards], np.float32),
            face=np.array([index[id(c.face)] for c in cards], np.int32),
            bank_seed=np.int64(bank_seed(shard)),
            numeral=np.array([NUMERALS.index(c.face.numeral) for c in cards], np.int8),
            colour=np.array([COLOURS.index(c.face.colour) for c in cards], np.int8),
            flags=np.array(
                [c.face.ambiguous + 2 * c.face.symmetric + 4 * c.face.back for c in cards], np.uint8
            ),
            key=np.array([c.face.key for c in cards], np.str_),
            family=np.array([c.face.family for c in cards], np.str_),
        )
    part.replace(path)


@dataclass(frozen=True)
class Labels:
    """What a shard says of one scene's cards; the fields are those of the file."""

    corners: np.ndarray
    visible: np.ndarray
    numeral: np.ndarray
    colour: np.ndarray
    flags: np.ndarray
    key: np.ndarray
    family: np.ndarray


class Shard:
    """A shard read back; pictures are decoded when asked for."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as file:
            self._data = {name: file[name] for name in file.files}

    def __len__(self) -> int:
        return len(self._data["image_start"]) - 1

    def _decoded(self, name: str, i: int, how: int) -> np.ndarray:
        start = self._data[f"{name}_start"]
        return cv2.imdecode(self._data[name][start[i] : start[i + 1]], how)

    def image(self, i: int) -> np.ndarray:
        """(h, w, 3) uint8 RGB of scene i."""
        return np.ascontiguousarray(self._decoded("image", i, cv2.IMREAD_COLOR)[..., ::-1])

    def owner(self, i: int) -> np.ndarray:
        """(h, w) uint8 of scene i."""
        return self._decoded("owner", i, cv2.IMREAD_UNCHANGED)

    def cards(self, i: int) -> Labels:
        """What is known of scene i's cards."""
        a, b = self._data["card_start"][i : i + 2]
        return Labels(*(self._data[name][a:b] for name in Labels.__dataclass_fields__))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--size", type=int, default=448, help="longer side of a scene in pixels")
    parser.add_argument("--held-out", action="store_true")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    args.out.mkdir(parents=True, exist_ok=True)
    bank, seed = None, None
    for shard in range(args.first, args.first + args.count):
        path = args.out / f"scenes-{shard:05d}.npz"
        if path.exists():
            continue
        start = time.perf_counter()
        if bank is None or seed != bank_seed(shard):
            bank, seed = bank_of(shard, args.held_out), bank_seed(shard)
        write(path, shard, bank, args.size)
        print(f"{path.name} in {time.perf_counter() - start:.1f} s", flush=True)


if __name__ == "__main__":
    main()
