"""Encoded parts of messages, cached: what the clients of a table see alike, its events, sentences, and its position."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Raw

from sintra.i18n import Speaker, languages
from sintra.outlook import Outlook
from sintra.phrase import Phrase, Value
from sintra.server.table.forecast import joined
from sintra.server.wire.messages import Sentence, write

if TYPE_CHECKING:
    from sintra.server.table.table import Table
    from sintra.server.table.view import Views

MAX_CACHED_EVENTS = 4096  # about half a kilobyte each
MAX_CACHED_TABLES = 256  # whose shared fields are kept, a few kilobytes each
MAX_CACHED_SENTENCES = 8192  # about 400 bytes each
Settled = tuple[int, ...] | None  # what each seat would have if the round ended now; None: rounds score at once


class Latest:
    """Caches what was last computed, because the clients of a table are sent the same position one after another."""

    def __init__(self) -> None:
        self._setup: tuple[Any, Any] = (None, None)
        self._position: tuple[Any, Raw] = (None, Raw())
        self._settled: tuple[Any, Settled] = (None, None)

    def setup(self, state: Any) -> Any:
        """Return the position as its setup, which must not be changed; None for a game whose States have none."""
        if self._setup[0] is not state:
            shared = getattr(state, "shared_setup", None)
            self._setup = state, getattr(state, "setup", None) if shared is None else shared
        return self._setup[1]

    def position(self, state: Any) -> Raw:
        """Return the position in JSON."""
        if self._position[0] is not state:
            setup = self.setup(state)
            self._position = state, Raw(state.to_json().encode() if setup is None else write(_plain(setup)))
        return self._position[1]

    def settled(self, outlook: Outlook, state: Any) -> Settled:
        """Return what each seat would have if the round ended now."""
        if self._settled[0] is not state:
            self._settled = state, outlook.settled(self.setup(state))
        return self._settled[1]


def _plain(setup: Any) -> dict[str, Any]:
    """Return a position as JSON holds it; without copies, if its game can do so."""
    shared = getattr(setup, "shared_dict", None)
    found: dict[str, Any] = setup.to_dict() if shared is None else shared()
    return found


def encoded_fields(fields: dict[str, Any]) -> bytes:
    """Encode fields of a message, in this order, without the braces around them."""
    return write(fields)[1:-1]


def encoded_sentence(speaker: Speaker, phrase: Phrase) -> bytes:
    """Put a Phrase into words, with its key and values; the same is said again and again."""
    return _sentence(speaker, phrase.key, tuple(phrase.values.items()))


@lru_cache(maxsize=MAX_CACHED_SENTENCES)
def _sentence(speaker: Speaker, key: str, values: tuple[tuple[str, Value], ...]) -> bytes:
    phrase = Phrase(key, dict(values))
    return write(Sentence(key, dict(values), speaker.say(phrase)))


class Shared(NamedTuple):
    """The fields that all clients see alike, encoded: those before the fields of each client, and those after them."""

    head: bytes
    tail: bytes


class SharedCache:
    """An LRU cache of what all clients of a table see alike, by table and language.

    It changes only with an event, and when clocks stop or resume.
    """

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[Views, str], tuple[tuple[int, int | None], Shared]] = OrderedDict()

    def fields(self, views: Views, table: Table, language: str) -> Shared:
        """Return the fields of a message."""
        key, moment = (views, language), (table.sequence, table.session.turn_began())
        known = self._known.get(key)
        if known is None or known[0] != moment:
            known = self._known[key] = moment, views.shared(table, language)
            if len(self._known) > MAX_CACHED_TABLES:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return known[1]


class Told(NamedTuple):
    """The encoded events of a table in a language, which of them were undone by then, and whether others may be now."""

    events: tuple[bytes, ...] = ()
    marks: bytes = b""
    is_doubted: bool = False


class EventCache:
    """An LRU cache of encoded events by table and language; and the events that were sent last, of whichever table."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[Views, str], Told] = OrderedDict()
        self._number = 0  # of events
        self._sent: tuple[Any, Raw] = (None, Raw())

    def encoded(self, views: Views, table: Table, language: str, since: int) -> Raw:
        """Return the events after `since`, and cache them if the history is complete."""
        known = self._known.get((views, language), Told())
        if known.is_doubted:
            known = _confirmed(known, table)
        if len(known.events) < table.sequence:
            if since and not known.events:
                return self._latest(views, table, language, since)
            first = len(known.events)
            marks = known.marks + bytes(entry.is_undone for entry in table.session.history[first:])
            known = Told((*known.events, *views.events(table, language, first)), marks)
            self._store((views, language), known)
        return joined(known.events[since:])

    def _latest(self, views: Views, table: Table, language: str, since: int) -> Raw:
        key = views, language, since, table.sequence
        if self._sent[0] != key:
            self._sent = key, joined(views.events(table, language, since))
        return self._sent[1]

    def _store(self, key: tuple[Views, str], told: Told) -> None:
        self._number += len(told.events) - len(self._known.pop(key, Told()).events)
        self._known[key] = told
        while self._number > MAX_CACHED_EVENTS and len(self._known) > 1:
            self._number -= len(self._known.popitem(last=False)[1].events)

    def doubt(self, views: Views) -> None:
        """Check the events of a table before they are used again: some may have been undone."""
        for language in languages.codes():
            if (views, language) in self._known:
                self._known[views, language] = self._known[views, language]._replace(is_doubted=True)

    def forget(self, views: Views) -> None:
        """Invalidate the events of a table."""
        for language in languages.codes():
            self._number -= len(self._known.pop((views, language), Told()).events)


def _confirmed(known: Told, table: Table) -> Told:
    """Return the events before the first one that was undone in the meantime."""
    now = bytes(entry.is_undone for entry in table.session.history)
    kept = next((place for place, mark in enumerate(known.marks) if now[place] != mark), len(known.marks))
    return Told(known.events[:kept], known.marks[:kept])
