"""Quarry as a plugin: its facts, and where each layer finds its part. Loads nothing else."""

from __future__ import annotations

from sintra.plugin import Facts, OptionFact, Plugin

FACTS = Facts(
    title="Quarry",
    colors=("white", "grey", "brown", "red"),
    letters={"white": "W", "grey": "G", "brown": "B", "red": "R"},
    options=(OptionFact("yard", "plain", ("plain", "marked")), OptionFact("rounds", 12, (12, 8))),
    side_option="yard",
    hint_nodes=150,
    minutes=(5, 15),
    age=7,
)

PLUGIN = Plugin("quarry", FACTS, rules="sintra_quarry.rules:quarry", parts={"words": "sintra_quarry.words:WORDS"})
