"""Games that go on from a position of another: the deals and moves that led there are given, and stay so in the Record."""

from __future__ import annotations

from dataclasses import replace

from sintra.errors import SintraError
from sintra.record import Record
from sintra.server.wire.messages import CreateTable
from sintra.server.wire.refused import Refused


def check(empty: Record, request: CreateTable) -> tuple[str, ...]:
    """Play back what is given; `Refused` if the rules forbid some of it, or if nobody could go on from there."""
    if not request.given:
        return ()
    if request.start == "random":
        raise _malformed("given deals and moves with a random start, expected the seat that began")
    try:
        state = replace(empty, events=request.given).state
    except SintraError as error:
        raise _malformed(f"given: {error}") from error
    if state.is_over:
        raise _malformed("given: the game is over there, expected a position from which it goes on")
    return request.given


def _malformed(reason: str) -> Refused:
    return Refused.because("malformed", reason=reason)
