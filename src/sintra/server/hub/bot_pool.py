"""Bots think in worker processes of lower priority than the server, with a timeout.

Everybody at a table waits for its bots, so their priority is only slightly lower; a hint, which a person waits for, and a quick
level have full priority. Quick levels go first, then hints, then the other levels; in each of these the addresses whose tables
wait take turns. Nothing waits for the thoughts of the highest level: when these occupy all workers, one more does the rest. It
is started with the others: starting takes seconds, and minutes on a busy machine.

A worker that dies or times out is replaced, and its task is retried. A bot sees a State and a seed for this one decision,
nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from sintra import games
from sintra.dialogue.advice import lead_of
from sintra.pool.failure import BotFailed, QueueFull, TaskFailed, WorkerDied
from sintra.pool.pool import Pool, Supervision
from sintra.pool.priority import Urgency
from sintra.pool.slots import Slots
from sintra.pool.worker import Note, Preparation
from sintra.record import BotSeat
from sintra.server.log import log_event
from sintra.server.metrics import Metrics

TIMEOUT, WARM_UP_TIMEOUT = 60.0, 900.0  # seconds; the first compilation of all bots takes minutes
MAX_ATTEMPTS = 3
WARM_BOTS = ("level-1", "level-10", "search")
LEVEL = re.compile("level-([1-9]|10)")  # as in `bots.levels`, which only workers load
QUICK_LEVEL, LONG_LEVEL = 4, 10  # up to the first, thoughts take a few milliseconds; from the second on, a second
MAX_HINTS, MAX_ALL_HINTS = 8, 256  # of one address, and of all, that have not ended
MAX_CHOICES, MAX_ALL_CHOICES = 256, 8192  # the same for choices of bots


@dataclass(frozen=True, slots=True)
class Advice:
    """The action a bot has chosen and, for a hint, its lead in points at the end of the round; 0 if unknown."""

    action: int
    lead: int = 0


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """What a bot is asked: everything that it may see."""

    game: str
    players: int
    options: Mapping[str, Any]
    state: bytes = field(repr=False)
    bot: BotSeat
    seed: int = field(repr=False)
    explores: int = 0  # for a hint: node budget for computing the lead of the choice

    @property
    def urgency(self) -> Urgency:
        """Quick choices come before hints, which a person waits for, and these before other choices of bots."""
        if self.explores:
            return Urgency.PERSON
        match = LEVEL.fullmatch(self.bot.bot)
        level = int(match[1]) if match else LONG_LEVEL
        return Urgency.QUICK if level <= QUICK_LEVEL else Urgency.LONG if level >= LONG_LEVEL else Urgency.BOT

    def run(self, _: Note) -> Advice:
        """Answer in a worker."""
        return self.answer()

    def answer(self) -> Advice:
        """Let the bot choose, in this process."""
        from sintra import bots  # noqa: PLC0415 - only workers need them: the server starts faster without

        game = games.make(self.game, self.players, **dict(self.options))
        state = game.state_from_bytes(self.state)
        choice = bots.seated(self.bot, game, self.seed).choose(state)
        is_certain = self.explores > 0 and choice.is_solved
        return Advice(int(choice.action), lead_of(game, state, choice.action, self.explores) if is_certain else 0)


def warm_up() -> None:
    """Compile or load the rules, the bots of all levels and the solver, before anybody waits for them."""
    from sintra.bots.warmup import BRIEFLY, first_position, think_once  # noqa: PLC0415 - only workers need them

    for name, players in product(games.names(), (2, 3)):  # games for more than two use another search
        game = games.make(name, players)
        state = first_position(game)
        for bot in WARM_BOTS:
            think_once(BotSeat(bot), game, state.copy())
        lead_of(game, state, int(game.legal_actions(state)[0]), BRIEFLY.nodes or 1)  # for hints


class Thinkers:
    """The bot workers of one server."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._metrics = metrics
        supervision = Supervision(TIMEOUT, WARM_UP_TIMEOUT, MAX_ATTEMPTS, short_workers=1, replaced=self._replaced)
        self._pool = Pool(processes, Preparation(warm_up=warm_up, is_nice=True), supervision)
        self._hints, self._choices = Slots(MAX_HINTS, MAX_ALL_HINTS), Slots(MAX_CHOICES, MAX_ALL_CHOICES)

    def start(self) -> None:
        """Start the workers in the background."""
        self._pool.start()

    @property
    def waiting(self) -> int:
        """Questions in the queue that no worker has taken."""
        return self._pool.waiting

    @property
    def pids(self) -> list[int]:
        """The ids of the running workers."""
        return self._pool.pids

    async def ask(self, question: BotQuestion, owner: str = "") -> Advice:
        """Return what the bot has chosen, when it is the owner's turn.

        Raises `QueueFull` if too many questions wait already, `BotFailed` when the bot failed, or its workers died on every
        attempt.
        """
        slots = self._hints if question.explores else self._choices
        if not slots.acquire(owner):
            raise QueueFull
        begun = time.monotonic()
        try:
            advice = await self._ask(question, owner)
        finally:
            slots.release(owner)
        self._metrics.thoughts.inc()
        self._metrics.think_seconds.observe(time.monotonic() - begun)
        return advice

    async def _ask(self, question: BotQuestion, owner: str) -> Advice:
        name = question.bot.bot
        try:
            advice: Advice = await asyncio.wrap_future(self._pool.submit(question, question.urgency, owner))
        except TaskFailed as error:
            raise BotFailed(f"{name}: {error.kind}") from error
        except WorkerDied as error:
            raise BotFailed(f"{name} died {error.attempts} times") from error
        return advice

    def close(self) -> None:
        """Stop all workers; queued questions are dropped."""
        self._pool.close()

    def _replaced(self, number: int) -> None:
        self._metrics.crashes.inc()
        log_event("bot process replaced", level=logging.WARNING, number=number)
