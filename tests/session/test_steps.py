"""Deals and moves with the positions around them: replayed and narrated."""

from __future__ import annotations

import random

import pytest

from sintra.record import deal_of, is_deal
from sintra.session.step import since_turn_of, steps_of, tell
from tests.session.progress import begun_at, play_on
from tests.tables import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_steps_of_a_record_are_those_of_its_session(table: Table) -> None:
    """Played back, a Record gives the steps that were played; each is told as the rules tell it."""
    session = play_on(begun_at(table), random.Random(6))
    steps, game = steps_of(session.record), session.game
    assert steps == session.steps
    for step in steps:
        assert (step.seat is None) == is_deal(step.event)
        if is_deal(step.event):
            assert tell(game, step) == game.narrate_deal(step.before, game.parse_deal(deal_of(step.event)), step.after)
        else:
            assert step.seat == step.before.turn
            assert tell(game, step) == game.narrate(step.before, game.parse_move(step.event), step.after)


def test_since_ones_last_turn() -> None:
    """Everything after a seat's last move, and everything if it has not moved."""
    session = play_on(begun_at(TABLES[0]), random.Random(6))
    last = max(number for number, step in enumerate(session.steps) if step.seat == 0)
    assert since_turn_of(session.steps, 0) == session.steps[last + 1 :]
    assert since_turn_of(session.steps[:1], 0) == session.steps[:1]
