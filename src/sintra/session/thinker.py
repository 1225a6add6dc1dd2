"""Which bot must think about what, and with which seed. Where it runs is decided elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sintra.games import AnyGame, facts
from sintra.record import BotSeat

BOT_LABEL = b"sintra bots 1\n"


@dataclass(frozen=True, slots=True)
class Thinking:
    """The task of a bot. The seed is never shown: with it others could predict its move."""

    game: AnyGame
    state: Any
    seat: int
    bot: BotSeat
    sequence: int  # of the session: when it has moved on, the answer is stale
    seed: int = field(repr=False)


def bot_seed(secret: bytes, events: int) -> int:
    """Derive a bot's seed from the dealer's secret seed and the number of deals and moves that stand.

    It is different for each decision, and the same when a game is resumed or a move is undone and played again.
    """
    digest = sha256(BOT_LABEL + secret + events.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[:8], "big")


def hint_bot(game: AnyGame) -> BotSeat:
    """Return the bot that gives hints: a short search, deterministic because it is limited by nodes."""
    return BotSeat("search", (("nodes", str(facts(game.name).hint_nodes)),))
