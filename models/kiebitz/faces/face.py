"""What one printed card face is, for whoever trains on it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

NUMERALS = (
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
    "½", "3½", "6½", "9½", "blank", "other", "no-card",
)  # fmt: skip
COLOURS = ("red", "blue", "green", "yellow", "none")
SUITS = ("clubs", "diamonds", "hearts", "spades", "none")
"""French suits."""
HALVES = ("½", "3½", "6½", "9½")
NUMBERS = NUMERALS[:15]
PLACES = ("corners", "top", "left", "middle", "whole")
"""Where what a face is known by is to be seen: in the corners at the top left and, upside down, at
the bottom right (and perhaps in the others); upright in both at the top; in the one at the top
left; in the middle; nowhere but in the whole, as with pips that must be counted."""


@dataclass(frozen=True)
class Face:
    """One card's face, upright and printed to its edge."""

    image: np.ndarray
    """(H, W, 3) uint8 RGB, portrait; corners are not rounded off."""
    radius: float
    """Corner radius as a fraction of the width."""
    numeral: str
    """One of NUMERALS."""
    colour: str
    """One of COLOURS."""
    ambiguous: bool
    """Nothing on it tells 6 from 9; `numeral` then is either."""
    symmetric: bool
    """Equally right upside down."""
    family: str
    key: str
    """Equal keys are the same printed card."""
    back: bool
    place: str = "corners"
    """One of PLACES."""
    like_suits: bool = False
    """It shows signs that are like French suits and are none."""
