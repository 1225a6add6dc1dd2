"""`sintra compact`: rewrites a stopped server's database without free pages (VACUUM), so that it shrinks by itself afterwards.

SQLite rewrites the file in one transaction, so after a crash or on a full disk it is unchanged.
"""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from sintra.server.store.failures import DatabaseRefused, Unsaved
from sintra.server.store.journal import READ
from sintra.server.store.lock import Lock
from sintra.server.store.schema import Database, describe_error, make_shrinkable

BUSY_TIMEOUT = 10.0  # busy timeout in seconds


@dataclass(frozen=True, slots=True)
class Compacted:
    """The size of the file in bytes."""

    before: int
    after: int


def compact(database: Path) -> Compacted:
    """Compact a database; raises DatabaseRefused if it is served or is not one of ours, Unsaved if it cannot be done."""
    if not database.is_file():
        raise DatabaseRefused(f"{database} does not exist, expected a database created by a server")
    before, lock = database.stat().st_size, Lock(database)
    try:
        with contextlib.closing(Database(database, BUSY_TIMEOUT).connect()) as connection:
            make_shrinkable(connection)
            connection.execute("VACUUM")
            (is_busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if is_busy:
            raise Unsaved(f"{READ}, and so the file cannot shrink yet; try again when that has ended")
    except sqlite3.Error as error:
        raise Unsaved(f"{database}: {describe_error(error)}") from error
    finally:
        lock.release()
    return Compacted(before, database.stat().st_size)
