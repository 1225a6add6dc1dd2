"""The tiles of Summer Pavilion by name: colors, letters, and pools between packed words, dictionaries and text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from sintra.pavilion import geometry
from sintra.pavilion.kernel import LANE, LANE_MASK

COLORS: tuple[str, ...] = geometry.COLORS  # their one fixed order
LETTERS = "PGOYBR"
LETTER: dict[str, str] = dict(zip(COLORS, LETTERS, strict=True))
COLOR: dict[str, str] = dict(zip(LETTERS, COLORS, strict=True))
INDEX: dict[str, int] = {color: index for index, color in enumerate(COLORS)}

COUNT = re.compile(r"([0-9]{0,3})([PGOYBR])", re.ASCII | re.IGNORECASE)

Pool = Mapping[str, int]  # color -> how many, without zeros, in the fixed order


def pack(pool: Pool) -> int:
    """Make a packed word of a pool."""
    return sum(number << LANE * INDEX[color] for color, number in pool.items())


def unpack(word: int) -> dict[str, int]:
    """Make a pool of a packed word."""
    word = int(word)
    if word == 0:
        return {}  # most pools of most positions
    counts = [word >> LANE * index & LANE_MASK for index in range(len(COLORS))]
    return {color: number for color, number in zip(COLORS, counts, strict=True) if number}


def size(pool: Pool) -> int:
    """Count the tiles of a pool."""
    return sum(pool.values())


def letters(pool: Pool) -> str:
    """Write a pool as one letter per tile, ``-`` when it is empty."""
    return "".join(LETTER[color] * pool.get(color, 0) for color in COLORS) or "-"


def from_letters(text: str) -> dict[str, int] | None:
    """Read a pool written as letters, in any order and case; None if there is any other character."""
    text = "" if text == "-" else text.upper()
    if any(letter not in COLOR for letter in text):
        return None
    return {color: text.count(LETTER[color]) for color in COLORS if LETTER[color] in text}


def counts(pool: Pool) -> str:
    """Write a pool as numbers and letters, ``16P 17G``; ``-`` when it is empty."""
    return " ".join(f"{number}{LETTER[color]}" for color, number in pool.items()) or "-"


def from_counts(text: str) -> dict[str, int] | None:
    """Read a pool written with or without numbers, ``16P 2R`` or ``PPR``; None if there is anything else in it."""
    text = "" if text.strip() == "-" else text
    groups = COUNT.findall(text)
    if "".join(number + letter for number, letter in groups) != text.replace(" ", ""):
        return None
    sums = Counter[str]()
    for number, letter in groups:
        sums[COLOR[letter.upper()]] += int(number or 1)
    return {color: sums[color] for color in COLORS if sums[color]}


def total(*pools: Pool) -> dict[str, int]:
    """Add pools."""
    sums = {color: sum(pool.get(color, 0) for pool in pools) for color in COLORS}
    return {color: number for color, number in sums.items() if number}
