"""Run with `python -m unittest models.kiebitz.measure.test_held_out`."""

from __future__ import annotations

import json
import tempfile
import unittest
from pathlib import Path

import cv2

from ..scenes import FaceBank
from .held_out import Set, draw, large_designs, whole, with_decks, write


class HeldOut(unittest.TestCase):
    """A few pictures of one small deck."""

    @classmethod
    def setUpClass(cls) -> None:
        bank = FaceBank.build(3, 12, held_out=True)
        deck = next(large_designs(1, 3))
        cls.set = Set("deck", with_decks(bank, [whole(deck)[:6]]), 3, 320)

    def test_same_seed_same_pictures(self) -> None:
        first, again, other = (next(draw(self.set, seed, 1)) for seed in (1, 1, 2))
        self.assertTrue((first.image == again.image).all())
        self.assertNotEqual(first.image.tobytes(), other.image.tobytes())

    def test_only(self) -> None:
        picture = next(draw(Set("pair", self.set.bank, 1, 320, only=2), 1, 1))
        self.assertEqual(len(picture.cards), 2)

    def test_manifest(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            write(iter([self.set]), Path(folder), 1, 90)
            rows = json.loads((Path(folder) / "manifest.json").read_text())
            self.assertEqual(len(rows), 3)
            for row in rows:
                image = cv2.imread(str(Path(folder) / row["file"]))
                self.assertEqual(max(image.shape[:2]), 320)
                for card in row["cards"]:
                    self.assertEqual(len(card["corners"]), 4)
                    self.assertTrue(0 <= card["visible"] <= 1)

    def test_every_face_is_seen(self) -> None:
        made = Set("views", self.set.bank, 4, 320, views=1)
        self.assertGreaterEqual(len(list(draw(made, 1, 1))), 4)


if __name__ == "__main__":
    unittest.main()
