"""Moves and deals of Summer Pavilion: text forms, actions, and rejected input."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import numpy as np
import pytest

from sintra.errors import DealSyntax, MoveSyntax
from sintra.pavilion.game import Pavilion
from sintra.pavilion.move import Bonus, Deal, Discard, Draft, Move, Pass, Place, Stop, parse_deal, parse_move
from tests.pavilion.walks import every_table, paste

EXPECTED_MOVE = (
    "a move is a source (1-9 or C for the center) and a color letter (P, G, O, Y, B, R), such as 3R; "
    "or a star and a number, such as B6, with a color on the center star (C4R) and on the grey side (25R), "
    "and +1 to +5 for jokers, such as B6+2; or pass; or + and a bonus tile, such as +R; "
    "or, after a pass, - and a tile, such as -R, or stop"
)
EXPECTED_DEAL = (
    "a deal lists the supply, a slash and the factories, each as letters P, G, O, Y, B, R or - for none, "
    "such as PPGO / PGOY RRBB -; a refill lists the supply alone, such as RRG"
)
NAMES = "purple, green, orange, yellow, blue, red"
MALFORMED = [
    *("", "3", "R", "0R", "10R", "3X", "3K", "CC", "3R4", "B0", "B7", "B66", "B6R", "B6+0", "B6+6", "B6+", "B6-1", "B6 +1"),
    *("C4", "C7R", "C4R+0", "C4R+6", "25", "75R", "20R", "27R", "25R+", "25RR", "+", "-", "+X", "+RR", "-r-", "++R", "R+"),
    *("passe", "pass stop", "halt", "3R\n4R", "3R\0", "\ud800", "3\N{LATIN SMALL LETTER SHARP S}", "\N{MINUS SIGN}R"),
    *("\N{FULLWIDTH DIGIT THREE}R", "B\N{ARABIC-INDIC DIGIT FOUR}", "\N{FULLWIDTH PLUS SIGN}R"),
]
LOOK_ALIKES = ["\N{FULLWIDTH LATIN CAPITAL LETTER B}", "\N{CYRILLIC CAPITAL LETTER ER}", "\ud800"]
NO_NUMBERS = [-1, 10, True, 1.0, float("nan"), "1", None, np.int64(1), [1]]
HUGE = 10**5000  # more digits than Python agrees to write


# Moves and actions


@every_table
def test_every_action_is_one_move(players: int, side: str) -> None:
    """Actions and moves map one to one, and round-trip both ways."""
    game = Pavilion(players, side=side)
    moves = [game.move(action) for action in range(game.num_actions)]
    placements = 36 * 6 + 36 * 6 if side == "coloured" else 42 * 36
    assert len(set(moves)) == (2 * players + 2) * 6 + placements + 6 + 6 + 2
    assert [game.action(move) for move in moves] == list(range(game.num_actions))


@every_table
def test_every_move_can_be_written_and_read(players: int, side: str) -> None:
    """The text of every move round-trips, in either case and with spaces around it; `repr` can be pasted."""
    game = Pavilion(players, side=side)
    moves = [game.move(action) for action in range(game.num_actions)]
    assert len({str(move) for move in moves}) == len(moves)
    for move in moves:
        assert game.parse_move(str(move)) == move
        assert game.parse_move(f" {str(move).lower()}\n") == game.parse_move(str(move).upper()) == move
        assert paste(repr(move)) == move


@pytest.mark.parametrize(
    ("side", "text", "move", "action"),
    [
        ("coloured", "CP", Draft(0, "purple"), 0),
        ("coloured", "3R", Draft(3, "red"), 23),
        ("coloured", "9R", Draft(9, "red"), 59),
        ("coloured", "O6", Place("O", 6, "orange"), 60),
        ("coloured", "B6+2", Place("B", 6, "blue", 2), 146),
        ("coloured", "P6+5", Place("P", 6, "purple", 5), 275),
        ("coloured", "C1P", Place("C", 1, "purple"), 276),
        ("coloured", "C4R+1", Place("C", 4, "red", 1), 415),
        ("coloured", "+P", Bonus("purple"), 492),
        ("coloured", "-R", Discard("red"), 503),
        ("coloured", "pass", Pass(), 504),
        ("coloured", "stop", Stop(), 505),
        ("grey", "C1P", Place("C", 1, "purple"), 60),
        ("grey", "25R+1", Place("2", 5, "red", 1), 523),
        ("grey", "66R+5", Place("6", 6, "red", 5), 1571),
        ("grey", "+R", Bonus("red"), 1577),
        ("grey", "stop", Stop(), 1585),
    ],
)
def test_moves_have_their_texts_and_actions(side: str, text: str, move: Move, action: int) -> None:
    """The text form and the number of a move never change: records and trained networks hold them."""
    game = Pavilion(4, side=side)
    assert parse_move(text) == move
    assert str(move) == text
    assert game.action(move) == action
    assert game.move(action) == move


def test_moves_are_values() -> None:
    """A move can be a key of a dictionary and cannot be changed."""
    move: Any = Place("B", 6, "blue", 2)
    assert {move: 1}[Place("B", 6, "blue", 2)] == 1
    assert len({Pass(), Pass(), Stop()}) == 2
    with pytest.raises(FrozenInstanceError):
        move.number = 5


# What is not a move


@pytest.mark.parametrize("text", MALFORMED, ids=ascii)
def test_malformed_moves_are_refused(text: str) -> None:
    """A text that is not a move is rejected with what would be one; so are look-alikes of digits and letters."""
    with pytest.raises(MoveSyntax) as caught:
        Pavilion(2).parse_move(text)
    assert str(caught.value) == f"{text!r} is not a move: {EXPECTED_MOVE}"


def test_a_long_text_makes_a_short_message() -> None:
    """Nobody can fill a log with a move."""
    with pytest.raises(MoveSyntax) as caught:
        Pavilion(2).parse_move("B6+2" * 500_000)
    assert str(caught.value) == f"'{'B6+2' * 19}... is not a move: {EXPECTED_MOVE}"


@pytest.mark.parametrize("number", NO_NUMBERS, ids=ascii)
def test_a_draft_has_a_source(number: Any) -> None:
    """A source is an integer from 0 to 9 and nothing that only compares equal to one."""
    with pytest.raises(MoveSyntax) as caught:
        Draft(number, "blue")
    assert str(caught.value) == f"Draft(source={number!r}, color='blue') is not a move: source 0 to 9, one of {NAMES}"


@pytest.mark.parametrize("color", ["Blue", "B", "", "black", None, 0, ["blue"]], ids=ascii)
def test_moves_have_a_color(color: Any) -> None:
    """A color is one of the six names, as they are written."""
    for make in (lambda: Draft(1, color), lambda: Place("C", 1, color), lambda: Bonus(color), lambda: Discard(color)):
        with pytest.raises(MoveSyntax, match=f"is not a move: .*one of {NAMES}"):
            make()


@pytest.mark.parametrize("number", [0, 7, *NO_NUMBERS], ids=ascii)
def test_a_placement_has_a_number(number: Any) -> None:
    """A number is a whole one from 1 to 6."""
    with pytest.raises(MoveSyntax) as caught:
        Place("C", number, "red")
    shown = f"Place(star='C', number={number!r}, color='red', jokers=0)"
    expected = f"star C, a color letter or a digit 1 to 6, number 1 to 6, one of {NAMES}, 0 to 5 jokers"
    assert str(caught.value) == f"{shown} is not a move: {expected}"


@pytest.mark.parametrize("number", [6, *NO_NUMBERS], ids=ascii)
def test_a_placement_has_jokers(number: Any) -> None:
    """Jokers are an integer from 0 to 5."""
    with pytest.raises(MoveSyntax, match="0 to 5 jokers"):
        Place("C", 6, "red", number)


@pytest.mark.parametrize("star", ["", "UL", "K", "0", "7", 2, None, ["C"], "C1", "c"], ids=ascii)
def test_a_placement_has_a_star(star: Any) -> None:
    """A star is C, the letter of a color or a digit from 1 to 6."""
    with pytest.raises(MoveSyntax, match="star C, a color letter or a digit 1 to 6"):
        Place(star, 1, "red")


def test_a_coloured_star_has_its_own_color() -> None:
    """A placement of another color on an outer star of the coloured side cannot be made (P5.3)."""
    with pytest.raises(MoveSyntax) as caught:
        Place("B", 6, "red")
    assert str(caught.value) == "Place(star='B', number=6, color='red', jokers=0) is not a move: star B takes blue only"


def test_huge_numbers_are_refused_like_any_other() -> None:
    """A number too long for Python to print is rejected cleanly, without an error in formatting the message."""
    with pytest.raises(MoveSyntax, match="a huge Draft is not a move"):
        Draft(HUGE, "blue")
    with pytest.raises(MoveSyntax, match="a huge Place is not a move"):
        Place("C", HUGE, "blue")
    with pytest.raises(MoveSyntax, match="a huge int is not an action, expected 0 to 481"):
        Pavilion(2).move(HUGE)


# What is not an action


@pytest.mark.parametrize(
    "action", [-1, 482, True, False, 3.0, float("nan"), "3", None, np.float64(3), np.bool_(1), [3]], ids=ascii
)
def test_what_is_no_action_is_refused(action: Any) -> None:
    """An action is an integer in range; anything else is rejected with the range."""
    with pytest.raises(MoveSyntax) as caught:
        Pavilion(2).move(action)
    assert str(caught.value) == f"{action!r} is not an action, expected 0 to 481"


@pytest.mark.rules
@pytest.mark.parametrize("move", [-1, 482, True, 3.0, None, np.float64(3), ("3R",), b"3R"], ids=ascii)
def test_only_moves_can_be_played(move: Any) -> None:
    """Playing something that is not a move, text or action raises the proper error."""
    game = Pavilion(2)
    with pytest.raises(MoveSyntax) as caught:
        game.play(game.new(), move)
    assert str(caught.value) == f"{move!r} is not an action, expected 0 to 481"


@pytest.mark.rules
@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8])
def test_actions_may_be_numpy_integers(kind: Any) -> None:
    """An action picked from an array is played like any other and becomes a plain move."""
    game = Pavilion(2)
    state = game.deal(game.new(), "PPGGOOYYBR / GGGG OOOO YYYY BBBB RRRR")
    assert repr(game.move(kind(23))) == "Draft(source=3, color='red')"
    assert game.play(state, kind(7)) == game.play(state, "1G")


@pytest.mark.parametrize("move", [Draft(6, "blue"), Place("2", 5, "red"), Deal("-"), "3R", 7, None], ids=ascii)
def test_moves_of_other_tables_have_no_action(move: Any) -> None:
    """A factory or a star that this table does not have has no number."""
    with pytest.raises(MoveSyntax) as caught:
        Pavilion(2).action(move)
    table = repr(Pavilion(2))
    assert str(caught.value) == f"{move!r} has no action in {table}: no such factory, or no such star on this side"


# Deals


@pytest.mark.parametrize(
    ("text", "deal", "form"),
    [
        ("PPGO / PGOY RRBB -", Deal("PPGO", ("PGOY", "BBRR", "-")), "PPGO / PGOY BBRR -"),
        ("gopP/ygpo\n bRbR\t-", Deal("PPGO", ("PGOY", "BBRR", "-")), "PPGO / PGOY BBRR -"),
        ("- / RRRR", Deal("-", ("RRRR",)), "- / RRRR"),
        ("-/-", Deal("-", ("-",)), "- / -"),
        ("RRG", Deal("GRR"), "GRR"),
        (" r ", Deal("R"), "R"),
        ("-", Deal("-"), "-"),
    ],
)
def test_deals_are_read_in_any_order_of_letters(text: str, deal: Deal, form: str) -> None:
    """Letters of a pool may stand in any order and case; a deal has one form, and a refill has no factories."""
    assert parse_deal(text) == Pavilion(2).parse_deal(text) == deal
    assert str(deal) == form
    assert parse_deal(form) == deal
    assert paste(repr(deal)) == deal


@pytest.mark.parametrize("word", ["PPX", "P-", "--", "PP,GG", "4P", "P*", *LOOK_ALIKES], ids=ascii)
def test_malformed_deals_are_refused(word: str) -> None:
    """A word that is neither supply nor factory is named, with what would be a deal."""
    for text in (f"{word} / PGOY", f"PGOY / RRBB {word} -", word):
        with pytest.raises(DealSyntax) as caught:
            parse_deal(text)
        assert str(caught.value) == f"{word!r} is neither supply nor factory: {EXPECTED_DEAL}"


@pytest.mark.parametrize("text", ["", " ", "\n\t", "/", " / PGOY", "PPGO /", "PPGO / "], ids=ascii)
def test_a_deal_lacks_nothing(text: str) -> None:
    """A deal without its supply, or with a slash and no factory, is rejected."""
    with pytest.raises(DealSyntax) as caught:
        parse_deal(text)
    assert str(caught.value) == f"a supply or a factory is missing: {EXPECTED_DEAL}"


@pytest.mark.parametrize("word", ["", "RP", "pp", "X", "P P", "PPP-"], ids=ascii)
def test_a_deal_made_by_hand_has_its_one_form(word: str) -> None:
    """Equal deals are equal: the letters of the supply and of each factory stand in the fixed order."""
    for pools in ((word,), ("-", ("PGOY", word))):
        parts: Any = pools
        with pytest.raises(DealSyntax) as caught:
            Deal(*parts)
        expected = "letters in the order PGOYBR, or - for none"
        assert str(caught.value) == f"{word!r} is neither supply nor factory: {expected}"
