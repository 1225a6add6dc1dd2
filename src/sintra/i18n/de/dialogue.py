"""What is said in a conversation about a game in German: answers, help, rules, and what was wrong with a line."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "dialogue.bot": "{seat} ist der Bot {bot}.",
    "dialogue.level": "{seat} ist der Bot {bot}, Stufe {number} von 10.",
    "dialogue.unverified": "Diese Jokerfolge ist eine Annahme: Was auf der Rückseite der Mini-Ausgabe steht, wissen wir nicht.",
    # Answers
    "dialogue.nothing_yet": "Es ist noch nichts geschehen.",
    "dialogue.nothing_since": "Seit deinem letzten Zug ist nichts geschehen.",
    "dialogue.hint": "Ein guter Zug wäre {text}.",
    "dialogue.earns": "{text}: {points} {points:Punkt|Punkte}.",
    "dialogue.loses": "Das kostet {number} {number:Punkt|Punkte}.",
    "dialogue.drops": "{count} {count:Fliese fällt|Fliesen fallen} herunter.",
    "dialogue.gains": "{count} {count:Bonusfliese darf|Bonusfliesen dürfen} genommen werden.",
    "dialogue.pass_free": "{text}: Alle deine Fliesen lassen sich behalten, das kostet nichts.",
    "dialogue.pass_costs": "{text}: Nur vier Fliesen lassen sich behalten, {number} {number:muss|müssen} abgeworfen werden.",
    "dialogue.discard": "Wirf mindestens {number} ab, etwa mit {example}, jede für einen Punkt; dann behält stopp den Rest.",
    "dialogue.discard_none": "Nichts muss abgeworfen werden: stopp behält deine Fliesen.",
    "dialogue.marker": "Der Startspielermarker kommt mit und belegt Feld {slot} der Bodenreihe.",
    "dialogue.marker_beside": "Der Startspielermarker kommt mit; die Bodenreihe ist voll, also kostet er nichts.",
    "dialogue.moves": "{number} Züge sind möglich.",
    "dialogue.moves_of": "{listed}",
    # What was wrong with a line
    "dialogue.unknown": "„{text}“ ist weder ein Zug noch ein Wort, das ich kenne.",
    "dialogue.unknown_near": "„{text}“ ist weder ein Zug noch ein Wort, das ich kenne. Meinst du „{near}“?",
    "dialogue.no_color": "„{text}“ ist keine Farbe; es gibt {listed}.",
    "dialogue.no_color_near": "„{text}“ ist keine Farbe. Meinst du „{near}“? Es gibt {listed}.",
    "dialogue.no_source": "„{text}“ ist weder die Nummer eines Manufakturplättchens noch die Tischmitte.",
    "dialogue.no_line": "„{text}“ ist weder eine Musterreihe von 1 bis 5 noch die Bodenreihe.",
    "dialogue.no_seat": "Es gibt keinen Spieler „{text}“, nur 1 bis {last}.",
    "dialogue.too_many": "„{text}“ käme erst nach deinem Zug; nichts aus dieser Zeile wurde gespielt.",
    "dialogue.wants": "Diese Frage braucht andere Wörter oder mehr davon.",
    "dialogue.form.azul": (
        "Ein Zug ist ein Manufakturplättchen oder c für die Tischmitte, eine Farbe und eine Musterreihe oder der Boden: "
        "3 rot 4, 3R4, c rot boden."
    ),
    "dialogue.form.azul_column": "Wähle ein Feld von 1 bis 5: W2 oder einfach 2.",
    "dialogue.form.pavilion_draft": (
        "Ein Zug ist ein Manufakturplättchen oder c für die Tischmitte und eine Farbe: 3 rot oder 3R."
    ),
    "dialogue.form.pavilion_place": (
        "Ein Zug ist ein Stern, eine Zahl, auf dem mittleren Stern eine Farbe, und Joker: B6, B6+2, C4R; oder passe."
    ),
    "dialogue.form.pavilion_place_grey": (
        "Ein Zug ist die Nummer eines Sterns oder c für den mittleren, die Zahl eines Feldes, eine Farbe, und Joker: "
        "25R, 25R+1, C4R; oder passe."
    ),
    "dialogue.form.pavilion_bonus": "Nimm Bonusfliesen: +R oder mehrere: +R +R +B.",
    "dialogue.form.pavilion_discard": "Lege Fliesen ab oder behalte den Rest: -R -R stopp.",
    # Help
    "dialogue.help_words": "Wörter: {listed}.",
    "dialogue.help_more": "Tippe hilfe und ein Wort, um mehr darüber zu hören.",
    "dialogue.help.board": "brett: die ganze Stellung.",
    "dialogue.help.table": "tisch: was in der Tischmitte und auf den Manufakturplättchen liegt.",
    "dialogue.help.factory": "manufaktur 3: was auf Manufakturplättchen 3 liegt.",
    "dialogue.help.center": "mitte: was in der Tischmitte liegt.",
    "dialogue.help.where": "wo rot: wo man Rot nehmen kann.",
    "dialogue.help.big": "groß: wo die meisten Fliesen einer Farbe zusammenliegen.",
    "dialogue.help.fit": "passt 4: was deine Musterreihe 4 genau füllt.",
    "dialogue.help.row": "reihe 3: deine Musterreihe 3 und Reihe 3 deiner Wand; reihe 3 2: die von Spieler 2.",
    "dialogue.help.col": "spalte 2: die vertikale Reihe 2 deiner Wand; spalte 2 1: die von Spieler 1.",
    "dialogue.help.floor": "boden: deine Bodenreihe; boden 2: die von Spieler 2.",
    "dialogue.help.seat": "spieler 2: das ganze Tableau von Spieler 2; spieler: dein eigenes.",
    "dialogue.help.cost": "kosten und ein Zug: was er brächte, kosten und fallen lassen würde.",
    "dialogue.help.last": "letzter: was zuletzt geschehen ist.",
    "dialogue.help.since": "seit: alles seit deinem letzten Zug.",
    "dialogue.help.score": "punkte: der Punktestand.",
    "dialogue.help.moves": "züge: alle Züge, die jetzt möglich sind.",
    "dialogue.help.hint": "tipp: ein guter Zug.",
    "dialogue.help.bag": "beutel: was im Beutel ist, und was abgelegt ist.",
    "dialogue.help.hand": "hand: deine Fliesen; hand 2: die von Spieler 2.",
    "dialogue.help.supply": "vorrat: die Fliesen, die man als Bonus nehmen kann.",
    "dialogue.help.star": "stern rot: dein roter Stern; stern c: der mittlere; stern rot 2: der von Spieler 2.",
    "dialogue.help.star_grey": "stern 2: dein Stern 2; stern c: der mittlere; stern 2 1: der von Spieler 1.",
    "dialogue.help.number": "zahl 3: welche deiner Felder mit einer 3 belegt sind.",
    "dialogue.help.afford": "bezahlbar: die Felder, die du bezahlen kannst.",
    "dialogue.help.rules": "regeln: die Spielregeln in zehn Sätzen.",
    "dialogue.help.legend": "zeichen: was die Zeichen des gezeichneten Tisches bedeuten.",
    "dialogue.help.undo": "zurück: bis vor die letzte Entscheidung eines Menschen.",
    "dialogue.help.save": "speichern: wo die Partie gespeichert ist; speichern DATEI: von nun an dort.",
    "dialogue.help.help": "hilfe: alle Wörter; hilfe wo: mehr über eines.",
    "dialogue.help.quit": "ende: aufhören; die Partie ist gespeichert und kann später weitergehen.",
    # The rules, in our own words
    "dialogue.rules.azul.aim": (
        "Ziel sind die meisten Punkte; du bekommst sie, indem du deine Wand aus fünf mal fünf Feldern mit Fliesen belegst."
    ),
    "dialogue.rules.azul.take": (
        "In deinem Zug nimmst du alle Fliesen einer Farbe von einem Manufakturplättchen oder aus der Tischmitte; der "
        "Rest eines Manufakturplättchens kommt in die Tischmitte."
    ),
    "dialogue.rules.azul.line": (
        "Lege sie alle in eine deiner fünf Musterreihen; sie fasst nur eine Farbe, und keine, die ihre Reihe der Wand "
        "schon hat."
    ),
    "dialogue.rules.azul.floor": (
        "Was in der Musterreihe keinen Platz findet, fällt in deine Bodenreihe; du darfst auch alles dorthin legen."
    ),
    "dialogue.rules.azul.marker": (
        "Wer in einer Runde als Erster aus der Tischmitte nimmt, nimmt auch den Startspielermarker: Er belegt ein Feld "
        "der Bodenreihe, und wer ihn hat, beginnt die nächste Runde."
    ),
    "dialogue.rules.azul.tiling": (
        "Sind alle Fliesen genommen, legt jede volle Musterreihe eine Fliese auf das Feld ihrer Farbe in ihrer Reihe der "
        "Wand und wird geleert; die anderen bleiben."
    ),
    "dialogue.rules.azul.tiling_grey": (
        "Sind alle Fliesen genommen, legt jede volle Musterreihe eine Fliese in ihre Reihe der Wand, in eine Spalte "
        "deiner Wahl, in der ihre Farbe fehlt, und wird geleert; gibt es keine, fällt sie in die Bodenreihe; die anderen "
        "bleiben."
    ),
    "dialogue.rules.azul.score": (
        "Eine Fliese an der Wand zählt so viel, wie ihre lückenlose waagerechte Reihe lang ist, und dazu ihre "
        "senkrechte; eine Fliese allein zählt 1."
    ),
    "dialogue.rules.azul.cost": (
        "Dann kosten die belegten Felder der Bodenreihe 1, 1, 2, 2, 2, 3 und 3 Punkte; niemand fällt unter 0."
    ),
    "dialogue.rules.azul.end": "Das Spiel endet mit der Runde, in der jemand eine waagerechte Reihe der Wand füllt.",
    "dialogue.rules.azul.bonus": (
        "Am Ende bringt eine volle waagerechte Reihe 2 Punkte, eine volle senkrechte {number}, und alle fünf Fliesen "
        "einer Farbe bringen 10; die meisten Punkte gewinnen."
    ),
    "dialogue.rules.pavilion.aim": (
        "Ziel sind die meisten Punkte; du bekommst sie, indem du die Felder deiner sieben Sterne mit Fliesen belegst, "
        "und alle beginnen mit 5."
    ),
    "dialogue.rules.pavilion.rounds": (
        "Es gibt sechs Runden, jede mit einer eigenen Jokerfarbe; in jeder werden erst alle Fliesen genommen, dann legen alle."
    ),
    "dialogue.rules.pavilion.take": (
        "Zum Nehmen nennst du ein Manufakturplättchen oder die Tischmitte und eine Farbe, die nicht Joker ist: Du "
        "bekommst dort alle ihre Fliesen, und einen Joker, wenn einer da liegt; der Rest eines Manufakturplättchens "
        "kommt in die Tischmitte."
    ),
    "dialogue.rules.pavilion.stone": (
        "Wer in einer Runde als Erster aus der Tischmitte nimmt, nimmt auch den Startspieler-Stein, verliert einen Punkt "
        "für jede dabei genommene Fliese, legt als Erster und beginnt die nächste Runde."
    ),
    "dialogue.rules.pavilion.place": (
        "Zum Legen belegst du ein leeres Feld und zahlst so viele Fliesen, wie seine Zahl sagt: eine von der Farbe, die "
        "dort liegen soll, die anderen von dieser Farbe oder Joker."
    ),
    "dialogue.rules.pavilion.star": "Ein äußerer Stern nimmt nur seine eigene Farbe, der mittlere sechs verschiedene.",
    "dialogue.rules.pavilion.star_grey": (
        "Die ersten zwei Fliesen eines Sterns entscheiden: Sind sie gleich, nimmt er nur noch diese Farbe, sonst sechs "
        "verschiedene."
    ),
    "dialogue.rules.pavilion.score": (
        "Eine Fliese bringt einen Punkt für jede Fliese ihrer lückenlosen Gruppe auf dem Stern, sie selbst mitgezählt."
    ),
    "dialogue.rules.pavilion.bonus": (
        "Belegst du alle Felder um eine Säule, eine Statue oder ein Fenster, nimmst du 1, 2 oder 3 Fliesen aus dem Vorrat."
    ),
    "dialogue.rules.pavilion.pass": (
        "Kannst oder willst du nichts mehr legen, passt du und behältst bis zu vier Fliesen für die nächste Runde; jede "
        "andere wird abgeworfen und kostet einen Punkt."
    ),
    "dialogue.rules.pavilion.end": (
        "Nach sechs Runden bringt ein voller Stern 12 bis 20 Punkte, und alle Felder mit einer 1, 2, 3 oder 4 bringen 4, "
        "8, 12 oder 16; jede übrige Fliese kostet 1, und die meisten Punkte gewinnen."
    ),
    # What the signs of the drawn table mean
    "dialogue.legend.tile": (
        "Eine Fliese ist ein Buchstabe und ein Zeichen, davor ihre Anzahl, wo es mehrere sein können: {listed}."
    ),
    "dialogue.legend.azul.place": "·· ist ein leeres Feld einer Musterreihe.",
    "dialogue.legend.azul.wall": "Ein kleiner Buchstabe an der Wand ist ein leeres Feld für diese Farbe.",
    "dialogue.legend.azul.wall_grey": "·· an der Wand ist ein leeres Feld für jede Farbe; die Zahlen darüber sind die Spalten.",
    "dialogue.legend.azul.full": "▸ steht nach einer vollen Musterreihe: Von ihr kommt eine Fliese an die Wand.",
    "dialogue.legend.azul.marker": "1★ ist der Startspielermarker.",
    "dialogue.legend.azul.floor": (
        "Zahlen in der Bodenreihe sind, was ihre leeren Felder kosten würden; nach = steht, was sie jetzt kostet."
    ),
    "dialogue.legend.azul.center": "C ist die Tischmitte; die Rahmen mit Zahlen sind die Manufakturplättchen.",
    "dialogue.legend.azul.turn": "▶ und ein dicker Rahmen zeigen, wer am Zug ist; rechts im Rahmen stehen die Punkte.",
    "dialogue.legend.pavilion.space": "Eine Ziffer ist ein leeres Feld, und was es kostet.",
    "dialogue.legend.pavilion.star": (
        "Ein Buchstabe in Klammern ist der Name eines Sterns: (C) ist der mittlere, die anderen haben die Buchstaben "
        "ihrer Farben."
    ),
    "dialogue.legend.pavilion.star_grey": "Eine Ziffer in Klammern ist der Name eines Sterns; (C) ist der mittlere.",
    "dialogue.legend.pavilion.bonus": (
        "¹ ist eine Säule, ² eine Statue, ³ ein Fenster: So viele Bonusfliesen gibt es, wenn alle Felder darum belegt sind."
    ),
    "dialogue.legend.pavilion.done": "• ist eine Säule, eine Statue oder ein Fenster, ganz umschlossen.",
    "dialogue.legend.pavilion.stone": "1★ ist der Startspieler-Stein.",
    "dialogue.legend.pavilion.center": "C ist die Tischmitte; die Rahmen mit Zahlen sind die Manufakturplättchen.",
    "dialogue.legend.pavilion.turn": "▶ und ein dicker Rahmen zeigen, wer am Zug ist; rechts im Rahmen stehen die Punkte.",
}
