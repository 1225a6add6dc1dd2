"""What can be played: games with their options, and the levels of the bots with their names."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from sintra import games
from sintra.azul.options import COLUMN_BONUSES, WALLS
from sintra.azul.options import PRESETS as AZUL_PRESETS
from sintra.i18n import Speaker
from sintra.pavilion.options import JOKER_ORDERS, SIDES
from sintra.pavilion.options import PRESETS as PAVILION_PRESETS
from sintra.phrase import Phrase
from sintra.server.wire.messages import VERSION

PLAYERS = (2, 3, 4)
LEVELS = range(1, 11)
CHOICES: dict[str, dict[str, tuple[Any, ...]]] = {  # an option that is not here takes any value its clause allows
    "azul": {"preset": tuple(AZUL_PRESETS), "wall": WALLS, "column_bonus": COLUMN_BONUSES},
    "pavilion": {"preset": tuple(PAVILION_PRESETS), "side": SIDES, "joker_order": tuple(JOKER_ORDERS)},
}


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
    languages: tuple[str, ...]


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
    return Catalog(version=VERSION, games=tuple(map(_game, games.names())), levels=tuple(levels), languages=("en", "de", "hu"))


def _game(name: str) -> GameEntry:
    defaults: dict[str, Any] = {"preset": "standard", **games.make(name).options}
    options = (
        OptionEntry(name=option, default=default, values=CHOICES[name].get(option, ())) for option, default in defaults.items()
    )
    return GameEntry(name=name, players=PLAYERS, options=tuple(options))
