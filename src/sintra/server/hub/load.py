"""The load of the server: more moves than it can answer soon are refused at once, with the time after which to try again.

So many may be in progress at a time. Whoever comes then is told within the same turn of the event loop, before anything is
read, decided or shown for them; sitting down and looking at a table are never refused here. The limit adapts to the machine: it
falls while even the fastest move takes long, which means that all of them wait in a queue, and rises while they are fast.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager

from sintra.server.log import log_event
from sintra.server.metrics import Metrics
from sintra.server.wire.refused import Refused

BOUNDS = 16, 256  # of the limit
TARGET = 0.05  # seconds: if the fastest move takes longer, there are too many
PERIOD = 0.1  # seconds between two changes of the limit
FALL, RISE = 0.8, 1.125  # factors of a change
REPORT_AFTER = 30.0  # seconds without overload before it is logged again


class Load:
    """How many moves are in progress, and how many may be."""

    def __init__(self, metrics: Metrics, bounds: tuple[int, int] = BOUNDS, now: Callable[[], float] = time.monotonic) -> None:
        self._metrics = metrics
        self._bounds, self._now = bounds, now
        self._limit = float(bounds[1])
        self._running = 0
        self._fastest = math.inf  # in this period
        self._ends = now() + PERIOD  # when the period ends
        self._reported = -math.inf  # when a move was refused last

    @property
    def running(self) -> int:
        """The number of moves in progress."""
        return self._running

    @property
    def limit(self) -> int:
        """How many may be in progress."""
        return int(self._limit)

    def check(self) -> None:
        """Refuse anything that can wait, if there are too many moves in progress."""
        if self._running >= self.limit:
            self._metrics.shed.inc()
            self._report()
            raise Refused.busy()

    @contextmanager
    def moving(self) -> Generator[None]:
        """Count a move while it is in progress, or refuse it."""
        self.check()
        begun = self._now()
        self._running += 1
        try:
            yield
            self._fastest = min(self._fastest, self._now() - begun)  # one that the table refuses is no measure
        finally:
            self._running -= 1
            if self._now() >= self._ends:
                self._adapt()

    def _adapt(self) -> None:
        """Change the limit after a period; one in which no move has ended says nothing."""
        if self._fastest < math.inf:
            changed = self._limit * FALL if self._fastest > TARGET else self._limit * RISE
            least, most = self._bounds
            self._limit = min(most, max(least, changed))
        self._fastest, self._ends = math.inf, self._now() + PERIOD

    def _report(self) -> None:
        """Log that moves are refused, when it begins."""
        if self._now() - self._reported > REPORT_AFTER:
            log_event("overloaded", level=logging.WARNING, moves=self._running, limit=self.limit)
        self._reported = self._now()
