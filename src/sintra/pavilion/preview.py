"""What a move of Summer Pavilion would bring: points, bonus tiles, and what it costs."""

from __future__ import annotations

from sintra.game import Preview
from sintra.pavilion import actions
from sintra.pavilion.kernel import CORNERS, LOWEST_SCORE
from sintra.pavilion.move import Discard, Draft, Move, Pass, Place, encode
from sintra.pavilion.state import State
from sintra.pavilion.tiles import size, unpack


def preview(state: State, move: Move) -> Preview:
    """Say what a legal move would bring its seat."""
    seat = state.turn or 0
    score = int(state.record.score[seat])
    match move:
        case Draft() | Place():
            return _try(state, move, seat)
        case Pass():
            surplus = max(0, size(unpack(state.record.hand[seat])) - CORNERS)
            return Preview(cost=min(surplus, score - LOWEST_SCORE), dropped=surplus)
        case Discard():
            return Preview(cost=min(1, score - LOWEST_SCORE), dropped=1)
        case _:
            return Preview()


def _try(state: State, move: Draft | Place, seat: int) -> Preview:
    """Make the move on a copy: neither a draft nor a placement ends a round, so the score changes by it alone."""
    after = state.copy()
    actions.apply_first(after.array, encode(move, state.players, int(state.record.grey)))
    change = int(after.record.score[seat]) - int(state.record.score[seat])
    return Preview(points=max(0, change), cost=max(0, -change), bonus=int(after.record.bonus_due))
