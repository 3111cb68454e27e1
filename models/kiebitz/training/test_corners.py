"""Run with `python -m unittest models.kiebitz.training.test_corners`."""

from __future__ import annotations

import unittest

import numpy as np

from .corners import corners_enlarged


class CornersEnlarged(unittest.TestCase):
    def setUp(self) -> None:
        # Red grows to the right and green downwards.
        ys, xs = np.mgrid[0:288, 0:192]
        self.card = np.stack([xs, ys * 2 / 3, xs * 0], 2).astype(np.uint8)
        self.crop = corners_enlarged(self.card, 0.18, 0.4, 96, 144).astype(float)

    def test_fills_the_crop_from_edge_to_edge(self) -> None:
        self.assertEqual(self.crop.shape, (144, 96, 3))
        np.testing.assert_allclose(self.crop[0, 0, :2], (0, 0), atol=1.5)
        np.testing.assert_allclose(self.crop[-1, -1, :2], (191, 191), atol=1.5)

    def test_has_its_corners_as_much_larger_as_is_said(self) -> None:
        for rows, columns in ((np.s_[10:50], np.s_[5:35]), (np.s_[-50:-10], np.s_[-35:-5])):
            steps = np.diff(self.crop[rows, columns, 0].mean(0)).mean(), np.diff(self.crop[rows, columns, 1].mean(1)).mean()
            np.testing.assert_allclose(steps, (2 * 0.18 / 0.4, 2 * 2 / 3 * 0.18 / 0.4), rtol=0.06)

    def test_has_all_between_them_shrunk_without_a_gap(self) -> None:
        across, down = self.crop[72, :, 0], self.crop[:, 48, 1]
        for line in (across, down):
            self.assertTrue((np.diff(line) >= 0).all())
            self.assertLess(np.diff(line).max(), 2 * 0.64 / 0.2 * 1.3)


if __name__ == "__main__":
    unittest.main()
