"""Run with `python -m unittest models.kiebitz.faces.test_sections`."""

from __future__ import annotations

import unittest

import cv2
import numpy as np

from . import colours, fonts, paint
from .fittings import FITTINGS, fit
from .sectioned import Sectioned
from .sections import LEAST, OUTLINES, cut, random_section, seams
from .test_labels import decks, drawn, shown


class Cut(unittest.TestCase):
    def test_parts_make_up_the_card_and_are_not_too_narrow(self) -> None:
        rng = np.random.default_rng(1)
        for _ in range(200):
            boxes = cut(rng, (0, 0, 1, 1), 5, 0.65)
            sizes = [(right - left) * (bottom - top) for left, top, right, bottom in boxes]
            self.assertAlmostEqual(sum(sizes), 1)
            self.assertEqual(sizes, sorted(sizes, reverse=True))
            for left, top, right, bottom in boxes:
                self.assertGreater(min(right - left, (bottom - top) / 0.65), 0.999 * LEAST)

    def test_as_many_as_are_asked_for_where_there_is_room(self) -> None:
        rng = np.random.default_rng(2)
        self.assertEqual([len(cut(rng, (0, 0, 1, 1), count, 0.65)) for count in (1, 2, 3)], [1, 2, 3])
        self.assertEqual(len(cut(rng, (0, 0, LEAST, 0.1), 3, 0.65)), 1)

    def test_seams_lie_between_them(self) -> None:
        self.assertEqual(seams([(0, 0, 1, 1)]), [])
        self.assertEqual(seams([(0, 0, 1, 0.7), (0, 0.7, 1, 1)]), [((0, 0.7), (1, 0.7))])
        self.assertEqual(seams([(0, 0, 0.2, 1), (0.2, 0, 1, 1)]), [((0.2, 0), (0.2, 1))])


class Sections(unittest.TestCase):
    def test_plates_lie_one_within_another_and_hold_the_rest(self) -> None:
        rng = np.random.default_rng(3)
        seen = set()
        for _ in range(200):
            section = random_section(rng, (0.1, 0.2, 0.8, 0.6))
            seen.add(section.outline)
            masks = [paint.area((300, 200), points) > 127 for points in section.outlines(300, 200)]
            self.assertEqual(section.ground, section.plates[-1] if section.plates else section.fill)
            for outer, inner in zip(masks, masks[1:]):
                self.assertLess(inner.sum(), outer.sum())
                self.assertLess((inner & ~outer).mean(), 0.002, section)
            left, top, right, bottom = section.inner(300, 200)
            self.assertGreater(right - left, 0.3 * 140)
            self.assertGreater(bottom - top, 0.3 * 120)
            if masks:
                self.assertTrue(masks[-1][round((top + bottom) / 2), round((left + right) / 2)])
        self.assertEqual(seen, set(OUTLINES))


class Fittings(unittest.TestCase):
    def printed(self, kind: str, value: float | None, seed: int, box: tuple = (20, 30, 80, 190)) -> np.ndarray:
        px = paint.blank(220, 100, (255, 255, 255))
        fit(px, kind, box, value, (0, 0, 0), (200, 0, 0), seed, fonts.pick(np.random.default_rng(1), False, "words"))
        return px

    def test_print_in_their_box_and_the_same_each_time(self) -> None:
        for kind in sorted(set(FITTINGS)):
            for seed in range(6):
                px = self.printed(kind, 4, seed)
                self.assertTrue((px == self.printed(kind, 4, seed)).all())
                ink = (px < 200).any(2)
                self.assertEqual(ink.any(), kind != "none", (kind, seed))
                ink[24:196, 14:86] = False
                self.assertFalse(ink.any(), (kind, seed))

    def test_fill_scales_as_far_as_is_told(self) -> None:
        for seed in range(8):
            for box in ((20, 30, 80, 190), (5, 60, 95, 100)):
                pictures = [self.printed("scale", value, seed, box) for value in (0, 2, 5)]
                red = [int(((px[..., 0] > 150) & (px[..., 1] < 60)).sum()) for px in pictures]
                self.assertEqual(red, sorted(set(red)), (seed, box))

    def test_print_as_many_signs_as_are_told(self) -> None:
        for value in range(11):
            ink = (self.printed("signs", value, 4)[..., 0] < 128).astype(np.uint8)
            self.assertEqual(cv2.connectedComponents(ink)[0] - 1, value)


class SectionedDecks(unittest.TestCase):
    def test_show_their_colour_and_number(self) -> None:
        faces, clear = 0, 0
        for deck in decks(Sectioned, seeds=range(120)):
            for name in ("red", "green"):
                if name not in deck.shades:
                    continue
                faces += 1
                clear += shown(deck, name, 0.005)
        self.assertGreater(clear / faces, 0.97)

    def test_lie_on_their_side_as_often_as_not(self) -> None:
        ways = [round(deck.spots[0].angle / 90) % 4 for deck in decks(Sectioned, seeds=range(200))]
        self.assertGreater(ways.count(1), 20)
        self.assertGreater(ways.count(3), 20)
        self.assertGreater(ways.count(0), 40)

    def test_mirrored_ones_are_the_same_upside_down(self) -> None:
        mirrored = [deck for deck in decks(Sectioned, seeds=range(60)) if deck.mirrored]
        self.assertGreater(len(mirrored), 8)
        for deck in mirrored:
            face = drawn(deck, f"{next(iter(deck.shades))}-4")
            half = face.shape[0] // 2
            self.assertTrue((face[:half] == face[-half:][::-1, ::-1]).all())

    def test_tell_sixes_from_nines_by_a_mark_or_by_a_number_that_is_there_both_ways_up(self) -> None:
        found = set()
        for deck in decks(Sectioned, seeds=range(600)):
            upright = deck.mirrored and all(spot.angle == 0 for spot in deck.spots)
            either = deck.labels[f"{next(iter(deck.shades))}-6"].ambiguous
            self.assertEqual(either, deck.form.mark == "none" and not upright)
            found.add((upright, either))
        self.assertEqual(found, {(False, True), (False, False), (True, False)})

    def test_say_which_way_is_up_only_where_something_stands_upright(self) -> None:
        for deck in decks(Sectioned, seeds=range(60)):
            said = {label.symmetric for label in deck.labels.values()}
            self.assertEqual(said, {None} if any(spot.angle % 360 == 0 for spot in deck.spots) else {True})

    def test_name_no_colour_where_two_have_names(self) -> None:
        for deck in decks(Sectioned, seeds=range(60)):
            self.assertIn({label.colour for label in deck.labels.values()}, ({"none"}, set(colours.NAMED)))


if __name__ == "__main__":
    unittest.main()
