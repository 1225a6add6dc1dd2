"""Lists of moves of Summer Pavilion: colors by place, and the spaces that can be covered."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.dialogue.move_list import one_by_one
from sintra.dialogue.words import Vocabulary
from sintra.pavilion.move import Draft, Move, Pass, Place
from sintra.phrase import Phrase

FEW = 6  # moves that are told one by one


def grouped(moves: Sequence[Move], vocabulary: Vocabulary) -> list[Phrase]:
    """List moves in a few sentences; a few moves each with its price."""
    if all(isinstance(move, Draft) for move in moves):
        colors: dict[int, list[str]] = {}
        for move in moves:
            if isinstance(move, Draft):
                colors.setdefault(move.source, []).append(move.color)
        return [
            Phrase("dialogue.moves.pavilion_take", {"source": source, "pool": tuple(some)}) for source, some in colors.items()
        ]
    spaces = dict.fromkeys((move.star, move.number) for move in moves if isinstance(move, Place))
    if len(moves) <= FEW or not spaces:
        return one_by_one(moves, vocabulary)
    rest = [move for move in moves if isinstance(move, Pass)]
    return [Phrase("dialogue.moves.pavilion_place", {"spaces": tuple(spaces)}), *one_by_one(rest, vocabulary)]
