"""What the tests of the store share: a new table with one link, and events that say where they belong."""

from __future__ import annotations

from sintra.server.store.rows import LinkRow
from sintra.server.store.store import Store

OPENING, SECRET = b'{"game":"azul"}', bytes(range(32))


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
