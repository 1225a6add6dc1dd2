"""The actions of Summer Pavilion, compiled: how moves are encoded as integers, which are legal, and how one is applied.

Actions in ascending order; each row starts where the one before ends:

    draft                         source * 6 + color; source 0 is the center, there are 2 * players + 2
    place, coloured, outer star   (space - 6) * 6 + jokers; the star gives the color
    place, coloured, center star  (space * 6 + color) * 6 + jokers
    place, grey                   (space * 6 + color) * 6 + jokers; instead of the two lines above
    bonus                         color
    discard                       color
    pass
    stop
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel, lowest_bit, popcount
from sintra.pavilion.geometry import BOARD, MAX_NUMBER, NUM_COLORS, NUM_SPACES, NUMBER, POINTS_OF_STAR, STAR, STAR_COLOR
from sintra.pavilion.kernel import (
    BONUS,
    DISCARD,
    DRAFT,
    PLACE,
    Position,
    Positions,
    affordable,
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
    stop,
    take_bonus,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

KINDS = ("draft", "place", "pass", "bonus", "discard", "stop")
KIND_DRAFT, KIND_PLACE, KIND_PASS, KIND_BONUS, KIND_DISCARD, KIND_STOP = range(6)

PAYMENTS = MAX_NUMBER  # a price has 0 to 5 jokers
OUTER_PLACEMENTS = (NUM_SPACES - POINTS_OF_STAR) * PAYMENTS
CENTER_PLACEMENTS = POINTS_OF_STAR * NUM_COLORS * PAYMENTS
GREY_PLACEMENTS = NUM_SPACES * NUM_COLORS * PAYMENTS
MAX_LEGAL = 768  # more than all payments on an empty grey board and a pass: 5 * (6 * 21 + 6 * 3) + 42 + 1


# Numbers


@kernel
def first_placement(players: int) -> int:
    """Return the lowest placement; drafts come before it."""
    return (2 * players + 2) * NUM_COLORS


@kernel
def first_bonus(players: int, grey: int) -> int:
    """Return the bonus tile of the first color; then come the discards, the pass and the stop."""
    return first_placement(players) + (GREY_PLACEMENTS if grey else OUTER_PLACEMENTS + CENTER_PLACEMENTS)


@kernel
def pass_action(players: int, grey: int) -> int:
    """Return the pass; the stop comes after it."""
    return first_bonus(players, grey) + 2 * NUM_COLORS


@kernel
def num_actions(players: int, grey: int) -> int:
    """Count the actions of a game."""
    return pass_action(players, grey) + 2


@kernel
def encode_placement(grey: int, space: int, color: int, jokers: int) -> int:
    """Encode a placement, counted from 0."""
    if grey:
        return (space * NUM_COLORS + color) * PAYMENTS + jokers
    if space >= POINTS_OF_STAR:
        return (space - POINTS_OF_STAR) * PAYMENTS + jokers
    return OUTER_PLACEMENTS + (space * NUM_COLORS + color) * PAYMENTS + jokers


@kernel
def decode_placement(grey: int, number: int) -> tuple[int, int, int]:
    """Decode a placement into space, color and jokers."""
    jokers = number % PAYMENTS
    if not grey:
        if number < OUTER_PLACEMENTS:
            space = number // PAYMENTS + POINTS_OF_STAR
            return space, int(STAR_COLOR[space // POINTS_OF_STAR]), jokers
        number -= OUTER_PLACEMENTS
    return number // (NUM_COLORS * PAYMENTS), number // PAYMENTS % NUM_COLORS, jokers


@kernel
def encode(players: int, grey: int, move: tuple[int, int, int, int]) -> int:
    """Encode a move as an action: kind, source or space, color and jokers, 0 where it has none."""
    kind, where, color, jokers = move
    if kind == KIND_DRAFT:
        return where * NUM_COLORS + color
    if kind == KIND_PLACE:
        return first_placement(players) + encode_placement(grey, where, color, jokers)
    if kind == KIND_BONUS:
        return first_bonus(players, grey) + color
    if kind == KIND_DISCARD:
        return first_bonus(players, grey) + NUM_COLORS + color
    return pass_action(players, grey) + int(kind == KIND_STOP)


@kernel
def decode(players: int, grey: int, action: int) -> tuple[int, int, int, int]:
    """Decode an action into kind, source or space, color and jokers, 0 where it has none."""
    if action < first_placement(players):
        return KIND_DRAFT, action // NUM_COLORS, action % NUM_COLORS, 0
    rest = action - first_bonus(players, grey)
    if rest < 0:
        space, color, jokers = decode_placement(grey, action - first_placement(players))
        return KIND_PLACE, space, color, jokers
    if rest < NUM_COLORS:
        return KIND_BONUS, 0, rest, 0
    if rest < 2 * NUM_COLORS:
        return KIND_DISCARD, 0, rest - NUM_COLORS, 0
    return (KIND_PASS if rest == 2 * NUM_COLORS else KIND_STOP), 0, 0, 0


@kernel
def apply(s: Position, action: int) -> None:
    """Apply a legal action."""
    players = int(s.players)
    grey = int(s.grey)
    if s.phase == DRAFT:
        draft(s, action // NUM_COLORS, action % NUM_COLORS)
    elif s.phase == BONUS:
        take_bonus(s, action - first_bonus(players, grey))
    elif action < first_bonus(players, grey):
        space, color, jokers = decode_placement(grey, action - first_placement(players))
        place(s, space, color, jokers)
    elif action < pass_action(players, grey):
        discard(s, action - first_bonus(players, grey) - NUM_COLORS)
    elif action == pass_action(players, grey):
        pass_round(s)
    else:
        stop(s)


# Legal actions


@kernel
def legal_actions(s: Position, out: NDArray[np.int32]) -> int:
    """Write the legal actions in ascending order and return how many there are."""
    if s.phase == DRAFT:
        return _legal_drafts(s, out)
    if s.phase == PLACE:
        return _legal_placements(s, out)
    first = first_bonus(int(s.players), int(s.grey))
    if s.phase == BONUS:
        return _legal_colors(nonempty(int(s.supply)), out, first)
    if s.phase == DISCARD:
        count = _legal_colors(discardable(s), out, first + NUM_COLORS)
        out[count] = pass_action(int(s.players), int(s.grey)) + 1
        return count + int(may_stop(s))
    return 0


@kernel
def _legal_drafts(s: Position, out: NDArray[np.int32]) -> int:
    count = 0
    for source in range(num_factories(s) + 1):
        for color in range(NUM_COLORS):
            if lane(int(s.takeable), color) >> source & 1:
                out[count] = source * NUM_COLORS + color
                count += 1
    return count


@kernel
def _legal_colors(lanes: int, out: NDArray[np.int32], first: int) -> int:
    count = 0
    for color in range(NUM_COLORS):
        if lane(lanes, color):
            out[count] = first + color
            count += 1
    return count


@kernel
def _legal_placements(s: Position, out: NDArray[np.int32]) -> int:
    """List the placements by space, color and jokers; on the coloured side the center star comes last; then the pass."""
    seat = int(s.turn) & 3
    free = BOARD & ~int(s.covered[seat])
    count = 0
    spaces = 0 if s.grey else free & ~STAR
    while spaces:
        space = lowest_bit(spaces)
        count = _payments(s, out, count, space, int(STAR_COLOR[space // POINTS_OF_STAR]))
        spaces &= spaces - 1
    spaces = free if s.grey else free & STAR
    while spaces:
        space = lowest_bit(spaces)
        for color in range(NUM_COLORS):
            if int(s.open_spaces[seat, color]) >> space & 1:
                count = _payments(s, out, count, space, color)
        spaces &= spaces - 1
    out[count] = pass_action(int(s.players), int(s.grey))
    return count + 1


@kernel
def _payments(s: Position, out: NDArray[np.int32], count: int, space: int, color: int) -> int:
    """List the ways to pay for an empty space that takes a color, from fewest to most jokers (P6.1 to P6.3)."""
    hand = int(s.hand[s.turn & 3])
    grey = int(s.grey)
    number = int(NUMBER[grey, space])
    held = lane(hand, color)
    jokers = 0 if color == joker_now(s) else lane(hand, joker_now(s))
    first = first_placement(int(s.players)) + encode_placement(grey, space, color, 0)
    for used in range(max(0, number - held), min(number - 1, jokers) + 1):
        out[count] = first + used
        count += 1
    return count


@kernel
def count_legal(s: Position) -> int:
    """Count the legal actions without listing them."""
    if s.phase == DRAFT:
        return popcount(int(s.takeable))
    if s.phase == PLACE:
        return _count_placements(s) + 1
    if s.phase == BONUS:
        return popcount(nonempty(int(s.supply)))
    if s.phase == DISCARD:
        return popcount(discardable(s)) + int(may_stop(s))
    return 0


@kernel
def _count_placements(s: Position) -> int:
    seat = int(s.turn) & 3
    joker = joker_now(s)
    jokers = min(lane(int(s.hand[seat]), joker), PAYMENTS - 1)
    count = popcount(affordable(s, seat, joker, 0))
    for color in range(NUM_COLORS):
        if color != joker:
            for used in range(jokers + 1):
                count += popcount(affordable(s, seat, color, used))
    return count


# Entry points from Python: all act on the first position of an array


@kernel
def apply_first(states: Positions, action: int) -> None:
    """Apply a legal action."""
    apply(states[0], action)


@kernel
def legal_actions_first(states: Positions, out: NDArray[np.int32]) -> int:
    """Write the legal actions; return how many there are."""
    return legal_actions(states[0], out)
