"""What the terminal says in German: greetings, help, files, and what was wrong with a line."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "terminal.azul": "Eine Partie Azul für {players} Spieler.",
    "terminal.pavilion": "Eine Partie Sommerpavillon für {players} Spieler.",
    "terminal.person": "{seat} sitzt an dieser Tastatur.",
    "terminal.bot": "{seat} ist der Bot {bot}.",
    "terminal.unverified": "Diese Jokerfolge ist eine Annahme: Was auf der Rückseite der Mini-Ausgabe steht, wissen wir nicht.",
    "terminal.begin": "Tippe einen Zug wie {example}, eine Frage oder hilfe.",
    "terminal.forced": "Nur ein Zug ist möglich: {text}.",
    "terminal.bye": "Auf Wiedersehen.",
    # Files
    "terminal.saved": "Die Partie ist in {path} gespeichert.",
    "terminal.commitment": "Vor der ersten Fliese wurden die Auslagen hiermit festgelegt: {text}.",
    "terminal.unsaved": "Die Partie konnte nicht in {path} gespeichert werden: {reason}.",
    "terminal.exists": "Die Datei {path} gibt es schon; wähle einen anderen Namen.",
    "terminal.resumed": "Die Partie in {path} geht weiter.",
    "terminal.cut": "Die Datei war abgeschnitten: Die Partie geht nach ihrem letzten ganzen Zug weiter.",
    "terminal.go_on": "Weiter geht es mit: sintra play --resume {path}",
    "terminal.recorded": "Die Aufzeichnung liegt in {path}; sintra verify prüft, ob fair ausgelegt wurde.",
    # Answers
    "terminal.undone": "Zurückgenommen.",
    "terminal.nothing_to_undo": "Es gibt keine Entscheidung eines Menschen, die man zurücknehmen könnte.",
    "terminal.nothing_yet": "Es ist noch nichts geschehen.",
    "terminal.nothing_since": "Seit deinem letzten Zug ist nichts geschehen.",
    "terminal.hint": "Der Bot greedy würde {text} spielen.",
    "terminal.earns": "{text}: {points} {points:Punkt|Punkte}.",
    "terminal.loses": "Das kostet {number} {number:Punkt|Punkte}.",
    "terminal.drops": "{count} {count:Fliese fällt|Fliesen fallen} herunter.",
    "terminal.gains": "{count} {count:Bonusfliese darf|Bonusfliesen dürfen} genommen werden.",
    "terminal.moves": "{number} Züge sind möglich.",
    "terminal.moves_of": "{listed}",
    # What was wrong with a line
    "terminal.unknown": "„{text}“ ist weder ein Zug noch ein Wort, das ich kenne.",
    "terminal.unknown_near": "„{text}“ ist weder ein Zug noch ein Wort, das ich kenne. Meinst du „{near}“?",
    "terminal.no_color": "„{text}“ ist keine Farbe; es gibt {listed}.",
    "terminal.no_color_near": "„{text}“ ist keine Farbe. Meinst du „{near}“? Es gibt {listed}.",
    "terminal.no_source": "„{text}“ ist weder die Nummer eines Manufakturplättchens noch die Tischmitte.",
    "terminal.no_line": "„{text}“ ist weder eine Musterreihe von 1 bis 5 noch die Bodenreihe.",
    "terminal.no_seat": "Es gibt keinen Spieler „{text}“, nur 1 bis {last}.",
    "terminal.too_many": "„{text}“ käme erst nach deinem Zug; nichts aus dieser Zeile wurde gespielt.",
    "terminal.wants": "Diese Frage braucht andere Wörter oder mehr davon.",
    "terminal.form.azul": (
        "Ein Zug ist ein Manufakturplättchen oder c für die Tischmitte, eine Farbe und eine Musterreihe oder der Boden: "
        "3 rot 4, 3R4, c rot boden."
    ),
    "terminal.form.azul_column": "Wähle ein Feld von 1 bis 5: W2 oder einfach 2.",
    "terminal.form.pavilion_draft": (
        "Ein Zug ist ein Manufakturplättchen oder c für die Tischmitte und eine Farbe: 3 rot oder 3R."
    ),
    "terminal.form.pavilion_place": (
        "Ein Zug ist ein Stern, eine Zahl, auf manchen Sternen eine Farbe, und Joker: "
        "B6, B6+2, C4R, auf der grauen Seite 25R; oder passe."
    ),
    "terminal.form.pavilion_bonus": "Nimm Bonusfliesen: +R oder mehrere: +R +R +B.",
    "terminal.form.pavilion_discard": "Lege Fliesen ab oder behalte den Rest: -R -R stopp.",
    # Help
    "terminal.help_words": "Wörter: {listed}.",
    "terminal.help_more": "Tippe hilfe und ein Wort, um mehr darüber zu hören.",
    "terminal.help.board": "brett: die ganze Stellung.",
    "terminal.help.table": "tisch: was in der Tischmitte und auf den Manufakturplättchen liegt.",
    "terminal.help.factory": "manufaktur 3: was auf Manufakturplättchen 3 liegt.",
    "terminal.help.center": "mitte: was in der Tischmitte liegt.",
    "terminal.help.where": "wo rot: wo man Rot nehmen kann.",
    "terminal.help.big": "groß: wo die meisten Fliesen einer Farbe zusammenliegen.",
    "terminal.help.fit": "passt 4: was deine Musterreihe 4 genau füllt.",
    "terminal.help.row": "reihe 3: deine Musterreihe 3 und Reihe 3 deiner Wand; reihe 3 2: die von Spieler 2.",
    "terminal.help.col": "spalte 2: die vertikale Reihe 2 deiner Wand; spalte 2 1: die von Spieler 1.",
    "terminal.help.floor": "boden: deine Bodenreihe; boden 2: die von Spieler 2.",
    "terminal.help.seat": "spieler 2: das ganze Tableau von Spieler 2; spieler: dein eigenes.",
    "terminal.help.cost": "kosten und ein Zug: was er brächte, kosten und fallen lassen würde.",
    "terminal.help.last": "letzter: was zuletzt geschehen ist.",
    "terminal.help.since": "seit: alles seit deinem letzten Zug.",
    "terminal.help.score": "punkte: der Punktestand.",
    "terminal.help.moves": "züge: alle Züge, die jetzt möglich sind.",
    "terminal.help.hint": "tipp: was der Bot greedy spielen würde.",
    "terminal.help.bag": "beutel: was im Beutel ist, und was abgelegt ist.",
    "terminal.help.hand": "hand: deine Fliesen; hand 2: die von Spieler 2.",
    "terminal.help.supply": "vorrat: die Fliesen, die man als Bonus nehmen kann.",
    "terminal.help.star": "stern rot: dein roter Stern; stern c: der mittlere; stern rot 2: der von Spieler 2.",
    "terminal.help.number": "zahl 3: welche deiner Felder mit einer 3 belegt sind.",
    "terminal.help.afford": "bezahlbar: die Felder, die du bezahlen kannst.",
    "terminal.help.undo": "zurück: bis vor die letzte Entscheidung eines Menschen.",
    "terminal.help.save": "speichern: wo die Partie gespeichert ist; speichern DATEI: von nun an dort.",
    "terminal.help.help": "hilfe: alle Wörter; hilfe wo: mehr über eines.",
    "terminal.help.quit": "ende: aufhören; die Partie ist gespeichert und kann später weitergehen.",
    # The drawn table
    "terminal.name": "{seat}",
    "terminal.label.bag": "Beutel",
    "terminal.label.lid": "Deckel",
    "terminal.label.tower": "Turm",
    "terminal.label.supply": "Vorrat",
    "terminal.label.floor": "Boden",
    "terminal.label.hand": "Hand",
    "terminal.label.corners": "Ecken",
    "terminal.label.joker": "Joker",
    "terminal.label.passed": "gepasst",
    # Replay
    "terminal.event": "{number} von {last}: {text}.",
    "terminal.replay_begin": "{last} Auslagen und Züge. weiter, zurück, springe 12, brett, ende.",
    "terminal.replay_first": "Das ist der Anfang.",
    "terminal.replay_last": "Das ist das Ende der Aufzeichnung.",
    "terminal.replay_jump": "Springe zu einer Zahl von 0 bis {last}, zum Beispiel springe {last}.",
}
