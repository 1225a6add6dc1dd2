"""Monte-Carlo tree search for Azul, compiled.

The tree ends with the round: a deal is hardly ever drawn twice, so every visit of such a leaf samples a new one and starts its
playout from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel
from sintra.azul.kernel import DEAL, OVER, Position, Positions, apply, legal_actions, winners
from sintra.azul.playout import draw, random_move
from sintra.bots.azul.rollout.policy import estimate_score, light_move, weigh_actions
from sintra.bots.clock import NODES, is_out_of_time
from sintra.bots.tree import (
    COST,
    EXPAND_AFTER,
    EXPLORATION,
    FPU_REDUCTION,
    MARGIN,
    MAX_DEPTH,
    MAX_SEATS,
    NOISE,
    RANDOM,
    ROOT,
    ROUND,
    SPREAD,
    TEMPERATURE,
    Nodes,
    add_children,
    backpropagate,
    has_room,
    select_child,
    softmax_weights,
    victory_shares,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator
    from sintra.bots.clock import Control


@kernel
def search(
    states: Positions,
    nodes: Nodes,
    control: Control,
    rng: Generator,
    playout: int,
    tuning: NDArray[np.float64],
    actions: NDArray[np.int32],
) -> None:
    """Simulate from states[0], with states[1] as scratch space, until the clock says stop."""
    path = np.zeros(MAX_DEPTH, np.int32)
    values = np.zeros(MAX_SEATS)
    worths = np.zeros(30)
    weights = np.zeros(len(actions))
    s = states[1]
    while not is_out_of_time(control):
        states[1] = states[0]
        node = ROOT
        depth = 0
        while s.phase not in (DEAL, OVER) and depth + 1 < MAX_DEPTH:
            if nodes[node].first == 0:
                if nodes[node].visits < tuning[EXPAND_AFTER] and node != ROOT:
                    break
                if not expand(s, nodes, node, playout, tuning, actions, weights, worths):
                    break
            node = select_child(nodes, node, int(s.turn), tuning[EXPLORATION], tuning[FPU_REDUCTION])
            apply(s, int(nodes[node].action))
            depth += 1
            path[depth] = node
        play_out(s, rng, playout, worths, tuning[NOISE])
        evaluate(s, values, tuning)
        backpropagate(nodes, path, depth, values)
        control[NODES] += int(tuning[COST])


@kernel
def expand(
    s: Position,
    nodes: Nodes,
    node: int,
    playout: int,
    tuning: NDArray[np.float64],
    actions: NDArray[np.int32],
    weights: NDArray[np.float64],
    worths: NDArray[np.float64],
) -> bool:
    """Expand a node with its priors, if there is room."""
    count = legal_actions(s, actions)
    if not has_room(nodes, count):
        return False
    if playout == RANDOM:
        weights[:count] = 1.0
    else:
        weigh_actions(s, actions, count, worths, weights)
        softmax_weights(weights, count, tuning[TEMPERATURE])
    add_children(nodes, node, actions, weights, count)
    return True


@kernel
def play_out(s: Position, rng: Generator, playout: int, worths: NDArray[np.float64], noise: float) -> None:
    """Run a playout to the end of the game, or of the round."""
    while s.phase != OVER:
        if s.phase == DEAL:
            if playout == ROUND:
                return
            draw(s, rng)
        if playout == RANDOM:
            random_move(s, rng)
        else:
            light_move(s, rng, worths, noise)


@kernel
def evaluate(s: Position, values: NDArray[np.float64], tuning: NDArray[np.float64]) -> None:
    """Write each seat's share of the victory, estimated if the playout ended between two rounds."""
    is_over = s.phase == OVER
    for seat in range(s.players):
        values[seat] = float(s.score[seat]) if is_over else estimate_score(s, seat)
    victory_shares(values, int(s.players), winners(s) if is_over else 0, tuning[MARGIN], tuning[SPREAD])
