"""The bot that counts tiles, as beginners do: most taken and fewest dropped, whatever the board looks like.

What a game counts stands in the weights of its look (`mind.Look`), by `TILES`.
"""

from __future__ import annotations

from sintra.bots.greedy import Greedy
from sintra.bots.mind import TILES


class Naive(Greedy):
    """Plays the move with the best count of tiles; among equals any."""

    unit = TILES
