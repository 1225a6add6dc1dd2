"""The target of the fuzzer: a server that takes any bytes in any place, and what must still be true after each of them.

No answer has status 5xx, the log has no error, the server lives, and tables can be played. Server and client take turns in one
thread, so that its CPU clock says what each input costs, and nothing waits for another thread on a busy machine.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import heapq
import json
import logging
import socket
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sintra.server.settings import ServerSettings
from sintra.server.shell.app import Application
from sintra.server.shell.service import Server, listen
from sintra.server.store.store import Store
from tests.server.chaos import Log
from tests.server.clients import HERE, Json, frame
from tests.server.fuzz_inputs import ACTIONS, KINDS
from tests.server.running import HIGH

HOST = b"Host: localhost\r\n"
JSON = b"Content-Type: application/json\r\n"
NAMES = (
    b"Authorization",
    b"Accept-Language",
    b"Content-Type",
    b"Accept-Encoding",
    b"Origin",
    b"Sintra-Client",
    b"Cookie",
    b"X",
)
PLAYED_EVERY = 500  # inputs, after which a move is made
COSTLIEST = 12  # inputs that are kept
REPEATS = 3  # of a costly input: the least counts
TURNS = 12  # of the event loop, in which whatever can be handled is handled
SMALL = 126  # bytes from which on the length of a frame takes two bytes
CREATED, FAULT = 201, 500  # statuses


class Broken(AssertionError):
    """What must be true is not."""


@dataclass
class Costs:
    """What inputs have cost the serving thread, in milliseconds."""

    bound: float | None = None  # more is a failure
    number: Counter[str] = field(default_factory=Counter[str])
    total: Counter[str] = field(default_factory=Counter[str])
    most: list[tuple[float, bytes]] = field(default_factory=list[tuple[float, bytes]])  # the costliest, as a heap

    def note(self, kind: str, cost: float, data: bytes) -> None:
        """Count an input."""
        self.number[kind] += 1
        self.total[kind] += round(cost * 1000)
        heapq.heappush(self.most, (cost, data))
        if len(self.most) > COSTLIEST:
            heapq.heappop(self.most)

    def lines(self) -> list[str]:
        """Report the mean of each kind, and the costliest inputs."""
        means = [
            f"{kind}: {self.number[kind]} inputs, mean {self.total[kind] / n / 1000:.2f} ms" for kind, n in self.number.items()
        ]
        return [*means, *(f"{cost:.1f} ms: {data[:100]!r}" for cost, data in sorted(self.most, reverse=True))]


class FuzzTarget:
    """One server and the connections to it, all in one event loop."""

    def __init__(self, database: Path, bound: float | None = None) -> None:
        self._log = Log()
        settings = ServerSettings(database, limits=HIGH, processes=1)
        self.server = Server(Application(settings, Store(database)), [listen("127.0.0.1", 0)], quiet=True)
        self._address: tuple[str, int] = self.server.sockets[0].getsockname()
        self._kept: socket.socket | None = None  # for requests that are certainly answered
        self._sockets: dict[int, socket.socket] = {}
        self.costs = Costs(bound)
        self.count = self._moves = 0

    async def start(self) -> None:
        """Serve, and begin a game at each table."""
        logging.getLogger().addHandler(self._log)
        self._serving = asyncio.ensure_future(self.server.serve(sockets=self.server.sockets))
        while not self.server.started:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)
        self._games = [await self._begin("azul"), await self._begin("pavilion")]
        self._own = await self._begin("azul")
        await self._send_record(0, b"")  # the process for long answers takes a moment to start

    async def close(self) -> None:
        """Stop the server."""
        for one in (self._kept, *self._sockets.values()):
            if one is not None:
                one.close()
        self.server.should_exit = True
        await self._serving
        logging.getLogger().removeHandler(self._log)

    # One input

    async def run(self, data: bytes) -> None:
        """Send an input; raise `Broken` if something is wrong after it."""
        kind, place, payload = (KINDS[data[0] % len(KINDS)], data[1], data[2:]) if len(data) > 1 else ("head", 0, data)
        cost = await self._send(kind, place, payload)
        if self.costs.bound is not None and cost > self.costs.bound:
            cost = min([cost, *[await self._send(kind, place, payload) for _ in range(REPEATS)]])
            if cost > self.costs.bound:
                raise Broken(f"an input of kind {kind} costs {cost:.1f} ms")
        self.costs.note(kind, cost, data)
        self.count += 1
        if self._log.records:
            raise Broken(f"the log has {self._log.records}")
        if self.count % PLAYED_EVERY == 0:
            await self.check()

    async def _send(self, kind: str, place: int, payload: bytes) -> float:
        """Send an input; return the CPU time of this thread in milliseconds."""
        begun = time.thread_time()
        await getattr(self, f"_send_{kind}")(place, payload)
        return (time.thread_time() - begun) * 1000

    async def check(self) -> None:
        """Make a move at a table of our own, and look at the counters."""
        seen = await self._get(self._own)
        if not seen["legal"]:
            assert seen["phase"] == "over"
            self._own = await self._begin("azul")
            seen = await self._get(self._own)
        self._moves += 1
        move, sequence = seen["legal"][0]["move"], seen["sequence"]
        answer = await self._act(self._own, "moves", id=f"move {self._moves}", sequence=sequence, move=move)
        if answer.get("type") != "accepted":
            raise Broken(f"a move was answered by {answer}")
        metrics = self.server.application.metrics
        faults = [status for status in ("500", "501", "502") if metrics.value("sintra_http_requests_total", status=status)]
        if faults:
            raise Broken(f"there were answers with status {faults}")

    # Kinds of input

    async def _send_body(self, place: int, payload: bytes) -> None:
        created = self._games[place % 2]
        path = f"/api/tables/{created['table']}/{ACTIONS[place // 2 % len(ACTIONS)]}"
        await self._request("POST", path, payload, JSON + _link(created))

    async def _send_create(self, _: int, payload: bytes) -> None:
        await self._request("POST", "/api/tables", payload, JSON)

    async def _send_record(self, place: int, payload: bytes) -> None:
        await self._request("POST", ("/api/replay", "/api/verify")[place % 2], payload)

    async def _send_query(self, place: int, payload: bytes) -> None:
        created = self._games[place % 2]
        path = f"/api/tables/{created['table']}{('', '/steps', '/record')[place // 2 % 3]}".encode()
        await self._send_head(place, b"GET %s?%s HTTP/1.1\r\n%s%s\r\n" % (path, payload, HOST, _link(created)))

    async def _send_path(self, place: int, payload: bytes) -> None:
        await self._send_head(place, b"GET %s HTTP/1.1\r\n%s\r\n" % (payload, HOST))

    async def _send_header(self, place: int, payload: bytes) -> None:
        path = ("/api/games", f"/api/tables/{self._games[0]['table']}", "/", "/api/socket")[place % 4].encode()
        name = NAMES[place // 4 % len(NAMES)]
        await self._send_head(place, b"GET %s HTTP/1.1\r\n%s%s: %s\r\n\r\n" % (path, HOST, name, payload))

    async def _send_head(self, _: int, payload: bytes) -> None:
        """Send bytes that may be no request at all over a connection of their own, and read what comes for a moment."""
        connection = await self._connect()
        with connection, contextlib.suppress(OSError):
            await asyncio.get_running_loop().sock_sendall(connection, payload)
            await _take_turns()
            answer = connection.recv(65536)
            if answer.startswith(b"HTTP/1.1 5"):
                raise Broken(f"{payload[:200]!r} was answered with {answer[:200]!r}")

    async def _send_line(self, place: int, payload: bytes) -> None:
        text = payload.decode("utf-8", "replace")[:200] or "?"
        await self._send_frame(place, frame({"type": "ask", "id": f"line {self.count}", "text": text}))

    async def _send_text(self, place: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < SMALL else b"\x81\xfe" + size.to_bytes(2, "big")
        await self._send_frame(place, head + bytes(4) + payload)

    async def _send_frame(self, place: int, payload: bytes) -> None:
        """Send bytes over a websocket that has entered a table; open another the next time if it was closed."""
        number = place % 2
        connection = self._sockets.get(number)
        if connection is None:
            connection = self._sockets[number] = await self._open_socket(self._games[number])
        try:
            await asyncio.get_running_loop().sock_sendall(connection, payload)
            await _take_turns()
            while connection.recv(65536):
                pass
        except BlockingIOError:
            return
        except OSError:
            pass
        connection.close()
        del self._sockets[number]

    # Connections

    async def _connect(self) -> socket.socket:
        connection = socket.socket()
        connection.setblocking(False)  # noqa: FBT003 - the name says what is false
        await asyncio.get_running_loop().sock_connect(connection, self._address)
        return connection

    async def _open_socket(self, created: Json) -> socket.socket:
        """Open a websocket by hand, and enter a table."""
        connection, loop = await self._connect(), asyncio.get_running_loop()
        key = base64.b64encode(bytes(16))
        upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        head = b"GET /api/socket HTTP/1.1\r\n%s%sSec-WebSocket-Key: %s\r\n\r\n" % (HOST, upgrade, key)
        await loop.sock_sendall(connection, head)
        assert (await loop.sock_recv(connection, 4096)).startswith(b"HTTP/1.1 101")
        await loop.sock_sendall(connection, frame({"type": "hello", "token": created["creator"]["token"], "client": "fuzz"}))
        assert await loop.sock_recv(connection, 65536)
        return connection

    async def _request(self, method: str, path: str, body: bytes, headers: bytes = b"") -> tuple[int, bytes]:
        """Send a whole request, which must be answered; return status and body."""
        head = b"%s %s HTTP/1.1\r\n%s%sContent-Length: %d\r\n\r\n" % (method.encode(), path.encode(), HOST, headers, len(body))
        for _ in range(2):  # the server may have closed the connection after the last answer
            self._kept = self._kept or await self._connect()
            found = None
            with contextlib.suppress(OSError):
                await asyncio.get_running_loop().sock_sendall(self._kept, head + body)
                found = await _answer(self._kept)
            if found is not None:
                if found[0] >= FAULT:
                    raise Broken(f"{method} {path} was answered with {found}")
                return found
            self._kept.close()
            self._kept = None
        raise Broken(f"{method} {path} was not answered")

    async def _begin(self, game: str) -> Json:
        """Create a table, and let people sit down."""
        wanted = {"game": game, "seats": [HERE, HERE], "start": 0}
        status, answer = await self._request("POST", "/api/tables", json.dumps(wanted).encode(), JSON)
        assert status == CREATED
        created: Json = json.loads(answer)
        for seat in (0, 1):
            await self._act(created, "join", id=f"join {seat}", seat=seat, name=f"{seat}")
        return created

    async def _act(self, created: Json, action: str, **message: Any) -> Json:
        path, body = f"/api/tables/{created['table']}/{action}", json.dumps(message).encode()
        answer: Json = json.loads((await self._request("POST", path, body, JSON + _link(created)))[1])
        return answer

    async def _get(self, created: Json) -> Json:
        answer: Json = json.loads((await self._request("GET", f"/api/tables/{created['table']}", b"", _link(created)))[1])
        return answer


def _link(created: Json) -> bytes:
    return f"Authorization: Bearer {created['creator']['token']}\r\n".encode()


async def _take_turns() -> None:
    """Let the server handle what was sent."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


async def _answer(connection: socket.socket) -> tuple[int, bytes] | None:
    """Read one response; None if the connection was closed instead."""
    loop, data = asyncio.get_running_loop(), bytearray()
    while b"\r\n\r\n" not in data:
        more = await loop.sock_recv(connection, 65536)
        if not more:
            return None
        data += more
    head, _, body = bytes(data).partition(b"\r\n\r\n")
    lines = head.lower().split(b"\r\n")
    size = next((int(line[16:]) for line in lines if line.startswith(b"content-length: ")), 0)
    while len(body) < size:
        more = await loop.sock_recv(connection, 1 << 20)
        if not more:
            return None
        body += more
    return int(lines[0].split()[1]), body
