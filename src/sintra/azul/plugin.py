"""Azul as a plugin: its facts, and where each layer finds its part. Imports nothing else of the game."""

from __future__ import annotations

from sintra.plugin import Edition, Facts, OptionFact, Plugin

FACTS = Facts(
    title="Azul",
    colors=("blue", "yellow", "red", "black", "teal"),
    letters={"blue": "B", "yellow": "Y", "red": "R", "black": "K", "teal": "T"},
    tactile={"blue": "B", "yellow": "O", "red": "R", "black": "SCH", "teal": "X"},
    options=(
        OptionFact("preset", "standard", ("standard", "tactile")),
        OptionFact("wall", "coloured", ("coloured", "grey")),
        OptionFact("column_bonus", 7, (7, 5)),
        OptionFact("max_rounds", None),
    ),
    side_option="wall",
    hint_nodes=500_000,
    minutes=(30, 45),
    editions=(
        Edition("standard", offers=("wall", "column_bonus", "max_rounds"), minutes=(30, 45)),
        Edition(
            "tactile",
            {"preset": "tactile"},
            offers=("wall", "column_bonus", "max_rounds"),
            colors="tactile",
            minutes=(30, 45),
        ),
    ),
    has_page=True,
)

PLUGIN = Plugin(
    "azul",
    FACTS,
    rules="sintra.azul.game:Azul",
    parts={
        "outlook": "sintra.azul.outlook:AzulOutlook",
        "words": "sintra.i18n.compact.azul:WORDS",
        "dialogue": "sintra.dialogue.azul.kind:KIND",
        "drawing": "sintra.terminal.azul.picture:DRAWING",
        "mind": "sintra.bots.azul.mind:MIND",
        "recipe": "sintra.learn.azul:AzulModel",
        "puzzles": "sintra.puzzles.azul:RECIPE",
        "features": "sintra.azul.features",
        "batch": "sintra.azul.batch",
        "picture": "sintra.envs.azul_picture:draw",
    },
)
