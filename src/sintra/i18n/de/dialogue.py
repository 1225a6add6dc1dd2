"""What is said in a conversation about a game in German: answers, help, rules, and what was wrong with a line."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "dialogue.bot": "{seat} ist ein Bot: {bot}.",
    "dialogue.level": "{seat} ist ein Bot: {bot}, Stufe {number} von 10.",
    # Answers
    "dialogue.nothing_yet": "Es ist noch nichts geschehen.",
    "dialogue.nothing_since": "Seit deinem letzten Zug ist nichts geschehen.",
    "dialogue.mine": "Du bist {seat:own}.",
    "dialogue.hint": "Ein guter Zug: {move}, kurz {text}.",
    "dialogue.earns": "{text}: bringt {points:earned}.",
    "dialogue.loses": "Das kostet {number} {number:Punkt|Punkte}.",
    "dialogue.drops": "{count} {count:Fliese fällt|Fliesen fallen} in die Bodenreihe.",
    "dialogue.gains": "Dafür nimmst du {count} {count:Bonusfliese|Bonusfliesen} aus dem Vorrat.",
    "dialogue.moves": "{number} {number:Zug ist|Züge sind} möglich.",
    "dialogue.moves_of": "{listed}",
    "dialogue.call": "{seat} {seat:ist|bist} am Zug.",
    # What was wrong with a line
    "dialogue.unknown": "„{text}“ ist weder ein Zug noch ein Wort, das ich kenne.",
    "dialogue.unknown_near": "„{text}“ ist weder ein Zug noch ein Wort, das ich kenne. Meinst du „{near}“?",
    "dialogue.too_long": "Das ist zu lang für eine Zeile.",
    "dialogue.no_color": "„{text}“ ist keine Farbe; es gibt {listed}.",
    "dialogue.no_color_near": "„{text}“ ist keine Farbe. Meinst du „{near}“? Es gibt {listed}.",
    "dialogue.no_source": "„{text}“ ist weder die Nummer eines Manufakturplättchens noch die Tischmitte.",
    "dialogue.no_number": "Die Nummer {number} gibt es hier nicht, nur {first} bis {last}.",
    "dialogue.no_seat": "Es gibt keinen Spieler „{text}“, nur 1 bis {last}.",
    "dialogue.too_many": "„{text}“ käme erst nach deinem Zug; nichts aus dieser Zeile wurde gespielt.",
    "dialogue.wants": "So verstehe ich die Frage nicht. Sie geht so:",
    "dialogue.form.any": "Tippe einen Zug so, wie züge ihn auflistet, oder seine Nummer in dieser Liste.",
    # Help
    "dialogue.rules.any": "Die Regeln von {text} stehen in der Anleitung des Spiels; züge listet auf, was jetzt möglich ist.",
    "dialogue.help_words.table": "Was ausliegt: {listed}.",
    "dialogue.help_words.play": "Wie es steht: {listed}.",
    "dialogue.help_words.own": "Zu diesem Spiel: {listed}.",
    "dialogue.help_words.move": "Für deinen Zug: {listed}.",
    "dialogue.help_words.more": "Außerdem: {listed}.",
    "dialogue.help_more": "Tippe hilfe und ein Wort, um mehr darüber zu hören.",
    "dialogue.help.board": "brett: die ganze Stellung.",
    "dialogue.help.table": "tisch: was in der Tischmitte und auf den Manufakturplättchen liegt.",
    "dialogue.help.factory": "manufaktur 3: was auf Manufakturplättchen 3 liegt, kurz Plättchen 3 genannt.",
    "dialogue.help.center": "mitte: was in der Tischmitte liegt.",
    "dialogue.help.where": "wo rot: wo du rote Fliesen nehmen kannst.",
    "dialogue.help.big": "groß: wo du die meisten Fliesen auf einmal nehmen kannst.",
    "dialogue.help.seat": "spieler 2: die ganze Spielerablage von Spieler 2; spieler: deine eigene.",
    "dialogue.help.cost": "kosten und dahinter ein Zug: was dieser Zug brächte und was er kosten würde.",
    "dialogue.help.last": "zuletzt: was zuletzt geschehen ist.",
    "dialogue.help.since": "seit: alles seit deinem letzten Zug.",
    "dialogue.help.score": "punkte: der Punktestand; punkte 2: die Punkte von Spieler 2.",
    "dialogue.help.turn": "wer: wer am Zug ist, die Runde, und welcher Spieler du bist.",
    "dialogue.help.forecast": "vorschau: der Punktestand mit allem, was verdient, aber noch nicht gewertet ist.",
    "dialogue.help.goals": (
        "ziele: was du gefüllt hast, was dem am nächsten kommt, und was dazu fehlt; ziele 2: dasselbe für Spieler 2."
    ),
    "dialogue.help.moves": "züge: alle Züge, die jetzt möglich sind; züge 3, züge rot: nur ein Teil davon.",
    "dialogue.help.hint": "tipp: ein guter Zug.",
    "dialogue.help.bag": "beutel: was im Beutel liegt, und was verbraucht ist, im Schachteldeckel oder im Turm.",
    "dialogue.help.left": "links: vom zuletzt gefragten Feld eines nach links; auf einem Stern gegen den Uhrzeigersinn.",
    "dialogue.help.right": "rechts: vom zuletzt gefragten Feld eines nach rechts; auf einem Stern im Uhrzeigersinn.",
    "dialogue.help.rules": "regeln: die Spielregeln.",
    "dialogue.help.legend": "zeichen: was Buchstaben und Zeichen bedeuten.",
    "dialogue.help.undo": "zurück: nimmt deinen letzten Zug zurück.",
    "dialogue.help.save": "speichern: wo die Partie gespeichert ist; speichern DATEI: von nun an dort.",
    "dialogue.help.help": "hilfe: alle Wörter; hilfe wo: mehr über eines.",
    "dialogue.help.quit": "ende: aufhören; die Partie ist gespeichert und kann später weitergehen.",
    # What the signs of the drawn table mean
    "dialogue.legend.tile": (
        "Eine Fliese ist ein Buchstabe und ein Zeichen, davor ihre Anzahl, wo es mehrere sein können: {listed}."
    ),
    "dialogue.legend.letters": "Die Buchstaben der Farben: {listed}.",
    "dialogue.legend.places": "S1 ist Spieler 1, F3 ist Manufakturplättchen 3, C ist die Tischmitte, r2 ist Runde 2.",
    "dialogue.legend.numbers": (
        "2B sind zwei blaue Fliesen, 3/4 heißt drei von vier, +5 heißt plus 5 Punkte, =12 heißt jetzt 12, - heißt nichts."
    ),
}
