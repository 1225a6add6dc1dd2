"""Undo: until another person has acted, with bots' replies, and across deals when one link has all persons."""

from __future__ import annotations

import random

import pytest

from sintra.server.table.table import MAX_REPEATED
from sintra.server.wire.messages import Undo
from sintra.session.decision import NOTHING
from sintra.session.event import Forced, Moved, Undone
from tests.server.playing import WATCHER, Room, begun


def refused_undo(here: Room, seat: int) -> str:
    """Assert that undo is refused; return the key of the reason."""
    request = Undo(id="undo", sequence=here.table.sequence)
    assert not here.table.can_undo(here.who(seat))
    return here.refuses("cannot_undo", here.who(seat), request).phrase.key.removeprefix("server.refusal.cannot_undo")


def test_a_choice_is_taken_back() -> None:
    """The position is as it was, the record forgets the move, and the log keeps it, marked."""
    here = begun("hp")
    before, at = here.table.state, here.table.sequence
    here.play(here.moves()[0])
    assert here.table.can_undo(here.who(0))
    assert [event.stay for event in here.undo(here.who(0)) if isinstance(event, Undone)] == [1]
    assert here.table.state == before
    assert here.table.turn == 0
    assert len(here.table.record.events) == 1
    view = here.table.view(here.who(0), "en")
    assert [event.is_undone for event in view.events[at:]] == [True, False]
    assert view.events[-1].phrases[0].text == "Anna takes a move back."


def test_a_table_does_not_take_back_for_ever() -> None:
    """The number of undos is limited: each one sends the whole history again to everybody."""
    here = begun("hh")
    for _ in range(MAX_REPEATED):
        here.play(here.moves()[0])
        here.undo(here.who(0))
    here.play(here.moves()[0])
    assert not here.table.can_undo(here.who(0))
    refused = here.refuses("cannot_undo", here.who(0), Undo(id="undo", sequence=here.table.sequence))
    assert refused.phrase.key == "server.refusal.cannot_undo.often"


def test_not_after_another_person_has_acted() -> None:
    """When the next person has chosen, only that person can undo."""
    here = begun("hp")
    here.play(here.moves()[0])
    here.play(here.moves()[0])
    assert refused_undo(here, 0) == ".acted"
    assert here.table.can_undo(here.who(1))


def test_never_across_a_deal_that_another_person_has_seen() -> None:
    """With another person at the table, the last choice of a round stands after the deal that followed it."""
    here = begun("hp")
    here.play_on(random.Random(1), lambda table: table.state.round > 1)
    for seat in range(2):
        assert refused_undo(here, seat) == ".deal"


@pytest.mark.parametrize("seats", ["hb", "hh"])
def test_across_a_deal_without_other_people(seats: str) -> None:
    """Alone with bots, or at one screen, the last choice of a round can be undone; the same move brings the same deal again."""
    here = begun(seats)
    here.play_on(random.Random(1), lambda table: table.state.round > 1)
    ended = here.table.state
    standing = here.table.session.standing
    last = max(at for at, entry in enumerate(standing) if isinstance(entry.event, Moved) and seats[entry.event.seat] == "h")
    before, moves = standing[last].before, [entry.text for entry in standing[last:] if isinstance(entry.event, Moved)]
    here.undo(here.who(0))
    assert (here.table.state, here.table.state.round) == (before, 1)
    for move in moves:
        _ = here.reply() if here.table.thinker() else here.play(move)
    assert here.table.state == ended


def test_nothing_to_take_back() -> None:
    """Who has not chosen yet has nothing to undo; watchers cannot undo."""
    here = begun("hp")
    assert refused_undo(here, 0) == ""
    here.play(here.moves()[0])
    here.refuses("forbidden", WATCHER, Undo(id="1", sequence=here.table.sequence))
    here.refuses("behind", here.who(0), Undo(id="1", sequence=here.table.sequence - 1))
    assert refused_undo(here, 1) == ""
    assert not here.table.can_undo(WATCHER)


def test_replies_of_bots_are_taken_back() -> None:
    """Alone with bots, one goes back to one's own last choice; the bots' replies go, too."""
    here = begun("hbb")
    before = here.table.state
    here.play(here.moves()[0])
    assert here.table.can_undo(here.who(0))  # also while the bot thinks
    here.reply()
    here.reply()
    here.undo(here.who(0))
    assert here.table.state == before
    assert here.table.turn == 0


def test_replies_of_bots_are_taken_back_until_another_person_has_acted() -> None:
    """With another person at the table, too, a bot's reply is not a barrier; that person's choice is."""
    here = begun("hbp")
    before = here.table.state
    here.play(here.moves()[0])
    here.reply()
    assert refused_undo(here, 2) == ""
    here.undo(here.who(0))
    assert here.table.state == before
    here.play(here.moves()[0])
    here.reply()
    here.play(here.moves()[0])
    assert refused_undo(here, 0) == ".acted"


def test_a_bot_answers_the_same_move_the_same_way() -> None:
    """Taking back and moving again gives the bot the same seed, so nobody can fish for another reply."""
    here = begun("hb")
    move = here.moves()[0]
    here.play(move)
    first = here.table.thinker()
    here.reply()
    here.undo(here.who(0))
    here.play(move)
    again = here.table.thinker()
    assert first
    assert again
    assert first.seed == again.seed
    assert first.state == again.state


def test_a_bot_that_thinks_is_overtaken_by_undo() -> None:
    """A bot's answer for a position that was undone is stale."""
    here = begun("hb")
    here.play(here.moves()[0])
    thinking = here.table.thinker()
    assert thinking
    here.undo(here.who(0))
    assert here.table.bot_moved(thinking, here.table.game.legal_actions(thinking.state)[0], here.now) == NOTHING


def test_at_one_screen_choices_are_taken_back_one_by_one() -> None:
    """Persons who share a screen go back from choice to choice, as far as the last deal."""
    here = begun("hh")
    states = [here.table.state]
    for _ in range(4):
        here.play(here.moves()[-1])
        states.append(here.table.state)
    for state in reversed(states[:-1]):
        here.undo(here.who(0))
        assert here.table.state == state
    assert refused_undo(here, 0) == ""


@pytest.mark.parametrize("seed", range(6))
def test_forced_moves_are_taken_back_with_the_choice(seed: int) -> None:
    """A forced move of another seat is not a barrier: the choice before it can be undone."""
    here = begun("hp", game="pavilion")
    rng = random.Random(seed)

    def forced_last() -> bool:
        chosen, last = (entry.event for entry in here.table.session.history[-2:])
        return isinstance(last, Forced) and here.table.phase == "playing" and isinstance(chosen, Moved)

    here.play_on(rng, lambda _: forced_last())
    if here.table.phase == "over":
        pytest.fail("no forced move in this game; choose another seed")
    before = here.table.session.history[-2].before
    here.undo(here.who(before.turn))
    assert here.table.state == before
    assert [entry.is_undone for entry in here.table.session.history[-3:]] == [True, True, False]


def test_not_after_the_end() -> None:
    """When the seed is revealed, undo is refused."""
    here = begun("hp").play_on(random.Random(1))
    here.refuses("over", here.who(0), Undo(id="1", sequence=here.table.sequence))
    assert not here.table.can_undo(here.who(0))
