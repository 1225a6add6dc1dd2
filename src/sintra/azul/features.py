"""Observations of Azul for learners, compiled: a position as bytes from one seat's point of view, and the mask.

The observing seat comes first, then the others in the order of play, so that a position with its seats rotated around the table
looks the same. The encoding is lossless: `read` decodes it. `layout` is the table of channels. (The features that our own bots
evaluate are in `sintra.bots.azul.evaluation.features`.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sintra._jit import BITS_WRITTEN, kernel, lowest_bit, write_bits
from sintra.azul.kernel import (
    ACTIONS_PER_SOURCE,
    DESTINATIONS,
    DRAFT,
    FLOOR_SLOTS,
    LANE,
    NUM_COLORS,
    OVER,
    SIDE,
    TILES_PER_COLOR,
    TILING,
    Position,
    Positions,
    first_column_action,
    lane,
    num_factories,
    open_columns,
)
from sintra.azul.setup import MARKER, PHASES, SeatSetup, Setup
from sintra.azul.tiles import COLORS
from sintra.channels import Channel, Layout

if TYPE_CHECKING:
    from sintra.azul.game import Azul
    from sintra.channels import Bytes

VERSION = 1  # of the encoding; see docs/environments.md
CELLS = SIDE * SIDE
FLOOR_KINDS = NUM_COLORS + 1  # five colors and the marker
PER_SEAT = 2 + CELLS + FLOOR_SLOTS * FLOOR_KINDS  # bytes between the scores and the walls
AHEAD = BITS_WRITTEN - CELLS  # bytes before a wall that writing it also clears
SPARE = BITS_WRITTEN - ACTIONS_PER_SOURCE  # bytes that writing the drafts from a source also clears
SPREAD = 0b111111  # the destinations of one color, in the pattern of one source


# The table of channels


def layout(game: Azul) -> Layout:
    """Return the channels of a game's observations."""
    players, sources = game.players, 2 * game.players + 2
    return Layout(
        VERSION,
        (
            Channel("sources", (sources, NUM_COLORS), ("source", "color"), TILES_PER_COLOR, "tiles; source 0 is the center"),
            Channel("marker", (1,), ("",), 1, "the start marker lies in the center"),
            Channel("bag", (NUM_COLORS,), ("color",), TILES_PER_COLOR, "tiles in the bag"),
            Channel("lid", (NUM_COLORS,), ("color",), TILES_PER_COLOR, "tiles in the lid"),
            Channel("phase", (len(PHASES),), ("phase",), 1, "one-hot: " + ", ".join(PHASES)),
            Channel("round", (2,), ("byte",), 255, "the round: the low byte, then the high one, 0 below 256"),
            Channel("turn", (players,), ("seat",), 1, "one-hot: the seat that acts; none when the game is over"),
            Channel("start", (players,), ("seat",), 1, "one-hot: the seat that holds the marker, or began the round"),
            Channel("score", (players, 2), ("seat", "byte"), 255, "the points: the low byte, then the high one, 0 below 256"),
            Channel("lines", (players, SIDE, NUM_COLORS), ("seat", "row", "color"), SIDE, "tiles on the pattern line"),
            Channel("floor", (players, FLOOR_SLOTS, FLOOR_KINDS), ("seat", "slot", "kind"), 1, "a color, or last the marker"),
            _wall(players, is_grey=game.options["wall"] == "grey"),
        ),
    )


def _wall(players: int, *, is_grey: bool) -> Channel:
    """Return the channel of the walls: the coloured wall implies the colors, the grey one encodes them."""
    if is_grey:
        shape, axes = (players, NUM_COLORS, SIDE, SIDE), ("seat", "color", "row", "column")
        return Channel("wall", shape, axes, 1, "a tile of the color lies there")
    return Channel("wall", (players, SIDE, SIDE), ("seat", "row", "column"), 1, "a tile lies there, of the printed color")


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
    out[at] = s.marker
    _write_pool(out, at + 1, int(s.bag))
    lid = at + 1 + NUM_COLORS
    _write_pool(out, lid, int(s.spent))
    at = lid + NUM_COLORS
    out[at + int(s.phase)] = 1
    out[at + 4] = int(s.round_number) & 0xFF
    out[at + 5] = int(s.round_number) >> 8
    at += 6
    if s.phase != OVER:
        out[at + _onward(int(s.turn), players - seat, players)] = 1
    out[at + players + _onward(int(s.start), players - seat, players)] = 1
    scores = at + 2 * players
    for place in range(players - 1, -1, -1):
        _write_wall(s, _onward(seat, place, players), place, scores + players * PER_SEAT, out)
    for place in range(players):
        _write_seat(s, _onward(seat, place, players), place, lid, scores, out)


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
def _write_seat(s: Position, seat: int, place: int, lid: int, scores: int, out: Bytes) -> None:
    """Encode the board of a seat; `place` is its offset from the observing seat."""
    players = int(s.players)
    out[scores + 2 * place] = int(s.score[seat]) & 0xFF
    out[scores + 2 * place + 1] = int(s.score[seat]) >> 8
    lines = scores + 2 * players + place * CELLS
    for row in range(SIDE):
        out[lines + row * NUM_COLORS + int(s.line_color[seat, row])] = row + 1 - int(s.room[seat, row])
    at = scores + 2 * players + players * CELLS + place * FLOOR_SLOTS * FLOOR_KINDS
    floor = int(s.floor[seat])
    while floor:
        kind = (floor & 0xF) - 1
        out[at + kind] = 1
        if kind < NUM_COLORS:
            out[lid + kind] -= 1  # the record counts the tiles on the floors as spent already
        at += FLOOR_KINDS
        floor >>= 4


@kernel
def _write_wall(s: Position, seat: int, place: int, walls: int, out: Bytes) -> None:
    """Encode the wall of a seat; the last seat goes first, because each write also clears the seven bytes before it."""
    if not s.grey:
        write_bits(out, walls + place * CELLS - AHEAD, int(s.wall[seat]) << AHEAD)
        return
    for color in range(NUM_COLORS - 1, -1, -1):
        write_bits(out, walls + (place * NUM_COLORS + color) * CELLS - AHEAD, int(s.tiles[seat, color]) << AHEAD)


@kernel
def mask(s: Position, out: Bytes) -> None:
    """Write 1 for every legal action and 0 for every other; out: [num_actions]."""
    if s.phase != DRAFT:
        _mask_columns(s, out)
        return
    last = num_factories(s)
    before = pattern = 0
    for source in range(last + 1):
        before, pattern = pattern, drafts_from(s, source)
        if source < last:  # two bytes more than a source has: the next one overwrites them
            write_bits(out, source * ACTIONS_PER_SOURCE, pattern)
    write_bits(out, last * ACTIONS_PER_SOURCE - SPARE, pattern << SPARE | before >> (ACTIONS_PER_SOURCE - SPARE))
    if s.grey:
        out[first_column_action(s) :] = 0


@kernel
def _mask_columns(s: Position, out: Bytes) -> None:
    """Write the mask of columns on the grey wall; all zero when nobody acts."""
    out[:] = 0
    if s.phase == TILING:
        columns = open_columns(s, int(s.turn), lowest_bit(int(s.complete[s.turn & 3])))
        for column in range(SIDE):
            out[first_column_action(s) + column] = columns >> column & 1


@kernel
def drafts_from(s: Position, source: int) -> int:
    """Return the legal drafts from a source as a set: bit color * 6 + destination."""
    holders = int(s.holders)
    open_lines = int(s.open_lines[s.turn & 3])
    pattern = 0
    for color in range(NUM_COLORS):
        held = lane(holders, color) >> source & 1
        pattern |= (lane(open_lines, color) & SPREAD) * held << DESTINATIONS * color
    return pattern


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


def read(game: Azul, observation: Bytes, seat: int = 0) -> Setup:
    """Decode an observation into a Setup; `seat` is the observing seat."""
    parts = layout(game).split(observation)
    players = game.players
    turn = parts["turn"].tolist()
    phase = PHASES[int(parts["phase"].argmax())]
    pools = [_pool(counts) for counts in parts["sources"]]
    boards = [_read_seat(game, parts, (number - seat) % players) for number in range(players)]
    return Setup(
        players=players,
        options=type(game.new().options).make(**game.options),
        round=_number(parts["round"]),
        phase=phase,
        turn=(turn.index(1) + seat) % players if 1 in turn else None,
        start=(int(parts["start"].argmax()) + seat) % players,
        marker_in_center=bool(parts["marker"][0]),
        bag=_pool(parts["bag"]),
        lid=_pool(parts["lid"]),
        center=pools[0],
        factories=tuple(pools[1:]),
        seats=tuple(boards),
    )


def _number(pair: Bytes) -> int:
    low, high = pair.tolist()
    return int(low) + 256 * int(high)


def _pool(counts: Any) -> dict[str, int]:
    return {color: int(number) for color, number in zip(COLORS, counts, strict=True) if number}


def _read_seat(game: Azul, parts: Any, place: int) -> SeatSetup:
    lines = [next(iter(_pool(row).items()), None) for row in parts["lines"][place]]
    floor = [(*COLORS, MARKER)[int(slot.argmax())] for slot in parts["floor"][place] if slot.any()]
    return SeatSetup(
        score=_number(parts["score"][place]),
        wall=tuple(tuple(_cell(game, parts["wall"][place], r, c) for c in range(SIDE)) for r in range(SIDE)),
        lines=tuple(lines),
        floor=tuple(floor),
    )


def _cell(game: Azul, wall: Any, row: int, column: int) -> str | None:
    if game.options["wall"] == "grey":
        held: list[int] = wall[:, row, column].tolist()
        return COLORS[held.index(1)] if 1 in held else None
    return COLORS[(column - row) % SIDE] if wall[row, column] else None
