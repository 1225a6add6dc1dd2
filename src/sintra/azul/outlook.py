"""Forecasts for a position of Azul: scores if the round ended now, why lines take no tiles, and moves by name."""

from __future__ import annotations

from functools import lru_cache

from sintra.azul import refusal, rules
from sintra.azul.move import Column, Move
from sintra.azul.setup import Line, Setup
from sintra.azul.tiles import COLORS
from sintra.outlook import Closed, Outlook
from sintra.phrase import Phrase, Value


class AzulOutlook(Outlook):
    """The outlook of Azul."""

    def settled(self, setup: Setup) -> tuple[int, ...]:
        """Return what each seat would have if the round ended now, perhaps below zero."""
        return rules.settled(setup)

    def closed(self, setup: Setup) -> tuple[Closed, ...]:
        """Return the lines that take no tiles of a color which can be taken: the same whatever the source is."""
        return _closed_lines(setup) if setup.phase == "draft" else ()

    def name(self, move: Move) -> Phrase:
        """Name a move in words."""
        if isinstance(move, Column):
            return Phrase("server.move.column", {"column": move.column})
        values: dict[str, Value] = {"color": move.color, "source": move.source}
        return Phrase("server.move.line", {**values, "line": move.line}) if move.line else Phrase("server.move.floor", values)


def _closed_lines(setup: Setup) -> tuple[Closed, ...]:
    seat = setup.seats[setup.turn or 0]
    takeable: dict[str, int] = {}
    for pool in (*reversed(setup.factories), setup.center):
        takeable |= pool
    lines = [_closed(*line) for line in zip(rules.PLACES, seat.lines, seat.wall, strict=True)]
    return tuple([closed[color] for color in takeable for closed in lines if color in closed])


@lru_cache(maxsize=4096)  # a table recomputes this after every move
def _closed(line: int, held: Line | None, row: tuple[str | None, ...]) -> dict[str, Closed]:
    """Return the colors that a line does not take."""
    reasons = {color: refusal.refuse_line(line, held, row, color) for color in COLORS}
    return {color: Closed(color, line, reason) for color, reason in reasons.items() if reason is not None}
