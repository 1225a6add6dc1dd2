"""A Speaker says Phrases: whole sentences in a language, or compact lines, with colors as words or letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sintra.azul.tiles import LETTER as AZUL_LETTERS
from sintra.errors import OptionError
from sintra.i18n.braille import BLANK, to_braille
from sintra.i18n.compact import TEMPLATES, Compact
from sintra.i18n.de import GERMAN
from sintra.i18n.de.dialogue import SENTENCES as GERMAN_DIALOGUE
from sintra.i18n.de.levels import SENTENCES as GERMAN_LEVELS
from sintra.i18n.de.server import SENTENCES as GERMAN_SERVER
from sintra.i18n.de.terminal import SENTENCES as GERMAN_TERMINAL
from sintra.i18n.en import ENGLISH
from sintra.i18n.en.dialogue import SENTENCES as ENGLISH_DIALOGUE
from sintra.i18n.en.levels import SENTENCES as ENGLISH_LEVELS
from sintra.i18n.en.server import SENTENCES as ENGLISH_SERVER
from sintra.i18n.en.terminal import SENTENCES as ENGLISH_TERMINAL
from sintra.i18n.grammar import Grammar
from sintra.i18n.hu import HUNGARIAN
from sintra.i18n.hu.dialogue import SENTENCES as HUNGARIAN_DIALOGUE
from sintra.i18n.hu.levels import SENTENCES as HUNGARIAN_LEVELS
from sintra.i18n.hu.server import SENTENCES as HUNGARIAN_SERVER
from sintra.i18n.hu.terminal import SENTENCES as HUNGARIAN_TERMINAL
from sintra.pavilion.tiles import LETTER as PAVILION_LETTERS
from sintra.phrase import Phrase

LANGUAGES = {"en": ENGLISH, "de": GERMAN, "hu": HUNGARIAN}
CONVERSATION = {  # what is said about games, the same in both styles
    "en": {**ENGLISH_DIALOGUE, **ENGLISH_LEVELS, **ENGLISH_TERMINAL},
    "de": {**GERMAN_DIALOGUE, **GERMAN_LEVELS, **GERMAN_TERMINAL},
    "hu": {**HUNGARIAN_DIALOGUE, **HUNGARIAN_LEVELS, **HUNGARIAN_TERMINAL},
}
SERVER = {"en": ENGLISH_SERVER, "de": GERMAN_SERVER, "hu": HUNGARIAN_SERVER}  # around a table of a server; the same, too
TALKERS = ("dialogue", "terminal", "server")  # whose Phrases these are
STYLES = ("full", "compact")
CELLS = 40  # of a braille display
COPIED = ("path", "command")  # values that are copied as they are: never broken over lines, never in cells
COPY = "\ue000"  # stands for such a value while its sentence is put together

# Letters for colors, of each game by itself: O is yellow on the tactile Azul and orange in the Pavilion.
LETTERS: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "letters": {"azul": AZUL_LETTERS, "pavilion": PAVILION_LETTERS},
    "tactile": {
        "azul": {"blue": "B", "yellow": "O", "red": "R", "black": "SCH", "teal": "X"},
        "pavilion": {"purple": "L", "green": "G", "orange": "O", "yellow": "E", "blue": "B", "red": "R"},
    },
}
COLORS = ("words", *LETTERS)
GAMES = tuple(LETTERS["letters"])


class Speaker:
    """Says Phrases in one language, style and naming of colors; seats have names, in their order, or numbers.

    >>> Speaker("de").say(Phrase("azul.falls", {"tiles": ("red", 2)}))
    'Zwei rote Fliesen fallen in die Bodenreihe.'
    """

    def __init__(
        self,
        language: str = "en",
        *,
        colors: str = "words",
        style: str = "full",
        names: Sequence[str] = (),
        braille: bool = False,
    ) -> None:
        _check("language", language, LANGUAGES)
        _check("colors", colors, COLORS)
        _check("style", style, STYLES)
        self.language = language
        self.is_compact = style == "compact"
        self.is_braille = braille
        spoken = LANGUAGES[language]
        self._templates = {**(TEMPLATES if self.is_compact else spoken.sentences), **CONVERSATION[language], **SERVER[language]}
        own = [" ".join(name.split()) for name in names]
        self._grammars: dict[str, Grammar] = dict.fromkeys(TALKERS, spoken.grammar({}, own))
        for game in GAMES:
            if self.is_compact:
                self._grammars[game] = Compact(LETTERS.get(colors, LETTERS["letters"])[game], spoken.short)
            else:
                letters = LETTERS[colors][game] if colors in LETTERS else dict[str, str]()
                self._grammars[game] = spoken.grammar(letters, own)

    def say(self, phrase: Phrase) -> str:
        """Say a Phrase: a sentence, or in the compact style a line of at most forty cells, seldom two."""
        game = phrase.key.partition(".")[0]
        copy = copied(phrase)
        if copy:
            phrase = Phrase(phrase.key, {name: COPY if name in COPIED else value for name, value in phrase.values.items()})
        text = self._grammars[game].fill(self._templates[phrase.key], phrase)
        if not self.is_compact or game in TALKERS:
            text = text[0].upper() + text[1:]
        if self.is_compact:
            words = (self._cells(word).replace(COPY, copy) for word in text.split(" "))
            return _wrapped(words, BLANK if self.is_braille else " ")
        return self._cells(text).replace(COPY, copy)

    def say_all(self, phrases: Iterable[Phrase]) -> list[str]:
        """Say Phrases one after another."""
        return [self.say(phrase) for phrase in phrases]

    def _cells(self, text: str) -> str:
        return COPY.join(to_braille(part, self.language) for part in text.split(COPY)) if self.is_braille else text


def copied(phrase: Phrase) -> str:
    """Give the file or command in a Phrase, which people copy from what is said; each has one at most."""
    return next((str(value) for name, value in phrase.values.items() if name in COPIED), "")


def _check(name: str, value: str, known: Iterable[str]) -> None:
    if value not in known:
        raise OptionError(f"{name} is {value!r}, expected one of {', '.join(known)}")


def _wrapped(words: Iterable[str], blank: str) -> str:
    """Put words on lines that a braille display shows whole."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= CELLS:
            lines[-1] += blank + word
        else:
            lines.append(word)
    return "\n".join(lines)
