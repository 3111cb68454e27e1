"""What the finder makes of the drawn scenes, right and wrong, and what a refiner makes of that, look after look: what the
refiner has to live with.

    python -m models.kiebitz.training.rough FINDER SCENES [--refiner REFINER]

Beside every `scenes-00007.npz` comes a `rough-00007.npz`: `start` (n + 1), scene i has the quads `start[i]` to
`start[i + 1]` of `quads` (m, 4, 2) float32, in pixels of the scene; `aims` (m,) int32 says which card each of them was on
at first, -1 where none. Learning from a detector's own mistakes is known as hard negative mining (Shrivastava et al.
2016, https://arxiv.org/abs/1604.03540); from where a learner's own steps lead it, with what it should have done there, as
DAgger (Ross et al. 2011, https://arxiv.org/abs/1011.0686).
"""

from __future__ import annotations

import argparse
from pathlib import Path

import cv2
import numpy as np
import torch

from ..nets import refiner as refining
from ..nets.finder import DIRECTIONS, STRIDE, UNIT, Finder
from ..nets.refiner import HEIGHT, WIDTH, Refiner
from ..scenes.shards import Shard
from .finder_data import MARGIN, WAYS
from .geometry import GREY, apply, homography, intersection_over_union, is_convex, warp
from .refiner_data import INNER, REACHABLE, upright
from .shards import rough_file

LONGEST = (368, 176)
"""Pixels of a scene's longer side, as in lib/vision/finder.ts, which asks about the mirror image as well and takes the mean, has
looks into the dark and from closer besides, and sees pictures longer than 4:3 with more."""
LEAST = 0.05
"""Cells that are less sure are not listened to. lib/vision/finder.ts listens from 0.04 on, but finds no card that no cell is
surer of than 0.08: here are more mistakes."""
SAME, AGREEING = 0.24, 0.14
MOST = 12
"""Quads of a scene."""
QUARTER = DIRECTIONS // 4
LOOKS = 3
"""As in lib/vision/refiner.ts."""


def rough_quads(net: Finder, image: np.ndarray) -> np.ndarray:
    """The finder's quads of a picture (H, W, 3) uint8: (n, 4, 2) float32 in its pixels, the surest first."""
    supports, scores = [], []
    for longest in LONGEST:
        support, score = _opinions(net, image, longest)
        supports.append(support)
        scores.append(score)
    support, score = np.concatenate(supports), np.concatenate(scores)
    order = np.argsort(-score)
    support, score = support[order], score[order]
    quads: list[np.ndarray] = []
    while len(score) and len(quads) < MOST:
        reach = float(support[0].mean())
        away = np.abs(support - support[0]).mean(1) / max(reach, 1e-3)
        agreeing = away <= AGREEING
        mean = (support[agreeing] * score[agreeing, None]).sum(0) / score[agreeing].sum()
        quad = quad_reaching(mean)
        if reach > 0 and is_convex(quad):
            quads.append(quad)
        rest = away > SAME
        rest[0] = False
        support, score = support[rest], score[rest]
    return np.array(quads, np.float32).reshape(-1, 4, 2)


@torch.no_grad()
def _opinions(net: Finder, image: np.ndarray, longest: int) -> tuple[np.ndarray, np.ndarray]:
    """Support functions (n, DIRECTIONS) in pixels of the picture, from its corner, and how sure each is."""
    h, w = image.shape[:2]
    scale = longest / max(h, w)
    across, down = max(1, round(w * scale)), max(1, round(h * scale))
    width, height = (-(-(side + MARGIN) // 32) * 32 for side in (across, down))
    left, top = (width - across) // 2, (height - down) // 2
    canvas = np.full((height, width, 3), GREY, np.uint8)
    canvas[top : top + down, left : left + across] = cv2.resize(image, (across, down), interpolation=cv2.INTER_AREA)
    dense = net(torch.from_numpy(canvas).permute(2, 0, 1)[None].float().div_(255))[0].numpy()
    score = 1 / (1 + np.exp(-dense[0])) / (1 + np.exp(-dense[1]))
    ys, xs = np.nonzero(score > LEAST)
    centres = np.stack([(xs + 0.5) * STRIDE - left, (ys + 0.5) * STRIDE - top], 1)
    return (dense[2:, ys, xs].T * UNIT + centres @ WAYS) / scale, score[ys, xs]


def quad_reaching(support: np.ndarray) -> np.ndarray:
    """The quad with about this support function (DIRECTIONS): the best of the rectangles round it, bent to fit."""
    rectangles = [_rectangle(support, k) for k in range(QUARTER)]
    quad = min(rectangles, key=lambda each: float(np.square((each @ WAYS).max(0) - support).sum()))
    for _ in range(4):
        quad = _fitted(quad, support)
    return quad


def _rectangle(support: np.ndarray, k: int) -> np.ndarray:
    first = (k + QUARTER * np.arange(4)) % DIRECTIONS
    second = (first + QUARTER) % DIRECTIONS
    return support[first, None] * WAYS.T[first] + support[second, None] * WAYS.T[second]


def _fitted(quad: np.ndarray, support: np.ndarray, inertia: float = 0.05) -> np.ndarray:
    """Each corner moved to the point that best explains the directions in which it is the outermost (least squares)."""
    outermost = (quad @ WAYS).argmax(0)
    moved = quad.copy()
    for corner in range(4):
        ways = WAYS.T[outermost == corner]
        matrix = ways.T @ ways + inertia * np.eye(2)
        moved[corner] = np.linalg.solve(matrix, ways.T @ support[outermost == corner] + inertia * quad[corner])
    return moved


def aims_of(quads: np.ndarray, corners: np.ndarray) -> np.ndarray:
    """Which of the cards `corners` (n, 4, 2) each of the quads (m, 4, 2) is on: (m,) int32, -1 where it is on none."""
    aims = np.full(len(quads), -1, np.int32)
    for index, quad in enumerate(quads):
        overlaps = [intersection_over_union(quad, card) for card in corners]
        if overlaps and max(overlaps) > REACHABLE:
            aims[index] = int(np.argmax(overlaps))
    return aims


@torch.no_grad()
def looked_again(net: Refiner, image: np.ndarray, quads: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Where so many looks of the refiner lead from the quads (m, 4, 2): (k, 4, 2), and from which of them (k,)."""
    now, came = [upright(quad) for quad in quads], list(range(len(quads)))
    made, origin = [], []
    for _ in range(LOOKS - 1):
        if not now:
            break
        ways = [homography(quad, INNER) for quad in now]
        crops = np.stack([warp(image, way, WIDTH, HEIGHT) for way in ways])
        corners, logits = net(torch.from_numpy(crops).permute(0, 3, 1, 2).float().div_(255))
        moved, kept = [], []
        for index, way in enumerate(ways):
            quad = INNER + corners[index].numpy().reshape(4, 2) * refining.UNIT
            back = apply(np.linalg.inv(way), quad)
            if is_convex(quad) and np.isfinite(back).all() and is_convex(back):
                moved.append(np.roll(back, -1, 0) if float(logits[index, 1]) > 0 else back)
                kept.append(came[index])
        now, came = moved, kept
        made += moved
        origin += kept
    return np.array(made, np.float32).reshape(-1, 4, 2), np.array(origin, np.int64)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("finder", type=Path)
    parser.add_argument("scenes", type=Path)
    parser.add_argument("--refiner", type=Path)
    parser.add_argument("--every", type=int, default=1, help="only so many shards apart")
    args = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    finder, refiner = Finder(), Refiner() if args.refiner else None
    finder.load_state_dict(torch.load(args.finder, weights_only=True, map_location="cpu"))
    if refiner:
        refiner.load_state_dict(torch.load(args.refiner, weights_only=True, map_location="cpu"))
    write(finder, args.scenes, args.every, refiner)


def write(finder: Finder, scenes: Path, every: int = 1, refiner: Refiner | None = None) -> None:
    """Writes what the nets make of the shards of a folder, anew; without a refiner, what the finder does."""
    finder = finder.float().cpu().eval()
    refiner = refiner and refiner.float().cpu().eval()
    for path in sorted(scenes.glob("scenes-*.npz"))[::every]:
        shard = Shard(path)
        quads, aims = [], []
        for i in range(len(shard)):
            image = shard.image(i)
            found = rough_quads(finder, image)
            aim = aims_of(found, shard.cards(i).corners)
            if refiner:
                moved, origin = looked_again(refiner, image, found)
                found, aim = np.concatenate([found, moved]), np.concatenate([aim, aim[origin]])
            quads.append(found)
            aims.append(aim)
        start = np.cumsum([0, *(len(each) for each in quads)])
        beside = rough_file(path)
        part = beside.with_suffix(".part")
        with part.open("wb") as file:
            np.savez(file, start=start, quads=np.concatenate(quads), aims=np.concatenate(aims))
        part.replace(beside)
        print(f"{beside.name}: {start[-1]} quads", flush=True)


if __name__ == "__main__":
    main()
