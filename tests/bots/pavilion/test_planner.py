"""A plan finds what brute force finds, for small hands; while discarding, the best tiles are kept."""

from __future__ import annotations

import numpy as np
import pytest

from sintra.bots.clock import UNLIMITED
from sintra.bots.pavilion.search.placements import worth_first
from sintra.bots.pavilion.search.planner import MAX_WIDTH, workspace
from sintra.bots.pavilion.search.searcher import PavilionSearcher
from sintra.pavilion import kernel
from sintra.pavilion.game import Pavilion
from sintra.pavilion.state import State
from sintra.pavilion.tiles import size, unpack
from tests.bots.pavilion.positions import are_close, hand_weights, think, walk


def best_score(game: Pavilion, state: State, seen: dict[bytes, int]) -> int:
    """Return the most points that the only seat still placing can end with, if the supply is not refilled."""
    if state.is_over:
        return state.scores[1]
    if state.phase == "refill":
        state = state.copy()
        state.array["phase"][0] = kernel.PLACE
    key = state.to_bytes()
    if key not in seen:
        after = [state.copy() for _ in game.legal_actions(state)]
        for child, action in zip(after, game.legal_actions(state), strict=True):
            game.apply(child, action)
        seen[key] = max(best_score(game, child, seen) for child in after)
    return seen[key]


def last_positions(side: str, tiles: int) -> list[State]:
    """Return positions of the last round in which seat 1 alone still places, with a small hand."""
    found: list[State] = []
    for seed in range(60):
        for state in walk(Pavilion(2, side=side), seed):
            is_last = state.round == 6 and state.phase == "place" and state.record.passed == 1
            if is_last and 1 < size(unpack(state.record.hand[1])) <= tiles:
                found.append(state)
                break
    return found


@pytest.mark.parametrize(("side", "tiles"), [("coloured", 7), ("grey", 5)])
def test_a_wide_plan_finds_the_best_end(side: str, tiles: int) -> None:
    """In the last round the value of a plan is what brute force over all sequences of moves finds."""
    game = Pavilion(2, side=side)
    tables = hand_weights(side).tables[5]
    positions = last_positions(side, tiles)[:12]
    assert len(positions) >= 5
    for state in positions:
        worth = np.zeros(2)
        worth_first(state.array, workspace(tables, np.array([0, 0, UNLIMITED])), MAX_WIDTH, worth)
        assert are_close([worth[1]], [best_score(game, state, {})], within=0.5)  # late bonus tiles are discounted


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_the_searcher_ends_a_game_with_the_best_points(side: str) -> None:
    """From such positions the searcher scores what brute force finds, or more if refills help."""
    game = Pavilion(2, side=side)
    searcher = PavilionSearcher(2, hand_weights(side))
    for state in last_positions(side, 4)[:5]:
        ended = state.copy()
        while not ended.is_over:
            if ended.phase == "refill":
                ended.array["phase"][0] = kernel.PLACE
            game.apply(ended, think(searcher, ended, 50_000).action)
        assert ended.scores[1] >= best_score(game, state, {})


def test_the_next_joker_is_kept() -> None:
    """Of a hand that is too large, tiles of the next joker are kept before others, and the order of discards is legal."""
    game = Pavilion(2)
    searcher = PavilionSearcher(2, hand_weights("coloured"))
    kept = 0
    for state in (state for seed in range(20) for state in walk(game, seed)):
        if (
            state.phase == "discard"
            and not state.record.discard_from
            and state.round < 6
            and size(unpack(state.record.hand[state.turn or 0])) > 4
        ):
            seat, following = state.turn or 0, state.options.joker_order[state.round]
            held = unpack(state.record.hand[seat]).get(following, 0)
            after = state
            while after.phase == "discard" and after.turn == seat:
                after = game.play(after, think(searcher, after, 10).action)
            own = after.setup.seats[seat]
            tiles = own.corners or own.hand
            assert size(tiles) == 4
            assert tiles.get(following, 0) == min(held, 4)
            kept += tiles.get(following, 0)
    assert kept
