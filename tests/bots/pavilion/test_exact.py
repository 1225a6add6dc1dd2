"""The exact solver finds what a plain expectimax over the checked rules finds."""

from __future__ import annotations

from itertools import product
from math import comb

import numpy as np
import pytest

from sintra.bots.bot import Limit
from sintra.bots.clock import Clock
from sintra.bots.pavilion.search.exact import ENDED, ExactSolver, draw_probability, first_draw, next_draw
from sintra.pavilion.game import Pavilion
from sintra.pavilion.move import Deal
from sintra.pavilion.state import State
from sintra.pavilion.tiles import COLORS, letters, pack, size, total, unpack
from tests.bots.pavilion.positions import are_close, walk

pytestmark = pytest.mark.slow

Points = tuple[float, ...]


def solve(state: State, nodes: int = 200_000) -> dict[int, Points] | None:
    """Solve with a node limit."""
    clock = Clock()
    with clock.running(Limit(nodes=nodes)):
        return ExactSolver().solve(state, clock)


def draws_of(pool: dict[str, int], count: int) -> list[tuple[dict[str, int], float]]:
    """Return every way to draw a number of tiles from a pool, with its probability."""
    found: list[tuple[dict[str, int], float]] = []
    for numbers in product(*(range(pool.get(color, 0) + 1) for color in COLORS)):
        if sum(numbers) == count:
            drawn = {color: number for color, number in zip(COLORS, numbers, strict=True) if number}
            ways = np.prod([comb(pool.get(color, 0), number) for color, number in zip(COLORS, numbers, strict=True)])
            found.append((drawn, float(ways) / comb(size(pool), count)))
    return found


def refills(game: Pavilion, state: State) -> list[tuple[State, float]]:
    """Return every position that a refill leads to, with its probability."""
    due = game.draws(state)
    bag, tower = dict(due.bag), dict(due.reserve)
    count = min(due.groups[0][1], size(bag) + size(tower))
    if count > size(bag):
        rest = [(total(bag, drawn), chance) for drawn, chance in draws_of(tower, count - size(bag))]
    else:
        rest = draws_of(bag, count)
    return [(game.deal(state, Deal(letters(drawn), ())), chance) for drawn, chance in rest]


def ahead(points: Points, seat: int) -> float:
    """Return how far a seat is ahead of the mean of the others."""
    others = [own for number, own in enumerate(points) if number != seat]
    return points[seat] - sum(others) / len(others)


def expect(game: Pavilion, state: State, number: int, seen: dict[bytes, Points]) -> Points:
    """Return the expected points at the end of a round, every seat choosing what brings it most over the others."""
    if state.is_over or state.round != number:
        return tuple(map(float, state.scores))
    key = state.to_bytes()
    if key in seen:
        return seen[key]
    if state.phase == "refill":
        ends = [(expect(game, after, number, seen), chance) for after, chance in refills(game, state)]
        seen[key] = tuple(sum(points[seat] * chance for points, chance in ends) for seat in range(game.players))
    else:
        after = [expect(game, game.play(state, action), number, seen) for action in game.legal_actions(state)]
        seen[key] = max(after, key=lambda points: ahead(points, state.turn or 0))
    return seen[key]


def small_positions(players: int, side: str, tiles: int) -> list[State]:
    """Return positions with few tiles in all hands."""
    found: list[State] = []
    for seed in range(30):
        states = [state for state in walk(Pavilion(players, side=side), seed) if state.phase in {"place", "bonus", "discard"}]
        for number in (2, 6):
            few = [state for state in states if state.round == number and sum(map(_held, state.record.hand)) <= tiles]
            found += few[:1]
    return found


def _held(hand: int) -> int:
    return size(unpack(hand))


@pytest.mark.parametrize(
    ("players", "side", "tiles"), [pytest.param(2, "coloured", 4, marks=pytest.mark.long), (2, "grey", 3), (3, "coloured", 3)]
)
def test_values_are_those_of_a_plain_expectimax(players: int, side: str, tiles: int) -> None:
    """In small positions, every action has the value that the checked rules and true probabilities give it."""
    game = Pavilion(players, side=side)
    compared = 0
    for state in small_positions(players, side, tiles)[:12]:
        values = solve(state, 3000)
        if values is None:
            continue
        assert list(values) == game.legal_actions(state)
        seen: dict[bytes, Points] = {}
        for action, points in values.items():
            best = expect(game, game.play(state, action), state.round, seen)
            assert are_close([ahead(points, state.turn or 0)], [ahead(best, state.turn or 0)])
        compared += 1
    assert compared >= 5


def test_a_large_position_is_given_up() -> None:
    """When the node limit is reached, there is no result."""
    game = Pavilion(2)
    state = next(state for state in walk(game, 1) if state.phase == "draft")
    assert solve(state, 1000) is None


def test_positions_without_a_decision_are_rejected() -> None:
    """The message names the phase."""
    with pytest.raises(ValueError, match="phase deal"):
        solve(Pavilion(2).new())


def test_draws_are_complete_and_sum_up_to_one() -> None:
    """Every way to draw comes once, with its probability."""
    pool = {"purple": 2, "green": 1, "yellow": 3, "red": 1}
    for count in range(size(pool) + 1):
        expected = {pack(drawn): chance for drawn, chance in draws_of(pool, count)}
        found: dict[int, float] = {}
        drawn = int(first_draw(pack(pool), count))
        while drawn != ENDED:
            assert drawn not in found
            found[drawn] = float(draw_probability(pack(pool), drawn))
            drawn = int(next_draw(pack(pool), drawn))
        assert sorted(found) == sorted(expected)
        assert are_close((found[drawn] for drawn in expected), expected.values())
        assert are_close([sum(found.values())], [1])
