"""Hungarian: how values are said. Articles follow the sound of the next word, suffixes its vowels; numbers take no plural."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from sintra.i18n.grammar import Grammar, Neighbor, Spot, Tiles, singles

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
STATES = ("szabad", "lefedve")  # of a space
SIDES = {"left": "balra", "right": "jobbra", "up": "fölötte", "down": "alatta"}  # of a space
BACK, ROUNDED, NEUTRAL = "aáoóuú", "öőüű", "éií"
VOWELS = BACK + ROUNDED + NEUTRAL + "e"
VOWEL_LETTERS = "AÁEÉFIÍLMNOÓÖŐRSUÚÜŰXY"  # letters whose names begin with a vowel: az R (er), az X (iksz)
ENDINGS = {3: "as", 5: "ös", 6: "os"}  # of three, five and six; the other numbers up to six have -es
SUFFIXES = (  # for back vowels, front vowels and perhaps rounded ones
    *(("ról", "ről"), ("ból", "ből"), ("ra", "re"), ("ba", "be"), ("on", "en", "ön"), ("n", "n"), ("ban", "ben")),
    *(("hoz", "hez", "höz"), ("nál", "nél"), ("nak", "nek"), ("a", "e"), ("ja", "je"), ("i", "i")),
    *(("t", "t"), ("at", "et"), ("k", "k"), ("ak", "ek"), ("ok", "ek", "ök"), ("kat", "ket"), ("akat", "eket")),
)
PLURALS = (("k", "k"), ("ok", "ek", "ök"), ("ak", "ek"), ("i", "i"))
AFTER_PLURAL = (("on", "en", "ön"), ("ban", "ben"), ("ból", "ből"), ("ról", "ről"), ("kal", "kel"))
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


def inflected(word: str) -> tuple[str, ...]:
    """Return a word with the suffixes that it may have in a move: ``korongról``, ``sorba``, ``dzsókerrel``, ``pirosat``."""
    return (word, accusative(word), instrumental(word), *(suffixed(word, *forms) for forms in SUFFIXES))


def plurals(word: str) -> tuple[str, ...]:
    """Return the plural of a word with the suffixes that it has in sentences: ``fordulókban``, ``csillagokkal``."""
    many = [suffixed(word, *forms) for forms in PLURALS]
    return tuple(suffixed(one, *forms) for one in many for forms in AFTER_PLURAL)


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
    POINT = ","
    YOU = "te"

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

    def number_words(self) -> Mapping[str, int]:
        """Return the numbers by their words; two, and what ends with it, has another one before a noun."""
        return {**super().number_words(), **{self.before_noun(number): number for number in range(1, len(self.NUMBERS))}}

    def forms(self, word: str) -> Sequence[str]:
        """Return a word with its suffixes."""
        return (*inflected(word), *plurals(word))

    def count(self, value: int, form: str) -> str:
        """Say how many: ``kettő``; with the form ``noun`` before a noun: ``két``."""
        return self.before_noun(value) if form == "noun" else self.word(value)

    def points(self, value: int, form: str) -> str:
        """Say a change of the score; with the form ``bare`` without its sign, with ``brings`` as what a move brings."""
        if form == "brings":
            return f"{super().points(value, '')} pontot hoz" if value else "most nem hoz pontot"
        return str(value) if form == "bare" else super().points(value, form)

    # Seats

    def seat(self, seat: int, form: str) -> str:
        """Say ``az 1. játékos``, ``te`` or the name; with the form ``bare`` without the article, with ``whose`` ``a te``.

        The form ``own`` never says ``te``.
        """
        if form == "whose" and seat == self.you:
            return "a te"
        player = f"{seat + 1}. játékos"
        name = self.own_name(seat) if form == "own" else self.name(seat)
        return name or (player if form == "bare" else with_article(player))

    def seats(self, seats: Sequence[int], _form: str) -> str:
        """List seats."""
        return self.all_of(self.seat(seat, "") for seat in seats)

    def scores(self, scores: Sequence[tuple[int, int]], _form: str) -> str:
        """Say the points of all seats."""
        return ", ".join(f"{self.seat(seat, 'bare')} {score}" for seat, score in scores)

    # Tiles

    def color(self, color: str, form: str) -> str:
        """Say a color; with the form ``a`` after its article, with ``with`` as what is paid: ``kékkel``, ``K csempével``."""
        said = self.letters.get(color) or self.COLORS.get(color, color)
        if form == "with":
            return f"{said} csempével" if color in self.letters else instrumental(said)
        return with_article(said) if form == "a" else said

    def tiles(self, tiles: Tiles, form: str) -> str:
        """Say ``három kék csempe``; the form ``few`` leaves out the noun, ``három kék``, ``count`` the color too."""
        color, number = tiles
        if form == "count":
            return self.word(number)
        if form == "few":
            return f"{self.before_noun(number)} {self.color(color, '')}"
        return f"{self.before_noun(number)} {self.color(color, '')} csempe"

    def pool(self, pool: Sequence[Tiles | str], form: str) -> str:
        """Say ``két kék, egy piros``, or just the colors: ``kék, sárga és piros``.

        With the form ``few``, only the colors if there is one tile of each.
        """
        pool = singles(pool) if form == "few" else pool
        colors = [tiles for tiles in pool if isinstance(tiles, str)]
        if colors:
            return self.all_of(self.color(color, "") for color in colors)
        counts = (tiles for tiles in pool if not isinstance(tiles, str))
        return ", ".join(f"{self.before_noun(number)} {self.color(color, '')}" for color, number in counts) or "semmi"

    def wild(self, tiles: Tiles, form: str) -> str:
        """Say ``két zöld dzsóker``; with the form ``paid`` ``két dzsókerrel``: their color is that of the round."""
        color, number = tiles
        said = "dzsókerrel" if form == "paid" else f"{self.color(color, '')} dzsóker"
        return f"{self.before_noun(number)} {said}"

    # Places

    def source(self, source: int, form: str) -> str:
        """Say ``a 3. korong`` or ``az asztal közepe``; ``from`` and ``on`` add a suffix, ``bare`` leaves out a.

        The form ``off`` is ``from`` in short: ``középről``.
        """
        if not source:
            from_center = {"from": "az asztal közepéről", "off": "középről"}
            return {**from_center, "on": "az asztal közepén"}.get(form, "az asztal közepe")
        factory = f"{source}. korong"
        if form == "bare":
            return factory
        suffixes = {"from": ("ról", "ről"), "off": ("ról", "ről"), "on": ("on", "en", "ön")}
        return with_article(suffixed(factory, *suffixes[form]) if form else factory)

    def sources(self, sources: Sequence[int], _form: str) -> str:
        """List ordinals of places of one kind, with one article: ``az 1., 3. és 5.``."""
        return with_article(self.all_of(f"{source}." for source in sources))

    lines = sources

    def rows(self, rows: Sequence[int], _form: str) -> str:
        """List ordinals without an article: ``1., 3. és 5.``."""
        return self.all_of(f"{row}." for row in rows)

    def cells(self, cells: Sequence[tuple[int, str]], form: str) -> str:
        """Say ``1. mező türkiz``; the form is the word after the number, without it only colors are said.

        The form ``as`` names the places by their number: ``az 1-es kék``.
        """
        return ", ".join(f"{self._place(place, form)}{self.color(color, '')}" for place, color in cells)

    def _place(self, place: int, form: str) -> str:
        if form == "as":
            return f"{with_article(numbered(place))} "
        return f"{place}. {form} " if form else ""

    def spots(self, spots: Sequence[Spot], _form: str) -> str:
        """Say of spaces their color and whether they are covered: ``fekete lefedve, türkiz szabad``."""
        return ", ".join(f"{self.color(color, '')} {STATES[covered]}" if color else STATES[covered] for color, covered in spots)

    def beside(self, neighbors: Sequence[Neighbor], _form: str) -> str:
        """Say what lies on each side of a space: ``balra fekete, lefedve; alatta türkiz, szabad``."""
        return "; ".join(
            f"{SIDES[side]} {self.color(color, '')}, {STATES[covered]}" if color else f"{SIDES[side]} {STATES[covered]}"
            for side, _, _, color, covered in neighbors
        )

    def places(self, places: Sequence[tuple[int, int]], _form: str) -> str:
        """Say ``kettő az 1. korongon, egy az asztal közepén``."""
        return ", ".join(f"{self.word(number)} {self.source(source, 'on')}" for source, number in places)

    def groups(self, groups: Sequence[tuple[int, str, int]], form: str) -> str:
        """Say ``négy piros az asztal közepén``; with the form ``colors`` without the numbers."""
        counts = ["" if form == "colors" else f"{self.before_noun(number)} " for _, _, number in groups]
        said = (f"{self.color(color, '')} {self.source(source, 'on')}" for source, color, _ in groups)
        return ", ".join(count + group for count, group in zip(counts, said, strict=True))

    def numbers(self, numbers: Sequence[int], form: str) -> str:
        """List what is named by its number: ``az 1-es és a 3-as``; with the form ``ordinal``: ``az 1. és a 3.``."""
        return self.all_of(with_article(f"{number}." if form == "ordinal" else numbered(number)) for number in numbers)
