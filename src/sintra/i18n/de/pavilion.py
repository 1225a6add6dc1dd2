"""Summer Pavilion in German, in the terms of the German rule book."""

from __future__ import annotations

from sintra.i18n.de.pavilion_stars import GermanStars
from sintra.i18n.words import TypedWords, Words

SENTENCES = {
    # A position
    "pavilion.at_deal": "Runde {round}, Jokerfarbe {joker}: Die Fliesen werden gezogen, {seat} {seat:beginnt|beginnst}.",
    "pavilion.at_draft": "{seat} {seat:ist|bist} am Zug: Fliesen nehmen. Runde {round}, Jokerfarbe {joker}.",
    "pavilion.at_place": "{seat} {seat:ist|bist} am Zug: legen oder passen. Runde {round}, Jokerfarbe {joker}.",
    "pavilion.at_bonus": (
        "{seat} {seat:nimmt|nimmst} noch {count} {count:Bonusfliese|Bonusfliesen} aus dem Vorrat. Runde {round}, "
        "Jokerfarbe {joker}."
    ),
    "pavilion.at_refill": "Der Vorrat wird aufgefüllt, dann {seat:ist|bist} {seat} am Zug. Runde {round}, Jokerfarbe {joker}.",
    "pavilion.at_discard": (
        "{seat} {seat:hat|hast} gepasst und {seat:wirft|wirfst} Fliesen ab oder {seat:behält|behältst} den Rest. Runde "
        "{round}, Jokerfarbe {joker}."
    ),
    "pavilion.at_over": "Das Spiel ist zu Ende.",
    "pavilion.center": "Tischmitte: {pool}.",
    "pavilion.center_stone": "Tischmitte: Startspieler-Stein, {pool}.",
    "pavilion.center_stone_only": "In der Tischmitte liegt nur der Startspieler-Stein.",
    "pavilion.center_empty": "Die Tischmitte ist leer.",
    "pavilion.factory": "{source}: {pool}.",
    "pavilion.factory_empty": "{source} ist leer.",
    "pavilion.factories_empty": "Die Plättchen {sources} sind leer.",
    "pavilion.supply": "Vorrat: {pool}.",
    "pavilion.supply_empty": "Der Vorrat ist leer.",
    "pavilion.bag": "Beutel: {pool}.",
    "pavilion.bag_empty": "Der Beutel ist leer.",
    "pavilion.tower": "Turm: {pool}.",
    "pavilion.tower_empty": "Der Turm ist leer.",
    "pavilion.seat": "{seat}: {score} {score:Punkt|Punkte}.",
    "pavilion.seat_passed": "{seat}: {score} {score:Punkt|Punkte}, {seat:hat|hast} gepasst.",
    "pavilion.hand": "Gesammelt: {pool}.",
    "pavilion.hand_empty": "Gesammelt: nichts.",
    "pavilion.corners": "Ecken: {pool}.",
    "pavilion.star": "{star:bare}: belegt {numbers}.",
    "pavilion.star_full": "{star:bare}: voll.",
    "pavilion.star_colors": "{star:bare}: {cells:Feld}.",
    "pavilion.star_empty": "{star} ist leer.",
    "pavilion.stars_empty": "Leere Sterne: {some_stars}.",
    "pavilion.board_empty": "Die Spielerablage ist leer.",
    "pavilion.number": "Zahl {number}: {covered} belegt; offen: {some_stars}.",
    "pavilion.number_full": "Zahl {number}: alle Felder belegt.",
    "pavilion.affordable": "Jetzt bezahlbar: {spaces}.",
    "pavilion.none_affordable": "Kein Feld ist bezahlbar.",
    "pavilion.scores": "Punktestand: {scores}.",
    "pavilion.where": "{color}: {places}.",
    "pavilion.nowhere": "Es liegt {color:no} aus.",
    "pavilion.big": "Am meisten auf einmal: {groups}.",
    "pavilion.none_big": "Es liegen keine Fliesen aus.",
    # What is printed, open or missing
    "pavilion.ring": (
        "Auf jedem Stern liegen die Zahlen im Uhrzeigersinn im Kreis: {listed}; die {last} liegt neben der {number}."
    ),
    "pavilion.ring_grey": (
        "Auf jedem äußeren Stern liegen die Zahlen im Uhrzeigersinn im Kreis: {listed}; die {last} liegt neben der {number}."
    ),
    "pavilion.ring_center": (
        "Auf dem Mittelstern kostet jedes Feld {number}; die Felder heißen von oben im Uhrzeigersinn 1 bis 6."
    ),
    "pavilion.touches": "Die {number} liegt neben {numbers:dat}.",
    "pavilion.touches_center": "Auf dem Mittelstern liegt Feld {number} neben {numbers}.",
    "pavilion.stars_lie": "Um den Mittelstern liegen im Uhrzeigersinn, links oben beginnend: {some_stars}.",
    "pavilion.space_covered": "{space}: mit {color} belegt.",
    "pavilion.space_free": "{space}: frei, kostet {number}.",
    "pavilion.space_takes": "Möglich: {pool}.",
    "pavilion.space_beside": "Daneben: {near_spaces}.",
    "pavilion.space_bonus": "Es gehört {features}.",
    "pavilion.bonus_done": (
        "Umschlossen: {pillars} {pillars:Säule|Säulen}, {statues} {statues:Statue|Statuen}, {windows} Fenster."
    ),
    "pavilion.pillar_lacks": "Für die Säule zwischen {between} fehlt noch: {spaces}.",
    "pavilion.statue_lacks": "Für die Statue zwischen {between} fehlt noch: {spaces}.",
    "pavilion.window_lacks": "Für das Fenster {between:at} fehlt noch: {spaces}.",
    "pavilion.pillar_around": "Um die Säule zwischen {between}, {count} {count:Bonusfliese|Bonusfliesen}: {spaces}.",
    "pavilion.statue_around": "Um die Statue zwischen {between}, {count} {count:Bonusfliese|Bonusfliesen}: {spaces}.",
    "pavilion.window_around": "Um das Fenster {between:at}, {count} {count:Bonusfliese|Bonusfliesen}: {spaces}.",
    "pavilion.around_open": "Offen: {spaces}.",
    "pavilion.around_done": "Alle sind belegt.",
    "pavilion.around_empty": "Kein Feld ist belegt.",
    "pavilion.stone_center": "Der Startspieler-Stein liegt in der Tischmitte; diese Runde {seat:beginnt|beginnst} {seat}.",
    "pavilion.stone_held": "{seat} {seat:hat|hast} den Startspieler-Stein und {seat:legt|legst} zuerst.",
    "pavilion.joker_now": "Jokerfarbe in Runde {round}: {joker}.",
    "pavilion.jokers_next": "In den nächsten Runden: {order}.",
    "pavilion.forecast": "Punktestand mit vollen Sternen und Zahlen: {scores}.",
    "pavilion.goals": "Voll: {full_stars} {full_stars:Stern|Sterne}, {full_numbers} {full_numbers:Zahl|Zahlen}.",
    "pavilion.goal_star": "Für {star:acc} fehlt noch: {numbers}; {points}.",
    "pavilion.goal_star_least": "Für {star:acc} fehlt noch: {numbers}; mindestens {points}.",
    "pavilion.goal_number": "Für die Zahl {number} fehlt noch: {some_stars}; {points}.",
    # A move
    "pavilion.takes": "{seat} {seat:nimmt|nimmst} {tiles:few} {source:off}.",
    "pavilion.takes_joker": "{seat} {seat:nimmt|nimmst} {tiles:few} und {wild:acc} {source:off}.",
    "pavilion.takes_only_joker": "{seat} {seat:nimmt|nimmst} {wild:acc} {source:off}.",
    "pavilion.takes_stone": "Dazu der Startspieler-Stein: {points}, jetzt {score}.",
    "pavilion.takes_stone_limited": "Dazu der Startspieler-Stein: {cost}, aber nicht unter 1, jetzt {score}.",
    "pavilion.to_center": "In die Mitte: {pool:few}.",
    "pavilion.all_taken": "Alle Fliesen sind genommen: {seat} {seat:beginnt|beginnst} zu legen.",
    "pavilion.stone_untouched": "Niemand hat den Startspieler-Stein genommen: {seat} {seat:behält|behältst} ihn.",
    "pavilion.covers": "{seat} {seat:belegt|belegst} {space}: {points}, jetzt {score}.",
    "pavilion.covers_jokers": "{seat} {seat:belegt|belegst} {space} mit {wild:paid}: {points}, jetzt {score}.",
    "pavilion.covers_color": "{seat} {seat:belegt|belegst} {space} mit {color}: {points}, jetzt {score}.",
    "pavilion.covers_color_jokers": (
        "{seat} {seat:belegt|belegst} {space} mit {color} und {wild:paid}: {points}, jetzt {score}."
    ),
    "pavilion.pillar": "Säule: {count} {count:Bonusfliese|Bonusfliesen}.",
    "pavilion.statue": "Statue: {count} {count:Bonusfliese|Bonusfliesen}.",
    "pavilion.window": "Fenster: {count} {count:Bonusfliese|Bonusfliesen}.",
    "pavilion.supply_short": "Im Vorrat {count:liegt|liegen} nur noch {count} {count:Fliese|Fliesen}.",
    "pavilion.takes_bonus": "{seat} {seat:nimmt|nimmst} {color:acc} aus dem Vorrat.",
    "pavilion.passes": "{seat} passt.",
    "pavilion.discards": "{seat} {seat:wirft|wirfst} {color:acc} in den Turm: {points}, jetzt {score}.",
    "pavilion.discards_limited": "{seat} {seat:wirft|wirfst} {color:acc} in den Turm und {seat:bleibt|bleibst} bei {score}.",
    "pavilion.keeps": "{seat} {seat:behält|behältst} in den Ecken: {pool}.",
    # The end of a round and of the game
    "pavilion.round_over": "Runde {round} ist zu Ende: {scores}.",
    "pavilion.over": "Das Spiel ist zu Ende, es folgt die Schlusswertung.",
    "pavilion.bonus_star": "{seat} {seat:hat|hast} {star:acc} gefüllt: {points}, jetzt {score}.",
    "pavilion.bonus_number": "{seat} {seat:hat|hast} alle Felder mit der Zahl {number} belegt: {points}, jetzt {score}.",
    "pavilion.leftover": "{seat} {seat:hat|hast} {count} {count:Fliese|Fliesen} übrig: {points}, jetzt {score}.",
    "pavilion.leftover_limited": (
        "{seat} {seat:hat|hast} {count} {count:Fliese|Fliesen} übrig: {cost}, aber nicht unter 1, jetzt {score}."
    ),
    "pavilion.wins": "{seat} {seat:gewinnt|gewinnst} mit {score} {score:Punkt|Punkten}.",
    "pavilion.share": (
        "{seats} {seats:teilen sich|teilen sich|teilt euch|teilt euch} den Sieg mit je {score} {score:Punkt|Punkten}."
    ),
    # A deal
    "pavilion.round": "Runde {round}, Jokerfarbe {joker}: {seat} {seat:beginnt|beginnst}.",
    "pavilion.round_without_tiles": (
        "Runde {round}, Jokerfarbe {joker}: Es liegen keine Fliesen aus, {seat} {seat:beginnt|beginnst} zu legen."
    ),
    "pavilion.bag_refilled": (
        "Der Beutel ist leer, {count} {count:Fliese kommt|Fliesen kommen} aus dem Turm zurück in den Beutel."
    ),
    "pavilion.refilled": "Der Vorrat wird aufgefüllt: {pool}.",
    # Why a move is a good one
    "pavilion.why_pays": "Dann kannst du {space} bezahlen.",
    "pavilion.why_hand": "Du hast dann {tiles:acc}.",
    "pavilion.why_stone": (
        "Der Startspieler-Stein kommt mit: Das kostet {number} {number:Punkt|Punkte}, und du beginnst zu legen."
    ),
    "pavilion.why_group": "Das {count:ist|sind} {count} {count:Fliese|Fliesen}, mehr als jeder andere Zug bringt.",
    "pavilion.why_joker": "Ein Joker kommt mit.",
    "pavilion.why_star": "{star} ist dann voll: {points} am Ende des Spiels.",
    "pavilion.why_star_open": "Auf {star:dat} {count:liegt|liegen} dann {count} von sechs.",
    "pavilion.why_number": "Alle Felder mit der Zahl {number} sind dann belegt: {points} am Ende des Spiels.",
    "pavilion.why_scores": "Das bringt sofort {points:bare} {points:Punkt|Punkte}.",
    "pavilion.why_most": "Das bringt sofort {points:bare} {points:Punkt|Punkte}, und nichts bringt jetzt mehr.",
    "pavilion.why_no_joker": "Das braucht keinen Joker.",
    "pavilion.why_is_joker": "Das ist der Joker dieser Runde.",
    "pavilion.why_next_joker": "Der Joker der nächsten Runde ist {joker}.",
    "pavilion.why_pass": "Vier Fliesen kannst du behalten, {count} musst du abwerfen.",
    "pavilion.why_keep_all": "Du kannst alle deine Fliesen für die nächste Runde behalten.",
    "pavilion.why_left": "Übrig bleibt: {pool}.",
    # A refused move
    "pavilion.refusal.over": "Das Spiel ist zu Ende.",
    "pavilion.refusal.deal_due": "Zuerst müssen Fliesen gezogen werden.",
    "pavilion.refusal.coloured_side": (
        "{star} gehört zur grauen Seite; hier heißen die Sterne {stars}, zum Beispiel B6 oder C4R."
    ),
    "pavilion.refusal.grey_side": (
        "{star} gehört zur farbigen Seite; hier heißen die Sterne {stars}, zum Beispiel 25R oder C4R."
    ),
    "pavilion.refusal.drafting": "Nimm jetzt Fliesen von einem Manufakturplättchen oder aus der Tischmitte, zum Beispiel 3R.",
    "pavilion.refusal.pass_while_drafting": "Solange Fliesen ausliegen, darf niemand passen.",
    "pavilion.refusal.placing": "Alle Fliesen sind genommen: Lege jetzt eine Fliese oder passe.",
    "pavilion.refusal.no_bonus_due": "Dir steht gerade keine Bonusfliese zu.",
    "pavilion.refusal.not_passed": "Fliesen wirfst du erst ab, wenn du gepasst hast.",
    "pavilion.refusal.bonus_due": (
        "Nimm jetzt Bonusfliesen aus dem Vorrat, zum Beispiel +R; es {number:fehlt|fehlen} noch {number:word}."
    ),
    "pavilion.refusal.has_passed": (
        "Du hast gepasst. Wirf jetzt Fliesen ab, zum Beispiel mit -R, oder behalte den Rest mit stopp."
    ),
    "pavilion.refusal.no_such_factory": "Es gibt kein Plättchen {factory}, nur 1 bis {last}.",
    "pavilion.refusal.source_empty": "{source} ist leer.",
    "pavilion.refusal.color_not_there": "{source:on} liegt kein {color}, nur {pool}.",
    "pavilion.refusal.joker_among_others": (
        "{color} ist Joker und kommt nur mit einer anderen Farbe mit; {source:on} liegen {pool}."
    ),
    "pavilion.refusal.space_taken": "Die {number} auf {star:dat} ist schon mit {color} belegt.",
    "pavilion.refusal.star_has_color": "Auf {star:dat} liegt schon {color}, er nimmt nur noch andere Farben.",
    "pavilion.refusal.star_is_single": "{star} nimmt nur noch {held}, kein {color}.",
    "pavilion.refusal.joker_itself": "{color} ist selbst Joker und lässt sich nicht ersetzen: Lass +{jokers} weg.",
    "pavilion.refusal.too_many_jokers": (
        "Das Feld kostet {price}, und mindestens eine Fliese davon muss {color:is} sein: höchstens {most} Joker."
    ),
    "pavilion.refusal.jokers_short": "Dafür brauchst du {jokers} Joker, in dieser Runde {joker}; du hast {hand}.",
    "pavilion.refusal.color_short": "Dafür brauchst du {needed:word} {color:before}{needed:Fliese|Fliesen}; du hast {hand}.",
    "pavilion.refusal.not_in_supply": "Im Vorrat liegt kein {color}, nur {pool}.",
    "pavilion.refusal.not_in_hand": "Du hast kein {color}, nur {hand}.",
    "pavilion.refusal.color_is_past": "Du wirfst in der Reihenfolge {order} ab; nach {last} geht kein {color} mehr.",
    "pavilion.refusal.too_many_before": "Dann blieben {number} Fliesen früherer Farben, du hast aber nur {corners} Ecken.",
    "pavilion.refusal.too_many_kept": "Du hast {number} Fliesen, aber nur {corners} Ecken: Wirf mindestens {excess:word} ab.",
}
TALK = {
    # Editions
    "dialogue.edition.pavilion.standard": "Sommerpavillon",
    "dialogue.edition.about.pavilion.standard": (
        "Das Spiel aus der großen Schachtel, mit den Jokern in ihrer üblichen Reihenfolge."
    ),
    "dialogue.edition.pavilion.mini": "Sommerpavillon Mini",
    "dialogue.edition.about.pavilion.mini": (
        "Die Reiseausgabe: dieselben Regeln und eine zweite Reihenfolge der Joker auf der Rückseite ihres Spielplans."
    ),
    # Beginning
    "dialogue.unverified": "Diese Jokerfolge ist eine Annahme: Was auf der Rückseite der Mini-Ausgabe steht, wissen wir nicht.",
    "terminal.pavilion": "Eine Partie Sommerpavillon für {players} Spieler.",
    # Answers
    "dialogue.stone": "Der Startspieler-Stein kommt mit, und du beginnst zu legen.",
    "dialogue.limit": "Unter 1 fällt kein Punktestand.",
    "dialogue.pass_free": "{text}: Du kannst alle deine Fliesen behalten, das kostet nichts.",
    "dialogue.pass_costs": "{text}: Vier Fliesen kannst du behalten, {number:word} musst du abwerfen.",
    "dialogue.discard": (
        "Wirf mindestens {number} {number:Fliese|Fliesen} ab, zum Beispiel mit {example}; jede kostet einen Punkt. Mit "
        "stopp behältst du den Rest."
    ),
    "dialogue.discard_none": "Du musst nichts abwerfen: Mit stopp behältst du deine Fliesen.",
    "dialogue.call.pavilion_place": "{seat} {seat:ist|bist} am Zug: legen oder passen.",
    "dialogue.call.pavilion_bonus": "{seat} {seat:ist|bist} am Zug: {count} {count:Bonusfliese|Bonusfliesen} nehmen.",
    "dialogue.moves.pavilion_take": "{source}: {pool}.",
    "dialogue.moves.pavilion_place": "Belegen kannst du {spaces}.",
    # How moves are typed
    "dialogue.form.pavilion_draft": (
        "Ein Zug besteht aus der Nummer eines Manufakturplättchens oder c für die Tischmitte und aus einer Farbe: 3 rot, "
        "kurz 3R."
    ),
    "dialogue.form.pavilion_place": (
        "Ein Zug besteht aus dem Stern und der Zahl: B6; mit zwei Jokern B6+2. Auf dem Mittelstern kommt die Farbe dazu: "
        "C4R. Oder passe."
    ),
    "dialogue.form.pavilion_place_grey": (
        "Ein Zug besteht aus der Nummer des Sterns oder c für den Mittelstern, aus der Zahl des Feldes und aus der Farbe: "
        "25R; mit einem Joker 25R+1; C4R. Oder passe."
    ),
    "dialogue.form.pavilion_bonus": "Nimm Bonusfliesen: +R, oder mehrere: +R +R +B.",
    "dialogue.form.pavilion_discard": "Wirf Fliesen ab oder behalte den Rest: -R -R stopp.",
    # Help
    "dialogue.help.hand": "hand: deine gesammelten Fliesen; hand 2: die von Spieler 2.",
    "dialogue.help.supply": "vorrat: die Fliesen, unter denen du Bonusfliesen wählst.",
    "dialogue.help.star": "stern rot: dein roter Stern; stern c: der Mittelstern; stern rot 2: der rote von Spieler 2.",
    "dialogue.help.star_grey": "stern 2: dein Stern 2; stern c: der Mittelstern; stern 2 1: Stern 2 von Spieler 1.",
    "dialogue.help.number": "zahl 3: welche deiner Felder mit der Zahl 3 belegt und welche noch offen sind.",
    "dialogue.help.afford": "bezahlbar: die Felder, die du jetzt bezahlen kannst.",
    "dialogue.help.space": (
        "feld rot 3: deine rote 3, was sie kostet, ihre Nachbarn und ihr Bonus; weiter mit links und rechts."
    ),
    "dialogue.help.space_grey": (
        "feld 2 5: die 5 auf deinem Stern 2, was sie kostet, ihre Nachbarn und ihr Bonus; weiter mit links und rechts."
    ),
    "dialogue.help.ring": "ring: wie die Zahlen eines Sterns liegen; ring 3: welche Zahlen neben der 3 liegen.",
    "dialogue.help.stars": "sterne: wo die Sterne liegen.",
    "dialogue.help.bonus": (
        "bonus: welche Säule, Statue und welches Fenster am nächsten sind, und was fehlt; bonus 2: bei Spieler 2."
    ),
    "dialogue.help.pillar": "säule: die nächsten Säulen; säule rot: welche Felder um die am roten Stern liegen.",
    "dialogue.help.statue": "statue: die nächsten Statuen; statue rot: welche Felder um die am roten Stern liegen.",
    "dialogue.help.window": "fenster: die nächsten Fenster; fenster rot: welche Felder um das am roten Stern liegen.",
    "dialogue.help.pillar_grey": "säule: die nächsten Säulen; säule 2: welche Felder um die an Stern 2 liegen.",
    "dialogue.help.statue_grey": "statue: die nächsten Statuen; statue 2: welche Felder um die an Stern 2 liegen.",
    "dialogue.help.window_grey": "fenster: die nächsten Fenster; fenster 2: welche Felder um das an Stern 2 liegen.",
    "dialogue.help.stone": "stein: wer den Startspieler-Stein hat.",
    "dialogue.help.joker": "joker: die Jokerfarbe jetzt und in den nächsten Runden.",
    # The rules, in our own words
    "dialogue.rules.pavilion.aim": (
        "Es gewinnt, wer am Ende die meisten Punkte hat. Punkte bekommst du, indem du die Felder deiner sieben Sterne mit "
        "Fliesen belegst. Alle beginnen mit 5 Punkten."
    ),
    "dialogue.rules.pavilion.turns": (
        "Genommen und gelegt wird reihum im Uhrzeigersinn. Wer die erste Runde beginnt, steht vor dem Spiel fest; jede "
        "weitere beginnt, wer den Startspieler-Stein genommen hat."
    ),
    "dialogue.rules.pavilion.rounds": (
        "Es gibt sechs Runden, jede mit einer anderen Jokerfarbe und mit vier Fliesen auf jedem Manufakturplättchen: Zu zweit "
        "sind es 5 Manufakturplättchen, zu dritt 7, zu viert 9. In jeder Runde werden zuerst alle Fliesen genommen, dann wird "
        "gelegt."
    ),
    "dialogue.rules.pavilion.jokers": (
        "Die Jokerfarben der Runden 1 bis 6 sind der Reihe nach {order}. Nur in ihrer eigenen Runde ist eine Farbe Joker."
    ),
    "dialogue.rules.pavilion.take": (
        "Zum Nehmen wählst du ein Manufakturplättchen oder die Tischmitte und eine Farbe, die nicht Joker ist. Du "
        "bekommst dort alle Fliesen dieser Farbe und dazu genau einen Joker, wenn dort einer liegt. Der Rest eines "
        "Manufakturplättchens kommt in die Tischmitte."
    ),
    "dialogue.rules.pavilion.onlyjokers": (
        "Die Jokerfarbe selbst darfst du nur wählen, wo nichts anderes liegt; dann nimmst du genau einen Joker. Solange "
        "Fliesen ausliegen, darf niemand passen."
    ),
    "dialogue.rules.pavilion.stone": (
        "Nimmst du in einer Runde vor allen anderen aus der Tischmitte, kommt der Startspieler-Stein mit und kostet einen "
        "Punkt für jede Fliese dieses Zuges. Dafür legst du zuerst und beginnst die nächste Runde."
    ),
    "dialogue.rules.pavilion.floorone": (
        "Deine Punktzahl fällt nie unter 1, weder durch den Startspieler-Stein noch durch abgeworfene oder übrige Fliesen."
    ),
    "dialogue.rules.pavilion.place": (
        "Beim Legen belegst du in jedem Zug ein leeres Feld und bezahlst so viele Fliesen, wie seine Zahl sagt. "
        "Mindestens eine davon hat die Farbe, die dort liegen soll, und wird gelegt. Die anderen haben diese Farbe oder "
        "sind Joker."
    ),
    "dialogue.rules.pavilion.tower": (
        "In den Turm kommen abgeworfene Fliesen und alle bezahlten außer der gelegten. Ist beim Ziehen der Beutel leer, "
        "kommen sie von dort zurück in den Beutel. Ist auch der Turm leer, liegen weniger Fliesen aus."
    ),
    "dialogue.rules.pavilion.star": (
        "Ein äußerer Stern nimmt nur seine eigene Farbe, der Mittelstern jede Farbe einmal. Die äußeren Sterne liegen im "
        "Uhrzeigersinn, links oben beginnend, so: Orange, Rot, Blau, Gelb, Grün, Lila."
    ),
    "dialogue.rules.pavilion.star_grey": (
        "Die ersten zwei Fliesen eines Sterns entscheiden: Sind sie gleich, nimmt er nur noch diese Farbe, sonst jede "
        "Farbe einmal. Mehrere Sterne dürfen gleich sein. Die äußeren Sterne heißen im Uhrzeigersinn, links oben "
        "beginnend, 1 bis 6."
    ),
    "dialogue.rules.pavilion.score": (
        "Eine gelegte Fliese bringt einen Punkt für jede Fliese ihrer lückenlosen Gruppe auf demselben Stern, sie selbst "
        "mitgezählt. Felder verschiedener Sterne gehören nie zusammen."
    ),
    "dialogue.rules.pavilion.ring": (
        "Die sechs Felder eines Sterns liegen im Kreis: Jede Zahl liegt neben der nächsten, und die 6 neben der 1."
    ),
    "dialogue.rules.pavilion.ring_grey": (
        "Die sechs Felder eines äußeren Sterns liegen im Kreis: 3, 2, 1, 4, 5, 6, und die 6 neben der 3. Die Felder des "
        "Mittelsterns heißen von oben im Uhrzeigersinn 1 bis 6, und jedes kostet 3."
    ),
    "dialogue.rules.pavilion.bonus": (
        "Hast du alle Felder um eine Säule belegt, nimmst du 1 Fliese aus dem Vorrat, um eine Statue 2, um ein Fenster 3. "
        "Du musst sie nehmen und wählst frei unter den zehn, die dort liegen; danach wird aufgefüllt."
    ),
    "dialogue.rules.pavilion.bonusplaces": (
        "Um ein Fenster liegen die 5 und die 6 eines äußeren Sterns. Um eine Statue liegen die 1 und die 2 eines Sterns "
        "sowie die 3 und die 4 des nächsten im Uhrzeigersinn. Um eine Säule liegen die 2 und die 3 eines Sterns sowie "
        "zwei Felder des Mittelsterns. Das sind bei Orange die 6 und die 1, bei Rot die 1 und die 2, und so weiter im "
        "Uhrzeigersinn bis Lila mit der 5 und der 6."
    ),
    "dialogue.rules.pavilion.bonusplaces_grey": (
        "Um ein Fenster liegen die 5 und die 6 eines äußeren Sterns. Um eine Statue liegen die 3 und die 2 eines Sterns "
        "sowie die 1 und die 4 des nächsten im Uhrzeigersinn. Um eine Säule liegen die 2 und die 1 eines Sterns sowie "
        "zwei Felder des Mittelsterns. Das sind bei Stern 1 die Felder 6 und 1, bei Stern 2 die Felder 1 und 2, und so "
        "weiter bis Stern 6 mit 5 und 6."
    ),
    "dialogue.rules.pavilion.pass": (
        "Kannst oder willst du nichts mehr legen, passt du und legst in dieser Runde nicht mehr. Du behältst höchstens "
        "vier Fliesen für die nächste Runde. Jede andere wird abgeworfen und kostet einen Punkt."
    ),
    "dialogue.rules.pavilion.starpoints": (
        "Am Ende bringt jeder volle Stern Punkte: Rot 14, Blau 15, Gelb 16, Orange 17, Grün 18, Lila 20, der Mittelstern 12."
    ),
    "dialogue.rules.pavilion.starpoints_grey": (
        "Am Ende bringt jeder volle Stern aus einer Farbe Punkte: Rot 14, Blau 15, Gelb 16, Orange 17, Grün 18, Lila 20. "
        "Ein voller Stern aus sechs Farben bringt 12. Mehrere gleiche Sterne zählen alle."
    ),
    "dialogue.rules.pavilion.end": (
        "Das Spiel endet nach sechs Runden. Hast du dann alle Felder mit der Zahl 1, 2, 3 oder 4 belegt, bringt das 4, 8, "
        "12 oder 16 Punkte; für 5 und 6 gibt es nichts. Jede übrige Fliese kostet 1 Punkt. Wer die meisten Punkte hat, "
        "gewinnt; bei Gleichstand wird der Sieg geteilt."
    ),
    # What the signs of the drawn table mean
    "dialogue.legend.pavilion.space": "Eine Ziffer ist ein leeres Feld und sagt, was es kostet.",
    "dialogue.legend.pavilion.star": (
        "Ein Buchstabe in Klammern ist der Name eines Sterns: (C) ist der Mittelstern, die anderen haben die Buchstaben "
        "ihrer Farben."
    ),
    "dialogue.legend.pavilion.star_grey": "Eine Ziffer in Klammern ist der Name eines Sterns; (C) ist der Mittelstern.",
    "dialogue.legend.pavilion.bonus": (
        "¹ ist eine Säule, ² eine Statue, ³ ein Fenster: So viele Bonusfliesen gibt es, wenn alle Felder darum belegt sind."
    ),
    "dialogue.legend.pavilion.done": "• ist eine umschlossene Säule oder Statue oder ein umschlossenes Fenster.",
    "dialogue.legend.pavilion.stone": "1★ ist der Startspieler-Stein.",
    "dialogue.legend.pavilion.center": "C ist die Tischmitte; die Rahmen mit Zahlen sind die Manufakturplättchen.",
    "dialogue.legend.pavilion.turn": "▶ und ein dicker Rahmen zeigen, wer am Zug ist; rechts im Rahmen stehen die Punkte.",
    "dialogue.legend.pavilion.compact": (
        "B5 ist die 5 auf dem blauen Stern, 2.5 die 5 auf Stern 2 der grauen Seite. CS ist der Mittelstern, C4 sein Feld "
        "4, ein Punkt davor heißt frei. Nach einer Farbe heißt * Joker, nach C ist es der Startspieler-Stein."
    ),
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
    "server.move.bonus": "{color:acc} aus dem Vorrat",
    "server.move.discard": "{color:acc} abwerfen",
    "server.move.stop": "den Rest behalten",
}
TYPED = TypedWords(
    {
        "hand": ("hand", "gesammelt", "fliesen", "ecken"),
        "supply": ("vorrat",),
        "star": ("stern",),
        "number": ("zahl",),
        "afford": ("bezahlbar",),
        "space": ("feld",),
        "ring": ("ring",),
        "stars": ("sterne",),
        "bonus": ("bonus", "bonusfliesen", "bonusfliese"),
        "pillar": ("säule", "säulen"),
        "statue": ("statue", "statuen"),
        "window": ("fenster",),
        "stone": ("stein", "startspieler-stein", "startspielerstein"),
        "joker": ("joker", "jokerfarbe"),
    },
    {"pass": ("passe", "passen", "passt")},
)
LETTERS = {"purple": "L", "green": "G", "orange": "O", "yellow": "E", "blue": "B", "red": "R"}
WORDS = Words(SENTENCES, TALK, typed=TYPED, letters=LETTERS, grammar=GermanStars)
