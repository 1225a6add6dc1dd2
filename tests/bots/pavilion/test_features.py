"""Features are what their names say, and tables made of weights say the same as weights and features."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from sintra.bots import weights as files
from sintra.bots.pavilion.evaluation.features import FEATURES, features_first
from sintra.bots.pavilion.evaluation.tables import pack, pack_rows
from sintra.bots.pavilion.search.placements import worth_first
from sintra.bots.pavilion.search.planner import workspace
from sintra.pavilion.game import Pavilion
from sintra.pavilion.geometry import COLORS, DIRECTIONS, NUMBERS, STAR_COLORS, STARS
from sintra.pavilion.geometry import FEATURES as PLACES
from sintra.pavilion.setup import SeatSetup
from sintra.pavilion.state import State
from tests.bots.pavilion.positions import are_close, random_rows, walk

POINTS = {"purple": 20, "green": 18, "orange": 17, "yellow": 16, "blue": 15, "red": 14}
HINGES = (4, 8, 12, 16)
every_side = pytest.mark.parametrize("side", ["coloured", "grey"])


def kind_of(side: str, star: str, tiles: tuple[str | None, ...]) -> str:
    """Return what a star is for: a color, `mixed`, or `open`."""
    if side == "coloured":
        return STAR_COLORS.get(star, "mixed")
    held = [tile for tile in tiles if tile]
    if len(held) < 2:
        return "open"
    return held[0] if len(set(held)) == 1 else "mixed"


def group(tiles: list[bool], place: int) -> int:
    """Count the neighbors around a place of a ring, itself included."""
    found = {place}
    for step in (1, -1):
        there = (place + step) % 6
        while tiles[there] and there not in found:
            found.add(there)
            there = (there + step) % 6
    return len(found)


def read_star(side: str, star: str, tiles: tuple[str | None, ...]) -> dict[str, float]:
    """Read the features of one star."""
    kind = kind_of(side, star, tiles)
    covered = [tile is not None for tile in tiles]
    count = sum(covered)
    if count == 0 or kind == "open":
        return {"open_tiles": float(count)}
    points = POINTS.get(kind, 12)
    if count == 6:
        return {"full_stars": points}
    name = "mixed" if kind == "mixed" else "single"
    worth = 1 if kind == "mixed" else points / 16
    numbers = NUMBERS[0 if side == "coloured" else 1][star]
    free = [place for place in range(6) if not covered[place]]
    cost = sum(numbers[place] for place in free)
    found: dict[str, float] = {f"{name}_{count}": 1}
    found |= {f"{name}_below_{hinge}": worth * max(0, hinge - cost) for hinge in HINGES}
    return found | {f"{name}_reach": sum(group(covered, place) / numbers[place] for place in free)}


def read_features(state: State, seat: int) -> dict[str, float]:
    """Read the features of a seat in plain Python."""
    setup = state.setup
    side, own = setup.options.side, setup.seats[seat]
    found = dict.fromkeys(FEATURES, 0.0)
    for star, tiles in zip(STARS, own.board, strict=True):
        for name, value in read_star(side, star, tiles).items():
            found[name] += value
    for name, value in [*read_numbers(side, own), *read_places(own)]:
        found[name] += value
    found["score"], found["start"] = own.score, float(setup.start == seat)
    for color, count in own.hand.items():
        stars = [tiles for star, tiles in zip(STARS, own.board, strict=True) if kind_of(side, star, tiles) == color]
        best = max((1 + sum(tile is not None for tile in tiles) for tiles in stars if None in tiles), default=0)
        found["kept"] += count
        found["kept_fitting"] += count * best / 6
        found["kept_jokers"] += count if color == setup.joker else 0
    return found


def read_numbers(side: str, own: SeatSetup) -> list[tuple[str, float]]:
    """Read the features of the numbers 1 to 4."""
    printed = NUMBERS[0 if side == "coloured" else 1]
    found: list[tuple[str, float]] = []
    for number in range(1, 5):
        spaces = [(star, place) for star in range(7) for place in range(6) if printed[STARS[star]][place] == number]
        missing = sum(own.board[star][place] is None for star, place in spaces)
        if missing == 0:
            found.append(("full_numbers", 4 * number))
        elif missing <= 4:
            found.append((f"number_{number}_lacks_{missing}", 1))
    return found


def read_places(own: SeatSetup) -> list[tuple[str, float]]:
    """Read the features of pillars, statues and windows."""
    found: list[tuple[str, float]] = []
    for place in PLACES:
        spaces = [space.split() for space in place.spaces]
        missing = sum(own.board[STARS.index(star)][DIRECTIONS.index(tip)] is None for star, tip in spaces)
        if missing < len(spaces):
            found.append((f"{place.kind}_lacks_{missing}", 1))
    return found


@every_side
def test_features_are_what_a_plain_reading_finds(side: str) -> None:
    """Between two rounds of random games, compiled and plain features agree for every seat."""
    game = Pavilion(3, side=side)
    seen = 0
    for seed in range(4):
        for state in walk(game, seed):
            if state.phase == "deal" and state.round > 1:
                for seat in range(3):
                    out = np.zeros(len(FEATURES))
                    features_first(state.array, seat, out)
                    assert are_close(out.tolist(), read_features(state, seat).values())
                    seen += 1
    assert seen == 4 * 5 * 3


@every_side
def test_tables_say_what_weights_say(side: str) -> None:
    """Where every seat has passed, what the round is worth is the weighted sum of the features after it."""
    rows = random_rows(1)
    tables = pack_rows(np.array(rows), [1.0] * len(rows), int(side == "grey")).tables
    seen = 0
    for before, after in pairwise(walk(Pavilion(2, side=side), 3)):
        if after.phase == "deal" and after.round > 1:
            worth = np.zeros(2)
            worth_first(_passed(before, after).array, workspace(tables[before.round - 1], np.zeros(3, np.int64)), 1, worth)
            for seat in range(2):
                out = np.zeros(len(FEATURES))
                features_first(after.array, seat, out)
                assert are_close([worth[seat]], [float(np.dot(rows[before.round - 1], out))])
                seen += 1
    assert seen == 10


def _passed(before: State, after: State) -> State:
    """Put the kept tiles of a round's end back into the corners of a position in which all have passed."""
    state = before.copy()
    state.array["passed"][0] = 3
    for seat in range(2):
        state.array["hand"][0][seat] = 0
        state.array["corners"][0][seat] = after.array["hand"][0][seat]
        state.array["score"][0][seat] = after.array["score"][0][seat]
    return state


def test_colors_have_the_points_of_the_rules() -> None:
    """The plain reading above uses the colors of the game."""
    assert set(POINTS) == set(COLORS)


@pytest.mark.parametrize("players", [2, 3, 4])
@every_side
def test_weights_come_along(side: str, players: int) -> None:
    """There are weights for every table; after the last round they are the rules."""
    weights = pack(files.load(Pavilion(players, side=side)), int(side == "grey"))
    assert len(weights.tables) == len(weights.scale) == 6
    assert weights.tables[5].stars[1, 3, 63] == 17  # a full orange star
    assert weights.tables[5].hand[0] == -1  # a kept tile
