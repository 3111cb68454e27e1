"""Run with `python -m unittest models.kiebitz.training.test_finder_data`."""

from __future__ import annotations

import unittest
from unittest import mock

import numpy as np

from . import finder_data
from .finder_data import ASKED, MARGIN, REACH, SEEN, SIZE, STRIDE, UNIT, WAYS, WEIGHT, sample
from .geometry import GREY
from .rough import quad_reaching
from .shards import Shot

CARD = np.array([[130, 90], [190, 90], [190, 180], [130, 180]], np.float32)
CANVAS = 256
ALWAYS_CUT = {"CLOSE_UP": 1.0, "FRAMED": 1.0, "CUT": 1.0}


def sampled(seed: int) -> tuple[np.ndarray, np.ndarray]:
    """A white upright card on a black table, as the finder is shown it, and what is asked of it."""
    image, owner = np.zeros((240, 320, 3), np.uint8), np.zeros((240, 320), np.uint8)
    image[90:180, 130:190], owner[90:180, 130:190] = 255, 1
    shot = Shot(image, owner, CARD[None], np.ones(1, np.float32), np.zeros((0, 4, 2), np.float32), np.zeros(0, np.int32))
    return sample(shot, np.random.default_rng(seed), CANVAS, CANVAS)


def supports(target: np.ndarray) -> np.ndarray:
    """How far from the canvas's corner, in pixels, the card reaches of which each cell is to tell, (cells, DIRECTIONS)."""
    ys, xs = np.nonzero(target[WEIGHT])
    return target[REACH:, ys, xs].T * UNIT + (np.stack([xs, ys], 1) + 0.5) * STRIDE @ WAYS


class CutOff(unittest.TestCase):
    def test_a_card_that_the_pictures_edge_cuts_off_is_asked_for_whole(self) -> None:
        with mock.patch.multiple(finder_data, **ALWAYS_CUT, LEFT_OVER=(0.45, 0.8)):
            for seed in range(12):
                with self.subTest(seed=seed):
                    _, target = sampled(seed)
                    told = supports(target)
                    np.testing.assert_allclose(told, np.broadcast_to(told[0], told.shape), atol=0.01)
                    quad = quad_reaching(told[0])
                    sides = np.linalg.norm(np.roll(quad, -1, 0) - quad, axis=1)
                    self.assertAlmostEqual(max(sides) / min(sides), 1.5, delta=0.06)
                    area = sides[0] * sides[1]
                    self.assertAlmostEqual(target[SIZE].max() * UNIT, np.sqrt(area), delta=3)
                    self.assertLess(len(told) * STRIDE**2, 0.99 * area)
                    edge = 3 * MARGIN // 2
                    self.assertTrue(quad.min() < edge or quad.max() > CANVAS - edge)

    def test_round_the_picture_all_is_grey_and_no_card(self) -> None:
        edge = MARGIN // 2
        with mock.patch.multiple(finder_data, **ALWAYS_CUT, LEFT_OVER=(0.45, 0.8)):
            for seed in range(12):
                canvas, target = sampled(seed)
                for rim in (canvas[:edge], canvas[-edge:], canvas[:, :edge], canvas[:, -edge:]):
                    self.assertTrue((rim == GREY).all())
                for rim in (target[SEEN, 0], target[SEEN, -1], target[SEEN, :, 0], target[SEEN, :, -1]):
                    self.assertFalse(rim.any())

    def test_nothing_is_asked_where_hardly_any_of_a_card_is_left(self) -> None:
        with mock.patch.multiple(finder_data, **ALWAYS_CUT, LEFT_OVER=(0.03, 0.08)):
            for seed in range(12):
                _, target = sampled(seed)
                self.assertFalse(target[WEIGHT].any())
                self.assertFalse((target[SEEN] * target[ASKED]).any())


if __name__ == "__main__":
    unittest.main()
