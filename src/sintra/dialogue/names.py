"""The display names of seats: people by their names, bots by those of their levels."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sintra.i18n import Speaker
from sintra.phrase import Phrase
from sintra.record import BotSeat, PersonSeat

FIRST_NAMES = 8
LEVEL = re.compile("level-([1-9]|10)")  # as in `bots.levels`, without importing the bots: the server starts faster


def introduce(seat: int, bot: str, language: str) -> list[Phrase]:
    """Say which bot sits on a seat; describe it if it is a level."""
    level = level_number(bot)
    if level is None:
        return [Phrase("dialogue.bot", {"seat": seat, "bot": bot})]
    called = Phrase("dialogue.level", {"seat": seat, "bot": bot_name(bot, language), "number": level})
    return [called, Phrase(f"dialogue.level.about.{level}")]


def bot_name(bot: str, language: str) -> str:
    """Return the display name of a bot: levels have names in every language, others keep their own."""
    level = level_number(bot)
    return bot.capitalize() if level is None else Speaker(language).say(Phrase(f"dialogue.level.{level}"))


def level_number(bot: str) -> int | None:
    """Parse the number of a level from the name of its bot; None for other bots."""
    found = LEVEL.fullmatch(bot)
    return int(found[1]) if found else None


def lone_person(seats: Sequence[PersonSeat | BotSeat]) -> int | None:
    """Return the seat of the only person; None if there are several, or none."""
    persons = [number for number, seat in enumerate(seats) if isinstance(seat, PersonSeat)]
    return persons[0] if len(persons) == 1 else None


def spoken_names(seats: Sequence[PersonSeat | BotSeat], language: str = "en", *, has_you: bool = False) -> list[str]:
    """Return the names of all seats; empty if a person has none, unless that is `you`: then all seats are numbered."""
    if not has_you and any(isinstance(seat, PersonSeat) and not seat.name for seat in seats):
        return []
    return seat_names(seats, language)


def seat_names(seats: Sequence[PersonSeat | BotSeat], language: str) -> list[str]:
    """Return the name of each seat, no two alike; empty for a person without one, whom a Speaker calls by the number."""
    bots = [None if isinstance(seat, PersonSeat) else seat.bot for seat in seats]
    names = [seat.name if isinstance(seat, PersonSeat) else "" for seat in seats]
    told = distinct_names(names, bots, language)
    return [f"{name} {number}" if name and told.count(name) > 1 else name for number, name in enumerate(told, 1)]


def distinct_names(names: Sequence[str], bots: Sequence[str | None], language: str) -> list[str]:
    """Name every bot: by its level, or by a unique first name where several bots have the same level.

    Bots that are not levels keep their own names.
    """
    called = [name if bot is None else bot_name(bot, language) for name, bot in zip(names, bots, strict=True)]
    taken = {name.casefold() for name in called}
    free = (name for name in _first_names(language) if name.casefold() not in taken)
    shared = [level_number(bot or "") is not None and called.count(name) > 1 for name, bot in zip(called, bots, strict=True)]
    return [next(free) if is_shared else name for name, is_shared in zip(called, shared, strict=True)]


def _first_names(language: str) -> list[str]:
    """Return the first names of bots: twice as many as a table has seats, so that some are always free."""
    speaker = Speaker(language)
    return [speaker.say(Phrase(f"dialogue.first_name.{number}")) for number in range(1, FIRST_NAMES + 1)]
