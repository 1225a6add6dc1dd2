"""What the server says in German: about people at a table, moves by name, and why something is refused."""

from __future__ import annotations

SENTENCES = {
    # People
    "server.joined": "{seat} hat Platz genommen.",
    "server.left": "{seat} ist wieder aufgestanden.",
    "server.begun": "Das Spiel beginnt.",
    "server.resumed": "Das Spiel geht von einer früheren Stellung aus weiter.",
    "server.forced": "{seat} hat nur einen möglichen Zug.",
    "server.undone": "{seat} nimmt einen Zug zurück.",
    "server.resigned": "{seat} gibt auf.",
    "server.flagged": "{seat} hat keine Zeit mehr und verliert.",
    "server.rematch": "{seat} möchte eine Revanche.",
    "server.kept": "Jeder Zug wird sofort gespeichert; dein Link führt zu diesem Tisch zurück.",
    # Moves, named: what each would bring is said after a colon
    "server.move.text": "{text}",
    "server.hint": "{text}.",
    # What is refused
    "server.refusal.not_your_turn": "Du bist nicht am Zug: {seat} ist an der Reihe.",
    "server.refusal.illegal_move": "„{text}“ ist kein Zug dieses Spiels.",
    "server.refusal.behind": "Inzwischen ist etwas geschehen. Sieh dir den Tisch an und versuche es noch einmal.",
    "server.refusal.no_such_seat": "Auf Platz {number} kann hier niemand sitzen.",
    "server.refusal.seat_taken": "{seat} sitzt schon dort.",
    "server.refusal.name_taken": "An diesem Tisch heißt schon jemand {text}; wähle einen anderen Namen.",
    "server.refusal.over": "Das Spiel ist zu Ende.",
    "server.refusal.not_over": "Das Spiel läuft noch; eine Revanche gibt es, wenn es zu Ende ist.",
    "server.refusal.not_started": "Das Spiel hat noch nicht begonnen: Es haben noch nicht alle Platz genommen.",
    "server.refusal.started": "Das Spiel hat begonnen: Zum Hinsetzen oder Aufstehen ist es zu spät.",
    "server.refusal.cannot_undo": "Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.",
    "server.refusal.cannot_undo.acted": "Das lässt sich nicht zurücknehmen: {seat} war inzwischen am Zug.",
    "server.refusal.cannot_undo.deal": "Was geschah, bevor Fliesen gezogen wurden, lässt sich nicht zurücknehmen.",
    "server.refusal.cannot_undo.time": "Deine Zeit reicht nicht, um das zurückzunehmen.",
    "server.refusal.cannot_undo.often": "An diesem Tisch wurde schon zu oft zurückgenommen, jetzt geht es nicht mehr.",
    "server.refusal.time_over": "Die Zeit von {seat} ist abgelaufen.",
    "server.refusal.rematched": "Die Revanche ist schon eröffnet: Nimm dort Platz.",
    "server.refusal.malformed": "Diese Nachricht ist nicht zu verstehen. Auf Englisch: {reason}.",
    "server.refusal.malformed.name": (
        "Dieser Name lässt sich nicht anzeigen: Er braucht Buchstaben, Ziffern oder Zeichen und nichts Unsichtbares."
    ),
    "server.refusal.malformed.only_bots": "An diesem Tisch sind nur Bots: Mindestens eine Person muss mitspielen.",
    "server.refusal.malformed.record_text": (
        "Diese Datei ist keine Aufzeichnung einer Partie: Zeile {line} ist kein reiner Text."
    ),
    "server.refusal.malformed.record_header": (
        "Diese Datei ist keine Aufzeichnung einer Partie: So wie Zeile {line} beginnt keine."
    ),
    "server.refusal.malformed.record_short": "Die Aufzeichnung endet in Zeile {line}, bevor ihre Partie beginnt.",
    "server.refusal.malformed.record_line": (
        "Die Aufzeichnung ist nicht lesbar: Zeile {line} ist nicht so geschrieben wie in Aufzeichnungen."
    ),
    "server.refusal.malformed.record_rules": (
        "Die Aufzeichnung kann nicht stimmen: Zeile {line} widerspricht den Regeln oder dem, was darüber steht."
    ),
    "server.refusal.malformed.record_move": "{why} Darum kann der Zug {text} in Zeile {line} der Aufzeichnung nicht stimmen.",
    "server.refusal.too_fast": "Das war zu schnell: Warte einen Augenblick und versuche es noch einmal.",
    "server.refusal.too_many": "Der Server ist ausgelastet: Versuche es später noch einmal.",
    "server.refusal.too_many.now": (
        "Der Server hat gerade zu viel zu tun: Versuche es in {number} {number:Sekunde|Sekunden} noch einmal."
    ),
    "server.refusal.too_many.often": "An diesem Tisch ist schon zu oft jemand aufgestanden.",
    "server.refusal.unsaved": "Das konnte nicht gespeichert werden und gilt deshalb nicht. Versuche es noch einmal.",
    "server.refusal.unknown_table": "Diesen Tisch gibt es nicht.",
    "server.refusal.forbidden": "Dein Link erlaubt das nicht.",
    "server.refusal.forbidden.host": (
        "Auf diesen Namen antwortet dieser Server nicht. Starte ihn mit --origin https://{text}, wenn er es soll."
    ),
}
