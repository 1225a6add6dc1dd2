"""Progress: a bar on a terminal, occasional lines in a log, nothing without a stream."""

from __future__ import annotations

import time
from io import StringIO

import pytest

from sintra.arena import progress
from sintra.arena.progress import Progress, duration, score_text


class Terminal(StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        """Return True."""
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that advances ten seconds on each call."""
    times = [100.0]

    def monotonic() -> float:
        times.append(times[-1] + 10)
        return times[-1]

    monkeypatch.setattr(time, "monotonic", monotonic)
    return times


@pytest.mark.usefixtures("clock")
def test_a_terminal_gets_a_bar() -> None:
    """The bar is drawn over itself, says games, score and time left, and is gone at the end."""
    stream = Terminal()
    bar = Progress(stream, total=8, done=2, _last=100.0)
    for shares in ([1.0], [1.0, 0.5], [1.0, 0.5, 0.5]):
        bar.add(2, shares)
    bar.end()
    drawn = stream.getvalue().split(progress.CLEAR_LINE)
    assert drawn[2].startswith("[##################......] 6 of 8 games, score 75.0 ± 49.0 %, 10 s left")
    assert drawn[-1] == ""
    assert "\n" not in stream.getvalue()


@pytest.mark.usefixtures("clock")
def test_a_log_gets_a_line_now_and_then() -> None:
    """Without a terminal there is a plain line every half minute, without signs that move the cursor."""
    stream = StringIO()
    bar = Progress(stream, total=100, _last=100.0)
    for _ in range(9):
        bar.add(2)
    bar.end()
    assert [line.split(",")[0] for line in stream.getvalue().splitlines()] == [f"arena: {n} of 100 games" for n in (6, 12, 18)]


def test_nobody_gets_nothing() -> None:
    """Without a stream, games are counted and nothing is written."""
    bar = Progress(None, total=4)
    bar.add(2)
    bar.end()
    assert bar.done == 2


def test_times_and_scores_are_said_as_people_do() -> None:
    """Seconds, minutes, hours; and no score before there are two blocks."""
    assert [duration(seconds) for seconds in (3, 89, 300, 7260)] == ["3 s", "89 s", "5 min", "2 h 1 min"]
    assert score_text([0.5]) == score_text([]) == ""
