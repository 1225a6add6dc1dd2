"""What can be asked about a position of Azul."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sintra.azul import rules, speech, survey
from sintra.azul.kernel import FLOOR_SLOTS
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
    """Say that the move takes the start marker, and where it would lie (A2.5, A8.1)."""
    if not (move.startswith("C") and rules.takes_marker(setup, 0)):
        return []
    slot = len(setup.seats[setup.turn or 0].floor) + 1
    return [Phrase("dialogue.marker", {"slot": slot}) if slot <= FLOOR_SLOTS else Phrase("dialogue.marker_beside")]
