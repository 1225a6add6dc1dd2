"""Games that continue from a position of another: the deals and moves that led there are given, and marked so in the Record."""

from __future__ import annotations

from dataclasses import replace

from sintra.errors import SintraError
from sintra.record import Record
from sintra.server.wire.messages import CreateTable
from sintra.server.wire.refused import Refused


def check(empty: Record, request: CreateTable) -> tuple[str, ...]:
    """Replay what is given; raise `Refused` if the rules forbid it, or the game is already over."""
    if not request.given:
        return ()
    if request.start == "random":
        raise Refused.malformed("given deals and moves with a random start, expected the seat that began")
    try:
        state = replace(empty, events=request.given).state
    except SintraError as error:
        raise Refused.malformed(f"given: {error}") from error
    if state.is_over:
        raise Refused.malformed("given: the game is already over, expected a position from which it can continue")
    return request.given
