"""What uvicorn does for a websocket, and more: a client can be cut, a stop says why, nobody lingers, and writing is quick.

Closing a connection waits until everything written has been taken, and a silent client takes nothing. So whoever is closed here
has a few seconds, and is then dropped.

This overrides the insides of uvicorn, which may change: `pyproject.toml` bounds it to the minor version that was tested. An
idle socket takes half the memory that uvicorn alone would need, and a message a tenth of the time: see docs/server.md.
"""

from __future__ import annotations

import asyncio
import struct
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from sintra.server.settings import Rate
from sintra.server.shell.gate import Gate, network_of
from sintra.server.shell.limits import Bucket

CROWDED = "sintra.crowded"  # under this name an application finds that a connection is one too many
LINE = "sintra.line"  # under this name a socket finds us in the state of its scope
HANDSHAKE = frozenset(  # what uvicorn needs until then
    {"app_state", "asgi_version", "default_headers", "request", "response", "root_path", "scheme", "server"}
)
LINGER = 5.0  # seconds
GOING_AWAY, PROTOCOL_ERROR, NOT_TEXT, POLICY = 1012, 1002, 1007, 1008
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
HEADER_SECONDS = 10.0  # for the header of a request
MAX_WAITING = 4  # messages of a socket that wait to be carried out, before no more are read
TEXT = 0x81  # the first byte of a whole text
SMALL, MEDIUM, LARGE = (
    126,
    1 << 16,
    127,
)  # lengths from which on two and eight bytes are needed; the mark of eight
SIDE_FRAMES = Rate(5, 100)  # pings, pongs and pieces of messages: whole messages are counted elsewhere


def text_frame(data: bytes) -> bytes:
    """Put a whole text message into a frame of the server (RFC 6455, 5.2): it is not masked."""
    length = len(data)
    if length < SMALL:
        return bytes((TEXT, length)) + data
    return struct.pack("!BBH" if length < MEDIUM else "!BBQ", TEXT, SMALL if length < MEDIUM else LARGE, length) + data


class Inbox:
    """A queue for one reader. asyncio's own has four others inside, and thousands of idle sockets would pay for them."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Put something in, and wake the reader."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Take the first, as soon as there is one."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._items.pop(0)

    def empty(self) -> bool:
        """Say whether nothing is in it."""
        return not self._items

    def qsize(self) -> int:
        """Say how much is in it."""
        return len(self._items)


class Writable:
    """Whether a client takes what is written. asyncio's own event has a queue inside, which is larger than all of this."""

    __slots__ = ("_change",)

    def __init__(self) -> None:
        self._change: asyncio.Future[None] | None = None  # while it does not: until it does

    def is_set(self) -> bool:
        """Say whether it does."""
        return self._change is None

    def set(self) -> None:
        """Wake the waiting writer."""
        change, self._change = self._change, None
        if change is not None and not change.done():
            change.set_result(None)

    def clear(self) -> None:
        """Make writers wait."""
        if self._change is None:
            self._change = asyncio.get_running_loop().create_future()

    async def wait(self) -> None:
        """Wait until it does."""
        while self._change is not None:
            await asyncio.shield(self._change)


class Protocol(WebSocketsSansIOProtocol):
    """One connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin with a smaller queue."""
        inbox: Any = Inbox()
        self.queue = inbox
        writable: Any = Writable()
        self.writable = writable
        self._is_deaf = False
        self._side_frames: Bucket | None = None
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """Let the socket find us."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["state"][LINE] = self

    def forget_handshake(self) -> None:
        """Let go of the request and its headers: a third of what an idle socket takes."""
        self.request.headers.clear()  # the parser has it, too, as long as it lives
        self.response.headers.clear()
        scope: Any = self.scope
        scope.clear()
        kept = {name: value for name, value in self.__dict__.items() if name not in HANDSHAKE}
        self.__dict__ = kept  # a smaller one: it does not shrink when names are deleted

    def write_now(self, data: bytes) -> bool:
        """Write a message without waiting; say whether that was possible. It saves a task for each message."""
        if not self.writable.is_set():
            return False
        is_open = self.conn.state is State.OPEN  # otherwise the client has just gone
        if is_open and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(text_frame(data))
        return True

    def cut(self, code: int, reason: str) -> None:
        """Close at once, without waiting for the client."""
        self.stop_keepalive()
        if not self.close_sent and not self.transport.is_closing():
            self.close_sent = True
            try:
                self.conn.send_close(code, reason)
                self.transport.write(b"".join(self.conn.data_to_send()))
            except InvalidState:
                pass  # the client was faster
        self._end()

    def data_received(self, data: bytes) -> None:
        """Take what has come, unless we have stopped listening."""
        if not self._is_deaf:
            super().data_received(data)
            if not self.handshake_initiated and self.conn.handshake_exc is not None:
                self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """Answer a request for a websocket that is none, such as one with a body: uvicorn would let it wait for ever."""
        self.close_sent = True
        self.transport.write(BAD_REQUEST)
        self._end()

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message."""
        if self._may_go_on():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        if self._may_go_on():
            super().handle_pong(event)

    def _may_go_on(self) -> bool:
        """Cut whoever sends more pings and pieces than any client has a reason to."""
        now = self.loop.time()
        if self._side_frames is None:
            self._side_frames = Bucket(SIDE_FRAMES, now)
        if not self._is_deaf and not self._side_frames.take(now):
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
            self.cut(POLICY, "too_fast")
        return not self._is_deaf

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message on, if a text is one; read no more when several wait, which happens to nobody who is patient."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            if self.curr_msg_data_type == "text":
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            else:
                self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        except UnicodeDecodeError:
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
            return
        if not self.read_paused and self.queue.qsize() >= MAX_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """A frame that is too large or no frame at all: say so, and close."""
        sent = self.conn.close_sent
        code, reason = (sent.code, sent.reason) if sent is not None else (PROTOCOL_ERROR, "")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._end()

    def keepalive_timeout(self) -> None:
        """Drop a client that does not answer pings."""
        super().keepalive_timeout()
        self._end()

    def shutdown(self) -> None:
        """The server stops: say so."""
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})
            self.cut(GOING_AWAY, "service restart")
            self.transport.close()
        else:
            super().shutdown()

    def _end(self) -> None:
        """Send no more, and take what comes without looking at it until the client has gone or its time is over.

        If we closed while something of the client is unread, the system would drop what the client has not read: the reason.
        """
        self._is_deaf = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.transport.can_write_eof() and not self.transport.is_closing():
            self.transport.write_eof()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(LINGER, self.transport.abort)


class HttpProtocol(H11Protocol):
    """What uvicorn does for plain HTTP, but whoever does not come to the end of a header or has too many of us is dropped."""

    _late: asyncio.TimerHandle | None = None
    _place: str | None = None  # under which address it counts

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a header."""
        super().connection_made(transport)
        self._count()
        self._watch()

    def _count(self) -> None:
        """Take a place; one too many is answered with a refusal, and then dropped."""
        gate: Gate = self._application.gate
        host = self.client[0] if self.client else ""
        if gate.is_proxy(host):
            return
        address = network_of(host)
        if gate.connections.take(address):
            self._place = address
        else:
            self.app_state = {**self.app_state, CROWDED: True}

    @property
    def _application(self) -> Any:
        return self.config.app

    def _give_back(self) -> None:
        if self._place is not None:
            self._application.gate.connections.give_back(self._place)
            self._place = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Let it become a websocket, which is counted elsewhere."""
        self._give_back()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        """Take what has come; a header that is whole ends the waiting, and the beginning of another one begins it."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        super().connection_lost(exc)
        self._forget()
        self._give_back()

    def _watch(self) -> None:
        if self.conn.their_state is not h11.IDLE or self.transport.get_protocol() is not self:
            self._forget()
        elif self._late is None:
            self._late = self.loop.call_later(HEADER_SECONDS, self.transport.abort)

    def _forget(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
