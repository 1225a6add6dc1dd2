"""Move ordering for Azul, compiled: hash move, killer moves, history heuristic. Alpha-beta lives on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel, lowest_bit
from sintra.azul.kernel import (
    ACTIONS_PER_SOURCE,
    CENTER,
    DESTINATIONS,
    FLOOR,
    LANE,
    LANE_MASK,
    NUM_COLORS,
    TILES_PER_FACTORY,
    Position,
    draft,
    lane,
    num_factories,
)
from sintra.bots.azul.evaluation.memory import MAX_IN_CENTER

if TYPE_CHECKING:
    from sintra.bots.azul.evaluation.memory import Memory

FOUND_BEFORE = 1 << 28
KILLER = 1 << 24
MAX_HISTORY = 1 << 14
HISTORY_BONUS, MAX_HISTORY_BONUS = 16, 1 << 10  # for a cutoff, times the depth squared
COMPLETES, PER_TILE, PER_LOST_TILE, MARKER_COST, PER_ROOM_LEFT = 960, 192, 640, 240, 192


@kernel
def list_moves(s: Position, m: Memory, ply: int, first: int) -> int:
    """List the moves at a ply with their ranks; `first` is the hash move. Return their number.

    Of factories with the same tiles only the first is listed: the others lead to equivalent positions.
    """
    count = 0
    for source in range(num_factories(s) + 1):
        if s.sources[source] != 0 and not is_repeated(s, source):
            for color in range(NUM_COLORS):
                if lane(int(s.holders), color) >> source & 1:
                    count = _list_destinations(s, m, ply, first, count, source, color)
    return count


@kernel
def is_repeated(s: Position, source: int) -> bool:
    """Return whether an earlier factory holds the same tiles."""
    repeats = 0
    for earlier in range(1, source):
        repeats += int(s.sources[earlier] == s.sources[source])
    return repeats > 0


@kernel
def _list_destinations(s: Position, m: Memory, ply: int, first: int, count: int, source: int, color: int) -> int:
    seat = int(s.turn)
    number = int(s.sources[source]) >> LANE * color & LANE_MASK
    lines = lane(int(s.open_lines[seat]), color)
    base = -MARKER_COST if source == CENTER and s.marker else 0
    while lines:
        line = lowest_bit(lines)
        lines &= lines - 1
        action = source * ACTIONS_PER_SOURCE + color * DESTINATIONS + line
        rank = (
            base
            + static_rank(number, int(s.room[seat, line]), line)
            + int(m.history[seat, kind_of(source, number, color, line)])
        )
        if action == first:
            rank = FOUND_BEFORE
        elif action in (m.killers[ply, 0], m.killers[ply, 1]):
            rank += KILLER
        m.moves[ply, count] = action
        m.ranks[ply, count] = rank
        count += 1
    return count


@kernel
def static_rank(number: int, room: int, line: int) -> int:
    """Rank a draft by how many tiles its line takes, lacks and drops."""
    if line == FLOOR:
        return -PER_LOST_TILE * number
    lost = max(0, number - room)
    left = max(0, room - number)
    return (COMPLETES if left == 0 else -PER_ROOM_LEFT * left) + PER_TILE * (number - lost) - PER_LOST_TILE * lost


@kernel
def pick_next(m: Memory, ply: int, number: int, count: int) -> int:
    """Selection sort, one step: swap the best remaining move to its place, and return it."""
    best = number
    for other in range(number + 1, count):
        if m.ranks[ply, other] > m.ranks[ply, best]:
            best = other
    move = int(m.moves[ply, best])
    rank = int(m.ranks[ply, best])
    m.moves[ply, best] = m.moves[ply, number]
    m.ranks[ply, best] = m.ranks[ply, number]
    m.moves[ply, number] = move
    m.ranks[ply, number] = rank
    return move


@kernel
def kind_of(source: int, number: int, color: int, line: int) -> int:
    """Return the kind of a move for the history heuristic: number of tiles, color, center or factory, line."""
    size = TILES_PER_FACTORY + min(number, MAX_IN_CENTER) - 1 if source == CENTER else number - 1
    return size * ACTIONS_PER_SOURCE + color * DESTINATIONS + line


@kernel
def record_cutoff(s: Position, m: Memory, ply: int, number: int, depth: int) -> None:
    """Record a beta cutoff: update the killer moves, and the history of the move and of those tried before it."""
    move = int(m.moves[ply, number])
    if m.killers[ply, 0] != move:
        m.killers[ply, 1] = m.killers[ply, 0]
        m.killers[ply, 0] = move
    bonus = min(HISTORY_BONUS * depth * depth, MAX_HISTORY_BONUS)
    _update_history(s, m, move, bonus)
    for earlier in range(number):
        _update_history(s, m, int(m.moves[ply, earlier]), -bonus)


@kernel
def _update_history(s: Position, m: Memory, move: int, bonus: int) -> None:
    """Add a bonus or malus to the history of a kind of move, with gravity: large scores change less."""
    source, color = move // ACTIONS_PER_SOURCE, move // DESTINATIONS % NUM_COLORS
    kind = kind_of(source, lane(int(s.sources[source]), color), color, move % DESTINATIONS)
    before = int(m.history[s.turn, kind])
    m.history[s.turn, kind] = before + bonus - before * abs(bonus) // MAX_HISTORY


@kernel
def apply_draft(s: Position, move: int) -> None:
    """Apply a draft."""
    draft(s, move // ACTIONS_PER_SOURCE, move // DESTINATIONS % NUM_COLORS, move % DESTINATIONS)
