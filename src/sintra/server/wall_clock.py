"""The time of day, by which events, clocks of games and runs of the server are dated."""

from __future__ import annotations

import time


def clock() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
