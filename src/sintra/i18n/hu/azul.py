"""Azul in Hungarian. The only Hungarian book covers the other game; its terms are used, the others are ours."""

from __future__ import annotations

from sintra.i18n.words import TypedWords, Words

SENTENCES = {
    # A position
    "azul.at_deal": "{round:a} forduló következik, {seat} {seat:kezd|kezdesz}.",
    "azul.at_draft": "{seat} {seat:következik|következel}. {round}. forduló.",
    "azul.at_tiling": (
        "{seat} {seat:következik|következel}: mezőt {seat:választ|választasz} a fal {row}. sorában {color:a} csempének. "
        "{round}. forduló."
    ),
    "azul.at_over": "A játék {round:a} forduló után véget ért.",
    "azul.center": "Az asztal közepe: {pool}.",
    "azul.center_marker": "Az asztal közepe: kezdőjátékos-jelző, {pool}.",
    "azul.center_marker_only": "Az asztal közepén csak a kezdőjátékos-jelző van.",
    "azul.center_empty": "Az asztal közepe üres.",
    "azul.factory": "{source:bare}: {pool}.",
    "azul.factory_empty": "{source} üres.",
    "azul.factories_empty": "{sources} korong üres.",
    "azul.bag": "Zsák: {pool}.",
    "azul.bag_empty": "A zsák üres.",
    "azul.lid": "Dobozfedél: {pool}.",
    "azul.lid_empty": "A dobozfedél üres.",
    "azul.seat": "{seat:bare}: {score} pont.",
    "azul.board_empty": "A játékostábla üres.",
    "azul.line": "{line}. mintasor: {color}, {line:of} {count}.",
    "azul.line_complete": "{line}. mintasor: {color}, tele.",
    "azul.line_empty": "{line:a} mintasor üres.",
    "azul.lines_empty": "{lines} mintasor üres.",
    "azul.row": "Fal, {row}. sor: {cells:mező}.",
    "azul.row_full": "A fal {row}. sora teljes: {cells}.",
    "azul.row_empty": "A fal {row}. sora üres.",
    "azul.rows_empty": "A fal {rows} sora üres.",
    "azul.wall_empty": "A fal üres.",
    "azul.column": "Fal, {column}. oszlop: {cells:sor}.",
    "azul.column_full": "A fal {column}. oszlopa teljes: {cells}.",
    "azul.column_empty": "A fal {column}. oszlopa üres.",
    "azul.floor": "Padlósor: {pool}; {cost}.",
    "azul.floor_marker": "Padlósor: kezdőjátékos-jelző, {pool}; {cost}.",
    "azul.floor_marker_only": "Padlósor: kezdőjátékos-jelző; {cost}.",
    "azul.floor_empty": "A padlósor üres.",
    "azul.scores": "Az állás: {scores} pont.",
    "azul.where": "{color}: {places}.",
    "azul.nowhere": "Nincs elvehető {color} csempe.",
    "azul.big": "A legtöbb egy helyen: {groups}.",
    "azul.none_big": "Nincs elvehető csempe.",
    "azul.fits": "Pontosan {count:noun} csempe {line:a} mintasorba: {groups:colors}.",
    "azul.none_fits": "{line:a} mintasorba még {count:noun} csempe kell, de pontosan ennyi megfelelő sehol sincs.",
    # What is printed, free or missing
    "azul.marker_center": "A kezdőjátékos-jelző az asztal közepén van; ezt a fordulót {seat} {seat:kezdi|kezded}.",
    "azul.marker_held": (
        "{seat:bare}: {seat:nála|nálad} van a kezdőjátékos-jelző, {seat:ő kezdi|te kezded} a következő fordulót."
    ),
    "azul.pattern": "{row}. sor: {pool}.",
    "azul.pattern_grey": "A szürke falon nincsenek színek: minden szín egyszer fér el minden sorban és minden oszlopban.",
    "azul.spots": "Fal, {row}. sor: {spots}.",
    "azul.row_free": "Szabad {row:a} sorban: {cells:mező}.",
    "azul.row_open": "{row:a} sorba még kerülhet: {pool}.",
    "azul.column_free": "Szabad {column:a} oszlopban: {cells:sor}.",
    "azul.column_open": "{column:a} oszlopba még kerülhet: {pool}.",
    "azul.spot_covered": "{row}. sor, {column}. mező: {color}, lefedve.",
    "azul.spot_free": "{row}. sor, {column}. mező: {color}, szabad.",
    "azul.spot_open": "{row}. sor, {column}. mező: szabad, ide kerülhet: {pool}.",
    "azul.spot_closed": "{row}. sor, {column}. mező: szabad, de már egy szín sem kerülhet ide.",
    "azul.spot_beside": "{beside}.",
    "azul.edge": "Ott véget ér a fal.",
    "azul.slots": "A padlósor mezői sorban ennyi pontba kerülnek: {listed}.",
    "azul.slots_free": "A padlósor üres; az első mező {number} pontba kerül.",
    "azul.slots_taken": "A padlósorban {taken} mező foglalt: {cost}; a következő mező {number} pontba kerül.",
    "azul.slots_full": "A padlósor tele van: {cost}; a további csempék nem kerülnek semmibe.",
    "azul.forecast": "Ha most érne véget a forduló: {scores} pont.",
    "azul.goals": "Teljes: {full_rows} sor, {full_columns} oszlop, {full_colors} szín.",
    "azul.goal_row": "{row:a} sorból hiányzik: {pool}; {points}.",
    "azul.goal_column": "{column:a} oszlopból hiányzik: {cells:sor}; {points}.",
    "azul.goal_column_grey": "{column:a} oszlopból hiányzik: {rows} sor; {points}.",
    "azul.goal_color": "{color:a} színből hiányzik: {rows} sor; {points}.",
    # A move
    "azul.takes_to_line": "{seat:bare}: {tiles:few} {source:off} {line:a} mintasorba: {line:of} {count}.",
    "azul.takes_to_complete": "{seat:bare}: {tiles:few} {source:off}, {line:a} mintasor megtelt.",
    "azul.takes_to_floor": "{seat:bare}: {tiles:few} {source:off} a padlósorba.",
    "azul.marker_to_floor": "Vele a jelző.",
    "azul.marker_beside": "A padlósor tele van: a kezdőjátékos-jelző a padlósor mellé kerül, és nem jár levonással.",
    "azul.falls": "{tiles:count} leesik, padló {cost}.",
    "azul.to_lid": "A padlósor tele van: {tiles:count} a dobozfedélbe kerül.",
    "azul.floor_costs": "Padló: {cost}.",
    "azul.to_center": "Középre: {pool:few}.",
    # The end of a round and of the game
    "azul.all_taken": "Minden csempe elfogyott.",
    "azul.marker_untouched": "A kezdőjátékos-jelzőt senki sem vette el, így {seat} {seat:megtartja|megtartod}.",
    "azul.places": "{seat:bare}: {color}, {row}. sor, {column}. mező: {points}, így {score}.",
    "azul.line_falls": "{seat:bare}: {line:a} mintasor színének nincs szabad mezője a falon, {tiles} a padlósorba esik.",
    "azul.floor_scored": "{seat:whose} {seat:padlósora|padlósorod}: {points}, így {score}.",
    "azul.floor_limited": "{seat:whose} {seat:padlósora|padlósorod}: {cost}, de nulla alá nem mehet, így {score}.",
    "azul.round_over": "Vége {round:a} fordulónak, az állás: {scores} pont.",
    "azul.over_row": "Vége a játéknak: {seats} teljes vízszintes sort {seats:rakott|rakott|raktál|raktatok} ki.",
    "azul.over_rounds": "Vége a játéknak: {round:a} forduló volt az utolsó.",
    "azul.over_stuck": "Vége a játéknak: már senki sem tehet csempét a falra.",
    "azul.over_tiles": "Vége a játéknak: a zsák és a dobozfedél is üres.",
    "azul.bonus_row": "{seat:bare}: a fal {row}. sora teljes, {points}, így {score}.",
    "azul.bonus_column": "{seat:bare}: a fal {column}. oszlopa teljes, {points}, így {score}.",
    "azul.bonus_color": "{seat:bare}: mind az öt {color} csempe a falon van, {points}, így {score}.",
    "azul.wins": "{seat} {seat:nyer|nyersz}: {score} {seat:pontja|pontod} van.",
    "azul.wins_by_rows": (
        "{seat} {seat:nyer|nyersz}: {score} {seat:pontja|pontod} van, és egyenlő pontszámnál több a teljes vízszintes "
        "{seat:sora|sorod}."
    ),
    "azul.share": "{seats} holtversenyben {seats:nyer|nyer|nyersz|nyertek}, fejenként {score} ponttal.",
    # A deal
    "azul.round": "{round}. forduló: {seat} {seat:kezd|kezdesz}.",
    "azul.bag_refilled": "A zsák üres: {count:noun} csempe kerül vissza bele a dobozfedélből.",
    # Why a move is a good one
    "azul.why_completes": "{line:a} mintasor ezzel megtelik: {points} a forduló végén.",
    "azul.why_progress": "{line:a} mintasorban ezután {line:of} {count} lesz.",
    "azul.why_row": "A fal {row}. sora ezzel teljes lesz: {points}, és a játék ezzel a fordulóval véget ér.",
    "azul.why_column": "A fal {column}. oszlopa ezzel teljes lesz: {points} a játék végén.",
    "azul.why_color": "Ezzel mind az öt {color} csempe a falon lesz: {points} a játék végén.",
    "azul.why_costs": "Ez a padlósorban {number} pontba kerül.",
    "azul.why_costs_least": "Ez a padlósorban {number} pontba kerül, és ennél olcsóbb lépés nincs.",
    "azul.why_clean": "Csak ez a lépés nem kerül pontba.",
    "azul.why_floor_full": "A padlósor tele van: ott már nem veszítesz többet.",
    "azul.why_solved": "A forduló végéig kiszámolva ez {number} ponttal jobb minden más lépésnél.",
    "azul.why_most": "Ha most érne véget a forduló, más lépés nem hozna ennyit.",
    "azul.why_denies": "Különben {seat} {count:ezzel a csempével|ezekkel a csempékkel} megtölthetné {line:a} mintasort.",
    "azul.why_marker": "A kezdőjátékos-jelző is a tiéd lesz: te kezded a következő fordulót.",
    "azul.why_tile": "A csempe ott {points:bare} pontot ér.",
    "azul.why_tile_most": "A csempe ott {points:bare} pontot ér, és egyik mező sem ér többet.",
    # A refused move
    "azul.refusal.over": "A játék véget ért.",
    "azul.refusal.deal_due": "Előbb ki kell osztani a csempéket.",
    "azul.refusal.choose_column": "Most válassz mezőt, például W{column}.",
    "azul.refusal.drafting": "Most vegyél el csempéket; mezőt akkor választasz, ha már minden csempe elfogyott.",
    "azul.refusal.coloured_wall": "Mezőt csak a szürke falon választhatsz.",
    "azul.refusal.no_such_factory": "Nincs {factory}. korong, csak 1-től {last}-ig.",
    "azul.refusal.source_empty": "{source} üres.",
    "azul.refusal.color_not_there": "{source:on} nincs {color} csempe, csak {pool}.",
    "azul.refusal.line_full": "{line:a} mintasor tele van.",
    "azul.refusal.line_has_color": "{line:a} mintasorban {held} csempe van, {color} nem kerülhet bele.",
    "azul.refusal.wall_has_color": "A fal {line}. sorában már van {color} csempe.",
    "azul.refusal.cell_taken": "A fal {row}. sorában {column:a} mező foglalt.",
    "azul.refusal.column_has_color": "A fal {column}. oszlopában már van {color} csempe.",
}
TALK = {
    # Editions
    "dialogue.edition.azul.standard": "Azul",
    "dialogue.edition.about.azul.standard": "A nagy doboz játéka: egy teljes oszlop 7 pontot ér.",
    "dialogue.edition.azul.tactile": "Azul, tapintható kiadás",
    "dialogue.edition.about.azul.tactile": (
        "Kézzel tapintva is játszható: a színeket betűk jelölik, és egy teljes oszlop 7 helyett 5 pontot ér."
    ),
    # Beginning
    "terminal.azul": "Azul: új játszma {players} játékossal.",
    # Answers
    "dialogue.marker": "A kezdőjátékos-jelző is a tiéd lesz, és a padlósor {slot}. mezőjét foglalja el.",
    "dialogue.marker_beside": "A kezdőjátékos-jelző is a tiéd lesz; a padlósor tele van, ezért nem kerül semmibe.",
    "dialogue.call.azul_column": "{seat} {seat:választ|választasz} mezőt: {row}. sor, {color}.",
    "dialogue.moves.azul_lines": "{source:bare}: {pool}: {lines} mintasor vagy a padló.",
    "dialogue.moves.azul_any": "{source:bare}: {pool}: bármelyik mintasor vagy a padló.",
    "dialogue.moves.azul_floor": "{source:bare}: {pool}: csak a padló.",
    "dialogue.moves.azul_columns": "Választható mezők: {numbers}.",
    # How moves are typed
    "dialogue.no_line": "„{text}” nem mintasor 1-től 5-ig, és nem is a padlósor.",
    "dialogue.form.azul": (
        "Egy lépés három részből áll: honnan, milyen szín, hová. Például 3 piros 4, röviden 3P4: a 3. manufaktúrakorongról a "
        "piros csempék a 4. mintasorba. Az asztal közepe c, a padlósor padló: c piros padló."
    ),
    "dialogue.form.azul_column": "Válassz mezőt 1-től 5-ig: W2, vagy egyszerűen 2.",
    # Help
    "dialogue.help.fit": "illik 4: mivel telik meg pontosan a 4. mintasorod.",
    "dialogue.help.row": "sor 3: a 3. mintasorod és a falad 3. sora; sor 3 2: a 2. játékosé.",
    "dialogue.help.col": "oszlop 2: a falad 2. oszlopa; oszlop 2 1: az 1. játékosé.",
    "dialogue.help.floor": "padló: a padlósorod; padló 2: a 2. játékosé.",
    "dialogue.help.wall": "fal: a fal színei; fal 3: a falad 3. sorának minden mezője; fal 3 2: a 2. játékosé.",
    "dialogue.help.spot": "mező 3 2: a falad 3. sorának 2. mezője és a szomszédai; tovább: balra, jobbra, fel, le.",
    "dialogue.help.up": "fel: az utoljára kérdezett mezőtől egyet felfelé.",
    "dialogue.help.down": "le: az utoljára kérdezett mezőtől egyet lefelé.",
    "dialogue.help.costs": "levonás: mibe kerülnek a padlósorod mezői; levonás 2: a 2. játékosé.",
    "dialogue.help.marker": "jelző: kinél van a kezdőjátékos-jelző.",
    # The rules, in our own words
    "dialogue.rules.azul.aim": (
        "Az nyer, akinek a végén a legtöbb pontja van; pontot úgy szerzel, hogy csempékkel lefeded az öt sorból és öt "
        "oszlopból álló faladat."
    ),
    "dialogue.rules.azul.turns": (
        "Az óramutató járása szerint következtek. Hogy az első fordulót ki kezdi, a játék előtt dől el; később az kezd, akinél "
        "a kezdőjátékos-jelző van."
    ),
    "dialogue.rules.azul.take": (
        "Amikor te következel, elveszed egy szín összes csempéjét egy manufaktúrakorongról vagy az asztal közepéről; a "
        "korong többi csempéje az asztal közepére kerül. Passzolni nem lehet."
    ),
    "dialogue.rules.azul.line": (
        "Mindet egyetlen mintasorodba teszed; az 1. mintasorban egy csempének van helye, minden következőben eggyel többnek, "
        "az 5. mintasorban ötnek. Egy mintasorban csak egy szín lehet, és olyan nem, amely a fal azonos sorában már megvan."
    ),
    "dialogue.rules.azul.floor": (
        "Ami nem fér el a mintasorban, a padlósorodba esik; oda is tehetsz mindent. Ha a padlósor mind a hét mezője foglalt, "
        "a további csempék levonás nélkül a dobozfedélbe kerülnek."
    ),
    "dialogue.rules.azul.marker": (
        "Aki egy fordulóban elsőként vesz el az asztal közepéről, a kezdőjátékos-jelzőt is elveszi, és ő kezdi a következő "
        "fordulót. A jelző a padlósora első szabad mezőjét foglalja el, és 1, 2 vagy 3 pontba kerül, mint ott egy csempe. "
        "Ha a padlósor tele van, mellé kerül, és nem jár érte levonás."
    ),
    "dialogue.rules.azul.tiling": (
        "Ha minden csempe elfogyott, felülről lefelé minden megtelt mintasorból egy csempe a fal azonos sorába kerül, a "
        "színe helyére, a többi a dobozfedélbe. A nem teli mintasorok maradnak."
    ),
    "dialogue.rules.azul.tiling_grey": (
        "Ha minden csempe elfogyott, felülről lefelé minden megtelt mintasorból egy csempe a fal azonos sorába kerül, egy "
        "általad választott oszlopba, a többi a dobozfedélbe. A nem teli mintasorok maradnak."
    ),
    "dialogue.rules.azul.wall": (
        "A fal 1. sorának színei: kék, sárga, piros, fekete, türkiz. Minden további sorban minden szín egy mezővel később "
        "áll, és ami az 5. mezőn volt, az 1. mezőre kerül."
    ),
    "dialogue.rules.azul.wall_grey": (
        "A szürke falon nincsenek színek: egy szín sem lehet kétszer ugyanabban a sorban vagy oszlopban. Ha egy megtelt "
        "mintasor színének nincs ilyen oszlopa, az összes csempéje a padlósorba esik."
    ),
    "dialogue.rules.azul.score": (
        "A falra tett csempe azonnal annyi pontot ér, ahány csempéből áll a rajta átmenő megszakítatlan sor, önmagát is "
        "beleszámítva, és még annyit, ahány csempéből az oszlop. Amelyik irányban nincs szomszédja, az nem számít; szomszéd "
        "nélkül 1 pontot ér."
    ),
    "dialogue.rules.azul.cost": (
        "Ezután a padlósor foglalt mezői sorban 1, 1, 2, 2, 2, 3 és 3 pontba kerülnek, a csempéi pedig a "
        "dobozfedélbe. A pontszám sosem megy 0 alá."
    ),
    "dialogue.rules.azul.short": (
        "Minden forduló elején négy csempe kerül a zsákból minden manufaktúrakorongra: ketten 5, hárman 7, négyen 9 koronggal "
        "játszotok. Ha üres a zsák, a dobozfedél csempéi visszakerülnek bele; ha az is üres, a fordulót kevesebb csempével "
        "játsszátok."
    ),
    "dialogue.rules.azul.end": (
        "A játék annak a fordulónak a végén ér véget, amelyben valaki teljes vízszintes sort rak ki a falán, vagy amikor már "
        "senki sem tehet csempét a falra."
    ),
    "dialogue.rules.azul.bonus": (
        "A végén egy teljes vízszintes sor 2, egy teljes oszlop {number}, egy szín mind az öt csempéje a faladon 10 pontot ér."
    ),
    "dialogue.rules.azul.tie": (
        "Egyenlő pontszámnál az nyer, akinek több teljes vízszintes sora van; ha az is egyenlő, osztoztok a győzelmen."
    ),
    # What the signs of the drawn table mean
    "dialogue.legend.azul.place": "·· egy mintasor üres helye.",
    "dialogue.legend.azul.wall": "Egy kisbetű a falon: üres hely ennek a színnek.",
    "dialogue.legend.azul.wall_grey": "·· a falon: üres hely bármely színnek; fölötte a számok az oszlopok.",
    "dialogue.legend.azul.full": "▸ egy megtelt mintasor után áll: ebből egy csempe a falra kerül.",
    "dialogue.legend.azul.marker": "1★ a kezdőjátékos-jelző.",
    "dialogue.legend.azul.floor": (
        "A padlósorban a számok azt mutatják, mibe kerülnének az üres mezők; az = után az áll, mibe kerül most."
    ),
    "dialogue.legend.azul.center": "C az asztal közepe; a számozott keretek a manufaktúrakorongok.",
    "dialogue.legend.azul.turn": "▶ és a vastag keret mutatja, ki következik; a keret jobb oldalán a pontok állnak.",
    "dialogue.legend.azul.compact": (
        "L4 a 4. mintasor, H2 a fal 2. sora, V3 a fal 3. oszlopa, H2V3 a mező, ahol találkoznak. A pont üres mező, a * a "
        "kezdőjátékos-jelző."
    ),
    # Labels of the drawn table
    "terminal.label.lid": "fedél",
    "terminal.label.floor": "padló",
    # Moves, named: what each would bring is said after a colon
    "server.move.line": "{color} {source:from} {line:a} mintasorba",
    "server.move.floor": "{color} {source:from} a padlósorba",
    "server.move.column": "{column}. mező",
}
TYPED = TypedWords(
    {
        "fit": ("illik",),
        "row": ("sor", "mintasor"),
        "col": ("oszlop", "függőleges sor"),
        "floor": ("padló", "padlósor"),
        "wall": ("fal",),
        "spot": ("mező",),
        "up": ("fel",),
        "down": ("le",),
        "costs": ("levonás", "levonások", "költség", "költségek"),
        "marker": ("jelző", "kezdőjátékos-jelző"),
    }
)
LETTERS = {"blue": "K", "yellow": "S", "red": "P", "black": "F", "teal": "T"}
OTHER_COLORS = {"blue": ("égkék",), "yellow": ("narancssárga", "narancs")}  # as on the tactile edition
WORDS = Words(SENTENCES, TALK, typed=TYPED, letters=LETTERS, other_colors=OTHER_COLORS)
