"""What is said in a conversation about a game in Hungarian: answers, help, rules, and what was wrong with a line."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "dialogue.bot": "{seat} gépi játékos: {bot}.",
    "dialogue.level": "{seat} gépi játékos: {bot}, szintje a 10-ből {number}.",
    # Answers
    "dialogue.nothing_yet": "Még nem történt semmi.",
    "dialogue.nothing_since": "Az utolsó lépésed óta nem történt semmi.",
    "dialogue.hint": "Egy jó lépés: {text}.",
    "dialogue.earns": "{text}: {points} pont.",
    "dialogue.loses": "Ez {number} pontba kerül.",
    "dialogue.drops": "{count:noun} csempe leesik.",
    "dialogue.gains": "{count:noun} bónuszcsempe vehető el.",
    "dialogue.moves": "{number} lépés lehetséges.",
    "dialogue.moves_of": "{listed}",
    # What was wrong with a line
    "dialogue.unknown": "„{text}”: ez se nem lépés, se nem olyan szó, amelyet ismerek.",
    "dialogue.unknown_near": "„{text}”: ez se nem lépés, se nem olyan szó, amelyet ismerek. Erre gondolsz: „{near}”?",
    "dialogue.no_color": "„{text}” nem szín; a színek: {listed}.",
    "dialogue.no_color_near": "„{text}” nem szín. Erre gondolsz: „{near}”? A színek: {listed}.",
    "dialogue.no_source": "„{text}” se nem egy manufaktúrakorong száma, se nem az asztal közepe.",
    "dialogue.no_seat": "Nincs ilyen játékos: „{text}”; a játékosok száma {last}.",
    "dialogue.too_many": "„{text}” már nem ebbe a lépésbe fér; ebből a sorból semmi sem történt meg.",
    "dialogue.wants": "Ehhez a kérdéshez más vagy több szó kell.",
    "dialogue.form.any": "Írj be egy lépést úgy, ahogy a lépések felsorolja, vagy a sorszámát ebben a felsorolásban.",
    # Help
    "dialogue.rules.any": "{text}: a szabályok a játék saját leírásában állnak; a lépések felsorolja, mi lehetséges most.",
    "dialogue.help_words": "Szavak: {listed}.",
    "dialogue.help_more": "Írd be, hogy súgó, és utána egy szót: többet mondok róla.",
    "dialogue.help.board": "tábla: a teljes állás.",
    "dialogue.help.table": "asztal: mi van az asztal közepén és a manufaktúrakorongokon.",
    "dialogue.help.factory": "korong 3: mi van a 3. manufaktúrakorongon.",
    "dialogue.help.center": "közép: mi van az asztal közepén.",
    "dialogue.help.where": "hol piros: hol vehető el piros csempe.",
    "dialogue.help.big": "nagy: hol van együtt a legtöbb azonos színű csempe.",
    "dialogue.help.seat": "játékos 2: a 2. játékos teljes táblája; játékos: a sajátod.",
    "dialogue.help.cost": "ár és egy lépés: mit hozna, mibe kerülne, és mi esne le.",
    "dialogue.help.last": "utolsó: mi történt utoljára.",
    "dialogue.help.since": "azóta: minden az utolsó lépésed óta.",
    "dialogue.help.score": "pont: mindenki pontjai.",
    "dialogue.help.moves": "lépések: minden most lehetséges lépés.",
    "dialogue.help.hint": "tipp: egy jó lépés.",
    "dialogue.help.bag": "zsák: mi van a zsákban, és mi került félre.",
    "dialogue.help.rules": "szabályok: a játék szabályai tíz mondatban.",
    "dialogue.help.legend": "jelek: mit jelentenek a rajzolt asztal jelei.",
    "dialogue.help.undo": "vissza: vissza az utolsó emberi döntés elé.",
    "dialogue.help.save": "ment: hol van elmentve a játszma; ment FÁJL: mostantól oda.",
    "dialogue.help.help": "súgó: minden szó; súgó hol: bővebben egyről.",
    "dialogue.help.quit": "kilép: abbahagyás; a játszma mentve van, és később folytatható.",
    # What the signs of the drawn table mean
    "dialogue.legend.tile": "Egy csempe egy betű és egy jel, előtte a száma, ahol több is lehet: {listed}.",
}
