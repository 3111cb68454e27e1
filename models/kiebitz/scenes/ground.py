"""What lies under and behind everything: a surface, its edge, and the room beyond."""

from __future__ import annotations

import cv2
import numpy as np

from .bank import FaceBank
from .geometry import Camera, camera, for_opencv, warp
from .noise import chance, colour, fbm, log_uniform, shade
from .surfaces import SIZE, Surface

Rng = np.random.Generator


def _any(rng: Rng, bank: FaceBank) -> Surface:
    return bank.surfaces[int(rng.integers(len(bank.surfaces)))]


def _recolour(rng: Rng, image: np.ndarray) -> np.ndarray:
    """Another colour of the same pattern: a mixture of the channels, and another brightness."""
    m = np.eye(3)
    if chance(rng, 0.25):
        m = m[rng.permutation(3)]
    grey = rng.uniform(0, 0.9) if chance(rng, 0.6) else 0
    m = (1 - grey) * m + grey / 3
    m = m * np.exp(rng.normal(0, 0.12, (3, 1))) * np.exp(rng.normal(0, 0.18))
    return cv2.transform(image, m.astype(np.float32))


def _spread(rng: Rng, tex: Surface, view: Camera, size: tuple[int, int]) -> np.ndarray:
    """A surface over the whole picture, seen by the camera."""
    span = tex.span
    ratio = SIZE / span / (view.focal / view.distance)
    level = int(np.clip(np.floor(np.log2(max(ratio, 1e-6)) + 0.35), 0, len(tex.levels) - 1))
    image = tex.levels[level]
    k = span / image.shape[0]
    a = rng.uniform(0, 2 * np.pi) if chance(rng, 0.6) else rng.integers(0, 4) * np.pi / 2
    c, s = np.cos(a) * k, np.sin(a) * k
    ox, oy = rng.uniform(-0.5, 0.5, 2) * span
    half = image.shape[0] / 2
    place = np.array([[c, -s, ox - (c - s) * half], [s, c, oy - (s + c) * half], [0, 0, 1]])
    return warp(image, for_opencv(view.plane() @ place), size, cv2.BORDER_REFLECT)


def _beyond(rng: Rng, bank: FaceBank, size: tuple[int, int]) -> np.ndarray:
    """A room behind the table: another surface, furniture, a window; out of focus mostly."""
    h, w = size
    view = camera(
        size,
        max(h, w) * rng.uniform(0.1, 0.4),
        np.radians(rng.uniform(0, 30)),
        rng.uniform(-0.2, 0.2),
        1.2,
    )
    image = _recolour(rng, _spread(rng, _any(rng, bank), view, size))
    for _ in range(int(rng.integers(0, 6))):
        x, y = rng.uniform(-0.2, 1, 2) * [w, h]
        x1, y1 = x + rng.uniform(0.05, 0.6) * w, y + rng.uniform(0.05, 0.6) * h
        c = (255, 255, 255) if chance(rng, 0.3) else colour(rng, (0, 0.5), (0.03, 1))
        p = np.array(
            [
                [x, y],
                [x1, y + rng.normal(0, 9)],
                [x1 + rng.normal(0, 9), y1],
                [x + rng.normal(0, 9), y1],
            ]
        )
        cv2.fillPoly(image, [p.astype(np.int32)], c, cv2.LINE_AA)
    if chance(rng, 0.6):
        k = int(rng.integers(1, 9)) * 2 + 1
        image = cv2.blur(cv2.blur(image, (k, k)), (k, k))
    return cv2.convertScaleAbs(image, alpha=log_uniform(rng, 0.3, 1.7))


def _edge(rng: Rng, view: Camera, size: tuple[int, int]) -> np.ndarray | None:
    """The picture's part beyond the table's edge, as a polygon (4, 2); None: there is none."""
    h, w = size
    frame = np.array([[0, 0], [w, 0], [w, h], [0, h]], float)
    side = np.column_stack([frame, np.ones(4)]) @ np.linalg.inv(view.plane()).T[:, 2]
    horizon = bool((side <= 0.25 * side.max()).any())
    if not horizon and not chance(rng, 0.22):
        return None
    s = max(1e-3, np.sin(view.tilt))
    if horizon:
        # so far that it is surely before the horizon, and at most 4 distances away
        y0 = -view.distance * rng.uniform(0.25, 1.0) / s
        a = rng.normal(0, 0.08)
    else:
        y0 = -view.distance * rng.uniform(0.1, 0.5)
        a = rng.normal(0, 0.25) if chance(rng, 0.6) else rng.uniform(0, 2 * np.pi)
    far = 3 * view.distance
    t = np.array([np.cos(a), np.sin(a)])
    n = np.array([np.sin(a), -np.cos(a)])
    foot = n * -y0 if not horizon else np.array([0, y0])
    space = np.array(
        [
            [*(foot - t * far), 0],
            [*(foot + t * far), 0],
            [*foot, 0],
            [*(foot + n * 0.05 * view.distance), 0],
        ]
    )
    if (view.depth(space) < 0.05 * view.distance).any():
        return None
    p, q, m, o = view.project(space)
    normal = np.array([-(q - p)[1], (q - p)[0]])
    normal *= 1 if normal @ (o - m) > 0 else -1
    normal *= 3 * max(h, w) / (np.hypot(*normal) + 1e-9)
    unit = (q - p) / (np.hypot(*(q - p)) + 1e-9) * 3 * max(h, w)
    a0, b0 = m - unit, m + unit
    return np.array([a0, b0, b0 + normal, a0 + normal])


def _second(rng: Rng, bank: FaceBank, view: Camera, image: np.ndarray) -> np.ndarray:
    """Part of the picture is another surface with a soft edge: a cushion, blanket, round table."""
    h, w = size = image.shape[:2]
    other = _recolour(rng, _spread(rng, _any(rng, bank), view, size))
    k = 2
    mask = np.zeros((h // k + 1, w // k + 1), np.uint8)
    mh, mw = mask.shape
    kind = rng.random()
    if kind < 0.35:  # round, or a corner with a large radius
        r = log_uniform(rng, 0.5, 2.5) * max(mh, mw)
        a = rng.uniform(0, 2 * np.pi)
        d = r - rng.uniform(-0.25, 0.35) * min(mh, mw)
        at = (int(mw / 2 + d * np.cos(a)), int(mh / 2 + d * np.sin(a)))
        axes = (int(r), int(r * max(0.45, np.cos(view.tilt))))
        cv2.ellipse(mask, at, axes, 0, 0, 360, 255, -1, cv2.LINE_AA)
    elif kind < 0.75:  # a wavy or straight edge across the picture
        a, c = rng.uniform(0, 2 * np.pi), rng.uniform(0.15, 0.85, 2) * [mw, mh]
        t, n = np.array([np.cos(a), np.sin(a)]), np.array([-np.sin(a), np.cos(a)])
        far = float(mw + mh)
        s = np.linspace(-1, 1, 48)[:, None]
        wave = np.sin(s * rng.uniform(2, 14) + rng.uniform(0, 6)) * rng.choice([0.0, 0.02, 0.06])
        edge = c + t * s * far + n * wave * mw
        p = np.concatenate([edge, (edge + n * far)[::-1]])
        cv2.fillPoly(mask, [p.astype(np.int32)], 255, cv2.LINE_AA)
    else:  # blotches: a blanket in folds, snow on stone
        field = fbm(rng, mh, mw, rng.uniform(2, 4), octaves=4, gain=0.45)
        mask[:] = (field > rng.uniform(0.4, 0.6)) * np.uint8(255)
        mask[:] = cv2.blur(mask, (3, 3))
    a = cv2.resize(mask, (w, h), interpolation=cv2.INTER_LINEAR).astype(np.float32) / 255
    # its body: darker towards its edge, and a shadow beside it
    b = int(log_uniform(rng, 2, 40) * max(size) / 448)
    soft = cv2.blur(cv2.blur(a, (2 * b + 1, 2 * b + 1)), (b + 1, b + 1))
    depth = rng.uniform(0, 1.2)
    other = shade(other, 1 - depth * np.clip(1 - soft, 0, 0.6))
    image = shade(image, 1 - rng.uniform(0, 1.3) * np.clip(soft, 0, 0.6))
    return cv2.blendLinear(other, image, a, 1 - a)


def _toned(rng: Rng, image: np.ndarray, tone: np.ndarray) -> np.ndarray:
    """The same pattern about another mean colour, fainter."""
    contrast = rng.uniform(0.03, 0.5)
    mean = image[::8, ::8].reshape(-1, 3).mean(0)
    m = np.column_stack([np.eye(3) * contrast, tone - contrast * mean])
    return cv2.transform(image, m)


def background(
    rng: Rng, bank: FaceBank, view: Camera, size: tuple[int, int], tone: np.ndarray | None
) -> np.ndarray:
    """The picture (h, w, 3) before anything lies in it; `tone` is the table's mean colour."""
    image = _spread(rng, _any(rng, bank), view, size)
    if tone is not None:
        image = _toned(rng, image, tone)
    elif chance(rng, 0.65):
        image = _recolour(rng, image)
    if chance(rng, 0.25):
        image = _second(rng, bank, view, image)
    part = _edge(rng, view, size)
    if part is not None:
        mask = np.zeros(size, np.uint8)
        cv2.fillPoly(
            mask,
            [np.clip(np.round((part - 0.5) * 16), -(2**26), 2**26).astype(np.int32)],
            255,
            cv2.LINE_AA,
            4,
        )
        a = mask.astype(np.float32) / 255
        image = cv2.blendLinear(_beyond(rng, bank, size), image, a, 1 - a)
        if chance(rng, 0.6):
            c = colour(rng, (0, 0.4), (0.03, 1))
            ends = [tuple(int(v) for v in np.clip(p * 16, -(2**26), 2**26)) for p in part[:2]]
            cv2.line(image, ends[0], ends[1], c, int(rng.integers(1, 8)), cv2.LINE_AA, 4)
    return image
