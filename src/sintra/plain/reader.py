"""Parsing of positions of plain games: from JSON, strictly, and validated by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from sintra._parser import load, mapping, shown
from sintra.errors import InvalidState, OptionError, StateSyntax
from sintra.plain import form, options
from sintra.plain.rules import OVER, PlainPosition
from sintra.plain.state import HEAD

if TYPE_CHECKING:
    from sintra.plain.game import PlainGame

PositionT = TypeVar("PositionT", bound=PlainPosition)


def read_position(game: PlainGame[PositionT, Any], text: str) -> PositionT:
    """Parse a position of a game and validate it."""
    if not text.lstrip().startswith("{"):
        raise StateSyntax(f"{shown(text)} is not JSON: positions of {game.name} are read from JSON only")
    found = mapping(load(text), form.WHOLE)
    _check_head(game, found)
    fields = {name: value for name, value in found.items() if name not in HEAD}
    position = form.read(game.rules.position, fields, form.WHOLE)
    if faults := inconsistencies(position, game.players) or [*game.rules.faults(position)]:
        raise InvalidState(faults)
    return position


def decode(data: bytes) -> str:
    """Decode the text of a position from its bytes."""
    try:
        return data.decode("ascii")
    except UnicodeDecodeError as error:
        raise StateSyntax(f"the bytes are not a position: {error}") from error


def _check_head(game: PlainGame[Any, Any], found: dict[str, Any]) -> None:
    """Check that a position is one of this game."""
    missing = [name for name in HEAD if name not in found]
    if missing:
        raise StateSyntax(f"the position lacks {', '.join(missing)}; expected {', '.join(HEAD)} and its fields")
    try:
        theirs = options.read(game.facts, mapping(found["options"], "options"))
    except OptionError as error:
        raise StateSyntax(f"options: {error}") from error
    if (found["game"], found["players"], theirs) != (game.name, game.players, game.options):
        raise StateSyntax(f"the position is one of {shown({name: found[name] for name in HEAD})}, not of {game!r}")


def inconsistencies(position: PlainPosition, players: int) -> list[str]:
    """Return all inconsistencies between phase, round and turn."""
    found = [] if position.round >= 1 else [f"round {position.round}, expected 1 or more"]
    if position.phase == OVER and position.turn is not None:
        found.append(f"turn is seat {position.turn}, expected none when the game is over")
    if position.phase != OVER and position.turn not in range(players):
        found.append(f"turn is seat {position.turn}, expected 0 to {players - 1}")
    return found
