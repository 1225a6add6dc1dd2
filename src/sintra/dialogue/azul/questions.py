"""What can be asked about a position of Azul."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sintra.azul import rules, speech
from sintra.azul.kernel import FLOOR_SLOTS
from sintra.azul.rules import PLACES
from sintra.azul.setup import Setup
from sintra.dialogue.arguments import Asked
from sintra.phrase import Phrase


def _fit(asked: Asked) -> list[Phrase]:
    line = asked.number(PLACES)
    return [speech.describe_fits(asked.setup, asked.seat, line)]


def _row(asked: Asked) -> list[Phrase]:
    """Tell a line and the row of the wall beside it."""
    number, seat = asked.number(PLACES), asked.seat_at(1)
    return [speech.describe_line(asked.setup, seat, number), speech.describe_row(asked.setup, seat, number)]


def _column(asked: Asked) -> list[Phrase]:
    number = asked.number(PLACES)
    return [speech.describe_column(asked.setup, asked.seat_at(1), number)]


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
}


def remarks(setup: Setup, move: str) -> list[Phrase]:
    """Say that the start marker comes along, and where it would lie (A2.5, A8.1)."""
    if not (move.startswith("C") and rules.takes_marker(setup, 0)):
        return []
    slot = len(setup.seats[setup.turn or 0].floor) + 1
    return [Phrase("dialogue.marker", {"slot": slot}) if slot <= FLOOR_SLOTS else Phrase("dialogue.marker_beside")]
