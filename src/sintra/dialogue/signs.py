"""The sign of each color, beside its letter, wherever tiles are drawn."""

from __future__ import annotations

GLYPHS = {  # one for each color, so that shape tells as much as color does
    "blue": "◆",
    "yellow": "●",
    "red": "▲",
    "black": "■",
    "teal": "✚",
    "purple": "▼",
    "green": "♣",
    "orange": "☼",
}
OTHER_GLYPH = "○"  # of a color that is not here: its letter tells it apart


def glyph(color: str) -> str:
    """Give the sign of a color."""
    return GLYPHS.get(color, OTHER_GLYPH)
