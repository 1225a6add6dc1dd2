"""Azul in Hungarian. The only Hungarian book covers the other game; its terms are used, the others are ours."""

from __future__ import annotations

from sintra.i18n.words import TypedWords, Words

SENTENCES = {
    # A position
    "azul.at_deal": "{round:a} forduló következik, {seat} kezd.",
    "azul.at_draft": "{round}. forduló, {seat} következik.",
    "azul.at_tiling": "{round}. forduló, {seat} mezőt választ {row:a} sorban {color:a} csempének.",
    "azul.at_over": "A játék {round:a} forduló után véget ért.",
    "azul.center": "Az asztal közepe: {pool}.",
    "azul.center_marker": "Az asztal közepe: kezdőjátékos-jelző, {pool}.",
    "azul.center_marker_only": "Az asztal közepén csak a kezdőjátékos-jelző van.",
    "azul.center_empty": "Az asztal közepe üres.",
    "azul.factory": "{source:bare}: {pool}.",
    "azul.factory_empty": "{source} üres.",
    "azul.factories_empty": "{sources} manufaktúrakorong üres.",
    "azul.bag": "Zsák: {pool}.",
    "azul.bag_empty": "A zsák üres.",
    "azul.lid": "Dobozfedél: {pool}.",
    "azul.lid_empty": "A dobozfedél üres.",
    "azul.seat": "{seat:bare}: {score} pont.",
    "azul.line": "{line}. mintasor: {line:of} {count}, {color}.",
    "azul.line_complete": "{line}. mintasor: tele, {color}.",
    "azul.line_empty": "{line:a} mintasor üres.",
    "azul.lines_empty": "{lines} mintasor üres.",
    "azul.row": "Fal, {row}. sor: {cells:mező}.",
    "azul.row_full": "A fal {row}. sora tele van: {cells}.",
    "azul.row_empty": "A fal {row}. sora üres.",
    "azul.rows_empty": "A fal {rows} sora üres.",
    "azul.wall_empty": "A fal üres.",
    "azul.column": "Fal, {column}. függőleges sor: {cells:mező}.",
    "azul.column_full": "A fal {column}. függőleges sora tele van: {cells}.",
    "azul.column_empty": "A fal {column}. függőleges sora üres.",
    "azul.floor": "Padlósor: {pool}; {cost}.",
    "azul.floor_marker": "Padlósor: kezdőjátékos-jelző, {pool}; {cost}.",
    "azul.floor_marker_only": "Padlósor: kezdőjátékos-jelző; {cost}.",
    "azul.floor_empty": "A padlósor üres.",
    "azul.scores": "Az állás: {scores} pont.",
    "azul.where": "{color}: {places}.",
    "azul.nowhere": "Nincs elvehető {color} csempe.",
    "azul.big": "Legnagyobb csoportok: {groups}.",
    "azul.none_big": "Nincs elvehető csempe.",
    "azul.fits": "Pontosan {count:noun} csempe {line:a} mintasorba: {groups:colors}.",
    "azul.none_fits": "{line:a} mintasorba még {count:noun} csempe kell, de pontosan ennyi megfelelő sehol sincs.",
    # A move
    "azul.takes_to_line": "{seat} elvesz {tiles:acc} {source:from}, és {line:a} mintasorba teszi: {line:of} {count}.",
    "azul.takes_to_complete": "{seat} elvesz {tiles:acc} {source:from}, és ezzel megtelik {line:a} mintasor.",
    "azul.takes_to_floor": "{seat} elvesz {tiles:acc} {source:from}, és a padlósorba teszi.",
    "azul.marker_to_floor": "A kezdőjátékos-jelző a padlósor {slot}. mezőjére kerül.",
    "azul.marker_beside": "A padlósor tele van: a kezdőjátékos-jelző mellé kerül, és nem jár levonással.",
    "azul.falls": "{tiles} a padlósorba kerül.",
    "azul.to_lid": "{tiles} nem fér el, és a dobozfedélbe kerül.",
    "azul.floor_costs": "Padlósor: {cost}.",
    "azul.to_center": "A maradék az asztal közepére kerül: {pool}.",
    # The end of a round and of the game
    "azul.all_taken": "Minden csempe elfogyott.",
    "azul.marker_untouched": "A kezdőjátékos-jelzőt senki sem vette el, így {seat} megtartja.",
    "azul.places": "{seat} {color} csempét tesz {row:a} sor {column}. mezőjére: {points}, összesen {score}.",
    "azul.line_falls": "{seat:bare}: {line:a} mintasornak nincs szabad mezője, {tiles} a padlósorba kerül.",
    "azul.floor_scored": "{seat} padlósora: {points}, összesen {score}.",
    "azul.floor_limited": "{seat} padlósora: {cost}, de nulla alá nem mehet, összesen {score}.",
    "azul.round_over": "Vége {round:a} fordulónak, az állás: {scores} pont.",
    "azul.over_row": "Vége a játéknak: {seats} kitöltött {seats:egy|egy-egy} vízszintes sort.",
    "azul.over_rounds": "Vége a játéknak: {round:a} forduló volt az utolsó.",
    "azul.over_stuck": "Vége a játéknak: már senki sem tölthet ki vízszintes sort.",
    "azul.over_tiles": "Vége a játéknak: a zsák és a dobozfedél is üres.",
    "azul.bonus_row": "{seat:bare}: {row:a} vízszintes sor tele van, {points}, összesen {score}.",
    "azul.bonus_column": "{seat:bare}: {column:a} függőleges sor tele van, {points}, összesen {score}.",
    "azul.bonus_color": "{seat:bare}: mind az öt {color} csempe a falon van, {points}, összesen {score}.",
    "azul.wins": "{seat} nyer {score} ponttal.",
    "azul.wins_by_rows": "{seat} nyer {score} ponttal, mert több a teli vízszintes sora.",
    "azul.share": "{seats} holtversenyben nyer, fejenként {score} ponttal.",
    # A deal
    "azul.round": "{round}. forduló: {seat} kezd.",
    "azul.bag_refilled": "A zsák üres: {count:noun} csempe kerül bele a dobozfedélből.",
    # Why a move is a good one
    "azul.why_completes": "{line:a} mintasor ezzel megtelik: {points} a forduló végén.",
    "azul.why_progress": "{line:a} mintasorban ezután {line:of} {count} lesz.",
    "azul.why_row": "{row:a} vízszintes sor ezzel megtelik: {points}, és a játék ezzel a fordulóval véget ér.",
    "azul.why_column": "{column:a} függőleges sor ezzel megtelik: {points} a játék végén.",
    "azul.why_color": "Ezzel mind az öt {color} csempe a falon lesz: {points} a játék végén.",
    "azul.why_costs": "Ez a padlósorban {number} pontba kerül.",
    "azul.why_costs_least": "Ez a padlósorban {number} pontba kerül, és ennél olcsóbb lépés nincs.",
    "azul.why_clean": "Csak ez a lépés nem kerül pontba.",
    "azul.why_floor_full": "A padlósor tele van: ott már nem veszítesz többet.",
    "azul.why_solved": "A forduló végéig kiszámolva ez {number} ponttal jobb minden más lépésnél.",
    "azul.why_most": "Ha most érne véget a forduló, más lépés nem hozna ennyit.",
    "azul.why_denies": "Különben {seat} {count:ezzel a csempével|ezekkel a csempékkel} megtölthetné {line:a} mintasort.",
    "azul.why_marker": "A kezdőjátékos-jelző is a tiéd lesz: te kezded a következő fordulót.",
    "azul.why_tile": "A csempe ott ennyit ér: {points}.",
    "azul.why_tile_most": "A csempe ott ennyit ér: {points}, és egy mező sem ér többet.",
    # A refused move
    "azul.refusal.over": "A játék véget ért.",
    "azul.refusal.deal_due": "Előbb ki kell osztani a csempéket.",
    "azul.refusal.choose_column": "Most mezőt kell választani, például W{column}.",
    "azul.refusal.drafting": "Most csempéket kell elvenni; mezőt akkor kell választani, ha már minden csempe elfogyott.",
    "azul.refusal.coloured_wall": "Mezőt csak a szürke falon kell választani.",
    "azul.refusal.no_such_factory": "Nincs {factory}. manufaktúrakorong, az utolsó {last:a}",
    "azul.refusal.source_empty": "{source} üres.",
    "azul.refusal.color_not_there": "{source:on} nincs {color} csempe, csak {pool}.",
    "azul.refusal.line_full": "{line:a} mintasor tele van.",
    "azul.refusal.line_has_color": "{line:a} mintasorban {held} csempe van, {color} nem kerülhet bele.",
    "azul.refusal.wall_has_color": "A fal {line}. sorában már van {color} csempe.",
    "azul.refusal.cell_taken": "A fal {row}. sorában {column:a} mező foglalt.",
    "azul.refusal.column_has_color": "A fal {column}. függőleges sorában már van {color} csempe.",
}
TALK = {
    # Beginning
    "terminal.azul": "Azul, új játszma, a játékosok száma {players}.",
    # Answers
    "dialogue.marker": "A kezdőjátékos-jelző is jön, és a padlósor {slot}. mezőjét foglalja el.",
    "dialogue.marker_beside": "A kezdőjátékos-jelző is jön; a padlósor tele van, ezért semmibe sem kerül.",
    # How moves are typed
    "dialogue.no_line": "„{text}” se nem mintasor 1-től 5-ig, se nem a padlósor.",
    "dialogue.form.azul": (
        "Egy lépés: egy manufaktúrakorong száma vagy c, az asztal közepe, egy szín, és egy mintasor vagy a padló: "
        "3 piros 4, 3R4, c piros padló."
    ),
    "dialogue.form.azul_column": "Válassz mezőt 1-től 5-ig: W2, vagy egyszerűen 2.",
    # Help
    "dialogue.help.fit": "illik 4: mi tölti ki pontosan a 4. mintasorodat.",
    "dialogue.help.row": "sor 3: a 3. mintasorod és a falad 3. sora; sor 3 2: a 2. játékosé.",
    "dialogue.help.col": "oszlop 2: a falad 2. függőleges sora; oszlop 2 1: az 1. játékosé.",
    "dialogue.help.floor": "padló: a padlósorod; padló 2: a 2. játékosé.",
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
    # What the signs of the drawn table mean
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
        "row": ("sor",),
        "col": ("oszlop",),
        "floor": ("padló",),
    }
)
WORDS = Words(SENTENCES, TALK, typed=TYPED)
