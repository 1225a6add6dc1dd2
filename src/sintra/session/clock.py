"""The clock: how long each seat may still think, computed from the times of events alone. A GameClock is a value."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

MS = 1000


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How long each person may think."""

    seconds: int  # in all
    increment: int = 0  # seconds added after each choice


@dataclass(frozen=True, slots=True)
class GameClock:
    """Milliseconds of each seat. Only the clock of the seat to act runs, and only for persons; bots have no clock."""

    left: tuple[int, ...]  # when the turn began
    given: tuple[int, ...]  # added for choices so far
    began: int  # when the turn began, in milliseconds, as all times here: of an `Uptime`
    increment: int

    @classmethod
    def start(cls, control: TimeControl, seats: int, now: int) -> Self:
        """Start the clock of the first seat."""
        return cls((control.seconds * MS,) * seats, (0,) * seats, now, control.increment * MS)

    def runs_out(self, seat: int) -> int:
        """Return when the time of a seat runs out, if it acts now."""
        return self.began + self.left[seat]

    def left_at(self, seat: int, now: int) -> int:
        """Return the time that the acting seat has left."""
        return max(0, self.left[seat] - self._used(now))

    def moved(self, seat: int, at: int, *, is_choice: bool) -> Self:
        """Stop the clock of a seat that has moved; it gets the increment unless the move was forced."""
        more = self.increment if is_choice else 0
        left = self.left_at(seat, at) + more
        given = _with(self.given, seat, self.given[seat] + more)
        return type(self)(_with(self.left, seat, left), given, max(at, self.began), self.increment)

    def idle(self, at: int) -> Self:
        """Skip the time that a bot took."""
        return replace(self, began=max(at, self.began))

    def undone(self, seat: int, then: GameClock, at: int, *, is_running: bool) -> Self:
        """Go back to a choice of a seat: others get their time back, it gets none back and loses its increments since."""
        used = self._used(at) if is_running else 0
        left = self.left[seat] - used - (self.given[seat] - then.given[seat])
        return replace(self, left=_with(then.left, seat, left), given=then.given, began=max(at, self.began))

    def _used(self, at: int) -> int:
        return max(0, at - self.began)


def _with(numbers: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return (*numbers[:seat], number, *numbers[seat + 1 :])
