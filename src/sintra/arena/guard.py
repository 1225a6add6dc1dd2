"""Lets a bot think where it can do no harm: a bot that raises, stalls or answers nonsense loses its game and nothing else.

The bot thinks in a thread of its own. At the deadline it is told to stop; if it still does not answer, it has lost, and its
thread is left behind: Python cannot end a thread, so a process with such threads should not play on for long.
"""

from __future__ import annotations

import contextlib
import math
import operator
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self

from sintra.bots import Choice, Limit
from sintra.errors import FAILED, ILLEGAL, NONSENSE, STALLED, OptionError, ProgramError, SintraError
from sintra.games import AnyGame
from sintra.record import BotSeat

USUAL_STALL = 60.0  # seconds a move without a limit of time
LONGEST_GRACE = 10.0  # seconds between being told to stop and losing
LONGEST_WAIT = threading.TIMEOUT_MAX / 2  # seconds; more than this nobody can wait for
MOST_NODES = 1 << 63  # of one choice; nobody has looked at more
LONGEST_SHOWN = 120  # characters of an answer or an error


_LEFT: list[threading.Thread] = []


class BotFailed(Exception):
    """A bot did not give a legal move; the message begins with one of FAILURES and is the reason in the Record."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a bot is waited for."""

    stall: float = USUAL_STALL

    def __post_init__(self) -> None:
        if not 0 < self.stall < math.inf:
            raise OptionError(f"a bot stalls after {self.stall} seconds, expected a number above 0")

    @property
    def grace(self) -> float:
        """The seconds between being told to stop and losing."""
        return min(self.stall, LONGEST_GRACE)

    def deadline(self, seconds: float | None) -> float:
        """Give the seconds after which a bot is told to stop: generous, because a machine may be busy."""
        return min(self.stall if seconds is None else 2 * seconds + self.grace, LONGEST_WAIT)


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of letting a bot think."""

    answer: Any
    seconds: float
    is_late: bool  # whether it answered only after it was told to stop


class Thinker:
    """A thread in which bots think, one call after another; use it as a block, which ends the thread."""

    def __init__(self) -> None:
        self._work: queue.SimpleQueue[Callable[[], Any] | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[tuple[Any, BaseException | None, float]] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._think, name="sintra-bot", daemon=True)
        self._is_left = False

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._work.put(None)
        if self._is_left:
            _LEFT.append(self._thread)
        else:
            self._thread.join()

    def _think(self) -> None:
        while work := self._work.get():
            answer, error, begin = None, None, time.perf_counter()
            try:
                answer = work()
            except BaseException as raised:  # noqa: BLE001 - a bot that raises SystemExit has failed as well
                error = raised
            self._done.put((answer, error, time.perf_counter() - begin))

    def ask(self, work: Callable[[], Any], stop: Callable[[], None], deadline: float, grace: float) -> Thought:
        """Wait for an answer; raise `BotFailed` when there is none."""
        self._work.put(work)
        is_late, self._is_left = False, True  # until it has answered
        try:
            answer, error, seconds = self._done.get(timeout=deadline)
        except queue.Empty:
            is_late = True
            threading.Thread(target=_stop, args=(stop,), daemon=True).start()  # stopping may stall as well
            try:
                answer, error, seconds = self._done.get(timeout=grace)
            except queue.Empty:
                raise BotFailed(f"{STALLED}: {deadline + grace:g} seconds have passed, and it was told to stop") from None
        self._is_left = False
        if error is not None:
            raise BotFailed(_reason(error)) from error
        return Thought(answer, seconds, is_late)


def _reason(error: BaseException) -> str:
    """Say why a bot failed: of a program what went wrong with it, of anything else what was raised."""
    if isinstance(error, ProgramError):
        return f"{error.kind}: {shortened(error.message)}"
    return f"{FAILED}: {type(error).__name__}: {shortened(str(error))}"


def _stop(stop: Callable[[], None]) -> None:
    with contextlib.suppress(Exception):  # whatever it raises, it has not answered, and loses for that
        stop()


def has_left_threads() -> bool:
    """Say whether bots that were left behind are still thinking in this process."""
    return any(thread.is_alive() for thread in _LEFT)


def seconds_of(bot: BotSeat, limit: Limit | None) -> float | None:
    """Give the seconds that a bot may think: its own setting, or the limit that it is given."""
    if own := dict(bot.settings).get("seconds"):
        try:
            return float(own)
        except ValueError:
            return None
    return limit.seconds if limit else None


def own_limit(bot: BotSeat) -> bool:
    """Say whether a bot brings a limit of its own: among its settings, or because it is one of the levels."""
    return bot.bot.startswith("level-") or not {"nodes", "seconds"}.isdisjoint(dict(bot.settings))


def check_answer(game: AnyGame, state: Any, answer: Any, legal: list[int]) -> int:
    """Give the action of an answer, or raise `BotFailed` with what is wrong with it."""
    if not isinstance(answer, Choice):
        raise BotFailed(f"{NONSENSE}: answered {_shown(answer)}, expected a Choice")
    try:
        action = operator.index(answer.action)
    except TypeError:
        action = None
    if action is None or isinstance(answer.action, bool):
        raise BotFailed(f"{NONSENSE}: the action {_shown(answer.action)}, expected a whole number")
    if action not in legal:
        raise BotFailed(f"{ILLEGAL}: {_refusal(game, state, action)}")
    return action


def _refusal(game: AnyGame, state: Any, action: int) -> str:
    """Let the rules say why an action is not possible."""
    if not 0 <= action < game.num_actions:
        return f"action {action}, expected one from 0 to {game.num_actions - 1}"
    try:
        game.play(state, action)
    except SintraError as error:
        return shortened(str(error))
    return f"action {action}"


def nodes_of(answer: Choice) -> int:
    """Give the nodes that a bot says it looked at, within reason; what is not a number counts as none."""
    try:
        return min(max(0, operator.index(answer.nodes)), MOST_NODES)
    except TypeError:
        return 0


def _shown(value: Any) -> str:
    try:
        return shortened(repr(value))
    except Exception:  # noqa: BLE001 - a bot's answer may refuse even to be looked at
        return f"a {type(value).__name__} that cannot be shown"


def shortened(text: str) -> str:
    """Cut a text that would make a reason unreadable."""
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
