"""The line protocol: what one side formats the other parses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra.bots.bot import Choice, Limit
from sintra.bots.programs import protocol
from sintra.errors import OptionError, ParseError
from sintra.game import Outcome
from sintra.games import make
from tests.tables import TABLES, Table

GAME = make("azul")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_come_through(table: Table) -> None:
    """A game that is written is read as the same game."""
    game = table.make()
    word, *rest = protocol.game_line(game).split()
    again = protocol.parse_game(rest)
    assert (word, repr(again)) == ("game", repr(game))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "expected the name of a game"),
        ("chess", "there are azul, pavilion"),
        ("azul players=9", "9 players, expected 2, 3 or 4"),
        ("azul players=two", "expected players= once"),
        ("azul players=2 players=3", "expected players= once"),
        ("azul wall=pink", "expected one of coloured, grey"),
        ("azul speed=9", "option 'speed' does not exist"),
        ("azul name=x", "is not an option"),
    ],
)
def test_games_that_do_not_exist_are_rejected(line: str, message: str) -> None:
    """A program must not play by other rules than the host."""
    with pytest.raises((OptionError, ParseError), match=message):
        protocol.parse_game(line.split())


@given(st.none() | st.integers(1, 10**18), st.none() | st.floats(0.001, 1e6))
def test_limits_come_through(nodes: int | None, seconds: float | None) -> None:
    """A limit that is written is read as the same limit; none is none."""
    limit = Limit(nodes, seconds)
    found = protocol.parse_go(protocol.go_line(limit).split()[1:])
    assert found == (None if limit.is_endless else limit)


@pytest.mark.parametrize(
    "line", ["nodes=0", "nodes=-3", "nodes=x", "nodes=", "seconds=0", "seconds=nan", "seconds=inf", "seconds=soon"]
)
def test_limits_that_are_none_are_rejected(line: str) -> None:
    """The message shows what a limit looks like."""
    with pytest.raises(ParseError, match="expected"):
        protocol.parse_go([line])


def test_unknown_words_of_go_are_passed_over() -> None:
    """Later hosts may say more."""
    assert protocol.parse_go(["ponder", "depth=3", "nodes=5"]) == Limit(nodes=5)


def test_what_a_bot_knows_comes_through() -> None:
    """The `info` line of a choice round-trips."""
    choice = Choice(3, (3, 20), (0.25, 0.75), 99, is_solved=True)
    line = protocol.info_line(choice, GAME)
    assert line == f"info nodes=99 values=0.25,0.75 line={GAME.move(3)},{GAME.move(20)} solved=1"
    found, wrong = protocol.read_info(protocol.pairs_of(line.split()[1:]), GAME)
    assert (Choice(3, **found), wrong) == (choice, [])


@pytest.mark.parametrize(
    "word",
    [
        "nodes=-1",
        "nodes=many",
        "nodes=²",
        "values=0.5",
        "values=1,2",
        "values=nan,nan",
        "values=a,b",
        "line=xx",
        "line=",
        "solved=yes",
    ],
)
def test_what_cannot_be_is_noticed(word: str) -> None:
    """An invalid value is named, and the rest is kept."""
    found, wrong = protocol.read_info(protocol.pairs_of([word, "mood=good"]), GAME)
    assert found == {}
    assert len(wrong) == 1
    assert wrong[0].startswith(word.partition("=")[0])


def test_the_end_is_told_by_seat() -> None:
    """Points and shares stand in the order of the seats; a game that was broken off has none."""
    outcome = Outcome((41, -3, 41), (0, 2), ({}, {}, {}))
    assert protocol.over_line(outcome) == "over scores=41,-3,41 shares=0.5,0,0.5"
    assert protocol.over_line(None) == "over"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hi", "expected hello sintra-bot 1 NAME VERSION"),
        ("", "expected hello sintra-bot 1 NAME VERSION"),
        ("hello", "expected hello sintra-bot 1 NAME VERSION"),
        ("hello sintra-bot", "it speaks sintra-bot of no version, expected version 1"),
        ("hello sintra-bot 2 a 1", "it speaks sintra-bot 2, expected version 1"),
        ("hello sintra-bot 1.5 a 1", "expected version 1"),
    ],
)
def test_other_versions_are_rejected_by_name(line: str, message: str) -> None:
    """The error names the expected version."""
    with pytest.raises(ParseError, match=message):
        protocol.read_greeting(line)


def test_a_greeting_is_read() -> None:
    """Name and version of a program; missing ones have placeholders."""
    assert protocol.read_greeting("hello  sintra-bot 1 mybot 2.0") == protocol.Greeting("mybot", "2.0")
    assert protocol.read_greeting("hello sintra-bot 1") == protocol.Greeting("nameless", "?")
    assert protocol.Greeting("a", "1").plays("azul")
    assert not protocol.Greeting("a", "1", ("pavilion",)).plays("azul")
