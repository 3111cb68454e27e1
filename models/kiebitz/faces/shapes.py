"""Outlines of card signs in a box of -0.5 to 0.5, as lists of polygons (N, 2)."""

from __future__ import annotations

import functools

import numpy as np

from .paint import ellipse_points, turned

Shape = tuple[np.ndarray, ...]


def _bezier(*points: tuple[float, float], count: int = 14) -> np.ndarray:
    t = np.linspace(0, 1, count)[:, None]
    a, b, c, d = (np.array(point) for point in points)
    return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d


def _mirrored(half: np.ndarray) -> np.ndarray:
    return np.concatenate([half, half[::-1] * (-1, 1)])


@functools.cache
def heart(fat: float = 0.0) -> Shape:
    """A heart."""
    half = np.concatenate(
        [
            _bezier((0, -0.22), (0.04, -0.52), (0.34, -0.55), (0.44 + fat, -0.36)),
            _bezier((0.44 + fat, -0.36), (0.58, -0.05), (0.2, 0.15), (0, 0.5)),
        ]
    )
    return (_mirrored(half),)


@functools.cache
def diamond(bend: float = 0.06, wide: float = 0.4) -> Shape:
    """A diamond; its sides are bent inwards by so much, outwards below 0, straight at 0."""
    middle = (wide / 3 - bend, -1 / 3 + bend), (wide * 2 / 3 - bend, -1 / 6 + bend)
    upper = _bezier((0, -0.5), *middle, (wide, 0))
    return (_mirrored(np.concatenate([upper, upper[::-1] * (1, -1)])),)


def _foot(wide: float, top: float) -> np.ndarray:
    half = np.concatenate(
        [
            np.array([(0.03, top)]),
            _bezier((0.035, top), (0.05, 0.35), (0.1, 0.45), (wide, 0.5)),
        ]
    )
    return _mirrored(half)


@functools.cache
def spade(fat: float = 0.0) -> Shape:
    """A spade."""
    body = np.concatenate(
        [
            _bezier((0, -0.5), (0.16, -0.25), (0.52, -0.08), (0.44 + fat, 0.17)),
            _bezier((0.44 + fat, 0.17), (0.36, 0.36), (0.1, 0.34), (0.03, 0.17)),
        ]
    )
    return (_mirrored(body), _foot(0.2, 0.05))


@functools.cache
def club(size: float = 0.215, spread: float = 0.235) -> Shape:
    """A club."""
    return (
        ellipse_points(0, -0.5 + size, size, size, count=22),
        ellipse_points(-spread, 0.06, size, size, count=22),
        ellipse_points(spread, 0.06, size, size, count=22),
        np.array([(-0.1, -0.15), (0.1, -0.15), (0.14, 0.12), (-0.14, 0.12)]),
        _foot(0.18, 0.0),
    )


@functools.cache
def cross_club(size: float = 0.16, reach: float = 0.3, waist: float = 0.03) -> Shape:
    """A club as many printers on the continent draw it: slim, its leaves on stalks, like a cross.

    :param size: radius of a leaf.
    :param reach: from the middle to that of a leaf.
    :param waist: half a stalk's width where the stalks meet.
    """
    middle = -0.5 + size + reach
    parts = []
    for x, y in ((0, -1), (-1, 0), (1, 0)):
        along, across = np.array([x, y]), np.array([y, x])
        leaf = along * reach
        parts.append(ellipse_points(leaf[0], middle + leaf[1], size, size, count=22))
        # From nearly the leaf's full width down to the waist.
        outer, inner = along * (reach - size * 0.1), -along * waist
        wide = across * size * 0.92
        parts.append(np.stack([outer + wide, outer - wide, inner - across * waist, inner + across * waist]) + (0, middle))
    return (*parts, _foot(0.16, middle))


@functools.cache
def star(points: int = 5, inner: float = 0.45) -> Shape:
    """A star."""
    t = np.arange(2 * points) * np.pi / points - np.pi / 2
    r = np.where(np.arange(2 * points) % 2 == 0, 0.5, 0.5 * inner)
    return (np.stack([r * np.cos(t), r * np.sin(t)], 1),)


@functools.cache
def regular(sides: int) -> Shape:
    """A regular polygon, or a disc from 24 sides on."""
    t = np.arange(sides) * 2 * np.pi / sides - np.pi / 2
    return (0.5 * np.stack([np.cos(t), np.sin(t)], 1),)


@functools.cache
def squiggle() -> Shape:
    """SET's squiggle, lying."""
    top = np.concatenate(
        [
            _bezier((-0.46, 0.12), (-0.5, -0.35), (-0.2, -0.3), (0.02, -0.16)),
            _bezier((0.02, -0.16), (0.2, -0.05), (0.28, -0.25), (0.4, -0.24)),
        ]
    )
    right = _bezier((0.4, -0.24), (0.5, -0.22), (0.48, -0.16), (0.46, -0.12), count=5)
    half = np.concatenate([top, right])
    return (np.concatenate([half, -half]),)


@functools.cache
def pill(ratio: float = 0.46) -> Shape:
    """A lying stadium."""
    t = np.linspace(-np.pi / 2, np.pi / 2, 14)
    r = ratio / 2
    right = np.stack([0.5 - r + r * np.cos(t), r * np.sin(t)], 1)
    return (np.concatenate([right, -right]),)


@functools.cache
def lozenge() -> Shape:
    """A lying diamond."""
    return (np.array([(-0.5, 0), (0, -0.23), (0.5, 0), (0, 0.23)]),)


@functools.cache
def arrow(curved: bool = False) -> Shape:
    """An arrow that points up, straight or bent."""
    if not curved:
        return (
            np.array([
                (0, -0.5), (0.32, -0.12), (0.13, -0.12), (0.13, 0.5), (-0.13, 0.5), (-0.13, -0.12),
                (-0.32, -0.12),
            ]),
        )  # fmt: skip
    outer = ellipse_points(0.1, 0.15, 0.42, 0.42)[24:38]
    inner = ellipse_points(0.1, 0.15, 0.2, 0.2)[24:38]
    tip = np.array([(0.12, 0.12), (0.12, -0.48), (0.5, -0.18)])
    return (np.concatenate([outer, inner[::-1]]), tip)


@functools.cache
def leaf() -> Shape:
    """A leaf."""
    half = _bezier((0, -0.5), (0.5, -0.2), (0.3, 0.3), (0, 0.4))
    return (_mirrored(half), np.array([(-0.03, 0.3), (0.03, 0.3), (0.03, 0.5), (-0.03, 0.5)]))


@functools.cache
def drop() -> Shape:
    """A drop."""
    half = _bezier((0, -0.5), (0.15, -0.15), (0.6, 0.5), (0, 0.5))
    return (_mirrored(half),)


@functools.cache
def bolt() -> Shape:
    """Lightning."""
    return (
        np.array([
            (0.1, -0.5), (-0.3, 0.08), (-0.02, 0.08), (-0.14, 0.5), (0.3, -0.1), (0.02, -0.1),
            (0.24, -0.5),
        ]),
    )  # fmt: skip


@functools.cache
def moon() -> Shape:
    """A crescent."""
    outer = ellipse_points(0, 0, 0.48, 0.48, 30)[8:41]
    inner = ellipse_points(0.2, 0, 0.36, 0.4, 30)[8:41]
    return (np.concatenate([outer, inner[::-1]]),)


@functools.cache
def cross() -> Shape:
    """A plus."""
    a, b = 0.5, 0.17
    return (
        np.array([
            (-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b),
            (-a, -b), (-b, -b),
        ]),
    )  # fmt: skip


@functools.cache
def crown() -> Shape:
    """A crown."""
    return (
        np.array([
            (-0.45, 0.4), (-0.5, -0.3), (-0.22, 0.02), (0, -0.45), (0.22, 0.02), (0.5, -0.3),
            (0.45, 0.4),
        ]),
    )  # fmt: skip


@functools.cache
def fish() -> Shape:
    """A fish."""
    return (
        ellipse_points(-0.08, 0, 0.36, 0.22),
        np.array([(0.2, 0), (0.5, -0.22), (0.42, 0), (0.5, 0.22)]),
    )


@functools.cache
def apple() -> Shape:
    """An apple or another round fruit."""
    return (
        ellipse_points(-0.14, 0.1, 0.3, 0.37), ellipse_points(0.14, 0.1, 0.3, 0.37),
        turned(ellipse_points(0.12, -0.34, 0.14, 0.07), -20),
        np.array([(-0.03, -0.5), (0.02, -0.5), (0.04, -0.2), (-0.03, -0.2)]),
    )  # fmt: skip


@functools.cache
def flower(petals: int = 6) -> Shape:
    """A flower."""
    t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    r = 0.36 + 0.14 * np.cos(petals * t)
    return (np.stack([r * np.cos(t), r * np.sin(t)], 1),)


@functools.cache
def cat() -> Shape:
    """An animal's head."""
    return (
        ellipse_points(0, 0.08, 0.42, 0.38),
        np.array([(-0.4, 0), (-0.38, -0.5), (-0.08, -0.24)]),
        np.array([(0.4, 0), (0.38, -0.5), (0.08, -0.24)]),
    )


@functools.cache
def acorn() -> Shape:
    """An acorn."""
    half = _bezier((0.3, -0.1), (0.35, 0.3), (0.1, 0.4), (0, 0.5))
    return (
        _mirrored(half[::-1]), ellipse_points(0, -0.15, 0.4, 0.2),
        np.array([(-0.04, -0.5), (0.05, -0.5), (0.04, -0.2), (-0.04, -0.2)]),
    )  # fmt: skip


@functools.cache
def bell() -> Shape:
    """A bell."""
    half = np.concatenate(
        [
            _bezier((0, -0.45), (0.35, -0.4), (0.2, 0.15), (0.45, 0.3)),
            np.array([(0.45, 0.36)]),
        ]
    )
    return (_mirrored(half), ellipse_points(0, 0.42, 0.1, 0.08))


SUITS = {"hearts": heart, "diamonds": diamond, "spades": spade, "clubs": club}
SIGNS = (
    heart, diamond, spade, club, star, leaf, drop, bolt, moon, cross, crown, fish, apple, flower,
    cat, acorn, bell, lambda: regular(3), lambda: regular(4), lambda: regular(5),
    lambda: regular(6), lambda: regular(28), lambda: star(8, 0.6), lambda: star(4, 0.35), squiggle,
)  # fmt: skip


def pointed(shape: Shape) -> bool:
    """Whether a sign has an upper end: it looks otherwise upside down."""
    size = 48
    masks = [np.zeros((size, size), np.uint8) for _ in range(2)]
    for mask, angle in zip(masks, (0, 180), strict=True):
        put(mask, shape, size / 2, size / 2, size * 0.9, 255, angle)
    return bool((masks[0] != masks[1]).mean() > 0.03)


def put(
    px: np.ndarray,
    shape: Shape,
    cx: float,
    cy: float,
    size: float,
    colour,
    angle: float = 0,
    wide: float = 1.0,
    edge: tuple[float, tuple] | None = None,
) -> None:
    """Draw a sign of `size` pixels height; `edge` is an outline (pixels, colour) round it."""
    from .paint import outline, polygon

    placed = [turned(part * (size * wide, size), angle) + (cx, cy) for part in shape]
    if edge is not None:
        for part in placed:
            outline(px, part, edge[1], 2 * edge[0])
    for part in placed:
        polygon(px, part, colour)
