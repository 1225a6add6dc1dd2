"""The one thread that writes: it takes everything that waits, saves it in one transaction, and answers when that is on disk.

While the disk is busy with one transaction the next changes gather, so a slow disk means larger transactions, not more of them.
A change that conflicts fails alone, a transaction that the disk refuses as a whole and without a trace; the next is tried anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from sintra.server.store import statements
from sintra.server.store.failures import Unsaved
from sintra.server.store.rows import Append
from sintra.server.store.schema import Database, begin, commit, in_words, make_room

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

AT_ONCE = 200  # appends in one statement
BATCH_BOUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # of `Counters.batches`; the last count is for larger ones
ITS_OWN_FAULT = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError)


@dataclass(frozen=True, slots=True)
class Counters:
    """What the writer has done since it began, and what waits."""

    commits: int = 0  # transactions on disk
    changes: int = 0  # saved creations, appends and prunings
    events: int = 0  # saved events
    refused: int = 0  # changes that failed alone, as by a conflict
    failures: int = 0  # transactions that the disk refused
    unsaved: int = 0  # changes that were answered with Unsaved
    seconds: float = 0.0  # spent in transactions, from their begin to their end on disk
    slowest: float = 0.0  # the longest of them, in seconds
    batches: tuple[int, ...] = (0,) * (len(BATCH_BOUNDS) + 1)  # transactions by their number of changes, see BATCH_BOUNDS
    waiting: int = 0  # changes that nobody has begun to save
    last_failure: str = ""  # why a transaction failed; empty once one has succeeded


@dataclass(slots=True, eq=False)
class _WriteJob:
    """A change that waits, and who waits for it."""

    work: Work[Any]
    events: int
    append: Append | None  # what the work is, where it is that and nothing else
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = field(default=None)

    def answer(self) -> None:
        """Tell who waits, unless nobody does any more."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """The thread, its connection and its queue."""

    def __init__(self, database: Database, longest_queue: int) -> None:
        self._database = database
        self._longest_queue = longest_queue
        self.commit: Callable[[sqlite3.Connection], None] = commit  # the place where tests let a disk fail
        self._connection: sqlite3.Connection | None = None
        self._jobs: list[_WriteJob] = []
        self._change = threading.Condition()
        self._is_closing = False
        self._counters = Counters()
        self._thread = threading.Thread(target=self._run, name="sintra-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work[T], events: int = 0, append: Append | None = None) -> T:
        """Have a change saved; returns when it is on disk. Raises what the change raises, or Unsaved."""
        loop = asyncio.get_running_loop()
        job = _WriteJob(work, events, append, loop, loop.create_future())
        with self._change:
            if self._is_closing:
                raise Unsaved("the store is closed")
            if len(self._jobs) >= self._longest_queue:
                self._count(unsaved=1)
                raise Unsaved(f"too busy, {len(self._jobs)} changes wait for the disk already")
            self._jobs.append(job)
            self._change.notify()
        result: T = await job.future
        return result

    def counters(self) -> Counters:
        """Give the figures of this moment."""
        with self._change:
            return replace(self._counters, waiting=len(self._jobs))

    def close(self) -> None:
        """Save what waits, end the thread and close the connection."""
        with self._change:
            self._is_closing = True
            self._change.notify()
        self._thread.join()

    def _run(self) -> None:
        while batch := self._take():
            self._save(batch)
            _answer(batch)
        self._disconnect()

    def _take(self) -> list[_WriteJob]:
        """Take everything that waits, and wait until there is something; nothing when it is time to end."""
        with self._change:
            while not self._jobs and not self._is_closing:
                self._change.wait()
            batch, self._jobs = self._jobs, []
        return batch

    def _save(self, batch: list[_WriteJob]) -> None:
        """Save a batch and leave in each job how it ended."""
        started = time.perf_counter()
        try:
            self._transact(batch)
        except sqlite3.Error as error:
            self._give_up(batch, in_words(error))
        except Exception as error:  # noqa: BLE001 - the only writer must outlive whatever comes
            self._give_up(batch, str(error) or type(error).__name__)
        else:
            self._count_saved(batch, time.perf_counter() - started)

    def _transact(self, batch: list[_WriteJob]) -> None:
        if not self._database.is_in_place():
            raise sqlite3.OperationalError(f"{self._database.path} is gone or was replaced; put it back, or start again")
        if self._connection is None:
            self._connection = self._database.connect()
            make_room(self._connection)
        begin(self._connection)
        appends, others = _parted(batch)
        for first in range(0, len(appends), AT_ONCE):
            _attempt_all(self._connection, appends[first : first + AT_ONCE])
        for job in others:
            _attempt(self._connection, job)
        self.commit(self._connection)

    def _give_up(self, batch: list[_WriteJob], reason: str) -> None:
        """Undo a transaction that failed.

        The connection stays: it knows that what it wrote last does not count and writes over it. A new one would find that in
        the log, take it for saved, and put later transactions behind something that the disk may not have.
        """
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._disconnect()
        for job in batch:
            job.error = Unsaved(reason)
        with self._change:
            self._count(failures=1, unsaved=len(batch))
            self._counters = replace(self._counters, last_failure=reason)

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _count_saved(self, batch: list[_WriteJob], seconds: float) -> None:
        saved = [job for job in batch if job.error is None]
        batches = list(self._counters.batches)
        batches[bisect_left(BATCH_BOUNDS, len(batch))] += 1
        with self._change:
            self._count(commits=1, changes=len(saved), events=sum(job.events for job in saved), refused=len(batch) - len(saved))
            self._counters = replace(
                self._counters,
                seconds=self._counters.seconds + seconds,
                slowest=max(self._counters.slowest, seconds),
                batches=tuple(batches),
                last_failure="",
            )

    def _count(self, **more: int) -> None:
        """Add to counters; only while `_change` is held."""
        values: dict[str, Any] = {name: getattr(self._counters, name) + value for name, value in more.items()}
        self._counters = replace(self._counters, **values)


def _parted(batch: list[_WriteJob]) -> tuple[list[_WriteJob], list[_WriteJob]]:
    """Part the events of tables that only get events, once each, from all that is to be done one by one in its order."""
    tables = Counter(job.append.table for job in batch if job.append is not None and job.append.events)
    is_plain = len(batch) == sum(tables.values())  # creations and prunings may be about the same tables
    appends = [job for job in batch if is_plain and job.append is not None and tables[job.append.table] == 1]
    return appends, [job for job in batch if job not in appends] if len(appends) < len(batch) else []


def _attempt_all(connection: sqlite3.Connection, jobs: list[_WriteJob]) -> None:
    """Make many changes within the transaction at once; if one of them fails, undo them and make them one by one."""
    connection.execute("SAVEPOINT jobs")
    try:
        is_done = statements.append_all(connection, [job.append for job in jobs if job.append is not None])
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, ITS_OWN_FAULT):
            raise
        is_done = False
    if not is_done:
        connection.execute("ROLLBACK TO SAVEPOINT jobs")
    connection.execute("RELEASE SAVEPOINT jobs")
    if not is_done:
        for job in jobs:
            _attempt(connection, job)


def _attempt(connection: sqlite3.Connection, job: _WriteJob) -> None:
    """Make one change within the transaction, or undo it alone; an error of the database itself is everybody's."""
    connection.execute("SAVEPOINT job")
    try:
        job.result = job.work(connection)
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, ITS_OWN_FAULT):
            raise
        connection.execute("ROLLBACK TO SAVEPOINT job")
        job.error = error
    connection.execute("RELEASE SAVEPOINT job")


def _answer(batch: list[_WriteJob]) -> None:
    """Wake all who wait, with one call for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[_WriteJob]] = {}
    for job in batch:
        loops.setdefault(job.loop, []).append(job)
    for loop, jobs in loops.items():
        with contextlib.suppress(RuntimeError):  # a loop that has ended waits for nothing
            loop.call_soon_threadsafe(_answer_all, jobs)


def _answer_all(jobs: list[_WriteJob]) -> None:
    for job in jobs:
        job.answer()
