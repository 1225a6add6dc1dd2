"""The features of Azul against a plain reading of them."""

from __future__ import annotations

import numpy as np
import pytest

from sintra.azul.options import Options
from sintra.azul.state import State
from sintra.bots.azul.evaluation import bits, features, unfinished
from tests.azul.positions import fill, seat, setup
from tests.bots.azul.plain import WALLS, between_rounds, game_of, groups, walk, within_round

every_table = pytest.mark.parametrize(("players", "wall"), [(players, wall) for players in (2, 3, 4) for wall in WALLS])


def round_end(state: State, number: int) -> dict[str, float]:
    """Return the compiled features between two rounds, by name."""
    out = np.full(len(features.ROUND_END), np.nan)
    features.round_end_first(state.array, number, out)
    return dict(zip(features.ROUND_END, out.tolist(), strict=True))


def mid_round(state: State, number: int) -> dict[str, float]:
    """Return the compiled features within a round, by name."""
    out = np.full(len(unfinished.MID_ROUND), np.nan)
    unfinished.mid_round_first(state.array, number, out)
    return dict(zip(unfinished.MID_ROUND, out.tolist(), strict=True))


@every_table
def test_features_between_rounds_are_what_their_names_say(players: int, wall: str) -> None:
    """Every number about every seat between two rounds of random games is what one counts on the board."""
    seen = 0
    for seed in range(12):
        for state in walk(game_of(players, wall), seed):
            if state.needs_deal:
                seen += 1
                for number in range(players):
                    assert round_end(state, number) == between_rounds(state.setup, number), str(state)
    assert seen > 40


@every_table
def test_features_within_a_round_are_what_their_names_say(players: int, wall: str) -> None:
    """Every number about every seat's unfinished business in random games is what one counts on the table."""
    for seed in range(6):
        for state in walk(game_of(players, wall), seed):
            if state.phase == "draft":
                for number in range(players):
                    assert mid_round(state, number) == within_round(state.setup, number), str(state)


@every_table
def test_the_groups_on_the_table_are_counted(players: int, wall: str) -> None:
    """A group is one color at one source, from the first draft to the last."""
    for state in walk(game_of(players, wall), 1):
        assert unfinished.groups_left_first(state.array) == groups(state)


def test_names_are_unique() -> None:
    """No two features of a list have the same name: files of weights know them by it."""
    assert len(set(features.ROUND_END)) == len(features.ROUND_END)
    assert len(set(unfinished.MID_ROUND)) == len(unfinished.MID_ROUND)


def test_nearly_full_walls_are_read_right() -> None:
    """Rows of four, a column that lacks one row, full columns and full colors, which random games rarely reach."""
    own = seat("BYRK. TBYR. KTBY. RKTB. YRKT.", lines="- K RR YY BBBB", score=40)
    state = fill(setup(own, seat("B.... T.... K.... R.... ....."), center={"teal": 1}))
    found = round_end(state, 0)
    assert found == between_rounds(state.setup, 0)
    assert found["rows of 4"] == 5
    assert found["full columns"] == 4
    assert round_end(state, 1)["columns lacking row 5"] == 1


def test_a_grey_line_without_a_column_has_no_points() -> None:
    """A begun line of the grey wall whose color is in every free column counts as begun, but promises nothing."""
    grey = Options.make(wall="grey")
    own = seat("....B ...B. ..B.. YKRT. .....", lines="- - - BB -")
    state = fill(setup(own, seat(), options=grey, center={"teal": 1}))
    assert round_end(state, 0) == between_rounds(state.setup, 0)
    assert round_end(state, 0)["line 4 begun"] == 1
    assert round_end(state, 0)["points of begun lines"] == 0


def test_five_bits_are_gathered_from_rows_and_columns() -> None:
    """The row and the column of a wall are read as bits, for a wall with every single cell."""
    for row in range(5):
        for column in range(5):
            wall = 1 << (5 * row + column)
            assert [bits.row_bits(wall, number) for number in range(5)] == [(number == row) << column for number in range(5)]
            assert [bits.column_bits(wall, number) for number in range(5)] == [(number == column) << row for number in range(5)]
