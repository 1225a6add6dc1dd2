"""Games in plain Python in the compact style: one line for each key, the same in all languages."""

from __future__ import annotations

COMPACT = {
    # A position
    "plain.at_deal": "r{round} {DEAL} {seat}",
    "plain.at_choice": "r{round} {TURN} {seat}",
    "plain.at_over": "r{round} {OVER}",
    "plain.scores": "{scores}",
    "plain.line": "{text}",
    # A move
    "plain.plays": "{seat} {text}",
    "plain.points": "{seat} {points} ={score}",
    "plain.wins": "{WINS}: {seat} ={score}",
    "plain.share": "{WINS}: {seats} ={score}",
    # A deal
    "plain.round": "r{round} {seat}",
    "plain.dealt": "{DEAL} {pool}",
    # A refused move
    "plain.refusal.over": "{NOT}: {OVER}",
    "plain.refusal.deal_due": "{NOT}: {DEAL}",
    "plain.refusal.not_legal": "{NOT}: {text}",
}
