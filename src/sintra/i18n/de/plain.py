"""Games in plain Python in German: what is said of any game where its own words have no sentence of that key."""

from __future__ import annotations

SENTENCES = {
    # A position
    "plain.at_deal": "Für Runde {round} wird ausgelegt, {seat} beginnt.",
    "plain.at_choice": "Runde {round}, {seat} ist am Zug.",
    "plain.at_over": "Das Spiel ist nach Runde {round} zu Ende.",
    "plain.scores": "Punktestand: {scores}.",
    "plain.line": "{text}.",
    # A move
    "plain.plays": "{seat} spielt {text}.",
    "plain.points": "{seat}: {points}, insgesamt {score}.",
    "plain.wins": "{seat} gewinnt mit {score} {score:Punkt|Punkten}.",
    "plain.share": "{seats} teilen sich den Sieg mit je {score} {score:Punkt|Punkten}.",
    # A deal
    "plain.round": "Runde {round}: {seat} beginnt.",
    "plain.dealt": "Ausgelegt: {pool}.",
    # A refused move
    "plain.refusal.over": "Das Spiel ist zu Ende.",
    "plain.refusal.deal_due": "Zuerst muss ausgelegt werden.",
    "plain.refusal.not_legal": "{text} ist hier nicht erlaubt.",
}
