"""Narration of moves and deals of Summer Pavilion in Phrases, with all that follows automatically.

Points have their sign, and the running score comes after every change; completed features, the end of a round and the final
points are narrated one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sintra.factories.speech import scores_value
from sintra.pavilion import rules
from sintra.pavilion.geometry import BONUS_TILES
from sintra.pavilion.move import Bonus, Deal, Discard, Draft, Move, Pass, Place, Stop
from sintra.pavilion.setup import Setup
from sintra.pavilion.speech import describe_sources, describe_supply, describe_victory, pool_value
from sintra.pavilion.tiles import COLOR, from_letters, size
from sintra.phrase import Phrase, Value

if TYPE_CHECKING:
    from sintra.pavilion.state import State


def narrate(before: State, move: Move, after: State) -> list[Phrase]:
    """Narrate a move and everything that followed from it."""
    return tell(before.shared_setup, move, after.shared_setup)


def tell(was: Setup, move: Move, now: Setup) -> list[Phrase]:
    """Narrate a move between two Setups."""
    scores = Scores(was)
    phrases = list(_tell(was, move, now, scores))
    if now.phase == "over" or now.round != was.round:
        phrases += _end_round(was, now, scores)
    return phrases


def _tell(was: Setup, move: Move, now: Setup, scores: Scores) -> Iterator[Phrase]:
    seat = was.turn or 0
    match move:
        case Draft():
            yield from _draft(was, move, now, scores)
        case Place():
            yield from _place(was, move, now, scores)
        case Bonus(color):
            yield Phrase("pavilion.takes_bonus", {"seat": seat, "color": color})
        case Pass():
            yield Phrase("pavilion.passes", {"seat": seat})
        case Discard(color):
            yield scores.change("discards", seat, -1, color=color)
        case Stop():
            yield Phrase("pavilion.keeps", {"seat": seat, "pool": pool_value(was.seats[seat].hand)})


class Scores:
    """The running scores during narration."""

    def __init__(self, was: Setup) -> None:
        self.of = [seat.score for seat in was.seats]

    def change(self, key: str, seat: int, points: int, **values: Value) -> Phrase:
        """Change a score, never below 1, and narrate it; a loss clamped by the minimum has a key of its own."""
        changed = -rules.loss(self.of[seat], -points)
        self.of[seat] += changed
        values |= {"seat": seat, "points": changed, "score": self.of[seat]}
        if changed == points:
            return Phrase(f"pavilion.{key}", values)
        return Phrase(f"pavilion.{key}_limited", {**values, "cost": points})


# Taking


def _draft(was: Setup, move: Draft, now: Setup, scores: Scores) -> Iterator[Phrase]:
    """Narrate what is taken, the stone and its price, and what moves to the center (P4.3 to P4.8)."""
    seat, source, joker = was.turn or 0, move.source, was.joker
    pool = was.source(source)
    taken = rules.taken(pool, move.color, joker)
    yield _take(seat, move, taken, joker)
    if was.stone_in_center and source == 0:
        yield scores.change("takes_stone", seat, -size(taken))
    rest = {color: number - taken.get(color, 0) for color, number in pool.items()}
    if source and any(rest.values()):
        yield Phrase("pavilion.to_center", {"pool": pool_value(rest)})
    if now.phase == "place":
        if was.stone_in_center and source:
            yield Phrase("pavilion.stone_untouched", {"seat": now.start})
        yield Phrase("pavilion.all_taken", {"seat": now.start})


def _take(seat: int, move: Draft, taken: dict[str, int], joker: str) -> Phrase:
    values: dict[str, Value] = {"seat": seat, "source": move.source}
    if move.color == joker:
        return Phrase("pavilion.takes_only_joker", {**values, "wild": (joker, 1)})
    values["tiles"] = (move.color, taken[move.color])
    return (
        Phrase("pavilion.takes_joker", {**values, "wild": (joker, 1)}) if joker in taken else Phrase("pavilion.takes", values)
    )


# Placing


def _place(was: Setup, move: Place, now: Setup, scores: Scores) -> Iterator[Phrase]:
    """Narrate the payment, the points, and the features that are complete now (P6.1, P7.1, P7.2).

    Where a star has a color of its own, a tile of another color cannot lie there: then the key leaves it to the space.
    """
    seat = was.turn or 0
    side = was.options.side
    price = rules.price(side, move.space)
    values: dict[str, Value] = {"space": (move.star, move.number), "tiles": (move.color, price - move.jokers)}
    key = "covers"
    if COLOR.get(move.star) != move.color:
        key, values["color"] = f"{key}_color", move.color
    if move.jokers:
        key, values["wild"] = f"{key}_jokers", (was.joker, move.jokers)
    points = now.seats[seat].score - was.seats[seat].score
    yield scores.change(key, seat, points, **values)
    features = rules.completed_by(rules.covered_spaces(now.seats[seat].board), move.space)
    for feature in features:
        stars = rules.stars_around(side, feature)
        yield Phrase(f"pavilion.{feature.kind}", {"between": stars, "count": BONUS_TILES[feature.kind]})
    if rules.bonus_tiles(features) > size(was.supply):  # P14.1
        yield Phrase("pavilion.supply_short", {"count": size(was.supply)}) if was.supply else describe_supply(was)


# The end of a round and of the game


def _end_round(was: Setup, now: Setup, scores: Scores) -> Iterator[Phrase]:
    yield Phrase("pavilion.round_over", {"round": was.round, "scores": scores_value(scores.of)})
    if now.phase == "over":
        yield Phrase("pavilion.over")
        for seat in range(now.players):
            yield from _final_points(now, seat, scores)
        yield describe_victory(now)
    elif now.phase == "place":
        yield _round(now)


def _round(now: Setup) -> Phrase:
    """Say which round begins, with which joker; without tiles to take, placing begins at once (P14.3)."""
    key = "pavilion.round" if now.phase == "draft" else "pavilion.round_without_tiles"
    return Phrase(key, {"round": now.round, "joker": now.joker, "seat": now.start})


def _final_points(now: Setup, seat: int, scores: Scores) -> Iterator[Phrase]:
    """Narrate the points for stars and numbers, then what the corners cost (P11.2 to P11.4)."""
    side, board = now.options.side, now.seats[seat].board
    for name, star in zip(rules.star_names(side), board, strict=True):
        if points := rules.star_points(star):
            yield scores.change("bonus_star", seat, points, star=name)
    for number in rules.full_numbers(side, board):
        yield scores.change("bonus_number", seat, rules.number_worth(number), number=number)
    left = size(now.seats[seat].corners)
    if left:
        yield scores.change("leftover", seat, -left, count=left)


# Deals


def narrate_deal(before: State, deal: Deal, after: State) -> list[Phrase]:
    """Narrate the round that begins and its tiles, or the refill of the supply; and the refill of the bag, if any (P8.2)."""
    was, now = before.shared_setup, after.shared_setup
    drawn = [from_letters(word) or {} for word in (deal.supply, *deal.factories)]
    poured = [Phrase("pavilion.bag_refilled", {"count": size(was.tower)})] if sum(map(size, drawn)) > size(was.bag) else []
    if was.phase == "refill":
        return [*poured, Phrase("pavilion.refilled", {"pool": pool_value(drawn[0])})]
    phrases = [_round(now), *poured, describe_supply(now)]
    return phrases + describe_sources(now)[1:]  # all but the center
