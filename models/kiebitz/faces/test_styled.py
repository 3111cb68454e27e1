"""Run with `python -m unittest models.kiebitz.faces.test_styled`."""

from __future__ import annotations

import unittest
from unittest import mock

import cv2
import numpy as np

from . import fonts, marks, paint, styled
from .numerals import Ink, numeral, stamp
from .styled import Styled
from .test_labels import HUES, decks, drawn, shown
from .treatments import TREATMENTS, treat

GROUND, INK, OTHER = (240, 240, 240), (20, 20, 120), (200, 30, 30)


def treated(kind: str, token: str, seed: int) -> np.ndarray:
    """A number by one of TREATMENTS on a card of one colour."""
    rng = np.random.default_rng(4)
    form = marks.form(rng, fonts.pick(rng, False, "bold"))
    number = np.zeros((288, 190, 3), np.uint8)
    mask, scale = numeral(form, token, 120)
    stamp(number, mask, scale, 95, 144, Ink((255, 255, 255)), 120)
    px = paint.blank(288, 190, GROUND)
    treat(px, np.ascontiguousarray(number[..., 0]), kind, INK, OTHER, GROUND, 120, np.random.default_rng(seed))
    return px


class Treatments(unittest.TestCase):
    def test_print_the_same_each_time_and_another_number_otherwise(self) -> None:
        for kind in sorted(set(TREATMENTS)):
            for seed in range(8):
                three, five = (treated(kind, token, seed) for token in ("3", "5"))
                self.assertTrue((three == treated(kind, "3", seed)).all())
                apart = (cv2.absdiff(three, five).max(2) > 60).mean()
                self.assertGreater(apart, 0.004, (kind, seed))

    def test_print_what_can_be_told_from_the_ground(self) -> None:
        for kind in sorted(set(TREATMENTS) - {"window"}):
            for seed in range(8):
                away = np.abs(treated(kind, "8", seed).astype(int) - GROUND).sum(2)
                self.assertGreater((away > 150).mean(), 0.01, (kind, seed))


class StyledDecks(unittest.TestCase):
    def test_show_their_colour_and_number(self) -> None:
        faces, clear, layouts, kinds = 0, 0, set(), set()
        for deck in decks(Styled, seeds=range(200)):
            layouts.add(deck.layout)
            kinds.add(deck.treatment)
            for name in HUES:
                if name not in deck.shades:
                    continue
                faces += 1
                clear += shown(deck, name, 0.01)
        self.assertGreater(clear / faces, 0.97)
        self.assertLessEqual({"wallpaper", "centre", "corners"}, layouts)
        self.assertEqual(kinds, set(TREATMENTS))

    def test_tell_sixes_from_nines_where_the_mark_is_to_be_seen(self) -> None:
        found = set()
        for deck in decks(Styled, seeds=range(400)):
            either = deck.labels[f"{next(iter(deck.shades))}-6"].ambiguous
            if deck.layout == "wallpaper":
                self.assertEqual(either, deck.form.mark == "none", deck.seed)
            elif deck.layout == "centre" and deck.spots[0].height > 0.9:
                self.assertTrue(either, deck.seed)
            found.add((deck.layout, either))
        self.assertLessEqual({("wallpaper", True), ("wallpaper", False), ("centre", True), ("corners", False)}, found)

    def test_of_several_digits_stay_on_the_card(self) -> None:
        looked = 0
        for deck in decks(Styled, seeds=range(60)):
            if deck.layout != "centre" or deck.spots[0].angle:
                continue
            with mock.patch.object(styled, "treat") as treat:
                drawn(deck, f"{next(iter(deck.shades))}-10")
            mask = treat.call_args.args[1]
            looked += 1
            self.assertEqual(int(np.maximum(mask[:, 0], mask[:, -1]).max()), 0, deck.seed)
        self.assertGreater(looked, 5)


if __name__ == "__main__":
    unittest.main()
