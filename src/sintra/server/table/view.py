"""What a client sees of a table: in its language, with legal moves only for the seat that acts, and never a secret.

Messages are joined from encoded parts, and a part is encoded once for all who see it: see `encoded`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Raw

from sintra.dialogue.names import distinct_names
from sintra.games import facts, outlook_of
from sintra.i18n import Speaker
from sintra.phrase import Phrase
from sintra.record import Result
from sintra.server.table.encoded import EventCache, Latest, Shared, SharedCache, encoded_fields, encoded_sentence
from sintra.server.table.forecast import NOTHING, barred_lines, encoded_goals, encoded_moves, joined
from sintra.server.table.history import tell_entry
from sintra.server.table.legal import move_cache, parts_of
from sintra.server.table.seats import Seating
from sintra.server.table.stored import kind_of, seat_of, shown_text
from sintra.server.table.who import Who
from sintra.server.wire.messages import VERSION, EventView, ResultView, Sentence, write
from sintra.session.event import Forced, Given, Moved
from sintra.session.session import LogEntry

if TYPE_CHECKING:
    from sintra.server.table.table import Table

MAX_SPEAKERS = 512
WITH_PARTS = (Moved, Forced, Given)  # events


class Views:
    """Writes the views of one table, with colors named as its edition does.

    It holds the names, never the table, so that a cache entry keeps no table in memory.
    """

    __slots__ = ("_seated", "_seating", "_speakers", "colors")

    def __init__(self, seating: Seating, colors: str = "words") -> None:
        self._seating = seating
        self.colors = colors
        self._speakers: dict[str, tuple[tuple[str, ...], Speaker]] = {}  # by language: the names, and their Speaker
        self._seated: dict[str, tuple[bytes, ...]] = {}  # by language: what does not change while nobody sits down

    def forget(self) -> None:
        """Invalidate cached events that were undone."""
        _events.doubt(self)

    def rename(self, seating: Seating) -> None:
        """Change the names, and invalidate everything cached: somebody has sat down or stood up."""
        self._seating = seating
        self._speakers.clear()
        self._seated.clear()
        _events.forget(self)

    # Whole messages

    def write_view(self, table: Table, who: Who, language: str, since: int | None) -> bytes:
        """Write the whole view."""
        opening = table.opening
        fixed = {
            "version": VERSION,
            "table": opening.table,
            "game": opening.game,
            "options": opening.options,
            "start": opening.start,
            "date": opening.date,
            "clock": opening.clock,
            "commitment": table.commitment.hex(),
            "yours": tuple(sorted(who.seats)),
            "language": language,
            "edition": opening.played.name,
            "colors": self.colors,
        }
        changing = self._changing(table, who, language, since or 0)
        return b"".join((b'{"type":"table",', *changing, b",", encoded_fields(fixed), b"}"))

    def write_update(self, table: Table, who: Who, language: str, since: int) -> bytes:
        """Write what is new."""
        return b"".join((b'{"type":"update",', *self._changing(table, who, language, since), b"}"))

    def _changing(self, table: Table, who: Who, language: str, since: int) -> tuple[bytes | Raw, ...]:
        """Encode the fields that may change with every event, in the order of `Changing`."""
        is_acting = table.turn in who.seats
        shared = _shared.fields(self, table, language)
        return (
            shared.head,
            b',"legal":',
            self._legal(table, language) if is_acting else NOTHING,
            b',"barred":',
            self._barred(table, language) if is_acting else NOTHING,
            b',"can_undo":true,"events":' if table.can_undo(who) else b',"can_undo":false,"events":',
            _events.encoded(self, table, language, since),
            b",",
            shared.tail,
        )

    def shared(self, table: Table, language: str) -> Shared:
        """Encode the fields that all clients see alike."""
        session = table.session
        head = {
            "sequence": table.sequence,
            "phase": table.phase,
            "seats": self._seats(table, language),
            "state": None if table.state is None else _latest.position(table.state),
            "turn": table.turn,
            "turn_began": session.turn_began(),
        }
        tail = {
            "result": result_view(session.result),
            "seed": session.revealed.hex() if session.revealed else None,
            "rematch": session.next_table,
            **self._told(table, language),
        }
        return Shared(encoded_fields(head), encoded_fields(tail))

    def _told(self, table: Table, language: str) -> dict[str, Any]:
        """Describe the position of a game that the browser cannot draw; empty for other games."""
        if table.state is None or facts(table.game.name).has_page:
            return {}
        told = table.game.describe(table.state)
        return {
            "state_text": str(table.state),
            "description": tuple(self.sentence(phrase, language) for phrase in told),
        }

    # Parts

    def names(self, language: str) -> tuple[str, ...]:
        """Return the names of all seats; a bot is called by its level."""
        return self._spoken(language)[0]

    def speaker(self, language: str) -> Speaker:
        """Return the Speaker of this table in a language."""
        return self._spoken(language)[1]

    def sentence(self, phrase: Phrase, language: str) -> Sentence:
        """Put a Phrase into words."""
        return Sentence(phrase.key, dict(phrase.values), self.speaker(language).say(phrase))

    def _spoken(self, language: str) -> tuple[tuple[str, ...], Speaker]:
        if language not in self._speakers:
            names = self._all_names(language)
            self._speakers[language] = names, _speaker(language, names, self.colors)
        return self._speakers[language]

    def _all_names(self, language: str) -> tuple[str, ...]:
        seating = self._seating
        bots = [f"level-{seat.level}" if seat.kind == "bot" else None for seat in seating.seats]
        return tuple(distinct_names(seating.names, bots, language))

    def events(self, table: Table, language: str, since: int) -> tuple[bytes, ...]:
        """Encode the events after `since`, one by one."""
        entries = enumerate(table.session.history[since:], since + 1)
        return tuple([write(self._event(table, number, entry, language)) for number, entry in entries])

    def _event(self, table: Table, sequence: int, entry: LogEntry, language: str) -> EventView:
        event = entry.event
        told, speaker = tell_entry(table.game, entry, table.session.result), self.speaker(language)
        phrases: Any = joined([encoded_sentence(speaker, phrase) for phrase in told])
        return EventView(
            sequence=sequence,
            kind=kind_of(event),
            seat=seat_of(event),
            text=shown_text(event),
            at=event.at,
            is_undone=entry.is_undone,
            phrases=phrases,
            parts=parts_of(table.game, event.text) if isinstance(event, WITH_PARTS) else UNSET,
        )

    def _seats(self, table: Table, language: str) -> Raw:
        """Encode all seats, in the order of `SeatView`: for each who sits there, and how things stand for them."""
        session, state = table.session, table.state
        seated = self._seated.get(language) or self._encode_seated(language)
        scores = state.scores if state else (0,) * len(seated)
        ahead, aims, around = self._forecast(table)
        standing: list[dict[str, Any]] = [
            {
                "score": scores[seat],
                "ahead": max(0, ahead[seat]) if ahead else None,
                "goals": aims[seat] if aims else (),
                "features": around[seat] if around else {},
                "hints": session.hints[seat],
                "time_left": session.time_left(seat),
            }
            for seat in range(len(seated))
        ]
        return joined([who + write(how)[1:] for who, how in zip(seated, standing, strict=True)])

    def _encode_seated(self, language: str) -> tuple[bytes, ...]:
        """Encode who sits on each seat, as the beginning of what is sent about it."""
        seating = self._seating
        found = [
            {
                "kind": wanted.kind,
                "level": wanted.level,
                "name": name,
                "is_taken": seating.is_taken(seat),
                "nonce": (person.nonce.hex() if (person := seating.sitting[seat]) else ""),
            }
            for seat, (wanted, name) in enumerate(zip(seating.seats, self.names(language), strict=True))
        ]
        self._seated[language] = tuple([write(one)[:-1] + b"," for one in found])
        return self._seated[language]

    def _forecast(self, table: Table) -> tuple[Any, Any, Any]:
        """Return the scores if the round ended now, goals and features of all seats; empty before the game has begun."""
        state, outlook = table.state, outlook_of(table.game.name)
        if state is None:
            return None, (), ()
        setup = _latest.setup(state)
        return _latest.settled(outlook, state), encoded_goals(outlook, setup), outlook.features(setup)

    def _barred(self, table: Table, language: str) -> Raw:
        return barred_lines(outlook_of(table.game.name), _latest.setup(table.state), language, self.colors)

    def _legal(self, table: Table, language: str) -> Raw:
        state, turn, game, outlook = table.state, table.turn, table.game, outlook_of(table.game.name)
        moves = move_cache(game, language, self.colors).moves(game.preview_rows(state))
        settled = _latest.settled(outlook, state)
        return encoded_moves(outlook, _latest.setup(state), moves, settled[turn or 0] if settled else None)


_latest = Latest()
_events = EventCache()
_shared = SharedCache()


def result_view(result: Result | None) -> ResultView | None:
    """Make the message of a result."""
    if result is None:
        return None
    return ResultView(
        scores=result.scores,
        winners=result.winners,
        parts=tuple(dict(parts) for parts in result.parts),
        ending=result.ending,
        seat=result.seat,
    )


@lru_cache(maxsize=MAX_SPEAKERS)
def _speaker(language: str, names: tuple[str, ...], colors: str) -> Speaker:
    """Return the Speaker for these names, shared by all tables where nobody has a name yet."""
    return Speaker(language, names=names, colors=colors)
