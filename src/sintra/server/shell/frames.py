"""Plain frames of websockets, read and written in a hurry: a text message in one frame. The library does all others.

Messages that are sent to a socket in one turn of the event loop leave in one write: see `Outbox`.
"""

from __future__ import annotations

import asyncio
import struct
from typing import Protocol as Interface
from weakref import WeakKeyDictionary

try:
    from websockets.speedups import apply_mask
except ImportError:  # a build without compiled code
    from websockets.utils import apply_mask

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # first bytes of a frame that is the last one of its message
SMALL, MEDIUM, LARGE = (
    126,
    1 << 16,
    127,
)  # lengths that need a 2-byte and an 8-byte field; the marker of the latter
MASKED = 0x80  # bit of the second byte
MASK = 4  # bytes
WHOLE = {TEXT, PING, PONG}


def text_frame(data: bytes) -> bytes:
    """Encode a text message as one unmasked server frame (RFC 6455, 5.2)."""
    length = len(data)
    if length < SMALL:
        return bytes((TEXT, length)) + data
    return struct.pack("!BBH" if length < MEDIUM else "!BBQ", TEXT, SMALL if length < MEDIUM else LARGE, length) + data


def frame_end(data: bytes, begin: int, max_size: int) -> int:
    """Return where a masked text, ping or pong frame ends; 0 for any other one, one that is too long or not yet complete."""
    if len(data) < begin + 2 or data[begin] not in WHOLE:
        return 0
    length, head = data[begin + 1] - MASKED, 2
    if not 0 <= length <= SMALL:
        return 0
    if length == SMALL:
        length, head = int.from_bytes(data[begin + 2 : begin + 4], "big"), 4
    end = begin + head + MASK + length
    return end if length <= max_size and end <= len(data) else 0


def payload(data: bytes, begin: int, end: int) -> bytes:
    """Return the unmasked payload of a frame that `frame_end` has found."""
    first = begin + (2 if data[begin + 1] != MASKED | SMALL else 4)
    return apply_mask(data[first + MASK : end], data[first : first + MASK])


class Flushed(Interface):
    """A connection with messages to write."""

    def flush(self) -> None:
        """Write them."""
        ...


class Outbox:
    """The connections that were sent messages in this turn of an event loop: when it is over, each writes all of its own."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._call_soon = loop.call_soon
        self._waiting: list[Flushed] = []

    def add(self, connection: Flushed) -> None:
        """Let a connection write in the end."""
        if not self._waiting:
            self._call_soon(self._flush)
        self._waiting.append(connection)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.flush()


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """Return the Outbox of an event loop."""
    found = _outboxes.get(loop)
    if found is None:
        found = _outboxes[loop] = Outbox(loop)
    return found
