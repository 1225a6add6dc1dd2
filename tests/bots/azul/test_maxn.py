"""Max^n against a plain one, on positions late enough for both."""

from __future__ import annotations

from itertools import product

import pytest

from sintra.bots.azul.evaluation.evaluator import POINTS, SHARES
from tests.bots.azul.plain import WALLS, clock, fitted, game_of, late, leaf_of, max_n, searcher, walk, worth

every_search = pytest.mark.parametrize(("players", "wall", "measure"), list(product((3, 4), WALLS, (SHARES, POINTS))))


@every_search
def test_a_solved_position_has_the_value_of_plain_max_n(players: int, wall: str, measure: int) -> None:
    """Where the search claims to be exact, every seat's value is one that plain max^n finds, and so is the line's."""
    game = game_of(players, wall)
    leaf, thinker = leaf_of(fitted(game, measure)), searcher(game, measure)
    solved = 0
    has_columns = wall == "grey" and measure == POINTS  # many ways to tile
    for state in late(game, 2, 3, players, 2) if has_columns else late(game, 3, 16, players):
        found = thinker.think(state, clock())
        if found.is_solved:
            solved += 1
            values = tuple(found.values[0, :players].tolist())
            expected = max_n(game, state, leaf, {})
            assert any(values == pytest.approx(one, abs=1e-9) for one in expected), str(state)
            ended = state
            for action in found.line[: found.line_length]:
                ended = game.play(ended, int(action))
            assert ended.phase != "draft"
            assert ended.phase == "tiling" or leaf(ended) == pytest.approx(values, abs=1e-9)
    assert solved >= 3


@pytest.mark.parametrize(("players", "wall"), list(product((3, 4), WALLS)))
def test_cutting_off_does_not_change_the_best_move(players: int, wall: str) -> None:
    """The best value for the side to move is the same with and without pruning."""
    game = game_of(players, wall)
    thinker = searcher(game)
    for state in late(game, 5, 12, seed=20 + players):
        assert state.turn is not None
        depth = 4
        quick = thinker.think(state, clock(), depth)
        best, action, solved = float(quick.values[0, state.turn]), int(quick.moves[0]), bool(quick.is_solved)
        whole = thinker.think(state, clock(), depth, every=True)
        values = {int(whole.moves[number]): float(whole.values[number, state.turn]) for number in range(int(whole.count))}
        assert max(values.values()) == pytest.approx(best, abs=1e-12)
        assert values[action] == pytest.approx(best, abs=1e-12)
        assert bool(whole.is_solved) == solved


@pytest.mark.parametrize("players", [3, 4])
def test_every_move_has_the_value_of_plain_max_n(players: int) -> None:
    """With `every`, each legal move of a solved position is worth what plain max^n says."""
    game = game_of(players, "coloured")
    leaf, thinker = leaf_of(fitted(game)), searcher(game)
    for state in late(game, 3, 10, seed=40 + players):
        assert state.turn is not None
        found = thinker.think(state, clock(), every=True)
        if found.is_solved:
            for number in range(int(found.count)):
                expected = max_n(game, game.play(state, int(found.moves[number])), leaf, {})
                assert any(found.values[number, state.turn] == pytest.approx(one[state.turn], abs=1e-9) for one in expected)


@pytest.mark.parametrize("players", [3, 4])
def test_one_move_ahead_is_the_evaluation(players: int) -> None:
    """Looking one move ahead gives every move the shares of the position after it, and claims nothing more."""
    game = game_of(players, "coloured")
    packed, thinker = fitted(game), searcher(game)
    for state in list(walk(game, 3))[1:12]:
        found = thinker.think(state, clock(), 1)
        assert not found.is_solved
        assert found.depth == 1
        for number in range(int(found.count)):
            after = game.play(state, int(found.moves[number]))
            assert found.values[number, :players].tolist() == pytest.approx(worth(after, packed), abs=1e-12)


def test_a_narrowed_search_is_not_called_solved() -> None:
    """Many moves and few plies: as the search is selective, the values are not exact."""
    game = game_of(3, "coloured")
    thinker, seen = searcher(game), 0
    for seed in range(6):
        for state in walk(game, seed):
            if state.phase == "draft" and 4 <= len(state.setup.center) + sum(map(bool, state.setup.factories)) <= 5:
                found = thinker.think(state, clock(30_000))
                seen += 1
                assert not found.is_solved
                break
    assert seen
