"""How fast `sintra serve` is: a server as a process of its own, and this process as all of its clients, on the same machine.

Every move is on disk before anybody sees it, so the time that this disk takes for a sync is printed beside. Client and server
share the cores: with two of them, a figure here is a lower bound of what a server alone would give.
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
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sintra.bench.crowd import Crowd, CrowdPlace
from sintra.errors import OptionError

MUCH = "1000000000"
SYNCS = 50
PERSON, HERE = {"kind": "person"}, {"kind": "here"}
BOT = {"kind": "bot", "level": 10}
MOVES = 10  # of each game that a killed server leaves behind
SPARE_FILES = 200  # beside the sockets


@dataclass(frozen=True, slots=True)
class BenchPlan:
    """What is measured."""

    sockets: int = 1000
    rate: int = 500  # moves a second
    seconds: float = 20.0
    idle: int = 5000  # sockets
    bots: int = 20
    tables: int = 1000  # that are open when the server is killed and started again


@dataclass(frozen=True, slots=True)
class Served:
    """A server that runs."""

    process: subprocess.Popen[str]
    place: CrowdPlace

    @property
    def memory(self) -> int:
        """The bytes of memory that are the server's, without the processes of bots."""
        with Path(f"/proc/{self.process.pid}/status").open(encoding="utf-8") as lines:
            return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))

    @property
    def busy(self) -> float:
        """The seconds of a core that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def served(database: Path, *arguments: str) -> Generator[Served]:
    """Run `sintra serve` without limits; it is killed at the end."""
    limits = ("--tables-per-hour", MUCH, "--messages-per-second", MUCH, "--sockets-per-address", MUCH)
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
    """Measure everything with a new database in a folder, whose disk counts."""
    _allow_files(max(plan.sockets, plan.idle) + SPARE_FILES)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        database = Path(place) / "tables.sqlite"
        return {
            "bench": "server",
            "game": game,
            "cores": os.cpu_count(),
            "load": [round(load, 2) for load in os.getloadavg()],
            "disk_sync_ms": _spread(_syncs(Path(place))),
            **(asyncio.run(_playing(database, plan, game)) if plan.rate else {}),
            **(asyncio.run(_idle(database.with_name("idle.sqlite"), plan, game)) if plan.idle else {}),
            **(asyncio.run(_bots(database.with_name("bots.sqlite"), plan, game)) if plan.bots else {}),
            **(asyncio.run(_restart(database.with_name("many.sqlite"), plan, game)) if plan.tables else {}),
        }


async def _playing(database: Path, plan: BenchPlan, game: str) -> dict[str, Any]:
    """Two persons at each table: first at a steady pace, then as fast as the server can."""
    with served(database, "--processes", "1") as server:
        crowd = Crowd(server.place)
        await crowd.seat(plan.sockets // 2, game, PERSON, PERSON)
        await crowd.play(2)  # the second only when the first has been answered, however slow the machine is
        await crowd.pace(plan.rate, 3)  # until everything is warm
        await crowd.settle()
        crowd.notes.clear()
        busy, begun = server.busy, time.perf_counter()
        rate = await crowd.pace(plan.rate, plan.seconds)
        load = (server.busy - busy) / (time.perf_counter() - begun)
        await crowd.settle()
        paced = crowd.notes
        figures = {
            "sockets": len(crowd.tables) * 2,
            "moves_per_s": round(rate, 1),
            "seen_ms": _spread(paced.seen),
            "acknowledged_ms": _spread(paced.acknowledged),
            "refused": len(paced.refused),
            "server_cores": round(load, 2),
        }
        figures["saturated_moves_per_s"] = round(await crowd.push(plan.seconds), 1)
        crowd.leave()
        return figures


async def _idle(database: Path, plan: BenchPlan, game: str) -> dict[str, Any]:
    """Many sockets of people whose game has begun and who do nothing."""
    with served(database, "--processes", "1") as server:
        crowd = Crowd(server.place)
        empty = server.memory
        await crowd.seat(plan.idle // 2, game, PERSON, PERSON)
        await crowd.settle(5)
        figures = {
            "idle_sockets": sum(not wire.ended.done() for table in crowd.tables for wire in table.wires),
            "idle_tables": len(crowd.tables),
            "memory_mb": round(server.memory / 1e6, 1),
            "memory_without_mb": round(empty / 1e6, 1),
        }
        crowd.leave()
        return figures


async def _bots(database: Path, plan: BenchPlan, game: str) -> dict[str, Any]:
    """Bots that think all the time, because their opponents answer at once, and others who play meanwhile."""
    with served(database) as server:
        thinking, others = Crowd(server.place), Crowd(server.place)
        await others.seat(50, game, PERSON, PERSON)
        await thinking.seat(plan.bots, game, HERE, BOT)
        answering = asyncio.ensure_future(thinking.push(plan.seconds + 4))
        await others.pace(50, 3)
        others.notes.clear()
        await others.pace(50, plan.seconds)
        await answering
        figures = {
            "thinking_bots": plan.bots,
            "bot_moves_per_s": round(len(thinking.notes.acknowledged) / (plan.seconds + 4), 1),
            "beside_bots_acknowledged_ms": _spread(others.notes.acknowledged),
            "beside_bots_seen_ms": _spread(others.notes.seen),
        }
        thinking.leave()
        others.leave()
        return figures


async def _restart(database: Path, plan: BenchPlan, game: str) -> dict[str, Any]:
    """Kill a server in the middle of many games, in all of which a clock runs, and come back to each."""
    with served(database, "--processes", "1") as server:
        crowd = Crowd(server.place)
        await crowd.seat(plan.tables, game, HERE, HERE, clock={"seconds": 86_400})
        await crowd.play(MOVES)
        await crowd.settle()
        seen = [table.seen for table in crowd.tables]
        server.process.send_signal(signal.SIGKILL)
        crowd.leave()
    begun = time.perf_counter()
    with served(database, "--processes", "1") as server:
        crowd = Crowd(server.place)
        listening = time.perf_counter() - begun
        await crowd.come_back(seen[:1])
        first = time.perf_counter() - begun
        await crowd.come_back(seen[1:])
        return {
            "restart_tables": len(seen),
            "restart_listens_s": round(listening, 2),
            "restart_first_table_s": round(first, 2),
            "restart_all_tables_s": round(time.perf_counter() - begun, 2),
            "restart_busy_s": round(server.busy, 2),
        }


def _spread(seconds: Sequence[float]) -> dict[str, float]:
    """Give the usual percentiles, in milliseconds."""
    if not seconds:
        return {}
    ordered = sorted(seconds)
    found = {f"p{part}": ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (50, 95, 99)}
    return {name: round(value * 1000, 2) for name, value in (*found.items(), ("most", ordered[-1]))}


def _syncs(folder: Path) -> list[float]:
    """Time how long this disk takes to keep a page for good."""
    found: list[float] = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            file.write(bytes(4096))
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            found.append(time.perf_counter() - begun)
    return found


def _allow_files(number: int) -> None:
    """Ask the system for so many open files; the server inherits the permission."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < number:
        if hard != resource.RLIM_INFINITY and hard < number:
            raise OptionError(f"{hard} open files are allowed, expected {number}: raise the limit (ulimit -n {number})")
        resource.setrlimit(resource.RLIMIT_NOFILE, (number, hard))
