"""Errors as a player reads them: in the language of the command line or of the environment."""

from __future__ import annotations

import errno
import os

from sintra.errors import (
    InvalidRecord,
    InvalidState,
    OptionError,
    ParseError,
    ProgramError,
    RecordSyntax,
    SintraError,
    StateSyntax,
)
from sintra.i18n import Speaker
from sintra.i18n.languages import DEFAULT, codes
from sintra.i18n.lexicon import fragment
from sintra.phrase import Phrase

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
REASONS = {  # of the system, by the names of their sentences
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no_folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.EROFS: "read_only",
    errno.ENAMETOOLONG: "long_name",
}


def environment_language() -> str:
    """Return the language that the environment names, if it is one of ours; else the default."""
    named = next((value for name in VARIABLES if (value := os.environ.get(name))), "")
    code = named.partition(".")[0].partition("_")[0].lower()
    return code if code in codes() else DEFAULT


def said(error: SintraError | OSError, language: str) -> str:
    """Say an error in a language: in English by its message, which is also quoted where there is no sentence for it."""
    if language == DEFAULT:
        return str(error.strerror or error) if isinstance(error, OSError) else str(error)
    phrase = _phrase(error)
    cause = error if isinstance(error, OSError) else error.__cause__
    if isinstance(cause, OSError) and "reason" in phrase.values:
        phrase = Phrase(phrase.key, {**phrase.values, "reason": system_reason(cause, language)})
    return Speaker(language).say(phrase)


def system_reason(error: OSError, language: str) -> str:
    """Say why the system refused something, without a period; the message of the system is the fallback."""
    return fragment(language, f"terminal.reason.{REASONS.get(error.errno or 0)}") or error.strerror or str(error)


def _phrase(error: SintraError | OSError) -> Phrase:
    match error:
        case OSError():
            return Phrase("terminal.error.system", {"reason": ""})
        case OptionError(phrase=Phrase() as phrase):
            return phrase
        case RecordSyntax(line=line):
            return Phrase("terminal.error.record", {"line": line})
        case InvalidRecord(place=place) if place.startswith("line "):
            return Phrase("terminal.error.record_rules", {"line": int(place.removeprefix("line "))})
        case _:
            return Phrase(f"terminal.error.{_kind(error)}", {"text": str(error)})


def _kind(error: SintraError) -> str:
    kinds = {
        InvalidRecord: "record_parts",
        StateSyntax: "position_form",
        InvalidState: "position_rules",
        ProgramError: "program",
        ParseError: "puzzle_file",
    }
    return next((name for kind, name in kinds.items() if isinstance(error, kind)), "other")
