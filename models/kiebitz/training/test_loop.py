"""Run with `python -m unittest models.kiebitz.training.test_loop`."""

from __future__ import annotations

import contextlib
import io
import re
import signal
import tempfile
import unittest
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from unittest import mock

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from . import loop
from .loop import Batch, Plan, begin, left_off, save, state_of, train


def net() -> nn.Module:
    return nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU6(), nn.Conv2d(4, 1, 2))


def batches(seed: int, first: int, every: int) -> Iterator[Batch]:
    for step in count(first, every):
        rng = np.random.default_rng([seed, step])
        image = rng.integers(0, 256, (6, 4, 4, 3), dtype=np.uint8)
        yield image, image[:, 0, 0, 0].astype(np.float32) / 255


def loss(model: nn.Module, batch: tuple[Tensor, ...]) -> dict[str, Tensor]:
    image, dark = batch
    return {"dark": F.mse_loss(model(image).flatten(), dark)}


class Training(unittest.TestCase):
    def trained(self, seed: int, start: Path | None = None, workers: int = 1) -> tuple[Path, dict[str, Tensor]]:
        """Trained a little, whatever torch has been doing before."""
        torch.rand(int(np.random.default_rng().integers(1, 9)))
        path = Path(self.folder.name) / f"{seed}.pt"
        plan = Plan(steps=5, warm_up=2, seed=seed)
        return path, train(begin(net, seed, start), plan, batches, loss, path, workers).state_dict()

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

    def test_comes_out_the_same_however_many_prepare_the_batches(self) -> None:
        _, one = self.trained(1)
        for workers in (2, 3, 7):
            _, several = self.trained(1, workers=workers)
            self.assertTrue(self.same(one, several))

    def test_goes_on_from_what_was_saved(self) -> None:
        path, one = self.trained(1)
        self.assertTrue(self.same(begin(net, 7, path).state_dict(), one))

    def test_half_of_it_is_the_mean_with_what_it_began_from_resumed_or_not(self) -> None:
        start, before = self.trained(1)
        _, after = self.trained(2, start)
        path = Path(self.folder.name) / "half.pt"
        plan = Plan(steps=5, warm_up=2, seed=2, half=True)
        for resume in (False, True):
            half = train(begin(net, 2, start), plan, batches, loss, path, resume=resume).state_dict()
            for name, mean in half.items():
                if mean.is_floating_point():
                    torch.testing.assert_close(mean, (before[name] + after[name]) / 2, msg=name)
            self.assertFalse(self.same(half, after))

    def broken_off(self, path: Path, plan: Plan, step: int, workers: int = 1) -> None:
        """Trained as far as this step, where no more batches come."""

        def few(seed: int, first: int, every: int) -> Iterator[Batch]:
            for made, batch in zip(count(first, every), batches(seed, first, every)):
                if made >= step:
                    raise OSError("the disk is full")
                yield batch

        with mock.patch.object(loop, "SAVED_EVERY", 0), self.assertRaisesRegex(RuntimeError, "the disk is full"):
            train(begin(net, plan.seed), plan, few, loss, path, workers)

    def test_broken_off_it_is_resumed_as_if_it_had_not_been(self) -> None:
        _, whole = self.trained(1)
        path, plan = Path(self.folder.name) / "broken.pt", Plan(steps=5, warm_up=2, seed=1)
        self.broken_off(path, plan, 3)
        kept = left_off(path)
        self.assertEqual(kept and kept["step"], 3)
        seen: list[int] = []

        def counted(model: nn.Module, batch: tuple[Tensor, ...]) -> dict[str, Tensor]:
            seen.append(len(batch))
            return loss(model, batch)

        resumed = train(begin(net, 9), plan, batches, counted, path, resume=True).state_dict()
        self.assertEqual(len(seen), 2)
        self.assertTrue(self.same(whole, resumed))
        self.assertTrue(self.same(resumed, torch.load(path, weights_only=True)))

    def test_is_resumed_with_more_or_fewer_that_prepare_batches(self) -> None:
        _, whole = self.trained(1)
        path, plan = Path(self.folder.name) / "broken.pt", Plan(steps=5, warm_up=2, seed=1)
        for before, after in ((2, 2), (3, 1), (1, 2)):
            self.broken_off(path, plan, 3, before)
            resumed = train(begin(net, 9), plan, batches, loss, path, after, resume=True).state_dict()
            self.assertTrue(self.same(whole, resumed))

    def test_reads_without_a_gpu_what_was_saved_with_one(self) -> None:
        path = Path(self.folder.name) / "gpu.pt"
        one = begin(net, 1)
        with mock.patch.object(torch.serialization, "location_tag", return_value="cuda:0"):
            torch.save(one.state_dict(), path)
            torch.save({"step": 3, "net": one.state_dict()}, state_of(path))
        self.assertTrue(self.same(one.state_dict(), begin(net, 2, path).state_dict()))
        self.assertEqual((left_off(path) or {})["step"], 3)

    @unittest.skipUnless(torch.cuda.is_available(), "there is no GPU")
    def test_saves_with_a_gpu_what_is_read_without_one(self) -> None:
        path, _ = self.trained(1)
        kept = torch.load(path, weights_only=True)
        self.assertEqual({each.device.type for each in kept.values()}, {"cpu"})

    def test_saves_what_it_was_given(self) -> None:
        path = Path(self.folder.name) / "saved.pt"
        one = begin(net, 1).state_dict()
        save({"step": 3, "net": one, "groups": [{"rate": 0.5, "weight": one["0.weight"]}]}, path)
        kept = torch.load(path, weights_only=True)
        self.assertEqual((kept["step"], kept["groups"][0]["rate"]), (3, 0.5))
        self.assertTrue(self.same(one, kept["net"]) and torch.equal(one["0.weight"], kept["groups"][0]["weight"]))

    def test_what_is_done_is_not_done_again(self) -> None:
        path, whole = self.trained(1)
        again = train(begin(net, 9), Plan(steps=5, warm_up=2, seed=1), batches, self.fail, path, resume=True)
        self.assertTrue(self.same(whole, again.state_dict()))

    def test_begins_anew_by_another_plan_or_unless_asked_to_resume(self) -> None:
        path, plan = Path(self.folder.name) / "broken.pt", Plan(steps=5, warm_up=2, seed=1)
        _, whole = self.trained(1)
        self.broken_off(path, Plan(steps=6, warm_up=2, seed=1), 3)
        self.assertTrue(self.same(whole, train(begin(net, 1), plan, batches, loss, path, resume=True).state_dict()))
        self.broken_off(path, plan, 3)
        self.assertTrue(self.same(whole, train(begin(net, 1), plan, batches, loss, path).state_dict()))

    def test_tells_the_mean_since_it_was_resumed(self) -> None:
        path, plan = Path(self.folder.name) / "told.pt", Plan(steps=100, warm_up=2, seed=1)
        self.broken_off(path, plan, 30)

        def four(model: nn.Module, batch: tuple[Tensor, ...]) -> dict[str, Tensor]:
            return {"four": loss(model, batch)["dark"] * 0 + 4}

        with contextlib.redirect_stdout(io.StringIO()) as told:
            train(begin(net, 1), plan, batches, four, path, resume=True)
        self.assertEqual(re.findall(r"step (\d+)/100 .* four (.*)", told.getvalue()), [("50", "4.0000"), ("100", "4.0000")])

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
