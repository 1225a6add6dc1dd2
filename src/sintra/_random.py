"""Random numbers inside compiled code: SplitMix64, in its counter form.

For playouts, searches and benchmarks, which need millions of numbers a second, and no more than a 64-bit seed. Not for the
deals of a real game: those come from the dealer. A generator is an array of one unsigned word, so that kernels can advance it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Generator = NDArray[np.uint64]

STEP = 0x9E3779B97F4A7C15
WORD = 0xFFFFFFFFFFFFFFFF  # compiled words wrap on overflow; this truncates uncompiled integers to 64 bits


def generator(seed: int) -> Generator:
    """Make a generator; equal seeds give equal numbers."""
    return np.array([seed % 2**64], np.uint64)


@kernel
def advance(counter: int) -> int:
    """Return the next counter."""
    return (counter + STEP) & WORD


@kernel
def scramble(counter: int) -> int:
    """Turn a counter into 64 random bits."""
    word = int(counter ^ (counter >> np.uint64(30))) * 0xBF58476D1CE4E5B9 & WORD
    word = int(word ^ (word >> np.uint64(27))) * 0x94D049BB133111EB & WORD
    return int(word ^ (word >> np.uint64(31)))


@kernel
def scale(bits: int, limit: int) -> int:
    """Turn the upper 32 of 64 random bits into a number from 0 to limit - 1, with a bias below limit / 2**32."""
    return int(np.int64(bits >> np.uint64(32))) * limit >> 32


@kernel
def lower_half(bits: int) -> int:
    """Move the lower 32 bits up, for a second number."""
    return int(bits << np.uint64(32)) & WORD


@kernel
def next_below(rng: Generator, limit: int) -> int:
    """Advance the generator and return a number from 0 to limit - 1."""
    counter = advance(int(rng[0]))
    rng[0] = counter
    return scale(scramble(counter), limit)


@kernel
def stream(seed: int, number: int) -> int:
    """Return the counter at which a numbered stream of a seed begins; streams of different numbers are independent."""
    return scramble((int(seed) + int(np.uint64(number)) * STEP) & WORD)
