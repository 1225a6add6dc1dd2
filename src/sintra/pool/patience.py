"""Timeouts of a bot: when it stalls, when it is told to stop, and the grace period after that."""

from __future__ import annotations

import math
import threading
from dataclasses import dataclass

from sintra.errors import OptionError

DEFAULT_STALL = 60.0  # seconds per move without a time limit
MAX_GRACE = 10.0  # seconds between being told to stop and losing
MAX_WAIT = threading.TIMEOUT_MAX / 2  # seconds; the system cannot wait longer


@dataclass(frozen=True, slots=True)
class Patience:
    """The timeouts of a bot, in seconds."""

    stall: float = DEFAULT_STALL

    def __post_init__(self) -> None:
        if not 0 < self.stall < math.inf:
            raise OptionError(f"a bot stalls after {self.stall} seconds, expected a number above 0")

    @property
    def grace(self) -> float:
        """The grace period between being told to stop and losing."""
        return min(self.stall, MAX_GRACE)

    def deadline(self, seconds: float | None) -> float:
        """Return the seconds after which a bot is told to stop: generous, because a machine may be busy."""
        return min(self.stall if seconds is None else 2 * seconds + self.grace, MAX_WAIT)
