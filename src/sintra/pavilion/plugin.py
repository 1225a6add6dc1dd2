"""Summer Pavilion as a plugin: its facts, and where each layer finds its part. Imports nothing else of the game."""

from __future__ import annotations

from sintra.plugin import Edition, Facts, OptionFact, Plugin

FACTS = Facts(
    title="Summer Pavilion",
    colors=("purple", "green", "orange", "yellow", "blue", "red"),
    letters={"purple": "P", "green": "G", "orange": "O", "yellow": "Y", "blue": "B", "red": "R"},
    tactile={"purple": "L", "green": "G", "orange": "O", "yellow": "E", "blue": "B", "red": "R"},
    options=(
        OptionFact("preset", "standard", ("standard", "mini")),
        OptionFact("side", "coloured", ("coloured", "grey")),
        OptionFact("joker_order", ("purple", "green", "orange", "yellow", "blue", "red"), ("standard", "reverse_side")),
    ),
    side_option="side",
    hint_nodes=40_000,
    minutes=(30, 45),
    editions=(
        Edition("standard", offers=("side", "joker_order"), minutes=(30, 45)),
        Edition("mini", {"preset": "mini"}, offers=("side", "joker_order"), minutes=(30, 45)),
    ),
    has_page=True,
)

PLUGIN = Plugin(
    "pavilion",
    FACTS,
    rules="sintra.pavilion.game:Pavilion",
    parts={
        "outlook": "sintra.pavilion.outlook:PavilionOutlook",
        "words": "sintra.i18n.compact.pavilion:WORDS",
        "dialogue": "sintra.dialogue.pavilion.kind:KIND",
        "drawing": "sintra.terminal.pavilion.picture:DRAWING",
        "mind": "sintra.bots.pavilion.mind:MIND",
        "recipe": "sintra.learn.pavilion:PavilionModel",
        "puzzles": "sintra.puzzles.pavilion:RECIPE",
        "features": "sintra.pavilion.features",
        "batch": "sintra.pavilion.batch",
        "picture": "sintra.envs.pavilion_picture:draw",
    },
)
