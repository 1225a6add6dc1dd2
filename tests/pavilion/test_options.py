"""The options of Summer Pavilion: what there is, and how everything else is rejected (P1.1, P13.1, P15)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sintra import games
from sintra.errors import OptionError
from sintra.pavilion.game import Pavilion
from sintra.pavilion.options import Options
from tests.pavilion.walks import every_table, paste

HUGE = 10**5000  # more digits than Python agrees to write
STANDARD = ["purple", "green", "orange", "yellow", "blue", "red"]
REVERSE = ["orange", "red", "blue", "yellow", "green", "purple"]
EXPECTED = "expected purple, green, orange, yellow, blue, red, each once, in any order, or one of standard, reverse_side"


def refusal(*seats: Any, **options: Any) -> str:
    """Return the message with which a game is rejected."""
    with pytest.raises(OptionError) as caught:
        Pavilion(*seats, **options)
    return str(caught.value)


@every_table
@pytest.mark.parametrize("order", [STANDARD, REVERSE, STANDARD[::-1]], ids=["standard", "reverse", "backwards"])
def test_games_print_as_python(players: int, side: str, order: list[str]) -> None:
    """What `repr` shows of a game can be pasted into a program and makes the same game."""
    game = Pavilion(players, side=side, joker_order=order)
    text = f"Pavilion(players={players}, side='{side}', joker_order={order!r})"
    assert repr(game) == text
    assert repr(paste(text)) == text
    assert game.options == {"side": side, "joker_order": order}


def test_the_defaults_are_the_standard_game() -> None:
    """Two seats, the coloured side, the standard order; the presets `standard` and `mini` say the same."""
    expected = f"Pavilion(players=2, side='coloured', joker_order={STANDARD!r})"
    made = [Pavilion(), Pavilion(preset="standard"), Pavilion(preset="mini"), games.make("pavilion")]
    assert [repr(game) for game in made] == [expected] * 4


def test_a_joker_order_has_names() -> None:
    """An order may be given by its name, as a list or as a tuple, and options given beside a preset win."""
    assert Pavilion(joker_order="standard").options == Pavilion(joker_order=tuple(STANDARD)).options == Pavilion().options
    assert Pavilion(joker_order="reverse_side").options["joker_order"] == REVERSE
    assert Pavilion(preset="mini", joker_order="reverse_side").options["joker_order"] == REVERSE
    assert Options(joker_order=tuple(REVERSE)) == Options.make(joker_order="reverse_side")


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
    assert repr(Pavilion(seats)) == repr(Pavilion(3))


@pytest.mark.parametrize("name", ["wall", "Side", "", "cls", "self", "options", "start", "joker-order", "\ud800"], ids=ascii)
def test_unknown_options_are_refused(name: str) -> None:
    """An unknown option is named, with those that exist; no name clashes with a parameter."""
    assert refusal(2, **{name: 1}) == f"option {name!r} does not exist; there are side, joker_order"


@pytest.mark.parametrize("preset", ["", "Mini", "reverse_side", None, 1, [], {}], ids=ascii)
def test_unknown_presets_are_refused(preset: Any) -> None:
    """A preset that does not exist is named, with those that do."""
    assert refusal(preset=preset) == f"preset {preset!r} does not exist; there are standard, mini"


@pytest.mark.parametrize("side", ["", "Grey", "gray", "colored", None, 0, True, ["grey"], b"grey"], ids=ascii)
def test_unknown_sides_are_refused(side: Any) -> None:
    """A side is coloured or grey, in this spelling."""
    assert refusal(side=side) == f"side is {side!r}, expected one of coloured, grey"


@pytest.mark.parametrize(
    "order",
    [
        *("", "mini", "PGOYBR", "Standard", None, 0, True, [], {}, set[str](), ["purple"] * 6, [None] * 6, [1, 2, 3, 4, 5, 6]),
        STANDARD[:5],
        [*STANDARD, "red"],
        [*STANDARD[:5], "Red"],
        [*STANDARD[:5], ["red"]],
        b"standard",
    ],
    ids=ascii,
)
def test_impossible_joker_orders_are_refused(order: Any) -> None:
    """An order names each of the six colors once, or is one of the two that have names."""
    assert refusal(joker_order=order) == f"joker_order is {order!r}, {EXPECTED}"


def test_long_joker_orders_make_short_messages() -> None:
    """Nobody can fill a log with an option."""
    assert refusal(joker_order=STANDARD * 2).endswith(f"..., {EXPECTED}")
    assert len(refusal(joker_order=["x" * 1000] * 1000)) < 300
    assert refusal(joker_order=HUGE) == f"joker_order is a huge int, {EXPECTED}"
    assert refusal(side="x" * 1_000_000) == f"side is '{'x' * 76}..., expected one of coloured, grey"


def test_options_check_themselves() -> None:
    """Options made by hand are as checked as those of a game."""
    with pytest.raises(OptionError, match="side is 'back', expected one of coloured, grey"):
        Options(side="back")
    with pytest.raises(OptionError, match="joker_order is"):
        Options(joker_order=("red",))


def test_options_of_a_game_cannot_be_changed() -> None:
    """The dictionary of options is a copy, the list in it too."""
    game = Pavilion()
    game.options["side"] = "grey"
    game.options["joker_order"].reverse()
    assert game.options == {"side": "coloured", "joker_order": STANDARD}


@pytest.mark.rules
@every_table
def test_every_seat_can_start(players: int, side: str) -> None:
    """A new game starts with the seat asked for, also a NumPy integer; the default is seat 0."""
    game = Pavilion(players, side=side)
    assert [game.new(start).setup.start for start in range(players)] == list(range(players))
    seats: Any = np.arange(players)
    assert [game.new(start).turn for start in seats] == list(range(players))
    assert game.new() == game.new(0)


@pytest.mark.parametrize("start", [-1, 3, True, 1.0, "1", None, float("nan"), np.float64(1)], ids=ascii)
def test_other_starts_are_refused(start: Any) -> None:
    """A seat that is not at the table cannot start."""
    with pytest.raises(OptionError) as caught:
        Pavilion(3).new(start)
    assert str(caught.value) == f"start is seat {start!r}, expected 0 to 2"
