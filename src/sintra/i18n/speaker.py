"""The Speaker: renders Phrases as sentences in a language, or as compact lines, with colors as words or letters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sintra import games
from sintra.errors import OptionError
from sintra.i18n import languages
from sintra.i18n.braille import BLANK, to_braille
from sintra.i18n.grammar import Grammar, pieces
from sintra.i18n.languages import DEFAULT, codes, game_words
from sintra.i18n.lexicon import (
    ANY_GAME,
    compact_templates,
    grammar_of,
    letters_of,
    sentences,
    short_words,
    talk_grammar,
)
from sintra.phrase import Phrase

TALKERS = ("dialogue", "terminal", "server")  # whose Phrases are about games, and the same in both styles
STYLES = ("full", "compact")
COLORS = ("words", "letters", "tactile")  # how they are named; letters belong to each game by itself
CELLS = 40  # of a braille display
COPIED = ("path", "command")  # values to copy and paste: never wrapped, never in cells
COPY = "\ue000"  # placeholder for such a value while its sentence is rendered
COMPACT = ""  # the "language" of compact lines


class Speaker:
    """Renders Phrases in one language, style and naming of colors; seats have names, in their order, or numbers.

    The seat `you` is addressed, if the language can: "You take two red tiles".

    >>> Speaker(names=["Anna"]).say(Phrase("server.resigned", {"seat": 0}))
    'Anna resigns.'
    """

    def __init__(  # noqa: PLR0913 - settings, all with defaults
        self,
        language: str = DEFAULT,
        *,
        colors: str = "words",
        style: str = "full",
        names: Sequence[str] = (),
        braille: bool = False,
        you: int | None = None,
    ) -> None:
        _check("language", language, codes())
        _check("colors", colors, COLORS)
        _check("style", style, STYLES)
        self.language = language
        self.is_compact = style == "compact"
        self.is_braille = braille
        self._colors = colors
        self._you = you
        self._played = games.names()
        self._names = [" ".join(name.split()) for name in names]
        self._sentences = sentences(language, self._played)
        self._grammars: dict[tuple[str, str], Grammar] = {}  # by game, empty for talk, and language
        self._ready: dict[str, tuple[Grammar, str]] = {}  # cache by key: the grammar and the template

    def say(self, phrase: Phrase) -> str:
        """Render a Phrase: a sentence, or in the compact style a line of at most forty cells, rarely two."""
        if copy := copied(phrase):
            phrase = Phrase(phrase.key, {name: COPY if name in COPIED else value for name, value in phrase.values.items()})
        text = self._fill(phrase)
        if not self.is_compact or phrase.key.partition(".")[0] in TALKERS:
            text = text[0].upper() + text[1:]
        if self.is_compact:
            words = (self._cells(word).replace(COPY, copy) for word in text.split(" "))
            return _wrapped(words, BLANK if self.is_braille else " ")
        return self._cells(text).replace(COPY, copy)

    def say_all(self, phrases: Iterable[Phrase]) -> list[str]:
        """Render Phrases one after another."""
        return [self.say(phrase) for phrase in phrases]

    def knows(self, key: str) -> bool:
        """Return whether there is a sentence for exactly this key."""
        return key in self._sentences

    # Rendering

    def _fill(self, phrase: Phrase) -> str:
        """Render the sentence of a Phrase; fall back to the one for any game, then to reciting the values."""
        ready = self._ready.get(phrase.key) or self._find(phrase.key)
        if ready is not None:
            return ready[0].fill(ready[1], phrase)
        game, _, rest = phrase.key.partition(".")
        found = self._sentences.get(f"{ANY_GAME}.{rest}")
        if found is None or not all(piece.name is None or piece.name in phrase.values for piece in pieces(found.text)):
            return self._grammar(game, self.language).recite(phrase)
        return self._grammar(game, found.code).fill(found.text, phrase)

    def _find(self, key: str) -> tuple[Grammar, str] | None:
        """Look up the grammar and the template of a key, cached."""
        game = key.partition(".")[0]
        line = compact_templates(self._played).get(key) if self.is_compact else None
        if line is not None:
            self._ready[key] = self._grammar(game, COMPACT), line
        elif (found := self._sentences.get(key)) is not None:
            self._ready[key] = self._grammar(game, found.code), found.text
        return self._ready.get(key)

    def _grammar(self, game: str, code: str) -> Grammar:
        key = game if game in self._played else "", code
        known = self._grammars.get(key)
        if known is None:
            known = self._grammars[key] = self._make_grammar(*key)
        return known

    def _make_grammar(self, game: str, code: str) -> Grammar:
        if not game:
            return talk_grammar(code, self._played)({}, self._names, self._you)
        letters = letters_of(self.language, game, self._colors)
        if code == COMPACT:
            return game_words(game).signs(letters, short_words(self.language, game))
        return grammar_of(code, game)(letters if self.is_compact or self._colors != "words" else {}, self._names, self._you)

    def _cells(self, text: str) -> str:
        if not self.is_braille:
            return text
        table = languages.language(self.language).braille
        return COPY.join(to_braille(part, table) for part in text.split(COPY))


def copied(phrase: Phrase) -> str:
    """Return the path or command in a Phrase, for people to copy; a Phrase has at most one."""
    for name in COPIED:
        if name in phrase.values:
            return str(phrase.values[name])
    return ""


def _check(name: str, value: str, known: Iterable[str]) -> None:
    if value not in known:
        raise OptionError(f"{name} is {value!r}, expected one of {', '.join(known)}")


def _wrapped(words: Iterable[str], blank: str) -> str:
    """Wrap words into lines that fit a braille display."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= CELLS:
            lines[-1] += blank + word
        else:
            lines.append(word)
    return "\n".join(lines)
