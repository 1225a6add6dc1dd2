"""Hungarian: how values are said. Articles follow the sound of the next word, suffixes its vowels; numbers take no plural."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sintra.i18n.grammar import Grammar, Tiles

COLOR_NAMES = {
    "blue": "kék",
    "yellow": "sárga",
    "red": "piros",
    "black": "fekete",
    "teal": "türkiz",
    "purple": "lila",
    "green": "zöld",
    "orange": "narancssárga",
}
BACK, ROUNDED, NEUTRAL = "aáoóuú", "öőüű", "éií"
VOWELS = BACK + ROUNDED + NEUTRAL + "e"
VOWEL_LETTERS = "AÁEÉFIÍLMNOÓÖŐRSUÚÜŰXY"  # letters whose names begin with a vowel: az R (er), az X (iksz)
ENDINGS = {3: "as", 5: "ös", 6: "os"}  # of three, five and six; the other numbers up to six have -es
LONG = {"a": "á", "e": "é"}  # final vowels before a suffix: csempe, csempét


def article(text: str) -> str:
    """Choose a or az by the sound of what follows: a word, letters that are spelled, or a number."""
    digits = text[: len(text) - len(text.lstrip("0123456789"))]
    if digits:
        is_vowel = digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)  # öt, ötven, ötszáz; egy, ezer, egymillió
    elif (word := text.split(maxsplit=1)[0]).isupper():
        is_vowel = word[0] in VOWEL_LETTERS
    else:
        is_vowel = word[0].lower() in VOWELS
    return "az" if is_vowel else "a"


def with_article(text: str) -> str:
    """Put a or az before a text."""
    return f"{article(text)} {text}"


def suffixed(word: str, back: str, front: str, rounded: str | None = None) -> str:
    """Add a suffix in the form that the word's last vowel asks for: ``háromból``, ``négyből``; ``korongon``, ``ötön``.

    The vowels é, i and í take the form of those before them: ``papírból``.
    """
    stem = word[:-1] + LONG.get(word[-1], word[-1])
    vowels = [letter for letter in re.split("[- ]", word.lower())[-1] if letter in VOWELS]
    if next((letter in BACK for letter in reversed(vowels) if letter not in NEUTRAL), False):
        return stem + back
    return stem + (rounded if rounded and vowels[-1] in ROUNDED else front)


def accusative(word: str) -> str:
    """Add the accusative: -t after a vowel and after some consonants, else with a linking vowel: ``csempét``, ``korongot``."""
    ends_softly = word[-1] in VOWELS or (word[-1] in "jlnrsz" and word[-2:-1] in VOWELS) or word.endswith(("ly", "ny"))
    return suffixed(word, "t", "t") if ends_softly else suffixed(word, "ot", "et", "öt")


def instrumental(word: str) -> str:
    """Add -val, -vel (with): after a consonant its v becomes that consonant, ``dzsókerrel``."""
    consonant = "v" if word[-1] in VOWELS else word[-1]
    return suffixed(word, f"{consonant}al", f"{consonant}el")


def numbered(number: int) -> str:
    """Name a thing by its number: ``1-es, 3-as, 5-ös, 6-os``."""
    return f"{number}-{ENDINGS.get(number, 'es')}"


class Hungarian(Grammar):
    """Hungarian: articles, vowel harmony, and the word for two that differs before a noun."""

    NUMBERS = (
        *("nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"),
        *("tíz", "tizenegy", "tizenkettő", "tizenhárom", "tizennégy", "tizenöt", "tizenhat", "tizenhét", "tizennyolc"),
        *("tizenkilenc", "húsz", "huszonegy", "huszonkettő"),
    )
    COLORS = COLOR_NAMES
    AND = "és"
    PLUS, MINUS = "plusz", "mínusz"

    def number(self, value: int | str, form: str) -> str:
        """Say a number; ``a`` puts the article before an ordinal (``az 5.``), ``of`` says out of how many (``ötből``).

        The form ``as`` names things by their number: ``5-ös``. A value in letters is a color.
        """
        if isinstance(value, str):
            return self.color(value, form)
        if form == "a":
            return with_article(f"{value}.")
        if form == "a-as":
            return with_article(numbered(value))
        if form == "of":
            return suffixed(self.word(value), "ból", "ből")
        return numbered(value) if form == "as" else str(value)

    def before_noun(self, number: int) -> str:
        """Say a number before a noun: ``két csempe``."""
        return re.sub("kettő$", "két", self.word(number))

    def count(self, value: int, form: str) -> str:
        """Say how many: ``kettő``; with the form ``noun`` before a noun: ``két``."""
        return self.before_noun(value) if form == "noun" else self.word(value)

    # Seats

    def seat(self, seat: int, form: str) -> str:
        """Say ``az 1. játékos`` or the name; with the form ``bare`` without the article."""
        player = f"{seat + 1}. játékos"
        return self.name(seat) or (player if form == "bare" else with_article(player))

    def seats(self, seats: Sequence[int], _form: str) -> str:
        """List seats."""
        return self.all_of(self.seat(seat, "") for seat in seats)

    def scores(self, scores: Sequence[tuple[int, int]], _form: str) -> str:
        """Say the points of all seats."""
        return ", ".join(f"{self.seat(seat, 'bare')} {score}" for seat, score in scores)

    # Tiles

    def color(self, color: str, form: str) -> str:
        """Say a color; with the form ``a`` after its article."""
        said = self.letters.get(color) or self.COLORS.get(color, color)
        return with_article(said) if form == "a" else said

    def tiles(self, tiles: Tiles, form: str) -> str:
        """Say ``három kék csempe``; ``három kék csempét`` in the accusative, ``három kék csempével`` with the form ``with``."""
        return self._counted(tiles, "csempe", form)

    def pool(self, pool: Sequence[Tiles | str], _form: str) -> str:
        """Say ``két kék, egy piros``, or just the colors: ``kék, sárga és piros``."""
        colors = [tiles for tiles in pool if isinstance(tiles, str)]
        if colors:
            return self.all_of(self.color(color, "") for color in colors)
        counts = (tiles for tiles in pool if not isinstance(tiles, str))
        return ", ".join(f"{self.before_noun(number)} {self.color(color, '')}" for color, number in counts) or "semmi"

    def wild(self, tiles: Tiles, form: str) -> str:
        """Say ``két zöld dzsókert`` (accusative) or ``két zöld dzsókerrel`` (with)."""
        return self._counted(tiles, "dzsóker", form)

    def _counted(self, tiles: Tiles, noun: str, form: str) -> str:
        color, number = tiles
        said = {"acc": accusative, "with": instrumental}.get(form, str)(noun)
        return f"{self.before_noun(number)} {self.color(color, '')} {said}"

    # Places

    def source(self, source: int, form: str) -> str:
        """Say ``a 3. manufaktúrakorong`` or ``az asztal közepe``; ``from`` and ``on`` add a suffix, ``bare`` leaves out a."""
        if not source:
            return {"from": "az asztal közepéről", "on": "az asztal közepén"}.get(form, "az asztal közepe")
        factory = f"{source}. manufaktúrakorong"
        if form == "bare":
            return factory
        suffixes = {"from": ("ról", "ről"), "on": ("on", "en", "ön")}
        return with_article(suffixed(factory, *suffixes[form]) if form else factory)

    def sources(self, sources: Sequence[int], _form: str) -> str:
        """List ordinals of places of one kind, with one article: ``az 1., 3. és 5.``."""
        return with_article(self.all_of(f"{source}." for source in sources))

    lines = sources

    def rows(self, rows: Sequence[int], _form: str) -> str:
        """List ordinals without an article: ``1., 3. és 5.``."""
        return self.all_of(f"{row}." for row in rows)

    def cells(self, cells: Sequence[tuple[int, str]], form: str) -> str:
        """Say ``1. mező türkiz``; the form is the word after the number, without it only colors are said."""
        return ", ".join(
            f"{place}. {form} {self.color(color, '')}" if form else self.color(color, "") for place, color in cells
        )

    def places(self, places: Sequence[tuple[int, int]], _form: str) -> str:
        """Say ``kettő az 1. manufaktúrakorongon, egy az asztal közepén``."""
        return ", ".join(f"{self.word(number)} {self.source(source, 'on')}" for source, number in places)

    def groups(self, groups: Sequence[tuple[int, str, int]], form: str) -> str:
        """Say ``négy piros az asztal közepén``; with the form ``colors`` without the numbers."""
        counts = ["" if form == "colors" else f"{self.before_noun(number)} " for _, _, number in groups]
        said = (f"{self.color(color, '')} {self.source(source, 'on')}" for source, color, _ in groups)
        return ", ".join(count + group for count, group in zip(counts, said, strict=True))

    def numbers(self, numbers: Sequence[int], _form: str) -> str:
        """List numbers."""
        return self.all_of(numbers)
