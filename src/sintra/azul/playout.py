"""Random play of Azul, compiled: for benchmarks, rollouts and tests.

A playout samples without listing: it counts the legal drafts of each color, picks an index, and decodes the draft there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel, lowest_bit, popcount
from sintra._random import advance, lower_half, next_below, scale, scramble
from sintra.azul.kernel import (
    DEAL,
    LANE,
    LANE_MASK,
    LAST_LANE,
    MAX_SOURCES,
    ONES,
    OVER,
    TILES_PER_FACTORY,
    TILING,
    Position,
    Positions,
    begin,
    begin_drafting,
    choose_column,
    count_legal,
    draft,
    drafts_by_color,
    num_factories,
    open_columns,
    running_totals,
    winners,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator

KINDS = ("draft", "column")  # what is decided in the phases of drafting and tiling
TOP_BITS = ONES << (LANE - 1)
HALF = 0x7FF
RECIPROCAL = np.array([0, *(65536 // n + 1 for n in range(1, 8))], np.int64)  # k * RECIPROCAL[n] >> 16 is k // n


def _bit_places() -> NDArray[np.int8]:
    """Tabulate the index of the n-th set bit of a word."""
    table = np.zeros((1 << MAX_SOURCES, MAX_SOURCES), np.int8)
    for word in range(1 << MAX_SOURCES):
        for n, place in enumerate(place for place in range(MAX_SOURCES) if word >> place & 1):
            table[word, n] = place
    return table


BIT_PLACE = _bit_places()


@kernel
def find_lane(totals: int, number: int) -> int:
    """Return the shift of the first lane whose running total exceeds a number."""
    return lowest_bit((totals + (HALF - number) * ONES) & TOP_BITS) - (LANE - 1)


@kernel
def draw(s: Position, rng: Generator) -> None:
    """Deal at random: uniformly, without replacement (A1.6, A5.2, A5.3)."""
    totals = running_totals(int(s.bag))
    left = totals >> LAST_LANE
    has_poured = False
    counter = int(rng[0])
    bits = scramble(counter)
    for factory in range(1, num_factories(s) + 1):
        pool = 0
        for tile in range(TILES_PER_FACTORY):
            if left == 0 and not has_poured:
                has_poured = True
                totals = running_totals(int(s.spent))
                left = totals >> LAST_LANE
            if left == 0:
                break
            if tile % 2 == 0:
                counter = advance(counter)
                bits = scramble(counter)
            else:
                bits = lower_half(bits)
            shift = find_lane(totals, scale(bits, left))
            totals -= ONES << shift
            left -= 1
            pool += 1 << shift
        s.sources[factory] = pool
    rng[0] = counter
    begin_drafting(s)


@kernel
def random_move(s: Position, rng: Generator) -> None:
    """Apply a legal action, each equally likely."""
    if s.phase == TILING:
        columns = open_columns(s, int(s.turn), lowest_bit(int(s.complete[s.turn & 3])))
        choose_column(s, int(BIT_PLACE[columns, next_below(rng, popcount(columns))]))
        return
    totals = running_totals(drafts_by_color(s))
    number = next_below(rng, totals >> LAST_LANE)
    shift = find_lane(totals, number)
    number -= (totals << LANE) >> shift & LANE_MASK
    sources = int(s.holders) >> shift & LANE_MASK
    lines = int(s.open_lines[s.turn & 3]) >> shift & LANE_MASK
    num_lines = popcount(lines)
    nth_source = number * int(RECIPROCAL[num_lines]) >> 16
    nth_line = number - nth_source * num_lines
    draft(s, int(BIT_PLACE[sources, nth_source]), shift // LANE, int(BIT_PLACE[lines, nth_line]))


@kernel
def play_out(s: Position, rng: Generator) -> int:
    """Play a game to its end at random; return the number of moves."""
    moves = 0
    while s.phase != OVER:
        if s.phase == DEAL:
            draw(s, rng)
        random_move(s, rng)
        moves += 1
    return moves


# Entry points from Python


@kernel
def draw_first(states: Positions, rng: Generator) -> None:
    """Deal at random."""
    draw(states[0], rng)


@kernel
def random_move_first(states: Positions, rng: Generator) -> None:
    """Apply a legal action, each equally likely."""
    random_move(states[0], rng)


@kernel
def play_games(states: Positions, rng: Generator, games: int) -> int:
    """Play games from the template in states[0], with states[1] as scratch; return the number of moves."""
    layout = states[0]
    s = states[1]
    moves = 0
    for _ in range(games):
        begin(s, layout.players, layout.start, layout.grey, layout.column_bonus, layout.max_rounds)
        moves += play_out(s, rng)
    return moves


@kernel
def survey_games(states: Positions, rng: Generator, games: int, by_kind: NDArray[np.int64], totals: NDArray[np.int64]) -> None:
    """Play games and accumulate statistics of random play.

    by_kind: [2, kinds]; the number of moves of each kind, and of legal moves at the decisions where it was played.
    totals: [2 + seats]; rounds, shared victories, points of each seat.
    """
    layout = states[0]
    s = states[1]
    for _ in range(games):
        begin(s, layout.players, layout.start, layout.grey, layout.column_bonus, layout.max_rounds)
        while s.phase != OVER:
            if s.phase == DEAL:
                draw(s, rng)
            kind = int(s.phase == TILING)
            by_kind[0, kind] += 1
            by_kind[1, kind] += count_legal(s)
            random_move(s, rng)
        totals[0] += s.round_number
        totals[1] += popcount(winners(s)) > 1
        for seat in range(s.players):
            totals[2 + seat] += s.score[seat]
