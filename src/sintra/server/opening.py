"""What is settled about a table before anybody sits down: a document that is stored once and never changes. It holds no secret."""

from __future__ import annotations

import msgspec

from sintra.server.messages import ClockRequest, GameName, SeatRequest


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """Game, options, seats, who begins, and the clock."""

    table: str  # its id
    game: GameName
    options: dict[str, int | str | tuple[str, ...] | None]  # all of them
    seats: tuple[SeatRequest, ...]
    start: int
    date: str  # year-month-day
    clock: ClockRequest | None = None


read_opening = msgspec.json.Decoder(Opening).decode
write_opening = msgspec.json.Encoder().encode
