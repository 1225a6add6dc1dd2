"""A game that provides only its rules is played by bots, in the arena, in records and in environments: all have a fallback."""

from __future__ import annotations

import copy
import pickle
import threading
import time
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from sintra import bots, envs, games
from sintra._random import generator
from sintra.arena import Match, Way, play_game
from sintra.bots import Limit
from sintra.bots.clock import Clock
from sintra.bots.plain_tree import PlainNode, PlainTree
from sintra.bots.settings import Settings
from sintra.bots.solver import can_solve, solve
from sintra.dealer import verify
from sintra.engine.positions import questions, tables, title
from sintra.envs import aec, picture, spiel
from sintra.envs.batch import BatchEnv
from sintra.envs.extras import require_module
from sintra.envs.kinds import EnvKind
from sintra.envs.vector import SeatVectorEnv
from sintra.errors import IllegalMove, OptionError
from sintra.games import AnyGame
from sintra.learn.model import model_of
from sintra.plugin import Plugin
from sintra.puzzles import load
from sintra.record import BotSeat, parse
from tests.tiny_game import PLUGIN, TinyGame, TinyState

gymnasium: Any = require_module("gymnasium")
pyspiel: Any = require_module("pyspiel")
api_test: Any = require_module("pettingzoo.test").api_test
check_env: Any = require_module("gymnasium.utils.env_checker").check_env

NAME = PLUGIN.name
GYM_ID = "sintra/TinyPebbles-v1"
THINKERS = ("mcts", "search", "level-1", "level-2", "level-3")
BOTS = ("uniform", "naive", "greedy", *THINKERS)


@pytest.fixture(autouse=True, scope="module")
def registered() -> Iterator[None]:
    """Register the game wherever games are registered, for these tests alone."""
    games.register(PLUGIN)
    envs.register()
    spiel.register()
    yield
    games.unregister(NAME)
    del gymnasium.envs.registration.registry[GYM_ID]


@pytest.fixture(params=[2, 3], ids=["two", "three"])
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Make the game for two and for three seats."""
    return games.make(NAME, request.param)


def opening(game: AnyGame, seed: int = 1) -> TinyState:
    """Deal a new game."""
    state: TinyState = game.new()
    game.draw(state, generator(seed))
    return state


def test_it_brings_nothing_but_rules() -> None:
    """No layer finds a part of the game, so everything here is the fallback; and it is gone when it is unregistered."""
    assert all(games.part(NAME, kind) is None for kind in ("mind", "recipe", "puzzles", "features", "batch", "picture"))
    games.unregister(NAME)
    assert NAME not in games.names()
    with pytest.raises(OptionError, match="'tiny' does not exist"):
        games.make(NAME)
    games.register(PLUGIN)
    assert isinstance(games.make(NAME), TinyGame)


# Bots


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_a_whole_game(game: AnyGame, name: str) -> None:
    """Each chooses legal actions to the end, and the same ones again with the same seed and limit."""
    played = [play_through(game, name, Limit(nodes=200)) for _ in range(2)]
    assert played[0] == played[1]
    assert len(played[0]) > 5


def play_through(game: AnyGame, name: str, limit: Limit) -> list[int]:
    """Let a bot play against itself; give its actions."""
    bot, state, rng, actions = bots.make(name, game, 7), game.new(), generator(3), list[int]()
    while not state.is_over:
        if state.needs_deal:
            game.draw(state, rng)
            continue
        before = state.to_bytes()
        action = bot.choose(state, limit).action
        assert state.to_bytes() == before
        assert action in game.legal_actions(state)
        actions.append(action)
        game.apply(state, action)
    return actions


def test_simple_bots_weigh_previews() -> None:
    """Greedy takes what brings most points, naive most pebbles, whatever color they are."""
    game = games.make(NAME)
    state = game.deal(game.new(), "AAABBCC")
    state.boards[0] = [1, 0, 1]
    assert bots.make("greedy", game).choose(state).action == 1  # two, and two for the new color
    assert bots.make("naive", game).choose(state).action == 0


@pytest.mark.parametrize("name", ["mcts", "search"])
def test_simulation_finds_the_winning_move(name: str) -> None:
    """In the last round one color decides the game, and every search takes it."""
    game = games.make(NAME)
    state = TinyState(2, 3, "draft", 0, [9, 9, 8], [1, 4, 0], [[3, 2, 2], [3, 2, 3]], [10, 11])
    choice = bots.make(name, game).choose(state, Limit(nodes=2000))
    assert choice.action == 1
    assert choice.values[0] > 0.8
    assert sum(choice.values) == pytest.approx(1)
    assert choice.line == (1, 0)


def test_nodes_are_counted_and_bounded() -> None:
    """The bot mcts counts simulations, the search by simulation counts fifty nodes for each; neither thinks longer."""
    game = games.make(NAME)
    assert bots.make("mcts", game).choose(opening(game), Limit(nodes=30)).nodes == 30
    assert bots.make("search", game).choose(opening(game), Limit(nodes=1000)).nodes == 1000


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full tree grows no more, and the search goes on."""
    monkeypatch.setattr("sintra.bots.plain_tree.MAX_NODES", 50)
    game = games.make(NAME)
    bot = bots.Mcts(game, 1, Settings("mcts", {}))
    assert isinstance(bot.tree, PlainTree)
    with Clock().running(Limit(nodes=400)) as clock:
        root = bot.tree.grow(opening(game), clock)
    assert root.visits == 400
    assert 40 < size(root) <= 51


def size(node: PlainNode) -> int:
    """Count the nodes of a tree."""
    return 1 + sum(map(size, node.children.values()))


@pytest.mark.parametrize("name", ["mcts", "search", "level-10"])
def test_thinking_can_be_stopped(name: str) -> None:
    """Another thread stops an unlimited search promptly, with a legal answer."""
    game = games.make(NAME)
    bot, found = bots.make(name, game), list[int]()
    thread = threading.Thread(target=lambda: found.append(bot.choose(opening(game), Limit(seconds=60.0)).action))
    thread.start()
    time.sleep(0.2)
    bot.stop()
    thread.join(10.0)
    assert not thread.is_alive()
    assert found[0] in range(3)


def test_levels_differ_by_seed_and_stand_in_order() -> None:
    """Low levels err, by the seed; a high one wins most games against the lowest."""
    game, state = games.make(NAME), opening(games.make(NAME))
    assert len({bots.make("level-1", game, seed).choose(state).action for seed in range(20)}) > 1
    assert Match.of(game, "level-7,nodes=5000", "level-1").run(Way(blocks=20)).share.mean > 0.55


def test_what_needs_more_than_rules_is_refused_in_words() -> None:
    """Solver, evaluations, playouts by rules of thumb, fitting and puzzles say that the game brings none."""
    game = games.make(NAME)
    assert not can_solve(game)
    for deed, words in (
        (lambda: solve(game, opening(game), Limit(nodes=10)), "tiny cannot be solved"),
        (lambda: bots.make("search", game, 0, {"evaluation": "hand"}), "tiny brings no search of its own"),
        (lambda: bots.make("mcts", game, 0, {"playout": "light"}), "expected random"),
        (lambda: model_of(game), "tiny brings no evaluation"),
        (lambda: load(NAME), "there are no puzzles of 'tiny', only of azul, pavilion"),
    ):
        with pytest.raises(OptionError, match=words):
            deed()


# Arena, records and questions


def test_a_match_is_played_in_the_arena() -> None:
    """Greedy beats uniform over pairs of games with the same deals."""
    report = Match.of(games.make(NAME), "greedy", "uniform").run(Way(blocks=30))
    assert len(report.games) == 60
    assert all(game.forfeit is None for game in report.games)
    assert report.share.mean > 0.55


def test_a_record_is_written_read_back_and_verified(game: AnyGame) -> None:
    """A record of a bot game round-trips, its result follows from its moves, and its deals verify as fair."""
    played = play_game(game, [BotSeat("mcts", (("nodes", "20"),)), *["greedy"] * (game.players - 1)], bytes(32))
    record = played.record
    again = parse(str(record))
    assert again == record
    again.check()
    assert again.state.is_over
    assert verify(again).is_fair


def test_programs_are_asked_about_every_table() -> None:
    """The questions for other programs' bots know a game without sides."""
    made = list(tables(NAME))
    assert [title(table) for table in made] == ["tiny, 2 players", "tiny, 3 players"]
    assert len(questions(made[0])) == 2


# Environments


def test_a_batch_steps_many_games(game: AnyGame) -> None:
    """Equal seeds give equal games whatever the batch and the threads; observations, masks, rewards and ends are right."""
    small, large = (BatchEnv(game, batch, seed=5, threads=threads, start=None) for batch, threads in ((2, 1), (6, 3)))
    small.reset()
    large.reset()
    ends = 0
    for _ in range(40):
        legal = [game.legal_actions(large.state(number)) for number in range(6)]
        assert [np.flatnonzero(mask).tolist() for mask in large.masks] == legal
        actions = large.sample().copy()
        assert small.sample().tolist() == actions[:2].tolist()
        large.step(actions)
        small.step(actions[:2])
        assert (small.observations == large.observations[:2]).all()
        assert large.rewards.sum(axis=1) == pytest.approx(0)
        assert (large.rewards[~large.dones] == 0).all()
        ends += large.dones.sum()
    assert ends == large.episodes.sum() > 6
    with pytest.raises(IllegalMove, match="there is no"):
        large.step(large.masks.argmin(axis=1))


def test_observations_tell_positions_apart() -> None:
    """The bytes follow from the position and the seat, and are others elsewhere; a game's own observation comes first."""
    game = games.make(NAME)
    states = [opening(game, seed) for seed in range(20)]
    assert len({seen(game, state, 0) for state in states}) == len(set(states))
    assert seen(game, states[0], 0) == seen(game, states[0].copy(), 0) != seen(game, states[0], 1)
    own = OwnEyes()
    assert seen(own, states[0], 1) == bytes([1, *states[0].market])


class OwnEyes(TinyGame):
    """The game with an observation of its own."""

    observation_size = 4

    def observe(self, state: TinyState, seat: int) -> list[int]:
        """Show the seat and the market."""
        return [seat, *state.market]


def seen(game: AnyGame, state: TinyState, seat: int) -> bytes:
    """Look at a position."""
    kind = EnvKind(game)
    layout = kind.features.layout(game)
    row = np.full(layout.size, 7, np.uint8)
    kind.features.observe_first(kind.hold(state), seat, row)
    assert (row <= layout.highest()).all()
    return row.tobytes()


def test_pettingzoo_finds_nothing(game: AnyGame) -> None:
    """The vendor's own test of turns, observations, masks and rewards passes, and the game can be drawn."""
    env = aec.env(NAME, players=game.players, render_mode="rgb_array")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it would rather see no dictionaries
        api_test(env, num_cycles=60)
    env.reset(seed=1)
    drawn = env.render()
    assert drawn.shape == picture.draw(game, opening(game)).shape
    assert len(np.unique(drawn)) > 5


@pytest.mark.parametrize("opponents", ["uniform", "greedy"])
def test_gymnasium_finds_nothing(opponents: str) -> None:
    """The vendor's own test passes, and equal seeds give equal games to one learner and to many."""
    env = gymnasium.make(GYM_ID, opponents=opponents)
    check_env(env.unwrapped, skip_render_check=True)
    many = gymnasium.make_vec(GYM_ID, num_envs=4, opponents=opponents)
    assert isinstance(many.unwrapped, SeatVectorEnv)
    _, infos = many.reset(seed=3)
    ends = 0
    for _ in range(30):
        _, _, over, _, infos = many.step(infos["action_mask"].argmax(axis=1))
        ends += over.sum()
        assert infos["scores"].shape == (4, 2)
    assert ends > 4


def pickled(env: Any) -> Any:
    """Copy an environment as processes do."""
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - our own


@pytest.mark.parametrize("twin", [copy.deepcopy, pickled], ids=["copy", "pickle"])
def test_environments_can_be_copied(twin: Any) -> None:
    """A copy in the middle of a game goes on like the original, and without it."""
    env = gymnasium.make(GYM_ID, opponents="greedy").unwrapped
    _, info = env.reset(seed=3)
    other = twin(env)
    for _ in range(2):
        action = int(info["action_mask"].argmax())
        mine, _, _, _, info = env.step(action)
        yours, *_ = other.step(action)
        assert (mine == yours).all()


def test_openspiel_finds_nothing(game: AnyGame) -> None:
    """The vendor's simulation passes: chance pebble by pebble, returns, tensors, copies, serialization."""
    found = pyspiel.load_game(f"sintra_{NAME}(players={game.players})")
    assert found.num_players() == game.players
    assert (found.get_type().min_num_players, found.get_type().max_num_players) == (2, 3)
    pyspiel.random_sim_test(found, num_sims=3, serialize=True, verbose=False)


def test_half_of_the_compiled_parts_is_refused() -> None:
    """A game brings features and batch together or not at all: one without the other has no arrays to work on."""
    games.register(Plugin("half", PLUGIN.facts, PLUGIN.rules, {"features": "tests.tiny_game"}))
    half = games.make("half")
    half.name = "half"  # type: ignore[misc] # the class is that of another game
    with pytest.raises(OptionError, match="expected both or neither"):
        EnvKind(half)
    games.unregister("half")
