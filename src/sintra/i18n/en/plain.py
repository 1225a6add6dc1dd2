"""Sentences in English for what games in plain Python tell without words of their own: keys without the game."""

from __future__ import annotations

SENTENCES = {
    "game.line": "{text}.",  # of a text board
    "game.plays": "{seat} plays {text}.",
    "game.points": "{seat}: {points}, total {score}.",
    "game.dealt": "Dealt: {pool}.",
    "game.refusal.not_legal": "{text} is not legal here.",
}
