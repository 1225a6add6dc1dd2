"""Sentences in English for games that bring none of their own: the key of a Phrase without the name of the game."""

from __future__ import annotations

SENTENCES = {
    "game.at_deal": "Round {round} is about to begin; {seat} {seat:starts|start}.",
    "game.at_turn": "{seat:'s} turn, round {round}.",
    "game.at_over": "The game ended after round {round}.",
    "game.round": "Round {round}: {seat} {seat:begins|begin}.",
    "game.round_over": "Round {round} is over: {scores}.",
    "game.scores": "Scores: {scores}.",
    "game.over": "The game is over.",
    "game.wins": "{seat} {seat:wins|win} with {score} {score:point|points}.",
    "game.share": "{seats} share the victory with {score} {score:point|points} each.",
    "game.line": "{text}.",  # of a text board
    "game.plays": "{seat} {seat:plays|play} {text}.",
    "game.points": "{seat}: {points}, total {score}.",
    "game.dealt": "Dealt: {pool}.",
    "game.refusal.over": "The game is over.",
    "game.refusal.deal_due": "The tiles must be dealt first.",
    "game.refusal.not_legal": "{text} is not legal here.",
}
