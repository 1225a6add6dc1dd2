"""Background chores: old tables are pruned and the file is shrunk, in steps so small that no move waits long.

Each step is its own transaction, run when no write of a player is queued, and checkpointed before the next one, so that no
checkpoint takes much longer than a commit. Proportional pauses leave most of the disk's time to players.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time

from sintra.server.store import statements
from sintra.server.store.jobs import T, Work
from sintra.server.store.schema import begin
from sintra.server.store.writer import Writer

TABLES_PER_STEP = 4
PAGES_PER_STEP = 16
PAUSE = 3.0  # the pause, as a multiple of the duration of a step
MAX_FREE = 0.05  # share of the file's pages that may stay free, for the next tables


async def prune(writer: Writer, before: int) -> int:
    """Delete the tables that have not changed since `before`, with their links; return their number."""
    pruned = 0

    def prune_some(connection: sqlite3.Connection) -> int:
        begin(connection)
        count = statements.prune(connection, before, TABLES_PER_STEP)
        writer.commit(connection)
        return count

    while count := await _paced(writer, prune_some):
        pruned += count
    return pruned


async def shrink(writer: Writer) -> int:
    """Return free pages to the disk, except for a few; return how many bytes. A file that cannot shrink is left unchanged."""
    returned = 0
    while size := await _paced(writer, _shrink_some):
        returned += size
    return returned


def _shrink_some(connection: sqlite3.Connection) -> int:
    """Move the last pages into free ones, and truncate the file (incremental vacuum)."""
    (before,) = connection.execute("PRAGMA page_count").fetchone()
    (free,) = connection.execute("PRAGMA freelist_count").fetchone()
    if free <= MAX_FREE * before + PAGES_PER_STEP:
        return 0
    connection.execute(f"PRAGMA incremental_vacuum({PAGES_PER_STEP})").fetchall()  # one row for each page
    (after,) = connection.execute("PRAGMA page_count").fetchone()
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    return int((before - after) * size)


async def _paced(writer: Writer, step: Work[T]) -> T:
    """Run a step and a checkpoint when no write is queued, then pause."""
    seconds = 0.0

    def timed(connection: sqlite3.Connection) -> T:
        nonlocal seconds
        started = time.perf_counter()
        try:
            return step(connection)
        finally:
            seconds = time.perf_counter() - started

    result = await writer.tend(timed)
    if result:
        await writer.checkpoint()
        await asyncio.sleep(PAUSE * seconds)
    return result
