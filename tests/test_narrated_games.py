"""What every registered game tells: positions and moves as Phrases that leave nothing out."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from sintra.phrase import Phrase, Value
from tests.narrated_games import GAMES, Told, tell_game
from tests.tables import TABLES, Table

pytestmark = pytest.mark.rules
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_told_points_add_up(table: Table, scaled: Callable[[int], int]) -> None:
    """Every change of a score is told with its sign, and the running score after it."""
    for seed in range(scaled(GAMES)):
        for told in tell_game(table, seed):
            check_scores(told)


def check_scores(told: Told) -> None:
    """Add up what is told, and compare it to the positions."""
    scores = [seat.score for seat in told.was.seats]
    for phrase in told.phrases:
        values: Any = phrase.values
        if "points" in values:
            scores[values["seat"]] += values["points"]
            assert values["score"] == scores[values["seat"]], phrase
        if phrase.key.endswith(".round_over"):
            assert values["scores"] == tuple(enumerate(scores))
    assert scores == [seat.score for seat in told.now.seats]


@every_table
def test_every_step_is_told(table: Table) -> None:
    """No move and no deal is silent, the end says who wins, and what is told can be compared and sent as it is."""
    steps = list(tell_game(table, 7))
    for told in steps:
        assert told.phrases
        assert all(is_neutral(phrase, table.game) for phrase in told.phrases)
    assert steps[-1].phrases[-1].key in {f"{table.game}.{end}" for end in ("wins", "wins_by_rows", "share")}


def is_neutral(phrase: Phrase, game: str) -> bool:
    """Return whether a Phrase belongs to a game and holds only numbers, names of colors and stars, and lists of these."""
    return phrase.key.startswith(f"{game}.") and all(map(is_plain, phrase.values.values()))


def is_plain(value: Value) -> bool:
    """Return whether a value is an integer, a name, or a list of these."""
    return all(map(is_plain, value)) if isinstance(value, tuple) else type(value) in {int, str}


@every_table
def test_the_winner_told_is_the_winner(table: Table, scaled: Callable[[int], int]) -> None:
    """The last sentence names the seats and points that the outcome has."""
    game = table.make()
    for seed in range(100, 100 + scaled(5)):
        *_, last = tell_game(table, seed)
        state = game.parse_state(json.dumps(last.now.to_dict()))
        outcome, values = game.outcome(state), last.phrases[-1].values
        assert values.get("seats", (values.get("seat"),)) == outcome.winners
        assert values["score"] == max(outcome.scores)


@every_table
def test_positions_are_told_in_one_order(table: Table) -> None:
    """Every position of a game is described, and the kinds of sentence come in the same order every time."""
    game = table.make()
    for told in islice(tell_game(table, 3), 0, None, 9):
        phrases = game.describe(game.parse_state(json.dumps(told.now.to_dict())))
        assert all(is_neutral(phrase, table.game) for phrase in phrases)
        parts = [PARTS[word] for phrase in phrases if (word := phrase.key.split(".")[1].split("_")[0]) in PARTS]
        assert parts == sorted(parts)
        seats = [phrase.values["seat"] for phrase in phrases if phrase.key.split(".")[1].split("_")[0] == "seat"]
        assert seats == list(range(game.players))


PARTS = {"at": 0, "center": 1, "factory": 2, "factories": 3, "supply": 4, "seat": 5, "bag": 6, "lid": 7, "tower": 7}


@every_table
def test_the_game_itself_tells(table: Table) -> None:
    """`describe`, `narrate` and `narrate_deal` are part of every game."""
    game = table.make()
    state = game.new()
    deal = next(tell_game(table, 1)).step
    after = game.deal(state, deal)
    assert game.narrate_deal(state, deal, after)[0].key == f"{table.game}.round"
    assert game.describe(after)[0].key == f"{table.game}.at_draft"
    move = game.legal_moves(after)[0]
    assert game.narrate(after, move, game.play(after, move))[0].values["seat"] == after.turn
