"""Random games of Summer Pavilion for tests: every number of seats, side, joker order and phase, one position after another."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import strategies as st

from sintra._random import generator
from sintra.pavilion.game import Pavilion
from sintra.pavilion.move import Bonus, Deal, Discard, Draft, Pass, Place, Stop
from sintra.pavilion.state import State
from sintra.pavilion.tiles import COLORS

SEATS = (2, 3, 4)
SIDES = ("coloured", "grey")
TABLES = list(product(SEATS, SIDES))
PHASES = {"deal", "draft", "place", "bonus", "refill", "discard", "over"}
MAX_MOVES = 5_000  # no random game is anywhere near this long

every_table = pytest.mark.parametrize(("players", "side"), TABLES)


def step(game: Pavilion, state: State, choose: random.Random) -> State:
    """Deal or play at random, on the checked path."""
    if state.needs_deal:
        return game.deal(state, game.random_deal(state, generator(choose.getrandbits(64))))
    return game.play(state, choose.choice(game.legal_actions(state)))


def walk(game: Pavilion, state: State, seed: int) -> Iterator[State]:
    """Yield a position and all that follow it in a random game; the last one is over."""
    choose = random.Random(seed)
    for _ in range(MAX_MOVES):
        yield state
        if state.is_over:
            return
        state = step(game, state, choose)
    pytest.fail(f"a random game with seed {seed} did not end within {MAX_MOVES} moves")


@st.composite
def tables(draw: st.DrawFn) -> Pavilion:
    """Return a game with any number of seats and any options."""
    order = draw(st.sampled_from(["standard", "reverse_side"]) | st.permutations(COLORS).map(list))
    return Pavilion(draw(st.sampled_from(SEATS)), side=draw(st.sampled_from(SIDES)), joker_order=order)


@st.composite
def reached(draw: st.DrawFn) -> tuple[Pavilion, State]:
    """Return a game and a position that random play reaches in it, of any phase."""
    game = draw(tables())
    positions = list(walk(game, game.new(draw(st.integers(0, game.players - 1))), draw(st.integers(0, 2**32))))
    phase = draw(st.sampled_from(sorted({state.phase for state in positions})))
    return game, draw(st.sampled_from([state for state in positions if state.phase == phase]))


def paste(text: str) -> Any:
    """Read what `repr` wrote as Python would."""
    values = (Bonus, Deal, Discard, Draft, Pass, Pavilion, Place, State, Stop)
    return eval(text, {value.__name__: value for value in values})  # noqa: S307 - the text comes from our own repr
