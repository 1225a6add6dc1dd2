"""The OpenSpiel games: the vendor's simulations, chance tile by tile, its search on our games."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import numpy as np
import pytest

from sintra import games
from sintra.envs import spiel
from sintra.envs.chance import TileByTile
from sintra.envs.extras import require_module
from sintra.game import Draws
from tests.tables import TABLES, Table

pytestmark = pytest.mark.slow

pyspiel: Any = require_module("pyspiel")
mcts: Any = require_module("open_spiel.python.algorithms.mcts")
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", games.names())


def load(table: Table) -> Any:
    """Load the game of a table by its text."""
    options = ",".join(f"{name}={value}" for name, value in {"players": table.players, **table.options}.items())
    return pyspiel.load_game(f"sintra_{table.game}({options})")


def draw(state: Any, choose: Any) -> int:
    """Let chance draw a tile."""
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    return int(choose.choice([action for action, _ in outcomes], p=[chance for _, chance in outcomes]))


def walk(game: Any, seed: int) -> list[Any]:
    """Return copies of every position of a random game."""
    choose: Any = np.random.default_rng(seed)
    state, states = game.new_initial_state(), list[Any]()
    while not state.is_terminal():
        states.append(state.clone())
        if state.is_chance_node():
            state.apply_action(draw(state, choose))
        else:
            state.apply_action(int(choose.choice(state.legal_actions())))
    return [*states, state]


@every_table
def test_the_vendor_finds_nothing(table: Table) -> None:
    """OpenSpiel's simulation passes: legal actions, returns, tensors, copies, serialization."""
    game = load(table)
    assert game.num_players() == table.players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_table
def test_no_game_is_longer_than_told(table: Table) -> None:
    """Decisions and draws of a game stay within what OpenSpiel is told, and utilities add up to 0."""
    game = load(table)
    states = walk(game, 3)
    draws = sum(state.is_chance_node() for state in states)
    decisions, max_draws = spiel.max_length(game.rules)
    assert len(states) - 1 - draws <= decisions == game.max_game_length()
    assert draws <= max_draws == game.max_chance_nodes_in_history()
    assert sum(states[-1].returns()) == pytest.approx(0)
    assert states[0].returns() == [0.0] * table.players


@every_game
def test_one_tile_at_a_time(name: str) -> None:
    """A deal is a chain of draws without putting back; each tile is seen as soon as it is drawn, wherever one sits."""
    game = pyspiel.load_game(f"sintra_{name}")
    state = game.new_initial_state()
    drawn, tiles = 0, game.layout.split(np.array(state.observation_tensor(0)))["bag"].sum()
    while state.is_chance_node():
        color, _ = state.chance_outcomes()[-1]
        state.apply_action(color)
        drawn += 1
        parts = game.layout.split(np.array(state.observation_tensor(1)))
        on_table = parts["sources"].sum() + (parts["supply"].sum() if name == "pavilion" else 0)
        assert (on_table, parts["bag"].sum()) == (drawn, tiles - drawn)
    assert drawn == (20 if name == "azul" else 30)
    assert state.current_player() == 0


def test_the_reserve_is_poured_when_a_tile_is_due() -> None:
    """The bag to its last tile first; the reserve only if another tile is due; short groups when all is drawn."""
    deal = TileByTile(Draws((("factory 1", 2), ("factory 2", 2)), {"blue": 1}, {"red": 1, "teal": 1}))
    assert deal.chances == [("blue", 1.0)]
    deal.draw("blue")
    assert deal.chances == [("red", 0.5), ("teal", 0.5)]
    assert deal.reserve == {}
    with pytest.raises(ValueError, match="no blue tile can be drawn, expected one of red, teal"):
        deal.draw("blue")
    deal.draw("teal")
    other = deal.copy()
    deal.draw("red")
    assert deal.is_done
    assert deal.groups == [["blue", "teal"], ["red"]]
    assert other.groups == [["blue", "teal"], []]
    full = TileByTile(Draws((("factory 1", 1),), {"blue": 1}, {"red": 1}))
    full.draw("blue")
    assert full.is_done
    assert full.reserve == {"red": 1}


@every_game
def test_draws_are_as_likely_as_in_the_bag(name: str) -> None:
    """Drawn by its chances, the first tile has every color equally often: at most five standard deviations off."""
    game = pyspiel.load_game(f"sintra_{name}")
    colors, chances = zip(*game.new_initial_state().chance_outcomes(), strict=True)
    drawn: list[int] = np.random.default_rng(1).choice(colors, size=6000, p=chances).tolist()
    counts = Counter(drawn)
    mean = 6000 / len(game.colors)
    assert all(abs(counts[color] - mean) < 5 * mean**0.5 for color in range(len(game.colors)))


@every_table
def test_tensors_are_the_bytes_of_the_layout(table: Table) -> None:
    """At every decision the tensor has what the rules' own observation has, for every player."""
    game = load(table)
    observer, recalling = game.make_py_observer(), game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for state in walk(game, 5)[::40]:
        for player in range(table.players):
            observer.set_from(state, player)
            assert state.observation_tensor(player) == observer.tensor.tolist()
            assert state.information_state_tensor(player) == observer.tensor.tolist()
            assert str(state) in observer.string_from(state, player)
            assert recalling.string_from(state, player).split()[2:] == [str(action) for action in state.history()]
    with pytest.raises(ValueError, match="observers take no parameters"):
        game.make_py_observer(None, {"x": 1})


@every_game
def test_copies_are_independent(name: str) -> None:
    """What happens to a copy does not happen to the original, in the middle of a deal and after it."""
    states = walk(pyspiel.load_game(f"sintra_{name}"), 1)
    for state in (states[3], states[40]):
        before = str(state)
        for twin in (state.clone(), copy.deepcopy(state)):
            twin.apply_action(twin.legal_actions()[0])
            assert str(twin) != before
        assert str(state) == before


def play_out(game: Any, bots: list[Any], choose: Any) -> Any:
    """Let bots play a whole game, chance drawing its tiles; return the last position."""
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(draw(state, choose) if state.is_chance_node() else bots[state.current_player()].step(state))
    return state


@pytest.mark.long
@every_game
def test_the_vendors_search_plays_a_whole_game(name: str) -> None:
    """OpenSpiel's own Monte Carlo tree search, with its own rollouts, plays every seat of a usual game to its end."""
    game, choose = pyspiel.load_game(f"sintra_{name}"), np.random.RandomState(1)
    evaluator: Any = mcts.RandomRolloutEvaluator(1, choose)
    bots = [mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=choose) for _ in range(2)]
    last = play_out(game, bots, choose)
    assert last.progress.state.round >= 5
    assert sorted(last.returns()) in ([-1.0, 1.0], [0.0, 0.0])


@every_table
def test_the_vendors_search_plays_at_every_table(table: Table) -> None:
    """The same search, with an evaluator without rollouts, plays whole games of all sides with two to four seats."""
    game, choose = load(table), np.random.RandomState(2)
    bots = [mcts.MCTSBot(game, 2.0, 10, Quick(), random_state=choose) for _ in range(table.players)]
    last = play_out(game, bots, choose)
    assert last.is_terminal()
    assert sum(last.returns()) == pytest.approx(0)
    assert game.rules.outcome(last.progress.state).scores == last.progress.state.scores


class Quick:
    """Evaluates a position by its points, so that a search needs no rollouts."""

    def evaluate(self, state: Any) -> Any:
        """Return a value to each seat: the difference of points, a hundred at most."""
        scores = state.progress.state.scores
        return np.clip([(own * len(scores) - sum(scores)) / 100 for own in scores], -1, 1)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Return uniform priors."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_options_have_names_in_the_text_of_a_game() -> None:
    """Every option can be set: no limit of rounds is 0, an order of jokers is joined by dashes."""
    order = "orange-red-blue-yellow-green-purple"
    assert pyspiel.load_game(f"sintra_pavilion(joker_order={order})").rules.options["joker_order"] == order.split("-")
    assert pyspiel.load_game("sintra_azul").rules.options["max_rounds"] is None
    assert pyspiel.load_game("sintra_azul(max_rounds=2,column_bonus=5)").rules.options["column_bonus"] == 5


def test_wrong_actions_are_rejected_in_words() -> None:
    """An illegal action, one that does not exist, an invalid color, a move after the end: OpenSpiel's error, with a message."""
    states = walk(pyspiel.load_game("sintra_azul"), 2)
    decision = next(state for state in states if not state.is_chance_node())
    for state, action, words in (
        (states[0], 5, "5 is not a color, expected 0 to 4"),
        (decision, 0, "the center is empty"),
        (decision, 999, "999 is not an action, expected 0 to 179"),
        (states[-1], 31, "over"),
    ):
        with pytest.raises(pyspiel.SpielError, match=words):
            state.clone().apply_action(action)
