"""The settings of a bot: texts such as ``nodes=200000``, read once, with a clear answer to what is wrong."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping

from sintra.bots.bot import Limit
from sintra.errors import OptionError

MOST_DIGITS = 18  # what fits into a word


class Settings:
    """Reads settings by name; `done` refuses those that nobody has asked for."""

    def __init__(self, bot: str, given: Mapping[str, str]) -> None:
        self._bot = bot
        self._left = dict(given)
        self._known: list[str] = []

    def _take(self, name: str) -> str | None:
        self._known.append(name)
        return self._left.pop(name, None)

    def whole(self, name: str, usual: int | None, least: int = 1) -> int | None:
        """Read a whole number."""
        text = self._take(name)
        if text is None:
            return usual
        if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS or int(text) < least:
            expected = f"a whole number from {least}, of at most {MOST_DIGITS} digits"
            raise OptionError(f"bot {self._bot}: {name}={text}, expected {expected}")
        return int(text)

    def number(self, name: str, usual: float | None, *, may_be_zero: bool = False, most: float | None = None) -> float | None:
        """Read a number above 0, or from 0; where there is a most, up to that."""
        text = self._take(name)
        if text is None:
            return usual
        try:
            value = float(text)
        except ValueError:
            value = math.nan
        is_within = 0 < value < math.inf or (may_be_zero and value == 0)
        if not is_within or (most is not None and value > most):
            expected = f"a number {'from' if may_be_zero else 'above'} 0{'' if most is None else f' to {most:g}'}"
            raise OptionError(f"bot {self._bot}: {name}={text}, expected {expected}")
        return value

    def word(self, name: str, usual: str, choices: Collection[str]) -> str:
        """Read one of several words."""
        text = self._take(name)
        if text is None:
            return usual
        if text not in choices:
            raise OptionError(f"bot {self._bot}: {name}={text}, expected {', '.join(choices)}")
        return text

    def text(self, name: str) -> str | None:
        """Read any text."""
        return self._take(name)

    def beginning(self, prefix: str) -> dict[str, str]:
        """Read all settings whose names begin alike; give them without the beginning."""
        self._known.append(f"{prefix}NAME")
        names = [name for name in self._left if name.startswith(prefix) and name != prefix]
        return {name.removeprefix(prefix): self._left.pop(name) for name in names}

    def limit(self, usual: Limit) -> Limit:
        """Read `nodes` and `seconds`; the usual limit holds when neither is given."""
        nodes, seconds = self.whole("nodes", None), self.number("seconds", None)
        return usual if nodes is None and seconds is None else Limit(nodes, seconds)

    def done(self) -> None:
        """Refuse what is left."""
        for name in self._left:
            known = f"it has {', '.join(self._known)}" if self._known else "it has none"
            raise OptionError(f"bot {self._bot} has no setting {name!r}; {known}")
