"""Laying flat things into a picture: anti-aliased, only where they are, with what covers what."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from .geometry import Camera, Pose, for_opencv, homography, in_front, outline, warp


@dataclass
class Canvas:
    """A picture in the making: (h, w, 3) uint8, and (h, w) uint8 of who is seen where."""

    image: np.ndarray
    owner: np.ndarray

    @property
    def size(self) -> tuple[int, int]:
        return self.image.shape[0], self.image.shape[1]


def _box(points: np.ndarray, size: tuple[int, int], margin: float = 1.5):
    """The part of the picture (x0, y0, x1, y1) that holds the points, or None."""
    h, w = size
    x0, y0 = np.floor(points.min(0) - margin)
    x1, y1 = np.ceil(points.max(0) + margin)
    x0, y0, x1, y1 = int(max(0, x0)), int(max(0, y0)), int(min(w, x1)), int(min(h, y1))
    return (x0, y0, x1, y1) if x1 > x0 and y1 > y0 else None


def blend(canvas: Canvas, box, rgba: np.ndarray, owner: int | None) -> None:
    """Lay `rgba` over the box; `owner` (0 = no card) is noted where it is more than half opaque."""
    x0, y0, x1, y1 = box
    alpha = cv2.extractChannel(rgba, 3)
    a = alpha.astype(np.float32) * np.float32(1 / 255)
    part = canvas.image[y0:y1, x0:x1]
    part[:] = cv2.blendLinear(cv2.cvtColor(rgba, cv2.COLOR_RGBA2RGB), part, a, 1 - a)
    if owner is not None:
        canvas.owner[y0:y1, x0:x1][alpha > 127] = owner


def shrink(rgba: np.ndarray, across: float, down: float) -> np.ndarray:
    """`rgba` reduced to about the size (in pixels) it will have, so that it does not alias."""
    h, w = rgba.shape[:2]
    nw = int(min(w, max(4, across * 1.3))) if w > across * 1.5 else w
    nh = int(min(h, max(4, down * 1.3))) if h > down * 1.5 else h
    return rgba if (nh, nw) == (h, w) else cv2.resize(rgba, (nw, nh), interpolation=cv2.INTER_AREA)


def pad(rgba: np.ndarray) -> np.ndarray:
    """One pixel more on every side, of the same colour and transparent."""
    out = cv2.copyMakeBorder(rgba, 1, 1, 1, 1, cv2.BORDER_REPLICATE)
    out[[0, -1], :, 3] = 0
    out[:, [0, -1], 3] = 0
    return out


def edges(quad: np.ndarray) -> tuple[float, float]:
    """The longer of a quad's opposite edges: across, and down."""
    e = np.hypot(*(np.roll(quad, -1, 0) - quad).T)
    return float(max(e[0], e[2])), float(max(e[1], e[3]))


def lay(
    canvas: Canvas,
    view: Camera,
    pose: Pose,
    w: float,
    h: float,
    rgba: np.ndarray,
    owner: int | None,
    bend: tuple[float, float] = (0.0, 0.0),
) -> None:
    """Lay a picture of size w x h (card lengths) at a pose.

    `owner` is noted where it lies, unless None. `bend` is how high its middle is over its ends
    (card lengths), rolled about its v axis or its u axis.
    """
    if not in_front(view, pose, w, h):
        return
    quad = outline(view, pose, np.array([[0, 0], [1, 0], [1, 1], [0, 1]]), w, h)
    bent = any(bend)
    lift = np.zeros(2)
    if bent:
        lift = (
            outline(view, pose, np.array([[0.5, 0.5]]), w, h, 1.0)[0]
            - outline(view, pose, np.array([[0.5, 0.5]]), w, h)[0]
        )
    box = _box(quad, canvas.size, 1.5 + np.abs(lift).max() * sum(map(abs, bend)))
    if box is None:
        return
    x0, y0, x1, y1 = box
    src = shrink(rgba, *edges(quad))
    m = for_opencv(homography(view, pose, w, h, (src.shape[0], src.shape[1]), 1), x0, y0)
    src = pad(src)
    if not bent:
        out = warp(src, m, (y1 - y0, x1 - x0))
    else:
        inv = np.linalg.inv(m).astype(np.float32)
        xs = np.arange(x1 - x0, dtype=np.float32)[None]
        ys = np.arange(y1 - y0, dtype=np.float32)[:, None]
        dx, dy = np.float32(0), np.float32(0)
        for _ in range(3):
            px, py = xs - dx, ys - dy
            k = inv[2, 0] * px + inv[2, 1] * py + inv[2, 2]
            sx = (inv[0, 0] * px + inv[0, 1] * py + inv[0, 2]) / k
            sy = (inv[1, 0] * px + inv[1, 1] * py + inv[1, 2]) / k
            u = np.clip(sx / src.shape[1], 0, 1)
            v = np.clip(sy / src.shape[0], 0, 1)
            rise = 4 * (bend[0] * u * (1 - u) + bend[1] * v * (1 - v))
            dx, dy = rise * np.float32(lift[0]), rise * np.float32(lift[1])
        out = cv2.remap(
            src,
            sx.astype(np.float32),
            sy.astype(np.float32),
            cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_CONSTANT,
        )
        light = (1 + 1.2 * (bend[0] * (2 * u - 1) + bend[1] * (2 * v - 1))).astype(np.float32)
        out = np.dstack(
            [cv2.multiply(out[..., :3], cv2.merge([light] * 3), dtype=cv2.CV_8U), out[..., 3]]
        )
    blend(canvas, box, out, owner)


def fill(canvas: Canvas, polygon: np.ndarray, c, owner: int | None = None) -> None:
    """Fill a convex polygon of places with a colour."""
    p = np.round((polygon - 0.5) * 16).astype(np.int64)
    if np.abs(p).max() > 2**27:
        return
    hull = cv2.convexHull(p.astype(np.int32))
    cv2.fillConvexPoly(canvas.image, hull, [float(x) for x in c], cv2.LINE_AA, 4)
    if owner is not None:
        cv2.fillConvexPoly(canvas.owner, hull, owner, cv2.LINE_8, 4)


def darken(canvas: Canvas, polygon: np.ndarray, strength: float, blur: float) -> None:
    """Cast a soft shadow: 1 - strength inside the polygon, blurred by about `blur` pixels."""
    box = _box(polygon, canvas.size, 2 * blur + 2)
    if box is None or strength <= 0.01:
        return
    x0, y0, x1, y1 = box
    # a coarse grid is enough for what will be blurred
    k = 1 if blur < 3 else 2 if blur < 8 else 4
    shape = ((y1 - y0 + k - 1) // k, (x1 - x0 + k - 1) // k)
    mask = np.zeros(shape, np.uint8)
    p = np.round((polygon - [x0, y0]) / k * 16 - 8)
    if np.abs(p).max() > 2**27:
        return
    cv2.fillPoly(mask, [p.astype(np.int32)], 255, cv2.LINE_AA, 4)
    size = max(1, int(blur / k)) * 2 + 1
    mask = cv2.blur(cv2.blur(mask, (size, size)), (size, size))
    if k > 1:
        mask = cv2.resize(mask, (x1 - x0, y1 - y0), interpolation=cv2.INTER_LINEAR)
    part = canvas.image[y0:y1, x0:x1]
    gain = (255 - mask.astype(np.float32) * strength) / 255
    part[:] = cv2.multiply(part, cv2.merge([gain] * 3), dtype=cv2.CV_8U)
