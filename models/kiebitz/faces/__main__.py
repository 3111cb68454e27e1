"""A contact sheet to look at: python -m models.kiebitz.faces --sheet out.jpg --seed 1."""

from __future__ import annotations

import argparse
import time

import cv2
import numpy as np

from . import WEIGHTS, Design, design, sample_face
from .indexed import Indexed
from .panelled import Panelled
from .posters import Posters
from .sectioned import Sectioned
from .styled import Styled


def main() -> None:
    """Draw faces and write them as one picture with their labels."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sheet", required=True, help="the picture to write")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", type=int, default=6)
    parser.add_argument("--columns", type=int, default=12)
    parser.add_argument("--family", help="only this family")
    parser.add_argument("--deck", action="store_true", help="each row one deck")
    parser.add_argument("--numeral", help="only this numeral")
    parser.add_argument("--held-out", action="store_true")
    options = parser.parse_args()
    rng = np.random.default_rng(options.seed)
    classes = {family.family: family for family in (*dict(WEIGHTS), Panelled, Indexed, Sectioned, Posters, Styled)}

    def deck() -> Design:
        if options.family:
            return classes[options.family](int(rng.integers(1 << 40)), options.held_out)
        return design(int(rng.integers(1 << 40)), options.held_out)

    cells, spent = [], 0.0
    for _ in range(options.rows):
        made = deck()
        for _ in range(options.columns):
            start = time.perf_counter()
            if options.deck or options.family or options.numeral:
                if not options.deck:
                    made = deck()
                names = [
                    name
                    for name, label in made.labels.items()
                    if options.numeral is None or label.numeral == options.numeral
                ]
                while not names:
                    made = deck()
                    names = [
                        n for n, label in made.labels.items() if label.numeral == options.numeral
                    ]
                face = made.face(str(rng.choice(names)))
            else:
                face = sample_face(rng, options.held_out)
            spent += time.perf_counter() - start
            cell = np.full((310, 212, 3), 90, np.uint8)
            cell[:288, : face.image.shape[1]] = face.image[:, :212]
            flags = "".join(
                letter
                for letter, flag in (("A", face.ambiguous), ("S", face.symmetric), ("B", face.back))
                if flag
            )
            numeral = face.numeral.replace("½", "h")
            text = f"{numeral} {face.colour} {flags} {face.family}"
            cv2.putText(
                cell,
                text,
                (2, 304),
                cv2.FONT_HERSHEY_SIMPLEX,
                0.42,
                (255, 255, 255),
                1,
                cv2.LINE_AA,
            )
            cells.append(cell)
    rows = [
        np.hstack(cells[i : i + options.columns]) for i in range(0, len(cells), options.columns)
    ]
    cv2.imwrite(options.sheet, cv2.cvtColor(np.vstack(rows), cv2.COLOR_RGB2BGR))
    print(f"{len(cells)} faces, {1000 * spent / len(cells):.1f} ms each")


if __name__ == "__main__":
    main()
