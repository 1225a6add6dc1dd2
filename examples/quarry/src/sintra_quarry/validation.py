"""What makes a position of Quarry impossible: every reason, in English."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sintra.plain import DEAL, OVER
from sintra_quarry.yard import SPACES, is_joined

if TYPE_CHECKING:
    from sintra_quarry.rules import Position, Quarry


def faults(rules: Quarry, position: Position) -> Iterator[str]:
    """Yield what is impossible: first the shape, and only if that is right the rest."""
    shape = list(_shape(rules, position))
    yield from shape or [*_stones(rules, position), *_cart(rules, position), *_yards(rules, position)]


def _shape(rules: Quarry, position: Position) -> Iterator[str]:
    if len(position.yards) != rules.players or any(len(yard) != len(SPACES) for yard in position.yards):
        yield f"expected {rules.players} yards of {len(SPACES)} spaces"
    if len(position.points) != rules.players:
        yield f"the points of {len(position.points)} seats, expected {rules.players}"
    if position.start not in range(rules.players):
        yield f"start is seat {position.start}, expected 0 to {rules.players - 1}"
    if not {*position.cart, *itertools.chain(*position.yards)} <= {None, *rules.facts.colors}:
        yield f"expected stones of {', '.join(rules.facts.colors)} on the cart and in the yards"
    if {*position.bag} != {*rules.facts.colors} or {*position.heap} != {*rules.facts.colors}:
        yield f"expected bag and heap to name {', '.join(rules.facts.colors)}"
    if position.round > rules.rounds or (position.phase == OVER and position.round < rules.rounds):
        yield f"round {position.round} in phase {position.phase}, expected {rules.rounds} rounds"


def _stones(rules: Quarry, position: Position) -> Iterator[str]:
    """No stone is ever made or lost (1)."""
    laid = Counter(stone for yard in position.yards for stone in yard)
    for color in rules.facts.colors:
        parts = (position.bag[color], position.heap[color], position.cart.count(color), laid[color])
        if sum(parts) != rules.stones or min(parts) < 0:
            yield f"{sum(parts)} {color} stones in all, expected {rules.stones}"


def _moved(rules: Quarry, position: Position) -> int:
    """Count the seats that have laid their stone in this round."""
    return rules.players if position.turn is None else (position.turn - position.start) % rules.players


def _cart(rules: Quarry, position: Position) -> Iterator[str]:
    moved = _moved(rules, position)
    wanted = 0 if position.phase in {DEAL, OVER} else len(rules.places) - moved
    if len(position.cart) != wanted:
        yield f"{len(position.cart)} stones on the cart, expected {wanted}"
    if position.phase == DEAL and moved:
        yield f"turn is seat {position.turn}, expected the start seat {position.start} before a deal"


def _yards(rules: Quarry, position: Position) -> Iterator[str]:
    """Every seat has laid one stone in each round, all of them joined (3, 5), and has points that they can bring."""
    for seat, yard in enumerate(position.yards):
        has_moved = (seat - position.start) % rules.players < _moved(rules, position)
        laid, wanted = sum(stone is not None for stone in yard), position.round - (not has_moved)
        if laid != wanted:
            yield f"seat {seat}: {laid} stones in the yard, expected {wanted}"
        if not is_joined(yard):
            yield f"seat {seat}: stones that touch no other"
        if not 0 <= position.points[seat] <= rules.max_points(laid):
            yield f"seat {seat}: {position.points[seat]} points, expected 0 to {rules.max_points(laid)}"
