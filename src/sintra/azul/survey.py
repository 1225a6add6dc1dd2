"""A board of Azul in words, spot by spot: what is printed and what is free, what the floor costs, and what goals lack.

`speech` says what lies on the table; here is the rest of what everybody sees. A spot is its row and column, a value ``spots``
holds for each spot its color, empty if it has none, and 1 if it is covered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from sintra.azul import rules
from sintra.azul.kernel import COLOR_BONUS, FLOOR_SLOTS, ROW_BONUS
from sintra.azul.rules import PLACES, Wall
from sintra.azul.setup import SIDE, Setup
from sintra.azul.tiles import COLORS
from sintra.factories.speech import scores_value
from sintra.phrase import Phrase, Value

Spot = tuple[int, int]  # row and column
Name = TypeVar("Name")
Part = TypeVar("Part")
FIRST: Spot = (1, 1)
STEPS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}  # rows and columns to go, in reading order


# The wall


def describe_pattern(setup: Setup) -> list[Phrase]:
    """Say which colors are printed on the wall, row by row (A1.4); the grey one has none (A7.1)."""
    if setup.options.is_grey:
        return [Phrase("azul.pattern_grey")]
    rows = ((row, tuple(rules.printed_color(row, column) for column in PLACES)) for row in PLACES)
    return [Phrase("azul.pattern", {"row": row, "pool": colors}) for row, colors in rows]


def describe_spots(setup: Setup, seat: int, row: int) -> Phrase:
    """Say of every spot of a row its color and whether it is covered."""
    return Phrase("azul.spots", {"row": row, "spots": tuple(_spot(setup, seat, (row, column)) for column in PLACES)})


def describe_free_in_row(setup: Setup, seat: int, row: int) -> list[Phrase]:
    """Say which spots of a row are free, and for which colors."""
    return _free(setup, seat, "row", row, {column: (row, column) for column in PLACES})


def describe_free_in_column(setup: Setup, seat: int, column: int) -> list[Phrase]:
    """Say which spots of a column are free, and for which colors."""
    return _free(setup, seat, "column", column, {row: (row, column) for row in PLACES})


def _free(setup: Setup, seat: int, kind: str, number: int, spots: dict[int, Spot]) -> list[Phrase]:
    wall, is_grey = setup.seats[seat].wall, setup.options.is_grey
    free = {at: rules.spot_colors(wall, *spot, is_grey=is_grey) for at, spot in spots.items() if not _tile(wall, spot)}
    if not is_grey:
        cells = tuple((at, color) for at, (color,) in free.items())
        return [Phrase(f"azul.{kind}_free", {kind: number, "cells": cells})] if cells else []
    colors = tuple(color for color in COLORS if any(color in taken for taken in free.values()))
    return [Phrase(f"azul.{kind}_open", {kind: number, "pool": colors})] if colors else []


def describe_spot(setup: Setup, seat: int, spot: Spot) -> list[Phrase]:
    """Say the color of a spot, whether it is covered, and the same of its neighbors."""
    sides = {side: go(spot, side) for side in STEPS}
    beside = tuple((side, *to, *_spot(setup, seat, to)) for side, to in sides.items() if to)
    return [_describe_spot(setup, seat, spot), Phrase("azul.spot_beside", {"beside": beside})]


def _describe_spot(setup: Setup, seat: int, spot: Spot) -> Phrase:
    wall, is_grey = setup.seats[seat].wall, setup.options.is_grey
    values: dict[str, Value] = {"row": spot[0], "column": spot[1]}
    colors = rules.spot_colors(wall, *spot, is_grey=is_grey)
    if _tile(wall, spot):
        return Phrase("azul.spot_covered", values | {"color": colors[0]})
    if not is_grey:
        return Phrase("azul.spot_free", values | {"color": colors[0]})
    return Phrase("azul.spot_open", values | {"pool": tuple(colors)}) if colors else Phrase("azul.spot_closed", values)


def describe_step(setup: Setup, seat: int, spot: Spot, side: str) -> tuple[Spot, list[Phrase]]:
    """Go from a spot to its neighbor and describe that; at the edge stay and say so."""
    to = go(spot, side)
    if to is None:
        return spot, [Phrase("azul.edge"), _describe_spot(setup, seat, spot)]
    return to, describe_spot(setup, seat, to)


def go(spot: Spot, side: str) -> Spot | None:
    """Return the neighbor of a spot to one side; None beyond the edge."""
    row, column = (place + step for place, step in zip(spot, STEPS[side], strict=True))
    return (row, column) if row in PLACES and column in PLACES else None


def _spot(setup: Setup, seat: int, spot: Spot) -> tuple[str, int]:
    """Return the color of a spot, empty for a free one of the grey wall, and 1 if it is covered."""
    tile = _tile(setup.seats[seat].wall, spot)
    return tile or ("" if setup.options.is_grey else rules.printed_color(*spot)), int(tile is not None)


def _tile(wall: Wall, spot: Spot) -> str | None:
    return wall[spot[0] - 1][spot[1] - 1]


# The floor


def describe_costs(setup: Setup, seat: int) -> list[Phrase]:
    """Say what each slot of the floor costs, how many are taken, what that costs, and what the next one would (A4.1)."""
    slots, taken = rules.slot_costs(), min(len(setup.seats[seat].floor), FLOOR_SLOTS)
    printed = Phrase("azul.slots", {"listed": ", ".join(map(str, slots))})
    if taken == FLOOR_SLOTS:
        return [Phrase("azul.slots_full", {"cost": -rules.floor_cost(taken)}), printed]
    if not taken:
        return [Phrase("azul.slots_free", {"number": slots[0]}), printed]
    values: dict[str, Value] = {"taken": taken, "cost": -rules.floor_cost(taken), "number": slots[taken]}
    return [Phrase("azul.slots_taken", values), printed]


# What is to come


def describe_marker(setup: Setup) -> Phrase:
    """Say who holds the start marker, or that it lies in the center."""
    if setup.turn is None:
        return Phrase("azul.at_over", {"round": setup.round})
    return Phrase("azul.marker_center" if setup.marker_in_center else "azul.marker_held", {"seat": setup.start})


def describe_forecast(setup: Setup) -> Phrase:
    """Say the points of all seats if the round ended now; no score falls below 0 (A4.3)."""
    return Phrase("azul.forecast", {"scores": scores_value([max(0, score) for score in rules.settled(setup)])})


def describe_goals(setup: Setup, seat: int) -> list[Phrase]:
    """Count the full rows, columns and colors; say which of each is nearest to being full, what it lacks and what it earns."""
    wall = setup.seats[seat].wall
    if not any(tile for row in wall for tile in row):
        return [Phrase("azul.wall_empty")]
    full = {
        "full_rows": len(rules.full_rows(wall)),
        "full_columns": len(rules.full_columns(wall)),
        "full_colors": len(rules.full_colors(wall)),
    }
    return [Phrase("azul.goals", full), *_nearest(setup, wall)]


def _nearest(setup: Setup, wall: Wall) -> Iterator[Phrase]:
    """Say what is nearest to being full, one of a kind."""
    row = _least({row: [color for color in COLORS if color not in wall[row - 1]] for row in PLACES})
    if row:
        yield Phrase("azul.goal_row", {"row": row[0], "pool": tuple(row[1]), "points": ROW_BONUS})
    column = _least({column: [row for row in PLACES if not wall[row - 1][column - 1]] for column in PLACES})
    if column:
        yield _goal_column(setup, *column)
    color = _least({color: [row for row in PLACES if color not in wall[row - 1]] for color in COLORS})
    if color:
        yield Phrase("azul.goal_color", {"color": color[0], "rows": tuple(color[1]), "points": COLOR_BONUS})


def _goal_column(setup: Setup, column: int, rows: list[int]) -> Phrase:
    """Say in which rows a column lacks tiles and, on the coloured wall, of which colors."""
    values: dict[str, Value] = {"column": column, "points": setup.options.column_bonus}
    if setup.options.is_grey:
        return Phrase("azul.goal_column_grey", values | {"rows": tuple(rows)})
    cells = tuple((row, rules.printed_color(row, column)) for row in rows)
    return Phrase("azul.goal_column", values | {"cells": cells})


def _least(lacking: dict[Name, list[Part]]) -> tuple[Name, list[Part]] | None:
    """Return what lacks least but something, the first of several; None if all are full or empty."""
    begun = {name: parts for name, parts in lacking.items() if 0 < len(parts) < SIDE}
    return min(begun.items(), key=lambda goal: len(goal[1])) if begun else None
