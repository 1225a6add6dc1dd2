"""Sentences in Hungarian for games that bring none of their own: the key of a Phrase without the name of the game."""

from __future__ import annotations

SENTENCES = {
    "game.at_deal": "{round:a} forduló következik, {seat} {seat:kezd|kezdesz}.",
    "game.at_turn": "{seat} {seat:következik|következel}. {round}. forduló.",
    "game.at_over": "A játék {round:a} forduló után véget ért.",
    "game.round": "{round}. forduló: {seat} {seat:kezd|kezdesz}.",
    "game.round_over": "Vége {round:a} fordulónak, az állás: {scores} pont.",
    "game.scores": "Az állás: {scores} pont.",
    "game.over": "Vége a játéknak.",
    "game.wins": "{seat} {seat:nyer|nyersz}: {score} {seat:pontja|pontod} van.",
    "game.share": "{seats} holtversenyben {seats:nyer|nyer|nyersz|nyertek}, fejenként {score} ponttal.",
    "game.line": "{text}.",  # of a text board
    "game.plays": "{seat:whose} {seat:lépése|lépésed}: {text}.",
    "game.points": "{seat:bare}: {points}, így {score}.",
    "game.dealt": "Kiosztva: {pool}.",
    "game.refusal.over": "A játék véget ért.",
    "game.refusal.deal_due": "Előbb ki kell osztani a csempéket.",
    "game.refusal.not_legal": "Itt ez nem szabályos: {text}.",
}
