"""A table: the fold of its events, and what a request would add to them. It knows no sockets, no SQL, no asyncio.

    events = table.decide(who, request, now)    what a request would append; the table stays as it is
    ... the events are stored under the numbers table.sequence + 1, + 2, ...
    table.apply(events)                         now it has happened
    table.update(who, "en", since)              what everybody is told

Call `due` when a table has been made or loaded and when `next_due_at` has come, and `thinker` after every `apply`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, Literal

from sintra import dealer
from sintra.dealer import Dealer
from sintra.errors import IllegalMove, MoveSyntax
from sintra.record import BotSeat, Fairness, Record, Result, dealt, is_deal
from sintra.record.result import given_up, played_out
from sintra.server.clock import Clock
from sintra.server.event import Event, Sitting, read_sitting, write_event
from sintra.server.history import Entry
from sintra.server.messages import Join, Leave, Play, Rematch, Request, Resign, TableView, Undo, Update
from sintra.server.opening import Opening
from sintra.server.refused import Refused
from sintra.server.seating import Seating
from sintra.server.view import Views
from sintra.server.who import Thinking, Who

BOT_LABEL = b"sintra bots 1\n"
HINT_NODES = {"azul": "500000", "pavilion": "40000"}  # less than half a second
NO_TIME = "no time left"


class Table:
    """A live game. What it is follows from opening, seed and events alone."""

    def __init__(self, opening: Opening, seed: bytes, events: Sequence[Event] = ()) -> None:
        self.opening = opening
        self.commitment = dealer.commitment(seed)
        self.seating = Seating.empty(opening.seats)
        self.game = opening.record(self.seating.names, Fairness(self.commitment, self.seating.nonces)).game
        self.history: list[Entry] = []
        self.clock: Clock | None = None
        self.state: Any = None  # None until the game has begun
        self.result: Result | None = None
        self.next_table: str | None = None  # where the same people play again
        self._steps: list[Entry] = []  # the deals and moves that stand
        self._dealer = Dealer(seed, self.seating.nonces)
        self._answered: dict[tuple[str, str], int] = {}
        self._views = Views(self)
        self.apply(events)

    def __repr__(self) -> str:
        return f"<Table {self.opening.table} of {self.game!r}, {self.phase}, sequence {self.sequence}>"

    # How things stand

    @property
    def sequence(self) -> int:
        """The number of events that have been applied."""
        return len(self.history)

    @property
    def phase(self) -> Literal["open", "playing", "over"]:
        """Whether people still sit down, play, or have ended."""
        if self.state is None:
            return "open"
        return "over" if self.result else "playing"

    @property
    def turn(self) -> int | None:
        """The seat that acts."""
        return self.state.turn if self.phase == "playing" else None

    @property
    def revealed(self) -> bytes | None:
        """The seed, when the game is over."""
        return self._dealer.seed if self.result else None

    @property
    def record(self) -> Record:
        """The game, written down; with the seed only when it is over."""
        promise = Fairness(self.commitment, self.seating.nonces, self.revealed)
        begun = self.opening.record(self.seating.names, promise)
        return replace(begun, events=tuple(step.event.text for step in self._steps), result=self.result)

    def answered(self, client: str, message: str) -> int | None:
        """Give the sequence at which this message was accepted before: answer the same again, and decide nothing."""
        return self._answered.get((client, message))

    def view(self, who: Who, language: str, since: int | None = None) -> TableView:
        """Give everything that a client may see, with the events after `since`."""
        return self._views.view(who, language, since)

    def update(self, who: Who, language: str, since: int) -> Update:
        """Give what has happened after `since`, and how things stand now."""
        return self._views.update(who, language, since)

    @property
    def views(self) -> Views:
        """Who says everything about this table: for refusals, hints and answers."""
        return self._views

    # Applying

    def apply(self, events: Sequence[Event]) -> None:
        """Carry out events that have been stored."""
        for event in events:
            entry = Entry(self.sequence + 1, event, clock=self.clock)
            _APPLY[event.kind](self, entry)
            self.history.append(entry)
            if event.message:
                self._answered[event.client, event.message] = entry.sequence

    def _apply_join(self, entry: Entry) -> None:
        self.seating = self.seating.joined(_seat(entry.event), read_sitting(entry.event.text))
        self._views.forget(names=True)

    def _apply_leave(self, entry: Entry) -> None:
        self.seating = self.seating.left(_seat(entry.event))
        self._views.forget(names=True)

    def _apply_begin(self, entry: Entry) -> None:
        self._dealer = Dealer(self._dealer.seed, self.seating.nonces)
        self.state = self.game.new(self.opening.start)
        if self.opening.clock:
            self.clock = Clock.start(self.opening.clock, len(self.opening.seats), entry.event.at)

    def _apply_deal(self, entry: Entry) -> None:
        self._step(entry, self.game.deal(self.state, entry.event.text.partition(" ")[2]))

    def _apply_move(self, entry: Entry) -> None:
        event, seat = entry.event, _seat(entry.event)
        self._step(entry, self.game.play(self.state, event.text))
        if self.clock and self.seating.is_bot(seat):
            self.clock = self.clock.idle(event.at)
        elif self.clock:
            self.clock = self.clock.moved(seat, event.at, is_choice=event.kind == "move")
        if self.state.is_over:
            self.result = played_out(self.game, self.state)

    def _step(self, entry: Entry, after: Any) -> None:
        entry.before, entry.after = self.state, after
        self.state = after
        self._steps.append(entry)

    def _apply_undo(self, entry: Entry) -> None:
        stay = int(entry.event.text)
        self.clock = self._clock_after_undo(stay, entry.event.at)
        self.state = self._steps[stay].before
        for undone in self._steps[stay:]:
            undone.is_undone = True
        del self._steps[stay:]
        self._views.forget()

    def _apply_resign(self, entry: Entry) -> None:
        self.result = entry.result = given_up(self.state, _seat(entry.event))

    def _apply_flag(self, entry: Entry) -> None:
        self.result = entry.result = given_up(self.state, _seat(entry.event), NO_TIME)

    def _apply_rematch(self, entry: Entry) -> None:
        self.next_table = entry.event.text

    # Deciding

    def decide(self, who: Who, request: Request, now: int) -> list[Event]:
        """Say what a request would append, with all that is due after it; `Refused` if nothing. The table stays as it is."""
        match request:
            case Join():
                return self._decide_join(who, request, now)
            case Leave():
                return self._decide_leave(who, request, now)
            case Play():
                return self._decide_play(who, request, now)
            case Undo():
                return self._decide_undo(who, request, now)
            case Resign():
                return self._decide_resign(who, request, now)

    def _decide_join(self, who: Who, request: Join, now: int) -> list[Event]:
        self._check_open(who, request.seat)
        sitting = self.seating.check_join(request.seat, request.name, request.nonce)
        event = _asked("join", request.seat, write_event(sitting).decode(), now, who, request.id)
        seating = self.seating.joined(request.seat, sitting)
        return [event, *(self._beginning(seating, now) if seating.is_full else [])]

    def _decide_leave(self, who: Who, request: Leave, now: int) -> list[Event]:
        self._check_open(who, request.seat)
        if not self.seating.sitting[request.seat]:
            raise Refused.because("no_such_seat", number=request.seat + 1)
        return [_asked("leave", request.seat, "", now, who, request.id)]

    def _check_open(self, who: Who, seat: int) -> None:
        self.seating.check_person(seat)
        if seat not in who.seats:
            raise Refused.because("forbidden")
        if self.phase != "open":
            raise Refused.because("started")

    def _decide_play(self, who: Who, request: Play, now: int) -> list[Event]:
        seat = self._check_turn(who, request.sequence, now)
        try:
            move = self.game.parse_move(request.move)
            after = self.game.play(self.state, move)
        except MoveSyntax as error:
            raise Refused.because("illegal_move", text=request.move) from error
        except IllegalMove as error:
            raise Refused("illegal_move", error.reason) from error
        return [_asked("move", seat, str(move), now, who, request.id), *self._following(self._dealer, after, now)]

    def _decide_undo(self, who: Who, request: Undo, now: int) -> list[Event]:
        self._check_playing(who, request.sequence, now)
        stay = self._last_choice(who)
        seat = _seat(self._steps[stay].event)
        clock = self._clock_after_undo(stay, now)
        if clock and clock.left[seat] <= 0:
            raise Refused.because("cannot_undo", "time")
        return [_asked("undo", seat, str(stay), now, who, request.id)]

    def _decide_resign(self, who: Who, request: Resign, now: int) -> list[Event]:
        self._check_playing(who, request.sequence, now)
        seat = request.seat
        if seat is None:
            seat = self.state.turn if self.state.turn in who.seats else min(who.seats)
        self.seating.check_person(seat)
        if seat not in who.seats:
            raise Refused.because("forbidden")
        return [_asked("resign", seat, "", now, who, request.id)]

    def rematch(self, who: Who, request: Rematch, table: str, now: int) -> tuple[Opening, list[Event]]:
        """Settle the next table, whose id is given, and say what this one appends. The seats, and so the links, stay."""
        if not who.seats:
            raise Refused.because("forbidden")
        if self.phase != "over":
            raise Refused.because("not_over")
        if self.next_table:
            raise Refused.because("rematched")
        return self.opening.again(table, now), [_asked("rematch", min(who.seats), table, now, who, request.id)]

    # Checking

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

    def _check_turn(self, who: Who, sequence: int, now: int) -> int:
        self._check_playing(who, sequence, now)
        seat: int = self.state.turn
        if seat not in who.seats or self.seating.is_bot(seat):
            raise Refused.because("not_your_turn", seat=seat)
        return seat

    # Taking back

    def can_undo(self, who: Who) -> bool:
        """Say whether a client could take back its last choice now, if the clock allows it."""
        if self.phase != "playing" or not who.seats:
            return False
        try:
            self._last_choice(who)
        except Refused:
            return False
        return True

    def _last_choice(self, who: Who) -> int:
        """Find the last choice of a client: until another person has acted, never across a deal.

        Replies of bots can be taken back, too, when all persons at the table share one link.
        """
        is_alone = all(seat in who.seats or self.seating.is_bot(seat) for seat in range(len(self.seating.seats)))
        for number in reversed(range(len(self._steps))):
            event = self._steps[number].event
            if event.kind == "deal":
                raise Refused.because("cannot_undo", "deal")
            if event.kind == "forced" or (is_alone and self.seating.is_bot(_seat(event))):
                continue
            if event.seat in who.seats:
                return number
            raise Refused.because("cannot_undo", "acted", seat=_seat(event))
        raise Refused.because("cannot_undo")

    def _clock_after_undo(self, stay: int, now: int) -> Clock | None:
        step = self._steps[stay]
        if not self.clock or not step.clock:
            return None
        seat = _seat(step.event)
        return self.clock.taken_back(seat, step.clock, now, is_running=self.state.turn == seat)

    # What happens by itself

    def due(self, now: int) -> list[Event]:
        """Say what happens by itself now: the beginning, deals, forced choices, a clock that has run out."""
        if self.phase == "open":
            return self._beginning(self.seating, now) if self.seating.is_full else []
        if self.phase == "over":
            return []
        end = self.next_due_at()
        if end is not None and now >= end:
            return [Event("flag", self.state.turn, "", now)]
        return self._following(self._dealer, self.state, now)

    def next_due_at(self) -> int | None:
        """Say when the clock of the seat that acts runs out."""
        if not self.clock or self.turn is None or self.seating.is_bot(self.turn):
            return None
        return self.clock.runs_out(self.turn)

    def _beginning(self, seating: Seating, now: int) -> list[Event]:
        drawn_by = Dealer(self._dealer.seed, seating.nonces)
        return [Event("begin", None, "", now), *self._following(drawn_by, self.game.new(self.opening.start), now)]

    def _following(self, drawn_by: Dealer, state: Any, now: int) -> list[Event]:
        """Deal, and play what is the only possible move, until somebody has a choice."""
        events: list[Event] = []
        deals = sum(is_deal(step.event.text) for step in self._steps)
        while not state.is_over:
            if state.needs_deal:
                deals += 1
                deal = drawn_by.draw(self.game, state, deals)
                events.append(Event("deal", None, dealt(state, deal), now))
                state = self.game.deal(state, deal)
                continue
            legal = self.game.legal_actions(state)
            if len(legal) > 1:
                break
            events.append(Event("forced", state.turn, str(self.game.move(legal[0])), now))
            state = self.game.play(state, legal[0])
        return events

    # Bots

    def thinker(self) -> Thinking | None:
        """Give the bot that must choose now."""
        if self.turn is None or not self.seating.is_bot(self.turn):
            return None
        bot = BotSeat(f"level-{self.seating.seats[self.turn].level}")
        digest = sha256(BOT_LABEL + self._dealer.seed + len(self._steps).to_bytes(8, "big")).digest()
        return self._thinking(bot, int.from_bytes(digest[:8], "big"))

    def bot_moved(self, thinking: Thinking, action: int, now: int) -> list[Event]:
        """Say what a bot's choice would append; nothing if the table has moved on meanwhile."""
        if thinking.sequence != self.sequence or self.turn != thinking.seat:
            return []
        after = self.game.play(self.state, action)
        move = Event("move", thinking.seat, str(self.game.move(action)), now)
        return [move, *self._following(self._dealer, after, now)]

    def hint(self, who: Who, now: int) -> Thinking:
        """Say what to think about for a hint; `Refused` if it is not this client's turn."""
        self._check_turn(who, self.sequence, now)
        return self._thinking(BotSeat("search", (("nodes", HINT_NODES[self.game.name]),)), 0)

    def _thinking(self, bot: BotSeat, seed: int) -> Thinking:
        return Thinking(self.game, self.state, self.state.turn, bot, self.sequence, seed)


_APPLY = {
    "join": Table._apply_join,
    "leave": Table._apply_leave,
    "begin": Table._apply_begin,
    "deal": Table._apply_deal,
    "move": Table._apply_move,
    "forced": Table._apply_move,
    "undo": Table._apply_undo,
    "resign": Table._apply_resign,
    "flag": Table._apply_flag,
    "rematch": Table._apply_rematch,
}


def _asked(kind: str, seat: int, text: str, now: int, who: Who, message: str) -> Event:
    return Event(kind, seat, text, now, who.client, message)


def _seat(event: Event) -> int:
    """Give the seat of an event that has one."""
    if event.seat is None:
        raise AssertionError(f"{event.kind} without a seat")
    return event.seat
