"""Azul in German, in the terms of the German rule books."""

from __future__ import annotations

from sintra.i18n.words import TypedWords, Words

SENTENCES = {
    # A position
    "azul.at_deal": "Die Fliesen für Runde {round} werden ausgelegt, {seat} beginnt.",
    "azul.at_draft": "Runde {round}, {seat} ist am Zug.",
    "azul.at_tiling": "Runde {round}, {seat} wählt in Reihe {row} ein Feld für {color:the}.",
    "azul.at_over": "Das Spiel ist nach Runde {round} zu Ende.",
    "azul.center": "Tischmitte: {pool}.",
    "azul.center_marker": "Tischmitte: Startspielermarker, {pool}.",
    "azul.center_marker_only": "In der Tischmitte liegt nur der Startspielermarker.",
    "azul.center_empty": "Die Tischmitte ist leer.",
    "azul.factory": "{source}: {pool}.",
    "azul.factory_empty": "{source} ist leer.",
    "azul.factories_empty": "Die Manufakturplättchen {sources} sind leer.",
    "azul.bag": "Beutel: {pool}.",
    "azul.bag_empty": "Der Beutel ist leer.",
    "azul.lid": "Schachteldeckel: {pool}.",
    "azul.lid_empty": "Der Schachteldeckel ist leer.",
    "azul.seat": "{seat}: {score} {score:Punkt|Punkte}.",
    "azul.line": "Musterreihe {line}: {count} von {line:word}, {color}.",
    "azul.line_complete": "Musterreihe {line}: vollständig, {color}.",
    "azul.line_empty": "Musterreihe {line} ist leer.",
    "azul.lines_empty": "Die Musterreihen {lines} sind leer.",
    "azul.row": "Wand, Reihe {row}: {cells:Feld}.",
    "azul.row_full": "Reihe {row} der Wand ist voll: {cells}.",
    "azul.row_empty": "Reihe {row} der Wand ist leer.",
    "azul.rows_empty": "Die Reihen {rows} der Wand sind leer.",
    "azul.wall_empty": "Die Wand ist leer.",
    "azul.column": "Wand, vertikale Reihe {column}: {cells:Feld}.",
    "azul.column_full": "Die vertikale Reihe {column} der Wand ist voll: {cells}.",
    "azul.column_empty": "Die vertikale Reihe {column} der Wand ist leer.",
    "azul.floor": "Bodenreihe: {pool}; {cost}.",
    "azul.floor_marker": "Bodenreihe: Startspielermarker, {pool}; {cost}.",
    "azul.floor_marker_only": "Bodenreihe: Startspielermarker; {cost}.",
    "azul.floor_empty": "Die Bodenreihe ist leer.",
    "azul.scores": "Punktestand: {scores}.",
    "azul.where": "{color}: {places}.",
    "azul.nowhere": "Nirgends liegt {color:nom} aus.",
    "azul.big": "Größte Gruppen: {groups}.",
    "azul.none_big": "Es liegen keine Fliesen aus.",
    "azul.fits": "Genau {count} für Musterreihe {line}: {groups:colors}.",
    "azul.none_fits": "Musterreihe {line} braucht noch {count}, doch nirgends {count:liegt|liegen} genau {count} passende.",
    # A move
    "azul.takes_to_line": "{seat} nimmt {tiles:acc} {source:from} und legt sie in Musterreihe {line}: {count} von {line:word}.",
    "azul.takes_to_complete": "{seat} nimmt {tiles:acc} {source:from} und vervollständigt Musterreihe {line}.",
    "azul.takes_to_floor": "{seat} nimmt {tiles:acc} {source:from} und legt sie in die Bodenreihe.",
    "azul.marker_to_floor": "Der Startspielermarker kommt auf Feld {slot} der Bodenreihe.",
    "azul.marker_beside": "Die Bodenreihe ist voll: Der Startspielermarker liegt daneben und kostet nichts.",
    "azul.falls": "{tiles} {tiles:fällt|fallen} in die Bodenreihe.",
    "azul.to_lid": "{tiles} {tiles:findet|finden} keinen Platz und {tiles:kommt|kommen} in den Schachteldeckel.",
    "azul.floor_costs": "Bodenreihe: {cost}.",
    "azul.to_center": "Der Rest kommt in die Tischmitte: {pool}.",
    # The end of a round and of the game
    "azul.all_taken": "Alle Fliesen sind genommen.",
    "azul.marker_untouched": "Niemand hat den Startspielermarker genommen: {seat} behält ihn.",
    "azul.places": "{seat} legt {color:acc} in Reihe {row} auf Feld {column}: {points}, insgesamt {score}.",
    "azul.line_falls": "{seat}: Für Musterreihe {line} ist kein Feld offen, {tiles} {tiles:fällt|fallen} in die Bodenreihe.",
    "azul.floor_scored": "Bodenreihe von {seat}: {points}, insgesamt {score}.",
    "azul.floor_limited": "Bodenreihe von {seat}: {cost}, aber nicht unter 0, insgesamt {score}.",
    "azul.round_over": "Runde {round} ist zu Ende: {scores}.",
    "azul.over_row": "Das Spiel endet: {seats} {seats:hat eine volle horizontale Reihe|haben volle horizontale Reihen}.",
    "azul.over_rounds": "Das Spiel endet: Runde {round} war die letzte.",
    "azul.over_stuck": "Das Spiel endet: Niemand kann noch eine horizontale Reihe vollenden.",
    "azul.over_tiles": "Das Spiel endet: Beutel und Schachteldeckel sind leer.",
    "azul.bonus_row": "{seat}: Horizontale Reihe {row} ist voll, {points}, insgesamt {score}.",
    "azul.bonus_column": "{seat}: Vertikale Reihe {column} ist voll, {points}, insgesamt {score}.",
    "azul.bonus_color": "{seat}: Alle fünf {color:weak}, {points}, insgesamt {score}.",
    "azul.wins": "{seat} gewinnt mit {score} {score:Punkt|Punkten}.",
    "azul.wins_by_rows": "{seat} gewinnt mit {score} {score:Punkt|Punkten} und mehr vollen horizontalen Reihen.",
    "azul.share": "{seats} teilen sich den Sieg mit je {score} {score:Punkt|Punkten}.",
    # A deal
    "azul.round": "Runde {round}: {seat} beginnt.",
    "azul.bag_refilled": "Der Beutel ist leer: {count} {count:Fliese kommt|Fliesen kommen} aus dem Schachteldeckel hinein.",
    # Why a move is a good one
    "azul.why_completes": "Musterreihe {line} ist dann voll: {points} am Ende der Runde.",
    "azul.why_progress": "In Musterreihe {line} {count:liegt|liegen} dann {count} von {line:word}.",
    "azul.why_row": "Horizontale Reihe {row} ist dann voll: {points}, und das Spiel endet mit dieser Runde.",
    "azul.why_column": "Vertikale Reihe {column} ist dann voll: {points} am Ende des Spiels.",
    "azul.why_color": "Alle fünf {color:weak} liegen dann auf der Wand: {points} am Ende des Spiels.",
    "azul.why_costs": "Das kostet {number} {number:Punkt|Punkte} in der Bodenreihe.",
    "azul.why_costs_least": "Das kostet {number} {number:Punkt|Punkte} in der Bodenreihe, und kein Zug kostet weniger.",
    "azul.why_clean": "Nur dieser Zug kostet nichts.",
    "azul.why_floor_full": "Die Bodenreihe ist voll: Mehr geht dort nicht verloren.",
    "azul.why_solved": (
        "Bis zum Ende der Runde durchgerechnet ist dieser Zug um {number} {number:Punkt|Punkte} besser als jeder andere."
    ),
    "azul.why_most": "Wenn die Runde jetzt endete, brächte kein anderer Zug so viel.",
    "azul.why_denies": "Sonst könnte {seat} mit {count:dieser Fliese|diesen Fliesen} Musterreihe {line} füllen.",
    "azul.why_marker": "Der Startspielermarker kommt mit: Du beginnst die nächste Runde.",
    "azul.why_tile": "Dort bringt die Fliese {points}.",
    "azul.why_tile_most": "Dort bringt die Fliese {points}, und kein Feld bringt mehr.",
    # A refused move
    "azul.refusal.over": "Das Spiel ist zu Ende.",
    "azul.refusal.deal_due": "Zuerst müssen die Fliesen ausgelegt werden.",
    "azul.refusal.choose_column": "Jetzt ist ein Feld zu wählen, zum Beispiel W{column}.",
    "azul.refusal.drafting": "Jetzt werden Fliesen genommen; Felder werden gewählt, wenn alle genommen sind.",
    "azul.refusal.coloured_wall": "Felder werden nur auf der grauen Wand gewählt.",
    "azul.refusal.no_such_factory": "Es gibt kein Manufakturplättchen {factory}, das letzte ist {last}.",
    "azul.refusal.source_empty": "{source} ist leer.",
    "azul.refusal.color_not_there": "{source:on} liegt kein {color}, nur {pool}.",
    "azul.refusal.line_full": "Musterreihe {line} ist voll.",
    "azul.refusal.line_has_color": "In Musterreihe {line} liegt {held}, sie kann kein {color} aufnehmen.",
    "azul.refusal.wall_has_color": "Reihe {line} der Wand hat schon {color}.",
    "azul.refusal.cell_taken": "Feld {column} in Reihe {row} der Wand ist belegt.",
    "azul.refusal.column_has_color": "Die vertikale Reihe {column} der Wand hat schon {color}.",
}
TALK = {
    # Beginning
    "terminal.azul": "Eine Partie Azul für {players} Spieler.",
    # Answers
    "dialogue.marker": "Der Startspielermarker kommt mit und belegt Feld {slot} der Bodenreihe.",
    "dialogue.marker_beside": "Der Startspielermarker kommt mit; die Bodenreihe ist voll, also kostet er nichts.",
    # How moves are typed
    "dialogue.no_line": "„{text}“ ist weder eine Musterreihe von 1 bis 5 noch die Bodenreihe.",
    "dialogue.form.azul": (
        "Ein Zug ist ein Manufakturplättchen oder c für die Tischmitte, eine Farbe und eine Musterreihe oder der Boden: "
        "3 rot 4, 3R4, c rot boden."
    ),
    "dialogue.form.azul_column": "Wähle ein Feld von 1 bis 5: W2 oder einfach 2.",
    # Help
    "dialogue.help.fit": "passt 4: was deine Musterreihe 4 genau füllt.",
    "dialogue.help.row": "reihe 3: deine Musterreihe 3 und Reihe 3 deiner Wand; reihe 3 2: die von Spieler 2.",
    "dialogue.help.col": "spalte 2: die vertikale Reihe 2 deiner Wand; spalte 2 1: die von Spieler 1.",
    "dialogue.help.floor": "boden: deine Bodenreihe; boden 2: die von Spieler 2.",
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
    # What the signs of the drawn table mean
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
    # Labels of the drawn table
    "terminal.label.lid": "Deckel",
    "terminal.label.floor": "Boden",
    # Moves, named: what each would bring is said after a colon
    "server.move.line": "{color} {source:from} in Musterreihe {line}",
    "server.move.floor": "{color} {source:from} in die Bodenreihe",
    "server.move.column": "Feld {column}",
}
TYPED = TypedWords(
    {
        "fit": ("passt",),
        "row": ("reihe",),
        "col": ("spalte",),
        "floor": ("boden", "bodenreihe"),
    }
)
WORDS = Words(SENTENCES, TALK, typed=TYPED)
