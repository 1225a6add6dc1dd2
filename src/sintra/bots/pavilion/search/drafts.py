"""The search over the drafts of a round: alpha-beta for two seats, max^n for more.

No board changes while tiles are drafted, so the plan for each seat and hand is computed once and cached. At the depth limit the
seats draft on by a heuristic, the value of a tile of each color for each of them, before the position is evaluated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra._jit import kernel
from sintra.bots.clock import NODES, is_out_of_time
from sintra.bots.pavilion.evaluation.features import star_colors
from sintra.bots.pavilion.evaluation.tables import STONE
from sintra.bots.pavilion.search.placements import round_of
from sintra.bots.pavilion.search.planner import Workspace, plan
from sintra.pavilion.geometry import NUM_COLORS
from sintra.pavilion.kernel import (
    CENTER,
    DRAFT,
    DTYPE,
    LANE,
    MAX_SEATS,
    WORD,
    Position,
    Positions,
    draft,
    joker_now,
    lane,
    num_factories,
    size,
)
from sintra.pavilion.playout import random_move

if TYPE_CHECKING:
    from sintra._random import Generator

PLANS = 1 << 15  # slots of the plan cache
TRANSPOSITIONS = 1 << 15
MAX_DRAFTS = 40  # of one round: each takes a tile, and there are at most 36
MAX_MOVES = 64  # different drafts at once
SAMPLES = 4  # random playouts of the drafts from which the value of tiles is estimated
PRIME = 0x9E3779B97F4A7C1
EXACT, LOWER, UPPER = range(3)
INFINITY = 1e6
TWO = 2  # seats: a zero-sum game
KEY, DEPTH, BOUND, MOVE = range(4)  # the words of a transposition table entry
NEXT, COUNT, KEY_OF, BEST_MOVE = range(4)  # the words of a stack frame: the index of the next draft, their number, ...
ALPHA, BETA, BEST = range(3)  # its bounds
MIN_WORTH, MAX_WORTH = 0.4, 4.0  # of one tile
INNER = 8  # branching limit below the root


class DraftMemory(NamedTuple):
    """The memory of a draft search; cleared before every search."""

    states: NDArray[np.void]  # [depth]: the positions on the path, and scratch space for `finish`
    plan_keys: NDArray[np.int64]
    plan_values: NDArray[np.float64]
    table: NDArray[np.int64]  # [slot, word]: the transposition table
    table_values: NDArray[np.float64]  # [slot, seat]
    frames: NDArray[np.int64]  # [depth, word]: the stack
    bounds: NDArray[np.float64]  # [depth, bound]
    moves: NDArray[np.int32]  # [depth, move]
    ranks: NDArray[np.float64]
    worth: NDArray[np.float64]  # [seat, color]: of a tile
    shares: NDArray[np.float64]  # [depth, seat]: values of seats, with more than two


def memory() -> DraftMemory:
    """Make the memory of a draft search."""
    return DraftMemory(
        states=np.zeros(MAX_DRAFTS + 2, DTYPE),
        plan_keys=np.zeros(PLANS, np.int64),
        plan_values=np.zeros(PLANS),
        table=np.zeros((TRANSPOSITIONS, 4), np.int64),
        table_values=np.zeros((TRANSPOSITIONS, MAX_SEATS)),
        frames=np.zeros((MAX_DRAFTS + 2, 4), np.int64),
        bounds=np.zeros((MAX_DRAFTS + 2, 3)),
        moves=np.zeros((MAX_DRAFTS + 2, MAX_MOVES), np.int32),
        ranks=np.zeros((MAX_DRAFTS + 2, MAX_MOVES)),
        worth=np.zeros((MAX_SEATS, NUM_COLORS)),
        shares=np.zeros((MAX_DRAFTS + 2, MAX_SEATS)),
    )


# What hands are worth


@kernel
def mix(key: int, word: int) -> int:
    """Hash a word into a key of 60 bits."""
    key = (key ^ word) * PRIME & WORD
    return key ^ key >> 29


@kernel
def hand_worth(s: Position, seat: int, hand: int, width: int, workspace: Workspace, memory: DraftMemory) -> float:
    """Return the value of the rest of the round for a seat with a hand, without its points so far; cached."""
    key = mix(mix(mix(seat + 1, hand), width), hand) | 1
    slot = key >> 20 & (PLANS - 1)
    if memory.plan_keys[slot] == key:
        return float(memory.plan_values[slot])
    start = (int(s.covered[seat]), star_colors(s, seat), hand, int(s.supply))
    value = plan(workspace, round_of(s), start, width)
    if not is_out_of_time(workspace.control):
        memory.plan_keys[slot] = key
        memory.plan_values[slot] = value
    return value


@kernel
def seat_worth(s: Position, seat: int, width: int, workspace: Workspace, memory: DraftMemory) -> float:
    """Return the value of a position after the last draft for a seat."""
    stone = workspace.tables.hand[STONE] if s.start == seat else 0.0
    return int(s.score[seat]) + stone + hand_worth(s, seat, int(s.hand[seat]), width, workspace, memory)


@kernel
def learn_worth(states: Positions, workspace: Workspace, memory: DraftMemory, rng: Generator) -> None:
    """Estimate the value of a tile of each color for each seat from random playouts of the drafts."""
    memory.worth[:] = 0.0
    s = memory.states[0]
    for _ in range(SAMPLES):
        memory.states[0] = states[0]
        while s.phase == DRAFT:
            random_move(s, rng)
        for seat in range(s.players):
            hand = int(s.hand[seat])
            without = hand_worth(s, seat, hand, 1, workspace, memory)
            for color in range(NUM_COLORS):
                more = hand_worth(s, seat, hand + (2 << LANE * color), 1, workspace, memory)
                memory.worth[seat, color] += (more - without) / (2 * SAMPLES)
    for seat in range(s.players):
        for color in range(NUM_COLORS):
            memory.worth[seat, color] = min(MAX_WORTH, max(MIN_WORTH, memory.worth[seat, color]))


# Moves


@kernel
def quick_worth(s: Position, source: int, color: int, workspace: Workspace, memory: DraftMemory) -> float:
    """Return the heuristic value of a draft."""
    seat = int(s.turn) & 3
    joker = joker_now(s)
    pool = int(s.sources[source])
    count = 0 if color == joker else lane(pool, color)
    jokers = 1 if lane(pool, joker) else 0
    value = count * memory.worth[seat, color] + jokers * memory.worth[seat, joker]
    if source == CENTER and s.stone:
        value += workspace.tables.hand[STONE] - min(count + jokers, int(s.score[seat]) - 1)
    return float(value)


@kernel
def list_drafts(s: Position, depth: int, first: int, workspace: Workspace, memory: DraftMemory) -> int:
    """List the drafts, the hash move first, then by heuristic value; equal factories count once."""
    moves, ranks = memory.moves[depth], memory.ranks[depth]
    count = 0
    for source in range(num_factories(s) + 1):
        if _is_repeated(s, source):
            continue
        for color in range(NUM_COLORS):
            if lane(int(s.takeable), color) >> source & 1:
                move = source * NUM_COLORS + color
                rank = INFINITY if move == first else quick_worth(s, source, color, workspace, memory)
                place = count
                while place > 0 and ranks[place - 1] < rank:
                    moves[place], ranks[place] = moves[place - 1], ranks[place - 1]
                    place -= 1
                moves[place], ranks[place] = move, rank
                count += 1
    return count


@kernel
def _is_repeated(s: Position, source: int) -> bool:
    """Return whether an earlier factory holds the same tiles."""
    for earlier in range(1, source):  # noqa: SIM110 - compiled code has no generators
        if s.sources[earlier] == s.sources[source]:
            return True
    return False


@kernel
def finish(s: Position, workspace: Workspace, memory: DraftMemory) -> None:
    """Play the remaining drafts greedily by the heuristic."""
    while s.phase == DRAFT:
        workspace.control[NODES] += 1
        best, move = -INFINITY, 0
        for source in range(num_factories(s) + 1):
            if s.sources[source] == 0:
                continue
            for color in range(NUM_COLORS):
                if lane(int(s.takeable), color) >> source & 1:
                    value = quick_worth(s, source, color, workspace, memory)
                    if value > best:
                        best, move = value, source * NUM_COLORS + color
        draft(s, move // NUM_COLORS, move % NUM_COLORS)


# The search: a loop over an explicit stack, one frame for each draft on the path


@kernel
def position_key(s: Position) -> int:
    """Hash what changes while drafting."""
    key = mix(int(s.turn) + 8 * int(s.start) + 64 * int(s.stone), 1)
    for source in range(num_factories(s) + 1):
        key = mix(key, int(s.sources[source]))
    for seat in range(s.players):
        key = mix(key, int(s.hand[seat]) * 131 + int(s.score[seat]) & WORD)
    return key | 1


@kernel
def ahead(worth: NDArray[np.float64], seat: int, players: int) -> float:
    """Return how far a seat is ahead of the others; with more than two, those in front count double."""
    value = 0.0
    for other in range(players):
        lead = worth[seat] - worth[other]
        value += lead if lead > 0 or players == TWO else 2 * lead
    return value


@kernel
def _end_worth(memory: DraftMemory, place: int, width: int, workspace: Workspace) -> None:
    """Write the value of a position for each seat, after greedy play to the end of the drafts."""
    s = memory.states[place]
    if s.phase == DRAFT:
        memory.states[MAX_DRAFTS + 1] = memory.states[place]
        s = memory.states[MAX_DRAFTS + 1]
        finish(s, workspace, memory)
    for seat in range(s.players):
        memory.shares[place, seat] = seat_worth(s, seat, width, workspace, memory)


@kernel
def _enter(memory: DraftMemory, workspace: Workspace, place: int, depth: int, window: tuple[float, float]) -> bool:
    """Push a position: return True if its value is in the transposition table, otherwise list its drafts."""
    s = memory.states[place]
    alpha, beta = window
    frame, bounds = memory.frames[place], memory.bounds[place]
    key = position_key(s)
    slot = key >> 15 & (TRANSPOSITIONS - 1)
    first = -1
    if memory.table[slot, KEY] == key:
        first = int(memory.table[slot, MOVE])
        value, bound = ahead(memory.table_values[slot], int(s.turn), int(s.players)), memory.table[slot, BOUND]
        is_enough = bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha)
        if place > 0 and is_enough and memory.table[slot, DEPTH] >= depth:
            memory.shares[place] = memory.table_values[slot]
            return True
    workspace.control[NODES] += 1
    count = list_drafts(s, place, first, workspace, memory)
    frame[NEXT], frame[COUNT], frame[KEY_OF] = 0, (min(count, INNER) if place else count), key
    frame[BEST_MOVE] = memory.moves[place, 0]
    bounds[ALPHA], bounds[BETA], bounds[BEST] = alpha, beta, -INFINITY
    return False


@kernel
def _absorb(memory: DraftMemory, place: int, move: int) -> None:
    """Back up the value of a child."""
    s = memory.states[place]
    bounds = memory.bounds[place]
    value = ahead(memory.shares[place + 1], int(s.turn), int(s.players))
    if value > bounds[BEST]:
        bounds[BEST] = value
        memory.frames[place, BEST_MOVE] = move
        memory.shares[place] = memory.shares[place + 1]


@kernel
def _leave(memory: DraftMemory, place: int, depth: int) -> None:
    """Pop a position: store its value in the transposition table."""
    frame, bounds = memory.frames[place], memory.bounds[place]
    slot = frame[KEY_OF] >> 15 & (TRANSPOSITIONS - 1)
    memory.table[slot, KEY], memory.table[slot, DEPTH], memory.table[slot, MOVE] = frame[KEY_OF], depth, frame[BEST_MOVE]
    best = bounds[BEST]
    memory.table[slot, BOUND] = UPPER if best <= bounds[ALPHA] else (LOWER if best >= bounds[BETA] else EXACT)
    memory.table_values[slot] = memory.shares[place]


@kernel
def search(memory: DraftMemory, workspace: Workspace, depth: int, width: int) -> None:
    """Search to a depth; the result, partial if time ran out, is in the first frame.

    Alpha-beta with two seats, max^n with more.
    """
    players = int(memory.states[0].players)
    _enter(memory, workspace, 0, depth, (-INFINITY, INFINITY))
    place = 0
    while not is_out_of_time(workspace.control):
        frame, bounds = memory.frames[place], memory.bounds[place]
        alpha = max(bounds[ALPHA], bounds[BEST])
        if frame[NEXT] == frame[COUNT] or alpha >= bounds[BETA]:
            _leave(memory, place, depth - place)
            if place == 0:
                break
            place -= 1
            _absorb(memory, place, int(memory.moves[place, memory.frames[place, NEXT] - 1]))
            continue
        move = int(memory.moves[place, frame[NEXT]])
        frame[NEXT] += 1
        memory.states[place + 1] = memory.states[place]
        child = memory.states[place + 1]
        draft(child, move // NUM_COLORS, move % NUM_COLORS)
        window = (-bounds[BETA], -alpha) if players == TWO else (-INFINITY, INFINITY)
        if child.phase != DRAFT or place + 1 == depth:
            _end_worth(memory, place + 1, width, workspace)
            if not is_out_of_time(workspace.control):
                _absorb(memory, place, move)
        elif _enter(memory, workspace, place + 1, depth - place - 1, window):
            _absorb(memory, place, move)
        else:
            place += 1


# Entry point from Python


@kernel
def search_first(states: Positions, workspace: Workspace, memory: DraftMemory, rng: Generator, width: int) -> tuple[int, int]:
    """Search by iterative deepening; return the best draft and the last complete depth.

    `shares[0]` holds the value of the principal variation for each seat.
    """
    memory.plan_keys[:] = 0
    memory.table[:] = 0
    learn_worth(states, workspace, memory, rng)
    memory.states[0] = states[0]
    s = memory.states[0]
    list_drafts(s, 0, -1, workspace, memory)
    best = int(memory.moves[0, 0])
    for depth in range(1, size_left(s) + 1):
        if is_out_of_time(workspace.control):
            return best, depth - 1
        search(memory, workspace, depth, width)
        if memory.bounds[0, BEST] > -INFINITY:  # the previous best move is searched first, so a partial result is no worse
            best = int(memory.frames[0, BEST_MOVE])
    return best, size_left(s)


@kernel
def size_left(s: Position) -> int:
    """Count the tiles still to be drafted: there are no more drafts than that."""
    total = 0
    for source in range(num_factories(s) + 1):
        total += size(int(s.sources[source]))
    return total
