"""What `preview` promises is what happens."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from sintra._random import generator
from sintra.azul.game import Azul
from sintra.azul.move import Column, Draft, Move
from sintra.azul.rules import settled
from sintra.azul.setup import SeatSetup
from sintra.azul.state import State

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_move_of_a_round_scores_what_its_preview_says(players: int, scaled: Callable[[int], int]) -> None:
    """On the coloured wall, previews of all moves of a seat in a round add up to its change of score (A3.3, A4.2, A4.3)."""
    game = Azul(players)
    for seed in range(scaled(40)):
        rng, choose = generator(seed), random.Random(seed)
        state = game.new()
        state = game.deal(state, game.random_deal(state, rng))
        promised = [0] * players
        while state.round == 1 and not state.is_over:
            move = choose.choice(game.legal_moves(state))
            seen = game.preview(state, move)
            assert state.turn is not None
            promised[state.turn] += seen.points - seen.cost
            state = game.play(state, move)
        assert state.scores == tuple(max(0, points) for points in promised)


def test_a_column_scores_what_its_preview_says(scaled: Callable[[int], int]) -> None:
    """On the grey wall the points of a column are those that its tile earns."""
    game = Azul(2, wall="grey")
    seen_columns = 0
    for seed in range(scaled(40)):
        rng, choose = generator(seed), random.Random(seed)
        state = game.new()
        while not state.is_over and state.round < 4:
            if state.needs_deal:
                state = game.deal(state, game.random_deal(state, rng))
                continue
            move, seat = choose.choice(game.legal_moves(state)), state.turn
            after = game.play(state, move)
            if isinstance(move, Column) and seat is not None and after.turn == seat and after.phase == "tiling":
                assert after.scores[seat] - state.scores[seat] == game.preview(state, move).points
                seen_columns += 1
            state = after
    assert seen_columns > 0


def test_what_falls_is_counted() -> None:
    """Tiles without room fall, the marker falls with them, and the floor costs what its slots say."""
    game = Azul(2)
    state = game.deal(game.new(), "BBBB RRKK YYTT BRYK TTKR")
    assert game.preview(state, Draft(1, "blue", 2)).dropped == 2
    assert game.preview(state, Draft(1, "blue", 2)).cost == 2
    assert game.preview(state, Draft(1, "blue", 0)).cost == 6
    assert game.preview(state, Draft(2, "red", 2)).points == 1
    state = game.play(game.play(state, "2R2"), "3Y2")
    seen = game.preview(state, Draft(0, "teal", 1))
    assert (seen.points, seen.cost, seen.dropped) == (1, 2, 1)


def _points(game: Azul, state: State, move: Move) -> int:
    return game.preview(state, move).points


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_settled_is_what_the_end_of_the_round_brings(wall: str, scaled: Callable[[int], int]) -> None:
    """Who does not make the last draft of a round gets what was foretold; on the grey wall, in the best column each time."""
    game = Azul(2, wall=wall)
    seen = 0
    for seed in range(scaled(40)):
        rng, choose = generator(seed), random.Random(seed)
        state, other, foretold = game.new(), 0, 0
        while not state.is_over and state.round < 4:
            if state.needs_deal:
                state = game.deal(state, game.random_deal(state, rng))
                continue
            moves = game.legal_moves(state)
            if state.phase == "draft":
                assert state.turn is not None
                other = 1 - state.turn
                foretold = max(0, settled(state.setup)[other])
                move = choose.choice(moves)
            else:
                move = max(moves, key=partial(_points, game, state))
            after = game.play(state, move)
            if after.round > state.round:
                assert after.scores[other] == foretold
                seen += 1
            state = after
    assert seen > 0


def test_settled_counts_lines_and_floors() -> None:
    """A complete line and a marker on the floor are counted, and what falls below zero is said as it is (A3.3, A4.2)."""
    game = Azul(2)
    state = game.deal(game.new(), "BBBB RRKK YYTT BRYK TTKR")
    state = game.play(game.play(state, "1B2"), "2R2")
    assert settled(state.setup) == (1 - 2, 1)
    assert settled(game.play(state, "CK1").setup) == (1 + 1 - 6, 1)


def test_a_line_without_a_column_falls_when_settled() -> None:
    """On the grey wall all tiles of a line that finds no column lie on the floor (A7.3)."""
    empty = (None,) * 5
    seat = SeatSetup(score=9, wall=(("blue", "red", "teal", "black", None), (*empty[:4], "yellow"), empty, empty, empty))
    full = replace(seat, lines=(("yellow", 1), None, None, None, None))
    setup = replace(Azul(2, wall="grey").new().setup, seats=(full, seat))
    assert settled(setup) == (8, 9)
