"""Validation of a Setup of Summer Pavilion: every reason that makes it impossible, in English.

It checks all that the position itself shows. A position that passes may still be unlikely, but nothing in it contradicts the
rules, and every kernel function can work on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sintra.factories.validation import MAX_POINTS, SEATS, check_center, check_shape, check_tiles
from sintra.pavilion import rules
from sintra.pavilion.geometry import COLORS, NUM_COLORS, NUM_SPACES, STARS, TILES_PER_COLOR
from sintra.pavilion.kernel import CORNERS, FIRST_SCORE, LOWEST_SCORE, ROUNDS, SUPPLY_SPACES, TILES_PER_FACTORY
from sintra.pavilion.setup import PHASES, SeatSetup, Setup
from sintra.pavilion.tiles import size, total

MAX_BONUS_TILES = 3  # P7.3


def reasons(setup: Setup) -> list[str]:
    """List everything that is impossible; an empty list means that the position is possible."""
    shape = list(_shape(setup))
    if shape:
        return shape  # with the wrong seats or factories nothing else can be checked
    found = [*_conservation(setup), *_supply(setup), *_factories(setup), *_center(setup), *_stone(setup)]
    for number, seat in enumerate(setup.seats):
        about = [*_board(seat, setup.options.side), *_passing(setup, number)]
        found += (f"seat {number}: {reason}" for reason in about)
    return found or list(_phase(setup))


# The table


def _shape(setup: Setup) -> Iterator[str]:
    yield from check_shape(setup, PHASES)
    if setup.players not in SEATS:
        return
    yield from _round(setup)
    yield from _due(setup)


def _due(setup: Setup) -> Iterator[str]:
    """P7.4, P9.4: bonus tiles are due, and discards have an order, only while they are chosen."""
    if setup.phase == "bonus":
        if not 1 <= setup.bonus_due <= MAX_BONUS_TILES:
            yield f"bonus_due is {setup.bonus_due}, expected 1 to {MAX_BONUS_TILES} in phase bonus"
    elif setup.bonus_due != 0:
        yield f"bonus_due is {setup.bonus_due}, expected 0 in phase {setup.phase}"
    if setup.phase == "discard":
        if setup.discard_from not in COLORS:
            yield f"discard_from is {setup.discard_from}, expected a color in phase discard"
    elif setup.discard_from is not None:
        yield f"discard_from is {setup.discard_from}, expected none in phase {setup.phase}"


def _round(setup: Setup) -> Iterator[str]:
    if not 1 <= setup.round <= ROUNDS:
        yield f"round {setup.round}, expected 1 to {ROUNDS}"
    elif setup.phase == "over" and setup.round != ROUNDS:
        yield f"the game is over in round {setup.round}, expected round {ROUNDS}"


def _conservation(setup: Setup) -> Iterator[str]:
    """P1.2: twenty-two tiles of every color, wherever they lie."""
    pools = [setup.bag, setup.tower, setup.supply, setup.center, *setup.factories]
    for seat in setup.seats:
        pools += (seat.hand, seat.corners)
    counts = Counter(total(*pools))
    counts.update(tile for seat in setup.seats for star in seat.board for tile in star if tile)
    yield from check_tiles(pools, counts, COLORS, TILES_PER_COLOR)


def _supply(setup: Setup) -> Iterator[str]:
    """P8.1, P8.3, P10.3: ten tiles; fewer only until a turn has ended, or for lack of tiles."""
    held = size(setup.supply)
    if held > SUPPLY_SPACES:
        yield f"{held} tiles on the supply, expected at most {SUPPLY_SPACES}"
    if setup.phase == "deal" and setup.round == 1:
        return
    in_this_turn = {"bonus": MAX_BONUS_TILES - setup.bonus_due, "refill": MAX_BONUS_TILES}
    least = SUPPLY_SPACES - in_this_turn.get(setup.phase, 0)
    if held >= least:
        return
    if setup.phase == "draft":
        yield f"{held} tiles on the supply, expected {least}, because it is filled before the factories"
    elif setup.bag:
        yield f"{held} tiles on the supply, expected at least {least} while there are tiles in the bag"
    elif setup.phase == "place" and setup.tower:
        yield f"{held} tiles on the supply, expected {least} while there are tiles in the tower"


def _factories(setup: Setup) -> Iterator[str]:
    """P3.2, P10.4: a factory holds four tiles or none; fewer only as the last one of a deal that emptied bag and tower."""
    sizes = [size(pool) for pool in setup.factories]
    short = [number for number, held in enumerate(sizes, 1) if held not in (0, TILES_PER_FACTORY)]
    for number in short:
        held = sizes[number - 1]
        if held > TILES_PER_FACTORY:
            yield f"factory {number} holds {held} tiles, expected at most {TILES_PER_FACTORY}"
        elif setup.bag or setup.tower:
            yield f"factory {number} holds {held} tiles, expected 0 or 4 while there are tiles in the bag or the tower"
        elif any(sizes[number:]):
            yield f"factory {number} holds {held} tiles, but a later factory is not empty"


def _center(setup: Setup) -> Iterator[str]:
    """P4.5: all that lies in the center was left over on a factory that is empty now."""
    return check_center(setup, TILES_PER_FACTORY - 1)


def _stone(setup: Setup) -> Iterator[str]:
    """P4.1, P4.2, P4.6: while the stone lies in the center, every turn emptied a factory; then the start seat has tiles."""
    taken = sum(not pool for pool in setup.factories)
    if setup.phase != "draft":
        if setup.stone_in_center:
            yield f"the stone is in the center in phase {setup.phase}, expected only while drafting"
    elif setup.stone_in_center:
        turn = (setup.start + taken) % setup.players
        if (setup.bag or setup.tower) and setup.turn != turn:
            yield (
                f"turn is seat {setup.turn}, expected seat {turn}: seat {setup.start} started, "
                f"{taken} factories are empty and nobody took from the center"
            )
    elif taken == 0 or not setup.seats[setup.start].hand:
        yield f"start seat {setup.start} has the stone, but it cannot have taken tiles from the center yet"


# The seats


def _board(seat: SeatSetup, side: str) -> Iterator[str]:
    """Check one board, in any phase."""
    if not LOWEST_SCORE <= seat.score <= MAX_POINTS:
        yield f"score {seat.score}, expected {LOWEST_SCORE} to {MAX_POINTS}"
    if size(seat.corners) > CORNERS:
        yield f"{size(seat.corners)} tiles in the corners, expected at most {CORNERS}"
    for star, (name, spaces) in enumerate(zip(STARS, seat.board, strict=True)):
        tiles = [tile for tile in spaces if tile]
        if expected := _expected(side, star, tiles):
            yield f"star {name} holds {', '.join(tiles)}, expected {expected}"


def _expected(side: str, star: int, tiles: list[str]) -> str | None:
    """Return what should lie on a star instead of these tiles; None if they may (P5.3, P5.4, P12.2 to P12.4)."""
    color = rules.star_color(side, star)
    if color is not None:
        return f"{color} only" if set(tiles) - {color} else None
    if not rules.is_many_colored(side, tiles) or len(set(tiles)) == len(tiles):
        return None
    return "all different" if side == rules.PRINTED_SIDE else "all of one color or all different"


def _passing(setup: Setup, number: int) -> Iterator[str]:
    """P9.1, P9.5, P10.2: corners are filled when a seat has passed and emptied when the round ends; a hand the other way."""
    seat = setup.seats[number]
    discards = setup.phase == "discard" and setup.turn == number
    if seat.passed and setup.phase in {"deal", "draft"}:
        yield f"has passed in phase {setup.phase}, expected only while placing"
    if seat.corners and (discards or not seat.passed):
        yield "has tiles in the corners, expected only once it has passed and discarded"
    if seat.hand and seat.passed and not discards:
        yield f"has passed with {size(seat.hand)} tiles in the hand, expected none: they are kept or discarded"


# The phases


def _phase(setup: Setup) -> Iterator[str]:
    """Check the phase; only for positions that are otherwise valid."""
    on_table = size(total(setup.center, *setup.factories))
    if setup.phase == "draft":
        if on_table == 0:
            yield "no tiles on factories or in the center, expected some while drafting"
        return
    if on_table:
        yield f"{on_table} tiles on factories and in the center in phase {setup.phase}, expected none"
    asked = {"deal": _deal, "place": _place, "bonus": _bonus, "refill": _refill, "discard": _discard, "over": _over}
    yield from asked[setup.phase](setup)


def _deal(setup: Setup) -> Iterator[str]:
    """P3.1, P10.1 to P10.3, P14.3."""
    if setup.turn != setup.start:
        yield f"turn is seat {setup.turn}, expected the start seat {setup.start} before a deal"
    if not setup.bag and not setup.tower:
        yield "bag and tower are empty, so there would be no deal"
    if setup.round == 1 and size(setup.bag) != TILES_PER_COLOR * NUM_COLORS:
        yield f"{size(setup.bag)} tiles in the bag before the first deal, expected all {TILES_PER_COLOR * NUM_COLORS}"
    for number, seat in enumerate(setup.seats):
        if size(seat.hand) > CORNERS:
            yield f"seat {number}: {size(seat.hand)} tiles in the hand before a deal, expected at most {CORNERS} that were kept"
        if setup.round == 1 and seat.score != FIRST_SCORE:
            yield f"seat {number}: score {seat.score} before the first deal, expected {FIRST_SCORE}"


def _place(setup: Setup) -> Iterator[str]:
    if setup.seats[setup.turn or 0].passed:
        yield f"turn is seat {setup.turn}, which has passed"


def _bonus(setup: Setup) -> Iterator[str]:
    """P7.2, P7.4, P14.1: what is due was earned by the last placement, and lies on the supply."""
    yield from _place(setup)
    if setup.bonus_due > size(setup.supply):
        yield f"bonus_due is {setup.bonus_due}, but only {size(setup.supply)} tiles are on the supply"
    if setup.bonus_due > (most := _max_earned(setup.seats[setup.turn or 0])):
        yield f"bonus_due is {setup.bonus_due}, but no placement of seat {setup.turn} can have earned more than {most}"


def _max_earned(seat: SeatSetup) -> int:
    """Return the most tiles that one placement earned, if it was the last one (P7.2, P7.3)."""
    covered = rules.covered_spaces(seat.board)
    return max(rules.bonus_tiles(rules.completed_by(covered, space)) for space in range(NUM_SPACES))


def _refill(setup: Setup) -> Iterator[str]:
    """P8.1, P8.3."""
    yield from _place(setup)
    if size(setup.supply) == SUPPLY_SPACES:
        yield "the supply is full, so there would be no refill"
    if not setup.bag and not setup.tower:
        yield "bag and tower are empty, so there would be no refill"


def _discard(setup: Setup) -> Iterator[str]:
    """P9.2, P9.4, P9.5."""
    seat, first = setup.seats[setup.turn or 0], setup.discard_from or COLORS[0]
    if not seat.passed:
        yield f"seat {setup.turn} discards, but has not passed"
    if not seat.hand:
        yield f"seat {setup.turn} has nothing to discard, so its round would have ended"
    before = rules.kept_before(seat.hand, first)
    if before > CORNERS:
        yield f"{before} tiles of seat {setup.turn} can no longer be discarded, expected at most {CORNERS}"
    if first != COLORS[0] and first not in setup.tower:
        yield f"discard_from is {setup.discard_from}, but no {setup.discard_from} tile is in the tower"


def _over(setup: Setup) -> Iterator[str]:
    """P11.1 to P11.4: all have passed, and the scores hold everything."""
    for number, seat in enumerate(setup.seats):
        if not seat.passed:
            yield f"seat {number}: has not passed, expected all to have when the game is over"
        least = LOWEST_SCORE + sum(rules.end_points(seat, setup.options.side).values())
        if seat.score < least:
            yield f"seat {number}: score {seat.score}, expected at least {least} with the points for its stars and numbers"
