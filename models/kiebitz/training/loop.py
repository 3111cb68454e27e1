"""The training loop that all nets share."""

from __future__ import annotations

import copy
import math
import multiprocessing
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import torch
from torch import Tensor, nn

Batch = tuple[np.ndarray, ...]
Source = Callable[[int, int, int], Iterator[Batch]]
"""Given a seed, the first step and how many steps it goes on at a time, an endless run of batches (arrays; pictures uint8 NHWC
come first). What comes at a step follows from the seed and the step alone."""

SAVED_EVERY = 120
"""Seconds."""


@dataclass(frozen=True)
class Plan:
    """How long, how fast, from which seed."""

    steps: int
    rate: float = 2e-3
    decay: float = 1e-3
    warm_up: int = 200
    average: float = 0.998
    """Of the exponential moving average of the weights, which is what goes out."""
    seed: int = 1
    half: bool = False
    """The mean of the weights that it begins with and of those that come of it goes out."""


def begin(kind: Callable[[], nn.Module], seed: int, start: Path | None = None) -> nn.Module:
    """A net to be trained: with the weights that lie at `start`, or random ones of this seed."""
    torch.manual_seed(seed)
    net = kind()
    if start:
        net.load_state_dict(torch.load(start, weights_only=True, map_location="cpu"))
    return net


def train(
    net: nn.Module,
    plan: Plan,
    batches: Source,
    loss: Callable[[nn.Module, tuple[Tensor, ...]], dict[str, Tensor]],
    checkpoint: Path,
    workers: int = 1,
    resume: bool = False,
) -> nn.Module:
    """Minimises the sum of what `loss` gives; keeps the averaged net at `checkpoint` every few minutes, and beside it all
    that it takes to go on from there (`state_of`).

    :param workers: processes that make batches; with any number of them the batches are the same, in the same order.
    :param resume: goes on where a training by the same plan was broken off, if one was. It comes out the same as if it had
        not been.
    :returns: the averaged net, or the mean of the net that was given and of that (Plan.half).
    """
    given = copy.deepcopy(net)
    torch.manual_seed(plan.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    net = net.to(device, memory_format=torch.channels_last).train()
    averaged = copy.deepcopy(net).eval()
    delicate = [p for p in net.parameters() if p.ndim < 2]
    others = [p for p in net.parameters() if p.ndim >= 2]
    optimiser = torch.optim.AdamW(
        [{"params": others, "weight_decay": plan.decay}, {"params": delicate, "weight_decay": 0.0}],
        lr=plan.rate,
    )
    first = 0
    state = state_of(checkpoint)
    if resume and (kept := left_off(checkpoint)) and kept["plan"] == asdict(plan):
        first = kept["step"]
        net.load_state_dict(kept["net"])
        averaged.load_state_dict(kept["averaged"])
        optimiser.load_state_dict(kept["optimiser"])
    sums: dict[str, float] = {}
    told = first
    began = saved = time.monotonic()
    source = _made_beside(batches, plan.seed, first, workers)
    for step in range(first, plan.steps):
        rate = plan.rate * _rate(step, plan)
        for group in optimiser.param_groups:
            group["lr"] = rate
        parts = loss(net, tuple(_tensor(part, device) for part in next(source)))
        total = sum(parts.values())
        optimiser.zero_grad(set_to_none=True)
        total.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        # Early on the average would only remember the beginning.
        keep = min(plan.average, (1 + step) / (10 + step))
        _average(averaged, net, keep)
        for name, value in parts.items():
            sums[name] = sums.get(name, 0.0) + float(value.detach())
        if (step + 1) % 50 == 0:
            figures = " ".join(f"{name} {value / (step + 1 - told):.4f}" for name, value in sums.items())
            print(f"step {step + 1}/{plan.steps} {time.monotonic() - began:.0f} s rate {rate:.5f} {figures}", flush=True)
            sums.clear()
            told = step + 1
        if time.monotonic() - saved > SAVED_EVERY or step + 1 == plan.steps:
            saved = time.monotonic()
            save(averaged.state_dict(), checkpoint)
            now = {"plan": asdict(plan), "step": step + 1, "net": net.state_dict(), "averaged": averaged.state_dict()}
            save(now | {"optimiser": optimiser.state_dict()}, state)
    source.close()
    if plan.half:
        _average(averaged, given.to(device), 0.5)
    return averaged


def state_of(checkpoint: Path) -> Path:
    """Where that lies which it takes to go on with a training."""
    return checkpoint.with_suffix(".state")


def left_off(checkpoint: Path) -> dict[str, Any] | None:
    """The last training of this checkpoint as it was saved last: its `plan`, the `step` it had come to, and more."""
    state = state_of(checkpoint)
    return torch.load(state, weights_only=True, map_location="cpu") if state.exists() else None


def save(what: dict[str, Any], path: Path) -> None:
    """Writes what can be read without a GPU, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.part")
    torch.save(_on_cpu(what), beside)
    beside.replace(path)


def _on_cpu(what: Any) -> Any:
    """The same with all its tensors in the processor's memory."""
    if isinstance(what, Tensor):
        return what.cpu()
    if isinstance(what, list):
        return [_on_cpu(each) for each in what]
    if isinstance(what, dict):
        # A net's state carries more than its items.
        moved = copy.copy(what)
        moved.update((name, _on_cpu(each)) for name, each in what.items())
        return moved
    return what


def _rate(step: int, plan: Plan) -> float:
    if step < plan.warm_up:
        return (step + 1) / plan.warm_up
    share = (step - plan.warm_up) / max(plan.steps - plan.warm_up, 1)
    return 0.5 * (1 + math.cos(math.pi * share)) * 0.98 + 0.02


@torch.no_grad()
def _average(averaged: nn.Module, net: nn.Module, keep: float) -> None:
    for mean, now in zip(averaged.parameters(), net.parameters(), strict=True):
        mean.lerp_(now, 1 - keep)
    for mean, now in zip(averaged.buffers(), net.buffers(), strict=True):
        if mean.is_floating_point():
            mean.lerp_(now, 1 - keep)
        else:
            mean.copy_(now)


def _tensor(part: np.ndarray, device: torch.device) -> Tensor:
    tensor = torch.from_numpy(part).to(device)
    if tensor.dtype == torch.uint8 and tensor.ndim == 4:
        return tensor.permute(0, 3, 1, 2).float().div_(255)
    return tensor


def _made_beside(batches: Source, seed: int, first: int, workers: int) -> Iterator[Batch]:
    """The batches of all steps from the first on, from other processes, each of which makes every so many-th."""
    # Forked, a process waits forever for the threads that OpenCV had: here they are ended before.
    cv2.setNumThreads(1)
    context = multiprocessing.get_context("fork")
    queues: list[Any] = [context.Queue(maxsize=6) for _ in range(workers)]
    processes = [
        context.Process(target=_fill, args=(queue, batches, seed, first + index, workers), daemon=True)
        for index, queue in enumerate(queues)
    ]
    for process in processes:
        process.start()
    try:
        while True:
            for queue in queues:
                batch = queue.get()
                if isinstance(batch, str):
                    raise RuntimeError(batch)
                yield batch
    finally:
        for process in processes:
            process.terminate()


def _fill(queue: Any, batches: Source, seed: int, first: int, every: int) -> None:
    import traceback

    torch.set_num_threads(1)
    try:
        for batch in batches(seed, first, every):
            queue.put(batch)
    except Exception:  # noqa: BLE001: whatever it was, the loop must hear of it
        queue.put(traceback.format_exc())
