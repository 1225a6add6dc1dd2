"""Hypothesis drives every game: any order of deals, moves, illegal moves and round-trips keeps the invariants."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sintra._random import generator
from sintra.errors import IllegalMove
from tests.tables import TABLES, Table
from tests.test_every_game import count_tiles

pytestmark = pytest.mark.rules


class GameMachine(RuleBasedStateMachine):
    """One table; rules are the things that can happen to a position."""

    @initialize(table=st.sampled_from(TABLES), start=st.integers(0, 1), seed=st.integers(0, 2**64 - 1))
    def begin(self, table: Table, start: int, seed: int) -> None:
        """Sit down."""
        self.game = table.make()
        self.state: Any = self.game.new(start)
        self.rng = generator(seed)
        self.tiles = count_tiles(self.state.setup.to_dict())
        self.rounds = 1

    @precondition(lambda self: self.state.needs_deal)
    @rule()
    def deal(self) -> None:
        """Draw tiles."""
        self.state = self.game.deal(self.state, self.game.random_deal(self.state, self.rng))

    @precondition(lambda self: self.game.legal_actions(self.state))
    @rule(pick=st.integers(0, 10_000))
    def play(self, pick: int) -> None:
        """Make a legal move, and see it change the position."""
        actions = self.game.legal_actions(self.state)
        after = self.game.play(self.state, actions[pick % len(actions)])
        assert after != self.state
        self.state = after

    @precondition(lambda self: self.game.legal_actions(self.state))
    @rule(moves=st.integers(1, 60))
    def hurry(self, moves: int) -> None:
        """Play on at random on the fast path, so that late positions are reached."""
        state = self.state.copy()
        for _ in range(moves):
            if state.is_over:
                break
            if state.needs_deal:
                self.game.draw(state, self.rng)
            else:
                self.game.play_random(state, self.rng)
        self.state = state

    @rule(pick=st.integers(0, 10_000))
    def refuse(self, pick: int) -> None:
        """An illegal move is rejected with a reason and changes nothing."""
        action = pick % self.game.num_actions
        before = self.state.to_bytes()
        if action not in self.game.legal_actions(self.state):
            with pytest.raises(IllegalMove):
                self.game.play(self.state, action)
        assert self.state.to_bytes() == before

    @rule(form=st.sampled_from(["json", "board", "bytes"]))
    def rewrite(self, form: str) -> None:
        """Serializing and parsing the position is a round-trip, and play goes on from what was parsed."""
        if form == "bytes":
            again = self.game.state_from_bytes(self.state.to_bytes())
        else:
            again = self.game.parse_state(self.state.to_json() if form == "json" else str(self.state))
        assert again == self.state
        self.state = again

    @invariant()
    def laws_hold(self) -> None:
        """Tiles are conserved, rounds never go back, and somebody acts, a deal is due or the game is over."""
        assert count_tiles(self.state.setup.to_dict()) == self.tiles
        assert self.state.round >= self.rounds
        self.rounds = self.state.round
        assert bool(self.game.legal_actions(self.state)) != (self.state.needs_deal or self.state.is_over)
        assert (self.state.turn is None) == self.state.is_over


TestGameMachine = GameMachine.TestCase
