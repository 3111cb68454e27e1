"""What the finder makes of the drawn scenes, right and wrong: what the refiner has to live with.

    python -m models.kiebitz.training.rough CHECKPOINT SCENES

Beside every `scenes-00007.npz` comes a `rough-00007.npz`: `start` (n + 1), scene i has the quads `start[i]` to
`start[i + 1]` of `quads` (m, 4, 2) float32, in pixels of the scene. Learning from a detector's own mistakes is known as
hard negative mining (Shrivastava et al. 2016, https://arxiv.org/abs/1604.03540).
"""

from __future__ import annotations

import argparse
from pathlib import Path

import cv2
import numpy as np
import torch

from ..nets.finder import DIRECTIONS, STRIDE, UNIT, Finder
from ..scenes.shards import Shard
from .finder_data import GREY, MARGIN, WAYS
from .geometry import is_convex
from .shards import rough_file

LONGEST = (368, 176)
"""Pixels of a scene's longer side, as in lib/vision/finder.ts."""
LEAST = 0.05
"""Opinions that are less sure are not asked: lower than in lib/vision/finder.ts, for more mistakes."""
SAME, AGREEING = 0.24, 0.14
MOST = 12
"""Quads of a scene."""
QUARTER = DIRECTIONS // 4


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("scenes", type=Path)
    parser.add_argument("--every", type=int, default=1, help="only so many shards apart")
    args = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    net = Finder()
    net.load_state_dict(torch.load(args.checkpoint, weights_only=True))
    write(net, args.scenes, args.every)


def write(net: Finder, scenes: Path, every: int = 1) -> None:
    """Writes what the net makes of the shards of a folder, anew."""
    net = net.float().cpu().eval()
    for path in sorted(scenes.glob("scenes-*.npz"))[::every]:
        shard = Shard(path)
        quads = [rough_quads(net, shard.image(i)) for i in range(len(shard))]
        start = np.cumsum([0, *(len(each) for each in quads)])
        beside = rough_file(path)
        part = beside.with_suffix(".part")
        with part.open("wb") as file:
            np.savez(file, start=start, quads=np.concatenate(quads))
        part.replace(beside)
        print(f"{beside.name}: {start[-1]} quads", flush=True)


if __name__ == "__main__":
    main()
