"""Moves at a table: validated, in order, with the deals and forced moves that follow."""

from __future__ import annotations

import random

import pytest

from sintra import dealer, record
from sintra.azul.tiles import LETTER
from sintra.dialogue.line import Question
from sintra.dialogue.questions import Desk
from sintra.dialogue.words import Vocabulary
from sintra.record import is_deal
from sintra.server.table.history import tell_entry
from sintra.server.wire.messages import Join, Play
from sintra.session.decision import NOTHING
from sintra.session.event import Dealt, Forced, Moved
from tests.server.playing import NOW, WATCHER, Room, begun, refusal
from tests.tables import TABLES
from tests.tables import Table as Layout

every_layout = pytest.mark.parametrize("layout", TABLES, ids=str)
SEATS = {2: "hp", 3: "php", 4: "phbp"}


def played(layout: Layout, seed: int = 1) -> Room:
    """Play a whole game at random."""
    here = begun(SEATS[layout.players], game=layout.game, start=seed % layout.players, **layout.options)
    return here.play_on(random.Random(seed))


@every_layout
def test_whole_games_are_played_and_fair(layout: Layout) -> None:
    """A game comes to its end; its record reveals the seed, can be read again and verifies as fair."""
    table = played(layout).table
    assert table.phase == "over"
    written = str(table.record)
    assert record.parse(written) == table.record
    assert dealer.verify(table.record).is_fair
    assert table.record.result == table.session.result
    assert table.session.result
    assert table.session.result.scores == table.state.scores


@every_layout
def test_whoever_has_no_choice_is_not_asked(layout: Layout) -> None:
    """Chosen moves had alternatives, forced moves had none, and nothing is due when a request has been applied."""
    table = played(layout, 2).table
    for entry in table.session.history:
        if isinstance(entry.event, Moved | Forced):
            choices = len(table.game.legal_actions(entry.before))
            assert (choices == 1) == isinstance(entry.event, Forced)
            assert entry.event.seat == entry.before.turn
    assert table.due(NOW) == NOTHING


def test_a_move_and_what_follows_are_one_commit() -> None:
    """The last move of a round brings the next deal with it, and only the first event carries the client's message."""
    here = begun("hp")
    rng = random.Random(3)
    while True:
        events = here.play(rng.choice(here.moves()))
        if any(isinstance(event, Dealt) for event in events):
            break
    first, *others = events
    assert isinstance(first, Moved)
    assert isinstance(others[-1], Dealt)
    assert is_deal(others[-1].text)
    assert first.sender
    assert not any(event.sender for event in others)


def test_deciding_changes_nothing() -> None:
    """Deciding has no side effects: the table is unchanged, and decides the same again."""
    here = begun("hp")
    before, request = here.table.view(here.who(0), "en"), Play(id="1", sequence=here.table.sequence, move=here.moves()[0])
    assert here.table.decide(here.who(0), request, NOW) == here.table.decide(here.who(0), request, NOW)
    assert here.table.view(here.who(0), "en") == before


def test_moves_are_written_in_one_form() -> None:
    """However a move was typed, the record has its proper form."""
    here = begun("hp")
    move = here.moves()[0]
    here.play(f" {move.lower()} ")
    assert here.table.record.events[1] == move


@pytest.mark.parametrize(
    ("text", "key"), [("1", "server.refusal.illegal_move"), ("9B1", "azul.refusal.no_such_factory"), ("W1", "azul.refusal.")]
)
def test_illegal_moves_are_refused_with_their_reason(text: str, key: str) -> None:
    """A text that is not a move, or an illegal move, is refused with the Phrase that says why."""
    here = begun("hp")
    refused = here.refuses("illegal_move", here.who(0), Play(id="1", sequence=here.table.sequence, move=text))
    assert refused.phrase.key.startswith(key)
    for language in ("en", "de", "hu"):
        assert here.table.views.sentence(refused.phrase, language).text.endswith(".")


def test_only_the_seat_that_acts_may_move() -> None:
    """Others, watchers and links without this seat are refused."""
    here = begun("hp")
    request = Play(id="1", sequence=here.table.sequence, move=here.moves()[0])
    assert here.refuses("not_your_turn", here.who(1), request).phrase.values == {"seat": 0}
    here.refuses("forbidden", WATCHER, request)


def test_nobody_moves_for_a_bot() -> None:
    """While a bot thinks, nobody else moves, and no hint is given."""
    here = begun("hb", start=1)
    here.refuses("not_your_turn", here.who(0), Play(id="1", sequence=here.table.sequence, move=here.moves()[0]))
    refusal("not_your_turn", lambda: here.table.hint(here.who(0), NOW))


def test_two_at_once_do_not_both_move() -> None:
    """Of two requests with the same sequence one is accepted and the other is stale."""
    here = begun("hh")
    one, other = (Play(id=str(number), sequence=here.table.sequence, move=here.moves()[number]) for number in range(2))
    here.ask(here.who(0), one)
    here.refuses("behind", here.who(0), other)
    here.refuses("behind", here.who(0), Play(id="3", sequence=here.table.sequence + 1, move=here.moves()[0]))


def test_a_resent_message_is_known() -> None:
    """Requests are idempotent: a resent message gets the same answer, also after the table was reloaded."""
    here = begun("hp")
    first, table = here.table.sequence + 1, here.table
    here.ask(here.who(0), Play(id="mine", sequence=table.sequence, move=here.moves()[0]))
    here.play(here.moves()[0])
    for known in (table, here.folded_again()):
        assert known.answered("creator", "mine") == first
        assert known.answered("client 1", "mine") is None
        assert known.answered("creator", "other") is None


def test_a_resent_join_is_known() -> None:
    """The join that began the game is answered with its own sequence, not with that of the deal after it."""
    here = begun("hb")
    assert here.table.sequence == 3
    assert here.table.answered("creator", "message 0") == 1
    here.refuses("started", here.who(0), Join(id="another", seat=0, name="Anna"))


def test_a_table_can_be_asked_about() -> None:
    """A table is a host of conversations: it answers questions about its position and about what has happened."""
    here = begun("hp")
    move = here.moves()[0]
    here.play(move)
    assert [step.event for step in here.table.session.steps] == list(here.table.record.events)
    desk = Desk(here.table.session, Vocabulary("en", "azul", LETTER, LETTER))
    question = desk.read("last")
    assert isinstance(question, Question)
    assert desk.answer(question) == tell_entry(here.table.game, here.table.session.history[-1], None)
