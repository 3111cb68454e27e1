"""Trains the recogniser: draws the data, trains the three nets, calibrates the reader, writes the weights for TF.js.

    python models/train.py                    everything from nothing: some forty hours of one core
    python models/train.py --only finder      one net
    python models/train.py --resume           goes on where it was broken off, as if it had not been
    python models/train.py --stage 2          that stage alone, from what the one before left
    python models/train.py --share 0.1        a tenth of every stage, into models/data/share-0.1
    python models/train.py --quick            a few steps of every stage, into models/data/quick: to see that it runs

Data are drawn once into models/data (git-ignored) and kept; the same seeds draw the same data. With a GPU the same
command trains four times as long. The committed refiner and reader had more and shorter stages, on data that were drawn
better and better meanwhile: models/history.md tells.
"""

from __future__ import annotations

import argparse
import copy
import math
import sys
from pathlib import Path

import torch

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT.parent))

from models.kiebitz.faces import own
from models.kiebitz.nets.finder import Finder
from models.kiebitz.nets.reader import Reader
from models.kiebitz.nets.refiner import Refiner
from models.kiebitz.scenes.shards import COVERED_FROM, LAID_FROM, PANELLED_FROM, SECTIONED_FROM, STYLED_FROM
from models.kiebitz.training.calibrate import calibrate
from models.kiebitz.training.decks import (
    ARRANGED_FROM, BUILT_FROM, CHUBBY_FROM, INDEXED_FROM, LETTERED_FROM, MODERN_FROM, draw as draw_decks,
)  # fmt: skip
from models.kiebitz.training.finder import train_finder
from models.kiebitz.training.loop import save
from models.kiebitz.training.publish import publish
from models.kiebitz.training.reader import train_reader
from models.kiebitz.training.refiner import train_refiner
from models.kiebitz.training.rough import write as look_at_scenes
from models.kiebitz.training.shards import draw as draw_scenes
from models.kiebitz.training.stages import STAGES, begun, file_of, left_by, plan_of

DATA = ROOT / "data"
WEIGHTS = ROOT / "weights"
CHECKPOINTS = ROOT / "checkpoints"
"""The committed nets in half precision, and below it what each stage of a whole run left."""
SHARDS = {0: 100, PANELLED_FROM: 48, LAID_FROM: 16, COVERED_FROM: 32, SECTIONED_FROM: 40, STYLED_FROM: 16}
"""Of scenes: so many from each of these numbers on."""
FILES = {
    0: 164, PANELLED_FROM: 54, INDEXED_FROM: 54, SECTIONED_FROM: 76, STYLED_FROM: 124, BUILT_FROM: 96, ARRANGED_FROM: 20,
    CHUBBY_FROM: 24, MODERN_FROM: 8, LETTERED_FROM: 24,
}  # fmt: skip
"""Of decks, likewise."""
HELD_OUT_FILES = 6
"""Of decks for the reader's temperatures."""
LOOKED_AT = 2
"""Of so many shards the nets look at one, for the refiner to learn from their mistakes: from the finder's in its first
stage, then from its own as well."""
NETS = {"finder": Finder, "refiner": Refiner, "reader": Reader}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(STAGES), action="append")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--share", type=float, default=1, help="this part of every stage's steps, and data to match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, help="of every stage")
    parser.add_argument("--resume", action="store_true", help="what was broken off goes on where it was saved last")
    parser.add_argument("--stage", type=int, help="that stage alone, from what the one before left; 1 is the first")
    parser.add_argument("--rate", type=float, help="of every stage")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes that prepare batches, the same ones however many")
    parser.add_argument("--no-data", action="store_true", help="take what data there are")
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    chosen = args.only or list(STAGES)
    if not 0 < args.share <= 1:
        parser.error("--share is more than 0 and at most 1")
    for name in chosen:
        if args.stage is not None and not 1 <= args.stage <= len(STAGES[name]):
            parser.error(f"the {name} has the stages 1 to {len(STAGES[name])}")
    part = "quick" if args.quick else "" if args.share == 1 else f"share-{args.share:g}"
    data = DATA / part
    weights = data / "weights" if part else WEIGHTS

    def some(count: int) -> int:
        # Of few data too few kinds would be seen: they shrink more slowly than the steps.
        return 1 if args.quick else math.ceil(count * args.share**0.5)

    if not args.no_data:
        if not own.cards():
            sys.exit("Our own decks are missing: npm run decks -- --png models/data/own")
        if {"finder", "refiner"} & set(chosen):
            for first, count in SHARDS.items():
                draw_scenes(data / "scenes", first, some(count))
        if "reader" in chosen:
            for first, count in FILES.items():
                draw_decks(data / "decks", first, some(count))
            draw_decks(data / "decks-held-out", 0, some(HELD_OUT_FILES), held_out=True)
    nets = data / "nets"
    trainers = {
        "finder": (train_finder, data / "scenes"),
        "refiner": (train_refiner, data / "scenes"),
        "reader": (train_reader, data / "decks"),
    }
    for name in chosen:
        train, folder = trainers[name]
        for number in range(len(STAGES[name])) if args.stage is None else [args.stage - 1]:
            plan = plan_of(name, number, args.seed, args.share, args.steps, args.rate, args.quick)
            checkpoint = nets / file_of(name, number)
            resumed = args.resume and begun(checkpoint, plan)
            start = left_by(name, number - 1, nets, CHECKPOINTS) if number else None
            if name == "refiner" and not args.no_data and not resumed:
                # A finder of a few steps sees a thousand cards everywhere: that takes long.
                last = len(STAGES["finder"]) - 1
                finder = CHECKPOINTS / "finder.pt" if args.quick else left_by("finder", last, nets, CHECKPOINTS)
                look_at_scenes(_net("finder", finder), folder, LOOKED_AT, _net(name, start) if start else None)
            net = train(folder, checkpoint, plan, start, args.workers, resumed)
            halved = copy.deepcopy(net).half().state_dict()
            save(halved, checkpoint)
            if not part:
                save(halved, CHECKPOINTS / file_of(name, number))
            if number + 1 < len(STAGES[name]):
                continue
            if not part:
                save(halved, CHECKPOINTS / f"{name}.pt")
            publish(name, net, weights / name)
            if name == "reader":
                calibrate(net, data / "decks-held-out", weights / name / "calibration.json")


def _net(name: str, checkpoint: Path) -> torch.nn.Module:
    net = NETS[name]()
    net.load_state_dict(torch.load(checkpoint, weights_only=True, map_location="cpu"))
    return net


if __name__ == "__main__":
    main()
