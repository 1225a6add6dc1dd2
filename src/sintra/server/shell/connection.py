"""A connection of plain HTTP: uvicorn's protocol, with timeouts for slow clients, and limits per address.

A client that sends half a request, or reads half a response, holds a descriptor: so both have a timeout, and are dropped first
when descriptors run out.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import h11
from starlette.responses import Response
from uvicorn.protocols.http.h11_impl import H11Protocol

from sintra.server.shell.gate import Gate, network_of
from sintra.server.shell.headers import secured
from sintra.server.wire.refused import Refused

OVER_LIMIT = "sintra.over_limit"  # key in the scope state: the connection exceeds the limit of its address
HEADER_TIMEOUT = 10.0  # seconds for the header of a request
HALF_SENT = {h11.IDLE, h11.SEND_BODY}  # states in which the request is incomplete
LINGER = 2.0  # seconds in which the rest of a request is discarded after the response
OUTPUT_TIMEOUT, MIN_OUTPUT = 5.0, 4096  # minimum read rate of a response: seconds, and bytes within them


class HttpProtocol(H11Protocol):
    """One connection, until it closes or becomes a websocket."""

    _header_timer: asyncio.TimerHandle | None = None
    _output_timer: asyncio.TimerHandle | None = None
    _slot: str | None = None  # the address whose slot it holds
    _address = ""
    _is_lingering = False  # whether input is discarded

    # Connecting

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a slot, and start the header timeout."""
        super().connection_made(transport)
        if self._application.hub.is_stopping:
            self.transport.close()  # it was accepted just before
            return
        self._address = network_of(self.client[0] if self.client else "")
        self._take_slot()
        self._watch_request()

    def _take_slot(self) -> None:
        """Take a slot of the address, if necessary from its oldest half-sent request; mark the connection if there is none."""
        if self._gate.is_proxy(self.client[0] if self.client else ""):
            return
        connections = self._gate.connections
        if connections.acquire(self._address) or (
            self._application.waiting.half_sent.drop_oldest(self._address) and connections.acquire(self._address)
        ):
            self._slot = self._address
        else:
            self.app_state = {**self.app_state, OVER_LIMIT: True}

    @property
    def _application(self) -> Any:
        return self.config.app

    @property
    def _gate(self) -> Gate:
        gate: Gate = self._application.gate
        return gate

    def _release_slot(self) -> None:
        if self._slot is not None:
            self._gate.connections.release(self._slot)
            self._slot = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout and free the slot."""
        super().connection_lost(exc)
        self._cancel_header_timer()
        if self._output_timer is not None:
            self._output_timer.cancel()
        self._application.waiting.forget(self)
        self._release_slot()

    def drop(self) -> None:
        """Close immediately, to free the descriptor."""
        self._application.metrics.dropped.labels("room").inc()
        self._release_slot()
        self.transport.abort()

    # Requests

    def data_received(self, data: bytes) -> None:
        """Process input; a complete header stops its timeout, and the start of the next request restarts it."""
        if not self._is_lingering:
            self._application.waiting.idle.discard(self)
            super().data_received(data)
            self._watch_request()

    def _watch_request(self) -> None:
        """Start or stop the header timeout, and register half-sent requests as droppable; bodies have their own timeout."""
        is_ours = self.transport.get_protocol() is self and not self.transport.is_closing()
        if not is_ours or self.conn.their_state is not h11.IDLE:
            self._cancel_header_timer()
        elif self._header_timer is None:
            self._header_timer = self.loop.call_later(HEADER_TIMEOUT, self.transport.abort)
        if is_ours and self.conn.their_state in HALF_SENT:
            self._application.waiting.half_sent.add(self, self._address)
        else:
            self._application.waiting.half_sent.discard(self)

    def _cancel_header_timer(self) -> None:
        if self._header_timer is not None:
            self._header_timer.cancel()
            self._header_timer = None

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP. If its header was, the request is being answered: nothing more is sent for it."""
        has_begun = self.conn.our_state not in {h11.IDLE, h11.SEND_RESPONSE}
        if self.is_answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if has_begun:
            self.transport.close()
        else:
            super().send_400_response(msg)

    # Websockets

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Upgrade to a websocket, which has its own limits; refuse it early, before anything is allocated."""
        host = next((value.decode("latin1") for name, value in self.headers if name == b"host"), None)
        address = self._gate.client_of(self.client[0] if self.client else "", self.headers)
        try:
            self._gate.admit(self.scope["path"], address)
            self._gate.check_host(host)
        except Refused as refused:
            self._refuse_upgrade(refused, address)
            return
        self._cancel_header_timer()
        self._application.waiting.forget(self)
        self._release_slot()
        super().handle_websocket_upgrade(event)

    def _refuse_upgrade(self, refused: Refused, address: str) -> None:
        """Refuse a handshake; with a delay if it was rate-limited, unless too many refusals are already delayed."""
        answer = _written(self._application.refuse(self.scope, refused))
        self.flow.pause_reading()
        if refused.retry_after is not None and self._gate.holds.acquire(address):
            self.loop.call_later(self._application.settings.timing.hold, self._end_hold, answer, address)
        else:
            self._close_with(answer)

    def _end_hold(self, answer: bytes, address: str) -> None:
        self._gate.holds.release(address)
        self._close_with(answer)

    def _close_with(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self._close()

    # Closing

    def on_response_complete(self) -> None:
        """Wait for the next request; close if this one is still incomplete."""
        if self.conn.their_state is h11.SEND_BODY and not self.transport.is_closing():
            self.server_state.total_requests += 1
            self._linger()
            return
        super().on_response_complete()
        if not self.transport.is_closing() and self.conn.their_state is h11.IDLE:
            self._application.waiting.idle.add(self, self._address)

    def _linger(self) -> None:
        """Close, but discard input for a moment: a reset could overtake the answer."""
        self._is_lingering = True
        self.flow.resume_reading()
        try:
            self.transport.write_eof()
        except OSError:
            self.transport.abort()  # the client is gone
        self.loop.call_later(LINGER, self._close)

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, or one that reads its answer too slowly."""
        self._close()

    def pause_writing(self) -> None:
        """Pause writing (backpressure), and start the read timeout."""
        super().pause_writing()
        self._watch_output()

    def _close(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
            self._watch_output()

    def _watch_output(self, before: int | None = None) -> None:
        """Abort if the client does not read its pending output; check periodically."""
        if before is None and self._output_timer is not None:
            return  # already watched
        self._output_timer, left = None, self.transport.get_write_buffer_size()
        if before is not None and left and before - left < MIN_OUTPUT:
            self.transport.abort()
        elif left:
            self._output_timer = self.loop.call_later(OUTPUT_TIMEOUT, self._watch_output, left)

    @property
    def is_answering(self) -> bool:
        """Whether a request has been received and its response is not complete."""
        cycle: Any = self.cycle  # None before the first request
        return cycle is not None and not cycle.response_complete

    def shutdown(self) -> None:
        """Close when the server stops, unless a complete request is being answered; then after the answer."""
        if self.is_answering and not self.cycle.more_body:
            self.cycle.keep_alive = False
            return
        if self.is_answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()


def _written(response: Response) -> bytes:
    """Write a response as bytes."""
    status, message = HTTPStatus(response.status_code), {"headers": response.raw_headers}
    secured(message, is_tls=False)
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode(), *(b": ".join(pair) for pair in message["headers"])]
    return b"\r\n".join((*lines, b"connection: close", b"", bytes(response.body)))
