"""Solves the end of a round exactly by expectimax: every legal action with its expected points at the end of the round.

At every decision the acting seat maximizes its lead over the mean of the others; every refill of the supply is averaged over
all draws by probability. There is no pruning and no heuristic, so only positions with few tiles left are solved within
reasonable limits. After the last round stars and numbers count; before that, a kept tile is worth nothing.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra._jit import kernel
from sintra.bots.clock import NODES, is_out_of_time
from sintra.pavilion.actions import MAX_LEGAL, apply, legal_actions
from sintra.pavilion.geometry import NUM_COLORS, TILES_PER_COLOR
from sintra.pavilion.kernel import (
    DEAL,
    DTYPE,
    LANE,
    MAX_SEATS,
    OVER,
    REFILL,
    SUPPLY_SPACES,
    WORD,
    Position,
    Positions,
    lane,
    num_factories,
    refill,
    size,
    supply_gap,
)

if TYPE_CHECKING:
    from sintra.bots.clock import Clock, Control
    from sintra.pavilion.state import State

MAX_DEPTH = 256  # actions and draws to the end of a round: every placement, discard and draft uses up tiles
TABLE = 1 << 18
PRIME = 0x9E3779B97F4A7C1
NEXT, COUNT, IS_DRAW, DRAWN, REST, KEY = range(6)  # the words of a stack frame
NUM_WORDS = 6
INFINITY = 1e9
ENDED = -1  # no further draw
CHOICES = np.array([[float(comb(n, k)) for k in range(SUPPLY_SPACES + 1)] for n in range(NUM_COLORS * TILES_PER_COLOR + 1)])


class ExactMemory(NamedTuple):
    """The memory of the solver: a stack frame for each position on the path, and a transposition table."""

    states: NDArray[np.void]  # [depth]
    actions: NDArray[np.int32]  # [depth, action]
    frames: NDArray[np.int64]  # [depth, word]
    values: NDArray[np.float64]  # [depth, seat]: points of the best action so far, or of all draws so far
    keys: NDArray[np.int64]
    table: NDArray[np.float64]  # [slot, seat]
    solved: NDArray[np.float64]  # [action, seat]: of the first position


def memory() -> ExactMemory:
    """Make the memory of a solver."""
    return ExactMemory(
        states=np.zeros(MAX_DEPTH, DTYPE),
        actions=np.zeros((MAX_DEPTH, MAX_LEGAL), np.int32),
        frames=np.zeros((MAX_DEPTH, NUM_WORDS), np.int64),
        values=np.zeros((MAX_DEPTH, MAX_SEATS)),
        keys=np.zeros(TABLE, np.int64),
        table=np.zeros((TABLE, MAX_SEATS)),
        solved=np.zeros((MAX_LEGAL, MAX_SEATS)),
    )


# Draws: all ways to draw a number of tiles from a pool, in order


@kernel
def first_draw(rest: int, count: int) -> int:
    """Return the first way to draw a number of tiles from a pool: as many as possible of the last colors."""
    drawn = 0
    for step in range(NUM_COLORS):
        color = NUM_COLORS - 1 - step
        taken = min(count, lane(rest, color))
        drawn += taken << LANE * color
        count -= taken
    return drawn


@kernel
def next_draw(rest: int, drawn: int) -> int:
    """Return the next draw in order, or `ENDED`: one more tile of the last color that allows it, the rest by `first_draw`."""
    after = lane(drawn, NUM_COLORS - 1)
    for step in range(1, NUM_COLORS):
        color = NUM_COLORS - 1 - step
        here = lane(drawn, color)
        if after and here < lane(rest, color):
            below = (1 << LANE * color) - 1
            behind = rest & ~(below | (1023 << LANE * color))
            return (drawn & below) + ((here + 1) << LANE * color) + first_draw(behind, after - 1)
        after += here
    return ENDED


@kernel
def draw_probability(rest: int, drawn: int) -> float:
    """Return the probability of a draw among all draws of the same size."""
    ways = 1.0
    for color in range(NUM_COLORS):
        ways *= CHOICES[lane(rest, color), lane(drawn, color)]
    return float(ways / CHOICES[size(rest), size(drawn)])


# Frames


@kernel
def position_key(s: Position) -> int:
    """Hash everything that can differ within a round."""
    key = int(s.turn) + 8 * int(s.start) + 64 * int(s.stone) + 128 * int(s.passed) + 4096 * int(s.bonus_due)
    key = _mix(key + (int(s.discard_from) << 20) + (int(s.phase) << 24), int(s.bag))
    key = _mix(_mix(key, int(s.tower)), int(s.supply))
    for source in range(num_factories(s) + 1):
        key = _mix(key, int(s.sources[source]))
    for seat in range(s.players):
        key = _mix(_mix(key, int(s.hand[seat])), int(s.corners[seat]))
        key = _mix(key, int(s.score[seat]))
        for color in range(NUM_COLORS):
            key = _mix(key, int(s.tiles[seat, color]))
    return key | 1


@kernel
def _mix(key: int, word: int) -> int:
    key = (key ^ word) * PRIME & WORD
    return key ^ key >> 29


@kernel
def _enter(memory: ExactMemory, control: Control, place: int, number: int) -> bool:
    """Push a position; return whether its value is known: at the end of the round, or from the transposition table."""
    s = memory.states[place]
    if s.phase in (DEAL, OVER) or s.round_number != number:
        for seat in range(s.players):
            memory.values[place, seat] = int(s.score[seat])
        return True
    key = position_key(s)
    slot = key >> 12 & (TABLE - 1)
    if place and memory.keys[slot] == key:
        memory.values[place] = memory.table[slot]
        return True
    control[NODES] += 1
    frame = memory.frames[place]
    frame[KEY], frame[NEXT], frame[IS_DRAW] = key, 0, int(s.phase == REFILL)
    if s.phase == REFILL:
        count = min(supply_gap(s), size(int(s.bag)) + size(int(s.tower)))
        is_poured = count > size(int(s.bag))
        frame[REST] = s.tower if is_poured else s.bag
        frame[DRAWN] = first_draw(int(frame[REST]), count - size(int(s.bag)) if is_poured else count)
        memory.values[place] = 0.0
    else:
        frame[COUNT] = legal_actions(s, memory.actions[place])
        memory.values[place] = -INFINITY
    return False


@kernel
def _step(memory: ExactMemory, place: int) -> bool:
    """Make the next child by action or draw; return whether there was one."""
    s = memory.states[place]
    frame = memory.frames[place]
    memory.states[place + 1] = memory.states[place]
    child = memory.states[place + 1]
    if frame[IS_DRAW]:
        if frame[DRAWN] == ENDED:
            return False
        is_poured = supply_gap(s) > size(int(s.bag))
        refill(child, int(frame[DRAWN]) + (int(s.bag) if is_poured else 0))
        return True
    if frame[NEXT] == frame[COUNT]:
        return False
    apply(child, int(memory.actions[place, frame[NEXT]]))
    frame[NEXT] += 1
    return True


@kernel
def ahead(points: NDArray[np.float64], seat: int, players: int) -> float:
    """Return how far a seat is ahead of the mean of the others."""
    others = 0.0
    for other in range(players):
        others += points[other]
    return float(points[seat] - (others - points[seat]) / (players - 1))


@kernel
def _absorb(memory: ExactMemory, place: int) -> None:
    """Back up the value of a child: maximize over actions, average over draws."""
    s = memory.states[place]
    frame, after = memory.frames[place], memory.values[place + 1]
    if frame[IS_DRAW]:
        rest, drawn = int(frame[REST]), int(frame[DRAWN])
        memory.values[place] += draw_probability(rest, drawn) * after
        frame[DRAWN] = next_draw(rest, drawn)
        return
    seat, players = int(s.turn), int(s.players)
    if place == 0:
        memory.solved[frame[NEXT] - 1] = after
    if frame[NEXT] == 1 or ahead(after, seat, players) > ahead(memory.values[place], seat, players):
        memory.values[place] = after


@kernel
def solve_first(states: Positions, memory: ExactMemory, control: Control) -> int:
    """Solve the first position; return the number of its actions, or 0 if time ran out. Their values are in `solved`."""
    memory.states[0] = states[0]
    number = int(states[0].round_number)
    memory.keys[:] = 0
    _enter(memory, control, 0, number)
    place = 0
    while not is_out_of_time(control) and place < MAX_DEPTH - 2:
        if _step(memory, place):
            if _enter(memory, control, place + 1, number):
                _absorb(memory, place)
            else:
                place += 1
            continue
        slot = memory.frames[place, KEY] >> 12 & (TABLE - 1)
        memory.keys[slot] = memory.frames[place, KEY]
        memory.table[slot] = memory.values[place]
        if place == 0:
            return int(memory.frames[0, COUNT])
        place -= 1
        _absorb(memory, place)
    return 0


class ExactSolver:
    """Solves positions; reuses its memory."""

    def __init__(self) -> None:
        self._memory = memory()

    def solve(self, state: State, clock: Clock) -> dict[int, tuple[float, ...]] | None:
        """Return each seat's expected points at the end of the round after every legal action; None if time ran out."""
        if state.needs_deal or state.is_over:
            raise ValueError(f"nobody acts in phase {state.phase}")
        count = int(solve_first(state.array, self._memory, clock.control))
        if count == 0:
            return None
        actions: list[int] = self._memory.actions[0, :count].tolist()
        points: list[list[float]] = self._memory.solved[:count, : state.players].tolist()
        return {action: tuple(values) for action, values in zip(actions, points, strict=True)}
