"""The events of a table, narrated in Phrases."""

from __future__ import annotations

from sintra.games import AnyGame
from sintra.phrase import Phrase
from sintra.record import Result
from sintra.server.table.stored import seat_of
from sintra.session.event import Begun, Event, Flagged, Forced, Joined, Left, Rematched, Resigned, Undone
from sintra.session.session import LogEntry
from sintra.session.step import tell

TOLD: dict[type[Event], str] = {  # events with a Phrase of the server
    Joined: "server.joined",
    Left: "server.left",
    Begun: "server.begun",
    Undone: "server.undone",
    Resigned: "server.resigned",
    Flagged: "server.flagged",
    Rematched: "server.rematch",
}


def tell_entry(game: AnyGame, entry: LogEntry, result: Result | None) -> list[Phrase]:
    """Narrate an event; `result` is that of the game, for an event that ended it."""
    event = entry.event
    if type(event) in TOLD:
        seat = seat_of(event)
        key = "server.resumed" if isinstance(event, Begun) and event.given else TOLD[type(event)]
        said = Phrase(key, {} if seat is None else {"seat": seat})
        return [said, *_victory(game, result)] if isinstance(event, Resigned | Flagged) else [said]
    told = tell(game, entry.step)
    return [Phrase("server.forced", {"seat": event.seat}), *told] if isinstance(event, Forced) else told


def _victory(game: AnyGame, result: Result | None) -> list[Phrase]:
    """Narrate who has won by resignation or on time."""
    if result is None:
        return []
    first, *others = result.winners
    score = result.scores[first]
    if others:
        return [Phrase(f"{game.name}.share", {"seats": result.winners, "score": score})]
    return [Phrase(f"{game.name}.wins", {"seat": first, "score": score})]
