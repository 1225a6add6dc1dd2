"""Random games of Azul for tests: every number of seats, wall, option and phase, one position after another."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import strategies as st

from sintra._random import generator
from sintra.azul.game import Azul
from sintra.azul.move import Column, Deal, Draft
from sintra.azul.state import State

SEATS = (2, 3, 4)
WALLS = ("coloured", "grey")
TABLES = list(product(SEATS, WALLS))
LIMITS = (None, 1, 2, 30_000)
MAX_MOVES = 2_000  # no random game is anywhere near this long

every_table = pytest.mark.parametrize(("players", "wall"), TABLES)


def step(game: Azul, state: State, choose: random.Random) -> State:
    """Deal or play at random, on the checked path."""
    if state.needs_deal:
        return game.deal(state, game.random_deal(state, generator(choose.getrandbits(64))))
    return game.play(state, choose.choice(game.legal_actions(state)))


def walk(game: Azul, state: State, seed: int) -> Iterator[State]:
    """Yield a position and all that follow it in a random game; the last one is over."""
    choose = random.Random(seed)
    for _ in range(MAX_MOVES):
        yield state
        if state.is_over:
            return
        state = step(game, state, choose)
    pytest.fail(f"a random game with seed {seed} did not end within {MAX_MOVES} moves")


@st.composite
def tables(draw: st.DrawFn) -> Azul:
    """Return a game with any number of seats and any options."""
    options: dict[str, Any] = {
        "wall": draw(st.sampled_from(WALLS)),
        "column_bonus": draw(st.sampled_from((7, 5))),
        "max_rounds": draw(st.sampled_from(LIMITS)),
    }
    return Azul(draw(st.sampled_from(SEATS)), **options)


@st.composite
def reached(draw: st.DrawFn) -> tuple[Azul, State]:
    """Return a game and a position that random play reaches in it, of any phase."""
    game = draw(tables())
    positions = list(walk(game, game.new(draw(st.integers(0, game.players - 1))), draw(st.integers(0, 2**32))))
    phase = draw(st.sampled_from(sorted({state.phase for state in positions})))
    return game, draw(st.sampled_from([state for state in positions if state.phase == phase]))


def paste(text: str) -> Any:
    """Read what `repr` wrote as Python would."""
    names = {"Azul": Azul, "Column": Column, "Deal": Deal, "Draft": Draft, "State": State}
    return eval(text, names)  # noqa: S307 - the text comes from our own repr
