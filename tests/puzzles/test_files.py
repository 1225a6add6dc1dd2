"""The puzzles that come with Sintra: well-formed, varied, all different, and a sample of them is proved again."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources

import pytest

from sintra import bots, games, puzzles
from sintra.puzzles import CLOSE, Puzzle
from sintra.puzzles.maker import LEVELS, MAX_BEST, MIN_LEAD
from sintra.puzzles.proof import faults, line_faults, sample
from sintra.puzzles.recipe import recipe_of

LEAST = {"azul": 300, "pavilion": 100}
PROVED = {"azul": 12, "pavilion": 6}
MAX_BYTES = 1_500_000
CHEAP = 200_000  # nodes: the sample is taken from the puzzles that were solved with fewer
TAGS = {"players", "side", "round", "phase", "moves", "best", "lead", "greedy_loss", "nodes", "level"}


@pytest.fixture(scope="module", params=games.names())
def found(request: pytest.FixtureRequest) -> tuple[Puzzle, ...]:
    """The puzzles of each game."""
    return puzzles.load(request.param)


def name_of(found: tuple[Puzzle, ...]) -> str:
    """The game they belong to; a file holds one game only."""
    names = {puzzle.game.name for puzzle in found}
    assert len(names) == 1
    return names.pop()


def test_there_are_many_in_a_small_file(found: tuple[Puzzle, ...]) -> None:
    """There are as many as the documentation says, and the package stays small."""
    name = name_of(found)
    assert len(found) >= LEAST[name]
    assert len((resources.files("sintra.puzzles") / f"{name}.jsonl").read_bytes()) < MAX_BYTES


def test_no_position_comes_twice(found: tuple[Puzzle, ...]) -> None:
    """All positions are different."""
    assert len({puzzle.state.to_bytes() for puzzle in found}) == len(found)


def test_every_line_is_well_formed(found: tuple[Puzzle, ...]) -> None:
    """Every legal move has a value, the best stand first, the line can be played, and what is read is written again alike."""
    for puzzle in found:
        assert set(puzzle.values) == {str(move) for move in puzzle.game.legal_moves(puzzle.state)}
        own = list(puzzle.values.values())
        assert own == sorted(own, reverse=True)
        assert list(line_faults(puzzle)) == []
        assert json.loads(puzzles.parse(puzzle.to_json()).to_json()) == json.loads(puzzle.to_json())


def test_the_tags_say_what_is_so(found: tuple[Puzzle, ...]) -> None:
    """Tags agree with the position and the values, and every puzzle is one in which the choice matters."""
    recipe = recipe_of(name_of(found))
    for puzzle in found:
        tags, state, most = puzzle.tags, puzzle.state, max(puzzle.values.values())
        others = [value for move, value in puzzle.values.items() if move not in puzzle.best]
        size = tags["groups" if state.phase == "draft" else "tiles"]
        assert set(tags) - {"groups", "tiles"} == TAGS
        assert recipe.suits(puzzle.game, state)
        assert size == recipe.size(state)
        assert (tags["players"], tags["round"], tags["phase"]) == (state.players, state.round, state.phase)
        assert tags["side"] in puzzle.game.options.values()
        assert (tags["moves"], tags["best"]) == (len(puzzle.values), len(puzzle.best))
        assert tags["best"] * MAX_BEST <= tags["moves"]
        assert tags["lead"] == pytest.approx(most - max(others), abs=CLOSE)
        assert tags["lead"] >= MIN_LEAD
        assert tags["level"] == LEVELS[sum(tags["nodes"] >= nodes for nodes in recipe.levels)]


def test_the_greedy_bot_loses_what_the_tag_says(found: tuple[Puzzle, ...]) -> None:
    """The tag is what the greedy bot of today gives away; it errs in a quarter of the puzzles at least."""
    for puzzle in found:
        move = str(puzzle.game.move(bots.make("greedy", puzzle.game).choose(puzzle.state).action))
        assert puzzle.tags["greedy_loss"] == pytest.approx(puzzle.loss(move), abs=CLOSE)
    assert sum(puzzle.tags["greedy_loss"] > 0 for puzzle in found) >= len(found) / 4


def test_they_are_varied(found: tuple[Puzzle, ...]) -> None:
    """There are both sides, two to four players, most rounds, all levels, and round ends as well as game ends."""
    counts = {tag: Counter(puzzle.tags[tag] for puzzle in found) for tag in ("players", "side", "round", "level")}
    assert set(counts["side"]) == {"coloured", "grey"}
    assert set(counts["players"]) == {2, 3, 4}
    assert set(counts["round"]) >= {2, 3, 4, 5, 6}
    assert set(counts["level"]) == set(LEVELS)
    assert {puzzle.lasts for puzzle in found} == {"round", "game"}
    assert counts["players"][2] > len(found) / 2


def test_a_sample_is_proved_again(found: tuple[Puzzle, ...]) -> None:
    """The solver gives every move of a sample the value that the file says."""
    name = name_of(found)
    cheap = [puzzle for puzzle in found if puzzle.tags["nodes"] < CHEAP]
    for place in sample(cheap, PROVED[name], seed=2024):
        assert list(faults(cheap[place])) == []
