"""Narration of moves and deals of Azul in Phrases: what is taken, where it goes, and all that follows automatically.

Nothing is left for the listener to work out: tiles that fall, points with their sign, the running score after every change, the
end of a round and of the game. The kernel does all this at once; here it is repeated step by step on a `Board`, in the order of
the rules, so that each step can be narrated.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sintra.azul import rules
from sintra.azul.kernel import COLOR_BONUS, FLOOR_SLOTS, ROW_BONUS
from sintra.azul.move import Column, Deal, Draft, Move
from sintra.azul.setup import MARKER, Line, SeatSetup, Setup
from sintra.azul.speech import describe_sources, describe_victory, pool_value
from sintra.azul.tiles import from_letters
from sintra.factories.speech import scores_value
from sintra.phrase import Phrase, Value

if TYPE_CHECKING:
    from sintra.azul.state import State


@dataclass(slots=True)
class Board:
    """One seat's board, updated step by step during narration."""

    seat: int
    is_grey: bool
    score: int
    wall: list[list[str | None]]
    lines: list[Line | None]
    floor: list[str]

    @classmethod
    def copy(cls, seat: int, setup: Setup) -> Board:
        """Copy a board from a position."""
        own: SeatSetup = setup.seats[seat]
        return cls(seat, setup.options.is_grey, own.score, [list(row) for row in own.wall], list(own.lines), list(own.floor))

    def first_complete(self) -> tuple[int, str] | None:
        """Return number and color of the topmost complete line (A3.1)."""
        complete = rules.complete_lines(self.lines)
        return (complete[0], rules.color_of(self.lines, complete[0])) if complete else None

    def gain(self, points: int) -> dict[str, int]:
        """Change the score, never below 0 (A4.3); return the actual change and the new score, for Phrases."""
        points = max(points, -self.score)
        self.score += points
        return {"seat": self.seat, "points": points, "score": self.score}

    def drop(self, color: str, number: int) -> Iterator[Phrase]:
        """Put tiles on the floor and narrate which find no slot (A4.1)."""
        fallen = min(number, FLOOR_SLOTS - len(self.floor))
        self.floor += [color] * fallen
        if fallen < number:
            yield Phrase("azul.to_lid", {"tiles": (color, number - fallen)})

    def place(self, column: int) -> Phrase:
        """Move a tile of the topmost complete line to the wall and score it (A3.3)."""
        row, color = self.first_complete() or (0, "")
        self.lines[row - 1] = None
        self.wall[row - 1][column - 1] = color
        change = self.gain(rules.tile_points(self.wall, row, column))
        return Phrase("azul.places", {"color": color, "row": row, "column": column, **change})

    def tile(self) -> Iterator[Phrase]:
        """Tile complete lines until one needs a choice of column (A3.5, A7.3)."""
        while first := self.first_complete():
            row, color = first
            if columns := rules.free_columns(self.wall, row, color, is_grey=self.is_grey):
                if self.is_grey:
                    return
                yield self.place(columns[0])
            else:
                self.lines[row - 1] = None
                yield Phrase("azul.line_falls", {"seat": self.seat, "line": row, "tiles": (color, row)})
                yield from self.drop(color, row)

    def score_floor(self) -> Iterator[Phrase]:
        """Subtract the cost of the floor and clear it (A4.2 to A4.4)."""
        if self.floor:
            cost = -rules.floor_cost(len(self.floor))
            change = self.gain(cost)
            is_limited = change["points"] != cost
            yield Phrase("azul.floor_limited", {"cost": cost, **change}) if is_limited else Phrase("azul.floor_scored", change)
            self.floor = []

    def bonuses(self, column_bonus: int) -> Iterator[Phrase]:
        """Add the final bonuses one by one (A6.2 to A6.4)."""
        for row in rules.full_rows(self.wall):
            yield Phrase("azul.bonus_row", {"row": row, **self.gain(ROW_BONUS)})
        for column in rules.full_columns(self.wall):
            yield Phrase("azul.bonus_column", {"column": column, **self.gain(column_bonus)})
        for color in rules.full_colors(self.wall):
            yield Phrase("azul.bonus_color", {"color": color, **self.gain(COLOR_BONUS)})


# Moves


def narrate(before: State, move: Move, after: State) -> list[Phrase]:
    """Narrate a move and everything that followed from it."""
    return tell(before.shared_setup, move, after.shared_setup)


def tell(was: Setup, move: Move, now: Setup) -> list[Phrase]:
    """Narrate a move between two Setups."""
    turn = was.turn or 0
    own = Board.copy(turn, was)
    if isinstance(move, Column):
        phrases, first = [own.place(move.column)], turn
    else:
        phrases, first = list(_draft(was, move, own)), now.start
        if now.phase == "draft":
            return phrases
        phrases.append(Phrase("azul.all_taken"))
        if was.marker_in_center and move.source != 0:
            phrases.append(Phrase("azul.marker_untouched", {"seat": now.start}))
    boards = [own if seat == turn else Board.copy(seat, was) for seat in range(was.players)]
    phrases += _tile(_order(now, first), boards)
    if now.phase != "tiling":
        phrases += _end_round(was, now, boards)
    return phrases


def _draft(was: Setup, move: Draft, board: Board) -> Iterator[Phrase]:
    """Narrate what is taken, where it goes, what falls and what moves to the center (A2.3 to A2.6)."""
    source, color, line = move.source, move.color, move.line
    pool = was.source(source)
    yield from _take(board, move, pool[color])
    rest = {other: number for other, number in pool.items() if other != color}
    has_marker = rules.takes_marker(was, source)
    if has_marker:
        yield _take_marker(board)
    seat = was.seats[board.seat]
    fallen = max(0, pool[color] - rules.room(seat, line))
    to_lid = list(board.drop(color, fallen))
    board.lines = list(rules.with_tiles(seat, line, color, pool[color]))
    cost = -rules.floor_cost(len(board.floor))
    if line and fallen:
        yield Phrase("azul.falls", {"tiles": (color, fallen), "cost": cost})
        yield from to_lid
    elif fallen or has_marker:
        yield from to_lid
        yield Phrase("azul.floor_costs", {"cost": cost})
    if source and rest:
        yield Phrase("azul.to_center", {"pool": pool_value(rest)})


def _take(board: Board, move: Draft, number: int) -> Iterator[Phrase]:
    taken: dict[str, Value] = {"seat": board.seat, "tiles": (move.color, number), "source": move.source}
    if not move.line:
        yield Phrase("azul.takes_to_floor", taken)
        return
    held = board.lines[move.line - 1]
    count = number + rules.held_on(held)
    if count < move.line:
        yield Phrase("azul.takes_to_line", {**taken, "line": move.line, "count": count})
    else:
        yield Phrase("azul.takes_to_complete", {**taken, "line": move.line})


def _take_marker(board: Board) -> Phrase:
    """A2.5, A8.1."""
    if len(board.floor) == FLOOR_SLOTS:
        return Phrase("azul.marker_beside")
    board.floor.append(MARKER)
    return Phrase("azul.marker_to_floor", {"slot": len(board.floor)})


def _order(now: Setup, first: int) -> list[int]:
    """Return the seats that still have to tile: on the coloured wall all, else from `first` up to the start seat (A7.5)."""
    if not now.options.is_grey:
        return list(range(now.players))
    order = list(rules.tiling_order(now))
    return order[order.index(first) :]


def _tile(order: Iterable[int], boards: list[Board]) -> Iterator[Phrase]:
    """Narrate the tiling up to the next choice of a column."""
    for seat in order:
        yield from boards[seat].tile()
        if boards[seat].first_complete():
            return
        yield from boards[seat].score_floor()


# The end of a round and of the game


def _end_round(was: Setup, now: Setup, boards: list[Board]) -> Iterator[Phrase]:
    yield Phrase("azul.round_over", {"round": was.round, "scores": scores_value([board.score for board in boards])})
    if now.phase == "over":
        yield _reason(now)
        for board in boards:
            yield from board.bonuses(now.options.column_bonus)
        yield describe_victory(now)


def _reason(now: Setup) -> Phrase:
    """Say why the game ends."""
    why = rules.ending(now, now.round)
    values: dict[str, Value] = {}
    if why == "row":
        values["seats"] = tuple(seat for seat, board in enumerate(now.seats) if rules.full_rows(board.wall))
    elif why == "rounds":
        values["round"] = now.round
    return Phrase(f"azul.over_{why}", values)


# Deals


def narrate_deal(before: State, deal: Deal, after: State) -> list[Phrase]:
    """Narrate the round that begins, the refill of the bag from the lid, if any (A5.2), and what lies on the factories."""
    was, now = before.shared_setup, after.shared_setup
    phrases = [Phrase("azul.round", {"round": now.round, "seat": now.start})]
    drawn = sum(sum((from_letters(word) or {}).values()) for word in deal.factories)
    if drawn > sum(was.bag.values()):
        phrases.append(Phrase("azul.bag_refilled", {"count": sum(was.lid.values())}))
    return phrases + describe_sources(now)[1:]  # all but the center
