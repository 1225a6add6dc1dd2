"""The narration of Azul against the positions: what is told is what has changed, step for step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from sintra.azul.setup import Setup
from tests.narrated_games import Told, tell_game
from tests.tables import TABLES, Table

pytestmark = pytest.mark.rules
every_table = pytest.mark.parametrize("table", [table for table in TABLES if table.game == "azul"], ids=str)
GAMES = 10


@every_table
def test_what_is_told_is_what_changed(table: Table, scaled: Callable[[int], int]) -> None:
    """Tiles placed, with their coordinates, tiles left for the center and the cost of floors are those of the positions."""
    for seed in range(scaled(GAMES)):
        for told in tell_game(table, seed):
            assert Counter(told_places(told)) == Counter(new_tiles(told.was, told.now))
            check_center(told)
            check_floor(told)


def told_places(told: Told) -> list[Any]:
    """List the tiles told to be placed: seat, row, column and color."""
    values = (phrase.values for phrase in told.phrases if phrase.key == "azul.places")
    return [(value["seat"], value["row"], value["column"], value["color"]) for value in values]


def new_tiles(was: Setup, now: Setup) -> list[Any]:
    """List the tiles that lie on walls now and did not before."""
    return [
        (seat, row, column, color)
        for seat, board in enumerate(now.seats)
        for row, cells in enumerate(board.wall, 1)
        for column, color in enumerate(cells, 1)
        if color and not was.seats[seat].wall[row - 1][column - 1]
    ]


def check_center(told: Told) -> None:
    """What is told to go to the center lies there now, with what lay there before."""
    for phrase in told.phrases:
        if phrase.key == "azul.to_center":
            pool: Any = phrase.values["pool"]
            assert Counter(told.was.center) + Counter(dict(pool)) == Counter(told.now.center)


def check_floor(told: Told) -> None:
    """The cost that is told while drafting is that of the floor now."""
    costs = (0, 1, 2, 4, 6, 8, 11, 14)
    for phrase in told.phrases:
        if phrase.key in {"azul.floor_costs", "azul.falls"} and told.now.phase == "draft":
            assert phrase.values["cost"] == -costs[len(told.now.seats[told.was.turn].floor)]
