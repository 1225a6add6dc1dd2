"""The colors of a game: their order and letters, and pools of tiles between packed words, dictionaries and text.

A *pool* says how many tiles of each color there are, without zeros, in the fixed order of colors. Compiled code holds it in one
integer, the same number of bits for each color: a lane.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

Pool = Mapping[str, int]


class Palette:
    """The colors of one game."""

    def __init__(self, colors: tuple[str, ...], letters: str, lane: int) -> None:
        self.colors = colors  # in their one fixed order
        self.signs = letters
        self.letter: dict[str, str] = dict(zip(colors, letters, strict=True))
        self.color: dict[str, str] = dict(zip(letters, colors, strict=True))
        self.index: dict[str, int] = {color: index for index, color in enumerate(colors)}
        self._shift = {color: lane * index for index, color in enumerate(colors)}
        self._mask = (1 << lane) - 1
        self._tops = sum(1 << lane * index + lane - 1 for index in range(len(colors)))
        self._count = re.compile(rf"([0-9]{{0,3}})([{letters}])", re.ASCII | re.IGNORECASE)

    # Packed words

    def pack(self, pool: Pool) -> int:
        """Pack a pool into a word."""
        return sum(number << self._shift[color] for color, number in pool.items())

    def unpack(self, word: int) -> dict[str, int]:
        """Unpack a word into a pool."""
        word = int(word)
        if word == 0:
            return {}  # the common case
        counts = [(color, word >> shift & self._mask) for color, shift in self._shift.items()]
        return {color: number for color, number in counts if number}

    def holds(self, word: int, part: int) -> bool:
        """Return whether a packed pool contains another: the difference is negative in no lane."""
        return ((word | self._tops) - part) & self._tops == self._tops

    def cells(self, covered: Sequence[int], number: int) -> list[str | None]:
        """Return the color on each cell of a board, given the set of covered cells of each color."""
        cells: list[str | None] = [None] * number
        for color, rest in zip(self.colors, covered, strict=True):
            while rest:
                cells[(rest & -rest).bit_length() - 1] = color
                rest &= rest - 1  # noqa: PLW2901 - the cells still to be read
        return cells

    # Text

    def letters(self, pool: Pool) -> str:
        """Write a pool as one letter per tile, ``-`` when it is empty."""
        return "".join(self.letter[color] * pool.get(color, 0) for color in self.colors) or "-"

    def from_letters(self, text: str) -> dict[str, int] | None:
        """Parse a pool written as letters, in any order and case; None if there is any other character."""
        text = "" if text == "-" else text.upper()
        if any(letter not in self.color for letter in text):
            return None
        return {color: text.count(letter) for color, letter in self.letter.items() if letter in text}

    def in_order(self, text: str) -> str | None:
        """Sort the letters of a pool into the fixed order; None if there is any other character."""
        pool = self.from_letters(text)
        return None if pool is None else self.letters(pool)

    def counts(self, pool: Pool) -> str:
        """Write a pool as numbers and letters, ``16B 17Y``; ``-`` when it is empty."""
        return " ".join(f"{number}{self.letter[color]}" for color, number in pool.items()) or "-"

    def from_counts(self, text: str) -> dict[str, int] | None:
        """Parse a pool written with or without numbers, ``16B 2R`` or ``BBR``; None if there is anything else in it."""
        text = "" if text.strip() == "-" else text
        groups = self._count.findall(text)
        if "".join(number + letter for number, letter in groups) != text.replace(" ", ""):
            return None
        sums = Counter[str]()
        for number, letter in groups:
            sums[self.color[letter.upper()]] += int(number or 1)
        return {color: sums[color] for color in self.colors if sums[color]}

    # Pools

    def total(self, *pools: Pool) -> dict[str, int]:
        """Add pools."""
        sums = {color: sum(pool.get(color, 0) for pool in pools) for color in self.colors}
        return {color: number for color, number in sums.items() if number}

    def value(self, pool: Pool) -> tuple[tuple[str, int], ...]:
        """Convert a pool to a value of a Phrase: colors in their fixed order, each with its number."""
        return tuple((color, pool[color]) for color in self.colors if pool.get(color))


def size(pool: Pool) -> int:
    """Count the tiles of a pool."""
    return sum(pool.values())
