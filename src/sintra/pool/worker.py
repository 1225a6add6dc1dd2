"""A worker: a fresh process (`spawn`) that runs one task at a time, and exits with its parent.

A running task may note its progress; when its process dies, the parent can read the last note.
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
from sintra.pool.thinker import has_abandoned_threads

READY = "ready"
NO_PLACE = (-1, -1, -1)
KILL_TIMEOUT = 5.0

Note = Callable[[int, int, int], None]


class Work(Protocol):
    """A task for a worker; must be picklable."""

    def run(self, note: Note, /) -> Any:
        """Run it in the worker; `note` stores three numbers for the parent."""
        ...


def do_nothing() -> None:
    """The default for callbacks."""


@dataclass(frozen=True, slots=True)
class Preparation:
    """Setup and cleanup of a worker; module-level functions, so that they can be pickled."""

    prepare: Callable[[], None] = do_nothing  # first, such as imports
    warm_up: Callable[[], None] = do_nothing  # load and compile before the first task
    clean_up: Callable[[], None] = do_nothing  # last
    is_nice: bool = False  # whether it runs at lower priority than its parent


@dataclass(frozen=True, slots=True)
class TaskResult:
    """The result of a task."""

    answer: Any = None
    failure: TaskFailed | None = None
    must_restart: bool = False  # whether the worker should be replaced


# In the worker


def serve(pipe: Connection, place: Any, preparation: Preparation) -> None:
    """Run tasks until the pipe is closed; the main function of a worker."""
    _set_signal_handlers()
    priorities = Priorities() if preparation.is_nice else None
    end_with_parent(preparation.clean_up)
    code = 0
    try:
        preparation.prepare()
        preparation.warm_up()
        pipe.send(READY)
        while True:
            work, urgency = pipe.recv()
            pipe.send(_result(work, place) if priorities is None else priorities.run(urgency, partial(_result, work, place)))
    except (EOFError, OSError):
        pass  # the parent is gone
    except Exception:  # noqa: BLE001 - a bug: the parent sees the exit code, people the traceback
        traceback.print_exc()
        code = 1
    finally:
        preparation.clean_up()
        os._exit(code)  # without waiting for abandoned threads


def _set_signal_handlers() -> None:
    """Ignore Ctrl-C, which the parent handles; exit gracefully on SIGTERM."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _on_terminate)
    with contextlib.suppress(AttributeError):  # not every system has masks
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _on_terminate(*_: object) -> None:
    """Unwind the stack, so that a running game releases the resources of its bots."""
    raise SystemExit


def end_with_parent(clean_up: Callable[[], None] = do_nothing) -> None:
    """Exit when the parent is killed: a compilation may run for minutes, and would slow down the next server."""
    threading.Thread(target=_await_parent, args=(clean_up,), name="parent", daemon=True).start()


def _await_parent(clean_up: Callable[[], None]) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        clean_up()
        os._exit(1)


def _result(work: Work, place: Any) -> TaskResult:
    """Run a task, and return its result or failure."""

    def note(*numbers: int) -> None:
        place[:] = numbers

    try:
        return TaskResult(work.run(note), must_restart=has_abandoned_threads())
    except SintraError as error:
        return TaskResult(failure=TaskFailed(type(error).__name__, str(error)), must_restart=has_abandoned_threads())
    except Exception as error:  # noqa: BLE001 - a bug: the parent reports it
        traceback.print_exc()
        return TaskResult(failure=TaskFailed(type(error).__name__, str(error), is_fault=True), must_restart=True)
    finally:
        place[:] = NO_PLACE


# In the parent


class Worker:
    """A process, its pipe, and the progress of its task."""

    def __init__(self, name: str, preparation: Preparation) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._place = context.RawArray("q", NO_PLACE)
        self._process = context.Process(target=serve, args=(theirs, self._place, preparation), daemon=True, name=name)
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int | None:
        """The process id; None when it has ended."""
        return self._process.pid if self._process.is_alive() else None

    @property
    def place(self) -> tuple[int, int, int] | None:
        """The last note of its task, if any."""
        first, second, third = self._place
        return None if (first, second, third) == NO_PLACE else (first, second, third)

    def await_ready(self, seconds: float | None) -> None:
        """Wait until it has warmed up; raise EOFError, OSError or TimeoutError if it fails to."""
        self._receive(seconds)

    def do(self, work: Work, urgency: Urgency, seconds: float | None) -> TaskResult:
        """Run a task; raise EOFError, OSError or TimeoutError if the worker died or timed out."""
        self._pipe.send((work, urgency))
        result: TaskResult = self._receive(seconds)
        return result

    def _receive(self, seconds: float | None) -> Any:
        if not self._pipe.poll(seconds):
            raise TimeoutError
        return self._pipe.recv()

    def request_stop(self, grace: float) -> None:
        """Signal it to stop, without waiting: SIGTERM if there is a grace period, else SIGKILL."""
        if grace:
            self._process.terminate()
        else:
            self._process.kill()

    def end(self, grace: float) -> int | None:
        """Wait for it to exit, kill it after the grace period, and return its exit code; an idle worker exits by itself."""
        self._pipe.close()
        self._process.join(grace)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(KILL_TIMEOUT)
        return self._process.exitcode
