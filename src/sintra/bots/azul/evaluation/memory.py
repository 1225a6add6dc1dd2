"""What a search of Azul remembers while it runs: one record, so that compiled functions pass one thing instead of ten."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from sintra._jit import kernel, record_dtype
from sintra.azul.kernel import ACTIONS_PER_SOURCE, MAX_LEGAL, MAX_SEATS, MAX_SOURCES, SIDE, TILES_PER_FACTORY
from sintra.bots.azul.evaluation.prospects import PROSPECTS
from sintra.bots.azul.evaluation.unfinished import MID_ROUND

MOST_PLIES = (MAX_SOURCES - 1) * TILES_PER_FACTORY + MAX_SEATS * SIDE + 2  # every draft takes a tile, every line is tiled once
KILLERS = 2
NOTES = 1 << 13  # boards whose worth is noted, see `notes`
MOST_IN_CENTER = 6  # tiles of a color that are told apart
KINDS = (TILES_PER_FACTORY + MOST_IN_CENTER) * ACTIONS_PER_SOURCE  # of moves, see `ordering`


class Memory:
    """The working memory of a search; the first index of most fields is the ply."""

    values: Annotated[NDArray[np.float64], "f8", MOST_PLIES, 3 * MAX_SEATS]  # shares at this ply, and room to work them out
    features: Annotated[NDArray[np.float64], "f8", max(len(MID_ROUND), len(PROSPECTS))]  # room for the features of one seat
    noted_keys: Annotated[NDArray[np.int64], "i8", NOTES]
    noted_worths: Annotated[NDArray[np.float64], "f8", NOTES]
    history: Annotated[NDArray[np.int32], "i4", MAX_SEATS, KINDS]  # how good moves of each kind have been, by seat
    moves: Annotated[NDArray[np.int32], "i4", MOST_PLIES, MAX_LEGAL]
    ranks: Annotated[NDArray[np.int32], "i4", MOST_PLIES, MAX_LEGAL]  # what each move promises, to try the best first
    killers: Annotated[NDArray[np.int32], "i4", MOST_PLIES, KILLERS]  # moves that were too good for a sibling position
    line: Annotated[NDArray[np.int32], "i4", MOST_PLIES, MOST_PLIES]  # the best continuation from each ply
    line_length: Annotated[NDArray[np.int32], "i4", MOST_PLIES]
    cuts: Annotated[int, "i4"]  # leaves that were not at the end of a round: without any, all values are exact
    generation: Annotated[int, "i4"]  # of the entries of the transposition table


Memories = np.ndarray[tuple[int], np.dtype[np.void]]  # an array of one Memory
DTYPE = record_dtype(Memory)


@kernel
def keep_line(m: Memory, ply: int, move: int) -> None:
    """Put a move before the best continuation of the next ply."""
    length = int(m.line_length[ply + 1])
    m.line[ply, 0] = move
    for later in range(length):
        m.line[ply, later + 1] = m.line[ply + 1, later]
    m.line_length[ply] = length + 1
