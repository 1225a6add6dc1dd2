"""The outlook of a game: forecasts for its positions, and names for its moves.

A screen shows more than positions and moves: the score if the round ended now, progress toward goals, why a line takes no
tiles, what a move would pay. Clients should not compute this, and a server should not know games. So each game provides an
`Outlook`, which answers in plain values and Phrases, independent of language and wire format.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, TypedDict

from sintra.game import Preview
from sintra.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Aim:
    """What earns points at the end of the game when all its spaces are covered."""

    kind: str  # such as star or number
    name: str
    points: int  # at most: it may still become one of several kinds
    least: int  # at least; equal to `points` once it is decided
    covered: int
    spaces: int


@dataclass(frozen=True, slots=True)
class Closed:
    """A line that takes no tiles of a color which can be taken, and why."""

    color: str
    line: int
    reason: Phrase


class Details(TypedDict, total=False):
    """What a legal move would do in addition to its Preview; games fill in what they have."""

    pays: dict[str, int]  # the tiles of the hand that it costs
    leaves: dict[str, int]  # what stays in hand of the colors it pays with
    completes: tuple[str, ...]  # the features of the board that it completes
    keeps: int  # how many tiles of the hand can stay
    losses: tuple[int, ...]  # the points lost when no tile, one, two and so on go
    useful: dict[str, int]  # the tiles that are most useful to keep, when not all can stay


class Outlook:
    """The fallback for any game: moves are named by their text, and nothing is forecast.

    A game overrides what it can answer. Setups and moves are those of the game.
    """

    def settled(self, setup: Any) -> tuple[int, ...] | None:  # noqa: ARG002 - for games that know
        """Return what each seat would have if the round ended now, perhaps below zero; None if rounds score at once."""
        return None

    def aims(self, setup: Any) -> tuple[tuple[Aim, ...], ...]:  # noqa: ARG002 - for games that know
        """Return the goals of each seat; empty for a game without goals."""
        return ()

    def features(self, setup: Any) -> tuple[dict[str, int], ...]:  # noqa: ARG002 - for games that know
        """Count for each seat the covered spaces around each feature that has any; empty for a board without features."""
        return ()

    def closed(self, setup: Any) -> Sequence[Closed]:  # noqa: ARG002 - for games that know
        """Return the lines of the seat that acts that take no tiles of a color which can be taken."""
        return ()

    def details(self, setup: Any, moves: Sequence[Any]) -> Sequence[Details]:  # noqa: ARG002 - for games that know
        """Return the details of legal moves, one after another."""
        return [Details()] * len(moves)

    def kind(self, move: Any) -> str:
        """Return the kind of a move in one word."""
        return type(move).__name__.lower()

    def parts(self, move: Any) -> dict[str, int | str]:
        """Return the parts of a move by name."""
        return {field.name: getattr(move, field.name) for field in fields(move)} if is_dataclass(move) else {}

    def name(self, move: Any) -> Phrase:
        """Name a move in words, for people who hear it."""
        return Phrase("server.move.text", {"text": str(move)})

    def brings(self, move: Any, name: str, preview: Preview) -> list[Phrase]:  # noqa: ARG002 - for games that know
        """Say what a move would bring; `name` is the move's spoken name."""
        phrases = [Phrase("dialogue.earns", {"text": name, "points": preview.points})]
        if preview.cost:
            phrases.append(Phrase("dialogue.loses", {"number": preview.cost}))
        if preview.dropped:
            phrases.append(Phrase("dialogue.drops", {"count": preview.dropped}))
        return [*phrases, Phrase("dialogue.gains", {"count": preview.bonus})] if preview.bonus else phrases
