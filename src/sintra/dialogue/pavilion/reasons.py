"""Why a move of Summer Pavilion is good: verifiable facts about it, the most important first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from sintra.game import Preview
from sintra.games import AnyGame
from sintra.pavilion import rules, speech
from sintra.pavilion.geometry import POINTS_OF_STAR
from sintra.pavilion.move import Bonus, Discard, Draft, Pass, Place, space_of
from sintra.pavilion.rules import Space
from sintra.pavilion.setup import Setup, joker_of
from sintra.pavilion.tiles import total
from sintra.phrase import Phrase, Value

FEATURES = ("pavilion.pillar", "pavilion.statue", "pavilion.window")


def reasons(game: AnyGame, state: Any, move: Any, _lead: int) -> Iterator[Phrase]:
    """Say what a legal move has going for it and what it costs."""
    setup: Setup = state.setup
    match move:
        case Draft():
            yield from _of_draft(setup, move, dict(game.previews(state)))
        case Place():
            yield from _of_place(game, state, move)
        case Bonus(color):
            yield from _of_bonus(setup, color)
        case Pass():
            yield from _of_pass(setup, game.preview(state, move))
        case Discard(color):
            yield from _of_discard(setup, color)
        case _:
            yield _left(_hand(setup))


def _hand(setup: Setup) -> Mapping[str, int]:
    return setup.seats[setup.turn or 0].hand


def _has(hand: Mapping[str, int], color: str) -> Phrase:
    return Phrase("pavilion.why_hand", {"tiles": (color, hand[color])})


# Taking tiles


def _of_draft(setup: Setup, move: Draft, found: Mapping[Any, Preview]) -> Iterator[Phrase]:
    own = found[move]
    hand = total(_hand(setup), {move.color: own.taken - own.jokers}, {setup.joker: own.jokers})
    if space := _affords(setup, hand):
        yield Phrase("pavilion.why_pays", {"space": space})
    elif move.color != setup.joker:
        yield _has(hand, move.color)
    if move.color == setup.joker:
        yield Phrase("pavilion.why_is_joker")
    if own.cost:
        yield Phrase("pavilion.why_stone", {"number": own.cost})
    if all(own.taken > brings.taken for other, brings in found.items() if other != move):
        yield Phrase("pavilion.why_group", {"count": own.taken})
    if own.jokers and move.color != setup.joker:
        yield Phrase("pavilion.why_joker")


def _affords(setup: Setup, hand: Mapping[str, int]) -> Space | None:
    """Return the most expensive space that this hand can pay for and the current one cannot."""
    seat = setup.turn or 0
    seats = list(setup.seats)
    seats[seat] = replace(seats[seat], hand=dict(hand))
    now, then = rules.affordable(setup, seat), rules.affordable(replace(setup, seats=tuple(seats)), seat)
    return max((space for space in then if space not in now), key=lambda space: _price(setup, space), default=None)


def _price(setup: Setup, space: Space) -> int:
    return rules.price(setup.options.side, space_of(*space))


# Placing


def _of_place(game: AnyGame, state: Any, move: Place) -> Iterator[Phrase]:
    setup, after = state.setup, game.play(state, move)
    now, found = after.setup, dict(game.previews(state))
    yield from _stars(setup, now, move)
    yield from _numbers(setup, now)
    yield from (phrase for phrase in game.narrate(state, move, after) if phrase.key in FEATURES)
    points = found[move].points
    most = max(brings.points for brings in found.values())
    yield Phrase("pavilion.why_most" if points == most else "pavilion.why_scores", {"points": points})
    if not move.jokers and move.color != setup.joker and _hand(setup).get(setup.joker):
        yield Phrase("pavilion.why_no_joker")
    yield from _progress(setup, now, move)


def _stars(setup: Setup, now: Setup, move: Place) -> Iterator[Phrase]:
    """Say what a star earns if the move completes it (P11.2)."""
    star = now.seats[setup.turn or 0].board[move.space // POINTS_OF_STAR]
    if points := rules.star_points(star):
        yield Phrase("pavilion.why_star", {"star": move.star, "points": points})


def _progress(setup: Setup, now: Setup, move: Place) -> Iterator[Phrase]:
    star = now.seats[setup.turn or 0].board[move.space // POINTS_OF_STAR]
    covered = sum(tile is not None for tile in star)
    if covered < POINTS_OF_STAR:
        yield Phrase("pavilion.why_star_open", {"star": move.star, "count": covered})


def _numbers(setup: Setup, now: Setup) -> Iterator[Phrase]:
    """Say what a number earns if the move completes it (P11.3)."""
    seat, side = setup.turn or 0, setup.options.side
    before = rules.full_numbers(side, setup.seats[seat].board)
    for number in rules.full_numbers(side, now.seats[seat].board):
        if number not in before:
            yield Phrase("pavilion.why_number", {"number": number, "points": rules.number_worth(number)})


# Bonus tiles, passing and discarding


def _of_bonus(setup: Setup, color: str) -> Iterator[Phrase]:
    hand = total(_hand(setup), {color: 1})
    if space := _affords(setup, hand):
        yield Phrase("pavilion.why_pays", {"space": space})
    if color == setup.joker:
        yield Phrase("pavilion.why_is_joker")
    elif color == _next_joker(setup):
        yield Phrase("pavilion.why_next_joker", {"joker": color})
    yield _has(hand, color)


def _of_pass(setup: Setup, found: Preview) -> Iterator[Phrase]:
    if found.dropped:
        yield Phrase("pavilion.why_pass", {"count": found.dropped})
    elif _next_joker(setup):
        yield Phrase("pavilion.why_keep_all")
    else:
        yield _left(_hand(setup))


def _of_discard(setup: Setup, color: str) -> Iterator[Phrase]:
    hand = dict(_hand(setup))
    hand[color] -= 1
    joker = _next_joker(setup)
    if joker and joker != color and hand.get(joker):
        yield Phrase("pavilion.why_next_joker", {"joker": joker})
    yield _left(hand)


def _next_joker(setup: Setup) -> str | None:
    return None if rules.is_last_round(setup.round) else joker_of(setup.options, setup.round + 1)


def _left(hand: Mapping[str, int]) -> Phrase:
    pool: Value = speech.pool_value(hand)
    return Phrase("pavilion.why_left", {"pool": pool})
