"""The refiner: from a rough quad, seen with a margin, to the exact one; and whether it is a card at all."""

from __future__ import annotations

from torch import Tensor, nn

from .blocks import Block, Conv, Flat, Head

WIDTH, HEIGHT = 96, 128
"""Pixels of a crop."""
MARGIN = 0.2
"""Share of the crop's width and height beyond the rough quad, each side."""
UNIT = 32.0
"""Corner offsets are in so many pixels of the crop."""


class Refiner(nn.Module):
    """Looks at one card and a rim of its surroundings."""

    def __init__(self) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            Conv(3, 16, 3, 2),  # 64 x 48
            Conv(16, 32, 3, 2),  # 32 x 24
            Conv(32, 48, 3, 2),  # 16 x 12
            *(Block(48, 48, 1, 5) for _ in range(4)),
            Block(48, 80, 2, 5),  # 8 x 6
            *(Block(80, 80, 1, 5) for _ in range(4)),
            Conv(80, 32),
        )
        self.flat = Flat(32, 128, (HEIGHT // 16, WIDTH // 16))
        self.corners = Head(128, 8)
        self.card = Head(128, 2)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """(N, 3, 128, 96) in 0..1 to offsets (N, 8) and logits (N, 2): a card is here, it is turned by 90 degrees."""
        y = self.flat(self.trunk(x - 0.5))
        return self.corners(y).flatten(1), self.card(y).flatten(1)
