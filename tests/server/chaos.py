"""Clients that do everything wrong: they duplicate, reorder, truncate, oversize and delay what they send, at the same tables.

`python -m tests.server.chaos --frames 100000` sends a hundred thousand; the tests send fewer. Every frame gets its answer,
or the socket is closed with a reason; in the end every table is what its record says, and the log has no error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sintra import dealer, record
from sintra.server.store.store import Store
from sintra.server.table.opening import read_opening
from sintra.server.table.stored import read_event
from sintra.server.table.table import Table
from tests.server.clients import HERE, PERSON, TIMEOUT, Json, bot, create, headers, tokens
from tests.server.running import Running, start

TABLES: tuple[tuple[str, tuple[Json, ...]], ...] = (
    ("azul", (PERSON, PERSON)),
    ("pavilion", (PERSON, PERSON)),
    ("azul", (HERE, HERE, HERE)),
    ("pavilion", (PERSON, PERSON, PERSON, PERSON)),
    ("azul", (PERSON, bot(1))),
)
CLIENTS = 4  # for each link
LARGEST = 4096
CLOSED = {1002, 1003, 1007, 1008, 1009}  # protocol, type, text, policy, size
ANSWERS = {"accepted", "refused", "answer", "pong"}
UNCOUNTED = {"hello", "language"}  # their answer is a table, which others may cause as well
WISHES = {"move": 80, "undo": 8, "resign": 0.02, "ask": 4, "rematch": 1, "leave": 2, "language": 2, "hello": 1}  # weights
VALUES: list[Any] = json.loads("[null, true, -1, 1e300, 1180591620717411303424, [], {}, [[[[[[]]]]]]]")
MOVES = ("1B1", "CR-", "pass", "+R", "9Z9")
LINES = ("board", "where red", "undo", "1B1", "cost 1B1", "cost pass", "?" * 100)
ODD = ("\u0000", "\u202e", "\ud83d\ude00", "'; DROP TABLE events; --", "../../etc/passwd", "\uffff" * 30, "x" * 300, "")


class Typed(msgspec.Struct):
    """A message, as far as its type."""

    type: str


@dataclass
class Log(logging.Handler):
    """Keeps what is worse than a warning."""

    records: list[str] = field(default_factory=list[str])

    def __post_init__(self) -> None:
        super().__init__(logging.ERROR)

    __hash__ = object.__hash__

    def emit(self, record: logging.LogRecord) -> None:
        """Keep an entry."""
        self.records.append(f"{record.name}: {record.getMessage()} {record.__dict__.get('error', '')}")


@dataclass
class Vandal:
    """One client."""

    url: str
    token: str
    luck: random.Random
    counts: Counter[str]
    name: str
    view: Json = field(default_factory=dict[str, Any])
    sent: list[Json] = field(default_factory=list[Json])  # complete messages, to be resent
    kept: list[str] = field(default_factory=list[str])  # frames to be sent later
    accepted: dict[str, int] = field(default_factory=dict[str, int])  # by the id of a message
    numbers: int = 0

    async def rage(self, frames: int) -> None:
        """Send so many frames, over as many sockets as that takes."""
        left, batch = frames, list[str | bytes]()
        while left > 0:
            async with connect(self.url, max_size=None, compression=None, open_timeout=TIMEOUT, close_timeout=1) as connection:
                try:
                    await self._hello(connection)
                    while left > 0:
                        batch = self._batch()
                        left -= len(batch)
                        await self._send(connection, batch)
                except ConnectionClosed as closed:
                    self._see_end(closed, batch)

    def _see_end(self, closed: ConnectionClosed, batch: list[str | bytes]) -> None:
        code = closed.rcvd.code if closed.rcvd else None
        assert code in CLOSED, f"closed with {closed}, after {[str(data)[:200] for data in batch]}"
        self.counts[f"closed {code}"] += 1

    async def _hello(self, connection: ClientConnection) -> None:
        await connection.send(json.dumps({"type": "hello", "token": self.token, "client": self.name}))
        while True:
            message = json.loads(await asyncio.wait_for(connection.recv(), TIMEOUT))
            if message["type"] == "table":
                self.view = message
                return

    async def _send(self, connection: ClientConnection, batch: list[str | bytes]) -> None:
        """Send frames and a ping behind them; when its pong comes, each must have been answered."""
        for data in batch:
            await self._send_frame(connection, data)
        self.counts["frames"] += len(batch)
        pings = 1 + sum(_kind(data) == "ping" for data in batch)
        wanted = 1 + sum(_kind(data) not in UNCOUNTED for data in batch)
        await connection.send('{"type":"ping"}')
        found: Counter[str] = Counter()
        while found["pong"] < pings:
            message = json.loads(await asyncio.wait_for(connection.recv(), TIMEOUT))
            found[message["type"]] += 1
            self._hear(message)
        answered = sum(found[kind] for kind in ANSWERS)
        refused_hello = found["refused"] if any(_kind(data) in UNCOUNTED for data in batch) else 0
        assert wanted <= answered <= wanted + refused_hello, f"{batch} got {found}"

    async def _send_frame(self, connection: ClientConnection, data: str | bytes) -> None:
        if isinstance(data, str) and len(data) > 4 and self.luck.random() < 0.1:
            cut = self.luck.randrange(1, len(data))
            await connection.send([data[:cut], data[cut:]])  # in fragments
        else:
            await connection.send(data)

    def _hear(self, message: Json) -> None:
        kind = message["type"]
        self.counts[message.get("code") or kind] += 1
        if kind in {"table", "update"}:
            assert message["sequence"] >= self.view["sequence"] or kind == "table"
            self.view = {**self.view, **message}
        elif kind == "accepted":
            before = self.accepted.setdefault(message["id"], message["sequence"])
            assert before == message["sequence"], f"{message['id']} was accepted at {before}, now at {message['sequence']}"
        elif kind == "refused":
            assert message["text"]
            assert message["phrase"]["key"]

    # What is sent

    def _batch(self) -> list[str | bytes]:
        """Make some frames, all wrong in some way or just in the wrong place."""
        luck, made = self.luck, list[str | bytes]()
        for _ in range(luck.randint(1, 6)):
            message = self._message()
            text = json.dumps(message)
            match luck.randrange(12):
                case 0 if self.sent:
                    made.append(json.dumps(luck.choice(self.sent[-20:])))  # once more
                case 1:
                    made += [text, text]
                case 2:
                    made.append(text[: luck.randrange(len(text))])
                case 3 if luck.random() < 0.05:
                    made.append(json.dumps({**message, "name": "x" * LARGEST}))
                case 4:
                    self.kept.append(text)
                case 5 if self.kept:
                    made.append(self.kept.pop(luck.randrange(len(self.kept))))
                case 6:
                    made.append(self._spoiled(message))
                case 7 if luck.random() < 0.3:
                    made.append(luck.randbytes(luck.randrange(1, 200)))
                case _:
                    made.append(text)
                    self.sent.append(message)
        luck.shuffle(made)
        return made or ['{"type":"ping"}']

    def _message(self) -> Json:  # noqa: PLR0911 - one for each kind
        luck, view = self.luck, self.view
        self.numbers += 1
        name = {"id": f"{self.numbers}"}
        sequence = view["sequence"] if luck.random() < 0.8 else luck.randrange(view["sequence"] + 3)
        if view["phase"] == "open":
            seat = luck.choice(view["yours"]) if view["yours"] and luck.random() < 0.8 else luck.randrange(4)
            return {"type": "join", "seat": seat, "name": self.name, "nonce": luck.randbytes(4).hex(), **name}
        kind = luck.choices(
            ("move", "undo", "resign", "ask", "rematch", "leave", "language", "hello"), (80, 8, 0.02, 4, 1, 2, 2, 1)
        )[0]
        match kind:
            case "move":
                legal = view["legal"]
                move = luck.choice(legal)["move"] if legal and luck.random() < 0.9 else luck.choice(MOVES)
                return {"type": "move", "sequence": sequence, "move": move, **name}
            case "undo" | "resign":
                return {"type": kind, "sequence": sequence, **name}
            case "ask":
                return {
                    "type": "ask",
                    "text": luck.choice(("board", "where red", "undo", "1B1", "cost 1B1", "?" * 100)),
                    **name,
                }
            case "leave":
                return {"type": "leave", "seat": luck.randrange(4), **name}
            case "language":
                return {"type": "language", "language": luck.choice(("en", "de", "hu"))}
            case "hello":
                return {"type": "hello", "token": self.token, "client": self.name}
            case _:
                return {"type": kind, **name}

    def _spoiled(self, message: Json) -> str:
        """Change one field to something odd."""
        luck = self.luck
        key = luck.choice([*message, "more"])
        odd: Any = luck.choice((*ODD, *VALUES))
        return json.dumps({**message, key: odd})


def _kind(data: str | bytes) -> str:
    """Return the type of a valid frame that has no answer of its own."""
    try:
        return msgspec.json.decode(data, type=Typed).type if isinstance(data, str) else ""
    except (msgspec.DecodeError, UnicodeEncodeError):
        return ""


async def rampage(server: Running, frames: int, seed: int) -> Counter[str]:
    """Let vandals loose at some tables concurrently; return what they got."""
    luck, counts = random.Random(seed), Counter[str]()
    created = [await asyncio.to_thread(create, server, *seats, game=game) for game, seats in TABLES]
    vandals = [
        Vandal(server.socket_url, token, random.Random(luck.random()), counts, f"{number}-{place}-{one}")
        for number, table in enumerate(created)
        for place, token in enumerate(tokens(table))
        for one in range(CLIENTS)
    ]
    await asyncio.gather(*(vandal.rage(frames // len(vandals) + 1) for vandal in vandals))
    await asyncio.to_thread(_look, server, created)
    return counts


def _look(server: Running, created: list[Json]) -> None:
    """Ask for all tables by HTTP: the view and the record say the same."""
    with server.http() as http:
        for table in created:
            _look_at(http, table)
        metrics = http.get("/metrics").text
    assert 'status="5' not in metrics


def _look_at(http: httpx.Client, table: Json) -> None:
    deadline = time.monotonic() + TIMEOUT
    while True:  # a bot may move in between
        path, link = f"/api/tables/{table['table']}", headers(table["creator"]["token"])
        answers = [http.get(f"{path}{part}", headers=link) for part in ("", "/record", "")]
        assert [answer.status_code for answer in answers] == [200, 200, 200]
        view, later = answers[0].json(), answers[2].json()
        if view["sequence"] == later["sequence"]:
            break
        assert time.monotonic() < deadline
    if view["phase"] == "open":
        return
    game = record.parse(answers[1].text)
    assert json.loads(game.state.to_json()) == view["state"]
    assert (game.result is not None) == (view["phase"] == "over")
    if game.result:
        assert dealer.verify(game).is_fair


async def compare(database: Path) -> int:
    """Fold all tables of a database again: each must be a game by the rules; return how many events there are."""
    events = 0
    async with Store(database) as store:
        rows = await store.readers.read(lambda connection: connection.execute("SELECT table_id FROM tables").fetchall())
        for (name,) in rows:
            stored = await store.load(name)
            assert stored is not None
            folded = Table(read_opening(stored.opening), stored.secret, [read_event(body) for body in stored.events])
            if folded.phase != "open":
                assert record.parse(str(folded.record)).state == folded.state
            events += folded.sequence
    return events


def run(database: Path, frames: int, seed: int) -> tuple[int, Counter[str]]:
    """Serve, let vandals loose, and look at what is left; return the number of events and of answers by their kind."""
    log = Log()
    logging.getLogger().addHandler(log)
    try:
        server = start(database)
        try:
            counts = asyncio.run(rampage(server, frames, seed))
        finally:
            server.stop()
        assert log.records == []
    finally:
        logging.getLogger().removeHandler(log)
    return asyncio.run(compare(database)), counts


def main() -> None:
    """Send as many frames as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000, help="how many are sent (default 100000)")
    parser.add_argument("--seed", type=int, default=1, help="of the frames (default 1)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        events, counts = run(Path(folder) / "t.sqlite", options.frames, options.seed)
    print(f"{counts['frames']} frames, {events} events, answers: {dict(counts.most_common())}")  # noqa: T201 - a command


if __name__ == "__main__":
    main()
