"""Legal moves as they are sent: their parts, what they would bring, and how that is said."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Any

from sintra.game import Preview
from sintra.i18n import Speaker
from sintra.phrase import Phrase
from sintra.server.messages import LegalMove


@lru_cache(maxsize=20_000)
def legal_move(language: str, move: Any, preview: Preview) -> LegalMove:
    """Write a move in a language; the same ones come again and again."""
    speaker = _speaker(language)
    return LegalMove(
        move=str(move),
        kind=type(move).__name__.lower(),
        parts={field.name: getattr(move, field.name) for field in fields(move)},
        points=preview.points,
        cost=preview.cost,
        dropped=preview.dropped,
        bonus=preview.bonus,
        text=" ".join(speaker.say_all(_told(str(move), preview))),
    )


def _told(text: str, preview: Preview) -> list[Phrase]:
    """Say what a move would bring, as the terminal does."""
    if text == "pass" and not preview.dropped:
        return [Phrase("terminal.pass_free", {"text": text})]
    if text == "pass":
        phrases = [Phrase("terminal.pass_costs", {"text": text, "number": preview.dropped})]
    else:
        phrases = [Phrase("terminal.earns", {"text": text, "points": preview.points})]
    if preview.cost:
        phrases.append(Phrase("terminal.loses", {"number": preview.cost}))
    if preview.dropped and text != "pass":
        phrases.append(Phrase("terminal.drops", {"count": preview.dropped}))
    return [*phrases, Phrase("terminal.gains", {"count": preview.bonus})] if preview.bonus else phrases


@lru_cache
def _speaker(language: str) -> Speaker:
    return Speaker(language)
