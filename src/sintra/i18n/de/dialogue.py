"""What is said in a conversation about a game in German: answers, help, rules, and what was wrong with a line."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "dialogue.bot": "{seat} ist der Bot {bot}.",
    "dialogue.level": "{seat} ist der Bot {bot}, Stufe {number} von 10.",
    # Answers
    "dialogue.nothing_yet": "Es ist noch nichts geschehen.",
    "dialogue.nothing_since": "Seit deinem letzten Zug ist nichts geschehen.",
    "dialogue.hint": "Ein guter Zug wäre {text}.",
    "dialogue.earns": "{text}: {points} {points:Punkt|Punkte}.",
    "dialogue.loses": "Das kostet {number} {number:Punkt|Punkte}.",
    "dialogue.drops": "{count} {count:Fliese fällt|Fliesen fallen} herunter.",
    "dialogue.gains": "{count} {count:Bonusfliese darf|Bonusfliesen dürfen} genommen werden.",
    "dialogue.moves": "{number} Züge sind möglich.",
    "dialogue.moves_of": "{listed}",
    # What was wrong with a line
    "dialogue.unknown": "„{text}“ ist weder ein Zug noch ein Wort, das ich kenne.",
    "dialogue.unknown_near": "„{text}“ ist weder ein Zug noch ein Wort, das ich kenne. Meinst du „{near}“?",
    "dialogue.no_color": "„{text}“ ist keine Farbe; es gibt {listed}.",
    "dialogue.no_color_near": "„{text}“ ist keine Farbe. Meinst du „{near}“? Es gibt {listed}.",
    "dialogue.no_source": "„{text}“ ist weder die Nummer eines Manufakturplättchens noch die Tischmitte.",
    "dialogue.no_seat": "Es gibt keinen Spieler „{text}“, nur 1 bis {last}.",
    "dialogue.too_many": "„{text}“ käme erst nach deinem Zug; nichts aus dieser Zeile wurde gespielt.",
    "dialogue.wants": "Diese Frage braucht andere Wörter oder mehr davon.",
    "dialogue.form.any": "Tippe einen Zug so, wie züge ihn auflistet, oder seine Nummer in dieser Liste.",
    # Help
    "dialogue.rules.any": "Die Regeln von {text} stehen in der Anleitung des Spiels; züge listet auf, was jetzt möglich ist.",
    "dialogue.help_words": "Wörter: {listed}.",
    "dialogue.help_more": "Tippe hilfe und ein Wort, um mehr darüber zu hören.",
    "dialogue.help.board": "brett: die ganze Stellung.",
    "dialogue.help.table": "tisch: was in der Tischmitte und auf den Manufakturplättchen liegt.",
    "dialogue.help.factory": "manufaktur 3: was auf Manufakturplättchen 3 liegt.",
    "dialogue.help.center": "mitte: was in der Tischmitte liegt.",
    "dialogue.help.where": "wo rot: wo man Rot nehmen kann.",
    "dialogue.help.big": "groß: wo die meisten Fliesen einer Farbe zusammenliegen.",
    "dialogue.help.seat": "spieler 2: das ganze Tableau von Spieler 2; spieler: dein eigenes.",
    "dialogue.help.cost": "kosten und ein Zug: was er brächte, kosten und fallen lassen würde.",
    "dialogue.help.last": "letzter: was zuletzt geschehen ist.",
    "dialogue.help.since": "seit: alles seit deinem letzten Zug.",
    "dialogue.help.score": "punkte: der Punktestand.",
    "dialogue.help.moves": "züge: alle Züge, die jetzt möglich sind.",
    "dialogue.help.hint": "tipp: ein guter Zug.",
    "dialogue.help.bag": "beutel: was im Beutel ist, und was abgelegt ist.",
    "dialogue.help.rules": "regeln: die Spielregeln in zehn Sätzen.",
    "dialogue.help.legend": "zeichen: was die Zeichen des gezeichneten Tisches bedeuten.",
    "dialogue.help.undo": "zurück: bis vor die letzte Entscheidung eines Menschen.",
    "dialogue.help.save": "speichern: wo die Partie gespeichert ist; speichern DATEI: von nun an dort.",
    "dialogue.help.help": "hilfe: alle Wörter; hilfe wo: mehr über eines.",
    "dialogue.help.quit": "ende: aufhören; die Partie ist gespeichert und kann später weitergehen.",
    # What the signs of the drawn table mean
    "dialogue.legend.tile": (
        "Eine Fliese ist ein Buchstabe und ein Zeichen, davor ihre Anzahl, wo es mehrere sein können: {listed}."
    ),
}
