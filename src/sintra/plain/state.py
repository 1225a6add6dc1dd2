"""A position of a plain game as a State, and as a Setup of plain values."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sintra.plain import form
from sintra.plain.rules import DEAL, OVER, PlainPosition

if TYPE_CHECKING:
    from sintra.plain.game import PlainGame

PositionT = TypeVar("PositionT", bound=PlainPosition)
HEAD = ("game", "players", "options")  # before the fields of a position in JSON


@dataclass(frozen=True, slots=True)
class PlainSetup(Generic[PositionT]):
    """A position with what identifies its game; the fields of the position are attributes, too."""

    game: str
    players: int
    options: Mapping[str, Any]
    position: PositionT

    def copy(self) -> PlainSetup[PositionT]:
        """Return the same setup: it is immutable."""
        return self

    def to_dict(self) -> dict[str, Any]:
        """Convert to a dictionary for JSON."""
        head = {"game": self.game, "players": self.players, "options": dict(self.options)}
        return {**head, **form.write(self.position)}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name == "position":  # accessed while a copy is being made
            raise AttributeError(name)
        return getattr(self.position, name)


class PlainState(Generic[PositionT]):
    """One position. Only the fast path (`Game.apply`, `Game.draw`) ever replaces it in place."""

    __slots__ = ("_legal", "_position", "game")

    def __init__(self, game: PlainGame[PositionT, Any], position: PositionT) -> None:
        self.game = game
        self._position = position
        self._legal: list[int] | None = None

    @property
    def position(self) -> PositionT:
        """The position as the rules see it."""
        return self._position

    @position.setter
    def position(self, position: PositionT) -> None:
        self._position, self._legal = position, None

    @property
    def legal(self) -> list[int]:
        """The legal actions in rising order, cached for each position; do not modify."""
        if self._legal is None:
            self._legal = self.game.find_legal(self._position)
        return self._legal

    # Serialization and copies

    @property
    def setup(self) -> PlainSetup[PositionT]:
        """The whole position as plain values."""
        return PlainSetup(self.game.name, self.game.players, self.game.options, self._position)

    @property
    def options(self) -> dict[str, Any]:
        """The options it is played with."""
        return self.game.options

    def to_json(self) -> str:
        """Serialize the position to JSON."""
        return json.dumps(self.setup.to_dict())

    def to_bytes(self) -> bytes:
        """Serialize the position to bytes; equal positions have equal bytes."""
        return json.dumps(self.setup.to_dict(), separators=(",", ":"), sort_keys=True).encode("ascii")

    def copy(self) -> PlainState[PositionT]:
        """Make an independent copy."""
        twin = PlainState(self.game, self._position)
        twin._legal = self._legal
        return twin

    __copy__ = copy

    def __deepcopy__(self, _memo: Any) -> PlainState[PositionT]:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return PlainState, (self.game, self._position)

    def __str__(self) -> str:
        return self.game.draw_board(self)

    def __repr__(self) -> str:
        return f"{self.game!r}.parse_state({self.to_json()!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlainState) and self.setup == other.setup  # pyright: ignore[reportUnknownMemberType] - of any game

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    # Fields

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.game.players

    @property
    def round(self) -> int:
        """The round being played, or about to be dealt; when over, the last one played."""
        return self._position.round

    @property
    def phase(self) -> str:
        """The name of the phase, as in JSON."""
        return self._position.phase

    @property
    def turn(self) -> int | None:
        """The seat that acts now, or once the tiles are dealt; None when the game is over."""
        return self._position.turn

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far; when over, with all bonuses."""
        return self.game.rules.scores(self._position)

    @property
    def needs_deal(self) -> bool:
        """Whether tiles must be drawn before anybody can act."""
        return self._position.phase == DEAL

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._position.phase == OVER
