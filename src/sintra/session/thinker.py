"""Which bot must think about what, and with which seed. Who asks it, and where it runs, is decided elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sintra.games import AnyGame, facts
from sintra.record import BotSeat

BOT_LABEL = b"sintra bots 1\n"


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a bot is to think about. The seed is never shown: with it others could tell what the bot will do."""

    game: AnyGame
    state: Any
    seat: int
    bot: BotSeat
    sequence: int  # of the session: when it has moved on, the answer is of no use
    seed: int = field(repr=False)


def bot_seed(secret: bytes, events: int) -> int:
    """Derive a bot's seed from the dealer's secret seed and the number of deals and moves that stand.

    It is new for each decision and the same when a game is resumed or a move is taken back and made again.
    """
    digest = sha256(BOT_LABEL + secret + events.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[:8], "big")


def hint_bot(game: AnyGame) -> BotSeat:
    """Give the bot that is asked for hints: a short search, whose limit of nodes makes it the same each time."""
    return BotSeat("search", (("nodes", str(facts(game.name).hint_nodes)),))
