"""The ten levels in English: what each is called, and what it is like; first names for bots of the same level."""

from __future__ import annotations

SENTENCES = {
    "dialogue.level.1": "Guest",
    "dialogue.level.about.1": "It plays for company: it takes what looks nice and seldom thinks ahead.",
    "dialogue.level.2": "Apprentice",
    "dialogue.level.about.2": "It knows the rules well and has begun to see what fits together.",
    "dialogue.level.3": "Tile Setter",
    "dialogue.level.about.3": "It places its tiles neatly, and sometimes overlooks a better place.",
    "dialogue.level.4": "Glazer",
    "dialogue.level.about.4": "It watches what its move leaves for you.",
    "dialogue.level.5": "Tile Painter",
    "dialogue.level.about.5": "It thinks of your answer, and of its own after that.",
    "dialogue.level.6": "Mosaic Artist",
    "dialogue.level.about.6": "It plans several moves ahead and seldom wastes a tile.",
    "dialogue.level.7": "Foreman",
    "dialogue.level.about.7": "It knows what is left on the table and what you would like to have.",
    "dialogue.level.8": "Master Tiler",
    "dialogue.level.about.8": "It counts every tile of the round.",
    "dialogue.level.9": "Architect",
    "dialogue.level.about.9": "It looks far ahead and hardly ever makes a mistake.",
    "dialogue.level.10": "Court Architect",
    "dialogue.level.about.10": "It takes its time and plays as well as it can.",
    "dialogue.first_name.1": "Ada",
    "dialogue.first_name.2": "Ben",
    "dialogue.first_name.3": "Cleo",
    "dialogue.first_name.4": "Dan",
    "dialogue.first_name.5": "Edith",
    "dialogue.first_name.6": "Finn",
    "dialogue.first_name.7": "Grace",
    "dialogue.first_name.8": "Hugo",
}
