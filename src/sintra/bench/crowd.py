"""Many people at many tables of a server, two at each: they play at random, and it is noted how long everything takes."""

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

CREATORS = 16  # at the same time
CONNECTING = 50  # sockets that are being opened at the same time
TICK = 0.002  # seconds between looks at what is due


class Option(msgspec.Struct):
    """A legal move, as far as a driver needs it."""

    move: str


class Told(msgspec.Struct):
    """A message of the server, as far as a driver needs it."""

    type: str
    id: str | None = None
    sequence: int | None = None
    phase: str = ""
    turn: int | None = None
    legal: tuple[Option, ...] = ()
    rematch: str | None = None
    code: str = ""
    text: str = ""


_read = msgspec.json.Decoder(Told).decode


@dataclass
class Notes:
    """What was noted: seconds from sending a move."""

    seen: list[float] = field(default_factory=list[float])  # until the opponent had it
    acknowledged: list[float] = field(default_factory=list[float])  # until it was acknowledged
    refused: list[str] = field(default_factory=list[str])

    def clear(self) -> None:
        """Begin anew."""
        self.seen, self.acknowledged, self.refused = [], [], []


@dataclass(frozen=True, slots=True)
class CrowdLink:
    """What lets somebody in, and the seats that are theirs."""

    token: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """What a client has seen last: it says so when it comes back."""

    token: str
    sequence: int


@dataclass(frozen=True, slots=True)
class CrowdPlace:
    """Where the server is."""

    host: str
    port: int

    def ask(self, path: str, body: Any) -> Any:
        """Post a JSON document; give the answer."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        try:
            connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
            answer = connection.getresponse()
            found = json.loads(answer.read())
        finally:
            connection.close()
        if answer.status >= 400:  # noqa: PLR2004 - refused
            raise ConnectionError(f"{path}: {found['text']}")
        return found

    async def create(self, tables: int, game: str, *seats: Any, **more: Any) -> list[list[CrowdLink]]:
        """Make tables; give the links of their persons."""
        loop = asyncio.get_running_loop()
        wish = {"game": game, "seats": list(seats), "start": 0, **more}
        with ThreadPoolExecutor(CREATORS) as pool:
            made = [loop.run_in_executor(pool, self.ask, "/api/tables", wish) for _ in range(tables)]
            return [_links(one) for one in await asyncio.gather(*made)]


def _links(made: Any) -> list[CrowdLink]:
    return [CrowdLink(link["token"], tuple(link["seats"])) for link in (made["creator"], *made["persons"])]


class CrowdTable:
    """One table, and the people at it: each with a socket of their own."""

    def __init__(self, crowd: Crowd, links: list[CrowdLink], luck: Random) -> None:
        self._crowd = crowd
        self.links = links
        self._luck = luck
        self.wires: list[Wire] = []
        self._options: tuple[Option, ...] = ()
        self._acting: Wire | None = None
        self._sequence = 0
        self._sent: dict[str, float] = {}  # by the message's id: when a move was sent that is not acknowledged yet
        self._last: tuple[Wire, float] | None = None  # who moved last, and when, until the opponent has seen it
        self._numbers = 0
        self._is_again = False  # on the way to the table of a rematch

    async def enter(self, place: CrowdPlace) -> None:
        """Open all sockets and say hello."""
        for link in self.links:
            wire = await Wire.connect(place.host, place.port, self._hear)
            self.wires.append(wire)
            wire.send(_hello(link.token))

    @property
    def seen(self) -> Seen:
        """What the first of the people has seen."""
        return Seen(self.links[0].token, self._sequence)

    def sit_down(self) -> None:
        """Let everybody sit down, on all seats of their links."""
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
        move = self._luck.choice(self._options).move
        data = self._request("move", sequence=self._sequence, move=move)
        wire, self._acting = self._acting, None
        self._sent[str(self._numbers)] = now = time.perf_counter()
        self._last = wire, now
        wire.send(data)

    def _hear(self, wire: Wire, data: bytes) -> None:
        now, told = time.perf_counter(), _read(data)
        match told.type:
            case "accepted":
                if told.id in self._sent:
                    self._crowd.notes.acknowledged.append(now - self._sent.pop(told.id))
            case "refused":
                self._crowd.notes.refused.append(f"{told.code}: {told.text}")
            case "update" | "table":
                self._look(wire, told, now)
            case _:
                pass

    def _look(self, wire: Wire, told: Told, now: float) -> None:
        if self._last is not None and told.type == "update" and (wire is not self._last[0] or len(self.wires) == 1):
            self._crowd.notes.seen.append(now - self._last[1])
            self._last = None
        if told.phase == "over":
            self._again(wire, told)
        elif told.phase == "open" and told.type == "table" and wire is self.wires[0] and self._is_again:
            self._is_again = False
            self.sit_down()
        elif told.legal:
            self._options, self._acting, self._sequence = told.legal, wire, told.sequence or 0
            self._crowd.is_ready(self)

    def _again(self, wire: Wire, told: Told) -> None:
        """Play again at the next table, where the same links lead to."""
        if told.rematch is None and wire is self.wires[0] and told.type == "update":
            wire.send(self._request("rematch"))
        elif told.rematch is not None and wire is self.wires[0]:
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
        self._luck = Random(seed)  # noqa: S311 - random moves, not secrets
        self._waiting: deque[CrowdTable] = deque()
        self._is_pushing = False
        self.tables: list[CrowdTable] = []
        self.notes = Notes()

    async def seat(self, tables: int, game: str, *seats: Any, **more: Any) -> None:
        """Make tables, open a socket for each person, and begin to play."""
        made = [
            CrowdTable(self, links, Random(self._luck.random()))  # noqa: S311 - as above
            for links in await self._place.create(tables, game, *seats, **more)
        ]
        gate = asyncio.Semaphore(CONNECTING)

        async def enter(table: CrowdTable) -> None:
            async with gate:
                await table.enter(self._place)

        await asyncio.gather(*map(enter, made))
        for table in made:
            table.sit_down()
            await asyncio.sleep(0)
        self.tables += made

    async def come_back(self, seen: list[Seen]) -> None:
        """Come back as clients do after a broken connection: a socket for each, until it shows how its table stands."""
        gate = asyncio.Semaphore(CONNECTING)

        async def look(last: Seen) -> None:
            shown: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            async with gate:
                wire = await Wire.connect(self._place.host, self._place.port, lambda _, data: _settle(shown, data))
                wire.send(_hello(last.token, since=last.sequence))
                told = _read(await asyncio.wait_for(shown, 60))
                if told.type != "table" or (told.sequence or 0) < last.sequence:
                    raise ConnectionError(f"event {last.sequence} of a table was expected, not {told}")
                wire.close()

        await asyncio.gather(*map(look, seen))

    def is_ready(self, table: CrowdTable) -> None:
        """A table waits for its next move."""
        if self._is_pushing:
            table.move()
        else:
            self._waiting.append(table)

    async def pace(self, rate: float, seconds: float) -> float:
        """Make so many moves a second, each at a table that has waited for long; return how many a second were made."""
        begun, made = time.perf_counter(), 0
        while (passed := time.perf_counter() - begun) < seconds:
            while made < passed * rate and self._waiting:
                self._waiting.popleft().move()
                made += 1
            await asyncio.sleep(TICK)
        return made / seconds

    async def play(self, moves: int) -> None:
        """Let every table make so many moves."""
        left = moves * len(self.tables)
        while left > 0:
            self._check_refused()
            while left > 0 and self._waiting:
                self._waiting.popleft().move()
                left -= 1
            await asyncio.sleep(TICK)

    def _check_refused(self) -> None:
        if self.notes.refused:
            raise ConnectionError(f"a move was refused: {self.notes.refused[0]}")

    async def push(self, seconds: float) -> float:
        """Let every table move as soon as it can; return how many moves a second were seen."""
        self._is_pushing, before = True, len(self.notes.seen)
        for table in [self._waiting.popleft() for _ in range(len(self._waiting))]:
            table.move()
        await asyncio.sleep(seconds)
        self._is_pushing = False
        return (len(self.notes.seen) - before) / seconds

    async def settle(self, seconds: float = 1.0) -> None:
        """Wait until what was sent has been answered."""
        await asyncio.sleep(seconds)

    def leave(self) -> None:
        """Hang up everywhere."""
        for table in self.tables:
            for wire in table.wires:
                wire.close()
        self.tables.clear()
        self._waiting.clear()
