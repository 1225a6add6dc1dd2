"""The outlook of a game on the wire: goals, barred lines, and details of moves; encoded once and cached, because they recur."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Raw

from sintra.i18n import Speaker
from sintra.outlook import Aim, Closed, Outlook
from sintra.server.table.legal import EncodedMove
from sintra.server.wire.messages import Barred, Goal, LegalMove, write

MAX_CACHED_GOALS = 2048  # about two kilobytes each
MAX_CACHED_BARRED = 4096  # a few hundred bytes each
NOTHING = Raw(b"[]")
DETAILS = LegalMove.__struct_fields__[LegalMove.__struct_fields__.index("text") + 1 :]  # in their order on the wire


# Goals


def goals(outlook: Outlook, setup: Any) -> tuple[tuple[Goal, ...], ...]:
    """Return the goals of each seat; empty for a game without goals."""
    return tuple([_goals(aims) for aims in outlook.aims(setup)])


def _goals(aims: tuple[Aim, ...]) -> tuple[Goal, ...]:
    return tuple(
        [
            Goal(kind=aim.kind, name=aim.name, points=aim.points, least=aim.least, covered=aim.covered, spaces=aim.spaces)
            for aim in aims
        ]
    )


class _GoalCache:
    """Encoded goals by the identity of the Aims, which a game returns again for the same board: hashing takes too long."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[tuple[Aim, ...], Raw]] = {}  # with the Aims themselves, so that ids stay unique

    def encoded(self, aims: tuple[Aim, ...]) -> Raw:
        """Return the goals of a seat."""
        found = self._known.get(id(aims))
        if found is None:
            if len(self._known) >= MAX_CACHED_GOALS:
                self._known.clear()
            found = self._known[id(aims)] = aims, Raw(write(_goals(aims)))
        return found[1]


_goal_cache = _GoalCache()


def encoded_goals(outlook: Outlook, setup: Any) -> tuple[Raw, ...]:
    """Return the goals of each seat; empty for a game without goals."""
    return tuple([_goal_cache.encoded(aims) for aims in outlook.aims(setup)])


# Barred lines


class _BarredCache:
    """Encoded barred lines in one language and naming of colors, by the identity of a game's answer, as above."""

    def __init__(self, language: str, colors: str) -> None:
        self._speaker = Speaker(language, colors=colors)
        self._known: dict[int, tuple[Closed, bytes]] = {}

    def encoded(self, lines: Sequence[Closed]) -> list[bytes]:
        """Return lines that cannot take a color, each with the reason."""
        known = self._known
        return [(known.get(id(closed)) or self._encode(closed))[1] for closed in lines]

    def _encode(self, closed: Closed) -> tuple[Closed, bytes]:
        if len(self._known) >= MAX_CACHED_BARRED:
            self._known.clear()
        message = Barred(color=closed.color, line=closed.line, text=self._speaker.say(closed.reason))
        found = self._known[id(closed)] = closed, write(message)
        return found


_barred_cache = lru_cache(maxsize=None)(_BarredCache)


def barred_lines(outlook: Outlook, setup: Any, language: str, colors: str = "words") -> Raw:
    """Return the lines that cannot take an available color, with the reason."""
    return joined(_barred_cache(language, colors).encoded(outlook.closed(setup)))


# Legal moves


def encoded_moves(outlook: Outlook, setup: Any, moves: Sequence[EncodedMove], settled: int | None) -> Raw:
    """Complete legal moves with what would be ahead, given what the seat would have now, and with details of the game."""
    if settled is None:
        sent = [head + b"null" + tail for _, _, head, tail in moves]
    else:
        sent = [head + _ahead[settled + gain] + tail for _, gain, head, tail in moves]
    details = outlook.details(setup, [move for move, _, _, _ in moves])
    if any(details):
        sent = [one + _more(more) for one, more in zip(sent, details, strict=True)]
    return joined(sent, b"}")


class _Scores(dict[int, bytes]):
    """Encoded scores: never below zero, by what they would be otherwise; they are few."""

    def __missing__(self, score: int) -> bytes:
        found = self[score] = b"%d" % max(0, score)
        return found


_ahead = _Scores()


def _more(details: Mapping[str, object]) -> bytes:
    """Encode details as a continuation of a move."""
    if not details:
        return b""
    return b"," + write({name: details[name] for name in DETAILS if name in details})[1:-1]


def joined(parts: Sequence[bytes], end: bytes = b"") -> Raw:
    """Join encoded values, each of which still needs its end, to an encoded array."""
    return Raw(b"".join((b"[", (end + b",").join(parts), end, b"]"))) if parts else NOTHING
