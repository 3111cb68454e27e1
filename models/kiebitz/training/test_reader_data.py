"""Run with `python -m unittest models.kiebitz.training.test_reader_data`."""

from __future__ import annotations

import unittest
from unittest import mock

import numpy as np

from ..faces.face import NUMERALS
from ..nets.reader import HEIGHT, WIDTH
from . import reader_data
from .decks import Decks, Printed
from .geometry import GREY

FACE = Printed(np.zeros(0), NUMERALS.index("7"), 0, False, False, 0.05, "numbered", "numbered:1:0:red-7", 1)


class Nothing(unittest.TestCase):
    def setUp(self) -> None:
        self.image = np.random.default_rng(1).integers(0, 256, (240, 160, 3), np.uint8)

    def nothing(self, seed: int) -> np.ndarray:
        return reader_data.nothing(FACE, self.image, self.image, self.image, np.random.default_rng(seed))

    def test_is_a_crop(self) -> None:
        for seed in range(20):
            crop = self.nothing(seed)
            self.assertEqual((crop.shape, crop.dtype), ((HEIGHT, WIDTH, 3), np.uint8))

    def test_is_half_the_time_a_card_on_its_side(self) -> None:
        lying = np.rot90(self.image)
        with mock.patch.object(reader_data, "view", return_value=np.zeros((HEIGHT, WIDTH, 3), np.uint8)) as view:
            for seed in range(200):
                self.nothing(seed)
        self.assertTrue(all(np.array_equal(call.args[1], lying) for call in view.call_args_list))
        self.assertAlmostEqual(view.call_count / 200, reader_data.LYING, delta=0.1)


class CloserView(unittest.TestCase):
    def test_is_a_crop_in_whose_corners_fine_lines_are_seen(self) -> None:
        # One pixel wide: in a whole card's crop they are half as wide, and grey.
        image = np.full((240, 160, 3), 255, np.uint8)
        image[:, [10, -11]] = 0
        darkest = {True: [], False: []}
        for seed in range(12):
            for closer in darkest:
                make = reader_data.closer_view if closer else reader_data.view
                with mock.patch.object(reader_data, "photographed", side_effect=lambda crop, _: crop):
                    crop = make(FACE, image, image, image, np.random.default_rng(seed), False)
                self.assertEqual((crop.shape, crop.dtype), ((HEIGHT, WIDTH, 3), np.uint8))
                darkest[closer].append(float(crop[5:30, :40, 0].min(1).mean()))
        self.assertLess(np.median(darkest[True]), 0.7 * np.median(darkest[False]))


class Batch(unittest.TestCase):
    def test_has_corners_enlarged_beside_whole_cards_unless_it_is_said_otherwise(self) -> None:
        decks = Decks.__new__(Decks)
        decks.faces, decks.of_family, decks.of_design = [FACE], {}, {1: [0]}
        decks.of_numeral = [[0] if index == FACE.numeral else [] for index in range(len(NUMERALS))]
        with mock.patch.object(Printed, "image", return_value=np.zeros((240, 160, 3), np.uint8)):
            for closer, more in ((reader_data.CLOSER, 4), (0, 0)):
                images, shares, *_, groups = reader_data.batch(decks, np.random.default_rng(1), 10, closer)
                cards = shares[:, FACE.numeral] == 1
                self.assertEqual((int(cards.sum()), int((groups[cards] < 0).sum())), (20 + more, more))
                self.assertEqual(len(images), len(groups))

    def test_has_no_blank_card_among_what_is_none(self) -> None:
        blank = Printed(np.zeros(0), NUMERALS.index("blank"), 4, False, True, 0.05, "blank", "blank:1:0:white-0", 2)
        decks = Decks.__new__(Decks)
        decks.faces = [FACE, blank]
        decks.of_numeral = [[] for _ in NUMERALS]
        decks.of_numeral[FACE.numeral], decks.of_numeral[blank.numeral] = [0], [1]
        decks.of_family, decks.of_design = {}, {1: [0], 2: [1]}
        picture = np.zeros((30, 20, 3), np.uint8)
        with (
            mock.patch.object(Printed, "image", return_value=picture),
            mock.patch.object(reader_data, "nothing", return_value=np.zeros((HEIGHT, WIDTH, 3), np.uint8)) as nothing,
        ):
            _, shares, *_ = reader_data.batch(decks, np.random.default_rng(1), 24)
        self.assertGreater(shares[:, blank.numeral].sum(), 0)
        self.assertEqual({call.args[0].name for call in nothing.call_args_list}, {FACE.name})


class Covered(unittest.TestCase):
    def test_is_as_much_whatever_lies_over_it_comes_from(self) -> None:
        crop, over = np.zeros((HEIGHT, WIDTH, 3), np.uint8), np.full((30, 20, 3), 255, np.uint8)
        shares = [(reader_data._covered(crop, over, np.random.default_rng(seed)) > 0).mean() for seed in range(200)]
        self.assertLess(np.mean(np.array(shares) < 0.01), 0.1)


class CutOff(unittest.TestCase):
    def test_is_grey_from_one_side_on_and_otherwise_as_before(self) -> None:
        crop = np.random.default_rng(2).integers(0, 100, (HEIGHT, WIDTH, 3), np.uint8)
        for seed in range(30):
            cut = reader_data.cut_off(crop, np.random.default_rng(seed))
            grey = (cut == GREY).all(2)
            np.testing.assert_array_equal(cut[~grey], crop[~grey])
            self.assertTrue(0 < grey.mean() < 0.51)
            rims = (grey[0], grey[-1], grey[:, 0], grey[:, -1])
            self.assertTrue(any(rim.any() for rim in rims) and not all(rim.any() for rim in rims))


if __name__ == "__main__":
    unittest.main()
