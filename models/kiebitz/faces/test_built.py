"""Run with `python -m unittest models.kiebitz.faces.test_built`."""

from __future__ import annotations

import unittest

import cv2
import numpy as np

from . import fonts, marks, strokes
from .built import Built
from .moulds import MOULDS, moulded
from .numbers import HIGH
from .numerals import numeral
from .panelled import LETTERS
from .pens import PENS
from .test_labels import HUES, decks, shown


def overlap(first: np.ndarray, second: np.ndarray) -> float:
    """Intersection over union of two masks, brought to one size."""
    a, b = (cv2.resize(mask, (60, 90), interpolation=cv2.INTER_AREA) > 90 for mask in (first, second))
    return float((a & b).sum() / max(1, (a | b).sum()))


def digit(token: str) -> np.ndarray:
    rng = np.random.default_rng(4)
    return numeral(marks.form(rng, fonts.pick(rng, False, "bold")), token, 144)[0]


class Pens(unittest.TestCase):
    def test_write_the_same_each_time_and_another_number_otherwise(self) -> None:
        for pen in PENS:
            for seed in range(6):
                three, seven = (strokes.hand_written(token, 144, seed, pen) for token in ("3", "7"))
                self.assertTrue(np.array_equal(three, strokes.hand_written("3", 144, seed, pen)))
                self.assertLess(overlap(three, seven), 0.9, (pen, seed))

    def test_write_whatever_stands_on_a_card(self) -> None:
        for pen in PENS:
            for text in (*(str(number) for number in range(11)), *HIGH, *LETTERS):
                mask = strokes.hand_written(text, 144, 5, pen)
                self.assertGreater((mask > 127).mean(), 0.02, (pen, text))
                self.assertGreater(mask.max(), 250, (pen, text))

    def test_differ(self) -> None:
        inked = {pen: int((strokes.hand_written("8", 144, 5, pen) > 127).sum()) for pen in PENS}
        self.assertEqual(len(set(inked.values())), len(PENS), inked)
        self.assertLess(inked["hair"], inked["blocks"] / 2)


class Moulds(unittest.TestCase):
    def test_shape_the_same_each_time_and_another_number_otherwise(self) -> None:
        three, seven = digit("3"), digit("7")
        for kind in MOULDS:
            for seed in range(8):
                shaped = moulded(three, kind, seed)
                self.assertTrue(np.array_equal(shaped, moulded(three, kind, seed)), kind)
                self.assertLess(overlap(shaped, moulded(seven, kind, seed)), 0.9, (kind, seed))
                self.assertGreater((shaped > 127).mean(), 0.05, (kind, seed))

    def test_leave_what_they_are_given(self) -> None:
        eight = digit("8")
        before = eight.copy()
        for kind in MOULDS:
            shaped = moulded(eight, kind, 3)
            self.assertTrue(shaped.shape != eight.shape or (shaped != eight).any(), kind)
        self.assertTrue(np.array_equal(eight, before))

    def test_others_are_refused(self) -> None:
        with self.assertRaises(ValueError):
            moulded(digit("8"), "melted", 0)


class BuiltDecks(unittest.TestCase):
    def test_show_their_colour_and_number(self) -> None:
        faces, clear, found = 0, 0, set()
        for deck in decks(Built, seeds=range(200)):
            found |= {deck.pen, deck.mould}
            for name in HUES:
                if name not in deck.shades:
                    continue
                faces += 1
                clear += shown(deck, name, 0.01)
        self.assertGreater(clear / faces, 0.97)
        self.assertEqual(found, {*PENS, *MOULDS, "none"})

    def test_write_small_numbers_plainly(self) -> None:
        looked = 0
        for deck in decks(Built, seeds=range(120)):
            small = [spot for spot in deck.spots if spot.height < 0.2]
            if not small or deck.pen == "line" and deck.mould == "none":
                continue
            looked += 1
            shape, _ = deck._mask("5", small[0], 40)
            self.assertTrue(np.array_equal(shape, numeral(deck.form, "5", 40)[0]), deck.seed)
        self.assertGreater(looked, 20)


if __name__ == "__main__":
    unittest.main()
