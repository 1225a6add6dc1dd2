"""What is fixed about a game before its first deal."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass

from sintra.dealer import Dealer
from sintra.games import AnyGame
from sintra.record import BotSeat, Fairness, PersonSeat, Record, Result
from sintra.session.clock import TimeControl


@dataclass(frozen=True, slots=True)
class GamePlan:
    """The rules, the bots, who begins, the time control, and the deals and moves of another game that this one continues."""

    game: AnyGame
    bots: tuple[BotSeat | None, ...]  # by seat; None: a person
    start: int = 0
    date: dt.date | None = None
    time: TimeControl | None = None
    given: tuple[str, ...] = ()
    is_sealed: bool = True  # whether the Record shows a commitment to the seed, and the seed when the game is over

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot sits there."""
        return self.bots[seat] is not None

    @property
    def persons(self) -> frozenset[int]:
        """The seats of persons."""
        return frozenset(seat for seat, bot in enumerate(self.bots) if bot is None)

    @property
    def bot_seats(self) -> frozenset[int]:
        """The seats of bots."""
        return frozenset(seat for seat, bot in enumerate(self.bots) if bot is not None)

    def seats(self, names: Sequence[str]) -> tuple[PersonSeat | BotSeat, ...]:
        """Return who sits where, with the names of persons."""
        return tuple(bot or PersonSeat(name) for bot, name in zip(self.bots, names, strict=True))

    def record(
        self,
        dealer: Dealer,
        seats: Sequence[PersonSeat | BotSeat],
        events: Sequence[str],
        result: Result | None,
        given: int = 0,
    ) -> Record:
        """Make the Record; a game that has a result is over, and reveals the seed."""
        promise = Fairness(dealer.commitment, dealer.nonces, dealer.seed if result else None) if self.is_sealed else None
        header = {"start": self.start, "date": self.date, "fairness": promise, "given": given}
        return Record.of(self.game, *seats, events=tuple(events), result=result, **header)
