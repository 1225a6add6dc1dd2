"""The bot that counts tiles, as beginners do: it looks neither at its wall nor at anybody else.

Azul: it takes what puts most tiles on a line and fewest on the floor. Summer Pavilion: it takes as many tiles as it can, covers
any space that it can pay for, with as few jokers as possible, and passes only when it can cover nothing.
"""

from __future__ import annotations

from sintra.bots.glance import TILES
from sintra.bots.greedy import Greedy


class Naive(Greedy):
    """Plays the move with the best count of tiles; among equals any."""

    unit = TILES
