"""A game that provides nothing but its rules: those of Azul under another name, with Phrases that no language knows."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from sintra import games
from sintra.azul.game import Azul
from sintra.azul.plugin import FACTS
from sintra.phrase import Phrase
from sintra.plugin import Facts, Plugin

PLAIN = Plugin("plain", Facts("Plain Tiles", FACTS.colors, FACTS.letters, FACTS.options), rules="tests.bare:Plain")


class Plain(Azul):
    """Azul, as a game that nobody has words for."""

    name = "plain"

    def describe(self, state: Any) -> list[Phrase]:
        """Tell the whole position."""
        return list(map(_renamed, super().describe(state)))

    def narrate(self, before: Any, move: Any, after: Any) -> list[Phrase]:
        """Tell what a move did."""
        return list(map(_renamed, super().narrate(before, move, after)))

    def narrate_deal(self, before: Any, deal: Any, after: Any) -> list[Phrase]:
        """Tell what a deal brought."""
        return list(map(_renamed, super().narrate_deal(before, deal, after)))


def _renamed(phrase: Phrase) -> Phrase:
    return Phrase(phrase.key.replace("azul.", "plain.", 1), phrase.values)


@contextmanager
def registered() -> Generator[str]:
    """Register the game temporarily; yield its name."""
    games.register(PLAIN)
    try:
        yield PLAIN.name
    finally:
        del games._registered[PLAIN.name]  # pyright: ignore[reportPrivateUsage]
        games.plugin.cache_clear()
        games.part.cache_clear()
