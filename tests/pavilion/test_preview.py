"""What `preview` promises is what happens."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sintra._random import generator
from sintra.pavilion.game import Pavilion
from sintra.pavilion.move import Discard, Draft, Pass, Place

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_previews_come_true(side: str, scaled: Callable[[int], int]) -> None:
    """Points, cost and bonus tiles of every move of random games are those that follow (P4.7, P7.1, P7.2, P9.3)."""
    game = Pavilion(2, side=side)
    seen: set[str] = set()
    for seed in range(scaled(20)):
        rng, choose = generator(seed), random.Random(seed)
        state = game.new()
        while not state.is_over:
            if state.needs_deal:
                state = game.deal(state, game.random_deal(state, rng))
                continue
            move, seat = choose.choice(game.legal_moves(state)), state.turn
            assert seat is not None
            promised, after = game.preview(state, move), game.play(state, move)
            if not after.is_over and not isinstance(move, Pass):
                assert after.scores[seat] - state.scores[seat] == promised.points - promised.cost
            if isinstance(move, Draft | Place):
                assert after.setup.bonus_due == promised.bonus
            seen |= {type(move).__name__} if promised.points or promised.cost else set()
            state = after
    assert seen >= {Draft.__name__, Place.__name__, Discard.__name__}


def test_a_pass_costs_what_exceeds_four_tiles() -> None:
    """The preview of a pass counts the tiles that must be discarded (P9.2, P9.3)."""
    game = Pavilion(2)
    state = game.new()
    rng = generator(3)
    state = game.deal(state, game.random_deal(state, rng))
    while state.phase == "draft":
        state = game.play(state, game.legal_actions(state)[0])
    seat = state.turn
    assert seat is not None
    held = sum(state.setup.seats[seat].hand.values())
    assert held > 4
    assert game.preview(state, Pass()).dropped == held - 4
    assert game.preview(state, Pass()).cost == min(held - 4, state.scores[seat] - 1)
