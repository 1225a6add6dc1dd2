"""What the terminal says in German: greetings, files, labels of the drawn table, replay and puzzles."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "terminal.game": "Eine Partie {text} für {players} Spieler.",
    "terminal.edition": "{text}: eine Partie für {players} Spieler.",
    "terminal.person": "An dieser Tastatur {seat:spielt|spielst} {seat}.",
    "terminal.begin": (
        "Tippe einen Zug, zum Beispiel {example}, eine Frage oder hilfe. Mit regeln bekommst du die Spielregeln."
    ),
    "terminal.forced": "Nur ein Zug ist möglich.",
    "terminal.bye": "Auf Wiedersehen.",
    # Files
    "terminal.saved": "Die Partie ist in {path} gespeichert.",
    "terminal.commitment": "Fingerabdruck, der vor der ersten Ziehung festgelegt wurde: {text}.",
    "terminal.unsaved": "Die Partie konnte nicht in {path} gespeichert werden: {reason}.",
    "terminal.exists": "Die Datei {path} gibt es schon; wähle einen anderen Namen.",
    "terminal.resumed": "Die Partie in {path} geht weiter.",
    "terminal.cut": "Die Datei war abgeschnitten: Die Partie geht nach ihrem letzten ganzen Zug weiter.",
    "terminal.go_on": "Weiter geht es mit: {command}",
    "terminal.recorded": "Die Partie ist aufgezeichnet. Ob fair gezogen wurde, prüfst du mit: {command}",
    # Answers
    "terminal.undone": "Zurückgenommen: {move}.",
    "terminal.undone_answers": "Auch zurückgenommen: die Antwort von {seats}.",
    "terminal.more": "Enter: mehr.",
    "terminal.changed": "Geändert.",
    "terminal.settings": (
        "ansage kurz, normal oder voll; stil voll oder kompakt; sprache en, de oder hu: wie das Spiel erzählt wird."
    ),
    "terminal.nothing_to_undo": "Es gibt noch keinen Zug, den du zurücknehmen könntest.",
    # The drawn table
    "terminal.name": "{seat}",
    "terminal.label.bag": "Beutel",
    # Replay
    "terminal.event": "{number} von {last}: {move}.",
    "terminal.event_deal": "{number} von {last}: Ziehung.",
    "terminal.replay_begin": (
        "{last} {last:Schritt|Schritte}. Befehle: weiter, zurück, springe 12, brett, ende; oder eine Frage wie punkte."
    ),
    "terminal.replay_first": "Das ist der Anfang.",
    "terminal.replay_last": "Das ist das Ende der Aufzeichnung.",
    "terminal.replay_jump": "Springe zu einer Zahl von 0 bis {last}, zum Beispiel springe {last}.",
    # Lösen, und Aufgaben
    "terminal.solve.round": (
        "Alle Züge, jeder mit dem Vorsprung in Punkten vor dem Durchschnitt der anderen am Ende der Runde, wenn alle "
        "bestmöglich spielen, und mit dem Abstand zum besten Zug:"
    ),
    "terminal.solve.game": (
        "Alle Züge, jeder mit dem Vorsprung in Punkten vor dem Durchschnitt der anderen am Ende des Spiels, wenn alle "
        "bestmöglich spielen, und mit dem Abstand zum besten Zug:"
    ),
    "terminal.solve.best": "{move}: {example:decimal}, am besten.",
    "terminal.solve.worse": "{move}: {example:decimal}, {near:decimal} gegenüber dem besten.",
    "terminal.solve.stopped": "Die Suche wurde an ihrer Grenze abgebrochen: Diese Werte sind nicht genau.",
    "terminal.solve.nothing": "Die Suche wurde an ihrer Grenze abgebrochen: Kein Wert ist bekannt.",
    "terminal.solve.line": "Die beste Folge: {text}.",
    "terminal.solve.effort": "{number} {number:Stellung|Stellungen} in {text:decimal} Sekunden.",
    "terminal.puzzle.listed": "{number}: {text}; {players} Spieler, Runde {round}, {last} {last:Zug|Züge}.",
    "terminal.puzzle.unlisted": "{number}: {players} Spieler, Runde {round}, {last} {last:Zug|Züge}.",
    "terminal.puzzle.level.easy": "leicht",
    "terminal.puzzle.level.medium": "mittel",
    "terminal.puzzle.level.hard": "schwer",
    "terminal.puzzle.head": "Aufgabe {number} von {last}.",
    "terminal.puzzle.ask": "Welcher Zug ist der beste? Eine leere Zeile zeigt die Lösung, ende hört auf.",
    "terminal.puzzle.best": "{text} ist der beste Zug, mit {example:decimal}.",
    "terminal.puzzle.worse": "{text} verschenkt Punkte: {example:decimal}.",
    "terminal.puzzle.score": "Gelöste Aufgaben: {number} von {last}.",
}
