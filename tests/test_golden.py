"""The golden files still come out the same: see tests/golden.py."""

from __future__ import annotations

import json

import pytest

from tests.golden import PERFT, SEED, perft_counts, playthrough, playthrough_file
from tests.lockstep import TWINS
from tests.tables import TABLES, Table, dealt

pytestmark = pytest.mark.rules
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_playthrough_is_unchanged(table: Table) -> None:
    """The playthrough, with all legal moves and boards, matches the golden file."""
    assert playthrough(table) == playthrough_file(table).read_text()


@every_table
def test_perft_counts_are_unchanged(table: Table) -> None:
    """The numbers of move sequences are those counted before."""
    assert perft_counts(table) == json.loads(PERFT.read_text())[str(table)]


@every_table
def test_the_naive_twin_counts_the_same(table: Table) -> None:
    """The naive twin finds the same number of sequences of two moves from the first deal."""
    game = table.make()
    position = dealt(game, game.new(), SEED).setup.to_dict()
    count = 0
    for move in sorted(TWINS[table.game].from_snapshot(position).legal()):
        twin = TWINS[table.game].from_snapshot(position)
        twin.play(move)
        count += len(twin.legal())
    assert count == json.loads(PERFT.read_text())[str(table)]["early"][1]
