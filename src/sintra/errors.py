"""Everything that Sintra itself raises.

    SintraError
    ├── OptionError        an option, its value or the number of seats does not exist
    ├── ParseError         a text cannot be parsed
    │   ├── MoveSyntax     … of a move
    │   ├── DealSyntax     … of a deal
    │   ├── StateSyntax    … of a position, as JSON, text board or bytes
    │   └── RecordSyntax   … of a record, with the line
    ├── InvalidState       a position that the rules cannot reach, with every reason
    ├── InvalidRecord      a record that contradicts the rules or itself, with the place
    ├── IllegalMove        a well-formed move that the rules forbid here, with the reason
    │   └── GameIsOver     … because the game has ended
    ├── IllegalDeal        tiles that cannot be drawn here
    ├── ProgramError       a bot's program does not start, exits early, times out, or gives an invalid answer
    └── MissingExtra       a package is not installed, with the command that installs it

Every message says what was wrong and what would have been right. All are also `ValueError`, except `SintraError` and
`MissingExtra`, which is an `ImportError`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sintra.phrase import Phrase


class SintraError(Exception):
    """Base class: catch this to catch them all."""


class OptionError(SintraError, ValueError):
    """An option, its value or the number of seats does not exist; `phrase` says it to players in other languages."""

    def __init__(self, *message: object, phrase: Phrase | None = None) -> None:
        self.phrase = phrase
        super().__init__(*message)


class ParseError(SintraError, ValueError):
    """A text cannot be parsed."""


class MoveSyntax(ParseError):
    """A text is not a move of this game."""


class DealSyntax(ParseError):
    """A text is not a deal of this game."""


class StateSyntax(ParseError):
    """A text, JSON or byte string is not a position of this game."""


class RecordSyntax(ParseError):
    """A text is not a record; `line` is the number of the line, counted from 1."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(line, reason)  # the arguments as they are, so that the error can be pickled

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


class InvalidState(SintraError, ValueError):
    """A position that the rules cannot reach; `reasons` lists everything that is wrong with it."""

    def __init__(self, reasons: Sequence[str]) -> None:
        self.reasons = tuple(reasons)
        super().__init__(self.reasons)  # the arguments as they are, so that the error can be pickled

    def __str__(self) -> str:
        return "impossible position: " + "; ".join(self.reasons)


class InvalidRecord(SintraError, ValueError):
    """A record that contradicts the rules or itself: an illegal move or deal, a result that does not follow from the moves."""

    def __init__(self, place: str, reason: str) -> None:
        self.place = place  # "line 12" of a text, or the part of a Record, such as "event 7" or "result"
        self.reason = reason
        super().__init__(place, reason)  # the arguments as they are, so that the error can be pickled

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


class IllegalMove(SintraError, ValueError):
    """A move that the rules forbid in this position; `reason` is the Phrase, the message its English."""

    def __init__(self, move: object, reason: Phrase, message: str) -> None:
        self.move = move
        self.reason = reason
        self.message = message
        super().__init__(move, reason, message)  # the arguments as they are, so that the error can be pickled

    def __str__(self) -> str:
        return f"illegal move {self.move}: {self.message}"


class GameIsOver(IllegalMove):
    """A move after the end."""


class IllegalDeal(SintraError, ValueError):
    """Tiles that cannot be drawn in this position."""


FAILED, STALLED, NONSENSE, ILLEGAL, DIED = FAILURES = ("error", "no move in time", "nonsense", "illegal move", "died")


class ProgramError(SintraError, ValueError):
    """A bot's program does not start, exits early, times out, or gives an invalid answer.

    kind: which of the FAILURES it is; ``error`` for one that does not start or reports an error itself.
    program: its command, if known.
    """

    def __init__(self, message: str, kind: str = FAILED, program: str = "") -> None:
        self.message = message
        self.kind = kind
        self.program = program
        super().__init__(message, kind, program)  # the arguments as they are, so that the error can be pickled

    def __str__(self) -> str:
        return f"program {self.program}: {self.message}" if self.program else self.message


class MissingExtra(SintraError, ImportError):
    """A package of an optional extra is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        self.package = package
        self.extra = extra
        super().__init__(package, extra)  # the arguments as they are, so that the error can be pickled

    def __str__(self) -> str:
        return f'{self.package} is not installed: pip install "sintra[{self.extra}]"'
