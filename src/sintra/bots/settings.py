"""The settings of a bot: texts such as ``nodes=200000``, parsed once, with clear error messages."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping

from sintra.bots.bot import Limit
from sintra.errors import OptionError

MAX_DIGITS = 18  # fits into 64 bits


class Settings:
    """Parses settings by name; `reject_unknown` rejects the rest."""

    def __init__(self, bot: str, given: Mapping[str, str]) -> None:
        self._bot = bot
        self._unread = dict(given)
        self._known: list[str] = []

    def _take(self, name: str) -> str | None:
        self._known.append(name)
        return self._unread.pop(name, None)

    def integer(self, name: str, default: int | None, minimum: int = 1) -> int | None:
        """Parse an integer."""
        text = self._take(name)
        if text is None:
            return default
        if not text.isascii() or not text.isdigit() or len(text) > MAX_DIGITS or int(text) < minimum:
            expected = f"a whole number from {minimum}, of at most {MAX_DIGITS} digits"
            raise OptionError(f"bot {self._bot}: {name}={text}, expected {expected}")
        return int(text)

    def number(
        self, name: str, default: float | None, *, may_be_zero: bool = False, maximum: float | None = None
    ) -> float | None:
        """Parse a number above 0, or from 0, up to a maximum if there is one."""
        text = self._take(name)
        if text is None:
            return default
        try:
            value = float(text)
        except ValueError:
            value = math.nan
        is_within = 0 < value < math.inf or (may_be_zero and value == 0)
        if not is_within or (maximum is not None and value > maximum):
            expected = f"a number {'from' if may_be_zero else 'above'} 0{'' if maximum is None else f' to {maximum:g}'}"
            raise OptionError(f"bot {self._bot}: {name}={text}, expected {expected}")
        return value

    def word(self, name: str, default: str, choices: Collection[str]) -> str:
        """Parse one of several words."""
        text = self._take(name)
        if text is None:
            return default
        if text not in choices:
            raise OptionError(f"bot {self._bot}: {name}={text}, expected {', '.join(choices)}")
        return text

    def text(self, name: str) -> str | None:
        """Take any text."""
        return self._take(name)

    def with_prefix(self, prefix: str) -> dict[str, str]:
        """Take all settings whose names have a prefix; return them without it."""
        self._known.append(f"{prefix}NAME")
        names = [name for name in self._unread if name.startswith(prefix) and name != prefix]
        return {name.removeprefix(prefix): self._unread.pop(name) for name in names}

    def limit(self, default: Limit) -> Limit:
        """Parse `nodes` and `seconds`; return the default when neither is given."""
        nodes, seconds = self.integer("nodes", None), self.number("seconds", None)
        return default if nodes is None and seconds is None else Limit(nodes, seconds)

    def reject_unknown(self) -> None:
        """Reject settings that nobody has asked for."""
        for name in self._unread:
            known = f"it has {', '.join(self._known)}" if self._known else "it has none"
            raise OptionError(f"bot {self._bot} has no setting {name!r}; {known}")
