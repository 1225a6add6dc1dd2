"""Events as they are stored: JSON arrays. Only this module knows that form; a table is its opening and these, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

import msgspec

from sintra.session.event import (
    Asked,
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
    Undone,
)

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


class StoredEvent(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event in the database. Its sequence number is its place among the events, counted from 1."""

    kind: str  # one of KINDS
    seat: int | None  # who did it; None: the server
    text: str  # move, deal, given: as in a Record; join: name and nonce as JSON; undo: how many of them stay; rematch: table
    at: int  # milliseconds since 1970, by the server's clock
    client: str = ""  # the client that asked for it, and
    message: str = ""  # the id it gave its message
    is_hinted: bool = False  # of a move


class Sitting(msgspec.Struct, frozen=True):
    """The text of a join."""

    name: str
    nonce: str  # in hexadecimal digits


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(StoredEvent).decode
_decode_sitting = msgspec.json.Decoder(Sitting).decode


def write_event(event: Event) -> bytes:
    """Write an event as it is stored."""
    asked = event.asked or Asked("", "")
    is_hinted = isinstance(event, Moved) and event.is_hinted
    return _encode(StoredEvent(kind_of(event), seat_of(event), _text(event), event.at, asked.client, asked.message, is_hinted))


def read_event(data: bytes) -> Event:
    """Read an event as it was stored."""
    stored = _decode(data)
    if stored.kind not in _READ:
        raise ValueError(f"a stored event of kind {stored.kind!r}, expected one of {', '.join(_READ)}")
    asked = Asked(stored.client, stored.message) if stored.message else None
    return _READ[stored.kind](stored, {"at": stored.at, "asked": asked})


def kind_of(event: Event) -> str:
    """Name the kind of an event, as it is stored and sent."""
    return KINDS[type(event)]


def seat_of(event: Event) -> int | None:
    """Give the seat of an event; None: it is the server's."""
    return None if isinstance(event, Begun | Dealt) else event.seat


def shown_text(event: Event) -> str:
    """Give the text that everybody may read: a join has none."""
    return "" if isinstance(event, Joined) else _text(event)


def _text(event: Event) -> str:
    match event:
        case Given() | Dealt() | Moved() | Forced():
            return event.text
        case Joined():
            return _encode(Sitting(event.name, event.nonce.hex())).decode()
        case Begun():
            return str(event.given) if event.given else ""
        case Undone():
            return str(event.stay)
        case Rematched():
            return event.table
        case Left() | Resigned() | Flagged():
            return ""


class _Stamp(TypedDict):
    at: int
    asked: Asked | None


def _seat(stored: StoredEvent) -> int:
    if stored.seat is None:
        raise ValueError(f"a stored event of kind {stored.kind!r} without a seat, expected one")
    return stored.seat


def _read_join(stored: StoredEvent, stamp: _Stamp) -> Joined:
    sitting = _decode_sitting(stored.text)
    return Joined(_seat(stored), sitting.name, bytes.fromhex(sitting.nonce), **stamp)


_READ: dict[str, Callable[[StoredEvent, _Stamp], Event]] = {
    "join": _read_join,
    "leave": lambda stored, stamp: Left(_seat(stored), **stamp),
    "begin": lambda stored, stamp: Begun(int(stored.text or 0), **stamp),
    "given": lambda stored, stamp: Given(stored.seat, stored.text, **stamp),
    "deal": lambda stored, stamp: Dealt(stored.text, **stamp),
    "move": lambda stored, stamp: Moved(_seat(stored), stored.text, stored.is_hinted, **stamp),
    "forced": lambda stored, stamp: Forced(_seat(stored), stored.text, **stamp),
    "undo": lambda stored, stamp: Undone(_seat(stored), int(stored.text), **stamp),
    "resign": lambda stored, stamp: Resigned(_seat(stored), **stamp),
    "flag": lambda stored, stamp: Flagged(_seat(stored), **stamp),
    "rematch": lambda stored, stamp: Rematched(_seat(stored), stored.text, **stamp),
}
