"""English: how values are said."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.i18n.grammar import Grammar, Neighbor, Spot, Tiles, singles

STATES = ("free", "covered")  # of a space
SIDES = {"left": "left", "right": "right", "up": "above", "down": "below"}  # of a space
VOWELS = "aeiou"
VOWEL_LETTERS = "AEFHILMNORSX"  # letters whose names begin with a vowel: an R tile


class English(Grammar):
    """English: plurals, a and an."""

    NUMBERS = (
        *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"),
        *("fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "twenty-one", "twenty-two"),
    )
    AND = "and"
    PLUS, MINUS = "plus", "minus"
    YOU = "you"

    # Seats

    def seat(self, seat: int, form: str) -> str:
        """Say ``player 1``, ``you`` or the name; with the form ``'s`` whose something is, with ``own`` never ``you``."""
        name = (self.own_name(seat) if form == "own" else self.name(seat)) or f"player {seat + 1}"
        if form != "'s":
            return name
        return "your" if seat == self.you else f"{name}'s"

    def seats(self, seats: Sequence[int], _form: str) -> str:
        """List seats."""
        return self.all_of(self.seat(seat, "") for seat in seats)

    def scores(self, scores: Sequence[tuple[int, int]], _form: str) -> str:
        """Say the points of all seats."""
        return ", ".join(f"{self.seat(seat, '')} {'have' if seat == self.you else 'has'} {score}" for seat, score in scores)

    def points(self, value: int, form: str) -> str:
        """Say a change of the score with its sign; with the form ``counted`` how many points: ``3 points``, ``no points``."""
        if form != "counted":
            return super().points(value, form)
        return f"{self.points(value, '') if value < 0 else value or 'no'} {'point' if abs(value) == 1 else 'points'}"

    # Tiles

    def color(self, color: str, form: str) -> str:
        """Say a color; with the form ``a`` one tile of it."""
        said = self.letters.get(color, color)
        return f"{article(said)} {said} tile" if form == "a" else said

    def forms(self, word: str) -> Sequence[str]:
        """Return a word and its plural: ``red``, ``reds``."""
        return (word, f"{word}s")

    def tiles(self, tiles: Tiles, form: str) -> str:
        """Say ``three blue tiles``; the form ``few`` leaves out the noun, ``count`` says only how many."""
        color, number = tiles
        if form == "count":
            return self.word(number)
        if form == "few":
            return f"{self.word(number)} {self.color(color, '')}"
        return f"{self.word(number)} {self.color(color, '')} {'tile' if number == 1 else 'tiles'}"

    def pool(self, pool: Sequence[Tiles | str], form: str) -> str:
        """Say ``two blue, one red``, or just the colors; of an empty pool ``nothing``.

        With the form ``few``, only the colors if there is one tile of each.
        """
        pool = singles(pool) if form == "few" else pool
        said = (
            self.color(part, "") if isinstance(part, str) else f"{self.word(part[1])} {self.color(part[0], '')}"
            for part in pool
        )
        return ", ".join(said) or "nothing"

    def wild(self, tiles: Tiles, form: str) -> str:
        """Say ``two purple jokers``; the form ``few`` leaves out the color, which the round has."""
        color, number = tiles
        joker = "joker" if number == 1 else "jokers"
        return f"{self.word(number)} {joker}" if form == "few" else f"{self.word(number)} {self.color(color, '')} {joker}"

    # Places

    def source(self, source: int, form: str) -> str:
        """Say ``factory 3`` or ``the center``; with the form ``on`` where something lies."""
        if form == "on":
            return f"on factory {source}" if source else "in the center"
        return f"factory {source}" if source else "the center"

    def sources(self, sources: Sequence[int], _form: str) -> str:
        """List the numbers of factories."""
        return self.all_of(sources)

    lines = rows = numbers = sources

    def cells(self, cells: Sequence[tuple[int, str]], form: str) -> str:
        """Say ``column 1 teal, column 4 red``; the form is the word before the number, without it only colors are said."""
        return ", ".join(f"{form} {place} {self.color(color, '')}" if form else self.color(color, "") for place, color in cells)

    def spots(self, spots: Sequence[Spot], _form: str) -> str:
        """Say of spaces their color and whether they are covered: ``black covered, teal free``."""
        return ", ".join(f"{self.color(color, '')} {STATES[covered]}" if color else STATES[covered] for color, covered in spots)

    def beside(self, neighbors: Sequence[Neighbor], _form: str) -> str:
        """Say what lies on each side of a space: ``left black, covered; below teal, free``."""
        return "; ".join(
            f"{SIDES[side]} {self.color(color, '')}, {STATES[covered]}" if color else f"{SIDES[side]} {STATES[covered]}"
            for side, _, _, color, covered in neighbors
        )

    def places(self, places: Sequence[tuple[int, int]], _form: str) -> str:
        """Say ``two on factory 1, one in the center``."""
        return ", ".join(f"{self.word(number)} {self.source(source, 'on')}" for source, number in places)

    def groups(self, groups: Sequence[tuple[int, str, int]], form: str) -> str:
        """Say ``four red in the center``; with the form ``colors`` without the numbers."""
        counts = ["" if form == "colors" else f"{self.word(number)} " for _, _, number in groups]
        said = (f"{self.color(color, '')} {self.source(source, 'on')}" for source, color, _ in groups)
        return ", ".join(count + group for count, group in zip(counts, said, strict=True))


def article(word: str) -> str:
    """Choose a or an; words in capitals are spelled."""
    is_vowel = word[0] in (VOWEL_LETTERS if word.isupper() else VOWELS)
    return "an" if is_vowel else "a"
