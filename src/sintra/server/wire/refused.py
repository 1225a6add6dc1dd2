"""A request that is not carried out, with the reason as a Phrase."""

from __future__ import annotations

import math
import random
from typing import Self

from sintra.phrase import Phrase, Value
from sintra.server.wire.messages import Code

RETRY_AFTER = 1.2, 3.0  # seconds: at random, so that those who are refused together do not come back together


class Refused(Exception):
    """A request that is not carried out; `code` is for programs, `phrase` for people."""

    def __init__(self, code: Code, phrase: Phrase) -> None:
        self.code: Code = code
        self.phrase = phrase
        self.retry_after: float | None = None  # seconds after which it may be tried again, where that is known
        super().__init__(code, phrase)  # the arguments as they are, so that the error can be pickled

    @classmethod
    def because(cls, code: Code, detail: str = "", /, **values: Value) -> Refused:
        """Make a refusal with the server's own Phrase for a code, or for a special case of it."""
        return cls(code, Phrase(f"server.refusal.{code}" + (f".{detail}" if detail else ""), values))

    @classmethod
    def malformed(cls, reason: str) -> Refused:
        """Make the refusal of an invalid request; the reason is in English."""
        return cls.because("malformed", reason=reason)

    @classmethod
    def busy(cls) -> Refused:
        """Make the refusal of what can wait, because the server has too much to do at the moment."""
        seconds = random.uniform(*RETRY_AFTER)  # noqa: S311 - no secret
        return cls.because("too_many", "now", number=math.ceil(seconds)).after(seconds)

    def after(self, seconds: float) -> Self:
        """Say when it may be tried again."""
        self.retry_after = seconds
        return self

    def __str__(self) -> str:
        return f"{self.code}: {self.phrase.key} {dict(self.phrase.values)}"
