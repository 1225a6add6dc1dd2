"""Lists of moves of Azul: by place, with the colors that go to the same lines together."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.azul.move import Column, Move
from sintra.azul.rules import PLACES
from sintra.dialogue.words import Vocabulary
from sintra.phrase import Phrase


def grouped(moves: Sequence[Move], _vocabulary: Vocabulary) -> list[Phrase]:
    """List moves in a few sentences, such as for each factory its colors and the lines they may go to."""
    columns = tuple(move.column for move in moves if isinstance(move, Column))
    if columns:
        return [Phrase("dialogue.moves.azul_columns", {"numbers": columns})]
    lines: dict[tuple[int, str], list[int]] = {}
    for move in moves:
        if not isinstance(move, Column):
            lines.setdefault((move.source, move.color), []).append(move.line)
    colors: dict[tuple[int, tuple[int, ...]], list[str]] = {}
    for (source, color), found in lines.items():
        colors.setdefault((source, tuple(sorted(found))), []).append(color)
    return [_sentence(source, tuple(some), found) for (source, found), some in colors.items()]


def _sentence(source: int, colors: tuple[str, ...], found: tuple[int, ...]) -> Phrase:
    """Say where colors of a source may go; line 0 is the floor, where all may go."""
    lines = tuple(line for line in found if line)
    key = "floor" if not lines else "any" if lines == tuple(PLACES) else "lines"
    return Phrase(f"dialogue.moves.azul_{key}", {"source": source, "pool": colors, "lines": lines})
