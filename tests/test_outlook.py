"""The contract of a game's outlook, and the fallback for a game without one."""

from __future__ import annotations

import random
from dataclasses import dataclass, fields
from typing import Any

import pytest

from sintra import games
from sintra._random import generator
from sintra.game import Preview
from sintra.i18n import Speaker
from sintra.outlook import Outlook
from sintra.phrase import Phrase
from tests.tables import TABLES, Table

LANGUAGES = ("en", "de", "hu")
STEPS = 120


def positions(table: Table) -> list[Any]:
    """Return positions of a random game."""
    game, rng, choose = table.make(), generator(4), random.Random(4)
    state, found = game.new(), list[Any]()
    while not state.is_over and len(found) < STEPS:
        found.append(state)
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
        else:
            state = game.play(state, choose.choice(game.legal_moves(state)))
    return [*found, state]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_outlooks_speak_of_every_seat_and_move(table: Table) -> None:
    """Scores, goals and features come for all seats or for none, details for each move, and every move has kind and parts."""
    game, outlook = table.make(), games.outlook_of(table.game)
    for state in positions(table):
        setup, moves = state.setup, game.legal_moves(state)
        for known in (outlook.settled(setup), outlook.aims(setup), outlook.features(setup)):
            assert not known or len(known) == game.players
        assert len(outlook.details(setup, moves)) == len(moves)
        assert {outlook.kind(move) for move in moves} <= set(game.kinds)
        for move in moves:
            assert list(outlook.parts(move)) == [field.name for field in fields(move)]


def test_closed_lines_are_those_of_no_legal_move() -> None:
    """Lines of Azul are closed to a color exactly if no legal move puts it there, whatever the source."""
    for table in TABLES:
        if table.game != "azul":
            continue
        game, outlook = table.make(), games.outlook_of("azul")
        for state in positions(table):
            setup = state.setup
            closed = {(one.color, one.line) for one in outlook.closed(setup)}
            if state.phase != "draft":
                assert not closed
                continue
            colors = {color for source in range(len(setup.factories) + 1) for color in setup.source(source)}
            legal = {(move.color, move.line) for move in game.legal_moves(state)}
            assert closed == {(color, line) for color in colors for line in range(1, 6)} - legal


@dataclass(frozen=True)
class Jump:
    """A move of some other game."""

    width: int

    def __str__(self) -> str:
        return f"J{self.width}"


def test_a_game_without_an_outlook_has_the_generic_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fallback forecasts nothing and names moves by their text, in every language, with what they bring."""

    def bring_nothing(_name: str, _kind: str) -> None:
        return None

    monkeypatch.setattr(games, "part", bring_nothing)
    outlook = games.outlook_of.__wrapped__("some other game")
    assert type(outlook) is Outlook
    assert outlook.settled(None) is None
    assert not outlook.aims(None)
    assert not outlook.features(None)
    assert not outlook.closed(None)
    assert outlook.details(None, [Jump(1), Jump(2)]) == [{}, {}]
    assert (outlook.kind(Jump(3)), outlook.parts(Jump(3)), outlook.parts("J3")) == ("jump", {"width": 3}, {})
    for language in LANGUAGES:
        assert Speaker(language).say(outlook.name(Jump(3))) == "J3"
    assert outlook.brings(Jump(3), "J3", Preview(points=2, cost=1)) == [
        Phrase("dialogue.earns", {"text": "J3", "points": 2}),
        Phrase("dialogue.loses", {"number": 1}),
    ]


def test_an_outlook_is_made_once() -> None:
    """Every lookup of a game's outlook returns the same object."""
    assert games.outlook_of("azul") is games.outlook_of("azul")
