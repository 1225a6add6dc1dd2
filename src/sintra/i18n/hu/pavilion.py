"""Summer Pavilion in Hungarian, in the terms of the Hungarian rule book."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.i18n.grammar import Space
from sintra.i18n.hu.grammar import Hungarian, numbered, suffixed, with_article
from sintra.i18n.words import TypedWords, Words
from sintra.pavilion.move import CENTER_STAR
from sintra.pavilion.tiles import COLOR

SENTENCES = {
    # A position
    "pavilion.at_deal": "{round}. forduló, a dzsókerszín {joker}: a csempék kiosztása következik, {seat} kezd.",
    "pavilion.at_draft": "{round}. forduló, a dzsókerszín {joker}: {seat} következik, csempéket vesz el.",
    "pavilion.at_place": "{round}. forduló, a dzsókerszín {joker}: {seat} következik, csempét rak le vagy passzol.",
    "pavilion.at_bonus": "{round}. forduló, a dzsókerszín {joker}: {seat} még {count:noun} bónuszcsempét vesz el a készletből.",
    "pavilion.at_refill": "{round}. forduló, a dzsókerszín {joker}: a készlet feltöltése után {seat} következik.",
    "pavilion.at_discard": "{round}. forduló, a dzsókerszín {joker}: {seat} passzolt, és csempéket dob el vagy tart meg.",
    "pavilion.at_over": "A játék véget ért.",
    "pavilion.center": "Az asztal közepe: {pool}.",
    "pavilion.center_stone": "Az asztal közepe: kezdőjátékos-jelző, {pool}.",
    "pavilion.center_stone_only": "Az asztal közepén csak a kezdőjátékos-jelző van.",
    "pavilion.center_empty": "Az asztal közepe üres.",
    "pavilion.factory": "{source:bare}: {pool}.",
    "pavilion.factory_empty": "{source} üres.",
    "pavilion.factories_empty": "{sources} manufaktúrakorong üres.",
    "pavilion.supply": "Készlet: {pool}.",
    "pavilion.supply_empty": "A készlet üres.",
    "pavilion.bag": "Zsák: {pool}.",
    "pavilion.bag_empty": "A zsák üres.",
    "pavilion.tower": "Raktár: {pool}.",
    "pavilion.tower_empty": "A raktár üres.",
    "pavilion.seat": "{seat:bare}: {score} pont.",
    "pavilion.seat_passed": "{seat:bare}: {score} pont, passzolt.",
    "pavilion.hand": "Gyűjtött csempék: {pool}.",
    "pavilion.hand_empty": "Nincs gyűjtött csempe.",
    "pavilion.corners": "Sarokmezők: {pool}.",
    "pavilion.star": "{star:bare}: {numbers}.",
    "pavilion.star_full": "{star:bare}: tele.",
    "pavilion.star_colors": "{star:bare}: {cells:mező}.",
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
    "pavilion.big": "Legnagyobb csoportok: {groups}.",
    "pavilion.none_big": "Nincs elvehető csempe.",
    # A move
    "pavilion.takes": "{seat} elvesz {tiles:acc} {source:from}.",
    "pavilion.takes_joker": "{seat} elvesz {tiles:acc} és {wild:acc} {source:from}.",
    "pavilion.takes_only_joker": "{seat} elvesz {wild:acc} {source:from}.",
    "pavilion.takes_stone": "{seat} elveszi a kezdőjátékos-jelzőt: {points}, összesen {score}.",
    "pavilion.takes_stone_limited": "{seat} elveszi a kezdőjátékos-jelzőt: {cost}, de 1 alá nem mehet, összesen {score}.",
    "pavilion.to_center": "A maradék az asztal közepére kerül: {pool}.",
    "pavilion.all_taken": "Minden csempe elfogyott: a lerakást {seat} kezdi.",
    "pavilion.stone_untouched": "A kezdőjátékos-jelzőt senki sem vette el, így {seat} megtartja.",
    "pavilion.covers": "{seat} lefedi {space:acc} {tiles:with}: {points}, összesen {score}.",
    "pavilion.covers_jokers": "{seat} lefedi {space:acc} {tiles:with} és {wild:with}: {points}, összesen {score}.",
    "pavilion.pillar": "Elkészült az oszlop {between} között: {count:noun} bónuszcsempe.",
    "pavilion.statue": "Elkészült a szobor {between} között: {count:noun} bónuszcsempe.",
    "pavilion.window": "Elkészült az ablak {between:at}: {count:noun} bónuszcsempe.",
    "pavilion.supply_short": "A készletben már csak {count:noun} csempe van.",
    "pavilion.takes_bonus": "{seat} elvesz egy {color} csempét a készletből.",
    "pavilion.passes": "{seat} passzol.",
    "pavilion.discards": "{seat} eldob egy {color} csempét: {points}, összesen {score}.",
    "pavilion.discards_limited": "{seat} eldob egy {color} csempét, és {score} ponton marad.",
    "pavilion.keeps": "{seat} ezt tartja meg: {pool}.",
    # The end of a round and of the game
    "pavilion.round_over": "Vége {round:a} fordulónak, az állás: {scores} pont.",
    "pavilion.over": "Vége a játéknak, következik a végső értékelés.",
    "pavilion.bonus_star": "{seat:bare}: {star} tele van, {points}, összesen {score}.",
    "pavilion.bonus_number": "{seat:bare}: minden {number:as} mező lefedve, {points}, összesen {score}.",
    "pavilion.leftover": "{seat:bare}: {count:noun} megmaradt csempe, {points}, összesen {score}.",
    "pavilion.leftover_limited": "{seat:bare}: {count:noun} megmaradt csempe, {cost}, de 1 alá nem mehet, összesen {score}.",
    "pavilion.wins": "{seat} nyer {score} ponttal.",
    "pavilion.share": "{seats} holtversenyben nyer, fejenként {score} ponttal.",
    # A deal
    "pavilion.round": "{round}. forduló, a dzsókerszín {joker}: {seat} kezd.",
    "pavilion.round_without_tiles": "{round}. forduló, a dzsókerszín {joker}: nincs elvehető csempe, a lerakást {seat} kezdi.",
    "pavilion.bag_refilled": "A zsák üres: {count:noun} csempe kerül bele a raktárból.",
    "pavilion.refilled": "A készletbe kerül: {pool}.",
    # Why a move is a good one
    "pavilion.why_pays": "Így le tudod fedni {space:acc}.",
    "pavilion.why_hand": "Így összesen {tiles} lesz nálad.",
    "pavilion.why_stone": "A kezdőjátékos-jelző is a tiéd lesz: {number} pontba kerül, és te kezded a lerakást.",
    "pavilion.why_group": "Ez {count:noun} csempe, több, mint amennyit bármi más hoz.",
    "pavilion.why_joker": "Egy dzsóker is jár vele.",
    "pavilion.why_star": "{star} ezzel megtelik: {points} a játék végén.",
    "pavilion.why_star_open": "{star:on} ezután hatból {count} lesz.",
    "pavilion.why_number": "Ezzel minden {number:as} mező le lesz fedve: {points} a játék végén.",
    "pavilion.why_scores": "Azonnal ennyit ér: {points}.",
    "pavilion.why_most": "Azonnal ennyit ér: {points}, és most semmi sem ér többet.",
    "pavilion.why_no_joker": "Nem kell hozzá dzsóker.",
    "pavilion.why_is_joker": "Ez ennek a fordulónak a dzsókere.",
    "pavilion.why_next_joker": "A következő forduló dzsókere: {joker}.",
    "pavilion.why_pass": "Négy csempét megtarthatsz, {count:noun} csempét el kell dobni.",
    "pavilion.why_keep_all": "Minden csempédet megtarthatod a következő fordulóra.",
    "pavilion.why_left": "Ez marad: {pool}.",
    # A refused move
    "pavilion.refusal.over": "A játék véget ért.",
    "pavilion.refusal.deal_due": "Előbb csempéket kell húzni.",
    "pavilion.refusal.coloured_side": "{star} a szürke oldalon van; itt a csillagok: {stars}, például B6 vagy C4R.",
    "pavilion.refusal.grey_side": "{star} a színes oldalon van; itt a csillagok: {stars}, például 25R vagy C4R.",
    "pavilion.refusal.drafting": "Most csempéket kell elvenni egy korongról vagy az asztal közepéről, például 3R.",
    "pavilion.refusal.pass_while_drafting": "Amíg van elvehető csempe, senki sem passzolhat.",
    "pavilion.refusal.placing": "Minden csempe elfogyott; most le kell rakni egy csempét, vagy passzolni.",
    "pavilion.refusal.no_bonus_due": "Most nem jár bónuszcsempe.",
    "pavilion.refusal.not_passed": "Csempét eldobni csak passzolás után lehet.",
    "pavilion.refusal.bonus_due": "Most bónuszcsempét kell elvenni a készletből, például +R; még jár: {number}.",
    "pavilion.refusal.has_passed": "Már passzoltál; most dobj el csempét, például -R, vagy fejezd be így: stop.",
    "pavilion.refusal.no_such_factory": "Nincs {factory}. manufaktúrakorong, az utolsó {last:a}",
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
    "pavilion.refusal.too_many_kept": "{number} csempe van, de csak {corners} sarokmező; legalább {excess} csempe fölösleges.",
}
TALK = {
    # Beginning
    "dialogue.unverified": "Ez a dzsókersorrend csak feltevés: nem tudjuk, mi áll a Mini kiadás hátoldalán.",
    "terminal.pavilion": "Nyári pavilon, új játszma, a játékosok száma {players}.",
    # Answers
    "dialogue.pass_free": "{text}: minden csempédet megtarthatod, ez semmibe sem kerül.",
    "dialogue.pass_costs": "{text}: csak négy csempe tartható meg, {number} csempét el kell dobni.",
    "dialogue.discard": (
        "Dobj el legalább {number} csempét, például {example}, mindegyiket egy pontért; utána az állj megtartja a többit."
    ),
    "dialogue.discard_none": "Semmit sem kell eldobni: az állj megtartja a csempéidet.",
    # How moves are typed
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
    "dialogue.help.hand": "kéz: a csempéid; kéz 2: a 2. játékoséi.",
    "dialogue.help.supply": "készlet: a bónuszként elvehető csempék.",
    "dialogue.help.star": "csillag piros: a piros csillagod; csillag c: a középső; csillag piros 2: a 2. játékosé.",
    "dialogue.help.star_grey": "csillag 2: a 2. csillagod; csillag c: a középső; csillag 2 1: az 1. játékosé.",
    "dialogue.help.number": "szám 3: mely 3-as mezőid vannak lefedve.",
    "dialogue.help.afford": "fizethető: a mezők, amelyeket ki tudsz fizetni.",
    # The rules, in our own words
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
    # Labels of the drawn table
    "terminal.label.tower": "torony",
    "terminal.label.supply": "készlet",
    "terminal.label.hand": "kéz",
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


class HungarianStars(Hungarian):
    """How Hungarian says stars and their spaces."""

    def star(self, star: str, form: str) -> str:
        """Say ``a kék csillag``, ``a középső csillag`` or ``a 2. csillag``; ``on`` adds a suffix, ``bare`` leaves out a."""
        said = f"{self._short_star(star)} csillag"
        if form == "bare":
            return said
        return with_article(suffixed(said, "on", "en", "ön") if form == "on" else said)

    def _short_star(self, star: str) -> str:
        if star == CENTER_STAR:
            return "középső"
        return f"{star}." if star.isdigit() else self.color(COLOR[star], "")

    def some_stars(self, stars: Sequence[str], _form: str) -> str:
        """List stars: ``középső, kék``, on the grey side ``középső, 1``."""
        return ", ".join(star if star.isdigit() else self._short_star(star) for star in stars)

    def between(self, stars: Sequence[str], form: str) -> str:
        """Say the stars at a feature: ``a kék és a középső csillag``; with the form ``at`` of one: ``a kék csillagnál``."""
        noun = suffixed("csillag", "nál", "nél") if form == "at" else "csillag"
        return f"{self.all_of(with_article(self._short_star(star)) for star in stars)} {noun}"

    def space(self, space: Space, form: str) -> str:
        """Say ``kék 5-ös`` or ``2. csillag 5-ös mezője``; with the form ``acc`` with its article: ``a kék 5-öst``."""
        star, number = space
        said = (
            f"{star}. csillag {numbered(number)} mezője" if star.isdigit() else f"{self._short_star(star)} {numbered(number)}"
        )
        return with_article(suffixed(said, "t", "t")) if form == "acc" else said

    def spaces(self, spaces: Sequence[Space], _form: str) -> str:
        """List spaces."""
        return ", ".join(self.space(space, "") for space in spaces)


TYPED = TypedWords(
    {
        "hand": ("kéz",),
        "supply": ("készlet",),
        "star": ("csillag",),
        "number": ("szám",),
        "afford": ("fizethető",),
    }
)
WORDS = Words(SENTENCES, TALK, typed=TYPED, grammar=HungarianStars)
