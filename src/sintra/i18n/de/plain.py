"""Sentences in German for what games in plain Python tell without words of their own: keys without the game."""

from __future__ import annotations

SENTENCES = {
    "game.line": "{text}.",  # of a text board
    "game.plays": "{seat} spielt {text}.",
    "game.points": "{seat}: {points}, insgesamt {score}.",
    "game.dealt": "Ausgelegt: {pool}.",
    "game.refusal.not_legal": "{text} ist hier nicht erlaubt.",
}
