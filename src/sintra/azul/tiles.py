"""The tiles of Azul by name: colors, letters and pools."""

from __future__ import annotations

from functools import lru_cache

from sintra import palette
from sintra.azul.kernel import LANE

PALETTE = palette.Palette(("blue", "yellow", "red", "black", "teal"), "BYRKT", LANE)  # their one fixed order (A10.2)
Pool = palette.Pool
COLORS, LETTERS, LETTER, COLOR, INDEX = PALETTE.colors, PALETTE.signs, PALETTE.letter, PALETTE.color, PALETTE.index
pack, unpack, holds, total = PALETTE.pack, PALETTE.unpack, PALETTE.holds, PALETTE.total
letters, from_letters, counts, from_counts = PALETTE.letters, PALETTE.from_letters, PALETTE.counts, PALETTE.from_counts
in_order = lru_cache(maxsize=4096)(PALETTE.in_order)  # records repeat the same few words


@lru_cache(maxsize=4096)
def pack_letters(text: str) -> int:
    """Pack a pool written as letters."""
    return pack(from_letters(text) or {})
