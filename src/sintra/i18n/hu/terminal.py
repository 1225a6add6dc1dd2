"""What the terminal says in Hungarian: greetings, files, labels of the drawn table, replay and puzzles."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "terminal.game": "{text}, új játszma, a játékosok száma {players}.",
    "terminal.person": "{seat} ennél a billentyűzetnél ül.",
    "terminal.begin": "Írj be egy lépést, például {example}, egy kérdést, vagy azt, hogy súgó; a játékról: szabályok.",
    "terminal.forced": "Csak egy lépés lehetséges: {text}.",
    "terminal.bye": "Viszontlátásra.",
    # Files
    "terminal.saved": "A játszma mentve van itt: {path}.",
    "terminal.commitment": "Az osztások már az első csempe előtt rögzítve voltak: {text}.",
    "terminal.unsaved": "A játszmát nem sikerült elmenteni ide: {path}; az ok: {reason}.",
    "terminal.exists": "Már van ilyen fájl: {path}; válassz másik nevet.",
    "terminal.resumed": "Folytatódik a játszma innen: {path}.",
    "terminal.cut": "A fájl vége hiányzik: a játszma az utolsó teljes lépés után folytatódik.",
    "terminal.go_on": "Folytatás: {command}",
    "terminal.recorded": "A játszma fel van jegyezve. Az osztásokat ez ellenőrzi: {command}",
    # Answers
    "terminal.undone": "Visszavonva.",
    "terminal.nothing_to_undo": "Nincs visszavonható emberi döntés.",
    # The drawn table
    "terminal.name": "{seat:bare}",
    "terminal.label.bag": "zsák",
    # Replay
    "terminal.event": "{number} / {last}: {text}.",
    "terminal.replay_begin": "Osztások és lépések száma: {last}. tovább, vissza, ugrás 12, tábla, kilép.",
    "terminal.replay_first": "Ez a kezdet.",
    "terminal.replay_last": "Itt a leírás vége.",
    "terminal.replay_jump": "Ugorj egy számra 0-tól {last}-ig, például ugrás {last}.",
    # Megoldás és feladványok
    "terminal.solve.round": (
        "Minden lépés, hogy ezzel hány ponttal lesz ez a játékos a többiek átlaga előtt a forduló végén, ha mindenki a "
        "legjobbat lépi, és hogy ez mennyivel kevesebb, mint a legjobb lépéssel:"
    ),
    "terminal.solve.game": (
        "Minden lépés, hogy ezzel hány ponttal lesz ez a játékos a többiek átlaga előtt a játék végén, ha mindenki a legjobbat "
        "lépi, és hogy ez mennyivel kevesebb, mint a legjobb lépéssel:"
    ),
    "terminal.solve.stopped": "A keresés elérte a határát: ezek az értékek nem pontosak.",
    "terminal.solve.nothing": "A keresés elérte a határát: egyetlen érték sem ismert.",
    "terminal.solve.line": "A legjobb folytatás: {text}.",
    "terminal.solve.effort": "{number} állás {text} másodperc alatt.",
    "terminal.puzzle.head": "{number}. feladvány a {last} közül.",
    "terminal.puzzle.ask": "Melyik a legjobb lépés? Az üres sor megmutatja a megoldást, a quit kilép.",
    "terminal.puzzle.best": "{text} a legjobb lépés: {example}.",
    "terminal.puzzle.worse": "{text} pontokat veszít: {example}.",
    "terminal.puzzle.illegal": "{text} itt nem lehetséges. Ezek a lépések azok: {listed}.",
    "terminal.puzzle.score": "Megoldott feladványok: {number} / {last}.",
}
