"""Moves and deals of Azul: text forms, actions, and rejected input."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import numpy as np
import pytest

from sintra.azul.game import Azul
from sintra.azul.move import Column, Deal, Draft, parse_deal, parse_move
from sintra.errors import DealSyntax, MoveSyntax
from tests.azul.walks import every_table, paste

EXPECTED_MOVE = (
    "a move is a source (1-9 or C for the center), a color letter (B, Y, R, K, T) and a line (1-5 or - for the floor), "
    "such as 3B4 or CR-; or, on the grey wall, W and a column, such as W2"
)
EXPECTED_DEAL = "a deal lists the factories, each as letters B, Y, R, K, T or - for none, such as BBRK YYTT -"
MALFORMED = [
    *("", "3", "3B", "B4", "3B44", "0B1", "10B1", "3G1", "3B0", "3B6", "3B--", "-B3", "C B 1", "CB", "3B4 CR-", "3B4\nCR-"),
    *("W", "W0", "W6", "W-", "WW1", "W11", "3B4\0", "3\N{LATIN SMALL LETTER SHARP S}4", "\ud800", "3B\ud8004"),
    *("W\N{FULLWIDTH DIGIT ONE}", "\N{FULLWIDTH DIGIT THREE}B4", "3B\N{ARABIC-INDIC DIGIT FOUR}", "3\N{KELVIN SIGN}4"),
]
LOOK_ALIKES = ["\N{KELVIN SIGN}", "\N{FULLWIDTH LATIN CAPITAL LETTER B}", "\N{LATIN SMALL LETTER T WITH DIAERESIS}", "\ud800"]
HUGE = 10**5000  # more digits than Python agrees to write


# Moves and actions


@every_table
def test_every_action_is_one_move(players: int, wall: str) -> None:
    """Actions and moves map one to one, and round-trip both ways."""
    game = Azul(players, wall=wall)
    moves = [game.move(action) for action in range(game.num_actions)]
    assert len(set(moves)) == {2: 180, 3: 240, 4: 300}[players] + {"coloured": 0, "grey": 5}[wall]
    assert [game.action(move) for move in moves] == list(range(game.num_actions))


@every_table
def test_every_move_can_be_written_and_read(players: int, wall: str) -> None:
    """The text of every move round-trips, in either case and with spaces around it."""
    game = Azul(players, wall=wall)
    moves = [game.move(action) for action in range(game.num_actions)]
    assert len({str(move) for move in moves}) == len(moves)
    for move in moves:
        assert game.parse_move(str(move)) == move
        assert game.parse_move(f" {str(move).lower()}\n") == move


@every_table
def test_moves_print_as_python(players: int, wall: str) -> None:
    """What `repr` shows of a move can be pasted into a program."""
    game = Azul(players, wall=wall)
    for action in range(game.num_actions):
        assert paste(repr(game.move(action))) == game.move(action)


@pytest.mark.parametrize(
    ("text", "move", "action"),
    [
        ("CB1", Draft(0, "blue", 1), 0),
        ("CB-", Draft(0, "blue", 0), 5),
        ("CR-", Draft(0, "red", 0), 17),
        ("3B4", Draft(3, "blue", 4), 93),
        ("9T-", Draft(9, "teal", 0), 299),
        ("W1", Column(1), 300),
        ("W5", Column(5), 304),
    ],
)
def test_moves_have_their_texts_and_actions(text: str, move: Draft | Column, action: int) -> None:
    """The text form and the number of a move never change: records and trained networks hold them."""
    game = Azul(4, wall="grey")
    assert parse_move(text) == move
    assert str(move) == text
    assert game.action(move) == action
    assert game.move(action) == move


def test_moves_are_values() -> None:
    """A move can be a key of a dictionary and cannot be changed."""
    move: Any = Draft(3, "blue", 4)
    assert {move: 1}[Draft(3, "blue", 4)] == 1
    with pytest.raises(FrozenInstanceError):
        move.line = 5


# What is not a move


@pytest.mark.parametrize("text", MALFORMED, ids=ascii)
def test_malformed_moves_are_refused(text: str) -> None:
    """A text that is not a move is rejected with what would be one; so are look-alikes of digits and letters."""
    with pytest.raises(MoveSyntax) as caught:
        Azul(2).parse_move(text)
    assert str(caught.value) == f"{text!r} is not a move: {EXPECTED_MOVE}"


def test_a_long_text_makes_a_short_message() -> None:
    """Nobody can fill a log with a move."""
    with pytest.raises(MoveSyntax) as caught:
        Azul(2).parse_move("3B4" * 500_000)
    assert str(caught.value) == f"'{'3B4' * 25}3... is not a move: {EXPECTED_MOVE}"


@pytest.mark.parametrize("number", [-1, 10, True, 1.0, float("nan"), "1", None, np.int64(1), [1]], ids=ascii)
def test_a_draft_has_a_source(number: Any) -> None:
    """A source is an integer from 0 to 9 and nothing that only compares equal to one."""
    with pytest.raises(MoveSyntax) as caught:
        Draft(number, "blue", 1)
    shown = f"Draft(source={number!r}, color='blue', line=1)"
    assert str(caught.value) == f"{shown} is not a move: source 0 to 9, one of blue, yellow, red, black, teal, line 0 to 5"


@pytest.mark.parametrize("number", [-1, 6, True, 1.0, float("nan"), "1", None, np.int64(1), [1]], ids=ascii)
def test_a_draft_has_a_line(number: Any) -> None:
    """A line is an integer from 0 to 5 and nothing that only compares equal to one."""
    with pytest.raises(MoveSyntax, match=r"line 0 to 5$"):
        Draft(1, "blue", number)


@pytest.mark.parametrize("color", ["Blue", "B", "", "marker", "green", None, 0, ["blue"]], ids=ascii)
def test_a_draft_has_a_color(color: Any) -> None:
    """A color is one of the five names, as they are written."""
    with pytest.raises(MoveSyntax, match="one of blue, yellow, red, black, teal"):
        Draft(1, color, 1)


@pytest.mark.parametrize("number", [0, 6, -1, True, 2.0, "2", None, np.int64(2)], ids=ascii)
def test_a_column_has_a_number(number: Any) -> None:
    """A column is an integer from 1 to 5."""
    with pytest.raises(MoveSyntax) as caught:
        Column(number)
    assert str(caught.value) == f"Column(column={number!r}) is not a move: column 1 to 5"


def test_huge_numbers_are_refused_like_any_other() -> None:
    """A number too long for Python to print is rejected cleanly, without an error in formatting the message."""
    with pytest.raises(MoveSyntax, match="a huge Draft is not a move"):
        Draft(HUGE, "blue", 1)
    with pytest.raises(MoveSyntax, match="a huge Column is not a move"):
        Column(HUGE)
    with pytest.raises(MoveSyntax, match="a huge int is not an action, expected 0 to 179"):
        Azul(2).move(HUGE)


# What is not an action


@pytest.mark.parametrize(
    "action", [-1, 180, True, False, 3.0, float("nan"), "3", None, np.float64(3), np.bool_(1), [3]], ids=ascii
)
def test_what_is_no_action_is_refused(action: Any) -> None:
    """An action is an integer in range; anything else is rejected with the range."""
    with pytest.raises(MoveSyntax) as caught:
        Azul(2).move(action)
    assert str(caught.value) == f"{action!r} is not an action, expected 0 to 179"


@pytest.mark.rules
@pytest.mark.parametrize("move", [-1, 180, True, 3.0, None, np.float64(3), ("3B4",), b"3B4"], ids=ascii)
def test_only_moves_can_be_played(move: Any) -> None:
    """Playing something that is not a move, text or action raises the proper error."""
    game = Azul(2)
    with pytest.raises(MoveSyntax) as caught:
        game.play(game.new(), move)
    assert str(caught.value) == f"{move!r} is not an action, expected 0 to 179"


@pytest.mark.rules
@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8])
def test_actions_may_be_numpy_integers(kind: Any) -> None:
    """An action picked from an array is played like any other and becomes a plain move."""
    game = Azul(2)
    state = game.deal(game.new(), "BBBB YYYY RRRR KKKK TTTT")
    assert repr(game.move(kind(93))) == "Draft(source=3, color='blue', line=4)"
    assert game.play(state, kind(30)) == game.play(state, "1B1")


@pytest.mark.parametrize("move", [Draft(6, "blue", 1), Draft(9, "teal", 0), Column(1), "3B4", 7, None], ids=ascii)
def test_moves_of_other_tables_have_no_action(move: Any) -> None:
    """A factory or a column that this table does not have has no number."""
    with pytest.raises(MoveSyntax) as caught:
        Azul(2).action(move)
    table = "Azul(players=2, wall='coloured', column_bonus=7, max_rounds=None)"
    assert str(caught.value) == (f"{move!r} has no action in {table}: no such factory, or no columns to choose on this wall")


# Deals


@pytest.mark.parametrize(
    ("text", "factories"),
    [
        ("BBYK YYTT -", ("BBYK", "YYTT", "-")),
        ("kyBb\n TtYy\t-", ("BBYK", "YYTT", "-")),
        ("-", ("-",)),
        ("T", ("T",)),
    ],
)
def test_deals_are_read_in_any_order_of_letters(text: str, factories: tuple[str, ...]) -> None:
    """Letters of a factory may stand in any order and case; a deal has one form."""
    assert parse_deal(text) == Azul(2).parse_deal(text) == Deal(factories)
    assert str(Deal(factories)) == " ".join(factories)
    assert parse_deal(str(Deal(factories))) == Deal(factories)
    assert paste(repr(Deal(factories))) == Deal(factories)


@pytest.mark.parametrize("word", ["BBX", "B-", "--", "BB,YY", "4B", "B*", *LOOK_ALIKES], ids=ascii)
def test_malformed_deals_are_refused(word: str) -> None:
    """A word that is not a factory is named, with what would be a deal."""
    with pytest.raises(DealSyntax) as caught:
        parse_deal(f"BBYK {word} YYTT")
    assert str(caught.value) == f"{word!r} is not a factory: {EXPECTED_DEAL}"


@pytest.mark.parametrize("text", ["", " ", "\n\t"], ids=ascii)
def test_a_deal_is_not_empty(text: str) -> None:
    """An empty text is not a deal."""
    with pytest.raises(DealSyntax) as caught:
        parse_deal(text)
    assert str(caught.value) == f"the text is empty: {EXPECTED_DEAL}"


@pytest.mark.parametrize("word", ["", "RB", "bb", "X", "B B", "B" * 3 + "-"], ids=ascii)
def test_a_deal_made_by_hand_has_its_one_form(word: str) -> None:
    """Equal deals are equal: the letters of each factory stand in the fixed order."""
    with pytest.raises(DealSyntax) as caught:
        Deal(("BBYK", word))
    assert str(caught.value) == f"{word!r} is not a factory: letters in the order BYRKT, or - for none"


def test_a_long_deal_makes_a_short_message() -> None:
    """Nobody can fill a log with a deal."""
    with pytest.raises(DealSyntax) as caught:
        parse_deal("X" * 1_000_000)
    assert str(caught.value) == f"'{'X' * 76}... is not a factory: {EXPECTED_DEAL}"
