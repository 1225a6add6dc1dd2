"""Fitting: a tiny one from self-play to weights that play."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sintra import bots, games
from sintra.azul.game import Azul
from sintra.bots import Limit, weights
from sintra.bots.azul.evaluation import evaluator, features, memory
from sintra.bots.azul.evaluation.unfinished import MID_ROUND
from sintra.errors import OptionError
from sintra.learn import roundends, selfplay, unfinished
from sintra.learn.azul import AzulModel
from sintra.learn.fit import FitPlan, fit, learn, made_by
from sintra.learn.roundends import RoundEnds, fit_backwards
from sintra.learn.selfplay import SelfPlayTask, play_chunk
from tests.bots.azul.plain import between_rounds, fitted, walk, within_round
from tests.tables import dealt

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def little_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a chunk be six games, and let rows be fitted to few samples."""
    monkeypatch.setattr(selfplay, "GAMES_PER_CHUNK", 6)
    monkeypatch.setattr(roundends, "MIN_SAMPLES", 8)
    monkeypatch.setattr(unfinished, "MIN_SAMPLES", 8)


def ignore(_what: str, _done: int, _total: int) -> None:
    """Ignore the progress."""


def fail(*_given: object) -> None:
    """Stand in for what must not be done."""
    pytest.fail("it was played again")


@pytest.mark.parametrize(
    ("name", "players", "options"), [("azul", 2, {}), ("azul", 3, {"wall": "grey"}), ("pavilion", 2, {"side": "grey"})]
)
def test_a_tiny_fit_gives_weights_that_play(tmp_path: Path, name: str, players: int, options: dict[str, str]) -> None:
    """Two chunks make weights that can be written, loaded by path and played with, and that say how they came about."""
    game = games.make(name, players, **options)
    task = SelfPlayTask(name, players, dict(game.options), "hand", 30, 1, tmp_path)
    paths = [play_chunk(task, chunk) for chunk in range(2)]
    before = weights.load(game, weights.HAND)
    plan = FitPlan(games=12, nodes=30, generations=1)
    found, quality = learn(game, paths, before, plan, made_by(game, plan, 1, before.made))
    assert {"command", "generation", "before", "positions", "strength", "trust", "explained", "surprise"} == set(found.made)
    assert found.made["command"].startswith(f"sintra fit {name} --players {players} --option ")
    assert found.made["positions"] > 12
    assert found.made["before"] == before.made
    assert any(quality.explained)
    assert any(quality.surprise)
    assert found.made["strength"] in roundends.STRENGTHS
    assert found.tables["round_end"] != before.tables["round_end"]
    assert all(np.isfinite(list(table.values())).all() for table in found.tables.values())
    path = tmp_path / "weights.json"
    path.write_text(found.to_json(), encoding="utf-8")
    assert list(weights.load(game, str(path)).tables["round_end"]) == list(found.tables["round_end"])
    bot = bots.make("search", game, 0, {"evaluation": str(path)})
    state = dealt(game, game.new(), 1)
    assert bot.choose(state, Limit(nodes=200)).action in game.legal_actions(state)


def test_fitting_is_resumed_and_goes_on_with_what_it_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second generation plays with the weights of the first; done again, nothing is played and the same comes out."""
    game = Azul(2)
    plan = FitPlan(games=6, nodes=20, generations=2, seed=3)
    steps: list[tuple[str, int, int]] = []
    found = fit(game, plan, tmp_path, 1, lambda what, done, total: steps.append((what, done, total)))
    assert [generation.number for generation in found] == [1, 2]
    assert [step for step in steps if step[1] == step[2]] == [
        (f"generation {number}: {what}", 1, 1) for number in (1, 2) for what in ("self-play", "regression")
    ]
    made = weights.parse((tmp_path / "generation-2" / "weights.json").read_text(encoding="utf-8")).made
    assert made == found[-1].weights.made
    first, second = (play_of(tmp_path / f"generation-{number}") for number in (1, 2))
    assert first != second
    monkeypatch.setattr(bots, "make", fail)
    again = fit(game, plan, tmp_path, 1, ignore)
    assert again == found


def test_games_of_another_fit_are_not_taken_for_ours(tmp_path: Path) -> None:
    """A folder with games of other settings is rejected, and the message says what to do."""
    fit(Azul(2), FitPlan(games=6, nodes=20, generations=1), tmp_path, 1, ignore)
    with pytest.raises(OptionError, match="another fit"):
        fit(Azul(2), FitPlan(games=6, nodes=21, generations=1), tmp_path, 1, ignore)


def test_the_target_is_the_result_or_what_is_expected_one_round_later() -> None:
    """With trust 1 the known weights are recovered; with trust 0, those of the next round are bootstrapped."""
    chance = np.random.default_rng(4)
    features = chance.normal(size=(4000, 2, 3))
    features -= features.mean(axis=1, keepdims=True)
    rows = np.arange(4000) % 2
    following = np.where(rows == 0, np.arange(4000) + 1, -1)
    late, other = np.array([1.0, 2.0, 3.0]), np.array([-1.0, 0.5, 0.0])
    features[rows == 1] = features[rows == 0]  # nothing changes between the two rounds
    scores = np.zeros((4000, 2))
    scores[rows == 0] = features[rows == 0] @ other
    scores[rows == 1] = features[rows == 1] @ late
    sample = RoundEnds(features, scores, np.full((4000, 2), 0.5), rows, np.arange(4000) // 2, following)
    used = np.ones(4000, bool)
    assert fit_backwards(sample, used, np.zeros((2, 3)), 0.01, 1.0) == pytest.approx(np.array([other, late]), abs=0.01)
    assert fit_backwards(sample, used, np.zeros((2, 3)), 0.01, 0.0) == pytest.approx(np.array([late, late]), abs=0.01)


def test_what_is_too_seldom_in_a_round_weighs_what_it_weighs_later() -> None:
    """A feature that no position of the first row has gets the weight that was fitted for the second, not that before."""
    features = np.random.default_rng(5).normal(size=(2000, 2, 2))
    features -= features.mean(axis=1, keepdims=True)
    rows = np.arange(2000) % 2
    features[rows == 0, :, 1] = 0.0
    sample = RoundEnds(features, features @ [1.0, 3.0], np.full((2000, 2), 0.5), rows, np.arange(2000) // 2, np.full(2000, -1))
    found = fit_backwards(sample, np.ones(2000, bool), np.full((2, 2), 9.0), 0.01, 1.0)
    assert found == pytest.approx(np.array([[1.0, 3.0], [1.0, 3.0]]), abs=0.01)


def play_of(folder: Path) -> bytes:
    """Return the positions of the first chunk."""
    with np.load(folder / "games-00000.npz") as data:
        ends: bytes = data["ends"].tobytes()
        return ends


@pytest.mark.parametrize(("players", "wall"), [(2, "grey"), (4, "coloured")])
def test_positions_become_the_features_of_the_evaluation(players: int, wall: str) -> None:
    """For many positions at once: features of all seats, the round that ended, the stage, and utilities."""
    game, model = Azul(players, wall=wall), AzulModel()
    states = [state for state in walk(game, 1) if state.round > 1]
    ends = [state for state in states if state.needs_deal]
    middles = [state for state in states if state.phase == "draft"]
    found, rows = model.round_ends(np.concatenate([state.array for state in ends]), players)
    assert rows.tolist() == [min(state.round - 1, 6) - 1 for state in ends]
    for number, state in enumerate(ends):
        for seat in range(players):
            named = between_rounds(state.setup, seat)
            assert found[number, seat].tolist() == [named[name] for name in features.ROUND_END]
    inside, stages = model.unfinished(np.concatenate([state.array for state in middles]), players)
    for number, state in enumerate(middles):
        assert stages[number] == evaluator.stage_of_first(state.array)
        for seat in range(players):
            named = within_round(state.setup, seat)
            assert inside[number, seat].tolist() == [named[name] for name in MID_ROUND]
    utilities = model.utilities(np.concatenate([state.array for state in ends]), players, weights.load(game))
    out = np.zeros(12)
    evaluator.utilities_first(ends[0].array, fitted(game), out, np.zeros(1, memory.DTYPE))
    assert utilities[0].tolist() == out[:players].tolist()
