"""Impossible positions of Azul are rejected with every reason, and possible ones are never refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

import pytest

from sintra.azul import validation
from sintra.azul.game import Azul
from sintra.azul.options import Options
from sintra.azul.setup import Setup
from sintra.azul.state import State
from sintra.azul.validation import reasons
from sintra.errors import InvalidState
from sintra.factories import validation as table
from tests.azul.impossible import (
    BLUE_LINES,
    CASES,
    EMPTY,
    FULL_ROW,
    FULL_ROW_WORDS,
    NO_MARKER,
    OVER,
    TILING,
    Case,
    boards_of_all_tiles,
    complete,
    drafting,
)
from tests.azul.positions import pool, seat, setup
from tests.azul.walks import every_table, walk
from tests.templates import yielded


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_impossible_position_is_refused(case: Case) -> None:
    """Each position is rejected with exactly what is wrong with it."""
    assert reasons(case.position) == case.reasons


def test_every_reason_is_tested() -> None:
    """A new reason needs a position here that shows it."""
    shown = [reason for case in CASES for reason in case.reasons]
    assert [text for text in templates() if not any(re.search(text, reason) for reason in shown)] == []


def templates() -> Iterator[str]:
    """Yield every reason that makes a position impossible, as a pattern: of this game, and of tables with factories."""
    return yielded(validation, table)


def test_the_templates_are_found() -> None:
    """The test above reads the reasons from the source: it would see a new one."""
    assert len(list(templates())) > 30
    assert r"factory\ .+\ holds\ .+\ tiles,\ expected\ at\ most\ .+" in templates()


# Several at once


def test_all_reasons_are_listed_at_once() -> None:
    """All errors are reported at once, not one at a time."""
    wrong = replace(
        drafting(seat("Y.... ..... ..... ..... .....", lines="- - RRR - -", floor="*"), seat(score=-5, floor="*")),
        bag=pool("20B 20Y 20R 20K 21T"),
        lid={"teal": -1},
        factories=(pool("BBYYR"), pool("K"), {}, {}, {}),
    )
    expected = [
        "a pool holds a negative number of tiles",
        "22 blue tiles in all, expected 20",
        "23 yellow tiles in all, expected 20",
        "24 red tiles in all, expected 20",
        "21 black tiles in all, expected 20",
        "factory 1 holds 5 tiles, expected at most 4",
        "factory 2 holds 1 tiles, expected 0 or 4 while there are tiles in the bag",
        "2 start markers, expected one",
        "seat 0: row 1, column 1 of the wall holds yellow, expected blue",
        "seat 1: score -5, expected 0 to 30000",
    ]
    assert reasons(wrong) == expected
    with pytest.raises(InvalidState) as caught:
        State.from_setup(wrong)
    assert caught.value.reasons == tuple(expected)
    assert str(caught.value) == "impossible position: " + "; ".join(expected)


def test_all_faults_of_the_table_are_listed_at_once() -> None:
    """The seats, the factories, the phase, the start, the turn and the round are all looked at."""
    wrong = replace(drafting(EMPTY, EMPTY), players=3, phase="x", start=3, turn=-1, round=0)
    assert reasons(wrong) == [
        "2 seats for 3 players",
        "5 factories, expected 7 for 3 players",
        "phase 'x', expected one of deal, draft, tiling, over",
        "start is seat 3, expected 0 to 2",
        "turn is seat -1, expected 0 to 2",
        "round 0, expected 1 to 30000",
    ]


# Possible positions


POSSIBLE = {
    "marker beside a full floor": drafting(seat(floor="BBBBBBB"), EMPTY, **NO_MARKER),
    "marker at the end of a full floor": drafting(seat(floor="BBBBBB*"), EMPTY),
    "a short last factory": complete(EMPTY, EMPTY, factories=(pool("BBYY"), {}, pool("RRK"), {}, {}), into="lid"),
    "a full center": complete(EMPTY, EMPTY, center=pool("5B 10Y")),
    "the highest score and round": drafting(seat(score=30_000), EMPTY, round=30_000),
    "the last round": drafting(EMPTY, EMPTY, round=3, options=Options(max_rounds=3)),
    "complete lines while drafting": drafting(seat(lines="B YY RRR KKKK TTTTT"), EMPTY),
    "the marker untouched": complete(seat(lines="B - - - -"), EMPTY, **TILING),
    "a row filled by a seat that has tiled": complete(FULL_ROW, seat(lines="B - - - -"), **TILING, turn=1),
    "a row filled above the line to place": complete(seat(FULL_ROW_WORDS, lines="- BB - - -", floor="*"), EMPTY, **TILING),
    "a line that will fall later": complete(
        seat("..B.. ....B RY... ...B. .....", lines="Y - BBB - -", floor="*"), EMPTY, **TILING
    ),
    "over by the limit": complete(EMPTY, EMPTY, **OVER, round=3, options=Options(max_rounds=3)),
    "over with all tiles on boards": setup(*boards_of_all_tiles(), **OVER),
    "over with no tile to place": complete(BLUE_LINES, BLUE_LINES, **OVER),
    "over with the bonuses alone": complete(seat("BYRKT TB... K.B.. R..B. Y...B", score=19), EMPTY, **OVER),
}


@pytest.mark.rules
@pytest.mark.parametrize("position", POSSIBLE.values(), ids=POSSIBLE)
def test_possible_positions_are_accepted(position: Setup) -> None:
    """Rare but possible positions are accepted, round-trip, and can be played to the end."""
    state = State.from_setup(position)
    assert state.setup == position
    *_, last = walk(Azul(state.players, **state.options.to_dict()), state, 1)
    assert last.is_over


@pytest.mark.rules
@every_table
@pytest.mark.parametrize("max_rounds", [None, 2])
def test_reached_positions_are_never_refused(
    players: int, wall: str, max_rounds: int | None, scaled: Callable[[int], int]
) -> None:
    """Whatever play can reach is possible: no rule of validation contradicts a rule of the game."""
    game = Azul(players, wall=wall, max_rounds=max_rounds)
    phases: set[str] = set()
    for seed in range(scaled(24)):
        for state in walk(game, game.new(seed % players), seed):
            assert reasons(state.setup) == []
            phases.add(state.phase)
    assert phases == {"deal", "draft", "over"} | ({"tiling"} if wall == "grey" else set())


@pytest.mark.rules
def test_long_games_are_never_refused(scaled: Callable[[int], int]) -> None:
    """Games that are played badly on purpose, with many tiles on the floor, stay possible and end."""
    game = Azul(4, wall="grey", max_rounds=40)
    for seed in range(scaled(5)):
        state, rounds = game.new(), 0
        while not state.is_over:
            assert reasons(state.setup) == []
            state = badly(game, state, seed + rounds)
            rounds = state.round
        assert rounds == 40


def badly(game: Azul, state: State, seed: int) -> State:
    """Deal at random, or drop the first tiles there are to the floor."""
    if state.needs_deal:
        return next(islice(walk(game, state, seed), 1, None))
    return game.play(state, next(move for move in game.legal_moves(state) if str(move).endswith("-")))
