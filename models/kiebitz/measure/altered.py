"""The photographs, altered: `python -m models.kiebitz.measure.altered`.

Thresholds that were fitted to a few hundred photographs fit their accidents too. Turned, small, blurred or in other light,
the same photographs show how far their figures reach: `npm run bench:vision -- --photos models/data/altered/blurred`.

Written to `models/data/altered/ALTERATION` (not kept under version control), each laid out as the photographs are:
`manifest.csv` and JPEG files. Photographs whose manifest gives no boxes are left out.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from .held_out import ROOT
from .on_photographs import PHOTOS

SEED = 20_261_124

Change = Callable[[np.ndarray], np.ndarray]
"""From and to (h, w, 3) uint8 BGR."""


@dataclass(frozen=True)
class Alteration:
    change: Change = lambda image: image
    quarters: int = 0
    """Turned so many times by 90 degrees, clockwise."""
    quality: int = 90
    """Of the JPEG file, 0 to 100."""


def shrunk(side: int) -> Change:
    """No longer than `side` pixels."""

    def change(image: np.ndarray) -> np.ndarray:
        scale = side / max(image.shape[:2])
        return image if scale >= 1 else cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)

    return change


def tinted(blue: float, green: float, red: float) -> Change:
    """In coloured light, so many times as bright."""
    return lambda image: np.clip(image * np.array((blue, green, red)), 0, 255).astype(np.uint8)


def blurred(image: np.ndarray) -> np.ndarray:
    """Out of focus, by a standard deviation of 0.35 % of the longer side."""
    return cv2.GaussianBlur(image, (0, 0), max(image.shape[:2]) * 0.0035)


def shaken(image: np.ndarray) -> np.ndarray:
    """Moved while it was taken, by 1.2 % of the longer side."""
    length = int(max(image.shape[:2]) * 0.012) | 1
    path = np.zeros((length, length), np.float32)
    cv2.line(path, (0, length // 4), (length - 1, length - 1 - length // 4), 1)
    return cv2.filter2D(image, -1, path / path.sum())


def darkened(image: np.ndarray) -> np.ndarray:
    """About a fifth of the light, with more contrast and the sensor's noise; the same noise each time."""
    light = (image / 255) ** 1.3 * 0.22 + np.random.default_rng(SEED).normal(0, 0.012, image.shape)
    return np.clip(light * 255, 0, 255).astype(np.uint8)


def hazy(image: np.ndarray) -> np.ndarray:
    """Less than half of the contrast, as through a lens that is not clean."""
    return (image * 0.45 + 110).astype(np.uint8)


ALTERATIONS: dict[str, Alteration] = {
    "turned-90": Alteration(quarters=1),
    "turned-180": Alteration(quarters=2),
    "turned-270": Alteration(quarters=3),
    "small": Alteration(shrunk(416), quality=80),
    "compressed": Alteration(shrunk(640), quality=14),
    "yellow-light": Alteration(tinted(0.5, 0.85, 1.2)),
    "blue-light": Alteration(tinted(1.25, 0.9, 0.6)),
    "blurred": Alteration(blurred),
    "shaken": Alteration(shaken),
    "dark": Alteration(darkened, quality=85),
    "hazy": Alteration(hazy),
}


def turned_box(box: str, quarters: int) -> str:
    """`label x y width height`, about the middle and in shares of the sides, as it lies in the turned picture."""
    label, *numbers = box.split()
    x, y, width, height = map(float, numbers)
    for _ in range(quarters % 4):
        x, y, width, height = 1 - y, x, height, width
    return f"{label} {x:.6f} {y:.6f} {width:.6f} {height:.6f}"


def alter(photos: Path, to: Path, alteration: Alteration) -> int:
    """Writes all photographs that have boxes, altered, and their manifest; how many they are."""
    with (photos / "manifest.csv").open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["boxes"].strip()]
    for row in rows:
        image = cv2.imread(str(photos / row["file"]))
        if image is None:
            raise SystemExit(f"cannot read {photos / row['file']}")
        image = alteration.change(np.ascontiguousarray(np.rot90(image, -alteration.quarters)))
        path = to / row["file"]
        path.parent.mkdir(parents=True, exist_ok=True)
        cv2.imwrite(str(path), image, [cv2.IMWRITE_JPEG_QUALITY, alteration.quality])
        row["boxes"] = ";".join(turned_box(box, alteration.quarters) for box in row["boxes"].split(";") if box.strip())
    to.mkdir(parents=True, exist_ok=True)
    with (to / "manifest.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, ["file", "labels", "boxes"], extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--photos", type=Path, default=PHOTOS)
    parser.add_argument("--out", type=Path, default=ROOT / "models" / "data" / "altered")
    asked = parser.parse_args()
    for name, alteration in ALTERATIONS.items():
        print(f"{name}: {alter(asked.photos, asked.out / name, alteration)} photographs")


if __name__ == "__main__":
    main()
