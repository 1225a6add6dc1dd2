"""What can be foretold of a position: scores if the round ended now, and why lines take no tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sintra.azul import move as azul
from sintra.azul import refusal
from sintra.azul.preview import settled
from sintra.azul.setup import SIDE, Line, Setup
from sintra.i18n import Speaker
from sintra.server.messages import Barred


def totals(setup: Any) -> tuple[int, ...] | None:
    """Give what each seat would have if the round ended now, perhaps below zero; None for a game whose rounds score at once."""
    return settled(setup) if isinstance(setup, Setup) else None


def barred_lines(setup: Any, language: str) -> tuple[Barred, ...]:
    """Give the lines that take no tiles of a color which can be taken, with the reason: the same whatever the source is."""
    if not isinstance(setup, Setup) or setup.phase != "draft":
        return ()
    seat = setup.seats[setup.turn or 0]
    known, found = _reasons(language), list[Barred]()
    for color, source in _colors(setup).items():
        for line in range(1, SIDE + 1):
            key = color, line, seat.lines[line - 1], color in seat.wall[line - 1]  # A2.7, A2.8 look at nothing else
            if key not in known:
                known[key] = _reason(setup, azul.Draft(source, color, line), language)
            barred = known[key]
            if barred is not None:
                found.append(barred)
    return tuple(found)


def _colors(setup: Setup) -> dict[str, int]:
    """Give the colors that can be taken, each with a source that has it."""
    pools = enumerate((setup.center, *setup.factories))
    return {color: source for source, pool in reversed(list(pools)) for color in pool}


def _reason(setup: Setup, move: azul.Draft, language: str) -> Barred | None:
    reason = refusal.refuse(setup, move)
    return Barred(color=move.color, line=move.line, text=Speaker(language).say(reason)) if reason else None


@lru_cache
def _reasons(language: str) -> dict[tuple[str, int, Line | None, bool], Barred | None]:  # noqa: ARG001 - one for each
    """Give the reasons that have been said in a language: a few hundred, if all have."""
    return {}
