"""The speed of the store on this disk: durable appends per second, their latency, and loading tables.

`python bench/store.py [FOLDER]`: the database is created in the folder, by default the current one, whose disk is measured.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from sintra.server.store.store import Store

SECONDS = 4.0
EVENT = b'["move",1,"3B4",1700000000000,"0123456789abcdef","42"]'
APPENDERS = (1, 10, 100, 500)
TABLES, EVENTS = 1000, 80  # of the tables that are read


def say(text: str) -> None:
    """Print a line and flush."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def quantile_ms(values: list[float], share: float) -> str:
    """Return a quantile of seconds in milliseconds."""
    return f"{sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000:.2f}"


def sync_alone(folder: Path) -> None:
    """Measure the latency of a small write with its sync."""
    file = os.open(folder / "sync", os.O_RDWR | os.O_CREAT)
    taken: list[float] = []
    for _ in range(500):
        os.write(file, bytes(4096))
        started = time.perf_counter()
        os.fdatasync(file)
        taken.append(time.perf_counter() - started)
    os.close(file)
    middle, worst = quantile_ms(taken, 0.5), quantile_ms(taken, 0.99)
    say(f"sync of 4096 bytes: {1 / statistics.mean(taken):.0f} a second, median {middle} ms, 99 of 100 below {worst} ms")


async def append(folder: Path, appenders: int) -> None:
    """Measure appends of one event by concurrent tables, each waiting for its answer."""
    taken: list[float] = []
    async with Store(folder / f"append{appenders}.db") as store:
        await asyncio.gather(*(store.create(f"t{n}", b"{}", b"", [], 0) for n in range(appenders)))
        end = time.perf_counter() + SECONDS

        async def play(table: str) -> None:
            sequence = 0
            while (started := time.perf_counter()) < end:
                sequence += 1
                await store.append(table, sequence, [EVENT], sequence)
                taken.append(time.perf_counter() - started)

        await asyncio.gather(*(play(f"t{n}") for n in range(appenders)))
        counters = store.counters()
    rate, size = len(taken) / SECONDS, len(taken) / counters.commits
    waits = f"median {quantile_ms(taken, 0.5)} ms, 99 of 100 below {quantile_ms(taken, 0.99)} ms"
    say(f"{appenders:4} appenders: {rate:7.0f} appends a second, {size:6.1f} a commit, {waits}")


async def load(folder: Path) -> None:
    """Measure how fast many tables are listed and loaded after a restart."""
    path = folder / "load.db"
    async with Store(path) as store:
        await asyncio.gather(*(store.create(f"t{n}", b"{}" * 200, bytes(32), [], 0) for n in range(TABLES)))
        await asyncio.gather(*(store.append(f"t{n}", 1, [EVENT] * EVENTS, 0, wake_at=n) for n in range(TABLES)))
    started = time.perf_counter()
    async with Store(path) as store:
        opened = time.perf_counter()
        tables = await store.open_tables()
        listed = time.perf_counter()
        await asyncio.gather(*(store.load(row.table) for row in tables))
        loaded = time.perf_counter()
    parts = [f"{(after - before) * 1000:.1f} ms" for before, after in ((started, opened), (opened, listed), (listed, loaded))]
    say(f"{TABLES} open tables of {EVENTS} events: opened in {parts[0]}, listed in {parts[1]}, all read in {parts[2]}")


def main() -> None:
    """Run all measurements."""
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else ".") as name:
        folder = Path(name)
        sync_alone(folder)
        for appenders in APPENDERS:
            asyncio.run(append(folder, appenders))
        asyncio.run(load(folder))
        sync_alone(folder)


if __name__ == "__main__":
    main()
