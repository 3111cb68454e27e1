"""A trained net becomes the files that TF.js reads. `python -m models.kiebitz.training.publish NAME CHECKPOINT FOLDER`"""

from __future__ import annotations

import sys
from pathlib import Path

import torch
from torch import nn

from ..nets import reader, refiner
from ..nets.export import export
from ..nets.finder import Finder

NETS = {"finder": Finder, "refiner": refiner.Refiner, "reader": reader.Reader}


def publish(name: str, net: nn.Module, folder: Path) -> None:
    """Writes one net, under the names of inputs and outputs that lib/vision knows."""
    net = net.cpu()
    if name == "finder":
        # Any canvas will do; the check of parity takes a small one.
        export(net, folder, (64, 96), ("dense",), free_size=True)
    elif name == "refiner":
        export(net, folder, (refiner.HEIGHT, refiner.WIDTH), ("corners", "card"))
    else:
        export(net, folder, (reader.HEIGHT, reader.WIDTH), ("numeral", "colour", "suit", "up", "embedding"))


if __name__ == "__main__":
    chosen, checkpoint, target = sys.argv[1:4]
    loaded = NETS[chosen]()
    loaded.load_state_dict(torch.load(checkpoint, weights_only=True, map_location="cpu"))
    publish(chosen, loaded, Path(target))
