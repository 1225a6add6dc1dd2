"""Weights of evaluations: small human-readable files, one for each game, side and number of players.

A table is an object with a list for every feature, such as ``"marker": [2.1, 1.9, ...]``: one number for each round, or for
each stage of a round. `made` says how the weights were fitted; ``sintra fit`` writes such files. The files named ``hand`` hold
hand-picked weights, for comparison and as a starting point.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.bots.mind import mind_of
from sintra.errors import OptionError
from sintra.games import AnyGame, facts

FORMAT = "sintra weights 1"
FITTED, HAND = "fitted", "hand"
KINDS = (FITTED, HAND)


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of one evaluation."""

    game: str
    side: str  # of the board, such as "grey"; empty if there is only one
    players: int
    made: Mapping[str, Any]  # how: command, games, quality
    tables: Mapping[str, Mapping[str, Sequence[float]]]  # table -> feature -> a number for each row
    scales: Mapping[str, Sequence[float]]  # name -> a number for each row

    def table(self, name: str, features: Sequence[str], rows: int) -> NDArray[np.float64]:
        """Return a table as an array [rows, features]; a feature missing from the file has weight 0."""
        columns = self.tables.get(name, {})
        if unknown := set(columns) - set(features):
            raise OptionError(f"weights of {self.game}: table {name} has an unknown feature {min(unknown)!r}")
        array = np.zeros((rows, len(features)))
        for number, feature in enumerate(features):
            if feature in columns:
                array[:, number] = self._row(f"{name}: {feature}", columns[feature], rows)
        return array

    def scale(self, name: str, rows: int) -> NDArray[np.float64]:
        """Return a scale as an array [rows]."""
        values = self._row(name, self.scales.get(name, ()), rows)
        if min(values) <= 0:
            raise OptionError(f"weights of {self.game}: {name} has the scale {min(values)}, expected numbers above 0")
        return np.array(values)

    def _row(self, place: str, values: Sequence[float], rows: int) -> list[float]:
        if len(values) != rows:
            raise OptionError(f"weights of {self.game}: {place} has {len(values)} numbers, expected {rows}")
        given: Sequence[Any] = values  # from a file
        for value in given:
            if not isinstance(value, int | float) or not math.isfinite(value):
                raise OptionError(f"weights of {self.game}: {place} has {value!r}, expected a number")
        return [float(value) for value in values]

    def to_json(self) -> str:
        """Format the file, one feature per line."""
        head = {"format": FORMAT, "game": self.game, "side": self.side, "players": self.players, "made": dict(self.made)}
        parts = [f'"{name}": {json.dumps(value)}' for name, value in head.items()]
        for name, columns in self.tables.items():
            rows = ",\n".join(f'    "{feature}": {_numbers(values)}' for feature, values in columns.items())
            parts.append(f'"tables.{name}": {{\n{rows}\n  }}')
        parts.extend(f'"scales.{name}": {_numbers(values)}' for name, values in self.scales.items())
        return "{\n  " + ",\n  ".join(parts) + "\n}\n"


def _numbers(values: Sequence[float]) -> str:
    return "[" + ", ".join(f"{value:.4g}" for value in values) + "]"


def side_of(game: AnyGame) -> str:
    """Return the side of the board that a game is played on; empty for a game whose board has one side."""
    option = facts(game.name).side_option
    return str(game.options[option]) if option else ""


def parse(text: str) -> Weights:
    """Parse a weight file."""
    try:
        data = json.loads(text)
        if data["format"] == FORMAT:
            return Weights(
                data["game"], data["side"], data["players"], data["made"], _part(data, "tables."), _part(data, "scales.")
            )
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise OptionError(f"cannot parse the weights: {error!r}; expected a file as `sintra fit` writes it") from error
    raise OptionError(f"weights in format {data['format']!r}, expected {FORMAT!r}")


def _part(data: Mapping[str, Any], prefix: str) -> dict[str, Any]:
    return {key.removeprefix(prefix): value for key, value in data.items() if key.startswith(prefix)}


def load(game: AnyGame, kind: str = FITTED) -> Weights:
    """Load the weights that come with a game, or a file if `kind` is a path that ends with .json."""
    if kind.endswith(".json"):
        try:
            return parse(Path(kind).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise OptionError(f"cannot read the weights {kind}: {error}") from error
    if kind not in KINDS:
        raise OptionError(f"weights {kind!r} do not exist; there are {', '.join(KINDS)}, or a file that ends with .json")
    if (package := mind_of(game).weights) is None:
        raise OptionError(f"{game.name} brings no weights, expected a file that ends with .json")
    name = "-".join(filter(None, (game.name, HAND) if kind == HAND else (game.name, side_of(game), str(game.players))))
    return parse((resources.files(package) / f"{name}.json").read_text(encoding="utf-8"))
