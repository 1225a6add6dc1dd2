"""A thread in which bots think, isolated from bots that raise, stall or do not stop.

At the deadline a bot is told to stop; if it still does not answer, it has failed, and its thread is abandoned: Python cannot
kill a thread, so a process with such threads should be replaced.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Self

from sintra.errors import STALLED
from sintra.pool.failure import BotFailed, reason_of

STOP_INTERVAL = 0.02  # seconds between calls of a bot's `stop`

_ABANDONED: list[threading.Thread] = []


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of letting a bot think."""

    answer: Any
    seconds: float
    error: BaseException | None = None  # what it raised
    is_late: bool = False  # whether it answered only after the deadline


class Call:
    """One task for a bot. `is_going_on` becomes false just before `done` is called."""

    __slots__ = ("_busy", "_done", "_work", "is_going_on")

    def __init__(self, work: Callable[[], Any], done: Callable[[Thought], None]) -> None:
        self._work = work
        self._done = done
        self._busy = threading.Lock()  # held until done; an Event would cost more than all the rest
        self._busy.acquire()
        self.is_going_on = True

    def run(self) -> None:
        """Run the task, and report the result to `done`."""
        answer, error, begin = None, None, time.perf_counter()
        try:
            answer = self._work()
        except BaseException as raised:  # noqa: BLE001 - a bot that raises SystemExit has failed as well
            error = raised
        self.is_going_on = False
        try:
            self._done(Thought(answer, time.perf_counter() - begin, error))
        finally:
            self._busy.release()

    def finish(self, stop: Callable[[], None]) -> None:
        """Call `stop` until the bot has answered: it may have missed a call before it began."""
        while self._busy.locked():
            stop()
            if self._busy.acquire(timeout=STOP_INTERVAL):
                self._busy.release()


class Thinker:
    """A thread that runs calls one after another; as a context manager it ends the thread."""

    def __init__(self) -> None:
        self._calls: queue.SimpleQueue[Call | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sintra-bot", daemon=True)
        self._is_stalled = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the thread, or abandon it if a bot has stalled."""
        self._calls.put(None)
        if self._is_stalled:
            _ABANDONED.append(self._thread)
        elif self._thread.ident is not None:
            self._thread.join()

    def begin(self, work: Callable[[], Any], done: Callable[[Thought], None]) -> Call:
        """Start a call and return immediately; `done` is called in the thread."""
        call = Call(work, done)
        self._calls.put(call)
        if self._thread.ident is None:
            self._thread.start()
        return call

    def ask(self, work: Callable[[], Any], stop: Callable[[], None], deadline: float, grace: float) -> Thought:
        """Run a call and wait for the answer; raise `BotFailed` when it fails or times out."""
        done: queue.SimpleQueue[Thought] = queue.SimpleQueue()
        self._is_stalled = True  # until it has answered
        self.begin(work, done.put)
        try:
            thought = done.get(timeout=deadline)
        except queue.Empty:
            thought = _stop_and_wait(done, stop, deadline, grace)
        self._is_stalled = False
        if thought.error is not None:
            raise BotFailed(reason_of(thought.error)) from thought.error
        return thought

    def _run(self) -> None:
        while call := self._calls.get():
            call.run()
            del call  # an idle thread must hold no references


def _stop_and_wait(done: queue.SimpleQueue[Thought], stop: Callable[[], None], deadline: float, grace: float) -> Thought:
    """Tell a bot to stop, and wait for the grace period."""
    threading.Thread(target=_stop, args=(stop,), daemon=True).start()  # stopping may stall as well
    try:
        return replace(done.get(timeout=grace), is_late=True)
    except queue.Empty:
        raise BotFailed(f"{STALLED}: {deadline + grace:g} seconds have passed, and it was told to stop") from None


def _stop(stop: Callable[[], None]) -> None:
    with contextlib.suppress(Exception):  # whatever it raises, it has not answered, which is the failure
        stop()


def has_abandoned_threads() -> bool:
    """Return whether abandoned threads are still running in this process."""
    return any(thread.is_alive() for thread in _ABANDONED)
