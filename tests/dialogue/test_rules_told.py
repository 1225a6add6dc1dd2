"""The rules as they are told: every clause that somebody needs who has never seen the game, in the terminal and on the pages.

Each clause is a pattern by language, which must be found in `rules` of the terminal and in the rule page alike: what a person
must know, whatever else is said around it.
"""

from __future__ import annotations

import json
import re
from importlib import resources

import pytest

from sintra import games
from sintra.dialogue.kind import kind_of
from sintra.i18n import Speaker
from sintra.i18n.languages import codes

Clauses = dict[str, dict[str, str]]

AZUL: Clauses = {
    "two, three and four players have 5, 7 and 9 factories with four tiles each": {
        "en": r"four tiles.* 5 factories, three have 7, four have 9",
        "de": r"vier .*Fliesen .*Zu zweit sind es 5 Manufakturplättchen, zu dritt 7, zu viert 9",
        "hu": r"négy .*csempe .*etten 5, hárman 7, négyen 9 koronggal",
    },
    "who begins the first round, and the later ones": {
        "en": r"Play goes clockwise\. Who begins (round 1|the first round) is settled before the game.* begins",
        "de": r"reihum im Uhrzeigersinn.*er die erste Runde beginnt, steht vor dem Spiel fest.*nächste Runde",
        "hu": r"z óramutató járása szerint következ.*ogy az első fordulót ki kezdi, a játék előtt dől el",
    },
    "all tiles of one color, the rest to the center": {
        "en": r"all tiles of one color from one factory.* (go|goes) to the center",
        "de": r"alle Fliesen einer Farbe von einem Manufakturplättchen.*in die Tischmitte",
        "hu": r"szín összes csempéjét.*asztal közepére",
    },
    "beside a full floor the marker costs nothing": {
        "en": r"(floor is full, it|start marker) lies beside (it|the floor)",
        "de": r"(Bodenreihe voll, liegt er|Startspielermarker liegt) daneben",
        "hu": r"padlósor (tele van, mellé|mellé) kerül",
    },
    "what lay on the floor goes to the lid": {
        "en": r"its tiles go to the lid",
        "de": r"ihre Fliesen kommen in den Schachteldeckel",
        "hu": r"a csempéi (pedig a dobozfedélbe|a dobozfedélbe kerülnek)",
    },
    "nobody may pass": {
        "en": r"Nobody may pass",
        "de": r"niemand darf passen|Passen darf niemand",
        "hu": r"Passzolni nem lehet",
    },
    "the room of the lines": {
        "en": r"[Ll]ine 1 holds one tile, line 2 two, and so on to line 5, which holds five",
        "de": r"Musterreihe 1 fasst eine Fliese, Musterreihe 2 zwei und so weiter bis fünf",
        "hu": r"z 1\. mintasorban egy csempének van helye.*5\. mintasor(ban|ig, ahol) ötnek",
    },
    "one color in a line, and not one that its row of the wall has": {
        "en": r"A line holds one color only.*(its row of the wall already has|whose row on the wall already has that color)",
        "de": r"In einer Musterreihe liegt (immer )?nur eine Farbe.*derselben Reihe deiner Wand schon liegt",
        "hu": r"Egy mintasorban csak egy szín lehet.*már megvan",
    },
    "tiles may be put on the floor": {
        "en": r"may also put all (of them|the tiles you took) there",
        "de": r"darfst auch alle?s? .*dorthin legen",
        "hu": r"(oda is tehetsz mindent|összes elvett csempét szándékosan is oda teheted)",
    },
    "a full floor sends tiles to the lid": {
        "en": r"seven slots.* full, further tiles go to the lid.* cost nothing",
        "de": r"sieben Felder\. Ist sie voll, kommen weitere Fliesen in den Schachteldeckel und kosten nichts",
        "hu": r"mind a hét mezője foglalt, a további csempék .*dobozfedélbe kerülnek",
    },
    "the marker costs 1 to 3 points, by its slot": {
        "en": r"next free floor slot.* costs 1(, 2 or| to) 3 points there.* (its holder begins|begins) the next round",
        "de": r"das nächste freie Feld deiner Bodenreihe und kostet dort 1 bis 3 Punkte\. Dafür beginnst du die nächste Runde",
        "hu": r"első szabad mezőjét foglalja el, és 1, 2 vagy 3 pontba kerül",
    },
    "what the slots cost, and that no score falls below 0": {
        "en": r"1, 1, 2, 2, 2, 3 and 3.*below 0",
        "de": r"1, 1, 2, 2, 2, 3 und 3 Punkte.*Unter 0 fällt niemand",
        "hu": r"1, 1, 2, 2, 2, 3(,| és) 3.*sosem megy (0|nulla) alá",
    },
    "how a tile scores": {
        "en": (
            r"point for each tile in \w+ unbroken row( through it)?, itself included, and the same for \w+ column\. "
            r"A direction without neighbors does not count; a tile with no neighbors at all scores 1"
        ),
        "de": (
            r"Punkt für jede Fliese, die in ihrer Reihe lückenlos an sie anschließt, sie selbst mitgezählt"
            r".*dasselbe .*für ihre Spalte.*[Gg]anz ohne Nachbarn bringt (die Fliese|sie) 1 Punkt"
        ),
        "hu": r"rajta átmenő megszakítatlan (sor|oszlop).*irányban nincs szomszédja, az nem számít.*zomszéd nélkül 1 pontot ér",
    },
    "short rounds": {
        "en": r"If the bag runs out, the lid is emptied into it; if that runs out too, the round is played with fewer tiles",
        "de": r"aus dem Schachteldeckel zurück in den Beutel|Schachteldeckel und von dort zurück in den Beutel",
        "hu": r"a fordulót kevesebb csempével játsszátok",
    },
    "how the game ends": {
        "en": r"after the round in which .*row.* nobody can place a tile",
        "de": r"nach der Runde, in der .*waagerechte Reihe.* niemand mehr eine Fliese an die Wand setzen kann",
        "hu": r"annak a fordulónak a végén .*vízszintes sor.* már senki sem tehet csempét a falra",
    },
    "2, 7 and 10 points, and the tie": {
        "en": r"full row.*7.*10.*more full rows wins; if that is equal too, they share the victory",
        "de": r"volle Reihe.*7.*10.*mehr volle Reihen hat; ist auch das gleich, wird der Sieg geteilt",
        "hu": r"teljes vízszintes sor.*7.*10.*több teljes vízszintes sora van; ha az is egyenlő, oszto(zto|zna)k a győzelmen",
    },
}
AZUL_COLOURED: Clauses = {
    "where the colors of the wall are": {
        "en": r"blue, yellow, red, black and teal.*moved one column to the right",
        "de": r"Blau, Gelb, Rot, Schwarz und Türkis\. Jede weitere Reihe ist um ein Feld nach rechts verschoben",
        "hu": r"kék, sárga, piros, fekete, türkiz\. Minden további sorban minden szín egy mezővel később áll",
    },
}
AZUL_GREY: Clauses = {
    "each color once in a row and in a column": {
        "en": r"(may lie only once in a row and once in a column|no color may lie twice in a row or twice in a column)",
        "de": r"(darf keine Farbe zweimal liegen|keine Farbe darf zweimal in einer Reihe oder Spalte liegen)",
        "hu": r"egy szín sem lehet kétszer ugyanabban a sorban vagy oszlopban",
    },
    "a line without a column falls": {
        "en": r"no column (left )?for its color, all (of )?its tiles fall to the floor",
        "de": r"kein Feld erlaubt, fallen alle (ihre )?Fliesen (der Musterreihe )?in die Bodenreihe",
        "hu": r"összes csempéje a padlósorba esik",
    },
}
PAVILION: Clauses = {
    "two, three and four players have 5, 7 and 9 factories with four tiles each": {
        "en": r"four tiles on (each|every) factory: two players have 5 factories, three have 7, four have 9",
        "de": r"vier Fliesen auf jedem Manufakturplättchen.*u zweit sind es 5 Manufakturplättchen, zu dritt 7, zu viert 9",
        "hu": r"négy csempe van minden manufaktúrakorongon.*etten 5, hárman 7, négyen 9 koronggal",
    },
    "who begins": AZUL["who begins the first round, and the later ones"]
    | {"en": r"Play goes clockwise[.;] [Ww]ho begins (round 1|the first round) is settled before the game"},
    "six rounds, 5 points to begin with": {
        "en": r"(six rounds.*5 points|5 points.*six rounds)",
        "de": r"(sechs Runden.*mit 5 Punkten|mit 5 Punkten.*sechs Runden)",
        "hu": r"([Hh]at forduló.*5 ponttal|5 ponttal.*[Hh]at forduló)",
    },
    "the order of the jokers": {
        "en": r"purple, green, orange, yellow, blue(,| and) red",
        "de": r"Lila, Grün, Orange, Gelb, Blau(,| und) Rot",
        "hu": r"lila, zöld, narancssárga, sárga, kék(,| és) piros",
    },
    "exactly one joker comes along, and alone only where nothing else lies": {
        "en": r"exactly one.*(only jokers lie, you take just one|only where nothing else lies; then you take just one)",
        "de": r"genau ein.*nur wählen, wo nichts anderes liegt; dann nimmst du genau einen",
        "hu": r"pontosan egy.*csak ott választhatod, ahol nincs más csempe; ekkor egyet veszel el",
    },
    "the stone costs a point for each tile of the turn, and its holder places first": {
        "en": r"(places first|point for each tile).*(point for each tile|places first)",
        "de": r"(Punkt für jede Fliese|legst dann zuerst).*(legst du zuerst|Punkt für jede Fliese)",
        "hu": r"kezdi a lerakást|csempéért egy pontot veszít",
    },
    "what is paid": {
        "en": r"[Aa]t least one (tile )?must have the color",
        "de": r"[Mm]indestens eine (davon hat|Fliese muss) die Farbe",
        "hu": r"legalább egy(et abból a színből| csempének a mező színéből)",
    },
    "the tower goes back into the bag": {
        "en": r"go(es)? to the tower.*If the bag runs out, the tower is emptied into it",
        "de": r"Turm.*zurück in den Beutel",
        "hu": r"a raktárba.*a raktár csempéi visszakerülnek bele",
    },
    "short rounds": {
        "en": r"(fewer tiles are laid out|there are fewer tiles)",
        "de": r"liegen weniger Fliesen aus",
        "hu": r"a fordulót kevesebb csempével játsszátok",
    },
    "how a tile scores": {
        "en": r"group.*itself included.*never form a group",
        "de": r"Punkt.*Gruppe.*auf demselben Stern.*(nie zusammen|nie eine Gruppe)",
        "hu": r"ahány csempéből .*csoport.*sosem alkotnak csoportot",
    },
    "bonus tiles must be taken": {
        "en": r"you must take 1 tile from the supply, (around|for) a statue 2, (around|for) a window 3",
        "de": r"nimmst du 1 Fliese aus dem Vorrat, \w+ einer? Statue 2, \w+ ein(em)? Fenster 3.*Du musst sie nehmen",
        "hu": r"1 csempét (kell elvenned|el kell venned) a készletből[,;] szobor.* 2-t, ablak.* 3-at",
    },
    "four tiles are kept, the others cost a point each": {
        "en": r"(at most four tiles).*tower and costs (a|1) point",
        "de": r"[Hh]öchstens vier.*kostet (einen|1) Punkt",
        "hu": r"[Ll]egfeljebb négy csemp.*pontot veszítesz érte",
    },
    "no score below 1": {"en": r"below 1", "de": r"(nie )?unter 1", "hu": r"1 alá"},
    "one must pass who cannot place": {
        "en": r"may pass on any turn, and must",
        "de": r"(Kannst oder willst du nichts mehr legen, passt du|Passen darfst du in jedem Zug, und du musst)",
        "hu": r"Bármelyik körödben passzolhatsz, és muszáj",
    },
    "the points of stars and numbers": {
        "en": r"red 14, blue 15, yellow 16, orange 17, green 18, purple 20.*12.* 4.* 8.* 12.* 16.*ives and sixes score nothing",
        "de": r"Rot 14, Blau 15, Gelb 16, Orange 17, Grün 18, Lila 20.*12.* 4.* 8.*12.* 16.*5 und 6 gibt es nichts",
        "hu": r"piros 14, a kék 15, a sárga 16, a narancssárga 17, a zöld 18, a lila 20.*12.* 4 pont.* 8.* 12.* 16",
    },
    "a tie is shared": {
        "en": r"tied players share",
        "de": r"Gleichstand wird der Sieg geteilt",
        "hu": r"oszto(zto|zna)k a győzelmen",
    },
}
PAVILION_COLOURED: Clauses = {
    "which numbers touch": {"en": r"6 touches 1", "de": r"die 6 (neben der|die) 1", "hu": r"a 6-os (megint )?az 1-es mellett"},
    "where pillars, statues and windows stand": {
        "en": r"window at its 5 and 6\..*1 and 2 and the 3 and 4 of the next.*2 and 3 and two spaces of the center star",
        "de": r"Fenster liegen die 5 und die 6.*Statue liegen die 1 und die 2.*die 3 und die 4.*Säule liegen die 2 und die 3",
        "hu": r"Ablak: .*5-ös és 6-os.*Szobor: .*1-es és 2-es.*3-as és 4-es.*Oszlop: .*2-es és 3-as",
    },
}
PAVILION_GREY: Clauses = {
    "which numbers touch": {"en": r"3, 2, 1, 4, 5, 6", "de": r"3, 2, 1, 4, 5, 6", "hu": r"3, 2, 1, 4, 5, 6"},
    "the first two tiles decide": {
        "en": r"first two tiles of a star decide",
        "de": r"ersten zwei Fliesen eines Sterns entscheiden",
        "hu": r"csillag első két csempéje dönt",
    },
    "several equal stars": {
        "en": r"[Ss]everal stars of one color all count",
        "de": r"Mehrere (gleiche Sterne zählen alle|Sterne dürfen gleich sein)",
        "hu": r"több azonos színű csillag mind számít",
    },
    "where pillars, statues and windows stand": {
        "en": r"3 and 2 (of a star )?and the 1 and 4.*2 and 1 (of a star )?and two spaces of the center star",
        "de": r"Statue liegen die 3 und die 2.*die 1 und die 4.*Säule liegen die 2 und die 1",
        "hu": r"3-as és 2-es.*1-es és 4-es.*2-es és 1-es",
    },
}
TABLES = {
    ("azul", "coloured"): AZUL | AZUL_COLOURED,
    ("azul", "grey"): AZUL | AZUL_GREY,
    ("pavilion", "coloured"): PAVILION | PAVILION_COLOURED,
    ("pavilion", "grey"): PAVILION | PAVILION_GREY,
}


def told(game: str, side: str, language: str) -> str:
    """Return what `rules` says in the terminal, in one line."""
    state = games.make(game, 2, **{games.facts(game).side_option or "": side}).new()
    return " ".join(Speaker(language).say_all(kind_of(game).rules(game, state)))


def shown(game: str, language: str) -> str:
    """Return the text of the rule page, in one line."""
    text = (resources.files(f"sintra.i18n.{language}") / "page" / f"rules-{game}.json").read_text(encoding="utf-8")
    return " ".join(line for section in json.loads(text)["sections"] for line in section["text"])


def missing(text: str, clauses: Clauses, language: str) -> list[str]:
    """Name the clauses that a text lacks."""
    return [name for name, patterns in clauses.items() if not re.search(patterns[language], text)]


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize(("game", "side"), TABLES)
def test_the_terminal_tells_every_clause(game: str, side: str, language: str) -> None:
    """Somebody who has never seen the game can play after `rules`, on either side of the board."""
    assert missing(told(game, side, language), TABLES[game, side], language) == []


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize(("game", "side"), TABLES)
def test_the_page_tells_every_clause(game: str, side: str, language: str) -> None:
    """The rule page says the same, without its pictures."""
    assert missing(shown(game, language), TABLES[game, side], language) == []


@pytest.mark.parametrize("language", codes())
def test_the_tactile_edition_has_its_own_column_bonus(language: str) -> None:
    """`rules` says 5 there instead of 7, and the page names both."""
    state = games.make("azul", preset="tactile").new()
    said = Speaker(language).say_all(kind_of("azul").rules("azul", state))
    assert sum(bool(re.search(r"\b5\b", line)) and bool(re.search(r"\b10\b", line)) for line in said) == 1
    assert re.search(r"7 .{0,40}\(.{0,30}5\)", shown("azul", language))
