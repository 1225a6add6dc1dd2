"""A yard of four by four spaces: what touches what, groups, courses. The numbers are the clauses of README.md."""

from __future__ import annotations

from functools import lru_cache

Yard = tuple[str | None, ...]  # colors, row by row from the top
SIDE = 4
SPACES = range(SIDE * SIDE)
COLUMNS = "ABCD"
MARKS: dict[int, str] = {1: "white", 7: "grey", 8: "brown", 14: "red"}  # B1, D2, A3 and C4 (7)
ROWS = tuple(range(first, first + SIDE) for first in SPACES[::SIDE])
LINES = (*ROWS, *(range(first, len(SPACES), SIDE) for first in range(SIDE)))  # rows, then columns
BESIDE = tuple(
    tuple(other for other in SPACES if abs(other % SIDE - space % SIDE) + abs(other // SIDE - space // SIDE) == 1)
    for space in SPACES
)
EMPTY: Yard = (None,) * len(SPACES)


def name_of(space: int) -> str:
    """Name a space: B3 is in the second column and the third row."""
    return f"{COLUMNS[space % SIDE]}{space // SIDE + 1}"


@lru_cache(maxsize=4096)
def open_spaces(yard: Yard) -> tuple[int, ...]:
    """Return the spaces where a stone may go: beside another one; the first goes anywhere (5)."""
    free = (space for space in SPACES if yard[space] is None)
    return tuple(free) if yard == EMPTY else tuple(space for space in free if any(yard[other] for other in BESIDE[space]))


def group(yard: Yard, space: int, *, of_one_color: bool = True) -> set[int]:
    """Return the connected stones of one: those of its color (6), or all."""
    found, pending = {space}, [space]
    while pending:
        for other in BESIDE[pending.pop()]:
            fits = yard[other] == yard[space] if of_one_color else yard[other]
            if fits and other not in found:
                found.add(other)
                pending.append(other)
    return found


def is_joined(yard: Yard) -> bool:
    """Return whether all stones are connected (5)."""
    stones = [space for space in SPACES if yard[space]]
    return not stones or len(group(yard, stones[0], of_one_color=False)) == len(stones)


def count_courses(yard: Yard) -> int:
    """Count the rows and columns with a stone of each color (9)."""
    return sum(len({yard[space] for space in line} - {None}) == SIDE for line in LINES)
