"""The playout (rollout) policy for Summer Pavilion, compiled: heuristic move values, play by them, an estimate of final scores.

Good enough for meaningful playouts, cheap enough for many thousands a second. No lookahead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel, lowest_bit, popcount
from sintra._random import next_below
from sintra.pavilion.actions import (
    KIND_BONUS,
    KIND_DISCARD,
    KIND_DRAFT,
    KIND_PASS,
    KIND_PLACE,
    decode,
)
from sintra.pavilion.geometry import (
    FEATURE_SPACES,
    FEATURE_TILES,
    GROUP_POINTS,
    MAX_NUMBER,
    NUM_COLORS,
    NUM_STARS,
    NUMBER,
    PAYABLE,
    POINTS_OF_STAR,
    STAR,
    WITH_NUMBER,
)
from sintra.pavilion.kernel import (
    BONUS,
    CENTER,
    CORNERS,
    DRAFT,
    LANE,
    LANE_MASK,
    MAX_NUMBER_WITH_POINTS,
    MIXED_STAR_POINTS,
    ROUNDS,
    STAR_POINTS,
    Position,
    discard,
    discardable,
    draft,
    joker_now,
    lane,
    may_stop,
    nonempty,
    pass_round,
    place,
    size,
    stop,
    take_bonus,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator

    Worths = NDArray[np.float64]  # [colors]: what one more tile of a color is worth to a seat

STEPS = 1024  # resolution of the noise

# All values are in points, tuned by self-play on both sides of the board together
TILE_WORTH = np.array([0.0, 2.8, 2.4, 0.5, 1.0, 0.5, 0.6])  # of a tile kept for later, by round
HOPE = np.array([0.0, 0.7, 0.75, 0.8, 0.8, 0.7, 0.35])  # by round: the discount on progress towards the bonuses at the end
ESTIMATED_TILE = np.array([0.0, 1.3, 1.3, 1.2, 1.1, 0.9, 0.6])  # of a tile kept for the next round, for `estimate_score`
ESTIMATED_HOPE = np.array([0.0, 0.7, 0.75, 0.8, 0.8, 0.7, 0.35])  # HOPE for `estimate_score`
STAR_STEP = np.array([0.0, 0.02, 0.05, 0.09, 0.1, 0.3, 0.47])  # of a star's bonus, by its tiles
JOKER_WORTH = 0.76  # of a joker over another tile
STONE_WORTH = 3.2  # of beginning the next round
BONUS_WORTH = 1.2  # of a bonus tile
FEATURE_STEP = 0.23  # of a feature's bonus tiles, for each space of progress
NUMBER_DONE = 0.37  # of a number's bonus for the space that completes it
NUMBER_STEP = 0.19  # of a number's bonus for the others
SURPLUS = 0.95  # discount on a tile that cannot be kept
LOSS = 0.2  # the cost of a tile that is discarded
LAST_PASS = 7.8  # the cost of passing with tiles in the last round
STAR_USE = 0.1  # premium on a tile for each tile of a star that it continues
HELD_USE = 0.06  # the same, for each tile of the color in hand
NEXT_JOKER = 0.2  # premium on a tile of the next round's joker color
CLOSED_USE = 0.07  # the value of a tile that fits nowhere
MANY = 0.13  # premium on equal tiles in a draft, times their number squared


@kernel
def space_worth(s: Position, seat: int, space: int, color: int) -> float:
    """Return the value of covering a space with a color: points, bonus tiles, progress towards the bonuses at the end."""
    covered = int(s.covered[seat]) | 1 << space
    round_number = int(s.round_number)
    direction = space % POINTS_OF_STAR
    ring = covered >> (space - direction) & STAR
    value = float(GROUP_POINTS[ring, direction])
    hope = float(HOPE[round_number])
    for place_ in range(2):
        spaces = int(FEATURE_SPACES[space, place_])
        missing = popcount(spaces & ~covered)
        tiles = float(FEATURE_TILES[space, place_])
        value += tiles * (BONUS_WORTH if missing == 0 else hope * FEATURE_STEP / missing)
    stars = STAR << (space - direction)
    own = popcount(int(s.tiles[seat, color]) & stars) + 1
    held = popcount(ring)
    bonus = float(STAR_POINTS[color]) if own == held and (held > 1 or space >= POINTS_OF_STAR) else float(MIXED_STAR_POINTS)
    value += bonus * (1.0 if held == POINTS_OF_STAR else hope) * float(STAR_STEP[held])
    number = int(NUMBER[s.grey, space])
    if number <= MAX_NUMBER_WITH_POINTS:
        spaces = int(WITH_NUMBER[s.grey, number])
        missing = popcount(spaces & ~covered)
        value += 4.0 * number * (NUMBER_DONE if missing == 0 else hope * NUMBER_STEP / missing)
    return value


@kernel
def placement_worth(s: Position, seat: int, space: int, color: int, jokers: int) -> float:
    """Return the value of a placement, less its price."""
    round_number = int(s.round_number)
    number = int(NUMBER[s.grey, space])
    tile = float(TILE_WORTH[round_number])
    surplus = max(0, min(number, size(int(s.hand[seat])) - CORNERS))  # tiles that cannot be kept cost nothing
    price = tile * (number - SURPLUS * surplus) + JOKER_WORTH * jokers
    return space_worth(s, seat, space, color) - price


@kernel
def pass_worth(s: Position, seat: int) -> float:
    """Return the value of passing: a cost for every tile that cannot be kept."""
    return -LOSS * max(0, size(int(s.hand[seat])) - CORNERS) - (LAST_PASS if s.round_number == ROUNDS else 0.0)


@kernel
def weigh_colors(s: Position, seat: int, worths: Worths) -> None:
    """Compute the value of one more tile of each color: highest where it continues a star, or tiles in the hand."""
    joker = joker_now(s)
    following = int(s.joker_order[min(int(s.round_number), ROUNDS - 1)])
    for color in range(NUM_COLORS):
        spaces = int(s.open_spaces[seat, color])
        held = lane(int(s.hand[seat]), color)
        best = 0
        for star in range(NUM_STARS):
            if spaces >> POINTS_OF_STAR * star & STAR:
                best = max(best, popcount(int(s.tiles[seat, color]) >> POINTS_OF_STAR * star & STAR))
        value = 1.0 + STAR_USE * best if spaces else CLOSED_USE
        value += HELD_USE * min(held, MAX_NUMBER)
        if color == joker:
            value += JOKER_WORTH
        elif color == following:
            value += NEXT_JOKER
        worths[color] = value


@kernel
def draft_worth(s: Position, source: int, color: int, worths: Worths) -> float:
    """Return the heuristic value of a draft; call `weigh_colors` first."""
    joker = joker_now(s)
    pool = int(s.sources[source])
    number = lane(pool, color) if color != joker else 0
    jokers = 1 if lane(pool, joker) else 0
    value = number * float(worths[color]) + jokers * float(worths[joker])
    value += MANY * number * number
    if source == CENTER and s.stone:
        value += STONE_WORTH - number - jokers
    return value


@kernel
def light_move(s: Position, rng: Generator, worths: Worths, noise: float) -> None:
    """Apply the action with the highest heuristic value plus uniform noise from 0 to `noise` points."""
    seat = int(s.turn) & 3
    if s.phase == DRAFT:
        light_draft(s, seat, rng, worths, noise)
    elif s.phase == BONUS:
        weigh_colors(s, seat, worths)
        take_bonus(s, best_color(nonempty(int(s.supply)), rng, worths, noise, 1.0))
    elif s.passed >> seat & 1:
        if may_stop(s):
            stop(s)
        else:
            weigh_colors(s, seat, worths)
            discard(s, best_color(discardable(s), rng, worths, noise, -1.0))
    else:
        light_placement(s, seat, rng, noise)


@kernel
def best_color(colors: int, rng: Generator, worths: Worths, noise: float, sign: float) -> int:
    """Return the color with the highest value, or with sign -1 the lowest, among those with a 1 in their lane."""
    best = -1e9
    chosen = 0
    for color in range(NUM_COLORS):
        if lane(colors, color):
            value = sign * worths[color] + 0.3 * noise * next_below(rng, STEPS) / STEPS
            if value > best:
                best = value
                chosen = color
    return chosen


@kernel
def light_draft(s: Position, seat: int, rng: Generator, worths: Worths, noise: float) -> None:
    """Apply the draft with the highest heuristic value plus noise."""
    weigh_colors(s, seat, worths)
    takeable = int(s.takeable)
    best = -1e9
    chosen = 0
    while takeable:
        bit = lowest_bit(takeable)
        takeable &= takeable - 1
        value = draft_worth(s, bit % LANE, bit // LANE, worths) + noise * next_below(rng, STEPS) / STEPS
        if value > best:
            best = value
            chosen = bit
    draft(s, chosen % LANE, chosen // LANE)


@kernel
def light_placement(s: Position, seat: int, rng: Generator, noise: float) -> None:
    """Apply the best placement with as few jokers as possible, or pass if that has a higher value."""
    hand = int(s.hand[seat])
    joker = joker_now(s)
    jokers = lane(hand, joker)
    best = pass_worth(s, seat)
    chosen = -1
    chosen_color = 0
    for color in range(NUM_COLORS):
        held = lane(hand, color)
        if held == 0:
            continue
        spare = 0 if color == joker else jokers
        spaces = int(s.open_spaces[seat, color]) & payable(int(s.grey), held, spare)
        while spaces:
            space = lowest_bit(spaces)
            spaces &= spaces - 1
            used = max(0, int(NUMBER[s.grey, space]) - held)
            value = placement_worth(s, seat, space, color, used) + noise * next_below(rng, STEPS) / STEPS
            if value > best:
                best = value
                chosen = space
                chosen_color = color
    if chosen < 0:
        pass_round(s)
    else:
        used = max(0, int(NUMBER[s.grey, chosen]) - lane(hand, chosen_color))
        place(s, chosen, chosen_color, used)


@kernel
def payable(grey: int, held: int, jokers: int) -> int:
    """Return the spaces that at least one tile of a color and some jokers can pay for."""
    spaces = int(PAYABLE[grey, held, 0])
    if jokers:
        most = min(jokers, MAX_NUMBER - 1)
        for used in range(1, most + 1):
            spaces |= int(PAYABLE[grey, held, used])
    return spaces


@kernel
def weigh_actions(s: Position, actions: NDArray[np.int32], count: int, worths: Worths, out: NDArray[np.float64]) -> None:
    """Write the heuristic value of each legal action, in points."""
    seat = int(s.turn) & 3
    weigh_colors(s, seat, worths)
    for number in range(count):
        kind, where, color, jokers = decode(int(s.players), int(s.grey), int(actions[number]))
        if kind == KIND_DRAFT:
            out[number] = draft_worth(s, where, color, worths)
        elif kind == KIND_PLACE:
            needless = jokers - max(0, int(NUMBER[s.grey, where]) - lane(int(s.hand[seat]), color))
            out[number] = placement_worth(s, seat, where, color, jokers) - needless
        elif kind == KIND_PASS:
            out[number] = pass_worth(s, seat)
        elif kind == KIND_BONUS:
            out[number] = worths[color]
        elif kind == KIND_DISCARD:
            out[number] = -1.0 - worths[color]
        else:
            out[number] = 0.0


@kernel
def estimate_score(s: Position, seat: int) -> float:
    """Estimate a seat's final score from a position between two rounds: its points, and progress towards bonuses."""
    round_number = int(s.round_number)
    hope = float(ESTIMATED_HOPE[round_number])
    covered = int(s.covered[seat])
    value = float(s.score[seat])
    for star in range(NUM_STARS):
        ring = covered >> POINTS_OF_STAR * star & STAR
        held = popcount(ring)
        bonus = float(MIXED_STAR_POINTS)
        for color in range(NUM_COLORS):
            if held and int(s.tiles[seat, color]) >> POINTS_OF_STAR * star & STAR == ring and (held > 1 or star > 0):
                bonus = float(STAR_POINTS[color])
        value += bonus * (1.0 if held == POINTS_OF_STAR else hope * held * held / 36)
        value += 0.15 * held * (MAX_NUMBER - held)
    for number in range(1, MAX_NUMBER_WITH_POINTS + 1):
        spaces = int(WITH_NUMBER[s.grey, number])
        share = popcount(spaces & covered) / popcount(spaces)
        value += 4.0 * number * (1.0 if share == 1.0 else hope * share * share * share)
    joker = joker_now(s)
    hand = int(s.hand[seat])
    value += float(ESTIMATED_TILE[round_number]) * size(hand) + JOKER_WORTH * (hand >> LANE * joker & LANE_MASK)
    return value + (STONE_WORTH if s.start == seat else 0.0)
