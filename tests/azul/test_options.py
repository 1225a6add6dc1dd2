"""The options of Azul: what there is, and how everything else is rejected (A1.1, A9)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sintra import games
from sintra.azul.game import Azul
from sintra.azul.options import Options
from sintra.errors import OptionError
from tests.azul.walks import every_table, paste

HUGE = 10**5000  # more digits than Python agrees to write
WRONG_TYPES = [True, False, "7", 7.0, float("nan"), [7], np.float64(7)]


def refusal(*seats: Any, **options: Any) -> str:
    """Return the message with which a game is rejected."""
    with pytest.raises(OptionError) as caught:
        Azul(*seats, **options)
    return str(caught.value)


@every_table
@pytest.mark.parametrize("column_bonus", [7, 5])
@pytest.mark.parametrize("max_rounds", [None, 1, 30_000])
def test_games_print_as_python(players: int, wall: str, column_bonus: int, max_rounds: int | None) -> None:
    """What `repr` shows of a game can be pasted into a program and makes the same game."""
    game = Azul(players, wall=wall, column_bonus=column_bonus, max_rounds=max_rounds)
    text = f"Azul(players={players}, wall='{wall}', column_bonus={column_bonus}, max_rounds={max_rounds})"
    assert repr(game) == text
    assert repr(paste(text)) == text
    assert game.options == {"wall": wall, "column_bonus": column_bonus, "max_rounds": max_rounds}


def test_the_defaults_are_the_standard_game() -> None:
    """Two seats, the coloured wall, seven points for a column, no limit; the preset `standard` says the same."""
    expected = "Azul(players=2, wall='coloured', column_bonus=7, max_rounds=None)"
    assert repr(Azul()) == repr(Azul(preset="standard")) == repr(games.make("azul")) == expected


def test_the_tactile_preset_changes_the_column_bonus_alone() -> None:
    """A column earns 5 in the tactile edition, and an option given beside the preset wins over it."""
    assert Azul(preset="tactile").options == {"wall": "coloured", "column_bonus": 5, "max_rounds": None}
    assert Azul(preset="tactile", column_bonus=7).options == Azul().options
    assert Azul(preset="tactile", wall="grey").options == {"wall": "grey", "column_bonus": 5, "max_rounds": None}


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, 2.0, "2", None, float("nan"), [2], np.float64(2)], ids=ascii)
def test_other_numbers_of_seats_are_refused(players: Any) -> None:
    """A game has 2, 3 or 4 seats, and nothing that only compares equal to one of them will do."""
    assert refusal(players) == f"{players!r} players, expected 2, 3 or 4"


def test_a_huge_number_of_seats_is_refused() -> None:
    """A number too long to be written is rejected all the same."""
    assert refusal(HUGE) == "a huge int players, expected 2, 3 or 4"


def test_the_number_of_seats_may_come_from_an_array() -> None:
    """A NumPy integer becomes a plain number of seats."""
    seats: Any = np.int64(3)
    assert repr(Azul(seats)) == "Azul(players=3, wall='coloured', column_bonus=7, max_rounds=None)"


@pytest.mark.parametrize("name", ["color", "Wall", "", "cls", "self", "options", "start", "column-bonus", "\ud800"], ids=ascii)
def test_unknown_options_are_refused(name: str) -> None:
    """An unknown option is named, with those that exist; no name clashes with a parameter."""
    assert refusal(2, **{name: 1}) == f"option {name!r} does not exist; there are wall, column_bonus, max_rounds"


@pytest.mark.parametrize("preset", ["", "Tactile", None, 1, [], {}], ids=ascii)
def test_unknown_presets_are_refused(preset: Any) -> None:
    """A preset that does not exist is named, with those that do."""
    assert refusal(preset=preset) == f"preset {preset!r} does not exist; there are standard, tactile"


@pytest.mark.parametrize("wall", ["", "Grey", "gray", "colored", None, 0, True, ["grey"], b"grey"], ids=ascii)
def test_unknown_walls_are_refused(wall: Any) -> None:
    """A wall is coloured or grey, in this spelling."""
    assert refusal(wall=wall) == f"wall is {wall!r}, expected one of coloured, grey"


@pytest.mark.parametrize("bonus", [0, -1, 6, 8, 263, None, np.int64(7), *WRONG_TYPES], ids=ascii)
def test_unknown_column_bonuses_are_refused(bonus: Any) -> None:
    """A column earns 7 or 5, as integers."""
    assert refusal(column_bonus=bonus) == f"column_bonus is {bonus!r}, expected 7 or 5"


@pytest.mark.parametrize("limit", [0, -1, 30_001, 65_537, 2**64, np.int64(7), *WRONG_TYPES], ids=ascii)
def test_impossible_round_limits_are_refused(limit: Any) -> None:
    """A limit is an integer from 1 to what a position can hold."""
    assert refusal(max_rounds=limit) == f"max_rounds is {limit!r}, expected a whole number from 1 to 30000, or none"


def test_huge_values_are_refused() -> None:
    """A value too long to be written is rejected all the same."""
    assert refusal(max_rounds=HUGE) == "max_rounds is a huge int, expected a whole number from 1 to 30000, or none"
    assert refusal(column_bonus=HUGE) == "column_bonus is a huge int, expected 7 or 5"
    assert refusal(wall="x" * 1_000_000) == f"wall is '{'x' * 76}..., expected one of coloured, grey"


def test_options_check_themselves() -> None:
    """Options made by hand are as checked as those of a game: nothing else keeps a strange bonus out of a position."""
    with pytest.raises(OptionError, match="column_bonus is 9, expected 7 or 5"):
        Options(column_bonus=9)


def test_options_of_a_game_cannot_be_changed() -> None:
    """The dictionary of options is a copy."""
    game = Azul()
    game.options["wall"] = "grey"
    assert game.options["wall"] == "coloured"


@pytest.mark.rules
@every_table
def test_every_seat_can_start(players: int, wall: str) -> None:
    """A new game starts with the seat asked for, also a NumPy integer; the default is seat 0."""
    game = Azul(players, wall=wall)
    assert [game.new(start).setup.start for start in range(players)] == list(range(players))
    seats: Any = np.arange(players)
    assert [game.new(start).turn for start in seats] == list(range(players))
    assert game.new() == game.new(0)


@pytest.mark.parametrize("start", [-1, 3, True, 1.0, "1", None, float("nan"), np.float64(1)], ids=ascii)
def test_other_starts_are_refused(start: Any) -> None:
    """A seat that is not at the table cannot start."""
    with pytest.raises(OptionError) as caught:
        Azul(3).new(start)
    assert str(caught.value) == f"start is seat {start!r}, expected 0 to 2"
