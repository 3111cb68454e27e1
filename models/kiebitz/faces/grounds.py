"""What lies behind a card's figures: gradients, patterns, textures."""

from __future__ import annotations

import cv2
import numpy as np

from . import colours, paint, shapes
from .colours import RGB

KINDS = (
    "flat", "ramp", "glow", "clouds", "stripes", "dots", "checks", "rays", "rings", "lattice",
    "waves", "halftone", "signs", "photo", "facets", "brushed",
)  # fmt: skip


def ground(
    rng: np.random.Generator, height: int, width: int, kind: str, first: RGB, second: RGB
) -> np.ndarray:
    """A picture (H, W, 3) of one of KINDS between two colours."""
    if kind == "flat":
        return paint.blank(height, width, first)
    if kind == "photo":
        return photo(rng, height, width, first)
    if kind in ("signs", "dots", "facets"):
        return _pieces(rng, height, width, kind, first, second)
    return paint.between(_share(rng, height, width, kind), first, second)


def _share(rng: np.random.Generator, height: int, width: int, kind: str) -> np.ndarray:
    if kind == "ramp":
        return paint.ramp(height, width, rng.uniform(0, 360))
    if kind == "glow":
        return paint.dome(height, width, rng.uniform(0.3, 0.7), rng.uniform(0.3, 0.7))
    if kind == "clouds":
        return paint.clouds(rng, height, width, rng.uniform(20, 120), int(rng.integers(1, 5)))
    if kind == "brushed":
        noise = paint.grain(rng, height, width)
        size = (int(rng.integers(12, 50)), 1)
        soft = cv2.blur(noise, size if rng.random() < 0.5 else size[::-1])
        return np.clip(0.5 + soft * 1.2, 0, 1)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    period = rng.uniform(5, 40)
    turn = rng.uniform(0, np.pi)
    along = x * np.cos(turn) + y * np.sin(turn)
    if kind == "stripes":
        wave = np.sin(along * 2 * np.pi / period)
    elif kind == "waves":
        wave = np.sin(
            (along + rng.uniform(2, 8) * np.sin((y * np.cos(turn) - x * np.sin(turn)) / 8))
            * 2
            * np.pi
            / period
        )
    elif kind == "checks":
        across = y * np.cos(turn) - x * np.sin(turn)
        wave = np.sin(along * 2 * np.pi / period) * np.sin(across * 2 * np.pi / period)
    elif kind == "lattice":
        across = y * np.cos(turn) - x * np.sin(turn)
        wave = (
            np.maximum(np.cos(along * 2 * np.pi / period), np.cos(across * 2 * np.pi / period))
            - 0.85
        )
    elif kind in ("rays", "rings"):
        cx, cy = width * rng.uniform(0.2, 0.8), height * rng.uniform(0.2, 0.8)
        if kind == "rays":
            wave = np.sin(np.arctan2(y - cy, x - cx) * int(rng.integers(4, 20)))
        else:
            wave = np.sin(np.hypot(x - cx, y - cy) * 2 * np.pi / period)
    else:
        size = max(3, period / 3)
        dots = np.sin(x * np.pi / size) * np.sin(y * np.pi / size)
        wave = dots - 1 + 2 * paint.ramp(height, width, rng.uniform(0, 360))
    return np.clip(wave * rng.choice([0.5, 3.0]) + 0.5, 0, 1)


def _pieces(
    rng: np.random.Generator, height: int, width: int, kind: str, first: RGB, second: RGB
) -> np.ndarray:
    px = paint.blank(height, width, first)
    if kind == "facets":
        for _ in range(int(rng.integers(8, 26))):
            corners = rng.uniform(-0.1, 1.1, (3, 2)) * (width, height)
            paint.polygon(px, corners, colours.mix(first, second, rng.uniform(0, 1)))
        return px
    shape = (
        shapes.regular(28) if kind == "dots" else shapes.SIGNS[rng.integers(len(shapes.SIGNS))]()
    )
    step = rng.uniform(14, 46)
    size = step * rng.uniform(0.3, 0.8)
    spread = rng.uniform(0, 0.5) * step if rng.random() < 0.5 else 0
    for row, y in enumerate(np.arange(0, height + step, step)):
        for x in np.arange(step / 2 * (row % 2), width + step, step):
            dx, dy = rng.uniform(-spread, spread + 1e-9, 2)
            shapes.put(
                px, shape, x + dx, y + dy, size, second, rng.uniform(0, 360) if spread else 0
            )
    return px


def photo(rng: np.random.Generator, height: int, width: int, tint: RGB | None = None) -> np.ndarray:
    """Something between a photograph and a painting: clouds of several colours, or dead leaves."""
    if rng.random() < 0.5:
        return leaves(rng, height, width, tint)
    palette = [tint or colours.random(rng)] + [colours.random(rng) for _ in range(3)]
    px = paint.between(
        paint.clouds(rng, height, width, rng.uniform(30, 200), 3), palette[0], palette[1]
    ).astype(np.float32)
    for colour in palette[2:]:
        share = np.clip(
            (paint.clouds(rng, height, width, rng.uniform(30, 160), 3) - 0.5) * rng.uniform(2, 14),
            0,
            1,
        )[..., None]
        px += (np.asarray(colour, np.float32) - px) * share
    return np.clip(px + 8 * paint.grain(rng, height, width)[..., None], 0, 255).astype(np.uint8)


def leaves(
    rng: np.random.Generator, height: int, width: int, tint: RGB | None = None
) -> np.ndarray:
    """Dead leaves: shapes over shapes, few large and many small, as in a photograph."""
    hue, spread = rng.uniform(0, 360), rng.choice([15, 40, 120])
    palette = [
        colours.hsv(hue + rng.normal(0, spread), rng.uniform(0.05, 0.9), rng.uniform(0.1, 1))
        for _ in range(int(rng.integers(3, 8)))
    ] + ([tint, tint] if tint else [])
    sky = palette[0]
    px = np.ascontiguousarray(
        paint.between(paint.ramp(height, width, rng.uniform(0, 360)), sky, quiet(rng, sky, 0.7))
    )
    long = rng.random() < 0.4
    edged = rng.random() < 0.25
    sizes = np.sort(rng.pareto(1.1, int(rng.integers(20, 70))) + 0.4)[::-1]
    for size in np.minimum(sizes * 0.035, 0.45) * width:
        x, y = rng.uniform(0, width), rng.uniform(0, height)
        tone = colours.mix(
            palette[rng.integers(len(palette))],
            (0, 0, 0) if rng.random() < 0.6 else (255, 255, 255),
            rng.uniform(0, 0.35),
        )
        if rng.random() < 0.6:
            ratio = rng.uniform(0.15, 0.5) if long else rng.uniform(0.5, 1)
            leaf = paint.ellipse_points(x, y, size, size * ratio, rng.uniform(0, 180), 20)
        else:
            corners = int(rng.integers(3, 7))
            turn = np.sort(rng.uniform(0, 2 * np.pi, corners))
            leaf = np.stack([np.cos(turn), np.sin(turn)], 1) * size + (x, y)
        paint.polygon(px, leaf, tone)
        if edged:
            paint.outline(px, leaf, (20, 16, 14), 1)
    if rng.random() < 0.7:
        px = cv2.GaussianBlur(px, (0, 0), rng.uniform(0.5, 2.5))
    light = (0.75 + 0.5 * paint.clouds(rng, height, width, 120, 2))[..., None]
    return np.clip(px * light, 0, 255).astype(np.uint8)


def quiet(rng: np.random.Generator, colour: RGB, strength: float) -> RGB:
    """A neighbour of a colour: lighter, darker or a little turned in hue."""
    target = (255, 255, 255) if rng.random() < 0.5 else (0, 0, 0)
    if rng.random() < 0.1:
        target, strength = colours.random(rng), min(strength, 0.35)
    return colours.mix(colour, target, rng.uniform(0.05, strength))


def any_ground(
    rng: np.random.Generator, height: int, width: int, colour: RGB, strength: float = 0.35
) -> np.ndarray:
    """A ground whose whole still has the colour given."""
    kind = "flat" if rng.random() < 0.35 else KINDS[rng.integers(len(KINDS))]
    if kind == "photo":
        kind = "clouds"
    return ground(rng, height, width, kind, colour, quiet(rng, colour, strength))
