"""Sentences in Hungarian for what games in plain Python tell without words of their own: keys without the game."""

from __future__ import annotations

SENTENCES = {
    "game.line": "{text}.",  # of a text board
    "game.plays": "{seat} lépése: {text}.",
    "game.points": "{seat:bare}: {points}, összesen {score}.",
    "game.dealt": "Kiosztva: {pool}.",
    "game.refusal.not_legal": "Itt ez nem szabályos: {text}.",
}
