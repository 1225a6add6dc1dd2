"""Sentences in German for games that bring none of their own: the key of a Phrase without the name of the game."""

from __future__ import annotations

SENTENCES = {
    "game.at_deal": "Die Fliesen für Runde {round} werden ausgelegt, {seat} beginnt.",
    "game.at_turn": "Runde {round}, {seat} ist am Zug.",
    "game.at_over": "Das Spiel ist nach Runde {round} zu Ende.",
    "game.round": "Runde {round}: {seat} beginnt.",
    "game.round_over": "Runde {round} ist zu Ende: {scores}.",
    "game.scores": "Punktestand: {scores}.",
    "game.over": "Das Spiel ist zu Ende.",
    "game.wins": "{seat} gewinnt mit {score} {score:Punkt|Punkten}.",
    "game.share": "{seats} teilen sich den Sieg mit je {score} {score:Punkt|Punkten}.",
    "game.line": "{text}.",  # of a text board
    "game.plays": "{seat} spielt {text}.",
    "game.points": "{seat}: {points}, insgesamt {score}.",
    "game.dealt": "Ausgelegt: {pool}.",
    "game.refusal.over": "Das Spiel ist zu Ende.",
    "game.refusal.deal_due": "Zuerst müssen die Fliesen ausgelegt werden.",
    "game.refusal.not_legal": "{text} ist hier nicht erlaubt.",
}
