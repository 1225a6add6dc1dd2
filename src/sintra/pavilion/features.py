"""Observations of Summer Pavilion for learners, compiled: a position as bytes from one seat's point of view, and the mask.

The observing seat comes first, then the others in the order of play, so that a position with its seats rotated around the table
looks the same. The encoding is lossless: `read` decodes it. `layout` is the table of channels. (The features that our own bots
evaluate are in `sintra.bots.pavilion.evaluation.features`.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sintra._jit import BITS_WRITTEN, kernel, lowest_bit, write_bits
from sintra.channels import Channel, Layout
from sintra.pavilion.actions import encode_placement, first_bonus, first_placement, pass_action
from sintra.pavilion.geometry import (
    COLORS,
    NUM_COLORS,
    NUM_SPACES,
    NUMBER,
    POINTS_OF_STAR,
    STAR,
    STAR_COLOR,
    TILES_PER_COLOR,
)
from sintra.pavilion.kernel import (
    BONUS,
    DISCARD,
    DRAFT,
    LANE,
    OVER,
    PLACE,
    ROUNDS,
    SUPPLY_SPACES,
    Position,
    Positions,
    discardable,
    joker_now,
    lane,
    may_stop,
    nonempty,
    num_factories,
)
from sintra.pavilion.setup import PHASES, SeatSetup, Setup
from sintra.pavilion.validation import MAX_BONUS_TILES

if TYPE_CHECKING:
    from sintra.channels import Bytes
    from sintra.pavilion.game import Pavilion

VERSION = 1  # of the encoding; see docs/environments.md
CENTER_STAR = POINTS_OF_STAR * NUM_COLORS


# The table of channels


def layout(game: Pavilion) -> Layout:
    """Return the channels of a game's observations."""
    players, sources = game.players, 2 * game.players + 2
    tiles, colors = TILES_PER_COLOR, (NUM_COLORS,)
    return Layout(
        VERSION,
        (
            Channel("sources", (sources, NUM_COLORS), ("source", "color"), tiles, "tiles; source 0 is the center"),
            Channel("stone", (1,), ("",), 1, "the start stone lies in the center"),
            Channel("bag", colors, ("color",), tiles, "tiles in the bag"),
            Channel("tower", colors, ("color",), tiles, "tiles in the tower"),
            Channel("supply", colors, ("color",), SUPPLY_SPACES, "tiles on the supply"),
            Channel("phase", (len(PHASES),), ("phase",), 1, "one-hot: " + ", ".join(PHASES)),
            Channel("round", (ROUNDS,), ("round",), 1, "one-hot: the round"),
            Channel("joker", colors, ("color",), 1, "one-hot: the joker of the round"),
            Channel("bonus", (1,), ("",), MAX_BONUS_TILES, "tiles still to be taken from the supply"),
            Channel("discard", colors, ("color",), 1, "one-hot while discarding: the lowest color that may still go"),
            Channel("turn", (players,), ("seat",), 1, "one-hot: the seat that acts; none when the game is over"),
            Channel("start", (players,), ("seat",), 1, "one-hot: the seat that holds the stone, or began the round"),
            Channel("score", (players, 2), ("seat", "byte"), 255, "the points: the low byte, then the high one, 0 below 256"),
            Channel("passed", (players,), ("seat",), 1, "has passed in this round"),
            Channel("hand", (players, NUM_COLORS), ("seat", "color"), tiles, "tiles in hand"),
            Channel("corners", (players, NUM_COLORS), ("seat", "color"), 4, "tiles kept in the corners"),
            *_boards(players, is_grey=game.options["side"] == "grey"),
        ),
    )


def _boards(players: int, *, is_grey: bool) -> tuple[Channel, ...]:
    """Return the channels of the boards: on the coloured side the outer stars imply the colors of their tiles."""
    if is_grey:
        shape = (players, NUM_COLORS, NUM_SPACES)
        return (Channel("board", shape, ("seat", "color", "space"), 1, "a tile of the color lies there"),)
    center = (players, NUM_COLORS, POINTS_OF_STAR)
    return (
        Channel("board", (players, NUM_SPACES), ("seat", "space"), 1, "a tile lies there; outer stars show its color"),
        Channel("center_star", center, ("seat", "color", "space"), 1, "a tile of the color lies there, on the center star"),
    )


# Encoding


@kernel
def observe(s: Position, seat: int, out: Bytes) -> None:
    """Encode the position from a seat's point of view; out: [size of the layout]."""
    out[:] = 0
    players = int(s.players)
    sources = num_factories(s) + 1
    for source in range(sources):
        _write_pool(out, source * NUM_COLORS, int(s.sources[source]))
    at = sources * NUM_COLORS
    out[at] = s.stone
    _write_pool(out, at + 1, int(s.bag))
    _write_pool(out, at + 7, int(s.tower))
    _write_pool(out, at + 13, int(s.supply))
    at += 19
    out[at + int(s.phase)] = 1
    out[at + 7 + int(s.round_number) - 1] = 1
    out[at + 13 + joker_now(s)] = 1
    out[at + 19] = s.bonus_due
    if s.phase == DISCARD:
        out[at + 20 + int(s.discard_from)] = 1
    at += 26
    if s.phase != OVER:
        out[at + _onward(int(s.turn), players - seat, players)] = 1
    out[at + players + _onward(int(s.start), players - seat, players)] = 1
    for place in range(players):
        _write_seat(s, _onward(seat, place, players), place, at + 2 * players, out)


@kernel
def _onward(seat: int, steps: int, players: int) -> int:
    """Return the seat some steps further around the table."""
    there = seat + steps
    return there - players if there >= players else there


@kernel
def _write_pool(out: Bytes, at: int, pool: int) -> None:
    for color in range(NUM_COLORS):
        out[at + color] = pool >> LANE * color & 0xFF


@kernel
def _write_seat(s: Position, seat: int, place: int, scores: int, out: Bytes) -> None:
    """Encode the board of a seat; `place` is its offset from the observing seat."""
    players = int(s.players)
    out[scores + 2 * place] = int(s.score[seat]) & 0xFF
    out[scores + 2 * place + 1] = int(s.score[seat]) >> 8
    at = scores + 2 * players
    out[at + place] = int(s.passed) >> seat & 1
    at += players
    _write_pool(out, at + place * NUM_COLORS, int(s.hand[seat]))
    at += players * NUM_COLORS
    _write_pool(out, at + place * NUM_COLORS, int(s.corners[seat]))
    at += players * NUM_COLORS
    if s.grey:
        for color in range(NUM_COLORS):
            _write_many_bits(out, at + (place * NUM_COLORS + color) * NUM_SPACES, int(s.tiles[seat, color]), NUM_SPACES)
        return
    _write_many_bits(out, at + place * NUM_SPACES, int(s.covered[seat]), NUM_SPACES)
    center = 0
    for color in range(NUM_COLORS):
        center |= (int(s.tiles[seat, color]) & STAR) << POINTS_OF_STAR * color
    _write_many_bits(out, at + players * NUM_SPACES + place * CENTER_STAR, center, CENTER_STAR)


@kernel
def _write_many_bits(out: Bytes, at: int, bits: int, number: int) -> None:
    """Write 32 to 64 bits as bytes, one each: the first 32, then the last 32."""
    write_bits(out, at, bits)
    write_bits(out, at + number - BITS_WRITTEN, bits >> (number - BITS_WRITTEN))


@kernel
def mask(s: Position, out: Bytes) -> None:
    """Write 1 for every legal action and 0 for every other; out: [num_actions]."""
    out[:] = 0
    bonus = first_bonus(int(s.players), int(s.grey))
    if s.phase == DRAFT:
        for source in range(num_factories(s) + 1):
            for color in range(NUM_COLORS):
                out[source * NUM_COLORS + color] = lane(int(s.takeable), color) >> source & 1
    elif s.phase == PLACE:
        _mask_placements(s, out)
    elif s.phase == BONUS:
        _write_pool(out, bonus, nonempty(int(s.supply)))
    elif s.phase == DISCARD:
        _write_pool(out, bonus + NUM_COLORS, discardable(s))
        out[pass_action(int(s.players), int(s.grey)) + 1] = int(may_stop(s))


@kernel
def _mask_placements(s: Position, out: Bytes) -> None:
    """Write the mask of placements, with every payment, and of the pass (P5, P6)."""
    seat = int(s.turn) & 3
    grey = int(s.grey)
    hand = int(s.hand[seat])
    joker = joker_now(s)
    first = first_placement(int(s.players))
    for color in range(NUM_COLORS):
        held = lane(hand, color)
        jokers = 0 if color == joker else lane(hand, joker)
        spaces = int(s.open_spaces[seat, color]) if held else 0
        while spaces:
            space = lowest_bit(spaces)
            spaces &= spaces - 1
            number = int(NUMBER[grey, space])
            at = first + encode_placement(grey, space, color, 0)
            for used in range(max(0, number - held), min(number - 1, jokers) + 1):
                out[at + used] = 1
    out[pass_action(int(s.players), grey)] = 1


# Entry points from Python: all act on the first position of an array


@kernel
def observe_first(states: Positions, seat: int, out: Bytes) -> None:
    """Encode the position from a seat's point of view."""
    observe(states[0], seat, out)


@kernel
def mask_first(states: Positions, out: Bytes) -> None:
    """Write 1 for every legal action."""
    mask(states[0], out)


@kernel
def look_first(states: Positions, seat: int, seen: Bytes, legal: Bytes) -> None:
    """Encode the position from a seat's point of view, and its mask: all zero if the seat does not act."""
    s = states[0]
    observe(s, seat, seen)
    if s.turn == seat:
        mask(s, legal)
    else:
        legal[:] = 0


# Decoding


def read(game: Pavilion, observation: Bytes, seat: int = 0) -> Setup:
    """Decode an observation into a Setup; `seat` is the observing seat."""
    parts = layout(game).split(observation)
    players = game.players
    turn: list[int] = parts["turn"].tolist()
    lowest: list[int] = parts["discard"].tolist()
    pools = [_pool(counts) for counts in parts["sources"]]
    return Setup(
        players=players,
        options=type(game.new().options).make(**game.options),
        round=int(parts["round"].argmax()) + 1,
        phase=PHASES[int(parts["phase"].argmax())],
        turn=(turn.index(1) + seat) % players if 1 in turn else None,
        start=(int(parts["start"].argmax()) + seat) % players,
        stone_in_center=bool(parts["stone"][0]),
        bonus_due=int(parts["bonus"][0]),
        discard_from=COLORS[lowest.index(1)] if 1 in lowest else None,
        bag=_pool(parts["bag"]),
        tower=_pool(parts["tower"]),
        supply=_pool(parts["supply"]),
        center=pools[0],
        factories=tuple(pools[1:]),
        seats=tuple(_read_seat(parts, (number - seat) % players) for number in range(players)),
    )


def _pool(counts: Any) -> dict[str, int]:
    return {color: int(number) for color, number in zip(COLORS, counts, strict=True) if number}


def _read_seat(parts: Any, place: int) -> SeatSetup:
    tiles = [_tile(parts, place, space) for space in range(NUM_SPACES)]
    low, high = parts["score"][place].tolist()
    return SeatSetup(
        score=int(low) + 256 * int(high),
        passed=bool(parts["passed"][place]),
        hand=_pool(parts["hand"][place]),
        corners=_pool(parts["corners"][place]),
        board=tuple(tuple(tiles[first : first + POINTS_OF_STAR]) for first in range(0, NUM_SPACES, POINTS_OF_STAR)),
    )


def _tile(parts: Any, place: int, space: int) -> str | None:
    """Return the color of the tile on a space."""
    is_by_color = "center_star" not in parts
    if not is_by_color and space >= POINTS_OF_STAR:
        return COLORS[int(STAR_COLOR[space // POINTS_OF_STAR])] if parts["board"][place][space] else None
    held: list[int] = parts["board" if is_by_color else "center_star"][place][:, space].tolist()
    return COLORS[held.index(1)] if 1 in held else None
