"""How a table is drawn: by what a game brings as the part "drawing" of its plugin, or as its text board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sintra import games
from sintra.errors import OptionError
from sintra.terminal.spans import Block, Span

Labels = Mapping[str, str]
Draw = Callable[[Any, Sequence[str], Labels, Mapping[str, str], int], Block]


def draw_text(state: Any, _names: Sequence[str], _labels: Labels, _letters: Mapping[str, str], _room: int) -> Block:
    """Draw the table of any game: its text board."""
    return [(Span(f" {line}"),) for line in str(state).splitlines()]


@dataclass(frozen=True, slots=True)
class Drawing:
    """The drawn table of a game."""

    draw: Draw = draw_text  # a State, names of seats, labels, letters of colors, and the room in cells
    labels: tuple[str, ...] = ()  # keys of "terminal.label."
    shown: frozenset[str] = frozenset()  # Phrases of a deal that the table shows anyway, by their keys without the game


TEXT = Drawing()


def drawing_of(game: str) -> Drawing:
    """Give how the table of a game is drawn."""
    found = games.part(game, "drawing") or TEXT
    if not isinstance(found, Drawing):
        raise OptionError(f"the game {game!r} brings {found!r} as its drawing, expected a Drawing")
    return found
