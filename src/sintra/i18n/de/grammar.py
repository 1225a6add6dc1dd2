"""German: how values are said. Tile (Fliese) is feminine, so colors and numbers take its endings."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.i18n.grammar import Grammar, Tiles

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
ONE = {"nom": "eine", "acc": "eine", "dat": "einer"}


class German(Grammar):
    """German: cases, genders and the endings that follow from them."""

    NUMBERS = (
        *("keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
        *("dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn", "zwanzig"),
        *("einundzwanzig", "zweiundzwanzig"),
    )
    COLORS = COLOR_NAMES
    WITHOUT_ENDINGS: tuple[str, ...] = ("lila", "orange")  # colors that are never declined
    AND = "und"
    PLUS, MINUS = "plus", "minus"

    # Seats

    def seat(self, seat: int, _form: str) -> str:
        """Say ``Spieler 1`` or the name: the same in nominative and dative."""
        return self.name(seat) or f"Spieler {seat + 1}"

    def seats(self, seats: Sequence[int], _form: str) -> str:
        """List seats."""
        return self.all_of(self.seat(seat, "") for seat in seats)

    def scores(self, scores: Sequence[tuple[int, int]], _form: str) -> str:
        """Say the points of all seats."""
        return ", ".join(f"{self.seat(seat, '')} hat {score}" for seat, score in scores)

    # Tiles

    def color(self, color: str, form: str) -> str:
        """Say a color as a noun, ``Blau``; with the form ``nom``, ``acc`` or ``dat`` one tile of it, ``eine blaue Fliese``.

        The form ``the`` says which tile, ``die blaue Fliese``, and ``weak`` tiles after an article, ``blauen Fliesen``.
        """
        if form in ONE:
            return self.tiles((color, 1), form)
        if form == "the":
            return f"die {self._with_noun(color, 'e', 'Fliese')}"
        if form == "weak":
            return self._with_noun(color, "en", "Fliesen")
        return self.letters.get(color) or self.COLORS.get(color, color).capitalize()

    def tiles(self, tiles: Tiles, form: str) -> str:
        """Say ``eine blaue Fliese`` or ``drei blaue Fliesen`` in the nominative, accusative or dative."""
        color, number = tiles
        case = form or "nom"
        ending = "en" if case == "dat" else "e"
        if number == 1:
            return f"{ONE[case]} {self._with_noun(color, ending, 'Fliese')}"
        return f"{self.word(number)} {self._with_noun(color, ending, 'Fliesen')}"

    def pool(self, pool: Sequence[Tiles | str], _form: str) -> str:
        """Say ``zwei blaue, eine rote``, or just the colors: ``Blau, Gelb und Rot``."""
        colors = [tiles for tiles in pool if isinstance(tiles, str)]
        if colors:
            return self.all_of(self.color(color, "") for color in colors)
        counts = (tiles for tiles in pool if not isinstance(tiles, str))
        return ", ".join(f"{self.word(number)} {self.adjective(color, 'e')}" for color, number in counts) or "nichts"

    def wild(self, tiles: Tiles, form: str) -> str:
        """Say ``einen lila Joker`` (accusative) or ``zwei grünen Jokern`` (dative)."""
        color, number = tiles
        article, ending, noun = {
            ("acc", True): ("einen", "en", "Joker"),
            ("dat", True): ("einem", "en", "Joker"),
            ("acc", False): (self.word(number), "e", "Joker"),
            ("dat", False): (self.word(number), "en", "Jokern"),
        }[form, number == 1]
        return f"{article} {self._with_noun(color, ending, noun)}"

    def adjective(self, color: str, ending: str) -> str:
        """Decline a color; letters stay as they are."""
        if color in self.letters:
            return self.letters[color]
        word = self.COLORS.get(color, color)
        return word if word in self.WITHOUT_ENDINGS else word + ending

    def _with_noun(self, color: str, ending: str, noun: str) -> str:
        """Say ``rote Fliese`` or ``R-Fliese``."""
        return f"{self.letters[color]}-{noun}" if color in self.letters else f"{self.adjective(color, ending)} {noun}"

    # Places

    def source(self, source: int, form: str) -> str:
        """Say ``Manufakturplättchen 3`` or ``die Tischmitte``; with the forms ``from`` and ``on`` where from and where."""
        factory = f"Manufakturplättchen {source}"
        if form == "from":
            return f"von {factory}" if source else "aus der Tischmitte"
        if form == "on":
            return f"auf {factory}" if source else "in der Tischmitte"
        return factory if source else "die Tischmitte"

    def sources(self, sources: Sequence[int], _form: str) -> str:
        """List numbers of places of one kind."""
        return self.all_of(sources)

    lines = rows = numbers = sources

    def cells(self, cells: Sequence[tuple[int, str]], form: str) -> str:
        """Say ``Feld 1 Türkis, Feld 4 Rot``; the form is the word before the number, without it only colors are said."""
        return ", ".join(f"{form} {place} {self.color(color, '')}" if form else self.color(color, "") for place, color in cells)

    def places(self, places: Sequence[tuple[int, int]], _form: str) -> str:
        """Say ``zwei auf Manufakturplättchen 1, eine in der Tischmitte``."""
        return ", ".join(f"{self.word(number)} {self.source(source, 'on')}" for source, number in places)

    def groups(self, groups: Sequence[tuple[int, str, int]], form: str) -> str:
        """Say ``vier rote in der Tischmitte``; with the form ``colors`` without the numbers."""
        counts = ["" if form == "colors" else f"{self.word(number)} " for _, _, number in groups]
        said = (f"{self.adjective(color, 'e')} {self.source(source, 'on')}" for source, color, _ in groups)
        return ", ".join(count + group for count, group in zip(counts, said, strict=True))
