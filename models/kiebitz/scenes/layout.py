"""How cards lie: poses on the table, in the order in which they are laid."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .geometry import Pose
from .noise import chance

Rng = np.random.Generator
_THICK = 0.004  # card lengths: a card is about 0.35 mm thick


def _finish(rng: Rng, spots: list[tuple[float, float, float]], turn: float) -> list[Pose]:
    """Turn all spots (x, y, angle) about their middle, which becomes the origin."""
    p = np.array([s[:2] for s in spots])
    p -= (p.max(0) + p.min(0)) / 2
    c, s = np.cos(turn), np.sin(turn)
    p = p @ np.array([[c, s], [-s, c]])
    return [
        Pose(float(x), float(y), spot[2] + turn, _THICK * (k + 1))
        for k, ((x, y), spot) in enumerate(zip(p, spots, strict=True))
    ]


def _sideways(rng: Rng) -> float:
    """A turn that looks laid with care (near upright) or at random."""
    if chance(rng, 0.35):
        return float(rng.normal(0, 0.12) + np.pi * rng.integers(0, 2))
    if chance(rng, 0.2):
        return float(rng.normal(0, 0.12) + np.pi * (0.5 + rng.integers(0, 2)))
    return float(rng.uniform(0, 2 * np.pi))


def row(rng: Rng, n: int, aspect: float) -> list[Pose]:
    """Side by side: spaced, touching, or overlapping."""
    kind = rng.random()
    step = aspect * (
        1
        + (
            rng.uniform(0.0, 0.06)
            if kind < 0.25
            else rng.uniform(0.05, 0.5)
            if kind < 0.65
            else rng.uniform(-0.75, 0)
        )
    )
    loose = rng.choice([0.0, 0.02, 0.06])
    flip = chance(rng, 0.3)
    spots = [
        (
            k * step + rng.normal(0, loose * 0.5),
            rng.normal(0, loose * 1.5),
            rng.normal(0, loose * 1.5) + np.pi * (flip and chance(rng, 0.5)),
        )
        for k in range(n)
    ]
    if chance(rng, 0.5):
        spots.reverse()
    return _finish(rng, spots, _sideways(rng))


def column(rng: Rng, n: int, aspect: float) -> list[Pose]:
    """One below the other, mostly so far apart that the upper edges show."""
    step = rng.choice([rng.uniform(0.12, 0.5), rng.uniform(1.0, 1.25)])
    loose = rng.choice([0.0, 0.02, 0.05])
    spots = [
        (rng.normal(0, loose), k * step + rng.normal(0, loose * 0.5), rng.normal(0, loose * 1.5))
        for k in range(n)
    ]
    return _finish(rng, spots, _sideways(rng))


def grid(rng: Rng, n: int, aspect: float) -> list[Pose]:
    """Rows and columns with small gaps, almost aligned."""
    columns = int(rng.integers(2, 5)) if n > 3 else 2
    gap_x, gap_y = rng.uniform(0, 0.25, 2) * rng.choice([0.3, 1])
    loose = rng.choice([0.005, 0.02, 0.05])
    wide = chance(rng, 0.12)
    step_x, step_y = ((1 + gap_x), (aspect + gap_y)) if wide else ((aspect + gap_x), (1 + gap_y))
    flip = chance(rng, 0.3)
    spots = []
    for k in range(n):
        i, j = k % columns, k // columns
        turn = (
            rng.normal(0, loose * 1.5)
            + (np.pi / 2 if wide else 0)
            + np.pi * (flip and chance(rng, 0.5))
        )
        spots.append((i * step_x + rng.normal(0, loose), j * step_y + rng.normal(0, loose), turn))
    return _finish(rng, spots, _sideways(rng) if chance(rng, 0.6) else float(rng.normal(0, 0.1)))


def fan(rng: Rng, n: int, aspect: float) -> list[Pose]:
    """Spread about a point near or below the cards' lower ends."""
    step = rng.uniform(0.08, 0.5)
    far = rng.uniform(0.3, 1.2)
    spots = []
    for k in range(n):
        a = (k - (n - 1) / 2) * step + rng.normal(0, 0.03)
        d = far + rng.normal(0, 0.02)
        spots.append((d * np.sin(a), -d * np.cos(a), a))
    if chance(rng, 0.3):
        spots.reverse()
    return _finish(rng, spots, _sideways(rng))


def pile(rng: Rng, n: int, aspect: float) -> list[Pose]:
    """All in one place, almost."""
    loose = rng.choice([0.015, 0.05, 0.15])
    turned = rng.choice([0.03, 0.12, 0.5])
    spots = [(rng.normal(0, loose), rng.normal(0, loose), rng.normal(0, turned)) for _ in range(n)]
    return _finish(rng, spots, _sideways(rng))


def heap(rng: Rng, n: int, aspect: float) -> list[Pose]:
    """Thrown together: each about half over others."""
    spread = rng.uniform(0.25, 0.6) * np.sqrt(n)
    spots = [
        (rng.uniform(-spread, spread), rng.uniform(-spread, spread), rng.uniform(0, 2 * np.pi))
        for _ in range(n)
    ]
    return _finish(rng, spots, 0.0)


def scatter(rng: Rng, n: int, aspect: float) -> list[Pose]:
    """Apart from one another, anyhow."""
    spots: list[tuple[float, float, float]] = []
    room = 0.75 * np.sqrt(n)
    near = rng.choice([0.7, 0.95, 1.15])
    for _ in range(40 * n):
        x, y = rng.uniform(-room, room, 2)
        if all(np.hypot(x - a, y - b) > near for a, b, _ in spots):
            spots.append((x, y, rng.uniform(0, 2 * np.pi)))
            if len(spots) == n:
                break
        room *= 1.01
    if chance(rng, 0.3):
        base = spots[0][2]
        spots = [(x, y, base + rng.normal(0, 0.15)) for x, y, _ in spots]
    return _finish(rng, spots, 0.0)


def spill(rng: Rng, n: int, aspect: float) -> list[Pose]:
    """One after the other, each over a part of the one before and a little askew, the way wandering."""
    way = rng.uniform(0, 2 * np.pi)
    wander, askew = rng.choice([0.1, 0.5, 1.2]), rng.choice([0.05, 0.2, 0.5])
    x, y, turn = 0.0, 0.0, 0.0
    spots = [(x, y, turn)]
    for _ in range(n - 1):
        step = rng.uniform(0.15, 0.75)
        x, y = x + step * np.cos(way), y + step * np.sin(way)
        way, turn = way + rng.normal(0, wander), turn + rng.normal(0, askew)
        spots.append((x, y, turn))
    return _finish(rng, spots, _sideways(rng))


def squeezed(rng: Rng, n: int, aspect: float) -> list[Pose]:
    """A row in which each card covers most of the next one's length or a part of its width."""
    step = aspect * rng.uniform(0.15, 0.95)
    loose = rng.choice([0.01, 0.03, 0.08])
    lean = rng.normal(0, 0.08)
    spots = [
        (k * step, rng.normal(0, loose), k * lean + rng.normal(0, loose * 1.5)) for k in range(n)
    ]
    if chance(rng, 0.5):
        spots.reverse()
    return _finish(rng, spots, _sideways(rng))


def pairs(rng: Rng, n: int, aspect: float) -> list[Pose]:
    """By twos, the upper card nearly along the lower one and moved off it sideways or lengthwise."""
    spots: list[tuple[float, float, float]] = []
    askew = rng.choice([0.04, 0.15, 0.3])
    between = rng.uniform(0.9, 1.5)
    way = rng.uniform(0, 2 * np.pi)
    x, y = 0.0, 0.0
    while len(spots) < n:
        turn = rng.uniform(0, 2 * np.pi)
        c, s = np.cos(turn), np.sin(turn)
        across, along = rng.normal(0, 0.06, 2)
        if chance(rng, 0.65):
            across += aspect * rng.uniform(0.2, 0.95) * rng.choice([-1, 1])
        else:
            along += rng.uniform(0.12, 0.85) * rng.choice([-1, 1])
        spots.append((x, y, turn))
        spots.append((x + c * across - s * along, y + s * across + c * along, turn + rng.normal(0, askew)))
        x, y = x + between * np.cos(way), y + between * np.sin(way)
        way += rng.normal(0, 1.2)
    return _finish(rng, spots[:n], 0.0)


Layout = Callable[[Rng, int, float], list[Pose]]
LAYOUTS: list[tuple[Layout, float]] = [
    (scatter, 3.0),
    (row, 2.2),
    (grid, 2.0),
    (heap, 1.6),
    (fan, 1.2),
    (column, 0.7),
    (pile, 1.0),
    (spill, 1.0),
]
"""Ways to lay cards, and how often each is chosen."""
OVERLAPPING: list[tuple[Layout, float]] = [
    (pairs, 4.0),
    (spill, 3.0),
    (squeezed, 2.0),
    (fan, 1.5),
    (heap, 1.5),
]
"""Those in which most cards lie over others."""
SIDE_BY_SIDE: list[tuple[Layout, float]] = [
    (grid, 5.0),
    (scatter, 1.0),
]
"""Those in which hardly any does."""


def layout(rng: Rng, n: int, aspect: float, layouts: list[tuple[Layout, float]] = LAYOUTS) -> list[Pose]:
    """`n` poses about the origin, in one of these ways."""
    if n == 1:
        return [Pose(0, 0, _sideways(rng), _THICK)]
    weights = np.array([w for _, w in layouts])
    made = layouts[int(rng.choice(len(layouts), p=weights / weights.sum()))][0](rng, n, aspect)
    for pose in made:
        if chance(rng, 0.15):
            pose.slope_u, pose.slope_v = rng.normal(0, 0.12 if chance(rng, 0.2) else 0.03, 2)
            pose.z += 0.5 * (abs(pose.slope_u) + abs(pose.slope_v))
    return made


def extent(poses: list[Pose]) -> float:
    """How far the cards reach from the origin, in card lengths."""
    return max(float(np.hypot(p.x, p.y)) for p in poses) + 0.5
