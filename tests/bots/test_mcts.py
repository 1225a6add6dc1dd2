"""Monte-Carlo tree search: whole games, complete answers, limits, and the same compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import pytest

from sintra import bots
from sintra._random import generator
from sintra.bots.bot import Limit
from sintra.bots.mcts import PLAYOUTS
from sintra.errors import OptionError
from sintra.games import make
from tests.bots.mcts_trees import middle, opening, think
from tests.scale import IS_SHORT
from tests.tables import TABLES, Table

pytestmark = pytest.mark.slow

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
two_seats = pytest.mark.parametrize("table", [table for table in TABLES if table.players == 2], ids=str)
every_playout = pytest.mark.parametrize("playout", PLAYOUTS)


# Playing


@every_table
@every_playout
def test_whole_games_are_legal(table: Table, playout: str) -> None:
    """With a few simulations per move the bot plays every game to its end by the rules, with every playout policy."""
    game = table.make()
    rng = generator(2)
    bot = bots.make("mcts", game, 3, {"nodes": "8", "playout": playout})
    state = game.new()
    while not state.is_over:
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
        else:
            state = game.play(state, bot.choose(state).action)
    assert game.outcome(state).winners


@every_table
@every_playout
def test_answers_are_whole(table: Table, playout: str) -> None:
    """An answer counts simulations, its shares add up to 1, its line can be played, and the State stays as it was."""
    game = table.make()
    for moves in (0, 7, 23):
        state = middle(game, 4, moves)
        before = state.to_bytes()
        choice = think(game, state, nodes=200, playout=playout)
        assert state.to_bytes() == before
        assert choice.nodes == 200
        assert choice.line[0] == choice.action
        assert len(choice.values) == table.players
        assert sum(choice.values) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in choice.values)
        for action in choice.line:
            assert not state.needs_deal
            state = game.play(state, action)


@two_seats
def test_a_few_simulations_beat_the_greedy_bot(table: Table) -> None:
    """Of six games, three from each seat, a hundred simulations a move win at least five against the greedy bot."""
    game = table.make()
    won = 0
    for seed in range(6):
        own = seed % 2
        seats = [bots.make("greedy", game, seed), bots.make("greedy", game, seed)]
        seats[own] = bots.make("mcts", game, seed, {"nodes": "100"})
        state, rng = game.new(), generator(seed)
        while not state.is_over:
            if state.needs_deal:
                game.draw(state, rng)
            else:
                game.apply(state, seats[state.turn or 0].choose(state).action)
        won += game.outcome(state).winners == (own,)
    assert won >= 5


# Limits


@every_table
def test_equal_seeds_give_equal_trees(table: Table) -> None:
    """The same seed, position and number of simulations give the same answer, from another bot and from the same bot again."""
    game = table.make()
    state = middle(game, 5, 11)
    bot = bots.make("mcts", game, 9, {"nodes": "300"})
    choices = [bot.choose(state), bot.choose(state), think(game, state, 9, nodes=300)]
    assert choices[0] == choices[1] == choices[2]


def test_seeds_matter() -> None:
    """Another seed sees other games."""
    game = make("azul")
    state = opening(game)
    assert think(game, state, 1, nodes=300).values != think(game, state, 2, nodes=300).values


@pytest.mark.parametrize("name", ["azul", "pavilion"])
def test_stop_ends_an_endless_search(name: str) -> None:
    """Without any limit it thinks until it is stopped from another thread, and then it has an answer."""
    game = make(name)
    state = opening(game)
    bot = bots.make("mcts", game)
    timer = threading.Timer(0.3, bot.stop)
    timer.start()
    choice = bot.choose(state, Limit())
    assert choice.action in game.legal_actions(state)
    assert choice.nodes > 1


@pytest.mark.parametrize("name", ["azul", "pavilion"])
def test_seconds_end_a_search(name: str) -> None:
    """Time ends a search whose nodes would last for hours, and the given limit goes before the bot's own."""
    game = make(name)
    state = opening(game)
    bot = bots.make("mcts", game, 1, {"seconds": "100000"})
    assert 1 <= bot.choose(state, Limit(nodes=10**12, seconds=0.05)).nodes < 10**12


def test_one_node_is_enough() -> None:
    """The smallest limit gives a legal answer, even with no time at all."""
    game = make("azul")
    state = opening(game)
    assert think(game, state, nodes=1).nodes == 1
    assert think(game, state, seconds=1e-9).action in game.legal_actions(state)


# Settings


def test_settings_are_read() -> None:
    """Every setting is taken, and what is wrong is named."""
    game = make("azul")
    settings = {"nodes": "5", "seconds": "1", "playout": "round", "exploration": "0.5", "margin": "0"}
    assert bots.make("mcts", game, 1, settings).choose(opening(game)).nodes == 5
    with pytest.raises(OptionError, match="playout=deep, expected random, light, round"):
        bots.make("mcts", game, 1, {"playout": "deep"})
    with pytest.raises(OptionError, match="margin=5, expected a number from 0 to 1"):
        bots.make("mcts", game, 1, {"margin": "5"})
    with pytest.raises(OptionError, match="it has nodes, seconds, playout, exploration, margin"):
        bots.make("mcts", game, 1, {"depth": "3"})


# Modes


SCRIPT = """
from tests.bots.test_mcts import answers
print(answers())
"""


def answers() -> str:
    """Return what small searches find, in all digits."""
    said: list[str] = []
    for table in TABLES[::5] if IS_SHORT else TABLES:
        game = table.make()
        said += [
            repr(think(game, middle(game, 6, 30 if table.game == "azul" else 90), nodes=10, playout=playout))
            for playout in PLAYOUTS
        ]
    return "\n".join(said)


def test_uncompiled_search_is_the_same() -> None:
    """Plain Python finds what compiled code finds, to the last digit."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", SCRIPT], check=True, capture_output=True, text=True, env=environment)
    assert done.stdout.strip() == answers()
