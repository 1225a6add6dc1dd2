"""Queued changes: each runs in a savepoint of the writer's transaction, many appends share a statement; answered after it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from sintra.server.store import statements
from sintra.server.store.rows import Append

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

APPENDS_PER_STATEMENT = 200  # appends in one statement
JOB_ERRORS = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError)


@dataclass(slots=True, eq=False)
class WriteJob:
    """A queued change, and the future of its caller."""

    work: Work[Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    events: int = 0
    append: Append | None = None  # set if the work is a plain append
    is_chore: bool = False  # it is run outside of a transaction
    result: Any = None
    error: Exception | None = None

    @classmethod
    def here(cls, work: Work[Any], events: int = 0, append: Append | None = None, *, is_chore: bool = False) -> Self:
        """Make a job for a caller in the running event loop."""
        loop = asyncio.get_running_loop()
        return cls(work, loop, loop.create_future(), events, append, is_chore)

    def answer(self) -> None:
        """Resolve the future, unless it was canceled."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def attempt_batch(connection: sqlite3.Connection, batch: list[WriteJob]) -> None:
    """Run all jobs within a transaction; each gets its result or its own error. An error of the database is raised."""
    appends, others = _split(batch)
    for first in range(0, len(appends), APPENDS_PER_STATEMENT):
        _attempt_all(connection, appends[first : first + APPENDS_PER_STATEMENT])
    for job in others:
        _attempt(connection, job)


def _split(batch: list[WriteJob]) -> tuple[list[WriteJob], list[WriteJob]]:
    """Split a batch into appends to distinct tables, which can share a statement, and jobs to run one by one in order."""
    tables = Counter(job.append.table for job in batch if job.append is not None and job.append.events)
    is_plain = len(batch) == sum(tables.values())  # creations and prunings may be about the same tables
    appends = [job for job in batch if is_plain and job.append is not None and tables[job.append.table] == 1]
    return appends, [job for job in batch if job not in appends] if len(appends) < len(batch) else []


def _attempt_all(connection: sqlite3.Connection, jobs: list[WriteJob]) -> None:
    """Run many appends in one statement; if one fails, roll back to the savepoint and fall back to one by one."""
    connection.execute("SAVEPOINT jobs")
    try:
        is_done = statements.append_all(connection, [job.append for job in jobs if job.append is not None])
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, JOB_ERRORS):
            raise
        is_done = False
    if not is_done:
        connection.execute("ROLLBACK TO SAVEPOINT jobs")
    connection.execute("RELEASE SAVEPOINT jobs")
    if not is_done:
        for job in jobs:
            _attempt(connection, job)


def _attempt(connection: sqlite3.Connection, job: WriteJob) -> None:
    """Run one job in a savepoint; its own error rolls back only that, an error of the database fails the transaction."""
    connection.execute("SAVEPOINT job")
    try:
        job.result = job.work(connection)
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, JOB_ERRORS):
            raise
        connection.execute("ROLLBACK TO SAVEPOINT job")
        job.error = error
    connection.execute("RELEASE SAVEPOINT job")


def answer(batch: list[WriteJob]) -> None:
    """Resolve all futures, with one call per event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[WriteJob]] = {}
    for job in batch:
        loops.setdefault(job.loop, []).append(job)
    for loop, jobs in loops.items():
        with contextlib.suppress(RuntimeError):  # the event loop is closed
            loop.call_soon_threadsafe(_answer_all, jobs)


def _answer_all(jobs: list[WriteJob]) -> None:
    for job in jobs:
        job.answer()
