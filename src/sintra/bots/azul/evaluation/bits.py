"""Rows and columns of a wall of Azul as five bits, compiled."""

from __future__ import annotations

from sintra._jit import kernel
from sintra.azul.kernel import ROW_STARTS, SIDE

FULL = 0b11111


@kernel
def row_bits(wall: int, row: int) -> int:
    """Return the covered columns of a row."""
    return wall >> SIDE * row & FULL


@kernel
def column_bits(wall: int, column: int) -> int:
    """Return the covered rows of a column."""
    return ((wall >> column & ROW_STARTS) * 0x111110) >> 20 & FULL  # gathers every fifth bit
