"""The store's SQL at PostgreSQL: the same changes and questions, at random, get the same answers there as from SQLite.

`python -m tests.server.portable "host=localhost user=me dbname=mine"` needs a running server, a database in which a schema
may be made and dropped again, and psycopg, which is not part of Sintra: `pip install "psycopg[binary]"`.

What differs is written down here and nowhere else: the types and words of `ported`, and the marks for values.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import random
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from sintra.server.store import statements
from sintra.server.store.failures import Conflict
from sintra.server.store.rows import Append, Creation, LinkRow
from sintra.server.store.schema import SCHEMA, Database
from tests.server.storing import events, token

OWN = "sintra_portable"  # the schema that is made and dropped
TABLES = 30
TIMES = 5  # number of different tokens: several tables share one
CONTENTS = (
    "SELECT * FROM tables ORDER BY table_id",
    "SELECT * FROM events ORDER BY table_id, sequence",
    "SELECT * FROM links ORDER BY token_hash, table_id",
    "SELECT * FROM runs ORDER BY began",
)
Work = Callable[[Any], Any]


def ported(sql: str) -> str:
    """Translate a statement for PostgreSQL."""
    return sql.replace("BLOB", "BYTEA").replace("WITHOUT ROWID", "").replace("?", "%s")


class Ported:
    """A connection of psycopg that looks like one of sqlite3, as far as `statements` looks at it."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Any:
        """Execute a statement; return its cursor."""
        return self._connection.execute(ported(sql), values)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> Any:
        """Execute a statement for each row."""
        cursor = self._connection.cursor()
        cursor.executemany(ported(sql), rows)
        return cursor


def attempt(connection: Any, work: Work) -> Any:
    """Run something in a savepoint as the writer does; return the answer or the name of the error."""
    connection.execute("SAVEPOINT job")
    try:
        answer = work(connection)
    except (Conflict, ValueError) as error:
        answer = str(error)
    except Exception as error:
        if not isinstance(error, sqlite3.IntegrityError) and type(error).__mro__[1].__name__ != "IntegrityError":
            raise
        answer = "IntegrityError"
    if isinstance(answer, str):
        connection.execute("ROLLBACK TO SAVEPOINT job")
    connection.execute("RELEASE SAVEPOINT job")
    return answer


class Story:
    """A random sequence of changes and questions."""

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)
        self._known: dict[str, int] = {}  # the events of each table, as they should be

    def next(self) -> Work:
        """Think of something; now and then of something that must be refused."""
        return self._luck.choice(
            3 * [self._append, self._ask] + 2 * [self._create, self._append_all] + [self._prune, self._run]
        )()

    def _name(self) -> str:
        return f"t{self._luck.randrange(TABLES):03}"

    def _at(self) -> int:
        return 1_790_000_000_000 + self._luck.randrange(TIMES)

    def _wake_at(self) -> int | None:
        return self._luck.choice([None, None, self._at()])

    def _events(self, count: int) -> Append:
        name = self._name()
        first = self._known.get(name, 0) + self._luck.choice([1] * 12 + [0, 2])
        return Append(name, first, events(name, first, count), self._at(), self._wake_at())

    def _create(self) -> Work:
        name, other = self._name(), self._name()
        links = [LinkRow(token(link), name, "[0]") for link in dict.fromkeys((name, other))]
        also = self._events(self._luck.randrange(3)) if self._luck.random() < 0.3 else None
        creation = Creation(name, b'{"game":"azul"}', bytes(32), links, self._at(), self._wake_at(), also)
        return lambda connection: statements.create(connection, creation)

    def _append(self) -> Work:
        new = self._events(self._luck.randrange(4))
        return lambda connection: statements.append(connection, new)

    def _append_all(self) -> Work:
        several = {new.table: new for new in (self._events(self._luck.randrange(1, 4)) for _ in range(4))}
        return lambda connection: statements.append_all(connection, list(several.values())) or "refused"

    def _prune(self) -> Work:
        before, limit = self._at() - 2, self._luck.randrange(1, 4)
        return lambda connection: statements.prune(connection, before, limit)

    def _run(self) -> Work:
        now, began = self._at() + self._luck.randrange(10_000), self._at()
        return self._luck.choice(
            [
                lambda connection: statements.begin_run(connection, now),
                lambda connection: statements.beat(connection, began, now),
                statements.last_sign,
            ]
        )

    def _ask(self) -> Work:
        name, hashed, table = self._name(), token(self._name()), self._luck.choice([None, self._name()])
        return self._luck.choice(
            [
                lambda connection: statements.load(connection, name),
                lambda connection: statements.link(connection, hashed, table),
                lambda connection: statements.enter(connection, hashed, table, lambda found: found == name),
                lambda connection: sorted(statements.links(connection, name), key=lambda row: row.token_hash),
                statements.open_tables,
            ]
        )

    def look(self, contents: Sequence[Any]) -> None:
        """See how many events each table has."""
        self._known = {row[0]: row[5] for row in contents[0]}


def compare(ours: Any, theirs: Any, seed: int, steps: int) -> dict[str, int]:
    """Run the same story on both; return how often each kind of answer came. Raises AssertionError where they differ."""
    story, answers = Story(seed), dict[str, int]()
    for step in range(steps):
        work = story.next()
        (said, contents), (also_said, other_contents) = (_transact(connection, work) for connection in (ours, theirs))
        assert said == also_said, f"step {step}: SQLite says {said}, PostgreSQL {also_said}"
        for sql, rows, others in zip(CONTENTS, contents, other_contents, strict=True):
            assert rows == others, f"step {step}: {sql} gives {set(rows) ^ set(others)} in one of them only"
        kind = type(said).__name__ if not isinstance(said, str) else "refused"
        answers[kind] = answers.get(kind, 0) + 1
        story.look(contents)
    return answers


def _transact(connection: Any, work: Work) -> tuple[Any, list[list[Any]]]:
    connection.execute("BEGIN")
    answer = attempt(connection, work)
    connection.execute("COMMIT")
    return answer, [connection.execute(sql).fetchall() for sql in CONTENTS]


@contextlib.contextmanager
def at_postgres(address: str) -> Any:
    """Connect, and make our tables in a schema of their own, which is dropped at the end."""
    try:
        psycopg: Any = importlib.import_module("psycopg")
    except ModuleNotFoundError as error:
        raise SystemExit('psycopg is missing: pip install "psycopg[binary]"') from error
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {OWN}")
        try:
            connection.execute(f"SET search_path TO {OWN}")
            for statement in SCHEMA:
                connection.execute(ported(statement))
            yield Ported(connection)
        finally:
            connection.execute("ROLLBACK")
            connection.execute(f"DROP SCHEMA {OWN} CASCADE")


def main() -> None:
    """Compare as long as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", help="of a database of PostgreSQL, as libpq takes it")
    parser.add_argument("--steps", type=int, default=5000, help="changes and questions (default 5000)")
    parser.add_argument("--seed", type=int, default=1, help="of the story (default 1)")
    options = parser.parse_args()
    with at_postgres(options.address) as theirs, tempfile.TemporaryDirectory() as folder:
        ours = Database(Path(folder) / "sintra.db", 1.0).connect()
        answers = compare(ours, theirs, options.seed, options.steps)
        ours.close()
    print(f"{options.steps} steps, the same answers and contents from both: {answers}")  # noqa: T201 - a command


if __name__ == "__main__":
    main()
