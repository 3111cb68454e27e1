"""A contact sheet: `python -m models.kiebitz.scenes --sheet out.jpg --seed 1`."""

from __future__ import annotations

import argparse
import time

import cv2
import numpy as np

from . import FaceBank, scene
from .shapes import random_size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sheet", required=True, help="the JPEG to write")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=int, default=448, help="longer side of a scene")
    parser.add_argument("--rows", type=int, default=5)
    parser.add_argument("--columns", type=int, default=7)
    parser.add_argument("--faces", type=int, default=240)
    parser.add_argument("--held-out", action="store_true")
    parser.add_argument("--laid", action="store_true", help="many cards side by side")
    parser.add_argument("--covered", action="store_true", help="cards partly under other things")
    parser.add_argument("--plain", action="store_true", help="draw no outlines")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    bank = FaceBank.build(args.seed, args.faces, args.held_out)
    cells = []
    took = 0.0
    for k in range(args.rows * args.columns):
        rng = np.random.default_rng([args.seed, k])
        size = random_size(rng, args.size)
        start = time.perf_counter()
        made = scene(rng, bank, size, args.held_out, args.laid, args.covered)
        took += time.perf_counter() - start
        if not args.plain:
            for card in made.cards:
                c = (0, 255, 0) if card.visible > 0.5 else (255, 160, 0)
                places = [np.clip((card.corners - 0.5) * 8, -1e6, 1e6).astype(np.int32)]
                cv2.polylines(made.image, places, True, c, 1, cv2.LINE_AA, 3)
                top = tuple(int(v) for v in np.clip(card.corners[0], -1e5, 1e5))
                cv2.circle(made.image, top, 3, (255, 0, 255), -1)
        cell = np.zeros((args.size, args.size, 3), np.uint8)
        cell[: size[0], : size[1]] = made.image
        cells.append(cell)
    rows = [np.hstack(cells[i : i + args.columns]) for i in range(0, len(cells), args.columns)]
    if not cv2.imwrite(args.sheet, np.vstack(rows)[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 90]):
        raise SystemExit(f"cannot write {args.sheet}")
    print(f"{1000 * took / len(cells):.1f} ms a scene")


if __name__ == "__main__":
    main()
