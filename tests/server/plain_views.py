"""Views written plainly, from the message types alone: slow and obvious, to compare with those that are joined from parts."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Raw
from msgspec.structs import replace

from sintra.games import outlook_of
from sintra.i18n import Speaker
from sintra.server.table.history import tell_entry
from sintra.server.table.legal import legal_move, parts_of
from sintra.server.table.stored import kind_of, seat_of, shown_text
from sintra.server.table.table import Table
from sintra.server.table.view import result_view
from sintra.server.table.who import Who
from sintra.server.wire.messages import (
    Barred,
    EventView,
    Goal,
    LegalMove,
    SeatView,
    Sentence,
    TableView,
    Update,
    write,
)
from sintra.session.event import Forced, Given, Moved
from sintra.session.session import LogEntry


def plain_update(table: Table, who: Who, language: str, since: int) -> bytes:
    """Write what is new."""
    return write(Update(**_changing(table, who, language, since)))


def plain_view(table: Table, who: Who, language: str, since: int | None) -> bytes:
    """Write the whole view."""
    opening = table.opening
    return write(
        TableView(
            **_changing(table, who, language, since or 0),
            table=opening.table,
            game=opening.game,
            options=dict(opening.options),
            start=opening.start,
            date=opening.date,
            clock=opening.clock,
            commitment=table.commitment.hex(),
            yours=tuple(sorted(who.seats)),
            language=language,
            edition=opening.played.name,
            colors=opening.played.colors,
        )
    )


def _changing(table: Table, who: Who, language: str, since: int) -> dict[str, Any]:
    session, state, is_acting = table.session, table.state, table.turn in who.seats
    return {
        "sequence": table.sequence,
        "phase": table.phase,
        "seats": _seats(table, language),
        "state": None if state is None else Raw(write(state.setup.to_dict())),
        "turn": table.turn,
        "turn_began": session.clock.began if session.clock and table.turn is not None else None,
        "legal": _legal(table, language) if is_acting else (),
        "barred": _barred(table, language) if is_acting else (),
        "can_undo": table.can_undo(who),
        "events": tuple(
            _event(table, number, entry, language) for number, entry in enumerate(session.history[since:], since + 1)
        ),
        "result": result_view(session.result),
        "seed": session.revealed.hex() if session.revealed else None,
        "rematch": session.next_table,
    }


def _seats(table: Table, language: str) -> tuple[SeatView, ...]:
    session, seating, names, state = table.session, table.seating, table.views.names(language), table.state
    outlook = outlook_of(table.game.name)
    settled = None if state is None else outlook.settled(state.setup)
    aims = () if state is None else outlook.aims(state.setup)
    around = () if state is None else outlook.features(state.setup)
    return tuple(
        SeatView(
            kind=wanted.kind,
            level=wanted.level,
            name=names[seat],
            is_taken=seating.is_taken(seat),
            nonce=(joined.nonce.hex() if (joined := seating.sitting[seat]) else ""),
            score=state.scores[seat] if state else 0,
            ahead=max(0, settled[seat]) if settled else None,
            goals=tuple(
                Goal(kind=aim.kind, name=aim.name, points=aim.points, least=aim.least, covered=aim.covered, spaces=aim.spaces)
                for aim in (aims[seat] if aims else ())
            ),
            features=around[seat] if around else {},
            hints=session.hints[seat],
            time_left=session.clock.left[seat] if session.clock and wanted.kind != "bot" else None,
        )
        for seat, wanted in enumerate(seating.seats)
    )


def _legal(table: Table, language: str) -> tuple[LegalMove, ...]:
    state, game, colors = table.state, table.game, table.opening.played.colors
    outlook, seat = outlook_of(game.name), table.turn or 0
    settled, found = outlook.settled(state.setup), game.previews(state)
    details = outlook.details(state.setup, [move for move, _ in found])
    return tuple(
        replace(
            legal_move(outlook, language, move, preview, colors),
            ahead=None if settled is None else max(0, settled[seat] + preview.points - preview.cost),
            **more,
        )
        for (move, preview), more in zip(found, details, strict=True)
    )


def _barred(table: Table, language: str) -> tuple[Barred, ...]:
    speaker = Speaker(language, colors=table.opening.played.colors)
    closed = outlook_of(table.game.name).closed(table.state.setup)
    return tuple(Barred(color=one.color, line=one.line, text=speaker.say(one.reason)) for one in closed)


def _event(table: Table, sequence: int, entry: LogEntry, language: str) -> EventView:
    event, speaker = (
        entry.event,
        Speaker(language, names=table.views.names(language), colors=table.opening.played.colors),
    )
    return EventView(
        sequence=sequence,
        kind=kind_of(event),
        seat=seat_of(event),
        text=shown_text(event),
        at=event.at,
        is_undone=entry.is_undone,
        phrases=tuple(
            Sentence(phrase.key, dict(phrase.values), speaker.say(phrase))
            for phrase in tell_entry(table.game, entry, table.session.result)
        ),
        parts=parts_of(table.game, event.text) if isinstance(event, Moved | Forced | Given) else UNSET,
    )
