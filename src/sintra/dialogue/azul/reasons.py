"""Why a move of Azul is good: verifiable facts about it, the most important first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sintra.azul import rules
from sintra.azul.kernel import COLOR_BONUS, ROW_BONUS
from sintra.azul.move import Column, Draft
from sintra.azul.rules import Wall
from sintra.azul.setup import Line, SeatSetup, Setup
from sintra.game import Preview
from sintra.games import AnyGame
from sintra.phrase import Phrase


def reasons(game: AnyGame, state: Any, move: Any, lead: int) -> Iterator[Phrase]:
    """Say what a legal move has going for it and what it costs; `lead` is its lead over all others, 0 if unknown."""
    setup: Setup = state.setup
    found = dict(game.previews(state))
    if isinstance(move, Column):
        yield from _of_column(setup, move, found)
    else:
        yield from _of_draft(setup, move, found, lead)


# Choosing a column on the grey wall


def _of_column(setup: Setup, move: Column, found: dict[Any, Preview]) -> Iterator[Phrase]:
    points = found[move].points
    is_most = points == max(other.points for other in found.values())
    yield Phrase("azul.why_tile_most" if is_most else "azul.why_tile", {"points": points})
    seat = setup.seats[setup.turn or 0]
    row = rules.complete_lines(seat.lines)[0]
    after = rules.with_tile(seat.wall, row, move.column, rules.color_of(seat.lines, row))
    yield from _goals(setup, seat.wall, after)


# Taking tiles


def _of_draft(setup: Setup, move: Draft, found: dict[Any, Preview], lead: int) -> Iterator[Phrase]:
    own = found[move]
    seat = setup.seats[setup.turn or 0]
    lines = rules.with_tiles(seat, move.line, move.color, _taken(setup, move))
    line = lines[move.line - 1] if move.line else None
    if line and line[1] == move.line and own.points:
        yield Phrase("azul.why_completes", {"line": move.line, "points": own.points})
        if not setup.options.is_grey:  # there the columns are still to be chosen
            yield from _goals(setup, _tiled(seat.wall, seat.lines), _tiled(seat.wall, lines))
    elif line:
        yield Phrase("azul.why_progress", {"line": move.line, "count": line[1]})
    yield from _cost(own, [other for one, other in found.items() if one != move])
    if lead:
        yield Phrase("azul.why_solved", {"number": lead})
    yield from _most(own, [other for one, other in found.items() if one != move])
    yield from _denied(setup, move)
    if rules.takes_marker(setup, move.source) and not _is_last(setup, seat, lines):
        yield Phrase("azul.why_marker")


def _is_last(setup: Setup, seat: SeatSetup, lines: Sequence[Line | None]) -> bool:
    """Return whether it is known already that the game ends with this round (A6.1, A9.2)."""
    wall = seat.wall if setup.options.is_grey else _tiled(seat.wall, lines)
    return setup.round == setup.options.max_rounds or bool(rules.full_rows(wall))


def _taken(setup: Setup, move: Draft) -> int:
    return setup.source(move.source)[move.color]


def _tiled(wall: Wall, lines: Sequence[Line | None]) -> Wall:
    """Return the coloured wall as it would be if the round ended now."""
    for row in rules.complete_lines(lines):
        color = rules.color_of(lines, row)
        wall = rules.with_tile(wall, row, rules.printed_column(row, color), color)
    return wall


def _goals(setup: Setup, before: Wall, after: Wall) -> Iterator[Phrase]:
    """Name the rows, columns and colors that become full (A6.1 to A6.4)."""
    for row in rules.full_rows(after):
        if row not in rules.full_rows(before):
            yield Phrase("azul.why_row", {"row": row, "points": ROW_BONUS})
    for column in rules.full_columns(after):
        if column not in rules.full_columns(before):
            yield Phrase("azul.why_column", {"column": column, "points": setup.options.column_bonus})
    for color in rules.full_colors(after):
        if color not in rules.full_colors(before):
            yield Phrase("azul.why_color", {"color": color, "points": COLOR_BONUS})


def _cost(own: Preview, others: list[Preview]) -> Iterator[Phrase]:
    """Say what it costs, and whether anything costs less."""
    is_least = all(own.cost <= other.cost for other in others)
    if own.cost:
        yield Phrase("azul.why_costs_least" if is_least else "azul.why_costs", {"number": own.cost})
    elif own.dropped:
        yield Phrase("azul.why_floor_full")
    elif all(other.cost for other in others):
        yield Phrase("azul.why_clean")


def _most(own: Preview, others: list[Preview]) -> Iterator[Phrase]:
    if own.points and all(own.points - own.cost > other.points - other.cost for other in others):
        yield Phrase("azul.why_most")


def _denied(setup: Setup, move: Draft) -> Iterator[Phrase]:
    """Name the line that the next seat able to would fill with these tiles: of several, the one that scores most."""
    for step in range(1, setup.players):
        number = ((setup.turn or 0) + step) % setup.players
        worth = _filled(setup.seats[number], move.color, _taken(setup, move), is_grey=setup.options.is_grey)
        if worth:
            best = max(worth, key=worth.__getitem__)
            yield Phrase("azul.why_denies", {"seat": number, "line": best, "count": _taken(setup, move)})
            return


def _filled(seat: SeatSetup, color: str, count: int, *, is_grey: bool) -> dict[int, int]:
    """Return the lines that tiles would complete without any falling, each with what it would score."""
    now, _ = rules.tile_lines(seat.wall, seat.lines, is_grey=is_grey)
    fitting = [line for line in rules.open_lines(seat, color) if rules.room(seat, line) == count]
    filled = {line: rules.with_tiles(seat, line, color, count) for line in fitting}
    worth = {line: rules.tile_lines(seat.wall, lines, is_grey=is_grey)[0] - now for line, lines in filled.items()}
    return {line: points for line, points in worth.items() if points}
