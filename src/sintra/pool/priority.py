"""Priorities: the urgency of queued tasks, and the niceness of worker processes.

Everybody at a table waits for its bots, so their priority is only slightly lower; what a person waits for has full priority,
and so has what takes a few milliseconds: beside long thoughts, and at a lower priority, it would take a second.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from typing import Any

NICENESS = 5  # of bots' moves: a third of the CPU share of others on a busy machine. At 19 it was a hundredth: starvation


class Urgency(IntEnum):
    """The lane of a task in the queue: lower ones first, see `fair_queue`."""

    QUICK = 0  # so short that nobody notices having waited for it
    PERSON = 1  # a person waits for it
    BOT = 2
    LONG = 3  # so long that nothing else should have to wait for it


class Priorities:
    """Runs the tasks of a nice worker: those of bots at lower priority, urgent ones in a thread of normal priority.

    The thread must be started first: on Linux niceness is per thread, and cannot be lowered again.
    """

    def __init__(self) -> None:
        self._urgent = ThreadPoolExecutor(1, "urgent", _lower_priority, (0,))
        self._urgent.submit(os.getpid).result()
        _lower_priority(NICENESS)

    def run(self, urgency: Urgency, work: Callable[[], Any]) -> Any:
        """Run a task at the priority of its urgency."""
        return self._urgent.submit(work).result() if urgency <= Urgency.PERSON else work()


def _lower_priority(niceness: int) -> None:
    """Lower the priority. Niceness alone is not enough: 1 % of moves waited 100 ms for bots that had just woken."""
    with contextlib.suppress(OSError, AttributeError):  # not every system has these
        os.nice(niceness)
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
