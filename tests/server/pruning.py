"""Latency of appends during pruning, compared to the same load without it.

`python -m tests.server.pruning` prunes half of 100,000 tables beside a steady load. Pruning is stopped every few seconds, so
that both are measured in turns on the same machine, and the waits of each, their ratio and what the file gave back are printed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from sintra.server.store.store import Store

OLD, YOUNG = 1_000, 1_000_000  # when tables were last changed, in milliseconds since 1970
BODY = b'["move",1,"3B4",1790000000000,"c2FtcGxlY2xpZW50aWQxMjM0","%08d",false]'
EVENTS = 50  # of a table: those of a short game
PLAYED = 200  # young tables that the load is for


def fill(database: Path, tables: int, luck: random.Random) -> None:
    """Make a database in which every other table is old: ids at random, as in play, so that they lie scattered."""
    asyncio.run(_make(database))
    names = sorted(f"{luck.getrandbits(72):018x}" for _ in range(tables))
    ages = [(name, (OLD, YOUNG)[n % 2] + n) for n, name in enumerate(luck.sample(names, tables))]
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA synchronous = OFF")
    rows = ((name, b"{}" * 200, bytes(32), at, at, EVENTS) for name, at in ages)
    connection.executemany("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, NULL)", rows)
    bodies = ((name, n, BODY % n) for name in names for n in range(1, EVENTS + 1))
    connection.executemany("INSERT INTO events VALUES (?, ?, ?)", bodies)
    links = sorted((luck.randbytes(32), name, "[0]") for name in names for _ in range(3))
    connection.executemany("INSERT INTO links VALUES (?, ?, ?)", links)
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


async def _make(database: Path) -> None:
    await Store(database).close()


@dataclass
class Load:
    """Appends at a steady rate to many tables, however long each takes."""

    store: Store
    names: list[str]
    rate: float
    last: dict[str, int] = field(default_factory=dict[str, int])

    async def run(self, seconds: float, beside: asyncio.Task[None] | None = None) -> list[float]:
        """Append for so long, or until a task has ended; return how long each append took, in milliseconds."""
        waits, tasks, started, count = list[float](), list[asyncio.Task[None]](), time.perf_counter(), 0
        while time.perf_counter() - started < seconds and not (beside and beside.done()):
            due = started + count / self.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            tasks.append(asyncio.create_task(self._append(self.names[count % len(self.names)], due, waits)))
            count += 1
        await asyncio.gather(*tasks)
        return waits

    async def _append(self, name: str, due: float, waits: list[float]) -> None:
        self.last[name] = last = self.last.get(name, EVENTS) + 1
        await self.store.append(name, last, [BODY % last], 2 * YOUNG)
        waits.append(1000 * (time.perf_counter() - due))


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured: waits in milliseconds, sorted."""

    without: list[float]
    beside: list[float]
    seconds: float  # of pruning
    left: int  # old tables that were not pruned

    @property
    def ratio(self) -> float:
        """How many times as long 99 of 100 appends wait at most."""
        return share(self.beside, 0.99) / share(self.without, 0.99)


def share(waits: list[float], part: float) -> float:
    """Return what a part of the appends waits at most."""
    return waits[int(part * (len(waits) - 1))]


async def measure(database: Path, rate: float, window: float, limit: float) -> Measured:
    """Prune for a while and rest for a third of that, in turns, until all old tables are gone or the time is up."""
    without, beside, passed = list[float](), list[float](), 0.0
    async with Store(database) as store:
        load = Load(store, await store.readers.read(_young), rate)
        await load.run(window)
        while passed < limit:
            without += await load.run(window / 3)
            pruning = asyncio.create_task(_prune(store))
            started = time.perf_counter()
            beside += await load.run(window, pruning)
            passed += time.perf_counter() - started
            if pruning.done():
                break
            pruning.cancel()
        return Measured(sorted(without), sorted(beside), passed, await store.readers.read(_count_old))


async def _prune(store: Store) -> None:
    await store.prune(YOUNG)
    await store.shrink()


def _young(connection: sqlite3.Connection) -> list[str]:
    query = "SELECT table_id FROM tables WHERE changed_at >= ? LIMIT ?"
    return [name for (name,) in connection.execute(query, (YOUNG, PLAYED))]


def _count_old(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT COUNT(*) FROM tables WHERE changed_at < ?", (YOUNG,)).fetchone()[0])


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000, help="of which half are pruned (default 100000)")
    parser.add_argument("--rate", type=float, default=200, help="appends a second (default 200)")
    parser.add_argument("--window", type=float, default=5, help="seconds of pruning in each turn (default 5)")
    parser.add_argument("--limit", type=float, default=1200, help="seconds after which pruning is stopped (default 1200)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "sintra.db"
        fill(database, options.tables, random.Random(1))
        size = database.stat().st_size
        found = asyncio.run(measure(database, options.rate, options.window, options.limit))
        lines = [
            f"{name}: {len(waits)} appends, half {share(waits, 0.5):.1f} ms, 99 of 100 {share(waits, 0.99):.1f} ms,"
            f" longest {waits[-1]:.0f} ms"
            for name, waits in (("without", found.without), ("beside", found.beside))
        ]
        pruned = options.tables // 2 - found.left
        lines.append(f"99 of 100: {found.ratio:.2f} times; {pruned} tables pruned in {found.seconds:.0f} s")
        lines.append(f"file: {size / 1e6:.1f} MB, then {database.stat().st_size / 1e6:.1f} MB")
    print("\n".join(lines))  # noqa: T201 - a command


if __name__ == "__main__":
    main()
