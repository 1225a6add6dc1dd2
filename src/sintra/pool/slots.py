"""Concurrency limits by key, such as an address."""

from __future__ import annotations

from collections import Counter


class Slots:
    """A concurrency limit: so many slots per key, and so many in total."""

    def __init__(self, per_key: int, total: int) -> None:
        self._per_key = per_key
        self._total = total
        self._taken: Counter[str] = Counter()
        self.in_use = 0

    def acquire(self, key: str) -> bool:
        """Take a slot; return False if none is free."""
        if self.in_use >= self._total or self._taken[key] >= self._per_key:
            return False
        self._taken[key] += 1
        self.in_use += 1
        return True

    def release(self, key: str) -> None:
        """Free a slot."""
        self.in_use -= 1
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]
