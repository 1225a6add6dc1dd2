"""The tree of MCTS: its visits add up, its memory is bounded, and its small parts are right."""

from __future__ import annotations

import numpy as np
import pytest

from sintra.bots.mcts import PLAYOUTS, Mcts
from sintra.bots.settings import Settings
from sintra.bots.tree import DTYPE, MAX_NODES, ROOT, add_children, find_outcome, most_visited, new_tree, victory_shares
from sintra.games import make
from tests.bots.mcts_trees import children, grown, middle, used
from tests.tables import TABLES

every_playout = pytest.mark.parametrize("playout", PLAYOUTS)


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tree never exceeds its node limit: then leaves are played out but not expanded, and the search goes on."""
    assert MAX_NODES * DTYPE.itemsize <= 2**27
    monkeypatch.setattr("sintra.bots.tree.MAX_NODES", 1000)
    for table in TABLES:
        game = table.make()
        bot = Mcts(game, 1, Settings("mcts", {"playout": "round"}))
        nodes = grown(bot, middle(game, 3, 5), 5000)
        assert len(nodes) == 1000
        assert 500 < used(nodes) <= 1000
        assert nodes["visits"][ROOT] == 5000
        assert nodes["first"][: used(nodes)].max() < used(nodes)


@pytest.mark.parametrize("name", ["azul", "pavilion"])
@every_playout
def test_visits_add_up(name: str, playout: str) -> None:
    """In the whole tree a node's children were visited as often as the node after its expansion."""
    game = make(name)
    nodes = grown(Mcts(game, 1, Settings("mcts", {"playout": playout})), middle(game, 3, 13), 3000)
    for parent in range(used(nodes)):
        visits = sum(int(nodes["visits"][child]) for child in children(nodes, parent))
        assert visits <= nodes["visits"][parent]
        if parent == ROOT:
            assert visits == 3000


def test_shares_by_winners_and_scores() -> None:
    """Winners share all but the margin, which depends on the scores; without winners everything does."""
    scores = np.array([30.0, 30.0, 10.0, 0.0])
    victory_shares(scores, 3, 0b011, 0.0, 10.0)
    assert scores.tolist() == [0.5, 0.5, 0.0, 0.0]
    scores = np.array([30.0, 20.0, 0.0, 0.0])
    victory_shares(scores, 2, 0b01, 0.5, 10.0)
    assert scores.sum() == pytest.approx(1)
    assert scores[0] == pytest.approx(0.5 + 0.5 / (1 + np.exp(-1)))
    scores = np.array([30.0, 20.0, 0.0, 0.0])
    victory_shares(scores, 2, 0, 0.5, 10.0)
    assert scores[0] == pytest.approx(1 / (1 + np.exp(-1)))


def test_outcomes_are_kept_until_the_tree_is_full() -> None:
    """The same draw leads to the same node, another draw to another, and a full tree has no room for a new one."""
    nodes = new_tree(4)
    first, second = find_outcome(nodes, ROOT, 7), find_outcome(nodes, ROOT, 8)
    assert first != second
    assert find_outcome(nodes, ROOT, 7) == first
    assert find_outcome(nodes, ROOT, 9) not in {ROOT, first, second}
    assert find_outcome(nodes, ROOT, 10) == ROOT
    assert find_outcome(nodes, ROOT, 8) == second


def test_priors_break_ties() -> None:
    """Among equally visited moves the one with the higher prior is chosen; priors add up to 1."""
    nodes = new_tree(10)
    add_children(nodes, ROOT, np.array([5, 6, 7], np.int32), np.array([1.0, 2.0, 1.0]), 3)
    assert nodes["prior"][1:4].sum() == pytest.approx(1)
    assert nodes["prior"][1] == nodes["prior"][3] < nodes["prior"][2]
    assert nodes["action"][most_visited(nodes, ROOT)] == 6
