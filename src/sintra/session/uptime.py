"""When the host of games was up: clocks run only then. Downtime counts for nobody.

A host that stores its runs gets the same clocks again when it folds stored events. A terminal has no such runs, and time always
counts there.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise


@dataclass(frozen=True, slots=True)
class Run:
    """A period in which the host was up, from its start to its last heartbeat, in milliseconds since 1970."""

    began: int
    ended: int


@dataclass(frozen=True, slots=True)
class _Downtime:
    """The gaps between runs, in order, and how much of them has passed at the end of each."""

    begins: tuple[int, ...] = ()
    lengths: tuple[int, ...] = ()
    passed: tuple[int, ...] = (0,)  # one more: before the first
    since: int | None = None  # when the last gap began, which has no end yet; None: the host is up

    def before(self, at: int) -> int:
        """Return how long the host was down before a moment."""
        number = bisect_left(self.begins, at)
        if not number:
            return 0
        return self.passed[number - 1] + min(at - self.begins[number - 1], self.lengths[number - 1])


class Uptime:
    """The runs of a host, shared by all its sessions; another thread may change it."""

    __slots__ = ("_down",)

    def __init__(self, runs: Sequence[Run] = (), down_since: int | None = None) -> None:
        self._down = _downtime(runs, down_since)

    def stopped_at(self) -> int | None:
        """Return the time at which clocks are stopped while the host is down; None: they run."""
        down = self._down
        return None if down.since is None else down.since - down.before(down.since)

    def pause(self, since: int) -> None:
        """Stop all clocks: the host cannot save anything, and this was its last heartbeat."""
        down = self._down
        self._down = _Downtime(down.begins, down.lengths, down.passed, since)

    def resume(self, runs: Sequence[Run]) -> None:
        """Resume all clocks; the last of the runs has just begun."""
        self._down = _downtime(runs, None)

    def counted(self, at: int) -> int:
        """Return a moment as clocks count time: without the downtime before it."""
        down = self._down
        moment = at if down.since is None else min(at, down.since)
        return moment - down.before(moment)

    def moment(self, counted: int) -> int | None:
        """Return when clocks come to this count, or came to it if all downtime had been before; None while they stand still."""
        down = self._down
        return None if down.since is not None else counted + down.passed[-1]


def _downtime(runs: Sequence[Run], since: int | None) -> _Downtime:
    gaps = [(run.ended, later.began - run.ended) for run, later in pairwise(runs) if later.began > run.ended]
    lengths = tuple(length for _, length in gaps)
    return _Downtime(tuple(began for began, _ in gaps), lengths, tuple(accumulate(lengths, initial=0)), since)
