"""A board of Summer Pavilion in words, space by space: what is printed and what touches, features, jokers, stone and goals.

`speech` says what lies on the table; here is the rest of what everybody sees. A space is its number as in `geometry`; in
Phrases it is the name of its star and its number there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sintra.factories.speech import scores_value
from sintra.outlook import Aim
from sintra.pavilion import rules, speech
from sintra.pavilion.geometry import BONUS_TILES, FEATURES, POINTS_OF_STAR, STARS, Feature
from sintra.pavilion.kernel import ROUNDS
from sintra.pavilion.move import space_of
from sintra.pavilion.outlook import PavilionOutlook
from sintra.pavilion.rules import Board
from sintra.pavilion.setup import Setup, joker_of
from sintra.phrase import Phrase, Value

KINDS = tuple(BONUS_TILES)  # of features
STEPS = {"left": 0, "right": 1}  # counterclockwise and clockwise, as `rules.beside` has them
FIRST = 0  # the first space of a walk: the top one of the center star
OF_A_KIND = len(FEATURES) // len(KINDS)
NEAREST = 3  # features of one kind that are told at most


# What is printed


def describe_ring(setup: Setup) -> list[Phrase]:
    """Say how the numbers of a star lie in a ring (P2.2, P12.1)."""
    side = setup.options.side
    ring = rules.ring(side)
    values: dict[str, Value] = {"listed": ", ".join(map(str, ring)), "last": ring[-1], "number": ring[0]}
    if not setup.options.is_grey:
        return [Phrase("pavilion.ring", values)]
    return [Phrase("pavilion.ring_grey", values), Phrase("pavilion.ring_center", {"number": rules.price(side, 0)})]


def describe_touching(setup: Setup, number: int) -> list[Phrase]:
    """Say which numbers touch a number (P2.3); on the grey side the spaces of the center star are counted apart."""
    names = rules.star_names(setup.options.side)
    phrases = [_touching(setup, "pavilion.touches", names[1], number)]
    return [*phrases, _touching(setup, "pavilion.touches_center", names[0], number)] if setup.options.is_grey else phrases


def _touching(setup: Setup, key: str, star: str, number: int) -> Phrase:
    beside = (rules.name_of(setup.options.side, space)[1] for space in rules.beside(space_of(star, number)))
    return Phrase(key, {"number": number, "numbers": tuple(beside)})


def describe_stars(setup: Setup) -> Phrase:
    """Say where the stars lie: clockwise from the upper left around the center star (P2.1)."""
    return Phrase("pavilion.stars_lie", {"some_stars": rules.star_names(setup.options.side)[1:]})


# Spaces


def describe_space(setup: Setup, seat: int, space: int) -> list[Phrase]:
    """Say of a space whether it is covered, what it costs and takes, its neighbors, and the features that it belongs to."""
    side, board = setup.options.side, setup.seats[seat].board
    covered = rules.covered_spaces(board)
    beside = tuple((*rules.name_of(side, near), covered >> near & 1) for near in rules.beside(space))
    around = tuple(_feature(side, covered, feature) for feature in rules.features_at(space))
    return [
        *_describe_space(setup, board, space),
        Phrase("pavilion.space_beside", {"near_spaces": beside}),
        Phrase("pavilion.space_bonus", {"features": around}),
    ]


def describe_step(setup: Setup, seat: int, space: int, side: str) -> tuple[int, list[Phrase]]:
    """Go from a space to its neighbor on the star, clockwise to the right, and describe that (P2.3)."""
    to = rules.beside(space)[STEPS[side]]
    return to, describe_space(setup, seat, to)


def _describe_space(setup: Setup, board: Board, space: int) -> Iterator[Phrase]:
    side, (star, place) = setup.options.side, divmod(space, POINTS_OF_STAR)
    values: dict[str, Value] = {"space": rules.name_of(side, space)}
    tile = board[star][place]
    if tile:
        yield Phrase("pavilion.space_covered", values | {"color": tile})
        return
    yield Phrase("pavilion.space_free", values | {"number": rules.price(side, space)})
    if rules.star_color(side, star) is None:
        yield Phrase("pavilion.space_takes", {"pool": tuple(rules.open_colors(side, star, board[star]))})


def _feature(side: str, covered: int, feature: Feature) -> tuple[Value, ...]:
    """Return kind, stars, how many spaces are covered, and how many there are."""
    spaces = rules.spaces_around(feature)
    return feature.kind, rules.stars_around(side, feature), sum(covered >> space & 1 for space in spaces), len(spaces)


# Pillars, statues and windows


def describe_bonuses(setup: Setup, seat: int) -> list[Phrase]:
    """Count the complete features of each kind; say which of each is nearest, and what it lacks."""
    board = setup.seats[seat].board
    done = [feature.kind for feature in FEATURES if rules.is_complete(board, feature)]
    counts = Phrase("pavilion.bonus_done", {f"{kind}s": done.count(kind) for kind in KINDS})
    return [
        counts,
        *(phrase for kind in KINDS if done.count(kind) < OF_A_KIND for phrase in describe_nearest(setup, seat, kind, 1)),
    ]


def describe_nearest(setup: Setup, seat: int, kind: str, most: int = NEAREST) -> list[Phrase]:
    """Say which features of a kind lack least, and what."""
    lacking = ((feature, _open(setup, seat, feature)) for feature in FEATURES if feature.kind == kind)
    nearest = sorted(((feature, spaces) for feature, spaces in lacking if spaces), key=lambda found: len(found[1]))
    return [_lacks(setup, feature, spaces) for feature, spaces in nearest[:most]] or [Phrase("pavilion.around_done")]


def _lacks(setup: Setup, feature: Feature, spaces: Sequence[rules.Space]) -> Phrase:
    stars = rules.stars_around(setup.options.side, feature)
    return Phrase(f"pavilion.{feature.kind}_lacks", {"between": stars, "spaces": tuple(spaces)})


def describe_features(setup: Setup, seat: int, kind: str, star: str) -> list[Phrase]:
    """Say which spaces surround the features of a kind at a star, what they earn, and which spaces are open."""
    side = setup.options.side
    found = (feature for feature in FEATURES if feature.kind == kind and star in rules.stars_around(side, feature))
    return [phrase for feature in found for phrase in _surrounded(setup, seat, feature)]


def _surrounded(setup: Setup, seat: int, feature: Feature) -> Iterator[Phrase]:
    side, lacking = setup.options.side, _open(setup, seat, feature)
    spaces = tuple(rules.name_of(side, space) for space in rules.spaces_around(feature))
    values: dict[str, Value] = {"between": rules.stars_around(side, feature), "spaces": spaces}
    yield Phrase(f"pavilion.{feature.kind}_around", values | {"count": BONUS_TILES[feature.kind]})
    if not lacking:
        yield Phrase("pavilion.around_done")
    elif len(lacking) == len(spaces):
        yield Phrase("pavilion.around_empty")
    else:
        yield Phrase("pavilion.around_open", {"spaces": tuple(lacking)})


def _open(setup: Setup, seat: int, feature: Feature) -> list[rules.Space]:
    """Return the spaces around a feature that are not covered."""
    covered = rules.covered_spaces(setup.seats[seat].board)
    return [rules.name_of(setup.options.side, space) for space in rules.spaces_around(feature) if not covered >> space & 1]


# Stone and jokers


def describe_stone(setup: Setup) -> Phrase:
    """Say who holds the start stone, or that it lies in the center."""
    if setup.turn is None:
        return Phrase("pavilion.at_over")
    return Phrase("pavilion.stone_center" if setup.stone_in_center else "pavilion.stone_held", {"seat": setup.start})


def describe_jokers(setup: Setup) -> list[Phrase]:
    """Say the joker of this round and those of the rounds to come (P1.3)."""
    if setup.turn is None:
        return [Phrase("pavilion.at_over")]
    now = Phrase("pavilion.joker_now", {"joker": setup.joker, "round": setup.round})
    order = tuple(joker_of(setup.options, number) for number in range(setup.round + 1, ROUNDS + 1))
    return [now, Phrase("pavilion.jokers_next", {"order": order})] if order else [now]


# What is to come


def describe_forecast(setup: Setup) -> Phrase:
    """Say the points of all seats with what their full stars and numbers earn at the end (P11.2, P11.3)."""
    if setup.phase == "over":
        return speech.describe_scores(setup)
    earned = (rules.end_points(seat, setup.options.side) for seat in setup.seats)
    scores = [seat.score + points["stars"] + points["numbers"] for seat, points in zip(setup.seats, earned, strict=True)]
    return Phrase("pavilion.forecast", {"scores": scores_value(scores)})


def describe_goals(setup: Setup, seat: int) -> list[Phrase]:
    """Count the full stars and numbers; say which star, number and feature is nearest, what it lacks, and what it earns."""
    if not rules.covered_spaces(setup.seats[seat].board):
        return [Phrase("pavilion.board_empty")]
    aims = PavilionOutlook().aims(setup)[seat]
    full = {f"full_{kind}s": sum(aim.kind == kind and aim.covered == aim.spaces for aim in aims) for kind in ("star", "number")}
    return [Phrase("pavilion.goals", full), *_nearest(setup, seat, aims)]


def _nearest(setup: Setup, seat: int, aims: Sequence[Aim]) -> Iterator[Phrase]:
    star, number = (_least([aim for aim in aims if aim.kind == kind]) for kind in ("star", "number"))
    if star:
        yield _goal_star(setup, seat, star)
    if number:
        open_stars = speech.describe_number(setup, seat, int(number.name)).values["some_stars"]
        yield Phrase("pavilion.goal_number", {"number": int(number.name), "some_stars": open_stars, "points": number.points})
    lacking = {feature.name: _open(setup, seat, feature) for feature in FEATURES}
    begun = [feature for feature in FEATURES if 0 < len(lacking[feature.name]) < len(feature.spaces)]
    if begun:
        feature = min(begun, key=lambda found: len(lacking[found.name]))
        yield _lacks(setup, feature, lacking[feature.name])


def _least(aims: Sequence[Aim]) -> Aim | None:
    """Return the goal that lacks least but something, the one that earns most among several; None if none is begun."""
    begun = [aim for aim in aims if 0 < aim.covered < aim.spaces]
    return min(begun, key=lambda aim: (aim.spaces - aim.covered, -aim.points)) if begun else None


def _goal_star(setup: Setup, seat: int, aim: Aim) -> Phrase:
    side, star = setup.options.side, STARS.index(aim.name)
    first = star * POINTS_OF_STAR
    spaces = zip(range(first, first + POINTS_OF_STAR), setup.seats[seat].board[star], strict=True)
    numbers = sorted(rules.name_of(side, space)[1] for space, tile in spaces if not tile)
    values: dict[str, Value] = {"star": rules.star_names(side)[star], "numbers": tuple(numbers), "points": aim.least}
    return Phrase("pavilion.goal_star" if aim.least == aim.points else "pavilion.goal_star_least", values)
