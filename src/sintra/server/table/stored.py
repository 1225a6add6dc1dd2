"""The storage format of events: JSON arrays. Only this module knows it; a table is its opening and its events, nothing else."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from sintra.session.event import (
    Begun,
    Dealt,
    Event,
    Flagged,
    Forced,
    Given,
    Joined,
    Left,
    Moved,
    Rematched,
    Resigned,
    Sender,
    Undone,
)


class StoredEvent(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event in the database. Its sequence number is its place among the events, counted from 1."""

    kind: str  # one of KINDS
    seat: int | None  # who did it; None: the server
    text: str  # move, deal, given: as in a Record; join: name and nonce as JSON; undo: how many of them stay; rematch: table
    at: int  # milliseconds since 1970, by the server's clock
    client: str = ""  # the client that asked for it, and
    message: str = ""  # the id it gave its message
    is_hinted: bool = False  # of a move


class StoredJoin(msgspec.Struct, frozen=True):
    """The text of a join."""

    name: str
    nonce: str  # in hexadecimal digits


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(StoredEvent).decode
_decode_join = msgspec.json.Decoder(StoredJoin).decode


KINDS: dict[type[Event], str] = {
    Joined: "join",
    Left: "leave",
    Begun: "begin",
    Given: "given",
    Dealt: "deal",
    Moved: "move",
    Forced: "forced",
    Undone: "undo",
    Resigned: "resign",
    Flagged: "flag",
    Rematched: "rematch",
}


OF_THE_SERVER = (Begun, Dealt)  # events without a seat; a tuple, which is checked faster than their union


def write_event(event: Event) -> bytes:
    """Encode an event for storage."""
    client, message = (event.sender.client, event.sender.message) if event.sender else ("", "")
    is_hinted = isinstance(event, Moved) and event.is_hinted
    return _encode(StoredEvent(kind_of(event), seat_of(event), _text(event), event.at, client, message, is_hinted))


def read_event(data: bytes) -> Event:
    """Decode a stored event."""
    stored = _decode(data)
    sender = Sender(stored.client, stored.message) if stored.message else None
    return _READERS[stored.kind](stored, sender)


def kind_of(event: Event) -> str:
    """Return the kind of an event, as it is stored and sent."""
    return KINDS[type(event)]


def seat_of(event: Event) -> int | None:
    """Return the seat of an event; None: the server."""
    return None if isinstance(event, OF_THE_SERVER) else event.seat


def shown_text(event: Event) -> str:
    """Return the public text of an event: a join has none."""
    return "" if isinstance(event, Joined) else _text(event)


def _text(event: Event) -> str:
    match event:
        case Given() | Dealt() | Moved() | Forced():
            return event.text
        case Joined():
            return _encode(StoredJoin(event.name, event.nonce.hex())).decode()
        case Begun():
            return str(event.given or "")
        case Undone():
            return str(event.stay)
        case Rematched():
            return event.table
        case _:
            return ""


def _read_join(stored: StoredEvent, sender: Sender | None) -> Joined:
    join = _decode_join(stored.text)
    return Joined(_seat(stored), join.name, bytes.fromhex(join.nonce), at=stored.at, sender=sender)


def _seat(stored: StoredEvent) -> int:
    if stored.seat is None:
        raise ValueError(f"a stored event of kind {stored.kind!r} without a seat, expected one")
    return stored.seat


_READERS: dict[str, Callable[[StoredEvent, Sender | None], Event]] = {  # spelled out for speed: a restart decodes thousands
    "join": _read_join,
    "leave": lambda stored, sender: Left(_seat(stored), at=stored.at, sender=sender),
    "begin": lambda stored, sender: Begun(int(stored.text or 0), at=stored.at, sender=sender),
    "given": lambda stored, sender: Given(stored.seat, stored.text, at=stored.at, sender=sender),
    "deal": lambda stored, sender: Dealt(stored.text, at=stored.at, sender=sender),
    "move": lambda stored, sender: Moved(_seat(stored), stored.text, stored.is_hinted, at=stored.at, sender=sender),
    "forced": lambda stored, sender: Forced(_seat(stored), stored.text, at=stored.at, sender=sender),
    "undo": lambda stored, sender: Undone(_seat(stored), int(stored.text), at=stored.at, sender=sender),
    "resign": lambda stored, sender: Resigned(_seat(stored), at=stored.at, sender=sender),
    "flag": lambda stored, sender: Flagged(_seat(stored), at=stored.at, sender=sender),
    "rematch": lambda stored, sender: Rematched(_seat(stored), stored.text, at=stored.at, sender=sender),
}
