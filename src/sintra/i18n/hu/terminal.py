"""What the terminal says in Hungarian: greetings, help, files, and what was wrong with a line."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "terminal.azul": "Azul, új játszma, a játékosok száma {players}.",
    "terminal.pavilion": "Nyári pavilon, új játszma, a játékosok száma {players}.",
    "terminal.person": "{seat} ennél a billentyűzetnél ül.",
    "terminal.bot": "{seat} gépi játékos: {bot}.",
    "terminal.level": "{seat} gépi játékos: {bot}, szintje a 10-ből {number}.",
    "terminal.unverified": "Ez a dzsókersorrend csak feltevés: nem tudjuk, mi áll a Mini kiadás hátoldalán.",
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
    "terminal.nothing_yet": "Még nem történt semmi.",
    "terminal.nothing_since": "Az utolsó lépésed óta nem történt semmi.",
    "terminal.hint": "Egy jó lépés: {text}.",
    "terminal.earns": "{text}: {points} pont.",
    "terminal.loses": "Ez {number} pontba kerül.",
    "terminal.drops": "{count:noun} csempe leesik.",
    "terminal.gains": "{count:noun} bónuszcsempe vehető el.",
    "terminal.pass_free": "{text}: minden csempédet megtarthatod, ez semmibe sem kerül.",
    "terminal.pass_costs": "{text}: csak négy csempe tartható meg, {number} csempét el kell dobni.",
    "terminal.discard": (
        "Dobj el legalább {number} csempét, például {example}, mindegyiket egy pontért; utána az állj megtartja a többit."
    ),
    "terminal.discard_none": "Semmit sem kell eldobni: az állj megtartja a csempéidet.",
    "terminal.marker": "A kezdőjátékos-jelző is jön, és a padlósor {slot}. mezőjét foglalja el.",
    "terminal.marker_beside": "A kezdőjátékos-jelző is jön; a padlósor tele van, ezért semmibe sem kerül.",
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
        "Egy lépés: egy csillag, egy szám, a középső csillagon egy szín, és dzsókerek: B6, B6+2, C4R; vagy passz."
    ),
    "terminal.form.pavilion_place_grey": (
        "Egy lépés: egy csillag száma vagy c, a középső csillag, egy mező száma, egy szín, és dzsókerek: 25R, 25R+1, "
        "C4R; vagy passz."
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
    "terminal.help.hint": "tipp: egy jó lépés.",
    "terminal.help.bag": "zsák: mi van a zsákban, és mi került félre.",
    "terminal.help.hand": "kéz: a csempéid; kéz 2: a 2. játékoséi.",
    "terminal.help.supply": "készlet: a bónuszként elvehető csempék.",
    "terminal.help.star": "csillag piros: a piros csillagod; csillag c: a középső; csillag piros 2: a 2. játékosé.",
    "terminal.help.star_grey": "csillag 2: a 2. csillagod; csillag c: a középső; csillag 2 1: az 1. játékosé.",
    "terminal.help.number": "szám 3: mely 3-as mezőid vannak lefedve.",
    "terminal.help.afford": "fizethető: a mezők, amelyeket ki tudsz fizetni.",
    "terminal.help.rules": "szabályok: a játék szabályai tíz mondatban.",
    "terminal.help.legend": "jelek: mit jelentenek a rajzolt asztal jelei.",
    "terminal.help.undo": "vissza: vissza az utolsó emberi döntés elé.",
    "terminal.help.save": "ment: hol van elmentve a játszma; ment FÁJL: mostantól oda.",
    "terminal.help.help": "súgó: minden szó; súgó hol: bővebben egyről.",
    "terminal.help.quit": "kilép: abbahagyás; a játszma mentve van, és később folytatható.",
    # The rules, in our own words
    "terminal.rules.azul.aim": (
        "A cél a legtöbb pont; ezt úgy szerzed, hogy csempékkel lefeded az öt sorból és öt oszlopból álló faladat."
    ),
    "terminal.rules.azul.take": (
        "Amikor te következel, elveszed egy szín összes csempéjét egy manufaktúrakorongról vagy az asztal közepéről; a "
        "korong többi csempéje az asztal közepére kerül."
    ),
    "terminal.rules.azul.line": (
        "Mindet egyetlen mintasorodba teszed; egy sorban csak egy szín lehet, és olyan nem, amely a fal azonos sorában "
        "már megvan."
    ),
    "terminal.rules.azul.floor": "Ami nem fér el a mintasorban, a padlósorodba esik; oda is tehetsz mindent.",
    "terminal.rules.azul.marker": (
        "Aki egy fordulóban elsőként vesz el az asztal közepéről, a kezdőjátékos-jelzőt is elveszi: az a padlósor egy "
        "mezőjét foglalja el, és a következő fordulót ő kezdi."
    ),
    "terminal.rules.azul.tiling": (
        "Ha minden csempe elfogyott, minden teli mintasorból egy csempe a fal azonos sorába kerül, a színe helyére, és a "
        "mintasor kiürül; a többi sor marad."
    ),
    "terminal.rules.azul.tiling_grey": (
        "Ha minden csempe elfogyott, minden teli mintasorból egy csempe a fal azonos sorába kerül, egy általad "
        "választott oszlopba, ahol ez a szín még nincs, és a mintasor kiürül; ha nincs ilyen oszlop, a padlósorba esik; "
        "a többi sor marad."
    ),
    "terminal.rules.azul.score": (
        "A falra tett csempe annyi pontot ér, amilyen hosszú a megszakítatlan vízszintes sora, és hozzá a függőleges; "
        "egy magányos csempe 1 pontot ér."
    ),
    "terminal.rules.azul.cost": (
        "Ezután a padlósor elfoglalt mezői 1, 1, 2, 2, 2, 3 és 3 pontba kerülnek; 0 alá senki sem kerül."
    ),
    "terminal.rules.azul.end": "A játék azzal a fordulóval ér véget, amelyben valaki megtölti a fal egy vízszintes sorát.",
    "terminal.rules.azul.bonus": (
        "A végén egy teli vízszintes sor 2 pontot ér, egy teli függőleges sor {number} pontot, egy szín mind az öt "
        "csempéje 10 pontot; a legtöbb pont nyer."
    ),
    "terminal.rules.pavilion.aim": (
        "A cél a legtöbb pont; ezt úgy szerzed, hogy csempékkel lefeded hét csillagod mezőit, és mindenki 5 ponttal kezd."
    ),
    "terminal.rules.pavilion.rounds": (
        "Hat forduló van, mindegyiknek saját dzsókerszíne; mindegyikben előbb minden csempét elvesznek a játékosok, "
        "aztán lerakják őket."
    ),
    "terminal.rules.pavilion.take": (
        "Az elvételhez megnevezel egy manufaktúrakorongot vagy az asztal közepét, és egy színt, amely nem dzsóker: "
        "megkapod ott az összes ilyen csempét, és egy dzsókert, ha van ott; a korong többi csempéje az asztal közepére "
        "kerül."
    ),
    "terminal.rules.pavilion.stone": (
        "Aki egy fordulóban elsőként vesz el az asztal közepéről, a kezdőjátékos-jelzőt is elveszi, minden ekkor elvett "
        "csempéért egy pontot veszít, elsőként rak le, és ő kezdi a következő fordulót."
    ),
    "terminal.rules.pavilion.place": (
        "A lerakáshoz lefedsz egy üres mezőt, és annyi csempét fizetsz, amennyi a száma: egyet abból a színből, amely "
        "oda kerül, a többit ebből a színből vagy dzsókerekből."
    ),
    "terminal.rules.pavilion.star": "Egy külső csillagra csak a saját színe kerülhet, a középsőre hat különböző.",
    "terminal.rules.pavilion.star_grey": (
        "Egy csillag első két csempéje dönt: ha egyformák, onnantól csak ez a szín kerülhet rá, különben hat különböző."
    ),
    "terminal.rules.pavilion.score": (
        "Egy csempe annyi pontot ér, ahány csempéből áll a megszakítatlan csoportja a csillagon, önmagát is beleszámítva."
    ),
    "terminal.rules.pavilion.bonus": (
        "Ha lefeded az összes mezőt egy oszlop, egy szobor vagy egy ablak körül, 1, 2 vagy 3 csempét veszel el a készletből."
    ),
    "terminal.rules.pavilion.pass": (
        "Ha már nem tudsz vagy nem akarsz lerakni, passzolsz, és legfeljebb négy csempét megtartasz a következő "
        "fordulóra; minden más csempét eldobsz, és mindegyik egy pontba kerül."
    ),
    "terminal.rules.pavilion.end": (
        "Hat forduló után egy teli csillag 12 és 20 közötti pontot ér, az összes 1-es, 2-es, 3-as vagy 4-es mező 4, 8, 12 "
        "vagy 16 pontot; minden megmaradt csempe 1 pontba kerül, és a legtöbb pont nyer."
    ),
    # What the signs of the drawn table mean
    "terminal.legend.tile": "Egy csempe egy betű és egy jel, előtte a száma, ahol több is lehet: {listed}.",
    "terminal.legend.azul.place": "·· egy mintasor üres helye.",
    "terminal.legend.azul.wall": "Egy kisbetű a falon: üres hely ennek a színnek.",
    "terminal.legend.azul.wall_grey": "·· a falon: üres hely bármely színnek; fölötte a számok az oszlopok.",
    "terminal.legend.azul.full": "▸ egy teli mintasor után áll: ebből egy csempe a falra kerül.",
    "terminal.legend.azul.marker": "1★ a kezdőjátékos-jelző.",
    "terminal.legend.azul.floor": (
        "A padlósorban a számok azt mutatják, mibe kerülnének az üres mezők; az = után az áll, mibe kerül most."
    ),
    "terminal.legend.azul.center": "C az asztal közepe; a számozott keretek a manufaktúrakorongok.",
    "terminal.legend.azul.turn": "▶ és a vastag keret mutatja, ki következik; a keret jobb oldalán a pontok állnak.",
    "terminal.legend.pavilion.space": "Egy számjegy egy üres mező, és az, hogy mibe kerül.",
    "terminal.legend.pavilion.star": "Egy betű zárójelben egy csillag neve: (C) a középső, a többinek a színe betűje a neve.",
    "terminal.legend.pavilion.star_grey": "Egy számjegy zárójelben egy csillag neve; (C) a középső.",
    "terminal.legend.pavilion.bonus": (
        "¹ egy oszlop, ² egy szobor, ³ egy ablak: ennyi bónuszcsempe jár, ha körülötte minden mező le van fedve."
    ),
    "terminal.legend.pavilion.done": "• egy oszlop, szobor vagy ablak, amely már körül van véve.",
    "terminal.legend.pavilion.stone": "1★ a kezdőjátékos-jelző.",
    "terminal.legend.pavilion.center": "C az asztal közepe; a számozott keretek a manufaktúrakorongok.",
    "terminal.legend.pavilion.turn": "▶ és a vastag keret mutatja, ki következik; a keret jobb oldalán a pontok állnak.",
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
