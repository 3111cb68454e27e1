"""Run with `python -m unittest models.kiebitz.training.test_refiner_data`."""

from __future__ import annotations

import unittest

import numpy as np

from .refiner_data import CLEAR, UNCLEAR, clearness, framed, merged, upright
from .shards import Shot

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


class Upright(unittest.TestCase):
    def test_begins_with_a_short_edge(self) -> None:
        for turn in range(4):
            quad = upright(np.roll(CARD, turn, 0))
            self.assertAlmostEqual(float(np.linalg.norm(quad[1] - quad[0])), 60)


class Framed(unittest.TestCase):
    def test_cuts_the_picture_off_round_a_card_or_elsewhere(self) -> None:
        rng = np.random.default_rng(3)
        image = rng.integers(0, 256, (300, 400, 3), np.uint8)
        card = CARD + np.array([150, 100], np.float32)
        none = np.zeros((0, 4, 2), np.float32)
        shot = Shot(image, image[..., 0], card[None], np.ones(1, np.float32), none, np.zeros(0, np.int32))
        about = 0
        for _ in range(100):
            cut, quad = framed(shot, rng)
            h, w = cut.image.shape[:2]
            self.assertEqual((quad[:, 0].max(), quad[:, 1].max(), quad.min()), (w, h, 0))
            left, top = (card - cut.corners[0])[0].astype(int)
            np.testing.assert_array_equal(cut.image, image[top : top + h, left : left + w])
            about += abs(w - 60) <= 6 and abs(h - 100) <= 10
        self.assertGreater(about, 50)


class Clearness(unittest.TestCase):
    def test_is_less_where_another_card_is_overlapped_as_much(self) -> None:
        self.assertEqual(clearness(np.array([0.8, 0.3]), 0), 1)
        self.assertEqual(clearness(np.array([0.6]), 0), 1)
        self.assertEqual(clearness(np.array([0.5, 0.5]), 0), UNCLEAR)
        self.assertEqual(clearness(np.array([0.4, 0.7]), 0), UNCLEAR)
        self.assertAlmostEqual(clearness(np.array([0.1, 0.6, 0.5]), 1), 0.1 / CLEAR)


if __name__ == "__main__":
    unittest.main()
