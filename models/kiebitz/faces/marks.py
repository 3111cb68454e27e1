"""Choosing how a deck writes and inks its numerals."""

from __future__ import annotations

import numpy as np

from . import colours, fonts
from .colours import RGB
from .numerals import Form, Ink

HALF_FORMS = ("stack", "slash", "glyph", "small", "text")
MARKS = ("line", "dot", "both", "wave", "none")


def form(
    rng: np.random.Generator, font: fonts.Font, marked: float = 0.8, hand: float = 0.0
) -> Form:
    """A way of writing numerals; 6 and 9 are marked, or all drawn by hand, with these chances."""
    mark = "none"
    if rng.random() < marked:
        mark = str(rng.choice(MARKS[:4], p=[0.74, 0.14, 0.08, 0.04]))
    return Form(
        font=font,
        half=str(rng.choice(HALF_FORMS, p=[0.32, 0.3, 0.16, 0.14, 0.08])),
        mark=mark,
        mark_width=float(rng.uniform(0.6, 1.25)),
        mark_weight=float(rng.uniform(0.05, 0.16)),
        mark_gap=float(rng.uniform(0.05, 0.16)),
        mark_whole=bool(rng.random() < 0.5),
        spacing=int(rng.integers(2, 9)) if rng.random() < 0.3 else 0,
        slashed=bool(rng.random() < 0.05),
        barred=bool(rng.random() < 0.08),
        fraction=float(rng.uniform(0.38, 0.58)),
        distress=float(rng.uniform(0.08, 0.22)) if rng.random() < 0.05 else 0.0,
        wobble=float(rng.uniform(0.3, 1.0)) if rng.random() < 0.08 else 0.0,
        hand=bool(rng.random() < hand),
        seed=int(rng.integers(1 << 30)),
    )  # fmt: skip


def ink(rng: np.random.Generator, fill: RGB, ground: RGB, loud: float = 0.5) -> Ink:
    """A way of inking on a ground; `loud` is how likely outlines and shadows are."""
    black, white = colours.named(rng, "black"), colours.named(rng, "white")
    clear = abs(colours.light(fill) - colours.light(ground)) > 0.3 or (
        colours.distance(fill, ground) > 190
    )
    if rng.random() > loud and clear:
        second = colours.mix(fill, black, rng.uniform(0.2, 0.6)) if rng.random() < 0.1 else None
        return Ink(fill, second=second)
    dark = colours.light(ground) > 0.55 or (colours.light(ground) > 0.3 and rng.random() < 0.6)
    edge = black if dark or colours.light(fill) > 0.6 else white
    if colours.distance(edge, fill) < 120:
        edge = white if edge is black else black
    roll = rng.random()
    width = float(rng.uniform(0.015, 0.06))
    outlines: tuple = ()
    shadow = None
    hollow = False
    if roll < 0.75:
        outlines = ((width, edge),)
        if rng.random() < 0.2:
            outer = fill if rng.random() < 0.4 else (white if edge is black else black)
            outlines = (*outlines, (width + float(rng.uniform(0.015, 0.05)), outer))
        hollow = rng.random() < 0.07 and colours.distance(edge, ground) > 200
    if roll > 0.35:
        size = float(rng.uniform(0.02, 0.1))
        dx = size * float(rng.choice([-1, -1, -0.6, 0.6, 1, 1]))
        dy = size * float(rng.choice([-0.6, 0.4, 0.7, 1, 1]))
        kind = str(rng.choice(["drop", "extrude", "extrude", "soft"]))
        shadow = (dx, dy, edge if roll < 0.75 else black, kind)
        if roll >= 0.75 and not clear:
            outlines = ((width, edge),)
    second = None
    if rng.random() < 0.15:
        second = colours.mix(fill, white if rng.random() < 0.5 else black, rng.uniform(0.2, 0.6))
    inline = (float(rng.uniform(0.03, 0.06)), edge) if rng.random() < 0.04 else None
    if shadow and rng.random() < 0.1:
        shadow = (float(rng.uniform(0.03, 0.1)), 0.0, edge, "glow")
    pattern = None
    if rng.random() < 0.07:
        kind = str(
            rng.choice(["stripes", "dots", "clouds", "checks", "facets", "halftone", "waves"])
        )
        other = colours.mix(fill, edge if rng.random() < 0.6 else colours.random(rng), 0.5)
        pattern = (kind, other, int(rng.integers(1 << 30)))
    return Ink(None if hollow else fill, outlines, shadow, second, inline, pattern)
