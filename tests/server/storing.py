"""What the tests of the store share: a new table with one link, events that say where they belong, and servers of their own."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

from sintra.server.store.rows import LinkRow
from sintra.server.store.store import Store

OPENING, SECRET = b'{"game":"azul"}', bytes(range(32))
SERVE = """
import pathlib, sys
from sintra.server.store.store import Store
store = Store(pathlib.Path(sys.argv[1]))
print("serving", flush=True)
sys.stdin.read()
"""
WRITE = """
import asyncio, pathlib, sys
from sintra.server.store.store import Store
async def write():
    store = Store(pathlib.Path(sys.argv[1]))
    await store.create("t1", b"", b"", [], 0)
    await store.append("t1", 1, [b"one", b"two"], 0)
    print("saved", flush=True)
    sys.stdin.read()
asyncio.run(write())
"""


def token(table: str) -> bytes:
    """The hash of the link of a table, as long as a real one."""
    return table.encode().ljust(32, b".")


def event(table: str, sequence: int) -> bytes:
    """An event that says which one it is."""
    return f"{table} {sequence}".encode()


def events(table: str, first: int, count: int) -> list[bytes]:
    """Several events in a row."""
    return [event(table, sequence) for sequence in range(first, first + count)]


async def create(store: Store, table: str, at: int = 1000) -> None:
    """Make a table with one link for seat 0."""
    await store.create(table, OPENING, SECRET, [LinkRow(token(table), table, "[0]")], at)


async def append(store: Store, table: str, first: int, count: int = 1) -> None:
    """Append events at a time that follows from their place."""
    await store.append(table, first, events(table, first, count), 1000 + first)


async def stored(store: Store, table: str) -> list[bytes]:
    """The events of a table that must exist."""
    found = await store.load(table)
    assert found is not None
    return list(found.events)


def serve(path: Path, script: str = SERVE) -> subprocess.Popen[str]:
    """Start another process that serves a database."""
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-c", script, str(path)], stdin=pipe, stdout=pipe, stderr=nothing, text=True)


def line(process: subprocess.Popen[str]) -> str:
    """The next line that a process prints."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


def end(process: subprocess.Popen[str]) -> None:
    """Kill a process with SIGKILL."""
    process.send_signal(signal.SIGKILL)
    process.communicate()


def open_and_close(path: Path) -> None:
    """Open a store and close it again."""

    async def story() -> None:
        await Store(path).close()

    asyncio.run(story())
