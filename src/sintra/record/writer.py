"""The serializer of records: one canonical text for each Record, so that equal games are equal files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sintra.record.header import Fairness, option_texts
from sintra.record.replay import is_deal
from sintra.record.result import FORFEITED, PLAYED_OUT, Result

if TYPE_CHECKING:
    from sintra.record.record import Record

VERSION = 1
FIRST_LINE = f"sintra record {VERSION}"
WIDTH = 72  # the maximum length of a line of moves
DRAFT = "draft"  # the phase of both games in which tiles are taken


def write(record: Record) -> str:
    """Serialize a Record, checking every event and the result."""
    return "\n".join([*_header(record), *_rounds(record), *_end(record)]) + "\n"


def _header(record: Record) -> Iterator[str]:
    yield FIRST_LINE
    yield f"game {record.game_name}"
    yield f"players {record.players}"
    yield from (f"option {text}" for text in option_texts(record.options))
    yield f"start {record.start + 1}"
    yield from (f"seat {number} {seat}" for number, seat in enumerate(record.seats, 1))
    if record.date:
        yield f"date {record.date.isoformat()}"
    if record.given:
        yield f"given {record.given}"
    if record.fairness:
        yield from fairness_lines(record.fairness)


def fairness_lines(fairness: Fairness) -> Iterator[str]:
    """Serialize the commitment and the nonces."""
    yield f"commitment {fairness.commitment.hex()}"
    yield from (f"nonce {number} {nonce.hex() or '-'}" for number, nonce in enumerate(fairness.nonces, 1))


# Deals and moves


def _rounds(record: Record) -> Iterator[str]:
    line, heading = Line(), 0
    for state, event in record.steps():
        if event is None:
            yield from line.take()
            record.check_result(state)
            return
        if state.round != heading:
            heading = state.round
            yield from line.take()
            yield from ("", f"round {heading}")
        if is_deal(event):
            yield from line.take()
            yield event
        else:
            yield from line.add(event, state.turn, state.phase)


class Line:
    """A line of moves: once around the table, as far as the width allows. A new one begins when drafting is over.

    Between the moves of one seat there is one blank, between seats there are two.
    """

    def __init__(self) -> None:
        self._text = ""
        self._seats: list[int] = []
        self._phase = ""

    def add(self, move: str, seat: int, phase: str) -> Iterator[str]:
        """Add a move; if it does not belong on this line, yield the line first."""
        is_back = seat in self._seats and seat != self._seats[-1]
        has_drafted = self._phase == DRAFT and phase != DRAFT
        if is_back or has_drafted or len(self._text) + len("  ") + len(move) > WIDTH:
            yield from self.take()
        gap = "" if not self._seats else " " if seat == self._seats[-1] else "  "
        self._text += gap + move
        self._seats.append(seat)
        self._phase = phase

    def take(self) -> Iterator[str]:
        """Yield the line, unless it is empty, and start another."""
        if self._text:
            yield self._text
        self._text, self._seats = "", []


# The end


def _end(record: Record) -> Iterator[str]:
    if record.result:
        yield ""
        yield from result_lines(record.result)
    if record.fairness and record.fairness.seed is not None:
        yield ""
        yield f"seed {record.fairness.seed.hex()}"


def result_lines(result: Result) -> Iterator[str]:
    """Serialize the ending, the points of each seat with their breakdown, and the winners."""
    if result.ending == PLAYED_OUT or result.seat is None:
        yield "result played out"
    else:
        reason = f": {result.reason}" if result.ending == FORFEITED else ""
        yield f"result seat {result.seat + 1} {result.ending}{reason}"
    for seat, score in enumerate(result.scores):
        parts = " + ".join(f"{name} {points}" for name, points in result.parts[seat].items()) if result.parts else ""
        yield f"score {seat + 1} {score}" + (f" = {parts}" if parts else "")
    yield "winner " + " ".join(str(seat + 1) for seat in result.winners)
