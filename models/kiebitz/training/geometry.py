"""Quads and homographies. Corners are (4, 2) float32, x and y in pixels with pixel centres at +0.5, clockwise as seen."""

from __future__ import annotations

import cv2
import numpy as np

GREY = 128
"""What lies beyond a picture is of this, as in lib/vision/warp.ts."""
SHIFT = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]], np.float64)
"""OpenCV counts pixel centres at whole numbers, the recogniser at halves."""
BACK = np.linalg.inv(SHIFT)


def homography(source: np.ndarray, target: np.ndarray) -> np.ndarray:
    """The 3x3 matrix that takes four points to four others."""
    return cv2.getPerspectiveTransform(source.astype(np.float32), target.astype(np.float32))


def apply(matrix: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Points (..., 2) through a homography."""
    flat = points.reshape(-1, 2)
    lifted = np.concatenate([flat, np.ones((len(flat), 1))], 1) @ matrix.T
    return (lifted[:, :2] / lifted[:, 2:]).reshape(points.shape).astype(np.float32)


def warp(
    image: np.ndarray, matrix: np.ndarray, width: int, height: int, border: tuple[int, int, int] | None = (GREY,) * 3
) -> np.ndarray:
    """What `image` looks like through a homography, bilinear, grey outside. Shrinks without aliasing."""
    corners = apply(
        np.linalg.inv(matrix), np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    )
    # One pixel of the result takes so many of the source: draw from a smaller copy then.
    area = abs(polygon_area(corners)) / (width * height)
    while area > 2.6 and min(image.shape[:2]) > 8:
        shrink = 2
        h, w = image.shape[0] // shrink, image.shape[1] // shrink
        image = cv2.resize(image[: h * shrink, : w * shrink], (w, h), interpolation=cv2.INTER_AREA)
        matrix = matrix @ np.diag([shrink, shrink, 1.0])
        area /= shrink * shrink
    return cv2.warpPerspective(
        image,
        BACK @ matrix @ SHIFT,
        (width, height),
        flags=cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_CONSTANT,
        borderValue=border,
    )


def card_mask(height: int, width: int, radius: float) -> np.ndarray:
    """White where a card of this size is, (height, width, 3) uint8: its corners are round.

    :param radius: of the corners, as a share of the width.
    """
    mask = np.zeros((height, width, 3), np.uint8)
    r = int(radius * width)
    white = (255, 255, 255)
    cv2.rectangle(mask, (r, 0), (width - 1 - r, height - 1), white, -1)
    cv2.rectangle(mask, (0, r), (width - 1, height - 1 - r), white, -1)
    for x in (r, width - 1 - r):
        for y in (r, height - 1 - r):
            cv2.circle(mask, (x, y), r, white, -1)
    return mask


def polygon_area(points: np.ndarray) -> float:
    """Signed area, positive when clockwise as seen (y down)."""
    x, y = points[:, 0], points[:, 1]
    return float(0.5 * np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))


def intersection_over_union(a: np.ndarray, b: np.ndarray) -> float:
    """Of two convex quads; 0 where one is not convex or has no area."""
    area_a, area_b = abs(polygon_area(a)), abs(polygon_area(b))
    if area_a < 1 or area_b < 1:
        return 0.0
    shared, _ = cv2.intersectConvexConvex(a.astype(np.float32), b.astype(np.float32))
    return float(shared / max(area_a + area_b - shared, 1e-6))


def is_convex(points: np.ndarray) -> bool:
    """Clockwise and bulging outwards at every corner."""
    edges = np.roll(points, -1, 0) - points
    following = np.roll(edges, -1, 0)
    return bool(np.all(edges[:, 0] * following[:, 1] - edges[:, 1] * following[:, 0] > 0))
