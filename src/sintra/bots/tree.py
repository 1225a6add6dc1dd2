"""The tree of a Monte-Carlo tree search, for any game: nodes, PUCT selection, expansion, backpropagation.

A node is a record of one cache line. The children of a decision are contiguous; those of a chance node are a linked list,
because they are not known in advance. Node 0 is the root; it is nobody's child, so 0 means "none" wherever a node is named.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Annotated

import numpy as np
from numpy.typing import NDArray

from sintra._jit import kernel, record_dtype

if TYPE_CHECKING:
    Path = NDArray[np.int32]

MAX_SEATS = 4
MAX_DEPTH = 512  # nodes on one path; a round has far fewer decisions
MAX_NODES = 1 << 21  # 128 MiB; then leaves are played out but no longer expanded
ROOT = 0
UNIFORM_SHARE = 0.1  # of the priors is uniform, so that no move is ever excluded

RANDOM, LIGHT, ROUND = range(3)  # playout policies
EXPLORATION, MARGIN, FPU_REDUCTION, TEMPERATURE, NOISE, SPREAD, EXPAND_AFTER, COST = range(8)  # indices of the tuning array


class Node:
    """One node: the action that led to it, and its statistics."""

    action: Annotated[int, "i8"]  # the action that led here, or what was drawn
    values: Annotated[NDArray[np.float64], "f8", MAX_SEATS]  # sums over all visits, by seat
    visits: Annotated[int, "i4"]
    first: Annotated[int, "i4"]  # the first child; 0 while there is none
    children: Annotated[int, "i4"]  # the number of contiguous children from there on; 0 for a chance node
    sibling: Annotated[int, "i4"]  # the next outcome of the same chance node; in the root: how many nodes are used
    prior: Annotated[float, "f4"]  # the prior probability of the move; those of all children add up to 1


Nodes = np.ndarray[tuple[int], np.dtype[np.void]]
DTYPE = record_dtype(Node)


def new_tree(most: int) -> Nodes:
    """Allocate a tree with its root; memory is allocated lazily."""
    nodes = np.empty(min(most, MAX_NODES), DTYPE)
    nodes[:1] = np.zeros(1, DTYPE)
    nodes["sibling"][ROOT] = 1
    return nodes


@kernel
def add_node(nodes: Nodes, action: int, prior: float) -> int:
    """Append a node; the caller has checked `has_room`."""
    number = int(nodes[ROOT].sibling)
    nodes[ROOT].sibling = number + 1
    node = nodes[number]
    node.action = action
    for seat in range(MAX_SEATS):
        node.values[seat] = 0.0
    node.visits = 0
    node.first = 0
    node.children = 0
    node.sibling = 0
    node.prior = prior
    return number


@kernel
def has_room(nodes: Nodes, wanted: int) -> bool:
    """Return whether that many nodes can still be added."""
    return int(nodes[ROOT].sibling) + wanted <= len(nodes)


@kernel
def add_children(nodes: Nodes, parent: int, actions: NDArray[np.int32], weights: NDArray[np.float64], count: int) -> None:
    """Expand a node: one child per action, with priors proportional to the weights."""
    total = 0.0
    for number in range(count):
        total += weights[number]
    nodes[parent].first = int(nodes[ROOT].sibling)
    nodes[parent].children = count
    for number in range(count):
        add_node(nodes, int(actions[number]), UNIFORM_SHARE / count + (1.0 - UNIFORM_SHARE) * weights[number] / total)


@kernel
def find_outcome(nodes: Nodes, parent: int, drawn: int) -> int:
    """Return the child of a chance node for what was drawn, adding it if need be; ROOT if there is no room."""
    child = int(nodes[parent].first)
    while child:
        if nodes[child].action == drawn:
            return child
        child = int(nodes[child].sibling)
    if not has_room(nodes, 1):
        return ROOT
    child = add_node(nodes, drawn, 0.0)
    nodes[child].sibling = nodes[parent].first
    nodes[parent].first = child
    return child


@kernel
def select_child(nodes: Nodes, parent: int, seat: int, exploration: float, fpu_reduction: float) -> int:
    """Return the child to visit next by PUCT: its mean value for the seat plus an exploration bonus by prior and visits.

    An unvisited child counts as its parent less the FPU (first-play urgency) reduction.
    """
    node = nodes[parent]
    spread = exploration * math.sqrt(float(node.visits))
    unknown = float(node.values[seat]) / max(1, int(node.visits)) - fpu_reduction
    first = int(node.first)
    best = first
    best_value = -1e9
    for number in range(first, first + int(node.children)):
        child = nodes[number]
        visits = int(child.visits)
        value = float(child.values[seat]) / visits if visits else unknown
        value += spread * float(child.prior) / (1 + visits)
        if value > best_value:
            best_value = value
            best = number
    return best


@kernel
def backpropagate(nodes: Nodes, path: Path, depth: int, values: NDArray[np.float64]) -> None:
    """Add a visit and its values to every node of a path."""
    for place in range(depth + 1):
        node = nodes[int(path[place])]
        node.visits += 1
        for seat in range(MAX_SEATS):
            node.values[seat] += values[seat]


@kernel
def most_visited(nodes: Nodes, parent: int) -> int:
    """Return the most visited child; ties by prior, then the first. ROOT if it has no children by decision."""
    first = int(nodes[parent].first)
    children = int(nodes[parent].children)
    best = first if children else ROOT
    for number in range(first, first + children):
        child = nodes[number]
        if (int(child.visits), float(child.prior)) > (int(nodes[best].visits), float(nodes[best].prior)):
            best = number
    return best


@kernel
def softmax_weights(weights: NDArray[np.float64], count: int, temperature: float) -> None:
    """Turn values into softmax weights, not normalized: one point more makes a move e ** (1 / temperature) times as likely."""
    best = weights[0]
    for number in range(1, count):
        best = max(best, weights[number])
    for number in range(count):
        weights[number] = math.exp((weights[number] - best) / temperature)


@kernel
def victory_shares(scores: NDArray[np.float64], players: int, winners: int, margin: float, spread: float) -> None:
    """Turn scores into shares of the victory, in place; they add up to 1.

    Winners, as a bit mask, share it equally, except for the fraction `margin`, which is a softmax of the scores. With no
    winners all of it is that softmax: a lead of `spread` points makes a seat e times as likely to win.
    """
    softmax_weights(scores, players, spread)
    total = 0.0
    number = 0
    for seat in range(players):
        total += scores[seat]
        number += winners >> seat & 1
    by_scores = (margin if number else 1.0) / total
    won = (1.0 - margin) / max(1, number)
    for seat in range(players):
        scores[seat] = scores[seat] * by_scores + won * (winners >> seat & 1)
