"""Choosing columns on the grey wall against brute force."""

from __future__ import annotations

import pytest

from sintra.azul.game import Azul
from sintra.azul.state import State
from sintra.bots.azul.evaluation import evaluator
from sintra.bots.azul.evaluation.evaluator import POINTS, SHARES
from tests.bots.azul.plain import Values, after, clock, complete_lines, fitted, game_of, searcher, walk, worth

MAX_LINES = 4  # more take brute force too long


def tilings(game: Azul, number: int) -> list[State]:
    """Return positions in which a column is chosen, those with most lines to tile first."""
    found: list[State] = []
    for seed in range(3 * number):
        found.extend(state for state in walk(game, seed) if state.phase == "tiling")
    found = [state for state in found if complete_lines(state) <= MAX_LINES]
    return sorted(found, key=complete_lines, reverse=True)[:number] + found[:number]


def brute(game: Azul, state: State, packed: evaluator.Weighting, known: dict[bytes, set[Values]]) -> set[Values]:
    """Try all columns for all lines; every seat wants the most for itself. All ways to break ties."""
    key = state.to_bytes()
    if key not in known:
        if state.phase != "tiling" or state.turn is None:
            known[key] = {worth(state, packed)}
        else:
            seat = state.turn
            children = [brute(game, after(game, state, action), packed, known) for action in game.legal_actions(state)]
            sure = max(min(values[seat] for values in child) for child in children)
            known[key] = {values for child in children for values in child if values[seat] >= sure - 1e-12}
    return known[key]


@pytest.mark.parametrize("measure", [SHARES, POINTS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_best_column_is_that_of_brute_force(players: int, measure: int) -> None:
    """The column chosen, its value, and what every other column is worth, are as all ways of tiling say."""
    game = game_of(players, "grey")
    packed, thinker = fitted(game, measure), searcher(game, measure)
    for state in tilings(game, 4):
        assert state.turn is not None
        known: dict[bytes, set[Values]] = {}
        found = thinker.think(state, clock())
        assert found.is_solved
        values = tuple(found.values[0, :players].tolist())
        assert any(values == pytest.approx(one, abs=1e-9) for one in brute(game, state, packed, known))
        moves = [int(action) for action in found.moves[: found.count]]
        assert sorted(moves) == game.legal_actions(state)
        for number, action in enumerate(moves):
            possible = brute(game, game.play(state, action), packed, known)
            assert any(found.values[number, state.turn] == pytest.approx(one[state.turn], abs=1e-9) for one in possible)


def test_the_line_of_columns_leads_to_the_value() -> None:
    """The columns that the search expects, played, lead to the end of the round and to the value claimed."""
    game = game_of(2, "grey")
    packed, thinker = fitted(game), searcher(game)
    for state in tilings(game, 10):
        choice = thinker.choice(state, clock())
        ended = state
        for action in choice.line:
            ended = game.play(ended, action)
        assert ended.phase in {"deal", "over"}
        assert worth(ended, packed) == pytest.approx(choice.values, abs=1e-9)
        assert choice.line[0] == choice.action
        assert choice.is_solved


def test_tiling_without_time_is_not_called_solved() -> None:
    """With one node a legal column is chosen, and where lines are left to tile, nobody says that it is the best."""
    game = game_of(2, "grey")
    for measure in (SHARES, POINTS):
        thinker = searcher(game, measure)
        for state in tilings(game, 6):
            found = thinker.think(state, clock(1))
            assert int(found.moves[0]) in game.legal_actions(state)
            assert not (found.is_solved and complete_lines(state) > 3)


def test_the_last_draft_without_time_is_not_called_solved() -> None:
    """Counting points, a draft that ends the round is valued by its columns; cut short, it is not called exact."""
    game = game_of(2, "grey")
    thinker, seen = searcher(game, POINTS), 0
    for state in (one for seed in range(10) for one in walk(game, seed)):
        if state.phase == "draft" and len(game.legal_actions(state)) <= 3:
            ends = [game.play(state, action) for action in game.legal_actions(state)]
            if all(one.phase == "tiling" and 2 < complete_lines(one) <= MAX_LINES for one in ends):
                assert not thinker.think(state, clock(1)).is_solved
                assert thinker.think(state, clock()).is_solved
                seen += 1
    assert seen
