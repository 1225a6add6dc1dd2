"""The solver finds what plain search over the rules finds, in both games, and reports when it hit its limit."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from sintra import games
from sintra.bots import Limit
from sintra.bots.solver import GAME, ROUND, Solution, Solver, margins, solve
from sintra.errors import OptionError
from sintra.games import AnyGame
from sintra.puzzles.azul import groups_left
from tests.bots.pavilion.test_exact import ahead, expect, small_positions

pytestmark = pytest.mark.slow

Margins = tuple[float, ...]
MAX_POSITIONS = 6000  # of a plain search
PLENTY = Limit(nodes=5_000_000)


class TooLarge(Exception):
    """A position is too large for the plain search."""


def drafts(game: AnyGame, seed: int, max_groups: int) -> Iterator[Any]:
    """Yield the positions of a random game of Azul with few groups left; nobody drops tiles while there is a line for them."""
    choose, rng = random.Random(seed), games.generator(seed)
    state = game.new(seed % game.players)
    while not state.is_over:
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
            continue
        if state.phase == "tiling" or groups_left(state) <= max_groups:
            yield state
        legal = game.legal_actions(state)
        lines = [action for action in legal if str(game.move(action))[-1] != "-"]
        state = game.play(state, choose.choice(lines or legal))


def plain(game: AnyGame, state: Any, number: int, seen: dict[bytes, frozenset[Margins]]) -> frozenset[Margins]:
    """Return every outcome that best play by all can lead to; with ties there may be several.

    An outcome of a move is best play if the seat could not be sure of more by another move, whatever ties are decided there.
    """
    if state.is_over or state.round != number:
        return frozenset({tuple(round(own, 6) for own in margins(tuple(map(float, state.scores))))})
    key = state.to_bytes()
    if key not in seen:
        if len(seen) > MAX_POSITIONS:
            raise TooLarge
        seat = int(state.turn)
        seen[key] = frozenset()  # counts as begun
        after = [plain(game, _after(game, state, action), number, seen) for action in game.legal_actions(state)]
        least = max(min(outcome[seat] for outcome in outcomes) for outcomes in after)
        seen[key] = frozenset(outcome for outcomes in after for outcome in outcomes if outcome[seat] >= least)
    return seen[key]


def _after(game: AnyGame, state: Any, action: int) -> Any:
    after = state.copy()
    game.apply(after, action)
    return after


def compare(game: AnyGame, state: Any) -> Solution:
    """Compare every value with the plain search."""
    seen: dict[bytes, frozenset[Margins]] = {}
    expected = {action: plain(game, _after(game, state, action), state.round, seen) for action in game.legal_actions(state)}
    solution = solve(game, state, PLENTY)
    assert solution.is_exact
    assert solution.values.keys() == expected.keys()
    for action, values in solution.values.items():
        outcomes = expected[action]
        assert any(all(abs(a - b) < 0.002 for a, b in zip(values, outcome, strict=True)) for outcome in outcomes)
    return solution


@pytest.mark.parametrize(
    ("players", "wall", "groups", "wanted"),
    [(2, "coloured", 5, 12), (2, "grey", 3, 8), (3, "coloured", 4, 8), (3, "grey", 2, 6), (4, "coloured", 4, 4)],
)
def test_values_in_azul_are_those_of_a_plain_search(players: int, wall: str, groups: int, wanted: int) -> None:
    """On both walls and with any number of seats, every move has a value of best play by the checked rules."""
    game = games.make("azul", players, wall=wall)
    compared: list[Solution] = []
    for seed in range(60):
        states = list(drafts(game, seed, groups))
        for state in random.Random(seed).sample(states, min(2, len(states))):
            try:
                compared.append(compare(game, state))
            except TooLarge:
                continue
        if len(compared) >= wanted:
            break
    assert len(compared) >= wanted
    assert any(len(solution.values) > 3 for solution in compared)


def test_columns_of_the_grey_wall_are_solved_as_well() -> None:
    """A position in which somebody chooses a column has exact values, too."""
    game = games.make("azul", 2, wall="grey")
    states = [state for seed in range(10) for state in drafts(game, seed, 0) if state.phase == "tiling"]
    for state in states[:40:8]:
        compare(game, state)


@pytest.mark.parametrize(
    ("players", "side", "tiles"), [pytest.param(2, "coloured", 4, marks=pytest.mark.long), (2, "grey", 3), (3, "coloured", 3)]
)
def test_values_in_the_pavilion_are_those_of_a_plain_expectimax(players: int, side: str, tiles: int) -> None:
    """Every action is worth what the checked rules and the true probabilities of all draws give it."""
    game = games.make("pavilion", players, side=side)
    solver = Solver(game)
    compared = 0
    for state in small_positions(players, side, tiles)[:12]:
        solution = solver.solve(state, Limit(nodes=3000))
        if not solution.is_exact:
            continue
        assert sorted(solution.values) == game.legal_actions(state)
        seen: dict[bytes, Margins] = {}
        for action in solution.values:
            points = expect(game, game.play(state, action), state.round, seen)  # type: ignore[arg-type]
            assert solution.value(action) == pytest.approx(ahead(points, state.turn or 0), abs=1e-6)
        assert solution.lasts == (GAME if state.round == 6 else ROUND)
        compared += 1
    assert compared >= 5


@pytest.mark.parametrize(("players", "wall"), [(2, "coloured"), (2, "grey"), (3, "coloured")])
def test_the_principal_variation_reaches_its_value(players: int, wall: str) -> None:
    """Played to its end, the line ends the round, with the value of the best move for every seat."""
    game = games.make("azul", players, wall=wall)
    solver = Solver(game)
    for seed in range(12):
        state = next(iter(drafts(game, seed, 4)))
        solution = solver.solve(state, PLENTY)
        after = state
        for action in solution.line:
            after = game.play(after, action)
        assert solution.is_exact
        assert solution.line[0] in solution.best
        assert after.is_over or after.needs_deal
        assert solution.lasts == (GAME if after.is_over else ROUND)
        assert margins(tuple(map(float, after.scores))) == pytest.approx(solution.values[solution.line[0]], abs=0.002)


def test_the_best_come_first() -> None:
    """Values fall from first to last; the lead is the distance from the best moves to the others."""
    game = games.make("azul")
    state = next(iter(drafts(game, 3, 6)))
    solution = solve(game, state, PLENTY)
    own = [solution.value(action) for action in solution.values]
    assert own == sorted(own, reverse=True)
    assert solution.worth == own[0]
    assert solution.lead == own[0] - max([value for value in own if value < own[0]], default=own[0])


@pytest.mark.parametrize("name", games.names())
def test_a_limit_that_is_too_small_is_admitted(name: str) -> None:
    """With a handful of nodes a new round is not solved, and not reported as exact."""
    game = games.make(name)
    state = game.new()
    state = game.deal(state, game.random_deal(state, games.generator(1)))
    for nodes in (1, 50, 5000):
        solution = solve(game, state, Limit(nodes=nodes))
        assert not solution.is_exact
        assert solution.nodes < nodes + 500
        assert solution.lasts == ROUND
        assert set(solution.values) <= set(game.legal_actions(state))


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_no_limit_makes_a_wrong_value_exact(wall: str) -> None:
    """Whatever the limit, values that are called exact are the right ones."""
    game = games.make("azul", wall=wall)
    state = next(iter(drafts(game, 5, 3)))
    right = solve(game, state, PLENTY)
    for nodes in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000):
        solution = solve(game, state, Limit(nodes=nodes))
        assert not solution.is_exact or solution.values == right.values


def test_stopping_ends_a_search_at_once() -> None:
    """A search that is stopped at once reports that it is not exact."""
    game = games.make("azul", 3)
    state = game.new()
    state = game.deal(state, game.random_deal(state, games.generator(2)))
    solution = solve(game, state, Limit(seconds=0.05))
    assert not solution.is_exact


@pytest.mark.parametrize("name", games.names())
def test_positions_without_a_choice_are_rejected(name: str) -> None:
    """The message names the phase."""
    game = games.make(name)
    with pytest.raises(OptionError, match="nobody acts in phase deal"):
        solve(game, game.new(), PLENTY)


def test_points_ahead_of_the_mean_of_the_others() -> None:
    """Margins add up to nothing; between two seats they are the difference."""
    assert margins((7.0, 4.0)) == (3.0, -3.0)
    assert margins((9.0, 3.0, 0.0)) == (7.5, -1.5, -6.0)
