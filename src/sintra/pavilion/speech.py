"""A position of Summer Pavilion in words: Phrases in one fixed reading order, whole or part by part.

The order never changes: whose turn it is, the center, the factories, the supply, each board with its points, hand, corners
and stars (the center star, then clockwise from the upper left), the bag and the tower. Every pool is read in the fixed order
of colors. Each part can be asked for alone. Moves are narrated in `sintra.pavilion.narration`.

Values in these Phrases are neutral: seats count from 0, factories from 1, source 0 is the center; stars have the names that
moves give them, and a space is a star and its number there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sintra.factories.speech import TableSpeech
from sintra.pavilion import rules
from sintra.pavilion.geometry import MAX_NUMBER, NUM_STARS, POINTS_OF_STAR
from sintra.pavilion.move import CENTER_STAR
from sintra.pavilion.tiles import COLOR, PALETTE
from sintra.phrase import Phrase, Value

if TYPE_CHECKING:
    from sintra.pavilion.setup import Setup
    from sintra.pavilion.state import State


def describe(state: State) -> list[Phrase]:
    """Describe the whole position."""
    setup = state.setup
    phrases = [describe_turn(setup), *([describe_victory(setup)] if state.is_over else [])]
    phrases += [*describe_sources(setup), describe_supply(setup)]
    for seat in range(setup.players):
        phrases += describe_seat(setup, seat)
    return [*phrases, describe_bag(setup), describe_tower(setup)]


def describe_turn(setup: Setup) -> Phrase:
    """Say the round, its joker and who acts."""
    if setup.turn is None:
        return Phrase("pavilion.at_over")
    values: dict[str, Value] = {"round": setup.round, "joker": setup.joker, "seat": setup.turn}
    if setup.phase == "bonus":
        values["count"] = setup.bonus_due
    return Phrase(f"pavilion.at_{setup.phase}", values)


def describe_victory(setup: Setup) -> Phrase:
    """Say who has won (P11.5)."""
    first, *others = rules.winners([seat.score for seat in setup.seats])
    score = setup.seats[first].score
    if others:
        return Phrase("pavilion.share", {"seats": (first, *others), "score": score})
    return Phrase("pavilion.wins", {"seat": first, "score": score})


# The table

SAY = TableSpeech("pavilion", PALETTE, "stone")
describe_sources, describe_source = SAY.sources, SAY.source
describe_color, describe_big, describe_scores = SAY.color, SAY.big, SAY.scores
pool_value = PALETTE.value


def describe_supply(setup: Setup) -> Phrase:
    """Say what lies on the supply."""
    return SAY.pool("supply", setup.supply)


def describe_bag(setup: Setup) -> Phrase:
    """Say what is in the bag."""
    return SAY.pool("bag", setup.bag)


def describe_tower(setup: Setup) -> Phrase:
    """Say what is in the tower."""
    return SAY.pool("tower", setup.tower)


# The boards


def describe_seat(setup: Setup, seat: int) -> list[Phrase]:
    """Describe a whole board: points, hand, corners, stars; empty stars share a sentence."""
    board = setup.seats[seat]
    key = "pavilion.seat_passed" if board.passed and setup.phase != "over" else "pavilion.seat"
    names = rules.star_names(setup.options.side)
    empty = tuple(name for name, star in zip(names, board.board, strict=True) if not any(star))
    phrases = [Phrase(key, {"seat": seat, "score": board.score}), *describe_held(setup, seat)]
    phrases += (describe_star(setup, seat, name) for name in names if name not in empty)
    if len(empty) == len(names):
        return [*phrases, Phrase("pavilion.board_empty")]
    if len(empty) == 1:
        return [*phrases, describe_star(setup, seat, empty[0])]
    return [*phrases, Phrase("pavilion.stars_empty", {"some_stars": empty})] if empty else phrases


def describe_held(setup: Setup, seat: int) -> list[Phrase]:
    """Say what lies beside a board, and on its corners if something does."""
    hand, corners = describe_hand(setup, seat), setup.seats[seat].corners
    return [hand, SAY.pool("corners", corners)] if corners else [hand]


def describe_hand(setup: Setup, seat: int) -> Phrase:
    """Say what lies beside a board."""
    return SAY.pool("hand", setup.seats[seat].hand)


def describe_star(setup: Setup, seat: int, name: str) -> Phrase:
    """Say which spaces of a star are covered and, where it may differ, with what."""
    cells = sorted(_cells(setup, seat, name))
    if not cells:
        return Phrase("pavilion.star_empty", {"star": name})
    if name not in COLOR:
        return Phrase("pavilion.star_colors", {"star": name, "cells": tuple(cells)})
    if len(cells) == POINTS_OF_STAR:
        return Phrase("pavilion.star_full", {"star": name})
    return Phrase("pavilion.star", {"star": name, "numbers": tuple(number for number, _ in cells)})


def _cells(setup: Setup, seat: int, name: str) -> Iterator[tuple[int, str]]:
    """Yield number and color of the covered spaces of a star; the spaces of the center star count clockwise from the top."""
    star = rules.star_names(setup.options.side).index(name)
    numbers = range(1, MAX_NUMBER + 1) if name == CENTER_STAR else rules.printed(setup.options.side, star)
    for number, color in zip(numbers, setup.seats[seat].board[star], strict=True):
        if color:
            yield number, color


def describe_number(setup: Setup, seat: int, number: int) -> Phrase:
    """Say how many spaces with a number are covered, and on which stars one is open (P11.3)."""
    side, board = setup.options.side, setup.seats[seat].board
    on_stars = [list(rules.on_star(side, star, board[star], number)) for star in range(NUM_STARS)]
    open_stars = tuple(name for name, tiles in zip(rules.star_names(side), on_stars, strict=True) if None in tiles)
    if not open_stars:
        return Phrase("pavilion.number_full", {"number": number})
    covered = sum(tile is not None for tiles in on_stars for tile in tiles)
    return Phrase("pavilion.number", {"number": number, "covered": covered, "some_stars": open_stars})


def describe_affordable(setup: Setup, seat: int) -> Phrase:
    """Say which spaces a seat can pay for with its hand (P6.1 to P6.3)."""
    spaces = rules.affordable(setup, seat)
    return Phrase("pavilion.affordable", {"spaces": spaces}) if spaces else Phrase("pavilion.none_affordable")
