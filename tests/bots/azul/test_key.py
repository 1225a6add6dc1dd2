"""Positions that differ have different keys, unless they have the same value."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from sintra.azul.game import Azul
from sintra.azul.setup import Setup
from sintra.azul.state import State
from sintra.azul.tiles import COLORS
from sintra.bots.azul.evaluation.evaluator import POINTS, SHARES
from sintra.bots.azul.search.key import key_of as compiled_key
from tests.bots.azul.plain import WALLS, fitted, game_of, late, leaf_of, minimax, walk


def key_of(state: State, measure: int = SHARES) -> int:
    """Return the key of a position."""
    return int(compiled_key(state.array[0], measure))


def test_keys_tell_positions_apart() -> None:
    """All positions within one step of each other in a round have keys of their own, unless only factories trade places."""
    game = game_of(2, "coloured")
    for seed in range(3):
        for state in walk(game, seed):
            if state.phase == "draft":
                after = [game.play(state, action) for action in game.legal_actions(state)]
                drafting = {one.to_bytes(): one for one in after if one.phase == "draft"}
                contents = {identity(one) for one in drafting.values()}
                assert len({key_of(one) for one in drafting.values()}) == len(contents)


def identity(state: State) -> str:
    """Return everything that can change within a round; the order of the factories does not matter."""
    setup = state.setup
    factories = sorted(str(sorted(pool.items())) for pool in setup.factories)
    boards = [(seat.lines, len(seat.floor)) for seat in setup.seats]
    return str((sorted(setup.center.items()), factories, boards, setup.turn, setup.start, setup.marker_in_center))


def with_last_line(setup: Setup, turn: int, start: int, color: str) -> State:
    """Set the turn, the start seat, and a tile on the last line of the first seat."""
    first, second = setup.seats
    boards = (replace(first, lines=(*first.lines[:4], (color, 1))), second)
    bag = {name: number - (name == color) for name, number in setup.bag.items()}
    return State.from_setup(replace(setup, turn=turn, start=start, seats=boards, bag=bag))


def test_whose_turn_it_is_is_not_mistaken_for_a_color() -> None:
    """Who moves, who starts and a color on the last line each change the key, in every combination."""
    game = game_of(2, "coloured")
    setup = game.deal(game.new(), "BBRK TTYY BYRK TTRK BBRR").setup
    states = [with_last_line(setup, *each) for each in product((0, 1), (0, 1), COLORS)]
    assert len({key_of(state) for state in states}) == len(states)


def below(game: Azul, state: State) -> Iterator[State]:
    """Yield all positions of this round in which somebody drafts after one or more moves."""
    for action in game.legal_actions(state):
        after = game.play(state, action)
        if after.phase == "draft":
            yield after
            yield from below(game, after)


@pytest.mark.parametrize("wall", WALLS)
def test_points_do_not_tell_apart_lines_that_will_not_be_full(wall: str) -> None:
    """Where only points count, positions with the same key have the value that plain minimax finds for each of them."""
    game = game_of(2, wall)
    leaf, merged = leaf_of(fitted(game, POINTS)), 0
    for state in late(game, 3, 12, seed=5, max_lines=20 if wall == "coloured" else 2):
        assert state.turn is not None
        known: dict[bytes, float] = {}
        values: dict[int, set[float]] = defaultdict(set)
        after = list(below(game, state))
        for one in after:
            values[key_of(one, POINTS)].add(minimax(game, one, state.turn, leaf, known))
        assert all(len(found) == 1 for found in values.values())
        merged += len({key_of(one) for one in after}) - len(values)
    assert merged > 0
