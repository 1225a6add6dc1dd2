"""The ten levels in German: what each is called, and what it is like."""

from __future__ import annotations

SENTENCES = {
    "dialogue.level.1": "Gast",
    "dialogue.level.about.1": "Er spielt aus Freude: Er nimmt, was hübsch aussieht, und denkt selten an später.",
    "dialogue.level.2": "Lehrling",
    "dialogue.level.about.2": "Er kennt die Regeln gut und beginnt zu sehen, was zusammenpasst.",
    "dialogue.level.3": "Fliesenleger",
    "dialogue.level.about.3": "Er legt seine Fliesen ordentlich und übersieht manchmal einen besseren Platz.",
    "dialogue.level.4": "Glasierer",
    "dialogue.level.about.4": "Er achtet darauf, was sein Zug dir übrig lässt.",
    "dialogue.level.5": "Fliesenmaler",
    "dialogue.level.about.5": "Er denkt an deine Antwort und an seine danach.",
    "dialogue.level.6": "Mosaikkünstler",
    "dialogue.level.about.6": "Er plant mehrere Züge voraus und verschwendet selten eine Fliese.",
    "dialogue.level.7": "Polier",
    "dialogue.level.about.7": "Er weiß, was noch auf dem Tisch liegt und was du gern hättest.",
    "dialogue.level.8": "Fliesenmeister",
    "dialogue.level.about.8": "Er rechnet mit jeder Fliese der Runde.",
    "dialogue.level.9": "Baumeister",
    "dialogue.level.about.9": "Er sieht weit voraus und irrt sich kaum.",
    "dialogue.level.10": "Hofbaumeister",
    "dialogue.level.about.10": "Er nimmt sich Zeit und spielt, so gut er kann.",
    "dialogue.first_name.1": "Anton",
    "dialogue.first_name.2": "Berta",
    "dialogue.first_name.3": "Emil",
    "dialogue.first_name.4": "Frieda",
    "dialogue.first_name.5": "Jakob",
    "dialogue.first_name.6": "Lotte",
    "dialogue.first_name.7": "Oskar",
    "dialogue.first_name.8": "Paula",
}
