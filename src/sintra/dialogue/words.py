"""The vocabulary of typed lines in a language: commands, questions, and the words of moves. English always works."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sintra.dialogue.spelling import CLOSE_FOREIGN, closest, fold, tokens
from sintra.dialogue.word_index import WordIndex, index_of
from sintra.i18n.lexicon import color_names

MAX_COMMAND_WORDS = 3


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of a line: one language in addition to English, one game, one naming of its colors."""

    language: str
    game: str
    letters: Mapping[str, str]  # color -> the letter it is shown with; its first character alone is accepted as well
    proper: Mapping[str, str]  # color -> the letter of a move's text form
    questions: tuple[str, ...] = ()  # about this game, in addition to those about every game
    index: WordIndex = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        letters, proper = tuple(self.letters.items()), tuple(self.proper.items())
        object.__setattr__(self, "index", index_of(self.language, self.game, letters, proper, self.questions))

    # Commands

    def commands(self) -> list[str]:
        """Return the commands of this game, in their fixed order."""
        return list(self.index.commands)

    def command(self, word: str) -> str | None:
        """Find the command that a word, or several, mean."""
        return self.index.command.get(fold(word))

    def taught(self, command: str) -> str:
        """Return the word that help teaches for a command."""
        return self.index.taught.get(command, command)

    def near_command(self, word: str) -> str | None:
        """Return the command word closest to a misspelled word: of the language, or else an English one that is very close."""
        ours, english = self.index.near_commands
        return closest(word, ours) or closest(word, english, CLOSE_FOREIGN)

    # Moves

    def noun(self, word: str) -> str | None:
        """Find what a word of a move means."""
        return self.index.nouns.get(word)

    def is_filler(self, word: str) -> bool:
        """Return whether a word of a move can be ignored."""
        return word in self.index.fillers

    def number(self, word: str) -> int | None:
        """Find the number that a word means; None for other words, and for digits."""
        return self.index.numbers.get(word)

    def color(self, word: str) -> str | None:
        """Find the color that a word or letter means: a letter that is shown before any other."""
        return self.index.colors.get(fold(word))

    def near_color(self, word: str) -> str | None:
        """Return the color closest to a misspelled word."""
        return closest(word, self.index.near_colors)

    def color_word(self, color: str) -> str:
        """Return a color as this language names it."""
        return color_names(self.language, self.game)[color]

    def color_words(self) -> str:
        """List the colors of the game with their letters."""
        return ", ".join(f"{self.color_word(color)} ({letter})" for color, letter in self.letters.items())

    def split(self, token: str) -> list[str]:
        """Split letters that are written together: ``cr`` is the center and red."""
        if token in self.index.nouns or token in self.index.colors or token in self.index.fillers:
            return [token]
        signs: list[str] = self.index.signs.findall(token)
        return signs if sum(map(len, signs)) == len(token) else [token]

    def words_of_move(self, text: str) -> list[str]:
        """Tokenize a line into the words of a move: numbers are digits, and what changes nothing is left out."""
        found = ((token, self.number(token)) for token in tokens(fold(text)))
        parts = (part for token, number in found for part in ([str(number)] if number else self.split(token)))
        return [word for word in parts if not self.is_filler(word)]

    def spell(self, text: str) -> str:
        """Write the text of a move with the letters that are shown."""
        if text in self.index.shown:
            return self.index.shown[text]
        shown = {self.proper[color]: letter for color, letter in self.letters.items()}
        return "".join(shown.get(sign, sign) for sign in text)
