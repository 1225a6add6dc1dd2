"""A table: a game in progress, and the requests of its players. Knows no sockets, SQL or asyncio.

    decision = table.decide(who, request, now)    what a request would append; the table stays as it is
    ... decision.events are stored under the numbers table.sequence + 1, + 2, ...
    table.apply(decision)                         the table changes
    table.write_update(who, "en", since)          what a client is sent

Call `due` when a table has been created or loaded and at `next_due_at`, and `thinker` after every `apply`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from sintra.errors import IllegalMove, MoveSyntax
from sintra.games import AnyGame
from sintra.record import Record
from sintra.server.table.opening import Opening
from sintra.server.table.seats import Seating
from sintra.server.table.view import Views
from sintra.server.table.who import Who
from sintra.server.wire.messages import Join, Leave, Play, Rematch, Request, Resign, TableView, Undo
from sintra.server.wire.refused import Refused
from sintra.session.decision import (
    NOTHING,
    decide_due,
    decide_join,
    decide_move,
    decide_plain,
    decide_undo,
)
from sintra.session.event import Event, Joined, Left, Rematched, Resigned, Sender, Undone
from sintra.session.recall import recall
from sintra.session.session import Decision, Session
from sintra.session.thinker import Thinking, hint_bot
from sintra.session.undo import Barrier, UndoPolicy, can_undo
from sintra.session.uptime import Uptime

MAX_REPEATED = 200  # undos, and times that people stand up: bounds the history, which is sent as a whole
MAX_HISTORY = 1500  # events, beyond which nothing is undone: the same bound where one undo takes back many moves of bots
HINT_SEED = 0  # not secret: equal public histories get equal hints
_read_view = msgspec.json.Decoder(TableView).decode


class Table:
    """A live game at a server: a fold over opening, seed and events; its clock counts what `uptime` counts."""

    def __init__(self, opening: Opening, seed: bytes, events: Iterable[Event] = (), uptime: Uptime | None = None) -> None:
        self.opening = opening
        self.session = Session(opening.plan, seed, uptime)
        self.game: AnyGame = self.session.game  # the rules
        self.commitment = self.session.dealer.commitment
        self.views = Views(self.seating, self.opening.played.colors)
        self._persons, self._bots = self.session.plan.persons, self.session.plan.bot_seats
        self._answered: dict[tuple[str, str], int] = {}  # by client and message: at which sequence it was accepted
        self.apply(self.recall(events))

    def __repr__(self) -> str:
        return f"<Table {self.opening.table} of {self.game!r}, {self.phase}, sequence {self.sequence}>"

    # State

    @property
    def state(self) -> Any:
        """The position now; None until the game has begun."""
        return self.session.state

    @property
    def turn(self) -> int | None:
        """The seat that acts."""
        return self.session.turn

    @property
    def phase(self) -> str:
        """Whether people still sit down (open), play (playing), or have ended (over)."""
        return self.session.phase

    @property
    def sequence(self) -> int:
        """The number of events that have been applied."""
        return self.session.sequence

    @property
    def record(self) -> Record:
        """The game, written down; with the seed only when it is over."""
        return self.session.record

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return Seating(self.opening.seats, self.session.sitting)

    def answered(self, client: str, message: str) -> int | None:
        """Return the sequence at which this message was already accepted, so that retries are idempotent; None if it is new."""
        return self._answered.get((client, message))

    def write_view(self, who: Who, language: str, since: int | None = None) -> bytes:
        """Write everything that a client may see, with the events after `since`."""
        return self.views.write_view(self, who, language, since)

    def write_update(self, who: Who, language: str, since: int) -> bytes:
        """Write the events after `since`, and the current state."""
        return self.views.write_update(self, who, language, since)

    def view(self, who: Who, language: str, since: int | None = None) -> TableView:
        """Return what `write_view` writes as a message."""
        return _read_view(self.write_view(who, language, since))

    # Applying

    def recall(self, events: Iterable[Event]) -> Decision:
        """Return stored events that this table has not applied yet as a decision."""
        return recall(self.session, events)

    def apply(self, decision: Decision) -> None:
        """Apply a decision that has been stored."""
        for sequence, event in enumerate(decision.events, self.sequence + 1):
            if event.sender:
                self._answered[event.sender.client, event.sender.message] = sequence
        self.session.apply(decision)
        kinds = set(map(type, decision.events))
        if not kinds.isdisjoint((Joined, Left)):
            self.views.rename(self.seating)
        elif Undone in kinds:
            self.views.forget()

    # Deciding

    def decide(self, who: Who, request: Request, now: int) -> Decision:
        """Return what a request would append, with all that follows automatically; raise `Refused`. The table is unchanged."""
        match request:
            case Play():
                return self._decide_play(who, request, now)
            case Join():
                return self._decide_join(who, request, now)
            case Leave():
                return self._decide_leave(who, request, now)
            case Undo():
                return self._decide_undo(who, request, now)
            case Resign():
                return self._decide_resign(who, request, now)

    def _decide_join(self, who: Who, request: Join, now: int) -> Decision:
        self._check_open(who, request.seat)
        name = self.seating.check_join(request.seat, request.name)
        nonce, sender = bytes.fromhex(request.nonce), Sender(who.client, request.id)
        return decide_join(self.session, Joined(request.seat, name, nonce, at=now, sender=sender))

    def _decide_leave(self, who: Who, request: Leave, now: int) -> Decision:
        self._check_open(who, request.seat)
        if not self.session.sitting[request.seat]:
            raise Refused.because("no_such_seat", number=request.seat + 1)
        if sum(isinstance(entry.event, Left) for entry in self.session.history) >= MAX_REPEATED:
            raise Refused.because("too_many", "often")
        return decide_plain(self.session, Left(request.seat, at=now, sender=Sender(who.client, request.id)))

    def _decide_play(self, who: Who, request: Play, now: int) -> Decision:
        self._check_turn(who, request.sequence, now)
        try:
            move = self.game.parse_move(request.move)
            return decide_move(self.session, move, now, Sender(who.client, request.id))
        except MoveSyntax as error:
            raise Refused.because("illegal_move", text=request.move) from error
        except IllegalMove as error:
            raise Refused("illegal_move", error.reason) from error

    def _decide_undo(self, who: Who, request: Undo, now: int) -> Decision:
        self._check_playing(who, request.sequence, now)
        found = decide_undo(self.session, self._undo_policy(who), now, Sender(who.client, request.id))
        if isinstance(found, Barrier):
            detail = "" if found.reason == "nothing" else found.reason
            raise Refused.because("cannot_undo", detail, **({} if found.seat is None else {"seat": found.seat}))
        return found

    def _decide_resign(self, who: Who, request: Resign, now: int) -> Decision:
        self._check_playing(who, request.sequence, now)
        seat = request.seat
        if seat is None:
            seat = self.turn if self.turn in who.seats else min(who.seats)
        self.seating.check_person(seat)
        if seat not in who.seats:
            raise Refused.because("forbidden")
        return decide_plain(self.session, Resigned(seat, at=now, sender=Sender(who.client, request.id)))

    def rematch(self, who: Who, request: Rematch, table: str, now: int) -> tuple[Opening, Decision]:
        """Return the opening of the next table, and what this one appends. The seats, and so the links, stay valid."""
        if not who.seats:
            raise Refused.because("forbidden")
        if self.phase != "over":
            raise Refused.because("not_over")
        if self.session.next_table:
            raise Refused.because("rematched")
        event = Rematched(min(who.seats), table, at=now, sender=Sender(who.client, request.id))
        return self.opening.next_opening(table, now), decide_plain(self.session, event)

    def _undo_policy(self, who: Who) -> UndoPolicy:
        """Allow undo until another person has acted; replies of bots are undone, too.

        Deals are crossed only when all persons share one link: then nobody is harmed by a choice made after the deal was seen,
        and the same deal comes again.
        """
        max_times = MAX_REPEATED if self.sequence < MAX_HISTORY else 0
        return _undo_policy(who.seats, self._persons, self._bots, max_times)

    def can_undo(self, who: Who) -> bool:
        """Return whether a client can undo its last choice now, if the clock allows it."""
        if self.phase != "playing" or not who.seats:
            return False
        return can_undo(self.session.standing, self._undo_policy(who), self.session.undos)

    # Checking

    def _check_open(self, who: Who, seat: int) -> None:
        self.seating.check_person(seat)
        if seat not in who.seats:
            raise Refused.because("forbidden")
        if self.phase != "open":
            raise Refused.because("started")

    def _check_playing(self, who: Who, sequence: int, now: int) -> None:
        if not who.seats:
            raise Refused.because("forbidden")
        if self.phase == "open":
            raise Refused.because("not_started")
        if self.phase == "over":
            raise Refused.because("over")
        if sequence != self.sequence:
            raise Refused.because("behind")
        due = self.next_due_at()
        if due is not None and now >= due:
            raise Refused.because("time_over", seat=self.state.turn)

    def _check_turn(self, who: Who, sequence: int, now: int) -> None:
        self._check_playing(who, sequence, now)
        seat = self.session.turn
        if seat is None or seat not in who.seats or seat in self._bots:
            raise Refused.because("not_your_turn", seat=self.state.turn)

    # Clocks and bots

    def due(self, now: int) -> Decision:
        """Return what happens automatically now: the start, deals, forced moves, a clock that has run out."""
        return decide_due(self.session, now)

    def next_due_at(self) -> int | None:
        """Return when the clock of the seat to act runs out."""
        return self.session.flag_at()

    def thinker(self) -> Thinking | None:
        """Return the bot whose turn it is."""
        return self.session.thinker()

    def bot_moved(self, thinking: Thinking, action: int, now: int) -> Decision:
        """Return what a bot's choice would append; nothing if the choice is stale."""
        if thinking.sequence != self.sequence or self.turn != thinking.seat:
            return NOTHING
        return decide_move(self.session, self.game.move(action), now)

    def hint(self, who: Who, now: int) -> Thinking:
        """Return what to think about for a hint; raise `Refused` if it is not this client's turn."""
        self._check_turn(who, self.sequence, now)
        return self.session.thinking(hint_bot(self.game), HINT_SEED)


@lru_cache(maxsize=256)
def _undo_policy(seats: frozenset[int], persons: frozenset[int], bots: frozenset[int], max_times: int) -> UndoPolicy:
    return UndoPolicy(seats, bots, crosses_deals=persons <= seats, max_times=max_times)
