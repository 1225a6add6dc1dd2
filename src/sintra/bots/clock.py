"""A clock for compiled searches: counts nodes, and can be stopped from outside while the search runs without the GIL.

The search sees an array of three words: it adds to NODES, and gives up when NODES reaches MOST_NODES or IS_STOPPED is set.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Self

import numpy as np

from sintra._jit import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra.bots.bot import Limit

    Control = NDArray[np.int64]

IS_STOPPED, NODES, MOST_NODES = range(3)
ENDLESS = 1 << 62
LONGEST = threading.TIMEOUT_MAX  # seconds; more than a timer can wait for is refused by it in its own thread


@kernel
def is_out_of_time(control: Control) -> bool:
    """Say whether the search must give up."""
    return bool(control[IS_STOPPED] != 0 or control[NODES] >= control[MOST_NODES])


class Clock:
    """Runs while a bot thinks: ``with clock.running(limit): ...``."""

    def __init__(self) -> None:
        self.control: Control = np.zeros(3, np.int64)
        self._timer: threading.Timer | None = None

    def running(self, limit: Limit) -> Self:
        """Set the limit; time counts from entering the block."""
        self.control[:] = 0, 0, ENDLESS if limit.nodes is None else min(limit.nodes, ENDLESS)
        self._timer = None if limit.seconds is None else threading.Timer(min(limit.seconds, LONGEST), self.stop)
        return self

    def __enter__(self) -> Self:
        if self._timer:
            self._timer.daemon = True
            self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer.join()  # one that is just going off must not stop the next search

    def stop(self) -> None:
        """Make the search give up at its next node."""
        self.control[IS_STOPPED] = 1

    @property
    def is_out(self) -> bool:
        """Whether the search has been told to give up."""
        return bool(is_out_of_time(self.control))

    @property
    def most_nodes(self) -> int:
        """The limit of nodes."""
        return int(self.control[MOST_NODES])

    @property
    def nodes(self) -> int:
        """Nodes so far."""
        return int(self.control[NODES])
