"""What can be foretold of a position: scores if the round ended now, and why lines take no tiles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sintra.azul import move as azul
from sintra.azul import refusal
from sintra.azul.preview import settled
from sintra.azul.setup import SIDE
from sintra.azul.state import State
from sintra.i18n import Speaker
from sintra.server.messages import Barred


def totals(state: Any) -> tuple[int, ...] | None:
    """Give what each seat would have if the round ended now, perhaps below zero; None for a game whose rounds score at once."""
    return settled(state.setup) if isinstance(state, State) else None


def barred_lines(state: Any, moves: Iterable[Any], speaker: Speaker) -> tuple[Barred, ...]:
    """Give the lines that take no tiles of a color which can be taken, with the reason: the same whatever the source is."""
    drafts = [move for move in moves if isinstance(move, azul.Draft)]
    if not drafts:
        return ()
    sources = {move.color: move.source for move in drafts}
    possible = {(move.color, move.line) for move in drafts}
    found: list[Barred] = []
    setup = state.setup
    for color, source in sources.items():
        for line in range(1, SIDE + 1):
            if (color, line) not in possible:
                reason = refusal.refuse(setup, azul.Draft(source, color, line))
                found += [Barred(color=color, line=line, text=speaker.say(reason))] if reason else []
    return tuple(found)
