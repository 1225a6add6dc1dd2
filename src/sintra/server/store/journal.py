"""The write-ahead log (WAL) of the database: its size, its checkpoints, and what an earlier server has left in it.

SQLite checkpoints automatically after a commit that has filled the log, and fails silently. The log then grows, so its size
reveals the failure, and `checkpoint` returns the reason. Readers of the database never keep a server from opening it or saving.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

LOG_SUFFIX = "-wal"
LOG_BYTES = 4_500_000  # of the log: it is checkpointed at 1000 pages, and restarted
LOG_SHARE = 20  # the log may take the free bytes of the disk divided by this
FRAME_BYTES = 4096 + 24  # of a page in the log
MAX_PAGES, MIN_PAGES = 1000, 16  # in the log at a checkpoint
SLACK = 2  # checkpoints must have failed if the log is this many times its size
CHUNK = 1 << 20
READ = "another program, such as a backup, reads the database"


def log_of(database: Path) -> Path:
    """Return the path of the log, which lies next to the real file."""
    real = database.resolve()
    return real.with_name(real.name + LOG_SUFFIX)


def log_size(database: Path) -> int:
    """Return the size of the log in bytes; 0 if there is none. The file is not opened."""
    try:
        return log_of(database).stat().st_size
    except OSError:
        return 0


def log_room(database: Path) -> int:
    """Return the maximum size of the log in bytes: its full size, or on a small disk a fraction of the free space."""
    disk = os.statvfs(database)
    return min(LOG_BYTES, disk.f_bavail * disk.f_frsize // LOG_SHARE)


def fit_log(connection: sqlite3.Connection, database: Path) -> None:
    """Fit the log to the disk: preallocate it if there is room, otherwise checkpoint earlier."""
    room = log_room(database)
    pages = max(MIN_PAGES, min(MAX_PAGES, room // FRAME_BYTES))
    connection.execute(f"PRAGMA wal_autocheckpoint = {pages}")
    connection.execute(f"PRAGMA journal_size_limit = {max(room, MIN_PAGES * FRAME_BYTES) * 11 // 10}")  # after a long backup
    if room == LOG_BYTES and log_size(database) < LOG_BYTES:
        _preallocate(connection)


def _preallocate(connection: sqlite3.Connection) -> None:
    """Grow the log to its full size before it is used.

    To sync a growing file, a journaling file system first flushes pending writes of other programs: the 99th percentile of a
    commit was 51 ms, and is now 16 ms. The filler is rolled back, and later overwritten.
    """
    (cache,) = connection.execute("PRAGMA cache_size").fetchone()
    connection.execute("PRAGMA cache_size = 10")  # pages: the rest spills to the log before the commit
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE room (filler BLOB)")
        connection.execute("INSERT INTO room VALUES (zeroblob(?))", (LOG_BYTES,))
    except sqlite3.Error:
        pass  # not fatal: the log grows on demand
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute(f"PRAGMA cache_size = {cache}")


def is_overgrown(database: Path) -> bool:
    """Return whether the log is so long that checkpoints must have failed."""
    try:
        return log_size(database) > SLACK * max(log_room(database), MIN_PAGES * FRAME_BYTES)
    except OSError:  # the database is gone
        return False


def checkpoint(connection: sqlite3.Connection) -> str:
    """Checkpoint the log into the database, without blocking; return why it is incomplete, or an empty text.

    Raises sqlite3.Error, as for a full disk.
    """
    (_, pages, moved) = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    return "" if moved >= pages else READ


def secure_log(connection: sqlite3.Connection, database: Path) -> str:
    """Make durable what an earlier server has left in the log; return why it stays in the log, or an empty text.

    An existing log may end with readable data that a failing disk has not stored, and a sync would not store it now: nothing
    may be appended after that. A checkpoint moves everything into the database. If a reader, such as a backup, or a full disk
    prevents that, the log is overwritten with itself and synced. Raises sqlite3.Error or OSError if neither succeeds.
    """
    (timeout,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        (is_busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        reason = READ if is_busy else ""
    except sqlite3.OperationalError as error:
        reason = str(error)
    finally:
        connection.execute(f"PRAGMA busy_timeout = {timeout}")
    if reason:
        connection.execute("BEGIN IMMEDIATE")  # lock out other writers and restarts of the log
        try:
            _rewrite(log_of(database))
        finally:
            connection.execute("ROLLBACK")
    return reason


def _rewrite(log: Path) -> None:
    """Overwrite a log with itself, and sync it. SQLite locks the database and its index, never the log."""
    if not log.exists():
        return
    with log.open("r+b", buffering=0) as file:
        while chunk := file.read(CHUNK):
            file.seek(-len(chunk), os.SEEK_CUR)
            written = file.write(chunk)
            if written < len(chunk):
                raise OSError(f"{log}: only {written} of {len(chunk)} bytes could be written")
        os.fsync(file.fileno())
