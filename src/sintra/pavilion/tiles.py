"""The tiles of Summer Pavilion by name: colors, letters and pools."""

from __future__ import annotations

from functools import lru_cache

from sintra import palette
from sintra.pavilion import geometry
from sintra.pavilion.kernel import LANE

PALETTE = palette.Palette(geometry.COLORS, "PGOYBR", LANE)
Pool = palette.Pool
COLORS, LETTERS, LETTER, COLOR, INDEX = PALETTE.colors, PALETTE.signs, PALETTE.letter, PALETTE.color, PALETTE.index
pack, unpack, total, size = PALETTE.pack, PALETTE.unpack, PALETTE.total, palette.size
letters, from_letters, counts, from_counts = PALETTE.letters, PALETTE.from_letters, PALETTE.counts, PALETTE.from_counts
in_order = lru_cache(maxsize=4096)(PALETTE.in_order)  # records repeat the same few words
