"""What can be asked about a position of Summer Pavilion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sintra.dialogue import walk
from sintra.dialogue.arguments import Asked
from sintra.dialogue.spelling import fold
from sintra.dialogue.walk import Ground
from sintra.games import AnyGame
from sintra.pavilion import rules, speech, survey
from sintra.pavilion.geometry import MAX_NUMBER
from sintra.pavilion.move import CENTER_STAR, Draft, parse_move, space_of
from sintra.pavilion.options import JOKER_ORDERS
from sintra.pavilion.setup import Setup
from sintra.pavilion.state import State
from sintra.pavilion.tiles import size
from sintra.phrase import Phrase

NUMBERS = range(1, MAX_NUMBER + 1)


def _bag(asked: Asked) -> list[Phrase]:
    return [speech.describe_bag(asked.setup), speech.describe_tower(asked.setup)]


def _star(asked: Asked) -> list[Phrase]:
    return [speech.describe_star(asked.setup, asked.seat_at(1), _star_named(asked))]


def _star_named(asked: Asked) -> str:
    """Parse the first word as a star of the side that is played."""
    names = rules.star_names(asked.setup.options.side)
    if not asked.rest:
        raise asked.wanted()
    word = fold(asked.rest[0])
    if asked.vocabulary.noun(word) == "center":
        name = CENTER_STAR
    else:
        name = word if word in names else asked.vocabulary.proper[asked.color()]
    if name not in names:
        raise asked.wanted()
    return name


def _number(asked: Asked) -> list[Phrase]:
    number = asked.number(NUMBERS)
    return [speech.describe_number(asked.setup, asked.seat_at(1), number)]


def _ring(asked: Asked) -> list[Phrase]:
    """Say how numbers lie on a star, or what touches one of them."""
    return survey.describe_touching(asked.setup, asked.number(NUMBERS)) if asked.rest else survey.describe_ring(asked.setup)


def _features(kind: str) -> Callable[[Asked], list[Phrase]]:
    """Answer about the features of a kind: the nearest ones, or those at a star."""

    def answer(asked: Asked) -> list[Phrase]:
        if not asked.rest:
            return survey.describe_nearest(asked.setup, asked.seat, kind)
        star = _star_named(asked)
        found = survey.describe_features(asked.setup, asked.seat_at(1), kind, star)
        if not found:
            raise asked.wanted()
        return found

    return answer


BOARD = Ground(
    survey.FIRST,
    survey.STEPS,
    lambda asked: space_of(_star_named(asked), asked.number(NUMBERS, 1)),
    survey.describe_space,
    survey.describe_step,
)
QUESTIONS: Mapping[str, Callable[[Asked], Sequence[Phrase]]] = {
    "table": lambda asked: [*speech.describe_sources(asked.setup), speech.describe_supply(asked.setup)],
    "factory": lambda asked: [speech.describe_source(asked.setup, asked.number(range(1, len(asked.setup.factories) + 1)))],
    "center": lambda asked: [speech.describe_source(asked.setup, 0)],
    "where": lambda asked: [speech.describe_color(asked.setup, asked.color())],
    "big": lambda asked: [speech.describe_big(asked.setup)],
    "seat": lambda asked: speech.describe_seat(asked.setup, asked.seat_at(0)),
    "score": lambda asked: [speech.describe_scores(asked.setup)],
    "bag": _bag,
    "hand": lambda asked: speech.describe_held(asked.setup, asked.seat_at(0)),
    "supply": lambda asked: [speech.describe_supply(asked.setup)],
    "star": _star,
    "number": _number,
    "afford": lambda asked: [speech.describe_affordable(asked.setup, asked.seat_at(0))],
    **walk.questions("space", BOARD),
    "ring": _ring,
    "stars": lambda asked: [survey.describe_stars(asked.setup)],
    "bonus": lambda asked: survey.describe_bonuses(asked.setup, asked.seat_at(0)),
    **{kind: _features(kind) for kind in survey.KINDS},
    "stone": lambda asked: [survey.describe_stone(asked.setup)],
    "joker": lambda asked: survey.describe_jokers(asked.setup),
    "forecast": lambda asked: [survey.describe_forecast(asked.setup)],
    "goals": lambda asked: survey.describe_goals(asked.setup, asked.seat_at(0)),
}


def remarks(setup: Setup, move: str) -> list[Phrase]:
    """Say whether the start stone and a joker come along, and what would go to the center (P4.3 to P4.8)."""
    draft = parse_move(move)
    if not isinstance(draft, Draft):
        return []
    pool = setup.source(draft.source)
    taken = rules.taken(pool, draft.color, setup.joker)
    rest = {color: number - taken.get(color, 0) for color, number in pool.items()}
    joker = [Phrase("pavilion.why_joker")] if draft.color != setup.joker and setup.joker in taken else []
    gone = [Phrase("pavilion.to_center", {"pool": speech.pool_value(rest)})] if draft.source and any(rest.values()) else []
    return [*_stone(setup, draft, size(taken)), *joker, *gone]


def _stone(setup: Setup, draft: Draft, tiles: int) -> list[Phrase]:
    """Say that the move takes the start stone, and where the score limits what that costs."""
    if draft.source or not setup.stone_in_center:
        return []
    return [Phrase("dialogue.stone"), *limit(tiles, rules.loss(setup.seats[setup.turn or 0].score, tiles))]


def limit(tiles: int, cost: int) -> list[Phrase]:
    """Say that no score falls below 1, if tiles would cost more than they do."""
    return [Phrase("dialogue.limit")] if tiles > cost else []


def form(state: State) -> str:
    """Return the form of moves now: on the grey side, stars have numbers."""
    is_grey = state.phase == "place" and state.setup.options.is_grey
    return "place_grey" if is_grey else str(state.phase)


def notes(game: AnyGame) -> Sequence[Phrase]:
    """Say that the order of the Mini's reverse side is a guess (P13.1)."""
    is_guess = tuple(game.options["joker_order"]) == JOKER_ORDERS["reverse_side"]
    return [Phrase("dialogue.unverified")] if is_guess else []
