"""Observations: nothing is lost in them, nobody's seat matters, and the table of channels is what is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from sintra import games
from sintra.channels import Channel, Layout
from sintra.games import AnyGame
from tests.envs.walks import walk
from tests.tables import TABLES, Table

pytestmark = pytest.mark.rules
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
GAMES = 4


def observed(game: AnyGame, state: Any, seat: int) -> Any:
    """Observe a position into a buffer of garbage; the bytes around it stay unchanged."""
    features = games.part(game.name, "features")
    size = features.layout(game).size
    row = np.full(size + 64, 77, np.uint8)
    features.observe_first(state.array, seat, row[32 : 32 + size])
    assert (row[:32] == 77).all()
    assert (row[32 + size :] == 77).all()
    return row[32 : 32 + size]


def masked(game: AnyGame, state: Any) -> Any:
    """Mask a position, in the same way."""
    row = np.full(game.num_actions + 64, 77, np.uint8)
    games.part(game.name, "features").mask_first(state.array, row[32:-32])
    assert (row[:32] == 77).all()
    assert (row[-32:] == 77).all()
    return row[32:-32]


def moved_round(state: Any, by: int) -> Any:
    """Return the same position with all seats rotated."""
    setup, players = state.setup, state.players
    return state.from_setup(
        replace(
            setup,
            turn=None if setup.turn is None else (setup.turn + by) % players,
            start=(setup.start + by) % players,
            seats=tuple(setup.seats[(seat - by) % players] for seat in range(players)),
        )
    )


@every_table
def test_an_observation_determines_the_position(table: Table, scaled: Callable[[int], int]) -> None:
    """From what any seat sees, the whole position can be written down again."""
    game = table.make()
    read = games.part(game.name, "features").read
    for seed in range(scaled(GAMES)):
        for state in walk(game, seed):
            for seat in range(game.players):
                assert read(game, observed(game, state, seat), seat) == state.setup


@every_table
def test_large_numbers_are_not_lost(table: Table) -> None:
    """Points and rounds beyond a byte are seen as well, as far as the rules allow them."""
    game = table.make()
    state = list(walk(game, 5))[-2]
    setup = state.setup
    seats = (replace(setup.seats[0], score=304), *setup.seats[1:])
    large = state.from_setup(replace(setup, seats=seats, **({"round": 30_000} if game.name == "azul" else {})))
    assert games.part(game.name, "features").read(game, observed(game, large, 0)) == large.setup


@every_table
def test_the_seat_does_not_matter(table: Table, scaled: Callable[[int], int]) -> None:
    """With all seats rotated, every seat has the same observation from its new place."""
    game = table.make()
    for seed in range(scaled(3)):
        for state in list(walk(game, seed))[:: -(-100 // scaled(100))]:
            for by in range(1, game.players):
                other = moved_round(state, by)
                for seat in range(game.players):
                    expected = observed(game, state, seat)
                    assert (observed(game, other, (seat + by) % game.players) == expected).all()
                assert (masked(game, other) == masked(game, state)).all()


@every_table
def test_a_mask_has_the_legal_actions(table: Table, scaled: Callable[[int], int]) -> None:
    """A mask is 1 for the legal actions and 0 for all others."""
    game = table.make()
    for seed in range(scaled(GAMES)):
        for state in walk(game, seed):
            mask = masked(game, state)
            assert np.flatnonzero(mask).tolist() == game.legal_actions(state)
            assert mask.max() <= 1


@every_table
def test_values_stay_within_the_table(table: Table, scaled: Callable[[int], int]) -> None:
    """No channel shows more than its table says, the one-hot channels show one thing, and names are unique."""
    game = table.make()
    layout: Layout = games.part(game.name, "features").layout(game)
    names = [channel.name for channel in layout.channels]
    assert len(set(names)) == len(names)
    assert all(len(channel.axes) == len(channel.shape) for channel in layout.channels)
    for state in walk(game, scaled(1)):
        seen = observed(game, state, 0)
        assert (seen <= layout.highest()).all()
        parts = layout.split(seen)
        for name in ("phase", "start"):
            assert parts[name].sum() == 1
        assert parts["turn"].sum() == (not state.is_over)


def test_a_layout_splits_many_observations_at_once() -> None:
    """Batches of observations are split by their last axis, and a wrong size is rejected."""
    layout = Layout(1, (Channel("one", (2,), ("x",), 9, ""), Channel("two", (2, 3), ("x", "y"), 9, "")))
    parts = layout.split(np.arange(16, dtype=np.uint8).reshape(2, 8))
    assert parts["one"].tolist() == [[0, 1], [8, 9]]
    assert parts["two"].shape == (2, 2, 3)
    with pytest.raises(ValueError, match="7 bytes, expected 8"):
        layout.split(np.zeros(7, np.uint8))
