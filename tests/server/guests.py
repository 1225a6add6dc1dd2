"""Raw clients that come and go while a server stops, each in its own way; what it was told is kept."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import random
import socket
import struct
from collections import Counter
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from tests.server.clients import frame

CLOSE = 8  # the opcode
GOING_AWAY = 1012
LEAVING = 0.15  # seconds after the signal within which some leave
RESET = struct.pack("ii", 1, 0)  # close with a reset, as a client that crashes

Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class TurnedAway(Exception):
    """The server does not take a connection or a handshake any more."""


@dataclass
class Crowd:
    """All guests of one server."""

    url: str
    luck: random.Random
    table: str  # a table to look at
    token: str
    seen: Counter[str] = field(default_factory=Counter[str])
    stopping: asyncio.Event = field(default_factory=asyncio.Event)  # the signal has been sent
    wires: list[asyncio.StreamWriter] = field(default_factory=list[asyncio.StreamWriter])

    async def connect(self, request: str, *more: str, body: bytes = b"") -> Wire:
        """Connect and send a request, which may lack its end."""
        place = urlsplit(self.url)
        try:
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
        except OSError as error:
            raise TurnedAway from error
        self.wires.append(writer)
        writer.write("\r\n".join((request, f"Host: {place.netloc}", *more)).encode() + body)
        return reader, writer

    async def handshake(self) -> Wire:
        """Open a websocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ("Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "")
        reader, writer = await self.connect("GET /api/socket HTTP/1.1", *lines)
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except (OSError, asyncio.IncompleteReadError) as error:
            raise TurnedAway from error
        if b" 101 " not in head:
            raise TurnedAway
        return reader, writer

    # One way to be a guest each

    async def stay(self, wire: Wire) -> None:
        """Keep a websocket open until the server closes it, which it must say."""
        code = close_code(await read_all(wire[0]))
        self.seen[f"told {code}"] += 1
        wire[1].close()

    async def leave(self, wire: Wire) -> None:
        """Close a websocket just when the server stops: with a reset, without a word, or politely."""
        await self.stopping.wait()
        await asyncio.sleep(self.luck.uniform(0, LEAVING))
        self._close(wire[1])

    async def roam(self) -> None:
        """Open and close websockets, one after the other, until the server takes no more."""
        with contextlib.suppress(TurnedAway):
            while True:
                wire = await self.handshake()
                reading = asyncio.ensure_future(read_all(wire[0]))
                await asyncio.wait({reading}, timeout=self.luck.uniform(0, 0.1))
                if reading.done():
                    self.seen[f"told {close_code(reading.result())}"] += 1
                    wire[1].close()
                else:
                    self._close(wire[1])
                    await reading
                    self.seen["roamed"] += 1

    async def poll(self) -> None:
        """Wait for news of a table by HTTP: it is answered, unless the server stopped before it has read the request."""
        reader, _ = await self.connect(
            f"GET /api/tables/{self.table}?since=0&wait=25 HTTP/1.1", f"Authorization: Bearer {self.token}", "", ""
        )
        answer = await read_all(reader)
        self.seen[f"poll {answer[9:12].decode() or 'unread'}"] += 1

    async def half(self) -> None:
        """Send half a header or half a body, and wait until the server closes."""
        if self.luck.random() < 0.5:
            reader, _ = await self.connect("GET / HTTP/1.1")
        else:
            lines = ("Content-Length: 100", "Content-Type: application/json", "", "")
            reader, _ = await self.connect("POST /api/tables HTTP/1.1", *lines, body=b'{"game"')
        await read_all(reader)
        self.seen["half"] += 1

    async def be_deaf(self) -> None:
        """Ask for much over a websocket and read nothing of it."""
        reader, writer = await self.handshake()
        transport = writer.transport
        assert isinstance(transport, asyncio.ReadTransport)
        transport.pause_reading()
        writer.write(frame({"type": "hello", "token": self.token, "client": "deaf"}))
        for number in range(200):
            writer.write(frame({"type": "language", "language": ("en", "de")[number % 2]}))
        await self.stopping.wait()
        await asyncio.sleep(1)
        transport.resume_reading()
        await read_all(reader)
        self.seen["deaf"] += 1

    def _close(self, writer: asyncio.StreamWriter) -> None:
        way = self.luck.randrange(3)
        if way == 0:
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        elif way == 1:
            writer.write(b"\x88\x82\0\0\0\0\x03\xe8")
        writer.close()

    def end(self) -> None:
        """Close everything."""
        for writer in self.wires:
            writer.transport.abort()


async def read_all(reader: asyncio.StreamReader) -> bytes:
    """Read until the other side closes, in whatever way."""
    data = bytearray()
    with contextlib.suppress(OSError):
        while chunk := await reader.read(1 << 16):
            data += chunk
    return bytes(data)


def close_code(data: bytes) -> int | None:
    """Return the close code among frames from a server; None if there is no close frame."""
    while len(data) >= 2:
        length, start = data[1] & 0x7F, 2
        if length == 126:
            (length,), start = struct.unpack("!H", data[2:4]), 4
        elif length == 127:
            (length,), start = struct.unpack("!Q", data[2:10]), 10
        if data[0] & 0x0F == CLOSE:
            return int.from_bytes(data[start : start + 2], "big")
        data = data[start + length :]
    return None
