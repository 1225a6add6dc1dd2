"""The options of a game: what the Options of all games have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, ClassVar, Self

from sintra._parser import mapping, shown
from sintra.errors import OptionError, StateSyntax


class OptionValues:
    """Every option of a game with its value: a frozen dataclass that refuses values that do not exist."""

    __slots__ = ()
    presets: ClassVar[Mapping[str, Mapping[str, Any]]]  # "standard" and others: what they change
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @classmethod
    def make(cls, /, preset: Any = "standard", **values: Any) -> Self:
        """Take a preset and change some values."""
        if not isinstance(preset, str) or preset not in cls.presets:
            raise OptionError(f"preset {shown(preset)} does not exist; there are {', '.join(cls.presets)}")
        names = [field.name for field in fields(cls)]
        for name in values:
            if name not in names:
                raise OptionError(f"option {shown(name)} does not exist; there are {', '.join(names)}")
        return cls(**{**cls.presets[preset], **values})

    @classmethod
    def from_json(cls, value: object, place: str) -> Self:
        """Read options from what a JSON reader returned; those that are missing have their defaults."""
        try:
            return cls.make(**mapping(value, place))
        except OptionError as error:
            raise StateSyntax(f"{place}: {error}") from error
