"""What a client sees of a table: in its language, with legal moves only for the seat that acts, and never a secret."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Raw
from msgspec.structs import replace

from sintra.dialogue.names import bot_name
from sintra.games import facts, outlook_of
from sintra.i18n import Speaker, languages
from sintra.outlook import Outlook
from sintra.phrase import Phrase
from sintra.record import Result
from sintra.server.table.forecast import barred_lines, detailed, goals
from sintra.server.table.history import tell_entry
from sintra.server.table.legal import parts_of, shelf
from sintra.server.table.seats import Seating
from sintra.server.table.stored import kind_of, seat_of, shown_text
from sintra.server.table.who import Who
from sintra.server.wire.messages import (
    EventView,
    Goal,
    LegalMove,
    ResultView,
    SeatView,
    Sentence,
    TableView,
    Update,
    write,
)
from sintra.session.event import Forced, Given, Moved
from sintra.session.session import LogEntry

if TYPE_CHECKING:
    from sintra.server.table.table import Table

MOST_TOLD = 4096  # events that are kept as they were told, about a kilobyte each
MOST_SPEAKERS = 512
Settled = tuple[int, ...] | None  # what each seat would have if the round ended now; None: rounds score at once


class Views:
    """Makes the views of one table and remembers what several clients need.

    It holds the names, never the table: what is remembered here for long keeps no table in memory.
    """

    __slots__ = ("_seating", "_speakers")

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._speakers: dict[str, tuple[tuple[str, ...], Speaker]] = {}  # by language: the names, and who says them

    def forget(self) -> None:
        """Say old events anew: something was taken back, or somebody has another name."""
        _told.forget(self)

    def rename(self, seating: Seating) -> None:
        """Say everything with other names: somebody has sat down or stood up."""
        self._seating = seating
        self._speakers.clear()
        self.forget()

    # Whole messages

    def view(self, table: Table, who: Who, language: str, since: int | None) -> TableView:
        """Give everything."""
        opening = table.opening
        return TableView(
            **self._changing(table, who, language, since or 0),
            table=opening.table,
            game=opening.game,
            options=dict(opening.options),
            start=opening.start,
            date=opening.date,
            clock=opening.clock,
            commitment=table.commitment.hex(),
            yours=tuple(sorted(who.seats)),
            language=language,
        )

    def update(self, table: Table, who: Who, language: str, since: int) -> Update:
        """Give what is new."""
        return Update(**self._changing(table, who, language, since))

    def _changing(self, table: Table, who: Who, language: str, since: int) -> dict[str, Any]:
        is_acting = table.turn in who.seats
        return {
            **_latest.shared(self, table, language),
            "legal": self._legal(table, language) if is_acting else (),
            "barred": barred_lines(outlook_of(table.game.name), _latest.setup(table.state), language) if is_acting else (),
            "can_undo": table.can_undo(who),
            "events": _told.events(self, table, language, since),
        }

    def shared(self, table: Table, language: str) -> dict[str, Any]:
        """Give what everybody sees alike."""
        session = table.session
        return {
            "sequence": table.sequence,
            "phase": table.phase,
            "seats": self._seats(table, language),
            "state": None if table.state is None else _latest.position(table.state),
            "turn": table.turn,
            "turn_began": session.clock.began if session.clock and table.turn is not None else None,
            "result": _result(session.result),
            "seed": session.revealed.hex() if session.revealed else None,
            "rematch": session.next_table,
            **self._told(table, language),
        }

    def _told(self, table: Table, language: str) -> dict[str, Any]:
        """Tell the position of a game that the browser cannot draw; nothing of other games."""
        if table.state is None or facts(table.game.name).has_page:
            return {}
        told = table.game.describe(table.state)
        return {
            "state_text": str(table.state),
            "description": tuple(self.sentence(phrase, language) for phrase in told),
        }

    # Parts

    def names(self, language: str) -> tuple[str, ...]:
        """Give the names of all seats; a bot is called by its level."""
        return self._spoken(language)[0]

    def speaker(self, language: str) -> Speaker:
        """Give the one who says everything about this table in a language."""
        return self._spoken(language)[1]

    def sentence(self, phrase: Phrase, language: str) -> Sentence:
        """Write a Phrase."""
        return Sentence(phrase.key, dict(phrase.values), self.speaker(language).say(phrase))

    def _spoken(self, language: str) -> tuple[tuple[str, ...], Speaker]:
        if language not in self._speakers:
            names = self._all_names(language)
            self._speakers[language] = names, _speaker(language, names)
        return self._speakers[language]

    def _all_names(self, language: str) -> tuple[str, ...]:
        seating = self._seating
        names = [
            bot_name(f"level-{seat.level}", language) if seat.kind == "bot" else name
            for seat, name in zip(seating.seats, seating.names, strict=True)
        ]
        return tuple(
            f"{name} {seat + 1}" if seating.is_bot(seat) and names.count(name) > 1 else name for seat, name in enumerate(names)
        )

    def events(self, table: Table, language: str, since: int) -> tuple[EventView, ...]:
        """Give the events after `since`."""
        entries = enumerate(table.session.history[since:], since + 1)
        return tuple([self._event(table, number, entry, language) for number, entry in entries])

    def _event(self, table: Table, sequence: int, entry: LogEntry, language: str) -> EventView:
        event = entry.event
        told = tell_entry(table.game, entry, table.session.result)
        return EventView(
            sequence=sequence,
            kind=kind_of(event),
            seat=seat_of(event),
            text=shown_text(event),
            at=event.at,
            is_undone=entry.is_undone,
            phrases=tuple(self.sentence(phrase, language) for phrase in told),
            parts=parts_of(table.game, event.text) if isinstance(event, Moved | Forced | Given) else UNSET,
        )

    def _seats(self, table: Table, language: str) -> tuple[SeatView, ...]:
        session, seating, names = table.session, self._seating, self.names(language)
        scores = table.state.scores if table.state else (0,) * len(names)
        settled, aims, around = self._foretold(table)
        return tuple(
            SeatView(
                kind=wanted.kind,
                level=wanted.level,
                name=names[seat],
                is_taken=seating.is_taken(seat),
                nonce=(joined.nonce.hex() if (joined := seating.sitting[seat]) else ""),
                score=scores[seat],
                ahead=max(0, settled[seat]) if settled else None,
                goals=aims[seat] if aims else (),
                features=around[seat] if around else {},
                hints=session.hints[seat],
                time_left=session.clock.left[seat] if session.clock and wanted.kind != "bot" else None,
            )
            for seat, wanted in enumerate(seating.seats)
        )

    def _foretold(self, table: Table) -> tuple[Settled, tuple[tuple[Goal, ...], ...], tuple[dict[str, int], ...]]:
        """Give the scores if the round ended now, goals and features of all seats; nothing before the game has begun."""
        state, outlook = table.state, outlook_of(table.game.name)
        if state is None:
            return None, (), ()
        setup = _latest.setup(state)
        return _latest.settled(outlook, state), goals(outlook, setup), outlook.features(setup)

    def _legal(self, table: Table, language: str) -> tuple[LegalMove, ...]:
        state, turn, game, outlook = table.state, table.turn, table.game, outlook_of(table.game.name)
        moves = shelf(game, language).moves(game.preview_rows(state))
        settled = _latest.settled(outlook, state)
        sent = detailed(outlook, _latest.setup(state), moves)
        if settled is None or turn is None:
            return sent
        now = settled[turn]
        return tuple([replace(move, ahead=max(0, now + move.points - move.cost)) for move in sent])


class _Latest:
    """What was made of the position told last: clients are told one after another, others need no memory."""

    def __init__(self) -> None:
        self._setup: tuple[Any, Any] = (None, None)
        self._position: tuple[Any, Raw] = (None, Raw())
        self._settled: tuple[Any, Settled] = (None, None)
        self._shared: tuple[Views | None, int, str, dict[str, Any]] = (None, 0, "", {})
        self._events: tuple[Any, tuple[EventView, ...]] = (None, ())

    def setup(self, state: Any) -> Any:
        """Give the position in plain words; None for a game whose States have no such form."""
        if self._setup[0] is not state:
            self._setup = state, getattr(state, "setup", None)
        return self._setup[1]

    def position(self, state: Any) -> Raw:
        """Give the position in JSON."""
        if self._position[0] is not state:
            setup = self.setup(state)
            self._position = state, Raw(state.to_json().encode() if setup is None else write(setup.to_dict()))
        return self._position[1]

    def settled(self, outlook: Outlook, state: Any) -> Settled:
        """Give what each seat would have if the round ended now."""
        if self._settled[0] is not state:
            self._settled = state, outlook.settled(self.setup(state))
        return self._settled[1]

    def shared(self, views: Views, table: Table, language: str) -> dict[str, Any]:
        """Give what everybody at a table sees alike; nothing of it changes without an event."""
        if self._shared[0] is not views or self._shared[1:3] != (table.sequence, language):
            self._shared = views, table.sequence, language, views.shared(table, language)
        return self._shared[3]

    def events(self, views: Views, table: Table, language: str, since: int) -> tuple[EventView, ...]:
        """Give the events after `since`."""
        key = views, language, since, table.sequence
        if self._events[0] != key:
            self._events = key, views.events(table, language, since)
        return self._events[1]


class _Told:
    """Events as they were told, of the tables looked at last: old ones are told anew when somebody asks."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Views, str], tuple[EventView, ...]] = OrderedDict()
        self._number = 0  # of events

    def events(self, views: Views, table: Table, language: str, since: int) -> tuple[EventView, ...]:
        """Give the events after `since`, and keep all of them if they are whole."""
        known = self._kept.get((views, language), ())
        if len(known) < table.sequence:
            if since and not known:
                return _latest.events(views, table, language, since)
            known = (*known, *views.events(table, language, len(known)))
            self._keep((views, language), known)
        return known[since:]

    def _keep(self, key: tuple[Views, str], told: tuple[EventView, ...]) -> None:
        self._number += len(told) - len(self._kept.pop(key, ()))
        self._kept[key] = told
        while self._number > MOST_TOLD and len(self._kept) > 1:
            self._number -= len(self._kept.popitem(last=False)[1])

    def forget(self, views: Views) -> None:
        """Tell the events of a table anew."""
        for language in languages.codes():
            self._number -= len(self._kept.pop((views, language), ()))


_latest = _Latest()
_told = _Told()


def _result(result: Result | None) -> ResultView | None:
    if result is None:
        return None
    return ResultView(
        scores=result.scores,
        winners=result.winners,
        parts=tuple(dict(parts) for parts in result.parts),
        ending=result.ending,
        seat=result.seat,
    )


@lru_cache(maxsize=MOST_SPEAKERS)
def _speaker(language: str, names: tuple[str, ...]) -> Speaker:
    """Give the one who says everything about these people: where nobody has a name yet, it is the same for all."""
    return Speaker(language, names=names)
