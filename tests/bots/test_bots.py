"""The contract of every bot, and the strength of the greedy one."""

from __future__ import annotations

import pytest

from sintra import bots
from sintra._random import generator
from sintra.errors import OptionError
from sintra.games import make
from tests.tables import TABLES, Table

QUICK = {"mcts": {"nodes": "5"}, "level-10": {"nodes": "100000"}}  # bots that would think for seconds

SHORT = bots.Limit(nodes=200)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def play_game(table: Table, names: tuple[str, ...], seed: int) -> tuple[int, ...]:
    """Let bots play a game; return the winners."""
    game = table.make()
    rng = generator(seed)
    seats = [bots.make(name, game, seed + number, QUICK.get(name)) for number, name in enumerate(names)]
    state = game.new()
    while not state.is_over:
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
        else:
            state = game.play(state, seats[state.turn or 0].choose(state, SHORT).action)
    return game.outcome(state).winners


def pairs() -> list[tuple[str, Table]]:
    """Return every bot at every table; of the levels, which differ in their numbers alone, those between at tables of two."""
    everywhere = [name for name in bots.BOTS if not name.startswith("level-")] + ["level-1", "level-10"]
    return [(name, table) for name in bots.BOTS for table in TABLES if name in everywhere or table.players == 2]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "table"), pairs(), ids=str)
def test_bots_play_whole_games_by_the_rules(name: str, table: Table) -> None:
    """Every bot plays every game to its end without an illegal move."""
    assert play_game(table, (name,) * table.players, seed=1)


@pytest.mark.parametrize("name", list(bots.BOTS))
def test_equal_seeds_give_equal_choices(name: str) -> None:
    """Two bots with the same seed choose the same, and looking at a position does not change it."""
    game = make("azul")
    state = game.deal(game.new(), "BBRK YYTT BYRK RRKT BBBB")
    before = state.to_bytes()
    choices = [bots.make(name, game, 5, QUICK.get(name)).choose(state).action for _ in range(2)]
    assert choices[0] == choices[1]
    assert state.to_bytes() == before


@pytest.mark.parametrize("name", list(bots.BOTS))
@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_a_position_without_a_choice_is_rejected(game: str, name: str) -> None:
    """Every bot rejects a position in which nobody acts."""
    rules = make(game, 3)
    with pytest.raises(OptionError, match="nobody acts in phase deal, expected a position in which a seat chooses"):
        bots.make(name, rules, 5, QUICK.get(name)).choose(rules.new())


@pytest.mark.parametrize("table", [table for table in TABLES if table.players == 2], ids=str)
def test_greedy_beats_uniform(table: Table) -> None:
    """Of twenty games of two, half of them from each seat, the greedy bot wins at least seventeen."""
    wins = sum(play_game(table, ("greedy", "uniform"), seed) == (0,) for seed in range(10))
    wins += sum(play_game(table, ("uniform", "greedy"), seed) == (1,) for seed in range(10))
    assert wins >= 17


def test_unknown_bots_are_rejected() -> None:
    """The message names the bots that there are."""
    with pytest.raises(OptionError, match="there are uniform"):
        bots.make("deep", make("azul"))
