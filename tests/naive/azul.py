"""Azul, read as plainly as the rule book allows: the naive twin of the compiled rules.

It exists to be compared, move for move, with a fast engine written independently of it. So it is slow and
obvious and shares nothing with that engine: tiles are color names, pools are dicts, walls are lists of lists.
It draws no tiles: it waits for a deal. Numbers such as 3.5 in the docstrings are sections of the rules; those
such as A8.4 are clauses of docs/rules/azul.md.
"""

from __future__ import annotations

from typing import Any

from tests.naive.azul_board import (
    COLORS,
    FACTORIES,
    FLOOR_PENALTIES,
    LETTERS,
    PRINTED_WALL,
    TILES_PER_COLOR,
    TILES_PER_FACTORY,
    PlayerBoard,
    Pool,
    column_of,
    full_pool,
    full_rows,
    grey_columns,
    line_accepts,
    pour,
    size,
    topmost_complete_line,
    wall_points,
    without_zeros,
)
from tests.naive.azul_end import a_wall_can_grow

OPTIONS: dict[str, Any] = {"wall": "coloured", "column_bonus": 7, "max_rounds": None}


class NaiveAzul:
    """One game of Azul: deal, draft, tile, and again until somebody has a full row."""

    def __init__(self, players: int, start: int = 0, **options: str | int | None) -> None:
        """Set the game up (3.3): all tiles in the bag, nothing on the table, round 1 waits for its deal."""
        assert players in FACTORIES, f"2 to 4 players, not {players}"
        assert 0 <= start < players, f"start is a seat from 0 to {players - 1}, not {start}"
        assert options.keys() <= OPTIONS.keys(), f"options are {list(OPTIONS)}, not {list(options)}"
        self.players = players
        self.options: dict[str, Any] = OPTIONS | options
        self.round = 1
        self.phase = "deal"
        self.turn = start
        self.start = start
        self.marker_in_center = False
        self.bag = full_pool(TILES_PER_COLOR)
        self.lid = full_pool(0)
        self.center = full_pool(0)
        self.factories = [full_pool(0) for _ in range(FACTORIES[players])]
        self.boards = [PlayerBoard() for _ in range(players)]

    def needs_deal(self) -> bool:
        """Is the game waiting for the factories to be filled?"""
        return self.phase == "deal"

    def is_over(self) -> bool:
        """Has the game ended, final scoring included?"""
        return self.phase == "over"

    def legal(self) -> set[str]:
        """The texts of all legal moves; none while a deal is due or when the game is over."""
        if self.phase == "draft":
            return self._legal_drafts()
        if self.phase == "tiling":
            return self._legal_columns()
        return set()

    def winners(self) -> list[int]:
        """Most points, then more full rows, then a shared victory (3.7); nobody before the end."""
        if not self.is_over():
            return []
        results = [(board.score, full_rows(board.wall)) for board in self.boards]
        return [seat for seat in range(self.players) if results[seat] == max(results)]

    def bonuses(self, seat: int) -> dict[str, int]:
        """How many full rows, full columns and complete colors a seat's wall has (3.7)."""
        wall = self.boards[seat].wall
        tiles = [tile for row in wall for tile in row]
        return {
            "rows": full_rows(wall),
            "columns": sum(None not in column_of(wall, column) for column in range(5)),
            "colors": sum(tiles.count(color) == 5 for color in COLORS),
        }

    def deal(self, deal: list[list[str]]) -> None:
        """Fill the factories in order; the order inside one means nothing. Drafting begins (3.6, 3.4)."""
        assert self.phase == "deal", f"no deal is due in phase {self.phase}"
        assert len(deal) == len(self.factories), f"{len(self.factories)} factories, not {len(deal)}"
        for factory, tiles in zip(self.factories, deal, strict=True):
            self._fill(factory, tiles)
        self.phase = "draft"
        self.marker_in_center = True

    def play(self, text: str) -> None:
        """Play one move: a draft such as 3B4 or CR-, or W2 for a column of the grey wall."""
        assert self.phase in {"draft", "tiling"}, f"no move is due in phase {self.phase}"
        if self.phase == "draft":
            assert len(text) == 3, f"{text} is not a draft"
            assert text[1] in LETTERS, f"{text} names no color"
            self._draft(text[0], LETTERS[text[1]], text[2])
        else:
            board = self.boards[self.turn]
            complete = topmost_complete_line(board)
            assert complete is not None, f"{text}: no line is complete"
            assert text in {"W1", "W2", "W3", "W4", "W5"}, f"{text} is not a column"
            column = int(text[1]) - 1
            assert column in grey_columns(board.wall, *complete), f"{text}: the column is closed"
            self._place_tile(*complete, column)
            self._tile()

    def _fill(self, factory: Pool, tiles: list[str]) -> None:
        """Put four tiles on a factory; when a draw finds the bag empty, the lid is poured into it (3.6)."""
        wanted = min(TILES_PER_FACTORY, size(self.bag) + size(self.lid))
        assert len(tiles) == wanted, f"the factory gets {wanted} tiles, not {tiles}"
        if size(self.bag) < wanted:
            rest = without_zeros(self.bag)
            assert all(tiles.count(color) >= rest[color] for color in rest), f"{rest} come before the lid"
            pour(self.lid, self.bag)
        for color in tiles:
            self.bag[color] -= 1
            factory[color] += 1
        assert min(self.bag.values()) >= 0, f"the bag does not hold {tiles}"

    # Phase A, drafting.

    def _sources(self) -> dict[str, Pool]:
        """Where tiles can be taken: the factories, numbered from 1, and the center (3.4)."""
        return {str(number): factory for number, factory in enumerate(self.factories, 1)} | {"C": self.center}

    def _legal_drafts(self) -> set[str]:
        """Every color of every source, to every line that accepts it or to the floor (3.4)."""
        board = self.boards[self.turn]
        sources = self._sources()
        moves: set[str] = set()
        for letter, color in LETTERS.items():
            lines = [str(line + 1) for line in range(5) if line_accepts(board, line, color)]
            for source, pool in sources.items():
                if pool[color] > 0:
                    moves.update(f"{source}{letter}{destination}" for destination in [*lines, "-"])
        return moves

    def _draft(self, source: str, color: str, destination: str) -> None:
        """One turn: take, put down, pass the turn on clockwise; tiling follows the last tile (3.4)."""
        sources = self._sources()
        assert source in sources, f"there is no source {source}"
        assert sources[source][color] > 0, f"source {source} holds no {color}"
        assert destination in {"1", "2", "3", "4", "5", "-"}, f"there is no destination {destination}"
        if destination != "-":
            accepts = line_accepts(self.boards[self.turn], int(destination) - 1, color)
            assert accepts, f"line {destination} does not accept {color}"
        count = self._take(source, color)
        if destination == "-":
            self._drop(color, count)
        else:
            self._fill_line(int(destination) - 1, color, count)
        if any(size(pool) > 0 for pool in self._sources().values()):
            self.turn = (self.turn + 1) % self.players
            return
        self.marker_in_center = False  # Nobody took it: the seat that started has it back (3.9).
        self.phase = "tiling"
        self.turn = self.start
        self._tile()

    def _take(self, source: str, color: str) -> int:
        """Take all tiles of the color; what is left on a factory moves to the center (3.4)."""
        pool = self._sources()[source]
        count = pool[color]
        pool[color] = 0
        if source != "C":
            pour(pool, self.center)
        elif self.marker_in_center:
            self._take_marker()
        return count

    def _take_marker(self) -> None:
        """The marker goes to the floor before the tiles (3.4), beside the board if that is full (3.9)."""
        self.marker_in_center = False
        self.start = self.turn
        floor = self.boards[self.turn].floor
        if len(floor) < len(FLOOR_PENALTIES):
            floor.append("marker")

    def _fill_line(self, line: int, color: str, count: int) -> None:
        """Put the taken tiles into one pattern line; what does not fit falls to the floor (3.4)."""
        board = self.boards[self.turn]
        held = board.lines[line]
        total = count + (held[1] if held is not None else 0)
        fitting = min(total, line + 1)
        board.lines[line] = (color, fitting)
        self._drop(color, total - fitting)

    def _drop(self, color: str, count: int) -> None:
        """Put tiles on the floor, left to right; what finds no slot goes to the lid (3.4)."""
        floor = self.boards[self.turn].floor
        for _ in range(count):
            if len(floor) < len(FLOOR_PENALTIES):
                floor.append(color)
            else:
                self.lid[color] += 1

    # Phase B, tiling.

    def _legal_columns(self) -> set[str]:
        """Grey wall: where a tile of the turn's topmost complete line may go (3.8)."""
        board = self.boards[self.turn]
        complete = topmost_complete_line(board)
        columns = [] if complete is None else grey_columns(board.wall, *complete)
        return {f"W{column + 1}" for column in columns}

    def _tile(self) -> None:
        """Go on until somebody must choose: clockwise, complete lines top to bottom, then the floor (3.5).

        A line of the grey wall without a legal column falls to the floor as a whole (3.8).
        """
        while self.phase == "tiling":
            board = self.boards[self.turn]
            complete = topmost_complete_line(board)
            if complete is None:
                self._finish_tiling(board)
                continue
            line, color = complete
            if self.options["wall"] == "coloured":
                self._place_tile(line, color, PRINTED_WALL[line].index(color))
            elif grey_columns(board.wall, line, color):
                return
            else:
                board.lines[line] = None
                self._drop(color, line + 1)

    def _place_tile(self, line: int, color: str, column: int) -> None:
        """One tile of a complete line goes to the wall and scores at once; the others go to the lid (3.5)."""
        board = self.boards[self.turn]
        board.lines[line] = None
        board.wall[line][column] = color
        board.score += wall_points(board.wall, line, column)
        self.lid[color] += line  # Counted from 0: one less than the line held.

    def _finish_tiling(self, board: PlayerBoard) -> None:
        """Subtract the occupied slots, never below 0; floor tiles go to the lid; the next seat (3.5)."""
        board.score = max(0, board.score - sum(FLOOR_PENALTIES[: len(board.floor)]))
        for color in COLORS:
            self.lid[color] += board.floor.count(color)
        board.floor = []
        self.turn = (self.turn + 1) % self.players
        if self.turn == self.start:
            self._end_round()

    # Phase C, the next round or the end.

    def _end_round(self) -> None:
        """All seats have tiled: final scoring, or the next round waits for its deal (3.6, 3.7)."""
        if not self._must_end():
            self.round += 1
            self.phase = "deal"
            return
        self.phase = "over"
        points = {"rows": 2, "columns": self.options["column_bonus"], "colors": 10}
        for seat, board in enumerate(self.boards):
            board.score += sum(points[kind] * count for kind, count in self.bonuses(seat).items())

    def _must_end(self) -> bool:
        """A full row (3.7), the last round, no tile for another round (3.9), or no wall that can grow (A8.4)."""
        if any(full_rows(board.wall) > 0 for board in self.boards) or self.round in {self.options["max_rounds"], 30_000}:
            return True
        stock = {color: self.bag[color] + self.lid[color] for color in COLORS}
        return size(stock) == 0 or not a_wall_can_grow(self.boards, self.start, stock, grey=self.options["wall"] == "grey")

    # The written form.

    def snapshot(self) -> dict[str, Any]:
        """The whole position in the JSON form that the engine writes too."""
        return {
            "game": "azul",
            "players": self.players,
            "options": dict(self.options),
            "round": self.round,
            "phase": self.phase,
            "turn": None if self.is_over() else self.turn,
            "start": self.start,
            "marker_in_center": self.marker_in_center,
            "bag": without_zeros(self.bag),
            "lid": without_zeros(self.lid),
            "center": without_zeros(self.center),
            "factories": [without_zeros(factory) for factory in self.factories],
            "seats": [
                {
                    "score": board.score,
                    "wall": [list(row) for row in board.wall],
                    "lines": [None if held is None else list(held) for held in board.lines],
                    "floor": list(board.floor),
                }
                for board in self.boards
            ],
        }

    @classmethod
    def from_snapshot(cls, snapshot: dict[str, Any]) -> NaiveAzul:
        """The game at a written position, taken as it is: nothing is checked and nothing is played on."""
        game = cls(snapshot["players"], snapshot["start"], **snapshot["options"])
        game.round = snapshot["round"]
        game.phase = snapshot["phase"]
        game.turn = snapshot["start"] if snapshot["turn"] is None else snapshot["turn"]
        game.marker_in_center = snapshot["marker_in_center"]
        game.bag = full_pool(0) | snapshot["bag"]
        game.lid = full_pool(0) | snapshot["lid"]
        game.center = full_pool(0) | snapshot["center"]
        game.factories = [full_pool(0) | factory for factory in snapshot["factories"]]
        for board, seat in zip(game.boards, snapshot["seats"], strict=True):
            board.score = seat["score"]
            board.wall = [list(row) for row in seat["wall"]]
            board.lines = [None if held is None else (held[0], held[1]) for held in seat["lines"]]
            board.floor = list(seat["floor"])
        return game
