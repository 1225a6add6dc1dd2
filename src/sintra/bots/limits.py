"""The limits of a bot as it stands in a Record or on a command line."""

from __future__ import annotations

from sintra.bots.bot import Limit
from sintra.record import BotSeat


def seconds_of(bot: BotSeat, limit: Limit | None) -> float | None:
    """Give the seconds that a bot may think: its own setting, or the limit that it is given."""
    if own := dict(bot.settings).get("seconds"):
        try:
            return float(own)
        except ValueError:
            return None
    return limit.seconds if limit else None


def own_limit(bot: BotSeat) -> bool:
    """Say whether a bot brings a limit of its own: among its settings, or because it is one of the levels."""
    return bot.bot.startswith("level-") or not {"nodes", "seconds"}.isdisjoint(dict(bot.settings))
