"""The luck of deals: unbiased for any value function, and useful for a good one."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sintra.arena import VALUES, Luck, Match, Terms, Way, play_game
from sintra.arena.luck import RoundEndLuck, make_value
from sintra.arena.match import digest
from sintra.bots import BOTS, Choice, Limit, Uniform
from sintra.errors import OptionError
from sintra.games import AnyGame, generator, make


def first_blue(game: AnyGame, _seed: int) -> Callable[[Any], list[float]]:
    """A useless value function: it depends on nothing but the tiles on the factories."""

    def value(state: Any) -> list[float]:
        share = (sum(state.to_bytes()) % 97) / 97
        return [share, *[(1 - share) / (game.players - 1)] * (game.players - 1)]

    return value


@pytest.mark.parametrize(("name", "players"), [("azul", 2), ("pavilion", 3)])
def test_luck_is_zero_on_average(name: str, players: int, scaled: Callable[[int], int]) -> None:
    """Over many games the mean luck of each seat is zero within its error, though the value function is useless."""
    game = make(name, players)
    value, games = first_blue(game, 0), scaled(60)
    lucks: list[tuple[float, ...]] = []
    for number in range(games):
        terms = Terms(luck=Luck(game, value, 3, number))
        lucks.append(play_game(game, ["uniform"] * players, digest("luck", number), terms).luck)
    error = np.std(lucks, axis=0) / math.sqrt(games)
    assert (np.abs(np.mean(lucks, axis=0)) <= 4 * error + 1e-9).all()
    assert np.sum(lucks, axis=1).tolist() == pytest.approx([0] * games)
    if games > 1:
        assert (error > 0).all()


def test_adjusted_and_raw_means_agree() -> None:
    """In a real match the adjusted mean is the raw mean, within the standard error of the luck."""
    report = Match.of(make("azul", max_rounds=1), "greedy", "greedy", luck=2).run(Way(blocks=16))
    values = report.to_json()
    luck = [block.luck() for block in report.blocks]
    margin = 4 * float(np.std(luck)) / math.sqrt(len(luck))
    assert values["luck"]["share"]["mean"] == pytest.approx(values["share"]["mean"], abs=max(margin, 0.05))
    assert values["luck"]["variance_gain"] > 0.7
    assert "score without luck" in str(report)


@pytest.mark.parametrize(("name", "players"), [("azul", 2), ("azul", 4), ("pavilion", 3)])
def test_the_light_value_gives_shares(name: str, players: int) -> None:
    """Each seat's share is between 0 and 1, they add up to 1, and a finished game has its real shares."""
    game = make(name, players)
    state = game.new()
    rng = generator(4)
    value = RoundEndLuck(game, 1)
    while not state.is_over:
        if state.needs_deal:
            game.draw(state, rng)
            shares = value(state)
            assert sum(shares) == pytest.approx(1)
            assert all(0 < share < 1 for share in shares)
        else:
            game.play_random(state, rng)
    assert tuple(value(state)) == game.outcome(state).shares


class Knowing(Uniform):
    """A bot that gives values."""

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose anything, and call the game even."""
        return Choice(super().choose(state, limit).action, values=(1 / self._game.players,) * self._game.players)


def test_the_values_of_any_bot_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's values can measure luck; a bot without values is rejected with the reason."""
    monkeypatch.setitem(BOTS, "knowing", Knowing)
    game = make("azul")
    state = game.new()
    game.draw(state, generator(1))
    assert tuple(make_value("bot:knowing", game)(state)) == (0.5, 0.5)
    with pytest.raises(OptionError, match="bot uniform gives no values"):
        make_value("bot:uniform", game)(state)


def test_values_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """A value function is found by its name, one can be added, and others are rejected with those there are."""
    game = make("azul")
    with pytest.raises(OptionError, match="value 'crystal ball' does not exist; there are rounds"):
        make_value("crystal ball", game)
    monkeypatch.setitem(VALUES, "blue", first_blue)
    report = Match.of(game, "greedy", "uniform", luck=1, value="blue").run(Way(blocks=1))
    assert report.to_json()["luck"]["value"] == "blue"
