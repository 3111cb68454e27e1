"""Crops as the reader gets them: a card that nearly fills its crop, in any light, either way up."""

from __future__ import annotations

import cv2
import numpy as np

from ..faces.face import NUMERALS
from ..nets.reader import HEIGHT, WIDTH
from .corners import corners_enlarged
from .decks import Decks, Printed
from .geometry import GREY, card_mask, homography, warp
from .light import relit
from .overlap import overlaid

BLANK, NO_CARD = NUMERALS.index("blank"), NUMERALS.index("no-card")
SIX, NINE = NUMERALS.index("6"), NUMERALS.index("9")
WEIGHTS = np.array([1.0] * 11 + [0.7] * 4 + [0.8, 4.5, 0.0])
"""How often each numeral is shown (the last, no card, is made otherwise)."""
WEIGHTS[[SIX, NINE]] = 1.9
WEIGHTS /= WEIGHTS.sum()

JITTER = ((0.008, 0.4), (0.02, 0.35), (0.045, 0.25))
"""Standard deviation of a corner as a share of the crop's side, and how often."""
MISPLACED = 0.18
"""How often a side of the quad lies well inside or outside the card, as where another card covers it."""
OVERLAID = 0.3
"""How often another card of the deck lies over the card."""
COVERED = 0.2
"""How often something else does, a little."""
CUT = 0.1
"""How often the picture ends within the crop, which is grey from there on."""
CUT_ALIGNED = 0.7
"""How often that edge is about along one of the card's."""
FINER = 2
"""So many times as fine as the crop is what its corners are enlarged from."""
SHARE, ENLARGED = (0.14, 0.25), (0.35, 0.44)
"""How far the corners that are enlarged reach, as a share of the card's side, and how far they reach then."""
LYING = 0.5
"""How often what is no card is one that lies on its side: what the reader says of it decides on which edge a card stands."""


def view(
    face: Printed,
    image: np.ndarray,
    mate: np.ndarray,
    behind: np.ndarray,
    rng: np.random.Generator,
    turned: bool,
    width: int = WIDTH,
) -> np.ndarray:
    """A photograph of a face, rectified with small errors. (width * 3 / 2, width, 3) uint8.

    :param mate: another card of the deck, which may lie over this one, any size.
    :param behind: what shows where the crop reaches beyond the card, any size.
    """
    height = width * HEIGHT // WIDTH
    kinds, weights = zip(*JITTER, strict=True)
    scale = float(rng.choice(kinds, p=weights))
    target = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    target += rng.normal(0, scale, (4, 2)).astype(np.float32) * (width, height)
    if rng.random() < MISPLACED:
        side = int(rng.integers(4))
        outward = (target[side] - target[(side + 3) % 4], target[(side + 1) % 4] - target[(side + 2) % 4])
        share = rng.uniform(-0.12, 0.22)
        target[side] += share * outward[0]
        target[(side + 1) % 4] += share * outward[1]
    h, w = image.shape[:2]
    source = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
    if turned:
        source = np.roll(source, 2, 0)
    matrix = homography(source, target)
    crop = warp(image, matrix, width, height)
    inside = warp(card_mask(h, w, face.radius), matrix, width, height, border=(0, 0, 0))
    ground = cv2.resize(behind, (width, height), interpolation=cv2.INTER_AREA)
    share = inside[..., :1].astype(np.float32) / 255
    crop = (crop * share + ground * (1 - share)).astype(np.uint8)
    if rng.random() < OVERLAID:
        crop = overlaid(crop, mate, face.radius, rng, face.place, turned)
    if rng.random() < COVERED:
        crop = _covered(crop, behind, rng)
    return photographed(crop, rng)


def closer_view(
    face: Printed, image: np.ndarray, mate: np.ndarray, behind: np.ndarray, rng: np.random.Generator, turned: bool
) -> np.ndarray:
    """The same with its corners enlarged, as it is read again where no number is surely read. (144, 96, 3) uint8."""
    fine = view(face, image, mate, behind, rng, turned, FINER * WIDTH)
    return corners_enlarged(fine, rng.uniform(*SHARE), rng.uniform(*ENLARGED), WIDTH, HEIGHT)


def nothing(
    face: Printed, image: np.ndarray, mate: np.ndarray, behind: np.ndarray, rng: np.random.Generator
) -> np.ndarray:
    """What no card looks like: one lying on its side, a part of one, a piece of table, two halves. (144, 96, 3) uint8.

    :param mate: as for `view`.
    :param behind: as for `view`.
    """
    if rng.random() < LYING:
        return view(face, np.ascontiguousarray(np.rot90(image)), mate, behind, rng, rng.random() < 0.5)
    kind = int(rng.integers(3))
    h, w = image.shape[:2]
    if kind == 0:
        zoom = rng.uniform(1.7, 4)
        part_h, part_w = int(h / zoom), int(w / zoom)
        y, x = int(rng.integers(h - part_h)), int(rng.integers(w - part_w))
        part = image[y : y + part_h, x : x + part_w]
        crop = cv2.resize(part, (WIDTH, HEIGHT), interpolation=cv2.INTER_LINEAR)
    elif kind == 1:
        y, x = int(rng.integers(behind.shape[0] // 2)), int(rng.integers(behind.shape[1] // 2))
        part = behind[y : y + behind.shape[0] // 2, x : x + behind.shape[1] // 2]
        crop = cv2.resize(part, (WIDTH, HEIGHT), interpolation=cv2.INTER_LINEAR)
    else:
        corners = np.array([[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]], np.float32)
        shift = rng.uniform(0.4, 0.75) * rng.choice([-1, 1])
        along_x = rng.random() < 0.5
        move = np.array([shift * WIDTH, 0] if along_x else [0, shift * HEIGHT], np.float32)
        source = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
        matrix = homography(source, corners + move)
        crop = warp(image, matrix, WIDTH, HEIGHT)
        inside = warp(card_mask(h, w, face.radius), matrix, WIDTH, HEIGHT, border=(0, 0, 0))
        ground = cv2.resize(behind, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
        crop = np.where(inside > 127, crop, ground)
    return photographed(np.ascontiguousarray(crop), rng)


def photographed(crop: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Distance, blur, light, glare, grain and compression, of a crop of any size."""
    height, width = crop.shape[:2]
    fine = width / WIDTH
    if rng.random() < 0.45:
        shrink = float(np.exp(rng.uniform(np.log(0.28), 0)))
        size = (max(20, int(width * shrink)), max(30, int(height * shrink)))
        crop = cv2.resize(crop, size, interpolation=cv2.INTER_AREA)
        if rng.random() < 0.5:
            crop = _jpeg(crop, rng)
        crop = cv2.resize(crop, (width, height), interpolation=cv2.INTER_LINEAR if rng.random() < 0.7 else cv2.INTER_CUBIC)
    if rng.random() < 0.3:
        crop = cv2.GaussianBlur(crop, (0, 0), fine * float(rng.uniform(0.4, 1.8)))
    elif rng.random() < 0.12:
        crop = _moved_while_open(crop, rng)
    if rng.random() < 0.5:
        crop = _shaded(crop, rng)
    if rng.random() < 0.18:
        crop = _glared(crop, rng)
    crop = relit(crop, rng, 1.3)
    if rng.random() < 0.12:
        # In the dark: little light, much grain.
        crop = cv2.convertScaleAbs(crop, alpha=float(rng.uniform(0.25, 0.6)))
    if rng.random() < 0.35:
        noise = rng.normal(0, rng.uniform(2, 14), crop.shape).astype(np.float32)
        crop = np.clip(crop + noise, 0, 255).astype(np.uint8)
    if rng.random() < 0.4:
        crop = _jpeg(crop, rng)
    if rng.random() < CUT:
        crop = cut_off(crop, rng)
    return crop


def cut_off(crop: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The picture ends here: beyond its edge all is of the grey of `warp`."""
    angle = rng.integers(4) * np.pi / 2 + rng.normal(0, 0.12) if rng.random() < CUT_ALIGNED else rng.uniform(0, 2 * np.pi)
    across = np.array([np.cos(angle), np.sin(angle)])
    height, width = crop.shape[:2]
    reach = rng.uniform(0.03, 0.5) * (np.abs(across) @ (width, height))
    return np.where((_depth(across, width, height) < reach)[..., None], np.uint8(GREY), crop)


def _depth(across: np.ndarray, width: int, height: int) -> np.ndarray:
    """How many pixels each pixel of a crop lies from the corner that comes first in a direction (2,), along it: (height, width)."""
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    start = np.where(across > 0, 0, (width, height))
    return (xs - start[0]) * across[0] + (ys - start[1]) * across[1]


def _covered(crop: np.ndarray, behind: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Something lies over an edge or a corner: another card, a finger, a sleeve."""
    angle = rng.uniform(0, 2 * np.pi)
    across = np.array([np.cos(angle), np.sin(angle)])
    height, width = crop.shape[:2]
    reach = rng.uniform(0.12, 0.42) * (np.abs(across) @ (width, height))
    depth = _depth(across, width, height)
    if rng.random() < 0.4:
        ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
        along = -(xs - width / 2) * across[1] + (ys - height / 2) * across[0]
        depth = depth + np.abs(along - width / 3.2 * rng.uniform(-1, 1)) * 1.5
    over = cv2.resize(np.ascontiguousarray(behind[::-1]), (width, height), interpolation=cv2.INTER_AREA)
    return np.where((depth < reach)[..., None], over, crop)


def _shaded(crop: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    height, width = crop.shape[:2]
    grid = rng.uniform(0.5, 1.15, (int(rng.integers(2, 4)),) * 2).astype(np.float32)
    shade = cv2.resize(grid, (width, height), interpolation=cv2.INTER_CUBIC)
    if rng.random() < 0.4:
        angle, offset = rng.uniform(0, 2 * np.pi), rng.uniform(0.2, 0.8)
        ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
        side = (xs / width - offset) * np.cos(angle) + (ys / height - offset) * np.sin(angle)
        edge = rng.uniform(0.01, 0.15)
        shade *= 1 - rng.uniform(0.2, 0.6) / (1 + np.exp(np.clip(-side / edge, -30, 30)))
    return np.clip(crop * shade[..., None], 0, 255).astype(np.uint8)


def _glared(crop: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    height, width = crop.shape[:2]
    fine = width / WIDTH
    spot = np.zeros((height, width), np.float32)
    centre = (int(rng.integers(width)), int(rng.integers(height)))
    axes = (int(fine * rng.integers(6, 40)), int(fine * rng.integers(10, 70)))
    cv2.ellipse(spot, centre, axes, float(rng.uniform(0, 180)), 0, 360, 1.0, -1)
    spot = cv2.GaussianBlur(spot, (0, 0), fine * float(rng.uniform(2, 16))) * rng.uniform(60, 230)
    return np.clip(crop + spot[..., None], 0, 255).astype(np.uint8)


def _moved_while_open(crop: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    length = int(rng.integers(3, 8) * crop.shape[1] / WIDTH)
    kernel = np.zeros((length, length), np.float32)
    angle = rng.uniform(0, np.pi)
    middle = (length - 1) / 2
    reach = np.array([np.cos(angle), np.sin(angle)]) * middle
    start, end = np.round(middle - reach).astype(int), np.round(middle + reach).astype(int)
    cv2.line(kernel, tuple(map(int, start)), tuple(map(int, end)), 1.0)
    return cv2.filter2D(crop, -1, kernel / max(kernel.sum(), 1))


def _jpeg(crop: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    _, data = cv2.imencode(".jpg", crop, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(25, 92))])
    return cv2.imdecode(data, cv2.IMREAD_COLOR)


SIBLINGS = 4
"""Other faces of the same design that are shown beside each: what a deck's cards must be told apart from."""
SIGNS = 0.15
"""How often a face is of a deck of signs beside those that come up by their numeral: what fills a sign is learned slowly."""
NOTHING = 4
"""To so many faces comes one that is no card."""
CLOSER = 0.4
"""To each face come so many views with its corners enlarged."""


def _shares(face: Printed) -> np.ndarray:
    """How likely each numeral is to be on a face (18,): all of one, or half each of a 6 and a 9 that nothing tells apart."""
    shares = np.zeros(len(NUMERALS), np.float32)
    if face.ambiguous:
        shares[[SIX, NINE]] = 0.5
    else:
        shares[face.numeral] = 1
    return shares


def _upright(face: Printed, turned: bool) -> tuple[float, float]:
    """Whether it is right way up, and how much that is asked: not of a face that looks the same upside down."""
    return float(not turned), 0.0 if face.symmetric or face.ambiguous else 1.0


def batch(decks: Decks, rng: np.random.Generator, anchors: int, closer: float = CLOSER) -> tuple[np.ndarray, ...]:
    """Two views each of so many faces and of their siblings, some with corners enlarged, and a few that are no card.

    :returns: images (N, 144, 96, 3) uint8; numeral shares (N, 18) float32; colour and suit (N) int64, -1 where it is not asked;
        up (N, 2) float32: answer and weight; group (N) int64: equal for views of one face, -1 for no card and for enlarged corners.
    """
    faces: list[Printed] = []
    mates: list[range] = []
    for _ in range(anchors):
        signs = decks.sample_of(rng, "symbols") if rng.random() < SIGNS else None
        face = signs or decks.sample(rng, WEIGHTS)
        of_deck = [face, *decks.siblings(rng, face, SIBLINGS)]
        mates += [range(len(faces), len(faces) + len(of_deck))] * len(of_deck)
        faces += of_deck
    pictures = [face.image() for face in faces]
    images, numerals, colours, suits, ups, groups = [], [], [], [], [], []

    def behind() -> np.ndarray:
        kind = rng.random()
        if kind < 0.45:
            return pictures[int(rng.integers(len(pictures)))]
        colour = rng.integers(0, 256, 3)
        ground = np.full((32, 24, 3), colour, np.float32)
        if kind < 0.8:
            ground += cv2.resize(rng.normal(0, 30, (8, 6, 3)).astype(np.float32), (24, 32))
        ground += rng.normal(0, 14 * rng.random(), ground.shape)
        return np.clip(ground, 0, 255).astype(np.uint8)

    for group, (face, picture) in enumerate(zip(faces, pictures, strict=True)):
        turned = rng.random() < 0.5
        for _ in range(2):
            mate = pictures[int(rng.choice([mate for mate in mates[group] if mate != group] or [group]))]
            images.append(view(face, picture, mate, behind(), rng, turned))
            numerals.append(_shares(face))
            colours.append(face.colour)
            suits.append(face.suit)
            ups.append(_upright(face, turned))
            groups.append(group)
    # Of these the picture is asked of nobody: a deck's faces are known by the whole card.
    for index in rng.permutation(len(faces))[: round(closer * len(faces))] if closer else ():
        face, turned = faces[index], rng.random() < 0.5
        images.append(closer_view(face, pictures[index], pictures[int(rng.choice(mates[index]))], behind(), rng, turned))
        numerals.append(_shares(face))
        colours.append(face.colour)
        suits.append(face.suit)
        ups.append(_upright(face, turned))
        groups.append(-1)
    # A blank one looks alike on its side and from close by: like a card.
    printed = [index for index, face in enumerate(faces) if face.numeral != BLANK]
    for _ in range(max(1, len(faces) // NOTHING) if printed else 0):
        index = printed[int(rng.integers(len(printed)))]
        mate = pictures[int(rng.choice(mates[index]))]
        images.append(nothing(faces[index], pictures[index], mate, behind(), rng))
        shares = np.zeros(len(NUMERALS), np.float32)
        shares[NO_CARD] = 1
        numerals.append(shares)
        colours.append(-1)
        suits.append(-1)
        ups.append((0.0, 0.0))
        groups.append(-1)
    return (
        np.stack(images),
        np.stack(numerals),
        np.array(colours, np.int64),
        np.array(suits, np.int64),
        np.array(ups, np.float32),
        np.array(groups, np.int64),
    )
