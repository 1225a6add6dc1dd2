"""What teaches a new player: the rules in a few sentences, and what the signs of the drawn table mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sintra import games
from sintra.dialogue.signs import glyph
from sintra.dialogue.words import Vocabulary
from sintra.i18n.languages import DEFAULT, words_of
from sintra.phrase import Phrase


def topics(topic: str, game: str, names: Sequence[str], others: Sequence[str] = ()) -> list[Phrase]:
    """Give sentences about rules or signs, by their names; those of `others` as they are on the grey side."""
    return [Phrase(f"dialogue.{topic}.{game}.{name}{'_grey' if name in others else ''}") for name in names]


def written(topic: str, game: str) -> list[Phrase]:
    """Give all sentences that a game has brought about a topic, in their order."""
    return [Phrase(key) for key in words_of(DEFAULT, game).talk if key.startswith(f"dialogue.{topic}.{game}.")]


def rules(game: str, _state: Any) -> list[Phrase]:
    """Give the rules of any game: what it has brought, or where to find them."""
    return written("rules", game) or [Phrase("dialogue.rules.any", {"text": games.facts(game).title})]


def legend(game: str, _state: Any) -> list[Phrase]:
    """Give the signs of the table of any game: what it has brought."""
    return written("legend", game)


def tiles(vocabulary: Vocabulary) -> list[Phrase]:
    """Give the signs of the colors; a game may have none."""
    listed = ", ".join(
        f"{letter[0]}{glyph(color)} {vocabulary.color_word(color)}" for color, letter in vocabulary.letters.items()
    )
    return [Phrase("dialogue.legend.tile", {"listed": listed})] if listed else []
