"""Run with `python -m unittest models.kiebitz.training.test_overlap`."""

from __future__ import annotations

import unittest

import numpy as np

from .overlap import COVERED, HIDDEN, INDEX, MIDDLE, overlaid

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

    def covered(self, place: str, turned: bool) -> list[np.ndarray]:
        """What is covered of so many cards, each as it stands upright."""
        rng = np.random.default_rng(4)
        made = [overlaid(CROP, MATE, 0.06, rng, place, turned)[..., 0] > (BELOW + OVER) / 2 for _ in range(60)]
        return [each[::-1, ::-1] if turned else each for each in made]

    def test_leaves_an_index_where_there_is_one_only_at_the_top(self) -> None:
        y, x = round(144 * INDEX[1]), round(96 * INDEX[0])
        for turned in (False, True):
            for covered in self.covered("left", turned):
                self.assertLess(covered[:y, :x].mean(), HIDDEN + 0.05)
            for covered in self.covered("top", turned):
                self.assertLess(min(covered[:y, :x].mean(), covered[:y, -x:].mean()), HIDDEN + 0.05)

    def test_leaves_the_middle_where_nothing_else_shows_the_number(self) -> None:
        y, x = round(144 * (1 - MIDDLE[1]) / 2), round(96 * (1 - MIDDLE[0]) / 2)
        covered = self.covered("middle", False)
        for each in covered:
            self.assertLess(each[y:-y, x:-x].mean(), HIDDEN + 0.05)
        self.assertGreater(np.mean([each.any() for each in covered]), 0.8)

    def test_lies_beside_what_must_be_seen_as_a_whole(self) -> None:
        self.assertFalse(any(each.any() for each in self.covered("whole", False)))

    def test_is_the_same_from_the_same_seed(self) -> None:
        one, other = (overlaid(CROP, MATE, 0.06, np.random.default_rng(5)) for _ in range(2))
        self.assertTrue(np.array_equal(one, other))
        self.assertFalse(np.array_equal(one, CROP))


if __name__ == "__main__":
    unittest.main()
