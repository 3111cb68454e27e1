"""Run with `python -m unittest models.kiebitz.training.test_refiner_data`."""

from __future__ import annotations

import unittest

import numpy as np

from .refiner_data import merged

CARD = np.array([[0, 0], [60, 0], [60, 100], [0, 100]], np.float32)


class Merged(unittest.TestCase):
    def test_reaches_across_both_whichever_corner_the_other_begins_with(self) -> None:
        rng = np.random.default_rng(1)
        for move, across in (
            ([40, 0], [[0, 0], [100, 0], [100, 100], [0, 100]]),
            ([-40, 0], [[-40, 0], [60, 0], [60, 100], [-40, 100]]),
            ([0, 70], [[0, 0], [60, 0], [60, 170], [0, 170]]),
        ):
            for turn in range(4):
                other = np.roll(CARD + np.array(move, np.float32), turn, 0)
                np.testing.assert_array_equal(merged(CARD, [other], rng), across)

    def test_is_the_card_itself_where_no_other_meets_it(self) -> None:
        rng = np.random.default_rng(2)
        np.testing.assert_array_equal(merged(CARD, [CARD + 200], rng), CARD)
        np.testing.assert_array_equal(merged(CARD, [], rng), CARD)


if __name__ == "__main__":
    unittest.main()
