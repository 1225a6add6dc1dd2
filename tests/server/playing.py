"""Tables for the tests of the server: made, seated and played at, without sockets and without a store."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pytest

from sintra.server.table.opening import Opening, make_opening, read_opening, write_opening
from sintra.server.table.stored import read_event, write_event
from sintra.server.table.table import Table
from sintra.server.table.who import Who
from sintra.server.wire.messages import (
    ClockRequest,
    Code,
    CreateTable,
    GameName,
    Join,
    Play,
    Request,
    Resign,
    SeatRequest,
    Undo,
)
from sintra.server.wire.refused import Refused
from sintra.session.event import Event

NOW = 1_700_000_000_000
SEED = bytes(range(32))
WATCHER = Who(client="watcher")
HERE, PERSON, BOT = SeatRequest(kind="here"), SeatRequest(kind="person"), SeatRequest(kind="bot", level=1)
KINDS = {"h": HERE, "p": PERSON, "b": BOT}
NAMES = ("Anna", "Béla", "Cleo", "Dora")


def make_plain_opening(
    seats: str = "hp", game: GameName = "azul", start: int = 0, clock: ClockRequest | None = None, **options: Any
) -> Opening:
    """Make an opening; each letter is a seat: at the creator's screen (h), a person elsewhere (p), a bot (b)."""
    wanted = tuple(KINDS[letter] for letter in seats)
    return make_opening(CreateTable(game=game, seats=wanted, start=start, clock=clock, options=options), "table1", NOW)


@dataclass
class Room:
    """A table with everybody who uses it: the creator, who has all seats at one screen, and the others."""

    table: Table
    seed: bytes = SEED
    now: int = NOW
    ids: Iterator[int] = field(default_factory=count)

    def who(self, seat: int) -> Who:
        """Return whoever controls a seat."""
        seats = self.table.opening.seats
        here = frozenset(number for number, wanted in enumerate(seats) if wanted.kind == "here")
        return Who(here, "creator") if seat in here else Who(frozenset([seat]), f"client {seat}")

    def id(self) -> str:
        """Return a fresh message id."""
        return f"message {next(self.ids)}"

    def ask(self, who: Who, request: Request) -> tuple[Event, ...]:
        """Decide a request and apply it."""
        decision = self.table.decide(who, request, self.now)
        self.table.apply(decision)
        return decision.events

    def refuses(self, code: Code, who: Who, request: Request) -> Refused:
        """Assert that a request is refused with this code and changes nothing; return the refusal."""
        before = self.table.sequence
        refused = refusal(code, lambda: self.ask(who, request))
        assert self.table.sequence == before
        return refused

    def seat_all(self) -> Room:
        """Let everybody sit down."""
        for seat, wanted in enumerate(self.table.opening.seats):
            if wanted.kind != "bot":
                self.ask(self.who(seat), Join(id=self.id(), seat=seat, name=NAMES[seat], nonce=f"0{seat}"))
        return self

    def play(self, move: str) -> tuple[Event, ...]:
        """Let the seat that acts make a move."""
        seat = self.table.turn
        assert seat is not None
        return self.ask(self.who(seat), Play(id=self.id(), sequence=self.table.sequence, move=move))

    def undo(self, who: Who) -> tuple[Event, ...]:
        """Let somebody undo."""
        return self.ask(who, Undo(id=self.id(), sequence=self.table.sequence))

    def resign(self, seat: int) -> tuple[Event, ...]:
        """Let a seat resign."""
        return self.ask(self.who(seat), Resign(id=self.id(), sequence=self.table.sequence, seat=seat))

    def moves(self) -> list[str]:
        """List the legal moves."""
        return [str(move) for move in self.table.game.legal_moves(self.table.state)]

    def reply(self) -> tuple[Event, ...]:
        """Let the bot that must choose make its first legal move."""
        thinking = self.table.thinker()
        assert thinking
        decision = self.table.bot_moved(thinking, self.table.game.legal_actions(thinking.state)[0], self.now)
        self.table.apply(decision)
        return decision.events

    def play_on(self, rng: random.Random, until: Callable[[Table], bool] = lambda _: False) -> Room:
        """Play at random to the end, or until something is so."""
        while self.table.phase == "playing" and not until(self.table):
            if self.table.thinker():
                self.reply()
            else:
                self.play(rng.choice(self.moves()))
        return self

    def folded_again(self) -> Table:
        """Reload the table from what would have been stored of it."""
        stored = [write_event(entry.event) for entry in self.table.session.history]
        return Table(read_opening(write_opening(self.table.opening)), self.seed, [read_event(event) for event in stored])


def room(seats: str = "hp", **settings: Any) -> Room:
    """Make a table at which nobody has sat down."""
    return Room(Table(make_plain_opening(seats, **settings), SEED))


def begun(seats: str = "hp", **settings: Any) -> Room:
    """Make a table at which everybody has sat down."""
    return room(seats, **settings).seat_all()


def refusal(code: Code, ask: Callable[[], object]) -> Refused:
    """Assert that something is refused with this code; return the refusal."""
    with pytest.raises(Refused) as caught:
        ask()
    assert caught.value.code == code
    return caught.value
