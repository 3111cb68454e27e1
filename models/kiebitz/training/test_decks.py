"""Run with `python -m unittest models.kiebitz.training.test_decks`."""

from __future__ import annotations

import unittest

import numpy as np

from ..faces.face import SUITS
from .decks import FACES, Printed, chosen, twin_of

PLAYING = [f"{rank}-{suit}" for suit in ("hearts", "spades", "clubs") for rank in ("A", "2", "3", "4", "5", "6")]


class Twins(unittest.TestCase):
    def test_a_twin_differs_in_one_thing(self) -> None:
        rng = np.random.default_rng(5)
        for name in PLAYING:
            twin = twin_of(name, [other for other in PLAYING if other != name], rng)
            self.assertIsNotNone(twin)
            parts, its = name.split("-"), str(twin).split("-")
            self.assertEqual(sum(part != other for part, other in zip(parts, its, strict=True)), 1)

    def test_both_things_come_up(self) -> None:
        rng = np.random.default_rng(6)
        twins = {twin_of("A-hearts", PLAYING[1:], rng) for _ in range(30)}
        self.assertEqual(twins, {"2-hearts", "A-spades"})

    def test_faces_of_one_word_have_none(self) -> None:
        self.assertIsNone(twin_of("p0", ["p1", "p2"], np.random.default_rng(7)))

    def test_faces_are_chosen_in_pairs_and_once_each(self) -> None:
        names = chosen(PLAYING, np.random.default_rng(8))
        self.assertEqual((len(names), len(set(names))), (FACES, FACES))
        for one, other in zip(names[::2], names[1::2], strict=True):
            self.assertEqual(len(set(one.split("-")) & set(other.split("-"))), 1)
        self.assertEqual(sorted(chosen(["p0", "p1"], np.random.default_rng(9))), ["p0", "p1"])


class Suits(unittest.TestCase):
    def test_are_those_of_playing_cards(self) -> None:
        for family, name, suit in (
            ("playing", "10-spades", "spades"),
            ("playing-dark", "Q-hearts", "hearts"),
            ("playing", "joker-2", "none"),
            ("numbered", "red-7", "none"),
        ):
            self.assertEqual(SUITS[self.printed(family, name).suit], suit)

    def test_are_not_asked_of_signs_that_are_like_them(self) -> None:
        self.assertEqual(self.printed("german", "8-hearts").suit, -1)
        self.assertEqual(self.printed("symbols", "1-red-diamond").suit, -1)

    @staticmethod
    def printed(family: str, name: str) -> Printed:
        return Printed(np.zeros(0), 0, 0, False, False, 0.05, family, f"{family}:1:0:{name}", 1)


if __name__ == "__main__":
    unittest.main()
