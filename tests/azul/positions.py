"""Positions for the tests of Azul: text boards with only the entries that matter, completed to whole positions.

`read` takes a text board (see `sintra.azul.board`) that may leave out any entry. What is left out is empty, of two seats on
the coloured wall in round 1, and the bag gets every tile that is drawn nowhere, so that there are twenty of each color.
Nothing here knows the rules: `State` checks the positions, and `Azul` carries out the moves.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Any

import pytest

from sintra.azul import board
from sintra.azul.game import Azul
from sintra.azul.options import Options
from sintra.azul.setup import MARKER, SeatSetup, Setup
from sintra.azul.state import State
from sintra.azul.tiles import COLOR, COLORS, Pool, from_counts, total
from sintra.errors import IllegalMove

KEY = re.compile(r"azul|round|bag|lid|center|factory \d|seat \d")
HEAD = "azul, 2 players, wall coloured, column bonus 7"
ROUND = "round 1, draft, seat 1 acts, seat 1 starts"
ROWS = "\n".join(f"{row} {'.' * row} | ....." for row in range(1, 6))
PRINTED = ("BYRKT", "TBYRK", "KTBYR", "RKTBY", "YRKTB")  # the coloured wall, as the rules draw it


# Drawn positions


def entries(drawing: str) -> dict[str, str]:
    """Split a drawing into its entries: the head, the round, each pool, each seat with its rows and floor."""
    found: dict[str, str] = {}
    key = ""
    for line in filter(None, (" ".join(line.split()) for line in drawing.splitlines())):
        match = KEY.match(line)
        key = match[0] if match else key
        assert bool(match) != (key in found), f"{line!r} is drawn twice or belongs to nothing"
        found[key] = line if match else f"{found[key]}\n{line}"
    return found


def read(drawing: str) -> State:
    """Complete a drawing to a position; if it has a bag and no lid, the tiles drawn nowhere are in the lid."""
    drawn = entries(drawing)
    into = "lid" if "bag" in drawn and "lid" not in drawn else "bag"
    head = drawn.get("azul", HEAD)
    players = int(head.split()[1])
    lines = [head, drawn.get("round", ROUND)]
    lines += (drawn.get(key, f"{key} -") for key in ("bag", "lid", "center"))
    lines += (drawn.get(f"factory {n}", f"factory {n} -") for n in range(1, 2 * players + 2))
    lines += (drawn.get(f"seat {n}", f"seat {n} score 0\n{ROWS}\nfloor -") for n in range(1, players + 1))
    assert drawn.keys() <= entries("\n".join(lines)).keys() | {"azul", "round"}, "an entry that this table does not have"
    return fill(board.parse("\n".join(lines)), into)


def check(state: State, drawing: str) -> None:
    """Fail with every line in which a position differs from a drawing, in those entries that are drawn."""
    shown = entries(str(state))
    pairs = [
        pair
        for key, text in entries(drawing).items()
        for pair in zip_longest(shown.get(key, "").splitlines(), text.splitlines(), fillvalue="nothing")
    ]
    different = [f"{is_!r}, expected {should!r}" for is_, should in pairs if is_.replace(" ", "") != should.replace(" ", "")]
    assert not different, "\n".join(different)


# Built positions


def pool(text: str) -> dict[str, int]:
    """Read tiles such as ``BBR`` or ``16B 2R``."""
    found = from_counts(text)
    assert found is not None, f"{text!r} is not a pool"
    return found


def seat(wall: str = "", lines: str = "", floor: str = "", score: int = 0) -> SeatSetup:
    """Make a seat's board: five words for the rows of the wall, five for the lines, ``*`` for the marker."""
    rows = wall.split() or ["....."] * 5
    held = [word.strip(".-") for word in lines.split() or ["-"] * 5]
    return SeatSetup(
        score=score,
        wall=tuple(tuple(COLOR.get(cell) for cell in row) for row in rows),
        lines=tuple((COLOR[word[0]], len(word)) if word else None for word in held),
        floor=tuple(MARKER if thing == "*" else COLOR[thing] for thing in floor),
    )


def setup(*seats: SeatSetup, **changes: Any) -> Setup:
    """Make a position of these boards, in round 1 before seat 0 drafts, with every tile missing; `fill` adds the tiles."""
    players = len(seats)
    blank = Setup(
        players=players,
        options=Options(),
        round=1,
        phase="draft",
        turn=0,
        start=0,
        marker_in_center=not any(MARKER in seat.floor for seat in seats),
        bag={},
        lid={},
        center={},
        factories=(pool(""),) * (2 * players + 1),
        seats=seats,
    )
    return replace(blank, **changes)


def tiles_by_color(setup: Setup) -> dict[str, int]:
    """Count the tiles of a position, wherever they lie."""
    counts = Counter(total(setup.bag, setup.lid, setup.center, *setup.factories))
    counts.update(tile for seat in setup.seats for tile in _on_board(seat))
    return {color: counts[color] for color in COLORS}


def _on_board(seat: SeatSetup) -> Iterator[str]:
    yield from (cell for row in seat.wall for cell in row if cell)
    yield from (thing for thing in seat.floor if thing != MARKER)
    yield from (line[0] for line in seat.lines if line for _ in range(line[1]))


def fill(setup: Setup, into: str = "bag") -> State:
    """Put the missing tiles into the bag or the lid."""
    missing = {color: 20 - number for color, number in tiles_by_color(setup).items()}
    changes: dict[str, Any] = {into: total(getattr(setup, into), missing)}
    return State.from_setup(replace(setup, **changes))


def crowded(players: int, elsewhere: Pool) -> list[SeatSetup]:
    """Make boards that hold all tiles but those elsewhere, without a full row or a complete line."""
    left = Counter({color: 20 - elsewhere.get(color, 0) for color in COLORS})
    walls: list[list[list[str | None]]] = [[[None] * 5 for _ in range(5)] for _ in range(players)]
    for color, _ in left.most_common():
        for index, row in ((index, wall[index]) for wall in walls for index in range(5)):
            if left[color] and row.count(None) > 1:
                row[[COLOR[cell] for cell in PRINTED[index]].index(color)] = color
                left[color] -= 1
    seats = [replace(seat(), wall=tuple(map(tuple, wall)), lines=tuple(_unfinished(wall, left))) for wall in walls]
    assert not left.total(), f"no room for {left}"
    return seats


def _unfinished(wall: list[list[str | None]], left: Counter[str]) -> list[tuple[str, int] | None]:
    """Put tiles of colors that the rows lack on the lines, one less than they have room for."""
    lines: list[tuple[str, int] | None] = [None] * 5
    for index in (4, 3, 2, 1):
        color = max((color for color in COLORS if color not in wall[index]), key=lambda color: left[color])
        if number := min(index, left[color]):
            lines[index] = (color, number)
            left[color] -= number
    return lines


# Playing


def rules(state: State) -> Azul:
    """Return the game that a position belongs to."""
    return Azul(state.players, **state.options.to_dict())


def play(state: State, *moves: str) -> State:
    """Play moves one after another."""
    for move in moves:
        state = rules(state).play(state, move)
    return state


def legal(state: State) -> str:
    """List the legal moves in the order of their actions."""
    return " ".join(str(move) for move in rules(state).legal_moves(state))


def refusal(state: State, move: str) -> str:
    """Return the reason why a move is rejected."""
    with pytest.raises(IllegalMove) as caught:
        play(state, move)
    return caught.value.reason.key.removeprefix("azul.refusal.")


def before_tiling(board: SeatSetup, **options: Any) -> State:
    """Put a board at seat 0 and let seat 1 take the last tile, with the marker unless it lies on that board."""
    return fill(setup(board, seat(), turn=1, center={"teal": 1}, options=Options.make(**options)))


def tile(board: SeatSetup, **options: Any) -> State:
    """Tile a board: the last tile goes to a line of the other seat, so that all that reaches the lid is this board's."""
    return play(before_tiling(board, **options), "CT5")
