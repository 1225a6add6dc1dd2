"""Games in plain Python in English: what is said of any game where its own words have no sentence of that key."""

from __future__ import annotations

from sintra.plain import REASONS

SENTENCES = {
    # A position
    "plain.at_deal": "Round {round} is about to be dealt, {seat} will begin.",
    "plain.at_choice": "Round {round}, {seat} to move.",
    "plain.at_over": "The game is over after round {round}.",
    "plain.scores": "Scores: {scores}.",
    "plain.line": "{text}.",
    # A move
    "plain.plays": "{seat} plays {text}.",
    "plain.points": "{seat}: {points}, total {score}.",
    "plain.wins": "{seat} wins with {score} {score:point|points}.",
    "plain.share": "{seats} share the victory with {score} {score:point|points} each.",
    # A deal
    "plain.round": "Round {round}: {seat} begins.",
    "plain.dealt": "Dealt: {pool}.",
} | {f"plain.{key}": f"{text}." for key, text in REASONS.items()}
