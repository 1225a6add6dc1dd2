"""What is stored of a table: its events, one after another. A table is its opening and these; nothing else is kept."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something that has happened at a table. Its sequence number is its place among the events, counted from 1."""

    kind: str  # join, leave, begin, given, deal, move (chosen), forced (the only one possible), undo, resign, flag, rematch
    seat: int | None  # who did it; None: the server
    text: str  # move, deal, given: as in a Record; join: name and nonce as JSON; undo: how many of them stay; rematch: table
    at: int  # milliseconds since 1970, by the server's clock
    client: str = ""  # the client that asked for it, and
    message: str = ""  # the id it gave its message: a resent message is recognized by these two
    is_hinted: bool = False  # of a move: a hint was asked for before it


class Sitting(msgspec.Struct, frozen=True):
    """The text of a join."""

    name: str
    nonce: str


read_event = msgspec.json.Decoder(Event).decode
read_sitting = msgspec.json.Decoder(Sitting).decode
write_event = msgspec.json.Encoder().encode
