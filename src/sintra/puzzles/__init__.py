"""Puzzles: positions in which the choice matters, with the exact value of every legal move (docs/puzzles.md).

load(name)               those that come with a game
read(data)               those of a file, one JSON object per line
maker, proof             how such files are generated and verified
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from typing import Any, cast

from sintra._parser import shown
from sintra.errors import ParseError, SintraError
from sintra.games import AnyGame, make, names
from sintra.puzzles.recipe import recipe_of

FIELDS = {"state", "values", "line", "lasts", "tags"}
CLOSE = 0.001  # tolerance: values are written with four decimals


@dataclass(frozen=True)
class Puzzle:
    """One position with the values of its moves."""

    game: AnyGame
    state: Any
    values: Mapping[str, float]  # move -> points that the seat to move will be ahead of the mean of the others; best first
    line: tuple[str, ...]  # the principal variation
    lasts: str  # its horizon: the end of the round or of the game
    tags: Mapping[str, Any]

    @cached_property
    def best(self) -> tuple[str, ...]:
        """The best moves."""
        most = max(self.values.values())
        return tuple(move for move, value in self.values.items() if value > most - CLOSE)

    def loss(self, move: str) -> float:
        """Return how many points a move loses against the best."""
        return max(self.values.values()) - self.values[move]

    def to_json(self) -> str:
        """Format the puzzle as one line of JSON."""
        whole = {
            "state": json.loads(self.state.to_json()),
            "values": self.values,
            "line": list(self.line),
            "lasts": self.lasts,
            "tags": self.tags,
        }
        return json.dumps(whole, separators=(",", ":"))


def load(name: str) -> tuple[Puzzle, ...]:
    """Load the puzzles that come with a game."""
    return read((resources.files(recipe_of(name).package) / f"{name}.jsonl").read_bytes())


def read(data: bytes) -> tuple[Puzzle, ...]:
    """Parse a file of puzzles; errors name the line."""
    found: list[Puzzle] = []
    for number, line in enumerate(data.splitlines(), 1):
        try:
            found.append(parse(line.decode()))
        except (SintraError, UnicodeDecodeError) as error:
            raise ParseError(f"line {number}: {error}") from error
    if not found:
        raise ParseError("the file is empty, expected one puzzle per line, as `sintra puzzles make` writes them")
    return tuple(found)


def parse(text: str) -> Puzzle:
    """Parse one puzzle; the position is validated, and every legal move must have a value."""
    try:
        fields = _object(json.loads(text))
    except ValueError as error:
        raise ParseError(f"{shown(text)} is not JSON, expected one object per line") from error
    if set(fields) != FIELDS:
        raise ParseError(f"{shown(text)}, expected an object with {', '.join(sorted(FIELDS))}")
    game, state = _position(_object(fields["state"]))
    legal = {str(move) for move in game.legal_moves(state)}
    values, line = _object(fields["values"]), fields["line"]
    if set(values) != legal:
        raise ParseError(f"values {shown(values)}, expected one for each legal move: {', '.join(sorted(legal))}")
    if any(not isinstance(value, int | float) for value in values.values()):
        raise ParseError(f"values {shown(values)}, expected numbers")
    if not isinstance(line, list) or any(not isinstance(move, str) for move in fields["line"]):
        raise ParseError(f"line {shown(fields['line'])}, expected a list of moves")
    return Puzzle(game, state, values, tuple(fields["line"]), str(fields["lasts"]), _object(fields["tags"]))


def _object(value: Any) -> dict[str, Any]:
    """Return a JSON object; an empty one for anything else."""
    return cast("dict[str, Any]", value) if isinstance(value, dict) else {}


def _position(fields: dict[str, Any]) -> tuple[AnyGame, Any]:
    """Parse the position with the game that it names."""
    name, players, options = fields.get("game"), fields.get("players"), _object(fields.get("options"))
    if name not in names() or not isinstance(players, int) or set(options) & {"name", "players"}:
        raise ParseError(f"state {shown(fields)}, expected a position of {' or '.join(names())}")
    game = make(name, players, **options)
    return game, game.parse_state(json.dumps(fields))
