"""The bench of bots that think: real searches, and figures that scripts read."""

from __future__ import annotations

import pytest

from sintra import games
from sintra.bench import search

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", games.names())
def test_the_figures_are_there(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of search has a speed, and the start of a new process is measured."""
    monkeypatch.setattr(search, "RUNS", 1)
    monkeypatch.setattr(search, "KINDS", tuple((kind, settings, 500) for kind, settings, _ in search.KINDS))
    figures = search.measure(games.make(name))
    assert list(figures) == ["bench", "game", "players", "options", "per_second", "warm_start_seconds"]
    assert set(figures["per_second"]) == {"search", "mcts random", "mcts light"}
    assert min(figures["per_second"].values()) > 0
    assert figures["warm_start_seconds"] > 0
