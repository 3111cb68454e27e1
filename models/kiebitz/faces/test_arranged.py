"""Run with `python -m unittest models.kiebitz.faces.test_arranged`."""

from __future__ import annotations

import unittest

import cv2
import numpy as np

from . import shapes
from .arranged import COLUMNS, CORNERS, FOUR_COLOURS, Arranged, ArrangedGerman, Lettered, Modern, arranged
from .face import PLACES
from .shapes import SUITS
from .test_labels import decks, drawn, share


def printed(deck: Arranged, draw) -> np.ndarray:
    """Where something that a deck draws has left ink on a plain card: (288, W) bool."""
    px = np.full((288, round(288 * deck.aspect), 3), 128, np.uint8)
    draw(px)
    return (px != 128).any(2)


class Pips(unittest.TestCase):
    def test_every_way_has_as_many_as_the_number(self) -> None:
        for number, ways in COLUMNS.items():
            for way in ways:
                self.assertEqual(sum(way), number)

    def test_stand_apart_within_their_box(self) -> None:
        seen = {number: set() for number in COLUMNS}
        for deck in decks(Arranged, seeds=range(150)):
            for number in COLUMNS:
                places = deck._laid(number)
                self.assertEqual(len({(round(x, 3), round(y, 3)) for x, y in places}), number)
                self.assertTrue(all(0 <= part <= 1 for place in places for part in place), places)
                seen[number].add(tuple(places))
        self.assertTrue(all(len(layouts) > 2 for number, layouts in seen.items() if number > 2), seen)

    def test_of_some_decks_either_half_has_as_many(self) -> None:
        doubled = [deck for deck in decks(Arranged, ArrangedGerman, seeds=range(80)) if deck.doubled]
        self.assertGreater(len(doubled), 10)
        for deck in doubled:
            for number in COLUMNS:
                places = {(round(x, 6), round(y, 6)) for x, y in deck._places(number)}
                self.assertEqual(len(places), 2 * number)
                self.assertEqual(sum(y < 0.5 for _, y in places), number)
                self.assertEqual({(round(1 - x, 6), round(1 - y, 6)) for x, y in places}, places)

    def test_of_some_decks_hang_on_twigs(self) -> None:
        hanging = [deck for deck in decks(ArrangedGerman, seeds=range(40)) if deck.twigs is not None and not deck.doubled]
        self.assertGreater(len(hanging), 3)
        for deck in hanging:
            def draw(px: np.ndarray, deck: Arranged = deck) -> None:
                deck._pips(px, 4, deck.shape("hearts"), (255, 0, 0))

            with_twigs = printed(deck, draw)
            deck.twigs = None
            # All reach from the middle, which is bare without them where no pip stands there.
            self.assertGreater(with_twigs.sum(), printed(deck, draw).sum())

    def test_as_many_are_printed(self) -> None:
        counted = right = 0
        for deck in decks(Arranged, seeds=range(60)):
            # Drawn wide or with an outline, large ones touch.
            deck.pip_wide, deck.edge, deck.doubled = min(deck.pip_wide, 1.0), None, False
            for number in COLUMNS:
                spots = printed(deck, lambda px, number=number: deck._pips(px, number, deck.shape("diamonds"), (255, 0, 0)))
                found, _ = cv2.connectedComponents(spots.astype(np.uint8))
                counted += 1
                right += found - 1 == number
        # Those as high as the way from row to row touch.
        self.assertGreater(right / counted, 0.9)


class Clubs(unittest.TestCase):
    def test_are_slim_crosses_in_about_half_of_the_decks(self) -> None:
        crosses = [deck for deck in decks(Arranged, seeds=range(60)) if deck.cross is not None]
        self.assertTrue(20 <= len(crosses) <= 40, len(crosses))
        slimmer = 0
        for deck in crosses:
            cross, deck.cross = self.ink_of(deck), None
            slimmer += cross < self.ink_of(deck)
        self.assertGreater(slimmer / len(crosses), 0.8)

    def ink_of(self, deck: Arranged) -> int:
        """How many pixels one pip covers."""
        return int(printed(deck, lambda px: shapes.put(px, deck.shape("clubs"), 80, 144, 100, (255, 0, 0))).sum())

    def test_of_german_decks_are_none(self) -> None:
        self.assertTrue(all(deck.cross is None for deck in decks(ArrangedGerman, seeds=range(20))))


class Indices(unittest.TestCase):
    def test_stand_in_the_corners_that_are_said(self) -> None:
        found = set()
        for deck in decks(Arranged, seeds=range(150)):
            if deck.sign == "beside":
                continue
            ink = printed(deck, lambda px: deck._index(px, "8", deck.shape("hearts"), (255, 0, 0)))
            h, w = ink.shape
            halves = {(0, 0): ink[: h // 2, : w // 2], (1, 0): ink[: h // 2, w // 2 :]}
            halves |= {(0, 1): ink[h // 2 :, : w // 2], (1, 1): ink[h // 2 :, w // 2 :]}
            self.assertEqual({at for at, part in halves.items() if part.any()}, set(CORNERS[deck.corners]), deck.seed)
            found.add(deck.corners)
        self.assertEqual(found, set(CORNERS))

    def test_have_the_sign_beside_them_in_a_corner_of_its_own(self) -> None:
        beside = [deck for deck in decks(Arranged, seeds=range(150)) if deck.sign == "beside"]
        self.assertGreater(len(beside), 8)
        for deck in beside:
            both = printed(deck, lambda px: deck._index(px, "8", deck.shape("hearts"), (255, 0, 0)))
            deck.sign = "none"
            number = printed(deck, lambda px: deck._index(px, "8", deck.shape("hearts"), (255, 0, 0)))
            sign = both & ~number
            h, w = sign.shape
            for right, low in CORNERS[deck.corners]:
                corner = np.s_[h // 2 * low : h // 2 * (1 + low), w // 2 * right : w // 2 * (1 + right)]
                self.assertTrue(number[corner].any() and not sign[corner].any(), deck.seed)
            self.assertTrue(sign.any(), deck.seed)

    def test_are_black_in_some_decks_whatever_the_suit(self) -> None:
        black = [deck for deck in decks(ArrangedGerman, seeds=range(40)) if deck.written_in is not None]
        self.assertGreater(len(black), 5)
        for deck in black:
            deck.sign = "none"
            px = np.full((288, round(288 * deck.aspect), 3), 255, np.uint8)
            deck._index(px, "8", deck.shape("hearts"), (255, 0, 0))
            ink = px[px.min(2) < 100]
            self.assertGreater(len(ink), 0, deck.seed)
            self.assertLess(int(ink.max()), 140, deck.seed)

    def test_cards_say_where_they_are_known_by(self) -> None:
        for deck in decks(Arranged, ArrangedGerman):
            places = {label.place for label in deck.labels.values()}
            self.assertTrue(places <= set(PLACES))
            if deck.corners == "right":
                # What covers the other corners leaves nothing of it.
                self.assertEqual(deck.labels["8-clubs"].place, "whole")


class Colours(unittest.TestCase):
    def test_are_those_of_the_labels(self) -> None:
        asked = right = 0
        for deck in decks(Arranged, ArrangedGerman):
            for suit in SUITS:
                colour = deck.labels[f"9-{suit}"].colour
                if colour != "none":
                    asked += 1
                    right += share(drawn(deck, f"9-{suit}"), colour) > 0.01
        self.assertGreater(asked, 200)
        self.assertGreater(right / asked, 0.97)

    def test_courts_and_aces_have_no_number(self) -> None:
        for deck in decks(Arranged, ArrangedGerman):
            for name, label in deck.labels.items():
                if name[0] in "JQK":
                    self.assertEqual(label.numeral, "other")
                elif name[0].isdigit():
                    self.assertEqual(label.numeral, name.split("-")[0])


class Moderns(unittest.TestCase):
    def test_have_a_one_on_their_aces(self) -> None:
        for deck in decks(Modern, seeds=range(20)):
            for suit in SUITS:
                self.assertEqual((deck._written("A"), deck.labels[f"A-{suit}"].numeral), ("1", "1"))
            self.assertNotIn("1", (deck._written(rank) for rank in "JQK"))

    def test_with_letters_have_an_a_on_theirs_in_the_same_shapes(self) -> None:
        for deck, other in zip(decks(Lettered, seeds=range(20)), decks(Modern, seeds=range(20)), strict=True):
            self.assertEqual((deck.ace_size, deck.corners), (other.ace_size, other.corners))
            for suit in SUITS:
                self.assertEqual((deck._written("A"), deck.labels[f"A-{suit}"].numeral), ("A", "other"))

    def test_mostly_have_a_colour_for_each_suit(self) -> None:
        names = [tuple(deck.name[suit] for suit in SUITS) for deck in decks(Modern)]
        self.assertGreater(sum(each in FOUR_COLOURS for each in names), 30)
        asked = right = 0
        for deck in decks(Modern):
            for suit, colour in deck.name.items():
                if colour != "none":
                    asked += 1
                    right += share(drawn(deck, f"9-{suit}"), colour) > 0.01
        self.assertGreater(right / asked, 0.97)


class Decks(unittest.TestCase):
    def test_some_are_german_and_each_is_the_same_again(self) -> None:
        kinds = [type(arranged(seed)) for seed in range(60)]
        self.assertEqual(set(kinds), {Arranged, ArrangedGerman})
        for seed in range(8):
            first, second = (arranged(seed).face("10-spades").image for _ in range(2))
            self.assertTrue(np.array_equal(first, second))


if __name__ == "__main__":
    unittest.main()
