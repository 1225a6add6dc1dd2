"""The options of Azul and their presets (A9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sintra._parser import is_whole, shown
from sintra.azul.kernel import MOST_ROUNDS
from sintra.errors import OptionError
from sintra.options import OptionValues

WALLS = ("coloured", "grey")
COLUMN_BONUSES = (7, 5)
PRESETS: dict[str, dict[str, Any]] = {"standard": {}, "tactile": {"column_bonus": 5}}


@dataclass(frozen=True, slots=True)
class Options(OptionValues):
    """Every option with its value; names and values that do not exist are refused."""

    presets = PRESETS
    wall: str = "coloured"
    column_bonus: int = 7
    max_rounds: int | None = None

    def __post_init__(self) -> None:
        wall: Any = self.wall
        if not isinstance(wall, str) or wall not in WALLS:
            raise OptionError(f"wall is {shown(wall)}, expected one of {', '.join(WALLS)}")
        if not is_whole(self.column_bonus) or self.column_bonus not in COLUMN_BONUSES:
            raise OptionError(f"column_bonus is {shown(self.column_bonus)}, expected 7 or 5")
        limit = self.max_rounds
        if limit is not None and (not is_whole(limit) or not 1 <= limit <= MOST_ROUNDS):
            raise OptionError(f"max_rounds is {shown(limit)}, expected a whole number from 1 to {MOST_ROUNDS}, or none")

    @property
    def is_grey(self) -> bool:
        """Whether it is the grey wall."""
        return self.wall == "grey"

    def to_dict(self) -> dict[str, Any]:
        """Give names and values."""
        return {"wall": self.wall, "column_bonus": self.column_bonus, "max_rounds": self.max_rounds}
