"""The speed of `sintra serve`: the server runs in its own process, and this process plays all clients on the same machine.

Every move is on disk before anybody sees it, so the sync latency of the disk is reported, too. Clients and server share the
cores, so the figures are a lower bound for a dedicated server.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from sintra.bench.crowd import Crowd, CrowdPlace
from sintra.bench.guest import Guest, repeated
from sintra.bench.overload import Guests, overloaded
from sintra.bench.spread import spread
from sintra.errors import OptionError

UNLIMITED = "1000000000"
SYNCS = 50
PERSON, HERE = {"kind": "person"}, {"kind": "here"}
BOT = {"kind": "bot", "level": 10}
MOVES = 10  # played in each game before the server is killed
SPARE_FILES = 200  # file descriptors beside the sockets
OTHER_ADDRESS = "127.0.0.2"  # of those who keep the bots busy
PAUSE = 0.2  # seconds between what a guest does beside the thinking bots
WARM_UP, FOREVER = 10.0, 3600.0  # seconds: until the process for short thoughts has started; until it is stopped


@dataclass(frozen=True, slots=True)
class BenchPlan:
    """The parameters of the benchmark."""

    sockets: int = 1000
    rate: int = 500  # moves per second
    seconds: float = 20.0
    idle: int = 5000  # sockets
    bots: int = 20
    tables: int = 1000  # open when the server is killed and restarted
    overload: bool = True  # whether to measure at twice the rate that saturates the server
    tries: int = 10  # of each thing that a guest does beside the thinking bots


@dataclass(frozen=True, slots=True)
class Served:
    """A running server."""

    process: subprocess.Popen[str]
    place: CrowdPlace

    @property
    def memory(self) -> int:
        """The resident memory of the server in bytes, without its bot processes."""
        with Path(f"/proc/{self.process.pid}/status").open(encoding="utf-8") as lines:
            return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))

    @property
    def busy(self) -> float:
        """The CPU time used, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def served(database: Path, *arguments: str) -> Generator[Served]:
    """Run `sintra serve` without rate limits; it is killed at the end."""
    limits = ("--tables-per-hour", UNLIMITED, "--messages-per-second", UNLIMITED, "--sockets-per-address", UNLIMITED)
    command = [sys.executable, "-m", "sintra", "serve", "--port", "0", "--database", str(database), *limits, *arguments]
    log = database.with_suffix(".log")
    with log.open("a", encoding="utf-8") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)  # noqa: S603 - our own interpreter
    try:
        assert process.stdout is not None  # noqa: S101 - it is a pipe
        line = process.stdout.readline()
        if not line:
            raise OptionError(log.read_text(encoding="utf-8").strip().rpartition("\n")[2] or "the server did not start")
        host, _, port = line.split()[-1].strip("/").rpartition("/")[2].partition(":")
        yield Served(process, CrowdPlace(host, int(port)))
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def measure(plan: BenchPlan, game: str, folder: Path | None = None) -> dict[str, Any]:
    """Measure everything with a new database in a folder, on the disk to be measured."""
    _allow_files(max(plan.sockets, plan.idle) + SPARE_FILES)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        database = Path(place) / "tables.sqlite"
        return {
            "bench": "server",
            "game": game,
            "cores": os.cpu_count(),
            "load": [round(load, 2) for load in os.getloadavg()],
            "disk_sync_ms": spread(_syncs(Path(place))),
            **(asyncio.run(_playing(database, plan, game)) if plan.rate else {}),
            **(asyncio.run(_idle(database.with_name("idle.sqlite"), plan, game)) if plan.idle else {}),
            **(asyncio.run(_bots(database.with_name("bots.sqlite"), plan, game)) if plan.bots else {}),
            **(asyncio.run(_restart(database.with_name("many.sqlite"), plan, game)) if plan.tables else {}),
        }


async def _playing(database: Path, plan: BenchPlan, game: str) -> dict[str, Any]:
    """Two clients at each table: first at a fixed rate, then saturating the server, then at twice the rate that it can."""
    with served(database, "--processes", "1") as server:
        crowd = Crowd(server.place)
        await crowd.seat(plan.sockets // 2, game, PERSON, PERSON)
        await crowd.play(2)  # the second only after the first was answered, however slow the machine
        await crowd.pace(plan.rate, min(plan.seconds, 3))  # until everything is warm
        await crowd.settle()
        crowd.latencies.clear()
        busy, begun = server.busy, time.perf_counter()
        rate = await crowd.pace(plan.rate, plan.seconds)
        load = (server.busy - busy) / (time.perf_counter() - begun)
        await crowd.settle()
        paced = crowd.latencies
        figures = {
            "sockets": len(crowd.tables) * 2,
            "moves_per_s": round(rate, 1),
            "seen_ms": spread(paced.seen),
            "acknowledged_ms": spread(paced.acknowledged),
            "refused": len(paced.refused),
            "refused_for_now": paced.shed,
            "server_cores": round(load, 2),
        }
        saturated = await crowd.push(plan.seconds)
        figures["saturated_moves_per_s"] = round(saturated, 1)
        figures |= await overloaded(crowd, Guests(server.place, game), saturated, plan.seconds) if plan.overload else {}
        crowd.disconnect()
        return figures


async def _idle(database: Path, plan: BenchPlan, game: str) -> dict[str, Any]:
    """Many idle sockets of games in progress."""
    with served(database, "--processes", "1") as server:
        crowd = Crowd(server.place)
        empty = server.memory
        await crowd.seat(plan.idle // 2, game, PERSON, PERSON)
        await crowd.settle(min(plan.seconds, 5))
        figures = {
            "idle_sockets": sum(not wire.ended.done() for table in crowd.tables for wire in table.wires),
            "idle_tables": len(crowd.tables),
            "memory_mb": round(server.memory / 1e6, 1),
            "memory_without_mb": round(empty / 1e6, 1),
        }
        crowd.disconnect()
        return figures


async def _bots(database: Path, plan: BenchPlan, game: str) -> dict[str, Any]:
    """Bots that think all the time, because their opponents answer at once, and how long people of another address wait."""
    with served(database) as server:
        thinking, others = Crowd(replace(server.place, source=OTHER_ADDRESS)), Crowd(server.place)
        alone = await _waits(server.place, game, plan.tries)
        await others.seat(50, game, PERSON, PERSON)
        await thinking.seat(plan.bots, game, HERE, BOT)
        begun, answering = time.perf_counter(), asyncio.ensure_future(thinking.push(FOREVER))
        await others.pace(50, min(plan.seconds, WARM_UP))
        others.latencies.clear()
        beside, _ = await asyncio.gather(_waits(server.place, game, plan.tries), others.pace(50, plan.seconds))
        answering.cancel()
        figures = {
            "thinking_bots": plan.bots,
            "bot_moves_per_s": round(len(thinking.latencies.acknowledged) / (time.perf_counter() - begun), 1),
            "beside_bots_acknowledged_ms": spread(others.latencies.acknowledged),
            "beside_bots_seen_ms": spread(others.latencies.seen),
            **{f"{name}_alone_ms": spread(found) for name, found in alone.items()},
            **{f"{name}_beside_bots_ms": spread(found) for name, found in beside.items()},
        }
        thinking.disconnect()
        others.disconnect()
        return figures


async def _waits(place: CrowdPlace, game: str, tries: int) -> dict[str, list[float]]:
    """Return how long one person waits for a bot of level 1, and for hints."""
    guest = Guest(place, game, 1)
    await guest.sit_down()
    found = {"quick_bot": await repeated(guest.move, tries, PAUSE), "hint": await repeated(guest.hint, tries, PAUSE)}
    guest.leave()
    return found


async def _restart(database: Path, plan: BenchPlan, game: str) -> dict[str, Any]:
    """Kill a server in the middle of many games with running clocks, restart it, and reconnect to each."""
    with served(database, "--processes", "1") as server:
        crowd = Crowd(server.place)
        await crowd.seat(plan.tables, game, HERE, HERE, clock={"seconds": 86_400})
        await crowd.play(MOVES)
        await crowd.settle()
        seen = [table.seen for table in crowd.tables]
        server.process.send_signal(signal.SIGKILL)
        crowd.disconnect()
    begun = time.perf_counter()
    with served(database, "--processes", "1") as server:
        crowd = Crowd(server.place)
        listening = time.perf_counter() - begun
        await crowd.reconnect(seen[:1])
        first = time.perf_counter() - begun
        await crowd.reconnect(seen[1:])
        return {
            "restart_tables": len(seen),
            "restart_listens_s": round(listening, 2),
            "restart_first_table_s": round(first, 2),
            "restart_all_tables_s": round(time.perf_counter() - begun, 2),
            "restart_busy_s": round(server.busy, 2),
        }


def _syncs(folder: Path) -> list[float]:
    """Measure the sync latency of the disk for one page."""
    found: list[float] = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            file.write(bytes(4096))
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            found.append(time.perf_counter() - begun)
    return found


def _allow_files(number: int) -> None:
    """Raise the limit of open files; the server inherits it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < number:
        if hard != resource.RLIM_INFINITY and hard < number:
            raise OptionError(f"the limit of open files is {hard}, expected {number}: raise it (ulimit -n {number})")
        resource.setrlimit(resource.RLIMIT_NOFILE, (number, hard))
