"""The glyph of each color, shown with its letter wherever tiles are drawn."""

from __future__ import annotations

GLYPHS = {  # one for each color, so that shape carries the same information as color
    "blue": "◆",
    "yellow": "●",
    "red": "▲",
    "black": "■",
    "teal": "✚",
    "purple": "▼",
    "green": "♣",
    "orange": "☼",
}
FALLBACK_GLYPH = "○"  # for other colors: the letter tells them apart


def glyph(color: str) -> str:
    """Return the glyph of a color."""
    return GLYPHS.get(color, FALLBACK_GLYPH)
