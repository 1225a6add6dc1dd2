"""The tiles of Azul by name: colors, letters, and pools between packed words, dictionaries and text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from sintra.azul.kernel import LANE, LANE_MASK, NUM_COLORS, ONES

COLORS: tuple[str, ...] = ("blue", "yellow", "red", "black", "teal")  # their one fixed order (A10.2)
LETTERS = "BYRKT"
LETTER: dict[str, str] = dict(zip(COLORS, LETTERS, strict=True))
COLOR: dict[str, str] = dict(zip(LETTERS, COLORS, strict=True))
INDEX: dict[str, int] = {color: index for index, color in enumerate(COLORS)}

COUNT = re.compile(r"([0-9]{0,3})([BYRKT])", re.ASCII | re.IGNORECASE)

Pool = Mapping[str, int]  # color -> how many, without zeros, in the fixed order


def pack(pool: Pool) -> int:
    """Make a packed word of a pool."""
    return sum(number << LANE * INDEX[color] for color, number in pool.items())


def unpack(word: int) -> dict[str, int]:
    """Make a pool of a packed word."""
    word = int(word)
    if word == 0:
        return {}  # many pools of most positions
    counts = [word >> LANE * index & LANE_MASK for index in range(NUM_COLORS)]
    return {color: number for color, number in zip(COLORS, counts, strict=True) if number}


def holds(word: int, part: int) -> bool:
    """Say whether a packed pool holds all tiles of another: no lane is left with less than none."""
    tops = ONES << (LANE - 1)
    return ((word | tops) - part) & tops == tops


def letters(pool: Pool) -> str:
    """Write a pool as one letter per tile, ``-`` when it is empty."""
    return "".join(LETTER[color] * pool.get(color, 0) for color in COLORS) or "-"


def from_letters(text: str) -> dict[str, int] | None:
    """Read a pool written as letters, in any order and case; None if there is any other character."""
    text = "" if text == "-" else text.upper()
    if any(letter not in COLOR for letter in text):
        return None
    return {color: text.count(LETTER[color]) for color in COLORS if LETTER[color] in text}


@lru_cache(maxsize=4096)  # records hold the same few words again and again
def in_order(text: str) -> str | None:
    """Put the letters of a pool into the fixed order; None if there is any other character."""
    pool = from_letters(text)
    return None if pool is None else letters(pool)


@lru_cache(maxsize=4096)
def pack_letters(text: str) -> int:
    """Make a packed word of a pool written as letters."""
    return pack(from_letters(text) or {})


def counts(pool: Pool) -> str:
    """Write a pool as numbers and letters, ``16B 17Y``; ``-`` when it is empty."""
    return " ".join(f"{number}{LETTER[color]}" for color, number in pool.items()) or "-"


def from_counts(text: str) -> dict[str, int] | None:
    """Read a pool written with or without numbers, ``16B 2R`` or ``BBR``; None if there is anything else in it."""
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
