"""Run with `python -m unittest models.kiebitz.faces.test_chubby`."""

from __future__ import annotations

import unittest
from dataclasses import replace

import cv2
import numpy as np

from .chubby import Chubby
from .numerals import numeral
from .test_labels import HUES, decks, drawn, share


class Zeros(unittest.TestCase):
    def test_are_rings_in_more_than_half_of_the_decks(self) -> None:
        rings = [deck for deck in decks(Chubby) if deck.form.ring is not None]
        self.assertTrue(25 <= len(rings) <= 47, len(rings))
        for deck in rings:
            wide, hole = deck.form.ring
            mask, _ = numeral(replace(deck.form, wobble=0, distress=0), "0", 144)
            self.assertAlmostEqual(mask.shape[1] / mask.shape[0], wide, delta=0.05)
            # Of an ellipse; its hole is as wide as is said.
            middle = mask[mask.shape[0] // 2] > 127
            self.assertAlmostEqual(1 - middle.mean(), hole, delta=0.06)
            self.assertAlmostEqual((mask > 127).mean(), np.pi / 4 * (1 - hole**2), delta=0.05)


class Jokers(unittest.TestCase):
    def test_show_all_four_colours_and_bear_no_number(self) -> None:
        for deck in decks(Chubby):
            label = deck.labels["wild-wild"]
            self.assertEqual((label.numeral, label.colour), ("other", "none"))
            card = drawn(deck, "wild-wild")
            for colour in HUES:
                self.assertGreater(share(card, colour), 0.01, (deck.seed, colour))

    def test_have_their_quarters_in_the_corners_too_where_they_bear_no_word(self) -> None:
        bare = [deck for deck in decks(Chubby) if deck.bare_joker and deck.style.corners == "two"]
        self.assertGreater(len(bare), 20)
        for deck in bare:
            card = drawn(deck, "wild-wild")
            h, w = card.shape[:2]
            half = deck.style.corner_height * w / 2
            for x, y, _ in deck._places(w, h, half, half):
                corner = card[round(y - half) : round(y + half), round(x - half) : round(x + half)]
                self.assertGreaterEqual(sum(share(corner, colour) > 0.04 for colour in HUES), 3, deck.seed)


class Numbers(unittest.TestCase):
    def test_are_told_apart(self) -> None:
        for deck in decks(Chubby):
            pair = [drawn(deck, f"blue-{token}") for token in ("3", "5")]
            self.assertGreater((cv2.absdiff(*pair).max(2) > 60).mean(), 0.002, deck.seed)


if __name__ == "__main__":
    unittest.main()
