"""Things and hands in a scene, and the shadows that everything casts."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from .bank import FaceBank
from .geometry import Camera, Pose, for_opencv, in_front, outline, warp
from .noise import chance
from .paint import Canvas, blend, darken, edges, fill, lay, pad, shrink
from .plan import Plan
from .sprites import Sprite, mesh

Rng = np.random.Generator


@dataclass
class Sun:
    """Shadows: their place for each unit of height, strength, softness in pixels."""

    x: float
    y: float
    strength: float
    soft: float


def make_sun(rng: Rng, length: float, faint: bool) -> Sun:
    """A random light for cards that are `length` pixels long; `faint`: one in which shadows hardly show."""
    a, reach = rng.uniform(0, 2 * np.pi), rng.uniform(0, 1.6)
    hard = chance(rng, 0.35)
    return Sun(
        reach * np.cos(a),
        reach * np.sin(a),
        rng.uniform(0.03, 0.35) if faint else rng.uniform(0.1, 0.75),
        length * (rng.uniform(0.004, 0.02) if hard else rng.uniform(0.02, 0.12)),
    )


def shadow(
    canvas: Canvas,
    view: Camera,
    pose: Pose,
    shape,
    w: float,
    h: float,
    z: float,
    sun: Sun,
) -> None:
    """The shadow of a flat thing that lies `z` above the table."""
    moved = Pose(pose.x + sun.x * z, pose.y + sun.y * z, pose.turn, pose.z)
    if in_front(view, moved, w, h):
        foot = outline(view, pose, shape, w, h)
        top = outline(view, moved, shape, w, h)
        hull = cv2.convexHull(np.concatenate([foot, top]).astype(np.float32))[:, 0]
        darken(canvas, hull, sun.strength, max(0.7, sun.soft))


def _put(canvas: Canvas, view: Camera, pose: Pose, s: Sprite, scale: float, sun: Sun) -> None:
    """A thing on the table: its shadow, its sides, its top. It hides the cards under it."""
    w, h, z = s.width * scale, s.height * scale, s.thick * scale
    if not in_front(view, pose, w, h):
        return
    if s.kind not in ("rectangle", "cable", "glasses", "cutlery", "mesh"):
        shadow(canvas, view, pose, s.outline, w, h, max(z, 0.02), sun)
    foot = outline(view, pose, s.outline, w, h)
    pose = Pose(pose.x, pose.y, pose.turn, pose.z + z)
    if not in_front(view, pose, w, h):
        return
    if z > 0.015:
        top = outline(view, pose, s.outline, w, h)
        fill(canvas, np.concatenate([foot, top]), s.side, 0)
    lay(canvas, view, pose, w, h, s.rgba, 0)


def _stamp(canvas: Canvas, s: Sprite, tip: np.ndarray, direction: float, width: float) -> None:
    """A hand whose fingertips are at `tip` (pixels) and point in `direction` (0 = right)."""
    h, w = s.rgba.shape[:2]
    k = width / w
    a = direction + np.pi / 2
    c, sn = np.cos(a) * k, np.sin(a) * k
    m = np.array([[c, -sn, tip[0]], [sn, c, tip[1]], [0, 0, 1.0]]) @ np.array(
        [[1, 0, -w / 2], [0, 1, -h * 0.12], [0, 0, 1.0]]
    )
    quad = (np.array([[0, 0, 1], [w, 0, 1], [w, h, 1], [0, h, 1]]) @ m.T)[:, :2]
    x0, y0 = np.maximum(0, np.floor(quad.min(0))).astype(int).tolist()
    x1, y1 = np.minimum([canvas.size[1], canvas.size[0]], np.ceil(quad.max(0))).astype(int).tolist()
    if x1 <= x0 or y1 <= y0:
        return
    src = shrink(s.rgba, *edges(quad))
    m = (
        m
        @ np.diag([w / src.shape[1], h / src.shape[0], 1.0])
        @ np.array([[1, 0, -1], [0, 1, -1], [0, 0, 1.0]])
    )
    blend(canvas, (x0, y0, x1, y1), warp(pad(src), for_opencv(m, x0, y0), (y1 - y0, x1 - x0)), 0)


def clutter(
    rng: Rng,
    bank: FaceBank,
    plan: Plan,
    canvas: Canvas,
    sun: Sun,
    over: bool,
) -> None:
    """Things on the table: beside and under the cards, or (`over`) on top of some."""
    h, w = canvas.size
    if over:
        count = int(rng.choice([0, 1, 2], p=[0.8, 0.15, 0.05]))
    else:
        count = int(rng.choice([0, 1, 2, 3, 5, 8], p=[0.28, 0.2, 0.2, 0.15, 0.12, 0.05]))
        if not plan.poses:
            count += int(rng.integers(0, 3))
    view = plan.ground
    for _ in range(count):
        s = bank.sprites[int(rng.integers(len(bank.sprites)))]
        scale = rng.uniform(0.85, 1.15)
        reach = 0.5 * max(s.width, s.height) * scale
        for _ in range(6):
            at = view.table(rng.uniform(-0.1, 1.1, (1, 2)) * [w, h])[0]
            if over and plan.poses:
                p = plan.poses[int(rng.integers(len(plan.poses)))]
                a = rng.uniform(0, 2 * np.pi)
                at = np.array([p.x, p.y]) + (
                    0.5 * min(s.width, s.height) * scale + rng.uniform(0.0, 0.5)
                ) * np.array([np.cos(a), np.sin(a)])
            clear = all(np.hypot(at[0] - p.x, at[1] - p.y) > 0.45 + 0.8 * reach for p in plan.poses)
            if over or clear or (s.thick < 0.3 and chance(rng, 0.2)):
                pose = Pose(float(at[0]), float(at[1]), rng.uniform(0, 2 * np.pi))
                if chance(rng, 0.35):
                    pose.turn = float(rng.normal(0, 0.1) + rng.integers(0, 4) * np.pi / 2)
                _put(canvas, view, pose, s, scale, sun)
                break


def covering(rng: Rng, bank: FaceBank, plan: Plan, canvas: Canvas, sun: Sun) -> None:
    """Things over one card or two, over up to some two thirds of each: a book, a cloth; or a net over all of it. And things over
    other things alike, so that what lies under something is not a card for that."""
    for _ in range(int(rng.choice([1, 2], p=[0.7, 0.3])) if plan.poses else 0):
        card = plan.poses[int(rng.integers(len(plan.poses)))]
        _cover(rng, bank, plan, canvas, sun, card)
    h, w = canvas.size
    for _ in range(int(rng.choice([0, 1, 2], p=[0.4, 0.4, 0.2] if plan.poses else [0.1, 0.4, 0.5]))):
        x, y = plan.ground.table(rng.uniform(0, 1, (1, 2)) * [w, h])[0]
        below = Pose(float(x), float(y), rng.uniform(0, 2 * np.pi))
        s = bank.sprites[int(rng.integers(len(bank.sprites)))]
        reach = 0.45 + 0.5 * max(s.width, s.height)
        if all(np.hypot(below.x - p.x, below.y - p.y) > reach for p in plan.poses):
            _put(canvas, plan.ground, below, s, rng.uniform(0.85, 1.15), sun)
            _cover(rng, bank, plan, canvas, sun, below)


def _cover(rng: Rng, bank: FaceBank, plan: Plan, canvas: Canvas, sun: Sun, below: Pose) -> None:
    """Something over a part of what lies there, or a net over it."""
    net = chance(rng, 0.1)
    s = mesh(rng) if net else bank.sprites[int(rng.integers(len(bank.sprites)))]
    scale = rng.uniform(0.85, 1.15)
    turn, near = rng.uniform(0, 2 * np.pi), rng.uniform(-0.15, 0.4)
    # Half of them with an edge across the way to the middle of what lies below, the others anyhow.
    aligned = chance(rng, 0.5)
    away = 0.0 if net else 0.5 * (s.width if aligned else min(s.width, s.height)) * scale + near
    at = np.array([below.x, below.y]) + away * np.array([np.cos(turn), np.sin(turn)])
    pose = Pose(float(at[0]), float(at[1]), turn if aligned else rng.uniform(0, 2 * np.pi))
    _put(canvas, plan.ground, pose, s, scale, sun)


def holding(
    rng: Rng, bank: FaceBank, plan: Plan, canvas: Canvas, quads: list[np.ndarray], before: bool
) -> None:
    """The hand that holds the cards: fingers behind them, then a thumb or fingers in front."""
    quad = quads[len(quads) // 2]
    width = plan.length * rng.uniform(0.8, 1.3)
    low, high = (quad[2] + quad[3]) / 2, (quad[0] + quad[1]) / 2
    into = high - low
    direction = float(np.arctan2(into[1], into[0]))
    hand = bank.hands[int(rng.integers(len(bank.hands)))]
    if before:
        _stamp(
            canvas,
            hand,
            low + into * rng.uniform(0.2, 0.9) + rng.normal(0, 0.15, 2) * plan.length,
            direction + rng.normal(0, 0.5),
            width,
        )
    else:
        tip = low + into * rng.uniform(0.05, 0.3) + rng.normal(0, 0.12, 2) * plan.length
        _stamp(canvas, hand, tip, direction + rng.normal(0, 0.6), width)


def reach_in(rng: Rng, bank: FaceBank, plan: Plan, canvas: Canvas, quads: list[np.ndarray]) -> None:
    """A hand from the picture's edge, touching a card or nothing."""
    h, w = canvas.size
    tip = rng.uniform(0.1, 0.9, 2) * [w, h]
    if quads and chance(rng, 0.75):
        quad = quads[int(rng.integers(len(quads)))]
        a, b = rng.uniform(-0.1, 0.35), int(rng.integers(4))
        tip = (quad[b] + quad[(b + 1) % 4]) / 2 * (1 - a) + quad.mean(0) * a
    away = tip - np.array([w, h]) * rng.uniform(0.2, 0.8, 2)
    direction = float(np.arctan2(-away[1], -away[0]) + rng.normal(0, 0.5))
    _stamp(
        canvas,
        bank.hands[int(rng.integers(len(bank.hands)))],
        tip,
        direction,
        float(np.clip(plan.length * rng.uniform(0.8, 1.3), 0.08 * w, 1.2 * w)),
    )
