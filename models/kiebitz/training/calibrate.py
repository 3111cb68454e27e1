"""How much to believe the reader: one temperature each for numeral, colour and suit.

Guo et al. 2017, "On Calibration of Modern Neural Networks", https://arxiv.org/abs/1706.04599
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from ..nets.reader import Reader
from . import reader_data
from .decks import Decks

BATCHES = 40


def calibrate(net: nn.Module, held_out: Path, path: Path) -> dict[str, float]:
    """Finds the temperatures on designs that were never trained on, writes them, and prints how good the reader is."""
    net = net.cpu().eval()
    decks = Decks(held_out)
    rng = np.random.default_rng(99)
    parts: list[list[Tensor]] = [[] for _ in range(6)]
    certain = []
    with torch.no_grad():
        for _ in range(BATCHES):
            image, shares, colour, suit, _, _ = reader_data.batch(decks, rng, 24, closer=0)
            x = torch.from_numpy(image).permute(0, 3, 1, 2).float() / 255
            # As the recogniser reads: the card both ways up, and the mean of what is said.
            pairs = zip(net(x), net(x.flip(2, 3)), strict=True)
            numeral, coloured, suited, _, _ = ((one + other) / 2 for one, other in pairs)
            truths = map(torch.from_numpy, (shares, colour, suit))
            for part, value in zip(parts, (numeral, coloured, suited, *truths), strict=True):
                part.append(value)
            certain.append(torch.from_numpy(shares.max(1) == 1))
    numeral, coloured, suited, shares, colour, suit = (torch.cat(part) for part in parts)
    clear = torch.cat(certain)
    truth = shares.argmax(1)
    figures = {
        "numeral": _temperature(numeral[clear], truth[clear]),
        "colour": _temperature(*_asked(coloured, colour)),
        "suit": _temperature(*_asked(suited, suit)),
    }
    path.write_text(json.dumps(figures, indent=2) + "\n")
    right = (numeral.argmax(1) == truth)[clear].float().mean()
    right_colour, right_suit = (_right(*_asked(*each)) for each in ((coloured, colour), (suited, suit)))
    print(f"held out: numeral {right:.4f} colour {right_colour:.4f} suit {right_suit:.4f} temperatures {figures}")
    return figures


def _asked(logits: Tensor, truth: Tensor) -> tuple[Tensor, Tensor]:
    return logits[truth >= 0], truth[truth >= 0]


def _right(logits: Tensor, truth: Tensor) -> float:
    return float((logits.argmax(1) == truth).float().mean())


def _temperature(logits: Tensor, truth: Tensor) -> float:
    tried = torch.exp(torch.linspace(-1.2, 1.2, 97))
    losses = torch.stack([F.cross_entropy(logits / each, truth) for each in tried])
    return round(float(tried[losses.argmin()]), 3)


if __name__ == "__main__":
    reader = Reader()
    reader.load_state_dict(torch.load(sys.argv[1], weights_only=True, map_location="cpu"))
    calibrate(reader, Path(sys.argv[2]), Path(sys.argv[3]))
