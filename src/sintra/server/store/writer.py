"""The single writer thread: it drains its queue, saves the batch in one transaction, and answers once that is on disk.

While one transaction is being written the next batch queues up (group commit), so a slow disk means larger transactions, not
more of them. A change that conflicts fails alone; a transaction that fails on disk is rolled back as a whole, and then the
server counts as down until one succeeds: no clock of a game runs meanwhile. Chores, such as pruning, have transactions of their
own between those of players.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from bisect import bisect_left
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from sintra.server.store import journal, statements
from sintra.server.store.failures import DatabaseRefused, Unsaved
from sintra.server.store.jobs import T, Work, WriteJob, answer, attempt_batch
from sintra.server.store.rows import Append
from sintra.server.store.schema import RUNS, Database, begin, commit, describe_error, has_runs, is_temporary
from sintra.server.wall_clock import clock
from sintra.session.uptime import Run, Uptime

BATCH_BOUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # of `Counters.batches`; the last count is for larger ones
MAX_PASSED = 20  # batches of players that may overtake a chore


@dataclass(frozen=True, slots=True)
class Counters:
    """Statistics of the writer since it started, and its queue length."""

    commits: int = 0  # transactions on disk
    changes: int = 0  # saved creations and appends
    events: int = 0  # saved events
    refused: int = 0  # changes that failed alone, as by a conflict
    failures: int = 0  # transactions that were rolled back
    unsaved: int = 0  # changes that failed with Unsaved
    seconds: float = 0.0  # spent in transactions, from begin to commit
    slowest: float = 0.0  # the longest transaction, in seconds
    batches: tuple[int, ...] = (0,) * (len(BATCH_BOUNDS) + 1)  # transactions by their number of changes, see BATCH_BOUNDS
    waiting: int = 0  # changes in the queue
    last_failure: str = ""  # why a transaction failed; empty once one has succeeded
    checkpoint_failures: int = 0  # checkpoints that left something in the log
    checkpoint_failure: str = ""  # why the last one did; empty once one has succeeded


class Writer:
    """The thread, its connection and its queue; if the database cannot be written yet, it retries."""

    def __init__(self, database: Database, max_queue: int, uptime: Uptime) -> None:
        self._database = database
        self._max_queue = max_queue
        self._uptime = uptime
        self._run: Run | None = None  # since when it can save; None: it cannot
        self.commit: Callable[[sqlite3.Connection], None] = commit  # a seam: tests inject disk failures here
        self._connection: sqlite3.Connection | None = None
        self._jobs: list[WriteJob] = []
        self._chores: deque[WriteJob] = deque()
        self._passed = 0  # batches since the first chore was queued
        self._change = threading.Condition()
        self._is_closing = False
        self._counters = Counters()
        self._begin()
        self._thread = threading.Thread(target=self._work, name="sintra-writer", daemon=True)
        self._thread.start()

    def _begin(self) -> None:
        """Begin a run; raise errors that are not transient."""
        try:
            self._transact([])
        except (sqlite3.Error, OSError) as error:
            if isinstance(error, sqlite3.Error) and not is_temporary(error):
                self._disconnect()
                raise
            self._uptime.pause(self._database.read(_last_sign))
            self._give_up([], _reason(error))

    async def write(self, work: Work[T], events: int = 0, append: Append | None = None) -> T:
        """Queue a change and wait until it is on disk. Raises what the change raises, or Unsaved."""
        job = WriteJob.here(work, events, append)
        with self._change:
            self._check_open()
            if len(self._jobs) >= self._max_queue:
                self._count(unsaved=1)
                raise Unsaved(f"too busy, {len(self._jobs)} changes wait for the disk already")
            self._jobs.append(job)
            self._change.notify()
        result: T = await job.future
        return result

    async def tend(self, chore: Work[T]) -> T:
        """Run a chore, which has its own transactions, when no write is queued; raises Unsaved. It should be short."""
        job = WriteJob.here(chore, is_chore=True)
        with self._change:
            self._check_open()
            self._chores.append(job)
            self._change.notify()
        result: T = await job.future
        return result

    async def beat(self) -> None:
        """Save a heartbeat."""
        await self.write(self._beat)

    def _beat(self, connection: sqlite3.Connection) -> None:
        if self._run is not None:
            statements.beat(connection, self._run.began, clock())

    async def checkpoint(self) -> None:
        """Checkpoint between two transactions; the counters say whether something stays in the log, and why."""
        await self.tend(self._checkpoint)

    def _checkpoint(self, connection: sqlite3.Connection) -> None:
        try:
            self._note_checkpoint(journal.checkpoint(connection))
        except sqlite3.Error as error:
            self._note_checkpoint(describe_error(error))

    def counters(self) -> Counters:
        """Return a snapshot of the statistics."""
        with self._change:
            return replace(self._counters, waiting=len(self._jobs))

    def close(self) -> None:
        """Save what is queued and a last heartbeat, stop the thread and close the connection."""
        with self._change:
            self._is_closing = True
            self._change.notify()
        self._thread.join()

    def _check_open(self) -> None:
        if self._is_closing:
            raise Unsaved("the store is closed")

    # The thread

    def _work(self) -> None:
        while batch := self._take():
            if batch[0].is_chore:
                self._do_chore(batch[0])
            else:
                self._save(batch)
            answer(batch)
        for chore in self._chores:
            chore.error = Unsaved("the store is closed")
        answer([*self._chores])
        self._end_run()
        self._disconnect()

    def _take(self) -> list[WriteJob]:
        """Wait for changes and drain the queue, or take one chore if none waits; return an empty batch when closing."""
        with self._change:
            while not (self._jobs or self._chores or self._is_closing):
                self._change.wait()
            is_chores_turn = not self._jobs or self._passed >= MAX_PASSED
            if self._chores and is_chores_turn and not self._is_closing:
                self._passed = 0
                return [self._chores.popleft()]
            self._passed += bool(self._chores)
            batch, self._jobs = self._jobs, []
        return batch

    def _save(self, batch: list[WriteJob]) -> None:
        """Save a batch, and store result or error in each job."""
        started = time.perf_counter()
        try:
            self._transact(batch)
        except Exception as error:  # noqa: BLE001 - the only writer must survive any error
            self._give_up(batch, _reason(error))
        else:
            self._count_saved(batch, time.perf_counter() - started)

    def _transact(self, batch: list[WriteJob]) -> None:
        connection = self._connect()
        begin(connection)
        runs = self._begin_run(connection) if self._run is None else []
        attempt_batch(connection, batch)
        self.commit(connection)
        if runs:
            self._run = runs[-1]
            self._uptime.resume(runs)
            with contextlib.suppress(sqlite3.Error, OSError):  # the batch is saved all the same
                journal.fit_log(connection, self._database.path)

    def _begin_run(self, connection: sqlite3.Connection) -> list[Run]:
        connection.execute(RUNS)
        return statements.begin_run(connection, clock())

    def _connect(self) -> sqlite3.Connection:
        if not self._database.is_in_place():
            raise sqlite3.OperationalError(f"{self._database.path} is gone or was replaced; restore it, or restart")
        if self._connection is None:
            self._connection = self._database.connect()
            self._note_checkpoint(self._database.left_in_log)
        return self._connection

    def _do_chore(self, job: WriteJob) -> None:
        """Run a chore; whatever it leaves unfinished is rolled back."""
        try:
            job.result = job.work(self._connect())
        except (sqlite3.Error, OSError, DatabaseRefused) as error:
            job.error = Unsaved(_reason(error))
        except Exception as error:  # noqa: BLE001 - the only writer must survive any error
            job.error = error
        self._roll_back()

    def _give_up(self, batch: list[WriteJob], reason: str) -> None:
        """Roll back a failed transaction; from now on the server counts as down.

        The connection is kept: it knows that its last writes are void and overwrites them. A new one would find them in the
        log, take them for committed, and append later transactions after something that may not be on disk.
        """
        if self._run is not None:
            self._run = None
            self._uptime.pause(clock())
        self._roll_back()
        for job in batch:
            job.error = Unsaved(reason)
        with self._change:
            self._count(failures=1, unsaved=len(batch))
            self._counters = replace(self._counters, last_failure=reason)

    def _roll_back(self) -> None:
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._disconnect()

    def _end_run(self) -> None:
        """Save when the server stopped; if that fails, its last heartbeat must suffice."""
        if self._run is not None and self._connection is not None:
            with contextlib.suppress(Exception):
                begin(self._connection)
                self._beat(self._connection)
                self.commit(self._connection)

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    # Statistics

    def _count_saved(self, batch: list[WriteJob], seconds: float) -> None:
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

    def _note_checkpoint(self, reason: str) -> None:
        with self._change:
            self._count(checkpoint_failures=bool(reason))
            self._counters = replace(self._counters, checkpoint_failure=reason)

    def _count(self, **more: int) -> None:
        """Add to counters; only while `_change` is held."""
        values: dict[str, Any] = {name: getattr(self._counters, name) + value for name, value in more.items()}
        self._counters = replace(self._counters, **values)


def _last_sign(connection: sqlite3.Connection) -> int:
    """Return when a server was last known to be up."""
    found = statements.last_sign(connection) if has_runs(connection) else statements.last_change(connection)
    return clock() if found is None else found


def _reason(error: Exception) -> str:
    """Describe why something was not saved."""
    if isinstance(error, sqlite3.Error):
        return describe_error(error)
    return (error.strerror if isinstance(error, OSError) else "") or str(error) or type(error).__name__
