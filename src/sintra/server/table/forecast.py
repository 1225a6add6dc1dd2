"""The outlook of a game as it is sent: goals, lines that take no tiles, and moves with their details."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from sintra.i18n import Speaker
from sintra.outlook import Outlook
from sintra.phrase import Phrase, Value
from sintra.server.wire.messages import Barred, Goal, LegalMove


def goals(outlook: Outlook, setup: Any) -> tuple[tuple[Goal, ...], ...]:
    """Give the goals of each seat; empty for a game without goals."""
    return tuple(
        [
            tuple(
                [
                    Goal(
                        kind=aim.kind,
                        name=aim.name,
                        points=aim.points,
                        least=aim.least,
                        covered=aim.covered,
                        spaces=aim.spaces,
                    )
                    for aim in aims
                ]
            )
            for aims in outlook.aims(setup)
        ]
    )


def barred_lines(outlook: Outlook, setup: Any, language: str) -> tuple[Barred, ...]:
    """Give the lines that take no tiles of a color which can be taken, with the reason."""
    return tuple(
        [
            _barred(closed.color, closed.line, closed.reason.key, tuple(closed.reason.values.items()), language)
            for closed in outlook.closed(setup)
        ]
    )


@lru_cache(maxsize=4096)  # a few hundred for each language, if all have been said
def _barred(color: str, line: int, key: str, values: tuple[tuple[str, Value], ...], language: str) -> Barred:
    return Barred(color=color, line=line, text=Speaker(language).say(Phrase(key, dict(values))))


def detailed(outlook: Outlook, setup: Any, moves: Sequence[tuple[Any, LegalMove]]) -> tuple[LegalMove, ...]:
    """Add to legal moves what the game knows of them beside their previews."""
    details = outlook.details(setup, [move for move, _ in moves])
    return tuple([replace(sent, **more) if more else sent for (_, sent), more in zip(moves, details, strict=True)])
