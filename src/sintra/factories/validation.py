"""Validation of a table with factories, whatever the game: every reason that makes it impossible, in English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sintra.factories.setup import FactoryTable
from sintra.palette import Pool

SEATS = (2, 3, 4)
MAX_POINTS = 30_000  # what the field of the packed record holds


def check_shape(setup: FactoryTable, phases: Sequence[str]) -> Iterator[str]:
    """Check the numbers of seats and factories, the phase, and who starts and acts."""
    players = setup.players
    if players not in SEATS:
        yield f"{players} players, expected 2, 3 or 4"
        return
    if len(setup.seats) != players:
        yield f"{len(setup.seats)} seats for {players} players"
    if len(setup.factories) != 2 * players + 1:
        yield f"{len(setup.factories)} factories, expected {2 * players + 1} for {players} players"
    if setup.phase not in phases:
        yield f"phase {setup.phase!r}, expected one of {', '.join(phases)}"
    if setup.start not in range(players):
        yield f"start is seat {setup.start}, expected 0 to {players - 1}"
    if setup.phase == "over":
        if setup.turn is not None:
            yield f"turn is seat {setup.turn}, expected none when the game is over"
    elif setup.turn not in range(players):
        yield f"turn is seat {setup.turn}, expected 0 to {players - 1}"


def check_tiles(pools: Sequence[Pool], counts: Mapping[str, int], colors: Sequence[str], expected: int) -> Iterator[str]:
    """Check the total of every color, and that no pool is negative."""
    if any(number < 0 for pool in pools for number in pool.values()):
        yield "a pool holds a negative number of tiles"
    for color in colors:
        if counts[color] != expected:
            yield f"{counts[color]} {color} tiles in all, expected {expected}"


def check_center(setup: FactoryTable, left: int) -> Iterator[str]:
    """Check that the center holds no more than `left` tiles of each empty factory."""
    held, most = sum(setup.center.values()), left * sum(not pool for pool in setup.factories)
    if held > most:
        yield f"{held} tiles in the center, expected at most {most}, three of each empty factory"
