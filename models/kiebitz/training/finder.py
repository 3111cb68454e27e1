"""Training of the finder."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from ..nets.finder import Finder
from .finder_data import ASKED, REACH, SEEN, SIZE, WEIGHT, sample
from .loop import Batch, Plan, Source, begin, train
from .shards import Shards

STAGES = (
    (0.35, 24, ((224, 224), (224, 160), (160, 224), (192, 256))),
    (0.75, 18, ((256, 256), (256, 192), (192, 256), (224, 288))),
    (1.0, 9, ((320, 384), (384, 320), (256, 384), (384, 256), (384, 384))),
)
"""Up to which share of the steps so many scenes a batch, on canvases of these heights and widths."""


def batches(folder: Path, steps: int) -> Source:
    """Makes the source of batches for the loop."""

    def source(seed: int, first: int, every: int = 1) -> Iterator[Batch]:
        shards = Shards(folder)
        for step in count(first, every):
            rng = np.random.default_rng([seed, step])
            _, size, canvases = next((each for each in STAGES if step / steps < each[0]), STAGES[-1])
            height, width = canvases[int(rng.integers(len(canvases)))]
            pairs = [sample(shards.sample(rng), rng, height, width) for _ in range(size)]
            yield np.stack([image for image, _ in pairs]), np.stack([target for _, target in pairs])
            if step % 50 < every:
                shards.refresh()

    return source


def loss(net: nn.Module, batch: tuple[Tensor, ...]) -> dict[str, Tensor]:
    """Is a card seen, how far does it reach, and how good is that answer?"""
    image, target = batch
    dense = net(image.contiguous(memory_format=torch.channels_last))
    asked = target[:, ASKED]
    card = F.binary_cross_entropy_with_logits(dense[:, 0], target[:, SEEN], reduction="none")
    card = (card * asked).sum() / asked.sum()

    weight = target[:, WEIGHT]
    size = target[:, SIZE].clamp(min=0.05)[:, None]
    error = F.smooth_l1_loss(dense[:, 2:] / size, target[:, REACH:] / size, beta=0.02, reduction="none").mean(1)
    total = weight.sum().clamp(min=1e-3)
    reach = (error * weight).sum() / total

    with torch.no_grad():
        quality = (1 - 6 * error).clamp(0, 1)
    trust = F.binary_cross_entropy_with_logits(dense[:, 1], quality, reduction="none")
    trust = (trust * weight).sum() / total
    return {"card": card, "reach": 5 * reach, "quality": 0.3 * trust}


def train_finder(
    folder: Path, checkpoint: Path, plan: Plan, start: Path | None = None, workers: int = 1, resume: bool = False
) -> nn.Module:
    return train(begin(Finder, plan.seed, start), plan, batches(folder, plan.steps), loss, checkpoint, workers, resume)
