"""The bot that counts tiles, as beginners do: most taken and fewest dropped, whatever the board looks like.

What a game counts is set by the `TILES` weights of its look (`mind.Look`).
"""

from __future__ import annotations

from sintra.bots.greedy import Greedy
from sintra.bots.mind import TILES


class Naive(Greedy):
    """Plays the move with the best tile count; ties are broken at random."""

    unit = TILES
