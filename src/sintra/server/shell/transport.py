"""The websocket protocol of uvicorn, with forced disconnects, close reasons, timeouts and fast writes.

Closing a connection waits until all output has been read, and an unresponsive client reads nothing. So a client that is closed
here has a few seconds, and is then aborted.

This overrides internals of uvicorn, which may change: `pyproject.toml` pins it to the tested minor version. An idle socket
takes half the memory that uvicorn alone would need, and a message a tenth of the time: see docs/server.md.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from sintra.server.settings import MAX_FRAME_BYTES, Rate
from sintra.server.shell.frames import TEXT, frame_end, outbox_of, payload, text_frame
from sintra.server.shell.limits import TokenBucket

PROTOCOL = "sintra.protocol"  # key in the scope state: this protocol
HANDSHAKE = frozenset(  # attributes that uvicorn needs only until the handshake is done
    {"app_state", "asgi_version", "default_headers", "request", "response", "root_path", "scheme", "server"}
)
LINGER = 5.0  # seconds
GOING_AWAY, PROTOCOL_ERROR, NOT_TEXT, POLICY = 1012, 1002, 1007, 1008
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
RESTARTING = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
HEAD_END = b"\r\n\r\n"
MAX_QUEUED = 4  # messages of a socket in the queue before reading is paused
CONTROL_FRAMES = Rate(5, 100)  # rate limit of pings, pongs and continuation frames; messages have their own


class Inbox:
    """A queue for one reader. `asyncio.Queue` holds four other objects, too much memory for thousands of idle sockets."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Append an item and wake the reader."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Wait for the first item and remove it."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._items.pop(0)

    def empty(self) -> bool:
        """Return whether it is empty."""
        return not self._items

    def qsize(self) -> int:
        """Return the number of items."""
        return len(self._items)


class Writable:
    """An event: the transport accepts writes. `asyncio.Event` holds a queue, which is larger than all of this."""

    __slots__ = ("_change",)

    def __init__(self) -> None:
        self._change: asyncio.Future[None] | None = None  # while it is not set: resolved by `set`

    def is_set(self) -> bool:
        """Return whether writes are accepted."""
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
        """Wait until writes are accepted."""
        while self._change is not None:
            await asyncio.shield(self._change)


class Protocol(WebSocketsSansIOProtocol):
    """One websocket connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start with a smaller queue and event than uvicorn's."""
        inbox: Any = Inbox()
        self.queue = inbox
        writable: Any = Writable()
        self.writable = writable
        self._is_draining = False
        self._is_request_alone: bool | None = None  # whether nothing came with the request or after it, until it was answered
        self._is_plain = False  # whether input is at the start of a frame, which may be read without the library
        self._pending: bytes = b""  # frames to write when this turn of the event loop is over
        self._outbox = outbox_of(self.loop)
        self._control_frames: TokenBucket | None = None
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """Put this protocol into the scope for the application."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["state"][PROTOCOL] = self

    def forget_handshake(self) -> None:
        """Free the request and its headers: a third of the memory of an idle socket."""
        self._is_plain = bool(self._is_request_alone)
        self.request.headers.clear()  # the parser holds a reference, too
        self.response.headers.clear()
        scope: Any = self.scope
        scope.clear()
        kept = {name: value for name, value in self.__dict__.items() if name not in HANDSHAKE}
        self.__dict__ = kept  # a new one: a dict does not shrink when keys are deleted

    def write_now(self, data: bytes) -> bool:
        """Write a message without blocking; return whether that was possible. Saves a task per message."""
        if not self.writable.is_set():
            return False
        if not self._pending:
            self._outbox.add(self)
        self._pending += text_frame(data)
        return True

    def flush(self) -> None:
        """Write the messages of this turn."""
        pending, self._pending = self._pending, b""
        is_open = self.conn.state is State.OPEN  # otherwise the client has just disconnected
        if pending and is_open and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(pending)

    def cut(self, code: int, reason: str) -> None:
        """Close immediately, without waiting for the client."""
        self.stop_keepalive()
        self.flush()
        if not self.close_sent and not self.transport.is_closing():
            self.close_sent = True
            try:
                self.conn.send_close(code, reason)
                self.transport.write(b"".join(self.conn.data_to_send()))
            except InvalidState:
                pass  # the client was faster
        self._drain()

    def data_received(self, data: bytes) -> None:
        """Process input, unless the connection is draining."""
        if self._is_plain:
            data = self._take_plain(data)
        elif not self.handshake_complete:
            self._is_request_alone = self._is_request_alone is None and data.find(HEAD_END) == len(data) - len(HEAD_END)
        if data and not self._is_draining:
            super().data_received(data)
            if not self.handshake_initiated and self.conn.handshake_exc is not None:
                self._refuse_handshake()

    def _take_plain(self, data: bytes) -> bytes:
        """Process text messages that came whole, as nearly all do; return the rest, from which on the library does all."""
        begin = 0
        while not self._is_draining and (end := frame_end(data, begin, MAX_FRAME_BYTES)):
            if data[begin] == TEXT:
                self.curr_msg_data_type, self.frames = "text", [payload(data, begin, end)]
                self.send_receive_event_to_app()
            else:
                super().data_received(data[begin:end])
            begin = end
        self._is_plain = begin == len(data)
        return data[begin:]

    def _refuse_handshake(self) -> None:
        """Reject an invalid handshake, such as one with a body: uvicorn would never answer it."""
        self.close_sent = True
        self.transport.write(BAD_REQUEST)
        self._drain()

    def handle_cont(self, event: Frame) -> None:
        """Handle a continuation frame."""
        if self._is_within_frame_limit():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._is_within_frame_limit():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Handle a pong."""
        if self._is_within_frame_limit():
            super().handle_pong(event)

    def _is_within_frame_limit(self) -> bool:
        """Apply the rate limit of control and continuation frames; disconnect a client that exceeds it."""
        now = self.loop.time()
        if self._control_frames is None:
            self._control_frames = TokenBucket(CONTROL_FRAMES, now)
        if not self._is_draining and not self._control_frames.take(now):
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
            self.cut(POLICY, "too_fast")
        return not self._is_draining

    def send_receive_event_to_app(self) -> None:
        """Queue a complete message, if it is valid UTF-8; pause reading when the queue is full (backpressure)."""
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
        if not self.read_paused and self.queue.qsize() >= MAX_QUEUED:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """Close with the reason after an oversized or invalid frame."""
        sent = self.conn.close_sent
        code, reason = (sent.code, sent.reason) if sent is not None else (PROTOCOL_ERROR, "")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._drain()

    def keepalive_timeout(self) -> None:
        """Disconnect a client that does not answer pings."""
        super().keepalive_timeout()
        self._drain()

    @property
    def is_answering(self) -> bool:
        """Whether something is done that a stop should wait for: a socket is told, and that is all."""
        return False

    def shutdown(self) -> None:
        """Close with *service restart* when the server stops."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})
        if not self.handshake_complete:
            self.transport.write(RESTARTING)
            self.transport.close()  # so that the application, which may just be accepting, writes nothing more
        elif not self.close_sent:
            self.cut(GOING_AWAY, "service restart")

    def _drain(self) -> None:
        """Stop sending, and discard input until the client disconnects or the timeout expires.

        Closing with unread input would make the system reset the connection, and the client would never see the close reason.
        """
        self._is_draining = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if not self.transport.is_closing():
            try:
                self.transport.write_eof()
            except OSError:
                self.transport.abort()  # the client is gone
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
