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
    taken, jokers = _taken(state, move) if isinstance(move, Draft) else (0, 0)
    return Preview(points=max(0, change), cost=max(0, -change), taken=taken, bonus=int(after.record.bonus_due), jokers=jokers)


def _taken(state: State, move: Draft) -> tuple[int, int]:
    """Count the tiles that a draft takes, and the jokers among them: one goes along with another color (P4.3, P4.4)."""
    setup = state.setup
    pool = setup.factories[move.source - 1] if move.source else setup.center
    jokers = min(1, pool.get(setup.joker, 0))
    return (0 if move.color == setup.joker else pool[move.color]) + jokers, jokers
