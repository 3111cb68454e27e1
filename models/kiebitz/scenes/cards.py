"""The cards of a scene: as they are printed and worn, and as they lie."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from ..faces.face import Face
from .geometry import Camera, Pose, corners, in_front
from .noise import chance, colour, scaled
from .paint import Canvas, edges, fill, lay
from .plan import Plan
from .props import Sun, shadow
from .sprites import rounded_mask

Rng = np.random.Generator
_UNIT = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)


@dataclass
class _Wear:
    """How the cards of a scene are made and worn."""

    gain: np.ndarray
    rim: tuple[float, float, float] | None
    rim_strength: float
    scratched: float
    glossy: bool
    paper: tuple[float, float, float]


def _wear(rng: Rng, faint: bool) -> _Wear:
    gain = np.ones(3)
    if chance(rng, 0.5):
        gain = np.array([1, 1, 1 - rng.uniform(0, 0.18)]) * rng.uniform(0.8, 1.05)
    rim = None
    if chance(rng, 0.3 if faint else 0.6):
        rim = (
            colour(rng, (0, 0.15), (0.8, 1))
            if chance(rng, 0.7)
            else colour(rng, (0, 0.2), (0.1, 0.7))
        )
    return _Wear(
        gain,
        rim,
        rim_strength=rng.uniform(0.2, 0.8),
        scratched=rng.uniform(0.2, 1) if chance(rng, 0.15) else 0.0,
        glossy=chance(rng, 0.25),
        paper=colour(rng, (0, 0.15), (0.45, 0.95)),
    )


def _printed(rng: Rng, face: Face, wear: _Wear, quad: np.ndarray) -> np.ndarray:
    """The card as it lies there: (h, w, 4) of about the size it will have in the picture."""
    image = face.image
    across, down = edges(quad)
    h, w = image.shape[:2]
    if w > across * 1.5 or h > down * 1.5:
        nw, nh = int(min(w, max(6, across * 1.3))), int(min(h, max(6, down * 1.3)))
        image = cv2.resize(image, (nw, nh), interpolation=cv2.INTER_AREA)
    elif across > w * 1.4:
        k = min(2.5, across / w)
        image = cv2.resize(image, None, fx=k, fy=k, interpolation=cv2.INTER_CUBIC)
    else:
        image = image.copy()
    h, w = image.shape[:2]
    gain = wear.gain * (1 + rng.normal(0, 0.015))
    if chance(rng, 0.5):
        slope = np.linspace(1 + rng.normal(0, 0.06), 1, w, dtype=np.float32)[None] * np.ones(
            (h, 1), np.float32
        )
        image = cv2.multiply(
            image, cv2.merge([slope * np.float32(g) for g in gain]), dtype=cv2.CV_8U
        )
    else:
        image = cv2.multiply(image, (*gain.tolist(), 1.0))
    if wear.scratched:
        for _ in range(int(rng.integers(2, 14) * wear.scratched) + 1):
            p = rng.uniform(0, 1, 2) * [w, h]
            q = p + rng.normal(0, 0.15, 2) * w
            c = colour(rng, (0, 0.2), (0.5, 1) if chance(rng, 0.7) else (0.1, 0.5))
            cv2.line(
                image,
                tuple(p.astype(int).tolist()),
                tuple(q.astype(int).tolist()),
                c,
                1,
                cv2.LINE_AA,
            )
    if wear.glossy and chance(rng, 0.6):
        x = (
            np.linspace(0, 1, w, dtype=np.float32)[None]
            + np.linspace(0, rng.uniform(-1.5, 1.5), h, dtype=np.float32)[:, None]
        )
        band = np.exp(
            -(((x - rng.uniform(-0.5, 1.5)) / rng.uniform(0.05, 0.4)) ** 2)
        ) * rng.uniform(20, 190)
        image = cv2.add(image, cv2.merge([band.astype(np.uint8)] * 3))
    # rounded as on the card: the radius is a share of its width, whatever the picture's proportions
    fh, fw = face.image.shape[:2]
    r = face.radius * fw
    if (h, w) == (fh, fw) or abs(w / fw - h / fh) < 0.02:
        mask = rounded_mask(h, w, face.radius * w)
    else:
        mask = cv2.resize(rounded_mask(fh, fw, r), (w, h), interpolation=cv2.INTER_AREA)
    if wear.rim is not None:
        line = max(1, round(min(w, across) / 300))
        inner = cv2.erode(
            mask,
            np.ones((3, 3), np.uint8),
            iterations=line,
            borderType=cv2.BORDER_CONSTANT,
            borderValue=0,
        )
        a = (255 - inner).astype(np.float32) * (wear.rim_strength / 255)
        image = cv2.blendLinear(np.full_like(image, wear.rim), image, a, 1 - a)
    return np.dstack([image, mask])


def lay_cards(rng: Rng, plan: Plan, canvas: Canvas, sun: Sun) -> list[np.ndarray]:
    """Lay all cards in order; their corners in the picture."""
    wear = _wear(rng, plan.faint)
    view = plan.view
    bent = chance(rng, 0.14)
    lifted = rng.uniform(0, 0.03) if chance(rng, 0.4) else 0.0
    found = []
    stack = rng.uniform(0.03, 0.22) if plan.poses and not plan.held and chance(rng, 0.05) else 0.0
    for k, (pose, face) in enumerate(zip(plan.poses, plan.faces, strict=True)):
        fh, fw = face.image.shape[:2]
        w = fw / fh
        bend = (0.0, 0.0)
        if bent and chance(rng, 0.7):
            rise = float(rng.normal(0, 0.04))
            bend = (rise, 0.0) if chance(rng, 0.4) else (0.0, rise)
        if stack and k == len(plan.poses) - 1:  # the last one lies on a whole deck
            low = corners(view, pose, w, 1)
            shadow(canvas, view, pose, _UNIT, w, 1, stack, sun)
            pose.z += stack
            if not in_front(view, pose, w, 1):
                pose.z -= stack
            else:
                fill(canvas, np.concatenate([low, corners(view, pose, w, 1)]), wear.paper, 0)
                _stack_lines(rng, canvas, view, pose, w, stack, wear.paper)
        quad = corners(view, pose, w, 1)
        if not plan.held:
            shadow(canvas, view, pose, _UNIT, w, 1, lifted + 0.012 + abs(sum(bend)), sun)
        elif k:
            shadow(canvas, view, pose, _UNIT, w, 1, 0.03, sun)
        if wear.rim is not None and plan.length > 90:  # its thickness, below its lower edges
            low = Pose(pose.x, pose.y, pose.turn, pose.z - 0.006, pose.slope_u, pose.slope_v)
            if not any(bend):
                paper = np.full((48, 32, 3), wear.paper, np.uint8)
                shape = rounded_mask(48, 32, face.radius * 32)
                lay(canvas, view, low, w, 1, np.dstack([paper, shape]), None)
        lay(canvas, view, pose, w, 1, _printed(rng, face, wear, quad), k + 1, bend=bend)
        found.append(quad)
    return found


def _stack_lines(
    rng: Rng, canvas: Canvas, view: Camera, pose: Pose, w: float, stack: float, c
) -> None:
    """Gaps between the cards at a deck's sides."""
    for z in np.linspace(-stack, 0, int(rng.integers(2, 9))):
        level = Pose(
            pose.x + rng.normal(0, 0.004),
            pose.y + rng.normal(0, 0.004),
            pose.turn,
            pose.z + float(z),
        )
        p = np.round((corners(view, level, w, 1) - 0.5) * 16)
        if np.abs(p).max() < 2**26:
            cv2.polylines(
                canvas.image,
                [p.astype(np.int32)],
                True,
                scaled(c, rng.uniform(0.5, 0.95)),
                1,
                cv2.LINE_AA,
                4,
            )
