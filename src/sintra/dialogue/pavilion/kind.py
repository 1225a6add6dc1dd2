"""Summer Pavilion, as people talk about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sintra.dialogue.guide import topics
from sintra.dialogue.kind import Kind
from sintra.dialogue.pavilion.moves import EXAMPLE, read
from sintra.dialogue.pavilion.questions import QUESTIONS, form, notes
from sintra.dialogue.pavilion.reasons import reasons
from sintra.game import Preview
from sintra.games import AnyGame
from sintra.pavilion import speech
from sintra.pavilion.kernel import CORNERS
from sintra.phrase import Phrase

RULES = ("aim", "rounds", "take", "stone", "place", "star", "score", "bonus", "pass", "end")
LEGEND = ("space", "star", "bonus", "done", "stone", "center", "turn")
OTHER_ON_GREY = ("star",)


def _others(state: Any) -> tuple[str, ...]:
    return OTHER_ON_GREY if state.options.side == "grey" else ()


def _rules(game: str, state: Any) -> list[Phrase]:
    return topics("rules", game, RULES, _others(state))


def _legend(game: str, state: Any) -> list[Phrase]:
    return topics("legend", game, LEGEND, _others(state))


def _help(command: str, state: Any) -> Phrase:
    """Explain a word; stars of the grey side have other names."""
    return Phrase(f"dialogue.help.{command}{'_grey' if command in _others(state) else ''}")


def _preview(text: str, spelled: str, found: Preview) -> list[Phrase] | None:
    """Say what passing would cost."""
    if text != "pass":
        return None
    if not found.dropped:
        return [Phrase("dialogue.pass_free", {"text": spelled})]
    costs = Phrase("dialogue.pass_costs", {"text": spelled, "number": found.dropped})
    return [costs, Phrase("dialogue.loses", {"number": found.cost})]


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
    reasons=reasons,
    notes=notes,
    form=form,
    prompt=_prompt,
    preview=_preview,
    rules=_rules,
    legend=_legend,
    help=_help,
)
