"""A naive reference implementation of the evaluation of Azul, from `state.setup` in plain Python: slow and independent.

Also plain minimax and plain max^n over the Game, and positions for them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from typing import Any

import numpy as np

from sintra._random import generator
from sintra.azul.game import Azul
from sintra.azul.setup import SeatSetup, Setup
from sintra.azul.state import State
from sintra.azul.tiles import COLORS
from sintra.bots import weights
from sintra.bots.azul.evaluation import evaluator, features, memory, unfinished
from sintra.bots.azul.evaluation.evaluator import POINTS, SHARES
from sintra.bots.azul.evaluation.prospects import PROSPECTS
from sintra.bots.azul.search.searcher import AzulSearcher, pack
from sintra.bots.bot import Limit
from sintra.bots.clock import Clock

WALLS = ("coloured", "grey")
Cells = list[list[str | None]]
Values = tuple[float, ...]
PENALTIES = (0, 1, 2, 4, 6, 8, 11, 14)


# Positions


def game_of(players: int, wall: str, **options: Any) -> Azul:
    """Make a game."""
    return Azul(players, wall=wall, **options)


def walk(game: Azul, seed: int) -> Iterator[State]:
    """Yield the positions of one random game, one after another; tiles go to lines more often than to the floor."""
    chance = random.Random(seed)
    rng = generator(seed)
    state = game.new(chance.randrange(game.players))
    while not state.is_over:
        yield state
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
        else:
            actions = game.legal_actions(state)
            to_lines = [action for action in actions if action % 6 != 5] or actions
            state = game.play(state, chance.choice(to_lines if chance.random() < 0.9 else actions))
    yield state


def groups(state: State) -> int:
    """Count the groups of one color at one source."""
    return sum(len(pool) for pool in (state.setup.center, *state.setup.factories))


def complete_lines(state: State) -> int:
    """Count the complete lines of all seats."""
    return sum(line is not None and line[1] == row + 1 for seat in state.setup.seats for row, line in enumerate(seat.lines))


def late(game: Azul, max_groups: int, number: int, seed: int = 0, max_lines: int = 20) -> list[State]:
    """Return positions in which drafting is nearly over, from different games; a few complete lines are many ways to tile."""
    found: list[State] = []
    chance = random.Random(seed)
    while len(found) < number:
        states = list(walk(game, chance.getrandbits(32)))
        fitting = [state for state in states if state.phase == "draft" and 2 <= groups(state) <= max_groups]
        fitting = [state for state in fitting if complete_lines(state) <= max_lines]
        found.extend(chance.sample(fitting, min(3, len(fitting))))
    return found[:number]


# Weights and searchers


def random_weights(seed: int, measure: int = SHARES) -> evaluator.Weighting:
    """Make weights at random: every feature weighs something, in every round."""
    chance = np.random.default_rng(seed)
    packed = evaluator.pack(
        chance.normal(size=(evaluator.ROUNDS, len(features.ROUND_END))),
        chance.uniform(2, 20, evaluator.ROUNDS),
        chance.normal(size=(evaluator.STAGES, len(unfinished.MID_ROUND))),
        chance.uniform(2, 20, evaluator.STAGES),
    )
    packed["measure"] = measure
    return packed


def fitted(game: Azul, measure: int = SHARES) -> evaluator.Weighting:
    """Return the fitted weights of a game."""
    packed = pack(weights.load(game))
    packed["measure"] = measure
    return packed


def searcher(game: Azul, measure: int = SHARES) -> AzulSearcher:
    """Make a searcher with the fitted weights."""
    return AzulSearcher(weights.load(game), measure)


def clock(nodes: int | None = None) -> Clock:
    """Return a clock with a node limit, or none."""
    return Clock().running(Limit(nodes))


def worth(state: State, packed: evaluator.Weighting) -> Values:
    """Value a position with the compiled evaluation."""
    out = np.zeros(3 * 4)
    evaluator.value_first(state.array, packed, out, np.zeros(1, memory.DTYPE))
    return tuple(float(value) for value in out[: state.players])


# Features, read off a Setup


def runs_through(cells: Sequence[bool], place: int) -> int:
    """Count the run through a cell as if it were covered; 0 if it would stand alone."""
    first = last = place
    while first > 0 and cells[first - 1]:
        first -= 1
    while last < 4 and cells[last + 1]:
        last += 1
    return last - first + 1 if last > first else 0


def points_at(wall: Sequence[Sequence[str | None]], row: int, column: int) -> int:
    """Score a tile that is put at a place of a wall."""
    across = runs_through([cell is not None for cell in wall[row]], column)
    down = runs_through([line[column] is not None for line in wall], row)
    return across + down or 1


def columns_for(wall: Sequence[Sequence[str | None]], wall_kind: str, row: int, color: str) -> list[int]:
    """List the columns that a color may take in a row."""
    if wall_kind == "coloured":
        return [(row + COLORS.index(color)) % 5]
    return [column for column in range(5) if wall[row][column] is None and all(line[column] != color for line in wall)]


def _lanes(seat: SeatSetup) -> tuple[list[list[bool]], list[list[bool]], list[list[bool]]]:
    """Return what is covered of the rows, of the columns, and of the colors by row."""
    rows = [[cell is not None for cell in row] for row in seat.wall]
    columns = [[row[column] for row in rows] for column in range(5)]
    colors = [[color in row for row in seat.wall] for color in COLORS]
    return rows, columns, colors


def _neighbors(cells: Sequence[bool]) -> int:
    return sum(runs_through(cells, place) for place in range(5) if not cells[place])


def _progress(name: str, lanes: list[list[bool]]) -> dict[str, float]:
    found: dict[str, float] = {f"{name}s of {number}": sum(sum(lane) == number for lane in lanes) for number in (2, 3)}
    for row in range(5):
        found[f"{name}s lacking row {row + 1}"] = sum(sum(lane) == 4 and not lane[row] for lane in lanes)
    found[f"full {name}s"] = sum(all(lane) for lane in lanes)
    return found


def between_rounds(setup: Setup, seat: int) -> dict[str, float]:
    """Return the features of a seat between two rounds, by name."""
    own = setup.seats[seat]
    rows, columns, colors = _lanes(own)
    found: dict[str, float] = {"score": own.score, "marker": float(setup.start == seat)}
    for row in range(5):
        found[f"row {row + 1} tiles"] = sum(rows[row])
        found[f"row {row + 1} neighbors"] = _neighbors(rows[row])
    for number in (3, 4):
        found[f"rows of {number}"] = sum(sum(row) == number for row in rows)
    found |= _progress("column", columns) | _progress("color", colors)
    found["column neighbors"] = sum(_neighbors(column) for column in columns)
    for row in range(5):
        free = [column for column in columns if not column[row]]
        found[f"column neighbors in row {row + 1}"] = sum(runs_through(column, row) for column in free)
    for first, second in combinations(range(5), 2):
        pair = [color for color in colors if sum(color) == 3 and not color[first] and not color[second]]
        found[f"colors lacking rows {first + 1} and {second + 1}"] = len(pair)
    points = 0
    for row in range(1, 5):
        line = own.lines[row]
        found[f"line {row + 1} begun"] = float(line is not None)
        found[f"line {row + 1} tiles"] = line[1] if line else 0
        if line:
            choices = columns_for(own.wall, setup.options.wall, row, line[0])
            points += max((points_at(own.wall, row, column) for column in choices), default=0)
    return found | {"points of begun lines": points} | _prospects(setup, own)


def _prospects(setup: Setup, own: SeatSetup) -> dict[str, float]:
    """Return the prospects of a seat's lines, by name."""
    found = dict.fromkeys(PROSPECTS, 0.0)
    for row, line in enumerate(own.lines):
        if line and line[1] < row + 1:
            _begun(setup, own, row, line, found)
        else:
            missing = [color for color in COLORS if color not in own.wall[row]]
            cells = {color: _best_cell(setup, own, row, color)[1] for color in missing}
            best = [*sorted(cells.values(), reverse=True), 0, 0, 0]
            for place, points in zip(("best", "second", "third"), best, strict=False):
                found[f"row {row + 1}: {place} cell"] = points
            found[f"row {row + 1}: cells times supply"] = sum(cells[color] * _excess(setup, color) for color in missing)
    return found


def _begun(setup: Setup, own: SeatSetup, row: int, line: tuple[str, int], found: dict[str, float]) -> None:
    """Add the prospects of a begun line."""
    _, columns, colors = _lanes(own)
    column, points = _best_cell(setup, own, row, line[0])
    lacks, name = f"line {row + 1} lacks {row + 1 - line[1]}", f"line {row + 1}"
    in_column = sum(columns[column]) if column is not None else 0
    in_color, in_row = sum(colors[COLORS.index(line[0])]), 5 - own.wall[row].count(None)
    found[f"{lacks}: points"], found[f"{lacks}: supply"] = points, _excess(setup, line[0])
    for what, number in (("column", in_column), ("color", in_color)):
        found[f"{lacks}: would fill a {what}"] = float(number == 4)
        found[f"{name}: would make a {what} of 4"] = float(number == 3)
    found[f"{name}: would make a row of 4"], found[f"{name}: would fill its row"] = float(in_row == 3), float(in_row == 4)
    others = [lane for number, lane in enumerate(columns) if number != column]
    found[f"{name}: columns barred"] = sum(sum(lane) == 4 and not lane[row] for lane in others)
    others = [lane for color, lane in zip(COLORS, colors, strict=True) if color != line[0]]
    found[f"{name}: colors barred"] = sum(sum(lane) == 4 and not lane[row] for lane in others)


def _best_cell(setup: Setup, own: SeatSetup, row: int, color: str) -> tuple[int | None, int]:
    """Return the column where a color scores most in a row, the leftmost if several do, and its points."""
    cells = [(column, points_at(own.wall, row, column)) for column in columns_for(own.wall, setup.options.wall, row, color)]
    return max(cells, key=lambda cell: cell[1], default=(None, 0))


def _excess(setup: Setup, color: str) -> float:
    """Return the expected surplus of a color in the next deal over the average color, from the bag."""
    tiles = sum(setup.bag.values())
    dealt = min(tiles, 4 * (2 * setup.players + 1))
    return dealt * (setup.bag.get(color, 0) / tiles - 0.2) if tiles else 0.0


def within_round(setup: Setup, seat: int) -> dict[str, float]:
    """Return the features of a seat's unfinished business, by name."""
    own = setup.seats[seat]
    held = [line[1] if line else 0 for line in own.lines]
    found: dict[str, float] = {
        "to move": float(setup.turn == seat),
        "things on the floor": len(own.floor),
        "room on open lines": sum(row + 1 - held[row] for row in range(5)),
    }
    for row in range(5):
        found[f"line {row + 1} empty"] = float(held[row] == 0)
    for row, lacks in product(range(1, 5), range(1, 5)):
        if lacks <= row:
            found[f"line {row + 1} lacks {lacks}"] = float(held[row] > 0 and row + 1 - held[row] == lacks)
    sources = (setup.center, *setup.factories)
    for row in range(1, 5):
        line, lack = own.lines[row], row + 1 - held[row]
        there = [pool.get(line[0], 0) for pool in sources] if line and lack else [-9]
        found[f"line {row + 1} can be finished at once"] = float(max(there) >= lack)
        found[f"line {row + 1} can be finished"] = float(sum(there) >= lack)
        found[f"line {row + 1} can be finished from two sources"] = float(sum(number >= lack for number in there) >= 2)
        found[f"line {row + 1}: tiles to spare"] = min(max(sum(there) - lack, 0), 4)
    return found | _fitting(setup, own)


def _fitting(setup: Setup, own: SeatSetup) -> dict[str, float]:
    """Return where the colors on the table may go, by name."""
    sources = (setup.center, *setup.factories)
    most = {color: max(pool.get(color, 0) for pool in sources) for color in COLORS}
    tiles = {color: sum(pool.get(color, 0) for pool in sources) for color in COLORS}
    open_to = {color: [row for row in range(5) if _takes(own, row, color)] for color in COLORS if tiles[color]}
    found: dict[str, float] = {}
    for row in range(5):
        fitting = [color for color in open_to if own.lines[row] is None and row in open_to[color]]
        found[f"line {row + 1} empty: colors"] = sum(tiles[color] > row for color in fitting)
        found[f"line {row + 1} empty: colors at once"] = sum(most[color] > row for color in fitting)
    found["tiles that fit nowhere"] = sum(tiles[color] for color, rows in open_to.items() if not rows)
    found["colors that fit nowhere"] = sum(not rows for rows in open_to.values())
    found["tiles that fit one line"] = sum(tiles[color] for color, rows in open_to.items() if len(rows) == 1)
    found["lines for the colors on the table"] = sum(map(len, open_to.values()))
    return found


def _takes(own: SeatSetup, row: int, color: str) -> bool:
    """Return whether a line takes a color."""
    if line := own.lines[row]:
        return line[0] == color and line[1] < row + 1
    return color not in own.wall[row]


# Plain searches


def after(game: Azul, state: State, action: int) -> State:
    """Return the position after a legal action, on the fast path."""
    child = state.copy()
    game.apply(child, action)
    return child


def minimax(game: Azul, state: State, seat: int, leaf: Callable[[State], Values], known: dict[bytes, float]) -> float:
    """Value a position for one of two seats: it maximizes, the other one minimizes."""
    key = state.to_bytes()
    if key not in known:
        if (actions := moves(game, state, leaf)) and state.turn is not None:
            best = max if state.turn == seat else min
            known[key] = best(minimax(game, after(game, state, action), seat, leaf, known) for action in actions)
        else:
            known[key] = leaf(state)[seat]
    return known[key]


def max_n(game: Azul, state: State, leaf: Callable[[State], Values], known: dict[bytes, set[Values]]) -> set[Values]:
    """Value a position for every seat, each maximizing its own value; return all ways to break ties."""
    key = state.to_bytes()
    if key not in known:
        actions = moves(game, state, leaf)
        if not actions or state.turn is None:
            known[key] = {leaf(state)}
        else:
            seat = state.turn
            children = [max_n(game, after(game, state, action), leaf, known) for action in actions]
            sure = max(min(values[seat] for values in child) for child in children)
            known[key] = {values for child in children for values in child if values[seat] >= sure - 1e-9}
    return known[key]


def moves(game: Azul, state: State, leaf: Callable[[State], Values]) -> list[int]:
    """List the moves that a plain search looks at: columns only if the leaves are points."""
    is_estimated = state.phase == "tiling" and not getattr(leaf, "looks_at_columns", False)
    return [] if is_estimated else game.legal_actions(state)


class Shares:
    """Values a leaf by the compiled evaluation, which has its own tests."""

    looks_at_columns = False

    def __init__(self, packed: evaluator.Weighting) -> None:
        self._packed = packed

    def __call__(self, state: State) -> Values:
        """Value a position."""
        return worth(state, self._packed)


class Points:
    """Values a leaf by the points that each seat is ahead of the mean of the others."""

    looks_at_columns = True

    def __call__(self, state: State) -> Values:
        """Value a position at the end of a round."""
        assert state.phase in {"deal", "over"}
        scores, others = state.scores, state.players - 1
        return tuple(score - (sum(scores) - score) / others for score in scores)


def leaf_of(packed: evaluator.Weighting) -> Shares | Points:
    """Return the leaf values of a measure."""
    return Points() if packed["measure"][0] == POINTS else Shares(packed)
