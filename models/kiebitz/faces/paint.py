"""Drawing on a card: (H, W, 3) uint8 RGB arrays in pixels, x right, y down."""

from __future__ import annotations

import functools

import cv2
import numpy as np

from .colours import RGB

SHIFT = 4
ONE = 1 << SHIFT


def blank(height: int, width: int, colour: RGB) -> np.ndarray:
    """A card of one colour."""
    return np.full((height, width, 3), colour, np.uint8)


def fixed(points: np.ndarray) -> np.ndarray:
    """Float points (N, 2) in OpenCV's fixed point."""
    return np.round(np.asarray(points, np.float64) * ONE).astype(np.int32)


def polygon(px: np.ndarray, points: np.ndarray, colour: RGB | int) -> None:
    """Fill a polygon, smoothly edged."""
    cv2.fillPoly(px, [fixed(points)], colour, cv2.LINE_AA, SHIFT)


def outline(
    px: np.ndarray, points: np.ndarray, colour: RGB | int, width: float, closed: bool = True
) -> None:
    """Draw along points; width in pixels, at least one."""
    cv2.polylines(px, [fixed(points)], closed, colour, max(1, round(width)), cv2.LINE_AA, SHIFT)


def line(px: np.ndarray, start: tuple, end: tuple, colour: RGB | int, width: float) -> None:
    """A straight line."""
    outline(px, np.array([start, end]), colour, width, closed=False)


def ellipse_points(
    cx: float, cy: float, rx: float, ry: float, angle: float = 0, count: int = 48
) -> np.ndarray:
    """Points on an ellipse whose first axis is turned by `angle` degrees."""
    t = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return turned(np.stack([rx * np.cos(t), ry * np.sin(t)], 1), angle) + (cx, cy)


def turned(points: np.ndarray, angle: float) -> np.ndarray:
    """Points turned by degrees about the origin (clockwise as seen)."""
    c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    return np.asarray(points) @ np.array([[c, s], [-s, c]])


def rounded(x0: float, y0: float, x1: float, y1: float, radius: float) -> np.ndarray:
    """Outline of a rectangle with round corners."""
    radius = max(0.0, min(radius, (x1 - x0) / 2, (y1 - y0) / 2))
    if radius < 0.5:
        return np.array([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], float)
    t = np.linspace(0, np.pi / 2, 7)
    arcs = []
    for (cx, cy), start in (
        ((x1 - radius, y0 + radius), -np.pi / 2), ((x1 - radius, y1 - radius), 0),
        ((x0 + radius, y1 - radius), np.pi / 2), ((x0 + radius, y0 + radius), np.pi),
    ):  # fmt: skip
        arcs.append(np.stack([cx + radius * np.cos(t + start), cy + radius * np.sin(t + start)], 1))
    return np.concatenate(arcs)


def area(shape: tuple[int, int], points: np.ndarray) -> np.ndarray:
    """A polygon as a mask (H, W) uint8."""
    mask = np.zeros(shape, np.uint8)
    polygon(mask, points, 255)
    return mask


def blend(px: np.ndarray, mask: np.ndarray, ink: RGB | np.ndarray, alpha: float = 1.0) -> None:
    """Lay a colour or a picture of the card's size over the card where the mask says."""
    x, y, width, height = cv2.boundingRect(mask)
    if width == 0:
        return
    inside = (slice(y, y + height), slice(x, x + width))
    share = mask[inside].astype(np.float32) * (alpha / 255)
    view = px[inside]
    if isinstance(ink, np.ndarray) and ink.ndim == 3:
        source = np.ascontiguousarray(ink[inside])
    else:
        source = np.empty_like(view)
        source[:] = ink
    view[:] = cv2.blendLinear(np.ascontiguousarray(view), source, 1 - share, share)


def place(
    px: np.ndarray, mask: np.ndarray, left: int, top: int, ink: RGB | np.ndarray, alpha: float = 1
) -> None:
    """Blend a small mask at a place; what runs out of the card is cut off."""
    height, width = mask.shape
    x0, y0 = max(left, 0), max(top, 0)
    x1, y1 = min(left + width, px.shape[1]), min(top + height, px.shape[0])
    if x1 <= x0 or y1 <= y0:
        return
    cut = mask[y0 - top : y1 - top, x0 - left : x1 - left]
    if isinstance(ink, np.ndarray) and ink.ndim == 3:
        ink = ink[y0 - top : y1 - top, x0 - left : x1 - left]
    blend(px[y0:y1, x0:x1], cut, ink, alpha)


@functools.lru_cache(maxsize=64)
def disc(size: int) -> np.ndarray:
    """A round structuring element."""
    return cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))


def swell(mask: np.ndarray, radius: float) -> np.ndarray:
    """The mask grown by a radius in pixels (blurred a little at halves)."""
    size = 2 * round(radius) + 1
    if size < 3:
        return mask
    return cv2.dilate(mask, disc(size))


def shrink(mask: np.ndarray, radius: float) -> np.ndarray:
    """The mask eaten away by a radius in pixels."""
    size = 2 * round(radius) + 1
    if size < 3:
        return mask
    return cv2.erode(mask, disc(size))


@functools.cache
def _tile() -> np.ndarray:
    return np.random.default_rng(7).normal(0, 1, (700, 700)).astype(np.float32)


def grain(rng: np.random.Generator, height: int, width: int) -> np.ndarray:
    """White noise (H, W) of unit variance: a window of a tile made once."""
    tile = _tile()
    y = int(rng.integers(tile.shape[0] - height))
    x = int(rng.integers(tile.shape[1] - width))
    found = tile[y : y + height, x : x + width]
    return found[:: 1 if rng.random() < 0.5 else -1]


def clouds(
    rng: np.random.Generator, height: int, width: int, cell: float, octaves: int = 3
) -> np.ndarray:
    """Smooth noise (H, W) float32 in 0..1; `cell` is its largest detail in pixels."""
    total = np.zeros((height, width), np.float32)
    for octave in range(octaves):
        size = max(cell / 2**octave, 1.5)
        small = rng.random((int(height / size) + 3, int(width / size) + 3), np.float32)
        total += cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC) / 2**octave
    low, high = float(total.min()), float(total.max())
    return (total - low) / max(high - low, 1e-6)


def between(share: np.ndarray, first: RGB, second: RGB) -> np.ndarray:
    """A picture running from the first colour (0) to the second (1)."""
    a, b = np.asarray(first, np.float32), np.asarray(second, np.float32)
    table = a + (b - a) * np.linspace(0, 1, 256, dtype=np.float32)[:, None]
    return table.astype(np.uint8)[(share * 255).astype(np.uint8)]


def ramp(height: int, width: int, angle: float) -> np.ndarray:
    """A plane (H, W) in 0..1 rising in a direction, degrees clockwise from the x axis."""
    c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    x = (np.arange(width, dtype=np.float32) / width - 0.5) * c
    y = (np.arange(height, dtype=np.float32) / height - 0.5) * s
    plane = x[None, :] + y[:, None]
    return (plane - plane.min()) / max(float(np.ptp(plane)), 1e-6)


def dome(height: int, width: int, cx: float = 0.5, cy: float = 0.5) -> np.ndarray:
    """Distance from a centre (H, W), 0 there and 1 at the farthest corner."""
    x = (np.arange(width, dtype=np.float32) / width - cx) * width / height
    y = np.arange(height, dtype=np.float32) / height - cy
    found = np.sqrt(x[None, :] ** 2 + y[:, None] ** 2)
    return found / found.max()
