"""Run with `python -m unittest models.kiebitz.measure.test_altered`."""

from __future__ import annotations

import csv
import tempfile
import unittest
from pathlib import Path

import cv2
import numpy as np

from .altered import ALTERATIONS, Alteration, alter, turned_box


def photograph() -> np.ndarray:
    """A green table, 300 wide and 200 high, with a white card whose middle is at (75, 60) and which is 30 wide, 40 high."""
    image = np.full((200, 300, 3), (60, 120, 60), np.uint8)
    image[40:80, 60:90] = 255
    return image


CARD = "7H 0.25 0.3 0.1 0.2"


class Box(unittest.TestCase):
    def test_turns_with_the_picture(self) -> None:
        for quarters in range(4):
            turned = np.rot90(photograph(), -quarters)
            height, width = turned.shape[:2]
            x, y, w, h = (float(number) for number in turned_box(CARD, quarters).split()[1:])
            ys, xs = np.nonzero(turned[..., 0] == 255)
            seen = (xs.min(), ys.min(), xs.max() + 1, ys.max() + 1)
            told = ((x - w / 2) * width, (y - h / 2) * height, (x + w / 2) * width, (y + h / 2) * height)
            np.testing.assert_allclose(told, seen, atol=1e-3, err_msg=str(quarters))

    def test_keeps_its_label(self) -> None:
        self.assertEqual(turned_box(CARD, 1).split()[0], "7H")


class Photographs(unittest.TestCase):
    def altered(self, alteration: Alteration) -> tuple[np.ndarray, list[dict[str, str]]]:
        with tempfile.TemporaryDirectory() as folder:
            photos, to = Path(folder) / "photos", Path(folder) / "altered"
            (photos / "set").mkdir(parents=True)
            cv2.imwrite(str(photos / "set" / "a.jpg"), photograph())
            rows = ["file,labels,boxes,source", f"set/a.jpg,7H,{CARD},nobody", "set/uncounted.png,5,,nobody"]
            (photos / "manifest.csv").write_text("\n".join(rows))
            self.assertEqual(alter(photos, to, alteration), 1)
            with (to / "manifest.csv").open(newline="") as file:
                return cv2.imread(str(to / "set" / "a.jpg")), list(csv.DictReader(file))

    def test_are_laid_out_as_before(self) -> None:
        _, rows = self.altered(Alteration())
        self.assertEqual([(row["file"], row["labels"]) for row in rows], [("set/a.jpg", "7H")])

    def test_that_are_turned_show_the_card_where_the_box_is(self) -> None:
        image, (row,) = self.altered(ALTERATIONS["turned-90"])
        self.assertEqual(image.shape, (300, 200, 3))
        x, y = (float(number) for number in row["boxes"].split()[1:3])
        self.assertGreater(int(image[round(y * 300), round(x * 200)].min()), 250)

    def test_look_different_each_way(self) -> None:
        seen = {name: self.altered(alteration)[0].tobytes() for name, alteration in ALTERATIONS.items()}
        del seen["small"], seen["compressed"]  # Of a picture as small and plain as this, they change nothing.
        self.assertEqual(len(set(seen.values())), len(seen))

    def test_come_out_the_same_again(self) -> None:
        for alteration in ALTERATIONS.values():
            self.assertTrue(np.array_equal(self.altered(alteration)[0], self.altered(alteration)[0]))

    def test_that_are_small_stay_small(self) -> None:
        wide = np.zeros((500, 832, 3), np.uint8)
        self.assertEqual(ALTERATIONS["small"].change(wide).shape, (250, 416, 3))
        self.assertEqual(ALTERATIONS["small"].change(wide[:100, :100]).shape, (100, 100, 3))


if __name__ == "__main__":
    unittest.main()
