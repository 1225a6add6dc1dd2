"""Edge cases of environments: NumPy numbers, copies, pickles, calls after the end; each works or raises a clear error."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from sintra import bots, games
from sintra.bots import Choice, Uniform
from sintra.envs import aec, azul_picture, picture
from sintra.envs.batch import BatchEnv
from sintra.envs.seat import SeatEnv
from sintra.errors import IllegalMove, MoveSyntax, OptionError

every_game = pytest.mark.parametrize("name", games.names())
COPIES: dict[str, Callable[[Any], Any]] = {"copy": copy.deepcopy, "pickle": lambda env: pickle.loads(pickle.dumps(env))}  # noqa: S301 - our own
every_copy = pytest.mark.parametrize("way", COPIES)
NOT_WHOLE: list[Any] = [1.5, float("nan"), True, "x", [1]]


def test_numbers_of_numpy_are_numbers() -> None:
    """Batch, threads, seats, seeds and options may be integers of NumPy, and mean what Python's mean."""
    whole = np.int64
    env = BatchEnv("azul", whole(3), players=whole(3), seed=np.uint8(5), threads=whole(2), start=whole(1), max_rounds=whole(4))
    plain = BatchEnv("azul", 3, players=3, seed=5, start=1, max_rounds=4)
    assert (env.reset()[0] == plain.reset()[0]).all()
    assert env.game.options == plain.game.options
    assert env.state(whole(2)) == plain.state(2)
    assert (env.reset(seed=whole(9))[0] == plain.reset(seed=9)[0]).all()
    assert SeatEnv("azul", players=whole(3), seat=whole(2), start=whole(1)).game.players == 3
    one, other = aec.env("azul", start=whole(1)), aec.env("azul", start=1)
    one.reset(seed=np.uint64(7))
    other.reset(seed=7)
    assert (one.last()[0]["observation"] == other.last()[0]["observation"]).all()


@pytest.mark.parametrize("seed", NOT_WHOLE)
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    """Anything else is rejected, and not truncated."""
    for begin in (lambda: BatchEnv("azul", 1, seed=seed), lambda: BatchEnv("azul", 1).reset(seed=seed)):
        with pytest.raises(OptionError, match=r"seed is .*, expected a whole number"):
            begin()
    with pytest.raises(OptionError, match=r"seed is .*, expected a whole number"):
        aec.env("azul").reset(seed=seed)


def test_seeds_may_be_negative_or_huge() -> None:
    """Of any whole number the lowest 64 bits count."""
    first = [BatchEnv("azul", 1, seed=seed).reset()[0].tobytes() for seed in (-1, 2**64 - 1, 2**80 - 1, 7, 2**64 + 7)]
    assert first[0] == first[1] == first[2] != first[3] == first[4]


@pytest.mark.parametrize("shaping", ["x", float("nan"), float("inf"), None, True])
def test_shaping_is_a_number(shaping: Any) -> None:
    """A number that is not finite would spoil every reward, and is rejected when the environment is made."""
    for make in (lambda: BatchEnv("azul", 1, shaping=shaping), lambda: aec.env("azul", shaping=shaping)):
        with pytest.raises(OptionError, match=r"shaping is .*, expected a number such as 0.01"):
            make()
    with pytest.raises(OptionError, match="shaping is"):
        SeatEnv("azul", shaping=shaping)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opponents": None}, "opponents are None, expected the name of a bot"),
        ({"opponents": [3]}, "an opponent is 3, expected the name of a bot"),
        ({"opponents": "nobody"}, "bot 'nobody' does not exist"),
        ({"opponents": "greedy,x=1"}, "bot greedy has no setting 'x'"),
        ({"seat": -1}, "seat is -1, expected a whole number from 0 to 1"),
        ({"start": 2}, "start is 2, expected a whole number from 0 to 1"),
        ({"game": 3}, "game is 3, expected a name such as 'azul', or a Game"),
        ({"game": games.make("azul", 3), "players": 2}, "has its seats and options already"),
    ],
)
def test_a_wrong_setting_is_rejected_at_once(settings: dict[str, Any], words: str) -> None:
    """The error comes when the environment is made, not in the first game, and names the setting that is wrong."""
    values: dict[str, Any] = {"game": "azul", **settings}
    with pytest.raises(OptionError, match=words):
        SeatEnv(**values)


def test_an_action_is_an_integer_and_no_text() -> None:
    """A move's text is rejected, also of a legal move, and an array of one integer without axes is that integer."""
    env: Any = aec.raw_env("azul")
    env.reset(seed=1)
    legal = int(env.observe("seat_0")["action_mask"].argmax())
    for action in (str(env.game.move(legal)), env.game.move(legal), np.array([legal])):
        with pytest.raises(MoveSyntax, match="is not an action, expected 0 to 179"):
            env.step(action)
    with pytest.raises(IllegalMove, match="the center is empty"):
        env.step(np.array(0))
    env.step(np.array(legal))
    assert env.agent_selection == "seat_1"


# Copies


@every_copy
@every_game
def test_a_batch_can_be_copied(name: str, way: str) -> None:
    """A copy, threads and all, goes on as the original does, and neither moves the other."""
    env = BatchEnv(name, 5, seed=3, threads=2)
    env.reset()
    for _ in range(40):
        env.step(env.sample())
    before, twin = env.observations.copy(), COPIES[way](env)
    for _ in range(100):
        twin.step(twin.sample())
    assert (env.observations == before).all()
    for _ in range(100):
        env.step(env.sample())
    for array in ("observations", "masks", "rewards", "scores", "episodes"):
        assert (getattr(env, array) == getattr(twin, array)).all()
    for one in (env, twin):
        one.close()


@every_copy
@every_game
def test_all_seats_can_be_copied(name: str, way: str) -> None:
    """A copy has the same deals to come: the same actions lead to the same end, as a search needs it."""
    env: Any = aec.env(name, start=None)
    env.reset(seed=2)
    twin = COPIES[way](env)
    for agent in env.agent_iter():
        seen, _, is_over, _, _ = env.last()
        assert twin.agent_selection == agent
        assert (seen["observation"] == twin.last()[0]["observation"]).all()
        action = None if is_over else int(seen["action_mask"].argmax())
        env.step(action)
        twin.step(action)
    assert env.unwrapped.position == twin.unwrapped.position


@every_copy
@pytest.mark.parametrize("opponents", ["uniform", "greedy", "search,nodes=100", "mcts,nodes=20", "level-2"])
def test_one_seat_can_be_copied(opponents: str, way: str) -> None:
    """The bots are copied with the game: what they would choose is what their twins choose."""
    env: Any = gymnasium.make("sintra/Azul-v1", opponents=opponents)
    env.reset(seed=4)
    twin = COPIES[way](env)
    for _ in range(8):
        action = int(env.unwrapped.action_masks().argmax())
        one, other = env.step(action), twin.step(action)
        assert (one[0] == other[0]).all()
        assert one[1:4] == other[1:4]


# Calls at the wrong time


def test_a_closed_batch_is_not_stepped() -> None:
    """After closing, which may be done twice, no call pretends to step games: the threads are gone."""
    env = BatchEnv("azul", 4, threads=2)
    env.reset()
    actions = env.sample().copy()
    env.close()
    env.close()
    for call in (lambda: env.step(actions), env.sample, env.reset):
        with pytest.raises(RuntimeError, match="the environment is closed: make another one"):
            call()


def test_one_seat_waits_for_its_reset() -> None:
    """Before the first reset and after closing there is no game to look at or to step, and a reset helps."""
    env = SeatEnv("azul", render_mode="ansi")
    for call in (env.render, env.action_masks):
        with pytest.raises(ResetNeeded, match="no game has begun: call reset before"):
            call()
    env.reset(seed=1)
    action = int(env.action_masks().argmax())
    env.close()
    env.close()
    with pytest.raises(ResetNeeded, match="call reset before step"):
        env.step(action)
    env.reset(seed=1)
    assert env.step(action)[2] is False


class Wrong(Uniform):
    """Asks for an action that is not legal."""

    def choose(self, state: Any, limit: Any = None) -> Choice:  # noqa: ARG002 - as every bot
        """Take from the center, whatever lies there."""
        return Choice(0)


def test_a_bot_that_moves_illegally_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot of one's own that errs is an error with its reason, not a game that is over."""
    monkeypatch.setitem(bots.BOTS, "wrong", Wrong)
    with pytest.raises(IllegalMove, match="the center is empty"):
        SeatEnv("azul", opponents="wrong", start=1).reset(seed=1)


# Showing


def test_people_see_every_change(capsys: pytest.CaptureFixture[str]) -> None:
    """The mode human prints the board after a reset and after every step, as both libraries have it."""
    envs: tuple[Any, ...] = (aec.env("azul", render_mode="human"), gymnasium.make("sintra/Azul-v1", render_mode="human"))
    for env in envs:
        env.reset(seed=1)
        assert capsys.readouterr().out.count("round 1") == 1
        state = env.unwrapped._state
        env.step(env.unwrapped.game.legal_actions(state)[0])
        assert capsys.readouterr().out.count("round 1") == 1


def test_rendering_without_a_mode_warns() -> None:
    """Who forgot the mode is told, and nothing is drawn."""
    seats: Any = aec.raw_env("azul")
    seats.reset(seed=1)
    one: Any = SeatEnv("azul")
    one.reset(seed=1)
    for env in (seats, one):
        with pytest.warns(UserWarning, match="nothing is rendered without a render_mode"):
            assert env.render() is None


def test_teal_is_teal() -> None:
    """The colors of a picture are those of their names: no tile could be taken for paper, and teal has little red in it."""
    red, green, blue = (int(azul_picture.TILES["teal"][at : at + 2], 16) for at in (1, 3, 5))
    assert red + 60 < min(green, blue)
    assert picture.PAPER not in azul_picture.TILES.values()
