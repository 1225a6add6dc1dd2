"""Azul in German, in the terms of the German rule books."""

from __future__ import annotations

from sintra.i18n.words import TypedWords, Words

SENTENCES = {
    # A position
    "azul.at_deal": "Die Fliesen für Runde {round} werden gezogen, {seat} {seat:beginnt|beginnst}.",
    "azul.at_draft": "{seat} {seat:ist|bist} am Zug, Runde {round}.",
    "azul.at_tiling": "{seat} {seat:wählt|wählst} in Reihe {row} der Wand ein Feld für {color:the}. Runde {round}.",
    "azul.at_over": "Das Spiel ist nach Runde {round} zu Ende.",
    "azul.center": "Tischmitte: {pool}.",
    "azul.center_marker": "Tischmitte: Startspielermarker, {pool}.",
    "azul.center_marker_only": "In der Tischmitte liegt nur der Startspielermarker.",
    "azul.center_empty": "Die Tischmitte ist leer.",
    "azul.factory": "{source}: {pool}.",
    "azul.factory_empty": "{source} ist leer.",
    "azul.factories_empty": "Die Plättchen {sources} sind leer.",
    "azul.bag": "Beutel: {pool}.",
    "azul.bag_empty": "Der Beutel ist leer.",
    "azul.lid": "Schachteldeckel: {pool}.",
    "azul.lid_empty": "Der Schachteldeckel ist leer.",
    "azul.seat": "{seat}: {score} {score:Punkt|Punkte}.",
    "azul.board_empty": "Die Spielerablage ist leer.",
    "azul.line": "Musterreihe {line}: {color}, {count} von {line:word}.",
    "azul.line_complete": "Musterreihe {line}: {color}, voll.",
    "azul.line_empty": "Musterreihe {line} ist leer.",
    "azul.lines_empty": "Die Musterreihen {lines} sind leer.",
    "azul.row": "Wand, Reihe {row}: {cells:Feld}.",
    "azul.row_full": "Reihe {row} der Wand ist voll: {cells}.",
    "azul.row_empty": "Reihe {row} der Wand ist leer.",
    "azul.rows_empty": "Die Reihen {rows} der Wand sind leer.",
    "azul.wall_empty": "Die Wand ist leer.",
    "azul.column": "Wand, Spalte {column}: {cells:Reihe}.",
    "azul.column_full": "Spalte {column} der Wand ist voll: {cells}.",
    "azul.column_empty": "Spalte {column} der Wand ist leer.",
    "azul.floor": "Bodenreihe: {pool}; {cost}.",
    "azul.floor_marker": "Bodenreihe: Startspielermarker, {pool}; {cost}.",
    "azul.floor_marker_only": "Bodenreihe: Startspielermarker; {cost}.",
    "azul.floor_empty": "Die Bodenreihe ist leer.",
    "azul.scores": "Punktestand: {scores}.",
    "azul.where": "{color}: {places}.",
    "azul.nowhere": "Es liegt {color:no} aus.",
    "azul.big": "Am meisten auf einmal: {groups}.",
    "azul.none_big": "Es liegen keine Fliesen aus.",
    "azul.fits": "Genau {count} für Musterreihe {line}: {groups:colors}.",
    "azul.none_fits": "Musterreihe {line} braucht noch {count}, doch nirgends {count:liegt|liegen} genau {count} passende.",
    # What is printed, free or missing
    "azul.marker_center": "Der Startspielermarker liegt in der Tischmitte; diese Runde {seat:beginnt|beginnst} {seat}.",
    "azul.marker_held": ("{seat} {seat:hat|hast} den Startspielermarker und {seat:beginnt|beginnst} die nächste Runde."),
    "azul.pattern": "Reihe {row}: {pool}.",
    "azul.pattern_grey": "Die graue Wand zeigt keine Farben: Jede passt einmal in jede Reihe und einmal in jede Spalte.",
    "azul.spots": "Wand, Reihe {row}: {spots}.",
    "azul.row_free": "Frei in Reihe {row}: {cells:Feld}.",
    "azul.row_open": "In Reihe {row} noch möglich: {pool}.",
    "azul.column_free": "Frei in Spalte {column}: {cells:Reihe}.",
    "azul.column_open": "In Spalte {column} noch möglich: {pool}.",
    "azul.spot_covered": "Reihe {row}, Feld {column}: {color}, belegt.",
    "azul.spot_free": "Reihe {row}, Feld {column}: {color}, frei.",
    "azul.spot_open": "Reihe {row}, Feld {column}: frei; möglich: {pool}.",
    "azul.spot_closed": "Reihe {row}, Feld {column}: frei, aber keine Farbe passt mehr dorthin.",
    "azul.spot_beside": "{beside}.",
    "azul.edge": "Dort ist die Wand zu Ende.",
    "azul.slots": "Die Felder der Bodenreihe kosten der Reihe nach {listed}.",
    "azul.slots_free": "Die Bodenreihe ist leer; das erste Feld kostet {number}.",
    "azul.slots_taken": (
        "{taken} {taken:Feld|Felder} der Bodenreihe {taken:ist|sind} belegt: {cost}; das nächste kostet {number}."
    ),
    "azul.slots_full": "Die Bodenreihe ist voll: {cost}; weitere Fliesen kosten nichts.",
    "azul.forecast": "Wenn die Runde jetzt endete: {scores}.",
    "azul.goals": (
        "Voll: {full_rows} {full_rows:Reihe|Reihen}, {full_columns} {full_columns:Spalte|Spalten}, {full_colors} "
        "{full_colors:Farbe|Farben}."
    ),
    "azul.goal_row": "Für Reihe {row} fehlt noch: {pool}; {points}.",
    "azul.goal_column": "Für Spalte {column} fehlt noch: {cells:Reihe}; {points}.",
    "azul.goal_column_grey": "Für Spalte {column} {rows:fehlt noch Reihe|fehlen noch die Reihen} {rows}; {points}.",
    "azul.goal_color": "Für {color} {rows:fehlt noch Reihe|fehlen noch die Reihen} {rows}; {points}.",
    # A move
    "azul.takes_to_line": "{seat} {seat:nimmt|nimmst} {tiles:few} {source:off}, Musterreihe {line}: {count} von {line:word}.",
    "azul.takes_to_complete": (
        "{seat} {seat:nimmt|nimmst} {tiles:few} {source:off} und {seat:füllt|füllst} Musterreihe {line}."
    ),
    "azul.takes_to_floor": "{seat} {seat:nimmt|nimmst} {tiles:few} {source:off} für die Bodenreihe.",
    "azul.marker_to_floor": "Dazu der Startspielermarker.",
    "azul.marker_beside": "Die Bodenreihe ist voll: Der Startspielermarker liegt daneben und kostet nichts.",
    "azul.falls": "{tiles:count} {tiles:fällt|fallen}, Boden {cost}.",
    "azul.to_lid": "Die Bodenreihe ist voll, {tiles:count} {tiles:kommt|kommen} in den Schachteldeckel.",
    "azul.floor_costs": "Boden: {cost}.",
    "azul.to_center": "In die Mitte: {pool:few}.",
    # The end of a round and of the game
    "azul.all_taken": "Alle Fliesen sind genommen.",
    "azul.marker_untouched": "Niemand hat den Startspielermarker genommen: {seat} {seat:behält|behältst} ihn.",
    "azul.places": "{seat} setzt {color} in Reihe {row}, Feld {column}: {points}, jetzt {score}.",
    "azul.line_falls": (
        "{seat}: Für Musterreihe {line} ist an der Wand kein Feld frei, {tiles} {tiles:fällt|fallen} in die Bodenreihe."
    ),
    "azul.floor_scored": "Bodenreihe von {seat:dat}: {points}, jetzt {score}.",
    "azul.floor_limited": "Bodenreihe von {seat:dat}: {cost}, aber nicht unter 0, jetzt {score}.",
    "azul.round_over": "Runde {round} ist zu Ende: {scores}.",
    "azul.over_row": (
        "Das Spiel endet: {seats} {seats:hat eine volle Reihe|haben volle Reihen|hast eine volle Reihe|habt volle Reihen} "
        "an der Wand."
    ),
    "azul.over_rounds": "Das Spiel endet: Runde {round} war die letzte.",
    "azul.over_stuck": "Das Spiel endet: Niemand kann noch eine Fliese an die Wand setzen.",
    "azul.over_tiles": "Das Spiel endet: Beutel und Schachteldeckel sind leer.",
    "azul.bonus_row": "{seat}: Reihe {row} ist voll, {points}, jetzt {score}.",
    "azul.bonus_column": "{seat}: Spalte {column} ist voll, {points}, jetzt {score}.",
    "azul.bonus_color": "{seat}: Alle fünf {color:weak}, {points}, jetzt {score}.",
    "azul.wins": "{seat} {seat:gewinnt|gewinnst} mit {score} {score:Punkt|Punkten}.",
    "azul.wins_by_rows": (
        "{seat} {seat:gewinnt|gewinnst} mit {score} {score:Punkt|Punkten}; bei Gleichstand zählen die vollen Reihen."
    ),
    "azul.share": (
        "{seats} {seats:teilen sich|teilen sich|teilt euch|teilt euch} den Sieg mit je {score} {score:Punkt|Punkten}."
    ),
    # A deal
    "azul.round": "Runde {round}: {seat} {seat:beginnt|beginnst}.",
    "azul.bag_refilled": (
        "Der Beutel ist leer, {count} {count:Fliese kommt|Fliesen kommen} aus dem Schachteldeckel zurück in den Beutel."
    ),
    # Why a move is a good one
    "azul.why_completes": "Musterreihe {line} ist dann voll: {points} am Ende der Runde.",
    "azul.why_progress": "In Musterreihe {line} {count:liegt|liegen} dann {count} von {line:word}.",
    "azul.why_row": "Reihe {row} der Wand ist dann voll: {points}, und das Spiel endet nach dieser Runde.",
    "azul.why_column": "Spalte {column} der Wand ist dann voll: {points} am Ende des Spiels.",
    "azul.why_color": "Alle fünf {color:weak} liegen dann an der Wand: {points} am Ende des Spiels.",
    "azul.why_costs": "Das kostet {number} {number:Punkt|Punkte} in der Bodenreihe.",
    "azul.why_costs_least": "Das kostet {number} {number:Punkt|Punkte} in der Bodenreihe, und kein Zug kostet weniger.",
    "azul.why_clean": "Nur dieser Zug kostet nichts.",
    "azul.why_floor_full": "Die Bodenreihe ist voll: Mehr kann sie nicht kosten.",
    "azul.why_solved": (
        "Bis zum Ende der Runde durchgerechnet ist dieser Zug um {number} {number:Punkt|Punkte} besser als jeder andere."
    ),
    "azul.why_most": "Wenn die Runde jetzt endete, brächte kein anderer Zug so viel.",
    "azul.why_denies": "Sonst könnte {seat} mit {count:dieser Fliese|diesen Fliesen} Musterreihe {line} füllen.",
    "azul.why_marker": "Der Startspielermarker kommt mit: Du beginnst die nächste Runde.",
    "azul.why_tile": "Dort bringt die Fliese {points:bare} {points:Punkt|Punkte}.",
    "azul.why_tile_most": "Dort bringt die Fliese {points:bare} {points:Punkt|Punkte}, und kein Feld bringt mehr.",
    # A refused move
    "azul.refusal.over": "Das Spiel ist zu Ende.",
    "azul.refusal.deal_due": "Zuerst müssen Fliesen gezogen werden.",
    "azul.refusal.choose_column": "Wähle jetzt ein Feld, zum Beispiel W{column}.",
    "azul.refusal.drafting": "Nimm jetzt Fliesen; ein Feld an der Wand wählst du erst, wenn alle genommen sind.",
    "azul.refusal.coloured_wall": "Ein Feld wählst du nur an der grauen Wand.",
    "azul.refusal.no_such_factory": "Es gibt kein Plättchen {factory}, nur 1 bis {last}.",
    "azul.refusal.source_empty": "{source} ist leer.",
    "azul.refusal.color_not_there": "{source:on} liegt kein {color}, nur {pool}.",
    "azul.refusal.line_full": "Musterreihe {line} ist voll.",
    "azul.refusal.line_has_color": "In Musterreihe {line} liegt {held}, sie nimmt kein {color}.",
    "azul.refusal.wall_has_color": "In Reihe {line} der Wand liegt schon {color}.",
    "azul.refusal.cell_taken": "Feld {column} in Reihe {row} der Wand ist belegt.",
    "azul.refusal.column_has_color": "In Spalte {column} der Wand liegt schon {color}.",
}
TALK = {
    # Editions
    "dialogue.edition.azul.standard": "Azul",
    "dialogue.edition.about.azul.standard": "Das Spiel aus der großen Schachtel: Eine volle Spalte bringt 7 Punkte.",
    "dialogue.edition.azul.tactile": "Azul, taktile Ausgabe",
    "dialogue.edition.about.azul.tactile": (
        "Zum Spielen mit den Fingern gemacht: Buchstaben stehen für die Farben, und eine volle Spalte bringt 5 statt 7 Punkte."
    ),
    # Beginning
    "terminal.azul": "Eine Partie Azul für {players} Spieler.",
    # Answers
    "dialogue.marker": "Der Startspielermarker kommt mit und belegt Feld {slot} der Bodenreihe.",
    "dialogue.marker_beside": "Der Startspielermarker kommt mit. Die Bodenreihe ist voll, also kostet er nichts.",
    "dialogue.call.azul_column": "{seat} {seat:wählt|wählst} ein Feld: Reihe {row}, {color}.",
    "dialogue.moves.azul_lines": "{source}: {pool}: Musterreihen {lines} oder Boden.",
    "dialogue.moves.azul_any": "{source}: {pool}: jede Musterreihe oder Boden.",
    "dialogue.moves.azul_floor": "{source}: {pool}: nur Boden.",
    "dialogue.moves.azul_columns": "Felder {numbers}.",
    # How moves are typed
    "dialogue.no_line": "„{text}“ ist weder eine Musterreihe von 1 bis 5 noch die Bodenreihe.",
    "dialogue.form.azul": (
        "Ein Zug besteht aus der Nummer eines Manufakturplättchens oder c für die Tischmitte, aus einer Farbe und aus "
        "einer Musterreihe oder boden. Zum Beispiel 3 rot 4, kurz 3R4, oder c rot boden."
    ),
    "dialogue.form.azul_column": "Wähle ein Feld von 1 bis 5: W2 oder einfach 2.",
    # Help
    "dialogue.help.fit": "passt 4: welche Fliesen deine Musterreihe 4 genau füllen.",
    "dialogue.help.row": "reihe 3: deine Musterreihe 3 und Reihe 3 deiner Wand; reihe 3 2: die von Spieler 2.",
    "dialogue.help.col": "spalte 2: Spalte 2 deiner Wand; spalte 2 1: die von Spieler 1.",
    "dialogue.help.floor": "boden: deine Bodenreihe; boden 2: die von Spieler 2.",
    "dialogue.help.wall": "wand: die Farben der Wand; wand 3: jedes Feld in Reihe 3 deiner Wand; wand 3 2: bei Spieler 2.",
    "dialogue.help.spot": (
        "feld 3 2: Reihe 3, Feld 2 deiner Wand und was daneben liegt; weiter mit links, rechts, hoch, runter."
    ),
    "dialogue.help.up": "hoch: vom zuletzt gefragten Feld eines nach oben.",
    "dialogue.help.down": "runter: vom zuletzt gefragten Feld eines nach unten.",
    "dialogue.help.costs": "abzüge: was die Felder deiner Bodenreihe kosten; abzüge 2: bei Spieler 2.",
    "dialogue.help.marker": "marker: wer den Startspielermarker hat.",
    # The rules, in our own words
    "dialogue.rules.azul.aim": (
        "Es gewinnt, wer am Ende die meisten Punkte hat. Punkte bekommst du, indem du die fünf mal fünf Felder deiner "
        "Wand mit Fliesen belegst."
    ),
    "dialogue.rules.azul.turns": (
        "Gespielt wird reihum im Uhrzeigersinn, und niemand darf passen. Wer die erste Runde beginnt, steht vor dem Spiel "
        "fest; jede weitere beginnt, wer den Startspielermarker genommen hat."
    ),
    "dialogue.rules.azul.take": (
        "In deinem Zug nimmst du alle Fliesen einer Farbe von einem Manufakturplättchen oder aus der Tischmitte. Der Rest "
        "eines Manufakturplättchens kommt in die Tischmitte."
    ),
    "dialogue.rules.azul.line": (
        "Lege sie alle in eine deiner fünf Musterreihen: Musterreihe 1 fasst eine Fliese, Musterreihe 2 zwei und so "
        "weiter bis fünf. In einer Musterreihe liegt nur eine Farbe, und nie eine, die in derselben Reihe deiner Wand "
        "schon liegt."
    ),
    "dialogue.rules.azul.floor": (
        "Was in der Musterreihe keinen Platz findet, fällt in deine Bodenreihe; du darfst auch alles dorthin legen. Sie "
        "hat sieben Felder. Ist sie voll, kommen weitere Fliesen in den Schachteldeckel und kosten nichts."
    ),
    "dialogue.rules.azul.marker": (
        "Nimmst du in einer Runde vor allen anderen aus der Tischmitte, kommt der Startspielermarker mit. Er belegt noch "
        "vor den Fliesen das nächste freie Feld deiner Bodenreihe und kostet dort 1 bis 3 Punkte. Dafür beginnst du die "
        "nächste Runde. Ist die Bodenreihe voll, liegt er daneben und kostet nichts."
    ),
    "dialogue.rules.azul.wall": (
        "An der Wand hat jede Farbe in jeder Reihe ein festes Feld. Reihe 1 hat auf den Feldern 1 bis 5 Blau, Gelb, Rot, "
        "Schwarz und Türkis. Jede weitere Reihe ist um ein Feld nach rechts verschoben: Reihe 2 beginnt mit Türkis, Reihe "
        "3 mit Schwarz, Reihe 4 mit Rot, Reihe 5 mit Gelb."
    ),
    "dialogue.rules.azul.wall_grey": (
        "An der grauen Wand haben die Felder keine Farben. In einer Reihe und in einer Spalte darf keine Farbe zweimal liegen."
    ),
    "dialogue.rules.azul.tiling": (
        "Sind alle Fliesen genommen, kommt der Reihe nach aus jeder vollen Musterreihe eine Fliese an die Wand: in "
        "dieselbe Reihe, auf das Feld ihrer Farbe. Die übrigen Fliesen dieser Musterreihe kommen in den Schachteldeckel. "
        "Musterreihen, die nicht voll sind, behalten ihre Fliesen."
    ),
    "dialogue.rules.azul.tiling_grey": (
        "Sind alle Fliesen genommen, kommt der Reihe nach aus jeder vollen Musterreihe eine Fliese an die Wand: in "
        "dieselbe Reihe, auf ein Feld deiner Wahl. Die übrigen kommen in den Schachteldeckel. Ist kein Feld erlaubt, "
        "fallen alle Fliesen der Musterreihe in die Bodenreihe. Musterreihen, die nicht voll sind, behalten ihre Fliesen."
    ),
    "dialogue.rules.azul.score": (
        "Eine neue Fliese an der Wand bringt einen Punkt für jede Fliese, die in ihrer Reihe lückenlos an sie anschließt, "
        "sie selbst mitgezählt. Dazu kommt dasselbe für ihre Spalte. Eine Richtung ohne Nachbarn zählt nicht; ganz ohne "
        "Nachbarn bringt die Fliese 1 Punkt."
    ),
    "dialogue.rules.azul.cost": (
        "Dann kosten die belegten Felder der Bodenreihe 1, 1, 2, 2, 2, 3 und 3 Punkte, und ihre Fliesen kommen in den "
        "Schachteldeckel. Unter 0 fällt niemand."
    ),
    "dialogue.rules.azul.short": (
        "Jede Runde beginnt mit vier Fliesen aus dem Beutel auf jedem Manufakturplättchen: Zu zweit sind es 5 "
        "Manufakturplättchen, zu dritt 7, zu viert 9. Ist der Beutel leer, kommen die Fliesen aus dem Schachteldeckel zurück "
        "in den Beutel. Sind beide leer, liegen in dieser Runde weniger Fliesen aus."
    ),
    "dialogue.rules.azul.end": (
        "Das Spiel endet nach der Runde, in der jemand eine waagerechte Reihe der Wand füllt, oder wenn niemand mehr eine "
        "Fliese an die Wand setzen kann."
    ),
    "dialogue.rules.azul.bonus": (
        "Am Ende bringt jede volle Reihe 2 Punkte, jede volle Spalte {number} und jede Farbe, deren fünf Fliesen alle an "
        "deiner Wand liegen, 10."
    ),
    "dialogue.rules.azul.tie": (
        "Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr volle Reihen hat; ist auch das gleich, "
        "wird der Sieg geteilt."
    ),
    # What the signs of the drawn table mean
    "dialogue.legend.azul.place": "·· ist ein leeres Feld einer Musterreihe.",
    "dialogue.legend.azul.wall": "Ein kleiner Buchstabe an der Wand ist ein leeres Feld für diese Farbe.",
    "dialogue.legend.azul.wall_grey": (
        "·· an der Wand ist ein leeres Feld für jede Farbe; die Zahlen darüber sind die Spalten."
    ),
    "dialogue.legend.azul.full": "▸ steht nach einer vollen Musterreihe: Aus ihr kommt eine Fliese an die Wand.",
    "dialogue.legend.azul.marker": "1★ ist der Startspielermarker.",
    "dialogue.legend.azul.floor": (
        "Zahlen in der Bodenreihe sind, was ihre leeren Felder kosten würden; nach = steht, was sie jetzt kostet."
    ),
    "dialogue.legend.azul.center": "C ist die Tischmitte; die Rahmen mit Zahlen sind die Manufakturplättchen.",
    "dialogue.legend.azul.turn": "▶ und ein dicker Rahmen zeigen, wer am Zug ist; rechts im Rahmen stehen die Punkte.",
    "dialogue.legend.azul.compact": (
        "L4 ist Musterreihe 4, H2 ist Reihe 2 der Wand, V3 ist Spalte 3, H2V3 das Feld, in dem sie sich treffen. Ein "
        "Punkt ist ein leeres Feld, * ist der Startspielermarker."
    ),
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
        "row": ("reihe", "musterreihe", "zeile"),
        "col": ("spalte", "vertikale reihe"),
        "floor": ("boden", "bodenreihe"),
        "wall": ("wand",),
        "spot": ("feld",),
        "up": ("hoch",),
        "down": ("runter",),
        "costs": ("abzüge", "minuspunkte"),
        "marker": ("marker", "startspielermarker"),
    }
)
LETTERS = {"blue": "B", "yellow": "G", "red": "R", "black": "S", "teal": "T"}
OTHER_COLORS = {"blue": ("himmelblau",), "yellow": ("orange",)}  # as on the tactile edition
WORDS = Words(SENTENCES, TALK, typed=TYPED, letters=LETTERS, other_colors=OTHER_COLORS)
