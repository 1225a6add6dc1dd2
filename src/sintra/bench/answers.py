"""The cost of every kind of response: its CPU time on the serving thread, which all clients share, compared to the target.

Tables are as long as possible, and requests are worst cases (see `inquiries`). Work in other threads and processes blocks
nobody, and is not counted.
"""

from __future__ import annotations

import os
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sintra import record
from sintra.bench import inquiries
from sintra.bench.inquiries import Asks
from sintra.bench.long_table import LongTable
from sintra.bench.probe import Probe, hello
from sintra.bench.server import served
from sintra.games import names

ASKED_MS = 5.0  # of CPU time on the serving thread: the target for the 99th percentile of each kind
Kinds = Iterator[tuple[str, Asks]]


@dataclass(frozen=True, slots=True)
class AnswersPlan:
    """The parameters of the benchmark."""

    count: int = 60  # responses of each kind, for each game
    undos: int = 180  # at the long table
    given: int = 12  # tables that continue from a given game
    hints: int = 6


def measure(plan: AnswersPlan, folder: Path | None = None) -> dict[str, Any]:
    """Measure every kind of response; return milliseconds of CPU time by kind."""
    costs: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory(dir=folder) as place:
        for game in names():
            database, tables = Path(place) / f"{game}.sqlite", list[LongTable]()
            for kinds in (_at_tables, _of_records, _of_the_server, _from_disk):
                with served(database, "--processes", "1") as server:
                    probe = Probe(server)
                    for table in tables:
                        table.visit(probe)
                    for kind, asks in kinds(probe, game, plan, tables):
                        costs.setdefault(kind, []).extend(map(probe.cost, asks))
    return {
        "bench": "answers",
        "asked_ms": ASKED_MS,
        "load": [round(load, 2) for load in os.getloadavg()],
        "answers": {kind: _summary(found) for kind, found in costs.items() if found},
    }


def _at_tables(probe: Probe, game: str, plan: AnswersPlan, tables: list[LongTable]) -> Kinds:
    """Return the requests to a long table in progress."""
    table, count = LongTable(probe, game), plan.count
    tables.append(table)
    table.sit_down()
    table.grow(plan.undos)
    with probe.socket() as connection:  # a client is connected
        hello(connection, table.token)
        yield "questions", inquiries.questions(table, count)
        yield "illegal moves", inquiries.illegal_moves(table, count)
        yield "other languages, odd frames", inquiries.frames(probe, table, count)
        yield "hello", inquiries.hellos(probe, table, count)
        yield "whole views", inquiries.views([table], count)
        yield "undos and moves", inquiries.undos(table, min(count, 20))
        yield "hints", inquiries.hints(probe, table, plan.hints)
        yield "odd bodies", inquiries.bodies(probe, table, count)
        yield "endless headers and queries", inquiries.headers(probe, table, count)
    restless = LongTable(probe, game)
    for ask in inquiries.arrivals(restless, 2 * plan.undos):
        ask()
    yield "seats taken and left", inquiries.arrivals(restless, 20)


def _of_records(probe: Probe, game: str, plan: AnswersPlan, tables: list[LongTable]) -> Kinds:
    """Return the requests about a finished game, and about games that continue from it."""
    table, count = tables[0], plan.count
    table.finish()
    yield "records", inquiries.repeated(partial(table.get, "/record"), count)
    yield "steps", inquiries.steps(probe, table, count)
    written = [table.get("/record").body]
    yield "replays", inquiries.uploads(probe, "/api/replay", written, count)
    yield "verifications", inquiries.uploads(probe, "/api/verify", written, count)
    yield "rematches, refused but one", inquiries.repeated(partial(table.act, "rematch"), count)
    given = list(record.parse(written[0].decode()).events[:-1])
    yield "tables from given games", inquiries.given_games(probe, game, given, count // 2)
    tables += [LongTable(probe, game, given=given) for _ in range(plan.given)]
    yield "given games begin", inquiries.beginnings(tables[1:])


def _of_the_server(probe: Probe, game: str, plan: AnswersPlan, _: list[LongTable]) -> Kinds:
    """Return the requests about the server itself."""
    yield "new tables", inquiries.creations(probe, game, plan.count)
    yield "what can be played", inquiries.fetches(probe, ["/api/games"], plan.count)
    yield "the OpenAPI document", inquiries.fetches(probe, ["/openapi.json"], plan.count)
    yield "metrics", inquiries.fetches(probe, ["/metrics"], plan.count)
    yield "pages and files", inquiries.fetches(probe, inquiries.FILES, plan.count)


def _from_disk(_: Probe, _game: str, plan: AnswersPlan, tables: list[LongTable]) -> Kinds:
    """Return the requests to tables that are not in memory."""
    yield "whole views from disk", inquiries.views(tables, 3 * (plan.given + 1))


def _summary(costs: list[float]) -> dict[str, float]:
    ordered = sorted(costs)
    last = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    found = {"p50": statistics.median(ordered), "p99": last, "max": ordered[-1]}
    return {"count": len(ordered), **{name: round(value, 2) for name, value in found.items()}}


def table(figures: dict[str, Any]) -> str:
    """Format the figures."""
    asked = figures["asked_ms"]
    rows: list[tuple[str, ...]] = [
        ("CPU time of the serving thread, ms", "count", "half", "99 of 100", "most", f"asked {asked:g}")
    ]
    for kind, found in figures["answers"].items():
        verdict = "yes" if found["p99"] <= asked else "NO"
        rows.append((kind, f"{found['count']}", *(f"{found[name]:.2f}" for name in ("p50", "p99", "max")), verdict))
    first, *widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_line(row, first, widths) for row in rows)


def _line(row: tuple[str, ...], first: int, widths: list[int]) -> str:
    return "  ".join((row[0].ljust(first), *(cell.rjust(width) for cell, width in zip(row[1:], widths, strict=True))))
