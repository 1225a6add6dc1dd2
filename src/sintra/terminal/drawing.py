"""How a table is drawn: by the part "drawing" of the game's plugin, with the text board as fallback."""

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
    """Draw the text board: the fallback for any game."""
    return [(Span(f" {line}"),) for line in str(state).splitlines()]


@dataclass(frozen=True, slots=True)
class Drawing:
    """The drawn table of a game."""

    draw: Draw = draw_text  # State, names of seats, labels, letters of colors, and the width in cells
    labels: tuple[str, ...] = ()  # keys of "terminal.label."
    shown: frozenset[str] = frozenset()  # Phrases of a deal that the drawing makes redundant: keys without the game


FALLBACK = Drawing()


def drawing_of(game: str) -> Drawing:
    """Return the drawing of a game."""
    found = games.part(game, "drawing") or FALLBACK
    if not isinstance(found, Drawing):
        raise OptionError(f"the game {game!r} brings {found!r} as its drawing, expected a Drawing")
    return found
