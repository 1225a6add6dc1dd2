"""Games in progress for the tests of sessions: begun, played at random, without a server and without a terminal."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from sintra.games import AnyGame
from sintra.record import BotSeat
from sintra.session.clock import TimeControl
from sintra.session.decision import decide_due, decide_join, decide_move
from sintra.session.event import Joined
from sintra.session.plan import GamePlan
from sintra.session.session import Decision, Session
from tests.tables import Table

SEED = bytes(range(32))
BOT = BotSeat("uniform")


def opened(game: AnyGame, seats: str = "pp", time: TimeControl | None = None, seed: bytes = SEED, **plan: Any) -> Session:
    """Make a session before anybody has sat down; each letter is a seat: a person (p) or a bot (b)."""
    bots = tuple(BOT if letter == "b" else None for letter in seats)
    return Session(GamePlan(game, bots, time=time, **plan), seed)


def begun(game: AnyGame, seats: str = "pp", time: TimeControl | None = None, **plan: Any) -> Session:
    """Make a session in which somebody must choose."""
    session = opened(game, seats, time, **plan)
    for seat in sorted(session.plan.persons):
        session.apply(decide_join(session, Joined(seat, f"name {seat}", bytes([seat]))))
    session.apply(decide_due(session))
    return session


def begun_at(table: Table, **plan: Any) -> Session:
    """Make a session of a layout, with a bot on the last seat."""
    return begun(table.make(), "p" * (table.players - 1) + "b", **plan)


def choose(session: Session, rng: random.Random, now: int = 0) -> Decision:
    """Let the seat to act make a random legal move; return it."""
    decision = decide_move(session, rng.choice(session.game.legal_moves(session.state)), now)
    session.apply(decision)
    return decision


def play_on(session: Session, rng: random.Random, until: Callable[[], bool] = lambda: False) -> Session:
    """Play at random to the end, or until something is so."""
    while session.phase == "playing" and not until():
        choose(session, rng)
    return session
