"""Legal moves as they are sent: their parts, what they would bring, and how that is said."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from msgspec import UNSET, UnsetType

from sintra.game import Preview
from sintra.games import AnyGame, outlook_of
from sintra.i18n import Speaker
from sintra.outlook import Outlook
from sintra.phrase import Phrase
from sintra.record import is_deal
from sintra.server.wire.messages import LegalMove

MOST_MOVES, MOST_SHELVES = 8_000, 16  # about half a kilobyte each


class Shelf:
    """Legal moves of one game in one language as they are sent, by their rows: the same ones come again and again."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self._game = game
        self._language = language
        self._moves: dict[tuple[int, ...], tuple[Any, LegalMove]] = {}

    def moves(self, rows: Iterable[tuple[int, ...]]) -> list[tuple[Any, LegalMove]]:
        """Give the moves of rows, each with how it is sent."""
        known = self._moves
        return [known.get(row) or self._write(row) for row in rows]

    def _write(self, row: tuple[int, ...]) -> tuple[Any, LegalMove]:
        action, *numbers = row
        if len(self._moves) >= MOST_MOVES:
            self._moves.clear()
        move = self._game.move(action)
        pair = self._moves[row] = move, legal_move(outlook_of(self._game.name), self._language, move, Preview(*numbers))
        return pair


_shelves: dict[tuple[str, str], Shelf] = {}


def shelf(game: AnyGame, language: str) -> Shelf:
    """Give the legal moves of a game in a language, the same for all tables."""
    key = repr(game), language
    if key not in _shelves and len(_shelves) >= MOST_SHELVES:
        _shelves.clear()
    return _shelves.setdefault(key, Shelf(game, language))


def legal_move(outlook: Outlook, language: str, move: Any, preview: Preview) -> LegalMove:
    """Write a move in a language."""
    speaker = _speaker(language)
    return LegalMove(
        move=str(move),
        kind=outlook.kind(move),
        parts=_parts(outlook, move),
        points=preview.points,
        cost=preview.cost,
        dropped=preview.dropped,
        taken=preview.taken,
        bonus=preview.bonus,
        jokers=preview.jokers,
        ahead=None,
        text=" ".join(speaker.say_all(outlook.brings(move, _name(outlook, language, move), preview))),
    )


@lru_cache(maxsize=4096)
def _name(outlook: Outlook, language: str, move: Any) -> str:
    return _speaker(language).say(outlook.name(move))


@lru_cache(maxsize=4096)
def _parts(outlook: Outlook, move: Any) -> dict[str, int | str]:
    """Give the parts of a move, in one dictionary for all that it may bring; nobody changes it."""
    return outlook.parts(move)


def parts_of(game: AnyGame, text: str) -> dict[str, int | str] | UnsetType:
    """Give the parts of a move by its text; a deal has none."""
    return UNSET if not text or is_deal(text) else _parts(outlook_of(game.name), game.parse_move(text))


def named(game: AnyGame, move: Any, language: str) -> Phrase:
    """Name a move in a sentence of its own."""
    return Phrase("server.hint", {"text": _name(outlook_of(game.name), language, move)})


@lru_cache
def _speaker(language: str) -> Speaker:
    return Speaker(language)
