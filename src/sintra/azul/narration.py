"""What happens by a move or a deal of Azul, told in Phrases: what is taken, where it goes, and all that follows by itself.

Nothing is hidden and nothing is left to be worked out: tiles that fall, points with their sign, the running score after every
change, the end of a round and of the game. The kernel does all this at once; here it is done again step by step on a `Board`,
in the order of the rules, so that each step can be told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sintra.azul.kernel import FLOOR_SLOTS
from sintra.azul.move import Column, Deal, Draft, Move
from sintra.azul.setup import MARKER, SIDE, Line, SeatSetup, Setup
from sintra.azul.speech import describe_sources, describe_victory, floor_cost, pool_value, scores_value
from sintra.azul.tiles import COLORS, INDEX, from_letters
from sintra.phrase import Phrase, Value

if TYPE_CHECKING:
    from sintra.azul.state import State

ROW_BONUS, COLOR_BONUS = 2, 10  # A6.2, A6.4


@dataclass(slots=True)
class Board:
    """One seat's board while it is told what happens on it."""

    seat: int
    is_grey: bool
    score: int
    wall: list[list[str | None]]
    lines: list[Line | None]
    floor: list[str]

    @classmethod
    def copy(cls, seat: int, setup: Setup) -> Board:
        """Take a board out of a position."""
        own: SeatSetup = setup.seats[seat]
        is_grey = setup.options.wall == "grey"
        return cls(seat, is_grey, own.score, [list(row) for row in own.wall], list(own.lines), list(own.floor))

    def first_complete(self) -> tuple[int, str] | None:
        """Give number and color of the topmost complete line (A3.1)."""
        complete = ((number, line[0]) for number, line in enumerate(self.lines, 1) if line and line[1] == number)
        return next(complete, None)

    def columns(self, row: int, color: str) -> list[int]:
        """Give the columns, from 1, where a color may go in a row: the printed one, or all legal ones (A3.2, A7.1)."""
        if not self.is_grey:
            return [(row - 1 + INDEX[color]) % SIDE + 1]
        taken = {number for number in range(1, SIDE + 1) if any(line[number - 1] == color for line in self.wall)}
        return [number for number in range(1, SIDE + 1) if self.wall[row - 1][number - 1] is None and number not in taken]

    def gain(self, points: int) -> dict[str, int]:
        """Change the score, never below 0 (A4.3); give what really changed and the score now, to be told."""
        points = max(points, -self.score)
        self.score += points
        return {"seat": self.seat, "points": points, "score": self.score}

    def drop(self, color: str, number: int) -> Iterator[Phrase]:
        """Put tiles on the floor and tell which find no slot (A4.1)."""
        fallen = min(number, FLOOR_SLOTS - len(self.floor))
        self.floor += [color] * fallen
        if fallen < number:
            yield Phrase("azul.to_lid", {"tiles": (color, number - fallen)})

    def place(self, column: int) -> Phrase:
        """Move a tile of the topmost complete line to the wall and score it (A3.3)."""
        row, color = self.first_complete() or (0, "")
        self.lines[row - 1] = None
        self.wall[row - 1][column - 1] = color
        across = _run(self.wall[row - 1], column - 1)
        down = _run([cells[column - 1] for cells in self.wall], row - 1)
        points = sum(run for run in (across, down) if run > 1) or 1
        return Phrase("azul.places", {"color": color, "row": row, "column": column, **self.gain(points)})

    def tile(self) -> Iterator[Phrase]:
        """Treat complete lines until one has several or no printed columns to choose from (A3.5, A7.3)."""
        while first := self.first_complete():
            row, color = first
            if columns := self.columns(row, color):
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
            cost = floor_cost(self.floor)
            change = self.gain(cost)
            is_limited = change["points"] != cost
            yield Phrase("azul.floor_limited", {"cost": cost, **change}) if is_limited else Phrase("azul.floor_scored", change)
            self.floor = []

    def full_rows(self) -> list[int]:
        """Give the numbers of the full rows."""
        return [number for number, row in enumerate(self.wall, 1) if all(row)]

    def bonuses(self, column_bonus: int) -> Iterator[Phrase]:
        """Add the final bonuses one by one (A6.2 to A6.4)."""
        for row in self.full_rows():
            yield Phrase("azul.bonus_row", {"row": row, **self.gain(ROW_BONUS)})
        for number, column in enumerate(zip(*self.wall, strict=True), 1):
            if all(column):
                yield Phrase("azul.bonus_column", {"column": number, **self.gain(column_bonus)})
        for color in COLORS:
            if all(color in row for row in self.wall):
                yield Phrase("azul.bonus_color", {"color": color, **self.gain(COLOR_BONUS)})


def _run(cells: list[str | None], place: int) -> int:
    """Count the unbroken run of tiles through a place."""
    first = last = place
    while first > 0 and cells[first - 1]:
        first -= 1
    while last < SIDE - 1 and cells[last + 1]:
        last += 1
    return last - first + 1


# Moves


def narrate(before: State, move: Move, after: State) -> list[Phrase]:
    """Tell a move and everything that followed from it."""
    return tell(before.setup, move, after.setup)


def tell(was: Setup, move: Move, now: Setup) -> list[Phrase]:
    """Tell a move between two positions that are at hand in plain words already."""
    boards = [Board.copy(seat, was) for seat in range(was.players)]
    turn = was.turn or 0
    if isinstance(move, Column):
        phrases, first = [boards[turn].place(move.column)], turn
    else:
        phrases, first = list(_draft(was, move, boards[turn])), now.start
        if now.phase == "draft":
            return phrases
        phrases.append(Phrase("azul.all_taken"))
        if was.marker_in_center and move.source != 0:
            phrases.append(Phrase("azul.marker_untouched", {"seat": now.start}))
    phrases += _tile(_order(now, first), boards)
    if now.phase != "tiling":
        phrases += _end_round(was, now, boards)
    return phrases


def _draft(was: Setup, move: Draft, board: Board) -> Iterator[Phrase]:
    """Tell what is taken, where it goes, what falls and what moves to the center (A2.3 to A2.6)."""
    source, color, line = move.source, move.color, move.line
    pool = was.factories[source - 1] if source else was.center
    yield from _take(board, move, pool[color])
    rest = {other: number for other, number in pool.items() if other != color}
    has_marker = was.marker_in_center and source == 0
    if has_marker:
        yield _take_marker(board)
    held = board.lines[line - 1] if line else None
    placed = min(pool[color], line - (held[1] if held else 0)) if line else 0
    fallen = pool[color] - placed
    if placed and fallen:
        yield Phrase("azul.falls", {"tiles": (color, fallen)})
    yield from board.drop(color, fallen)
    if line:
        board.lines[line - 1] = (color, placed + (held[1] if held else 0))
    if fallen or has_marker:
        yield Phrase("azul.floor_costs", {"cost": floor_cost(board.floor)})
    if source and rest:
        yield Phrase("azul.to_center", {"pool": pool_value(rest)})


def _take(board: Board, move: Draft, number: int) -> Iterator[Phrase]:
    taken: dict[str, Value] = {"seat": board.seat, "tiles": (move.color, number), "source": move.source}
    if not move.line:
        yield Phrase("azul.takes_to_floor", taken)
        return
    held = board.lines[move.line - 1]
    count = number + (held[1] if held else 0)
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
    """Give the seats that still have to tile: on the coloured wall as they sit, else from one up to the start seat (A7.5)."""
    if now.options.wall != "grey":
        return list(range(now.players))
    order = [(now.start + step) % now.players for step in range(now.players)]
    return order[order.index(first) :]


def _tile(order: Iterable[int], boards: list[Board]) -> Iterator[Phrase]:
    """Tell the tiling up to the next choice of a column."""
    for seat in order:
        yield from boards[seat].tile()
        if boards[seat].first_complete():
            return
        yield from boards[seat].score_floor()


# The end of a round and of the game


def _end_round(was: Setup, now: Setup, boards: list[Board]) -> Iterator[Phrase]:
    yield Phrase("azul.round_over", {"round": was.round, "scores": scores_value([board.score for board in boards])})
    if now.phase == "over":
        yield _reason(now, boards)
        for board in boards:
            yield from board.bonuses(now.options.column_bonus)
        yield describe_victory(now)


def _reason(now: Setup, boards: list[Board]) -> Phrase:
    """Say why the game ends (A6.1, A9.2, A8.3, A8.4)."""
    seats = tuple(board.seat for board in boards if board.full_rows())
    if seats:
        return Phrase("azul.over_row", {"seats": seats})
    if now.round == now.options.max_rounds:
        return Phrase("azul.over_rounds", {"round": now.round})
    return Phrase("azul.over_stuck" if now.bag or now.lid else "azul.over_tiles")


# Deals


def narrate_deal(before: State, deal: Deal, after: State) -> list[Phrase]:
    """Tell the round that begins, the lid poured into the bag if it was (A5.2), and what lies on the factories."""
    was, now = before.setup, after.setup
    phrases = [Phrase("azul.round", {"round": now.round, "seat": now.start})]
    drawn = sum(sum((from_letters(word) or {}).values()) for word in deal.factories)
    if drawn > sum(was.bag.values()):
        phrases.append(Phrase("azul.bag_refilled", {"count": sum(was.lid.values())}))
    return phrases + describe_sources(now)[1:]  # all but the center
