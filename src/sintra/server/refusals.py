"""Refusals as they are sent: code, Phrase, sentence and current sequence. Nobody who asks is left without an answer."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from sintra.i18n import Speaker
from sintra.phrase import Phrase
from sintra.server.messages import Code, Refusal, Sentence
from sintra.server.table import Refused

STATUS: dict[Code, int] = {
    "illegal_move": 422,
    "malformed": 400,
    "too_fast": 429,
    "too_many": 429,
    "unsaved": 503,
    "unknown_table": 404,
    "forbidden": 403,
}
CONFLICT = 409  # everything else: the table stands otherwise than the client thought
_read_id = msgspec.json.Decoder(dict[str, Any])


def refuse(code: Code, **values: int | str) -> Refused:
    """Make a refusal of the server itself, with the sentence of its code."""
    return Refused(code, Phrase(f"server.{code}", values))


@lru_cache(maxsize=8)
def speaker(language: str) -> Speaker:
    """Give a Speaker of a language, for sentences without names."""
    return Speaker(language)


def sentence(phrase: Phrase, language: str) -> Sentence:
    """Write a Phrase for the wire."""
    return Sentence(phrase.key, dict(phrase.values), speaker(language).say(phrase))


def write_refusal(refused: Refused, language: str, message: str | None, sequence: int | None) -> Refusal:
    """Write a refusal for the wire."""
    said = sentence(refused.phrase, language)
    return Refusal(id=message, code=refused.code, phrase=said, text=said.text, sequence=sequence)


def status_of(refused: Refused) -> int:
    """Give the HTTP status of a refusal."""
    return STATUS.get(refused.code, CONFLICT)


def id_of(data: bytes | str) -> str | None:
    """Find the id in a message that makes no sense otherwise, so that the client knows which one is refused."""
    try:
        found = _read_id.decode(data).get("id")
    except (msgspec.DecodeError, RecursionError):
        return None
    return found if isinstance(found, str) and 1 <= len(found) <= 64 else None  # noqa: PLR2004 - as in messages
