"""German: how values are said. Tile (Fliese) is feminine, so colors and numbers take its endings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sintra.i18n.grammar import Grammar, Neighbor, Spot, Tiles, singles

COLOR_NAMES = {
    "blue": "blau",
    "yellow": "gelb",
    "red": "rot",
    "black": "schwarz",
    "teal": "türkis",
    "purple": "lila",
    "green": "grün",
    "orange": "orange",
}
ATTRIBUTIVE = {"orange": "orangefarben"}  # before a noun, where the plain word cannot be declined
STATES = ("frei", "belegt")  # of a space
SIDES = {"left": "links", "right": "rechts", "up": "darüber", "down": "darunter"}  # of a space
ENDINGS = ("e", "en", "er", "es", "em", "n", "r", "s", "m")  # of adjectives and nouns
ONE = {"nom": "eine", "acc": "eine", "dat": "einer"}


class German(Grammar):
    """German: cases, genders and the endings that follow from them."""

    NUMBERS = (
        *("keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
        *("dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn", "zwanzig"),
        *("einundzwanzig", "zweiundzwanzig"),
    )
    COLORS = COLOR_NAMES
    WITHOUT_ENDINGS: tuple[str, ...] = ("lila",)  # colors that are never declined
    AND = "und"
    PLUS, MINUS = "plus", "minus"
    POINT = ","
    YOU = "du"

    # Seats

    def seat(self, seat: int, form: str) -> str:
        """Say ``Spieler 1``, ``du`` or the name; only ``du`` differs in the dative, with the form ``dat``: ``dir``.

        The form ``own`` never says ``du``.
        """
        if form == "dat" and seat == self.you:
            return "dir"
        return (self.own_name(seat) if form == "own" else self.name(seat)) or f"Spieler {seat + 1}"

    def seats(self, seats: Sequence[int], _form: str) -> str:
        """List seats."""
        return self.all_of(self.seat(seat, "") for seat in seats)

    def scores(self, scores: Sequence[tuple[int, int]], _form: str) -> str:
        """Say the points of all seats."""
        return ", ".join(f"{self.seat(seat, '')} {'hast' if seat == self.you else 'hat'} {score}" for seat, score in scores)

    # Tiles

    def color(self, color: str, form: str) -> str:
        """Say a color as a noun, ``Blau``; with the form ``nom``, ``acc`` or ``dat`` one tile of it, ``eine blaue Fliese``.

        The form ``the`` says which tile, ``die blaue Fliese``, ``no`` that there is none, ``keine blaue Fliese``, and ``weak``
        tiles after an article, ``blauen Fliesen``. ``is`` follows a verb, ``blau``; ``before`` a noun follows, ``blaue ``.
        """
        if form in ONE:
            return self.tiles((color, 1), form)
        if form in {"the", "no"}:
            return f"{'die' if form == 'the' else 'keine'} {self._with_noun(color, 'e', 'Fliese')}"
        if form == "weak":
            return self._with_noun(color, "en", "Fliesen")
        if form == "before":
            return self._with_noun(color, "e", "")
        word = self.letters.get(color) or self.COLORS.get(color, color)
        return word if form == "is" else word[:1].upper() + word[1:]

    def tiles(self, tiles: Tiles, form: str) -> str:
        """Say ``eine blaue Fliese`` or ``drei blaue Fliesen``; ``few`` leaves out the noun, ``count`` all but a number."""
        color, number = tiles
        if form == "count":
            return self.word(number)
        if form == "few":
            return f"{self.word(number)} {self.adjective(color, 'e')}"
        case = form or "nom"
        ending = "en" if case == "dat" else "e"
        if number == 1:
            return f"{ONE[case]} {self._with_noun(color, ending, 'Fliese')}"
        return f"{self.word(number)} {self._with_noun(color, ending, 'Fliesen')}"

    def pool(self, pool: Sequence[Tiles | str], form: str) -> str:
        """Say ``zwei blaue, eine rote``, or just the colors: ``Blau, Gelb und Rot``.

        With the form ``few``, only the colors if there is one tile of each.
        """
        pool = singles(pool) if form == "few" else pool
        colors = [tiles for tiles in pool if isinstance(tiles, str)]
        if colors:
            return self.all_of(self.color(color, "") for color in colors)
        counts = (tiles for tiles in pool if not isinstance(tiles, str))
        return ", ".join(f"{self.word(number)} {self.adjective(color, 'e')}" for color, number in counts) or "nichts"

    def wild(self, tiles: Tiles, form: str) -> str:
        """Say ``einen lila Joker`` or ``zwei lila Joker`` (accusative); with the form ``paid`` ``zwei Jokern`` (dative).

        What is paid has the color of the round, which is not said again.
        """
        color, number = tiles
        if form == "paid":
            return "einem Joker" if number == 1 else f"{self.word(number)} Jokern"
        article, ending = ("einen", "en") if number == 1 else (self.word(number), "e")
        return f"{article} {self._with_noun(color, ending, 'Joker')}"

    def adjective(self, color: str, ending: str) -> str:
        """Decline a color; letters stay as they are."""
        if color in self.letters:
            return self.letters[color]
        word = self.COLORS.get(color, color)
        return word if word in self.WITHOUT_ENDINGS else ATTRIBUTIVE.get(word, word) + ending

    def _with_noun(self, color: str, ending: str, noun: str) -> str:
        """Say ``rote Fliese`` or ``R-Fliese``."""
        return f"{self.letters[color]}-{noun}" if color in self.letters else f"{self.adjective(color, ending)} {noun}"

    def forms(self, word: str) -> Sequence[str]:
        """Return a word with all endings that it may have: ``rot``, ``rote``, ``roten``; ``oranger`` and ``orangefarbener``."""
        stems = dict.fromkeys((word, ATTRIBUTIVE.get(word, word)))
        endings = {stem: [one for one in ENDINGS if not (stem.endswith("e") and one.startswith("e"))] for stem in stems}
        return tuple(stem + ending for stem in stems for ending in ("", *endings[stem]))

    # Numbers

    def number_words(self) -> Mapping[str, int]:
        """Return the numbers by their words; one has the genders and cases of an article."""
        return {**super().number_words(), **dict.fromkeys(("eins", "ein", "einen", "einem", "einer"), 1), "zwo": 2}

    def points(self, value: int, form: str) -> str:
        """Say a change of the score, ``plus 5``; with the form ``bare`` just ``5``, with ``earned`` what a move brings."""
        if form == "earned":
            return f"{value} {'Punkt' if value == 1 else 'Punkte'}" if value else "jetzt keine Punkte"
        return str(value) if form == "bare" else super().points(value, form)

    # Places

    def source(self, source: int, form: str) -> str:
        """Say ``Plättchen 3`` or ``die Tischmitte``; with the forms ``from`` and ``on`` where from and where.

        The form ``off`` is ``from`` in short: ``aus der Mitte``.
        """
        factory = f"Plättchen {source}"
        if form in {"from", "off"}:
            return f"von {factory}" if source else f"aus der {'Tischmitte' if form == 'from' else 'Mitte'}"
        if form == "on":
            return f"auf {factory}" if source else "in der Tischmitte"
        return factory if source else "die Tischmitte"

    def sources(self, sources: Sequence[int], _form: str) -> str:
        """List numbers of places of one kind."""
        return self.all_of(sources)

    lines = rows = sources

    def numbers(self, numbers: Sequence[int], form: str) -> str:
        """List what is named by its number; with the form ``dat`` each with its article: ``der 6 und der 2``."""
        return self.all_of(f"der {number}" if form == "dat" else number for number in numbers)

    def cells(self, cells: Sequence[tuple[int, str]], form: str) -> str:
        """Say ``Feld 1 Türkis, Feld 4 Rot``; the form is the word before the number, without it only colors are said."""
        return ", ".join(f"{form} {place} {self.color(color, '')}" if form else self.color(color, "") for place, color in cells)

    def spots(self, spots: Sequence[Spot], _form: str) -> str:
        """Say of spaces their color and whether they are covered: ``Schwarz belegt, Türkis frei``."""
        return ", ".join(f"{self.color(color, '')} {STATES[covered]}" if color else STATES[covered] for color, covered in spots)

    def beside(self, neighbors: Sequence[Neighbor], _form: str) -> str:
        """Say what lies on each side of a space: ``links Schwarz, belegt; darunter Türkis, frei``."""
        return "; ".join(
            f"{SIDES[side]} {self.color(color, '')}, {STATES[covered]}" if color else f"{SIDES[side]} {STATES[covered]}"
            for side, _, _, color, covered in neighbors
        )

    def places(self, places: Sequence[tuple[int, int]], _form: str) -> str:
        """Say ``zwei auf Plättchen 1, eine in der Tischmitte``."""
        return ", ".join(f"{self.word(number)} {self.source(source, 'on')}" for source, number in places)

    def groups(self, groups: Sequence[tuple[int, str, int]], form: str) -> str:
        """Say ``vier rote in der Tischmitte``; with the form ``colors`` without the numbers."""
        counts = ["" if form == "colors" else f"{self.word(number)} " for _, _, number in groups]
        said = (f"{self.adjective(color, 'e')} {self.source(source, 'on')}" for source, color, _ in groups)
        return ", ".join(count + group for count, group in zip(counts, said, strict=True))
