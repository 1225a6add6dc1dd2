"""The search of Azul from Python. An AzulSearcher serves one bot and is not reentrant."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import numpy as np

from sintra._jit import Fields
from sintra.azul import kernel
from sintra.bots import transposition
from sintra.bots.azul.evaluation import evaluator, features, memory, unfinished
from sintra.bots.azul.search import alphabeta, columns, leaf, maxn, root
from sintra.bots.bot import Choice

if TYPE_CHECKING:
    from sintra.azul.state import State
    from sintra.bots.azul.search.root import Root
    from sintra.bots.clock import Clock
    from sintra.bots.weights import Weights

MAX_TABLE = 21  # log2 of the entries: 32 MB
MIN_TABLE = 12
TWO = 2
MAX_DEPTH = 40  # more drafts than any round has left


def pack(weights: Weights) -> evaluator.Weighting:
    """Pack a file of weights for compiled code."""
    return evaluator.pack(
        weights.table("round_end", features.ROUND_END, evaluator.ROUNDS),
        weights.scale("round_end", evaluator.ROUNDS),
        weights.table("unfinished", unfinished.MID_ROUND, evaluator.STAGES),
        weights.scale("last_round", evaluator.STAGES),
    )


class AzulSearcher:
    """Iterative deepening to the end of the round: alpha-beta for two, max^n for more."""

    def __init__(self, weights: Weights, measure: int = evaluator.SHARES) -> None:
        self._weights = pack(weights)
        self._weights["measure"] = measure
        self._states: kernel.Positions = np.zeros(memory.MAX_PLIES + 2, kernel.DTYPE)
        self._memory: memory.Memories = np.zeros(1, memory.DTYPE)
        self._root: root.Roots = np.zeros(1, root.DTYPE)
        self._table = transposition.make(MIN_TABLE)
        self._generation = 0

    def think(self, state: State, clock: Clock, max_depth: int = MAX_DEPTH, *, every: bool = False, gap: float = 0.0) -> Root:
        """Search until the round is solved or a limit is reached.

        The best move gets an exact value, and so do those with a share that is less than `gap` below it; with `every`, all.
        """
        words = self._begin(state, clock)
        common = self._states, self._weights, self._memory, self._root
        if state.record.phase == kernel.TILING:
            columns.choose(*common, clock.control)
        elif state.players == TWO:
            whole = alphabeta.EVERY if every else int(2 * gap * leaf.ONE)
            alphabeta.deepen(*common, *words, clock.control, max_depth, whole)
        else:
            maxn.deepen(*common, clock.control, max_depth, int(every))
        return self.root

    def _begin(self, state: State, clock: Clock) -> tuple[transposition.Words, transposition.Words]:
        """Reset; return a slice of the transposition table sized by the node limit, so that equal limits search alike."""
        bits = min(max(clock.max_nodes.bit_length(), MIN_TABLE), MAX_TABLE)
        if len(self._table[0]) < 1 << bits:
            self._table = transposition.make(bits)
            self._generation = 0
        self._generation += 1
        if self._generation == transposition.MAX_GENERATIONS:
            self._table[1][:] = 0
            self._generation = 1
        self._memory.view(np.uint8)[:] = 0
        self._memory["generation"] = self._generation
        self._states[:1] = state.array
        keys, entries = self._table
        return keys[: 1 << bits], entries[: 1 << bits]

    @property
    def root(self) -> Root:
        """The result of the last search."""
        return cast("Root", Fields(self._root))

    def choice(self, state: State, clock: Clock) -> Choice:
        """Search, and choose the best move."""
        return self._choice(state, clock, self.think(state, clock))

    def ranked(self, state: State, clock: Clock, gap: float) -> tuple[Choice, dict[int, float]]:
        """Search once for the choice and for the values of all moves that are less than `gap` below it, best first."""
        found = self.think(state, clock, gap=gap)
        seat = cast("int", state.turn)
        best = float(found.values[0, seat])
        near = [
            number for number in range(int(found.count)) if found.is_exact[number] and found.values[number, seat] > best - gap
        ]
        values = {int(found.moves[number]): float(found.values[number, seat]) for number in near}
        return self._choice(state, clock, found), values

    def _choice(self, state: State, clock: Clock, found: Root) -> Choice:
        is_estimate = bool(state.record.grey) and state.record.phase == kernel.DRAFT  # tiling is only estimated
        return Choice(
            action=int(found.moves[0]),
            line=tuple(int(move) for move in found.line[: int(found.line_length)]),
            values=tuple(float(value) for value in found.values[0, : state.players]),
            nodes=clock.nodes,
            is_solved=bool(found.is_solved) and not is_estimate,
        )

    def move_values(self, state: State, clock: Clock, max_depth: int) -> dict[int, float]:
        """Value every legal move for the seat that acts, up to a depth or the limit."""
        found = self.think(state, clock, max_depth, every=True)
        seat = cast("int", state.turn)
        return {int(found.moves[number]): float(found.values[number, seat]) for number in range(int(found.count))}
