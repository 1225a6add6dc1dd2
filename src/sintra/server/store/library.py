"""The SQLite library: which version is used, and whether it has the WAL-reset bug.

Versions 3.7.0 to 3.51.2 can damage a database when a second checkpoint begins right after a complete one, and another
connection commits at that instant (https://sqlite.org/wal.html). Here one thread does all commits and all checkpoints, and the
lock keeps other servers out, so only a checkpoint of another program could meet a commit.
"""

from __future__ import annotations

import logging
import sqlite3

from sintra.server.log import log_event

WAL_RESET_BUG = (3, 7, 0), (3, 51, 2)  # the first and the last version that have it
ADVICE = (
    "this SQLite has the WAL-reset bug, which needs two connections that write or checkpoint at the same instant: "
    "the server has one; let no other program write to the database, or update SQLite to 3.51.3"
)


def has_wal_reset_bug(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> bool:
    """Return whether a version of SQLite has the bug."""
    first, last = WAL_RESET_BUG
    return first <= version <= last


def log_library() -> None:
    """Log the version of SQLite, as a warning if it has the bug."""
    if has_wal_reset_bug():
        log_event("sqlite", level=logging.WARNING, version=sqlite3.sqlite_version, reason=ADVICE)
    else:
        log_event("sqlite", version=sqlite3.sqlite_version)
