"""Lines typed at a table as in the terminal: questions are answered, moves and undo run like any other request."""

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
from sintra.session.step import TooMany, follow

COLORS_OF = {"language": "letters", "tactile": "tactile"}  # how a line names colors, by the letters that its client shows


async def ask(hub: Hub, live: Live, who: Who, request: Ask, language: str) -> Answer | Accepted | AskHint:
    """Answer a question or play a move; raise `Refused` before the game has begun.

    A hint takes time, so a line that asks for one is returned as an `AskHint` for the caller to run.
    """
    before = live.table.answered(who.client, request.id)
    if before is not None:
        return Accepted(id=request.id, sequence=before)
    hub.load.check()
    table = live.table
    if table.state is None:
        raise Refused.because("not_started")
    colors = COLORS_OF[request.letters] if request.letters else table.views.colors
    names, words = table.views.names(language), vocabulary(table.game.name, language, colors)
    seat = min(who.seats) if len(who.seats) == 1 else None
    desk = Desk(table.session, words, names, seat, "letters", walk=live.walk(who.client))
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
    """Play the moves one after another: all of them, or none if one is illegal; a retry plays those that are still due."""
    table = live.table
    ids = (*(f"{request.id} {number}" for number in range(1, len(moves))), request.id)
    due = [(name, move) for name, move in zip(ids, moves, strict=True) if table.answered(who.client, name) is None]
    if len(due) > 1 and table.state.turn in who.seats:
        follow(table.game, table.state, [move for _, move in due])
    sequence, forced = table.sequence, list[str]()
    with hub.load.moving():
        for name, move in due:
            if forced and forced[0] == move:  # a forced move, which the table has played by itself
                forced.pop(0)
                continue
            known = len(table.session.steps)
            sequence = await hub.carry_on(live, who, Play(id=name, sequence=table.sequence, move=move))
            forced = [step.event for step in table.session.steps[known + 1 :]]
    return Accepted(id=request.id, sequence=sequence)


def _said(live: Live, request: Ask, phrases: list[Phrase], language: str) -> Answer:
    return Answer(id=request.id, phrases=tuple(live.table.views.sentence(phrase, language) for phrase in phrases))
