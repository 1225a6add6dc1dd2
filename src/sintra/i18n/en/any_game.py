"""Sentences in English for games that bring none of their own: the key of a Phrase without the name of the game."""

from __future__ import annotations

SENTENCES = {
    "game.at_deal": "Round {round} is about to be dealt, {seat} will begin.",
    "game.at_turn": "Round {round}, {seat} to move.",
    "game.at_over": "The game is over after round {round}.",
    "game.round": "Round {round}: {seat} begins.",
    "game.round_over": "Round {round} is over: {scores}.",
    "game.scores": "Scores: {scores}.",
    "game.over": "The game is over.",
    "game.wins": "{seat} wins with {score} {score:point|points}.",
    "game.share": "{seats} share the victory with {score} {score:point|points} each.",
    "game.line": "{text}.",  # of a text board
    "game.plays": "{seat} plays {text}.",
    "game.points": "{seat}: {points}, total {score}.",
    "game.dealt": "Dealt: {pool}.",
    "game.refusal.over": "The game is over.",
    "game.refusal.deal_due": "The tiles must be dealt first.",
    "game.refusal.not_legal": "{text} is not legal here.",
}
