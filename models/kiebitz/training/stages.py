"""The stages in which each net is trained, one after another, and what each leaves for the next."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path

import torch

from .loop import Plan, left_off, state_of

STAGES = {
    "finder": (
        Plan(steps=12_000, rate=1e-3),
        Plan(steps=12_000, rate=8e-4),
        Plan(steps=8_000, rate=6e-4),
        Plan(steps=14_000, rate=6e-4),
        Plan(steps=6_400, rate=6e-4),
        Plan(steps=1_800, rate=4e-4),
        Plan(steps=9_000, rate=5e-4, half=True),
    ),
    "refiner": (
        Plan(steps=6_000, rate=2e-3),
        Plan(steps=12_000, rate=1e-3),
        Plan(steps=14_000, rate=8e-4),
        Plan(steps=10_400, rate=7e-4),
        Plan(steps=2_400, rate=4e-4),
        Plan(steps=5_000, rate=6e-4),
    ),
    "reader": (
        Plan(steps=10_000, rate=2e-3),
        Plan(steps=14_000, rate=1e-3),
        Plan(steps=14_000, rate=8e-4),
        Plan(steps=12_000, rate=7e-4),
        Plan(steps=8_400, rate=7e-4),
        Plan(steps=1_900, rate=4e-4),
        Plan(steps=14_000, rate=7e-4),
        Plan(steps=3_800, rate=4e-4),
        Plan(steps=4_400, rate=6e-4),
        Plan(steps=3_600, rate=5e-4),
        Plan(steps=5_000, rate=5e-4, half=True),
        Plan(steps=4_500, rate=8e-4),
        Plan(steps=6_000, rate=6e-4),
        Plan(steps=5_000, rate=6e-4, half=True),
    ),
}
"""Each with a rate that falls to nothing, from what the one before left in half precision."""
LONGER = 4
"""So many times as many steps with a GPU."""
QUICK = Plan(steps=20, warm_up=5)
WARM_UP = 50
"""Steps, of what is trained already."""


def plan_of(
    name: str,
    number: int,
    seed: int = 1,
    share: float = 1,
    steps: int | None = None,
    rate: float | None = None,
    quick: bool = False,
) -> Plan:
    """What is asked for of stage `number` (0 is the first) of a net.

    :param share: of its steps; `steps` and `rate` go before what the stage says, `quick` before all.
    """
    stage = STAGES[name][number]
    longer = LONGER if torch.cuda.is_available() else 1
    plan = replace(
        stage,
        seed=seed + number,
        steps=steps or round(stage.steps * longer * share),
        rate=rate or stage.rate,
        warm_up=WARM_UP if number else stage.warm_up,
    )
    return replace(plan, steps=QUICK.steps, warm_up=QUICK.warm_up) if quick else plan


def file_of(name: str, number: int) -> str:
    """Where, below the folder of a training, a stage leaves its net."""
    return f"stages/{name}-{number + 1}.pt"


def begun(checkpoint: Path, plan: Plan) -> bool:
    """Whether a training by this plan was broken off, or ended, at this checkpoint.

    :raises SystemExit: where it was one by another plan.
    """
    kept = left_off(checkpoint)
    if kept is not None and kept["plan"] != asdict(plan):
        raise SystemExit(f"{state_of(checkpoint)} is of a training by another plan (steps, rate, seed): resume it by that")
    return kept is not None


def left_by(name: str, number: int, *folders: Path) -> Path:
    """What a stage left in the first of these folders that has it.

    :raises SystemExit: where none has.
    """
    paths = [folder / file_of(name, number) for folder in folders]
    for path in paths:
        if path.exists():
            return path
    raise SystemExit(f"Stage {number + 1} of the {name} comes first: there is no {' or '.join(map(str, paths))}")
