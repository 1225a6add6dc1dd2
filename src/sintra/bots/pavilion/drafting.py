"""Searches the drafts of a round: alpha-beta for two seats, each seat for itself with more.

While tiles are drafted no board changes, so what a hand will be worth to a seat is planned once and remembered. Where the search
ends before the drafts do, the seats go on by rule of thumb: by what a tile of each color is worth to each of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra._jit import kernel
from sintra.bots.clock import NODES, is_out_of_time
from sintra.bots.pavilion.features import star_colors
from sintra.bots.pavilion.placing import round_of
from sintra.bots.pavilion.planner import Desk, plan
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

PLANS = 1 << 15  # remembered plans
TRANSPOSITIONS = 1 << 15
MOST_DRAFTS = 40  # of one round: each takes a tile, and there are at most 36
MOST_MOVES = 64  # different drafts at once
SAMPLES = 4  # random ends of the drafts from which the worth of tiles is learned
PRIME = 0x9E3779B97F4A7C1
EXACT, LOWER, UPPER = range(3)
FAR = 1e6
KEY, DEPTH, BOUND, MOVE = range(4)  # the words of a transposition
LEAST_WORTH, MOST_WORTH = 0.4, 4.0  # of one tile
INNER = 8  # moves looked at where it is not the searcher's first move


class Memory(NamedTuple):
    """The memory of a draft search; wiped before every search."""

    states: NDArray[np.void]  # [depth]: the positions on the way, and one for going on by rule of thumb
    plan_keys: NDArray[np.int64]
    plan_values: NDArray[np.float64]
    table: NDArray[np.int64]  # [slot, word]: transpositions
    table_values: NDArray[np.float64]
    moves: NDArray[np.int32]  # [depth, move]
    ranks: NDArray[np.float64]
    worth: NDArray[np.float64]  # [seat, color]: of a tile
    shares: NDArray[np.float64]  # [depth, seat]: values of seats, with more than two


def memory() -> Memory:
    """Make the memory of a draft search."""
    return Memory(
        states=np.zeros(MOST_DRAFTS + 2, DTYPE),
        plan_keys=np.zeros(PLANS, np.int64),
        plan_values=np.zeros(PLANS),
        table=np.zeros((TRANSPOSITIONS, 4), np.int64),
        table_values=np.zeros(TRANSPOSITIONS),
        moves=np.zeros((MOST_DRAFTS + 2, MOST_MOVES), np.int32),
        ranks=np.zeros((MOST_DRAFTS + 2, MOST_MOVES)),
        worth=np.zeros((MAX_SEATS, NUM_COLORS)),
        shares=np.zeros((MOST_DRAFTS + 2, MAX_SEATS)),
    )


# What hands are worth


@kernel
def mix(key: int, word: int) -> int:
    """Hash a word into a key of 60 bits."""
    key = (key ^ word) * PRIME & WORD
    return key ^ key >> 29


@kernel
def hand_worth(s: Position, seat: int, hand: int, width: int, desk: Desk, memory: Memory) -> float:
    """Give what the rest of the round is worth to a seat with a hand, without the points that it has."""
    key = mix(mix(mix(seat + 1, hand), width), hand) | 1
    slot = key >> 20 & (PLANS - 1)
    if memory.plan_keys[slot] == key:
        return float(memory.plan_values[slot])
    start = (int(s.covered[seat]), star_colors(s, seat), hand, int(s.supply))
    value = plan(desk, round_of(s), start, width)
    if not is_out_of_time(desk.control):
        memory.plan_keys[slot] = key
        memory.plan_values[slot] = value
    return value


@kernel
def seat_worth(s: Position, seat: int, width: int, desk: Desk, memory: Memory) -> float:
    """Give what a position after the last draft is worth to a seat."""
    stone = desk.tables.hand[3] if s.start == seat else 0.0
    return int(s.score[seat]) + stone + hand_worth(s, seat, int(s.hand[seat]), width, desk, memory)


@kernel
def learn_worth(states: Positions, desk: Desk, memory: Memory, rng: Generator) -> None:
    """Learn what a tile of each color is worth to each seat, from random ends of the drafts."""
    memory.worth[:] = 0.0
    s = memory.states[0]
    for _ in range(SAMPLES):
        memory.states[0] = states[0]
        while s.phase == DRAFT:
            random_move(s, rng)
        for seat in range(s.players):
            hand = int(s.hand[seat])
            without = hand_worth(s, seat, hand, 1, desk, memory)
            for color in range(NUM_COLORS):
                more = hand_worth(s, seat, hand + (2 << LANE * color), 1, desk, memory)
                memory.worth[seat, color] += (more - without) / (2 * SAMPLES)
    for seat in range(s.players):
        for color in range(NUM_COLORS):
            memory.worth[seat, color] = min(MOST_WORTH, max(LEAST_WORTH, memory.worth[seat, color]))


# Moves


@kernel
def quick_worth(s: Position, source: int, color: int, desk: Desk, memory: Memory) -> float:
    """Say what a draft is worth by rule of thumb."""
    seat = int(s.turn) & 3
    joker = joker_now(s)
    pool = int(s.sources[source])
    count = 0 if color == joker else lane(pool, color)
    jokers = 1 if lane(pool, joker) else 0
    value = count * memory.worth[seat, color] + jokers * memory.worth[seat, joker]
    if source == CENTER and s.stone:
        value += desk.tables.hand[3] - min(count + jokers, int(s.score[seat]) - 1)
    return value


@kernel
def list_drafts(s: Position, depth: int, first: int, desk: Desk, memory: Memory) -> int:
    """List the drafts, a remembered one first, then the best by rule of thumb; equal factories count once."""
    moves, ranks = memory.moves[depth], memory.ranks[depth]
    count = 0
    for source in range(num_factories(s) + 1):
        if _is_repeated(s, source):
            continue
        for color in range(NUM_COLORS):
            if lane(int(s.takeable), color) >> source & 1:
                move = source * NUM_COLORS + color
                rank = FAR if move == first else quick_worth(s, source, color, desk, memory)
                place = count
                while place > 0 and ranks[place - 1] < rank:
                    moves[place], ranks[place] = moves[place - 1], ranks[place - 1]
                    place -= 1
                moves[place], ranks[place] = move, rank
                count += 1
    return count


@kernel
def _is_repeated(s: Position, source: int) -> bool:
    """Say whether an earlier factory holds the same tiles."""
    for earlier in range(1, source):
        if s.sources[earlier] == s.sources[source]:
            return True
    return False


@kernel
def finish(s: Position, desk: Desk, memory: Memory) -> None:
    """Go on by rule of thumb to the end of the drafts."""
    while s.phase == DRAFT:
        desk.control[NODES] += 1
        best, move = -FAR, 0
        for source in range(num_factories(s) + 1):
            if s.sources[source] == 0:
                continue
            for color in range(NUM_COLORS):
                if lane(int(s.takeable), color) >> source & 1:
                    value = quick_worth(s, source, color, desk, memory)
                    if value > best:
                        best, move = value, source * NUM_COLORS + color
        draft(s, move // NUM_COLORS, move % NUM_COLORS)


# Two seats


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
def _lead(memory: Memory, place: int, width: int, desk: Desk) -> float:
    """Say how far the first seat is ahead after the drafts, going on by rule of thumb if they have not ended."""
    s = memory.states[place]
    if s.phase == DRAFT:
        memory.states[MOST_DRAFTS + 1] = memory.states[place]
        s = memory.states[MOST_DRAFTS + 1]
        finish(s, desk, memory)
    return seat_worth(s, 0, width, desk, memory) - seat_worth(s, 1, width, desk, memory)


@kernel
def search_two(memory: Memory, desk: Desk, place: int, depth: int, window: tuple[float, float], width: int) -> float:
    """Give the lead of the seat to act with best play, looking so many drafts ahead; within the window it is exact."""
    alpha, beta = window
    s = memory.states[place]
    sign = -1.0 if s.turn else 1.0
    if depth == 0 or s.phase != DRAFT:
        return sign * _lead(memory, place, width, desk)
    desk.control[NODES] += 1
    key = position_key(s)
    slot = key >> 15 & (TRANSPOSITIONS - 1)
    first = -1
    if memory.table[slot, KEY] == key:
        first = int(memory.table[slot, MOVE])
        value, bound = float(memory.table_values[slot]), memory.table[slot, BOUND]
        if place > 0 and memory.table[slot, DEPTH] >= depth:
            if bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha):
                return value
    count = list_drafts(s, place, first, desk, memory)
    best, best_move = -FAR, int(memory.moves[place, 0])
    old = alpha
    for number in range(min(count, INNER) if place else count):
        move = int(memory.moves[place, number])
        memory.states[place + 1] = memory.states[place]
        child = memory.states[place + 1]
        turn = int(s.turn)
        draft(child, move // NUM_COLORS, move % NUM_COLORS)
        # After the last draft the seat that holds the stone is to act: values are always those of this seat
        is_end = child.phase != DRAFT
        if is_end:
            value = _lead(memory, place + 1, width, desk) * (-1.0 if turn else 1.0)
        else:
            value = -search_two(memory, desk, place + 1, depth - 1, (-beta, -alpha), width)
        if is_out_of_time(desk.control):
            return best
        if value > best:
            best, best_move = value, move
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    memory.table[slot, KEY], memory.table[slot, DEPTH], memory.table[slot, MOVE] = key, depth, best_move
    memory.table[slot, BOUND] = UPPER if best <= old else (LOWER if best >= beta else EXACT)
    memory.table_values[slot] = best
    return best


# More seats


@kernel
def search_many(memory: Memory, desk: Desk, place: int, depth: int, width: int) -> int:
    """Let every seat choose what brings it most over the mean of the others; the values are left in `shares[place]`."""
    s = memory.states[place]
    players = int(s.players)
    if depth == 0 or s.phase != DRAFT:
        if s.phase == DRAFT:
            memory.states[MOST_DRAFTS + 1] = memory.states[place]
            s = memory.states[MOST_DRAFTS + 1]
            finish(s, desk, memory)
        for seat in range(players):
            memory.shares[place, seat] = seat_worth(s, seat, width, desk, memory)
        return -1
    desk.control[NODES] += 1
    count = list_drafts(s, place, -1, desk, memory)
    seat = int(s.turn) & 3
    best, best_move = -FAR, int(memory.moves[place, 0])
    for number in range(min(count, INNER) if place else count):
        move = int(memory.moves[place, number])
        memory.states[place + 1] = memory.states[place]
        draft(memory.states[place + 1], move // NUM_COLORS, move % NUM_COLORS)
        search_many(memory, desk, place + 1, depth - 1, width)
        if is_out_of_time(desk.control):
            return best_move
        value = ahead(memory.shares[place + 1], seat, players)
        if value > best:
            best, best_move = value, move
            memory.shares[place] = memory.shares[place + 1]
    return best_move


@kernel
def ahead(worth: NDArray[np.float64], seat: int, players: int) -> float:
    """Say how far a seat is ahead of the others, those in front counting double."""
    value = 0.0
    for other in range(players):
        lead = worth[seat] - worth[other]
        value += lead if lead > 0 else 2 * lead
    return value


# The door


@kernel
def search_first(states: Positions, desk: Desk, memory: Memory, rng: Generator, width: int) -> tuple[int, int]:
    """Search deeper and deeper; give the best draft and how many drafts were looked ahead in full.

    `shares[0]` holds what the expected end of the drafts is worth to each seat.
    """
    memory.plan_keys[:] = 0
    memory.table[:] = 0
    learn_worth(states, desk, memory, rng)
    memory.states[0] = states[0]
    s = memory.states[0]
    list_drafts(s, 0, -1, desk, memory)
    best = int(memory.moves[0, 0])
    done = 0
    for depth in range(1, MOST_DRAFTS):
        if is_out_of_time(desk.control):
            break
        if s.players == 2:  # noqa: PLR2004 - two seats are one sum
            search_two(memory, desk, 0, depth, (-FAR, FAR), width)
            slot = position_key(s) >> 15 & (TRANSPOSITIONS - 1)
            move = int(memory.table[slot, MOVE])
        else:
            move = search_many(memory, desk, 0, depth, width)
        if is_out_of_time(desk.control):
            break
        best, done = move, depth
        if depth >= size_left(s):
            break
    return best, done


@kernel
def size_left(s: Position) -> int:
    """Count the tiles still to be drafted: there are no more drafts than that."""
    total = 0
    for source in range(num_factories(s) + 1):
        total += size(int(s.sources[source]))
    return total


