"""The plugin of a game: what a package provides for it, and where each layer finds its part.

A package registers a `Plugin` under the entry point group ``sintra.games``, by the name of the game:

    [project.entry-points."sintra.games"]
    azul = "sintra.azul.plugin:PLUGIN"

Only `rules` is required. Every other part belongs to one layer above the rules, is named as ``module:attribute`` and loaded
on first use; a layer that finds none uses a generic fallback (docs/adding-a-game.md lists the parts).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

GROUP = "sintra.games"
NAME = re.compile(r"[a-z][a-z0-9_]*")  # as in records, commands and URLs
PARTS = {
    "outlook": "what a position promises and how a move is named: sintra.outlook.Outlook",
    "words": "sentences by language: sintra.i18n.words.GameWords",
    "dialogue": "typed moves and questions: sintra.dialogue.kind.Kind",
    "mind": "search, solver, glance, levels: sintra.bots.mind.Mind",
    "recipe": "fitting of the evaluation: a class, sintra.learn.model.Model",
    "puzzles": "which positions make puzzles: sintra.puzzles.recipe.PuzzleRecipe",
    "features": "observations and masks, a compiled module with the functions of sintra.envs.plain; comes with batch",
    "batch": "stepping many games at once, a compiled module with the functions of sintra.envs.plain; comes with features",
    "picture": "a position as an image, for environments: a function of a State",
    "drawing": "the drawn table of the terminal",
}


@dataclass(frozen=True, slots=True)
class OptionFact:
    """An option: its name, its default, and its values where they can be listed."""

    name: str
    default: Any
    values: tuple[Any, ...] = ()  # empty: any value that the rules accept


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition of a game, as it is sold: what it fixes, what it offers, and how its colors are named.

    Its title and what is different about it are sentences of the game's words, ``dialogue.edition.GAME.NAME`` and
    ``dialogue.edition.about.GAME.NAME``.
    """

    name: str  # in commands and requests
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])  # what it fixes; others may still be chosen
    offers: tuple[str, ...] = ()  # the names of the options to choose from
    colors: str = "words"  # how colors are named: a naming of sintra.i18n.speaker.COLORS
    minutes: tuple[int, int] = (20, 40)  # the length of a game, as printed
    age: int = 8  # minimum, as printed


@dataclass(frozen=True, slots=True)
class Facts:
    """The metadata of a game, independent of its options: declared once, for every layer."""

    title: str  # as people call it
    colors: tuple[str, ...]  # of its tiles, in their fixed order
    letters: Mapping[str, str]  # color -> the letter of the notation
    options: tuple[OptionFact, ...] = ()
    side_option: str | None = None  # the option that chooses a side of the board
    hint_nodes: int = 20_000  # for a hint in less than half a second
    players: tuple[int, ...] = (2, 3, 4)
    minutes: tuple[int, int] = (20, 40)  # the length of a game
    age: int = 8  # minimum, as on the box
    tactile: Mapping[str, str] = field(default_factory=dict[str, str])  # color -> what is embossed on its tiles, if anything is
    editions: tuple[Edition, ...] = ()  # the first is the default; none: one, with every option
    has_page: bool = False  # the browser has a view of its own for it; otherwise the generic one


@dataclass(frozen=True, slots=True)
class Plugin:
    """One game: its name in records, commands and URLs, its facts, its rules, and the parts that it provides."""

    name: str
    facts: Facts
    rules: str  # "module:attribute" of the Game class
    parts: Mapping[str, str] = field(default_factory=dict[str, str])  # key of PARTS -> "module:attribute" or "module"

    def __post_init__(self) -> None:
        unknown = sorted(set(self.parts) - set(PARTS))
        if unknown:
            raise ValueError(f"game {self.name!r} has unknown parts {', '.join(unknown)}, expected some of {', '.join(PARTS)}")
        if not NAME.fullmatch(self.name):
            raise ValueError(f"the game is named {self.name!r}, expected lowercase letters, digits and _, such as 'azul'")
