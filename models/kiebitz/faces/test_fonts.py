"""Run with `python -m unittest models.kiebitz.faces.test_fonts`."""

from __future__ import annotations

import unittest

import numpy as np

from . import fonts


def digits(font: fonts.Font) -> np.ndarray:
    """Its ten digits as one vector of length 1."""
    found = fonts._digits(font.path)
    assert found is not None
    return found[0].ravel() / np.sqrt(len(fonts.DIGITS))


class HeldOut(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.learned = [font for group in fonts.groups(False).values() for font in group]
        cls.held_out = [font for group in fonts.groups(True).values() for font in group]

    def test_none_has_the_digits_of_one_for_training(self) -> None:
        rng = np.random.default_rng(1)
        some = [self.held_out[int(i)] for i in rng.permutation(len(self.held_out))[:5]]
        learned = np.array([digits(font) for font in self.learned[:: max(1, len(self.learned) // 150)]])
        for font in some:
            self.assertLessEqual((learned @ digits(font)).max(), fonts.CLONE)
        self.assertTrue(all(font.cousin <= fonts.CLONE for font in self.held_out))

    def test_those_for_training_are_all_that_are_not_held_out(self) -> None:
        self.assertEqual(len(self.learned), sum(not fonts._held_out(font.group) for font in fonts.fonts()))
        self.assertFalse({font.group for font in self.learned} & {font.group for font in self.held_out})

    def test_enough_of_each_kind_are_left(self) -> None:
        least = {"any": 20, "plain": 15, "words": 15, "bold": 6, "narrow": 2, "odd": 5, "script": 2}
        for kind, groups in least.items():
            self.assertGreaterEqual(len(fonts._choices(True, kind)), groups, kind)


if __name__ == "__main__":
    unittest.main()
