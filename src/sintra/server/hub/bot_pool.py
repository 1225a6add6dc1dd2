"""Bots think here: in processes of their own, which give way to the server.

Everybody at a table waits for its bots, so they give way only a little; a hint, which a person has asked for, not at all.
A process that dies, or does not answer in time, is replaced, and what it was asked is asked again. A bot sees a State and a
seed for this one decision, nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from sintra import games
from sintra.dialogue.advice import lead_of
from sintra.pool.failure import BotFailed, TaskFailed, WorkerDied
from sintra.pool.pool import Pool, Supervision
from sintra.pool.priority import Urgency
from sintra.pool.worker import Note, Preparation
from sintra.record import BotSeat
from sintra.server.log import tell
from sintra.server.metrics import Metrics

PATIENCE, WARM_UP_PATIENCE = 60.0, 900.0  # seconds; compiling all bots for the first time takes minutes
TRIES = 3
WARM_BOTS = ("level-1", "level-10", "search")


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot has chosen and, for a hint, by how many points it is the best to the end of the round; 0 if unknown."""

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
    explores: int = 0  # for a hint: so many nodes may be spent on finding out how much better the choice is

    @property
    def urgency(self) -> Urgency:
        """A hint goes before the choices of bots: a person has asked for it."""
        return Urgency.PERSON if self.explores else Urgency.BOT

    def run(self, _: Note) -> Advice:
        """Answer in a worker."""
        return self.answer()

    def answer(self) -> Advice:
        """Let the bot choose, here and now."""
        from sintra import bots  # noqa: PLC0415 - only the processes need them: the server starts sooner without

        game = games.make(self.game, self.players, **dict(self.options))
        state = game.state_from_bytes(self.state)
        choice = bots.seated(self.bot, game, self.seed).choose(state)
        is_certain = self.explores > 0 and choice.is_solved
        return Advice(int(choice.action), lead_of(game, state, choice.action, self.explores) if is_certain else 0)


def warm_up() -> None:
    """Compile or load the rules, the bots of all levels and the solver, before anybody waits for them."""
    from sintra.bots.warmup import BRIEFLY, first_position, think_once  # noqa: PLC0415 - only the processes need them

    for name, players in product(games.names(), (2, 3)):  # more than two think in another way
        game = games.make(name, players)
        state = first_position(game)
        for bot in WARM_BOTS:
            think_once(BotSeat(bot), game, state.copy())
        lead_of(game, state, int(game.legal_actions(state)[0]), BRIEFLY.nodes or 1)  # for hints


class Thinkers:
    """The bots' processes of one server."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._metrics = metrics
        supervision = Supervision(PATIENCE, WARM_UP_PATIENCE, TRIES, replaced=self._replaced)
        self._pool = Pool(processes, Preparation(warm_up=warm_up, gives_way=True), supervision)

    def start(self) -> None:
        """Start the processes in the background."""
        self._pool.start()

    @property
    def waiting(self) -> int:
        """Questions that no process has taken yet."""
        return self._pool.waiting

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return self._pool.pids

    async def ask(self, question: BotQuestion) -> Advice:
        """Give what the bot has chosen; raise `BotFailed` when it could not be had."""
        begun, name = time.monotonic(), question.bot.bot
        try:
            advice: Advice = await asyncio.wrap_future(self._pool.submit(question, question.urgency))
        except TaskFailed as error:
            raise BotFailed(f"{name}: {error.kind}") from error
        except WorkerDied as error:
            raise BotFailed(f"{name} died {error.tries} times") from error
        self._metrics.thoughts.inc()
        self._metrics.think_seconds.observe(time.monotonic() - begun)
        return advice

    def close(self) -> None:
        """End all processes; questions that wait are not answered any more."""
        self._pool.close()

    def _replaced(self, number: int) -> None:
        self._metrics.crashes.inc()
        tell("bot process replaced", level=logging.WARNING, number=number)
