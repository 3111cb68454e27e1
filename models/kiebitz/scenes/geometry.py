"""The pinhole camera over a table. The table is the plane z = 0; a card's long side is 1.

Table: x right and y down as an upright photograph shows them, z up. Pictures: pixel centres at
+0.5, x right, y down.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np


@dataclass(frozen=True)
class Camera:
    """`matrix` (3, 4) takes homogeneous points of the table's space to the picture."""

    matrix: np.ndarray
    focal: float
    distance: float
    tilt: float

    def project(self, points: np.ndarray) -> np.ndarray:
        """(n, 3) points of space -> (n, 2) places in the picture (nonsense behind the camera)."""
        p = points @ self.matrix[:, :3].T + self.matrix[:, 3]
        return p[:, :2] / np.where(np.abs(p[:, 2:]) < 1e-9, 1e-9, p[:, 2:])

    def depth(self, points: np.ndarray) -> np.ndarray:
        """(n,) distance of points along the optical axis; 0 or less is behind the camera."""
        return points @ self.matrix[2, :3] + self.matrix[2, 3]

    def plane(self) -> np.ndarray:
        """(3, 3) homography of the plane z = 0 to the picture."""
        return self.matrix[:, [0, 1, 3]]

    def table(self, points: np.ndarray) -> np.ndarray:
        """(n, 2) places in the picture -> (n, 2) points of the table."""
        p = np.column_stack([points, np.ones(len(points))]) @ np.linalg.inv(self.plane()).T
        return p[:, :2] / np.where(np.abs(p[:, 2:]) < 1e-9, 1e-9, p[:, 2:])


def camera(
    size: tuple[int, int],
    length: float,
    tilt: float,
    roll: float,
    focal: float,
    centre: tuple[float, float] = (0.5, 0.5),
) -> Camera:
    """A camera that shows a card at the table's origin `length` pixels long.

    `size` is (height, width), `tilt` and `roll` are radians, `focal` is in units of the longer
    side, `centre` is where the origin lies as fractions of width and height.
    """
    h, w = size
    f = focal * max(h, w)
    d = f / length
    s, c = np.sin(tilt), np.cos(tilt)
    turn = np.array([[1, 0, 0], [0, c, -s], [0, -s, -c]])
    outer = np.column_stack([turn, [0, 0, d]])
    cr, sr = np.cos(roll), np.sin(roll)
    k = np.array([[f * cr, -f * sr, centre[0] * w], [f * sr, f * cr, centre[1] * h], [0, 0, 1]])
    return Camera(k @ outer, f, d, tilt)


@dataclass
class Pose:
    """Where a flat thing lies: its centre, turn (radians), height and slopes along its own axes."""

    x: float
    y: float
    turn: float
    z: float = 0.0
    slope_u: float = 0.0
    slope_v: float = 0.0

    def matrix(self) -> np.ndarray:
        """(4, 3): homogeneous own coordinates (u right, v down from the centre) -> space."""
        c, s = np.cos(self.turn), np.sin(self.turn)
        return np.array(
            [[c, -s, self.x], [s, c, self.y], [self.slope_u, self.slope_v, self.z], [0, 0, 1.0]]
        )


def corners(view: Camera, pose: Pose, w: float, h: float) -> np.ndarray:
    """(4, 2) a rectangle's corners in the picture, clockwise from its top left."""
    return outline(view, pose, np.array([[0, 0], [1, 0], [1, 1], [0, 1]]), w, h)


def outline(view: Camera, pose: Pose, shape: np.ndarray, w: float, h: float, z: float = 0.0):
    """(n, 2) picture places of `shape` (fractions of w and h), lifted by `z` more."""
    p = (np.asarray(shape, np.float64) - 0.5) * [w, h]
    q = np.column_stack([p, np.ones(len(p))]) @ pose.matrix().T
    q[:, 2] += z
    return view.project(q[:, :3])


def in_front(view: Camera, pose: Pose, w: float, h: float) -> bool:
    """Whether the whole rectangle lies well before the camera."""
    p = (np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) / 2) * [w, h]
    q = np.column_stack([p, np.ones(4)]) @ pose.matrix().T
    return bool((view.depth(q[:, :3]) > 0.12 * view.distance).all())


def homography(view: Camera, pose: Pose, w: float, h: float, pixels: tuple[int, int], pad: int = 0):
    """(3, 3) from a sprite's pixels (height, width without `pad`) to the picture."""
    ph, pw = pixels
    to_own = np.array(
        [[w / pw, 0, -w / 2 - pad * w / pw], [0, h / ph, -h / 2 - pad * h / ph], [0, 0, 1]]
    )
    return view.matrix @ pose.matrix() @ to_own


def area(quad: np.ndarray) -> float:
    """Area of a polygon (n, 2), positive however it turns."""
    x, y = quad[:, 0], quad[:, 1]
    return float(abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2)


_HALF = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1.0]])
_BACK = np.array([[1, 0, -0.5], [0, 1, -0.5], [0, 0, 1.0]])


def for_opencv(m: np.ndarray, x0: float = 0, y0: float = 0) -> np.ndarray:
    """The homography between pixel indexes instead of places; the target starts at (x0, y0)."""
    shift = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1.0]])
    return shift @ _BACK @ m @ _HALF


def warp(
    image: np.ndarray, m: np.ndarray, size: tuple[int, int], border: int = cv2.BORDER_CONSTANT
):
    """`image` through `m` (OpenCV's own convention) into `size` (height, width)."""
    return cv2.warpPerspective(
        image, m, (size[1], size[0]), flags=cv2.INTER_LINEAR, borderMode=border
    )
