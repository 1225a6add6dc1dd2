"""No secret on the wire: two games with equal public history and different seeds send equal bytes."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from sintra.server.store.rows import LinkRow
from sintra.server.store.store import Store
from sintra.server.table.opening import Opening, make_opening, write_opening
from sintra.server.table.stored import write_event
from sintra.server.table.table import Table
from sintra.server.table.who import Who
from sintra.server.wire.links import hash_token
from sintra.server.wire.messages import CreateTable, Join, Play, SeatRequest
from sintra.session.event import Event
from tests.server.clients import Client, client, headers
from tests.server.running import Running, start

SEEDS = (b"\x01" * 32, b"\x02" * 32)
NAMES = ("one", "two")
TOKENS = ("A" * 32, "B" * 32)
WATCHERS = ("C" * 32, "D" * 32)
NOW = 1_790_000_000_000
CHANGING = re.compile(rb'("at"|"turn_began"):\d+')


def openings(game: str) -> list[Opening]:
    """Two tables that differ in their names only."""
    seats = (SeatRequest(kind="here"), SeatRequest(kind="here"))
    return [make_opening(CreateTable(game=game, seats=seats, start=0), name, NOW) for name in NAMES]


def history(opening: Opening) -> list[Event]:
    """The beginning of a game as the first seed deals it."""
    table, who = Table(opening, SEEDS[0]), Who(frozenset({0, 1}))
    for seat in (0, 1):
        table.apply(table.decide(who, Join(id=f"j{seat}", seat=seat, nonce="0a"), NOW))
    for number in range(4):
        move = table.view(who, "en").legal[0].move
        table.apply(table.decide(who, Play(id=f"m{number}", sequence=table.sequence, move=move), NOW + number))
    return [entry.event for entry in table.session.history]


async def prepare(database: Path, game: str) -> None:
    """Store the same history under two seeds: the second table holds deals that its own seed would never draw."""
    first, second = openings(game)
    events = [write_event(event) for event in history(first)]
    async with Store(database) as store:
        for opening, seed, token, watcher in zip((first, second), SEEDS, TOKENS, WATCHERS, strict=True):
            links = [LinkRow(hash_token(token), opening.table, "[0,1]"), LinkRow(hash_token(watcher), opening.table, "[]")]
            await store.create(opening.table, write_opening(opening), seed, links, NOW)
            await store.append(opening.table, 1, events, NOW)


def everything(server: Running, number: int) -> bytes:
    """Everything that a server sends about a table: to players, to watchers, by HTTP, in refusals, in hints."""
    name, token, found = NAMES[number], TOKENS[number], list[bytes]()
    with client(server) as one, client(server) as watcher:
        one.hello(token)
        watcher.hello(WATCHERS[number], language="de")
        _act(one)
        for player in (one, watcher):
            player.send(type="language", language="hu")
            player.until("table")
            found.append(repr([seen for seen in player.seen if seen["type"] != "presence"]).encode())
    with server.http(headers=headers(token)) as http:
        for path in ("", "/record", "/steps?from=0&to=20", "/steps?from=x"):
            found.append(http.get(f"/api/tables/{name}{path}").content)
        found.append(http.post(f"/api/tables/{name}/moves", content=b"nonsense").content)
    return CHANGING.sub(b"", b"\n".join(found).replace(b"'", b'"').replace(b'": ', b'":'))


def _act(one: Client) -> None:
    """Ask, move and undo, with the same ids each time."""
    assert one.ask(type="hint", id="hint")["type"] == "hint"
    assert one.move(one.view["legal"][0]["move"], id="move")["type"] == "accepted"
    assert one.ask(type="undo", sequence=one.view["sequence"], id="undo")["type"] == "accepted"
    assert one.ask(type="move", sequence=0, move="1B1", id="late")["code"] == "behind"
    assert one.ask(type="move", sequence=one.view["sequence"], move="9B9", id="bad")["code"] == "illegal_move"
    assert one.ask(type="rematch", id="more")["code"] == "not_over"


def test_equal_public_history_sends_equal_bytes(tmp_path: Path) -> None:
    """But for names, times and the commitment, a client cannot tell two seeds apart, in either game."""
    for game in ("azul", "pavilion"):
        database = tmp_path / f"{game}.sqlite"
        asyncio.run(prepare(database, game))
        server = start(database)
        try:
            told = [everything(server, number) for number in (0, 1)]
        finally:
            server.stop()
        commitments = [
            Table(opening, seed).commitment.hex().encode() for opening, seed in zip(openings(game), SEEDS, strict=True)
        ]
        for seed, text in zip(SEEDS, told, strict=True):
            assert seed.hex().encode() not in text
        same = [
            text.replace(commitment, b"").replace(f'"{name}"'.encode(), b"")
            for text, commitment, name in zip(told, commitments, NAMES, strict=True)
        ]
        assert len(same[0]) > 10_000
        assert same[0] == same[1]
