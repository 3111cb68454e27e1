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


class Signs(unittest.TestCase):
    def test_for_skipping_are_barred_either_way(self) -> None:
        falling = [_falls(deck._icon("skip", 160, 0.14)) for deck in decks(Chubby)]
        self.assertTrue(0.3 <= np.mean(falling) <= 0.7, np.mean(falling))

    def test_for_skipping_are_rings_with_their_middle_barred(self) -> None:
        for deck in decks(Chubby):
            mask = deck._icon("skip", 160, 0.14) > 127
            middle = mask.shape[0] // 2
            self.assertTrue(mask[middle, middle] and mask[middle, 1] and mask[1, middle], deck.seed)
            self.assertTrue(0.15 < mask.mean() < 0.65, (deck.seed, mask.mean()))

    def test_for_turning_back_chase_each_other_round_in_most_decks(self) -> None:
        circles = [deck for deck in decks(Chubby) if deck.circles]
        self.assertTrue(25 <= len(circles) <= 47, len(circles))
        for deck in circles:
            mask = deck._icon("reverse", 160, 0.14) > 127
            parts = cv2.connectedComponents(mask.astype(np.uint8))[0] - 1
            self.assertIn(parts, (1, 2))
            self.assertGreater(_around(mask), 0.73, deck.seed)
            # Alike when turned by half.
            self.assertGreater((mask == mask[::-1, ::-1]).mean(), 0.93, deck.seed)


def _around(mask: np.ndarray) -> float:
    """In which share of all directions from its middle a sign has ink, nearer its rim: two straight arrows in 0.69."""
    h, w = mask.shape
    turns, out = np.radians(np.arange(0, 360, 5))[:, None], np.linspace(0.7, 0.9, 13)
    rows = np.round((h - 1) / 2 * (1 + out * np.sin(turns))).astype(int)
    columns = np.round((w - 1) / 2 * (1 + out * np.cos(turns))).astype(int)
    return float(mask[rows, columns].any(1).mean())


def _falls(mask: np.ndarray) -> bool:
    """Whether a sign's bar falls to the right: within the ring, ink lies along that diagonal."""
    h, w = mask.shape
    inner = mask[h // 4 : -h // 4, w // 4 : -w // 4] > 127
    y, x = np.nonzero(inner)
    return float(np.corrcoef(x, y)[0, 1]) > 0


class Numbers(unittest.TestCase):
    def test_are_told_apart(self) -> None:
        for deck in decks(Chubby):
            pair = [drawn(deck, f"blue-{token}") for token in ("3", "5")]
            self.assertGreater((cv2.absdiff(*pair).max(2) > 60).mean(), 0.002, deck.seed)


if __name__ == "__main__":
    unittest.main()
