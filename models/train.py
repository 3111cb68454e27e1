"""Trains the recogniser: draws the data, trains the three nets, calibrates the reader, writes the weights for TF.js.

    python models/train.py                    everything, as the committed weights were made
    python models/train.py --only finder      one net
    python models/train.py --quick            a few steps of everything, to see that it runs

Data are drawn once into models/data (git-ignored) and kept; the same seeds draw the same data. With a GPU the same
command trains four times as long.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

import torch

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT.parent))

from models.kiebitz.faces import own
from models.kiebitz.nets.finder import Finder
from models.kiebitz.nets.reader import Reader
from models.kiebitz.nets.refiner import Refiner
from models.kiebitz.training.calibrate import calibrate
from models.kiebitz.training.decks import draw as draw_decks
from models.kiebitz.training.finder import train_finder
from models.kiebitz.training.loop import Plan, save
from models.kiebitz.training.publish import publish
from models.kiebitz.training.reader import train_reader
from models.kiebitz.training.refiner import train_refiner
from models.kiebitz.training.rough import write as look_at_scenes
from models.kiebitz.training.shards import draw as draw_scenes

DATA = ROOT / "data"
WEIGHTS = ROOT / "weights"
CHECKPOINTS = ROOT / "checkpoints"
"""The nets as they were last trained, in half precision: where --go-on begins on another machine."""
SCENE_SHARDS, DECK_FILES = 100, 60
LOOKED_AT = 8
"""Of so many shards the nets look at one, for the refiner to learn from their mistakes: its own too where it goes on."""
PLANS = {
    "finder": Plan(steps=9_000, rate=2e-3),
    "refiner": Plan(steps=8_000, rate=2e-3),
    "reader": Plan(steps=14_000, rate=2e-3),
}
NETS = {"finder": Finder, "refiner": Refiner, "reader": Reader}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(PLANS), action="append")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, help="instead of the plan's")
    parser.add_argument("--go-on", action="store_true", help="begin with the net of the last run")
    parser.add_argument("--rate", type=float, help="instead of the plan's")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes that prepare batches; 1 is repeatable")
    parser.add_argument("--no-data", action="store_true", help="take what data there are")
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    chosen = args.only or list(PLANS)
    shards, files = (1, 1) if args.quick else (SCENE_SHARDS, DECK_FILES)
    if not args.no_data:
        if not own.cards():
            sys.exit("Our own decks are missing: npm run decks -- --png models/data/own")
        if {"finder", "refiner"} & set(chosen):
            draw_scenes(DATA / "scenes", 0, shards)
        if "reader" in chosen:
            draw_decks(DATA / "decks", 0, files)
            draw_decks(DATA / "decks-held-out", 0, max(1, files // 20), held_out=True)
    longer = 4 if torch.cuda.is_available() else 1
    trainers = {
        "finder": (train_finder, DATA / "scenes"),
        "refiner": (train_refiner, DATA / "scenes"),
        "reader": (train_reader, DATA / "decks"),
    }
    for name in chosen:
        plan = PLANS[name]
        plan = replace(
            plan, seed=args.seed, steps=args.steps or plan.steps * longer, rate=args.rate or plan.rate
        )
        checkpoint = DATA / "nets" / f"{name}.pt"
        kept = CHECKPOINTS / f"{name}.pt"
        start = None
        if args.go_on:
            start = checkpoint if checkpoint.exists() else kept
            plan = replace(plan, warm_up=50)
        if args.quick:
            plan = replace(plan, steps=20, warm_up=5)
        train, folder = trainers[name]
        if name == "refiner" and not args.no_data:
            looking = _trained("refiner") if args.go_on else None
            look_at_scenes(_trained("finder"), folder, LOOKED_AT, looking)
        net = train(folder, checkpoint, plan, start, args.workers)
        publish(name, net, WEIGHTS / name)
        if name == "reader":
            calibrate(net, DATA / "decks-held-out", WEIGHTS / name / "calibration.json")
        if not args.quick:
            save(net.half(), kept)


def _trained(name: str) -> torch.nn.Module:
    """A net as it was trained last."""
    here = DATA / "nets" / f"{name}.pt"
    net = NETS[name]()
    net.load_state_dict(torch.load(here if here.exists() else CHECKPOINTS / f"{name}.pt", weights_only=True))
    return net


if __name__ == "__main__":
    main()
