"""Threads that share one piece of work after another, each on its own slice of the games.

Compiled work runs without the GIL. A step of a few thousand games takes a fraction of a millisecond, so what counts is how
quickly threads begin and end: two plain queues do that in half the time of an executor.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from itertools import pairwise
from queue import SimpleQueue

Work = Callable[[int, int], None]


class Crew:
    """The threads of one environment: the caller's own and others, which end when the crew is closed or forgotten."""

    def __init__(self, size: int, threads: int) -> None:
        self._size, self._threads, self._is_closed = size, threads, False
        edges = [size * thread // threads for thread in range(threads + 1)]
        self._own, *others = pairwise(edges)
        self._orders: list[SimpleQueue[Work | None]] = [SimpleQueue() for _ in others]
        self._reports: SimpleQueue[BaseException | None] = SimpleQueue()
        for orders, own in zip(self._orders, others, strict=True):
            threading.Thread(target=_serve, args=(orders, self._reports, own), daemon=True, name="sintra crew").start()

    def share(self, work: Work) -> None:
        """Do a piece of work on all slices; return when all of it is done."""
        if self._is_closed:
            raise RuntimeError("the environment is closed: make another one")
        for orders in self._orders:
            orders.put(work)
        try:
            work(*self._own)
        finally:
            errors = [self._reports.get() for _ in self._orders]
        for error in errors:
            if error is not None:
                raise error

    def close(self) -> None:
        """End the other threads; closing twice does no harm."""
        for orders in self._orders:
            orders.put(None)
        self._orders, self._is_closed = [], True

    def __reduce__(self) -> tuple[type[Crew], tuple[int, int]]:
        """Copy and pickle it as a crew with threads of its own."""
        return Crew, (self._size, self._threads)

    def __del__(self) -> None:
        self.close()


def _serve(orders: SimpleQueue[Work | None], reports: SimpleQueue[BaseException | None], own: tuple[int, int]) -> None:
    """Work as ordered until the order is to go; report every end, and what went wrong."""
    while (work := orders.get()) is not None:
        try:
            work(*own)
        except BaseException as error:  # noqa: BLE001 - it is raised again by whoever ordered the work
            reports.put(error)
        else:
            reports.put(None)
        del work  # a waiting thread must not keep the environment alive
