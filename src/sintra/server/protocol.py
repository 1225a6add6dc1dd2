"""What uvicorn does for a websocket, and more: a client can be cut, a stop says why, nobody lingers, and writing is quick.

Closing a connection waits until everything written has been taken, and a silent client takes nothing. So whoever is closed here
has a few seconds, and is then dropped.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

LINE = "sintra.line"  # under this name a socket finds us in the state of its scope
LINGER = 5.0  # seconds
GOING_AWAY = 1012


class Protocol(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Request) -> None:
        """Let the socket find us."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["state"][LINE] = self

    def forget_handshake(self) -> None:
        """Let go of the request and its headers: a third of what an idle socket takes."""
        self.scope["headers"] = []
        for name in ("request", "response"):
            self.__dict__.pop(name, None)

    def write_now(self, data: bytes) -> bool:
        """Write a message without waiting; say whether that was possible. It saves a task for each message."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            try:
                self.conn.send_text(data)
            except InvalidState:
                return True  # the client has just gone
            self.transport.write(b"".join(self.conn.data_to_send()))
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

    def keepalive_timeout(self) -> None:
        """Drop a client that does not answer pings."""
        super().keepalive_timeout()
        self._end()

    def shutdown(self) -> None:
        """The server stops: say so."""
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})
            self.cut(GOING_AWAY, "service restart")
        else:
            super().shutdown()

    def _end(self) -> None:
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)
