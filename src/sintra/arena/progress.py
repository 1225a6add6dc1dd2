"""Progress of a match: a progress bar on a terminal, an occasional line elsewhere, or nothing."""

from __future__ import annotations

import math
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TextIO

import numpy as np

BAR_WIDTH = 24
REDRAW_SECONDS = 0.2
LINE_SECONDS = 30.0
Z = 1.96
CLEAR_LINE = "\r\x1b[K"


@dataclass(slots=True)
class Progress:
    """Writes to a stream, or nowhere."""

    stream: TextIO | None
    total: int  # games
    done: int = 0  # games played, those of earlier runs included
    _last: float = field(default_factory=time.monotonic)
    _first: float = 0.0  # when the first block was finished: the time before that is warm-up
    _played: int = 0  # since then

    @property
    def _is_terminal(self) -> bool:
        return self.stream is not None and self.stream.isatty()

    def add(self, games: int, shares: Collection[float] = ()) -> None:
        """Count finished games; shares are those of the first bot by block, as far as known."""
        self.done += games
        now = time.monotonic()
        self._first, self._played = (self._first, self._played + games) if self._first else (now, 0)
        if now - self._last >= (REDRAW_SECONDS if self._is_terminal else LINE_SECONDS):
            self._last = now
            self._write(f"{self._bar()} {self.done} of {self.total} games{score_text(shares)}{self._time_left(now)}")

    def end(self) -> None:
        """Clear the progress bar."""
        if self._is_terminal and self.stream:
            self.stream.write(CLEAR_LINE)
            self.stream.flush()

    def _write(self, text: str) -> None:
        if self.stream is not None:
            self.stream.write(f"{CLEAR_LINE}{text}" if self._is_terminal else f"{text}\n")
            self.stream.flush()

    def _bar(self) -> str:
        if not self._is_terminal:
            return "arena:"
        full = min(BAR_WIDTH, BAR_WIDTH * self.done // max(1, self.total))
        return "[" + "#" * full + "." * (BAR_WIDTH - full) + "]"

    def _time_left(self, now: float) -> str:
        if not self._played:
            return ""
        seconds = (now - self._first) / self._played * max(0, self.total - self.done)
        return f", {duration(seconds)} left"


def score_text(shares: Collection[float]) -> str:
    """Format the score so far with an approximate interval."""
    if len(shares) < 2:  # noqa: PLR2004 - one block has no spread
        return ""
    values = np.fromiter(shares, np.float64)
    mean, margin = float(values.mean()), Z * float(values.std(ddof=1)) / math.sqrt(len(values))
    return f", score {100 * mean:.1f} ± {100 * margin:.1f} %"


def duration(seconds: float) -> str:
    """Format a duration, rounded."""
    if seconds < 90:  # noqa: PLR2004 - as people say it
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"  # noqa: PLR2004 - as people say it
