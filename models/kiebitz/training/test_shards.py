"""Run with `python -m unittest models.kiebitz.training.test_shards`."""

from __future__ import annotations

import tempfile
import unittest
from pathlib import Path
from unittest import mock

from ..scenes.shards import SHARDS_A_BANK, bank_seed
from . import shards


class Drawn(unittest.TestCase):
    def drawn(self, there: set[int], count: int) -> list[tuple[int, int]]:
        """Which shards are drawn beside those that are there, and the seeds of their banks."""
        with (
            tempfile.TemporaryDirectory() as folder,
            mock.patch.object(shards, "bank_of", side_effect=bank_seed) as bank_of,
            mock.patch.object(shards, "write") as write,
        ):
            for number in there:
                (Path(folder) / f"scenes-{number:05d}.npz").touch()
            shards.draw(Path(folder), 0, count)
            self.banks = bank_of.call_count
        return [(call.args[1], call.args[2]) for call in write.call_args_list]

    def test_each_is_of_its_bank_whichever_are_there_already(self) -> None:
        count = 3 * SHARDS_A_BANK
        missing = {3, SHARDS_A_BANK - 1, SHARDS_A_BANK + 1, 2 * SHARDS_A_BANK + 5}
        drawn = self.drawn(set(range(count)) - missing, count)
        self.assertEqual(drawn, [(number, bank_seed(number)) for number in sorted(missing)])
        self.assertEqual(self.banks, 3)

    def test_neighbours_share_one(self) -> None:
        self.assertEqual(len(self.drawn(set(), 2 * SHARDS_A_BANK)), 2 * SHARDS_A_BANK)
        self.assertEqual(self.banks, 2)


if __name__ == "__main__":
    unittest.main()
