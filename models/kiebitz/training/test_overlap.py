"""Run with `python -m unittest models.kiebitz.training.test_overlap`."""

from __future__ import annotations

import unittest

import numpy as np

from .overlap import COVERED, HIDDEN, INDEX, overlaid

BELOW, OVER = 40, 200
CROP = np.full((144, 96, 3), BELOW, np.uint8)
MATE = np.full((240, 160, 3), OVER, np.uint8)


class Overlaid(unittest.TestCase):
    def test_covers_as_much_as_it_may_and_leaves_an_index(self) -> None:
        rng = np.random.default_rng(3)
        y, x = round(144 * INDEX[1]), round(96 * INDEX[0])
        shares = []
        for _ in range(60):
            covered = overlaid(CROP, MATE, 0.06, rng)[..., 0] > (BELOW + OVER) / 2
            shares.append(covered.mean())
            self.assertLess(min(covered[:y, :x].mean(), covered[-y:, -x:].mean()), HIDDEN + 0.05)
        self.assertGreater(min(shares), COVERED[0] - 0.05)
        self.assertLess(max(shares), COVERED[1] + 0.05)
        # From hardly anything to more than half.
        self.assertLess(min(shares), 0.2)
        self.assertGreater(max(shares), 0.5)

    def test_is_the_same_from_the_same_seed(self) -> None:
        one, other = (overlaid(CROP, MATE, 0.06, np.random.default_rng(5)) for _ in range(2))
        self.assertTrue(np.array_equal(one, other))
        self.assertFalse(np.array_equal(one, CROP))


if __name__ == "__main__":
    unittest.main()
