"""Legal moves as they are sent: their parts, what they would bring, and how that is said."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from functools import lru_cache
from typing import Any

from msgspec import UNSET, UnsetType

from sintra.azul import move as azul
from sintra.game import Preview
from sintra.games import AnyGame
from sintra.i18n import Speaker
from sintra.pavilion import move as pavilion
from sintra.pavilion.tiles import COLOR
from sintra.phrase import Phrase, Value
from sintra.record import is_deal
from sintra.server.wire.messages import LegalMove

MOST_MOVES, MOST_SHELVES = 8_000, 16  # about half a kilobyte each


class Shelf:
    """Legal moves of one game in one language as they are sent, by their rows: the same ones come again and again."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self._game = game
        self._language = language
        self._moves: dict[tuple[int, ...], LegalMove] = {}

    def moves(self, rows: Iterable[tuple[int, ...]]) -> list[LegalMove]:
        """Give the moves of rows."""
        known = self._moves
        return [known.get(row) or self._write(row) for row in rows]

    def _write(self, row: tuple[int, ...]) -> LegalMove:
        action, *numbers = row
        if len(self._moves) >= MOST_MOVES:
            self._moves.clear()
        move = self._moves[row] = legal_move(self._language, self._game.move(action), Preview(*numbers))
        return move


_shelves: dict[tuple[str, str], Shelf] = {}


def shelf(game: AnyGame, language: str) -> Shelf:
    """Give the legal moves of a game in a language, the same for all tables."""
    key = repr(game), language
    if key not in _shelves and len(_shelves) >= MOST_SHELVES:
        _shelves.clear()
    return _shelves.setdefault(key, Shelf(game, language))


def legal_move(language: str, move: Any, preview: Preview) -> LegalMove:
    """Write a move in a language."""
    speaker = _speaker(language)
    return LegalMove(
        move=str(move),
        kind=kind_of(move),
        parts=_parts(move),
        points=preview.points,
        cost=preview.cost,
        dropped=preview.dropped,
        taken=preview.taken,
        bonus=preview.bonus,
        jokers=preview.jokers,
        ahead=None,
        text=" ".join(speaker.say_all(_told(move, _name(language, move), preview))),
    )


@lru_cache(maxsize=4096)
def _name(language: str, move: Any) -> str:
    return _speaker(language).say(name_of(move))


@lru_cache(maxsize=4096)
def _parts(move: Any) -> dict[str, int | str]:
    """Give the fields of a move, in one dictionary for all that it may bring; nobody changes it."""
    return {field.name: getattr(move, field.name) for field in fields(move)}


def parts_of(game: AnyGame, text: str) -> dict[str, int | str] | UnsetType:
    """Give the fields of a move by its text; a deal has none."""
    return UNSET if not text or is_deal(text) else _parts(game.parse_move(text))


def name_of(move: Any) -> Phrase:
    """Name a move in words, for people who hear it."""
    match move:
        case azul.Draft(source, color, line):
            values: dict[str, Value] = {"color": color, "source": source}
            return Phrase("server.move.line", {**values, "line": line}) if line else Phrase("server.move.floor", values)
        case azul.Column(column):
            return Phrase("server.move.column", {"column": column})
        case pavilion.Draft(source, color):
            return Phrase("server.move.draft", {"color": color, "source": source})
        case pavilion.Place():
            return _place(move)
        case pavilion.Bonus(color) | pavilion.Discard(color):
            return Phrase(f"server.move.{kind_of(move)}", {"color": color})
        case _:
            return Phrase(f"server.move.{kind_of(move)}")


def named(move: Any, language: str) -> Phrase:
    """Name a move in a sentence of its own."""
    return Phrase("server.hint", {"text": _name(language, move)})


def _place(move: pavilion.Place) -> Phrase:
    """Name a placing; the color is said where the space does not tell it."""
    key, values = "server.move.place", dict[str, Value](space=(move.star, move.number))
    if move.star not in COLOR:  # the stars of the coloured side have the letters of their colors
        key, values = f"{key}_color", {**values, "color": move.color}
    return Phrase(f"{key}_jokers", {**values, "number": move.jokers}) if move.jokers else Phrase(key, values)


def kind_of(move: Any) -> str:
    """Give the kind of a move in one word."""
    return type(move).__name__.lower()


def _told(move: Any, name: str, preview: Preview) -> list[Phrase]:
    """Say what a move would bring, as an answer to a question does."""
    is_pass = isinstance(move, pavilion.Pass)
    if is_pass and not preview.dropped:
        return [Phrase("dialogue.pass_free", {"text": name})]
    if is_pass:
        phrases = [Phrase("dialogue.pass_costs", {"text": name, "number": preview.dropped})]
    else:
        phrases = [Phrase("dialogue.earns", {"text": name, "points": preview.points})]
    if preview.cost:
        phrases.append(Phrase("dialogue.loses", {"number": preview.cost}))
    if preview.dropped and not is_pass:
        phrases.append(Phrase("dialogue.drops", {"count": preview.dropped}))
    return [*phrases, Phrase("dialogue.gains", {"count": preview.bonus})] if preview.bonus else phrases


@lru_cache
def _speaker(language: str) -> Speaker:
    return Speaker(language)
