"""A restart with many open tables: all of them are restored as they were."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sintra.server.store.rows import LinkRow
from sintra.server.store.store import Store
from sintra.server.table.opening import make_opening, write_opening
from sintra.server.table.stored import write_event
from sintra.server.table.table import Table
from sintra.server.table.who import Who
from sintra.server.wire.links import hash_token
from sintra.server.wire.messages import ClockRequest, CreateTable, GameName, Join, Play, SeatRequest
from tests.server.clients import Json, headers
from tests.server.running import spawn

TABLES = 60
NOW = 1_790_000_000_000


def begun(number: int) -> Table:
    """A game with a long clock, some moves on."""
    seats = (SeatRequest(kind="here"), SeatRequest(kind="here"))
    game: GameName = "azul" if number % 2 else "pavilion"
    wish = CreateTable(game=game, seats=seats, start=0, clock=ClockRequest(seconds=86_400, increment=3_600))
    table, who = Table(make_opening(wish, f"t{number}", NOW), number.to_bytes(32, "big")), Who(frozenset({0, 1}))
    for seat in (0, 1):
        table.apply(table.decide(who, Join(id=f"j{seat}", seat=seat), NOW))
    for turn in range(number % 5):
        move = table.view(who, "en").legal[0].move
        table.apply(table.decide(who, Play(id=f"m{turn}", sequence=table.sequence, move=move), NOW))
    return table


async def save(database: Path, tables: list[Table]) -> None:
    """Put tables into a database as a server does."""
    async with Store(database) as store:
        for number, table in enumerate(tables):
            link = LinkRow(hash_token(token(number)), f"t{number}", "[0,1]")
            await store.create(f"t{number}", write_opening(table.opening), number.to_bytes(32, "big"), [link], NOW)
            await store.append(f"t{number}", 1, [write_event(entry.event) for entry in table.session.history], NOW, NOW)


def token(number: int) -> str:
    """Return the token of a table's link."""
    return f"token-of-table-{number:04}"


def test_all_tables_are_there_again(database: Path) -> None:
    """After a restart every event of every table is there, and the scores."""
    tables = [begun(number) for number in range(TABLES)]
    asyncio.run(save(database, tables))
    found: dict[int, Json] = {}
    with spawn(database, "--messages-per-second", "100000") as server, server.http() as http:
        for number in range(TABLES):
            answer = http.get(f"/api/tables/t{number}", headers=headers(token(number)))
            assert answer.status_code == 200, answer.text
            found[number] = answer.json()
        assert server.stop() == 0
    for number, table in enumerate(tables):
        view = found[number]
        played = tuple(event["text"] for event in view["events"] if event["kind"] in {"move", "forced", "deal"})
        assert played == table.record.events
        assert view["seats"][0]["score"] == table.state.scores[0]
        assert view["phase"] in {"playing", "over"}
