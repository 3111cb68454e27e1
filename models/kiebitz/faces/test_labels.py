"""Run with `python -m unittest models.kiebitz.faces.test_labels`."""

from __future__ import annotations

import dataclasses
import unittest
from collections.abc import Iterator
from unittest import mock

import cv2
import numpy as np

from . import (
    areas, banded, colours, families, gauged, indexed, lexicon, numbered, numbers, others, panelled, playing, posters, shapes, unolike,
)  # fmt: skip
from .design import Design
from .numbers import NumberDeck

SEEDS = range(60)
FAMILIES = (
    numbered.Ligretto, numbered.Phase, numbered.Numbered, numbered.Mezza, numbered.Plain,
    numbered.CornerOnly, numbered.Ruled, unolike.UnoMinimal, unolike.UnoFlat, unolike.UnoDark, indexed.Indexed,
)  # fmt: skip
HUES = {"red": (-20, 20), "blue": (186, 258), "green": (70, 178), "yellow": (36, 68)}
"""Wider than what is drawn, for shades and edges."""


def decks(*families: type[Design], seeds: range = SEEDS) -> Iterator:
    for family in families:
        yield from (family(seed, False) for seed in seeds)


def drawn(deck: Design, name: str) -> np.ndarray:
    """A face, not worn."""
    return deck.draw(name, np.random.default_rng(3), 288, round(288 * deck.aspect))


def share(image: np.ndarray, colour: str) -> float:
    """Of a picture, so much has a hue of this name."""
    hue, saturation, value = cv2.split(cv2.cvtColor(image.astype(np.float32) / 255, cv2.COLOR_RGB2HSV))
    low, high = HUES[colour]
    return float((((hue - low) % 360 <= high - low) & (saturation > 0.25) & (value > 0.2)).mean())


def shown(deck: Design, colour: str, least: float) -> bool:
    """Whether a deck's card shows so much of its colour, and its number: 3 is unlike 5."""
    pair = [drawn(deck, f"{colour}-{token}") for token in ("3", "5")]
    return share(pair[0], colour) > least and bool((cv2.absdiff(*pair).max(2) > 60).mean() > 0.003)


class Colours(unittest.TestCase):
    def test_are_to_be_seen_where_the_number_alone_shows_them(self) -> None:
        faces = 0
        for deck in decks(*FAMILIES):
            if deck._grounded() or deck.style.panel == "picture":
                continue
            for colour in HUES:
                names = [name for name, label in deck.labels.items() if label.colour == colour]
                # The thinnest number, and one that is like any other.
                for name in [name for name in names if name.split("-")[1] in ("1", "5")]:
                    faces += 1
                    self.assertGreater(share(drawn(deck, name), colour), 0.001, (deck.family, deck.seed, name))
        self.assertGreater(faces, 300)

    def test_made_clear_keep_their_hue(self) -> None:
        rng = np.random.default_rng(1)
        for name in colours.NAMED:
            for mood in ("vivid", "pastel", "flat", "deep"):
                for ground in (colours.paper(rng), colours.named(rng, "black")):
                    clear = colours.clear(colours.named(rng, name, mood), ground)
                    self.assertEqual(share(np.full((1, 1, 3), clear, np.uint8), name), 1)
                    self.assertGreater(colours.distance(clear, ground), 120)

    def test_without_a_hue_stay_as_they_are(self) -> None:
        self.assertEqual(colours.clear((20, 20, 24), (0, 0, 0)), (20, 20, 24))
        self.assertEqual(colours.clear((150, 150, 150), (160, 160, 160)), (150, 150, 150))

    def test_of_letters_are_those_of_their_ink(self) -> None:
        replaced = 0
        for deck in decks(others.Letters):
            for colour in HUES:
                name, label = next(each for each in deck.labels.items() if each[0].startswith(colour))
                if label.colour == "none":
                    replaced += 1
                    self.assertLess(share(drawn(deck, name), colour), 0.02)
                elif deck.seed < 10:
                    self.assertEqual(label.colour, colour)
                    self.assertGreater(share(drawn(deck, name), colour), 0.004)
        self.assertGreater(replaced, 0)

    def test_of_suits_are_those_of_their_pips(self) -> None:
        four_on_black = 0
        for deck in decks(playing.PlayingDark, seeds=range(300)):
            four_on_black += deck.inverted and deck.name["diamonds"] == "blue"
            for suit, name in deck.name.items():
                if name != "none":
                    self.assertEqual(share(np.full((1, 1, 3), deck.ink[suit], np.uint8), name), 1)
        self.assertGreater(four_on_black, 5)


def number_deck(mark: str = "none", corner_mark: str = "none", **look: object) -> NumberDeck:
    """A deck whose look and marks are as asked for, and as plain as can be otherwise."""
    deck = numbered.Numbered(7, False)
    plain = {"emblem": "none", "word": "none", "corner_sign": False, "corners": "none", "centre": "number"}
    deck.style = dataclasses.replace(deck.style, **(plain | look))
    deck.form = dataclasses.replace(deck.form, mark=mark)
    deck.corner_form = dataclasses.replace(deck.form, mark=corner_mark)
    deck.labels.clear()
    deck._tokens(np.random.default_rng(1))
    return deck


class SixAndNine(unittest.TestCase):
    def either_way_up(self, **how: object) -> set[bool]:
        deck = number_deck(**how)
        return {label.ambiguous for label in deck.labels.values() if label.numeral in ("6", "9")}

    def test_alone_and_unmarked_are_either(self) -> None:
        self.assertEqual(self.either_way_up(), {True})
        self.assertEqual(self.either_way_up(mark="line"), {False})
        self.assertEqual(self.either_way_up(corners="signs"), {True})

    def test_that_is_told_by_where_they_stand(self) -> None:
        for corners in ("two", "four", "top", "left"):
            self.assertEqual(self.either_way_up(corners=corners), {False})
        for centre in ("twin", "teach"):
            self.assertEqual(self.either_way_up(centre=centre), {False})

    def test_the_same_in_all_corners_tell_nothing(self) -> None:
        for centre in ("number", "none"):
            self.assertEqual(self.either_way_up(corners="same", centre=centre), {True})
            self.assertEqual(self.either_way_up(corners="same", centre=centre, corner_mark="dot"), {False})
            self.assertEqual(self.either_way_up(corners="same", centre=centre, corner_sign=True), {False})
        self.assertEqual(self.either_way_up(corners="same", mark="line"), {False})
        # A mark that is nowhere printed.
        self.assertEqual(self.either_way_up(corners="same", centre="none", mark="line"), {True})

    def test_a_title_tells_it_unless_it_is_printed_both_ways_up(self) -> None:
        self.assertEqual(self.either_way_up(word="both"), {True})
        for word in ("name", "number"):
            self.assertEqual(self.either_way_up(word=word), {False})

    def test_an_emblem_with_an_upper_end_tells_it(self) -> None:
        self.assertEqual(self.either_way_up(emblem="heart"), {False})
        self.assertEqual(self.either_way_up(emblem="disc"), {True})
        self.assertTrue(all(shapes.pointed(sign()) for sign in (shapes.heart, shapes.spade, shapes.crown)))
        self.assertFalse(any(shapes.pointed(sign()) for sign in (shapes.diamond, shapes.cross, shapes.squiggle)))

    def test_no_other_number_is_either(self) -> None:
        deck = number_deck()
        self.assertEqual({label.numeral for label in deck.labels.values() if label.ambiguous}, {"6", "9"})


class LikeSuits(unittest.TestCase):
    def test_are_cards_that_show_hearts_diamonds_spades_or_clubs(self) -> None:
        for sign in shapes.SUITS.values():
            deck = number_deck(corner_sign=True, corners="two")
            deck.sign["red"], deck.sign["blue"] = sign, shapes.star
            self.assertEqual([deck._like_suits(name) for name in ("red", "blue")], [True, False])
            deck = number_deck(centre="teach")
            deck.sign[next(iter(deck.sign))] = sign
            self.assertTrue(deck._like_suits("blue"))
        self.assertTrue(number_deck(emblem="heart")._like_suits("red"))

    def test_are_no_others(self) -> None:
        deck = number_deck()
        deck.sign = dict.fromkeys(deck.sign, shapes.heart)
        self.assertFalse(deck._like_suits("red"))

    def test_a_face_says_so(self) -> None:
        deck = number_deck(emblem="heart")
        self.assertTrue(deck.face("red-7").like_suits)
        self.assertFalse(number_deck().face("red-7").like_suits)


class Places(unittest.TestCase):
    def test_of_number_decks_follow_their_corners(self) -> None:
        places = dict.fromkeys(("two", "four", "same"), "corners") | dict.fromkeys(("none", "signs"), "middle")
        places |= {"top": "top", "left": "left"}
        for corners, place in places.items():
            self.assertEqual({label.place for label in number_deck(corners=corners).labels.values()}, {place})

    def test_of_playing_cards_without_indices_are_the_number_or_all_pips(self) -> None:
        found = set()
        for deck in decks(playing.Playing):
            indexed = deck._indexed()
            for name, label in deck.labels.items():
                rank = name.split("-")[0]
                if rank == "joker":
                    continue
                expected = "corners" if indexed else "whole" if deck.layout == "none" and rank.isdigit() else "middle"
                self.assertEqual(label.place, expected)
                found.add(label.place)
        self.assertEqual(found, {"corners", "whole", "middle"})

    def test_german_decks_always_have_indices_or_a_large_number(self) -> None:
        for deck in decks(playing.German):
            self.assertNotIn("whole", {label.place for label in deck.labels.values()})


class HeldOut(unittest.TestCase):
    def test_are_for_the_test_alone(self) -> None:
        for family in (banded.Banded, gauged.Gauged):
            self.assertNotIn(family, dict(families()))
            self.assertIn(family, dict(families(held_out=True)))
        self.assertNotIn(posters.Posters, dict(families()))

    def test_show_their_colour_and_number_in_every_layout(self) -> None:
        for family, expected in (
            (banded.Banded, {"sides", "divided", "bars", "words"}),
            (gauged.Gauged, {"frames", "ticket", "dial", "ladder"}),
            (posters.Posters, set(posters.LAYOUTS)),
        ):
            layouts = set()
            for deck in decks(family, seeds=range(30)):
                layouts.add(deck.layout)
                for colour in HUES:
                    faces = [drawn(deck, f"{colour}-{token}") for token in ("3", "5")]
                    self.assertGreater(min(share(face, colour) for face in faces), 0.01, (deck.layout, deck.seed))
                    apart = (cv2.absdiff(*faces).max(2) > 60).mean()
                    self.assertGreater(apart, 0.003, (deck.layout, deck.seed))
            self.assertEqual(layouts, expected)

    def test_banded_ones_tell_sixes_from_nines_by_where_they_stand(self) -> None:
        for deck in decks(banded.Banded, seeds=range(10)):
            self.assertFalse(any(label.ambiguous for label in deck.labels.values()))
            self.assertEqual({label.place for label in deck.labels.values()}, {"corners"})

    def test_posters_sixes_are_nines_upside_down_where_no_mark_and_no_index_is_to_be_seen(self) -> None:
        found = set()
        for deck in decks(posters.Posters, seeds=range(200)):
            six = deck.labels["red-6"]
            marked = deck.form.mark != "none" and deck.layout != "bleeding"
            self.assertEqual(six.ambiguous, not (marked or deck.indexed))
            found.add((deck.layout, six.ambiguous))
        self.assertLessEqual({("bleeding", True), ("echo", False)}, found)

    def test_gauged_sixes_are_nines_upside_down_only_in_frames_and_without_a_mark(self) -> None:
        found = set()
        for deck in decks(gauged.Gauged, seeds=range(80)):
            six = deck.labels["red-6"]
            found.add((deck.layout, six.ambiguous))
            self.assertEqual(six.ambiguous, deck.layout == "frames" and deck.form.mark == "none")
        self.assertIn(("frames", True), found)


class Panelled(unittest.TestCase):
    def test_shows_its_colour_and_number(self) -> None:
        kinds, faces, clear = set(), 0, 0
        for deck in decks(panelled.Panelled):
            kinds |= {area.kind for area in deck.areas}
            for name in ("red", "green"):
                if name not in deck.shades:
                    continue
                faces += 1
                clear += shown(deck, name, 0.02)
        self.assertEqual(kinds, set(areas.KINDS))
        self.assertGreater(clear / faces, 0.97)

    def test_shows_letters_and_signs_that_are_no_numbers(self) -> None:
        for deck in decks(panelled.Panelled, seeds=range(20)):
            name = next(iter(deck.shades))
            plain = drawn(deck, f"{name}-3")
            others = [each for each, label in deck.labels.items() if label.numeral == "other" and each.startswith(f"{name}-")]
            self.assertGreater(len(others), 5)
            for other in others:
                self.assertGreater((cv2.absdiff(plain, drawn(deck, other)).max(2) > 60).mean(), 0.001, (deck.seed, other))

    def test_names_no_colour_where_it_has_two(self) -> None:
        for deck in decks(panelled.Panelled):
            named = {label.colour for label in deck.labels.values()}
            if named != {"none"}:
                self.assertEqual(named, set(colours.NAMED))
                # Black, grey, white or brown.
                most, least = max(deck.second), min(deck.second)
                self.assertTrue(most < 120 or most - least < 0.15 * most, (deck.seed, deck.second))

    def test_tells_sixes_from_nines_by_a_mark_or_by_where_they_stand(self) -> None:
        found = set()
        for deck in decks(panelled.Panelled, seeds=range(900)):
            either = deck.labels[f"{next(iter(deck.shades))}-6"].ambiguous
            found.add((deck.layout, either))
            if deck.layout not in ("centre", "third", "sides") or deck.form.mark != "none":
                self.assertFalse(either, (deck.layout, deck.seed))
        self.assertLessEqual({("centre", True), ("centre", False)}, found)


class Indexed(unittest.TestCase):
    def test_shows_its_number_at_the_edge_and_something_else_in_the_middle(self) -> None:
        centres, faces, clear = set(), 0, 0
        for deck in decks(indexed.Indexed):
            centres.add(deck.style.centre)
            name = next(iter(deck.shades))
            faces += 1
            # The first index.
            three, five = (drawn(deck, f"{name}-{token}")[:96, :72] for token in ("3", "5"))
            clear += (cv2.absdiff(three, five).max(2) > 60).mean() > 0.01
        self.assertEqual(centres, {"spelled", "titled", "figure", "none"})
        self.assertGreater(clear / faces, 0.97)

    def test_spells_its_number_or_says_something_else(self) -> None:
        for deck in decks(indexed.Indexed, seeds=range(20)):
            if deck.style.centre not in ("spelled", "titled"):
                continue
            with mock.patch.object(numbers, "words", wraps=numbers.words) as words:
                drawn(deck, f"{next(iter(deck.shades))}-3")
            said = words.call_args_list[0].args[1].lower()
            self.assertEqual(said in lexicon.NUMBERS["3"], deck.style.centre == "spelled")

    def test_of_unolike_ones_have_signs_for_indices(self) -> None:
        for deck in decks(indexed.SignedTrue, indexed.SignedClassic, seeds=range(10)):
            self.assertEqual(deck.style.corners, "signs")
            self.assertEqual({label.place for label in deck.labels.values()}, {"middle"})


class Aces(unittest.TestCase):
    def test_are_ones_where_a_one_is_printed(self) -> None:
        printed = set()
        for deck in decks(playing.Playing, playing.German, seeds=range(500)):
            if deck.courts[0] != "1":
                continue
            printed.add((deck.layout, deck._indexed()))
            with mock.patch.object(playing, "words", wraps=playing.words) as words:
                drawn(deck, "A-hearts")
            ones = [call for call in words.call_args_list if call.args[1] == "1"]
            self.assertEqual(deck.labels["A-hearts"].numeral, "1" if ones else "other")
        self.assertIn(("big", False), printed)


if __name__ == "__main__":
    unittest.main()
