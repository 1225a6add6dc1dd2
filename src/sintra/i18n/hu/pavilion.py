"""Summer Pavilion in Hungarian, in the terms of the Hungarian rule book."""

from __future__ import annotations

from sintra.i18n.hu.pavilion_stars import HungarianStars
from sintra.i18n.words import TypedWords, Words

SENTENCES = {
    # A position
    "pavilion.at_deal": "A csempék kiosztása következik, {seat} {seat:kezd|kezdesz}. {round}. forduló, a dzsókerszín {joker}.",
    "pavilion.at_draft": (
        "{seat} {seat:következik|következel}: csempét {seat:vesz|veszel} el. {round}. forduló, a dzsókerszín {joker}."
    ),
    "pavilion.at_place": (
        "{seat} {seat:következik|következel}: csempét {seat:rak|raksz} le vagy {seat:passzol|passzolsz}. {round}. forduló, "
        "a dzsókerszín {joker}."
    ),
    "pavilion.at_bonus": (
        "{seat} {seat:következik|következel}: még {count:noun} bónuszcsempét {seat:vesz|veszel} el a készletből. {round}. "
        "forduló, a dzsókerszín {joker}."
    ),
    "pavilion.at_refill": (
        "A készlet feltöltése után {seat} {seat:következik|következel}. {round}. forduló, a dzsókerszín {joker}."
    ),
    "pavilion.at_discard": (
        "{seat} {seat:passzolt|passzoltál}: csempét {seat:dob|dobsz} el vagy {seat:tart|tartasz} meg. {round}. forduló, a "
        "dzsókerszín {joker}."
    ),
    "pavilion.at_over": "A játék véget ért.",
    "pavilion.center": "Az asztal közepe: {pool}.",
    "pavilion.center_stone": "Az asztal közepe: kezdőjátékos-jelző, {pool}.",
    "pavilion.center_stone_only": "Az asztal közepén csak a kezdőjátékos-jelző van.",
    "pavilion.center_empty": "Az asztal közepe üres.",
    "pavilion.factory": "{source:bare}: {pool}.",
    "pavilion.factory_empty": "{source} üres.",
    "pavilion.factories_empty": "{sources} korong üres.",
    "pavilion.supply": "Készlet: {pool}.",
    "pavilion.supply_empty": "A készlet üres.",
    "pavilion.bag": "Zsák: {pool}.",
    "pavilion.bag_empty": "A zsák üres.",
    "pavilion.tower": "Raktár: {pool}.",
    "pavilion.tower_empty": "A raktár üres.",
    "pavilion.seat": "{seat:bare}: {score} pont.",
    "pavilion.seat_passed": "{seat:bare}: {score} pont, {seat:passzolt|passzoltál}.",
    "pavilion.hand": "Gyűjtött csempék: {pool}.",
    "pavilion.hand_empty": "Nincs gyűjtött csempe.",
    "pavilion.corners": "Sarokmezők: {pool}.",
    "pavilion.star": "{star:bare}: lefedve {numbers}.",
    "pavilion.star_full": "{star:bare}: teljes.",
    "pavilion.star_colors": "{star:bare}: {cells:as}.",
    "pavilion.star_empty": "{star} üres.",
    "pavilion.stars_empty": "Üres csillagok: {some_stars}.",
    "pavilion.board_empty": "A játékostábla üres.",
    "pavilion.number": "{number:as} mezők: {covered} lefedve; szabad: {some_stars}.",
    "pavilion.number_full": "{number:as} mezők: mind lefedve.",
    "pavilion.affordable": "Most lefedhető: {spaces}.",
    "pavilion.none_affordable": "Egyetlen mezőre sem telik.",
    "pavilion.scores": "Az állás: {scores} pont.",
    "pavilion.where": "{color}: {places}.",
    "pavilion.nowhere": "Nincs elvehető {color} csempe.",
    "pavilion.big": "A legtöbb egy helyen: {groups}.",
    "pavilion.none_big": "Nincs elvehető csempe.",
    # What is printed, open or missing
    "pavilion.ring": (
        "Minden csillagon körben állnak a számok, az óramutató járása szerint: {listed}; {last:a-as} {number:a-as} mellett van."
    ),
    "pavilion.ring_grey": (
        "Minden külső csillagon körben állnak a számok, az óramutató járása szerint: {listed}; {last:a-as} {number:a-as} "
        "mellett van."
    ),
    "pavilion.ring_center": (
        "A középső csillag minden mezője {number:as}; felülről az óramutató járása szerint 1-től 6-ig számozzuk őket."
    ),
    "pavilion.touches": "{number:a-as} mellett {numbers} van.",
    "pavilion.touches_center": "A középső csillagon {number:a} mező mellett {numbers:ordinal} van.",
    "pavilion.stars_lie": "A középső csillag körül, bal felülről az óramutató járása szerint: {some_stars}.",
    "pavilion.space_covered": "{space}: {color:with} lefedve.",
    "pavilion.space_free": "{space}: szabad, {number} csempébe kerül.",
    "pavilion.space_takes": "Ide kerülhet: {pool}.",
    "pavilion.space_beside": "Mellette: {near_spaces}.",
    "pavilion.space_bonus": "Bónusz: {features}.",
    "pavilion.bonus_done": "Elkészült: {pillars} oszlop, {statues} szobor, {windows} ablak.",
    "pavilion.pillar_lacks": "{between} közötti oszlophoz hiányzik: {spaces}.",
    "pavilion.statue_lacks": "{between} közötti szoborhoz hiányzik: {spaces}.",
    "pavilion.window_lacks": "{between:at} lévő ablakhoz hiányzik: {spaces}.",
    "pavilion.pillar_around": "{between} közötti oszlop körül, {count:noun} bónuszcsempe: {spaces}.",
    "pavilion.statue_around": "{between} közötti szobor körül, {count:noun} bónuszcsempe: {spaces}.",
    "pavilion.window_around": "{between:at} lévő ablak körül, {count:noun} bónuszcsempe: {spaces}.",
    "pavilion.around_open": "Szabad: {spaces}.",
    "pavilion.around_done": "Mind le van fedve.",
    "pavilion.around_empty": "Egyik mező sincs lefedve.",
    "pavilion.stone_center": "A kezdőjátékos-jelző az asztal közepén van; ezt a fordulót {seat} {seat:kezdi|kezded}.",
    "pavilion.stone_held": "{seat:bare}: {seat:nála|nálad} van a kezdőjátékos-jelző, {seat:ő kezdi|te kezded} a lerakást.",
    "pavilion.joker_now": "A dzsókerszín {round:a} fordulóban: {joker}.",
    "pavilion.jokers_next": "A következő fordulókban: {order}.",
    "pavilion.forecast": "Az állás a teljes csillagokkal és számokkal együtt: {scores} pont.",
    "pavilion.goals": "Teljes: {full_stars} csillag, {full_numbers} szám.",
    "pavilion.goal_star": "{star:bare}: hiányzik {numbers}; {points}.",
    "pavilion.goal_star_least": "{star:bare}: hiányzik {numbers}; legalább {points}.",
    "pavilion.goal_number": "Hiányzó {number:as} mezők: {some_stars}; {points}.",
    # A move
    "pavilion.takes": "{seat:bare}: {tiles:few} {source:off}.",
    "pavilion.takes_joker": "{seat:bare}: {tiles:few} és {wild} {source:off}.",
    "pavilion.takes_only_joker": "{seat:bare}: {wild} {source:off}.",
    "pavilion.takes_stone": "Vele a jelző: {points}, így {score}.",
    "pavilion.takes_stone_limited": "Vele a jelző: {cost}, de 1 alá nem mehet, így {score}.",
    "pavilion.to_center": "Középre: {pool:few}.",
    "pavilion.all_taken": "Minden csempe elfogyott: a lerakást {seat} {seat:kezdi|kezded}.",
    "pavilion.stone_untouched": "A kezdőjátékos-jelzőt senki sem vette el, így {seat} {seat:megtartja|megtartod}.",
    "pavilion.covers": "{seat:bare}: {space:brief}, {points}, így {score}.",
    "pavilion.covers_jokers": "{seat:bare}: {space:brief} {wild:paid}, {points}, így {score}.",
    "pavilion.covers_color": "{seat:bare}: {space:brief} {color:with}, {points}, így {score}.",
    "pavilion.covers_color_jokers": "{seat:bare}: {space:brief} {color:with} és {wild:paid}, {points}, így {score}.",
    "pavilion.pillar": "Oszlop: {count:noun} bónuszcsempe.",
    "pavilion.statue": "Szobor: {count:noun} bónuszcsempe.",
    "pavilion.window": "Ablak: {count:noun} bónuszcsempe.",
    "pavilion.supply_short": "A készletben már csak {count:noun} csempe van.",
    "pavilion.takes_bonus": "{seat} {seat:elvesz|elveszel} egy {color} csempét a készletből.",
    "pavilion.passes": "{seat} {seat:passzol|passzolsz}.",
    "pavilion.discards": "{seat} {seat:eldob|eldobsz} egy {color} csempét: {points}, így {score}.",
    "pavilion.discards_limited": "{seat} {seat:eldob|eldobsz} egy {color} csempét, és {score} ponton {seat:marad|maradsz}.",
    "pavilion.keeps": "{seat} ezt {seat:tartja|tartod} meg a sarokmezőkön: {pool}.",
    # The end of a round and of the game
    "pavilion.round_over": "Vége {round:a} fordulónak, az állás: {scores} pont.",
    "pavilion.over": "Vége a játéknak, következik a végső pontozás.",
    "pavilion.bonus_star": "{seat:bare}: {star} teljes, {points}, így {score}.",
    "pavilion.bonus_number": "{seat:bare}: minden {number:as} mező lefedve, {points}, így {score}.",
    "pavilion.leftover": "{seat:bare}: {count:noun} csempe maradt, {points}, így {score}.",
    "pavilion.leftover_limited": "{seat:bare}: {count:noun} csempe maradt, {cost}, de 1 alá nem mehet, így {score}.",
    "pavilion.wins": "{seat} {seat:nyer|nyersz}: {score} {seat:pontja|pontod} van.",
    "pavilion.share": "{seats} holtversenyben {seats:nyer|nyer|nyersz|nyertek}, fejenként {score} ponttal.",
    # A deal
    "pavilion.round": "{round}. forduló, a dzsókerszín {joker}: {seat} {seat:kezd|kezdesz}.",
    "pavilion.round_without_tiles": (
        "{round}. forduló, a dzsókerszín {joker}: nincs elvehető csempe, a lerakást {seat} {seat:kezdi|kezded}."
    ),
    "pavilion.bag_refilled": "A zsák üres: {count:noun} csempe kerül vissza bele a raktárból.",
    "pavilion.refilled": "A készletbe kerül: {pool}.",
    # Why a move is a good one
    "pavilion.why_pays": "Így le tudod fedni {space:acc}.",
    "pavilion.why_hand": "Így összesen {tiles} lesz nálad.",
    "pavilion.why_stone": "A kezdőjátékos-jelző is a tiéd lesz: {number} pontba kerül, és te kezded a lerakást.",
    "pavilion.why_group": "Ez {count:noun} csempe, több, mint bármelyik más választással.",
    "pavilion.why_joker": "Egy dzsóker is jár vele.",
    "pavilion.why_star": "{star} ezzel teljes lesz: {points} a játék végén.",
    "pavilion.why_star_open": "{star:on} ezután hatból {count} lesz.",
    "pavilion.why_number": "Ezzel minden {number:as} mező le lesz fedve: {points} a játék végén.",
    "pavilion.why_scores": "Azonnal {points:bare} pontot ér.",
    "pavilion.why_most": "Azonnal {points:bare} pontot ér, és most semmi sem ér többet.",
    "pavilion.why_no_joker": "Nem kell hozzá dzsóker.",
    "pavilion.why_is_joker": "Ez ennek a fordulónak a dzsókere.",
    "pavilion.why_next_joker": "A következő forduló dzsókere: {joker}.",
    "pavilion.why_pass": "Négy csempét megtarthatsz, {count:noun} csempét el kell dobnod.",
    "pavilion.why_keep_all": "Minden csempédet megtarthatod a következő fordulóra.",
    "pavilion.why_left": "Ez marad: {pool}.",
    # A refused move
    "pavilion.refusal.over": "A játék véget ért.",
    "pavilion.refusal.deal_due": "Előbb ki kell osztani a csempéket.",
    "pavilion.refusal.coloured_side": "{star} a szürke oldalon van; itt a csillagok: {stars}, például K6 vagy C4P.",
    "pavilion.refusal.grey_side": "{star} a színes oldalon van; itt a csillagok: {stars}, például 25P vagy C4P.",
    "pavilion.refusal.drafting": "Most vegyél el csempéket egy manufaktúrakorongról vagy az asztal közepéről, például 3P.",
    "pavilion.refusal.pass_while_drafting": "Amíg van elvehető csempe, senki sem passzolhat.",
    "pavilion.refusal.placing": "Minden csempe elfogyott; most rakj le egy csempét, vagy passzolj.",
    "pavilion.refusal.no_bonus_due": "Most nem jár bónuszcsempe.",
    "pavilion.refusal.not_passed": "Csempét csak passzolás után dobhatsz el.",
    "pavilion.refusal.bonus_due": "Most vegyél el bónuszcsempét a készletből, például +P; még {number} jár.",
    "pavilion.refusal.has_passed": "Már passzoltál; dobj el csempét, például -P, vagy tartsd meg a többit: kész.",
    "pavilion.refusal.no_such_factory": "Nincs {factory}. korong, csak 1-től {last}-ig.",
    "pavilion.refusal.source_empty": "{source} üres.",
    "pavilion.refusal.color_not_there": "{source:on} nincs {color} csempe, csak {pool}.",
    "pavilion.refusal.joker_among_others": "{color:a} a dzsóker, és csak más színnel együtt jár; {source:on} {pool} van.",
    "pavilion.refusal.space_taken": "{star:on} {number:a-as} már le van fedve: {color}.",
    "pavilion.refusal.star_has_color": "{star:on} már van {color}, csak más színek kerülhetnek rá.",
    "pavilion.refusal.star_is_single": "{star} {held} lett, {color} nem kerülhet rá.",
    "pavilion.refusal.joker_itself": "{color:a} maga a dzsóker, semmi sem helyettesíti: +{jokers} nélkül írd.",
    "pavilion.refusal.too_many_jokers": "Az ár {price}, és ebből legalább egy csempe {color}: legfeljebb {most} dzsóker.",
    "pavilion.refusal.jokers_short": "{jokers} dzsóker kell, ebben a fordulóban ez {joker}; gyűjtött csempék: {hand}.",
    "pavilion.refusal.color_short": "{needed} {color} csempe kell; gyűjtött csempék: {hand}.",
    "pavilion.refusal.not_in_supply": "A készletben nincs {color}, csak {pool}.",
    "pavilion.refusal.not_in_hand": "Nincs gyűjtött {color} csempe, csak {hand}.",
    "pavilion.refusal.color_is_past": "Az eldobás sorrendje: {order}; {last} után {color} már nem mehet.",
    "pavilion.refusal.too_many_before": "Akkor {number} korábbi színű csempe maradna, de csak {corners} sarokmező van.",
    "pavilion.refusal.too_many_kept": (
        "{number} csempe van, de csak {corners} sarokmező; legalább {excess} csempét el kell dobni."
    ),
}
TALK = {
    # Editions
    "dialogue.edition.pavilion.standard": "A királyi pavilon",
    "dialogue.edition.about.pavilion.standard": "A nagy doboz játéka, a dzsókerek szokásos sorrendjével.",
    "dialogue.edition.pavilion.mini": "A királyi pavilon Mini",
    "dialogue.edition.about.pavilion.mini": (
        "Az úti kiadás: ugyanazok a szabályok, és a táblája hátoldalán egy második dzsókersorrend."
    ),
    # Beginning
    "dialogue.unverified": "Ez a dzsókersorrend csak feltevés: nem tudjuk, mi áll a Mini kiadás hátoldalán.",
    "terminal.pavilion": "A királyi pavilon: új játszma {players} játékossal.",
    # Answers
    "dialogue.stone": "A kezdőjátékos-jelző is a tiéd lesz, és te kezded a lerakást.",
    "dialogue.limit": "Senkinek a pontszáma sem csökken 1 alá.",
    "dialogue.pass_free": "{text}: minden csempédet megtarthatod, ez semmibe sem kerül.",
    "dialogue.pass_costs": "{text}: csak négy csempét tarthatsz meg, {number} csempét el kell dobnod.",
    "dialogue.discard": (
        "Dobj el legalább {number} csempét, például így: {example}; mindegyik egy pontba kerül. A többit a kész szóval "
        "tartod meg."
    ),
    "dialogue.discard_none": "Semmit sem kell eldobnod: a kész szóval megtartod a csempéidet.",
    "dialogue.call.pavilion_place": "{seat} {seat:következik|következel}: lerakás vagy passz.",
    "dialogue.call.pavilion_bonus": "{seat} {seat:következik|következel}: {count:noun} bónuszcsempe.",
    "dialogue.moves.pavilion_take": "{source:bare}: {pool}.",
    "dialogue.moves.pavilion_place": "Lefedhető mezők: {spaces}.",
    # How moves are typed
    "dialogue.form.pavilion_draft": (
        "Egy lépés két részből áll: honnan és milyen szín. Például 3 piros, röviden 3P; az asztal közepe c."
    ),
    "dialogue.form.pavilion_place": (
        "Egy lépés egy csillag és egy szám: K6; két dzsókerrel K6+2; a középső csillagon színnel: C4P. Vagy passz."
    ),
    "dialogue.form.pavilion_place_grey": (
        "Egy lépés egy csillag száma, egy mező száma és egy szín: 25P; egy dzsókerrel 25P+1; a középső csillag c: C4P. Vagy "
        "passz."
    ),
    "dialogue.form.pavilion_bonus": "Vegyél el bónuszcsempéket: +P, vagy többet: +P +P +K.",
    "dialogue.form.pavilion_discard": "Dobj el csempéket, vagy tartsd meg a többit: -P -P kész.",
    # Help
    "dialogue.help.hand": "csempék: a gyűjtött csempéid; csempék 2: a 2. játékoséi.",
    "dialogue.help.supply": "készlet: a bónuszként elvehető csempék.",
    "dialogue.help.star": "csillag piros: a piros csillagod; csillag c: a középső; csillag piros 2: a 2. játékosé.",
    "dialogue.help.star_grey": "csillag 2: a 2. csillagod; csillag c: a középső; csillag 2 1: az 1. játékosé.",
    "dialogue.help.number": "szám 3: mely 3-as mezőid vannak lefedve.",
    "dialogue.help.afford": "fizethető: a mezők, amelyeket most ki tudsz fizetni.",
    "dialogue.help.space": "mező piros 3: a piros 3-asod, az ára, a szomszédai és a bónusza; tovább: balra, jobbra.",
    "dialogue.help.space_grey": "mező 2 5: a 2. csillagod 5-öse, az ára, a szomszédai és a bónusza; tovább: balra, jobbra.",
    "dialogue.help.ring": "gyűrű: hogyan állnak a számok egy csillagon; gyűrű 3: mely számok vannak a 3-as mellett.",
    "dialogue.help.stars": "csillagok: hol vannak a csillagok.",
    "dialogue.help.bonus": "bónusz: a legközelebbi oszlop, szobor és ablak, és mi hiányzik hozzá; bónusz 2: a 2. játékosé.",
    "dialogue.help.pillar": "oszlop: a legközelebbi oszlopok; oszlop piros: mi veszi körül a piros csillagét.",
    "dialogue.help.statue": "szobor: a legközelebbi szobrok; szobor piros: mi veszi körül a piros csillagéit.",
    "dialogue.help.window": "ablak: a legközelebbi ablakok; ablak piros: mi veszi körül a piros csillagét.",
    "dialogue.help.pillar_grey": "oszlop: a legközelebbi oszlopok; oszlop 2: mi veszi körül a 2. csillagét.",
    "dialogue.help.statue_grey": "szobor: a legközelebbi szobrok; szobor 2: mi veszi körül a 2. csillagéit.",
    "dialogue.help.window_grey": "ablak: a legközelebbi ablakok; ablak 2: mi veszi körül a 2. csillagét.",
    "dialogue.help.stone": "jelző: kinél van a kezdőjátékos-jelző.",
    "dialogue.help.joker": "dzsóker: a dzsókerszín most és a következő fordulókban.",
    # The rules, in our own words
    "dialogue.rules.pavilion.aim": (
        "Az nyer, akinek a végén a legtöbb pontja van; pontot úgy szerzel, hogy csempékkel lefeded hét csillagod mezőit. "
        "Mindenki 5 ponttal kezd."
    ),
    "dialogue.rules.pavilion.turns": (
        "Az óramutató járása szerint következtek. Hogy az első fordulót ki kezdi, a játék előtt dől el; később az kezd, akinél "
        "a kezdőjátékos-jelző van."
    ),
    "dialogue.rules.pavilion.rounds": (
        "Hat forduló van. Mindegyikben előbb elveszitek az összes csempét, aztán sorban egy-egy csempét raktok le, amíg "
        "mindenki nem passzolt. Minden forduló elején négy csempe van minden manufaktúrakorongon: ketten 5, hárman 7, négyen 9 "
        "koronggal játszotok."
    ),
    "dialogue.rules.pavilion.jokers": (
        "A dzsókerszín az 1. fordulótól a 6. fordulóig, ebben a sorrendben: {order}. A dzsóker csak a saját fordulójában "
        "helyettesíthet fizetéskor más színt."
    ),
    "dialogue.rules.pavilion.take": (
        "Elvételkor válassz egy manufaktúrakorongot vagy az asztal közepét, és egy színt, amely nem a dzsóker: megkapod "
        "onnan az összes ilyen csempét, és pontosan egy dzsókert, ha van ott. A korong többi csempéje az asztal közepére "
        "kerül. Passzolni ekkor nem lehet."
    ),
    "dialogue.rules.pavilion.onlyjokers": (
        "A dzsóker színét csak ott választhatod, ahol nincs más csempe; ekkor egyet veszel el."
    ),
    "dialogue.rules.pavilion.stone": (
        "Aki egy fordulóban elsőként vesz el az asztal közepéről, a kezdőjátékos-jelzőt is elveszi, és minden ekkor elvett "
        "csempéért egy pontot veszít. Ő kezdi a lerakást és a következő fordulót."
    ),
    "dialogue.rules.pavilion.place": (
        "Lerakáskor lefedsz egy üres mezőt, és annyi csempét fizetsz, amennyi a száma: legalább egyet abból a színből, amely "
        "oda kerül, a többit ebből a színből vagy dzsókerekből."
    ),
    "dialogue.rules.pavilion.tower": (
        "Egy kifizetett csempe a mezőre kerül, a többi a raktárba. Ha húzáskor üres a zsák, a raktár csempéi visszakerülnek "
        "bele; ha az is üres, a fordulót kevesebb csempével játsszátok."
    ),
    "dialogue.rules.pavilion.star": "Egy külső csillagra csak a saját színe kerülhet, a középsőre hat különböző szín.",
    "dialogue.rules.pavilion.star_grey": (
        "Egy csillag első két csempéje dönt: ha egyformák, onnantól csak ez a szín kerülhet rá, különben hat különböző."
    ),
    "dialogue.rules.pavilion.score": (
        "Egy csempe annyi pontot ér, ahány csempéből áll a megszakítatlan csoportja a csillagon, önmagát is beleszámítva. "
        "Különböző csillagok csempéi sosem alkotnak csoportot."
    ),
    "dialogue.rules.pavilion.ring": (
        "Minden csillagon körben állnak a számok 1-től 6-ig, és a 6-os megint az 1-es mellett van. A középső csillag körül, "
        "bal felülről az óramutató járása szerint: narancssárga, piros, kék, sárga, zöld, lila."
    ),
    "dialogue.rules.pavilion.ring_grey": (
        "A külső csillagokon körben így állnak a számok: 3, 2, 1, 4, 5, 6, és a 6-os megint a 3-as mellett van. Az 1-től "
        "6-ig számozott csillagok bal felülről az óramutató járása szerint fekszenek. A középső csillag mind a hat mezője "
        "3-as; a lépésekben felülről körbe 1-től 6-ig számozzuk őket."
    ),
    "dialogue.rules.pavilion.bonus": (
        "Ha lefedted az összes mezőt egy oszlop körül, 1 csempét kell elvenned a készletből, szobor körül 2-t, ablak körül "
        "3-at. A készletben tíz csempe van, és minden kör után feltöltődik."
    ),
    "dialogue.rules.pavilion.bonusplaces": (
        "Ablak: egy külső csillag 5-ös és 6-os mezője. Szobor: egy külső csillag 1-es és 2-es, és az óramutató járása "
        "szerint következő csillag 3-as és 4-es mezője. Oszlop: egy külső csillag 2-es és 3-as, és a középső csillag két "
        "mezője. Ezek a narancssárgánál a 6-os és az 1-es, a pirosnál az 1-es és a 2-es, és körben minden csillagnál eggyel "
        "tovább."
    ),
    "dialogue.rules.pavilion.bonusplaces_grey": (
        "Ablak: egy külső csillag 5-ös és 6-os mezője. Szobor: egy külső csillag 3-as és 2-es, és az óramutató járása "
        "szerint következő csillag 1-es és 4-es mezője. Oszlop: egy külső csillag 2-es és 1-es, és a középső csillag két "
        "mezője. Ezek az 1. csillagnál a 6. és az 1., a 2. csillagnál az 1. és a 2., és körben minden csillagnál eggyel "
        "tovább."
    ),
    "dialogue.rules.pavilion.pass": (
        "Bármelyik körödben passzolhatsz, és muszáj, ha semmit sem tudsz lerakni; ebben a fordulóban többé nem lépsz. "
        "Legfeljebb négy csempét tarthatsz meg a következő fordulóra; minden más csempe a raktárba kerül, és egy pontot "
        "veszítesz érte."
    ),
    "dialogue.rules.pavilion.floorone": (
        "A pontszám sosem megy 1 alá, akármennyibe kerülne a kezdőjátékos-jelző, az eldobott vagy a megmaradt csempék."
    ),
    "dialogue.rules.pavilion.end": (
        "Az összes 1-es mező lefedése 4 pontot hoz, az összes 2-esé 8, az összes 3-asé 12, az összes 4-esé 16 pontot; az "
        "5-ösök és a 6-osok semmit. Minden megmaradt csempe 1 pontba kerül. Egyenlő pontszámnál osztoztok a győzelmen."
    ),
    "dialogue.rules.pavilion.starpoints": (
        "A hatodik forduló után minden teljes csillag pontot hoz: a piros 14, a kék 15, a sárga 16, a narancssárga 17, a "
        "zöld 18, a lila 20, a középső 12 pontot."
    ),
    "dialogue.rules.pavilion.starpoints_grey": (
        "A hatodik forduló után minden teljes egyszínű csillag pontot hoz: a piros 14, a kék 15, a sárga 16, a narancssárga "
        "17, a zöld 18, a lila 20 pontot. A teljes hatszínű csillag 12 pontot hoz; több azonos színű csillag mind számít."
    ),
    # What the signs of the drawn table mean
    "dialogue.legend.pavilion.space": "Egy számjegy egy üres mező, és az, hogy mibe kerül.",
    "dialogue.legend.pavilion.star": "Egy betű zárójelben egy csillag neve: (C) a középső, a többit a színük betűje jelöli.",
    "dialogue.legend.pavilion.star_grey": "Egy számjegy zárójelben egy csillag neve; (C) a középső.",
    "dialogue.legend.pavilion.bonus": (
        "¹ egy oszlop, ² egy szobor, ³ egy ablak: ennyi bónuszcsempe jár, ha körülötte minden mező le van fedve."
    ),
    "dialogue.legend.pavilion.done": "• egy oszlop, szobor vagy ablak, amely már elkészült.",
    "dialogue.legend.pavilion.stone": "1★ a kezdőjátékos-jelző.",
    "dialogue.legend.pavilion.center": "C az asztal közepe; a számozott keretek a manufaktúrakorongok.",
    "dialogue.legend.pavilion.turn": "▶ és a vastag keret mutatja, ki következik; a keret jobb oldalán a pontok állnak.",
    "dialogue.legend.pavilion.compact": (
        "K5 a kék csillag 5-ös mezője, 2.5 a szürke oldalon a 2. csillag 5-ös mezője. CS a középső csillag, C4 ennek 4-es "
        "mezője, előtte egy pont: szabad. Szín után a * dzsókert jelent, C után a kezdőjátékos-jelzőt."
    ),
    # Labels of the drawn table
    "terminal.label.tower": "raktár",
    "terminal.label.supply": "készlet",
    "terminal.label.hand": "csempék",
    "terminal.label.corners": "sarkok",
    "terminal.label.joker": "dzsóker",
    "terminal.label.passed": "passzolt",
    # Moves, named: what each would bring is said after a colon
    "server.move.draft": "{color} {source:from}",
    "server.move.place": "{space}",
    "server.move.place_jokers": "{space}, {number} dzsókerrel",
    "server.move.place_color": "{space}, {color} csempével",
    "server.move.place_color_jokers": "{space}, {color} csempével és {number} dzsókerrel",
    "server.move.pass": "passz",
    "server.move.bonus": "egy {color} csempe a készletből",
    "server.move.discard": "egy {color} csempe eldobása",
    "server.move.stop": "a többi megtartása",
}
TYPED = TypedWords(
    {
        "hand": ("csempék", "csempéim", "gyűjtött csempék", "kéz", "sarkok", "sarokmezők", "sarok"),
        "supply": ("készlet",),
        "star": ("csillag",),
        "number": ("szám",),
        "afford": ("fizethető",),
        "space": ("mező",),
        "ring": ("gyűrű",),
        "stars": ("csillagok",),
        "bonus": ("bónusz", "bónuszcsempe", "bónuszcsempék"),
        "pillar": ("oszlop",),
        "statue": ("szobor",),
        "window": ("ablak",),
        "stone": ("jelző", "kezdőjátékos-jelző"),
        "joker": ("dzsóker", "dzsókerszín"),
    }
)
LETTERS = {"purple": "L", "green": "Z", "orange": "N", "yellow": "S", "blue": "K", "red": "P"}
OTHER_COLORS = {"orange": ("narancs",)}
WORDS = Words(SENTENCES, TALK, typed=TYPED, letters=LETTERS, other_colors=OTHER_COLORS, grammar=HungarianStars)
