"""A transposition table: what a search found out about positions, in two plain arrays, so that both games can use it.

An entry is a key and a packed word: value, depth, how exact the value is, the best move, and the generation it belongs to.
Entries of older generations count as empty. So a search never sees what an earlier one left behind, and equal searches give
equal answers, without the table being cleared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Words = NDArray[np.int64]

EXACT, AT_LEAST, AT_MOST = range(3)
NO_MOVE = 4095

_MOVE_BITS, _BOUND_BITS, _DEPTH_BITS, _GENERATION_BITS = 12, 2, 7, 15
_BOUND = _MOVE_BITS
_DEPTH = _BOUND + _BOUND_BITS
_GENERATION = _DEPTH + _DEPTH_BITS
_VALUE = _GENERATION + _GENERATION_BITS
MOST_GENERATIONS = 1 << _GENERATION_BITS
_SIGNED = 1 << 26  # values lie within plus or minus this
WORD = (1 << 63) - 1
_HALF = 1 << 63  # unsigned to the compiler, as it does not fit into a signed word


@kernel
def mix(word: int) -> int:
    """Scramble a word of 63 bits, one to one.

    Unsigned inside: of signed words the compiler assumes that they never overflow, and drops what would cut them.
    """
    bits = np.uint64(word)
    bits = np.uint64(int(bits ^ (bits >> np.uint64(31))) * 0xBF58476D1CE4E5B9 % _HALF)
    bits = np.uint64(int(bits ^ (bits >> np.uint64(29))) * 0x94D049BB133111EB % _HALF)
    return int(np.int64(bits ^ (bits >> np.uint64(32))))


@kernel
def pack(value: int, bound: int, depth: int, move: int, generation: int) -> int:
    """Make the word of an entry."""
    return (value + _SIGNED) << _VALUE | generation << _GENERATION | depth << _DEPTH | bound << _BOUND | move


@kernel
def value_of(entry: int) -> int:
    """Read the value of an entry."""
    return (entry >> _VALUE) - _SIGNED


@kernel
def depth_of(entry: int) -> int:
    """Read how deep an entry was searched."""
    return entry >> _DEPTH & (1 << _DEPTH_BITS) - 1


@kernel
def bound_of(entry: int) -> int:
    """Read whether the value is exact or a bound."""
    return entry >> _BOUND & (1 << _BOUND_BITS) - 1


@kernel
def move_of(entry: int) -> int:
    """Read the best move of an entry."""
    return entry & (1 << _MOVE_BITS) - 1


@kernel
def find(keys: Words, entries: Words, key: int, generation: int) -> int:
    """Give the entry of a key, or -1. A key has two places, next to each other."""
    place = key & (len(keys) - 2)
    for slot in range(place, place + 2):
        if keys[slot] == key and entries[slot] >> _GENERATION & MOST_GENERATIONS - 1 == generation:
            return int(entries[slot])
    return -1


@kernel
def keep(keys: Words, entries: Words, key: int, entry: int, generation: int) -> None:
    """Keep an entry: in its own place, in an empty one, in the first if it is deeper than what is there, else in the second."""
    place = key & (len(keys) - 2)
    first = int(entries[place])
    is_stale = first >> _GENERATION & MOST_GENERATIONS - 1 != generation
    if not (is_stale or keys[place] == key or depth_of(entry) >= depth_of(first)):
        place += 1
    keys[place] = key
    entries[place] = entry


def make(bits: int) -> tuple[Words, Words]:
    """Make an empty table of 2**bits entries; its memory is only taken when it is used."""
    return np.zeros(1 << bits, np.int64), np.zeros(1 << bits, np.int64)
