"""The working memory of a search of Azul: one record, so that compiled functions pass one argument instead of ten."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from sintra._jit import kernel, record_dtype
from sintra.azul.kernel import ACTIONS_PER_SOURCE, MAX_LEGAL, MAX_SEATS, MAX_SOURCES, SIDE, TILES_PER_FACTORY
from sintra.bots.azul.evaluation.prospects import PROSPECTS
from sintra.bots.azul.evaluation.unfinished import MID_ROUND

MAX_PLIES = (MAX_SOURCES - 1) * TILES_PER_FACTORY + MAX_SEATS * SIDE + 2  # every draft takes a tile, every line is tiled once
KILLERS = 2
CACHE_SIZE = 1 << 13  # boards, see `board_cache`
MAX_IN_CENTER = 6  # tiles of a color that are distinguished
KINDS = (TILES_PER_FACTORY + MAX_IN_CENTER) * ACTIONS_PER_SOURCE  # of moves, see `move_order`


class Memory:
    """The working memory of a search; the first index of most fields is the ply."""

    values: Annotated[NDArray[np.float64], "f8", MAX_PLIES, 3 * MAX_SEATS]  # shares at this ply, with scratch space
    features: Annotated[
        NDArray[np.float64], "f8", max(len(MID_ROUND), len(PROSPECTS))
    ]  # scratch space for the features of one seat
    cache_keys: Annotated[NDArray[np.int64], "i8", CACHE_SIZE]
    cache_values: Annotated[NDArray[np.float64], "f8", CACHE_SIZE]
    history: Annotated[NDArray[np.int32], "i4", MAX_SEATS, KINDS]  # history heuristic, by seat and kind of move
    moves: Annotated[NDArray[np.int32], "i4", MAX_PLIES, MAX_LEGAL]
    ranks: Annotated[NDArray[np.int32], "i4", MAX_PLIES, MAX_LEGAL]  # for move ordering
    killers: Annotated[NDArray[np.int32], "i4", MAX_PLIES, KILLERS]  # killer moves: they caused a cutoff in a sibling position
    line: Annotated[NDArray[np.int32], "i4", MAX_PLIES, MAX_PLIES]  # triangular array: the principal variation from each ply
    line_length: Annotated[NDArray[np.int32], "i4", MAX_PLIES]
    cuts: Annotated[int, "i4"]  # leaves before the end of the round: at 0, all values are exact
    generation: Annotated[int, "i4"]  # of the entries of the transposition table


Memories = np.ndarray[tuple[int], np.dtype[np.void]]  # an array of one Memory
DTYPE = record_dtype(Memory)


@kernel
def update_pv(m: Memory, ply: int, move: int) -> None:
    """Set the principal variation of a ply: a move, then that of the next ply."""
    length = int(m.line_length[ply + 1])
    m.line[ply, 0] = move
    for later in range(length):
        m.line[ply, later + 1] = m.line[ply + 1, later]
    m.line_length[ply] = length + 1
