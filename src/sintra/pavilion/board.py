"""A position of Summer Pavilion as a text board, and back.

    pavilion, 2 players, side coloured, jokers PGOYBR
    round 1, place, joker purple, seat 2 acts, seat 1 starts
    bag        16P 17G 17O 15Y 15B 20R
    tower      -
    supply     PPGOYYBBRR
    center     -
    factory 1  -
    ...
    seat 1     score 6, hand 2P 1G, corners -
             6           5
          5 (O) 1     4 (R) 6
          4     2     3     1
       1     3     1     2     4
    6 (P) 2     6 (C) 2     3 (B) 5
    5     3     5     3     2     6
       4     2     4     3     1
          1 (G) 3     2 (Y) 4
          6     4     1     5
             5           6

``*`` in the center is the start stone. On a board a capital letter is a tile, a digit the printed number of an empty space;
the name of each star stands within its six spaces: a color letter or, on the grey side, a digit, as in moves. Where four
spaces of two stars meet lies a pillar (beside the center star) or a statue; a window lies beside the two outermost spaces of
a star. Empty lines and extra spaces are ignored. Seats count from 1 here; in JSON and code they count from 0.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from sintra._parser import Lines, shown
from sintra.errors import OptionError
from sintra.factories.validation import SEATS
from sintra.pavilion.geometry import DIRECTIONS, NUMBERS, STARS
from sintra.pavilion.move import STAR_NAMES
from sintra.pavilion.options import SIDES, Options
from sintra.pavilion.setup import SeatSetup, Setup, Star, joker_of
from sintra.pavilion.tiles import COLOR, LETTER, LETTERS, Pool, counts, from_counts, letters

STONE_SIGN = "*"
EMPTY_SIGN = "."
HEAD = re.compile(r"pavilion, (\d{1,9}) players, side (\w+), jokers ([PGOYBR]{1,9})", re.ASCII | re.IGNORECASE)
ROUND = re.compile(
    r"round (\d{1,9}), (\w+)(?:, (\d{1,9}) bonus tiles due)?(?:, discards from (\w+))?, joker (\w+)"
    r"(?:, seat (\d{1,9}) acts)?, seat (\d{1,9}) starts",
    re.ASCII,
)
SEAT = re.compile(r"seat (\d{1,9}) score (-?\d{1,9})(, passed)?, hand ([^,]+), corners ([^,]+)", re.ASCII)

COLUMN = 3  # characters from one column of the drawing to the next
TIERS = ((0, ("UL", "UR")), (3, ("L", "C", "R")), (6, ("LL", "LR")))  # the line of their tops, and the stars from left to right
MIDDLES = {"UL": 3, "UR": 7, "L": 1, "C": 5, "R": 9, "LL": 3, "LR": 7}  # the column of each star's middle
AROUND = {"N": (0, 0), "NW": (1, -1), "NE": (1, 1), "SW": (2, -1), "SE": (2, 1), "S": (3, 0)}  # lines down and columns aside
NAME = ""  # instead of a direction: the star's name, in its middle
Cell = tuple[int, str, str]  # a column, a star and a direction


def _drawing() -> tuple[tuple[Cell, ...], ...]:
    """Lay out the cells of each line of a drawn board, from left to right."""
    lines: dict[int, list[Cell]] = {}
    for top, stars in TIERS:
        for star in stars:
            for direction, (down, aside) in {**AROUND, NAME: (1, 0)}.items():
                lines.setdefault(top + down, []).append((MIDDLES[star] + aside, star, direction))
    return tuple(tuple(sorted(lines[line])) for line in sorted(lines))


DRAWING = _drawing()


# Drawing


def draw(setup: Setup) -> str:
    """Write a position as a text board."""
    return "\n".join(_draw(setup))


def _draw(setup: Setup) -> Iterator[str]:
    options = setup.options
    jokers = "".join(LETTER[color] for color in options.joker_order)
    yield f"pavilion, {setup.players} players, side {options.side}, jokers {jokers}"
    yield ", ".join(_draw_round(setup))
    yield f"bag        {counts(setup.bag)}"
    yield f"tower      {counts(setup.tower)}"
    yield f"supply     {letters(setup.supply)}"
    stone = [STONE_SIGN] if setup.stone_in_center else []
    tiles = [] if stone and not setup.center else [letters(setup.center)]
    yield f"center     {' '.join(stone + tiles)}"
    for number, pool in enumerate(setup.factories, 1):
        yield f"factory {number}  {letters(pool)}"
    for number, seat in enumerate(setup.seats, 1):
        passed = ", passed" if seat.passed else ""
        yield f"seat {number}     score {seat.score}{passed}, hand {counts(seat.hand)}, corners {counts(seat.corners)}"
        yield from _draw_board(seat, SIDES.index(options.side))


def _draw_round(setup: Setup) -> Iterator[str]:
    yield f"round {setup.round}"
    yield setup.phase
    if setup.bonus_due:
        yield f"{setup.bonus_due} bonus tiles due"
    if setup.discard_from is not None:
        yield f"discards from {setup.discard_from}"
    yield f"joker {setup.joker}"
    if setup.turn is not None:
        yield f"seat {setup.turn + 1} acts"
    yield f"seat {setup.start + 1} starts"


def _draw_board(seat: SeatSetup, side: int) -> Iterator[str]:
    for cells in DRAWING:
        line = ""
        for column, star, direction in cells:
            sign = _sign(seat, side, star, direction)
            line += sign.rjust(COLUMN * column + 1 + len(sign) // 2 - len(line))
        yield f"  {line}"


def _sign(seat: SeatSetup, side: int, star: str, direction: str) -> str:
    if direction == NAME:
        return _name(side, star)
    tile = seat.board[STARS.index(star)][DIRECTIONS.index(direction)]
    return LETTER[tile] if tile else _printed(side, star, direction)


def _name(side: int, star: str) -> str:
    return f"({STAR_NAMES[side][STARS.index(star)]})"


def _printed(side: int, star: str, direction: str) -> str:
    return str(NUMBERS[side][star][DIRECTIONS.index(direction)])


# Parsing


def parse(text: str) -> Setup:
    """Parse a text board, without validating the position."""
    lines = Lines(text)
    head = lines.match(HEAD, "'pavilion, 2 players, side coloured, jokers PGOYBR'")
    players = int(head[1])
    if players not in SEATS:
        raise lines.error(f"{players} players, expected 2, 3 or 4")
    try:
        options = Options.make(side=head[2], joker_order=[COLOR[letter] for letter in head[3].upper()])
    except OptionError as error:
        raise lines.error(str(error)) from error
    about = lines.match(ROUND, "'round 1, draft, joker purple, seat 1 acts, seat 1 starts'")
    if about[5] != (joker := joker_of(options, int(about[1]))):
        raise lines.error(f"joker {about[5]}, expected {joker} in round {about[1]}")
    bag, tower, supply = (_pool(lines, lines.after(name)) for name in ("bag", "tower", "supply"))
    center = lines.after("center")
    setup = Setup(
        players=players,
        options=options,
        round=int(about[1]),
        phase=about[2],
        turn=int(about[6]) - 1 if about[6] else None,
        start=int(about[7]) - 1,
        stone_in_center=STONE_SIGN in center,
        bonus_due=int(about[3] or 0),
        discard_from=about[4],
        bag=bag,
        tower=tower,
        supply=supply,
        center=_pool(lines, center.replace(STONE_SIGN, "", 1)),
        factories=tuple(_pool(lines, lines.after(f"factory {number + 1}")) for number in range(2 * players + 1)),
        seats=tuple(_parse_seat(lines, number + 1, SIDES.index(options.side)) for number in range(players)),
    )
    lines.end()
    return setup


def _pool(lines: Lines, text: str) -> Pool:
    """Parse tiles written as letters."""
    pool = from_counts(text)
    if pool is None:
        expected = f"expected tiles as letters {', '.join(LETTERS)}, with optional counts before them, or -"
        raise lines.error(f"{shown(text)}, {expected}")
    return pool


def _parse_seat(lines: Lines, number: int, side: int) -> SeatSetup:
    about = lines.match(SEAT, f"'seat {number} score 5, hand -, corners -'")
    if int(about[1]) != number:
        raise lines.error(f"seat {about[1]}, expected seat {number}")
    return SeatSetup(
        score=int(about[2]),
        passed=about[3] is not None,
        hand=_pool(lines, about[4]),
        corners=_pool(lines, about[5]),
        board=_parse_board(lines, side),
    )


def _parse_board(lines: Lines, side: int) -> tuple[Star, ...]:
    """Parse the ten lines of a board; a digit must be the one that is printed there."""
    found: dict[tuple[str, str], str | None] = {}
    for cells in DRAWING:
        signs = lines.take("a line of a board").upper().split()
        if len(signs) != len(cells):
            example = " ".join(_sign(SeatSetup(), side, star, direction) for _, star, direction in cells)
            raise lines.error(f"{shown(' '.join(signs))}, expected a line of a board such as {example!r}")
        for sign, (_, star, direction) in zip(signs, cells, strict=True):
            _check_sign(lines, sign, side, star, direction)
            found[star, direction] = COLOR.get(sign)
    return tuple(tuple(found[star, direction] for direction in DIRECTIONS) for star in STARS)


def _check_sign(lines: Lines, sign: str, side: int, star: str, direction: str) -> None:
    if direction == NAME:
        if sign != _name(side, star):
            raise lines.error(f"{shown(sign)}, expected the star's name {_name(side, star)}")
    elif sign not in COLOR and sign not in {EMPTY_SIGN, _printed(side, star, direction)}:
        expected = f"expected a tile as a letter {', '.join(LETTERS)}, or the number {_printed(side, star, direction)}"
        raise lines.error(f"{shown(sign)} on star {_name(side, star)}, {expected}")
