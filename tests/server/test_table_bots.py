"""Bots at a table: what they are asked, that their choices are checked, and hints."""

from __future__ import annotations

import random

import pytest

from sintra import bots
from sintra.errors import IllegalMove
from sintra.record import BotSeat
from sintra.server.table.table import Table
from sintra.server.wire.messages import GameName
from sintra.session.decision import NOTHING
from sintra.session.event import Moved
from tests.server.playing import NOW, WATCHER, begun, make_plain_opening, refusal


def test_the_bot_that_must_choose_is_asked() -> None:
    """The request has all that a bot needs, and its seed is not shown."""
    here = begun("hb", start=1)
    thinking = here.table.thinker()
    assert thinking
    assert (thinking.seat, thinking.bot, thinking.sequence) == (1, BotSeat("level-1"), here.table.sequence)
    assert thinking.state == here.table.state
    assert str(thinking.seed) not in repr(thinking)


def test_nobody_else_is_asked() -> None:
    """While a person must choose, no bot thinks."""
    assert begun("hb").table.thinker() is None


def test_a_bots_choice_is_checked() -> None:
    """A choice that the rules forbid raises their error, and nothing happens."""
    here = begun("hb", start=1)
    thinking = here.table.thinker()
    assert thinking
    illegal = next(
        action for action in range(here.table.game.num_actions) if action not in here.table.game.legal_actions(thinking.state)
    )
    with pytest.raises(IllegalMove):
        here.table.bot_moved(thinking, illegal, NOW)


def test_an_answer_that_comes_too_late_is_nothing() -> None:
    """A stale answer of a bot changes nothing."""
    here = begun("hbb", start=1)
    thinking = here.table.thinker()
    assert thinking
    action = here.table.game.legal_actions(thinking.state)[0]
    here.table.apply(here.table.bot_moved(thinking, action, NOW))
    assert here.table.bot_moved(thinking, action, NOW) == NOTHING
    here.resign(0)
    assert here.table.thinker() is None
    assert here.table.bot_moved(thinking, action, NOW) == NOTHING


def test_seeds_of_bots_come_from_the_secret() -> None:
    """Every decision has a seed of its own, and another secret gives others: nobody can know them from what is public."""
    here, seeds = begun("hb"), set[int]()
    rng = random.Random(1)
    while here.table.phase == "playing":
        if thinking := here.table.thinker():
            seeds.add(thinking.seed)
            here.reply()
        else:
            here.play(rng.choice(here.moves()))
    moves = [entry.event for entry in here.table.session.history if isinstance(entry.event, Moved) and entry.event.seat == 1]
    assert len(seeds) == len(moves)
    other = begun("hb", start=1).table
    public = [entry.event for entry in other.session.history]
    one, another = other.thinker(), Table(other.opening, bytes(32), public).thinker()
    assert one
    assert another
    assert one.seed != another.seed


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_a_hint_is_a_legal_move(game: GameName) -> None:
    """The seat to act may ask for a hint, and the search finds a legal move."""
    here = begun("hp", game=game)
    thinking = here.table.hint(here.who(0), NOW)
    small = BotSeat(thinking.bot.bot, (("nodes", "500"),))
    action = bots.seated(small, thinking.game, thinking.seed).choose(thinking.state).action
    assert action in here.table.game.legal_actions(here.table.state)
    assert thinking.bot.bot == "search"


def test_hints_are_for_the_seat_that_acts() -> None:
    """Nobody else is given one, and asking changes nothing."""
    here = begun("hp")
    at = here.table.sequence
    refusal("not_your_turn", lambda: here.table.hint(here.who(1), NOW))
    refusal("forbidden", lambda: here.table.hint(WATCHER, NOW))
    here.table.hint(here.who(0), NOW)
    assert here.table.sequence == at


def test_bots_play_by_themselves() -> None:
    """A table of bots alone goes from its first deal to its end without a person."""
    table = Table(make_plain_opening("bb", game="pavilion"), bytes(32))
    table.apply(table.due(NOW))
    while thinking := table.thinker():
        table.apply(table.bot_moved(thinking, table.game.legal_actions(thinking.state)[-1], NOW))
    assert table.phase == "over"
