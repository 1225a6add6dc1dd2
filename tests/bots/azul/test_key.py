"""Positions that differ have different keys."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from sintra.azul.setup import Setup
from sintra.azul.state import State
from sintra.azul.tiles import COLORS
from sintra.bots.azul.key import key_of as compiled_key
from tests.bots.azul.plain import game_of, walk


def key_of(state: State) -> int:
    """Give the key of a position."""
    return int(compiled_key(state.array[0]))


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
    """Say all that can change within a round; the order of the factories does not matter."""
    setup = state.setup
    factories = sorted(str(sorted(pool.items())) for pool in setup.factories)
    boards = [(seat.lines, len(seat.floor)) for seat in setup.seats]
    return str((sorted(setup.center.items()), factories, boards, setup.turn, setup.start, setup.marker_in_center))


def with_last_line(setup: Setup, turn: int, start: int, color: str) -> State:
    """Give a seat the turn, one the marker, and the first seat a tile on its last line, as if it had been there before."""
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
