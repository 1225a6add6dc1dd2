"""Alpha-beta against plain minimax, on positions late enough for both."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from sintra.azul.game import Azul
from sintra.azul.state import State
from sintra.bots import transposition
from sintra.bots.azul.evaluation import evaluator, memory
from sintra.bots.azul.evaluation.evaluator import POINTS, SHARES
from sintra.bots.azul.search import alphabeta, move_order, root
from sintra.bots.azul.search.searcher import MAX_DEPTH, AzulSearcher
from tests.bots.azul.plain import WALLS, clock, fitted, game_of, late, leaf_of, minimax, searcher, walk
from tests.scale import IS_SHORT

pytestmark = pytest.mark.slow

CLOSE = {SHARES: 3e-6, POINTS: 3e-3}  # tolerance: the search rounds values to integers
MEASURES = (SHARES, POINTS)
LINES = {"coloured": 20, "grey": 2}
every_search = pytest.mark.parametrize(("wall", "measure"), list(product(WALLS, MEASURES)))


def plain_value(game: Azul, state: State, seat: int, packed: evaluator.Weighting, known: dict[bytes, float]) -> float:
    """Value a position by plain minimax."""
    return minimax(game, state, seat, leaf_of(packed), known)


def replay(game: Azul, state: State, line: tuple[int, ...]) -> State:
    """Play a line on the checked path."""
    for action in line:
        state = game.play(state, action)
    return state


def line_of(found: root.Root) -> tuple[int, ...]:
    """Return the principal variation of a root."""
    return tuple(int(action) for action in found.line[: int(found.line_length)])


@every_search
def test_the_value_is_that_of_plain_minimax(wall: str, measure: int) -> None:
    """The best move, its value and the line to it are as good as minimax says, with one searcher for all positions."""
    game = game_of(2, wall)
    packed, thinker = fitted(game, measure), searcher(game, measure)
    for state in [*late(game, 3, 8 if IS_SHORT else 30, measure, LINES[wall]), *late(game, 4, 4, measure, LINES[wall] - 1)]:
        assert state.turn is not None
        known: dict[bytes, float] = {}
        expected = plain_value(game, state, state.turn, packed, known)
        found = thinker.think(state, clock())
        assert found.is_solved
        assert found.values[0, state.turn] == pytest.approx(expected, abs=CLOSE[measure]), str(state)
        chosen = game.play(state, int(found.moves[0]))
        assert plain_value(game, chosen, state.turn, packed, known) == pytest.approx(expected, abs=CLOSE[measure])
        assert line_of(found)[0] == found.moves[0]
        ended = replay(game, state, line_of(found))
        assert plain_value(game, ended, state.turn, packed, known) == pytest.approx(expected, abs=CLOSE[measure])


@every_search
def test_every_move_is_valued_exactly_when_asked(wall: str, measure: int) -> None:
    """With `every`, each legal move has the value that minimax gives it, and the moves stand in the order of their values."""
    game = game_of(2, wall)
    packed, thinker = fitted(game, measure), searcher(game, measure)
    for state in late(game, 3, 20, 7 + measure, LINES[wall]):
        assert state.turn is not None
        known: dict[bytes, float] = {}
        found = thinker.think(state, clock(), every=True)
        assert found.is_solved
        moves = [int(action) for action in found.moves[: found.count]]
        assert sorted(moves) == game.legal_actions(state)
        values = [float(value) for value in found.values[: found.count, state.turn]]
        assert values == sorted(values, reverse=True)
        assert all(found.is_exact[: found.count])
        for action, value in zip(moves, values, strict=True):
            expected = plain_value(game, game.play(state, action), state.turn, packed, known)
            assert value == pytest.approx(expected, abs=CLOSE[measure]), (str(state), game.move(action))


@every_search
def test_moves_that_are_not_the_best_are_bounded(wall: str, measure: int) -> None:
    """Without `every`, what is marked exact is exact, and no move is worth more than the first."""
    game = game_of(2, wall)
    packed, thinker = fitted(game, measure), searcher(game, measure)
    for state in late(game, 3, 15, 17 + measure, LINES[wall]):
        assert state.turn is not None
        known: dict[bytes, float] = {}
        found = thinker.think(state, clock())
        assert found.is_exact[0]
        for number in range(int(found.count)):
            value = float(found.values[number, state.turn])
            after = game.play(state, int(found.moves[number]))
            expected = plain_value(game, after, state.turn, packed, known)
            if found.is_exact[number]:
                assert value == pytest.approx(expected, abs=CLOSE[measure])
            assert expected <= found.values[0, state.turn] + CLOSE[measure]


def test_a_cut_search_is_not_called_solved() -> None:
    """With more drafts left than its depth limit, the search does not claim to be exact; with enough depth it does."""
    game = game_of(2, "coloured")
    thinker = searcher(game)
    for state in late(game, 5, 15, seed=5):
        solved = [bool(thinker.think(state, clock(), depth).is_solved) for depth in range(1, 12)]
        assert not solved[0]
        assert solved == sorted(solved)
        assert solved[-1]


def test_a_cut_search_values_moves_by_the_evaluation() -> None:
    """Looking one move ahead gives every move the value of the position after it, worked out without a search."""
    game = game_of(2, "coloured")
    packed, thinker = fitted(game), searcher(game)
    for state in list(walk(game, 3))[1:20]:
        if state.phase == "draft":
            values = thinker.move_values(state, clock(), 1)
            seat = state.turn or 0
            for action in game.legal_actions(state):
                expected = leaf_of(packed)(game.play(state, action))[seat]
                assert values[action] == pytest.approx(expected, abs=2e-6)


@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.parametrize("bits", [1, 4])
def test_a_tiny_table_finds_the_same_values(bits: int, measure: int) -> None:
    """With a transposition table of two or sixteen entries, nearly all overwritten, the values stay the same."""
    game = game_of(2, "coloured")
    thinker = searcher(game, measure)
    for state in late(game, 6, 25, seed=3):
        assert state.turn is not None
        expected = float(thinker.think(state, clock()).values[0, state.turn])
        found = with_table(thinker, state, bits)
        assert found == pytest.approx(expected, abs=CLOSE[measure])


def with_table(thinker: AzulSearcher, state: State, bits: int) -> float:
    """Search with a table of this size; return the value of the best move."""
    states, memories = np.zeros(memory.MAX_PLIES + 2, state.array.dtype), np.zeros(1, memory.DTYPE)
    roots = np.zeros(1, root.DTYPE)
    states[:1] = state.array
    memories["generation"] = 1
    keys, entries = transposition.make(bits)
    alphabeta.deepen(states, thinker._weights, memories, roots, keys, entries, clock().control, MAX_DEPTH, 0)  # pyright: ignore[reportPrivateUsage]
    assert roots["is_solved"][0]
    return float(roots["values"][0, 0, state.turn])


def test_factories_with_the_same_tiles_are_searched_once() -> None:
    """Moves from twin factories have the same value, every one of them is valued, and lines stay legal."""
    game = game_of(2, "coloured")
    thinker = searcher(game)
    for deal in ("BBRK BBRK BBRK BBRK BBRK", "BBRK TTYY BBRK TTYY BBRK", "BBBB BBBB YYYY YYYY BBBB"):
        state = game.deal(game.new(), deal)
        values = thinker.move_values(state, clock(200_000), 3)
        words = deal.split()
        for action, value in values.items():
            source = action // 30
            twin = words.index(words[source - 1]) + 1
            assert value == pytest.approx(values[action + 30 * (twin - source)], abs=3e-6)
        for nodes in (200, 1000, 5000):
            replay(game, state, line_of(thinker.think(state, clock(nodes))))


def test_twins_do_not_change_the_value_of_a_late_position() -> None:
    """Positions with two factories alike have the value that minimax finds without knowing that they are."""
    game = game_of(2, "coloured")
    packed, thinker = fitted(game), searcher(game)
    seen = 0
    for seed in range(30):
        state = game.deal(game.new(seed % 2), "BBBB BBBB RRRR RRRR BBRR" if seed % 3 else "YYYY YYYY YYYY KKKK KKKK")
        for number in range(2):
            actions = game.legal_actions(state)
            state = game.play(state, actions[(seed * 7 + number * 5) % len(actions)])
        if state.turn is not None:
            expected = plain_value(game, state, state.turn, packed, {}) if seed in {1, 3} else None
            found = thinker.think(state, clock())
            assert found.is_solved
            assert expected is None or found.values[0, state.turn] == pytest.approx(expected, abs=3e-6)
            replay(game, state, line_of(found))
            seen += 1
    assert seen == 30


def test_the_two_seats_share_the_victory() -> None:
    """What one seat has, the other has not: shares of the best move add up to one, points to nothing."""
    game = game_of(2, "grey")
    for measure, total in ((SHARES, 1), (POINTS, 0)):
        for state in late(game, 6, 10, seed=11):
            found = searcher(game, measure).think(state, clock(500))
            assert found.values[0, 0] + found.values[0, 1] == pytest.approx(total, abs=1e-9)


# Move ordering


def test_one_move_of_every_kind_is_listed() -> None:
    """What is listed are the legal moves, of twin factories only the first."""
    game = game_of(2, "coloured")
    for seed in range(4):
        for state in walk(game, seed):
            if state.phase == "draft":
                memories = np.zeros(1, memory.DTYPE)
                count = move_order.list_moves(state.array[0], memories[0], 0, transposition.NO_MOVE)
                listed = sorted(int(action) for action in memories["moves"][0, 0, :count])
                pools = [sorted(pool.items()) for pool in state.setup.factories]
                twins = {number + 1 for number, pool in enumerate(pools) if pool in pools[:number]}
                assert listed == [action for action in game.legal_actions(state) if action // 30 not in twins]
