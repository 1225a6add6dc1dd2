"""Summer Pavilion in German, in the terms of the German rule book."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.i18n.de.grammar import German
from sintra.i18n.grammar import Space
from sintra.i18n.words import TypedWords, Words
from sintra.pavilion.move import CENTER_STAR
from sintra.pavilion.tiles import COLOR

SENTENCES = {
    # A position
    "pavilion.at_deal": "Runde {round}, Jokerfarbe {joker}: Die Fliesen werden ausgelegt, {seat} beginnt.",
    "pavilion.at_draft": "Runde {round}, Jokerfarbe {joker}: {seat} ist am Zug und nimmt Fliesen.",
    "pavilion.at_place": "Runde {round}, Jokerfarbe {joker}: {seat} ist am Zug und legt eine Fliese oder passt.",
    "pavilion.at_bonus": "Runde {round}, Jokerfarbe {joker}: {seat} nimmt noch {count} {count:Fliese|Fliesen} vom Vorrat.",
    "pavilion.at_refill": "Runde {round}, Jokerfarbe {joker}: Der Vorrat wird aufgefüllt, dann ist {seat} am Zug.",
    "pavilion.at_discard": "Runde {round}, Jokerfarbe {joker}: {seat} hat gepasst und wirft Fliesen ab oder behält den Rest.",
    "pavilion.at_over": "Das Spiel ist zu Ende.",
    "pavilion.center": "Tischmitte: {pool}.",
    "pavilion.center_stone": "Tischmitte: Startspieler-Stein, {pool}.",
    "pavilion.center_stone_only": "In der Tischmitte liegt nur der Startspieler-Stein.",
    "pavilion.center_empty": "Die Tischmitte ist leer.",
    "pavilion.factory": "{source}: {pool}.",
    "pavilion.factory_empty": "{source} ist leer.",
    "pavilion.factories_empty": "Die Manufakturplättchen {sources} sind leer.",
    "pavilion.supply": "Vorrat: {pool}.",
    "pavilion.supply_empty": "Der Vorrat ist leer.",
    "pavilion.bag": "Beutel: {pool}.",
    "pavilion.bag_empty": "Der Beutel ist leer.",
    "pavilion.tower": "Turm: {pool}.",
    "pavilion.tower_empty": "Der Turm ist leer.",
    "pavilion.seat": "{seat}: {score} {score:Punkt|Punkte}.",
    "pavilion.seat_passed": "{seat}: {score} {score:Punkt|Punkte}, hat gepasst.",
    "pavilion.hand": "Gesammelte Fliesen: {pool}.",
    "pavilion.hand_empty": "Keine gesammelten Fliesen.",
    "pavilion.corners": "Ecken: {pool}.",
    "pavilion.star": "{star:bare}: {numbers}.",
    "pavilion.star_full": "{star:bare}: voll.",
    "pavilion.star_colors": "{star:bare}: {cells:Feld}.",
    "pavilion.star_empty": "{star} ist leer.",
    "pavilion.stars_empty": "Leere Sterne: {some_stars}.",
    "pavilion.board_empty": "Die Spielerablage ist leer.",
    "pavilion.number": "Zahl {number}: {covered} belegt; offen: {some_stars}.",
    "pavilion.number_full": "Zahl {number}: alle belegt.",
    "pavilion.affordable": "Jetzt bezahlbar: {spaces}.",
    "pavilion.none_affordable": "Kein Feld ist bezahlbar.",
    "pavilion.scores": "Punktestand: {scores}.",
    "pavilion.where": "{color}: {places}.",
    "pavilion.nowhere": "Nirgends liegt {color:nom} aus.",
    "pavilion.big": "Größte Gruppen: {groups}.",
    "pavilion.none_big": "Es liegen keine Fliesen aus.",
    # A move
    "pavilion.takes": "{seat} nimmt {tiles:acc} {source:from}.",
    "pavilion.takes_joker": "{seat} nimmt {tiles:acc} und {wild:acc} {source:from}.",
    "pavilion.takes_only_joker": "{seat} nimmt {wild:acc} {source:from}.",
    "pavilion.takes_stone": "{seat} nimmt den Startspieler-Stein: {points}, insgesamt {score}.",
    "pavilion.takes_stone_limited": "{seat} nimmt den Startspieler-Stein: {cost}, aber nicht unter 1, insgesamt {score}.",
    "pavilion.to_center": "Der Rest kommt in die Tischmitte: {pool}.",
    "pavilion.all_taken": "Alle Fliesen sind genommen: {seat} beginnt zu legen.",
    "pavilion.stone_untouched": "Niemand hat den Startspieler-Stein genommen: {seat} behält ihn.",
    "pavilion.covers": "{seat} belegt {space} mit {tiles:dat}: {points}, insgesamt {score}.",
    "pavilion.covers_jokers": "{seat} belegt {space} mit {tiles:dat} und {wild:dat}: {points}, insgesamt {score}.",
    "pavilion.pillar": "Die Säule zwischen {between} ist vollendet: {count} {count:Bonusfliese|Bonusfliesen}.",
    "pavilion.statue": "Die Statue zwischen {between} ist vollendet: {count} {count:Bonusfliese|Bonusfliesen}.",
    "pavilion.window": "Das Fenster bei {between} ist vollendet: {count} {count:Bonusfliese|Bonusfliesen}.",
    "pavilion.supply_short": "Im Vorrat {count:liegt|liegen} nur noch {count} {count:Fliese|Fliesen}.",
    "pavilion.takes_bonus": "{seat} nimmt {color:acc} vom Vorrat.",
    "pavilion.passes": "{seat} passt.",
    "pavilion.discards": "{seat} wirft {color:acc} in den Turm: {points}, insgesamt {score}.",
    "pavilion.discards_limited": "{seat} wirft {color:acc} in den Turm und bleibt bei {score}.",
    "pavilion.keeps": "{seat} behält in den Ecken: {pool}.",
    # The end of a round and of the game
    "pavilion.round_over": "Runde {round} ist zu Ende: {scores}.",
    "pavilion.over": "Das Spiel ist zu Ende, es folgt die Schlusswertung.",
    "pavilion.bonus_star": "{seat} hat {star:acc} gefüllt: {points}, insgesamt {score}.",
    "pavilion.bonus_number": "{seat} hat jede {number} belegt: {points}, insgesamt {score}.",
    "pavilion.leftover": "{seat} hat {count} {count:Fliese|Fliesen} übrig: {points}, insgesamt {score}.",
    "pavilion.leftover_limited": (
        "{seat} hat {count} {count:Fliese|Fliesen} übrig: {cost}, aber nicht unter 1, insgesamt {score}."
    ),
    "pavilion.wins": "{seat} gewinnt mit {score} {score:Punkt|Punkten}.",
    "pavilion.share": "{seats} teilen sich den Sieg mit je {score} {score:Punkt|Punkten}.",
    # A deal
    "pavilion.round": "Runde {round}, Jokerfarbe {joker}: {seat} beginnt.",
    "pavilion.round_without_tiles": "Runde {round}, Jokerfarbe {joker}: Keine Fliesen liegen aus, {seat} beginnt zu legen.",
    "pavilion.bag_refilled": "Der Beutel ist leer: {count} {count:Fliese kommt|Fliesen kommen} aus dem Turm hinein.",
    "pavilion.refilled": "Der Vorrat wird aufgefüllt: {pool}.",
    # Why a move is a good one
    "pavilion.why_pays": "Dann kannst du {space} bezahlen.",
    "pavilion.why_hand": "Du hast dann {tiles:acc}.",
    "pavilion.why_stone": (
        "Der Startspieler-Stein kommt mit: Das kostet {number} {number:Punkt|Punkte}, und du beginnst zu legen."
    ),
    "pavilion.why_group": "Das {count:ist|sind} {count} {count:Fliese|Fliesen}, mehr als jede andere Wahl bringt.",
    "pavilion.why_joker": "Ein Joker kommt mit.",
    "pavilion.why_star": "{star} ist dann voll: {points} am Ende des Spiels.",
    "pavilion.why_star_open": "Auf {star:dat} {count:liegt|liegen} dann {count} von sechs.",
    "pavilion.why_number": "Jede {number} ist dann belegt: {points} am Ende des Spiels.",
    "pavilion.why_scores": "Das bringt sofort {points}.",
    "pavilion.why_most": "Das bringt sofort {points}, und nichts bringt jetzt mehr.",
    "pavilion.why_no_joker": "Das braucht keinen Joker.",
    "pavilion.why_is_joker": "Das ist der Joker dieser Runde.",
    "pavilion.why_next_joker": "Der Joker der nächsten Runde ist {joker}.",
    "pavilion.why_pass": "Vier Fliesen können bleiben, {count} {count:muss|müssen} abgeworfen werden.",
    "pavilion.why_keep_all": "Alle deine Fliesen können für die nächste Runde bleiben.",
    "pavilion.why_left": "Übrig bleibt: {pool}.",
    # A refused move
    "pavilion.refusal.over": "Das Spiel ist zu Ende.",
    "pavilion.refusal.deal_due": "Zuerst müssen Fliesen gezogen werden.",
    "pavilion.refusal.coloured_side": "{star} gehört zur grauen Seite; hier gibt es {stars}, zum Beispiel B6 oder C4R.",
    "pavilion.refusal.grey_side": "{star} gehört zur farbigen Seite; hier gibt es {stars}, zum Beispiel 25R oder C4R.",
    "pavilion.refusal.drafting": (
        "Jetzt sind Fliesen von einem Manufakturplättchen oder aus der Tischmitte zu nehmen, zum Beispiel 3R."
    ),
    "pavilion.refusal.pass_while_drafting": "Solange Fliesen ausliegen, darf niemand passen.",
    "pavilion.refusal.placing": "Alle Fliesen sind genommen; jetzt wird eine Fliese gelegt oder gepasst.",
    "pavilion.refusal.no_bonus_due": "Es steht keine Bonusfliese aus.",
    "pavilion.refusal.not_passed": "Fliesen werden nur nach dem Passen abgeworfen.",
    "pavilion.refusal.bonus_due": "Jetzt werden Bonusfliesen vom Vorrat genommen, zum Beispiel +R; noch offen: {number}.",
    "pavilion.refusal.has_passed": "Du hast gepasst; jetzt wirfst du Fliesen ab, zum Beispiel -R, oder beendest mit stop.",
    "pavilion.refusal.no_such_factory": "Es gibt kein Manufakturplättchen {factory}, das letzte ist {last}.",
    "pavilion.refusal.source_empty": "{source} ist leer.",
    "pavilion.refusal.color_not_there": "{source:on} liegt kein {color}, nur {pool}.",
    "pavilion.refusal.joker_among_others": "{color} ist Joker und kommt nur mit anderen Farben mit; {source:on} liegt {pool}.",
    "pavilion.refusal.space_taken": "Die {number} auf {star:dat} ist schon mit {color} belegt.",
    "pavilion.refusal.star_has_color": "{star} hat schon {color} und nimmt nur andere Farben.",
    "pavilion.refusal.star_is_single": "{star} ist einfarbig {held} und nimmt kein {color}.",
    "pavilion.refusal.joker_itself": "{color} ist selbst der Joker und wird nicht ersetzt: +{jokers} weglassen.",
    "pavilion.refusal.too_many_jokers": "Der Preis ist {price}, mindestens eine Fliese davon {color}: höchstens {most} Joker.",
    "pavilion.refusal.jokers_short": "Benötigt: {jokers} Joker, in dieser Runde {joker}; gesammelt: {hand}.",
    "pavilion.refusal.color_short": "Benötigt: {needed} {color}; gesammelt: {hand}.",
    "pavilion.refusal.not_in_supply": "Im Vorrat liegt kein {color}, nur {pool}.",
    "pavilion.refusal.not_in_hand": "{color} ist nicht unter den gesammelten Fliesen: {hand}.",
    "pavilion.refusal.color_is_past": "Abgeworfen wird in der Reihenfolge {order}; nach {last} geht kein {color} mehr.",
    "pavilion.refusal.too_many_before": "Dann bleiben {number} Fliesen früherer Farben, es gibt aber nur {corners} Ecken.",
    "pavilion.refusal.too_many_kept": "Es sind {number} Fliesen, aber nur {corners} Ecken; mindestens {excess} müssen weg.",
}
TALK = {
    # Beginning
    "dialogue.unverified": "Diese Jokerfolge ist eine Annahme: Was auf der Rückseite der Mini-Ausgabe steht, wissen wir nicht.",
    "terminal.pavilion": "Eine Partie Sommerpavillon für {players} Spieler.",
    # Answers
    "dialogue.pass_free": "{text}: Alle deine Fliesen lassen sich behalten, das kostet nichts.",
    "dialogue.pass_costs": "{text}: Nur vier Fliesen lassen sich behalten, {number} {number:muss|müssen} abgeworfen werden.",
    "dialogue.discard": "Wirf mindestens {number} ab, etwa mit {example}, jede für einen Punkt; dann behält stopp den Rest.",
    "dialogue.discard_none": "Nichts muss abgeworfen werden: stopp behält deine Fliesen.",
    # How moves are typed
    "dialogue.form.pavilion_draft": (
        "Ein Zug ist ein Manufakturplättchen oder c für die Tischmitte und eine Farbe: 3 rot oder 3R."
    ),
    "dialogue.form.pavilion_place": (
        "Ein Zug ist ein Stern, eine Zahl, auf dem mittleren Stern eine Farbe, und Joker: B6, B6+2, C4R; oder passe."
    ),
    "dialogue.form.pavilion_place_grey": (
        "Ein Zug ist die Nummer eines Sterns oder c für den mittleren, die Zahl eines Feldes, eine Farbe, und Joker: "
        "25R, 25R+1, C4R; oder passe."
    ),
    "dialogue.form.pavilion_bonus": "Nimm Bonusfliesen: +R oder mehrere: +R +R +B.",
    "dialogue.form.pavilion_discard": "Lege Fliesen ab oder behalte den Rest: -R -R stopp.",
    # Help
    "dialogue.help.hand": "hand: deine Fliesen; hand 2: die von Spieler 2.",
    "dialogue.help.supply": "vorrat: die Fliesen, die man als Bonus nehmen kann.",
    "dialogue.help.star": "stern rot: dein roter Stern; stern c: der mittlere; stern rot 2: der von Spieler 2.",
    "dialogue.help.star_grey": "stern 2: dein Stern 2; stern c: der mittlere; stern 2 1: der von Spieler 1.",
    "dialogue.help.number": "zahl 3: welche deiner Felder mit einer 3 belegt sind.",
    "dialogue.help.afford": "bezahlbar: die Felder, die du bezahlen kannst.",
    # The rules, in our own words
    "dialogue.rules.pavilion.aim": (
        "Ziel sind die meisten Punkte; du bekommst sie, indem du die Felder deiner sieben Sterne mit Fliesen belegst, "
        "und alle beginnen mit 5."
    ),
    "dialogue.rules.pavilion.rounds": (
        "Es gibt sechs Runden, jede mit einer eigenen Jokerfarbe; in jeder werden erst alle Fliesen genommen, dann legen alle."
    ),
    "dialogue.rules.pavilion.take": (
        "Zum Nehmen nennst du ein Manufakturplättchen oder die Tischmitte und eine Farbe, die nicht Joker ist: Du "
        "bekommst dort alle ihre Fliesen, und einen Joker, wenn einer da liegt; der Rest eines Manufakturplättchens "
        "kommt in die Tischmitte."
    ),
    "dialogue.rules.pavilion.stone": (
        "Wer in einer Runde als Erster aus der Tischmitte nimmt, nimmt auch den Startspieler-Stein, verliert einen Punkt "
        "für jede dabei genommene Fliese, legt als Erster und beginnt die nächste Runde."
    ),
    "dialogue.rules.pavilion.place": (
        "Zum Legen belegst du ein leeres Feld und zahlst so viele Fliesen, wie seine Zahl sagt: eine von der Farbe, die "
        "dort liegen soll, die anderen von dieser Farbe oder Joker."
    ),
    "dialogue.rules.pavilion.star": "Ein äußerer Stern nimmt nur seine eigene Farbe, der mittlere sechs verschiedene.",
    "dialogue.rules.pavilion.star_grey": (
        "Die ersten zwei Fliesen eines Sterns entscheiden: Sind sie gleich, nimmt er nur noch diese Farbe, sonst sechs "
        "verschiedene."
    ),
    "dialogue.rules.pavilion.score": (
        "Eine Fliese bringt einen Punkt für jede Fliese ihrer lückenlosen Gruppe auf dem Stern, sie selbst mitgezählt."
    ),
    "dialogue.rules.pavilion.bonus": (
        "Belegst du alle Felder um eine Säule, eine Statue oder ein Fenster, nimmst du 1, 2 oder 3 Fliesen aus dem Vorrat."
    ),
    "dialogue.rules.pavilion.pass": (
        "Kannst oder willst du nichts mehr legen, passt du und behältst bis zu vier Fliesen für die nächste Runde; jede "
        "andere wird abgeworfen und kostet einen Punkt."
    ),
    "dialogue.rules.pavilion.end": (
        "Nach sechs Runden bringt ein voller Stern 12 bis 20 Punkte, und alle Felder mit einer 1, 2, 3 oder 4 bringen 4, "
        "8, 12 oder 16; jede übrige Fliese kostet 1, und die meisten Punkte gewinnen."
    ),
    # What the signs of the drawn table mean
    "dialogue.legend.pavilion.space": "Eine Ziffer ist ein leeres Feld, und was es kostet.",
    "dialogue.legend.pavilion.star": (
        "Ein Buchstabe in Klammern ist der Name eines Sterns: (C) ist der mittlere, die anderen haben die Buchstaben "
        "ihrer Farben."
    ),
    "dialogue.legend.pavilion.star_grey": "Eine Ziffer in Klammern ist der Name eines Sterns; (C) ist der mittlere.",
    "dialogue.legend.pavilion.bonus": (
        "¹ ist eine Säule, ² eine Statue, ³ ein Fenster: So viele Bonusfliesen gibt es, wenn alle Felder darum belegt sind."
    ),
    "dialogue.legend.pavilion.done": "• ist eine Säule, eine Statue oder ein Fenster, ganz umschlossen.",
    "dialogue.legend.pavilion.stone": "1★ ist der Startspieler-Stein.",
    "dialogue.legend.pavilion.center": "C ist die Tischmitte; die Rahmen mit Zahlen sind die Manufakturplättchen.",
    "dialogue.legend.pavilion.turn": "▶ und ein dicker Rahmen zeigen, wer am Zug ist; rechts im Rahmen stehen die Punkte.",
    # Labels of the drawn table
    "terminal.label.tower": "Turm",
    "terminal.label.supply": "Vorrat",
    "terminal.label.hand": "Hand",
    "terminal.label.corners": "Ecken",
    "terminal.label.joker": "Joker",
    "terminal.label.passed": "gepasst",
    # Moves, named: what each would bring is said after a colon
    "server.move.draft": "{color} {source:from}",
    "server.move.place": "{space}",
    "server.move.place_jokers": "{space} mit {number} {number:Joker|Jokern}",
    "server.move.place_color": "{space} mit {color}",
    "server.move.place_color_jokers": "{space} mit {color} und {number} {number:Joker|Jokern}",
    "server.move.pass": "passen",
    "server.move.bonus": "{color:acc} vom Vorrat",
    "server.move.discard": "{color:acc} abwerfen",
    "server.move.stop": "den Rest behalten",
}


class GermanStars(German):
    """How German says stars and their spaces."""

    def star(self, star: str, form: str) -> str:
        """Say ``der blaue Stern``, ``der mittlere Stern`` or ``Stern 2``, also in the accusative, dative or ``bare``."""
        if star.isdigit():
            return f"Stern {star}"
        article, ending = {"acc": ("den ", "en"), "dat": ("dem ", "en"), "bare": ("", "er")}.get(form, ("der ", "e"))
        if star == CENTER_STAR:
            return f"{article}mittler{ending} Stern"
        return article + self._with_noun(COLOR[star], ending, "Stern")

    def _short_star(self, star: str) -> str:
        if star == CENTER_STAR:
            return "Mitte"
        return f"Stern {star}" if star.isdigit() else self.color(COLOR[star], "")

    def some_stars(self, stars: Sequence[str], _form: str) -> str:
        """List stars: ``Mitte, Blau``."""
        return ", ".join(map(self._short_star, stars))

    def between(self, stars: Sequence[str], _form: str) -> str:
        """Say the stars at a feature: ``Orange und der Mitte``."""
        return self.all_of("der Mitte" if star == CENTER_STAR else self._short_star(star) for star in stars)

    def space(self, space: Space, _form: str) -> str:
        """Say ``Blau 5``, ``Mitte 4`` or ``die 5 von Stern 2``."""
        star, number = space
        return f"die {number} von Stern {star}" if star.isdigit() else f"{self._short_star(star)} {number}"

    def spaces(self, spaces: Sequence[Space], _form: str) -> str:
        """List spaces."""
        return ", ".join(self.space(space, "") for space in spaces)


TYPED = TypedWords(
    {
        "hand": ("hand",),
        "supply": ("vorrat",),
        "star": ("stern",),
        "number": ("zahl",),
        "afford": ("bezahlbar",),
    }
)
WORDS = Words(SENTENCES, TALK, typed=TYPED, grammar=GermanStars)
