"""Training of the refiner."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from ..nets.refiner import Refiner
from .loop import Batch, Plan, Source, begin, train
from .refiner_data import sample
from .shards import Shards

CROPS = 4
"""Of one scene, once it is decoded."""
MINED_SCENES = 0.75
"""How often a scene is one that the nets have looked at."""


def batches(folder: Path, size: int = 96) -> Source:
    """Makes the source of batches for the loop."""

    def source(seed: int, first: int, every: int = 1) -> Iterator[Batch]:
        shards = Shards(folder)
        for step in count(first, every):
            rng = np.random.default_rng([seed, step, 2])
            pairs = []
            while len(pairs) < size:
                shot = shards.sample(rng, MINED_SCENES)
                pairs += [pair for pair in (sample(shot, rng) for _ in range(CROPS)) if pair]
            pairs = pairs[:size]
            yield np.stack([image for image, _ in pairs]), np.stack([numbers for _, numbers in pairs])
            if step % 50 < every:
                shards.refresh()

    return source


def loss(net: nn.Module, batch: tuple[Tensor, ...]) -> dict[str, Tensor]:
    """Where are the corners, is it a card, is it turned by 90 degrees?"""
    image, numbers = batch
    corners, logits = net(image.contiguous(memory_format=torch.channels_last))
    weight = numbers[:, 10]
    off = F.smooth_l1_loss(corners, numbers[:, :8], beta=0.03, reduction="none").mean(1)
    off = (off * weight).sum() / weight.sum().clamp(min=1)
    card = F.binary_cross_entropy_with_logits(logits[:, 0], numbers[:, 8], reduction="none")
    card = (card * numbers[:, 11]).sum() / numbers[:, 11].sum().clamp(min=1)
    turned = F.binary_cross_entropy_with_logits(logits[:, 1], numbers[:, 9], reduction="none")
    turned = (turned * weight).sum() / weight.sum().clamp(min=1)
    return {"corners": 6 * off, "card": card, "turned": 0.2 * turned}


def train_refiner(
    folder: Path, checkpoint: Path, plan: Plan, start: Path | None = None, workers: int = 1, resume: bool = False
) -> nn.Module:
    return train(begin(Refiner, plan.seed, start), plan, batches(folder), loss, checkpoint, workers, resume)
