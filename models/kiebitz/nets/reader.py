"""The reader: from a rectified card, either way up, to what it shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor, nn

from .blocks import Block, Conv, Flat, Head

WIDTH, HEIGHT = 96, 144
"""Pixels of a crop: the card fills it."""
EMBEDDING = 64
NUMERAL_CLASSES = 18
COLOUR_CLASSES = 5
SUIT_CLASSES = 5
SHALLOWER = (0, 1, 2, 3, 4, 7, 8, 9, 13)
"""The layers of the trunk that a reader of before had, without the last two blocks at 18 x 12 and the last three at 9 x 6."""
LAST_NORM = (".layers.2.norm.weight", ".layers.2.norm.bias")
"""Of a block: where both are zero, it adds nothing to what it skips."""


class Reader(nn.Module):
    """One trunk for the numeral, the colour, the suit, the way up and the embedding."""

    def __init__(self) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            Conv(3, 16, 3, 2),  # 72 x 48
            Conv(16, 40, 3, 2),  # 36 x 24
            Conv(40, 56, 3, 2),  # 18 x 12
            *(Block(56, 56, 1, 5) for _ in range(4)),
            Block(56, 96, 2, 5),  # 9 x 6
            *(Block(96, 96, 1, 5) for _ in range(5)),
            Conv(96, 40),
        )
        self.flat = Flat(40, 128, (HEIGHT // 16, WIDTH // 16))
        self.numeral = Head(128, NUMERAL_CLASSES)
        self.colour = Head(128, COLOUR_CLASSES)
        self.suit = Head(128, SUIT_CLASSES)
        self.up = Head(128, 1)
        self.embedding = Head(128, EMBEDDING)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        """(N, 3, 144, 96) in 0..1 to logits (N, 18), (N, 5), (N, 5), (N, 1) and the embedding (N, 64), not normalised."""
        y = self.flat(self.trunk(x - 0.5))
        heads = (self.numeral, self.colour, self.suit, self.up, self.embedding)
        return tuple(head(y).flatten(1) for head in heads)

    def load_state_dict(self, state_dict: Mapping[str, Any], strict: bool = True, assign: bool = False) -> Any:
        """Takes what a shallower reader learnt, too: the blocks it lacks then add nothing at first, so that this one
        begins as the same function (the last norm of each is zero: Goyal et al. 2017, https://arxiv.org/abs/1706.02677).
        """
        if f"trunk.{len(SHALLOWER) - 1}.conv.weight" in state_dict:
            state_dict = self._deepened(state_dict)
        return super().load_state_dict(state_dict, strict, assign)

    def _deepened(self, shallower: Mapping[str, Any]) -> dict[str, Any]:
        """All this net's weights: those of the shallower one at their places, the others as they are, but silent."""
        further = tuple(f"trunk.{place}." for place in set(range(len(self.trunk))) - set(SHALLOWER))
        weights = {
            name: torch.zeros_like(value) if name.endswith(LAST_NORM) else value
            for name, value in self.state_dict().items()
            if name.startswith(further)
        }
        for name, value in shallower.items():
            first, *rest = name.split(".")
            if first == "trunk":
                rest[0] = str(SHALLOWER[int(rest[0])])
            weights[".".join((first, *rest))] = value
        return weights
