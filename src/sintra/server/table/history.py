"""What has happened at a table, told in Phrases; what was taken back stays in it, marked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sintra.games import AnyGame
from sintra.phrase import Phrase
from sintra.record import Result, is_deal
from sintra.server.table.clock import Clock
from sintra.server.table.event import Event

TOLD = {  # kinds of event that the server tells in its own words
    "join": "server.joined",
    "leave": "server.left",
    "begin": "server.begun",
    "undo": "server.undone",
    "resign": "server.resigned",
    "flag": "server.flagged",
    "rematch": "server.rematch",
}


@dataclass(slots=True)
class Entry:
    """An event with what it was about: of deals and moves the positions around it and the clock before it."""

    sequence: int
    event: Event
    before: Any = None
    after: Any = None
    clock: Clock | None = None
    result: Result | None = None  # of an event that ended the game by itself
    is_undone: bool = False

    def tell(self, game: AnyGame) -> list[Phrase]:
        """Tell it."""
        event = self.event
        if event.kind in TOLD:
            values = {} if event.seat is None else {"seat": event.seat}
            key = "server.resumed" if event.kind == "begin" and event.text else TOLD[event.kind]
            return [Phrase(key, values), *_victory(game, self.result)]
        if is_deal(event.text):
            deal = game.parse_deal(event.text.partition(" ")[2])
            return game.narrate_deal(self.before, deal, self.after)
        told = game.narrate(self.before, game.parse_move(event.text), self.after)
        return [Phrase("server.forced", {"seat": event.seat or 0}), *told] if event.kind == "forced" else told


def _victory(game: AnyGame, result: Result | None) -> list[Phrase]:
    """Tell who has won because somebody gave up."""
    if result is None:
        return []
    first, *others = result.winners
    score = result.scores[first]
    if others:
        return [Phrase(f"{game.name}.share", {"seats": result.winners, "score": score})]
    return [Phrase(f"{game.name}.wins", {"seat": first, "score": score})]
