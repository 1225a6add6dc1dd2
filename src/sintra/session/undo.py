"""Taking back: how far one may go is a policy, a value that whoever hosts the game passes in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sintra.session.event import Dealt, Event, Given, Moved
from sintra.session.session import LogEntry


@dataclass(frozen=True, slots=True)
class UndoPolicy:
    """Whose choices may be taken back, and what may be taken back together with them. Forced moves always may."""

    seats: frozenset[int]  # whose last choice is meant
    crosses: frozenset[int] = frozenset()  # seats whose choices after it are taken back, too
    crosses_deals: bool = False
    max_times: int | None = None  # of one game; None: no limit


@dataclass(frozen=True, slots=True)
class Barrier:
    """Why nothing can be taken back."""

    reason: Literal["nothing", "often", "deal", "acted", "time"]
    seat: int | None = None  # that has acted since


def last_choice(standing: Sequence[LogEntry], policy: UndoPolicy, times: int = 0) -> int | Barrier:
    """Find the choice to go back to: its number among the deals and moves that stand, after so many undos before."""
    found = _search(standing, policy)
    if isinstance(found, Barrier) and not any(_is_choice(entry.event, policy.seats) for entry in standing):
        return Barrier("nothing")
    if policy.max_times is not None and times >= policy.max_times:
        return Barrier("often")
    return found


def _search(standing: Sequence[LogEntry], policy: UndoPolicy) -> int | Barrier:
    for number in reversed(range(len(standing))):
        match standing[number].event:
            case Moved(seat=seat) if seat in policy.seats:
                return number
            case Moved(seat=seat) if seat not in policy.crosses:
                return Barrier("acted", seat)
            case Dealt() if not policy.crosses_deals:
                return Barrier("deal")
            case Given():
                break
            case _:
                continue
    return Barrier("nothing")


def _is_choice(event: Event, seats: frozenset[int]) -> bool:
    return isinstance(event, Moved) and event.seat in seats
