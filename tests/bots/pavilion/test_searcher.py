"""The searcher plays by the rules, the same each time, in time, and leaves positions alone."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import pytest

from sintra._random import generator
from sintra.bots.bot import Limit
from sintra.bots.clock import Clock
from sintra.bots.pavilion.search.searcher import PavilionSearcher
from sintra.pavilion.game import Pavilion
from sintra.pavilion.state import State
from tests.bots.pavilion.positions import are_close, hand_weights, think, walk

every_table = pytest.mark.parametrize(
    ("players", "side"), [(players, side) for players in (2, 3, 4) for side in ("coloured", "grey")]
)

CHOICES = """
from tests.bots.pavilion.test_searcher import choices
print(choices())
"""


def sample(players: int, side: str, seed: int, every: int) -> list[State]:
    """Return some positions of a random game in which somebody decides."""
    states = [state for state in walk(Pavilion(players, side=side), seed) if not state.needs_deal and not state.is_over]
    return states[::every]


def choices() -> list[int]:
    """Choose in a few positions with few nodes."""
    chosen: list[int] = []
    for players, side in ((2, "coloured"), (3, "grey")):
        searcher = PavilionSearcher(players, hand_weights(side), draft_widths=(2,) * 6)
        chosen += [think(searcher, state, 150).action for state in sample(players, side, 4, 23)]
    return chosen


@every_table
def test_whole_games_are_played_by_the_rules(players: int, side: str) -> None:
    """Every choice of a game is legal, and every seat's expected share is one of a whole."""
    game = Pavilion(players, side=side)
    searcher = PavilionSearcher(players, hand_weights(side))
    rng = generator(7)
    state = game.new()
    while not state.is_over:
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
        else:
            choice = think(searcher, state, 60)
            assert are_close([sum(choice.values)], [1])
            assert len(choice.values) == players
            state = game.play(state, choice.action)
    assert min(state.scores) > 20  # even so few nodes do better than chance


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_equal_limits_give_equal_choices(side: str) -> None:
    """A used searcher chooses as a new one does, and changes no position."""
    used, states = PavilionSearcher(2, hand_weights(side)), sample(2, side, 3, 17)
    before = [state.to_bytes() for state in states]
    for state in states:
        think(used, state, 700)
    again = [think(used, state, 900) for state in states]
    assert again == [think(PavilionSearcher(2, hand_weights(side)), state, 900) for state in states]
    assert [state.to_bytes() for state in states] == before


@every_table
def test_no_time_is_enough_for_a_legal_choice(players: int, side: str) -> None:
    """A searcher that is stopped before it begins still answers with a legal action."""
    game = Pavilion(players, side=side)
    searcher = PavilionSearcher(players, hand_weights(side))
    clock = Clock()
    for state in sample(players, side, 9, 5):
        with clock.running(Limit(nodes=10**9)):
            clock.stop()
            assert searcher.choice(state, clock).action in game.legal_actions(state)


def test_a_search_that_is_cut_at_once_knows_nothing_of_the_one_before() -> None:
    """Without time to value a position, its values are not stale ones of another."""
    first, *_, later = [state for state in sample(2, "coloured", 4, 1) if state.phase == "draft" and state.round == 1]
    used, fresh = (PavilionSearcher(2, hand_weights("coloured")) for _ in range(2))
    assert think(used, first, 3000).values != (0.5, 0.5)
    assert think(used, later, 1) == think(fresh, later, 1)


def test_a_stop_from_outside_ends_a_long_search() -> None:
    """With no node limit to speak of, a search ends when another thread stops it."""
    game = Pavilion(4)
    state = game.new()
    game.draw(state, generator(1))
    searcher, clock = PavilionSearcher(4, hand_weights("coloured")), Clock()
    with clock.running(Limit(nodes=10**12)):
        threading.Timer(0.2, clock.stop).start()
        assert searcher.choice(state, clock).action in game.legal_actions(state)


def test_nodes_are_counted() -> None:
    """A search of drafts uses up its node limit and hardly more."""
    game = Pavilion(2)
    state = game.new()
    game.draw(state, generator(1))
    assert 3000 <= think(PavilionSearcher(2, hand_weights("coloured")), state, 3000).nodes < 3100


def test_uncompiled_code_chooses_the_same() -> None:
    """With few nodes, compiled and uncompiled searches agree on every choice."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", CHOICES], check=True, capture_output=True, text=True, env=environment)
    assert done.stdout.strip() == str(choices())
