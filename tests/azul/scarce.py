"""Random positions of Azul in which few lines or none can still be completed, for the tests of clause A8.4."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

from sintra.azul.options import Options
from sintra.azul.setup import Line, SeatSetup
from sintra.azul.state import State
from sintra.azul.tiles import COLOR, COLORS
from tests.azul import positions

Wall = list[list[str | None]]
CLOSED = ("BKR..", "KRB..", "RBK..", "...YT", "...TY")


def before_last_tile(seed: int, players: int, wall: str) -> State:
    """Make a position in which one tile is left to take; most tiles of one color, the rare one, lie on lines."""
    rng = random.Random(seed)
    rare, left = rng.choice(COLORS), Counter(dict.fromkeys(COLORS, 20))
    last = rng.choice(COLORS)
    left[last] -= 1
    density = rng.choice([0.95, 0.99, 1.0])
    walls = [_wall(rng, rare, left, density, is_grey=wall == "grey") for _ in range(players)]
    boards = [_board(rng, each, rare, left) for each in walls]
    turn = rng.randrange(players)
    return positions.fill(positions.setup(*boards, turn=turn, center={last: 1}, options=Options(wall=wall)))


def _wall(rng: random.Random, rare: str, left: Counter[str], density: float, *, is_grey: bool) -> Wall:
    """Lay the given part of a wall to which nothing but the rare color can be added; on the grey wall often not even that."""
    pattern = _closed(rng) if is_grey and rng.random() < 0.7 else _printed_without(rare)
    for row in pattern:
        for column, color in enumerate(row):
            if color and left[color] and rng.random() < density:
                left[color] -= 1
            else:
                row[column] = None
    return pattern


def _printed_without(rare: str) -> Wall:
    return [[None if COLOR[letter] == rare else COLOR[letter] for letter in row] for row in positions.PRINTED]


def _closed(rng: random.Random) -> Wall:
    """Shuffle the rows, columns and colors of a grey wall of two blocks, in which every free spot sees all five colors."""
    colors = dict(zip("BYRKT", rng.sample(COLORS, 5), strict=True))
    columns = rng.sample(range(5), 5)
    return [[colors.get(row[column]) for column in columns] for row in rng.sample(CLOSED, 5)]


def _board(rng: random.Random, wall: Wall, rare: str, left: Counter[str]) -> SeatSetup:
    """Put tiles on the lines, preferably of the rare color."""
    lines: list[Line | None] = [None] * 5
    for row in rng.sample(range(1, 5), 4):
        lacking = [color for color in COLORS if color not in wall[row] and left[color]]
        if lacking and rng.random() < 0.8:
            color = rare if rare in lacking and rng.random() < 0.8 else rng.choice(lacking)
            held = min(left[color], rng.choice([row, row, rng.randint(1, row)]))
            lines[row] = (color, held)
            left[color] -= held
    return replace(positions.seat(), wall=tuple(map(tuple, wall)), lines=tuple(lines))
