"""The ten levels in German: what each is called, and what it is like."""

from __future__ import annotations

SENTENCES = {
    "terminal.level.1": "Gast",
    "terminal.level.about.1": "Er spielt aus Freude: Er nimmt, was hübsch aussieht, und denkt selten an später.",
    "terminal.level.2": "Lehrling",
    "terminal.level.about.2": "Er kennt die Regeln gut und beginnt zu sehen, was zusammenpasst.",
    "terminal.level.3": "Fliesenleger",
    "terminal.level.about.3": "Er legt seine Fliesen ordentlich und übersieht manchmal einen besseren Platz.",
    "terminal.level.4": "Glasierer",
    "terminal.level.about.4": "Er achtet darauf, was sein Zug dir übrig lässt.",
    "terminal.level.5": "Fliesenmaler",
    "terminal.level.about.5": "Er denkt an deine Antwort und an seine danach.",
    "terminal.level.6": "Mosaikkünstler",
    "terminal.level.about.6": "Er plant mehrere Züge voraus und verschwendet selten eine Fliese.",
    "terminal.level.7": "Polier",
    "terminal.level.about.7": "Er weiß, was noch auf dem Tisch liegt und was du gern hättest.",
    "terminal.level.8": "Fliesenmeister",
    "terminal.level.about.8": "Er rechnet mit jeder Fliese der Runde.",
    "terminal.level.9": "Baumeister",
    "terminal.level.about.9": "Er sieht weit voraus und irrt sich kaum.",
    "terminal.level.10": "Hofbaumeister",
    "terminal.level.about.10": "Er nimmt sich Zeit und spielt, so gut er kann.",
}
