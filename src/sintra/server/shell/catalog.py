"""What can be played: games with their options, and the levels of the bots with their names."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from sintra import games
from sintra.i18n import Speaker, languages
from sintra.phrase import Phrase
from sintra.server.wire.messages import VERSION

LEVELS = range(1, 11)


class OptionEntry(Struct, frozen=True, kw_only=True):
    """An option: its default, and its values where they can be listed."""

    name: str
    default: Any
    values: tuple[Any, ...]


class GameEntry(Struct, frozen=True, kw_only=True):
    """A game."""

    name: str
    players: tuple[int, ...]
    options: tuple[OptionEntry, ...]
    title: str  # as people call it


class LevelEntry(Struct, frozen=True, kw_only=True):
    """A level of bots: its name, and what it is like."""

    level: int
    name: str
    about: str


class Catalog(Struct, frozen=True, kw_only=True):
    """What can be played."""

    version: int  # of the protocol
    games: tuple[GameEntry, ...]
    levels: tuple[LevelEntry, ...]
    languages: tuple[str, ...]  # their codes
    language_names: dict[str, str]  # code -> as its speakers call it


@lru_cache
def catalog(language: str) -> Catalog:
    """List everything, with names in a language."""
    speaker = Speaker(language)
    levels = (
        LevelEntry(
            level=number,
            name=speaker.say(Phrase(f"dialogue.level.{number}")),
            about=speaker.say(Phrase(f"dialogue.level.about.{number}")),
        )
        for number in LEVELS
    )
    return Catalog(
        version=VERSION,
        games=tuple(map(_game, games.names())),
        levels=tuple(levels),
        languages=languages.codes(),
        language_names=languages.names(),
    )


def _game(name: str) -> GameEntry:
    facts = games.facts(name)
    options = (OptionEntry(name=option.name, default=option.default, values=option.values) for option in facts.options)
    return GameEntry(name=name, players=facts.players, options=tuple(options), title=facts.title)
