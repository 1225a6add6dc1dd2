"""Events as they are stored: JSON arrays. Only this module knows that form; a table is its opening and these, nothing else."""

from __future__ import annotations

from typing import Any

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
TYPES = {kind: found for found, kind in KINDS.items()}


def write_event(event: Event) -> bytes:
    """Write an event as it is stored."""
    asked = event.asked or Asked("", "")
    is_hinted = isinstance(event, Moved) and event.is_hinted
    stored = StoredEvent(kind_of(event), seat_of(event), _text(event), event.at, asked.client, asked.message, is_hinted)
    return _encode(stored)


def read_event(data: bytes) -> Event:
    """Read an event as it was stored."""
    stored = _decode(data)
    found, fields = TYPES[stored.kind], _fields(stored.kind, stored.text)
    if found not in {Begun, Dealt}:
        fields["seat"] = stored.seat
    if found is Moved:
        fields["is_hinted"] = stored.is_hinted
    return found(**fields, at=stored.at, asked=Asked(stored.client, stored.message) if stored.message else None)


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
            return _encode(StoredJoin(event.name, event.nonce.hex())).decode()
        case Begun():
            return str(event.given or "")
        case Undone():
            return str(event.stay)
        case Rematched():
            return event.table
        case _:
            return ""


def _fields(kind: str, text: str) -> dict[str, Any]:
    """Give the fields of an event that are in its text."""
    match kind:
        case "given" | "deal" | "move" | "forced":
            return {"text": text}
        case "join":
            join = _decode_join(text)
            return {"name": join.name, "nonce": bytes.fromhex(join.nonce)}
        case "begin":
            return {"given": int(text or 0)}
        case "undo":
            return {"stay": int(text)}
        case "rematch":
            return {"table": text}
        case _:
            return {}
