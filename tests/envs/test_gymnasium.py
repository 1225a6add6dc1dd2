"""The Gymnasium environments: the vendor's checks, bots in the other seats, losses for illegal actions."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from sintra.envs import ids, register
from sintra.envs.seat import SeatEnv
from sintra.errors import OptionError
from tests.tables import TABLES, Table

pytestmark = pytest.mark.slow

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
IDS = ids()
every_id = pytest.mark.parametrize("name", IDS)
NAME_OF = {game: name for name, game in IDS.items()}


def play(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play a random game; return the sum of rewards, the last info and the number of decisions."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, steps, is_over = 0.0, 0, False
    while not is_over:
        _, reward, is_over, is_cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not is_cut
        total, steps = total + reward, steps + 1
    return total, info, steps


@every_table
def test_the_vendor_finds_nothing(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    """Gymnasium's own check passes at every table: spaces, seeds, rewards, rendering."""
    settings: dict[str, Any] = {"opponents": "uniform", "render_mode": "rgb_array", **table.options}
    check_env(gymnasium.make(NAME_OF[table.game], players=table.players, **settings).unwrapped)
    assert "seat 1" in capsys.readouterr().out  # it also asks for the mode that prints


@every_id
def test_registering_twice_does_no_harm(name: str) -> None:
    """The environments are known as soon as the package is imported, and stay known once."""
    register()
    assert gymnasium.spec(name).kwargs == {"game": IDS[name]}


@every_table
def test_a_game_is_worth_its_utility(table: Table) -> None:
    """The rewards of a game add up to the utility of the learning seat, wherever it sits and whoever begins."""
    env = SeatEnv(table.game, players=table.players, opponents="uniform", seat=None, start=None, **table.options)
    seats = set[int]()
    for seed in range(12):
        total, info, steps = play(env, seed)
        seats.add(info["seat"])
        assert -1 <= total <= 1
        assert steps > 5
        assert not info["action_mask"].any()
        if info["scores"][info["seat"]] < max(info["scores"]):
            assert total == pytest.approx(-1 / (table.players - 1))
    assert len(seats) > 1


def test_shaping_pays_for_points_at_once() -> None:
    """With shaping there are rewards before the end, and they add up to the difference of points."""
    plain, _, _ = play(SeatEnv("azul", opponents="uniform"), 3)
    shaped, info, _ = play(SeatEnv("azul", opponents="uniform", shaping=0.01), 3)
    own, other = info["scores"]
    assert shaped == pytest.approx(plain + 0.01 * (own - other))


@every_id
def test_equal_seeds_give_equal_games(name: str) -> None:
    """The same seed brings the same deals and the same choices of the bots; another seed others."""
    one, other = gymnasium.make(name), gymnasium.make(name)
    assert play(one, 5)[1]["scores"] == play(other, 5)[1]["scores"]
    assert (one.reset(seed=5)[0] == other.reset(seed=5)[0]).all()
    assert (one.reset(seed=5)[0] != other.reset(seed=6)[0]).any()


def test_every_other_seat_may_have_a_bot_of_its_own() -> None:
    """Bots are named one for all or one for each, with settings as on a command line."""
    env = SeatEnv("azul", players=3, opponents=["greedy", "search,nodes=200"])
    total, info, _ = play(env, 1)
    assert total <= 0
    assert max(info["scores"][1:]) > info["scores"][0]
    env.close()


def test_an_illegal_action_loses() -> None:
    """An action of the space that is not legal here ends the game with a loss and the reason; after that, only reset helps."""
    env = SeatEnv("azul")
    env.reset(seed=1)
    seen, reward, is_over, is_cut, info = env.step(0)
    assert (reward, is_over, is_cut) == (-1.0, True, False)
    assert info["illegal"] == "illegal move CB1: the center is empty"
    assert env.observation_space.contains(seen)
    with pytest.raises(ResetNeeded, match="call reset before step"):
        env.step(0)


def test_an_illegal_action_can_raise() -> None:
    """With `illegal="raise"` it raises; an integer outside of the action space always raises."""
    env = SeatEnv("azul", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="illegal move CB1: the center is empty"):
        env.step(0)
    for action in (180, -1, None, 1.5, np.zeros(2)):
        with pytest.raises(InvalidAction, match="is not an action, expected a whole number from 0 to 179"):
            env.step(action)
    assert env.step(int(env.action_masks().argmax()))[2] is False


@pytest.mark.parametrize("order", ["before", "after"])
def test_a_finished_game_is_not_stepped(order: str) -> None:
    """Neither before the first reset nor after the end is there anything to step."""
    env = SeatEnv("pavilion", opponents="uniform")
    if order == "after":
        play(env, 2)
    with pytest.raises(ResetNeeded, match="call reset before step"):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opponents": ["greedy", "greedy"]}, "2 opponents, expected 1 for 2 players"),
        ({"opponents": "nobody"}, "bot 'nobody' does not exist"),
        ({"seat": 2}, "seat is 2, expected a whole number from 0 to 1"),
        ({"illegal": "ignore"}, "expected one of lose, raise"),
        ({"render_mode": "video"}, "expected one of human, ansi, rgb_array"),
    ],
)
def test_wrong_settings_are_rejected(settings: dict[str, Any], words: str) -> None:
    """A wrong setting is named, with what was expected."""
    with pytest.raises(OptionError, match=words):
        SeatEnv("azul", **settings).reset()
