"""The limits of a bot as written in a Record or on a command line."""

from __future__ import annotations

from sintra.bots.bot import Limit
from sintra.record import BotSeat


def seconds_of(bot: BotSeat, limit: Limit | None) -> float | None:
    """Return the seconds that a bot may think: its own setting, or else the given limit."""
    if own := dict(bot.settings).get("seconds"):
        try:
            return float(own)
        except ValueError:
            return None
    return limit.seconds if limit else None


def own_limit(bot: BotSeat) -> bool:
    """Return whether a bot has a limit of its own: in its settings, or because it is a level."""
    return bot.bot.startswith("level-") or not {"nodes", "seconds"}.isdisjoint(dict(bot.settings))
