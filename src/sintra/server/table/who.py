"""Whoever asks something of a table, and what bots are asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sintra.games import AnyGame
from sintra.record import BotSeat


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever asks: the seats that the link allows, none for watching, and the client."""

    seats: frozenset[int] = frozenset()
    client: str = ""


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a bot is to think about. The seed is never shown: with it others could tell what the bot will do."""

    game: AnyGame
    state: Any
    seat: int
    bot: BotSeat
    sequence: int  # of the table: when it has moved on, the answer is of no use
    seed: int = field(repr=False)
