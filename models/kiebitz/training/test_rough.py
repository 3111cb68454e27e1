"""Run with `python -m unittest models.kiebitz.training.test_rough`."""

from __future__ import annotations

import unittest

import numpy as np

from .finder_data import WAYS
from .geometry import intersection_over_union
from .rough import aims_of, quad_reaching


class QuadReaching(unittest.TestCase):
    def test_a_card_is_found_again_in_its_support_function(self) -> None:
        rng = np.random.default_rng(3)
        unit = np.array([[-0.5, -0.75], [0.5, -0.75], [0.5, 0.75], [-0.5, 0.75]])
        for _ in range(50):
            angle, size = rng.uniform(0, 2 * np.pi), rng.uniform(30, 200)
            turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
            quad = unit @ turn * size + rng.normal(0, 0.04 * size, (4, 2)) + rng.uniform(100, 300, 2)
            again = quad_reaching((quad @ WAYS).max(0))
            self.assertGreater(intersection_over_union(quad, again), 0.93)


class Aims(unittest.TestCase):
    def test_a_quad_is_on_the_card_that_it_overlaps_most(self) -> None:
        card = np.array([[0, 0], [60, 0], [60, 100], [0, 100]], np.float32)
        cards = np.stack([card, card + [40, 0]])
        quads = np.stack([card + [5, 5], card + [30, 0], card + [500, 0]]).astype(np.float32)
        self.assertEqual(aims_of(quads, cards).tolist(), [0, 1, -1])
        self.assertEqual(aims_of(quads, cards[:0]).tolist(), [-1, -1, -1])


if __name__ == "__main__":
    unittest.main()
