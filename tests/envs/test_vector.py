"""Many games for Gymnasium: the games of one seat at a time, all conventions of vectors, and opponents of three kinds."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode

from sintra import games
from sintra.envs import ids
from sintra.envs.rewards import utilities
from sintra.envs.vector import SeatVectorEnv
from sintra.errors import IllegalMove, OptionError
from tests.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def make(table: Table, number: int, **given: Any) -> Any:
    """Make the environment of a table."""
    return SeatVectorEnv(number, table.game, players=table.players, **table.options, **given)


def chosen(masks: Any, choose: np.random.Generator) -> Any:
    """Choose a legal action in every game."""
    return np.array([choose.choice(np.flatnonzero(mask)) for mask in masks])


@every_table
def test_games_are_whole_and_worth_their_utility(table: Table) -> None:
    """In every step all games wait for the learning seat; at an end come its utility, the last position and the points."""
    seat = table.players - 1
    envs, choose = make(table, 4, opponents="uniform", seat=seat, start=None), np.random.default_rng(3)
    game, read = envs.game, envs.layout.split
    seen, infos = envs.reset(seed=5)
    ended = 0
    while ended < 4:
        assert envs.observation_space.contains(seen)
        assert (read(seen)["turn"][:, 0] == 1).all()
        states = [envs._games.state(place) for place in range(4)]
        assert [np.flatnonzero(mask).tolist() for mask in infos["action_mask"]] == [game.legal_actions(s) for s in states]
        assert [tuple(points) for points in infos["scores"]] == [state.scores for state in states]
        seen, rewards, ends, cuts, infos = envs.step(chosen(infos["action_mask"], choose))
        assert not cuts.any()
        assert not rewards[~ends].any()
        for place in np.flatnonzero(ends).tolist():
            final, points = read(infos["final_obs"][place]), infos["final_info"][place]["scores"]
            assert final["turn"].sum() == 0
            assert final["score"][:, 0].tolist() == np.roll(points, -seat).tolist()  # below 256 with random play
            if points[seat] < points.max():
                assert rewards[place] == pytest.approx(-1 / (table.players - 1))
            ended += 1
        assert ("final_obs" in infos) == bool(ends.any())
    envs.close()


@every_table
def test_a_game_is_the_same_step_by_step(table: Table) -> None:
    """Rewards with shaping are what the plain rules give between two decisions, worked out beside the environment."""
    played = list[tuple[Any, Any]]()

    def watch(_seen: Any, masks: Any) -> Any:
        played.append((envs._games.state(0), int(masks[0].argmax())))
        return masks.argmax(axis=1)

    envs = make(table, 1, opponents=watch, shaping=0.02)
    game, choose = envs.game, np.random.default_rng(1)
    _, infos = envs.reset(seed=2)
    is_over = False
    while not is_over:
        before, action = envs._games.state(0), chosen(infos["action_mask"], choose)
        played.clear()
        _, rewards, ends, _, infos = envs.step(action)
        is_over = bool(ends[0])
        plies = [(before, int(action[0])), *played]
        last = game.play(*plies[-1])
        points = infos["final_info"][0]["scores"] if is_over else infos["scores"][0]
        gains = points - np.array(before.scores)
        expected = 0.02 * (gains[0] - gains[1:].mean()) + (utilities(game.outcome(last))[0] if is_over else 0)
        assert rewards[0] == pytest.approx(expected, abs=1e-5)


@pytest.mark.parametrize("name", ids())
def test_gymnasium_makes_it(name: str) -> None:
    """`make_vec` gives the vector, with the conventions it declares; the other ways to make vectors still work."""
    envs: Any = gymnasium.make_vec(name, num_envs=3, opponents="uniform", players=3)
    assert type(envs).__name__ == SeatVectorEnv.__name__
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = envs.reset(seed=1)
    assert seen.shape == envs.observation_space.shape
    assert infos["seat"].tolist() == [0, 0, 0]
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    wrapped.reset(seed=1)
    assert wrapped.step(infos["action_mask"].argmax(axis=1))[1].shape == (3,)
    sync = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync")
    assert sync.reset(seed=1)[0].shape[0] == 2
    envs.close()
    sync.close()


@pytest.mark.parametrize("name", games.names())
def test_equal_seeds_give_equal_games(name: str) -> None:
    """A smaller vector has the first games of a larger one; a reset without a seed has others."""
    small: Any = SeatVectorEnv(2, name, opponents="uniform")
    large: Any = SeatVectorEnv(5, name, opponents="uniform", threads=2)
    (one, infos), (other, _) = small.reset(seed=np.int64(8)), large.reset(seed=8)
    for _ in range(120):
        assert (one == other[:2]).all()
        actions = infos["action_mask"].argmax(axis=1)
        one, _, _, _, infos = small.step(actions)
        other, *_ = large.step(np.concatenate([actions, large._games.masks[2:].argmax(axis=1)]))
    assert (small.reset()[0] != small.reset()[0]).any()


def test_arrays_are_the_callers_own() -> None:
    """What a step returned stays as it was when the next one is made."""
    envs = SeatVectorEnv(2, "azul", opponents="uniform")
    seen, infos = envs.reset(seed=1)
    kept, mask = seen.copy(), infos["action_mask"].copy()
    envs.step(mask.argmax(axis=1))
    assert (seen == kept).all()
    assert (infos["action_mask"] == mask).all()


def test_an_illegal_action_loses_its_game_only() -> None:
    """That game ends with -1 and the reason, and the next one begins; with raise nothing happens but the error."""
    envs: Any = SeatVectorEnv(3, "azul", opponents="uniform", start=1)
    _, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = np.flatnonzero(infos["action_mask"][1] == 0)[-1]
    _, rewards, ends, _, infos = envs.step(actions)
    assert (rewards.tolist(), ends.tolist()) == ([0.0, -1.0, 0.0], [False, True, False])
    assert infos["final_info"][1]["illegal"].startswith("illegal move")
    assert infos["_final_obs"].tolist() == [False, True, False]
    assert envs._games.episodes.tolist() == [0, 1, 0]
    assert (envs._games.seats == 0).all()
    strict = SeatVectorEnv(1, "azul", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="the center is empty; this was game 0, and no game has changed"):
        strict.step([0])


def test_bots_sit_in_the_other_seats() -> None:
    """Any bot may be an opponent, one for each seat in the order of play; greedy beats chance in every game."""
    envs = SeatVectorEnv(3, "azul", players=3, opponents=["greedy", "uniform"], seat=1)
    _, infos = envs.reset(seed=1)
    choose, finals = np.random.default_rng(1), list[Any]()
    while len(finals) < 3:
        _, _, _, _, infos = envs.step(chosen(infos["action_mask"], choose))
        finals += [final["scores"] for final in infos.get("final_info", ()) if final is not None]
    assert all(scores[2] == max(scores) for scores in finals)
    envs.close()


def test_what_cannot_be_is_rejected() -> None:
    """Wrong actions, opponents, seats and orders each have their words."""
    envs = SeatVectorEnv(2, "azul", opponents=lambda _seen, masks: np.zeros(len(masks), np.int64))
    with pytest.raises(ResetNeeded, match="call reset before step"):
        envs.step([0, 0])
    _, infos = envs.reset(seed=1)
    for actions in ([0], [0.0, 1.0], [[0, 1]], None):
        with pytest.raises(InvalidAction, match="expected 2 integers"):
            envs.step(actions)
    with pytest.raises(InvalidAction, match="expected whole numbers from 0 to 179"):
        envs.step([180, 0])
    with pytest.raises(IllegalMove, match="illegal move CB1"):
        envs.step(infos["action_mask"].argmax(axis=1))
    broken = SeatVectorEnv(1, "azul", opponents=lambda _seen, _masks: 0.5, start=1)
    with pytest.raises(OptionError, match="expected 1 whole numbers"):
        broken.reset()
    wrong = {"seat": (None, "seat is None"), "opponents": (3, "opponents are 3"), "render_mode": ("ansi", "not rendered")}
    for name, (value, words) in wrong.items():
        values: dict[str, Any] = {"num_envs": 1, "game": "azul", name: value}
        with pytest.raises(OptionError, match=words):
            SeatVectorEnv(**values)
    with pytest.raises(OptionError, match=r"seed is \[1, 2\], expected a whole number"):
        envs.reset(seed=[1, 2])
    envs.close()
    with pytest.raises(ResetNeeded, match="call reset before step"):
        envs.step([0, 0])
