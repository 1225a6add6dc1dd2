"""What the terminal says in German: greetings, help, files, and what was wrong with a line."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "terminal.azul": "Eine Partie Azul für {players} Spieler.",
    "terminal.pavilion": "Eine Partie Sommerpavillon für {players} Spieler.",
    "terminal.person": "{seat} sitzt an dieser Tastatur.",
    "terminal.bot": "{seat} ist der Bot {bot}.",
    "terminal.level": "{seat} ist der Bot {bot}, Stufe {number} von 10.",
    "terminal.unverified": "Diese Jokerfolge ist eine Annahme: Was auf der Rückseite der Mini-Ausgabe steht, wissen wir nicht.",
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
    "terminal.nothing_yet": "Es ist noch nichts geschehen.",
    "terminal.nothing_since": "Seit deinem letzten Zug ist nichts geschehen.",
    "terminal.hint": "Ein guter Zug wäre {text}.",
    "terminal.earns": "{text}: {points} {points:Punkt|Punkte}.",
    "terminal.loses": "Das kostet {number} {number:Punkt|Punkte}.",
    "terminal.drops": "{count} {count:Fliese fällt|Fliesen fallen} herunter.",
    "terminal.gains": "{count} {count:Bonusfliese darf|Bonusfliesen dürfen} genommen werden.",
    "terminal.pass_free": "{text}: Alle deine Fliesen lassen sich behalten, das kostet nichts.",
    "terminal.pass_costs": "{text}: Nur vier Fliesen lassen sich behalten, {number} {number:muss|müssen} abgeworfen werden.",
    "terminal.discard": "Wirf mindestens {number} ab, etwa mit {example}, jede für einen Punkt; dann behält stopp den Rest.",
    "terminal.discard_none": "Nichts muss abgeworfen werden: stopp behält deine Fliesen.",
    "terminal.marker": "Der Startspielermarker kommt mit und belegt Feld {slot} der Bodenreihe.",
    "terminal.marker_beside": "Der Startspielermarker kommt mit; die Bodenreihe ist voll, also kostet er nichts.",
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
        "Ein Zug ist ein Stern, eine Zahl, auf dem mittleren Stern eine Farbe, und Joker: B6, B6+2, C4R; oder passe."
    ),
    "terminal.form.pavilion_place_grey": (
        "Ein Zug ist die Nummer eines Sterns oder c für den mittleren, die Zahl eines Feldes, eine Farbe, und Joker: "
        "25R, 25R+1, C4R; oder passe."
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
    "terminal.help.hint": "tipp: ein guter Zug.",
    "terminal.help.bag": "beutel: was im Beutel ist, und was abgelegt ist.",
    "terminal.help.hand": "hand: deine Fliesen; hand 2: die von Spieler 2.",
    "terminal.help.supply": "vorrat: die Fliesen, die man als Bonus nehmen kann.",
    "terminal.help.star": "stern rot: dein roter Stern; stern c: der mittlere; stern rot 2: der von Spieler 2.",
    "terminal.help.star_grey": "stern 2: dein Stern 2; stern c: der mittlere; stern 2 1: der von Spieler 1.",
    "terminal.help.number": "zahl 3: welche deiner Felder mit einer 3 belegt sind.",
    "terminal.help.afford": "bezahlbar: die Felder, die du bezahlen kannst.",
    "terminal.help.rules": "regeln: die Spielregeln in zehn Sätzen.",
    "terminal.help.legend": "zeichen: was die Zeichen des gezeichneten Tisches bedeuten.",
    "terminal.help.undo": "zurück: bis vor die letzte Entscheidung eines Menschen.",
    "terminal.help.save": "speichern: wo die Partie gespeichert ist; speichern DATEI: von nun an dort.",
    "terminal.help.help": "hilfe: alle Wörter; hilfe wo: mehr über eines.",
    "terminal.help.quit": "ende: aufhören; die Partie ist gespeichert und kann später weitergehen.",
    # The rules, in our own words
    "terminal.rules.azul.aim": (
        "Ziel sind die meisten Punkte; du bekommst sie, indem du deine Wand aus fünf mal fünf Feldern mit Fliesen belegst."
    ),
    "terminal.rules.azul.take": (
        "In deinem Zug nimmst du alle Fliesen einer Farbe von einem Manufakturplättchen oder aus der Tischmitte; der "
        "Rest eines Manufakturplättchens kommt in die Tischmitte."
    ),
    "terminal.rules.azul.line": (
        "Lege sie alle in eine deiner fünf Musterreihen; sie fasst nur eine Farbe, und keine, die ihre Reihe der Wand "
        "schon hat."
    ),
    "terminal.rules.azul.floor": (
        "Was in der Musterreihe keinen Platz findet, fällt in deine Bodenreihe; du darfst auch alles dorthin legen."
    ),
    "terminal.rules.azul.marker": (
        "Wer in einer Runde als Erster aus der Tischmitte nimmt, nimmt auch den Startspielermarker: Er belegt ein Feld "
        "der Bodenreihe, und wer ihn hat, beginnt die nächste Runde."
    ),
    "terminal.rules.azul.tiling": (
        "Sind alle Fliesen genommen, legt jede volle Musterreihe eine Fliese auf das Feld ihrer Farbe in ihrer Reihe der "
        "Wand und wird geleert; die anderen bleiben."
    ),
    "terminal.rules.azul.tiling_grey": (
        "Sind alle Fliesen genommen, legt jede volle Musterreihe eine Fliese in ihre Reihe der Wand, in eine Spalte "
        "deiner Wahl, in der ihre Farbe fehlt, und wird geleert; gibt es keine, fällt sie in die Bodenreihe; die anderen "
        "bleiben."
    ),
    "terminal.rules.azul.score": (
        "Eine Fliese an der Wand zählt so viel, wie ihre lückenlose waagerechte Reihe lang ist, und dazu ihre "
        "senkrechte; eine Fliese allein zählt 1."
    ),
    "terminal.rules.azul.cost": (
        "Dann kosten die belegten Felder der Bodenreihe 1, 1, 2, 2, 2, 3 und 3 Punkte; niemand fällt unter 0."
    ),
    "terminal.rules.azul.end": "Das Spiel endet mit der Runde, in der jemand eine waagerechte Reihe der Wand füllt.",
    "terminal.rules.azul.bonus": (
        "Am Ende bringt eine volle waagerechte Reihe 2 Punkte, eine volle senkrechte {number}, und alle fünf Fliesen "
        "einer Farbe bringen 10; die meisten Punkte gewinnen."
    ),
    "terminal.rules.pavilion.aim": (
        "Ziel sind die meisten Punkte; du bekommst sie, indem du die Felder deiner sieben Sterne mit Fliesen belegst, "
        "und alle beginnen mit 5."
    ),
    "terminal.rules.pavilion.rounds": (
        "Es gibt sechs Runden, jede mit einer eigenen Jokerfarbe; in jeder werden erst alle Fliesen genommen, dann legen alle."
    ),
    "terminal.rules.pavilion.take": (
        "Zum Nehmen nennst du ein Manufakturplättchen oder die Tischmitte und eine Farbe, die nicht Joker ist: Du "
        "bekommst dort alle ihre Fliesen, und einen Joker, wenn einer da liegt; der Rest eines Manufakturplättchens "
        "kommt in die Tischmitte."
    ),
    "terminal.rules.pavilion.stone": (
        "Wer in einer Runde als Erster aus der Tischmitte nimmt, nimmt auch den Startspieler-Stein, verliert einen Punkt "
        "für jede dabei genommene Fliese, legt als Erster und beginnt die nächste Runde."
    ),
    "terminal.rules.pavilion.place": (
        "Zum Legen belegst du ein leeres Feld und zahlst so viele Fliesen, wie seine Zahl sagt: eine von der Farbe, die "
        "dort liegen soll, die anderen von dieser Farbe oder Joker."
    ),
    "terminal.rules.pavilion.star": "Ein äußerer Stern nimmt nur seine eigene Farbe, der mittlere sechs verschiedene.",
    "terminal.rules.pavilion.star_grey": (
        "Die ersten zwei Fliesen eines Sterns entscheiden: Sind sie gleich, nimmt er nur noch diese Farbe, sonst sechs "
        "verschiedene."
    ),
    "terminal.rules.pavilion.score": (
        "Eine Fliese bringt einen Punkt für jede Fliese ihrer lückenlosen Gruppe auf dem Stern, sie selbst mitgezählt."
    ),
    "terminal.rules.pavilion.bonus": (
        "Belegst du alle Felder um eine Säule, eine Statue oder ein Fenster, nimmst du 1, 2 oder 3 Fliesen aus dem Vorrat."
    ),
    "terminal.rules.pavilion.pass": (
        "Kannst oder willst du nichts mehr legen, passt du und behältst bis zu vier Fliesen für die nächste Runde; jede "
        "andere wird abgeworfen und kostet einen Punkt."
    ),
    "terminal.rules.pavilion.end": (
        "Nach sechs Runden bringt ein voller Stern 12 bis 20 Punkte, und alle Felder mit einer 1, 2, 3 oder 4 bringen 4, "
        "8, 12 oder 16; jede übrige Fliese kostet 1, und die meisten Punkte gewinnen."
    ),
    # What the signs of the drawn table mean
    "terminal.legend.tile": (
        "Eine Fliese ist ein Buchstabe und ein Zeichen, davor ihre Anzahl, wo es mehrere sein können: {listed}."
    ),
    "terminal.legend.azul.place": "·· ist ein leeres Feld einer Musterreihe.",
    "terminal.legend.azul.wall": "Ein kleiner Buchstabe an der Wand ist ein leeres Feld für diese Farbe.",
    "terminal.legend.azul.wall_grey": "·· an der Wand ist ein leeres Feld für jede Farbe; die Zahlen darüber sind die Spalten.",
    "terminal.legend.azul.full": "▸ steht nach einer vollen Musterreihe: Von ihr kommt eine Fliese an die Wand.",
    "terminal.legend.azul.marker": "1★ ist der Startspielermarker.",
    "terminal.legend.azul.floor": (
        "Zahlen in der Bodenreihe sind, was ihre leeren Felder kosten würden; nach = steht, was sie jetzt kostet."
    ),
    "terminal.legend.azul.center": "C ist die Tischmitte; die Rahmen mit Zahlen sind die Manufakturplättchen.",
    "terminal.legend.azul.turn": "▶ und ein dicker Rahmen zeigen, wer am Zug ist; rechts im Rahmen stehen die Punkte.",
    "terminal.legend.pavilion.space": "Eine Ziffer ist ein leeres Feld, und was es kostet.",
    "terminal.legend.pavilion.star": (
        "Ein Buchstabe in Klammern ist der Name eines Sterns: (C) ist der mittlere, die anderen haben die Buchstaben "
        "ihrer Farben."
    ),
    "terminal.legend.pavilion.star_grey": "Eine Ziffer in Klammern ist der Name eines Sterns; (C) ist der mittlere.",
    "terminal.legend.pavilion.bonus": (
        "¹ ist eine Säule, ² eine Statue, ³ ein Fenster: So viele Bonusfliesen gibt es, wenn alle Felder darum belegt sind."
    ),
    "terminal.legend.pavilion.done": "• ist eine Säule, eine Statue oder ein Fenster, ganz umschlossen.",
    "terminal.legend.pavilion.stone": "1★ ist der Startspieler-Stein.",
    "terminal.legend.pavilion.center": "C ist die Tischmitte; die Rahmen mit Zahlen sind die Manufakturplättchen.",
    "terminal.legend.pavilion.turn": "▶ und ein dicker Rahmen zeigen, wer am Zug ist; rechts im Rahmen stehen die Punkte.",
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
