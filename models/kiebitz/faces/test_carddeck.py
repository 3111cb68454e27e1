"""Run with `python -m unittest models.kiebitz.faces.test_carddeck`."""

from __future__ import annotations

import shutil
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import cv2
import numpy as np

from .carddeck import CardDeck, carddecks

NAMES = ("10_heart", "1_heart", "9_club", "queen_spade")


class CardDecks(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.decks = Path(folder.name)
        self.folder = self.decks / "svg-some"
        self.folder.mkdir()
        # A red card of 200 by 300 with corners of 30, in a picture with a faint shadow round it.
        picture = np.zeros((320, 220, 4), np.uint8)
        picture[..., 3] = 40
        mask = np.zeros((300, 200), np.uint8)
        cv2.rectangle(mask, (30, 0), (169, 299), 255, -1)
        cv2.rectangle(mask, (0, 30), (199, 269), 255, -1)
        for x in (30, 169):
            for y in (30, 269):
                cv2.circle(mask, (x, y), 30, 255, -1)
        picture[10:310, 10:210][mask > 0] = (0, 0, 255, 255)
        for name in NAMES:
            cv2.imwrite(str(self.folder / f"{name}.png"), picture)
        self.deck = CardDeck(self.folder)

    def test_have_the_shape_of_their_cards_without_the_shadow(self) -> None:
        self.assertAlmostEqual(self.deck.aspect, 200 / 300, 3)
        self.assertAlmostEqual(self.deck.radius, 30 / 200, delta=0.01)

    def test_say_what_their_cards_show(self) -> None:
        shown = {name: (label.numeral, label.colour) for name, label in self.deck.labels.items()}
        expected = {"10_heart": ("10", "red"), "1_heart": ("other", "red"), "9_club": ("9", "none"), "queen_spade": ("other", "none")}
        self.assertEqual(shown, expected)
        self.assertEqual(self.deck.family, "some")

    def test_say_in_which_other_colours_suits_are_and_whose_aces_show_a_1(self) -> None:
        coloured, numbered = (self._copied(name) for name in ("anglo_modern_4_color", "ancient_french"))
        self.assertEqual([coloured.labels[name].colour for name in NAMES], ["red", "red", "green", "blue"])
        self.assertEqual([numbered.labels[name].numeral for name in NAMES], ["10", "1", "9", "other"])

    def test_come_in_an_order_that_stays(self) -> None:
        for name in ("anglo", "svg-other"):
            self._copied(name)
        (self.decks / "without").mkdir()
        with mock.patch("models.kiebitz.faces.carddeck.FOLDER", self.decks):
            self.assertEqual([deck.family for deck in carddecks()], ["other", "some", "anglo"])

    def test_of_uno_say_so(self) -> None:
        deck = self._copied("uno")
        for old, new in zip(NAMES, ("9_red", "draw_blue", "any_black", "0_yellow"), strict=True):
            (deck.folder / f"{old}.png").rename(deck.folder / f"{new}.png")
        deck = CardDeck(deck.folder)
        shown = {name: (label.numeral, label.colour, label.symmetric) for name, label in deck.labels.items()}
        expected = {
            "9_red": ("9", "red", False),
            "draw_blue": ("other", "blue", True),
            "any_black": ("other", "none", True),
            "0_yellow": ("0", "yellow", False),
        }
        self.assertEqual(shown, expected)
        self.assertTrue(deck.is_uno)
        self.assertFalse(self.deck.is_uno)

    def _copied(self, name: str) -> CardDeck:
        return CardDeck(Path(shutil.copytree(self.folder, self.decks / name)))

    def test_print_their_pictures(self) -> None:
        face = self.deck.draw("9_club", np.random.default_rng(1), 150, 100)
        self.assertEqual(face.shape, (150, 100, 3))
        self.assertEqual(tuple(face[75, 50]), (255, 0, 0))
        # Beyond the round corners it is paper.
        self.assertGreater(face[0, 0].min(), 200)

    def test_picture_that_is_gone_is_named(self) -> None:
        (self.folder / "9_club.png").unlink()
        with self.assertRaisesRegex(FileNotFoundError, "9_club"):
            self.deck.draw("9_club", np.random.default_rng(1), 150, 100)


if __name__ == "__main__":
    unittest.main()
