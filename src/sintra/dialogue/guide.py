"""The guide for new players: the rules in a few sentences, and the legend of the drawn table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from sintra import games
from sintra.dialogue.signs import glyph
from sintra.dialogue.words import Vocabulary
from sintra.i18n.languages import DEFAULT, words_of
from sintra.phrase import Phrase, Value

Values = Mapping[str, Value]
NO_VALUES: Mapping[str, Values] = MappingProxyType({})
OWN = "own"  # the topic of the words that a game has brought
WORDS_ABOUT: Mapping[str, tuple[str, ...]] = {  # the words that help lists, by topic, in order
    "table": ("board", "table", "factory", "center", "where", "big", "bag"),
    "play": ("seat", "score", "turn", "forecast", "goals", "last", "since"),
    OWN: (),
    "move": ("moves", "cost", "hint", "undo"),
    "more": ("rules", "legend", "save", "help", "quit"),
}


def topics(
    topic: str, game: str, names: Sequence[str], others: Sequence[str] = (), values: Mapping[str, Values] = NO_VALUES
) -> list[Phrase]:
    """Return the sentences of a topic by name; those in `others` in their grey-side variant, some with values."""
    return [
        Phrase(f"dialogue.{topic}.{game}.{name}{'_grey' if name in others else ''}", values.get(name, {})) for name in names
    ]


def written(topic: str, game: str) -> list[Phrase]:
    """Return all sentences of a game on a topic, in order."""
    return [Phrase(key) for key in words_of(DEFAULT, game).talk if key.startswith(f"dialogue.{topic}.{game}.")]


def rules(game: str, _state: Any) -> list[Phrase]:
    """Return the rules of any game: its own sentences, or where to find them."""
    return written("rules", game) or [Phrase("dialogue.rules.any", {"text": games.facts(game).title})]


def legend(game: str, _state: Any) -> list[Phrase]:
    """Return the legend of any game: its own sentences."""
    return written("legend", game)


def words(vocabulary: Vocabulary) -> list[Phrase]:
    """List the words that can be typed, topic by topic: one long list is hard to follow by ear."""
    topic_of = {command: topic for topic, commands in WORDS_ABOUT.items() for command in commands}
    found: dict[str, list[str]] = {topic: [] for topic in WORDS_ABOUT}
    for command in vocabulary.commands():
        found[topic_of.get(command, OWN)].append(vocabulary.taught(command))
    return [Phrase(f"dialogue.help_words.{topic}", {"listed": ", ".join(some)}) for topic, some in found.items() if some]


def letters(vocabulary: Vocabulary) -> list[Phrase]:
    """Give the letters of the colors; a game may have none."""
    listed = ", ".join(f"{letter} {_named(color, vocabulary)}" for color, letter in vocabulary.letters.items())
    return [Phrase("dialogue.legend.letters", {"listed": listed})] if listed else []


def compact(game: str) -> list[Phrase]:
    """Give the signs of compact lines: those of all games, and what a game has brought."""
    own = f"dialogue.legend.{game}.compact"
    keys = ("dialogue.legend.places", "dialogue.legend.numbers", *(key for key in words_of(DEFAULT, game).talk if key == own))
    return [Phrase(key) for key in keys]


def tiles(vocabulary: Vocabulary) -> list[Phrase]:
    """Return the legend of the colors; a game may have none."""
    listed = ", ".join(f"{letter[0]}{glyph(color)} {_named(color, vocabulary)}" for color, letter in vocabulary.letters.items())
    return [Phrase("dialogue.legend.tile", {"listed": listed})] if listed else []


def _named(color: str, vocabulary: Vocabulary) -> str:
    """Name a color; beside a letter of the tactile edition also as that edition calls it: O is yellow (orange)."""
    word, facts = vocabulary.color_word(color), games.facts(vocabulary.game)
    others = words_of(vocabulary.language, vocabulary.game).other_colors.get(color)
    return f"{word} ({others[0]})" if others and vocabulary.letters == facts.tactile else word
