"""Rate limits: token buckets by key. The caller passes the time."""

from __future__ import annotations

import math
from collections import OrderedDict

from sintra.server.settings import Rate

MAX_KEYS = 50_000  # beyond that the least recently used are evicted: their buckets are long full again


class TokenBucket:
    """A token bucket: refills over time, and every action takes a token."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._at = now

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Take tokens; return False if there are not enough."""
        return self.reserve(now, tokens) == 0.0

    def reserve(self, now: float, tokens: float = 1.0, patience: float = 0.0) -> float:
        """Return the seconds until there are enough tokens, and take them in advance unless that is longer than `patience`."""
        filled = self._tokens + max(0.0, now - self._at) * self._rate.per_second
        self._tokens, self._at = min(self._rate.burst, filled), now
        lacking = tokens - self._tokens
        wait = 0.0 if lacking <= 0 else lacking / self._rate.per_second if self._rate.per_second else math.inf
        if wait <= patience:
            self._tokens -= tokens
        return wait


class TokenBuckets:
    """A token bucket per key, such as an address."""

    def __init__(self, rate: Rate, max_keys: int = MAX_KEYS) -> None:
        self._rate = rate
        self._max_keys = max_keys
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float) -> bool:
        """Take a token from a key's bucket; return False if it is empty."""
        return self.reserve(key, now) == 0.0

    def reserve(self, key: str, now: float, tokens: float = 1.0, patience: float = 0.0) -> float:
        """Do the same as a bucket's `reserve`."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._rate, now)
            if len(self._buckets) > self._max_keys:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.reserve(now, tokens, patience)
