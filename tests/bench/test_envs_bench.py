"""The bench of environments: real steps, and figures that scripts read."""

from __future__ import annotations

import json

import pytest

from sintra import games
from sintra.bench import envs
from sintra.cli import main


@pytest.mark.parametrize("name", games.names())
def test_the_figures_are_there(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Every speed is more than nothing, the ratio is that of the two, and the memory is that of all arrays."""
    for setting, value in (("RUNS", 1), ("STEPS_PER_RUN", 500), ("AEC_STEPS_PER_RUN", 50), ("GAMES_PER_RUN", 5)):
        monkeypatch.setattr(envs, setting, value)
    assert main(["bench", "envs", "--game", name, "--batch", "64", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["bench"] == "envs"
    assert (figures["threads"], figures["batch"]) == (2, 64)
    assert min(figures[key] for key in figures if key.endswith("per_second")) > 0
    assert figures["batch_ratio"] == pytest.approx(
        figures["batch_steps_per_second"] / figures["playout_moves_per_second"], abs=0.001
    )
    assert figures["bytes_per_game"] > figures["state_bytes"] + figures["observation_bytes"] + figures["mask_bytes"]
    assert figures["megabytes_of_65536"] == pytest.approx(figures["bytes_per_game"] * 65_536 / 1e6, rel=0.02)
