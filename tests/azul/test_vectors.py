"""The examples of the rule books, as collected in tests/data/vectors.json, played by the engine.

A vector is a part of a position and what must come of it. There is one runner for each kind of vector; it puts the part into a
whole position and plays. Vectors count rows, columns and lines from 1, and name seats or leave them out.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sintra._random import generator
from sintra.azul.setup import MARKER, SeatSetup
from sintra.azul.state import State
from sintra.azul.tiles import COLORS, LETTER, total
from tests.azul import positions

pytestmark = pytest.mark.rules

FILE = Path(__file__).parent.parent / "data" / "vectors.json"
Vector = dict[str, Any]
VECTORS: dict[str, Vector] = {
    vector["id"]: vector
    for vector in json.loads(FILE.read_text(encoding="utf-8"))
    if vector["id"].startswith(("B-", "G-", "T-"))  # the base game, its grey wall, its tactile edition
}
SPARE = 50  # points of a seat whose score is only compared, high enough to pay for any floor


# From parts to positions


def wall_of(tiles: list[tuple[int, int, str]]) -> tuple[tuple[str | None, ...], ...]:
    """Make a wall of triples: row, column, color."""
    at = {(row, column): color for row, column, color in tiles}
    return tuple(tuple(at.get((row, column)) for column in range(1, 6)) for row in range(1, 6))


def lines_of(lines: dict[str, list[Any]]) -> tuple[tuple[str, int] | None, ...]:
    """Make five lines of those that are not empty."""
    held = {number: (color, count) for number, (color, count) in lines.items()}
    return tuple(held.get(str(number)) for number in range(1, 6))


def board_of(vector: Vector, score: int = SPARE) -> SeatSetup:
    """Make a seat's board of what a vector gives of it."""
    return SeatSetup(
        score=vector.get("score", score),
        wall=wall_of(vector.get("wall", [])),
        lines=lines_of(vector.get("lines", {})),
        floor=tuple(vector.get("floor", ())),
    )


def with_line(board: SeatSetup, number: int, color: str) -> SeatSetup:
    """Fill a line with a color."""
    lines = list(board.lines)
    lines[number - 1] = (color, number)
    return replace(board, lines=tuple(lines))


def drafting(board: SeatSetup, center: dict[str, int], *factories: dict[str, int]) -> State:
    """Put a board at seat 0, which is to draft from these sources."""
    empty = (positions.pool(""),) * (5 - len(factories))
    return positions.fill(positions.setup(board, positions.seat(), center=center, factories=(*factories, *empty)))


def points_in_play(state: State) -> int:
    """Return the points of seat 0 without the bonuses of the end."""
    game = positions.rules(state)
    return game.outcome(state).parts[0]["play"] if state.is_over else state.scores[0]


def other_color(color: str) -> str:
    """Return a color that is not this one."""
    return next(other for other in COLORS if other != color)


# Drafting


def run_draft(vector: Vector) -> None:
    """Each seat takes one color to its line 5, which has room for all."""
    names = [turn["player"] for turn in vector["turns"]]
    factories = [*vector["factories"], *[positions.pool("")] * (2 * len(names) + 1 - len(vector["factories"]))]
    seats = [positions.seat() for _ in names]
    setup = positions.setup(*seats, factories=tuple(factories), center=vector["centre"])
    state = positions.fill(replace(setup, marker_in_center=vector["marker_in_centre"]))
    for seat, turn in enumerate(vector["turns"]):
        source = "C" if turn["source"] == "centre" else turn["source"] + 1
        state = positions.play(state, f"{source}{LETTER[turn['colour']]}5")
        board = state.setup.seats[seat]
        assert board.lines[4] == (turn["colour"], turn["taken"])
        assert (MARKER in board.floor) == turn["marker"]
    expect, setup = vector["expect"], state.setup
    assert setup.factories[: len(vector["factories"])] == tuple(expect["factories"])
    assert setup.center == expect["centre"]
    assert setup.marker_in_center == expect["marker_in_centre"]
    assert {name: list(setup.seats[names.index(name)].floor) for name in expect["floor"]} == expect["floor"]


def run_destinations(vector: Vector) -> None:
    """The tiles lie on a factory, with tiles of another color."""
    color, number = vector["tiles"]
    state = drafting(board_of(vector), {}, {color: number, other_color(color): 4 - number})
    legal = positions.legal(state).split()
    for destination in (1, 2, 3, 4, 5, "floor"):
        word = "legal" if f"1{LETTER[color]}{'-' if destination == 'floor' else destination}" in legal else "illegal"
        assert [name for name in ("legal", "illegal") if destination in vector["expect"][name]] == [word]
    for destination, after in vector["expect"]["after"].items():
        board = positions.play(state, f"1{LETTER[color]}{'-' if destination == 'floor' else destination}").setup.seats[0]
        assert (after["line"] is None) == (destination == "floor")
        lines = vector["lines"] if destination == "floor" else {**vector["lines"], destination: after["line"]}
        assert board == replace(state.setup.seats[0], lines=lines_of(lines), floor=tuple(after["floor"]))


def run_take_center(vector: Vector) -> None:
    """Seat 0 takes from the center while seat 1 is the start seat and has a factory left to take."""
    before = drafting(board_of(vector), vector["centre"], positions.pool("YYYY"))
    before = State.from_setup(replace(before.setup, start=1))
    state = positions.play(before, f"C{LETTER[vector['colour']]}{vector['dest']}")
    board, expect = state.setup.seats[0], vector["expect"]
    assert list(board.floor) == expect["floor"]
    assert board.lines == lines_of({**vector["lines"], str(vector["dest"]): expect["line"]})
    assert state.setup.lid == expect["lid"]
    assert (state.setup.start == 0) == expect["start_next"]
    if "penalty" in expect:
        after = positions.play(state, "1Y4")
        assert after.turn == 0
        assert after.scores[0] == SPARE + len(complete(board)) - expect["penalty"]  # lone tiles of an empty wall


def complete(board: SeatSetup) -> list[int]:
    """Return the numbers of the complete lines."""
    return [number for number, line in enumerate(board.lines, 1) if line and line[1] == number]


# Tiling


def run_place(vector: Vector) -> None:
    """The tile comes from a complete line; the runs are told apart by walls with its row or its column alone."""
    row, column, color = vector["place"]
    expect = vector["expect"]
    points = {"points": vector["wall"]}
    points["horizontal"] = [tile for tile in vector["wall"] if tile[0] == row]
    points["vertical"] = [tile for tile in vector["wall"] if tile[1] == column]
    for name, tiles in points.items():
        if name in expect:
            state = positions.tile(with_line(board_of({"wall": tiles}), row, color))
            assert state.setup.seats[0].wall == wall_of([*tiles, (row, column, color)])
            assert points_in_play(state) == SPARE + expect[name], name


def run_tiling(vector: Vector) -> None:
    """The whole tiling, and for the points of each row the tiling without floor and without the lines below it."""
    board, expect = board_of(vector), vector["expect"]
    after = tiled(board, vector)
    assert after.setup.seats[0] == board_of(expect)
    assert after.setup.lid == expect["lid"]
    by_row: dict[str, int] = expect["points_by_row"]
    assert expect["score"] == vector["score"] + sum(by_row.values()) - expect["floor_penalty"]
    earned = 0
    for row in map(int, by_row):
        earned += by_row[str(row)]
        lines = tuple(line if number <= row else None for number, line in enumerate(board.lines, 1))
        assert points_in_play(tiled(replace(board, lines=lines, floor=()), vector)) == vector["score"] + earned


def tiled(board: SeatSetup, vector: Vector) -> State:
    """Tile a board, with the columns that the vector chooses on the grey wall."""
    state = positions.tile(board, wall=vector["mode"])
    while state.phase == "tiling":
        state = positions.play(state, f"W{vector['columns'][str(complete(state.setup.seats[0])[0])]}")
    return state


def run_grey_columns(vector: Vector) -> None:
    """The columns are those offered for a complete line."""
    state = positions.tile(with_line(board_of(vector), vector["row"], vector["colour"]), wall="grey")
    assert positions.legal(state) == " ".join(f"W{column}" for column in vector["expect"])


def run_floor(vector: Vector) -> None:
    """The floor is scored and cleared in a tiling without lines."""
    expect = vector["expect"]
    after = positions.tile(board_of(vector))
    assert after.scores[0] == expect["score"]
    assert positions.tile(replace(board_of(vector), score=SPARE)).scores[0] == SPARE - expect["penalty"]
    assert after.setup.seats[0].floor == ()
    assert after.setup.lid == expect["lid"]
    assert (after.turn == 0) == expect["marker_back_to_player"]


def run_floor_table(vector: Vector) -> None:
    """Floors with 0, 1, 2 and more tiles, up to the last entry."""
    scores = [positions.tile(positions.seat(floor="R" * things, score=SPARE)).scores[0] for things in range(8)]
    assert [SPARE - score for score in scores] == vector["expect"]


# The end


def run_final(vector: Vector) -> None:
    """The last tile of a full row comes from its line, and the score before leaves room for its points."""
    wall, expect = vector["wall"], vector["expect"]
    row = next(row for row, tiles in Counter(tile[0] for tile in wall).items() if tiles == 5)
    last = next(tile for tile in wall if tile[0] == row)
    board = with_line(board_of({"wall": [tile for tile in wall if tile != last]}), row, last[2])
    points = points_in_play(positions.tile(board, preset=vector["ruleset"])) - SPARE
    after = positions.tile(replace(board, score=vector["score"] - points), preset=vector["ruleset"])
    assert after.setup.seats[0].wall == wall_of(wall)
    assert after.is_over == expect["game_over"]
    parts = dict(positions.rules(after).outcome(after).parts[0])
    assert parts.pop("play") == vector["score"]
    assert (parts["rows"], parts["colors"]) == (2 * expect["rows"], 10 * expect["colours"])
    assert parts["columns"] == after.options.column_bonus * expect["columns"]
    assert sum(parts.values()) == expect["bonus"]
    assert after.scores[0] == expect["score"]


def run_winner(vector: Vector) -> None:
    """Seats have so many full rows from the top, and their scores are written into the record, past the checks.

    Five full rows are a whole wall and earn more than the vector says, so no real game ends like this.
    """
    for case in vector["cases"]:
        walls = (" ".join([*positions.PRINTED[:rows], *["....."] * (5 - rows)]) for _, _, rows in case["players"])
        seats = [positions.seat(wall, score=100) for wall in walls]
        over = positions.fill(positions.setup(*seats, phase="over", turn=None, marker_in_center=False))
        for seat, (_, score, _) in enumerate(case["players"]):
            over.record.score[seat] = score
        outcome = positions.rules(over).outcome(over)
        assert [case["players"][seat][0] for seat in outcome.winners] == case["winners"]


def run_refill(vector: Vector) -> None:
    """All tiles but those of bag and lid lie on the boards; the deal is drawn with several seeds."""
    expect, players = vector["expect"], (vector["factories"] - 1) // 2
    seats = positions.crowded(players, total(vector["bag"], vector["lid"]))
    pools = {"bag": vector["bag"], "lid": vector["lid"]}
    before = positions.fill(positions.setup(*seats, phase="deal", marker_in_center=False, **pools))
    game = positions.rules(before)
    reached = -(-sum(vector["bag"].values()) // 4)  # so many factories get the tiles of the bag
    for seed in range(10):
        setup = game.deal(before, game.random_deal(before, generator(seed))).setup
        assert [sum(pool.values()) for pool in setup.factories] == expect["factory_sizes"]
        first = total(*setup.factories[:reached])
        assert {color: min(number, first.get(color, 0)) for color, number in vector["bag"].items()} == expect["from_bag_first"]
        assert sum(setup.bag.values()) + sum(setup.lid.values()) == expect["left_total"]


RUNNERS: dict[str, Callable[[Vector], None]] = {
    "base.draft": run_draft,
    "base.destinations": run_destinations,
    "base.take_centre": run_take_center,
    "base.place": run_place,
    "base.tiling": run_tiling,
    "base.grey_columns": run_grey_columns,
    "base.floor": run_floor,
    "base.floor_table": run_floor_table,
    "base.final": run_final,
    "base.winner": run_winner,
    "refill": run_refill,
}


@pytest.mark.parametrize("name", VECTORS)
def test_vector(name: str) -> None:
    """What the vector says must come of its position comes of it."""
    RUNNERS[VECTORS[name]["kind"]](VECTORS[name])


def test_every_vector_has_a_runner() -> None:
    """No vector of the base game is passed over, whatever its id, and no runner is left without one."""
    everything = json.loads(FILE.read_text(encoding="utf-8"))
    ours = {vector["id"] for vector in everything if not vector["kind"].startswith("sp.")}
    assert ours == set(VECTORS)
    assert {vector["kind"] for vector in VECTORS.values()} == set(RUNNERS)
    assert len({vector["id"] for vector in everything}) == len(everything)
