"""Lines as people type them in the terminal, at a table: questions are answered, moves and undo carried out as any other."""

from __future__ import annotations

from sintra.dialogue.kind import vocabulary
from sintra.dialogue.line import Misread, Moves
from sintra.dialogue.questions import Desk
from sintra.errors import IllegalMove
from sintra.phrase import Phrase
from sintra.server.hub.hub import Hub
from sintra.server.hub.live import Live
from sintra.server.table.who import Who
from sintra.server.wire.messages import Accepted, Answer, Ask, AskHint, Play, Undo
from sintra.server.wire.refused import Refused
from sintra.session.step import TooMany


async def ask(hub: Hub, live: Live, who: Who, request: Ask, language: str) -> Answer | Accepted | AskHint:
    """Answer a question, or carry out a move; `Refused` where the line is neither, or the game has not begun.

    A hint takes its time, so a line that asks for one comes back as the message that does.
    """
    before = live.table.answered(who.client, request.id)
    if before is not None:
        return Accepted(id=request.id, sequence=before)
    table = live.table
    if table.state is None:
        raise Refused.because("not_started")
    names, words = table.views.names(language), vocabulary(table.game.name, language, "words")
    desk = Desk(table.session, words, names, min(who.seats) if len(who.seats) == 1 else None)
    try:
        found = desk.read(request.text)
        if isinstance(found, Moves):
            return await _play(hub, live, who, request, found.texts)
        if found.command == "hint":
            return AskHint(id=request.id)
        if found.command == "undo":
            undo = Undo(id=request.id, sequence=table.sequence)
            return Accepted(id=request.id, sequence=await hub.act(live, who, undo))
        phrases = desk.answer(found) if desk.answers(found) else [Phrase("server.kept")]
    except (Misread, IllegalMove, TooMany) as error:
        phrases = desk.refusal(error)
    return _said(live, request, phrases, language)


async def _play(hub: Hub, live: Live, who: Who, request: Ask, moves: tuple[str, ...]) -> Accepted:
    if len(moves) != 1:
        raise Refused.because("malformed", reason=f"{len(moves)} moves, expected one at a time")
    (move,) = moves
    play = Play(id=request.id, sequence=live.table.sequence, move=move)
    return Accepted(id=request.id, sequence=await hub.act(live, who, play))


def _said(live: Live, request: Ask, phrases: list[Phrase], language: str) -> Answer:
    return Answer(id=request.id, phrases=tuple(live.table.views.sentence(phrase, language) for phrase in phrases))
