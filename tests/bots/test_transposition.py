"""The transposition table: what is kept can be found, and what is old cannot."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from sintra.bots import transposition
from sintra.bots.transposition import AT_LEAST, AT_MOST, EXACT, MOST_GENERATIONS, NO_MOVE, WORD


def test_entries_are_read_as_they_were_packed() -> None:
    """Values of both signs, all bounds, depths and moves survive, at their limits too, and no entry is negative."""
    chance = random.Random(1)
    for value in (0, 1, -1, 4_000_000, -4_000_000, (1 << 26) - 1, -(1 << 26)):
        for bound in (EXACT, AT_LEAST, AT_MOST):
            depth, move = chance.choice((0, 1, 126, 127)), chance.choice((0, 1, 304, NO_MOVE))
            entry = transposition.pack(value, bound, depth, move, chance.choice((0, 1, MOST_GENERATIONS - 1)))
            read = (
                transposition.value_of(entry),
                transposition.bound_of(entry),
                transposition.depth_of(entry),
                transposition.move_of(entry),
            )
            assert read == (value, bound, depth, move)
            assert 0 <= entry <= WORD


def test_what_is_kept_is_found_until_its_generation_ends() -> None:
    """An entry is found under its key and generation, and under no other."""
    keys, entries = transposition.make(6)
    assert transposition.find(keys, entries, 0, 1) == -1, "an empty place looks like an entry"
    entry = transposition.pack(-5, EXACT, 3, 17, 7)
    transposition.keep(keys, entries, 1234, entry, 7)
    assert transposition.find(keys, entries, 1234, 7) == entry
    assert transposition.find(keys, entries, 1234, 8) == -1
    assert transposition.find(keys, entries, 1234 + (1 << 40), 7) == -1


def test_deep_entries_stay_when_shallow_ones_come() -> None:
    """Of two keys with the same places both stay; a third takes the place of the second, unless it is as deep as the first."""
    keys, entries = transposition.make(4)
    deep, shallow, third = (place << 4 | 2 for place in (1, 2, 3))

    def put(key: int, depth: int) -> None:
        transposition.keep(keys, entries, key, transposition.pack(0, EXACT, depth, 0, 1), 1)

    put(deep, 9)
    put(shallow, 2)
    assert transposition.find(keys, entries, deep, 1) >= 0
    assert transposition.find(keys, entries, shallow, 1) >= 0
    put(third, 3)
    assert transposition.find(keys, entries, deep, 1) >= 0
    assert transposition.find(keys, entries, shallow, 1) == -1
    put(shallow, 9)
    assert transposition.find(keys, entries, deep, 1) == -1
    assert transposition.find(keys, entries, third, 1) >= 0


@pytest.mark.parametrize("bits", [1, 3, 8])
def test_random_use_never_gives_a_wrong_entry(bits: int) -> None:
    """In a crowded table of any size whatever is found is the last that was kept under that key."""
    keys, entries = transposition.make(bits)
    chance = random.Random(bits)
    kept: dict[int, set[int]] = {}
    for _ in range(3000):
        key = transposition.mix(chance.randrange(200))
        entry = transposition.pack(chance.randrange(-99, 99), EXACT, chance.randrange(9), chance.randrange(300), 1)
        found = transposition.find(keys, entries, key, 1)
        assert found == -1 or found in kept[key]
        transposition.keep(keys, entries, key, entry, 1)
        assert transposition.find(keys, entries, key, 1) == entry
        kept.setdefault(key, set()).add(entry)


def mixed() -> list[int]:
    """Scramble words of all sizes."""
    chance = random.Random(3)
    return [transposition.mix(word) for word in (0, 1, WORD, *(chance.getrandbits(size) for size in range(1, 64)))]


def test_words_are_scrambled_alike_uncompiled() -> None:
    """Scrambled words have 63 bits, differ from each other, and are the same without compilation."""
    found = mixed()
    assert all(0 <= word <= WORD for word in found)
    assert len({transposition.mix(word) for word in range(5000)}) == 5000
    command = [sys.executable, "-c", "from tests.bots.test_transposition import mixed; print(mixed())"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    answer = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    assert answer.stdout.strip() == str(found)
