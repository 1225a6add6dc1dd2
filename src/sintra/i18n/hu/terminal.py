"""What the terminal says in Hungarian: greetings, files, labels of the drawn table, replay and puzzles."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "terminal.game": "{text}: új játszma {players} játékossal.",
    "terminal.edition": "{text}: új játszma {players} játékossal.",
    "terminal.person": "{seat} ezen a gépen {seat:játszik|játszol}.",
    "terminal.begin": "Írj be egy lépést, például {example}, egy kérdést, vagy azt, hogy súgó; a játékról: szabályok.",
    "terminal.forced": "Csak egy lépés lehetséges.",
    "terminal.bye": "Viszontlátásra.",
    # Files
    "terminal.saved": "A játszmát ide mentettük: {path}.",
    "terminal.commitment": "Az osztások már az első csempe előtt rögzítve voltak: {text}.",
    "terminal.unsaved": "A játszmát nem sikerült elmenteni ide: {path}; az ok: {reason}.",
    "terminal.exists": "Már van ilyen fájl: {path}; válassz másik nevet.",
    "terminal.resumed": "A játszma innen folytatódik: {path}.",
    "terminal.cut": "A fájl vége hiányzik: a játszma az utolsó teljes lépés után folytatódik.",
    "terminal.go_on": "Folytatás: {command}",
    "terminal.recorded": "A játszmát feljegyeztük. Az osztásokat így ellenőrizheted: {command}",
    # Answers
    "terminal.undone": "Visszavonva: {move}.",
    "terminal.undone_answers": "Visszavonva ez is: {seats} válasza.",
    "terminal.more": "Enter: tovább.",
    "terminal.changed": "Átállítva.",
    "terminal.settings": (
        "beszéd rövid, normál vagy teljes; stílus teljes vagy tömör; nyelv en, de vagy hu: hogyan szóljon a játék."
    ),
    "terminal.nothing_to_undo": "Nincs lépés, amelyet visszavonhatnál.",
    # The drawn table
    "terminal.name": "{seat:bare}",
    "terminal.label.bag": "zsák",
    # Replay
    "terminal.event": "{last} közül {number:a} esemény: {move}.",
    "terminal.event_deal": "{last} közül {number:a} esemény: osztás.",
    "terminal.replay_begin": (
        "{last} osztás és lépés. Parancsok: tovább, vissza, ugrás 12, tábla, kilép; vagy egy kérdés, például pont."
    ),
    "terminal.replay_first": "Ez a kezdet.",
    "terminal.replay_last": "Itt a feljegyzés vége.",
    "terminal.replay_jump": "Ugorj egy számra, például ugrás {last}; 0-tól {last}-ig lehet.",
    # Megoldás és feladványok
    "terminal.solve.round": (
        "Minden lépéshez két szám: hány ponttal előzi meg vele ez a játékos a többiek átlagát a forduló végén, ha mindenki a "
        "legjobbat lépi, és mennyivel marad el a legjobb lépéstől:"
    ),
    "terminal.solve.game": (
        "Minden lépéshez két szám: hány ponttal előzi meg vele ez a játékos a többiek átlagát a játék végén, ha mindenki a "
        "legjobbat lépi, és mennyivel marad el a legjobb lépéstől:"
    ),
    "terminal.solve.best": "{move}: {example:decimal}, a legjobb.",
    "terminal.solve.worse": "{move}: {example:decimal}, {near:decimal} a legjobbhoz képest.",
    "terminal.solve.stopped": "A keresés elérte a határát: ezek az értékek nem pontosak.",
    "terminal.solve.nothing": "A keresés elérte a határát: egyetlen érték sem ismert.",
    "terminal.solve.line": "A legjobb folytatás: {text}.",
    "terminal.solve.effort": "{number} állás {text:decimal} másodperc alatt.",
    "terminal.puzzle.listed": "{number}. feladvány: {text}; {players} játékos, {round}. forduló, {last} lépés.",
    "terminal.puzzle.unlisted": "{number}. feladvány: {players} játékos, {round}. forduló, {last} lépés.",
    "terminal.puzzle.level.easy": "könnyű",
    "terminal.puzzle.level.medium": "közepes",
    "terminal.puzzle.level.hard": "nehéz",
    "terminal.puzzle.head": "{number}. feladvány, összesen {last} van.",
    "terminal.puzzle.ask": "Melyik a legjobb lépés? Az üres sor megmutatja a megoldást, a kilép szóval kilépsz.",
    "terminal.puzzle.best": "{text} a legjobb lépés: {example:decimal}.",
    "terminal.puzzle.worse": "{text} pontokat veszít: {example:decimal}.",
    "terminal.puzzle.score": "{last} feladványból {number} megoldva.",
}
