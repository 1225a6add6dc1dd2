"""Warm-up: load or compile rules and bots before anybody waits for them."""

from __future__ import annotations

from typing import Any

from sintra import bots
from sintra.bots.bot import Limit
from sintra.games import AnyGame, generator
from sintra.record import BotSeat

BRIEFLY = Limit(nodes=64, seconds=0.5)


def first_position(game: AnyGame) -> Any:
    """Return a position after the first deal."""
    state = game.new()
    game.draw(state, generator(0))
    return state


def think_once(seat: BotSeat, game: AnyGame, state: Any, limit: Limit = BRIEFLY) -> None:
    """Make a bot choose once, and discard the choice."""
    bot = bots.seated(seat, game)
    try:
        bot.choose(state, limit)
    finally:
        bots.close(bot)
