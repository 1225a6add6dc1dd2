"""What a package brings for one game, and where each layer finds its part of it.

A package registers a `Plugin` under the entry point group ``sintra.games``, by the name of the game:

    [project.entry-points."sintra.games"]
    azul = "sintra.azul.plugin:PLUGIN"

Only `rules` is required. Every other part belongs to one layer above the rules, is named as ``module:attribute`` and loaded
when that layer first asks for it; a layer that finds none uses something generic (docs/adding-a-game.md lists the parts).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

GROUP = "sintra.games"
PARTS = {
    "outlook": "what a position promises and how a move is named: sintra.outlook.Outlook",
    "words": "sentences by language: sintra.i18n.words.GameWords",
    "dialogue": "typed moves and questions: sintra.dialogue.kind.Kind",
    "mind": "search, solver, glance, levels: sintra.bots.mind.Mind",
    "recipe": "fitting of the evaluation: sintra.learn.model.Recipe",
    "features": "observations and masks, a module: sintra.azul.features is one",
    "batch": "stepping many games at once, a module: sintra.azul.batch is one",
    "picture": "a position as an image, for environments",
    "drawing": "the drawn table of the terminal",
}


@dataclass(frozen=True, slots=True)
class OptionFact:
    """An option: its name, its default, and its values where they can be listed."""

    name: str
    default: Any
    values: tuple[Any, ...] = ()  # empty: any value that the rules accept


@dataclass(frozen=True, slots=True)
class Facts:
    """What is fixed about a game, whatever its options: declared once, for every layer."""

    title: str  # as people call it
    colors: tuple[str, ...]  # of its tiles, in their fixed order
    letters: Mapping[str, str]  # color -> the letter of the notation
    options: tuple[OptionFact, ...] = ()
    side_option: str | None = None  # the option that chooses a side of the board
    hint_nodes: int = 20_000  # for a hint in less than half a second
    players: tuple[int, ...] = (2, 3, 4)
    minutes: tuple[int, int] = (20, 40)  # that a game lasts
    age: int = 8  # from which on it is meant
    tactile: Mapping[str, str] = field(default_factory=dict[str, str])  # color -> what is embossed on its tiles, if anything is
    has_page: bool = False  # the browser has a view of its own for it; otherwise the generic one


@dataclass(frozen=True, slots=True)
class Plugin:
    """One game: its name in records, commands and addresses, its facts, its rules, and the parts that it brings."""

    name: str
    facts: Facts
    rules: str  # "module:attribute" of the Game class
    parts: Mapping[str, str] = field(default_factory=dict[str, str])  # key of PARTS -> "module:attribute" or "module"

    def __post_init__(self) -> None:
        unknown = sorted(set(self.parts) - set(PARTS))
        if unknown:
            raise ValueError(f"game {self.name!r} brings {', '.join(unknown)}, expected parts among {', '.join(PARTS)}")
        if not self.name.isidentifier():
            raise ValueError(f"the game is named {self.name!r}, expected an identifier such as 'azul'")
