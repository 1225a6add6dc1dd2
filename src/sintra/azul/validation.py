"""Validation of a Setup of Azul: every reason that makes it impossible, in English.

It checks all that the position itself shows. A position that passes may still be unlikely, but nothing in it contradicts the
rules, and every kernel function can work on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sintra.azul import rules
from sintra.azul.kernel import FLOOR_SLOTS, MAX_ROUNDS, TILES_PER_COLOR, TILES_PER_FACTORY
from sintra.azul.setup import MARKER, PHASES, SIDE, SeatSetup, Setup
from sintra.azul.tiles import COLORS, total
from sintra.factories.validation import MAX_POINTS, SEATS, check_center, check_shape, check_tiles
from sintra.palette import size


def reasons(setup: Setup) -> list[str]:
    """List everything that is impossible; an empty list means that the position is possible."""
    shape = list(_shape(setup))
    if shape:
        return shape  # with the wrong seats or factories nothing else can be checked
    found = [*_conservation(setup), *_factories(setup), *_center(setup), *_marker(setup)]
    for number, seat in enumerate(setup.seats):
        found += (f"seat {number}: {reason}" for reason in _board(seat, is_grey=setup.options.is_grey))
    return found or list(_phase(setup))


def _shape(setup: Setup) -> Iterator[str]:
    yield from check_shape(setup, PHASES)
    limit = setup.options.max_rounds
    if setup.players in SEATS and not 1 <= setup.round <= (limit or MAX_ROUNDS):
        yield f"round {setup.round}, expected 1 to {limit or MAX_ROUNDS}"


def _conservation(setup: Setup) -> Iterator[str]:
    """A1.2: twenty tiles of every color, wherever they lie."""
    pools = (setup.bag, setup.lid, setup.center, *setup.factories)
    counts = Counter(total(*pools))
    for seat in setup.seats:
        counts.update(cell for row in seat.wall for cell in row if cell)
        counts.update(thing for thing in seat.floor if thing != MARKER)
        for line in seat.lines:
            if line:
                counts[line[0]] += line[1]
    yield from check_tiles(pools, counts, COLORS, TILES_PER_COLOR)


def _factories(setup: Setup) -> Iterator[str]:
    """A1.6, A5.3: a factory holds four tiles or none; fewer only as the last one of a deal that emptied bag and lid."""
    sizes = [size(pool) for pool in setup.factories]
    short = [number for number, size in enumerate(sizes, 1) if size not in (0, TILES_PER_FACTORY)]
    for number in short:
        if sizes[number - 1] > TILES_PER_FACTORY:
            yield f"factory {number} holds {sizes[number - 1]} tiles, expected at most {TILES_PER_FACTORY}"
        elif setup.bag:
            yield f"factory {number} holds {sizes[number - 1]} tiles, expected 0 or 4 while there are tiles in the bag"
        elif any(sizes[number:]):
            yield f"factory {number} holds {sizes[number - 1]} tiles, but a later factory is not empty"


def _center(setup: Setup) -> Iterator[str]:
    """A2.4: all that lies in the center was left over on a factory that is empty now."""
    return check_center(setup, TILES_PER_FACTORY - 1)


def _marker(setup: Setup) -> Iterator[str]:
    """A2.2, A2.5, A8.1: the one marker lies in the center, on the start seat's floor, or beside that seat's full floor."""
    on_floors = [seat for seat, board in enumerate(setup.seats) for thing in board.floor if thing == MARKER]
    if len(on_floors) + setup.marker_in_center > 1:
        yield f"{len(on_floors) + setup.marker_in_center} start markers, expected one"
    elif on_floors and on_floors[0] != setup.start:
        yield f"the marker is on the floor of seat {on_floors[0]}, but start is seat {setup.start}"
    if setup.marker_in_center and setup.phase != "draft":
        yield f"the marker is in the center in phase {setup.phase}, expected only while drafting"
    lies_somewhere = on_floors or setup.marker_in_center
    if setup.phase == "draft" and not lies_somewhere and len(setup.seats[setup.start].floor) < FLOOR_SLOTS:
        yield f"the marker is nowhere: expected in the center or on the floor of start seat {setup.start}"


def _board(seat: SeatSetup, *, is_grey: bool) -> Iterator[str]:
    """Check one board, in any phase."""
    if not 0 <= seat.score <= MAX_POINTS:
        yield f"score {seat.score}, expected 0 to {MAX_POINTS}"
    if len(seat.floor) > FLOOR_SLOTS:
        yield f"{len(seat.floor)} things on the floor, expected at most {FLOOR_SLOTS}"
    for number, (line, row) in enumerate(zip(seat.lines, seat.wall, strict=True), 1):
        if line and not 1 <= line[1] <= number:
            yield f"line {number} holds {line[1]} tiles, expected 1 to {number}"
        if line and line[0] in row:
            yield f"line {number} holds {line[0]}, which row {number} of the wall has already"
    yield from _grey_wall(seat) if is_grey else _coloured_wall(seat)


def _coloured_wall(seat: SeatSetup) -> Iterator[str]:
    """A1.4: every tile on its printed spot."""
    for r, row in enumerate(seat.wall, 1):
        for c, color in enumerate(row, 1):
            if color and color != (printed := rules.printed_color(r, c)):
                yield f"row {r}, column {c} of the wall holds {color}, expected {printed}"


def _grey_wall(seat: SeatSetup) -> Iterator[str]:
    """A7.1: no color twice in a row or column."""
    for name, lines in (("row", seat.wall), ("column", tuple(zip(*seat.wall, strict=True)))):
        for number, cells in enumerate(lines, 1):
            for color, times in Counter(filter(None, cells)).items():
                if times > 1:
                    yield f"{name} {number} of the wall holds {color} {times} times"


def _phase(setup: Setup) -> Iterator[str]:
    """Check the phase; only for positions that are otherwise valid."""
    on_table = size(total(setup.center, *setup.factories))
    if setup.phase == "draft":
        if on_table == 0:
            yield "no tiles on factories or in the center, expected some while drafting"
        yield from _ended_already(setup, dict.fromkeys(range(setup.players), 1))
    else:
        if on_table:
            yield f"{on_table} tiles on factories and in the center in phase {setup.phase}, expected none"
        yield from {"deal": _deal, "tiling": _tiling, "over": _over}[setup.phase](setup)


def _is_untidy(setup: Setup, seats: list[int]) -> Iterator[str]:
    """A3.1, A4.4: a seat that has tiled has no complete line and nothing on its floor."""
    for number in seats:
        for line in rules.complete_lines(setup.seats[number].lines):
            yield f"seat {number}: line {line} is complete, expected it to be emptied by now"
        if setup.seats[number].floor:
            yield f"seat {number}: {len(setup.seats[number].floor)} things on the floor, expected it to be cleared by now"


def _ended_already(setup: Setup, untiled: dict[int, int]) -> Iterator[str]:
    """A6.1: seats with their first row that was not tiled in this round; if a row is full from there on, it was full before."""
    for number, first in untiled.items():
        for row in rules.full_rows(setup.seats[number].wall):
            if row >= first:
                yield f"seat {number}: row {row} of the wall is full, so the game would be over"


def _deal(setup: Setup) -> Iterator[str]:
    yield from _is_untidy(setup, list(range(setup.players)))
    yield from _ended_already(setup, dict.fromkeys(range(setup.players), 1))
    if setup.turn != setup.start:
        yield f"turn is seat {setup.turn}, expected the start seat {setup.start} before a deal"
    if not setup.bag and not setup.lid:
        yield "bag and lid are empty, so the game would be over"
    elif not rules.can_grow(setup):
        yield "no tile can be placed on any wall any more, so the game would be over"


def _tiling(setup: Setup) -> Iterator[str]:
    """A7.5: seats from the start seat up to the one that acts have tiled; that one has a choice."""
    if not setup.options.is_grey:
        yield "phase tiling on the coloured wall, expected only on the grey wall"
        return
    turn = setup.turn or 0
    done = (turn - setup.start) % setup.players
    order = list(rules.tiling_order(setup))
    yield from _is_untidy(setup, order[:done])
    complete = rules.complete_lines(setup.seats[turn].lines)
    yield from _ended_already(setup, dict.fromkeys(order[done:], 1) | {turn: complete[0] if complete else SIDE})
    if not complete:
        yield f"seat {turn} has no complete line to place"
    elif not rules.columns_to_choose(setup):
        yield f"seat {turn} has no legal column for line {complete[0]}, which would have fallen by now"


def _over(setup: Setup) -> Iterator[str]:
    yield from _is_untidy(setup, list(range(setup.players)))
    if not rules.ending(setup, setup.round):
        yield "the game is over, but no row of any wall is full"
    for number, seat in enumerate(setup.seats):
        bonus = sum(rules.bonuses(seat.wall, setup.options.column_bonus).values())
        if seat.score < bonus:
            yield f"seat {number}: score {seat.score}, expected at least the {bonus} points of its bonuses"
