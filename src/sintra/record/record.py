"""The Record: options, seats, deals, moves and result of one game, as a value."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, Self

from sintra.errors import InvalidRecord, SintraError
from sintra.games import AnyGame
from sintra.record import result as results
from sintra.record import writer
from sintra.record.header import Fairness, Seat, check_text, option_texts
from sintra.record.replay import Replay, deal_of, game_of, is_deal, options_of
from sintra.record.result import Result


@dataclass(frozen=True, slots=True)
class Record:
    """One game.

    Events are not checked when they are appended: the caller has just applied them. Everything that replays a Record,
    including serialization, checks every event and raises `InvalidRecord` with the number of the first invalid one.
    """

    game_name: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])  # completed: those not given have their defaults
    start: int = 0  # the seat that begins
    date: dt.date | None = None
    fairness: Fairness | None = None
    events: tuple[str, ...] = ()  # "3B4", "deal BBRK YYTT ..."
    result: Result | None = None
    given: int = 0  # how many of the first events come from another game, neither dealt nor chosen in this one

    def __post_init__(self) -> None:
        options = options_of(self.game_name, self.players, option_texts(self.options))
        object.__setattr__(self, "options", dict(options))
        if self.start not in range(self.players):
            raise InvalidRecord("start", f"seat {self.start + 1}, expected 1 to {self.players}")
        if self.fairness and len(self.fairness.nonces) != self.players:
            raise InvalidRecord("nonces", f"{len(self.fairness.nonces)}, expected one for each of {self.players} seats")
        if not 0 <= self.given <= len(self.events):
            raise InvalidRecord("given", f"{self.given}, expected 0 to {len(self.events)}, the number of deals and moves")

    @classmethod
    def of(cls, game: AnyGame, *seats: Seat, **header: Any) -> Self:
        """Make an empty record of a game."""
        record = cls(game.name, seats, game.options, **header)
        if record.players != game.players:
            raise InvalidRecord("seats", f"{record.players}, expected {game.players}")
        return record

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    @property
    def game(self) -> AnyGame:
        """The rules it is played by."""
        return game_of(self.game_name, self.players, option_texts(self.options))

    def __str__(self) -> str:
        return writer.write(self)

    # Replay

    def steps(self) -> Iterator[tuple[Any, str | None]]:
        """Yield every event with the position before it, and finally the last position with None.

        The position changes in place: use it before the next step, or copy it.
        """
        replay = Replay(self.game, self.start)
        for number, event in enumerate(self.events, 1):
            yield replay.state, event
            try:
                replay.step(event)
            except SintraError as error:
                raise InvalidRecord(f"event {number}", str(error)) from error
        yield replay.state, None

    def states(self) -> Iterator[Any]:
        """Yield every position: before the first event, and after each."""
        return (state.copy() for state, _ in self.steps())

    def state_at(self, events: int) -> Any:
        """Return the position after a number of events."""
        if not 0 <= events <= len(self.events):
            raise IndexError(f"after {events} events, expected 0 to {len(self.events)}")
        state, _ = next(islice(self.steps(), events, None))
        return state

    @property
    def state(self) -> Any:
        """The position after all events, replayed on every access."""
        return self.state_at(len(self.events))

    def deals(self) -> Iterator[tuple[Any, str]]:
        """Yield every deal: the position it was drawn in, and its text."""
        for state, event in self.steps():
            if event is not None and is_deal(event):
                yield state.copy(), deal_of(event)

    @property
    def given_deals(self) -> int:
        """The number of deals among the given events."""
        return sum(map(is_deal, self.events[: self.given]))

    def check(self) -> None:
        """Replay everything; raise `InvalidRecord` where the rules or the result say otherwise."""
        self.check_result(self.state)

    def check_result(self, state: Any) -> None:
        """Compare the result, if there is one, with the final position."""
        for reason in results.contradictions(self.result, self.game, state) if self.result else ():
            raise InvalidRecord("result", reason)

    # Changes: each of these returns a new Record

    def append(self, *events: str) -> Self:
        """Add events that have been applied: the text of a move, or what `dealt` makes of a deal."""
        if self.result:
            raise InvalidRecord("result", "the game has ended, expected no event after its result")
        for event in events:
            check_text(event, "event")
        return replace(self, events=self.events + events)

    def take_back(self, events: int = 1) -> Self:
        """Drop the last events, and with them the result and the revealed seed."""
        if not 0 <= events <= len(self.events):
            raise IndexError(f"taking back {events} events, expected 0 to {len(self.events)}")
        sealed = replace(self.fairness, seed=None) if self.fairness else None
        left = self.events[: len(self.events) - events]
        return replace(self, events=left, result=None, fairness=sealed, given=min(self.given, len(left)))

    def finish(self) -> Self:
        """Add the result of a game that is over."""
        state = self.state
        if not state.is_over:
            raise InvalidRecord("result", f"the game goes on in phase {state.phase} of round {state.round}")
        return replace(self, result=results.played_out(self.game, state))

    def resign(self, seat: int) -> Self:
        """Add the result when a seat resigns: of the others those with most points win."""
        return self._end(results.given_up(self.state, seat))

    def forfeit(self, seat: int, reason: str) -> Self:
        """Add the result when a seat forfeits, such as a bot that failed; the reason becomes one line."""
        return self._end(results.given_up(self.state, seat, reason))

    def reveal(self, seed: bytes) -> Self:
        """Add the dealer's seed."""
        if self.fairness is None:
            raise InvalidRecord("seed", "there is no commitment to this or any seed")
        return replace(self, fairness=replace(self.fairness, seed=seed))

    def _end(self, result: Result) -> Self:
        ended = replace(self, result=result)
        ended.check()
        return ended
