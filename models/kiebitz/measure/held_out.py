"""Pictures with their truth that nothing was trained on: `python -m models.kiebitz.measure.held_out`.

Written to `models/data/held-out` (not kept under version control): `manifest.json` and JPEG files.

- `held-out`: fonts and surfaces that training never draws. Cards with numbers, and playing cards, are of families that it
  never draws either; all but Banded come from the engines of trained families, within or near what these draw. Symbols,
  pictures, letters, blank cards and backs are of trained families.
- `known`: new designs of the families that training knows, on held-out surfaces.
- `deck-1` and so on: many cards of one held-out design each, for matching.
- `own-GAME`: our own decks on held-out surfaces.

With `--fixtures`, a few small ones of the same kinds go to `test/fixtures/vision`, for the tests.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from ..faces import Design, design
from ..faces.own import Own, cards
from ..scenes import FaceBank, Scene, scene
from ..scenes.shapes import random_size

ROOT = Path(__file__).parents[3]
SEED = 20_261_121
BANK = 360
"""Faces of a bank, unless it is of one deck."""

VIEWS = 3
"""So often at least each face of a deck is to be seen, nearly whole."""
LARGE_DECK = 40
"""Faces of a design that is worth matching."""


@dataclass(frozen=True)
class Set:
    """So many pictures from one bank."""

    name: str
    bank: FaceBank
    scenes: int
    side: int
    """Pixels of the longer side."""
    views: int = 0
    """More pictures are made until each face was seen so often (at most four times as many)."""
    only: int | None = None
    """Just pictures of so many cards, all of which are seen whole."""


def known_decks(bank: FaceBank, seed: int) -> FaceBank:
    """The bank with its decks replaced by new ones of families that training knows."""
    rng = np.random.default_rng([seed, 3])
    drawn = FaceBank(held_out=False)
    decks = [drawn.deck(rng) for _ in bank.decks]
    return with_decks(bank, decks)


def with_decks(bank: FaceBank, decks: list) -> FaceBank:
    """Other cards on the same tables."""
    made = FaceBank(bank.held_out)
    made.decks, made.surfaces, made.sprites, made.hands = decks, bank.surfaces, bank.sprites, bank.hands
    return made


def whole(deck: Design) -> list:
    """All faces of a design."""
    return [deck.face(name) for name in deck.faces]


def large_designs(count: int, seed: int) -> Iterator[Design]:
    """Held-out designs of many faces with numbers, no two of one family."""
    seen: set[str] = set()
    while len(seen) < count:
        made = design(seed, held_out=True)
        seed += 1
        numbers = sum(label.numeral not in ("blank", "other") for label in made.labels.values())
        if made.family not in seen and len(made.faces) >= LARGE_DECK and numbers > len(made.faces) / 2:
            seen.add(made.family)
            yield made


def own_designs() -> dict[str, Design]:
    """Our own decks by the names of their games; none where they were not rasterised."""
    found: dict[str, Design] = {}
    seed = 0
    while len(found) < len(cards()):
        made = Own(seed, held_out=True)
        found.setdefault(made.game, made)
        seed += 1
    return dict(sorted(found.items()))


def sets(seed: int) -> Iterator[Set]:
    """All sets, one after the other, for a bank takes memory."""
    bank = FaceBank.build(seed, BANK, held_out=True)
    yield Set("held-out", bank, 300, 1600)
    yield Set("known", known_decks(bank, seed), 200, 1200)
    for number, deck in enumerate(large_designs(3, seed), 1):
        yield Set(f"deck-{number}", with_decks(bank, [whole(deck)]), 40, 1200, VIEWS)
    for game, deck in own_designs().items():
        yield Set(f"own-{game}", with_decks(bank, [whole(deck)]), 30, 1200)


def fixtures(seed: int) -> Iterator[Set]:
    """A few small pictures of every kind."""
    bank = FaceBank.build(seed + 1, BANK, held_out=True)
    yield Set("held-out", bank, 10, 800)
    yield Set("known", known_decks(bank, seed + 1), 6, 800)
    for game, deck in own_designs().items():
        yield Set(f"own-{game}", with_decks(bank, [whole(deck)]), 2, 800)
    yield Set("three", known_decks(bank, seed + 1), 1, 800, only=3)


def draw(made: Set, seed: int, share: float) -> Iterator[Scene]:
    """The pictures of a set, or the first of them; the same seed gives the same ones."""
    seen: Counter[str] = Counter({face.key: 0 for deck in made.bank.decks for face in deck})
    scenes = max(1, round(made.scenes * share))
    for number in range(scenes * (4 if made.views else 1)):
        if number >= scenes and min(seen.values()) >= made.views:
            return
        picture = photograph(made, np.random.default_rng([seed, sum(made.name.encode()), number]))
        seen.update(card.face.key for card in picture.cards if card.visible > 0.95)
        yield picture


def photograph(made: Set, rng: np.random.Generator) -> Scene:
    """One picture of the set's kind."""
    while True:
        picture = scene(rng, made.bank, random_size(rng, made.side), made.bank.held_out)
        whole_cards = sum(card.visible > 0.98 for card in picture.cards)
        if made.only is None or whole_cards == len(picture.cards) == made.only:
            return picture


def row(name: str, file: str, picture: Scene) -> dict:
    """The manifest's entry of a picture; coordinates in pixels."""
    return {
        "set": name,
        "file": file,
        "cards": [
            {
                "corners": [[round(float(x), 2), round(float(y), 2)] for x, y in card.corners],
                "visible": round(float(card.visible), 3),
                "numeral": card.face.numeral,
                "colour": card.face.colour,
                "ambiguous": card.face.ambiguous,
                "symmetric": card.face.symmetric,
                "family": card.face.family,
                "key": card.face.key,
                "back": card.face.back,
            }
            for card in picture.cards
        ],
    }


def write(made: Iterator[Set], folder: Path, seed: int, quality: int, share: float = 1) -> None:
    """Draw all pictures and the manifest into a folder."""
    save(((each.name, draw(each, seed, share)) for each in made), folder, quality)


def save(made: Iterable[tuple[str, Iterable[Scene]]], folder: Path, quality: int) -> None:
    """Keep the pictures of named sets in a folder, and the manifest that says what they show."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for name, pictures in made:
        for number, picture in enumerate(pictures):
            file = f"{name}-{number:03}.jpg"
            options = [cv2.IMWRITE_JPEG_QUALITY, quality]
            if not cv2.imwrite(str(folder / file), picture.image[..., ::-1], options):
                raise SystemExit(f"cannot write {folder / file}")
            rows.append(row(name, file, picture))
        print(f"{name}: {sum(r['set'] == name for r in rows)} pictures", flush=True)
    text = ",\n".join(json.dumps(each, ensure_ascii=False) for each in rows)
    (folder / "manifest.json").write_text(f"[\n{text}\n]\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, help="folder, if not the usual one")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--share", type=float, default=1, help="only this part of each set's pictures")
    parser.add_argument("--fixtures", action="store_true", help="the small pictures of the tests")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    if args.fixtures:
        write(fixtures(args.seed), args.out or ROOT / "test/fixtures/vision", args.seed, 80)
    else:
        write(sets(args.seed), args.out or ROOT / "models/data/held-out", args.seed, 92, args.share)


if __name__ == "__main__":
    main()
