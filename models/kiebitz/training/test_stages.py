"""Run with `python -m unittest models.kiebitz.training.test_stages`."""

from __future__ import annotations

import tempfile
import unittest
from dataclasses import asdict, replace
from pathlib import Path
from unittest import mock

from .loop import save, state_of
from .stages import LONGER, STAGES, begun, file_of, left_by, plan_of


class Plans(unittest.TestCase):
    def test_each_stage_has_a_seed_of_its_own(self) -> None:
        seeds = [plan_of("reader", number, seed=7).seed for number in range(len(STAGES["reader"]))]
        self.assertEqual(seeds, list(range(7, 7 + len(STAGES["reader"]))))

    def test_a_share_shortens_and_a_gpu_lengthens(self) -> None:
        steps = STAGES["finder"][0].steps
        with mock.patch("torch.cuda.is_available", return_value=False):
            self.assertEqual(plan_of("finder", 0).steps, steps)
            self.assertEqual(plan_of("finder", 0, share=0.1).steps, steps / 10)
            self.assertEqual(plan_of("finder", 0, steps=30, rate=1e-5, share=0.1), replace(plan_of("finder", 0, steps=30), rate=1e-5))
        with mock.patch("torch.cuda.is_available", return_value=True):
            self.assertEqual(plan_of("finder", 0).steps, LONGER * steps)

    def test_what_is_trained_already_is_warmed_up_less(self) -> None:
        first, second = plan_of("refiner", 0), plan_of("refiner", 1)
        self.assertLess(second.warm_up, first.warm_up)

    def test_quick_is_a_few_steps(self) -> None:
        for name, stages in STAGES.items():
            for number in range(len(stages)):
                self.assertLess(plan_of(name, number, quick=True).steps, 100)


class Files(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.here, self.committed = Path(folder.name) / "here", Path(folder.name) / "committed"

    def test_what_was_trained_here_goes_before_what_was_committed(self) -> None:
        save({}, self.committed / file_of("finder", 0))
        self.assertEqual(left_by("finder", 0, self.here, self.committed), self.committed / "stages/finder-1.pt")
        save({}, self.here / file_of("finder", 0))
        self.assertEqual(left_by("finder", 0, self.here, self.committed), self.here / "stages/finder-1.pt")

    def test_a_stage_that_was_not_trained_is_named(self) -> None:
        save({}, self.here / file_of("finder", 0))
        with self.assertRaisesRegex(SystemExit, "Stage 2 of the finder comes first"):
            left_by("finder", 1, self.here, self.committed)

    def test_what_was_broken_off_goes_on_by_the_same_plan_only(self) -> None:
        checkpoint = self.here / file_of("reader", 1)
        plan = plan_of("reader", 1)
        self.assertFalse(begun(checkpoint, plan))
        save({"plan": asdict(plan)}, state_of(checkpoint))
        self.assertTrue(begun(checkpoint, plan))
        with self.assertRaisesRegex(SystemExit, "another plan"):
            begun(checkpoint, plan_of("reader", 1, seed=2))


if __name__ == "__main__":
    unittest.main()
