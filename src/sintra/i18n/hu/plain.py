"""Games in plain Python in Hungarian: what is said of any game where its own words have no sentence of that key."""

from __future__ import annotations

SENTENCES = {
    # A position
    "plain.at_deal": "{round:a} forduló következik, {seat} kezd.",
    "plain.at_choice": "{round}. forduló, {seat} következik.",
    "plain.at_over": "A játék {round:a} forduló után véget ért.",
    "plain.scores": "Az állás: {scores} pont.",
    "plain.line": "{text}.",
    # A move
    "plain.plays": "{seat} lépése: {text}.",
    "plain.points": "{seat:bare}: {points}, összesen {score}.",
    "plain.wins": "{seat} nyer {score} ponttal.",
    "plain.share": "{seats} holtversenyben nyer, fejenként {score} ponttal.",
    # A deal
    "plain.round": "{round}. forduló: {seat} kezd.",
    "plain.dealt": "Kiosztva: {pool}.",
    # A refused move
    "plain.refusal.over": "A játék véget ért.",
    "plain.refusal.deal_due": "Előbb osztani kell.",
    "plain.refusal.not_legal": "Itt ez nem szabályos: {text}.",
}
