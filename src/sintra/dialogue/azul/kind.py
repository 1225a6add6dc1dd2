"""Azul, as people talk about it."""

from __future__ import annotations

from typing import Any

from sintra.azul import speech
from sintra.dialogue.azul.moves import EXAMPLE, read
from sintra.dialogue.azul.questions import QUESTIONS, remarks
from sintra.dialogue.azul.reasons import reasons
from sintra.dialogue.guide import topics
from sintra.dialogue.kind import Kind
from sintra.phrase import Phrase

RULES = ("aim", "take", "line", "floor", "marker", "tiling", "score", "cost", "end")
LEGEND = ("place", "wall", "full", "marker", "floor", "center", "turn")
OTHER_ON_GREY = ("tiling", "wall")


def _rules(game: str, state: Any) -> list[Phrase]:
    bonus = Phrase(f"dialogue.rules.{game}.bonus", {"number": state.options.column_bonus})
    return [*topics("rules", game, RULES, _others(state)), bonus]


def _legend(game: str, state: Any) -> list[Phrase]:
    return topics("legend", game, LEGEND, _others(state))


def _others(state: Any) -> tuple[str, ...]:
    return OTHER_ON_GREY if state.options.wall == "grey" else ()


KIND = Kind(
    example=EXAMPLE,
    read_moves=read,
    find_move=None,
    questions=QUESTIONS,
    turn=lambda state: speech.describe_turn(state.setup),
    reasons=reasons,
    uses_lead=True,
    remarks=lambda state, move: remarks(state.setup, move),
    rules=_rules,
    legend=_legend,
)
