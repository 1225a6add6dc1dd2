"""What placing and keeping would do in Summer Pavilion is what it does: the server foretells it, and clients add nothing up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import UNSET

from sintra.pavilion.geometry import FEATURES
from sintra.pavilion.tiles import size
from sintra.server.shell.replays import steps
from sintra.server.wire.messages import GameName, LegalMove
from tests.server.playing import WATCHER, Room, begun

KIND = {feature.name: feature.kind for feature in FEATURES}
SIDES = ("coloured", "grey")


def legal(here: Room) -> tuple[LegalMove, ...]:
    """Give the legal moves as the seat that acts gets them."""
    return here.table.view(here.who(here.table.turn or 0), "en").legal


def played(here: Room, rng: random.Random) -> Iterator[Room]:
    """Play a whole game at random, and give the room before each choice."""
    while here.table.phase == "playing":
        yield here
        here.play(rng.choice(here.moves()))


@pytest.mark.parametrize("side", SIDES)
def test_a_placement_pays_leaves_and_completes_what_is_foretold(side: str) -> None:
    """The hand loses what a placement pays and keeps what it leaves; it completes the features that are told of it."""
    completed = 0
    for here in played(begun("hh", game="pavilion", side=side), random.Random(7)):
        table, was = here.table, here.table.state.setup
        for move in legal(here):
            if move.kind != "place":
                assert (move.pays, move.leaves, move.completes) == (UNSET, UNSET, UNSET)
                continue
            now = table.game.play(table.state, move.move)
            before, after = was.seats[was.turn or 0].hand, now.setup.seats[was.turn or 0].hand
            assert move.pays == {
                color: count - after.get(color, 0) for color, count in before.items() if count != after.get(color)
            }
            assert move.leaves == {color: after[color] for color in (move.parts["color"], was.joker) if color in after}
            told = table.game.narrate(table.state, table.game.parse_move(move.move), now)
            kinds = [phrase.key.removeprefix("pavilion.") for phrase in told if phrase.key.endswith(tuple(KIND.values()))]
            names = () if move.completes is UNSET else move.completes
            assert [KIND[name] for name in names] == kinds
            completed += len(names)
    assert completed > 0


@pytest.mark.parametrize("side", SIDES)
def test_covered_spaces_of_features_are_counted(side: str) -> None:
    """Every seat sees how many spaces around each feature are covered, at the table and in a replay alike; Azul has none."""
    here = begun("hh", game="pavilion", side=side)
    for _ in played(here, random.Random(11)):
        seats = here.table.view(WATCHER, "en").seats
        for seat, setup in zip(seats, here.table.state.setup.seats, strict=True):
            board = setup.to_dict()["board"]
            counted = {name: sum(_is_covered(board, space) for space in spaces) for name, _, spaces in FEATURES}
            assert seat.features == {name: count for name, count in counted.items() if count}
    record = here.table.record
    (last,) = steps(record, "en", len(record.events), None).steps
    assert last.features == tuple(seat.features for seat in here.table.view(WATCHER, "en").seats)
    assert begun("hp").table.view(WATCHER, "en").seats[0].features == {}


def _is_covered(board: dict[str, list[str | None]], space: str) -> bool:
    star, direction = space.split()
    return board[star][("N", "NE", "SE", "S", "SW", "NW").index(direction)] is not None


@pytest.mark.parametrize("side", SIDES)
def test_what_not_keeping_costs_is_foretold(side: str) -> None:
    """Passing says how many tiles can stay and what losing any number of them costs, which the lowest score limits (P9.3)."""
    limited = 0
    for here in played(begun("hh", game="pavilion", side=side), random.Random(3)):
        table = here.table
        for move in legal(here):
            hand = size(table.state.setup.seats[table.turn or 0].hand)
            if move.kind not in {"pass", "discard", "stop"}:
                assert (move.keeps, move.losses) == (UNSET, UNSET)
                continue
            assert move.keeps == min(4, hand)
            assert move.losses is not UNSET
            assert len(move.losses) == hand + 1
        passing = next((move for move in legal(here) if move.kind == "pass"), None)
        after = _discarded(here) if passing else None
        if passing and after and after.phase != "over":  # the end of the game scores more
            lost = table.state.scores[table.turn or 0] - after.scores[table.turn or 0]
            number = size(table.state.setup.seats[table.turn or 0].hand)
            assert passing.losses is not UNSET
            assert passing.losses[number] == lost
            limited += number > lost
    assert limited > 0


def _discarded(here: Room) -> Any:
    """Pass and let go of the whole hand."""
    game, state, seat = here.table.game, here.table.state, here.table.turn
    state = game.play(state, "pass")
    while state.turn == seat and state.phase == "discard":
        state = game.play(state, next(move for move in game.legal_moves(state) if str(move).startswith("-")))
    return state


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_nothing_is_sent_that_says_nothing(game: GameName) -> None:
    """Moves that place nothing and keep nothing do not carry the fields of those that do."""
    here = begun("hh", game=game)
    sent = here.table.write_view(here.who(0), "en")
    assert not [name for name in (b"pays", b"leaves", b"completes", b"keeps", b"losses", b"useful") if b'"%s":' % name in sent]
