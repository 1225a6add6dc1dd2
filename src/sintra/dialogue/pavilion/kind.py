"""The dialogue Kind of Summer Pavilion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sintra.dialogue.generic import call
from sintra.dialogue.guide import topics
from sintra.dialogue.kind import Kind
from sintra.dialogue.pavilion.move_list import grouped
from sintra.dialogue.pavilion.moves import EXAMPLE, read
from sintra.dialogue.pavilion.questions import QUESTIONS, form, limit, notes, remarks
from sintra.dialogue.pavilion.reasons import reasons
from sintra.game import Preview
from sintra.games import AnyGame
from sintra.pavilion import speech
from sintra.pavilion.kernel import CORNERS
from sintra.phrase import Phrase

RULES = (
    *("aim", "rounds", "jokers", "turns", "take", "onlyjokers", "stone", "place", "star", "tower"),
    *("score", "ring", "bonus", "bonusplaces", "pass", "floorone", "starpoints", "end"),
)
LEGEND = ("space", "star", "bonus", "done", "stone", "center", "turn")
NAMES_STAR = ("star", "space", "pillar", "statue", "window")  # questions about a star
OTHER_ON_GREY = ("star", "ring", "bonusplaces", "starpoints")


def _others(state: Any) -> tuple[str, ...]:
    return OTHER_ON_GREY if state.options.side == "grey" else ()


def _call(state: Any) -> Phrase:
    """Call the seat that acts, with what it is to do."""
    setup = state.setup
    if setup.phase == "place":
        return Phrase("dialogue.call.pavilion_place", {"seat": setup.turn})
    if setup.phase == "bonus":
        return Phrase("dialogue.call.pavilion_bonus", {"seat": setup.turn, "count": setup.bonus_due})
    return call(state)


def _rules(game: str, state: Any) -> list[Phrase]:
    return topics("rules", game, RULES, _others(state), {"jokers": {"order": state.options.joker_order}})


def _legend(game: str, state: Any) -> list[Phrase]:
    return topics("legend", game, LEGEND, _others(state))


def _help(command: str, state: Any) -> Phrase:
    """Explain a command; stars of the grey side have other names."""
    is_grey = state.options.side == "grey"
    return Phrase(f"dialogue.help.{command}{'_grey' if is_grey and command in NAMES_STAR else ''}")


def _preview(text: str, spelled: str, found: Preview) -> list[Phrase] | None:
    """Say what passing and discarding would cost, and where the score limits it."""
    loses = [Phrase("dialogue.loses", {"number": found.cost}), *limit(found.dropped, found.cost)]
    if text.startswith("-"):
        return loses
    if text != "pass":
        return None
    if not found.dropped:
        return [Phrase("dialogue.pass_free", {"text": spelled})]
    return [Phrase("dialogue.pass_costs", {"text": spelled, "number": found.dropped}), *loses]


def _prompt(game: AnyGame, state: Any, spell: Callable[[str], str]) -> list[Phrase]:
    """Say how many tiles must be discarded after a pass, and how to answer."""
    if state.phase != "discard":
        return []
    moves = [str(move) for move in game.legal_moves(state)]
    if "stop" in moves:
        return [Phrase("dialogue.discard_none")]
    surplus = sum(state.setup.seats[state.turn].hand.values()) - CORNERS
    return [Phrase("dialogue.discard", {"number": surplus, "example": spell(moves[0])})]


KIND = Kind(
    example=EXAMPLE,
    read_moves=read,
    find_move=None,
    questions=QUESTIONS,
    turn=lambda state: speech.describe_turn(state.setup),
    call=_call,
    grouped=grouped,
    reasons=reasons,
    notes=notes,
    form=form,
    prompt=_prompt,
    preview=_preview,
    remarks=lambda state, move: remarks(state.setup, move),
    rules=_rules,
    legend=_legend,
    help=_help,
)
