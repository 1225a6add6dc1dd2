"""A transposition table: search results by position, in two plain arrays.

An entry is a key and a packed word: value, depth, bound type, best move, and generation. Entries of older generations count as
empty. So a search never sees the leftovers of an earlier one, and equal searches give equal answers without clearing the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Words = NDArray[np.int64]

EXACT, LOWER_BOUND, UPPER_BOUND = range(3)
NO_MOVE = 4095

_MOVE_BITS, _BOUND_BITS, _DEPTH_BITS, _GENERATION_BITS = 12, 2, 7, 15
_BOUND = _MOVE_BITS
_DEPTH = _BOUND + _BOUND_BITS
_GENERATION = _DEPTH + _DEPTH_BITS
_VALUE = _GENERATION + _GENERATION_BITS
MAX_GENERATIONS = 1 << _GENERATION_BITS
_SIGNED = 1 << 26  # values lie within plus or minus this
WORD = (1 << 63) - 1
_HALF = 1 << 63  # unsigned to the compiler: it does not fit into a signed word


@kernel
def mix(word: int) -> int:
    """Hash a word of 63 bits, one to one.

    Unsigned inside: the compiler assumes that signed words never overflow, and optimizes the masks away.
    """
    bits = np.uint64(word)
    bits = np.uint64(int(bits ^ (bits >> np.uint64(31))) * 0xBF58476D1CE4E5B9 % _HALF)
    bits = np.uint64(int(bits ^ (bits >> np.uint64(29))) * 0x94D049BB133111EB % _HALF)
    return int(np.int64(bits ^ (bits >> np.uint64(32))))


@kernel
def pack(value: int, bound: int, depth: int, move: int, generation: int) -> int:
    """Pack an entry into a word."""
    return (value + _SIGNED) << _VALUE | generation << _GENERATION | depth << _DEPTH | bound << _BOUND | move


@kernel
def value_of(entry: int) -> int:
    """Unpack the value of an entry."""
    return (entry >> _VALUE) - _SIGNED


@kernel
def depth_of(entry: int) -> int:
    """Unpack the search depth of an entry."""
    return entry >> _DEPTH & (1 << _DEPTH_BITS) - 1


@kernel
def bound_of(entry: int) -> int:
    """Unpack the bound type: whether the value is exact, a lower or an upper bound."""
    return entry >> _BOUND & (1 << _BOUND_BITS) - 1


@kernel
def move_of(entry: int) -> int:
    """Unpack the best move of an entry."""
    return entry & (1 << _MOVE_BITS) - 1


@kernel
def probe(keys: Words, entries: Words, key: int, generation: int) -> int:
    """Return the entry of a key, or -1. A bucket has two slots, next to each other."""
    place = key & (len(keys) - 2)
    for slot in range(place, place + 2):
        if keys[slot] == key and entries[slot] >> _GENERATION & MAX_GENERATIONS - 1 == generation:
            return int(entries[slot])
    return -1


@kernel
def store(keys: Words, entries: Words, key: int, entry: int, generation: int) -> None:
    """Store an entry: the first slot is replaced if stale, of the same key, or not deeper; otherwise the second, always."""
    place = key & (len(keys) - 2)
    first = int(entries[place])
    is_stale = first >> _GENERATION & MAX_GENERATIONS - 1 != generation
    if not (is_stale or keys[place] == key or depth_of(entry) >= depth_of(first)):
        place += 1
    keys[place] = key
    entries[place] = entry


def make(bits: int) -> tuple[Words, Words]:
    """Make an empty table of 2**bits entries; its memory is allocated lazily."""
    return np.zeros(1 << bits, np.int64), np.zeros(1 << bits, np.int64)
