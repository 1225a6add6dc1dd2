"""What `preview` promises is what happens."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sintra._random import generator
from sintra.azul.game import Azul
from sintra.azul.move import Column, Draft

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
