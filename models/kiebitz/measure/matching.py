"""How cards are matched to a taught deck: the constants of lib/vision/deck.ts, and how good they are.

    python -m models.kiebitz.measure.matching CHECKPOINT [--decks 24]

Decks of designs that no net was trained on are taught from one view a face and asked with others: of the same faces, of
another design's (strangers), and of the same faces taken out of the deck (near strangers, which only a person could
know). What `match` weighs is a multinomial logit, so its constants are found by maximum likelihood.
"""

from __future__ import annotations

import argparse
import json
import math
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from ..faces import design
from ..faces.face import NUMERALS, SUITS
from ..nets.reader import Reader
from ..training.reader_data import view

HEIGHT = 240
"""Of what is photographed, the card or its middle, in pixels."""
FIRST = 5_000_000
"""Seed of the designs."""
LEAST, MOST = 12, 54
"""Faces of a deck."""
QUERIES = 2
"""Views of each face that are asked for."""
MISREAD = 0.02
UNREAD = 0.3
UNREAD_SUIT = 0.5
DOUBT = 1e-4
TURN, MOST_TURN = 0.01, 0.05
SURE = {"numeral": 0.8, "colour": 0.8, "suit": 0.5}
"""As in lib/vision/deck.ts."""
MIDDLE = 0.6
BARE = 0.5
"""As in lib/vision/second-look.ts."""
MIDDLE_WEIGHT = 0.75
MIDDLES_APART = 0.13
"""As in lib/vision/embedding.ts."""
NEAR = 0.15
"""What a near stranger counts beside a known card or a stranger."""


@dataclass(frozen=True)
class Views:
    """What the reader says of so many crops, each seen both ways up."""

    numeral: Tensor
    """(N, 18) probabilities"""
    colour: Tensor
    """(N, 5) probabilities"""
    suit: Tensor
    """(N, 5) probabilities"""
    looks: Tensor
    """(N, 2, 64), each of length 1, the one that is more likely the right way up first"""
    middles: Tensor
    """(N, 2, 64), the same of the middles"""
    up: Tensor
    """(N,) log-odds of that way up, at least 0"""

    @property
    def bare(self) -> Tensor:
        """(N,): bears neither a number nor a suit."""
        number = self.numeral[:, : NUMERALS.index("blank")].sum(1)
        return (1 - number) * self.suit[:, SUITS.index("none")] >= BARE


@torch.no_grad()
def read(net: nn.Module, crops: np.ndarray, temperature: dict[str, float]) -> Views:
    """Reads crops (N, 2, 144, 96, 3) uint8, a card and its middle, as lib/vision/second-look.ts does (with one look at the card)."""
    numeral, colour, suit, up, looks = _said(net, crops[:, 0])
    *_, middles = _said(net, crops[:, 1])
    upright = (up[:, 0, 0] - up[:, 1, 0]) / 2
    right_way = (upright >= 0)[:, None, None]
    return Views(
        numeral=(numeral.mean(1) / temperature["numeral"]).softmax(1),
        colour=(colour.mean(1) / temperature["colour"]).softmax(1),
        suit=(suit.mean(1) / temperature["suit"]).softmax(1),
        looks=torch.where(right_way, looks, looks.flip(1)),
        middles=torch.where(right_way, middles, middles.flip(1)),
        up=upright.abs(),
    )


def _said(net: nn.Module, crops: np.ndarray) -> list[Tensor]:
    """Numeral, colour, suit, up and embedding, each (N, 2, ·): of crops (N, 144, 96, 3) as they are, and turned."""
    both = np.stack([crops, crops[:, ::-1, ::-1]], 1).reshape(-1, *crops.shape[1:])
    parts = [
        net(torch.from_numpy(part.copy()).permute(0, 3, 1, 2).float() / 255)
        for part in np.array_split(both, max(1, len(both) // 64))
    ]
    *logits, embedding = (torch.cat(part) for part in zip(*parts, strict=True))
    return [each.view(len(crops), 2, -1) for each in (*logits, F.normalize(embedding, dim=1))]


def crops_of(seed: int, rng: np.random.Generator) -> list[np.ndarray] | None:
    """Crops (1 + QUERIES, 2, 144, 96, 3) of each face of a held-out design and its middle; nothing of one with few faces."""
    deck = design(seed, held_out=True)
    if len(deck.faces) < LEAST:
        return None
    chosen = rng.permutation(len(deck.faces))[:MOST]
    ground = rng.integers(0, 256, (32, 24, 3)).astype(np.uint8)
    crops, keys = [], set()
    # The card before may lie over a card; over the first, a blank one.
    mate = np.full((HEIGHT, HEIGHT * 2 // 3, 3), 255, np.uint8)
    for index in chosen:
        face = deck.face(deck.faces[int(index)])
        if face.key in keys:
            continue
        keys.add(face.key)
        image, middle = scaled(face.image, HEIGHT), middle_of(scaled(face.image, round(HEIGHT / MIDDLE)))
        seen = []
        for _ in range(1 + QUERIES):
            turned, light = bool(rng.random() < 0.5), int(rng.integers(1 << 31))
            both = (view(face, each, mate, ground, np.random.default_rng(light), turned) for each in (image, middle))
            seen.append(np.stack(list(both)))
        crops.append(np.stack(seen))
        mate = image
    return crops


def scaled(image: np.ndarray, height: int) -> np.ndarray:
    """The image, so many pixels high."""
    width = max(8, round(image.shape[1] * height / image.shape[0]))
    return cv2.resize(image, (width, height), interpolation=cv2.INTER_AREA)


def middle_of(image: np.ndarray) -> np.ndarray:
    """What is left without its rim."""
    h, w = image.shape[:2]
    top, left = round(h * (1 - MIDDLE) / 2), round(w * (1 - MIDDLE) / 2)
    return np.ascontiguousarray(image[top : h - top, left : w - left])


def likeness(taught: Views, asked: Views, weight: float) -> Tensor:
    """(asked, taught), as in lib/vision/embedding.ts, less what it costs to lie the other way up than is read, as in deck.ts.

    :param weight: of the middles, where both cards are known by their picture alone.
    """

    def cosines(ours: Tensor, theirs: Tensor) -> Tensor:
        return torch.stack([torch.einsum("qwe,fwe->qf", theirs, each) / 2 for each in (ours, ours.flip(1))])

    share = weight * (asked.bare[:, None] & taught.bare[None]).float()
    whole, middle = cosines(taught.looks, asked.looks), cosines(taught.middles, asked.middles) + MIDDLES_APART
    same, turned = whole + share * (middle - whole)
    return torch.maximum(same, turned - (TURN * asked.up).clamp(max=MOST_TURN)[:, None])


def evidence(taught: Views, asked: Views, weight: float) -> Tensor:
    """(asked, taught, 6): likeness, the logs of how likely the numeral, the colour and the suit of each face were read, the
    log-odds that what is asked for is a card, at least 0, and what reading a suit is worth where none is known.
    """
    columns = [likeness(taught, asked, weight)]
    for part in ("numeral", "colour", "suit"):
        seen, known = getattr(asked, part), getattr(taught, part)
        sure, which = known.max(1)
        log = seen[:, which].clamp(min=MISREAD).log()
        columns.append(torch.where(sure >= SURE[part], log, torch.full_like(log, float("nan"))))
    sure, which = taught.suit.max(1)
    suited = (sure >= SURE["suit"]) & (which != SUITS.index("none"))
    unread = math.log(UNREAD_SUIT) if 2 * int(suited.sum()) > len(suited) else 0.0
    columns[-1] = columns[-1].nan_to_num(unread)
    clear = -torch.logit(asked.numeral[:, NUMERALS.index("no-card")], DOUBT).clamp(max=0)
    return torch.stack([*columns, clear[:, None].expand_as(columns[0]), torch.full_like(columns[0], unread)], 2)


class Rule(nn.Module):
    """What `match` does: the logit of each face, and of a stranger as the last. Begins with the constants of lib/vision/deck.ts."""

    def __init__(self) -> None:
        super().__init__()
        self.sharpness = nn.Parameter(torch.tensor(20.0))
        self.stranger = nn.Parameter(torch.tensor(0.55))
        self.clearly = nn.Parameter(torch.tensor(0.015))
        self.weights = nn.Parameter(torch.tensor([0.4, 0.3, 0.8]))

    def forward(self, seen: Tensor) -> Tensor:
        read = torch.cat([seen[..., 1:3].nan_to_num(math.log(UNREAD)), seen[..., 3:4]], -1)
        faces = self.sharpness * seen[..., 0] + (read * self.weights).sum(-1)
        alike = self.stranger + self.clearly * seen[:, :1, 4]
        stranger = self.sharpness * alike + math.log(UNREAD) * self.weights[:2].sum() + seen[:, :1, 5] * self.weights[2]
        return torch.cat([faces, stranger], 1)


@dataclass(frozen=True)
class Asked:
    """Queries to a deck: their evidence, which face each is, and the evidence of another design's cards."""

    seen: Tensor
    truth: Tensor
    strangers: Tensor


def fit(decks: list[Asked]) -> Rule:
    """Maximum likelihood."""
    rule = Rule()
    optimiser = torch.optim.LBFGS(rule.parameters(), lr=0.5, max_iter=200, line_search_fn="strong_wolfe")

    def closure() -> Tensor:
        optimiser.zero_grad()
        losses = []
        for deck in decks:
            logits, strange = rule(deck.seen), rule(deck.strangers)
            last = logits.shape[1] - 1
            losses.append(F.cross_entropy(logits, deck.truth))
            losses.append(F.cross_entropy(strange, torch.full((len(strange),), last)))
            without = logits.scatter(1, deck.truth[:, None], -1e4)
            losses.append(NEAR * F.cross_entropy(without, torch.full_like(deck.truth, last)))
        total = torch.stack(losses).mean()
        total.backward()
        return total

    optimiser.step(closure)
    return rule


@torch.no_grad()
def figures(rule: Rule, decks: list[Asked]) -> dict[str, float]:
    """Shares of queries: named rightly and not refused, nearest rightly, nearest by likeness alone, strangers refused."""
    rows = []
    for deck in decks:
        logits = rule(deck.seen)
        last = logits.shape[1] - 1

        def refused(given: Tensor, last: int = last) -> Tensor:
            return given.softmax(1)[:, last] > 0.5

        nearest = logits[:, :last].argmax(1) == deck.truth
        columns = (
            nearest & ~refused(logits),
            nearest,
            deck.seen[..., 0].argmax(1) == deck.truth,
            refused(rule(deck.strangers)),
            refused(logits.scatter(1, deck.truth[:, None], -1e4)),
        )
        rows.append([float(column.float().mean()) for column in columns])
    names = ("top-1", "nearest", "nearest by likeness alone", "strangers refused", "near strangers refused")
    return {name: round(float(value), 4) for name, value in zip(names, np.mean(rows, 0), strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--calibration", type=Path)
    parser.add_argument("--decks", type=int, default=24)
    args = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    net = Reader().eval()
    net.load_state_dict(torch.load(args.checkpoint, weights_only=True, map_location="cpu"))
    if args.calibration:
        temperature = json.loads(args.calibration.read_text())
    else:
        temperature = dict.fromkeys(("numeral", "colour", "suit"), 1.0)
    views: list[tuple[Views, Views]] = []
    seed = FIRST
    while len(views) < args.decks:
        seed += 1
        crops = crops_of(seed, np.random.default_rng([seed, 1]))
        if crops is not None:
            taught = read(net, np.stack([each[0] for each in crops]), temperature)
            views.append((taught, read(net, np.concatenate([each[1:] for each in crops]), temperature)))

    def asked_with(weight: float) -> list[Asked]:
        return [
            Asked(
                evidence(taught, asked, weight),
                torch.arange(len(taught.looks)).repeat_interleave(QUERIES),
                evidence(taught, views[index - 1][1], weight),
            )
            for index, (taught, asked) in enumerate(views)
        ]

    decks = asked_with(MIDDLE_WEIGHT)
    print("as it is:", figures(Rule(), decks))
    print("without the middles:", figures(Rule(), asked_with(0)))
    half = len(decks) // 2
    print("fitted on one half, measured on the other:", figures(fit(decks[:half]), decks[half:]))
    rule = fit(decks)
    weights = [round(float(each), 3) for each in rule.weights.detach()]
    print(
        f"SHARPNESS {float(rule.sharpness.detach()):.2f} STRANGER {float(rule.stranger.detach()):.3f}"
        f" CLEARLY {float(rule.clearly.detach()):.4f} NUMERAL_WEIGHT, COLOUR_WEIGHT, SUIT_WEIGHT {weights}"
    )


if __name__ == "__main__":
    main()
