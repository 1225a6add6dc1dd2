"""The dialogue Kind of Azul."""

from __future__ import annotations

from typing import Any

from sintra.azul import speech
from sintra.dialogue.azul.move_list import grouped
from sintra.dialogue.azul.moves import EXAMPLE, read
from sintra.dialogue.azul.questions import QUESTIONS, remarks
from sintra.dialogue.azul.reasons import reasons
from sintra.dialogue.generic import call
from sintra.dialogue.guide import topics
from sintra.dialogue.kind import Kind
from sintra.phrase import Phrase

RULES = (
    *("aim", "turns", "short", "take", "line", "floor", "marker"),
    *("tiling", "wall", "score", "cost", "end", "bonus", "tie"),
)
LEGEND = ("place", "wall", "full", "marker", "floor", "center", "turn")
OTHER_ON_GREY = ("tiling", "wall")


def _rules(game: str, state: Any) -> list[Phrase]:
    return topics("rules", game, RULES, _others(state), {"bonus": {"number": state.options.column_bonus}})


def _legend(game: str, state: Any) -> list[Phrase]:
    return topics("legend", game, LEGEND, _others(state))


def _call(state: Any) -> Phrase:
    """Call the seat that acts; on the gray wall say what it chooses a column for."""
    if state.phase != "tiling":
        return call(state)
    values = speech.describe_turn(state.setup).values
    return Phrase("dialogue.call.azul_column", {name: values[name] for name in ("seat", "row", "color")})


def _others(state: Any) -> tuple[str, ...]:
    return OTHER_ON_GREY if state.options.wall == "grey" else ()


KIND = Kind(
    example=EXAMPLE,
    read_moves=read,
    find_move=None,
    questions=QUESTIONS,
    turn=lambda state: speech.describe_turn(state.setup),
    call=_call,
    grouped=grouped,
    reasons=reasons,
    uses_lead=True,
    remarks=lambda state, move: remarks(state.setup, move),
    rules=_rules,
    legend=_legend,
)
