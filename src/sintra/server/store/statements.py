"""The SQL statements of the store, each within a transaction of the caller. Portable to PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from sintra.server.store.failures import Conflict
from sintra.server.store.rows import Append, Creation, LinkRow, OpenTable, StoredTable
from sintra.session.uptime import Run


def create(connection: sqlite3.Connection, creation: Creation) -> None:
    """Insert a table with its links, and the events of another table that are saved with it."""
    if any(link.table != creation.table for link in creation.links):
        raise ValueError(f"a link that is created with table {creation.table} names another table, expected this one")
    if len({link.token_hash for link in creation.links}) < len(creation.links):
        raise ValueError(f"two links of table {creation.table} have the same token, expected one for each")
    if (sequence := _sequence(connection, creation.table)) is not None:
        raise Conflict(creation.table, sequence, "it exists already, expected a new name")
    row = (creation.table, creation.opening, creation.secret, creation.at, creation.at, 0, creation.wake_at)
    connection.execute(
        "INSERT INTO tables (table_id, opening, secret, created_at, changed_at, sequence, wake_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        row,
    )
    connection.executemany(
        "INSERT INTO links (token_hash, table_id, seats) VALUES (?, ?, ?)",
        [(link.token_hash, link.table, link.seats) for link in creation.links],
    )
    if creation.also is not None:
        append(connection, creation.also)


def append(connection: sqlite3.Connection, new: Append) -> None:
    """Insert events right after the last one of the table."""
    last = _sequence(connection, new.table)
    if last is None:
        raise Conflict(new.table, 0, "there is no such table")
    if new.first != last + 1:
        raise Conflict(new.table, last, f"event {new.first} cannot follow event {last}, expected {last + 1}")
    if not new.events:
        raise ValueError(f"no events for table {new.table}, expected at least one")
    connection.executemany(
        "INSERT INTO events (table_id, sequence, body) VALUES (?, ?, ?)",
        [(new.table, sequence, body) for sequence, body in enumerate(new.events, new.first)],
    )
    connection.execute(
        "UPDATE tables SET sequence = ?, changed_at = ?, wake_at = ? WHERE table_id = ?",
        (last + len(new.events), new.at, new.wake_at, new.table),
    )


def append_all(connection: sqlite3.Connection, new: Sequence[Append]) -> bool:
    """Insert the events of several distinct tables with two statements; return False if one conflicts: then roll back.

    Between two statements the thread may lose the GIL to the event loop, so fewer statements make a commit faster.
    """
    places = ", ".join(["(?, ?, ?, ?, ?)"] * len(new))
    values = [value for one in new for value in (one.table, one.first - 1, len(one.events), one.at, one.wake_at)]
    changed = connection.execute(
        "UPDATE tables SET sequence = sequence + new.column3, changed_at = new.column4,"  # noqa: S608 - placeholders
        " wake_at = CAST(new.column5 AS BIGINT)"  # PostgreSQL infers text for an all-NULL column
        f" FROM (VALUES {places}) AS new WHERE tables.table_id = new.column1 AND tables.sequence = new.column2",
        values,
    ).rowcount
    if changed < len(new):
        return False
    rows = [(one.table, sequence, body) for one in new for sequence, body in enumerate(one.events, one.first)]
    places = ", ".join(["(?, ?, ?)"] * len(rows))
    connection.execute(
        f"INSERT INTO events (table_id, sequence, body) VALUES {places}",  # noqa: S608 - placeholders
        [value for row in rows for value in row],
    )
    return True


def _sequence(connection: sqlite3.Connection, table: str) -> int | None:
    row = connection.execute("SELECT sequence FROM tables WHERE table_id = ?", (table,)).fetchone()
    return None if row is None else int(row[0])


def load(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    """Select a whole table."""
    row = connection.execute(
        "SELECT opening, secret, created_at, changed_at, wake_at FROM tables WHERE table_id = ?", (table,)
    ).fetchone()
    if row is None:
        return None
    opening, secret, created_at, changed_at, wake_at = row
    found = connection.execute("SELECT body FROM events WHERE table_id = ? ORDER BY sequence", (table,))
    return StoredTable(table, opening, secret, tuple(body for (body,) in found), created_at, changed_at, wake_at)


def link(connection: sqlite3.Connection, token_hash: bytes, table: str | None) -> LinkRow | None:
    """Select what a link allows at a table, by default at the newest one that it leads to."""
    row = connection.execute(
        "SELECT links.token_hash, links.table_id, links.seats FROM links JOIN tables ON tables.table_id = links.table_id"
        " WHERE links.token_hash = ? AND (links.table_id = ? OR ? = 1)"
        " ORDER BY tables.created_at DESC, tables.table_id DESC LIMIT 1",
        (token_hash, table or "", int(table is None)),
    ).fetchone()
    return None if row is None else LinkRow(*row)


def enter(
    connection: sqlite3.Connection, token_hash: bytes, table: str | None, is_known: Callable[[str], bool]
) -> tuple[LinkRow | None, StoredTable | None]:
    """Select what a link allows, and its table unless the caller already has it."""
    row = link(connection, token_hash, table)
    return row, None if row is None or is_known(row.table) else load(connection, row.table)


def links(connection: sqlite3.Connection, table: str) -> list[LinkRow]:
    """Select all links of a table."""
    rows = connection.execute("SELECT token_hash, table_id, seats FROM links WHERE table_id = ?", (table,))
    return [LinkRow(*row) for row in rows]


def open_tables(connection: sqlite3.Connection) -> list[OpenTable]:
    """Select the tables that must be woken without a client."""
    rows = connection.execute(
        "SELECT table_id, wake_at, sequence FROM tables WHERE wake_at IS NOT NULL ORDER BY wake_at, table_id"
    )
    return [OpenTable(*row) for row in rows]


def prune(connection: sqlite3.Connection, before: int, limit: int) -> int:
    """Delete a batch of tables that were last changed before a time; return their number."""
    rows = connection.execute(
        "SELECT table_id FROM tables WHERE changed_at < ? ORDER BY changed_at, table_id LIMIT ?", (before, limit)
    ).fetchall()
    for name in ("events", "links", "tables"):
        connection.executemany(f"DELETE FROM {name} WHERE table_id = ?", rows)  # noqa: S608 - the names above
    return len(rows)


def begin_run(connection: sqlite3.Connection, now: int) -> list[Run]:
    """Insert the run of a server that can save again, after the end of the last one, as far as that is known; return all."""
    last = last_sign(connection)
    if last is not None:
        connection.execute("INSERT INTO runs (began, ended) SELECT 0, 0 WHERE NOT EXISTS (SELECT 1 FROM runs)")
        connection.execute("UPDATE runs SET ended = ? WHERE began = (SELECT MAX(began) FROM runs)", (last,))
    began = now if last is None else max(now, last)
    connection.execute("INSERT INTO runs (began, ended) VALUES (?, ?) ON CONFLICT (began) DO NOTHING", (began, began))
    return runs(connection)


def last_sign(connection: sqlite3.Connection) -> int | None:
    """Select when a server was last known to be up: its last heartbeat, or a later event; None in a new database."""
    (ended,) = connection.execute("SELECT MAX(ended) FROM runs").fetchone()
    return max((at for at in (ended, last_change(connection)) if at is not None), default=None)


def last_change(connection: sqlite3.Connection) -> int | None:
    """Select when a table last changed; None if there is none."""
    (changed,) = connection.execute("SELECT MAX(changed_at) FROM tables").fetchone()
    return None if changed is None else int(changed)


def runs(connection: sqlite3.Connection) -> list[Run]:
    """Select when servers were up."""
    return [Run(*row) for row in connection.execute("SELECT began, ended FROM runs ORDER BY began")]


def beat(connection: sqlite3.Connection, began: int, now: int) -> None:
    """Update the last heartbeat of a run, given when it began."""
    connection.execute("UPDATE runs SET ended = ? WHERE began = ? AND ended < ?", (now, began, now))
