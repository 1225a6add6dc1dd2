"""Random numbers inside compiled code: SplitMix64, in its counter form.

For playouts, searches and benchmarks, where millions of numbers a second are wanted and a 64-bit seed is enough. Never for the
deals of a real game: those come from the dealer. A generator is an array of one unsigned word, so that kernels can advance it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Generator = NDArray[np.uint64]

STEP = np.uint64(0x9E3779B97F4A7C15)


def generator(seed: int) -> Generator:
    """Make a generator; equal seeds give equal numbers."""
    return np.array([seed % 2**64], np.uint64)


@kernel
def scramble(counter: np.uint64) -> np.uint64:
    """Turn a counter into 64 random bits."""
    word = (counter ^ (counter >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@kernel
def below(counter: np.uint64, limit: int) -> int:
    """Give a number from 0 to limit - 1; off from even by less than limit / 2**32."""
    return int(np.int64(scramble(counter) >> np.uint64(32))) * limit >> 32


@kernel
def next_below(rng: Generator, limit: int) -> int:
    """Advance the generator and give a number from 0 to limit - 1."""
    rng[0] += STEP
    return below(rng[0], limit)
