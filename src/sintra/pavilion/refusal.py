"""Why a move of Summer Pavilion is illegal: the reason as a Phrase, and its English.

The reasons live with the rules; other languages translate the same keys.
"""

from __future__ import annotations

from sintra.factories.refusal import say
from sintra.pavilion import rules
from sintra.pavilion.geometry import COLORS, POINTS_OF_STAR
from sintra.pavilion.kernel import CORNERS
from sintra.pavilion.move import Bonus, Discard, Draft, Move, Pass, Place, Stop, star_name
from sintra.pavilion.setup import Setup
from sintra.pavilion.tiles import INDEX, Pool, size
from sintra.phrase import Phrase, Value

ENGLISH = {
    "pavilion.refusal.over": "the game is over",
    "pavilion.refusal.deal_due": "tiles must be drawn first",
    "pavilion.refusal.coloured_side": "{star} is on the gray side; here the stars are {stars}, in moves such as B6 or C4R",
    "pavilion.refusal.grey_side": "{star} is on the colored side; here the stars are {stars}, in moves such as 25R or C4R",
    # the wrong time
    "pavilion.refusal.drafting": "take tiles from a factory or the center now, such as 3R",
    "pavilion.refusal.pass_while_drafting": "you cannot pass while there are tiles to take",
    "pavilion.refusal.placing": "all tiles are taken; now place one or pass",
    "pavilion.refusal.no_bonus_due": "you have no bonus tile to take now",
    "pavilion.refusal.not_passed": "you discard tiles only after you have passed",
    "pavilion.refusal.bonus_due": "take bonus tiles from the supply now, such as +R; {number} to go",
    "pavilion.refusal.has_passed": "you have passed: discard tiles, such as -R, or type stop to keep the rest",
    # taking
    "pavilion.refusal.no_such_factory": "there is no factory {factory}; the last one is {last}",
    "pavilion.refusal.source_empty": "{source} is empty",
    "pavilion.refusal.color_not_there": "there is no {color} there; {source} has {pool}",
    "pavilion.refusal.joker_among_others": "{color} is the joker and comes only with another color; {source} has {pool}",
    # placing
    "pavilion.refusal.space_taken": "space {number} of {star} is already covered, with {color}",
    "pavilion.refusal.star_has_color": "{star} already has {color} and takes only other colors",
    "pavilion.refusal.star_is_single": "{star} has become {held} and takes no {color}",
    "pavilion.refusal.joker_itself": "{color} is the joker itself, so no joker stands in for it: leave out +{jokers}",
    "pavilion.refusal.too_many_jokers": "the price is {price}, and at least one tile must be {color}; jokers: {most} at most",
    "pavilion.refusal.jokers_short": "{joker} is the joker, and you need {jokers} of it; you have {hand}",
    "pavilion.refusal.color_short": "you need {needed} {color}; you have {hand}",
    # bonus tiles and discards
    "pavilion.refusal.not_in_supply": "there is no {color} in the supply; it has {pool}",
    "pavilion.refusal.not_in_hand": "there is no {color} in your hand; you have {hand}",
    "pavilion.refusal.color_is_past": "discard tiles in the order {order}; after {last} it is too late for {color}",
    "pavilion.refusal.too_many_before": "that would leave {number} tiles of earlier colors, but you can keep only {corners}",
    "pavilion.refusal.too_many_kept": "you have {number} tiles left but can keep only {corners}; discard at least {excess}",
}

PHASE_OF: dict[type[Move], str] = {
    Draft: "draft",
    Place: "place",
    Pass: "place",
    Bonus: "bonus",
    Discard: "discard",
    Stop: "discard",
}
REFUSED_WHILE_PLACING: dict[type[Move], str] = {
    Draft: "placing",
    Bonus: "no_bonus_due",
    Discard: "not_passed",
    Stop: "not_passed",
}


def english(phrase: Phrase) -> str:
    """Say a reason in English."""
    return say(ENGLISH, phrase, {"star": star_name})


def _reason(name: str, **values: Value) -> Phrase:
    return Phrase(f"pavilion.refusal.{name}", values)


def _tiles(pool: Pool) -> Value:
    """Return a pool as a value: colors with their numbers."""
    return tuple(pool.items())


def refuse(setup: Setup, move: Move) -> Phrase | None:
    """Return the reason why a move is illegal here; None if it is legal."""
    if setup.phase == "over":
        return _reason("over")
    if setup.phase in {"deal", "refill"}:
        return _reason("deal_due")
    names = rules.star_names(setup.options.side)
    if isinstance(move, Place) and move.star not in names:
        return _reason(f"{setup.options.side}_side", star=move.star, stars=names)
    return _refuse_now(setup, move) or _refuse_here(setup, move)


def _refuse_now(setup: Setup, move: Move) -> Phrase | None:
    """Say what is to be done instead, if this kind of move has no place in the phase (P4.1, P5.2, P7.4, P9.4)."""
    if setup.phase == PHASE_OF[type(move)]:
        return None
    if setup.phase == "draft":
        return _reason("pass_while_drafting" if isinstance(move, Pass) else "drafting")
    if setup.phase == "bonus":
        return _reason("bonus_due", number=setup.bonus_due)
    return _reason("has_passed" if setup.phase == "discard" else REFUSED_WHILE_PLACING[type(move)])


def _refuse_here(setup: Setup, move: Move) -> Phrase | None:
    match move:
        case Draft():
            return _refuse_draft(setup, move)
        case Place():
            return _refuse_space(setup, move) or _refuse_payment(setup, move)
        case Bonus(color) if color not in setup.supply:
            return _reason("not_in_supply", color=color, pool=_tiles(setup.supply))
        case Discard(color):
            return _refuse_discard(setup, color)
        case Stop() if excess := rules.surplus(_hand(setup)):
            return _reason("too_many_kept", number=size(_hand(setup)), corners=CORNERS, excess=excess)
        case _:
            return None


def _hand(setup: Setup) -> Pool:
    return setup.seats[setup.turn or 0].hand


def _refuse_draft(setup: Setup, move: Draft) -> Phrase | None:
    """P4.3, P4.4."""
    if move.source > len(setup.factories):
        return _reason("no_such_factory", factory=move.source, last=len(setup.factories))
    pool = setup.source(move.source)
    if not pool:
        return _reason("source_empty", source=move.source)
    if move.color not in pool:
        return _reason("color_not_there", source=move.source, color=move.color, pool=tuple(pool))
    if move.color not in rules.nameable(pool, setup.joker):
        return _reason("joker_among_others", source=move.source, color=move.color, pool=tuple(pool))
    return None


def _refuse_space(setup: Setup, move: Place) -> Phrase | None:
    """P5.2, P5.4, P12.2 to P12.4; that an outer star of the coloured side takes its own color only is in the move itself."""
    star, place = divmod(move.space, POINTS_OF_STAR)
    spaces = setup.seats[setup.turn or 0].board[star]
    if tile := spaces[place]:
        return _reason("space_taken", star=move.star, number=move.number, color=tile)
    if move.color in rules.open_colors(setup.options.side, star, spaces):
        return None
    held = [tile for tile in spaces if tile]
    if move.color in held:
        return _reason("star_has_color", star=move.star, color=move.color)
    return _reason("star_is_single", star=move.star, held=held[0], color=move.color)


def _refuse_payment(setup: Setup, move: Place) -> Phrase | None:
    """P6.1 to P6.3."""
    hand, price = _hand(setup), rules.price(setup.options.side, move.space)
    if move.jokers in rules.payments(hand, setup.joker, move.color, price):
        return None
    if move.jokers and move.color == setup.joker:
        return _reason("joker_itself", color=move.color, jokers=move.jokers)
    if move.jokers >= price:
        return _reason("too_many_jokers", price=price, color=move.color, most=price - 1)
    if move.jokers > hand.get(setup.joker, 0):
        return _reason("jokers_short", jokers=move.jokers, joker=setup.joker, hand=_tiles(hand))
    return _reason("color_short", needed=price - move.jokers, color=move.color, hand=_tiles(hand))


def _refuse_discard(setup: Setup, color: str) -> Phrase | None:
    """P9.4."""
    hand, first = _hand(setup), setup.discard_from or COLORS[0]
    if color not in hand:
        return _reason("not_in_hand", color=color, hand=_tiles(hand))
    if INDEX[color] < INDEX[first]:
        return _reason("color_is_past", order=COLORS, last=first, color=color)
    if color not in rules.discardable(hand, first):
        return _reason("too_many_before", number=rules.kept_before(hand, color), corners=CORNERS)
    return None
