"""What the terminal says in Hungarian: greetings, help, files, and what was wrong with a line."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "terminal.azul": "Azul, új játszma, a játékosok száma {players}.",
    "terminal.pavilion": "Nyári pavilon, új játszma, a játékosok száma {players}.",
    "terminal.person": "{seat} ennél a billentyűzetnél ül.",
    "terminal.bot": "{seat} gépi játékos: {bot}.",
    "terminal.unverified": "Ez a dzsókersorrend csak feltevés: nem tudjuk, mi áll a Mini kiadás hátoldalán.",
    "terminal.begin": "Írj be egy lépést, például {example}, egy kérdést, vagy azt, hogy súgó.",
    "terminal.forced": "Csak egy lépés lehetséges: {text}.",
    "terminal.bye": "Viszontlátásra.",
    # Files
    "terminal.saved": "A játszma mentve van itt: {path}.",
    "terminal.commitment": "Az osztások már az első csempe előtt rögzítve voltak: {text}.",
    "terminal.unsaved": "A játszmát nem sikerült elmenteni ide: {path}; az ok: {reason}.",
    "terminal.exists": "Már van ilyen fájl: {path}; válassz másik nevet.",
    "terminal.resumed": "Folytatódik a játszma innen: {path}.",
    "terminal.cut": "A fájl vége hiányzik: a játszma az utolsó teljes lépés után folytatódik.",
    "terminal.go_on": "Folytatás: sintra play --resume {path}",
    "terminal.recorded": "A játszma leírása itt van: {path}; az osztásokat a sintra verify ellenőrzi.",
    # Answers
    "terminal.undone": "Visszavonva.",
    "terminal.nothing_to_undo": "Nincs visszavonható emberi döntés.",
    "terminal.nothing_yet": "Még nem történt semmi.",
    "terminal.nothing_since": "Az utolsó lépésed óta nem történt semmi.",
    "terminal.hint": "A greedy gépi játékos ezt lépné: {text}.",
    "terminal.earns": "{text}: {points} pont.",
    "terminal.loses": "Ez {number} pontba kerül.",
    "terminal.drops": "{count:noun} csempe leesik.",
    "terminal.gains": "{count:noun} bónuszcsempe vehető el.",
    "terminal.moves": "{number} lépés lehetséges.",
    "terminal.moves_of": "{listed}",
    # What was wrong with a line
    "terminal.unknown": "„{text}”: ez se nem lépés, se nem olyan szó, amelyet ismerek.",
    "terminal.unknown_near": "„{text}”: ez se nem lépés, se nem olyan szó, amelyet ismerek. Erre gondolsz: „{near}”?",
    "terminal.no_color": "„{text}” nem szín; a színek: {listed}.",
    "terminal.no_color_near": "„{text}” nem szín. Erre gondolsz: „{near}”? A színek: {listed}.",
    "terminal.no_source": "„{text}” se nem egy manufaktúrakorong száma, se nem az asztal közepe.",
    "terminal.no_line": "„{text}” se nem mintasor 1-től 5-ig, se nem a padlósor.",
    "terminal.no_seat": "Nincs ilyen játékos: „{text}”; a játékosok száma {last}.",
    "terminal.too_many": "„{text}” már nem ebbe a lépésbe fér; ebből a sorból semmi sem történt meg.",
    "terminal.wants": "Ehhez a kérdéshez más vagy több szó kell.",
    "terminal.form.azul": (
        "Egy lépés: egy manufaktúrakorong száma vagy c, az asztal közepe, egy szín, és egy mintasor vagy a padló: "
        "3 piros 4, 3R4, c piros padló."
    ),
    "terminal.form.azul_column": "Válassz mezőt 1-től 5-ig: W2, vagy egyszerűen 2.",
    "terminal.form.pavilion_draft": (
        "Egy lépés: egy manufaktúrakorong száma vagy c, az asztal közepe, és egy szín: 3 piros vagy 3R."
    ),
    "terminal.form.pavilion_place": (
        "Egy lépés: egy csillag, egy szám, egyes csillagokon egy szín, és dzsókerek: "
        "B6, B6+2, C4R, a szürke oldalon 25R; vagy passz."
    ),
    "terminal.form.pavilion_bonus": "Vegyél el bónuszcsempéket: +R, vagy többet: +R +R +B.",
    "terminal.form.pavilion_discard": "Dobj el csempéket, vagy tartsd meg a többit: -R -R állj.",
    # Help
    "terminal.help_words": "Szavak: {listed}.",
    "terminal.help_more": "Írd be, hogy súgó, és utána egy szót: többet mondok róla.",
    "terminal.help.board": "tábla: a teljes állás.",
    "terminal.help.table": "asztal: mi van az asztal közepén és a manufaktúrakorongokon.",
    "terminal.help.factory": "korong 3: mi van a 3. manufaktúrakorongon.",
    "terminal.help.center": "közép: mi van az asztal közepén.",
    "terminal.help.where": "hol piros: hol vehető el piros csempe.",
    "terminal.help.big": "nagy: hol van együtt a legtöbb azonos színű csempe.",
    "terminal.help.fit": "illik 4: mi tölti ki pontosan a 4. mintasorodat.",
    "terminal.help.row": "sor 3: a 3. mintasorod és a falad 3. sora; sor 3 2: a 2. játékosé.",
    "terminal.help.col": "oszlop 2: a falad 2. függőleges sora; oszlop 2 1: az 1. játékosé.",
    "terminal.help.floor": "padló: a padlósorod; padló 2: a 2. játékosé.",
    "terminal.help.seat": "játékos 2: a 2. játékos teljes táblája; játékos: a sajátod.",
    "terminal.help.cost": "ár és egy lépés: mit hozna, mibe kerülne, és mi esne le.",
    "terminal.help.last": "utolsó: mi történt utoljára.",
    "terminal.help.since": "azóta: minden az utolsó lépésed óta.",
    "terminal.help.score": "pont: mindenki pontjai.",
    "terminal.help.moves": "lépések: minden most lehetséges lépés.",
    "terminal.help.hint": "tipp: mit lépne a greedy gépi játékos.",
    "terminal.help.bag": "zsák: mi van a zsákban, és mi került félre.",
    "terminal.help.hand": "kéz: a csempéid; kéz 2: a 2. játékoséi.",
    "terminal.help.supply": "készlet: a bónuszként elvehető csempék.",
    "terminal.help.star": "csillag piros: a piros csillagod; csillag c: a középső; csillag piros 2: a 2. játékosé.",
    "terminal.help.number": "szám 3: mely 3-as mezőid vannak lefedve.",
    "terminal.help.afford": "fizethető: a mezők, amelyeket ki tudsz fizetni.",
    "terminal.help.undo": "vissza: vissza az utolsó emberi döntés elé.",
    "terminal.help.save": "ment: hol van elmentve a játszma; ment FÁJL: mostantól oda.",
    "terminal.help.help": "súgó: minden szó; súgó hol: bővebben egyről.",
    "terminal.help.quit": "kilép: abbahagyás; a játszma mentve van, és később folytatható.",
    # The drawn table
    "terminal.name": "{seat:bare}",
    "terminal.label.bag": "zsák",
    "terminal.label.lid": "fedél",
    "terminal.label.tower": "torony",
    "terminal.label.supply": "készlet",
    "terminal.label.floor": "padló",
    "terminal.label.hand": "kéz",
    "terminal.label.corners": "sarkok",
    "terminal.label.joker": "dzsóker",
    "terminal.label.passed": "passzolt",
    # Replay
    "terminal.event": "{number} / {last}: {text}.",
    "terminal.replay_begin": "Osztások és lépések száma: {last}. tovább, vissza, ugrás 12, tábla, kilép.",
    "terminal.replay_first": "Ez a kezdet.",
    "terminal.replay_last": "Itt a leírás vége.",
    "terminal.replay_jump": "Ugorj egy számra 0-tól {last}-ig, például ugrás {last}.",
}
