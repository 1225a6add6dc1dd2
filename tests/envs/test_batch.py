"""Many games at once: the same games as one at a time, whatever the batch and the threads."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sintra import games
from sintra.envs.batch import BatchEnv
from sintra.envs.slice_pool import SlicePool
from sintra.errors import IllegalMove, MoveSyntax, OptionError
from tests.envs.walks import walk
from tests.tables import TABLES, Table

pytestmark = pytest.mark.rules
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def begin(table: Table, batch: int, **settings: Any) -> BatchEnv:
    """Make an environment and begin its games."""
    env = BatchEnv(table.game, batch, players=table.players, **table.options, **settings)
    env.reset()
    return env


def look(env: BatchEnv, number: int) -> tuple[Any, ...]:
    """Copy everything that an environment shows of its first games."""
    shown = (env.observations, env.masks, env.seats, env.rewards, env.dones, env.scores, env.episodes)
    return tuple(array[:number].copy() for array in shown)


@every_table
def test_batch_and_threads_do_not_matter(table: Table, scaled: Callable[[int], int]) -> None:
    """The first games of a large batch on three threads are those of a small batch on one, through several episodes."""
    small, large = begin(table, 5, seed=3), begin(table, 23, seed=3, threads=3)
    for _ in range(scaled(600)):
        for one, other in zip(look(small, 5), look(large, 5), strict=True):
            assert (one == other).all()
        small.step(small.sample())
        large.step(large.sample())
    large.close()


@every_table
def test_games_are_numbered(table: Table) -> None:
    """A batch that begins at game 4 has the games of another one from there on; other seeds have other games."""
    whole, part, other = begin(table, 8, seed=1), begin(table, 4, seed=1, first_game=4), begin(table, 8, seed=2)
    assert (whole.observations[4:] == part.observations).all()
    assert (whole.observations[0] != whole.observations[1]).any()
    assert (whole.observations != other.observations).any()


@every_table
def test_a_batch_follows_the_rules(table: Table, scaled: Callable[[int], int]) -> None:
    """Every step agrees with the checked path; ends agree with the Outcome, and a new game follows."""
    env = begin(table, 3, seed=9)
    game, features = env.game, games.part(table.game, "features")
    seen, ends = np.empty(env.layout.size, np.uint8), 0
    for _ in range(scaled(500)):
        before = [env.state(number) for number in range(3)]
        actions = env.sample().copy()
        env.step(actions)
        for number, (state, action) in enumerate(zip(before, actions, strict=True)):
            after, now = game.play(state, int(action)), env.state(number)
            assert bool(env.dones[number]) == after.is_over
            assert tuple(env.scores[number]) == after.scores
            if after.is_over:
                ends += 1
                outcome = game.outcome(after)
                shares = np.array(outcome.shares)
                assert np.allclose(env.rewards[number], (shares * game.players - 1) / (game.players - 1))
                assert now.round == 1
            else:
                assert not env.rewards[number].any()
                assert after.needs_deal or after == now
            features.observe_first(now.array, now.turn, seen)
            assert (env.observations[number] == seen).all()
            assert np.flatnonzero(env.masks[number]).tolist() == game.legal_actions(now)
            assert env.seats[number] == now.turn
    assert env.episodes.sum() == ends


@every_table
def test_shaping_adds_up(table: Table) -> None:
    """Over a game the shaped rewards add up to the utility and the difference of points, and at every step to nothing."""
    env, plain = begin(table, 1, seed=4, shaping=0.01), begin(table, 1, seed=4)
    total, utility = np.zeros(table.players), np.zeros(table.players)
    first = env.scores[0].copy()
    while not env.episodes[0]:
        actions = env.sample()
        env.step(actions)
        plain.step(actions)
        total += env.rewards[0]
        utility += plain.rewards[0]
        assert abs(env.rewards[0].sum()) < 1e-5
    points = (env.scores[0] - first).astype(float)
    others = (points.sum() - points) / (table.players - 1)
    assert np.allclose(total, utility + 0.01 * (points - others), atol=1e-4)


@every_table
def test_legal_means_masked(table: Table, scaled: Callable[[int], int]) -> None:
    """An integer, any integer, passes the check exactly if it is a legal action."""
    game = table.make()
    is_legal = games.part(table.game, "batch").first_illegal
    states = list(walk(game, 6))
    for state in states[:: max(1, len(states) // max(3, scaled(40)))]:
        legal = set(game.legal_actions(state))
        for action in range(-40, game.num_actions + 40):
            assert (is_legal(state.array, np.array([action])) < 0) == (action in legal)


@pytest.mark.parametrize("name", games.names())
def test_sampling_is_even(name: str, scaled: Callable[[int], int]) -> None:
    """Every legal action is sampled about equally often: of the expected count, five standard deviations at most."""
    game = games.make(name)
    state = list(walk(game, 1))[25 if name == "azul" else 40]
    legal, number = game.legal_actions(state), scaled(10_000)
    actions = np.zeros(number, np.int64)
    streams = np.random.default_rng(1).integers(2**63, size=number, dtype=np.uint64)
    games.part(name, "batch").sample_games(np.repeat(state.array, number), streams, actions, 0, number)
    counts = np.bincount(actions, minlength=game.num_actions)
    mean = number / len(legal)
    assert len(legal) > 1
    assert counts.sum() == counts[legal].sum()
    assert (abs(counts[legal] - mean) < 5 * mean**0.5).all()


def test_a_reset_begins_again() -> None:
    """Without a seed a reset brings the same first games again, with a seed those of that seed."""
    env = BatchEnv("azul", 4, seed=5)
    first = env.reset()[0].copy()
    actions = env.sample().copy()
    for _ in range(100):
        env.step(env.sample())
    assert (env.reset()[0] == first).all()
    assert (env.sample() == actions).all()
    assert (env.reset(seed=6)[0] != first).any()
    assert (env.reset(seed=5)[0] == first).all()
    assert not env.episodes.any()


def test_who_starts_can_be_drawn() -> None:
    """Seat 0 begins unless another is named; without a name it is drawn for each game."""
    fixed, drawn = BatchEnv("azul", 50, players=4, start=2), BatchEnv("azul", 50, players=4, start=None)
    fixed.reset()
    drawn.reset()
    assert set(fixed.seats) == {2}
    assert set(drawn.seats) == {0, 1, 2, 3}


def test_an_illegal_action_is_rejected_and_changes_nothing() -> None:
    """The reason comes from the rules, the number of the game beside it, and no game has moved."""
    env = BatchEnv("azul", 3, seed=2, threads=2)
    env.reset()
    before = look(env, 3)
    actions = env.sample().copy()
    actions[1] = 0  # from the empty center
    with pytest.raises(IllegalMove, match="the center") as refusal:
        env.step(actions)
    assert refusal.value.__notes__ == ["this was game 1 of the batch; no game has changed"]
    actions[1] = 999
    with pytest.raises(MoveSyntax, match="999 is not an action, expected 0 to 179"):
        env.step(actions)
    assert all((one == other).all() for one, other in zip(before, look(env, 3), strict=True))
    env.close()


def test_wrong_shapes_and_orders_are_rejected() -> None:
    """Too many actions, actions that are not integers, and steps before the first reset: each has its error message."""
    env = BatchEnv("azul", 3)
    with pytest.raises(RuntimeError, match="call reset before step"):
        env.step([0, 0, 0])
    with pytest.raises(RuntimeError, match="call reset before sample"):
        env.sample()
    env.reset()
    with pytest.raises(ValueError, match=r"shape \(2,\), expected \(3,\)"):
        env.step([0, 0])
    with pytest.raises(TypeError, match="float64, expected whole numbers"):
        env.step([0.0, 1.0, 2.0])


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"batch": 0}, "batch is 0, expected a whole number from 1"),
        ({"threads": 1.5}, "threads is 1.5"),
        ({"start": 2}, "start is 2, expected a whole number from 0 to 1"),
        ({"seed": "x"}, "seed is 'x'"),
        ({"wall": "blue"}, "wall is 'blue'"),
        ({"game": games.make("azul", 3), "wall": "grey"}, "has its seats and options already"),
    ],
)
def test_wrong_settings_are_rejected(settings: dict[str, Any], words: str) -> None:
    """A wrong setting is named, with what was expected."""
    values: dict[str, Any] = {"game": "azul", "batch": 2, **settings}
    with pytest.raises(OptionError, match=words):
        BatchEnv(**values)


def test_an_error_in_another_thread_is_raised() -> None:
    """An error on another thread's slice is raised, and the threads keep working."""
    pool, done = SlicePool(4, 2), list[int]()

    def fail(first: int, last: int) -> None:
        if first:
            raise ValueError(f"games {first} to {last - 1}")

    with pytest.raises(ValueError, match="games 2 to 3"):
        pool.run(fail)
    pool.run(lambda first, last: done.extend(range(first, last)))
    assert sorted(done) == [0, 1, 2, 3]
    pool.close()


def test_a_forgotten_environment_ends_its_threads() -> None:
    """Threads do not outlive the environment, closed or not."""
    before = set(threading.enumerate())
    env = BatchEnv("azul", 4, threads=4)
    env.reset()
    others = set(threading.enumerate()) - before
    assert len(others) == 3
    del env
    gc.collect()
    for thread in others:
        thread.join(60)
    assert not any(thread.is_alive() for thread in others)
