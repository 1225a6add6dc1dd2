"""A queue for several consumers that nobody can fill for others: items wait in lanes, and in a lane their owners take turns.

The lowest lane goes first, but no lane is passed over for ever: after `MAX_PASSED` items of others it has a turn.
"""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from typing import Generic, TypeVar

MAX_PASSED = 8  # items that are taken from other lanes while one waits, before it has a turn

Item = TypeVar("Item")


class Lane(Generic[Item]):
    """The items of one lane: a queue for each owner, in the order of their turns."""

    __slots__ = ("_queues", "passed")

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[Item]] = OrderedDict()
        self.passed = 0  # items of other lanes that were taken since one of this lane was

    def __bool__(self) -> bool:
        return bool(self._queues)

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def put(self, owner: str, item: Item) -> None:
        """Append an item to the queue of its owner; a new owner has the last turn."""
        self._queues.setdefault(owner, deque()).append(item)

    def take(self) -> Item:
        """Take the oldest item of the owner whose turn it is; that owner then has the last turn."""
        owner, queue = self._queues.popitem(last=False)
        item = queue.popleft()
        if queue:
            self._queues[owner] = queue
        self.passed = 0
        return item


class FairQueue(Generic[Item]):
    """The lanes; safe in all threads."""

    def __init__(self, lanes: int) -> None:
        self._lanes = [Lane[Item]() for _ in range(lanes)]
        self._change = threading.Condition()
        self._is_closed = False

    def __len__(self) -> int:
        with self._change:
            return sum(map(len, self._lanes))

    def put(self, item: Item, lane: int, owner: str = "") -> bool:
        """Queue an item; return False if the queue is closed."""
        with self._change:
            if not self._is_closed:
                self._lanes[lane].put(owner, item)
                self._change.notify_all()  # not everybody takes from every lane
            return not self._is_closed

    def get(self, lanes: int | None = None) -> Item | None:
        """Wait for an item of the first so many lanes and take it, by default of all; None when the queue is closed."""
        with self._change:
            while not self._is_closed:
                waiting = [lane for lane in self._lanes[:lanes] if lane]
                if waiting:
                    return _take(waiting)
                self._change.wait()
            return None

    def close(self) -> list[Item]:
        """Return what is left, and wake whoever waits."""
        with self._change:
            self._is_closed = True
            self._change.notify_all()
            return [lane.take() for lane in self._lanes for _ in range(len(lane))]


def _take(waiting: list[Lane[Item]]) -> Item:
    """Take from the first lane, or from the one that was passed over too often."""
    chosen = max(waiting, key=lambda lane: lane.passed)
    if chosen.passed < MAX_PASSED:
        chosen = waiting[0]
    for lane in waiting:
        lane.passed += 1
    return chosen.take()
