"""The table of Summer Pavilion, drawn: factories, center, supply, and every board as seven stars with what lies between.

Stars and spaces stand as on the board. Where a pillar, statue or window lies, a small 1, 2 or 3 says how many bonus tiles it
brings; once it is surrounded, a dot stands there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sintra.pavilion.board import AROUND, MIDDLES, TIERS
from sintra.pavilion.geometry import BONUS_TILES, COLORS, DIRECTIONS, FEATURES, NUMBERS, STAR_COLORS, STARS, Feature
from sintra.pavilion.move import STAR_NAMES
from sintra.pavilion.options import SIDES
from sintra.pavilion.rules import is_complete
from sintra.pavilion.setup import SeatSetup, Setup
from sintra.pavilion.state import State
from sintra.pavilion.tiles import COLOR, Pool
from sintra.terminal.drawing import Drawing
from sintra.terminal.spans import (
    Block,
    Line,
    Span,
    center,
    clipped,
    counted,
    factory,
    framed,
    padded,
    rows_of,
    spaced,
    tile,
    width,
)

STONE = Span("1★", "bold")
NAME_ROOM = 22
LINES, PITCH, MARGIN, WIDTH = 10, 3, 2, 35  # lines of a board; cells from column to column, before the first, and in all
SMALL = {1: "¹", 2: "²", 3: "³"}
DONE = "•"
TOPS = {star: top for top, stars in TIERS for star in stars}
Place = tuple[float, float]  # a line and a column of the drawing
WINDOWS: Mapping[str, Place] = {
    "W_UL": (0, 2),
    "W_UR": (0, 8),
    "W_R": (5, 10 + 2 / 3),
    "W_LR": (9, 8),
    "W_LL": (9, 2),
    "W_L": (5, -2 / 3),
}


def draw(state: State, names: Sequence[str], labels: Mapping[str, str], letters: Mapping[str, str], room: int) -> Block:
    """Draw the whole table in the room that there is, in cells."""
    setup = state.setup
    tiles = [[tile(color, letters) for color in COLORS for _ in range(pool.get(color, 0))] for pool in setup.factories]
    factories = [factory(number, held) for number, held in enumerate(tiles, 1)] if any(setup.factories) or setup.center else []
    boards = [_board(setup, seat, names[seat], labels, letters) for seat in range(setup.players)]
    stone = [STONE] if setup.stone_in_center else []
    aside = f"{labels['bag']} {sum(setup.bag.values())} · {labels['tower']} {sum(setup.tower.values())}"
    table = center(stone + counted(setup.center, letters), factories, aside, room)
    return [*table, _supply(setup, labels, letters), *rows_of(boards, room)]


def _supply(setup: Setup, labels: Mapping[str, str], letters: Mapping[str, str]) -> Line:
    pool = spaced(counted(setup.supply, letters)) or (Span("-"),)
    joker = () if setup.phase == "over" else (Span(f"    {labels['joker']} "), tile(setup.joker, letters))
    return (Span(f" {labels['supply']} "), *pool, *joker)


# One board


def _board(setup: Setup, seat: int, name: str, labels: Mapping[str, str], letters: Mapping[str, str]) -> Block:
    board = setup.seats[seat]
    acts = setup.turn == seat
    passed = f" · {labels['passed']}" if board.passed and setup.phase != "over" else ""
    title = Span(f" {'▶ ' if acts else ''}{clipped(name, NAME_ROOM - len(passed))}{passed} ", "turn" if acts else "bold")
    lines = _stars(board, SIDES.index(setup.options.side), letters)
    return framed([*lines, *_tiles(board, labels, letters)], (title,), (Span(f" {board.score} ", "bold"),), heavy=acts)


def _tiles(board: SeatSetup, labels: Mapping[str, str], letters: Mapping[str, str]) -> Block:
    """Draw the hand and, if anything lies there, the corners."""
    hand = _held(labels["hand"], board.hand, letters)
    return [hand, _held(labels["corners"], board.corners, letters)] if board.corners else [hand]


def _held(label: str, pool: Pool, letters: Mapping[str, str]) -> Line:
    return (Span(f" {label} "), *(spaced(counted(pool, letters)) or (Span("-"),)))


def _stars(board: SeatSetup, side: int, letters: Mapping[str, str]) -> Block:
    lines: Block = []
    signs = sorted(_signs(board, side, letters), key=lambda sign: sign[:2])
    for number in range(LINES):
        spans: list[Span] = []
        for _, at, sign in (sign for sign in signs if sign[0] == number):
            spans += [Span(" " * (at - width(tuple(spans)))), sign]
        lines.append(padded(tuple(spans), WIDTH))
    return lines


def _signs(board: SeatSetup, side: int, letters: Mapping[str, str]) -> Iterator[tuple[int, int, Span]]:
    """Yield everything on a board with its line and the cell where it begins."""
    for star in STARS:
        yield TOPS[star] + 1, _cell(MIDDLES[star]) - 1, _name(star, side, letters)
        for direction in DIRECTIONS:
            line, column = _place(star, direction)
            yield line, _cell(column), _space(board, side, star, direction, letters)
    for feature in FEATURES:
        down, aside = _feature_place(feature)
        yield int(down + 0.5), _cell(aside), _feature(board, feature)


def _cell(column: float) -> int:
    return MARGIN + round(PITCH * column)


def _place(star: str, direction: str) -> tuple[int, int]:
    down, aside = AROUND[direction]
    return TOPS[star] + down, MIDDLES[star] + aside


def _name(star: str, side: int, letters: Mapping[str, str]) -> Span:
    name = STAR_NAMES[side][STARS.index(star)]
    color = COLOR.get(name)
    return Span(f"({letters[color][0]})", f"spot {color}") if color else Span(f"({name})", "bold")


def _space(board: SeatSetup, side: int, star: str, direction: str, letters: Mapping[str, str]) -> Span:
    held = board.board[STARS.index(star)][DIRECTIONS.index(direction)]
    if held:
        return tile(held, letters)
    number = str(NUMBERS[side][star][DIRECTIONS.index(direction)])
    style = f"spot {STAR_COLORS[star]}" if side == 0 and star in STAR_COLORS else ""
    return Span(number, style)


def _feature_place(feature: Feature) -> Place:
    """Return the place in the middle of the spaces around a feature; a window lies outside its two."""
    if feature.name in WINDOWS:
        return WINDOWS[feature.name]
    places = [_place(*space.split()) for space in feature.spaces]
    return sum(line for line, _ in places) / len(places), sum(column for _, column in places) / len(places)


def _feature(board: SeatSetup, feature: Feature) -> Span:
    return Span(DONE, "bold") if is_complete(board.board, feature) else Span(SMALL[BONUS_TILES[feature.kind]], "dim")


DRAWING = Drawing(
    draw,
    labels=("bag", "tower", "supply", "hand", "corners", "joker", "passed"),
    shown=frozenset({"factory", "factory_empty", "supply", "supply_empty"}),
)
