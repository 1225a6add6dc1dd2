"""A table: the fold of its events, and what a request would add to them. It knows no sockets, no SQL, no asyncio."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sintra.games import AnyGame
from sintra.phrase import Phrase
from sintra.record import BotSeat, Record
from sintra.server.event import Event
from sintra.server.messages import Code, CreateTable, Rematch, Request, TableView, Update
from sintra.server.opening import Opening


class Refused(Exception):
    """A request that is not carried out."""

    def __init__(self, code: Code, phrase: Phrase) -> None:
        self.code = code
        self.phrase = phrase
        super().__init__(code, phrase)


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever asks: the seats that the link allows, none for watching, and the client."""

    seats: frozenset[int] = frozenset()
    client: str = ""


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a bot is to think about."""

    game: AnyGame
    state: Any
    seat: int
    bot: BotSeat
    sequence: int  # of the table: when it has moved on, the answer is of no use
    seed: int = field(repr=False)


def open_of(request: CreateTable, table: str, now: int) -> Opening:
    """Settle a table; `Refused` when game, options and seats do not fit."""
    raise NotImplementedError


class Table:
    """A live game."""

    sequence: int  # number of applied events

    def __init__(self, opening: Opening, seed: bytes, events: Sequence[Event] = ()) -> None: ...
    def apply(self, events: Sequence[Event]) -> None:
        """Carry out committed events."""

    def decide(self, who: Who, request: Request, now: int) -> list[Event]:
        """Say what a request would append, with all that is due after it; `Refused` if nothing. The table stays as it is."""
        raise NotImplementedError

    def due(self, now: int) -> list[Event]:
        """Say what happens by itself now: the beginning, deals, forced choices, a clock that has run out."""
        raise NotImplementedError

    def next_due_at(self) -> int | None:
        """Say when the clock of the seat that acts runs out."""
        raise NotImplementedError

    def thinker(self) -> Thinking | None:
        """Give the bot that must choose now."""
        raise NotImplementedError

    def bot_moved(self, thinking: Thinking, action: int, now: int) -> list[Event]:
        """Say what a bot's choice would append; nothing if the table has moved on meanwhile."""
        raise NotImplementedError

    def hint(self, who: Who) -> Thinking:
        """Say what to think about for a hint; `Refused` if it is not this client's turn."""
        raise NotImplementedError

    def rematch(self, who: Who, request: Rematch, table: str, now: int) -> tuple[Opening, list[Event]]:
        """Settle the next table, whose id is given, and say what this one appends; links keep their seats."""
        raise NotImplementedError

    def answered(self, client: str, message: str) -> int | None:
        """Give the sequence at which this message was accepted before: answer the same again, and decide nothing."""
        raise NotImplementedError

    def view(self, who: Who, language: str, since: int | None = None) -> TableView:
        """Give everything that a client may see, with the events after `since`."""
        raise NotImplementedError

    def update(self, who: Who, language: str, since: int) -> Update:
        """Give what has happened after `since`, and how things stand now."""
        raise NotImplementedError

    @property
    def record(self) -> Record:
        """The game, written down; with the seed only when it is over."""
        raise NotImplementedError
