"""Digits and letters drawn by a hand: strokes whose points and width wander, as masks."""

from __future__ import annotations

import cv2
import numpy as np

from . import paint, pens

WAYS: dict[str, tuple[str, ...]] = {
    "0": (
        "50,2 15,20 5,55 25,95 60,95 90,60 85,20 50,2",
        "60,0 20,15 8,60 35,100 80,80 90,35 65,2 45,10",
    ),
    "1": (
        "50,0 50,50 50,100",
        "22,25 42,12 55,0 55,50 55,100",
        "20,30 55,0 | 55,0 55,100 | 30,100 80,100",
        "10,42 35,20 60,0 58,50 55,100",
    ),
    "2": (
        "10,25 25,5 60,0 85,22 70,50 35,75 8,100 | 8,100 50,98 95,100",
        "12,20 50,0 85,25 60,60 20,90 10,98 30,86 60,98 95,92",
    ),
    "3": (
        "12,12 50,0 85,20 70,42 40,48 80,55 90,80 50,100 8,88",
        "10,2 85,2 | 85,2 45,40 | 45,40 80,50 88,78 50,100 8,90",
    ),
    "4": (
        "60,0 5,68 | 5,68 95,68 | 70,30 70,100",
        "25,0 12,55 | 12,55 92,52 | 72,8 68,100",
        "68,100 68,0 | 68,0 5,70 | 5,70 95,70",
    ),
    "5": (
        "20,2 15,45 | 15,45 50,36 88,58 80,88 40,100 8,88 | 20,2 85,2",
        "85,4 25,4 | 25,4 20,42 | 20,42 60,38 90,66 60,98 10,92",
    ),
    "6": (
        "75,2 35,20 10,60 20,95 60,100 88,78 70,52 35,52 12,72",
        "60,0 25,35 10,70 30,98 70,95 82,70 55,54 20,70",
    ),
    "7": (
        "8,4 90,4 | 90,4 60,50 40,100",
        "8,6 90,2 | 90,2 58,50 42,100 | 28,50 85,48",
        "8,20 10,4 | 10,4 88,4 | 88,4 45,100",
    ),
    "8": (
        "50,48 18,30 25,6 55,0 82,15 72,38 50,48 15,66 14,90 50,100 88,85 80,62 50,48",
        "80,12 45,0 18,20 45,46 82,68 60,98 18,88 30,58 65,36 80,12",
    ),
    "9": (
        "85,25 60,2 20,10 12,36 40,52 75,42 86,20 82,60 60,100",
        "80,20 50,0 15,20 30,50 65,45 82,15 | 82,12 78,55 76,100",
        "85,20 50,0 15,22 30,50 70,45 86,20 84,75 55,100 15,90",
    ),
}
"""Each digit's ways of being written: strokes through points in hundredths of a box."""
LETTERS = {
    "A": "0,100 50,0 | 50,0 100,100 | 20,62 80,62",
    "B": "10,0 10,100 | 10,2 70,8 75,40 10,48 | 10,48 85,55 85,92 10,98",
    "H": "10,0 10,100 | 90,0 90,100 | 10,50 90,50",
    "J": "70,0 70,70 45,100 10,80",
    "K": "10,0 10,100 | 90,0 10,55 | 30,45 90,100",
    "M": "5,100 5,0 | 5,0 50,60 | 50,60 95,0 | 95,0 95,100",
    "O": "50,2 15,20 5,55 25,95 60,95 90,60 85,20 50,2",
    "Q": "50,2 10,25 8,70 45,98 90,75 90,25 50,2 | 60,70 98,100",
    "S": "85,12 45,0 15,22 45,46 82,68 60,98 12,88",
    "U": "10,0 10,65 50,100 90,65 90,0",
    "X": "0,0 100,100 | 100,0 0,100",
    "+": "50,20 50,80 | 20,50 80,50",
    "-": "20,50 80,50",
    "?": "15,22 40,0 85,15 75,45 50,60 50,75 | 48,92 52,98",
    "!": "50,0 50,70 | 48,92 52,98",
}
"""What stands where a number would, likewise."""
DISPLAY = {
    "0": "0,0 100,0 100,50 100,100 0,100 0,50 0,0",
    "1": "100,0 100,50 100,100",
    "2": "0,0 100,0 100,50 0,50 0,100 100,100",
    "3": "0,0 100,0 100,50 100,100 0,100 | 0,50 100,50",
    "4": "0,0 0,50 100,50 | 100,0 100,50 100,100",
    "5": "100,0 0,0 0,50 100,50 100,100 0,100",
    "6": "100,0 0,0 0,50 0,100 100,100 100,50 0,50",
    "7": "0,0 100,0 100,50 100,100",
    "8": "0,0 100,0 100,50 100,100 0,100 0,50 0,0 | 0,50 100,50",
    "9": "0,100 100,100 100,50 100,0 0,0 0,50 100,50",
}
"""Each digit's seven bars, as displays have them."""


def _strokes(way: str) -> list[list[tuple[float, float]]]:
    return [
        [tuple(int(value) / 100 for value in point.split(",")) for point in stroke.split()]
        for stroke in way.split("|")
    ]


def _smooth(points: np.ndarray, count: int = 8) -> np.ndarray:
    """A Catmull-Rom curve through points; two points stay a straight line."""
    if len(points) < 3:
        return points
    closed = np.concatenate([2 * points[:1] - points[1:2], points, 2 * points[-1:] - points[-2:-1]])
    t = np.linspace(0, 1, count, endpoint=False)[:, None]
    parts = []
    for a, b, c, d in zip(closed[:-3], closed[1:-2], closed[2:-1], closed[3:], strict=True):
        parts.append(
            0.5
            * (
                2 * b
                + (c - a) * t
                + (2 * a - 5 * b + 4 * c - d) * t**2
                + (3 * b - a - 3 * c + d) * t**3
            )
        )
    return np.concatenate([*parts, points[-1:]])


def hand_written(text: str, height: int, seed: int, pen: str = "line") -> np.ndarray:
    """A digit, 10, or one of LETTERS or several as a mask about `height` pixels high; the seed is the hand.

    :param pen: one of PENS.
    """
    if len(text) > 1:
        parts = [hand_written(letter, height, seed, pen) for letter in text]
        gap = round(height * 0.12)
        rows = max(part.shape[0] for part in parts)
        mask = np.zeros((rows, sum(p.shape[1] for p in parts) + gap * (len(parts) - 1)), np.uint8)
        x = 0
        for part in parts:
            mask[rows - part.shape[0] :, x : x + part.shape[1]] = part
            x += part.shape[1] + gap
        return mask
    hand = np.random.default_rng((seed, 1))
    width = height * hand.uniform(0.45, 0.75)
    weight = height * hand.choice([hand.uniform(0.035, 0.08), hand.uniform(0.08, 0.15)])
    lean, shake = hand.uniform(-0.05, 0.25), hand.uniform(0.01, 0.05)
    brush = hand.random() < 0.35
    rng = np.random.default_rng((seed, ord(text)))
    straight = pen in pens.STRAIGHT
    if straight:
        weight, shake, lean = max(weight, height * 0.09), 0.0, min(lean, 0.12)
    elif pen != "line":
        weight = max(weight, height * 0.08)
    way = _strokes(_way(text, straight, rng))
    pad = int(weight) + round(height * 0.25)
    mask = np.zeros((height + 2 * pad, round(width) + 2 * pad + round(height * 0.3)), np.uint8)
    moved: dict[tuple[float, float], np.ndarray] = {}
    for stroke in way:
        for point in stroke:
            if point not in moved:
                moved[point] = np.array(point) + rng.normal(0, shake, 2)
        points = np.array([moved[point] for point in stroke])
        points = points * (width, height)
        points[:, 0] += (height - points[:, 1]) * lean
        curve = (points if straight else _smooth(points)) + pad
        if pen == "line":
            _line(mask, curve, weight, brush)
        else:
            # The same hand for all digits.
            pens.draw(mask, curve, pen, weight, np.random.default_rng((seed, 2)))
    x, y, wide, tall = cv2.boundingRect(mask)
    return np.ascontiguousarray(mask[y : y + tall, x : x + wide])


def _way(text: str, display: bool, rng: np.random.Generator) -> str:
    """How a digit or letter is written."""
    if text in LETTERS:
        return LETTERS[text]
    ways = (DISPLAY[text],) if display else WAYS[text]
    return ways[int(rng.integers(len(ways)))]


def _line(mask: np.ndarray, curve: np.ndarray, weight: float, brush: bool) -> None:
    """A line with round ends, or one of a brush, thicker in its middle."""
    if not brush:
        paint.outline(mask, curve, 255, weight, closed=False)
        for end in (curve[0], curve[-1]):
            paint.polygon(mask, paint.ellipse_points(*end, weight / 2, weight / 2, count=16), 255)
        return
    along = np.linspace(0, 1, len(curve))
    for step in range(len(curve) - 1):
        thick = weight * (0.55 + 0.6 * np.sin(np.pi * (0.2 + 0.7 * along[step])))
        paint.outline(mask, curve[step : step + 2], 255, thick, closed=False)
