"""`python -m unittest models.kiebitz.scenes.test_scenes`"""

from __future__ import annotations

import dataclasses
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import cv2
import numpy as np

from ..faces import own
from ..faces.panelled import Panelled
from ..faces.sectioned import Sectioned
from ..faces.styled import Styled
from . import FaceBank, bank, props, scene, shards
from .gadgets import gadget
from .geometry import Pose, area, camera, corners
from .layout import OVERLAPPING, layout
from .noise import hsv
from .paint import Canvas, lay
from .shapes import random_size
from .sprites import mesh


class Banks(unittest.TestCase):
    def test_of_some_shards_are_mostly_of_one_family(self) -> None:
        numbers = (
            shards.PANELLED_FROM - 1, shards.PANELLED_FROM, shards.LAID_FROM - 1, shards.LAID_FROM,
            shards.SECTIONED_FROM - 1, shards.SECTIONED_FROM, shards.STYLED_FROM - 1, shards.STYLED_FROM,
        )  # fmt: skip
        with mock.patch.object(FaceBank, "build") as build:
            for number in numbers:
                shards.bank_of(number)
        mostly = [call.kwargs["mostly"] for call in build.call_args_list]
        self.assertEqual(mostly, [None, Panelled, Panelled, None, None, Sectioned, Sectioned, Styled])

    def test_hold_nearly_nothing_but_what_they_are_told(self) -> None:
        rng = np.random.default_rng(1)
        families = [FaceBank(False, mostly=Sectioned)._design(rng).family for _ in range(100)]
        self.assertEqual(round(families.count("sectioned"), -1), 100)
        self.assertNotIn("sectioned", {FaceBank(False)._design(rng).family for _ in range(20)})

    def test_lie_under_things_in_some_shards_alone(self) -> None:
        with mock.patch.object(shards, "scene") as drawn, mock.patch.object(shards, "SCENES", 1):
            for number in (shards.COVERED_FROM - 1, shards.COVERED_FROM, shards.SECTIONED_FROM - 1, shards.SECTIONED_FROM):
                shards.scenes_of(number, FaceBank(False), 64)
        self.assertEqual([call.args[4:] for call in drawn.call_args_list], [(True, False), (False, True), (False, True), (False, False)])


class Geometry(unittest.TestCase):
    def test_origin_lies_where_the_camera_was_told(self) -> None:
        view = camera((300, 400), 80, 0.7, 0.3, 1.1, (0.25, 0.5))
        np.testing.assert_allclose(view.project(np.zeros((1, 3)))[0], [100, 150], atol=1e-9)

    def test_length_without_tilt(self) -> None:
        quad = corners(camera((300, 400), 80, 0, 0, 1.1), Pose(0, 0, 0), 0.66, 1)
        np.testing.assert_allclose(quad[3] - quad[0], [0, 80], atol=1e-9)

    def test_table_undoes_project(self) -> None:
        view = camera((300, 400), 80, 0.9, -0.4, 0.8)
        points = np.array([[0.3, -0.2], [-1, 0.5]])
        seen = view.project(np.column_stack([points, np.zeros(2)]))
        np.testing.assert_allclose(view.table(seen), points, atol=1e-9)

    def test_drawn_where_the_corners_are(self) -> None:
        rng = np.random.default_rng(1)
        white = np.full((288, 190, 4), 255, np.uint8)
        for _ in range(20):
            view = camera(
                (240, 320), rng.uniform(40, 110), rng.uniform(0, 1), rng.uniform(-3, 3), 1.2
            )
            pose = Pose(0, 0, rng.uniform(0, 6), 0.004)
            canvas = Canvas(np.zeros((240, 320, 3), np.uint8), np.zeros((240, 320), np.uint8))
            lay(canvas, view, pose, 0.66, 1, white, 1)
            quad = corners(view, pose, 0.66, 1)
            drawn = canvas.image[..., 0] / 255.0
            self.assertAlmostEqual(drawn.sum() / area(quad), 1, delta=0.02)
            moments = cv2.moments(drawn.astype(np.float32))
            places = np.round((quad - 0.5) * 256).astype(np.int32)
            wanted = cv2.moments(places.reshape(-1, 1, 2).astype(np.float32) / 256)
            for name in ("m10", "m01"):
                self.assertAlmostEqual(
                    moments[name] / moments["m00"], wanted[name] / wanted["m00"], delta=0.1
                )

    def test_hsv(self) -> None:
        self.assertEqual([round(x) for x in hsv(1 / 3, 1, 1)], [0, 255, 0])


class Banks(unittest.TestCase):
    def test_negatives_keep_their_hues(self) -> None:
        face = FaceBank.build(1, 12).faces[0]
        red = np.full_like(face.image, (255, 200, 200))
        made = bank._negative(dataclasses.replace(face, image=red))
        np.testing.assert_allclose(made.image[0, 0], (55, 0, 0), atol=2)
        self.assertNotEqual(made.key, face.key)

    @unittest.skipUnless(own.cards(), "npm run decks -- --png models/data/own")
    def test_our_own_decks_come_with_their_backs(self) -> None:
        with mock.patch.object(bank, "OWN", 1):
            decks = FaceBank.build(1, 48).decks
        for deck in decks:
            self.assertEqual({face.family for face in deck}, {"own"})
            self.assertEqual([face.back for face in deck], [True] + [False] * (len(deck) - 1))

    def test_held_out_ones_are_as_they_were_designed(self) -> None:
        with mock.patch.object(bank, "OWN", 1), mock.patch.object(bank, "NEGATIVE", 1):
            learnt, held_out = (FaceBank.build(1, 24, held_out) for held_out in (False, True))
        self.assertTrue(all(face.key.endswith(":negative") for face in learnt.faces))
        self.assertFalse(any(face.key.endswith(":negative") or face.family == "own" for face in held_out.faces))


class Scenes(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cv2.setNumThreads(1)
        cls.bank = FaceBank.build(1, 24)

    def test_truth_fits_the_picture(self) -> None:
        for seed in range(60):
            rng = np.random.default_rng(seed)
            size = random_size(rng, 256)
            made = scene(rng, self.bank, size)
            self.assertEqual(made.image.shape, (*size, 3))
            self.assertEqual(made.owner.shape, size)
            self.assertEqual(set(np.unique(made.owner)) - {0}, set(range(1, len(made.cards) + 1)))
            for number, card in enumerate(made.cards, 1):
                self.assertTrue(0 < card.visible <= 1)
                x, y = card.corners.T
                self.assertGreater(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1)), 0)
                inside = np.argwhere(made.owner == number)[:, ::-1] + 0.5
                hull = cv2.boundingRect(card.corners)
                self.assertTrue((inside >= np.array(hull[:2]) - 12).all())

    def test_cards_that_are_to_overlap_do(self) -> None:
        for seed in range(40):
            poses = layout(np.random.default_rng(seed), 4, 0.66, OVERLAPPING)
            places = np.array([[pose.x, pose.y] for pose in poses])
            away = np.linalg.norm(places[:, None] - places[None], axis=2)
            np.fill_diagonal(away, np.inf)
            self.assertTrue((away.min(1) < 1).sum() >= 2)

    def test_cards_that_are_laid_side_by_side_are_many_and_hide_little_of_one_another(self) -> None:
        shown = []
        for seed in range(12):
            made = scene(np.random.default_rng([seed, 3]), self.bank, (448, 448), laid=True)
            shown += [card.visible for card in made.cards]
        self.assertGreater(len(shown), 12 * 5)
        self.assertGreater(float(np.mean(np.array(shown) > 0.9)), 0.6)

    def test_of_cards_under_other_things_a_part_is_seen(self) -> None:
        def hidden(covered: bool) -> list[float]:
            made = [scene(np.random.default_rng([seed, 4]), self.bank, (300, 400), covered=covered) for seed in range(40)]
            return [card.visible for one in made if len(one.cards) == 1 for card in one.cards]

        def partly(shares: list[float]) -> float:
            return float(np.mean([0.15 < share < 0.9 for share in shares]))

        self.assertGreater(partly(hidden(True)), partly(hidden(False)) + 0.2)

    def test_things_lie_over_things_where_no_card_is(self) -> None:
        bare = [seed for seed in range(40) if not scene(np.random.default_rng([seed, 4]), self.bank, (150, 200)).cards]

        def things(covered: bool) -> float:
            with mock.patch.object(props, "_put") as put:
                for seed in bare:
                    scene(np.random.default_rng([seed, 4]), self.bank, (150, 200), covered=covered)
            return put.call_count / len(bare)

        self.assertGreater(things(True), things(False) + 1)

    def test_a_net_lets_what_is_below_it_through(self) -> None:
        for seed in range(8):
            share = float((mesh(np.random.default_rng(seed)).rgba[..., 3] > 127).mean())
            self.assertTrue(0.05 < share < 0.85, share)

    def test_only_shards_of_such_scenes_show_them(self) -> None:
        numbers = (shards.LAID_FROM - 1, shards.LAID_FROM, shards.COVERED_FROM - 1, shards.COVERED_FROM)
        with mock.patch.object(shards, "SCENES", 1), mock.patch.object(shards, "scene") as made:
            for number in numbers:
                shards.scenes_of(number, self.bank, 64)
        laid_and_covered = [call.args[-2:] for call in made.call_args_list]
        self.assertEqual(laid_and_covered, [(False, False), (True, False), (True, False), (False, True)])

    def test_gadgets_have_no_cards_proportions(self) -> None:
        rng = np.random.default_rng(3)
        for made in (gadget(rng) for _ in range(60)):
            longer = max(made.width, made.height) / min(made.width, made.height)
            self.assertFalse(1.26 < longer < 1.69)
            self.assertGreater(made.rgba[..., :3].std(), 0)

    def test_same_seed_same_scene(self) -> None:
        first, second = (scene(np.random.default_rng(9), self.bank) for _ in range(2))
        np.testing.assert_array_equal(first.image, second.image)
        np.testing.assert_array_equal(first.owner, second.owner)

    def test_held_out_needs_its_own_bank(self) -> None:
        with self.assertRaises(ValueError):
            scene(np.random.default_rng(1), self.bank, held_out=True)

    def test_shard_reads_back(self) -> None:
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(shards, "SCENES", 6):
            path = Path(folder) / "scenes-00003.npz"
            shards.write(path, 3, self.bank, 192)
            made = shards.scenes_of(3, self.bank, 192)
            read = shards.Shard(path)
            self.assertEqual(len(read), 6)
            for k, one in enumerate(made):
                np.testing.assert_array_equal(read.owner(k), one.owner)
                self.assertLess(np.abs(read.image(k).astype(int) - one.image).mean(), 3)
                labels = read.cards(k)
                self.assertEqual(list(labels.key), [c.face.key for c in one.cards])
                np.testing.assert_array_equal(
                    labels.corners, np.array([c.corners for c in one.cards]).reshape(-1, 4, 2)
                )


if __name__ == "__main__":
    unittest.main()
