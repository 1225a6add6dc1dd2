"""The bench of the solver: it measures positions of every size, and prints what scripts read."""

from __future__ import annotations

import json

import pytest

from sintra import games
from sintra.bench import solver
from sintra.cli import main
from sintra.puzzles.azul import RECIPE, groups_left


def test_positions_are_of_all_sizes() -> None:
    """From self-play come as many drafting positions of each number of groups as were asked for."""
    found = solver.collect(games.make("azul"), RECIPE, 2, 1)
    assert list(found) == list(range(4, 14))
    assert all(len(states) == 2 for states in found.values())
    assert all(groups_left(state) == groups and state.phase == "draft" for groups in found for state in found[groups])


def test_sums_are_right() -> None:
    """Shares count positions solved in time; an unsolved one counts with its time."""
    sums = solver.summary([(0.5, 100, True), (1.5, 300, True), (2.0, 900, False), (0.1, 10, True)])
    assert sums == {
        "positions": 4,
        "solved_in_1_s": 0.5,
        "solved_in_2_s": 0.75,
        "median_s": 1.0,
        "max_s": 2.0,
        "median_nodes": 200,
        "max_nodes": 900,
    }


def test_the_figures_are_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """For people there is a row for each number of groups and way, for scripts one object; small positions are solved."""
    monkeypatch.setattr(solver, "MOST", 6)
    assert main(["bench", "solver", "--positions", "2", "--seconds", "5", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures["groups"]) == ["4", "5", "6"]
    for ways in figures["groups"].values():
        assert list(ways) == ["best", "every"]
        assert all(sums["positions"] == 2 for sums in ways.values())
        assert ways["best"]["median_nodes"] <= ways["every"]["median_nodes"]
    assert main(["bench", "solver", "--positions", "1", "--seconds", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines[1:]] == [[number, way] for number in "456" for way in ("best", "every")]
