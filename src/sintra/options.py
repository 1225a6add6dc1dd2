"""The options of a game: what the Options of all games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, ClassVar, Self

from sintra._parser import mapping, shown
from sintra.errors import OptionError, StateSyntax
from sintra.phrase import Phrase


def wrong_value(name: str, value: object, choices: Iterable[object]) -> Phrase:
    """Say to players that an option cannot have a value."""
    values = {"text": name, "example": shown(value), "listed": ", ".join(map(str, choices))}
    return Phrase("terminal.error.option_value", values)


class OptionValues:
    """Every option of a game with its value: a frozen dataclass that rejects values that do not exist."""

    __slots__ = ()
    presets: ClassVar[Mapping[str, Mapping[str, Any]]]  # "standard" and others: what they change
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @classmethod
    def make(cls, /, preset: Any = "standard", **values: Any) -> Self:
        """Make options from a preset, with some values overridden."""
        if not isinstance(preset, str) or preset not in cls.presets:
            message = f"preset {shown(preset)} does not exist; there are {', '.join(cls.presets)}"
            raise OptionError(message, phrase=wrong_value("preset", preset, cls.presets))
        names = [field.name for field in fields(cls)]
        for name in values:
            if name not in names:
                phrase = Phrase("terminal.error.option", {"text": name, "listed": ", ".join(names)})
                raise OptionError(f"option {shown(name)} does not exist; there are {', '.join(names)}", phrase=phrase)
        return cls(**{**cls.presets[preset], **values})

    @classmethod
    def from_json(cls, value: object, place: str) -> Self:
        """Parse options from decoded JSON; missing ones have their defaults."""
        try:
            return cls.make(**mapping(value, place))
        except OptionError as error:
            raise StateSyntax(f"{place}: {error}") from error
