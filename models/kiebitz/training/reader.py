"""Training of the reader."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from ..nets.reader import Reader
from . import reader_data
from .decks import Decks
from .loop import Batch, Plan, Source, begin, train

TEMPERATURE = 0.1
"""Of the contrast between embeddings."""


def batches(folder: Path, anchors: int = 10) -> Source:
    """Makes the source of batches for the loop."""

    def source(seed: int, first: int, every: int = 1) -> Iterator[Batch]:
        decks = Decks(folder)
        for step in count(first, every):
            yield reader_data.batch(decks, np.random.default_rng([seed, step, 3]), anchors)
            if step % 100 < every:
                decks.refresh()

    return source


def loss(net: nn.Module, batch: tuple[Tensor, ...]) -> dict[str, Tensor]:
    """Numeral, colour, suit, way up, and an embedding in which two views of a face are nearer than any other face.

    The embedding's part is the supervised contrastive loss (Khosla et al. 2020, https://arxiv.org/abs/2004.11362) with
    one positive each.
    """
    image, numerals, colours, suits, ups, groups = batch
    numeral, colour, suit, up, embedding = net(image.contiguous(memory_format=torch.channels_last))
    named = F.cross_entropy(numeral, numerals, label_smoothing=0.02)
    coloured = F.cross_entropy(colour, colours, ignore_index=-1, label_smoothing=0.02)
    suited = F.cross_entropy(suit, suits, ignore_index=-1, label_smoothing=0.02)
    upright = F.binary_cross_entropy_with_logits(up[:, 0], ups[:, 0], reduction="none")
    upright = (upright * ups[:, 1]).sum() / ups[:, 1].sum().clamp(min=1)

    shown = groups >= 0
    unit = F.normalize(embedding[shown], dim=1)
    group = groups[shown]
    likeness = unit @ unit.T / TEMPERATURE
    itself = torch.eye(len(unit), dtype=torch.bool, device=unit.device)
    likeness = likeness.masked_fill(itself, -1e4)
    same = (group[:, None] == group[None]) & ~itself
    logs = likeness - torch.logsumexp(likeness, 1, keepdim=True)
    contrast = -(logs * same).sum(1) / same.sum(1).clamp(min=1)
    return {
        "numeral": named,
        "colour": 0.4 * coloured,
        "suit": 0.4 * suited,
        "up": 0.25 * upright,
        "embedding": 0.8 * contrast.mean(),
    }


def train_reader(
    folder: Path, checkpoint: Path, plan: Plan, start: Path | None = None, workers: int = 1, resume: bool = False
) -> nn.Module:
    return train(begin(Reader, plan.seed, start), plan, batches(folder), loss, checkpoint, workers, resume)
