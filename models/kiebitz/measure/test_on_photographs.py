"""Run with `python -m unittest models.kiebitz.measure.test_on_photographs`."""

from __future__ import annotations

import tempfile
import unittest
from collections import Counter
from pathlib import Path

import cv2
import numpy as np

from ..faces.unolike import UnoTrue
from ..scenes.scene import Scene
from ..training.geometry import is_convex
from .on_photographs import MOST, SIDE, at_random, bare_parts, fillings, largest_bare, lay, scenes, whole

SURFACE = np.full((300, 400, 3), (90, 120, 60), np.uint8)


class BareParts(unittest.TestCase):
    def test_of_an_empty_picture_all_is_bare(self) -> None:
        self.assertEqual(largest_bare(400, 300, []), (0, 0, 400, 300))

    def test_keeps_away_from_every_card(self) -> None:
        # On the left a card, whose box ends at 120 and is kept away from by 12.
        self.assertEqual(largest_bare(400, 300, [(0.15, 0.5, 0.3, 0.2)]), (132, 0, 400, 300))

    def test_none_where_cards_lie_everywhere(self) -> None:
        grid = [(x / 4, y / 4, 0.1, 0.1) for x in range(5) for y in range(5)]
        self.assertIsNone(largest_bare(400, 300, grid))

    def test_are_cut_from_the_photographs(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            photo = np.zeros((300, 400, 3), np.uint8)
            photo[:, 200:] = (0, 0, 255)
            cv2.imwrite(str(Path(folder) / "a.png"), photo)
            rows = ["file,labels,boxes", "a.png,Q,Q 0.15 0.5 0.3 0.2", "a.png,5,"]
            (Path(folder) / "manifest.csv").write_text("\n".join(rows))
            (part,) = bare_parts(Path(folder))
        self.assertEqual(part.shape, (300, 268, 3))
        # Red comes first.
        self.assertEqual(part[0, -1].tolist(), [255, 0, 0])


class Laid(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.deck = UnoTrue(5, held_out=True)
        cls.pictures = list(scenes([SURFACE] * 6, [cls.deck], 3))

    def test_cards_lie_whole_in_the_picture_and_side_by_side(self) -> None:
        for picture in self.pictures:
            height, width = picture.image.shape[:2]
            self.assertEqual(max(height, width), SIDE)
            self.assertTrue(1 <= len(picture.cards) <= MOST)
            for number, card in enumerate(picture.cards, 1):
                self.assertTrue(is_convex(card.corners))
                self.assertTrue((card.corners > 0).all() and (card.corners < (width, height)).all())
                # Nothing lies over it: it is seen in all its quadrilateral, but for its round corners.
                quad = cv2.fillConvexPoly(np.zeros((height, width), np.uint8), np.round(card.corners).astype(int), 1)
                self.assertGreater((picture.owner[quad > 0] == number).mean(), 0.95)

    def test_at_edges_some_run_out_of_the_picture_but_are_mostly_seen(self) -> None:
        beyond = []
        for picture in scenes([SURFACE] * 6, [self.deck], 3, at_edges=True):
            height, width = picture.image.shape[:2]
            for number, card in enumerate(picture.cards, 1):
                self.assertGreaterEqual(card.visible, 0.55)
                area = cv2.contourArea(card.corners)
                self.assertAlmostEqual((picture.owner == number).sum() / area, card.visible, delta=0.05)
                beyond.append((card.corners < 0).any() or (card.corners > (width, height)).any())
        self.assertGreater(np.mean(beyond), 0.3)

    def test_show_their_faces_where_the_corners_are(self) -> None:
        self.shows_its_face(self.pictures[0])

    def test_one_that_fills_the_picture_covers_most_of_it_and_shows_its_face(self) -> None:
        for picture in fillings([SURFACE] * 12, [self.deck], 3):
            self.assertEqual(len(picture.cards), 1)
            self.assertTrue(is_convex(picture.cards[0].corners))
            self.assertGreater((picture.owner == 1).mean(), 0.5)
            self.shows_its_face(picture)

    def shows_its_face(self, picture: Scene) -> None:
        card = picture.cards[0]
        h, w = card.face.image.shape[:2]
        frame = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
        seen = cv2.warpPerspective(picture.image, cv2.getPerspectiveTransform(card.corners, frame), (w, h))
        # Its rim may lie beyond the picture.
        middle = np.s_[h // 8 : -h // 8, w // 8 : -w // 8]
        likeness = np.corrcoef(seen[middle].ravel(), card.face.image[middle].ravel())[0, 1]
        turned = np.corrcoef(seen[::-1, ::-1][middle].ravel(), card.face.image[middle].ravel())[0, 1]
        self.assertGreater(likeness, 0.85)
        self.assertGreater(likeness, turned)

    def test_same_seed_same_pictures(self) -> None:
        (again,), (other,) = (scenes([SURFACE], [self.deck], seed) for seed in (3, 4))
        self.assertTrue((again.image == self.pictures[0].image).all())
        self.assertNotEqual(other.image.tobytes(), again.image.tobytes())

    def test_light_of_the_table_falls_on_the_cards(self) -> None:
        dark, light = (self.laid_on(grey) for grey in (40, 180))
        shown = [picture.image[picture.owner > 0].mean() for picture in (dark, light)]
        self.assertLess(shown[0] * 1.8, shown[1])

    def laid_on(self, grey: int) -> Scene:
        rng = np.random.default_rng(7)
        return lay(np.full_like(SURFACE, grey), at_random(self.deck, rng), self.deck.aspect, rng)


class WholeDeck(unittest.TestCase):
    def test_each_face_is_laid_as_often(self) -> None:
        deck = UnoTrue(5, held_out=True)
        deck.labels = dict(list(deck.labels.items())[:6])
        shown = Counter(card.face.key for picture in whole([SURFACE], deck, 2, 3) for card in picture.cards)
        self.assertEqual(set(shown.values()), {2})
        self.assertEqual(len(shown), 6)


if __name__ == "__main__":
    unittest.main()
