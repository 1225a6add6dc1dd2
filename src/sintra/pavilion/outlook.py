"""Forecasts for a position of Summer Pavilion: goals, features, what moves pay, keep and lose, and moves by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from sintra.game import Preview
from sintra.outlook import Aim, Details, Outlook
from sintra.pavilion import rules
from sintra.pavilion.geometry import POINTS_OF_STAR, STARS
from sintra.pavilion.kernel import CORNERS
from sintra.pavilion.move import Bonus, Discard, Draft, Move, Pass, Place
from sintra.pavilion.rules import Board
from sintra.pavilion.setup import Setup
from sintra.pavilion.surplus import useful
from sintra.pavilion.tiles import COLOR, size
from sintra.phrase import Phrase, Value


class PavilionOutlook(Outlook):
    """The outlook of Summer Pavilion."""

    def aims(self, setup: Setup) -> tuple[tuple[Aim, ...], ...]:
        """Return the goals of each seat: stars, then numbers (P11.2, P11.3)."""
        side = setup.options.side
        return tuple([_aims(side, seat.board) for seat in setup.seats])

    def features(self, setup: Setup) -> tuple[dict[str, int], ...]:
        """Count for each seat the covered spaces around each pillar, statue and window that has any."""
        return tuple([_features(seat.board) for seat in setup.seats])

    def details(self, setup: Setup, moves: Sequence[Move]) -> list[Details]:
        """Return what placements pay, leave and complete; with a pass, discard or stop what can stay and what going costs."""
        if setup.phase not in {"place", "discard"}:
            return [Details()] * len(moves)
        seat = setup.seats[setup.turn or 0]
        held = size(seat.hand)
        losses = tuple(rules.loss(seat.score, number) for number in range(held + 1))
        parting = Details(keeps=min(CORNERS, held), losses=losses)
        if held > CORNERS:
            parting["useful"] = useful(setup, setup.turn or 0)
        completing, joker = rules.completing(rules.covered_spaces(seat.board)), setup.joker
        return [
            _placed(setup.options.side, joker, seat.hand, completing, move) if isinstance(move, Place) else parting
            for move in moves
        ]

    def name(self, move: Move) -> Phrase:
        """Name a move in words."""
        match move:
            case Draft(source, color):
                return Phrase("server.move.draft", {"color": color, "source": source})
            case Place():
                return _name_placement(move)
            case Bonus(color) | Discard(color):
                return Phrase(f"server.move.{self.kind(move)}", {"color": color})
            case _:
                return Phrase(f"server.move.{self.kind(move)}")

    def brings(self, move: Move, name: str, preview: Preview) -> list[Phrase]:
        """Say what a move would bring; of a pass, how many tiles must go (P9.2), of a discard only the points."""
        if isinstance(move, Discard):
            return super().brings(move, name, replace(preview, dropped=0))
        if not isinstance(move, Pass):
            return super().brings(move, name, preview)
        if not preview.dropped:
            return [Phrase("dialogue.pass_free", {"text": name})]
        costs = Phrase("dialogue.pass_costs", {"text": name, "number": preview.dropped})
        return [costs, Phrase("dialogue.loses", {"number": preview.cost})] if preview.cost else [costs]


@lru_cache(maxsize=2048)  # a move changes one board at most
def _aims(side: str, board: Board) -> tuple[Aim, ...]:
    return (*_stars(side, board), *_numbers(side, board))


@lru_cache(maxsize=2048)
def _features(board: Board) -> dict[str, int]:
    """Count the covered spaces around each feature; the dictionary is shared and must not be modified."""
    return rules.covered_around(board)


def _stars(side: str, board: Board) -> Iterator[Aim]:
    for number, (name, star) in enumerate(zip(STARS, board, strict=True)):
        least, points = rules.star_prospects(side, number, star)
        yield Aim("star", name, points, least, covered=sum(map(bool, star)), spaces=POINTS_OF_STAR)


def _numbers(side: str, board: Board) -> Iterator[Aim]:
    for number in rules.SCORING_NUMBERS:
        tiles, points = rules.spaces_with(side, board, number), rules.number_worth(number)
        yield Aim("number", str(number), points, points, covered=sum(map(bool, tiles)), spaces=len(tiles))


def _placed(side: str, joker: str, hand: Mapping[str, int], completing: Mapping[int, tuple[str, ...]], move: Place) -> Details:
    """Return what a placement pays, what of these colors stays in hand, and the features that it completes (P6.1, P6.2)."""
    color, jokers, space = move.color, move.jokers, move.space
    pays = {color: rules.price(side, space) - jokers}
    if jokers:
        pays[joker] = jokers
    left = {one: hand.get(one, 0) - pays.get(one, 0) for one in (color, joker)}
    details = Details(pays=pays, leaves={one: count for one, count in left.items() if count})
    if space in completing:
        details["completes"] = completing[space]
    return details


def _name_placement(move: Place) -> Phrase:
    """Name a placement; the color is said where the space does not tell it."""
    key, values = "server.move.place", dict[str, Value](space=(move.star, move.number))
    if move.star not in COLOR:  # the stars of the coloured side have the letters of their colors
        key, values = f"{key}_color", {**values, "color": move.color}
    return Phrase(f"{key}_jokers", {**values, "number": move.jokers}) if move.jokers else Phrase(key, values)
