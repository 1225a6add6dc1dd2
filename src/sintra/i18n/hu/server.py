"""What the server says in Hungarian: about people at a table, moves by name, and why something is refused."""

from __future__ import annotations

SENTENCES = {
    # People
    "server.joined": "{seat} leült.",
    "server.left": "{seat} felállt az asztaltól.",
    "server.begun": "Kezdődik a játék.",
    "server.resumed": "A játék egy korábbi állásból folytatódik.",
    "server.forced": "{seat} csak egyféleképpen léphet.",
    "server.undone": "{seat} visszavon egy lépést.",
    "server.resigned": "{seat} feladja.",
    "server.flagged": "{seat} kifutott az időből, és veszít.",
    "server.rematch": "{seat} még egy játékot szeretne.",
    "server.kept": "Minden lépést azonnal elmentünk; a hivatkozásod visszavezet ehhez az asztalhoz.",
    # Moves, named: what each would bring is said after a colon
    "server.move.text": "{text}",
    "server.hint": "{text}.",
    # What is refused
    "server.refusal.not_your_turn": "Nem te következel: most {seat} lép.",
    "server.refusal.illegal_move": "„{text}” nem lépés ebben a játékban.",
    "server.refusal.behind": "Közben történt valami. Nézd meg az asztalt, és próbáld újra.",
    "server.refusal.no_such_seat": "Ennek az asztalnak {number:a} helyét sem elfoglalni, sem elhagyni nem lehet.",
    "server.refusal.seat_taken": "Ott már {seat} ül.",
    "server.refusal.name_taken": "Ennél az asztalnál már van, akit így hívnak: {text}. Válassz másik nevet.",
    "server.refusal.over": "A játék véget ért.",
    "server.refusal.not_over": "A játék még tart; újabbat akkor kérhetsz, ha véget ért.",
    "server.refusal.not_started": "A játék még nem kezdődött el: nem ült le mindenki.",
    "server.refusal.started": "A játék elkezdődött: leülni vagy felállni már késő.",
    "server.refusal.cannot_undo": "Nincs olyan lépésed, amelyet visszavonhatnál.",
    "server.refusal.cannot_undo.acted": "Ezt nem lehet visszavonni: azóta {seat} lépett.",
    "server.refusal.cannot_undo.deal": "Osztás előtti lépést nem lehet visszavonni.",
    "server.refusal.cannot_undo.time": "Nincs elég időd ahhoz, hogy ezt visszavond.",
    "server.refusal.cannot_undo.often": "Ennél az asztalnál már túl sok lépést vontatok vissza, többet nem lehet.",
    "server.refusal.time_over": "{seat} kifutott az időből.",
    "server.refusal.rematched": "Valaki már kért újabb játékot: ahhoz csatlakozz.",
    "server.refusal.malformed": "Ezt az üzenetet nem lehet megérteni. Angolul: {reason}.",
    "server.refusal.malformed.name": (
        "Ez a név nem jeleníthető meg: betűk, számjegyek vagy jelek kellenek bele, láthatatlan jelek nem."
    ),
    "server.refusal.malformed.only_bots": "Ennél az asztalnál csak gépi játékosok vannak: legalább egy ember kell.",
    "server.refusal.malformed.record_text": "Ez a fájl nem egy játszma feljegyzése: a fájl {line}. sora nem egyszerű szöveg.",
    "server.refusal.malformed.record_header": (
        "Ez a fájl nem egy játszma feljegyzése: a fájl {line}. sora nem úgy kezdődik, mint egy feljegyzés."
    ),
    "server.refusal.malformed.record_short": "A feljegyzés {line}. sorában, a játszma kezdete előtt véget ér a fájl.",
    "server.refusal.malformed.record_line": (
        "A feljegyzést nem lehet elolvasni: a fájl {line}. sora nem úgy van írva, ahogy a feljegyzésekben szokás."
    ),
    "server.refusal.malformed.record_rules": (
        "A feljegyzés nem lehet helyes: a fájl {line}. sora ellentmond a szabályoknak vagy annak, ami fölötte áll."
    ),
    "server.refusal.malformed.record_move": "{why} Ezért a feljegyzés {line}. sorában nem állhat ez a lépés: {text}.",
    "server.refusal.too_fast": "Ez túl gyors volt: várj egy kicsit, és próbáld újra.",
    "server.refusal.too_many": "A szerver túlterhelt: próbáld újra később.",
    "server.refusal.too_many.now": "A szervernek most túl sok a dolga: próbáld újra {number} másodperc múlva.",
    "server.refusal.too_many.often": "Ennél az asztalnál már túl sokszor állt fel valaki.",
    "server.refusal.unsaved": "Nem sikerült elmenteni, ezért nem történt meg. Próbáld újra.",
    "server.refusal.unknown_table": "Nincs ilyen asztal.",
    "server.refusal.forbidden": "A hivatkozásod ezt nem engedi meg.",
    "server.refusal.forbidden.host": (
        "Erre a névre ez a szerver nem felel. Ha felelnie kell, indítsd a --origin https://{text} kapcsolóval."
    ),
}
