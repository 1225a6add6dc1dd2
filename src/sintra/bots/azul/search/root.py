"""The root of a search of Azul: its legal moves with their values, compiled.

A root holds the moves in search order, and the values of each for every seat. The value of a move that was refuted by a null
window is only a bound; `is_exact` says which values are exact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import numpy as np
from numpy.typing import NDArray

from sintra._jit import kernel, record_dtype
from sintra.azul.kernel import MAX_LEGAL, MAX_SEATS, Position, legal_actions
from sintra.bots.azul.evaluation.memory import MAX_PLIES, update_pv

if TYPE_CHECKING:
    from sintra.bots.azul.evaluation.memory import Memory

LEAST, MOST = -1e9, 1e9  # less and more than any value


class Root:
    """The moves at the root, best first as far as known."""

    values: Annotated[NDArray[np.float64], "f8", MAX_LEGAL, MAX_SEATS]  # what each move is worth to each seat
    best: Annotated[float, "f8"]  # the best value of this iteration for the side to move
    moves: Annotated[NDArray[np.int32], "i4", MAX_LEGAL]
    line: Annotated[NDArray[np.int32], "i4", MAX_PLIES]  # the principal variation
    count: Annotated[int, "i4"]
    line_length: Annotated[int, "i4"]
    depth: Annotated[int, "i4"]  # of the last complete iteration
    is_solved: Annotated[int, "i4"]
    is_exact: Annotated[NDArray[np.int8], "i1", MAX_LEGAL]


Roots = np.ndarray[tuple[int], np.dtype[np.void]]  # an array of one Root
DTYPE = record_dtype(Root)


@kernel
def list_root(s: Position, root: Root) -> None:
    """List the legal moves, and reset their values."""
    root.count = legal_actions(s, root.moves)
    for number in range(root.count):
        for seat in range(MAX_SEATS):
            root.values[number, seat] = MOST
        root.is_exact[number] = 0
    root.line[0] = root.moves[0]
    root.line_length = 1
    root.depth = 0
    root.is_solved = 0


@kernel
def record_value(m: Memory, root: Root, number: int, seat: int, is_exact: int) -> None:
    """Record the values of a root move, `m.values[1]`, and move it up past those with lower values."""
    if is_exact:
        for other in range(MAX_SEATS):
            root.values[number, other] = m.values[1, other]
    else:
        root.values[number, seat] = min(root.values[number, seat], m.values[1, seat])
    root.is_exact[number] = is_exact
    if m.values[1, seat] > root.best:
        root.best = m.values[1, seat]
        update_pv(m, 0, int(root.moves[number]))
        for place in range(m.line_length[0]):
            root.line[place] = m.line[0, place]
        root.line_length = m.line_length[0]
    while number > 0 and root.values[number, seat] > root.values[number - 1, seat]:
        _swap(root, number)
        number -= 1


@kernel
def _swap(root: Root, number: int) -> None:
    """Swap a move with the one before it."""
    for seat in range(MAX_SEATS):
        kept = float(root.values[number, seat])
        root.values[number, seat] = root.values[number - 1, seat]
        root.values[number - 1, seat] = kept
    move = int(root.moves[number])
    root.moves[number] = root.moves[number - 1]
    root.moves[number - 1] = move
    flag = int(root.is_exact[number])
    root.is_exact[number] = root.is_exact[number - 1]
    root.is_exact[number - 1] = flag
