"""What has become of a table: its opening, and its events applied one after another. Nothing is decided here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

from sintra import dealer
from sintra.dealer import Dealer
from sintra.dialogue.step import Step
from sintra.record import Fairness, Record, Result
from sintra.record.replay import Replay
from sintra.record.result import given_up, played_out
from sintra.server.table.clock import Clock
from sintra.server.table.event import Event, read_sitting
from sintra.server.table.history import Entry
from sintra.server.table.opening import Opening
from sintra.server.table.seats import Seating
from sintra.server.table.view import Views
from sintra.server.table.who import Who
from sintra.server.wire.messages import TableView, Update
from sintra.server.wire.refused import Refused

NO_TIME = "no time left"
MOST_REPEATED = 200  # times that a table takes back, or that people stand up: its story, of which all is told, stays short


class Fold:
    """A table as it stands. What it is follows from opening, seed and events alone."""

    def __init__(self, opening: Opening, seed: bytes, events: Sequence[Event] = ()) -> None:
        self.opening = opening
        self.commitment = dealer.commitment(seed)
        self.seating = Seating.empty(opening.seats)
        self.game = opening.rules
        self.history: list[Entry] = []
        self.clock: Clock | None = None
        self.state: Any = None  # None until the game has begun
        self.turn: int | None = None  # the seat that acts
        self.result: Result | None = None
        self.next_table: str | None = None  # where the same people play again
        self.standing: list[Entry] = []  # the deals and moves that stand
        self.hints = [0] * len(opening.seats)  # choices before which a hint was asked for; what was taken back counts
        self.hinted_at: int | None = None  # the sequence at which a hint was given
        self._dealer = Dealer(seed, self.seating.nonces)
        self._answered: dict[tuple[str, str], int] = {}
        self._foreseen: list[tuple[Any, str, Any]] = []  # a position, a deal or move, and the next position: of a decision
        self._taken_back = 0  # times
        self._replay: Replay | None = None  # while events are applied
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
    def revealed(self) -> bytes | None:
        """The seed, when the game is over."""
        return self._dealer.seed if self.result else None

    @property
    def steps(self) -> list[Step]:
        """The deals and moves that stand, with the positions around them: a Desk answers questions about them."""
        return [Step(entry.before, entry.event.text, entry.after) for entry in self.standing]

    @property
    def record(self) -> Record:
        """The game, written down; with the seed only when it is over."""
        promise = Fairness(self.commitment, self.seating.nonces, self.revealed)
        begun = self.opening.record(self.seating.names, promise)
        given = sum(step.event.kind == "given" for step in self.standing)
        return replace(begun, events=tuple(step.event.text for step in self.standing), result=self.result, given=given)

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
        appliers = {
            "join": self._apply_join,
            "leave": self._apply_leave,
            "begin": self._apply_begin,
            "given": self._apply_given,
            "deal": self._apply_deal,
            "move": self._apply_move,
            "forced": self._apply_move,
            "undo": self._apply_undo,
            "resign": self._apply_resign,
            "flag": self._apply_flag,
            "rematch": self._apply_rematch,
        }
        for event in events:
            entry = Entry(self.sequence + 1, event, clock=self.clock)
            appliers[event.kind](entry)
            self.history.append(entry)
            if event.message:
                self._answered[event.client, event.message] = entry.sequence
        self.turn = self.state.turn if self.phase == "playing" else None
        self._foreseen.clear()
        self._replay = None  # thousands of tables would pay for one each

    def _apply_join(self, entry: Entry) -> None:
        self.seating = self.seating.joined(seat_of(entry.event), read_sitting(entry.event.text))
        self._views.forget(names=True)

    def _apply_leave(self, entry: Entry) -> None:
        self.seating = self.seating.left(seat_of(entry.event))
        self._views.forget(names=True)

    def _apply_begin(self, entry: Entry) -> None:
        self._dealer = Dealer(self._dealer.seed, self.seating.nonces)
        self.state = self.game.new(self.opening.start)
        if self.opening.clock:
            self.clock = Clock.start(self.opening.clock, len(self.opening.seats), entry.event.at)

    def _apply_given(self, entry: Entry) -> None:
        self._step(entry)

    def _apply_deal(self, entry: Entry) -> None:
        self._step(entry)

    def _apply_move(self, entry: Entry) -> None:
        event, seat = entry.event, seat_of(entry.event)
        self.hints[seat] += event.is_hinted
        self._step(entry)
        if self.clock and self.seating.is_bot(seat):
            self.clock = self.clock.idle(event.at)
        elif self.clock:
            self.clock = self.clock.moved(seat, event.at, is_choice=event.kind == "move")
        if self.state.is_over:
            self.result = played_out(self.game, self.state)

    def foreseen(self, state: Any, text: str) -> Any:
        """Give the position after a deal or move if the last decision has computed it; otherwise None."""
        for before, known, after in self._foreseen:
            if before is state and known == text:
                return after
        return None

    def _step(self, entry: Entry) -> None:
        text = entry.event.text
        entry.before, entry.after = self.state, self.foreseen(self.state, text) or self._played_back(text)
        self.state = entry.after
        self.standing.append(entry)

    def _played_back(self, text: str) -> Any:
        """Give the position after a deal or move that was stored before."""
        if self._replay is None:
            self._replay = Replay(self.game, self.opening.start, self.state)
        return self._replay.after(self.state, text)

    def _apply_undo(self, entry: Entry) -> None:
        stay = int(entry.event.text)
        self.clock = self.clock_after_undo(stay, entry.event.at)
        self._taken_back += 1
        self.state = self.standing[stay].before
        for undone in self.standing[stay:]:
            undone.is_undone = True
        del self.standing[stay:]
        self._views.forget()

    def _apply_resign(self, entry: Entry) -> None:
        self.result = entry.result = given_up(self.state, seat_of(entry.event))

    def _apply_flag(self, entry: Entry) -> None:
        self.result = entry.result = given_up(self.state, seat_of(entry.event), NO_TIME)

    def _apply_rematch(self, entry: Entry) -> None:
        self.next_table = entry.event.text

    # Taking back

    def can_undo(self, who: Who) -> bool:
        """Say whether a client could take back its last choice now, if the clock allows it."""
        return self.phase == "playing" and bool(who.seats) and isinstance(self._last_choice(who), int)

    def last_choice(self, who: Who) -> int:
        """Find the last choice of a client: until another person has acted, never across a deal.

        Replies of bots can be taken back, too, when all persons at the table share one link.
        """
        found = self._last_choice(who)
        if isinstance(found, int):
            return found
        detail, values = found
        raise Refused.because("cannot_undo", detail, **values)

    def _last_choice(self, who: Who) -> int | tuple[str, dict[str, int]]:
        """Find the last choice, or why it cannot be taken back: every client is told after every event whether it can."""
        if not any(step.event.kind == "move" and step.event.seat in who.seats for step in self.standing):
            return "", {}
        if self._taken_back >= MOST_REPEATED:
            return "often", {}
        is_alone = all(seat in who.seats or self.seating.is_bot(seat) for seat in range(len(self.seating.seats)))
        for number in reversed(range(len(self.standing))):
            event = self.standing[number].event
            if event.kind == "deal":
                return "deal", {}
            if event.kind == "forced" or (is_alone and self.seating.is_bot(seat_of(event))):
                continue
            if event.seat in who.seats:
                return number
            return "acted", {"seat": seat_of(event)}
        raise AssertionError("a game without a first deal")

    def clock_after_undo(self, stay: int, now: int) -> Clock | None:
        """Give the clock if only so many deals and moves stayed."""
        step = self.standing[stay]
        if not self.clock or not step.clock:
            return None
        seat = seat_of(step.event)
        return self.clock.taken_back(seat, step.clock, now, is_running=self.state.turn == seat)


def seat_of(event: Event) -> int:
    """Give the seat of an event that has one."""
    if event.seat is None:
        raise AssertionError(f"{event.kind} without a seat")
    return event.seat
