"""Who sits at the table, as people call them: by their names, and bots by those of their levels."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sintra.i18n import Speaker
from sintra.phrase import Phrase
from sintra.record import BotSeat, PersonSeat

LEVEL = re.compile("level-([1-9]|10)")  # as in `bots.levels`, without the bots: a server that names them starts sooner


def introduce(seat: int, bot: str, language: str) -> list[Phrase]:
    """Say which bot sits on a seat; of a level also what it is like."""
    level = level_number(bot)
    if level is None:
        return [Phrase("dialogue.bot", {"seat": seat, "bot": bot})]
    called = Phrase("dialogue.level", {"seat": seat, "bot": bot_name(bot, language), "number": level})
    return [called, Phrase(f"dialogue.level.about.{level}")]


def bot_name(bot: str, language: str) -> str:
    """Give the name of a bot: levels have names in every language, others are called as they are."""
    level = level_number(bot)
    return bot.capitalize() if level is None else Speaker(language).say(Phrase(f"dialogue.level.{level}"))


def level_number(bot: str) -> int | None:
    """Give the number of a level by the name of its bot; None for other bots."""
    found = LEVEL.fullmatch(bot)
    return int(found[1]) if found else None


def spoken_names(seats: Sequence[PersonSeat | BotSeat], language: str = "en") -> list[str]:
    """Give the names of all seats, or none if a person has none: then all are numbers."""
    if any(isinstance(seat, PersonSeat) and not seat.name for seat in seats):
        return []
    names = [seat.name if isinstance(seat, PersonSeat) else bot_name(seat.bot, language) for seat in seats]
    return [f"{name} {number}" if names.count(name) > 1 else name for number, name in enumerate(names, 1)]
