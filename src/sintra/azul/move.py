"""Moves and deals of Azul: small frozen values with a text form.

    3B4   from factory 3 take blue, put it on line 4
    CR-   from the center take red, put it on the floor
    W2    on the grey wall: put the tile into column 2

A deal lists the factories in order, one letter per tile, ``-`` for an empty one: ``BBRK YYTT ...``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from sintra._parser import is_whole, shown
from sintra.azul import tiles
from sintra.azul.kernel import ACTIONS_PER_SOURCE, DESTINATIONS, FLOOR, MAX_SOURCES, SIDE
from sintra.azul.tiles import COLOR, COLORS, INDEX, LETTER
from sintra.errors import DealSyntax, MoveSyntax

DRAFT_TEXT = re.compile(r"([1-9C])([BYRKT])([1-5-])", re.ASCII | re.IGNORECASE)
COLUMN_TEXT = re.compile(r"W([1-5])", re.ASCII | re.IGNORECASE)
EXPECTED = (
    "a move is a source (1-9 or C for the center), a color letter (B, Y, R, K, T) and a line (1-5 or - for the floor), "
    "such as 3B4 or CR-; or, on the grey wall, W and a column, such as W2"
)


@dataclass(frozen=True, slots=True)
class Draft:
    """Take all tiles of one color from one source and put them on one line or the floor."""

    source: int  # 1 to 9: that factory; 0: the center
    color: str
    line: int  # 1 to 5; 0: the floor

    def __post_init__(self) -> None:
        fits = self.source in range(MAX_SOURCES) and self.color in COLORS and self.line in range(DESTINATIONS)
        if not (fits and is_whole(self.source) and is_whole(self.line)):
            raise MoveSyntax(f"{shown(self)} is not a move: source 0 to 9, one of {', '.join(COLORS)}, line 0 to 5")

    def __str__(self) -> str:
        return f"{self.source or 'C'}{LETTER[self.color]}{self.line or '-'}"


@dataclass(frozen=True, slots=True)
class Column:
    """On the grey wall: put the tile of the topmost complete line into a column."""

    column: int  # 1 to 5

    def __post_init__(self) -> None:
        if self.column not in range(1, SIDE + 1) or not is_whole(self.column):
            raise MoveSyntax(f"{shown(self)} is not a move: column 1 to 5")

    def __str__(self) -> str:
        return f"W{self.column}"


Move = Draft | Column


def parse_move(text: str) -> Move:
    """Parse a move from its text form, ignoring case."""
    text = text.strip()
    if match := DRAFT_TEXT.fullmatch(text):
        source, letter, line = match[1].upper(), match[2].upper(), match[3]
        return Draft(0 if source == "C" else int(source), COLOR[letter], 0 if line == "-" else int(line))
    if match := COLUMN_TEXT.fullmatch(text):
        return Column(int(match[1]))
    raise MoveSyntax(f"{shown(text)} is not a move: {EXPECTED}")


def encode(move: Move, sources: int) -> int:
    """Encode a move as an action, given the number of sources."""
    if isinstance(move, Column):
        return sources * ACTIONS_PER_SOURCE + move.column - 1
    destination = FLOOR if move.line == 0 else move.line - 1
    return move.source * ACTIONS_PER_SOURCE + INDEX[move.color] * DESTINATIONS + destination


@cache
def decode(action: int, sources: int) -> Move:
    """Decode an action, given the number of sources."""
    source, rest = divmod(action, ACTIONS_PER_SOURCE)
    if source == sources:
        return Column(rest + 1)
    color, destination = divmod(rest, DESTINATIONS)
    return Draft(source, COLORS[color], 0 if destination == FLOOR else destination + 1)


@dataclass(frozen=True, slots=True)
class Deal:
    """The tiles for each factory, one letter each in the fixed order of colors; ``-`` for none."""

    factories: tuple[str, ...]

    def __post_init__(self) -> None:
        for word in self.factories:
            if tiles.in_order(word) != word:
                raise DealSyntax(f"{shown(word)} is not a factory: letters in the order {tiles.LETTERS}, or - for none")

    def __str__(self) -> str:
        return " ".join(self.factories)


def parse_deal(text: str) -> Deal:
    """Parse a deal from its text form; letters within a factory may be in any order."""
    factories = [tiles.in_order(word) for word in text.split()]
    wrong = [word for word, factory in zip(text.split(), factories, strict=True) if factory is None]
    if wrong or not factories:
        what = f"{shown(wrong[0])} is not a factory" if wrong else "the text is empty"
        raise DealSyntax(
            f"{what}: a deal lists the factories, each as letters B, Y, R, K, T or - for none, such as BBRK YYTT -"
        )
    return Deal(tuple(factory for factory in factories if factory is not None))
