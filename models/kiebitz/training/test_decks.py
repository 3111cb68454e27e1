"""Run with `python -m unittest models.kiebitz.training.test_decks`."""

from __future__ import annotations

import json
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path
from unittest import mock

import numpy as np

from ..faces import design
from ..faces.arranged import Lettered, Modern
from ..faces.face import SUITS
from ..faces.indexed import INDEXED, indexed
from ..scenes.shards import PANELLED_FROM, SECTIONED_FROM, STYLED_FROM
from . import decks
from .decks import (
    ARRANGED_FROM,
    BUILT_FROM,
    CHUBBY_FROM,
    CLOSE_FACES,
    COURTS,
    COURTS_FILES,
    FACES,
    INDEXED_FROM,
    LETTERED_FROM,
    MODERN_FROM,
    SIGNS_FILES,
    Decks,
    Printed,
    chosen,
    chosen_in,
    design_in,
    draw,
    load,
    twins_of,
)

RANKS = ("A", "2", "3", "4", "5", "6")
SUITS_HERE = ("hearts", "spades", "clubs")
PLAYING = [f"{rank}-{suit}" for suit in SUITS_HERE for rank in RANKS]


class Twins(unittest.TestCase):
    def test_differ_in_the_same_one_thing(self) -> None:
        rng = np.random.default_rng(5)
        for name in PLAYING:
            twins = twins_of(name, [other for other in PLAYING if other != name], rng)
            rank, suit = name.split("-")
            of_suit = {f"{other}-{suit}" for other in RANKS if other != rank}
            of_rank = {f"{rank}-{other}" for other in SUITS_HERE if other != suit}
            self.assertIn(set(twins), (of_suit, of_rank))

    def test_both_things_come_up(self) -> None:
        rng = np.random.default_rng(6)
        twins = {twins_of("A-hearts", PLAYING[1:], rng)[0] for _ in range(30)}
        self.assertEqual(twins, {"2-hearts", "A-spades"})

    def test_faces_of_one_word_have_none(self) -> None:
        self.assertEqual(twins_of("p0", ["p1", "p2"], np.random.default_rng(7)), [])

    def test_faces_are_chosen_with_their_twins_and_once_each(self) -> None:
        names = chosen(PLAYING, np.random.default_rng(8))
        self.assertEqual((len(names), len(set(names))), (FACES, FACES))
        for group in (names[:3], names[3:6]):
            for other in group[1:]:
                self.assertEqual(len(set(group[0].split("-")) & set(other.split("-"))), 1)
        self.assertEqual(sorted(chosen(["p0", "p1"], np.random.default_rng(9))), ["p0", "p1"])

    def test_of_signs_differ_in_what_fills_them(self) -> None:
        names = self.close_faces(3 * SIGNS_FILES - 1, "symbols")
        for three in zip(*[iter(names)] * 3, strict=True):
            self.assertEqual(len({name.rsplit("-", 1)[0] for name in three}), 1)

    def test_of_the_last_files_are_of_the_families_that_have_files_of_their_own(self) -> None:
        for number in range(SIGNS_FILES + COURTS_FILES):
            self.assertEqual(design_in(PANELLED_FROM + number, 11).family, "panelled")
            self.assertIsInstance(design_in(INDEXED_FROM + number, 11), tuple(family for family, _ in INDEXED))
            self.assertEqual(design_in(SECTIONED_FROM + number, 11).family, "sectioned")
            self.assertEqual(design_in(STYLED_FROM + number, 11).family, "styled")
            self.assertEqual(design_in(BUILT_FROM + number, 11).family, "built")
            self.assertIn(design_in(ARRANGED_FROM + number, 11).family, ("arranged", "arranged-german"))
            self.assertEqual(design_in(CHUBBY_FROM + number, 11).family, "uno-chubby")
            self.assertIs(type(design_in(MODERN_FROM + number, 11)), Modern)
            self.assertIs(type(design_in(LETTERED_FROM + number, 11)), Lettered)
            its_own = ("panelled", "indexed", "sectioned", "styled", "built", "uno-chubby", "arranged", "arranged-german")
            self.assertNotIn(design_in(number, 11).family, its_own)

    def test_of_indexed_files_are_of_all_their_families(self) -> None:
        self.assertEqual({type(indexed(seed)) for seed in range(60)}, {family for family, _ in INDEXED})

    def test_of_playing_cards_are_mostly_courts_and_aces(self) -> None:
        names = self.close_faces(2 * COURTS_FILES - 2, "playing")
        self.assertEqual(sum(not name[0].isdigit() for name in names), COURTS)

    def test_of_chubby_decks_always_show_joker_and_signs_beside_a_zero(self) -> None:
        names = chosen_in(CHUBBY_FROM, list(design_in(CHUBBY_FROM, 11).faces), np.random.default_rng(12))
        self.assertEqual([name.split("-")[1] for name in names[:4]], ["wild", "0", "skip", "reverse"])
        self.assertEqual(len(set(names)), FACES)

    def test_of_modern_and_lettered_decks_always_show_the_aces(self) -> None:
        for first in (MODERN_FROM, LETTERED_FROM):
            names = chosen_in(first, list(design_in(first, 11).faces), np.random.default_rng(12))
            self.assertEqual(sum(name[0] == "A" for name in names), 4)
            self.assertEqual(len(set(names)), FACES)

    def close_faces(self, number: int, family: str) -> list[str]:
        """Those chosen from a deck of a file whose decks are all of this family."""
        deck = design_in(number, 11)
        self.assertEqual(deck.family, family)
        names = chosen_in(number, list(deck.faces), np.random.default_rng(12))
        self.assertEqual(len(set(names)), CLOSE_FACES)
        return names

    def test_are_shown_beside_a_face_before_others_of_its_deck(self) -> None:
        kept = Decks.__new__(Decks)
        kept.faces = [Suits.printed("playing", name) for name in PLAYING]
        kept.of_design = {1: list(range(len(PLAYING)))}
        shown = kept.siblings(np.random.default_rng(10), kept.faces[0], 7)
        self.assertEqual(
            {face.name for face in shown}, {"A-spades", "A-clubs", *(f"{rank}-hearts" for rank in RANKS[1:])}
        )


class Suits(unittest.TestCase):
    def test_are_those_of_playing_cards(self) -> None:
        for family, name, suit in (
            ("playing", "10-spades", "spades"),
            ("playing-dark", "Q-hearts", "hearts"),
            ("arranged", "8-clubs", "clubs"),
            ("playing", "joker-2", "none"),
            ("numbered", "red-7", "none"),
        ):
            self.assertEqual(SUITS[self.printed(family, name).suit], suit)

    def test_are_not_asked_of_signs_that_are_like_them(self) -> None:
        self.assertEqual(self.printed("german", "8-hearts").suit, -1)
        self.assertEqual(self.printed("arranged-german", "8-hearts").suit, -1)
        self.assertEqual(self.printed("symbols", "1-red-diamond").suit, -1)
        self.assertEqual(replace(self.printed("numbered", "red-7"), like_suits=True).suit, -1)

    @staticmethod
    def printed(family: str, name: str) -> Printed:
        return Printed(np.zeros(0), 0, 0, False, False, 0.05, family, f"{family}:1:0:{name}", 1)


class Files(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        with mock.patch.object(decks, "DECKS", 3):
            draw(Path(folder.name), 0, 1)
        cls.path = Path(folder.name) / "00000.npz"

    def test_say_where_a_face_has_its_number_and_whether_its_signs_are_like_suits(self) -> None:
        for face in load(self.path):
            label = design(face.design).labels[face.name]
            self.assertEqual((face.place, face.like_suits), (label.place, label.like_suits))

    def test_that_were_drawn_before_are_read(self) -> None:
        with np.load(self.path) as file:
            kept = dict(file)
        rows = [row[:8] for row in json.loads(str(kept["rows"]))]
        before = self.path.with_name("before.npz")
        np.savez(before, **kept | {"rows": np.array(json.dumps(rows))})
        for face in load(before):
            self.assertEqual((face.place, face.like_suits), ("corners", False))
            self.assertEqual(face.image().shape[0], decks.HEIGHT)


if __name__ == "__main__":
    unittest.main()
