"""What a client sees of a table: in its language, with legal moves only for the seat that acts, and never a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Raw
from msgspec.structs import replace

from sintra.dialogue.names import bot_name
from sintra.i18n import Speaker
from sintra.phrase import Phrase
from sintra.record import Result
from sintra.server.forecast import barred_lines, totals
from sintra.server.history import Entry
from sintra.server.legal import legal_move
from sintra.server.messages import Barred, EventView, LegalMove, ResultView, SeatView, Sentence, TableView, Update
from sintra.server.who import Who

if TYPE_CHECKING:
    from sintra.server.fold import Fold


class Views:
    """Makes the views of one table and remembers what several clients need."""

    def __init__(self, table: Fold) -> None:
        self._table = table
        self._speakers: dict[str, tuple[tuple[str, ...], Speaker]] = {}  # by language: the names, and who says them
        self._events: dict[str, list[EventView]] = {}  # by language
        self._state: tuple[Any, Raw | None] = (None, None)
        self._previews: tuple[Any, list[Any]] = (None, [])
        self._totals: tuple[Any, tuple[int, ...] | None] = (None, None)
        self._barred: tuple[Any, dict[str, tuple[Barred, ...]]] = (None, {})  # by language

    def forget(self, *, names: bool = False) -> None:
        """Say old events anew: something was taken back, or somebody has another name."""
        self._events.clear()
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
        return {
            "sequence": table.sequence,
            "phase": table.phase,
            "seats": self._seats(language),
            "state": self._position(),
            "turn": table.turn,
            "turn_began": table.clock.began if table.clock and table.turn is not None else None,
            "legal": self._legal(language) if table.turn in who.seats else (),
            "barred": self._barred_lines(language) if table.turn in who.seats else (),
            "can_undo": table.can_undo(who),
            "events": tuple(self._told(language)[since:]),
            "result": _result(table.result),
            "seed": table.revealed.hex() if table.revealed else None,
            "rematch": table.next_table,
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
            self._speakers[language] = names, Speaker(language, names=names)
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

    def _told(self, language: str) -> list[EventView]:
        told = self._events.setdefault(language, [])
        told += (self._event(entry, language) for entry in self._table.history[len(told) :])
        return told

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
        settled = self._settled()
        return tuple(
            SeatView(
                kind=wanted.kind,
                level=wanted.level,
                name=names[seat],
                is_taken=seating.is_taken(seat),
                nonce=(sitting.nonce if (sitting := seating.sitting[seat]) else ""),
                score=scores[seat],
                ahead=max(0, settled[seat]) if settled else None,
                hints=table.hints[seat],
                time_left=table.clock.left[seat] if table.clock and wanted.kind != "bot" else None,
            )
            for seat, wanted in enumerate(seating.seats)
        )

    def _position(self) -> Raw | None:
        state = self._table.state
        if self._state[0] is not state:
            self._state = state, None if state is None else Raw(state.to_json().encode())
        return self._state[1]

    def _settled(self) -> tuple[int, ...] | None:
        """Give what each seat would have if the round ended now, as the position tells it."""
        state = self._table.state
        if self._totals[0] is not state:
            self._totals = state, totals(state)
        return self._totals[1]

    def _legal(self, language: str) -> tuple[LegalMove, ...]:
        settled, turn = self._settled(), self._table.turn
        written = ((legal_move(language, move, preview), preview) for move, preview in self._possible())
        if settled is None or turn is None:
            return tuple(move for move, _ in written)
        return tuple(replace(move, ahead=max(0, settled[turn] + seen.points - seen.cost)) for move, seen in written)

    def _possible(self) -> list[Any]:
        """List the legal moves with what each would bring."""
        game, state = self._table.game, self._table.state
        if self._previews[0] is not state:
            self._previews = state, list(game.previews(state))
        return self._previews[1]

    def _barred_lines(self, language: str) -> tuple[Barred, ...]:
        state = self._table.state
        if self._barred[0] is not state:
            self._barred = state, {}
        if language not in self._barred[1]:
            moves = (move for move, _ in self._possible())
            self._barred[1][language] = barred_lines(state, moves, self.speaker(language))
        return self._barred[1][language]


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
