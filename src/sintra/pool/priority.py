"""Who goes first: among tasks that wait for a worker, and among the processes of a machine.

Everybody at a table waits for its bots, so they give way only a little; what a person has asked for gives way to nothing.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from typing import Any

NICENESS = 5  # of bots' moves: on a busy machine a third of what others get. At 19 it was a hundredth, and games stood still


class Urgency(IntEnum):
    """How urgent a task is; those with the lower number are begun first, equals in the order of their asking."""

    PERSON = 0  # a person has asked and waits
    BOT = 1


class Priorities:
    """Runs the tasks of a worker that gives way: those of bots here, those of persons in a thread that does not.

    The thread must be started before: on Linux each thread has a niceness of its own, and none may take it back.
    """

    def __init__(self) -> None:
        self._person = ThreadPoolExecutor(1, "person", _give_way, (0,))
        self._person.submit(os.getpid).result()
        _give_way(NICENESS)

    def run(self, urgency: Urgency, work: Callable[[], Any]) -> Any:
        """Do a task as urgently as it is; this sets the priority of every task of a worker."""
        return self._person.submit(work).result() if urgency == Urgency.PERSON else work()


def _give_way(niceness: int) -> None:
    """Let others go first. Niceness alone is not enough: one move in a hundred waited 100 ms for bots just woken."""
    with contextlib.suppress(OSError, AttributeError):  # not every system has these
        os.nice(niceness)
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
