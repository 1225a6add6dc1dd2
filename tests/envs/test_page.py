"""docs/environments.md says what the program does: its tables come from the data, and its encodings are the real ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sintra import games
from sintra.envs import aec, ids, tables

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_data() -> None:
    """Channels, sizes and names on the page are what the program would write there now."""
    assert tables.update_tables(PAGE) == PAGE
    found = re.findall(r"<!-- table: ([\w ]+) -->", PAGE)
    sides = [f"channels {name} {side}" for name in tables.documented() for side in ("coloured", "grey")]
    assert sorted(found) == sorted(["names", "specs", *sides])


def test_every_version_is_in_the_history() -> None:
    """The versions of observations and the names of environments stand in the last table."""
    history = PAGE.split("## Versions")[1]
    for name in tables.documented():
        assert f"observation {games.part(name, 'features').VERSION}," in history
        assert aec.raw_env(name).metadata["name"] == f"sintra_{name}_v1"
        assert f"`{name}_v1`" in history
    assert all(f"`{gym_id}`" in history for gym_id, name in ids().items() if name in tables.documented())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_actions_of_azul_are_as_told(players: int) -> None:
    """Source times 30, color times 6 and a line; then the columns."""
    game = games.make("azul", players, wall="grey")
    for source in range(2 * players + 2):
        for color, letter in enumerate("BYRKT"):
            for line, sign in enumerate("12345-"):
                text = f"{source or 'C'}{letter}{sign}"
                assert str(game.move(source * 30 + color * 6 + line)) == text
    columns = [str(game.move((2 * players + 2) * 30 + column)) for column in range(5)]
    assert columns == ["W1", "W2", "W3", "W4", "W5"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_the_actions_of_summer_pavilion_are_as_told(players: int, side: str) -> None:
    """Drafts, placements, bonus tiles, discards, the pass and the stop, each counting on from the one before."""
    game = games.make("pavilion", players, side=side)
    drafts = (2 * players + 2) * 6
    placements = 36 * 6 + 6 * 6 * 6 if side == "coloured" else 42 * 6 * 6
    kinds_of = [type(game.move(action)).__name__ for action in range(game.num_actions)]
    expected = ["Draft"] * drafts + ["Place"] * placements + ["Bonus"] * 6 + ["Discard"] * 6 + ["Pass", "Stop"]
    assert kinds_of == expected


def test_the_learning_curve_reaches_its_goal() -> None:
    """The picture on the page ends above 95 of 100 victories."""
    curve = (ROOT / "docs" / "learning-curve.svg").read_text(encoding="utf-8")
    last = re.findall(r'points="([^"]*)"', curve)[0].split()[-1]
    share = (250 - float(last.split(",")[1])) / 220
    assert share >= 0.95
