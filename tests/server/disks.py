"""What cannot be saved to, for the tests: a small disk that is full, a limit where none can be mounted, a locked database."""

from __future__ import annotations

import contextlib
import resource
import sqlite3
import subprocess
from collections.abc import Generator
from pathlib import Path

SMALL = 3 << 20  # bytes
FILLER = "filler"


@contextlib.contextmanager
def mounted(folder: Path, size: int = SMALL) -> Generator[Path | None]:
    """Mount a small file system, with its own blocks; None where this is not allowed."""
    disk = folder / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(disk)]
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except FileNotFoundError:
        yield None
        return
    try:
        yield None if done.returncode else disk
    finally:
        if not done.returncode:
            subprocess.run(["umount", "-l", str(disk)], check=True)


@contextlib.contextmanager
def filled(disk: Path) -> Generator[None]:
    """Fill a disk to the last byte, as other programs do, and free it again."""
    with (disk / FILLER).open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(4096)):
            pass
    try:
        yield
    finally:
        (disk / FILLER).unlink()


@contextlib.contextmanager
def limited(size: int) -> Generator[None]:
    """Limit the file size of this process, which fails as a full disk does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextlib.contextmanager
def locked(path: Path) -> Generator[None]:
    """Lock the database as another program that writes does."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()
