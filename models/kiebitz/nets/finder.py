"""The finder: from a whole picture to rough quads, one opinion a cell of 8 by 8 pixels."""

from __future__ import annotations

from torch import Tensor, nn

from .blocks import Block, Conv, Head, Up

STRIDE = 8
"""Pixels of the canvas a cell, each way."""
UNIT = 64.0
"""Distances are in so many pixels of the canvas."""
DIRECTIONS = 24
"""In which the card's reach is told: at 0, 15, 30 ... degrees from the x axis towards the y axis."""
CHANNELS = 2 + DIRECTIONS
"""0: a card is seen here, 1: how good the rest is, then how far that card reaches from the cell's centre each way."""


class Finder(nn.Module):
    """Every cell that sees a card says how far the whole of that card reaches each way.

    That is the support function of the card's outline, h(u) = max over corners c of (c - centre) * u. Unlike four corners
    in some order it has no jump when a card is turned, and two cells' answers differ by their distance alone.

    An encoder down to cells of 32 pixels, wide enough there for a cell to know the whole picture, and a decoder back up
    to 8.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Sequential(Conv(3, 16, 3, 2), Conv(16, 24, 3, 2))  # 4
        self.at8 = nn.Sequential(Conv(24, 48, 3, 2), Block(48, 48), Block(48, 48))
        self.at16 = nn.Sequential(Block(48, 80, 2), Block(80, 80), Block(80, 80))
        self.at32 = nn.Sequential(Block(80, 112, 2), *(Block(112, 112) for _ in range(5)), Conv(112, 80))
        self.up = Up()
        self.from16 = Conv(80, 80)
        self.join16 = Block(80, 64)
        self.from8 = Conv(48, 64)
        self.join8 = nn.Sequential(Block(64, 64), Block(64, 64))
        self.head = Head(64, CHANNELS)

    def forward(self, x: Tensor) -> Tensor:
        """(N, 3, H, W) in 0..1, H and W multiples of 32, to (N, 26, H / 8, W / 8)."""
        c8 = self.at8(self.stem(x - 0.5))
        c16 = self.at16(c8)
        p16 = self.join16(self.up(self.at32(c16)) + self.from16(c16))
        p8 = self.join8(self.up(p16) + self.from8(c8))
        return self.head(p8)
