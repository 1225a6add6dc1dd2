"""What placing and keeping tiles of Summer Pavilion would do, so that no client works it out: payments, features, losses."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec.structs import replace

from sintra.pavilion import setup as pavilion
from sintra.pavilion.geometry import FEATURES, NUMBER, POINTS_OF_STAR, feature_spaces
from sintra.pavilion.kernel import CORNERS, LOWEST_SCORE
from sintra.pavilion.move import Place
from sintra.pavilion.options import SIDES
from sintra.pavilion.tiles import Pool, size
from sintra.server.wire.messages import LegalMove

PARTING = ("pass", "discard", "stop")  # kinds of moves with which tiles are kept or go
AROUND = tuple((feature.name, feature_spaces(feature)) for feature in FEATURES)


def features(setup: Any) -> tuple[dict[str, int], ...] | None:
    """Count the covered spaces around each pillar, statue and window that has any, by seats; None for a game without them."""
    if not isinstance(setup, pavilion.Setup):
        return None
    boards = (_covered(seat.board) for seat in setup.seats)
    return tuple({name: (spaces & board).bit_count() for name, spaces in AROUND if spaces & board} for board in boards)


def detailed(setup: Any, moves: Iterable[LegalMove]) -> tuple[LegalMove, ...]:
    """Add to legal moves of Summer Pavilion what they would take from the hand and leave there, complete or lose."""
    if not isinstance(setup, pavilion.Setup) or setup.phase not in {"place", "discard"}:
        return tuple(moves)
    seat = setup.seats[setup.turn or 0]
    completing, losses = _completing(_covered(seat.board)), _losses(seat)
    keeps = min(CORNERS, size(seat.hand))
    return tuple(
        [
            replace(move, keeps=keeps, losses=losses) if move.kind in PARTING else _placed(setup, seat.hand, completing, move)
            for move in moves
        ]
    )


def _covered(board: tuple[pavilion.Star, ...]) -> int:
    """Give the covered spaces of a board as a set, as geometry numbers them."""
    return sum(
        1 << star * POINTS_OF_STAR + place for star, tiles in enumerate(board) for place, tile in enumerate(tiles) if tile
    )


def _completing(covered: int) -> dict[int, tuple[str, ...]]:
    """Name the features that each empty space would complete (P7.2)."""
    found: dict[int, tuple[str, ...]] = {}
    for name, spaces in AROUND:
        empty = spaces & ~covered
        if empty.bit_count() == 1:
            space = empty.bit_length() - 1
            found[space] = (*found.get(space, ()), name)
    return found


def _losses(seat: pavilion.SeatSetup) -> tuple[int, ...]:
    """Give the points lost with no tile, one tile and so on up to the whole hand: a score stays at its lowest (P9.3)."""
    return tuple(min(number, seat.score - LOWEST_SCORE) for number in range(size(seat.hand) + 1))


def _placed(setup: pavilion.Setup, hand: Pool, completing: dict[int, tuple[str, ...]], move: LegalMove) -> LegalMove:
    """Add what a placement pays with, what of these colors stays in hand, and the features that it completes (P6.1, P6.2)."""
    star, number, color, jokers = move.parts.values()
    space = _space(str(star), int(number), str(color))
    pays = {str(color): _price(setup.options.side, space) - int(jokers)}
    if jokers:
        pays[setup.joker] = int(jokers)
    left = {one: hand.get(one, 0) - pays.get(one, 0) for one in (str(color), setup.joker)}
    leaves = {one: count for one, count in left.items() if count}
    return (
        replace(move, pays=pays, leaves=leaves, completes=completing[space])
        if space in completing
        else replace(move, pays=pays, leaves=leaves)
    )


@cache
def _space(star: str, number: int, color: str) -> int:
    return Place(star, number, color).space


@cache
def _price(side: str, space: int) -> int:
    return int(NUMBER[SIDES.index(side), space])
