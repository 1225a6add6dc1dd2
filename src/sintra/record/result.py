"""The result of a game: played out, resigned or forfeited."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sintra.errors import InvalidRecord
from sintra.games import AnyGame
from sintra.record.header import UNWRITABLE, check_text

PLAYED_OUT, RESIGNED, FORFEITED = "played out", "resigned", "forfeited"
ENDINGS = (PLAYED_OUT, RESIGNED, FORFEITED)


@dataclass(frozen=True, slots=True)
class Result:
    """Points, winners and the kind of ending.

    A game that is not played out has the points at that moment, without their breakdown.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]  # seats in ascending order; several share the victory
    parts: tuple[Mapping[str, int], ...] = ()  # per seat: where the points come from
    ending: str = PLAYED_OUT
    seat: int | None = None  # who resigned or forfeited
    reason: str = ""  # why a seat forfeited: "asked for an illegal move", "no move in time"

    def __post_init__(self) -> None:
        check_text(self.reason, "reason")
        if self.ending not in ENDINGS:
            raise InvalidRecord("result", f"{self.ending!r}, expected one of {', '.join(ENDINGS)}")
        if (self.ending == PLAYED_OUT) != (self.seat is None) or (self.ending == FORFEITED) != bool(self.reason):
            raise InvalidRecord(
                "result", "a seat is named when it resigned or forfeited, a reason when it forfeited, and only then"
            )

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory; they add up to 1."""
        return tuple(1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.scores)))


def played_out(game: AnyGame, state: Any) -> Result:
    """Make the result of a game that is over."""
    outcome = game.outcome(state)
    return Result(outcome.scores, outcome.winners, tuple(dict(parts) for parts in outcome.parts))


def given_up(state: Any, seat: int, reason: str | None = None) -> Result:
    """Make the result when a seat resigns or, with a reason, forfeits: of the others those with most points win."""
    scores: tuple[int, ...] = state.scores
    if seat not in range(len(scores)):
        raise InvalidRecord("result", f"seat {seat + 1}, expected 1 to {len(scores)}")
    most = max(score for other, score in enumerate(scores) if other != seat)
    winners = tuple(other for other, score in enumerate(scores) if other != seat and score == most)
    if reason is None:
        return Result(scores, winners, ending=RESIGNED, seat=seat)
    one_line = " ".join(UNWRITABLE.sub(" ", reason).split())  # the reason may be the message of any error
    return Result(scores, winners, ending=FORFEITED, seat=seat, reason=one_line or "no reason given")


def contradictions(result: Result, game: AnyGame, state: Any) -> Iterator[str]:
    """Yield every contradiction between a result and the moves."""
    if result.ending == PLAYED_OUT:
        if not state.is_over:
            yield f"the game is played out, but the moves leave it in phase {state.phase} of round {state.round}"
            return
        yield from _differences(result, played_out(game, state))
        return
    if state.is_over:
        yield f"seat {(result.seat or 0) + 1} {result.ending}, but the moves have led to the end of the game"
    if result.scores != state.scores:
        yield f"scores {_listed(result.scores)}, but the moves lead to {_listed(state.scores)}"
    if result.parts:
        yield "the points have parts, expected them only when the game is played out"
    others = [seat for seat in range(game.players) if seat != result.seat]
    if not result.winners or list(result.winners) != [seat for seat in others if seat in result.winners]:
        yield f"winners {_seats(result.winners)}, expected some of {_seats(others)}"


def _differences(result: Result, replayed: Result) -> Iterator[str]:
    if result.scores != replayed.scores:
        yield f"scores {_listed(result.scores)}, but the moves lead to {_listed(replayed.scores)}"
    elif [[*parts.items()] for parts in result.parts] != [[*parts.items()] for parts in replayed.parts]:
        pairs = zip(result.parts, replayed.parts, strict=False)
        seat = next((seat for seat, (one, other) in enumerate(pairs) if [*one.items()] != [*other.items()]), 0)
        expected = " + ".join(f"{name} {points}" for name, points in replayed.parts[seat].items())
        yield f"the parts of seat {seat + 1}'s points, expected {expected}"
    if result.winners != replayed.winners:
        yield f"winners {_seats(result.winners)}, but the moves lead to {_seats(replayed.winners)}"


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def _seats(seats: tuple[int, ...] | list[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats) or "none"
