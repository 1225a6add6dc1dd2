"""The searching bot from outside: legal, deterministic, stoppable, and the same compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from itertools import product

import pytest

from sintra import bots
from sintra.azul.game import Azul
from sintra.azul.state import State
from sintra.bots import Choice, Limit, weights
from sintra.bots.azul.evaluation import memory
from sintra.bots.azul.search.searcher import MAX_TABLE, AzulSearcher
from sintra.bots.transposition import MAX_GENERATIONS
from sintra.errors import StateSyntax
from sintra.games import generator
from tests.bots.azul.plain import WALLS, clock, game_of, groups, late, searcher, walk
from tests.tables import TABLES, Table

AZUL = [table for table in TABLES if table.game == "azul"]
every_table = pytest.mark.parametrize("table", AZUL, ids=str)


def mixed(game: Azul, number: int, seed: int = 0) -> list[State]:
    """Return positions of all kinds in which somebody acts."""
    found = [state for one in range(seed, seed + 3) for state in walk(game, one) if state.phase in {"draft", "tiling"}]
    return found[:: max(1, len(found) // number)][:number]


@every_table
def test_equal_limits_give_equal_choices(table: Table) -> None:
    """A new bot, a bot that has seen other positions, and a bot that had other limits before, choose and count the same."""
    game = Azul(table.players, **table.options)
    positions = mixed(game, 14)
    used, spoiled = bots.make("search", game), bots.make("search", game)
    spoiled.choose(positions[0], Limit(nodes=60_000))
    fresh = [bots.make("search", game).choose(state, Limit(nodes=5_000)) for state in positions]
    assert [used.choose(state, Limit(nodes=5_000)) for state in positions] == fresh
    for state, expected in zip(reversed(positions), reversed(fresh), strict=True):
        spoiled.choose(state, Limit(nodes=300))
        assert spoiled.choose(state, Limit(nodes=5_000)) == expected
        assert spoiled.choose(state, Limit(nodes=5_000)) == expected


@every_table
def test_whole_games_are_legal(table: Table) -> None:
    """The bot plays whole games on the checked path, and every line it expects is legal as far as it goes."""
    game = Azul(table.players, **table.options)
    bot = bots.make("search", game, 0, {"nodes": "150"})
    rng = generator(table.players)
    state = game.new()
    while not state.is_over:
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
            continue
        before = state.to_bytes()
        choice = bot.choose(state)
        assert state.to_bytes() == before, "the position was changed"
        check_choice(game, state, choice)
        state = game.play(state, choice.action)
    assert game.outcome(state).winners


def check_choice(game: Azul, state: State, choice: Choice) -> None:
    """Check the invariants of every choice."""
    assert choice.action in game.legal_actions(state)
    assert choice.line[0] == choice.action
    assert len(choice.values) == game.players
    assert sum(choice.values) == pytest.approx(1)
    assert choice.nodes > 0
    for action in choice.line:
        state = game.play(state, action)


@every_table
@pytest.mark.parametrize("nodes", [1, 2, 60])
def test_hardly_any_time_is_enough_for_a_legal_move(table: Table, nodes: int) -> None:
    """With one node the bot still chooses a legal action, and searches hardly more than the legal moves."""
    game = Azul(table.players, **table.options)
    bot = bots.make("search", game)
    for state in mixed(game, 12, seed=5):
        choice = bot.choose(state, Limit(nodes=nodes))
        check_choice(game, state, choice)
        assert choice.nodes <= nodes + 1000


@pytest.mark.parametrize(("players", "wall"), list(product((2, 4), WALLS)))
def test_time_limits_and_stopping(players: int, wall: str) -> None:
    """A search without end is stopped by another thread, and one with seconds by itself; both give legal actions."""
    game = game_of(players, wall)
    state = next(state for state in walk(game, 1) if state.phase == "draft")
    bot = bots.make("search", game)
    check_choice(game, state, bot.choose(state, Limit(seconds=0.01)))
    found: list[Choice] = []
    thinking = threading.Thread(target=lambda: found.append(bot.choose(state, Limit(nodes=1 << 50))))
    thinking.start()
    while thinking.is_alive():  # the first ones may come before the search has begun
        bot.stop()
        thinking.join(0.02)
    check_choice(game, state, found[0])
    assert not found[0].is_solved
    assert bot.choose(state, Limit(nodes=500)) == bots.make("search", game).choose(state, Limit(nodes=500))


@pytest.mark.parametrize("wall", WALLS)
def test_positions_in_which_nobody_acts_are_rejected(wall: str) -> None:
    """Before a deal and after the end there is nothing to choose, and the message says so."""
    game = game_of(2, wall)
    bot = bots.make("search", game)
    with pytest.raises(ValueError, match="nobody acts in phase deal"):
        bot.choose(game.new())
    *_, last = walk(game, 1)
    with pytest.raises(ValueError, match="nobody acts in phase over"):
        bot.choose(last)


def test_positions_of_another_table_are_rejected() -> None:
    """A bot for two players does not value a position of three by the wrong weights."""
    state = next(state for state in walk(game_of(3, "coloured"), 1) if state.phase == "draft")
    with pytest.raises(StateSyntax, match="of 3 players"):
        bots.make("search", game_of(2, "coloured")).choose(state)


def test_only_exact_values_are_called_solved() -> None:
    """Late positions of the coloured wall are solved, early ones are not, and drafts on the grey wall are only estimated."""
    game, grey = game_of(2, "coloured"), game_of(2, "grey")
    for state in late(game, 4, 5):
        assert searcher(game).choice(state, clock()).is_solved
    for state in late(grey, 4, 5):
        assert not searcher(grey).choice(state, clock()).is_solved
    early = next(state for state in walk(game, 1) if state.phase == "draft")
    assert not searcher(game).choice(early, clock(3000)).is_solved


def test_old_entries_of_the_table_are_forgotten_when_generations_run_out() -> None:
    """When the generation counter of the table wraps around, the searcher still chooses the same."""
    game = game_of(2, "coloured")
    states = late(game, 8, 4)
    thinker = searcher(game)
    expected = [thinker.choice(state, clock(2000)) for state in states]
    thinker._generation = MAX_GENERATIONS - 3  # pyright: ignore[reportPrivateUsage]
    assert [thinker.choice(state, clock(2000)) for state in states] == expected
    assert thinker._generation == 2  # pyright: ignore[reportPrivateUsage]


def test_the_table_stays_within_its_size() -> None:
    """For any node limit, the table has at most 2**21 entries."""
    game = game_of(2, "coloured")
    thinker = searcher(game)
    thinker.choice(late(game, 2, 1)[0], clock())
    assert len(thinker._table[0]) == 1 << MAX_TABLE  # pyright: ignore[reportPrivateUsage]


def test_the_working_memory_is_deep_enough() -> None:
    """No round has more drafts and tilings than the memory has plies: every tile taken alone, every line tiled."""
    assert memory.MAX_PLIES >= 36 + 20 + 2
    game = game_of(4, "grey")
    state = game.deal(game.new(), "BYRK BYRT BYKT BRKT YRKT BYRK BYRT BYKT BRKT")
    assert groups(state) == 36
    assert searcher(game).choice(state, clock(20_000)).action in game.legal_actions(state)


def test_every_legal_move_has_a_value() -> None:
    """On every table, and while columns are chosen, each legal move is valued once."""
    for players, wall in product((2, 3, 4), WALLS):
        game = game_of(players, wall)
        thinker = AzulSearcher(weights.load(game))
        for state in mixed(game, 8, seed=9):
            assert sorted(thinker.move_values(state, clock(500), 2)) == game.legal_actions(state)


UNCOMPILED = """
from tests.bots.azul.test_searcher import small_searches
print(small_searches())
"""


def small_searches() -> str:
    """Search a little at every kind of table; return all that was found."""
    found: list[Choice] = []
    for players, wall in product((2, 3), WALLS):
        game = game_of(players, wall)
        bot = bots.make("search", game)
        positions = list(walk(game, 2))
        draft = next(state for state in positions[8:] if state.phase == "draft")
        found.append(bot.choose(draft, Limit(nodes=250)))
        found.extend(bot.choose(state, Limit(nodes=60)) for state in positions[:40] if state.phase == "tiling")
    return repr([(one.action, one.line, one.nodes, [f"{value:.9f}" for value in one.values]) for one in found])


def test_uncompiled_searches_find_the_same() -> None:
    """Without compilation, in another process, a few hundred nodes give the same actions, lines, nodes and values."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", UNCOMPILED]
    answer = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    assert answer.stdout.strip() == small_searches()
