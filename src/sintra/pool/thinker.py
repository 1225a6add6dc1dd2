"""A thread in which bots think: one that raises, stalls or does not stop harms nobody else.

At the deadline a bot is told to stop; if it still does not answer, it has failed, and its thread is left behind: Python cannot
end a thread, so a process with such threads should be replaced.
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

REPEAT_STOP = 0.02  # seconds between two calls of a bot's `stop`

_LEFT: list[threading.Thread] = []


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of letting a bot think."""

    answer: Any
    seconds: float
    error: BaseException | None = None  # what it raised instead of answering
    is_late: bool = False  # whether it answered only after it was told to stop


class Call:
    """One thing to think about. `is_going_on` turns false just before `done` is told."""

    __slots__ = ("_busy", "_done", "_work", "is_going_on")

    def __init__(self, work: Callable[[], Any], done: Callable[[Thought], None]) -> None:
        self._work = work
        self._done = done
        self._busy = threading.Lock()  # held to the end; an Event would cost more than all the rest
        self._busy.acquire()
        self.is_going_on = True

    def run(self) -> None:
        """Think, and tell what came of it."""
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
        """Call `stop` until the bot has answered: it may have missed a call that came before it had begun."""
        while self._busy.locked():
            stop()
            if self._busy.acquire(timeout=REPEAT_STOP):
                self._busy.release()


class Thinker:
    """A thread in which bots think, one call after another; use it as a block, which ends the thread."""

    def __init__(self) -> None:
        self._calls: queue.SimpleQueue[Call | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sintra-bot", daemon=True)
        self._is_stalled = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the thread, or leave it behind where a bot has stalled."""
        self._calls.put(None)
        if self._is_stalled:
            _LEFT.append(self._thread)
        elif self._thread.ident is not None:
            self._thread.join()

    def begin(self, work: Callable[[], Any], done: Callable[[Thought], None]) -> Call:
        """Let a bot think, and go on at once; `done` is called in the thread."""
        call = Call(work, done)
        self._calls.put(call)
        if self._thread.ident is None:
            self._thread.start()
        return call

    def ask(self, work: Callable[[], Any], stop: Callable[[], None], deadline: float, grace: float) -> Thought:
        """Wait for an answer; raise `BotFailed` when there is none."""
        done: queue.SimpleQueue[Thought] = queue.SimpleQueue()
        self._is_stalled = True  # until it has answered
        self.begin(work, done.put)
        try:
            thought = done.get(timeout=deadline)
        except queue.Empty:
            thought = _late(done, stop, deadline, grace)
        self._is_stalled = False
        if thought.error is not None:
            raise BotFailed(reason_of(thought.error)) from thought.error
        return thought

    def _run(self) -> None:
        while call := self._calls.get():
            call.run()
            del call  # an idle thread holds nothing


def _late(done: queue.SimpleQueue[Thought], stop: Callable[[], None], deadline: float, grace: float) -> Thought:
    """Tell a bot to stop, and wait a little longer."""
    threading.Thread(target=_stop, args=(stop,), daemon=True).start()  # stopping may stall as well
    try:
        return replace(done.get(timeout=grace), is_late=True)
    except queue.Empty:
        raise BotFailed(f"{STALLED}: {deadline + grace:g} seconds have passed, and it was told to stop") from None


def _stop(stop: Callable[[], None]) -> None:
    with contextlib.suppress(Exception):  # whatever it raises, it has not answered, and loses for that
        stop()


def has_left_threads() -> bool:
    """Say whether bots that were left behind are still thinking in this process."""
    return any(thread.is_alive() for thread in _LEFT)
