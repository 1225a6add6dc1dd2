"""The lock that reserves a database for one server process; the system releases it when the process ends, even by a crash.

It is two locks, and neither locks out backups and other readers:

- On one byte of the database itself, which SQLite never locks: a lock belongs to the file, not to its name, so a symbolic link,
  a hard link or a deleted lock file lets no second server in. POSIX record locks would not do, because they vanish when any
  descriptor of the file is closed, as SQLite does all the time; `flock` would not, because BSDs let it collide with SQLite's
  own locks. An open file description lock stays until its descriptor is closed. A child process would inherit it, and so hold
  it after its parent was killed: the descriptor is closed in every fork, and by every exec.
- On a lock file next to the database, which names the process that serves it, and keeps a second server out if the database was
  replaced by another one. It is the only lock on systems without open file description locks, such as macOS.

A lease, a row with an expiry, would keep a server out for a while after a crash of the first, and let a second in while the
first is suspended.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import struct
import threading
from collections.abc import Callable, Hashable
from pathlib import Path

from sintra.server.store.failures import DatabaseRefused
from sintra.server.store.journal import LOG_SUFFIX

LOCK_SUFFIX = ".lock"
PRIVATE = 0o600
LOCK_BYTE = 0x40000000 + 512  # right after the bytes that SQLite locks, in a page that never holds data
IS_FULL = {errno.ENOSPC, errno.EDQUOT}

_held: dict[Hashable, Lock] = {}  # by what they lock: this process must neither lock nor close it twice
_guard = threading.Lock()


class Lock:
    """An exclusive lock on a database, held until `release`; raises DatabaseRefused if another server has it."""

    def __init__(self, database: Path) -> None:
        self._real = database.resolve()
        self._beside = self._real.with_name(self._real.name + LOCK_SUFFIX)
        self._files: list[int] = []
        with _guard:
            self._check_own(database)
            try:
                self._lock(database)
            except BaseException:
                self._close()
                raise
            self._keys: tuple[Hashable, ...] = (self._beside, *_identity(self._real))
            _held.update(dict.fromkeys(self._keys, self))

    def release(self) -> None:
        """Release the lock; the lock file stays, because deleting it would race with the next owner."""
        with _guard:
            if _held.get(self._beside) is self:
                for key in self._keys:
                    del _held[key]
                self._close()

    def _check_own(self, database: Path) -> None:
        if self._beside in _held or any(key in _held for key in _identity(self._real)):
            raise DatabaseRefused(f"{database} is already served by this process, expected another database")

    def _lock(self, database: Path) -> None:
        beside = self._open(self._beside, f"{database} cannot be locked", "; expected a folder that can be written to")
        file = self._open(self._real, f"{database} cannot be opened")
        is_free = (file is None or _lock_byte(file)) and (beside is None or _lock_file(beside))
        if not is_free:
            raise DatabaseRefused(
                f"{database} is served by another process, {_owner(beside)}; stop that first, or serve another database"
            )
        check_names(self._real, database)
        if beside is not None:
            with contextlib.suppress(OSError):  # a full disk
                os.ftruncate(beside, 0)
                os.pwrite(beside, f"{os.getpid()}\n".encode("ascii"), 0)

    def _open(self, path: Path, refusal: str, expected: str = "") -> int | None:
        """Open a file; None if the disk has no room for a new one: then the other lock must suffice."""
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        except OSError as error:
            if error.errno in IS_FULL:
                return None
            raise DatabaseRefused(f"{refusal}: {error.strerror or error}{expected}") from error
        self._files.append(file)
        return file

    def _close(self) -> None:
        while self._files:
            os.close(self._files.pop())

    @staticmethod
    def forsake() -> None:
        """Close all descriptors in a forked child, where no other thread runs."""
        for lock in _held.values():
            lock._close()  # noqa: SLF001 - of this class
        _held.clear()


os.register_at_fork(after_in_child=Lock.forsake)


def check_names(real: Path, database: Path) -> None:
    """Reject a hard link while the log lies next to another name: SQLite would not find it, and lose its contents."""
    with contextlib.suppress(OSError):  # of a folder that cannot be listed, or a file that does not exist
        for other in real.parent.iterdir() if real.stat().st_nlink > 1 else ():
            log = other.with_name(other.name + LOG_SUFFIX)
            if other != real and log.is_file() and log.stat().st_size and other.samefile(real):
                raise DatabaseRefused(f"{database} is a hard link, and the log of the database is {log}; expected {other}")


def _identity(real: Path) -> tuple[Hashable, ...]:
    """Return what all names of a file have in common; nothing if it does not exist."""
    try:
        found = real.stat()
    except OSError:
        return ()
    return ((found.st_dev, found.st_ino),)


def _lock_byte(file: int) -> bool:
    """Lock the byte of a database; return False if another process holds it."""
    if not hasattr(fcntl, "F_OFD_SETLK"):
        return True
    wanted = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, LOCK_BYTE, 1, 0)
    return _is_locked(lambda: fcntl.fcntl(file, fcntl.F_OFD_SETLK, wanted))


def _lock_file(file: int) -> bool:
    """Lock the lock file of a database; return False if another process holds it."""
    return _is_locked(lambda: fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB))


def _is_locked(lock: Callable[[], object]) -> bool:
    try:
        lock()
    except OSError as error:
        if error.errno in {errno.EACCES, errno.EAGAIN}:
            return False
        raise
    return True


def _owner(beside: int | None) -> str:
    """Return the process that serves a database, from its lock file."""
    return (os.read(beside, 20).decode("ascii", "replace").strip() if beside is not None else "") or "unknown"
