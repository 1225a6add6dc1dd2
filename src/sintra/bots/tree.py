"""The tree of a Monte-Carlo search, whatever the game: its nodes, choosing a child, passing values back.

A node is a record of one cache line. The children of a decision lie side by side; those of a draw are a chain, because nobody
knows them all beforehand. Node 0 is the root; it is nobody's child, so 0 means "none" wherever a node is named.
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
MAX_NODES = 1 << 21  # 128 MiB; once they are used up, leaves are played out but not expanded
ROOT = 0
EVEN = 0.1  # of the priors: what is spread evenly, so that no move is ever out of the question

RANDOM, LIGHT, ROUND = range(3)  # kinds of playout
EXPLORATION, MARGIN, CAUTION, WARMTH, NOISE, SPREAD, PATIENCE, COST = range(8)  # places in the array of tuning


class Node:
    """One node: what led to it and how it fared."""

    action: Annotated[int, "i8"]  # the action that led here, or what was drawn
    values: Annotated[NDArray[np.float64], "f8", MAX_SEATS]  # sums over all visits, by seat
    visits: Annotated[int, "i4"]
    first: Annotated[int, "i4"]  # the first child; 0 while there is none. In the root's sibling field: how many nodes are used
    children: Annotated[int, "i4"]  # how many children lie side by side from there on; 0 if it is a draw
    sibling: Annotated[int, "i4"]  # the next outcome of the same draw
    prior: Annotated[float, "f4"]  # how likely the move looks before it was tried; of all children together 1


Nodes = np.ndarray[tuple[int], np.dtype[np.void]]
DTYPE = record_dtype(Node)


def plant(most: int) -> Nodes:
    """Make room for a tree and its root; memory is taken only as it is used."""
    nodes = np.empty(min(most, MAX_NODES), DTYPE)
    nodes[:1] = np.zeros(1, DTYPE)
    nodes["sibling"][ROOT] = 1
    return nodes


@kernel
def add_node(nodes: Nodes, action: int, prior: float) -> int:
    """Append a node; whoever calls has made sure that there is room."""
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
    """Say whether so many nodes can still be added."""
    return int(nodes[ROOT].sibling) + wanted <= len(nodes)


@kernel
def add_children(nodes: Nodes, parent: int, actions: NDArray[np.int32], weights: NDArray[np.float64], count: int) -> None:
    """Give a node one child for each action, with priors by the weights."""
    total = 0.0
    for number in range(count):
        total += weights[number]
    nodes[parent].first = int(nodes[ROOT].sibling)
    nodes[parent].children = count
    for number in range(count):
        add_node(nodes, int(actions[number]), EVEN / count + (1.0 - EVEN) * weights[number] / total)


@kernel
def find_outcome(nodes: Nodes, parent: int, drawn: int) -> int:
    """Give the child of a draw that stands for what was drawn; a new one if need be, ROOT if there is no room for it."""
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
def select_child(nodes: Nodes, parent: int, seat: int, exploration: float, caution: float) -> int:
    """Give the child that a seat tries next: what it has brought so far, plus more the less it was tried.

    A child never tried counts like its parent so far, less the caution.
    """
    node = nodes[parent]
    spread = exploration * math.sqrt(float(node.visits))
    unknown = float(node.values[seat]) / max(1, int(node.visits)) - caution
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
def pass_back(nodes: Nodes, path: Path, depth: int, values: NDArray[np.float64]) -> None:
    """Count a visit with its values at every node of a path."""
    for place in range(depth + 1):
        node = nodes[int(path[place])]
        node.visits += 1
        for seat in range(MAX_SEATS):
            node.values[seat] += values[seat]


@kernel
def most_visited(nodes: Nodes, parent: int) -> int:
    """Give the child that was tried most; among equals the better prior, then the first. ROOT if it has no decisions."""
    first = int(nodes[parent].first)
    children = int(nodes[parent].children)
    best = first if children else ROOT
    for number in range(first, first + children):
        child = nodes[number]
        if (int(child.visits), float(child.prior)) > (int(nodes[best].visits), float(nodes[best].prior)):
            best = number
    return best


@kernel
def soften(weights: NDArray[np.float64], count: int, warmth: float) -> None:
    """Turn worths into weights: one point more makes a move e ** (1 / warmth) times as likely."""
    best = weights[0]
    for number in range(1, count):
        best = max(best, weights[number])
    for number in range(count):
        weights[number] = math.exp((weights[number] - best) / warmth)


@kernel
def share_out(scores: NDArray[np.float64], players: int, winners: int, margin: float, spread: float) -> None:
    """Turn scores into shares of the victory, in place; together they are 1.

    With winners, as bits, they share it among them, except for a part, the margin, that goes by the scores. Without winners
    all of it goes by the scores: a lead of `spread` points makes a seat e times as likely to win.
    """
    soften(scores, players, spread)
    total = 0.0
    number = 0
    for seat in range(players):
        total += scores[seat]
        number += winners >> seat & 1
    by_scores = (margin if number else 1.0) / total
    won = (1.0 - margin) / max(1, number)
    for seat in range(players):
        scores[seat] = scores[seat] * by_scores + won * (winners >> seat & 1)
