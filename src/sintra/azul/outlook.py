"""What can be foretold of a position of Azul: scores if the round ended now, why lines take no tiles, and moves by name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sintra.azul import refusal, rules
from sintra.azul.move import Column, Move
from sintra.azul.setup import Line, Setup
from sintra.outlook import Closed, Outlook
from sintra.phrase import Phrase, Value


class AzulOutlook(Outlook):
    """The outlook of Azul."""

    def settled(self, setup: Setup) -> tuple[int, ...]:
        """Give what each seat would have if the round ended now, perhaps below zero."""
        return rules.settled(setup)

    def closed(self, setup: Setup) -> tuple[Closed, ...]:
        """Give the lines that take no tiles of a color which can be taken: the same whatever the source is."""
        return tuple(_closed_lines(setup)) if setup.phase == "draft" else ()

    def name(self, move: Move) -> Phrase:
        """Name a move in words."""
        if isinstance(move, Column):
            return Phrase("server.move.column", {"column": move.column})
        values: dict[str, Value] = {"color": move.color, "source": move.source}
        return Phrase("server.move.line", {**values, "line": move.line}) if move.line else Phrase("server.move.floor", values)


def _closed_lines(setup: Setup) -> Iterator[Closed]:
    seat = setup.seats[setup.turn or 0]
    takeable = (color for pool in (*reversed(setup.factories), setup.center) for color in pool)
    for color in dict.fromkeys(takeable):
        for line in rules.PLACES:
            closed = _closed(color, line, seat.lines[line - 1], seat.wall[line - 1])
            if closed is not None:
                yield closed


@lru_cache(maxsize=4096)  # a table asks again after every move
def _closed(color: str, line: int, held: Line | None, row: tuple[str | None, ...]) -> Closed | None:
    reason = refusal.refuse_line(line, held, row, color)
    return None if reason is None else Closed(color, line, reason)
