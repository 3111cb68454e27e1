"""Run with `python -m unittest models.kiebitz.nets.test_reader`."""

from __future__ import annotations

import unittest

import torch
from torch import nn

from .reader import HEIGHT, SHALLOWER, WIDTH, Reader


def shallower() -> Reader:
    """A reader of before, which has seen some noise: its running means are not those of a new one."""
    net = Reader()
    net.trunk = nn.Sequential(*(net.trunk[place] for place in SHALLOWER))
    net.train()
    net(torch.rand(8, 3, HEIGHT, WIDTH))
    return net.eval()


class Deepened(unittest.TestCase):
    def setUp(self) -> None:
        torch.manual_seed(1)
        self.before = shallower()
        self.deep = Reader()
        self.deep.load_state_dict(self.before.state_dict())
        self.picture = torch.rand(4, 3, HEIGHT, WIDTH)

    def test_it_begins_as_what_the_shallower_one_computes(self) -> None:
        with torch.no_grad():
            for got, wanted in zip(self.deep.eval()(self.picture), self.before(self.picture), strict=True):
                torch.testing.assert_close(got, wanted)

    def test_its_further_blocks_learn(self) -> None:
        self.deep.train()(self.picture)[0].square().sum().backward()
        further = set(range(len(self.deep.trunk))) - set(SHALLOWER)
        self.assertEqual(len(further), 5)
        for place in further:
            self.assertGreater(self.deep.trunk[place].layers[2].norm.weight.grad.abs().max().item(), 0)

    def test_one_of_its_own_depth_is_taken_as_it_is(self) -> None:
        other = Reader()
        other.load_state_dict(self.deep.state_dict())
        for name, value in self.deep.state_dict().items():
            torch.testing.assert_close(other.state_dict()[name], value)

    def test_one_with_other_layers_is_refused(self) -> None:
        state = dict(self.before.state_dict())
        state["elsewhere.weight"] = state.pop("trunk.3.layers.0.conv.weight")
        with self.assertRaisesRegex(RuntimeError, r"Missing.*trunk\.3\.layers\.0\.conv\.weight[\s\S]*elsewhere"):
            Reader().load_state_dict(state)


if __name__ == "__main__":
    unittest.main()
