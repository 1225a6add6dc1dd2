"""A worker: a fresh process (`spawn`) that does one task at a time, and ends with whoever started it.

While it works, a task may note where it is; when its process dies, the parent finds what was noted last.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Protocol

from sintra.errors import SintraError
from sintra.pool.failure import TaskFailed
from sintra.pool.priority import Priorities, Urgency
from sintra.pool.thinker import has_left_threads

READY = "ready"
NOWHERE = (-1, -1, -1)
KILL_SECONDS = 5.0

Note = Callable[[int, int, int], None]


class Work(Protocol):
    """What a worker can do: a value that can be pickled."""

    def run(self, note: Note, /) -> Any:
        """Do it, in the worker; `note` keeps three numbers for the parent."""
        ...


def do_nothing() -> None:
    """Prepare nothing."""


@dataclass(frozen=True, slots=True)
class Preparation:
    """What a worker does beside its tasks; functions of modules, so that they can be pickled."""

    prepare: Callable[[], None] = do_nothing  # first of all, such as imports
    warm_up: Callable[[], None] = do_nothing  # loading and compiling, before anybody waits for it
    tidy_up: Callable[[], None] = do_nothing  # last of all
    gives_way: bool = False  # to the process that started it


@dataclass(frozen=True, slots=True)
class TaskResult:
    """What came of a task."""

    answer: Any = None
    failure: TaskFailed | None = None
    is_spent: bool = False  # whether the worker should be replaced


# In the worker


def serve(pipe: Connection, place: Any, preparation: Preparation) -> None:
    """Do tasks until there are no more; the main function of a worker."""
    _leave_interrupts_to_the_parent()
    priorities = Priorities() if preparation.gives_way else None
    end_with_parent(preparation.tidy_up)
    code = 0
    try:
        preparation.prepare()
        preparation.warm_up()
        pipe.send(READY)
        while True:
            work, urgency = pipe.recv()
            pipe.send(_result(work, place) if priorities is None else priorities.run(urgency, partial(_result, work, place)))
    except (EOFError, OSError):
        pass  # the parent has gone
    except Exception:  # noqa: BLE001 - a bug: the parent sees the exit code, people the traceback
        traceback.print_exc()
        code = 1
    finally:
        preparation.tidy_up()
        os._exit(code)  # without waiting for threads that were left behind


def _leave_interrupts_to_the_parent() -> None:
    """Ignore Ctrl-C, which is for the parent; end in good order when told to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    with contextlib.suppress(AttributeError):  # not every system has masks
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _leave(*_: object) -> None:
    """Unwind: a game in progress lets go what its bots hold, such as other programs."""
    raise SystemExit


def end_with_parent(tidy_up: Callable[[], None] = do_nothing) -> None:
    """End as soon as the parent has been killed: what is being compiled takes minutes, and the next server waits beside it."""
    threading.Thread(target=_await_parent, args=(tidy_up,), name="parent", daemon=True).start()


def _await_parent(tidy_up: Callable[[], None]) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        tidy_up()
        os._exit(1)


def _result(work: Work, place: Any) -> TaskResult:
    """Do a task, or say why it cannot be done."""

    def note(*numbers: int) -> None:
        place[:] = numbers

    try:
        return TaskResult(work.run(note), is_spent=has_left_threads())
    except SintraError as error:
        return TaskResult(failure=TaskFailed(type(error).__name__, str(error)), is_spent=has_left_threads())
    except Exception as error:  # noqa: BLE001 - a bug: the parent reports it
        traceback.print_exc()
        return TaskResult(failure=TaskFailed(type(error).__name__, str(error), is_fault=True), is_spent=True)
    finally:
        place[:] = NOWHERE


# In the parent


class Worker:
    """A process, its pipe, and the place in its task."""

    def __init__(self, name: str, preparation: Preparation) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._place = context.RawArray("q", NOWHERE)
        self._process = context.Process(target=serve, args=(theirs, self._place, preparation), daemon=True, name=name)
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int | None:
        """The number of the process; None when it has ended."""
        return self._process.pid if self._process.is_alive() else None

    @property
    def place(self) -> tuple[int, int, int] | None:
        """What its task has noted last, if anything."""
        first, second, third = self._place
        return None if (first, second, third) == NOWHERE else (first, second, third)

    def await_ready(self, seconds: float | None) -> None:
        """Wait until it has warmed up; raise EOFError, OSError or TimeoutError if it never will."""
        self._receive(seconds)

    def do(self, work: Work, urgency: Urgency, seconds: float | None) -> TaskResult:
        """Have a task done; raise EOFError, OSError or TimeoutError if the worker did not do it."""
        self._pipe.send((work, urgency))
        result: TaskResult = self._receive(seconds)
        return result

    def _receive(self, seconds: float | None) -> Any:
        if not self._pipe.poll(seconds):
            raise TimeoutError
        return self._pipe.recv()

    def tell_to_end(self, grace: float) -> None:
        """Begin to end it, without waiting: in good order where there is a grace, else at once."""
        if grace:
            self._process.terminate()
        else:
            self._process.kill()

    def end(self, grace: float) -> int | None:
        """See that it has ended, and give its exit code; one that has nothing to do ends by itself."""
        self._pipe.close()
        self._process.join(grace)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(KILL_SECONDS)
        return self._process.exitcode
