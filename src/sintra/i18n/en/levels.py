"""The ten levels in English: what each is called, and what it is like."""

from __future__ import annotations

SENTENCES = {
    "terminal.level.1": "Guest",
    "terminal.level.about.1": "It plays for company: it takes what looks nice and seldom thinks of later.",
    "terminal.level.2": "Apprentice",
    "terminal.level.about.2": "It knows the rules well and has begun to see what fits together.",
    "terminal.level.3": "Tile Setter",
    "terminal.level.about.3": "It places its tiles neatly, and sometimes overlooks a better place.",
    "terminal.level.4": "Glazer",
    "terminal.level.about.4": "It watches what its move leaves for you.",
    "terminal.level.5": "Tile Painter",
    "terminal.level.about.5": "It thinks of your answer, and of its own after that.",
    "terminal.level.6": "Mosaic Artist",
    "terminal.level.about.6": "It plans several moves ahead and seldom wastes a tile.",
    "terminal.level.7": "Foreman",
    "terminal.level.about.7": "It knows what is left on the table and what you would like to have.",
    "terminal.level.8": "Master Tiler",
    "terminal.level.about.8": "It reckons with every tile of the round.",
    "terminal.level.9": "Architect",
    "terminal.level.about.9": "It reads far ahead and hardly ever errs.",
    "terminal.level.10": "Court Architect",
    "terminal.level.about.10": "It takes its time and plays as well as it can.",
}
