"""Run with `python -m unittest models.kiebitz.training.test_rough`."""

from __future__ import annotations

import unittest

import numpy as np
import torch

from .finder_data import WAYS
from .geometry import intersection_over_union
from .rough import LOOKS, aims_of, looked_again, quad_reaching


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


class Says(torch.nn.Module):
    """A refiner that says the same of every crop, and of the second that its corners come to nothing."""

    def __init__(self, right: float) -> None:
        super().__init__()
        self.right = right

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        corners = torch.tensor([self.right, 0.0] * 4).repeat(len(x), 1)
        if len(x) > 1:
            corners[1] = torch.tensor([0.0, 0.0] * 3 + [9.0, -9.0])
        return corners, torch.tensor([[1.0, -1.0]]).repeat(len(x), 1)


class LookedAgain(unittest.TestCase):
    def test_goes_where_the_refiner_says_and_remembers_from_where(self) -> None:
        card = np.array([[40, 40], [97.6, 40], [97.6, 116.8], [40, 116.8]], np.float32)
        image = np.full((240, 240, 3), 128, np.uint8)
        moved, origin = looked_again(Says(0.1), image, np.stack([card, card + 20, card + 40]))
        # The card is as large as in its crop, so that a unit is 32 pixels here as well.
        self.assertEqual(origin.tolist()[:2], [0, 2])
        self.assertEqual(len(moved), 2 + 1 * (LOOKS - 2))
        np.testing.assert_allclose(moved[0], card + [3.2, 0], atol=1e-3)
        np.testing.assert_allclose(moved[1], card + 40 + [3.2, 0], atol=1e-3)
        np.testing.assert_allclose(moved[2], card + [6.4, 0], atol=1e-3)

    def test_nothing_comes_of_nothing(self) -> None:
        moved, origin = looked_again(Says(0), np.zeros((8, 8, 3), np.uint8), np.zeros((0, 4, 2), np.float32))
        self.assertEqual((moved.shape, len(origin)), ((0, 4, 2), 0))


if __name__ == "__main__":
    unittest.main()
