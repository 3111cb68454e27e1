"""Drawn cards on photographed tables: `python -m models.kiebitz.measure.on_photographs`.

Drawn tables are odder than any, and photographs show few decks. So cards of designs that nothing was trained on are laid,
in full view, on those parts of the photographs in `../shared/photos` that show no card, in the light that is there.

Written to `models/data/on-photographs` (not kept under version control): `manifest.json` and JPEG files.

- `uno-on-photographs`: UNO-like designs in fonts that training never uses.
- `held-out-on-photographs`, `known-on-photographs`: families that training never draws (of `held_out.py`), and new designs
  of those it does.
- `posters-on-photographs`: a family like none that training draws (`faces/posters.py`).
- `own-GAME-on-photographs`: our own decks.
- `uno-at-edges`, `held-out-at-edges`, `known-at-edges`: the same, but cards may run out of the picture.
- `uno-filling`, `held-out-filling`, `known-filling`, `own-filling`: of the same designs one card, photographed from so near
  that it fills the picture, about, or reaches beyond it.
- `deck-NUMBER-on-photographs`: UNO-like decks, each face of one deck several times, for matching.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path

import cv2
import numpy as np

from ..faces import Design, design
from ..faces.face import Face
from ..faces.posters import Posters
from ..faces.unolike import UnoClassic, UnoFlat, UnoTrue
from ..scenes.scene import Scene, SceneCard
from ..training.geometry import card_mask, homography, polygon_area
from .held_out import ROOT, own_designs, save

SEED = 20_261_123
PHOTOS = ROOT.parent / "shared" / "photos"
SIDE = 1200
"""Pixels of a picture's longer side."""
MOST = 4
"""Cards in a picture, at most."""
MARGIN = 0.03
"""A bare part stays so far away from every card, as a share of the photograph's longer side."""
LEAST = 0.3
"""A bare part has at least this share of the photograph's sides."""
TRIES = 40
VIEWS = 3
"""So often each face of a deck for matching is laid."""
LEAST_SEEN = 0.55
"""Of a card that runs out of the picture, at least so much is seen."""
SHARP = 480
"""Pixels of the height at which faces are drawn."""

FILLING = (0.86, 1.06)
"""The share of a picture's width, and of its height, that a card takes which fills it."""
PHONE = (3 / 4, 9 / 16)
"""Width by height of pictures as phones take them, which cards fill one way only."""

WHOLE = (UnoTrue, UnoTrue, UnoClassic, UnoFlat)
"""Families of the decks for matching."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom in pixels."""


def bare_parts(photos: Path) -> Iterator[np.ndarray]:
    """The largest upright part without a card of each photograph that has one. (h, w, 3) uint8 RGB."""
    with (photos / "manifest.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        boxes = [[float(number) for number in box.split()[1:]] for box in row["boxes"].split(";") if box.strip()]
        if not boxes:
            continue
        image = cv2.imread(str(photos / row["file"]))
        if image is None:
            raise SystemExit(f"cannot read {photos / row['file']}")
        part = largest_bare(image.shape[1], image.shape[0], boxes)
        if part:
            left, top, right, bottom = map(round, part)
            yield np.ascontiguousarray(image[top:bottom, left:right, ::-1])


def largest_bare(width: int, height: int, boxes: Iterable[Iterable[float]]) -> Box | None:
    """The largest rectangle away from all boxes (x, y, width, height of each about its middle, in shares of the sides)."""
    margin = MARGIN * max(width, height)
    taken: list[Box] = [
        (
            (x - w / 2) * width - margin,
            (y - h / 2) * height - margin,
            (x + w / 2) * width + margin,
            (y + h / 2) * height + margin,
        )
        for x, y, w, h in boxes
    ]
    xs = sorted({0.0, float(width), *(x for box in taken for x in box[::2] if 0 < x < width)})
    ys = sorted({0.0, float(height), *(y for box in taken for y in box[1::2] if 0 < y < height)})
    best, most = None, 0.0
    # The largest empty rectangle reaches from edge to edge, of the picture or of a box.
    for left in xs:
        for right in xs:
            for top in ys:
                for bottom in ys:
                    w, h = right - left, bottom - top
                    if w < LEAST * width or h < LEAST * height or w * h <= most:
                        continue
                    if not any(a < right and left < c and b < bottom and top < d for a, b, c, d in taken):
                        best, most = (left, top, right, bottom), w * h
    return best


def at_random(deck: Design, rng: np.random.Generator) -> Iterator[Face]:
    """Faces of a deck, without end."""
    while True:
        yield deck.face(str(rng.choice(deck.faces)), SHARP)


def in_turn(deck: Design, views: int, rng: np.random.Generator) -> Iterator[Face]:
    """All faces of a deck, so many times."""
    for _ in range(views):
        for name in rng.permutation(deck.faces):
            yield deck.face(str(name), SHARP)


def lay(
    surface: np.ndarray, faces: Iterator[Face], aspect: float, rng: np.random.Generator, at_edges: bool = False
) -> Scene:
    """A photograph of up to four of the cards that come next, side by side on a surface.

    :param surface: (h, w, 3) uint8 RGB.
    :param aspect: of the cards, width by height.
    :param at_edges: they may run out of the picture.
    """
    scale = SIDE / max(surface.shape[:2])
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    image = cv2.resize(surface, None, fx=scale, fy=scale, interpolation=how).astype(np.float32)
    size = image.shape[1::-1]
    light = _light(image, rng)
    sharpness = rng.uniform(0.6, 1.6)
    wanted = int(rng.integers(1, MOST + 1))
    width = rng.uniform(0.16, 0.3) * min(size) * (1.2 if wanted <= 2 else 0.9)
    owner = np.zeros(image.shape[:2], np.uint8)
    cards: list[SceneCard] = []
    for face in islice(faces, wanted):
        quad = _place(owner, width, width / aspect, rng, at_edges)
        if quad is not None:
            cards.append(SceneCard(quad, _seen(quad, owner.shape), face))
            image = _laid(image, owner, len(cards), cards[-1], light, sharpness, rng)
    image += rng.normal(0, rng.uniform(1, 4), image.shape)
    return Scene(np.clip(image, 0, 255).astype(np.uint8), cards, owner)


def fill(surface: np.ndarray, face: Face, aspect: float, rng: np.random.Generator) -> Scene:
    """A photograph of one card from so near that it fills the picture, about.

    :param surface: (h, w, 3) uint8 RGB.
    :param aspect: of the card, width by height.
    """
    height = SIDE * rng.uniform(0.4, 0.9)
    card = np.array([aspect * height, height])
    frame = card / rng.uniform(*FILLING, 2)
    if rng.random() < 0.25:
        shape = rng.choice(PHONE)
        frame = np.maximum(frame, [frame[1] * shape, frame[0] / shape])
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * card / 2
    angle = rng.normal(0, 0.025) + (np.pi if rng.random() < 0.5 else 0)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    corners = corners @ turn + rng.normal(0, 0.012, (4, 2)) * card + rng.normal(0, 0.01, 2) * frame + frame / 2
    if rng.random() < 0.3:
        # Photographed with the phone across.
        frame = frame[::-1]
        corners = corners[:, ::-1] * (-1, 1) + (frame[0], 0)
    size = (round(frame[0]), round(frame[1]))
    image = cv2.resize(_part(surface, size[0] / size[1], rng), size, interpolation=cv2.INTER_CUBIC).astype(np.float32)
    quad = corners.astype(np.float32)
    laid = SceneCard(quad, _seen(quad, image.shape), face)
    owner = np.zeros(image.shape[:2], np.uint8)
    image = _laid(image, owner, 1, laid, _light(image, rng), rng.uniform(0.6, 1.6), rng)
    image += rng.normal(0, rng.uniform(1, 4), image.shape)
    return Scene(np.clip(image, 0, 255).astype(np.uint8), [laid], owner)


def _part(surface: np.ndarray, shape: float, rng: np.random.Generator) -> np.ndarray:
    """Some part of a surface, a third to all of it each way, as wide by as high as is asked."""
    h, w = surface.shape[:2]
    width = min(w, h * shape) * rng.uniform(1 / 3, 1)
    height = width / shape
    left, top = rng.uniform(0, [w - width, h - height])
    return surface[int(top) : int(top + height) + 1, int(left) : int(left + width) + 1]


def _light(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """What the surface's light would make of white, (h, w, 3), 1 for unchanged: its strength, where it falls, a little of its hue."""
    brightness = image.mean(2)
    mean = max(1.0, float(brightness.mean()))
    strength = np.clip(mean / 140, 0.25, 1.1) * rng.uniform(0.9, 1.2)
    falls = cv2.GaussianBlur(brightness, (0, 0), SIDE / 10) / mean
    hue = 0.75 + 0.25 * image.mean((0, 1)) / mean
    return strength * falls[..., None] * hue


def _place(
    owner: np.ndarray, width: float, height: float, rng: np.random.Generator, at_edges: bool
) -> np.ndarray | None:
    """Corners of a card that lies on no other, seen a little aslant; none if there is no room.

    :param at_edges: it may run out of the picture.
    """
    h, w = owner.shape
    middle = np.array([w, h]) / 2
    card = np.array([[-width, -height], [width, -height], [width, height], [-width, height]]) / 2
    for _ in range(TRIES):
        angle = rng.uniform(0, 2 * np.pi) if rng.random() < 0.6 else rng.normal(0, 0.2)
        turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        at = rng.uniform(0.12, 0.88, 2)
        if at_edges:
            at[rng.integers(2)] = rng.choice([0.05, 0.95]) + rng.uniform(-0.07, 0.07)
        quad = card @ turn + at * (w, h)
        # What is farther from the camera is smaller.
        quad = (quad - middle) * (1 + 0.25 * (quad[:, 1:] / h - 0.5)) + middle
        if not at_edges and (quad.min() < 4 or (quad > np.array([w, h]) - 4).any()):
            continue
        quad = quad.astype(np.float32)
        if _seen(quad, owner.shape) < LEAST_SEEN:
            continue
        covered = cv2.fillConvexPoly(np.zeros_like(owner), np.round(quad).astype(np.int32), 1)
        if not (covered & (owner > 0)).any():
            return quad
    return None


def _seen(quad: np.ndarray, shape: tuple[int, ...]) -> float:
    """The share of a quad (4, 2) that lies in a picture of this height and width."""
    h, w = shape[:2]
    frame = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
    return min(1.0, cv2.intersectConvexConvex(quad, frame)[0] / abs(polygon_area(quad)))


def _laid(
    image: np.ndarray,
    owner: np.ndarray,
    number: int,
    card: SceneCard,
    light: np.ndarray,
    sharpness: float,
    rng: np.random.Generator,
) -> np.ndarray:
    """The picture with one card more, its shadow, and its number in `owner`."""
    face: Face = card.face
    h, w = face.image.shape[:2]
    matrix = homography(np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32), card.corners)
    size = owner.shape[::-1]
    mask = card_mask(h, w, face.radius)[..., 0]
    printed, inside = (cv2.warpPerspective(each, matrix, size, flags=cv2.INTER_AREA) for each in (face.image, mask))
    share = inside.astype(np.float32) / 255
    moved = np.roll(share, (int(rng.integers(1, 5)), int(rng.integers(-4, 5))), (0, 1))
    shadow = cv2.GaussianBlur(moved, (0, 0), rng.uniform(2, 6)) * (1 - share)
    owner[inside > 127] = number
    # Ink and paper give back neither no light nor all of it.
    lit = np.clip((printed * 0.86 + 14) * light, 0, 255).astype(np.float32)
    edge = cv2.GaussianBlur(share, (0, 0), 0.8)[..., None]
    return image * (1 - 0.45 * shadow[..., None]) * (1 - edge) + cv2.GaussianBlur(lit, (0, 0), sharpness) * edge


def decks() -> dict[str, list[Design]]:
    """Designs that nothing was trained on, by what they are."""
    return {
        "uno": [(UnoClassic if number % 3 == 0 else UnoTrue)(SEED + number, held_out=True) for number in range(30)],
        "held-out": _with_faces(design(SEED + number, held_out=True) for number in range(200)),
        "known": _with_faces(design(SEED + number) for number in range(200)),
    }


def _with_faces(designs: Iterable[Design]) -> list[Design]:
    """Those that are cards to play with: backs, blanks, and whatever has no name for its numbers, are shown elsewhere."""
    return [each for each in designs if any(label.numeral not in ("blank", "other") for label in each.labels.values())]


def sets(surfaces: list[np.ndarray], seed: int) -> Iterator[tuple[str, Iterator[Scene]]]:
    """All sets by their names; the same seed gives the same ones."""
    designs, own = decks(), own_designs()
    for name, of in designs.items():
        yield f"{name}-on-photographs", scenes(surfaces, of, seed)
        yield f"{name}-at-edges", scenes(surfaces, of, seed, at_edges=True)
    yield "posters-on-photographs", scenes(surfaces, [Posters(SEED + number, held_out=True) for number in range(30)], seed)
    for number, (game, deck) in enumerate(own.items()):
        # Each of our own on some of the tables, all four together on all.
        yield f"own-{game}-on-photographs", scenes(surfaces[number :: len(own)], [deck], seed)
    for name, of in {**designs, "own": list(own.values())}.items():
        yield f"{name}-filling", fillings(surfaces, of, seed)
    for number, family in enumerate(WHOLE, 1):
        deck = family(SEED + 1000 + number, held_out=True)
        yield f"deck-{number}-on-photographs", whole(surfaces, deck, VIEWS, seed + number)


def scenes(surfaces: list[np.ndarray], of: list[Design], seed: int, at_edges: bool = False) -> Iterator[Scene]:
    """Each surface once, with cards of one of the designs."""
    for number, surface in enumerate(surfaces):
        rng = np.random.default_rng([seed, number])
        deck = of[int(rng.integers(len(of)))]
        yield lay(surface, at_random(deck, rng), deck.aspect, rng, at_edges)


def fillings(surfaces: list[np.ndarray], of: list[Design], seed: int) -> Iterator[Scene]:
    """Each surface once, under a card of one of the designs that fills the picture."""
    for number, surface in enumerate(surfaces):
        rng = np.random.default_rng([seed, number])
        deck = of[int(rng.integers(len(of)))]
        yield fill(surface, next(at_random(deck, rng)), deck.aspect, rng)


def whole(surfaces: list[np.ndarray], deck: Design, views: int, seed: int) -> Iterator[Scene]:
    """Each face of a deck so many times, on one surface after the other; a few find no room."""
    faces = in_turn(deck, views, np.random.default_rng(seed))
    for number, first in enumerate(faces):
        rng = np.random.default_rng([seed, number])
        yield lay(surfaces[number % len(surfaces)], chain([first], faces), deck.aspect, rng)


def asked(description: str, out: Path) -> tuple[list[np.ndarray], Path]:
    """Of the command line: the bare parts of the photographs, and the folder for the pictures.

    :param out: that folder, where none is named.
    :raises SystemExit: where there are no photographs.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--photos", type=Path, default=PHOTOS)
    parser.add_argument("--out", type=Path, default=out)
    args = parser.parse_args()
    if not (args.photos / "manifest.csv").exists():
        raise SystemExit(f"no photographs at {args.photos}")
    cv2.setNumThreads(1)
    return list(bare_parts(args.photos)), args.out


def main() -> None:
    surfaces, out = asked(__doc__.splitlines()[0], ROOT / "models/data/on-photographs")
    print(f"{len(surfaces)} tables")
    save(sets(surfaces, SEED), out, 85)


if __name__ == "__main__":
    main()
