"""Sentences in German for games that bring none of their own: the key of a Phrase without the name of the game."""

from __future__ import annotations

SENTENCES = {
    "game.at_deal": "Die Fliesen für Runde {round} werden gezogen, {seat} {seat:beginnt|beginnst}.",
    "game.at_turn": "{seat} {seat:ist|bist} am Zug, Runde {round}.",
    "game.at_over": "Das Spiel ist nach Runde {round} zu Ende.",
    "game.round": "Runde {round}: {seat} {seat:beginnt|beginnst}.",
    "game.round_over": "Runde {round} ist zu Ende: {scores}.",
    "game.scores": "Punktestand: {scores}.",
    "game.over": "Das Spiel ist zu Ende.",
    "game.wins": "{seat} {seat:gewinnt|gewinnst} mit {score} {score:Punkt|Punkten}.",
    "game.share": (
        "{seats} {seats:teilen sich|teilen sich|teilt euch|teilt euch} den Sieg mit je {score} {score:Punkt|Punkten}."
    ),
    "game.line": "{text}.",  # of a text board
    "game.plays": "{seat} {seat:spielt|spielst} {text}.",
    "game.points": "{seat}: {points}, jetzt {score}.",
    "game.dealt": "Gezogen: {pool}.",
    "game.refusal.over": "Das Spiel ist zu Ende.",
    "game.refusal.deal_due": "Zuerst müssen Fliesen gezogen werden.",
    "game.refusal.not_legal": "{text} ist hier nicht erlaubt.",
}
