"""The compact style: lines for a braille display of forty cells, in short signs that are the same in all languages.

    S1 player 1    F3 factory 3    C center     * start marker    L4 line 4     H2V3 row 2, column 3
    2B two blue    3/4 three of four            +5 =12 five points more, twelve in all

Only a few short words, in capitals in these templates, come from the language. Colors are letters even if words are asked
for, seats are numbers even if they have names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sintra.i18n.grammar import Grammar, Tiles


class Compact(Grammar):
    """Signs instead of words."""

    def __init__(self, letters: Mapping[str, str], words: Mapping[str, str]) -> None:
        super().__init__(letters)
        self.words = words

    def word(self, number: int) -> str:
        """Numbers are digits."""
        return str(number)

    def points(self, value: int, _form: str) -> str:
        """Say ``+5`` or ``-4``."""
        return f"{value:+}"

    # Seats

    def seat(self, seat: int, _form: str) -> str:
        """Say ``S1``."""
        return f"S{seat + 1}"

    def seats(self, seats: Sequence[int], _form: str) -> str:
        """List seats."""
        return " ".join(self.seat(seat, "") for seat in seats)

    def scores(self, scores: Sequence[tuple[int, int]], _form: str) -> str:
        """Say ``S1 =12 S2 =8``."""
        return " ".join(f"{self.seat(seat, '')} ={score}" for seat, score in scores)

    # Tiles

    def color(self, color: str, _form: str) -> str:
        """Say the letter of a color."""
        return self.letters[color]

    def tiles(self, tiles: Tiles, _form: str) -> str:
        """Say ``3B``."""
        return f"{tiles[1]}{self.letters[tiles[0]]}"

    wild = tiles

    def pool(self, pool: Sequence[Tiles | str], _form: str) -> str:
        """Say ``2B 1R``, or just the colors; ``-`` for an empty pool."""
        return " ".join(self.letters[tiles] if isinstance(tiles, str) else self.tiles(tiles, "") for tiles in pool) or "-"

    # Places

    def source(self, source: int, _form: str) -> str:
        """Say ``F3`` or ``C``."""
        return f"F{source}" if source else "C"

    def sources(self, sources: Sequence[int], _form: str) -> str:
        """List sources."""
        return " ".join(self.source(source, "") for source in sources)

    def lines(self, lines: Sequence[int], form: str) -> str:
        """List places; the form is the sign before their numbers."""
        return " ".join(f"{form}{line}" for line in lines)

    rows = lines

    def cells(self, cells: Sequence[tuple[int, str]], _form: str) -> str:
        """Say ``1R 4B``."""
        return " ".join(f"{place}{self.letters[color]}" for place, color in cells)

    def places(self, places: Sequence[tuple[int, int]], _form: str) -> str:
        """Say ``C:1 F1:2``."""
        return " ".join(f"{self.source(source, '')}:{number}" for source, number in places)

    def groups(self, groups: Sequence[tuple[int, str, int]], form: str) -> str:
        """Say ``C:4R F2:3B``; with the form ``colors`` without the numbers."""
        return " ".join(
            f"{self.source(source, '')}:{'' if form == 'colors' else number}{self.letters[color]}"
            for source, color, number in groups
        )

    def numbers(self, numbers: Sequence[int], _form: str) -> str:
        """List numbers."""
        return " ".join(map(str, numbers))
