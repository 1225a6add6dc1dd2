"""A game in progress: the fold of its events. Only `apply` changes it; what to apply is decided in `decision`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from sintra.dealer import Dealer
from sintra.games import AnyGame
from sintra.record import BotSeat, PersonSeat, Record, Result
from sintra.record.result import given_up, played_out
from sintra.session.clock import GameClock
from sintra.session.event import (
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
from sintra.session.plan import GamePlan
from sintra.session.step import Step
from sintra.session.thinker import Thinking, bot_seed
from sintra.session.uptime import Uptime

NO_TIME = "no time left"
STEPS = (Given, Dealt, Moved, Forced)  # a tuple, which is checked faster than their union
Sitting = tuple[Joined | None, ...]  # by seat: how somebody sat down; None: nobody yet, or a bot


@dataclass(frozen=True, slots=True)
class Decision:
    """Events that would happen, with the position after each, so that applying them recomputes nothing."""

    events: tuple[Event, ...] = ()
    states: tuple[Any, ...] = ()  # None before the game has begun
    wake_at: int | None = None  # when the game continues without a person: now for a bot or a clock; None: it does not


@dataclass(slots=True)
class LogEntry:
    """An event with its context: the positions before and after it, and the clock before it."""

    event: Event
    before: Any
    after: Any
    clock: GameClock | None
    is_undone: bool = False

    @property
    def text(self) -> str:
        """The deal or move as it stands in a Record."""
        if isinstance(self.event, STEPS):
            return self.event.text
        raise AssertionError(f"{self.event} does not stand in a Record")

    @property
    def step(self) -> Step:
        """The deal or move with the positions around it."""
        return Step(self.before, self.text, self.after)


class Session:
    """A game from the first person who sits down to its end. A pure function of plan, seed, events and the host's uptime."""

    __slots__ = (
        "clock",
        "dealer",
        "hinted_at",
        "hints",
        "history",
        "next_table",
        "plan",
        "result",
        "sitting",
        "standing",
        "state",
        "turn",
        "undos",
        "uptime",
    )

    def __init__(self, plan: GamePlan, seed: bytes, uptime: Uptime | None = None) -> None:
        self.plan = plan
        self.uptime = uptime or Uptime()
        self.sitting: Sitting = (None,) * len(plan.bots)
        self.dealer = Dealer(seed, nonces_of(self.sitting))
        self.state: Any = None  # None until the game has begun
        self.turn: int | None = None  # the seat that acts; None: the game has not begun, or is over
        self.clock: GameClock | None = None  # in the time that the uptime counts
        self.result: Result | None = None
        self.next_table: str | None = None  # the table of the rematch
        self.history: list[LogEntry] = []  # all events
        self.standing: list[LogEntry] = []  # the deals and moves that were not undone
        self.undos = 0
        self.hints = [0] * len(plan.bots)  # choices before which a hint was given, also if undone later
        self.hinted_at: int | None = None  # the sequence of the last hint

    # State

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.plan.game

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
        return self.dealer.seed if self.result else None

    @property
    def steps(self) -> list[Step]:
        """The deals and moves that stand, with the positions around them."""
        return [entry.step for entry in self.standing]

    @property
    def seats(self) -> tuple[PersonSeat | BotSeat, ...]:
        """Who sits where."""
        return self.plan.seats(tuple(joined.name if joined else "" for joined in self.sitting))

    @property
    def record(self) -> Record:
        """The game, written down; with the seed only when it is over."""
        given = sum(isinstance(entry.event, Given) for entry in self.standing)
        return self.plan.record(self.dealer, self.seats, [entry.text for entry in self.standing], self.result, given)

    def flag_at(self) -> int | None:
        """Return when the clock of the person to act runs out; None: no clock runs."""
        if self.clock is None or self.turn is None or self.plan.is_bot(self.turn):
            return None
        return self.uptime.moment(self.clock.runs_out(self.turn))

    def turn_began(self) -> int | None:
        """Return since when the clock of the seat to act has been running, as if without downtime; None: no clock runs."""
        if self.clock is None or self.turn is None:
            return None
        return self.uptime.moment(self.clock.began)

    def time_left(self, seat: int) -> int | None:
        """Return what a seat had left when the turn began, and what it has left while clocks stand still; None: no clock."""
        if self.clock is None or self.plan.is_bot(seat):
            return None
        stopped = self.uptime.stopped_at()
        return self.clock.left[seat] if seat != self.turn or stopped is None else self.clock.left_at(seat, stopped)

    def clock_after_undo(self, stay: int, now: int) -> GameClock | None:
        """Return the clock after an undo that keeps `stay` deals and moves."""
        entry = self.standing[stay]
        if self.clock is None or entry.clock is None:
            return None
        seat = entry.before.turn
        return self.clock.undone(seat, entry.clock, self.uptime.counted(now), is_running=self.state.turn == seat)

    # Bots

    @property
    def bot_seed(self) -> int:
        """The seed of a bot that decides now."""
        return bot_seed(self.dealer.seed, len(self.standing))

    def thinker(self) -> Thinking | None:
        """Return the bot whose turn it is, and what it must think about."""
        bot = None if self.turn is None else self.plan.bots[self.turn]
        return None if bot is None else self.thinking(bot, self.bot_seed)

    def thinking(self, bot: BotSeat, seed: int) -> Thinking:
        """Return the task of a bot for the current position."""
        return Thinking(self.game, self.state, self.state.turn, bot, self.sequence, seed)

    def note_hint(self) -> None:
        """Note that a hint was given: if the next event is a move, it is marked as hinted."""
        self.hinted_at = self.sequence

    # Applying

    def apply(self, decision: Decision) -> None:
        """Apply a decision."""
        for event, after in zip(decision.events, decision.states, strict=True):
            self._apply(event, after)
        self.turn = self.state.turn if self.phase == "playing" else None

    def _apply(self, event: Event, after: Any) -> None:
        entry = LogEntry(event, self.state, after, self.clock)
        self.history.append(entry)
        match event:
            case Moved() | Forced():
                self.standing.append(entry)
                self._move(event, after)
            case Dealt() | Given():
                self.standing.append(entry)
            case Joined() | Left():
                self.sitting = seated(self.sitting, event)
            case Begun():
                self.dealer = Dealer(self.dealer.seed, nonces_of(self.sitting))
                now = self.uptime.counted(event.at)
                self.clock = GameClock.start(self.plan.time, len(self.plan.bots), now) if self.plan.time else None
            case Undone():
                self._undo(event)
            case Resigned():
                self.result = given_up(after, event.seat)
            case Flagged():
                self.result = given_up(after, event.seat, NO_TIME)
            case Rematched():
                self.next_table = event.table
        self.state = after

    def _move(self, event: Moved | Forced, after: Any) -> None:
        if isinstance(event, Moved):
            self.hints[event.seat] += event.is_hinted
        if self.clock and self.plan.is_bot(event.seat):
            self.clock = self.clock.idle(self.uptime.counted(event.at))
        elif self.clock:
            self.clock = self.clock.moved(event.seat, self.uptime.counted(event.at), is_choice=isinstance(event, Moved))
        if after.is_over:
            self.result = played_out(self.game, after)

    def _undo(self, event: Undone) -> None:
        self.clock = self.clock_after_undo(event.stay, event.at)
        self.undos += 1
        for undone in self.standing[event.stay :]:
            undone.is_undone = True
        del self.standing[event.stay :]


def seated(sitting: Sitting, event: Joined | Left) -> Sitting:
    """Return the sitting after somebody sat down or stood up."""
    joined = event if isinstance(event, Joined) else None
    return (*sitting[: event.seat], joined, *sitting[event.seat + 1 :])


def nonces_of(sitting: Sitting) -> tuple[bytes, ...]:
    """Return the nonces of the seats, which are mixed into the deals."""
    return tuple(joined.nonce if joined else b"" for joined in sitting)
