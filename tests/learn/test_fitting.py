"""Fitting: a tiny one from self-play to weights that play."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sintra import bots
from sintra.azul.game import Azul
from sintra.bots import Limit, weights
from sintra.bots.azul import evaluation, features
from sintra.learn import fitting, selfplay
from sintra.learn.azul import AzulModel
from sintra.learn.fitting import Plan, fit, learn, made_by
from sintra.learn.selfplay import Task, play_chunk
from tests.bots.azul.plain import between_rounds, fitted, walk, within_round
from tests.tables import dealt


@pytest.fixture(autouse=True)
def little_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a chunk be six games, and let rows be fitted to few samples."""
    monkeypatch.setattr(selfplay, "GAMES_PER_CHUNK", 6)
    monkeypatch.setattr(fitting, "LEAST_SAMPLES", 8)


@pytest.mark.parametrize(("players", "wall"), [(2, "coloured"), (3, "grey")])
def test_a_tiny_fit_gives_weights_that_play(tmp_path: Path, players: int, wall: str) -> None:
    """Two chunks make weights that can be written, loaded by path and played with, and that say how they came about."""
    game = Azul(players, wall=wall)
    task = Task("azul", players, dict(game.options), "hand", 30, 1, tmp_path)
    paths = [play_chunk(task, chunk) for chunk in range(2)]
    plan = Plan(games=12, nodes=30, generations=1)
    found, report = learn(game, paths, made_by(game, plan, 1), 1)
    assert {"command", "generation", "games", "nodes", "positions", "explained", "surprise"} == set(found.made)
    assert found.made["command"].startswith(f"sintra fit azul --players {players} --option wall={wall} --games 12")
    assert found.made["positions"] == report.samples > 12
    assert len(report.explained) == len(report.surprise) == evaluation.ROUNDS
    assert report.strength in fitting.STRENGTHS
    assert all(np.isfinite(list(found.tables[name].values())).all() for name in ("round_end", "unfinished"))
    path = tmp_path / "weights.json"
    path.write_text(found.to_json(), encoding="utf-8")
    assert list(weights.load(game, str(path)).tables["round_end"]) == list(features.ROUND_END)
    bot = bots.make("search", game, 0, {"evaluation": str(path)})
    state = dealt(game, game.new(), 1)
    assert bot.choose(state, Limit(nodes=200)).action in game.legal_actions(state)


def test_fitting_is_resumed_and_goes_on_with_what_it_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second generation plays with the weights of the first; done again, nothing is played and the same comes out."""
    game = Azul(2)
    plan = Plan(games=6, nodes=20, generations=2, seed=3)
    steps: list[tuple[str, int, int]] = []
    found, reports = fit(game, plan, tmp_path, lambda *step: steps.append(step))
    assert [report.generation for report in reports] == [1, 2]
    assert steps == [("generation 1, self-play", 1, 1), ("generation 2, self-play", 1, 1)]
    assert weights.parse((tmp_path / "generation-2" / "weights.json").read_text(encoding="utf-8")).made == found.made
    first, second = (play_of(tmp_path / f"generation-{number}") for number in (1, 2))
    assert first != second
    monkeypatch.setattr(bots, "make", lambda *_: pytest.fail("it was played again"))
    again, _ = fit(game, plan, tmp_path, lambda *_: None)
    assert again == found


def play_of(folder: Path) -> bytes:
    """Give the positions of the first chunk."""
    with np.load(folder / "games-00000.npz") as data:
        ends: bytes = data["ends"].tobytes()
        return ends


def test_no_generation_is_refused(tmp_path: Path) -> None:
    """There must be something to learn from."""
    with pytest.raises(ValueError, match="no generation"):
        fit(Azul(2), Plan(generations=0), tmp_path, lambda *_: None)


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
        assert stages[number] == evaluation.stage_of_first(state.array)
        for seat in range(players):
            named = within_round(state.setup, seat)
            assert inside[number, seat].tolist() == [named[name] for name in features.MID_ROUND]
    utilities = model.utilities(np.concatenate([state.array for state in ends]), players, weights.load(game))
    out = np.zeros(12)
    evaluation.utilities_first(ends[0].array, fitted(game), out, np.zeros(64))
    assert utilities[0].tolist() == out[:players].tolist()
