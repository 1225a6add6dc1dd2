"""A position of Azul as a text board, and back.

    azul, 2 players, wall coloured, column bonus 7
    round 1, draft, seat 1 acts, seat 1 starts
    bag        16B 17Y 17R 15K 15T
    lid        -
    center     *
    factory 1  BBYK
    ...
    seat 1     score 0
      1         . | b y r k t
      2       . . | t b y r k
      3     . . B | k t b y r
      4   . . . . | r k t b y
      5 . . . K K | y r k t b
      floor *

``*`` is the start marker. On the wall a capital letter is a tile; a small letter (coloured side) or a dot is an empty
spot. Empty lines and extra spaces are ignored, and spaces between letters are optional. Seats count from 1 here; in JSON and
code they count from 0.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from sintra._parser import Lines, shown
from sintra.azul.options import Options
from sintra.azul.rules import PLACES, printed_color
from sintra.azul.setup import MARKER, SIDE, Line, SeatSetup, Setup
from sintra.azul.tiles import COLOR, LETTER, Pool, counts, from_counts, letters
from sintra.errors import OptionError
from sintra.factories.validation import SEATS

MARKER_SIGN = "*"
HEAD = re.compile(r"azul, (\d{1,9}) players, wall (\w+), column bonus (\d{1,9})(?:, at most (\d{1,9}) rounds)?", re.ASCII)
ROUND = re.compile(r"round (\d{1,9}), (\w+)(?:, seat (\d{1,9}) acts)?, seat (\d{1,9}) starts", re.ASCII)
SEAT = re.compile(r"seat (\d{1,9}) score (-?\d{1,9})", re.ASCII)


# Drawing


def draw(setup: Setup) -> str:
    """Write a position as a text board."""
    return "\n".join(_draw(setup))


def _draw(setup: Setup) -> Iterator[str]:
    options = setup.options
    limit = f", at most {options.max_rounds} rounds" if options.max_rounds else ""
    yield f"azul, {setup.players} players, wall {options.wall}, column bonus {options.column_bonus}{limit}"
    acts = "" if setup.turn is None else f", seat {setup.turn + 1} acts"
    yield f"round {setup.round}, {setup.phase}{acts}, seat {setup.start + 1} starts"
    yield f"bag        {counts(setup.bag)}"
    yield f"lid        {counts(setup.lid)}"
    marker = [MARKER_SIGN] if setup.marker_in_center else []
    tiles = [] if marker and not setup.center else [letters(setup.center)]
    yield f"center     {' '.join(marker + tiles)}"
    for number, pool in enumerate(setup.factories, 1):
        yield f"factory {number}  {letters(pool)}"
    for number, seat in enumerate(setup.seats, 1):
        yield f"seat {number}     score {seat.score}"
        yield from _draw_seat(seat, is_grey=options.is_grey)


def _draw_seat(seat: SeatSetup, *, is_grey: bool) -> Iterator[str]:
    for row in range(SIDE):
        held = seat.lines[row]
        places = "." * (row + 1) if held is None else LETTER[held[0]] * held[1]
        spots = ["."] * SIDE if is_grey else [LETTER[printed_color(row + 1, column)].lower() for column in PLACES]
        cells = (LETTER[cell] if cell else spot for cell, spot in zip(seat.wall[row], spots, strict=True))
        line = " ".join(places.rjust(row + 1, "."))
        yield f"  {row + 1} {line:>9} | {' '.join(cells)}"
    floor = " ".join(MARKER_SIGN if thing == MARKER else LETTER[thing] for thing in seat.floor)
    yield f"  floor {floor or '-'}"


# Parsing


def parse(text: str) -> Setup:
    """Parse a text board, without validating the position."""
    lines = Lines(text)
    head = lines.match(HEAD, "'azul, 2 players, wall coloured, column bonus 7'")
    players = int(head[1])
    if players not in SEATS:
        raise lines.error(f"{players} players, expected 2, 3 or 4")
    limit = int(head[4]) if head[4] else None
    try:
        options = Options.make(wall=head[2], column_bonus=int(head[3]), max_rounds=limit)
    except OptionError as error:
        raise lines.error(str(error)) from error
    about = lines.match(ROUND, "'round 1, draft, seat 1 acts, seat 1 starts'")
    bag, lid = _pool(lines, lines.after("bag")), _pool(lines, lines.after("lid"))
    center = lines.after("center")
    setup = Setup(
        players=players,
        options=options,
        round=int(about[1]),
        phase=about[2],
        turn=int(about[3]) - 1 if about[3] else None,
        start=int(about[4]) - 1,
        marker_in_center=MARKER_SIGN in center,
        bag=bag,
        lid=lid,
        center=_pool(lines, center.replace(MARKER_SIGN, "", 1)),
        factories=tuple(_pool(lines, lines.after(f"factory {number + 1}")) for number in range(2 * players + 1)),
        seats=tuple(_parse_seat(lines, number + 1) for number in range(players)),
    )
    lines.end()
    return setup


def _pool(lines: Lines, text: str) -> Pool:
    """Parse tiles written as letters."""
    pool = from_counts(text)
    if pool is None:
        raise lines.error(f"{shown(text)}, expected tiles as letters B, Y, R, K, T, with optional counts before them, or -")
    return pool


def _parse_seat(lines: Lines, number: int) -> SeatSetup:
    score = lines.match(SEAT, f"'seat {number} score 0'")
    if int(score[1]) != number:
        raise lines.error(f"seat {score[1]}, expected seat {number}")
    rows = [_parse_row(lines, row) for row in range(SIDE)]
    floor = lines.after("floor").replace(" ", "")
    things = "" if floor == "-" else floor.upper()
    if any(thing not in COLOR and thing != MARKER_SIGN for thing in things):
        raise lines.error(f"floor {shown(floor)}, expected letters B, Y, R, K, T and *, or -")
    return SeatSetup(
        score=int(score[2]),
        wall=tuple(wall for _, wall in rows),
        lines=tuple(line for line, _ in rows),
        floor=tuple(MARKER if thing == MARKER_SIGN else COLOR[thing] for thing in things),
    )


def _parse_row(lines: Lines, row: int) -> tuple[Line | None, tuple[str | None, ...]]:
    """Parse a pattern line and the row of the wall beside it."""
    left, bar, right = lines.after(str(row + 1)).replace(" ", "").partition("|")
    held = left.replace(".", "").upper()
    if not bar or len(left) != row + 1 or len(set(held)) > 1 or not set(held) <= set(COLOR):
        raise lines.error(f"line {row + 1} is {shown(left)}, expected {row + 1} dots or letters of one color, then |")
    if len(right) != SIDE or any(cell.upper() not in COLOR and cell != "." for cell in right):
        raise lines.error(f"row {row + 1} of the wall is {shown(right)}, expected five letters or dots")
    wall = tuple(COLOR.get(cell) for cell in right)
    return ((COLOR[held[0]], len(held)) if held else None), wall
