"""Words that cards bear, invented ones among them."""

from __future__ import annotations

import numpy as np

ACTIONS = (
    "SKIP", "WILD", "STOP", "REVERSE", "DRAW", "SWAP", "PASS", "JOKER", "GO", "TURN", "WILD CARD",
    "LOSE", "WIN", "TAKE 2", "ALL", "EXTRA", "BOMB", "ROOK", "PHASE", "BONUS", "TWIST", "KING",
    "HEX", "MAGE", "FOOL", "DRAGON", "WIZARD", "NARR", "HALT", "TAUSCH", "ZIEH 2",
)  # fmt: skip
_STARTS = ["b", "br", "c", "ch", "d", "dr", "f", "fl", "g", "gr", "h", "j", "k", "l", "m", "n", "p", "pr", "qu", "r", "s", "st", "t", "tr", "v", "w", "z"]
_MIDDLES = ["a", "e", "i", "o", "u", "ai", "ea", "oo", "ou", "ei", "au"]
_ENDS = ["n", "r", "s", "t", "l", "ck", "nd", "rt", "ll", "m", "x", "sh", "ng", "nt"]
NUMBERS = {
    "0": ("zero", "null"), "1": ("one", "eins"), "2": ("two", "zwei"), "3": ("three", "drei"),
    "4": ("four", "vier"), "5": ("five", "fünf"), "6": ("six", "sechs"), "7": ("seven", "sieben"),
    "8": ("eight", "acht"), "9": ("nine", "neun"), "10": ("ten", "zehn"),
}  # fmt: skip


def word(rng: np.random.Generator) -> str:
    """A word of one to three syllables."""
    parts = []
    for _ in range(int(rng.integers(1, 4))):
        parts.append(str(rng.choice(_STARTS)) + str(rng.choice(_MIDDLES)))
    return "".join(parts) + str(rng.choice(_ENDS))


def title(rng: np.random.Generator) -> str:
    """A name or a title."""
    count = int(rng.integers(1, 3))
    text = " ".join(word(rng).capitalize() for _ in range(count))
    return text.upper() if rng.random() < 0.4 else text
