"""The transposition table: stored entries are found, stale ones are not."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from sintra.bots import transposition
from sintra.bots.transposition import EXACT, LOWER_BOUND, MAX_GENERATIONS, NO_MOVE, UPPER_BOUND, WORD


def test_entries_are_read_as_they_were_packed() -> None:
    """Values of both signs, all bounds, depths and moves survive, at their limits too, and no entry is negative."""
    chance = random.Random(1)
    for value in (0, 1, -1, 4_000_000, -4_000_000, (1 << 26) - 1, -(1 << 26)):
        for bound in (EXACT, LOWER_BOUND, UPPER_BOUND):
            depth, move = chance.choice((0, 1, 126, 127)), chance.choice((0, 1, 304, NO_MOVE))
            entry = transposition.pack(value, bound, depth, move, chance.choice((0, 1, MAX_GENERATIONS - 1)))
            read = (
                transposition.value_of(entry),
                transposition.bound_of(entry),
                transposition.depth_of(entry),
                transposition.move_of(entry),
            )
            assert read == (value, bound, depth, move)
            assert 0 <= entry <= WORD


def test_entries_are_found_until_their_generation_ends() -> None:
    """An entry is found under its key and generation, and under no other."""
    keys, entries = transposition.make(6)
    assert transposition.probe(keys, entries, 0, 1) == -1, "an empty place looks like an entry"
    entry = transposition.pack(-5, EXACT, 3, 17, 7)
    transposition.store(keys, entries, 1234, entry, 7)
    assert transposition.probe(keys, entries, 1234, 7) == entry
    assert transposition.probe(keys, entries, 1234, 8) == -1
    assert transposition.probe(keys, entries, 1234 + (1 << 40), 7) == -1


def test_deep_entries_stay_when_shallow_ones_come() -> None:
    """Two keys of one bucket both stay; a third replaces the second, unless it is as deep as the first."""
    keys, entries = transposition.make(4)
    deep, shallow, third = (place << 4 | 2 for place in (1, 2, 3))

    def put(key: int, depth: int) -> None:
        transposition.store(keys, entries, key, transposition.pack(0, EXACT, depth, 0, 1), 1)

    put(deep, 9)
    put(shallow, 2)
    assert transposition.probe(keys, entries, deep, 1) >= 0
    assert transposition.probe(keys, entries, shallow, 1) >= 0
    put(third, 3)
    assert transposition.probe(keys, entries, deep, 1) >= 0
    assert transposition.probe(keys, entries, shallow, 1) == -1
    put(shallow, 9)
    assert transposition.probe(keys, entries, deep, 1) == -1
    assert transposition.probe(keys, entries, third, 1) >= 0


@pytest.mark.parametrize("bits", [1, 3, 8])
def test_random_use_never_gives_a_wrong_entry(bits: int) -> None:
    """In a crowded table of any size whatever is found is the last entry stored under that key."""
    keys, entries = transposition.make(bits)
    chance = random.Random(bits)
    kept: dict[int, set[int]] = {}
    for _ in range(3000):
        key = transposition.mix(chance.randrange(200))
        entry = transposition.pack(chance.randrange(-99, 99), EXACT, chance.randrange(9), chance.randrange(300), 1)
        found = transposition.probe(keys, entries, key, 1)
        assert found == -1 or found in kept[key]
        transposition.store(keys, entries, key, entry, 1)
        assert transposition.probe(keys, entries, key, 1) == entry
        kept.setdefault(key, set()).add(entry)


def mixed() -> list[int]:
    """Hash words of all sizes."""
    chance = random.Random(3)
    return [transposition.mix(word) for word in (0, 1, WORD, *(chance.getrandbits(size) for size in range(1, 64)))]


def test_words_are_hashed_alike_uncompiled() -> None:
    """Hashed words have 63 bits, differ from each other, and are the same without compilation."""
    found = mixed()
    assert all(0 <= word <= WORD for word in found)
    assert len({transposition.mix(word) for word in range(5000)}) == 5000
    command = [sys.executable, "-c", "from tests.bots.test_transposition import mixed; print(mixed())"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    answer = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    assert answer.stdout.strip() == str(found)
