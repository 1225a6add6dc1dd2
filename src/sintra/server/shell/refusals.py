"""Refusals on the wire: code, Phrase, sentence and current sequence. Every request gets an answer."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec

from sintra.i18n import Speaker
from sintra.phrase import Phrase
from sintra.server.hub.live import Live
from sintra.server.wire.messages import Code, Refusal, Sentence
from sintra.server.wire.refused import Refused

STATUS: dict[Code, int] = {
    "illegal_move": 422,
    "malformed": 400,
    "too_fast": 429,
    "too_many": 429,
    "unsaved": 503,
    "unknown_table": 404,
    "forbidden": 403,
}
DETAILED_STATUS = {  # by the key of the Phrase, where it is another
    "server.refusal.forbidden.host": 421,
    "server.refusal.too_many.now": 503,
}
MAX_RETRY_AFTER = 3600  # seconds
CONFLICT = 409  # everything else: the client's view of the table is stale
QUOTED = re.compile(r"value '.*'", re.DOTALL)
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeError)  # what decoding of untrusted input raises
_read_id = msgspec.json.Decoder(dict[str, Any])


@lru_cache(maxsize=8)
def speaker(language: str) -> Speaker:
    """Return the Speaker of a language, for sentences without names."""
    return Speaker(language)


def write_refusal(refused: Refused, language: str, message: str | None, live: Live | None = None) -> Refusal:
    """Write a refusal for the wire, with the names and the sequence of the table where there is one."""
    phrase = refused.phrase
    said = live.table.views.sentence(phrase, language) if live else _sentence(phrase, language)
    sequence = live.table.sequence if live else None
    after = None if refused.retry_after is None else round(min(refused.retry_after, MAX_RETRY_AFTER), 3)
    return Refusal(id=message, code=refused.code, phrase=said, text=said.text, sequence=sequence, retry_after=after)


def _sentence(phrase: Phrase, language: str) -> Sentence:
    return Sentence(phrase.key, dict(phrase.values), speaker(language).say(phrase))


def status_of(refused: Refused) -> int:
    """Return the HTTP status of a refusal."""
    return DETAILED_STATUS.get(refused.phrase.key) or STATUS.get(refused.code, CONFLICT)


def id_of(data: bytes | str) -> str | None:
    """Find the id in an otherwise invalid message, so that the client knows which one is refused."""
    try:
        found = _read_id.decode(data).get("id")
    except UNREADABLE:
        return None
    return found if isinstance(found, str) and 1 <= len(found) <= 64 else None  # noqa: PLR2004 - as in messages


def reason_of(error: Exception) -> str:
    """Describe a validation error without quoting client input."""
    if isinstance(error, UnicodeError):
        return "expected UTF-8"
    text = str(error) if isinstance(error, msgspec.ValidationError) else "expected one JSON object"
    return QUOTED.sub("value", text.replace("`", ""))
