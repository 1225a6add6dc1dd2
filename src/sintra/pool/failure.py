"""Errors of bots and workers."""

from __future__ import annotations

from sintra.errors import FAILED, ProgramError

MAX_SHOWN = 120  # characters of an answer or an error


class BotFailed(Exception):
    """A bot did not choose. In a match the message begins with one of `errors.FAILURES` and is the reason in the Record."""


class QueueFull(Exception):
    """Too many tasks of an owner, or of all, have not ended: try again later."""


class TaskFailed(Exception):
    """A task raised an error in its worker; `kind` is the name of the error's class."""

    def __init__(self, kind: str, text: str, *, is_fault: bool = False) -> None:
        self.kind = kind
        self.text = text
        self.is_fault = is_fault  # not an error of the SintraError family: a bug
        super().__init__(kind, text)

    def __str__(self) -> str:
        return f"{self.kind}: {self.text}" if self.is_fault else self.text


class WorkerDied(Exception):
    """A worker died, or was killed after a timeout, with its task unfinished; `place` is the last note of the task."""

    def __init__(self, exit_code: int | None, place: tuple[int, int, int] | None, attempts: int) -> None:
        self.exit_code = exit_code
        self.place = place
        self.attempts = attempts
        super().__init__(exit_code, place, attempts)


def reason_of(error: BaseException) -> str:
    """Describe why a bot failed: the error of its program, or what it raised."""
    if isinstance(error, ProgramError):
        return f"{error.kind}: {shortened(error.message)}"
    return f"{FAILED}: {type(error).__name__}: {shortened(str(error))}"


def shown(value: object) -> str:
    """Show a bot's answer, whatever it is."""
    try:
        return shortened(repr(value))
    except Exception:  # noqa: BLE001 - even repr() may raise
        return f"a {type(value).__name__} that cannot be shown"


def shortened(text: str) -> str:
    """Truncate a long text."""
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"
