"""What is said in a conversation about a game in Hungarian: answers, help, rules, and what was wrong with a line."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "dialogue.bot": "{seat} gépi játékos: {bot}.",
    "dialogue.level": "{seat} gépi játékos: {bot}, szintje a 10-ből {number}.",
    "dialogue.unverified": "Ez a dzsókersorrend csak feltevés: nem tudjuk, mi áll a Mini kiadás hátoldalán.",
    # Answers
    "dialogue.nothing_yet": "Még nem történt semmi.",
    "dialogue.nothing_since": "Az utolsó lépésed óta nem történt semmi.",
    "dialogue.hint": "Egy jó lépés: {text}.",
    "dialogue.earns": "{text}: {points} pont.",
    "dialogue.loses": "Ez {number} pontba kerül.",
    "dialogue.drops": "{count:noun} csempe leesik.",
    "dialogue.gains": "{count:noun} bónuszcsempe vehető el.",
    "dialogue.pass_free": "{text}: minden csempédet megtarthatod, ez semmibe sem kerül.",
    "dialogue.pass_costs": "{text}: csak négy csempe tartható meg, {number} csempét el kell dobni.",
    "dialogue.discard": (
        "Dobj el legalább {number} csempét, például {example}, mindegyiket egy pontért; utána az állj megtartja a többit."
    ),
    "dialogue.discard_none": "Semmit sem kell eldobni: az állj megtartja a csempéidet.",
    "dialogue.marker": "A kezdőjátékos-jelző is jön, és a padlósor {slot}. mezőjét foglalja el.",
    "dialogue.marker_beside": "A kezdőjátékos-jelző is jön; a padlósor tele van, ezért semmibe sem kerül.",
    "dialogue.moves": "{number} lépés lehetséges.",
    "dialogue.moves_of": "{listed}",
    # What was wrong with a line
    "dialogue.unknown": "„{text}”: ez se nem lépés, se nem olyan szó, amelyet ismerek.",
    "dialogue.unknown_near": "„{text}”: ez se nem lépés, se nem olyan szó, amelyet ismerek. Erre gondolsz: „{near}”?",
    "dialogue.no_color": "„{text}” nem szín; a színek: {listed}.",
    "dialogue.no_color_near": "„{text}” nem szín. Erre gondolsz: „{near}”? A színek: {listed}.",
    "dialogue.no_source": "„{text}” se nem egy manufaktúrakorong száma, se nem az asztal közepe.",
    "dialogue.no_line": "„{text}” se nem mintasor 1-től 5-ig, se nem a padlósor.",
    "dialogue.no_seat": "Nincs ilyen játékos: „{text}”; a játékosok száma {last}.",
    "dialogue.too_many": "„{text}” már nem ebbe a lépésbe fér; ebből a sorból semmi sem történt meg.",
    "dialogue.wants": "Ehhez a kérdéshez más vagy több szó kell.",
    "dialogue.form.azul": (
        "Egy lépés: egy manufaktúrakorong száma vagy c, az asztal közepe, egy szín, és egy mintasor vagy a padló: "
        "3 piros 4, 3R4, c piros padló."
    ),
    "dialogue.form.azul_column": "Válassz mezőt 1-től 5-ig: W2, vagy egyszerűen 2.",
    "dialogue.form.pavilion_draft": (
        "Egy lépés: egy manufaktúrakorong száma vagy c, az asztal közepe, és egy szín: 3 piros vagy 3R."
    ),
    "dialogue.form.pavilion_place": (
        "Egy lépés: egy csillag, egy szám, a középső csillagon egy szín, és dzsókerek: B6, B6+2, C4R; vagy passz."
    ),
    "dialogue.form.pavilion_place_grey": (
        "Egy lépés: egy csillag száma vagy c, a középső csillag, egy mező száma, egy szín, és dzsókerek: 25R, 25R+1, "
        "C4R; vagy passz."
    ),
    "dialogue.form.pavilion_bonus": "Vegyél el bónuszcsempéket: +R, vagy többet: +R +R +B.",
    "dialogue.form.pavilion_discard": "Dobj el csempéket, vagy tartsd meg a többit: -R -R állj.",
    # Help
    "dialogue.help_words": "Szavak: {listed}.",
    "dialogue.help_more": "Írd be, hogy súgó, és utána egy szót: többet mondok róla.",
    "dialogue.help.board": "tábla: a teljes állás.",
    "dialogue.help.table": "asztal: mi van az asztal közepén és a manufaktúrakorongokon.",
    "dialogue.help.factory": "korong 3: mi van a 3. manufaktúrakorongon.",
    "dialogue.help.center": "közép: mi van az asztal közepén.",
    "dialogue.help.where": "hol piros: hol vehető el piros csempe.",
    "dialogue.help.big": "nagy: hol van együtt a legtöbb azonos színű csempe.",
    "dialogue.help.fit": "illik 4: mi tölti ki pontosan a 4. mintasorodat.",
    "dialogue.help.row": "sor 3: a 3. mintasorod és a falad 3. sora; sor 3 2: a 2. játékosé.",
    "dialogue.help.col": "oszlop 2: a falad 2. függőleges sora; oszlop 2 1: az 1. játékosé.",
    "dialogue.help.floor": "padló: a padlósorod; padló 2: a 2. játékosé.",
    "dialogue.help.seat": "játékos 2: a 2. játékos teljes táblája; játékos: a sajátod.",
    "dialogue.help.cost": "ár és egy lépés: mit hozna, mibe kerülne, és mi esne le.",
    "dialogue.help.last": "utolsó: mi történt utoljára.",
    "dialogue.help.since": "azóta: minden az utolsó lépésed óta.",
    "dialogue.help.score": "pont: mindenki pontjai.",
    "dialogue.help.moves": "lépések: minden most lehetséges lépés.",
    "dialogue.help.hint": "tipp: egy jó lépés.",
    "dialogue.help.bag": "zsák: mi van a zsákban, és mi került félre.",
    "dialogue.help.hand": "kéz: a csempéid; kéz 2: a 2. játékoséi.",
    "dialogue.help.supply": "készlet: a bónuszként elvehető csempék.",
    "dialogue.help.star": "csillag piros: a piros csillagod; csillag c: a középső; csillag piros 2: a 2. játékosé.",
    "dialogue.help.star_grey": "csillag 2: a 2. csillagod; csillag c: a középső; csillag 2 1: az 1. játékosé.",
    "dialogue.help.number": "szám 3: mely 3-as mezőid vannak lefedve.",
    "dialogue.help.afford": "fizethető: a mezők, amelyeket ki tudsz fizetni.",
    "dialogue.help.rules": "szabályok: a játék szabályai tíz mondatban.",
    "dialogue.help.legend": "jelek: mit jelentenek a rajzolt asztal jelei.",
    "dialogue.help.undo": "vissza: vissza az utolsó emberi döntés elé.",
    "dialogue.help.save": "ment: hol van elmentve a játszma; ment FÁJL: mostantól oda.",
    "dialogue.help.help": "súgó: minden szó; súgó hol: bővebben egyről.",
    "dialogue.help.quit": "kilép: abbahagyás; a játszma mentve van, és később folytatható.",
    # The rules, in our own words
    "dialogue.rules.azul.aim": (
        "A cél a legtöbb pont; ezt úgy szerzed, hogy csempékkel lefeded az öt sorból és öt oszlopból álló faladat."
    ),
    "dialogue.rules.azul.take": (
        "Amikor te következel, elveszed egy szín összes csempéjét egy manufaktúrakorongról vagy az asztal közepéről; a "
        "korong többi csempéje az asztal közepére kerül."
    ),
    "dialogue.rules.azul.line": (
        "Mindet egyetlen mintasorodba teszed; egy sorban csak egy szín lehet, és olyan nem, amely a fal azonos sorában "
        "már megvan."
    ),
    "dialogue.rules.azul.floor": "Ami nem fér el a mintasorban, a padlósorodba esik; oda is tehetsz mindent.",
    "dialogue.rules.azul.marker": (
        "Aki egy fordulóban elsőként vesz el az asztal közepéről, a kezdőjátékos-jelzőt is elveszi: az a padlósor egy "
        "mezőjét foglalja el, és a következő fordulót ő kezdi."
    ),
    "dialogue.rules.azul.tiling": (
        "Ha minden csempe elfogyott, minden teli mintasorból egy csempe a fal azonos sorába kerül, a színe helyére, és a "
        "mintasor kiürül; a többi sor marad."
    ),
    "dialogue.rules.azul.tiling_grey": (
        "Ha minden csempe elfogyott, minden teli mintasorból egy csempe a fal azonos sorába kerül, egy általad "
        "választott oszlopba, ahol ez a szín még nincs, és a mintasor kiürül; ha nincs ilyen oszlop, a padlósorba esik; "
        "a többi sor marad."
    ),
    "dialogue.rules.azul.score": (
        "A falra tett csempe annyi pontot ér, amilyen hosszú a megszakítatlan vízszintes sora, és hozzá a függőleges; "
        "egy magányos csempe 1 pontot ér."
    ),
    "dialogue.rules.azul.cost": (
        "Ezután a padlósor elfoglalt mezői 1, 1, 2, 2, 2, 3 és 3 pontba kerülnek; 0 alá senki sem kerül."
    ),
    "dialogue.rules.azul.end": "A játék azzal a fordulóval ér véget, amelyben valaki megtölti a fal egy vízszintes sorát.",
    "dialogue.rules.azul.bonus": (
        "A végén egy teli vízszintes sor 2 pontot ér, egy teli függőleges sor {number} pontot, egy szín mind az öt "
        "csempéje 10 pontot; a legtöbb pont nyer."
    ),
    "dialogue.rules.pavilion.aim": (
        "A cél a legtöbb pont; ezt úgy szerzed, hogy csempékkel lefeded hét csillagod mezőit, és mindenki 5 ponttal kezd."
    ),
    "dialogue.rules.pavilion.rounds": (
        "Hat forduló van, mindegyiknek saját dzsókerszíne; mindegyikben előbb minden csempét elvesznek a játékosok, "
        "aztán lerakják őket."
    ),
    "dialogue.rules.pavilion.take": (
        "Az elvételhez megnevezel egy manufaktúrakorongot vagy az asztal közepét, és egy színt, amely nem dzsóker: "
        "megkapod ott az összes ilyen csempét, és egy dzsókert, ha van ott; a korong többi csempéje az asztal közepére "
        "kerül."
    ),
    "dialogue.rules.pavilion.stone": (
        "Aki egy fordulóban elsőként vesz el az asztal közepéről, a kezdőjátékos-jelzőt is elveszi, minden ekkor elvett "
        "csempéért egy pontot veszít, elsőként rak le, és ő kezdi a következő fordulót."
    ),
    "dialogue.rules.pavilion.place": (
        "A lerakáshoz lefedsz egy üres mezőt, és annyi csempét fizetsz, amennyi a száma: egyet abból a színből, amely "
        "oda kerül, a többit ebből a színből vagy dzsókerekből."
    ),
    "dialogue.rules.pavilion.star": "Egy külső csillagra csak a saját színe kerülhet, a középsőre hat különböző.",
    "dialogue.rules.pavilion.star_grey": (
        "Egy csillag első két csempéje dönt: ha egyformák, onnantól csak ez a szín kerülhet rá, különben hat különböző."
    ),
    "dialogue.rules.pavilion.score": (
        "Egy csempe annyi pontot ér, ahány csempéből áll a megszakítatlan csoportja a csillagon, önmagát is beleszámítva."
    ),
    "dialogue.rules.pavilion.bonus": (
        "Ha lefeded az összes mezőt egy oszlop, egy szobor vagy egy ablak körül, 1, 2 vagy 3 csempét veszel el a készletből."
    ),
    "dialogue.rules.pavilion.pass": (
        "Ha már nem tudsz vagy nem akarsz lerakni, passzolsz, és legfeljebb négy csempét megtartasz a következő "
        "fordulóra; minden más csempét eldobsz, és mindegyik egy pontba kerül."
    ),
    "dialogue.rules.pavilion.end": (
        "Hat forduló után egy teli csillag 12 és 20 közötti pontot ér, az összes 1-es, 2-es, 3-as vagy 4-es mező 4, 8, 12 "
        "vagy 16 pontot; minden megmaradt csempe 1 pontba kerül, és a legtöbb pont nyer."
    ),
    # What the signs of the drawn table mean
    "dialogue.legend.tile": "Egy csempe egy betű és egy jel, előtte a száma, ahol több is lehet: {listed}.",
    "dialogue.legend.azul.place": "·· egy mintasor üres helye.",
    "dialogue.legend.azul.wall": "Egy kisbetű a falon: üres hely ennek a színnek.",
    "dialogue.legend.azul.wall_grey": "·· a falon: üres hely bármely színnek; fölötte a számok az oszlopok.",
    "dialogue.legend.azul.full": "▸ egy teli mintasor után áll: ebből egy csempe a falra kerül.",
    "dialogue.legend.azul.marker": "1★ a kezdőjátékos-jelző.",
    "dialogue.legend.azul.floor": (
        "A padlósorban a számok azt mutatják, mibe kerülnének az üres mezők; az = után az áll, mibe kerül most."
    ),
    "dialogue.legend.azul.center": "C az asztal közepe; a számozott keretek a manufaktúrakorongok.",
    "dialogue.legend.azul.turn": "▶ és a vastag keret mutatja, ki következik; a keret jobb oldalán a pontok állnak.",
    "dialogue.legend.pavilion.space": "Egy számjegy egy üres mező, és az, hogy mibe kerül.",
    "dialogue.legend.pavilion.star": "Egy betű zárójelben egy csillag neve: (C) a középső, a többinek a színe betűje a neve.",
    "dialogue.legend.pavilion.star_grey": "Egy számjegy zárójelben egy csillag neve; (C) a középső.",
    "dialogue.legend.pavilion.bonus": (
        "¹ egy oszlop, ² egy szobor, ³ egy ablak: ennyi bónuszcsempe jár, ha körülötte minden mező le van fedve."
    ),
    "dialogue.legend.pavilion.done": "• egy oszlop, szobor vagy ablak, amely már körül van véve.",
    "dialogue.legend.pavilion.stone": "1★ a kezdőjátékos-jelző.",
    "dialogue.legend.pavilion.center": "C az asztal közepe; a számozott keretek a manufaktúrakorongok.",
    "dialogue.legend.pavilion.turn": "▶ és a vastag keret mutatja, ki következik; a keret jobb oldalán a pontok állnak.",
}
