"""What every bot offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from sintra.errors import OptionError
from sintra.game import Outcome
from sintra.games import AnyGame


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think, by nodes or time, whichever runs out first. Bots that do not search ignore it."""

    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        for name, value in (("nodes", self.nodes), ("seconds", self.seconds)):
            if value is not None and not value > 0:
                raise OptionError(f"a limit of {value} {name}, expected more than 0")

    @property
    def is_endless(self) -> bool:
        """Whether there is no limit at all."""
        return self.nodes is None and self.seconds is None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was valued beyond the end of the round, by sampled deals."""

    action: int
    line: tuple[int, ...]  # what is expected to the end of the round, or to the first draw within it; the action comes first
    values: tuple[float, ...]  # each seat's expected share of the victory: the mean over the deals
    error: float  # the standard error of that mean for the seat that acts; 0 if the game ends without a deal
    deals: int  # how many were sampled; 0 if the game ends without one


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot chose, and what it knows about it."""

    action: int
    line: tuple[int, ...] = ()  # the principal variation: the actions it expects, its own first
    values: tuple[float, ...] = ()  # each seat's expected share of the victory
    nodes: int = 0  # positions searched
    is_solved: bool = False  # whether the values are exact to the end of the round
    candidates: tuple[Candidate, ...] = ()  # the moves that were valued by sampled deals, best first; none if there was no need


def require_choice(game: AnyGame, state: Any) -> list[int]:
    """Return the legal actions; reject a position in which nobody acts, or one of another game."""
    if not (legal := game.legal_actions(state)):
        raise OptionError(f"nobody acts in phase {state.phase}, expected a position in which a seat chooses")
    return legal


class Bot(Protocol):
    """Chooses an action from a State."""

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose; the same seed, State and node limit give the same choice. Without a limit its own settings apply."""
        ...

    def stop(self) -> None:
        """Make `choose`, running in another thread, return its best choice so far."""
        ...


@runtime_checkable
class Lasting(Protocol):
    """A bot that holds resources, such as a subprocess: keep it for the whole game, then close it."""

    def reseed(self, seed: int) -> None:
        """Use another seed for the choices from here on."""
        ...

    def close(self, outcome: Outcome | None = None) -> None:
        """Release all resources, with the outcome if the game is over; closing is idempotent."""
        ...


def close(bot: Bot, outcome: Outcome | None = None) -> None:
    """Close a bot if it holds resources; whoever made the bot calls this after the game."""
    if isinstance(bot, Lasting):
        bot.close(outcome)
