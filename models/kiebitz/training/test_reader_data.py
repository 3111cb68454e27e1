"""Run with `python -m unittest models.kiebitz.training.test_reader_data`."""

from __future__ import annotations

import unittest
from unittest import mock

import numpy as np

from ..faces.face import NUMERALS
from ..nets.reader import HEIGHT, WIDTH
from . import reader_data
from .decks import Printed
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
