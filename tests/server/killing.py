"""Servers that are killed while they save: what was acknowledged must be there afterwards, exactly once and without gaps.

`python -m tests.server.killing --times 100` does it a hundred times with one database; the tests do it a few times.
A kill does not take the power away: what the disk itself does with data that it has acknowledged cannot be tested like this.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from sintra.server.store.store import Store
from tests.server.storing import append, create, events, stored

ROOT = Path(__file__).parents[2]
TABLES = 20
MAX_LIFE = 0.3  # seconds from the first acknowledgment to the kill


def kill_once(database: Path, luck: random.Random) -> int:
    """Let a server append until it is killed, then look for all it has acknowledged; return how many events that were."""
    command = [sys.executable, "-m", "tests.server.killing", "--server", str(database)]
    before = asyncio.run(_lengths(database))
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        first = server.stdout.readline()
        time.sleep(luck.uniform(0, MAX_LIFE))
        server.send_signal(signal.SIGKILL)
        lines = (first + server.stdout.read()).split(b"\n")[:-1]  # what the kill cut off was not acknowledged
    promised = dict(before)
    for line in lines:
        table, last = line.decode().split()
        promised[table] = max(promised[table], int(last))
    after = asyncio.run(_lengths(database))
    missing = {table: (last, after[table]) for table, last in promised.items() if after[table] < last}
    assert missing == {}, f"acknowledged and lost: {missing}"
    return sum(promised.values()) - sum(before.values())


async def _lengths(database: Path) -> dict[str, int]:
    """Read all tables, made where they are missing; each event must be the one that belongs to its place."""
    found: dict[str, int] = {}
    async with Store(database) as store:
        for name in (f"t{n}" for n in range(TABLES)):
            if await store.load(name) is None:
                await create(store, name)
            bodies = await stored(store, name)
            assert bodies == events(name, 1, len(bodies)), f"{name} has a gap or an event twice"
            found[name] = len(bodies)
    return found


async def _serve(database: Path) -> None:
    """Append to all tables at once, one to three events at a time, and acknowledge each append on the standard output."""
    store = Store(database)

    async def play(table: str) -> None:
        last = len(await stored(store, table))
        while True:
            count = random.randint(1, 3)
            await append(store, table, last + 1, count)
            last += count
            os.write(1, f"{table} {last}\n".encode())

    await asyncio.gather(*(play(f"t{n}") for n in range(TABLES)))


def main() -> None:
    """Kill servers as often as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=100, help="how many servers are killed (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments (default 1)")
    parser.add_argument("--server", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.server is not None:
        asyncio.run(_serve(options.server))
    luck = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as folder:
        saved = sum(kill_once(Path(folder) / "sintra.db", luck) for _ in range(options.times))
    print(f"{options.times} servers killed, {saved} acknowledged events, all there.")  # noqa: T201 - a command


if __name__ == "__main__":
    main()
