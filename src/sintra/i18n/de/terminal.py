"""What the terminal says in German: greetings, files, labels of the drawn table, replay and puzzles."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "terminal.game": "Eine Partie {text} für {players} Spieler.",
    "terminal.person": "{seat} sitzt an dieser Tastatur.",
    "terminal.begin": "Tippe einen Zug wie {example}, eine Frage oder hilfe; regeln erklärt das Spiel.",
    "terminal.forced": "Nur ein Zug ist möglich: {text}.",
    "terminal.bye": "Auf Wiedersehen.",
    # Files
    "terminal.saved": "Die Partie ist in {path} gespeichert.",
    "terminal.commitment": "Vor der ersten Fliese wurden die Auslagen hiermit festgelegt: {text}.",
    "terminal.unsaved": "Die Partie konnte nicht in {path} gespeichert werden: {reason}.",
    "terminal.exists": "Die Datei {path} gibt es schon; wähle einen anderen Namen.",
    "terminal.resumed": "Die Partie in {path} geht weiter.",
    "terminal.cut": "Die Datei war abgeschnitten: Die Partie geht nach ihrem letzten ganzen Zug weiter.",
    "terminal.go_on": "Weiter geht es mit: {command}",
    "terminal.recorded": "Die Partie ist aufgezeichnet. Ob fair ausgelegt wurde, prüft: {command}",
    # Answers
    "terminal.undone": "Zurückgenommen.",
    "terminal.nothing_to_undo": "Es gibt keine Entscheidung eines Menschen, die man zurücknehmen könnte.",
    # The drawn table
    "terminal.name": "{seat}",
    "terminal.label.bag": "Beutel",
    # Replay
    "terminal.event": "{number} von {last}: {text}.",
    "terminal.replay_begin": "{last} Auslagen und Züge. weiter, zurück, springe 12, brett, ende.",
    "terminal.replay_first": "Das ist der Anfang.",
    "terminal.replay_last": "Das ist das Ende der Aufzeichnung.",
    "terminal.replay_jump": "Springe zu einer Zahl von 0 bis {last}, zum Beispiel springe {last}.",
    # Lösen, und Aufgaben
    "terminal.solve.round": (
        "Jeder Zug, um wie viele Punkte dieser Spieler damit am Ende der Runde vor dem Durchschnitt der anderen liegt, wenn "
        "alle ihr Bestes spielen, und wie viel weniger das ist als mit dem besten Zug:"
    ),
    "terminal.solve.game": (
        "Jeder Zug, um wie viele Punkte dieser Spieler damit am Ende des Spiels vor dem Durchschnitt der anderen liegt, wenn "
        "alle ihr Bestes spielen, und wie viel weniger das ist als mit dem besten Zug:"
    ),
    "terminal.solve.stopped": "Die Suche endete an ihrer Grenze: diese Werte sind nicht genau.",
    "terminal.solve.nothing": "Die Suche endete an ihrer Grenze: kein Wert ist bekannt.",
    "terminal.solve.line": "Die beste Folge: {text}.",
    "terminal.solve.effort": "{number} Stellungen in {text} Sekunden.",
    "terminal.puzzle.head": "Aufgabe {number} von {last}.",
    "terminal.puzzle.ask": "Welcher Zug ist der beste? Eine leere Zeile zeigt die Lösung, und quit beendet.",
    "terminal.puzzle.best": "{text} ist der beste Zug, mit {example}.",
    "terminal.puzzle.worse": "{text} verschenkt Punkte: {example}.",
    "terminal.puzzle.illegal": "{text} ist hier nicht möglich. Diese Züge sind es: {listed}.",
    "terminal.puzzle.score": "Gelöste Aufgaben: {number} von {last}.",
}
