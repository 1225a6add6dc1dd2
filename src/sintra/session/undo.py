"""Undo: how far it may go is a policy, which the host of the game passes in, such as `server.table.table`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sintra.session.event import Dealt, Event, Given, Moved
from sintra.session.session import LogEntry


@dataclass(frozen=True, slots=True)
class UndoPolicy:
    """Whose choices may be undone, and what may be undone together with them. Forced moves always may."""

    seats: frozenset[int]  # whose last choice is undone
    crosses: frozenset[int] = frozenset()  # seats whose later choices are undone, too
    crosses_deals: bool = False
    max_times: int | None = None  # undos per game; None: no limit


@dataclass(frozen=True, slots=True)
class Barrier:
    """Why nothing can be undone."""

    reason: Literal["nothing", "often", "deal", "acted", "time"]
    seat: int | None = None  # the seat that has acted since


def last_choice(standing: Sequence[LogEntry], policy: UndoPolicy, times: int = 0) -> int | Barrier:
    """Find the choice to go back to: its index in `standing`; `times` is the number of undos so far."""
    found = _search(standing, policy)
    if isinstance(found, Barrier) and not any(_is_choice(entry.event, policy.seats) for entry in standing):
        return Barrier("nothing")
    if policy.max_times is not None and times >= policy.max_times:
        return Barrier("often")
    return found


def can_undo(standing: Sequence[LogEntry], policy: UndoPolicy, times: int = 0) -> bool:
    """Return whether `last_choice` would find one: the same without the reason, for views, which ask after every move."""
    is_often = policy.max_times is not None and times >= policy.max_times
    return not is_often and isinstance(_search(standing, policy), int)


def _search(standing: Sequence[LogEntry], policy: UndoPolicy) -> int | Barrier:
    for number in reversed(range(len(standing))):
        event = standing[number].event
        if isinstance(event, Moved):
            if event.seat in policy.seats:
                return number
            if event.seat not in policy.crosses:
                return Barrier("acted", event.seat)
        elif isinstance(event, Dealt) and not policy.crosses_deals:
            return Barrier("deal")
        elif isinstance(event, Given):
            break
    return Barrier("nothing")


def _is_choice(event: Event, seats: frozenset[int]) -> bool:
    return isinstance(event, Moved) and event.seat in seats
