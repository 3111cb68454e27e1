"""Run with `python -m unittest models.kiebitz.training.test_loop`."""

from __future__ import annotations

import signal
import tempfile
import unittest
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from .loop import Batch, Plan, begin, train


def net() -> nn.Module:
    return nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU6(), nn.Conv2d(4, 1, 2))


def batches(seed: int, first: int) -> Iterator[Batch]:
    rng = np.random.default_rng([seed, first])
    while True:
        image = rng.integers(0, 256, (6, 4, 4, 3), dtype=np.uint8)
        yield image, image[:, 0, 0, 0].astype(np.float32) / 255


def loss(model: nn.Module, batch: tuple[Tensor, ...]) -> dict[str, Tensor]:
    image, dark = batch
    return {"dark": F.mse_loss(model(image).flatten(), dark)}


class Training(unittest.TestCase):
    def trained(self, seed: int, start: Path | None = None) -> tuple[Path, dict[str, Tensor]]:
        """Trained a little, whatever torch has been doing before."""
        torch.rand(int(np.random.default_rng().integers(1, 9)))
        path = Path(self.folder.name) / f"{seed}.pt"
        plan = Plan(steps=5, warm_up=2, seed=seed)
        return path, train(begin(net, seed, start), plan, batches, loss, path).state_dict()

    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def same(self, one: dict[str, Tensor], other: dict[str, Tensor]) -> bool:
        return all(torch.equal(one[name], other[name]) for name in one)

    def test_from_a_seed_it_comes_out_the_same_each_time(self) -> None:
        _, one = self.trained(1)
        _, again = self.trained(1)
        _, other = self.trained(2)
        self.assertTrue(self.same(one, again))
        self.assertFalse(self.same(one, other))

    def test_goes_on_from_what_was_saved(self) -> None:
        path, one = self.trained(1)
        self.assertTrue(self.same(begin(net, 7, path).state_dict(), one))

    def test_begins_although_opencv_has_had_threads(self) -> None:
        cv2.setNumThreads(2)
        cv2.GaussianBlur(np.zeros((2000, 2000), np.float32), (0, 0), 5)
        self.addCleanup(cv2.setNumThreads, 1)
        before = signal.signal(signal.SIGALRM, lambda *_: self.fail("the batches never came"))
        self.addCleanup(signal.signal, signal.SIGALRM, before)
        signal.alarm(60)
        self.addCleanup(signal.alarm, 0)
        self.trained(1)


if __name__ == "__main__":
    unittest.main()
