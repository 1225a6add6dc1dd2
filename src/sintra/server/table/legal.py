"""Legal moves on the wire: their parts, previews and sentences; encoded once and cached, because they recur."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType

from sintra.game import Preview
from sintra.games import AnyGame, outlook_of
from sintra.i18n import Speaker
from sintra.outlook import Outlook
from sintra.phrase import Phrase, Value
from sintra.record import is_deal
from sintra.server.wire.messages import LegalMove, write

MAX_CACHED_MOVES, MAX_CACHES = 16_000, 16  # about half a kilobyte each; a thousand games of one kind have 12,000
MAX_CACHED_SENTENCES = 8192  # about 200 bytes each
AHEAD = b'"ahead":'  # no text can contain it: its quotation marks would be escaped


class EncodedMove(NamedTuple):
    """A legal move, encoded but for what depends on the position: what would be ahead, and the details of the game."""

    move: Any
    gain: int  # points less cost
    head: bytes  # up to the value of `ahead`
    tail: bytes  # after it, without the closing brace


class MoveCache:
    """A cache of the legal moves of one game in one language and naming of colors, by preview row."""

    def __init__(self, game: AnyGame, language: str, colors: str) -> None:
        self._game = game
        self._language = language
        self._colors = colors
        self._moves: dict[tuple[int, ...], EncodedMove] = {}

    def moves(self, rows: Iterable[tuple[int, ...]]) -> list[EncodedMove]:
        """Return the encoded moves of preview rows."""
        known = self._moves
        return [known.get(row) or self._encode(row) for row in rows]

    def _encode(self, row: tuple[int, ...]) -> EncodedMove:
        action, *numbers = row
        if len(self._moves) >= MAX_CACHED_MOVES:
            self._moves = dict(islice(self._moves.items(), MAX_CACHED_MOVES // 2, None))  # the newer half
        move, preview = self._game.move(action), Preview(*numbers)
        sent = legal_move(outlook_of(self._game.name), self._language, move, preview, self._colors)
        head, _, tail = write(sent).partition(AHEAD + b"null")
        found = self._moves[row] = EncodedMove(move, preview.points - preview.cost, head + AHEAD, tail[:-1])
        return found


_caches: dict[tuple[int, str, str], MoveCache] = {}


def move_cache(game: AnyGame, language: str, colors: str = "words") -> MoveCache:
    """Return the cache of a game in a language and naming of colors, shared by all tables."""
    key = id(game), language, colors  # tables share their games, and a cache keeps its own, so that ids stay unique
    found = _caches.get(key)
    if found is None:
        if len(_caches) >= MAX_CACHES:
            _caches.clear()
        found = _caches[key] = MoveCache(game, language, colors)
    return found


def legal_move(outlook: Outlook, language: str, move: Any, preview: Preview, colors: str = "words") -> LegalMove:
    """Make the message of a move in a language, with its color named as chosen."""
    brings = outlook.brings(move, _name(outlook, language, move, colors), preview)
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
        text=" ".join([_said(language, colors, phrase.key, tuple(phrase.values.items())) for phrase in brings]),
    )


@lru_cache(maxsize=4096)
def _name(outlook: Outlook, language: str, move: Any, colors: str) -> str:
    return _speaker(language, colors).say(outlook.name(move))


@lru_cache(maxsize=MAX_CACHED_SENTENCES)
def _said(language: str, colors: str, key: str, values: tuple[tuple[str, Value], ...]) -> str:
    """Say one of the sentences about a move: most moves differ in one of them only."""
    return _speaker(language, colors).say(Phrase(key, dict(values)))


@lru_cache(maxsize=4096)
def _parts(outlook: Outlook, move: Any) -> dict[str, int | str]:
    """Return the parts of a move; the dictionary is shared and must not be modified."""
    return outlook.parts(move)


def parts_of(game: AnyGame, text: str) -> dict[str, int | str] | UnsetType:
    """Return the parts of a move by its text; a deal has none."""
    return UNSET if not text or is_deal(text) else _parts(outlook_of(game.name), game.parse_move(text))


def named(game: AnyGame, move: Any, language: str, colors: str = "words") -> Phrase:
    """Name a move in a sentence of its own."""
    return Phrase("server.hint", {"text": _name(outlook_of(game.name), language, move, colors)})


@lru_cache
def _speaker(language: str, colors: str) -> Speaker:
    return Speaker(language, colors=colors)
