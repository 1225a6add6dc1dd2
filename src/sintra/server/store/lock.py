"""The lock that keeps a database for one server process; the system lets go of it when the process ends, however it ends.

It is a lock of the system (POSIX) on a file beside the database, so backups and other readers are not kept out. Such a lock
belongs to the process alone: a child that bots think in does not inherit it, and so cannot keep it after its parent was killed.
It would also let one process in twice, which the list `_held` is for.
"""

from __future__ import annotations

import fcntl
import os
import threading
from pathlib import Path

from sintra.server.store.failures import DatabaseRefused

LOCK_SUFFIX = ".lock"
PRIVATE = 0o600

_held: set[Path] = set()
_guard = threading.Lock()


class Lock:
    """The right to serve a database, from now until `release`; raises DatabaseRefused if another server has it."""

    def __init__(self, database: Path) -> None:
        real = database.resolve()  # one database may have several names
        self._path = real.with_name(real.name + LOCK_SUFFIX)
        with _guard:
            if self._path in _held:
                raise DatabaseRefused(f"{database} is served by this process already, expected a database of its own")
            self._file = _lock(self._path, database)
            _held.add(self._path)

    def release(self) -> None:
        """Let others serve the database; the file stays, because deleting it could take it from the next owner."""
        with _guard:
            if self._path in _held:
                _held.remove(self._path)
                os.close(self._file)


def _lock(path: Path, database: Path) -> int:
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
    except OSError as error:
        reason = error.strerror or error
        raise DatabaseRefused(f"{database} cannot be locked: {reason}; expected a folder that can be written to") from error
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        owner = os.read(file, 20).decode("ascii", "replace").strip() or "unknown"
        os.close(file)
        raise DatabaseRefused(
            f"{database} is served by another process, {owner}; stop that first, or serve another database"
        ) from error
    os.ftruncate(file, 0)
    os.pwrite(file, f"{os.getpid()}\n".encode("ascii"), 0)
    return file
