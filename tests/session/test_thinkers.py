"""Which bot thinks, about what and with which seed."""

from __future__ import annotations

import random
from hashlib import sha256

import pytest

from sintra import games
from sintra.session.decision import decide_undo
from sintra.session.thinker import BOT_LABEL, bot_seed, hint_bot
from sintra.session.undo import Barrier, UndoPolicy
from tests.session.progress import BOT, SEED, begun, choose


def test_seeds_are_derived_as_ever() -> None:
    """The derivation of bot seeds is stable, so that saved games continue with the same choices."""
    assert BOT_LABEL == b"sintra bots 1\n"
    digest = sha256(b"sintra bots 1\n" + SEED + bytes(7) + b"\x05").digest()
    assert bot_seed(SEED, 5) == int.from_bytes(digest[:8], "big")


def test_the_bot_that_must_choose_is_asked() -> None:
    """The question holds the position, the seat and the sequence; while a person must choose there is none."""
    session = begun(games.make("azul"), "pb")
    assert session.thinker() is None
    choose(session, random.Random(1))
    thinking = session.thinker()
    assert thinking
    assert (thinking.seat, thinking.bot, thinking.sequence, thinking.state) == (1, BOT, session.sequence, session.state)
    assert thinking.seed == bot_seed(SEED, 2)


def test_every_decision_has_a_seed_of_its_own() -> None:
    """No two decisions of a game share one, and another secret gives others."""
    session, rng, seeds = begun(games.make("azul"), "bb"), random.Random(2), list[int]()
    while thinking := session.thinker():
        seeds.append(thinking.seed)
        choose(session, rng)
    assert len(set(seeds)) == len(seeds) > 10
    assert begun(games.make("azul"), "bb", seed=bytes(32)).bot_seed != seeds[0]


def test_taking_back_brings_no_other_reply() -> None:
    """The same move made again gives the bot the same seed, so nobody can fish for another reply."""
    session = begun(games.make("azul"), "pb")
    choose(session, random.Random(1))
    first = session.thinker()
    undo = decide_undo(session, UndoPolicy(frozenset({0})))
    assert not isinstance(undo, Barrier)
    session.apply(undo)
    choose(session, random.Random(1))
    again = session.thinker()
    assert first
    assert again
    assert (first.seed, first.state) == (again.seed, again.state)


@pytest.mark.parametrize("name", games.names())
def test_hints_take_the_nodes_that_the_game_declares(name: str) -> None:
    """The bot that is asked for a hint searches as many nodes as the game's facts say."""
    assert dict(hint_bot(games.make(name)).settings) == {"nodes": str(games.facts(name).hint_nodes)}
