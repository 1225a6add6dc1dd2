"""Why a command is refused in German, what the system says, and whether the deals of a record were fair."""

from __future__ import annotations

SENTENCES = {
    # Files
    "terminal.error.missing": "Es gibt keine Datei {path}.",
    "terminal.error.unreadable": "Die Datei {path} kann nicht gelesen werden: {reason}.",
    "terminal.error.unwritable": "Die Datei {path} kann nicht geschrieben werden: {reason}.",
    "terminal.error.system": "Das ging nicht: {reason}.",
    "terminal.error.cut": "Die Datei ist in Zeile {line} abgeschnitten; was nicht mehr ganz da ist, bleibt weg.",
    "terminal.error.record": (
        "Die Aufzeichnung lässt sich nicht lesen: Zeile {line} ist nicht so geschrieben wie in Aufzeichnungen."
    ),
    "terminal.error.record_rules": (
        "Die Aufzeichnung kann nicht stimmen: Zeile {line} widerspricht den Regeln oder dem, was davor steht."
    ),
    "terminal.error.record_parts": "Die Aufzeichnung kann nicht stimmen: Ihre Teile widersprechen sich, bei {text}.",
    "terminal.error.position": "Die Datei ist weder eine Aufzeichnung noch eine Stellung von {listed}.",
    "terminal.error.position_form": "Die Stellung lässt sich nicht lesen. Auf Englisch: {text}.",
    "terminal.error.position_rules": "Kein Spiel führt zu dieser Stellung. Auf Englisch: {text}.",
    "terminal.error.puzzle_file": "Die Datei mit Aufgaben lässt sich nicht lesen. Auf Englisch: {text}.",
    "terminal.error.event": "Ereignis {number} gibt es nicht, nur 0 bis {last}.",
    "terminal.error.no_events": "Die Datei ist eine Stellung und hat keine Ereignisse: Lass --at weg.",
    "terminal.error.nobody_acts": (
        "Hier hat niemand etwas zu wählen: Erst müssen Fliesen gezogen werden, oder das Spiel ist zu Ende."
    ),
    "terminal.error.puzzle": "Aufgabe {number} gibt es nicht, nur 1 bis {last}.",
    "terminal.error.no_puzzles": "Zu {text} gibt es keine Aufgaben, nur zu {listed}.",
    # Saved games
    "terminal.error.ended": "Die Partie in {path} ist zu Ende; sintra replay zeigt sie.",
    "terminal.error.resume": (
        "Eine gespeicherte Partie hat ihre Plätze, Optionen und Datei schon: Lass das alles bei --resume weg."
    ),
    "terminal.error.no_seed": (
        "Die Partie kann nicht weitergehen: Die geheime Zahl, die über die Fliesen entscheidet, steht nicht in {path}."
    ),
    "terminal.error.other_seed": (
        "Die Partie kann nicht weitergehen: Die geheime Zahl in {path} ist nicht die, mit der sie begonnen hat."
    ),
    "terminal.error.programs": "Diese Partie würde ein anderes Programm starten, {text}. Mit --programs darf sie es.",
    "terminal.error.save_name": "Die Option --save braucht den Namen einer Datei.",
    # Options
    "terminal.error.players": "Für {text} Spieler gibt es kein Spiel, nur für {listed}.",
    "terminal.error.option": "Eine Option {text} gibt es nicht; es gibt {listed}.",
    "terminal.error.option_form": "„{text}“ ist keine Option: Schreibe name=wert, etwa wall=grey, jeden Namen nur einmal.",
    "terminal.error.option_value": "Die Option {text} kann nicht {example} sein, nur {listed}.",
    "terminal.error.edition": "Eine Ausgabe {text} gibt es nicht; es gibt {listed}.",
    "terminal.error.bot": "Einen Bot {text} gibt es nicht; es gibt {listed}.",
    "terminal.error.seat": "„{text}“ kann hier nicht sitzen: Schreibe person, person:NAME oder bot:NAME, etwa bot:level-3.",
    "terminal.error.seats": "{number} Plätze sind genannt, aber nur {last} spielen.",
    "terminal.error.start": "„{text}“ kann nicht beginnen: Nenne einen Platz von 1 bis {last}, einen Namen oder random.",
    "terminal.error.nonces": "Für jeden der {number} Plätze darf es eine Nonce geben, von höchstens {last} Byte.",
    "terminal.error.program": "Ein anderes Programm, das hier mitspielt, hat versagt. Auf Englisch: {text}.",
    "terminal.error.other": "Das geht so nicht. Auf Englisch: {text}.",
    # The command line
    "terminal.usage": "Aufruf:",
    "terminal.usage.error": "Auf Englisch: {text}.",
    "terminal.usage.choice": "Angabe {text}: {example} gibt es hier nicht, nur {listed}.",
    "terminal.usage.value": "Angabe {text}: {example} ist hier nicht möglich.",
    "terminal.usage.whole": "Angabe {text}: {example} ist keine ganze Zahl ab {number}.",
    "terminal.usage.seconds": "Angabe {text}: {example} ist keine Zahl von Sekunden über 0.",
    "terminal.usage.argument": "Angabe {text}: Der Wert fehlt.",
    "terminal.usage.excludes": "{text} geht nicht zusammen mit {example}.",
    "terminal.usage.unknown": "Das ist hier nicht bekannt: {listed}.",
    "terminal.usage.required": "Es fehlt: {listed}.",
    "terminal.compiling": "Die Regeln werden für diesen Rechner übersetzt, nur dieses eine Mal, etwa zehn Sekunden lang ...",
    # What the system says
    "terminal.reason.missing": "Datei oder Ordner gibt es nicht",
    "terminal.reason.denied": "Das ist nicht erlaubt",
    "terminal.reason.folder": "Das ist ein Ordner",
    "terminal.reason.no_folder": "Ein Teil des Pfades ist kein Ordner",
    "terminal.reason.exists": "Das gibt es schon",
    "terminal.reason.full": "Es ist kein Platz mehr frei",
    "terminal.reason.read_only": "Dort kann nichts geschrieben werden",
    "terminal.reason.long_name": "Der Name ist zu lang",
    # Verdicts on the deals of a record
    "terminal.verify.fair": (
        "Fair: {number} {number:Ziehung|Ziehungen} wiederholt, {number:sie stimmt|alle stimmen} mit der Aufzeichnung überein."
    ),
    "terminal.verify.fair_given": (
        "Fair: {number} {number:Ziehung|Ziehungen} wiederholt, {number:sie stimmt|alle stimmen} mit der Aufzeichnung überein; "
        "{last} davor {last:war|waren} vorgegeben."
    ),
    "terminal.verify.uncommitted": "Nichts zu prüfen: Die Aufzeichnung hat keinen Fingerabdruck.",
    "terminal.verify.unrevealed": "Noch nichts zu prüfen: Die geheime Zahl ist noch nicht offengelegt.",
    "terminal.verify.undealt": "Noch nichts zu prüfen: Es wurde noch keine Fliese gezogen.",
    "terminal.verify.undealt_since": "Noch nichts zu prüfen: Seitdem wurde keine Fliese gezogen.",
    "terminal.verify.other_seed": "Nicht fair: Die geheime Zahl ist nicht die festgelegte; ihr SHA-256 ist {text}.",
    "terminal.verify.factory": (
        "Nicht fair: Bei Ziehung {number} ergeben geheime Zahl und Noncen für {source} {pool}, in der Aufzeichnung steht "
        "{hand}."
    ),
    "terminal.verify.place": (
        "Nicht fair: Bei Ziehung {number} ergeben geheime Zahl und Noncen für {text} {pool}, in der Aufzeichnung steht {hand}."
    ),
    "terminal.verify.supply": (
        "Nicht fair: Bei Ziehung {number} ergeben geheime Zahl und Noncen für den Vorrat {pool}, in der Aufzeichnung steht "
        "{hand}."
    ),
    "terminal.verify.compare": "Das gilt, wenn du vor der ersten Fliese genau dies gesehen hast:",
    "terminal.verify.commitment": "Fingerabdruck",
    "terminal.verify.nonce": "Nonce",
}
