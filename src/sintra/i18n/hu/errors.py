"""Why a command is refused in Hungarian, what the system says, and whether the deals of a record were fair."""

from __future__ import annotations

SENTENCES = {
    # Files
    "terminal.error.missing": "Nincs ilyen fájl: {path}.",
    "terminal.error.unreadable": "Ez a fájl nem olvasható: {path}; az ok: {reason}.",
    "terminal.error.unwritable": "Ez a fájl nem írható: {path}; az ok: {reason}.",
    "terminal.error.system": "Ez nem sikerült: {reason}.",
    "terminal.error.cut": "A fájl {line:a} sorban megszakad; ami nem teljes, kimarad.",
    "terminal.error.record": "A feljegyzés nem olvasható: {line:a} sor nem olyan, mint egy feljegyzésben.",
    "terminal.error.record_rules": (
        "A feljegyzés nem lehet helyes: {line:a} sor ellentmond a szabályoknak vagy annak, ami előtte áll."
    ),
    "terminal.error.record_parts": "A feljegyzés nem lehet helyes: a részei ellentmondanak egymásnak; hely: {text}.",
    "terminal.error.position": "A fájl nem feljegyzés, és nem is egy állás; ezekből a játékokból lehetne: {listed}.",
    "terminal.error.position_form": "Az állás nem olvasható. Angolul: {text}.",
    "terminal.error.position_rules": "Ez az állás nem jöhet létre. Angolul: {text}.",
    "terminal.error.puzzle_file": "A feladványok fájlja nem olvasható. Angolul: {text}.",
    "terminal.error.event": "Nincs {number}. esemény, csak 0-tól {last}-ig.",
    "terminal.error.no_events": "A fájl egyetlen állás, nincsenek benne események: hagyd el a --at részt.",
    "terminal.error.nobody_acts": "Itt senkinek sincs választása: előbb ki kell osztani a csempéket, vagy a játék véget ért.",
    "terminal.error.puzzle": "Nincs {number}. feladvány, csak 1-től {last}-ig.",
    "terminal.error.no_puzzles": "Ehhez nincsenek feladványok: {text}; csak ezekhez: {listed}.",
    # Saved games
    "terminal.error.ended": "Ez a játszma már véget ért: {path}; a sintra replay megmutatja.",
    "terminal.error.resume": (
        "A mentett játszmának már vannak játékosai, beállításai és fájlja: a --resume mellett hagyd el ezeket."
    ),
    "terminal.error.no_seed": "A játszma nem folytatható: a csempéket eldöntő titkos szám nincs itt: {path}.",
    "terminal.error.other_seed": "A játszma nem folytatható: nem az a titkos szám áll itt, amellyel elkezdődött: {path}.",
    "terminal.error.programs": "Ez a játszma egy másik programot indítana: {text}. A --programs ezt megengedi.",
    "terminal.error.save_name": "A --save után egy fájl neve kell.",
    # Options
    "terminal.error.players": "Nincs játék {text} játékossal, csak ennyivel: {listed}.",
    "terminal.error.option": "Nincs ilyen beállítás: {text}; ezek vannak: {listed}.",
    "terminal.error.option_form": "„{text}” nem beállítás: név=érték kell, például wall=grey, minden név csak egyszer.",
    "terminal.error.option_value": "Ez a beállítás nem lehet ilyen: {text}={example}; csak {listed}.",
    "terminal.error.edition": "Nincs ilyen kiadás: {text}; ezek vannak: {listed}.",
    "terminal.error.bot": "Nincs ilyen gépi játékos: {text}; ezek vannak: {listed}.",
    "terminal.error.seat": "„{text}” nem ülhet ide: person, person:NÉV vagy bot:NÉV kell, például bot:level-3.",
    "terminal.error.seats": "{number} hely van megadva, de csak {last} játékos játszik.",
    "terminal.error.start": "„{text}” nem kezdhet: egy hely kell 1-től {last}-ig, egy játékos neve, vagy random.",
    "terminal.error.nonces": "A {number} hely mindegyikéhez egy nonce adható, legfeljebb {last} bájt.",
    "terminal.error.program": "Egy másik program, amely itt játszik, hibázott. Angolul: {text}.",
    "terminal.error.other": "Ez így nem lehetséges. Angolul: {text}.",
    # The command line
    "terminal.usage": "használat:",
    "terminal.usage.error": "Angolul: {text}.",
    "terminal.usage.choice": "Megadva {text}: itt nincs ilyen: {example}, csak {listed}.",
    "terminal.usage.value": "Megadva {text}: ez itt nem lehetséges: {example}.",
    "terminal.usage.whole": "Megadva {text}: {example} nem egész szám, amely legalább {number}.",
    "terminal.usage.seconds": "Megadva {text}: {example} nem nullánál nagyobb szám másodpercben.",
    "terminal.usage.argument": "Megadva {text}: hiányzik az értéke.",
    "terminal.usage.excludes": "{text} nem adható meg ezzel együtt: {example}.",
    "terminal.usage.unknown": "Ez itt nem ismert: {listed}.",
    "terminal.usage.required": "Hiányzik: {listed}.",
    "terminal.compiling": "A szabályok lefordítása ehhez a géphez, csak ez egyszer, körülbelül tíz másodperc ...",
    # What the system says
    "terminal.reason.missing": "nincs ilyen fájl vagy mappa",
    "terminal.reason.denied": "nincs hozzá jogod",
    "terminal.reason.folder": "ez egy mappa",
    "terminal.reason.no_folder": "az útvonal egy része nem mappa",
    "terminal.reason.exists": "már létezik",
    "terminal.reason.full": "nincs több szabad hely",
    "terminal.reason.read_only": "oda nem lehet írni",
    "terminal.reason.long_name": "túl hosszú a neve",
    # Verdicts on the deals of a record
    "terminal.verify.fair": "Tisztességes: {number} osztást megismételtünk, és mind egyezik a feljegyzéssel.",
    "terminal.verify.fair_given": (
        "Tisztességes: {number} osztást megismételtünk, és mind egyezik a feljegyzéssel; előttük {last} adott volt."
    ),
    "terminal.verify.uncommitted": "Nincs mit ellenőrizni: a feljegyzésben nincs ujjlenyomat.",
    "terminal.verify.unrevealed": "Még nincs mit ellenőrizni: a titkos számot még nem fedték fel.",
    "terminal.verify.undealt": "Még nincs mit ellenőrizni: még nem volt osztás.",
    "terminal.verify.undealt_since": "Még nincs mit ellenőrizni: azóta nem volt osztás.",
    "terminal.verify.other_seed": "Nem tisztességes: nem az előre rögzített titkos szám; az SHA-256 értéke {text}.",
    "terminal.verify.factory": (
        "Nem tisztességes: {number:a} osztásnál a titkos szám és a nonce-ok szerint {source:on} ez lenne: {pool}; a "
        "feljegyzésben ez áll: {hand}."
    ),
    "terminal.verify.place": (
        "Nem tisztességes: {number:a} osztásnál a titkos szám és a nonce-ok szerint ez lenne: {pool}; a feljegyzésben ez áll: "
        "{hand}; hely: {text}."
    ),
    "terminal.verify.supply": (
        "Nem tisztességes: {number:a} osztásnál a titkos szám és a nonce-ok szerint a készletbe ez kerülne: {pool}; a "
        "feljegyzésben ez áll: {hand}."
    ),
    "terminal.verify.compare": "Ez akkor igaz, ha az első csempe előtt pontosan ezt láttad:",
    "terminal.verify.commitment": "ujjlenyomat",
    "terminal.verify.nonce": "nonce",
}
