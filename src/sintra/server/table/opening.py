"""The opening of a table, fixed before anybody sits down: a document that is stored once, immutable and without secrets."""

from __future__ import annotations

import datetime as dt
import secrets

import msgspec
from msgspec.structs import replace

from sintra.errors import SintraError
from sintra.games import PRESET, editions
from sintra.games import edition as edition_of
from sintra.plugin import Edition
from sintra.record import BotSeat, PersonSeat, Record
from sintra.record.header import option_texts
from sintra.record.replay import game_of
from sintra.server.table import given
from sintra.server.wire.messages import ClockRequest, CreateTable, GameName, SeatRequest
from sintra.server.wire.refused import Refused
from sintra.session.clock import TimeControl
from sintra.session.plan import GamePlan

OptionValues = dict[str, int | str | tuple[str, ...] | None]


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """Game, options, seats, who begins, and the clock."""

    table: str  # its id
    game: GameName
    options: OptionValues  # all of them
    seats: tuple[SeatRequest, ...]
    start: int
    date: str  # year-month-day
    clock: ClockRequest | None = None
    given: tuple[str, ...] = ()  # deals and moves of another game, from which this one continues
    edition: str = ""  # by its name; empty: the default one, as of tables from before there were editions

    @property
    def played(self) -> Edition:
        """The edition that is played."""
        return edition_of(self.game, self.edition) if self.edition else editions(self.game)[0]

    @property
    def plan(self) -> GamePlan:
        """The game plan for the session."""
        return GamePlan(
            game=game_of(self.game, len(self.seats), option_texts(self.options)),
            bots=tuple(BotSeat(f"level-{seat.level}") if seat.kind == "bot" else None for seat in self.seats),
            start=self.start,
            date=dt.date.fromisoformat(self.date),
            time=TimeControl(self.clock.seconds, self.clock.increment) if self.clock else None,
            given=self.given,
        )

    def next_opening(self, table: str, now: int) -> Opening:
        """Return the opening of a rematch: the next seat begins."""
        return replace(self, table=table, start=(self.start + 1) % len(self.seats), date=_date(now), given=())


read_opening = msgspec.json.Decoder(Opening).decode
write_opening = msgspec.json.Encoder().encode


def make_opening(request: CreateTable, table: str, now: int) -> Opening:
    """Make the opening of a requested table; refuse it when game, options and seats do not fit together."""
    for number, seat in enumerate(request.seats):
        if (seat.kind == "bot") != (seat.level is not None):
            raise Refused.malformed(f"seat {number} is {seat.kind!r}, expected a level for a bot, and only for a bot")
    players = len(request.seats)
    start = secrets.randbelow(players) if request.start == "random" else request.start
    try:
        edition = edition_of(request.game, request.edition or _named_edition(request))
        found = Record(request.game, (PersonSeat(),) * players, {**edition.options, **request.options}, start)
    except SintraError as error:
        raise Refused.malformed(str(error)) from error
    return Opening(
        table=table,
        game=request.game,
        options=msgspec.convert(dict(found.options), OptionValues),
        seats=request.seats,
        start=start,
        date=_date(now),
        clock=request.clock,
        given=given.check(found, request),
        edition=edition.name,
    )


def _named_edition(request: CreateTable) -> str:
    """Find the edition that a preset among the options means; by default the first one."""
    every = editions(request.game)
    preset = request.options.get(PRESET)
    return next((one.name for one in every if preset is not None and one.options.get(PRESET) == preset), every[0].name)


def _date(now: int) -> str:
    return dt.datetime.fromtimestamp(now / 1000, tz=dt.UTC).date().isoformat()
