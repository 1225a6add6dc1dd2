"""Limits: token buckets for whatever has a key, and a count of what is open at the same time. Nothing here knows the time."""

from __future__ import annotations

from collections import Counter, OrderedDict

from sintra.server.settings import Rate

MOST_KEYS = 50_000  # beyond that the keys not seen for longest are forgotten: they have long filled up again


class Bucket:
    """Fills up with time; everything that happens takes one token out of it."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = rate.at_once
        self._at = now

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Take tokens, if there are enough."""
        filled = self._tokens + max(0.0, now - self._at) * self._rate.each_second
        self._tokens, self._at = min(self._rate.at_once, filled), now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True


class Buckets:
    """A bucket for each key, such as an address."""

    def __init__(self, rate: Rate, most: int = MOST_KEYS) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float) -> bool:
        """Take a token of a key's bucket, if there is one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)


class Places:
    """So many for each key at the same time, and so many altogether."""

    def __init__(self, each: int, altogether: int) -> None:
        self._each = each
        self._altogether = altogether
        self._taken: Counter[str] = Counter()
        self.number = 0

    def take(self, key: str) -> bool:
        """Take a place, if there is one."""
        if self.number >= self._altogether or self._taken[key] >= self._each:
            return False
        self._taken[key] += 1
        self.number += 1
        return True

    def give_back(self, key: str) -> None:
        """Give a place back."""
        self.number -= 1
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]
