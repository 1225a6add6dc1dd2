"""Games step by step, from a live table or an uploaded file; and verification of their deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType

from sintra import dealer, record
from sintra.dialogue.names import level_number, seat_names
from sintra.errors import SintraError
from sintra.games import facts, outlook_of
from sintra.i18n import Speaker
from sintra.phrase import Phrase
from sintra.record import BotSeat, PersonSeat, Record, is_deal
from sintra.server.settings import STEPS_PER_PAGE
from sintra.server.shell.unreadable import unreadable
from sintra.server.table.forecast import goals
from sintra.server.table.legal import parts_of
from sintra.server.table.view import result_view
from sintra.server.wire.messages import Goal, ResultView, Sentence, write
from sintra.session.step import Step as PlayedStep
from sintra.session.step import tell


class Step(Struct, frozen=True, kw_only=True):
    """One event of a Record, and the position after it. Step 0 is the position before the first."""

    number: int
    event: str  # a move or a deal in its text form; empty for step 0
    seat: int | None  # who moved; None for a deal
    scores: tuple[int, ...]
    goals: tuple[tuple[Goal, ...], ...]  # of each seat, as at a table; none for games without them
    features: tuple[dict[str, int], ...]  # the same for pillars, statues and windows
    state: Raw  # the position as in docs/notation.md
    phrases: tuple[Sentence, ...]
    parts: dict[str, int | str] | UnsetType = UNSET  # of a move: its fields, as in LegalMove
    state_text: str | UnsetType = UNSET  # of games without a view of their own in the browser: the text board
    description: tuple[Sentence, ...] | UnsetType = UNSET  # the same: the position, told


class Steps(Struct, frozen=True, kw_only=True):
    """Some steps of a game; `last` is the number of the last one there is."""

    last: int
    steps: tuple[Step, ...]


class RecordSeat(Struct, frozen=True, kw_only=True):
    """Who sat on a seat of a Record."""

    kind: str  # person or bot
    name: str  # as the sentences say it; empty for a person without one, whom they call by the number
    level: int | None  # of a bot of the ten levels


class Replayed(Struct, frozen=True, kw_only=True):
    """A Record: its header, its result, and some of its steps."""

    game: str
    options: dict[str, Any]
    seats: tuple[RecordSeat, ...]
    start: int
    given: int  # number of leading steps that come from another game
    date: str | None
    commitment: str | None
    seed: str | None
    cut: str | None  # where the file was truncated; None: it is complete
    result: ResultView | None
    last: int
    steps: tuple[Step, ...]


class Verified(Struct, frozen=True, kw_only=True):
    """Whether the deals of a Record match the commitment of the dealer."""

    verdict: str  # fair, unfair, unverifiable, unreadable
    message: str
    deals: int  # number of deals that were drawn again and match
    differs: int | None  # the first that does not
    given: int  # number of deals before those, from another game, which were not verified
    cut: str | None
    commitment: str | None
    nonces: tuple[str, ...] | None


def steps(game: Record, language: str, first: int, last: int | None) -> Steps:
    """Return the steps in a range, at most one page."""
    end = min(len(game.events), first + STEPS_PER_PAGE - 1 if last is None else last, first + STEPS_PER_PAGE - 1)
    speaker = Speaker(language, names=seat_names(game.seats, language))
    found: list[Step] = []
    before: Any = None
    for number, state in islice(enumerate(game.states()), max(0, first - 1), end + 1):
        if number >= first:
            found.append(_step(game, speaker, number, before, state))
        before = state
    return Steps(last=len(game.events), steps=tuple(found))


def _step(game: Record, speaker: Speaker, number: int, before: Any, after: Any) -> Step:
    event = game.events[number - 1] if number else ""
    phrases = tell(game.game, PlayedStep(before, event, after)) if event else []
    setup, outlook, has_page = after.setup, outlook_of(game.game_name), facts(game.game_name).has_page
    return Step(
        number=number,
        event=event,
        seat=None if not event or is_deal(event) else before.turn,
        scores=after.scores,
        goals=goals(outlook, setup),
        features=outlook.features(setup),
        state=Raw(after.to_json().encode()),
        phrases=_said(speaker, phrases),
        parts=parts_of(game.game, event),
        state_text=UNSET if has_page else str(after),
        description=UNSET if has_page else _said(speaker, game.game.describe(after)),
    )


def _said(speaker: Speaker, phrases: Sequence[Phrase]) -> tuple[Sentence, ...]:
    return tuple(Sentence(phrase.key, dict(phrase.values), speaker.say(phrase)) for phrase in phrases)


def replay(data: bytes, language: str, first: int, last: int | None) -> Replayed:
    """Parse a file and return its header and some of its steps; raise `Refused` if it is not a record."""
    try:
        reading = record.load(data)
    except SintraError as error:
        raise unreadable(data, error, language) from error
    game, promise = reading.record, reading.record.fairness
    part = steps(game, language, first, last)
    return Replayed(
        game=game.game_name,
        options=dict(game.options),
        seats=tuple(map(_seat, game.seats, seat_names(game.seats, language))),
        start=game.start,
        given=game.given,
        date=game.date.isoformat() if game.date else None,
        commitment=promise.commitment.hex() if promise else None,
        seed=promise.seed.hex() if promise and promise.seed else None,
        cut=reading.cut,
        result=result_view(game.result),
        last=part.last,
        steps=part.steps,
    )


def _seat(seat: PersonSeat | BotSeat, name: str) -> RecordSeat:
    if isinstance(seat, PersonSeat):
        return RecordSeat(kind="person", name=name, level=None)
    return RecordSeat(kind="bot", name=name, level=level_number(seat.bot))


def verify(data: bytes) -> Verified:
    """Draw the deals of a file again and compare; a file that is not a record gets the verdict `unreadable`."""
    reading = None
    try:
        reading = record.load(data)
        verdict = dealer.verify(reading.record)
    except SintraError as error:
        verdict = dealer.Verdict("unreadable", str(error))
    promise = reading.record.fairness if reading else None
    return Verified(
        verdict=verdict.finding,
        message=verdict.message,
        deals=verdict.deals,
        differs=verdict.differs,
        given=verdict.given,
        cut=reading.cut if reading else None,
        commitment=promise.commitment.hex() if promise else None,
        nonces=tuple(nonce.hex() for nonce in promise.nonces) if promise else None,
    )


def written(make: Callable[..., Struct], *arguments: Any) -> bytes:
    """Make one of these and write it: both in one call, which another process can do."""
    return write(make(*arguments))
