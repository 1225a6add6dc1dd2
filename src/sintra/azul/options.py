"""The options of Azul and their presets (A9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sintra._parser import is_whole, shown
from sintra.azul.kernel import MAX_ROUNDS
from sintra.errors import OptionError
from sintra.options import OptionValues, wrong_value

WALLS = ("coloured", "grey")
COLUMN_BONUSES = (7, 5)
PRESETS: dict[str, dict[str, Any]] = {"standard": {}, "tactile": {"column_bonus": 5}}


@dataclass(frozen=True, slots=True)
class Options(OptionValues):
    """Every option with its value; names and values that do not exist are rejected."""

    presets = PRESETS
    wall: str = "coloured"
    column_bonus: int = 7
    max_rounds: int | None = None

    def __post_init__(self) -> None:
        wall: Any = self.wall
        if not isinstance(wall, str) or wall not in WALLS:
            phrase = wrong_value("wall", wall, WALLS)
            raise OptionError(f"wall is {shown(wall)}, expected one of {', '.join(WALLS)}", phrase=phrase)
        if not is_whole(self.column_bonus) or self.column_bonus not in COLUMN_BONUSES:
            phrase = wrong_value("column_bonus", self.column_bonus, COLUMN_BONUSES)
            raise OptionError(f"column_bonus is {shown(self.column_bonus)}, expected 7 or 5", phrase=phrase)
        limit = self.max_rounds
        if limit is not None and (not is_whole(limit) or not 1 <= limit <= MAX_ROUNDS):
            phrase = wrong_value("max_rounds", limit, [f"1-{MAX_ROUNDS}", "none"])
            message = f"max_rounds is {shown(limit)}, expected a whole number from 1 to {MAX_ROUNDS}, or none"
            raise OptionError(message, phrase=phrase)

    @property
    def is_grey(self) -> bool:
        """Whether it is the grey wall."""
        return self.wall == "grey"

    def to_dict(self) -> dict[str, Any]:
        """Return names and values."""
        return {"wall": self.wall, "column_bonus": self.column_bonus, "max_rounds": self.max_rounds}
