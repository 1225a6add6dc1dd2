"""A minimal websocket client: a load generator must cost less than what it measures.

It handles text frames, pings and close frames, and masks with zeros: for a local server, not for the open net.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Protocol

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
SMALL, MEDIUM = 126, 1 << 16  # frame lengths from which on they take two bytes, and eight
NO_MASK = bytes(4)

OnMessage = Callable[["Wire", bytes], None]


class Endpoint(Protocol):
    """Where a server listens, and from which address to connect."""

    @property
    def host(self) -> str:
        """The address of the server."""
        ...

    @property
    def port(self) -> int:
        """Its port."""
        ...

    @property
    def source(self) -> str | None:
        """The address of the client; None: whichever the system chooses."""
        ...


class Wire(asyncio.Protocol):
    """One connection; `on_message` gets every message."""

    __slots__ = ("_buffer", "_on_message", "_transport", "ended", "opened")

    def __init__(self, on_message: OnMessage) -> None:
        self._on_message = on_message
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def connect(cls, place: Endpoint, on_message: OnMessage) -> Wire:
        """Open a websocket to the server."""
        loop, source = asyncio.get_running_loop(), (place.source, 0) if place.source else None
        _, wire = await loop.create_connection(lambda: cls(on_message), place.host, place.port, local_addr=source)
        await asyncio.wait_for(wire.opened, 60)
        return wire

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.abort()

    def _write(self, kind: int, data: bytes) -> None:
        if self._transport is None:
            return
        length = bytes([0x80 | len(data)]) if len(data) < SMALL else struct.pack("!BH", 0x80 | SMALL, len(data))
        self._transport.write(bytes([kind]) + length + NO_MASK + data)

    # Callbacks of asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the upgrade request."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - what create_connection gives
        self._transport = transport
        host, port, *_ = transport.get_extra_info("peername")
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Resolve the futures."""
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server closed the connection"))
        if not self.ended.done():
            self.ended.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Parse messages from the buffer."""
        self._buffer += data
        if not self.opened.done() and not self._open():
            return
        while self._take():
            pass

    def _open(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.opened.set_exception(ConnectionError(bytes(head + b"\n" + rest).decode(errors="replace")))
            self.close()
            return False
        self._buffer = rest
        self.opened.set_result(None)
        return True

    def _take(self) -> bool:
        """Parse one frame, if it is complete."""
        buffer, begin = self._buffer, 2
        if len(buffer) < begin:
            return False
        kind, length = buffer[0], buffer[1]
        if length >= SMALL:
            width = 2 if length == SMALL else 8
            begin += width
            length = int.from_bytes(buffer[2:begin], "big")
        if len(buffer) < begin + length:
            return False
        data = bytes(buffer[begin : begin + length])
        del buffer[: begin + length]
        if kind == TEXT:
            self._on_message(self, data)
        elif kind == PING:
            self._write(PONG, data)
        elif kind == CLOSE:
            self.close()
        return True
