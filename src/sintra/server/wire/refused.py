"""A request that is not carried out, with the reason as a Phrase."""

from __future__ import annotations

from sintra.phrase import Phrase, Value
from sintra.server.wire.messages import Code


class Refused(Exception):
    """A request that is not carried out; `code` is for programs, `phrase` for people."""

    def __init__(self, code: Code, phrase: Phrase) -> None:
        self.code: Code = code
        self.phrase = phrase
        super().__init__(code, phrase)  # the arguments as they are, so that the error can be pickled

    @classmethod
    def because(cls, code: Code, detail: str = "", /, **values: Value) -> Refused:
        """Make a refusal with the server's own Phrase for a code, or for a special case of it."""
        return cls(code, Phrase(f"server.refusal.{code}" + (f".{detail}" if detail else ""), values))

    def __str__(self) -> str:
        return f"{self.code}: {self.phrase.key} {dict(self.phrase.values)}"
