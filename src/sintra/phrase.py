"""The Phrase: a sentence without a language. Games produce them, `i18n` renders them, errors carry them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = int | str | tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence without a language: what is said, and the values it is said with."""

    key: str  # such as "azul.refusal.wall_has_color"
    values: Mapping[str, Value] = field(default_factory=dict[str, Value])
