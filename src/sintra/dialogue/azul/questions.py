"""What can be asked about a position of Azul."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sintra.azul import rules, speech, survey
from sintra.azul.kernel import FLOOR_SLOTS
from sintra.azul.move import Draft, parse_move
from sintra.azul.rules import PLACES
from sintra.azul.setup import Setup
from sintra.dialogue import walk
from sintra.dialogue.arguments import Asked
from sintra.dialogue.walk import Ground
from sintra.phrase import Phrase


def _fit(asked: Asked) -> list[Phrase]:
    line = asked.number(PLACES)
    return [speech.describe_fits(asked.setup, asked.seat, line)]


def _row(asked: Asked) -> list[Phrase]:
    """Describe a line and the row of the wall beside it, with what is free there."""
    setup, number, seat = asked.setup, asked.number(PLACES), asked.seat_at(1)
    held = [speech.describe_line(setup, seat, number), speech.describe_row(setup, seat, number)]
    return [*held, *survey.describe_free_in_row(setup, seat, number)]


def _column(asked: Asked) -> list[Phrase]:
    setup, number, seat = asked.setup, asked.number(PLACES), asked.seat_at(1)
    return [speech.describe_column(setup, seat, number), *survey.describe_free_in_column(setup, seat, number)]


def _wall(asked: Asked) -> list[Phrase]:
    """Give the colors of the wall, or every spot of one row."""
    if not asked.rest:
        return survey.describe_pattern(asked.setup)
    number = asked.number(PLACES)
    return [survey.describe_spots(asked.setup, asked.seat_at(1), number)]


WALL = Ground(
    survey.FIRST,
    survey.STEPS,
    lambda asked: (asked.number(PLACES), asked.number(PLACES, 1)),
    survey.describe_spot,
    survey.describe_step,
)


def _floor(asked: Asked) -> list[Phrase]:
    return [speech.describe_floor(asked.setup, asked.seat_at(0))]


def _bag(asked: Asked) -> list[Phrase]:
    return [speech.describe_bag(asked.setup), speech.describe_lid(asked.setup)]


QUESTIONS: Mapping[str, Callable[[Asked], Sequence[Phrase]]] = {
    "table": lambda asked: speech.describe_sources(asked.setup),
    "factory": lambda asked: [speech.describe_source(asked.setup, asked.number(range(1, len(asked.setup.factories) + 1)))],
    "center": lambda asked: [speech.describe_source(asked.setup, 0)],
    "where": lambda asked: [speech.describe_color(asked.setup, asked.color())],
    "big": lambda asked: [speech.describe_big(asked.setup)],
    "seat": lambda asked: speech.describe_seat(asked.setup, asked.seat_at(0)),
    "score": lambda asked: [speech.describe_scores(asked.setup)],
    "bag": _bag,
    "fit": _fit,
    "row": _row,
    "col": _column,
    "floor": _floor,
    "wall": _wall,
    **walk.questions("spot", WALL),
    "costs": lambda asked: survey.describe_costs(asked.setup, asked.seat_at(0)),
    "marker": lambda asked: [survey.describe_marker(asked.setup)],
    "forecast": lambda asked: [survey.describe_forecast(asked.setup)],
    "goals": lambda asked: survey.describe_goals(asked.setup, asked.seat_at(0)),
}


def remarks(setup: Setup, move: str) -> list[Phrase]:
    """Say what a line that is not full would hold, whether the start marker comes along, and what would go to the center."""
    draft = parse_move(move)
    if not isinstance(draft, Draft):
        return []
    pool, seat = setup.source(draft.source), setup.seats[setup.turn or 0]
    lines = rules.with_tiles(seat, draft.line, draft.color, pool[draft.color])
    line = lines[draft.line - 1] if draft.line else None
    held = [Phrase("azul.why_progress", {"line": draft.line, "count": line[1]})] if line and line[1] < draft.line else []
    rest = {color: number for color, number in pool.items() if color != draft.color}
    gone = [Phrase("azul.to_center", {"pool": speech.pool_value(rest)})] if draft.source and rest else []
    return [*held, *_marker(setup, draft), *gone]


def _marker(setup: Setup, draft: Draft) -> list[Phrase]:
    """Say that the move takes the start marker, and where it would lie (A2.5, A8.1)."""
    if not rules.takes_marker(setup, draft.source):
        return []
    slot = len(setup.seats[setup.turn or 0].floor) + 1
    return [Phrase("dialogue.marker", {"slot": slot}) if slot <= FLOOR_SLOTS else Phrase("dialogue.marker_beside")]
