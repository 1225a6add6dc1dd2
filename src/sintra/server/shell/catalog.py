"""What can be played: games with their options, and the levels of the bots with their names."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from sintra import games
from sintra.dialogue.editions import edition_about, edition_title
from sintra.i18n import Speaker, languages
from sintra.phrase import Phrase
from sintra.plugin import Edition
from sintra.server.wire.messages import VERSION, write

LEVELS = range(1, 11)


class OptionEntry(Struct, frozen=True, kw_only=True):
    """An option: its default, and its values where they can be listed."""

    name: str
    default: Any
    values: tuple[Any, ...]


class EditionEntry(Struct, frozen=True, kw_only=True):
    """An edition of a game: what it fixes and offers, and what is said of it."""

    name: str
    title: str  # for display
    about: str  # what is different, in one sentence
    options: dict[str, Any]  # what it fixes
    offers: tuple[str, ...]  # the options to choose from
    colors: str  # how its colors are named
    minutes: tuple[int, ...]  # the length of a game, at least and at most, as printed
    age: int  # minimum, as printed


class GameEntry(Struct, frozen=True, kw_only=True):
    """A game."""

    name: str
    players: tuple[int, ...]
    options: tuple[OptionEntry, ...]
    title: str  # for display
    editions: tuple[EditionEntry, ...]  # the first is the default


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
    language_names: dict[str, str]  # code -> endonym


@lru_cache
def encoded_catalog(language: str) -> bytes:
    """Return the catalog as it is sent; it is written once."""
    return write(catalog(language))


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
        games=tuple(_game(name, language) for name in games.names()),
        levels=tuple(levels),
        languages=languages.codes(),
        language_names=languages.names(),
    )


def _game(name: str, language: str) -> GameEntry:
    facts = games.facts(name)
    options = (OptionEntry(name=option.name, default=option.default, values=option.values) for option in facts.options)
    editions = (_edition(name, edition, language) for edition in games.editions(name))
    return GameEntry(name=name, players=facts.players, options=tuple(options), title=facts.title, editions=tuple(editions))


def _edition(game: str, edition: Edition, language: str) -> EditionEntry:
    return EditionEntry(
        name=edition.name,
        title=edition_title(game, edition.name, language),
        about=edition_about(game, edition.name, language),
        options=dict(edition.options),
        offers=edition.offers,
        colors=edition.colors,
        minutes=edition.minutes,
        age=edition.age,
    )
