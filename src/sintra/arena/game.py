"""One game between bots, from the first deal to the result."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from sintra import bots
from sintra.arena.luck import Luck
from sintra.bots import Bot, Limit
from sintra.bots.answer import check_answer, nodes_of
from sintra.bots.limits import own_limit, seconds_of
from sintra.dealer import Dealer
from sintra.errors import OptionError
from sintra.games import AnyGame
from sintra.pool.failure import BotFailed
from sintra.pool.patience import Patience
from sintra.pool.thinker import Thinker, Thought
from sintra.record import BotSeat, Record, Result
from sintra.record.result import given_up, played_out
from sintra.session.plan import GamePlan
from sintra.session.step import deal_step

Watch = Callable[[int, int], str]  # gets seat and number of events before a bot thinks; a nonempty result forfeits the game


@dataclass(frozen=True, slots=True)
class Terms:
    """How a game is played: limits, timeouts, whether luck is measured, bot seeds, and a callback."""

    limit: Limit | None = None  # per move, for bots without a limit of their own
    patience: Patience = field(default_factory=Patience)
    luck: Luck | None = None
    bot_seeds: tuple[int, ...] = ()  # by seat; by default the seat is the seed
    watch: Watch | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game; everything but the record is by seat."""

    record: Record
    moves: tuple[int, ...]  # choices of the bot; forced moves are played without asking
    seconds: tuple[float, ...]
    nodes: tuple[int, ...]
    late: tuple[int, ...]  # choices that came only after `stop`, past the deadline
    luck: tuple[float, ...]  # of the deals; zeros if it was not measured


def play_game(
    game: AnyGame,
    seats: Sequence[BotSeat | str],
    seed: bytes,
    terms: Terms | None = None,
) -> Played:
    """Play a game between bots with the deals of a dealer's seed of 32 bytes; seat 0 begins.

    A bot that fails forfeits the game, with the reason in the Record.
    """
    names = [bots.parse(seat) if isinstance(seat, str) else seat for seat in seats]
    if len(names) != game.players:
        raise OptionError(f"{len(names)} bots, expected one for each of {game.players} seats")
    with Thinker() as thinker:
        return _Table(game, names, seed, terms or Terms(), thinker).play()


class _Table:
    """A game in progress, on the fast path: the position is updated in place, where a Session keeps them all."""

    def __init__(self, game: AnyGame, seats: list[BotSeat], seed: bytes, terms: Terms, thinker: Thinker) -> None:
        self._game, self._seats, self._terms, self._thinker = game, seats, terms, thinker
        self._dealer = Dealer(seed, (b"",) * len(seats))
        self._events: list[str] = []
        self._result: Result | None = None
        self._state: Any = game.new()
        self._bots: dict[int, Bot] = {}
        self._deals = 0
        self._moves, self._nodes, self._late = ([0] * len(seats) for _ in range(3))
        self._seconds = [0.0] * len(seats)
        self._luck = np.zeros(len(seats))

    def play(self) -> Played:
        """Play to the end, by the rules or because a bot fails."""
        try:
            while not self._result:
                self._step()
        finally:
            self._close()
        counts = (tuple(self._moves), tuple(self._seconds), tuple(self._nodes), tuple(self._late))
        return Played(self._record(), *counts, tuple(map(float, self._luck)))

    def _record(self) -> Record:
        record = GamePlan(self._game, tuple(self._seats)).record(self._dealer, self._seats, self._events, self._result)
        record.check()
        return record

    def _step(self) -> None:
        if self._state.needs_deal:
            self._deal()
            return
        seat, legal = int(self._state.turn), self._game.legal_actions(self._state)
        try:
            action = legal[0] if len(legal) == 1 else self._choice(seat, legal)
        except BotFailed as failure:
            self._result = given_up(self._state, seat, str(failure))
            return
        self._events.append(str(self._game.move(action)))
        self._game.apply(self._state, action)
        if self._state.is_over:
            self._result = played_out(self._game, self._state)

    def _deal(self) -> None:
        self._deals += 1
        step = deal_step(self._game, self._state, self._dealer, self._deals)
        self._state = step.after
        self._events.append(step.event)
        if self._terms.luck:
            self._luck += self._terms.luck.of(step.before, step.after, self._deals)

    def _choice(self, seat: int, legal: list[int]) -> int:
        """Ask a bot, with a copy of the position, which it may modify."""
        watch = self._terms.watch
        if watch and (reason := watch(seat, len(self._events))):
            raise BotFailed(reason)
        name, state = self._seats[seat], self._state.copy()
        limit = None if own_limit(name) else self._terms.limit
        bot = self._bot(seat)
        thought = self._ask(lambda: bot.choose(state, limit), lambda: bot.stop(), seconds_of(name, limit))  # noqa: PLW0108 - it may have no such method
        self._moves[seat] += 1
        self._seconds[seat] += thought.seconds
        self._late[seat] += thought.is_late
        action = check_answer(self._game, self._state, thought.answer, legal)
        self._nodes[seat] += nodes_of(thought.answer)
        return action

    def _bot(self, seat: int) -> Bot:
        """Make a bot lazily, on its first turn; failure to make it forfeits the game like any other."""
        if seat not in self._bots:
            name, seeds = self._seats[seat], self._terms.bot_seeds
            seed = seeds[seat] if seeds else seat
            self._bots[seat] = self._ask(lambda: bots.seated(name, self._game, seed), _nothing, None).answer
        return self._bots[seat]

    def _ask(self, work: Callable[[], Any], stop: Callable[[], None], seconds: float | None) -> Thought:
        patience = self._terms.patience
        return self._thinker.ask(work, stop, patience.deadline(seconds), patience.grace)

    def _close(self) -> None:
        """Close bots that hold resources, such as a subprocess."""
        for bot in self._bots.values():
            with contextlib.suppress(Exception):  # the game is over, and its result stands
                bots.close(bot, self._game.outcome(self._state) if self._state.is_over else None)


def _nothing() -> None:
    """Making a bot cannot be stopped."""
