"""Tests of the pictures of court cards."""

from __future__ import annotations

import unittest

import numpy as np

from . import courts, shapes


class Crowded(unittest.TestCase):
    def test_any_panel_shows_the_same_either_way_up(self) -> None:
        for seed in range(60):
            rng = np.random.default_rng(seed)
            height = int(rng.integers(60, 290))
            width = int(height * rng.uniform(0.35, 1.2))
            made = courts.crowded(rng, height, width, shapes.heart(), (200, 0, 0))
            self.assertEqual((made.shape, made.dtype), ((height, width, 3), np.uint8))
            self.assertLess(np.abs(made.astype(int) - made[::-1, ::-1]).mean(), 6, seed)

    def test_little_of_it_is_bare(self) -> None:
        def busy(seed: int) -> float:
            made = courts.crowded(np.random.default_rng(seed), 200, 130, shapes.diamond(), (200, 0, 0)).astype(int)
            return float((np.abs(np.diff(made, axis=1)).max(2) > 40).mean())

        self.assertGreater(np.mean([busy(seed) for seed in range(20)]), 0.12)


if __name__ == "__main__":
    unittest.main()
