"""The options of Azul and their presets (A9)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

from sintra.errors import OptionError

WALLS = ("coloured", "grey")
COLUMN_BONUSES = (7, 5)
MOST_ROUNDS = 30_000  # what the record's field holds
PRESETS: dict[str, dict[str, Any]] = {"standard": {}, "tactile": {"column_bonus": 5}}


@dataclass(frozen=True, slots=True)
class Options:
    """Every option with its value."""

    wall: str = "coloured"
    column_bonus: int = 7
    max_rounds: int | None = None

    @classmethod
    def make(cls, preset: str = "standard", **values: Any) -> Options:
        """Take a preset, change some values, and refuse names and values that do not exist."""
        if preset not in PRESETS:
            raise OptionError(f"preset {preset!r} does not exist; there are {', '.join(PRESETS)}")
        names = [field.name for field in fields(cls)]
        for name in values:
            if name not in names:
                raise OptionError(f"option {name!r} does not exist; there are {', '.join(names)}")
        options = cls(**{**PRESETS[preset], **values})
        options._check()
        return options

    def _check(self) -> None:
        if self.wall not in WALLS:
            raise OptionError(f"wall is {self.wall!r}, expected one of {', '.join(WALLS)}")
        if self.column_bonus not in COLUMN_BONUSES:
            raise OptionError(f"column_bonus is {self.column_bonus!r}, expected 7 or 5")
        limit: Any = self.max_rounds
        if limit is not None and (not isinstance(limit, int) or isinstance(limit, bool) or not 1 <= limit <= MOST_ROUNDS):
            raise OptionError(f"max_rounds is {limit!r}, expected a whole number from 1 to {MOST_ROUNDS}, or none")

    def to_dict(self) -> dict[str, Any]:
        """Give names and values."""
        return asdict(self)
