"""What a client sees of a table: in its language, with legal moves only for the seat that acts, and never a secret."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from weakref import proxy

from msgspec import Raw
from msgspec.structs import replace

from sintra.dialogue.names import bot_name
from sintra.games import facts
from sintra.i18n import Speaker, languages
from sintra.phrase import Phrase
from sintra.record import Result
from sintra.server.table.forecast import barred_lines, goals, totals
from sintra.server.table.history import Entry
from sintra.server.table.legal import shelf
from sintra.server.table.placement import detailed, features
from sintra.server.table.who import Who
from sintra.server.wire.messages import (
    Barred,
    EventView,
    LegalMove,
    ResultView,
    SeatView,
    Sentence,
    TableView,
    Update,
    write,
)

if TYPE_CHECKING:
    from sintra.server.table.fold import Fold

MOST_TOLD = 4096  # events that are kept as they were told, about a kilobyte each
MOST_SPEAKERS = 512


class Views:
    """Makes the views of one table and remembers what several clients need."""

    __slots__ = ("_speakers", "_table")

    def __init__(self, table: Fold) -> None:
        self._table: Fold = proxy(table)  # it holds us: without a circle, a table that nobody needs is gone at once
        self._speakers: dict[str, tuple[tuple[str, ...], Speaker]] = {}  # by language: the names, and who says them

    def forget(self, *, names: bool = False) -> None:
        """Say old events anew: something was taken back, or somebody has another name."""
        _told.forget(self)
        if names:
            self._speakers.clear()

    # Whole messages

    def view(self, who: Who, language: str, since: int | None) -> TableView:
        """Give everything."""
        opening = self._table.opening
        return TableView(
            **self._changing(who, language, since or 0),
            table=opening.table,
            game=opening.game,
            options=dict(opening.options),
            start=opening.start,
            date=opening.date,
            clock=opening.clock,
            commitment=self._table.commitment.hex(),
            yours=tuple(sorted(who.seats)),
            language=language,
        )

    def update(self, who: Who, language: str, since: int) -> Update:
        """Give what is new."""
        return Update(**self._changing(who, language, since))

    def _changing(self, who: Who, language: str, since: int) -> dict[str, Any]:
        table = self._table
        is_acting = table.turn in who.seats
        return {
            **_latest.shared(self, table.sequence, language),
            "legal": self._legal(language) if is_acting else (),
            "barred": self._barred_lines(language) if is_acting else (),
            "can_undo": table.can_undo(who),
            "events": _told.events(self, language, since, table.sequence),
        }

    def shared(self, language: str) -> dict[str, Any]:
        """Give what everybody sees alike."""
        table = self._table
        return {
            "sequence": table.sequence,
            "phase": table.phase,
            "seats": self._seats(language),
            "state": None if table.state is None else _latest.position(table.state),
            "turn": table.turn,
            "turn_began": table.clock.began if table.clock and table.turn is not None else None,
            "result": _result(table.result),
            "seed": table.revealed.hex() if table.revealed else None,
            "rematch": table.next_table,
            **self._told(language),
        }

    def _told(self, language: str) -> dict[str, Any]:
        """Tell the position of a game that the browser cannot draw; nothing of other games."""
        table = self._table
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
        seating = self._table.seating
        names = [
            bot_name(f"level-{seat.level}", language) if seat.kind == "bot" else name
            for seat, name in zip(seating.seats, seating.names, strict=True)
        ]
        return tuple(
            f"{name} {seat + 1}" if seating.is_bot(seat) and names.count(name) > 1 else name for seat, name in enumerate(names)
        )

    def events(self, language: str, since: int) -> tuple[EventView, ...]:
        """Give the events after `since`."""
        return tuple([self._event(entry, language) for entry in self._table.history[since:]])

    def _event(self, entry: Entry, language: str) -> EventView:
        event = entry.event
        return EventView(
            sequence=entry.sequence,
            kind=event.kind,
            seat=event.seat,
            text="" if event.kind == "join" else event.text,
            at=event.at,
            is_undone=entry.is_undone,
            phrases=tuple(self.sentence(phrase, language) for phrase in entry.tell(self._table.game)),
        )

    def _seats(self, language: str) -> tuple[SeatView, ...]:
        table, seating, names = self._table, self._table.seating, self.names(language)
        scores = table.state.scores if table.state else (0,) * len(names)
        settled = None if table.state is None else _latest.totals(table.state)
        setup = None if table.state is None else _latest.setup(table.state)
        aims, around = goals(setup), features(setup)
        return tuple(
            SeatView(
                kind=wanted.kind,
                level=wanted.level,
                name=names[seat],
                is_taken=seating.is_taken(seat),
                nonce=(sitting.nonce if (sitting := seating.sitting[seat]) else ""),
                score=scores[seat],
                ahead=max(0, settled[seat]) if settled else None,
                goals=aims[seat] if aims else (),
                features=around[seat] if around else {},
                hints=table.hints[seat],
                time_left=table.clock.left[seat] if table.clock and wanted.kind != "bot" else None,
            )
            for seat, wanted in enumerate(seating.seats)
        )

    def _legal(self, language: str) -> tuple[LegalMove, ...]:
        state, turn = self._table.state, self._table.turn
        rows = self._table.game.preview_rows(state)
        moves, settled = shelf(self._table.game, language).moves(rows), _latest.totals(state)
        if settled is None or turn is None:
            return detailed(_latest.setup(state), moves)
        now = settled[turn]
        return tuple([replace(move, ahead=max(0, now + move.points - move.cost)) for move in moves])

    def _barred_lines(self, language: str) -> tuple[Barred, ...]:
        return barred_lines(_latest.setup(self._table.state), language)


class _Latest:
    """What was made of the position told last: clients are told one after another, others need no memory."""

    def __init__(self) -> None:
        self._setup: tuple[Any, Any] = (None, None)
        self._position: tuple[Any, Raw] = (None, Raw())
        self._totals: tuple[Any, tuple[int, ...] | None] = (None, None)
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

    def totals(self, state: Any) -> tuple[int, ...] | None:
        """Give what each seat would have if the round ended now, as the position tells it."""
        if self._totals[0] is not state:
            self._totals = state, totals(self.setup(state))
        return self._totals[1]

    def shared(self, views: Views, sequence: int, language: str) -> dict[str, Any]:
        """Give what everybody at a table sees alike; nothing of it changes without an event."""
        if self._shared[0] is not views or self._shared[1:3] != (sequence, language):
            self._shared = views, sequence, language, views.shared(language)
        return self._shared[3]

    def events(self, views: Views, language: str, since: int, sequence: int) -> tuple[EventView, ...]:
        """Give the events after `since`."""
        key = views, language, since, sequence
        if self._events[0] != key:
            self._events = key, views.events(language, since)
        return self._events[1]


class _Told:
    """Events as they were told, of the tables looked at last: old ones are told anew when somebody asks."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Views, str], tuple[EventView, ...]] = OrderedDict()
        self._number = 0  # of events

    def events(self, views: Views, language: str, since: int, sequence: int) -> tuple[EventView, ...]:
        """Give the events after `since`, and keep all of them if they are whole."""
        known = self._kept.get((views, language), ())
        if len(known) < sequence:
            if since and not known:
                return _latest.events(views, language, since, sequence)
            known = (*known, *views.events(language, len(known)))
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
