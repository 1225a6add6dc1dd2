"""The PettingZoo environments: the vendor's own tests, rewards, pictures and refusals."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest

from sintra import games
from sintra.envs import aec, azul_v1, pavilion_v1
from sintra.envs.extras import require_module
from sintra.errors import IllegalMove, MoveSyntax, OptionError
from tests.tables import TABLES, Table

pytestmark = pytest.mark.slow

vendor: Any = require_module("pettingzoo.test")  # it has no types
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", games.names())


def make(table: Table, **settings: Any) -> Any:
    """Make the environment of a table."""
    return aec.env(table.game, players=table.players, **table.options, **settings)


def play(env: Any, seed: int) -> list[tuple[str, float]]:
    """Play a random game; return every seat with its reward, in the order of play."""
    env.reset(seed=seed)
    choose, told = np.random.default_rng(seed), list[tuple[str, float]]()
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        told.append((agent, float(reward)))
        env.step(None if is_over else choose.choice(np.flatnonzero(seen["action_mask"])))
    return told


@every_table
def test_the_vendor_finds_nothing(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's tests of the interface and of seeds pass at every table, plain and shaped, with any seat to start."""
    for settings in ({}, {"shaping": 0.02, "start": None}):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # it would rather see no dictionaries
            vendor.api_test(make(table, **settings), num_cycles=200)
        vendor.seed_test(partial(make, table, **settings), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@every_table
def test_the_vendor_can_draw(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's test of rendering passes: text printed, text returned, a picture of one size."""
    shapes = set[tuple[int, ...]]()

    def is_picture(picture: Any) -> bool:
        shapes.add(picture.shape)
        return bool(picture.std() > 10)

    def is_text(text: str) -> bool:
        return "seat 1" in text

    vendor.render_test(partial(make, table), custom_tests={"rgb_array": is_picture, "ansi": is_text})
    assert len(shapes) == 1
    assert "seat 1" in capsys.readouterr().out


def test_every_registered_game_has_an_environment() -> None:
    """A game that is registered can be made, under its name and version."""
    for name in games.names():
        assert aec.raw_env(name).metadata["name"] == f"sintra_{name}_v1"
    assert azul_v1.env(players=3).possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert pavilion_v1.raw_env(side="grey").game.options["side"] == "grey"


@every_table
def test_rewards_come_at_the_end_and_add_up_to_nothing(table: Table) -> None:
    """All rewards before the end are 0; at the end they are the utilities of the Outcome."""
    env = make(table)
    for seed in range(3):
        told = play(env, seed)
        ends = dict(told[-table.players :])
        outcome = env.unwrapped.game.outcome(env.unwrapped.position)
        assert all(reward == 0 for _, reward in told[: -table.players])
        assert abs(sum(ends.values())) < 1e-9
        for seat, share in enumerate(outcome.shares):
            assert ends[f"seat_{seat}"] == pytest.approx((share * table.players - 1) / (table.players - 1))


@every_table
def test_shaped_rewards_add_up(table: Table) -> None:
    """With shaping a seat gets, over a game, its utility and its share of the difference of points."""
    env = make(table, shaping=0.01)
    first = env.unwrapped.game.new().scores
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent, reward in play(env, 1):
        totals[agent] += reward
    outcome = env.unwrapped.game.outcome(env.unwrapped.position)
    points = [last - before for last, before in zip(outcome.scores, first, strict=True)]
    for seat, share in enumerate(outcome.shares):
        others = (sum(points) - points[seat]) / (table.players - 1)
        utility = (share * table.players - 1) / (table.players - 1)
        assert totals[f"seat_{seat}"] == pytest.approx(utility + 0.01 * (points[seat] - others))


@every_game
def test_only_the_seat_that_acts_has_legal_actions(name: str) -> None:
    """Everybody may look at any time; the mask of those who do not act is empty, and they see whose turn it is."""
    env: Any = aec.raw_env(name, players=3)
    env.reset(seed=1)
    for agent in env.possible_agents:
        seen = env.observe(agent)
        assert bool(seen["action_mask"].any()) == (agent == env.agent_selection)
        assert env.observation_space(agent).contains(seen)


@every_game
def test_without_a_seed_games_differ(name: str) -> None:
    """A reset without a seed has other deals, and another environment has others again."""
    env, other = aec.raw_env(name), aec.raw_env(name)
    deals = set[bytes]()
    for one in (env, env, other):
        one.reset()
        deals.add(one.observe("seat_0")["observation"].tobytes())
    assert len(deals) == 3


def test_wrong_actions_are_rejected_in_words() -> None:
    """An illegal action, one that does not exist, none at all, and one after the end: value errors that say why."""
    env = azul_v1.env()
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="the center is empty"):
        env.step(0)
    for action in (180, -1, 2**80, None, True, 1.5):
        with pytest.raises(MoveSyntax, match="is not an action, expected 0 to 179"):
            env.step(action)
    play(env, 1)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, is_over, _, _ = env.last()
        if is_over:
            break
        env.step(int(seen["action_mask"].argmax()))
    with pytest.raises(ValueError, match="None"):
        env.step(0)


def test_calls_in_the_wrong_order_are_rejected() -> None:
    """Before the first reset there is nothing to step, as in every environment of PettingZoo."""
    with pytest.raises(AssertionError, match="needs to be called before step"):
        azul_v1.env().step(0)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"render_mode": "video"}, "expected one of human, ansi, rgb_array"),
        ({"start": 5}, "start is 5, expected a whole number from 0 to 1"),
        ({"players": 7}, "7 players"),
        ({"wall": "pink"}, "wall is 'pink'"),
    ],
)
def test_wrong_settings_are_rejected(settings: dict[str, Any], words: str) -> None:
    """A wrong setting is named, with what was expected."""
    with pytest.raises(OptionError, match=words):
        azul_v1.env(**settings)
