"""Random play of Summer Pavilion, compiled: for benchmarks, rollouts and tests.

A playout samples without listing: it counts the legal moves of each kind, picks an index, and decodes the move at that index.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel, lowest_bit, popcount
from sintra._random import advance, next_below, scale, scramble
from sintra.pavilion.actions import KIND_BONUS, KIND_DISCARD, KIND_DRAFT, KIND_PASS, KIND_PLACE, KIND_STOP, count_legal
from sintra.pavilion.geometry import MAX_NUMBER, NUM_COLORS, PAYABLE
from sintra.pavilion.kernel import (
    BONUS,
    CENTER,
    DEAL,
    DRAFT,
    HALF,
    LANE,
    LANE_MASK,
    LAST_LANE,
    ONES,
    OVER,
    PLACE,
    REFILL,
    TILES_PER_FACTORY,
    Position,
    Positions,
    affordable,
    begin,
    begin_round,
    discard,
    discardable,
    draft,
    joker_now,
    lane,
    may_stop,
    nonempty,
    num_factories,
    pass_round,
    place,
    refill,
    running_totals,
    size,
    stop,
    supply_gap,
    take_bonus,
    winners,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator

TOP_BITS = ONES << (LANE - 1)

PAIRS = 0x5555555555555555  # the lower bit of every two
NIBBLES = 0x3333333333333333  # the lower two bits of every four
HALF_BYTES = 0x0F0F0F0F0F0F0F0F  # the lower four bits of every eight
BYTES = 0x0101010101010101  # one in every byte
BYTE_TOPS = 0x0080808080808080  # of all bytes but the last: words are signed
LAST_BYTE = 1 << 62
WORD_63 = (1 << 63) - 1


def _bit_places() -> NDArray[np.int8]:
    """Tabulate the index of the n-th set bit of a byte."""
    table = np.zeros((256, 8), np.int8)
    for byte in range(256):
        for n, bit in enumerate(bit for bit in range(8) if byte >> bit & 1):
            table[byte, n] = bit
    return table


BIT_PLACE = _bit_places()


@kernel
def nth_bit(word: int, number: int) -> int:
    """Return the index of the n-th set bit, from 0, of a word of at most 60 bits that has more than n."""
    counts = word - (word >> 1 & PAIRS)
    counts = (counts & NIBBLES) + (counts >> 2 & NIBBLES)
    totals = ((counts + (counts >> 4) & HALF_BYTES) * BYTES) & WORD_63
    first = lowest_bit((totals + (127 - number) * BYTES) & BYTE_TOPS | LAST_BYTE) & ~7
    number -= totals << 8 >> first & 0xFF
    return first + int(BIT_PLACE[word >> first & 0xFF, number])


@kernel
def find_lane(totals: int, number: int) -> int:
    """Return the shift of the first lane whose running total exceeds a number."""
    return lowest_bit((totals + (HALF - number) * ONES) & TOP_BITS) - (LANE - 1)


@kernel
def draw(s: Position, rng: Generator) -> None:
    """Deal or refill at random: uniformly, without replacement (P3.2, P8.1, P8.2, P10.3, P10.4)."""
    totals = running_totals(int(s.bag))
    left = totals >> LAST_LANE
    has_poured = False
    counter = int(rng[0])
    wanted = supply_gap(s)
    drawn = 0
    for source in range(num_factories(s) + 1 if s.phase == DEAL else 1):
        pool = 0
        for _ in range(wanted):
            if left == 0 and not has_poured:
                has_poured = True
                totals = running_totals(int(s.tower))
                left = totals >> LAST_LANE
            if left == 0:
                break
            counter = advance(counter)
            shift = find_lane(totals, scale(scramble(counter), left))
            totals -= ONES << shift
            left -= 1
            pool += 1 << shift
        if source == CENTER:
            drawn = pool
            wanted = TILES_PER_FACTORY
        else:
            s.sources[source] = pool
    rng[0] = counter
    if s.phase == DEAL:
        begin_round(s, drawn)
    else:
        refill(s, drawn)


@kernel
def random_move(s: Position, rng: Generator) -> int:
    """Apply a legal action, each equally likely; return its kind."""
    if s.phase == DRAFT:
        takeable = int(s.takeable)
        bit = nth_bit(takeable, next_below(rng, popcount(takeable)))
        draft(s, bit % LANE, bit // LANE)
        return KIND_DRAFT
    if s.phase == PLACE:
        return _random_placement(s, rng)
    if s.phase == BONUS:
        colors = running_totals(nonempty(int(s.supply)))
        take_bonus(s, find_lane(colors, next_below(rng, colors >> LAST_LANE)) // LANE)
        return KIND_BONUS
    return _random_discard(s, rng)


@kernel
def _random_placement(s: Position, rng: Generator) -> int:
    """Choose first how many jokers to use, then the color, then the space; or pass."""
    seat = int(s.turn) & 3
    joker = joker_now(s)
    hand = int(s.hand[seat])
    others = hand & ~(LANE_MASK << LANE * joker)
    jokers = min(lane(hand, joker), MAX_NUMBER - 1)
    without_jokers = running_totals(placements_by_color(s, seat, hand, 0))
    total = without_jokers >> LAST_LANE
    for used in range(1, jokers + 1):
        total += size(placements_by_color(s, seat, others, used))
    number = next_below(rng, total + 1)
    if number == total:
        pass_round(s)
        return KIND_PASS
    totals = without_jokers
    used = 0
    while number >= totals >> LAST_LANE:
        number -= totals >> LAST_LANE
        used += 1
        totals = running_totals(placements_by_color(s, seat, others, used))
    shift = find_lane(totals, number)
    number -= (totals << LANE) >> shift & LANE_MASK
    color = shift // LANE
    place(s, nth_bit(affordable(s, seat, color, used), number), color, used)
    return KIND_PLACE


@kernel
def placements_by_color(s: Position, seat: int, hand: int, jokers: int) -> int:
    """Count the spaces that each color of a hand can cover with `jokers` jokers, in its lane."""
    counts = 0
    for color in range(NUM_COLORS):
        spaces = int(s.open_spaces[seat, color]) & int(PAYABLE[s.grey, lane(hand, color), jokers])
        counts += popcount(spaces) << LANE * color
    return counts


@kernel
def _random_discard(s: Position, rng: Generator) -> int:
    colors = running_totals(discardable(s))
    count = colors >> LAST_LANE
    number = next_below(rng, count + int(may_stop(s)))
    if number == count:
        stop(s)
        return KIND_STOP
    discard(s, find_lane(colors, number) // LANE)
    return KIND_DISCARD


@kernel
def play_out(s: Position, rng: Generator) -> int:
    """Play a game to its end at random; return the number of moves."""
    moves = 0
    while s.phase != OVER:
        if s.phase in (DEAL, REFILL):
            draw(s, rng)
        else:
            random_move(s, rng)
            moves += 1
    return moves


# Entry points from Python


@kernel
def draw_first(states: Positions, rng: Generator) -> None:
    """Deal or refill at random."""
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
        begin(s, layout.players, layout.start, layout.grey, layout.joker_order)
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
        begin(s, layout.players, layout.start, layout.grey, layout.joker_order)
        while s.phase != OVER:
            if s.phase in (DEAL, REFILL):
                draw(s, rng)
            else:
                legal = count_legal(s)
                kind = random_move(s, rng)
                by_kind[0, kind] += 1
                by_kind[1, kind] += legal
        totals[0] += s.round_number
        totals[1] += popcount(winners(s)) > 1
        for seat in range(s.players):
            totals[2 + seat] += s.score[seat]
