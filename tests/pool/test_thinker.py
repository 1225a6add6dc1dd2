"""A thread in which bots think: whatever a bot does, the caller gets an answer or a reason in time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from sintra.errors import ProgramError
from sintra.pool.failure import MAX_SHOWN, BotFailed, shown
from sintra.pool.thinker import Thinker, Thought, has_abandoned_threads
from sintra.pool.worker import do_nothing
from tests.bots.programs import is_true_soon


@pytest.fixture(autouse=True)
def _forget_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ignore threads that other tests have abandoned."""
    monkeypatch.setattr("sintra.pool.thinker._ABANDONED", [])


def _raise(error: BaseException) -> Any:
    raise error


def test_an_answer_comes_back_with_its_time() -> None:
    """What the work returns is the answer, in the order of asking, all in one thread."""
    with Thinker() as thinker:
        first = thinker.ask(threading.get_ident, do_nothing, 5, 1)
        second = thinker.ask(threading.get_ident, do_nothing, 5, 1)
    assert first.answer == second.answer != threading.get_ident()
    assert first.seconds >= 0
    assert not first.is_late


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (RuntimeError("lost"), "error: RuntimeError: lost"),
        (SystemExit(3), "error: SystemExit: 3"),
        (ProgramError("it is silent", "no move in time"), "no move in time: it is silent"),
        (ValueError("x" * 500), f"error: ValueError: {'x' * (MAX_SHOWN - 1)}…"),
    ],
)
def test_a_bot_that_raises_has_failed_with_the_reason(error: BaseException, reason: str) -> None:
    """Whatever is raised becomes `BotFailed`, short enough to be read, and the thread goes on."""
    with Thinker() as thinker:
        with pytest.raises(BotFailed) as failed:
            thinker.ask(lambda: _raise(error), do_nothing, 5, 1)
        assert str(failed.value) == reason
        assert thinker.ask(lambda: 7, do_nothing, 5, 1).answer == 7
    assert not has_abandoned_threads()


def test_a_bot_that_stops_when_told_is_late() -> None:
    """At the deadline `stop` is called, and what comes then counts."""
    told = threading.Event()
    with Thinker() as thinker:
        thought = thinker.ask(lambda: told.wait(30), told.set, 0.01, 30)
    assert thought.is_late
    assert thought.answer is True


@pytest.mark.parametrize(
    "stop", [do_nothing, lambda: time.sleep(1), lambda: _raise(RuntimeError())], ids=["deaf", "slow", "raising"]
)
def test_a_bot_that_does_not_stop_has_failed_and_is_left_behind(stop: Callable[[], None]) -> None:
    """The caller waits for deadline and grace only, whatever `stop` does; the thread counts as abandoned until it ends."""
    freed = threading.Event()
    begun = time.monotonic()
    with pytest.raises(BotFailed, match=r"no move in time: 0\.04 seconds have passed"), Thinker() as thinker:
        thinker.ask(freed.wait, stop, 0.02, 0.02)
    assert time.monotonic() - begun < 30
    assert has_abandoned_threads()
    freed.set()
    assert is_true_soon(lambda: not has_abandoned_threads())


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next() -> None:
    """Each call has its own answer."""
    freed = threading.Event()
    with Thinker() as thinker:
        with pytest.raises(BotFailed):
            thinker.ask(freed.wait, do_nothing, 0.01, 0.01)
        freed.set()
        assert thinker.ask(lambda: "mine", do_nothing, 30, 1).answer == "mine"


def test_a_call_that_is_begun_tells_when_it_is_done() -> None:
    """`begin` returns at once, `done` reports the end, and `finish` ends it early."""
    thoughts: list[Thought] = []
    told = threading.Event()
    calls = 0

    def stop() -> None:
        nonlocal calls
        calls += 1
        if calls > 1:  # deaf to the first
            told.set()

    with Thinker() as thinker:
        call = thinker.begin(lambda: told.wait(60), thoughts.append)
        assert call.is_going_on
        call.finish(stop)
        assert not call.is_going_on
        assert [thought.answer for thought in thoughts] == [True]
        call.finish(lambda: _raise(AssertionError("there is nothing to stop")))


def test_an_answer_that_cannot_be_shown_is_shown_all_the_same() -> None:
    """A bot's answer may raise even in repr()."""

    class Shy:
        def __repr__(self) -> str:
            raise RuntimeError

    assert shown(Shy()) == "a Shy that cannot be shown"
