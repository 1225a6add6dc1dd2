"""Plain frames of websockets, read without the library, and messages of one turn of the event loop, written at once."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from sintra.server.shell.frames import Outbox, frame_end, outbox_of, payload

MAX_SIZE = 4096
MAX_CONTROL = 125
SIZES = (0, 1, 125, 126, 127, 4096)


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """Write a frame as clients do."""
    return bytes(Frame(opcode, data, fin).serialize(mask=True))


@pytest.mark.parametrize(
    ("opcode", "size"),
    [
        (opcode, size)
        for opcode in (Opcode.TEXT, Opcode.PING, Opcode.PONG)
        for size in SIZES
        if opcode is Opcode.TEXT or size <= MAX_CONTROL
    ],
)
def test_a_whole_frame_is_read_wherever_it_begins(opcode: Opcode, size: int) -> None:
    """Its end and its payload are found, whatever is before and after it."""
    data = bytes(number % 251 for number in range(size))
    frame = masked(opcode, data)
    found = frame_end(b"before" + frame + b"after", 6, MAX_SIZE)
    assert found == 6 + len(frame)
    assert payload(b"before" + frame + b"after", 6, found) == data


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_that_is_not_complete_is_left_to_the_library(size: int) -> None:
    """However little is missing."""
    frame = masked(Opcode.TEXT, b"x" * size)
    assert [frame_end(frame[:end], 0, MAX_SIZE) for end in range(len(frame))] == [0] * len(frame)


@pytest.mark.parametrize(
    "frame",
    [
        masked(Opcode.BINARY, b"x"),
        masked(Opcode.CLOSE, b"\x03\xe8"),
        masked(Opcode.TEXT, b"x", fin=False),
        masked(Opcode.CONT, b"x"),
        masked(Opcode.TEXT, b"x" * (MAX_SIZE + 1)),
        masked(Opcode.TEXT, b"x" * (1 << 16)),
        bytes(Frame(Opcode.TEXT, b"no mask, no mask").serialize(mask=False)),
        b"\xc1" + masked(Opcode.TEXT, b"compressed")[1:],
    ],
    ids=["binary", "close", "first", "next", "long", "longer", "unmasked", "compressed"],
)
def test_any_other_frame_is_left_to_the_library(frame: bytes) -> None:
    """Binary, closing, fragmented, too long, not masked, compressed."""
    assert frame_end(frame, 0, MAX_SIZE) == 0


class Connection:
    """A connection that counts its writes."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._pending: list[str] = []
        self.written: list[list[str]] = []

    def send(self, message: str) -> None:
        """Send a message."""
        if not self._pending:
            self._outbox.add(self)
        self._pending.append(message)

    def flush(self) -> None:
        """Write the messages of this turn."""
        self.written.append(self._pending)
        self._pending = []


async def _two_turns() -> tuple[Connection, Connection]:
    outbox = outbox_of(asyncio.get_running_loop())
    assert outbox_of(asyncio.get_running_loop()) is outbox
    one, other = Connection(outbox), Connection(outbox)
    for connection, message in ((one, "a"), (other, "b"), (one, "c")):
        connection.send(message)
    await asyncio.sleep(0)
    one.send("d")
    await asyncio.sleep(0)
    return one, other


def test_messages_of_one_turn_are_written_at_once() -> None:
    """One write for each connection and turn of the event loop, in the order in which they were sent."""
    one, other = asyncio.run(_two_turns())
    assert one.written == [["a", "c"], ["d"]]
    assert other.written == [["b"]]
