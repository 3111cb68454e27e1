"""What a scene will show: how many cards, where they lie, and from where they are seen."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..faces.face import Face
from .bank import FaceBank
from .geometry import Camera, Pose, camera, in_front
from .layout import LAYOUTS, OVERLAPPING, SIDE_BY_SIDE, extent, layout
from .noise import chance, log_uniform

Rng = np.random.Generator


@dataclass
class Plan:
    """What will be photographed: cameras for cards and for the rest, and where cards lie."""

    view: Camera
    ground: Camera
    poses: list[Pose]
    faces: list[Face]
    held: bool
    length: float  # pixels of a card's long side at the origin
    tone: np.ndarray | None  # the table's mean colour (3,) where it is much like the cards'
    faint: bool  # where a card lies over another one, its edge hardly shows


_COUNTS = ((0, 0.18), (1, 0.30), (3, 0.32), (7, 0.20))


def _count(rng: Rng) -> int:
    kind = int(rng.choice(4, p=[p for _, p in _COUNTS]))
    return (0, 1, int(rng.integers(2, 5)), int(rng.integers(5, 13 if chance(rng, 0.15) else 10)))[
        kind
    ]


_LAID = (5, 13)
"""At least so many cards are laid out, and fewer than so many."""
_OVERLAPPING = 0.75
"""How often several cards are pale ones, near, that lie over one another with edges that hardly show."""


def _tone(rng: Rng, bank: FaceBank, faces: list[Face]) -> np.ndarray | None:
    """For some scenes the colour of the cards' rims, or white, for a table that hides them."""
    if not chance(rng, 0.3):
        return None
    image = (faces[0] if faces else bank.sample(rng)).image
    rim = np.concatenate([image[:6].reshape(-1, 3), image[:, :6].reshape(-1, 3)]).mean(0)
    if rim.mean() < 180 and chance(rng, 0.4):
        rim = np.full(3, rng.uniform(215, 255))
    return rim + rng.normal(0, 6, 3) + rng.normal(0, 16)


def _tilt(rng: Rng) -> float:
    kind = rng.random()
    low, high = (0, 8) if kind < 0.28 else (8, 35) if kind < 0.7 else (35, 60)
    return float(np.radians(rng.uniform(low, high)))


def _roll(rng: Rng) -> float:
    return float(rng.normal(0, 0.08) if chance(rng, 0.75) else rng.uniform(-np.pi, np.pi))


def make_plan(rng: Rng, bank: FaceBank, size: tuple[int, int], laid: bool = False) -> Plan:
    """What a scene of this height and width will show; `laid`: many cards laid out side by side."""
    h, w = size
    long_side, short = max(h, w), min(h, w)
    n = int(rng.integers(*_LAID)) if laid else _count(rng)
    faint = not laid and n > 1 and chance(rng, _OVERLAPPING)
    if laid:
        faces = bank.sample_deck(rng, n, pale=chance(rng, 0.75))
    elif faint:
        n = int(rng.integers(2, 7))
        faces = bank.sample_deck(rng, n, pale=chance(rng, 0.8))
    elif n > 1 and chance(rng, 0.12):
        faces = [bank.sample(rng) for _ in range(n)]
    else:
        faces = bank.sample_deck(rng, n)
    aspect = faces[0].image.shape[1] / faces[0].image.shape[0] if faces else 0.66
    tilt, roll, focal = _tilt(rng), _roll(rng), rng.uniform(0.7, 1.7)
    held = False
    tone = _tone(rng, bank, faces)
    poses = layout(rng, n, aspect, OVERLAPPING if faint else SIDE_BY_SIDE if laid else LAYOUTS) if n else []
    kind = rng.random()
    centre = (rng.uniform(0.32, 0.68), rng.uniform(0.32, 0.68))
    if n == 0:
        length = long_side * log_uniform(rng, 0.12, 0.6)
    elif n == 1 and kind < 0.24:  # fills the frame, or nearly, or more than it
        share = log_uniform(rng, 0.35, 1.5)
        length = float(np.sqrt(share * h * w / aspect))
        tilt = np.radians(rng.uniform(0, 25))
        if chance(rng, 0.75):
            poses[0].turn = rng.normal(0, 0.06) + np.pi * rng.integers(0, 2)
            if w > h:
                poses[0].turn += np.pi / 2
            if chance(rng, 0.15):
                poses[0].turn += np.pi / 2
        centre = tuple(rng.normal(0.5, 0.06, 2))
        held = chance(rng, 0.1)
    elif n == 1:
        length = (
            long_side * log_uniform(rng, 0.06, 0.22)
            if kind < 0.36
            else long_side * log_uniform(rng, 0.2, 0.8)
        )
        centre = tuple(rng.uniform(0.15, 0.85, 2))
        held = chance(rng, 0.16) and length > 0.2 * long_side
    else:
        reach = extent(poses)
        near = (0.7, 1.4) if faint else (0.75, 1.25) if laid else (0.55, 1.35)
        share = log_uniform(rng, 0.2, 0.5) if kind < 0.12 else log_uniform(rng, *near)
        length = float(np.clip(share * short / (2 * reach), 0.06 * long_side, 0.85 * long_side))
        held = n < 6 and chance(rng, 0.05)
    if n and chance(rng, 0.12):
        centre = tuple(rng.uniform(-0.05, 1.05, 2))
    ground = view = camera(size, length, tilt, roll, focal, centre)
    if held:
        view = camera(
            size,
            length,
            float(np.radians(rng.uniform(0, 30))),
            rng.uniform(-np.pi, np.pi),
            focal,
            centre,
        )
        ground = camera(size, length * rng.uniform(0.3, 0.8), tilt, roll, focal)
    keep = [
        k
        for k, (p, f) in enumerate(zip(poses, faces, strict=True))
        if in_front(view, p, f.image.shape[1] / f.image.shape[0], 1)
    ]
    return Plan(
        view, ground, [poses[k] for k in keep], [faces[k] for k in keep], held, length, tone, faint
    )
