"""A clock for compiled searches: counts nodes, and can be stopped from outside while the search runs without the GIL.

The search sees an array of three words: it adds to NODES, and aborts when NODES reaches MAX_NODES or IS_STOPPED is set.
"""

from __future__ import annotations

import threading
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Self

import numpy as np

from sintra._jit import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra.bots.bot import Limit

    Control = NDArray[np.int64]

IS_STOPPED, NODES, MAX_NODES = range(3)
UNLIMITED = 1 << 62
MAX_SECONDS = threading.TIMEOUT_MAX  # what a timer accepts; it would reject more in its own thread


@kernel
def is_out_of_time(control: Control) -> bool:
    """Return whether the search must abort: stopped, or out of nodes."""
    return bool(control[IS_STOPPED] != 0 or control[NODES] >= control[MAX_NODES])


class Clock:
    """Runs while a bot thinks: ``with clock.running(limit): ...``."""

    def __init__(self) -> None:
        self.control: Control = np.zeros(3, np.int64)
        self._timer: threading.Timer | None = None
        self._part: Clock | None = None

    def running(self, limit: Limit) -> Self:
        """Set the limit; time counts from entering the block."""
        self.control[:] = 0, 0, UNLIMITED if limit.nodes is None else min(limit.nodes, UNLIMITED)
        self._timer = None if limit.seconds is None else threading.Timer(min(limit.seconds, MAX_SECONDS), self.stop)
        return self

    def __enter__(self) -> Self:
        if self._timer:
            self._timer.daemon = True
            self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer.join()  # one that is just firing must not stop the next search

    @contextmanager
    def part(self, nodes: int) -> Generator[Clock]:
        """Lend a clock to one of several searches: it has at most so many of the nodes left, and a stop reaches it."""
        part = self._part = self._part or Clock()
        part.control[:] = 0, 0, max(0, min(nodes, self.max_nodes - self.nodes))
        if self.control[IS_STOPPED]:  # looked at after the reset, because `stop` sets this one first
            part.stop()
        try:
            yield part
        finally:
            self.control[NODES] += part.control[NODES]

    def stop(self) -> None:
        """Make the search abort at its next node."""
        self.control[IS_STOPPED] = 1
        if self._part:
            self._part.stop()

    @property
    def is_expired(self) -> bool:
        """Whether the search must abort."""
        return bool(is_out_of_time(self.control))

    @property
    def max_nodes(self) -> int:
        """The node limit."""
        return int(self.control[MAX_NODES])

    @property
    def nodes(self) -> int:
        """Nodes so far."""
        return int(self.control[NODES])
