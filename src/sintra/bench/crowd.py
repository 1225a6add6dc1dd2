"""The load generator of the server benchmark: many clients at many tables play at random, and latencies are measured."""

from __future__ import annotations

import asyncio
import http.client
import json
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from sintra.bench.wire import Wire

CREATORS = 16  # concurrent requests for tables
CONNECTING = 50  # sockets being opened concurrently
TICK = 0.002  # seconds between polls


class Option(msgspec.Struct):
    """A legal move, as far as the client needs it."""

    move: str


class ServerMessage(msgspec.Struct):
    """A message from the server, as far as the client needs it."""

    type: str
    id: str | None = None
    sequence: int | None = None
    phase: str = ""
    turn: int | None = None
    legal: tuple[Option, ...] = ()
    rematch: str | None = None
    code: str = ""
    text: str = ""
    retry_after: float | None = None


_read = msgspec.json.Decoder(ServerMessage).decode


@dataclass
class Latencies:
    """Latencies in seconds from sending a move, and rejected moves."""

    seen: list[float] = field(default_factory=list[float])  # until the opponent received it
    acknowledged: list[float] = field(default_factory=list[float])  # until it was acknowledged
    refused: list[str] = field(default_factory=list[str])
    shed: int = 0  # moves refused because the server has too much to do
    shed_at: float = 0.0  # when the last of them was

    def clear(self) -> None:
        """Clear all measurements."""
        self.seen, self.acknowledged, self.refused, self.shed = [], [], [], 0


@dataclass(frozen=True, slots=True)
class CrowdLink:
    """A link to a table: its token and its seats."""

    token: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """What a client has seen last, for reconnecting."""

    token: str
    sequence: int


@dataclass(frozen=True, slots=True)
class CrowdPlace:
    """The address of the server, and the one that clients come from."""

    host: str
    port: int
    source: str | None = None

    def ask(self, path: str, body: Any) -> Any:
        """Post a JSON document; return the answer."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        try:
            connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
            answer = connection.getresponse()
            found = json.loads(answer.read())
        finally:
            connection.close()
        if answer.status >= 400:  # noqa: PLR2004 - an error status
            raise ConnectionError(f"{path}: {found['text']}")
        return found

    async def create(self, tables: int, game: str, *seats: Any, **more: Any) -> list[list[CrowdLink]]:
        """Create tables; return the links of each."""
        loop = asyncio.get_running_loop()
        request = {"game": game, "seats": list(seats), "start": 0, **more}
        with ThreadPoolExecutor(CREATORS) as pool:
            made = [loop.run_in_executor(pool, self.ask, "/api/tables", request) for _ in range(tables)]
            return [_links(one) for one in await asyncio.gather(*made)]


def _links(made: Any) -> list[CrowdLink]:
    return [CrowdLink(link["token"], tuple(link["seats"])) for link in (made["creator"], *made["persons"])]


class CrowdTable:
    """One table and its clients, each with its own socket."""

    def __init__(self, crowd: Crowd, links: list[CrowdLink], rng: Random) -> None:
        self._crowd = crowd
        self.links = links
        self._rng = rng
        self.wires: list[Wire] = []
        self._options: tuple[Option, ...] = ()
        self._acting: Wire | None = None
        self._sequence = 0
        self._sent: dict[str, float] = {}  # by message id: when a move was sent that is not acknowledged yet
        self._last: tuple[Wire, float] | None = None  # who moved last, and when, until the opponent has seen it
        self._numbers = 0
        self._is_again = False  # moving to the table of a rematch

    async def enter(self, place: CrowdPlace) -> None:
        """Open all sockets and send `hello`."""
        for link in self.links:
            wire = await Wire.connect(place, self._on_message)
            self.wires.append(wire)
            wire.send(_hello(link.token))

    @property
    def seen(self) -> Seen:
        """What the first client has seen."""
        return Seen(self.links[0].token, self._sequence)

    def join(self) -> None:
        """Join all seats of all links."""
        for link, wire in zip(self.links, self.wires, strict=True):
            for seat in link.seats:
                wire.send(self._request("join", seat=seat))

    def _request(self, kind: str, **more: Any) -> bytes:
        self._numbers += 1
        return msgspec.json.encode({"type": kind, "id": str(self._numbers), **more})

    def move(self) -> None:
        """Make a random move."""
        if self._acting is None:
            return
        move = self._rng.choice(self._options).move
        data = self._request("move", sequence=self._sequence, move=move)
        wire, self._acting = self._acting, None
        self._sent[str(self._numbers)] = now = time.perf_counter()
        self._last = wire, now
        wire.send(data)

    def _on_message(self, wire: Wire, data: bytes) -> None:
        now, message = time.perf_counter(), _read(data)
        match message.type:
            case "accepted":
                if message.id in self._sent:
                    self._crowd.latencies.acknowledged.append(now - self._sent.pop(message.id))
            case "refused" if message.retry_after is not None and message.id in self._sent:
                del self._sent[message.id]
                self._acting, self._last = wire, None
                self._crowd.is_shed(self, message.retry_after)
            case "refused":
                self._crowd.latencies.refused.append(f"{message.code}: {message.text}")
            case "update" | "table":
                self._look(wire, message, now)
            case _:
                pass

    def _look(self, wire: Wire, message: ServerMessage, now: float) -> None:
        if self._last is not None and message.type == "update" and (wire is not self._last[0] or len(self.wires) == 1):
            self._crowd.latencies.seen.append(now - self._last[1])
            self._last = None
        if message.phase == "over":
            self._rematch(wire, message)
        elif message.phase == "open" and message.type == "table" and wire is self.wires[0] and self._is_again:
            self._is_again = False
            self.join()
        elif message.legal:
            self._options, self._acting, self._sequence = message.legal, wire, message.sequence or 0
            self._crowd.is_ready(self)

    def _rematch(self, wire: Wire, message: ServerMessage) -> None:
        """Request a rematch, or follow the links to its table."""
        if message.rematch is None and wire is self.wires[0] and message.type == "update":
            wire.send(self._request("rematch"))
        elif message.rematch is not None and wire is self.wires[0]:
            self._is_again = True
            for other, link in zip(self.wires[1:], self.links[1:], strict=True):
                other.send(_hello(link.token, since=0))
            wire.send(_hello(self.links[0].token, since=0))


def _hello(token: str, **more: Any) -> bytes:
    return msgspec.json.encode({"type": "hello", "token": token, "client": "driver", **more})


def _settle(future: asyncio.Future[bytes], data: bytes) -> None:
    if not future.done():
        future.set_result(data)


class Crowd:
    """All tables of a measurement."""

    def __init__(self, place: CrowdPlace, seed: int = 1) -> None:
        self._place = place
        self._rng = Random(seed)  # noqa: S311 - random moves, not secrets
        self._waiting: deque[CrowdTable] = deque()
        self._is_pushing = self._is_flooding = False
        self.tables: list[CrowdTable] = []
        self.latencies = Latencies()

    async def seat(self, tables: int, game: str, *seats: Any, **more: Any) -> None:
        """Create tables, open a socket for each client, and start playing."""
        made = [
            CrowdTable(self, links, Random(self._rng.random()))  # noqa: S311 - as above
            for links in await self._place.create(tables, game, *seats, **more)
        ]
        gate = asyncio.Semaphore(CONNECTING)

        async def enter(table: CrowdTable) -> None:
            async with gate:
                await table.enter(self._place)

        await asyncio.gather(*map(enter, made))
        for table in made:
            table.join()
            await asyncio.sleep(0)
        self.tables += made

    async def reconnect(self, seen: list[Seen]) -> None:
        """Reconnect as clients do after a broken connection: open a socket each, and wait for the table."""
        gate = asyncio.Semaphore(CONNECTING)

        async def look(last: Seen) -> None:
            shown: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            async with gate:
                wire = await Wire.connect(self._place, lambda _, data: _settle(shown, data))
                wire.send(_hello(last.token, since=last.sequence))
                message = _read(await asyncio.wait_for(shown, 60))
                if message.type != "table" or (message.sequence or 0) < last.sequence:
                    raise ConnectionError(f"event {last.sequence} of a table was expected, not {message}")
                wire.close()

        await asyncio.gather(*map(look, seen))

    def is_ready(self, table: CrowdTable) -> None:
        """Note that a table is ready for its next move."""
        if self._is_pushing:
            table.move()
        else:
            self._waiting.append(table)

    def is_shed(self, table: CrowdTable, retry_after: float) -> None:
        """Note that a table's move was refused for now: it is made again when it may be; in a flood, at once."""
        self.latencies.shed += 1
        self.latencies.shed_at = time.perf_counter()
        if self._is_flooding:
            self.is_ready(table)
        else:
            asyncio.get_running_loop().call_later(retry_after, self.is_ready, table)

    async def flood(self, rate: float, seconds: float) -> float:
        """Make moves at a rate, whatever becomes of them: nobody waits before trying again; return the actual rate."""
        self._is_flooding = True
        try:
            return await self.pace(rate, seconds)
        finally:
            self._is_flooding = False

    async def pace(self, rate: float, seconds: float) -> float:
        """Make moves at a rate, at the table that has waited longest; return the actual moves per second."""
        begun, made = time.perf_counter(), 0
        while (passed := time.perf_counter() - begun) < seconds:
            while made < passed * rate and self._waiting:
                self._waiting.popleft().move()
                made += 1
            await asyncio.sleep(TICK)
        return made / seconds

    async def play(self, moves: int) -> None:
        """Make a number of moves at every table."""
        left = moves * len(self.tables)
        while left > 0:
            self._check_refused()
            while left > 0 and self._waiting:
                self._waiting.popleft().move()
                left -= 1
            await asyncio.sleep(TICK)

    def _check_refused(self) -> None:
        if self.latencies.refused:
            raise ConnectionError(f"a move was refused: {self.latencies.refused[0]}")

    async def push(self, seconds: float) -> float:
        """Saturate the server: every table moves as soon as it can; return the moves seen per second."""
        self._is_pushing, before = True, len(self.latencies.seen)
        for table in [self._waiting.popleft() for _ in range(len(self._waiting))]:
            table.move()
        await asyncio.sleep(seconds)
        self._is_pushing = False
        return (len(self.latencies.seen) - before) / seconds

    async def settle(self, seconds: float = 1.0) -> None:
        """Wait for outstanding answers."""
        await asyncio.sleep(seconds)

    def disconnect(self) -> None:
        """Close all sockets."""
        for table in self.tables:
            for wire in table.wires:
                wire.close()
        self.tables.clear()
        self._waiting.clear()
