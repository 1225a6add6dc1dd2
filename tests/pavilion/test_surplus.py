"""Which tiles are suggested to be kept on passing."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from sintra import games
from sintra._random import generator
from sintra.pavilion.kernel import CORNERS
from sintra.pavilion.setup import Setup
from sintra.pavilion.surplus import useful
from sintra.pavilion.tiles import size
from tests.pavilion.positions import at, pool, seat


def passing(hand: str, tiles: str = "") -> Setup:
    """Return a position in which the first seat may pass with a hand."""
    return at("place", seat(tiles, hand)).setup


def test_jokers_of_the_next_round_come_first() -> None:
    """In round 1 green is the next joker: all of it stays, before tiles that would pay for spaces."""
    assert useful(passing("PPGGGOOYY"), 0) == {"green": 3, "purple": 1}


def test_tiles_that_pay_for_a_space_come_before_those_that_are_short() -> None:
    """Singles that pay for a 1 stay before a pair that pays for a 2, and that before three tiles that need six."""
    setup = passing("OYBBRRR", "B1 R12345 C1R")
    assert useful(setup, 0) == pool("OYBB")


def test_a_color_without_a_free_space_goes_first() -> None:
    """Tiles whose star is full, and which the center star has, are kept last of all."""
    setup = passing("OOORRRR", "O123456 C1O")
    assert useful(setup, 0) == pool("RRRR")


def test_what_can_no_longer_go_is_kept() -> None:
    """Once discards have come to a color, earlier ones stay, however useless (P9.4)."""
    setup = replace(passing("PPPYYYYY", "P123456 C1P"), phase="discard", discard_from="yellow")
    assert useful(setup, 0) == pool("PPPY")


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_the_suggestion_is_part_of_the_hand(side: str) -> None:
    """In random games it has as many tiles as fit the corners, all of them from the hand, and moves carry it."""
    game, rng, choose = games.make("pavilion", side=side), generator(7), random.Random(7)
    state, seen = game.new(), 0
    while not state.is_over:
        setup = state.setup
        if setup.phase == "place" and size(setup.seats[setup.turn].hand) > CORNERS:
            seen += 1
            kept = useful(setup, setup.turn)
            assert size(kept) == CORNERS
            assert all(number <= setup.seats[setup.turn].hand[color] for color, number in kept.items())
            moves = game.legal_moves(state)
            assert games.outlook_of("pavilion").details(setup, moves)[-1].get("useful") == kept
        state = (
            game.deal(state, game.random_deal(state, rng))
            if state.needs_deal
            else game.play(state, choose.choice(game.legal_moves(state)))
        )
    assert seen
