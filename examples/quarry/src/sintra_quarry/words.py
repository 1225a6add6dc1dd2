"""The words of Quarry in English, German and Hungarian; the fallback is the generic sentences of any game."""

from __future__ import annotations

from sintra.i18n.words import GameWords, Words
from sintra_quarry.narration import REASONS

ENGLISH = {
    "quarry.cart": "On the cart, from the front: {pool}.",
    "quarry.cart_empty": "The cart is empty.",
    "quarry.yard": "{seat} {seat:has|have} laid {number} {number:stone|stones}.",
    "quarry.yard_empty": "{seat:'s} yard is empty.",
    "quarry.row": "Row {row}: {cells:column}.",
    "quarry.lays": "{seat} {seat:takes|take} {color} and {seat:lays|lay} it on {text}: {points}, total {score}.",
    "quarry.pays": "{seat} {seat:pays|pay} {number} {number:point|points} for stones passed over.",
    "quarry.courses": "{seat}: {number} {number:course|courses}, {points}, total {score}.",
} | {f"quarry.{key}": f"{text}." for key, text in REASONS.items()}
GERMAN = {
    "quarry.cart": "Auf dem Karren, von vorn: {pool}.",
    "quarry.cart_empty": "Der Karren ist leer.",
    "quarry.yard": "{seat} {seat:hat|hast} {number} {number:Stein|Steine} gelegt.",
    "quarry.yard_empty": "Der Hof von {seat} ist leer.",
    "quarry.row": "Reihe {row}: {cells:Spalte}.",
    "quarry.lays": "{seat} {seat:nimmt|nimmst} {color} und {seat:legt|legst} es auf {text}: {points}, insgesamt {score}.",
    "quarry.pays": "{seat} {seat:zahlt|zahlst} {number} {number:Punkt|Punkte} für übergangene Steine.",
    "quarry.courses": "{seat}: {number} {number:bunte Reihe|bunte Reihen}, {points}, insgesamt {score}.",
    "quarry.refusal.cart": "Auf dem Karren liegen nur {number} Steine.",
    "quarry.refusal.taken": "Auf {text} liegt schon ein Stein.",
    "quarry.refusal.apart": "{text} berührt keinen deiner Steine.",
    "quarry.refusal.points": "Jeder übergangene Stein kostet einen Punkt, und du hast {number}.",
}
HUNGARIAN = {
    "quarry.cart": "A kocsin, elölről: {pool}.",
    "quarry.cart_empty": "A kocsi üres.",
    "quarry.yard": "{seat:bare}: {number} kő az udvarban.",
    "quarry.yard_empty": "{seat:bare}: az udvar üres.",
    "quarry.row": "{row}. sor: {cells:oszlop}.",
    "quarry.lays": (
        "{seat} {seat:elvesz|elveszel} egy {color} követ, és ide {seat:teszi|teszed}: {text}; {points}, összesen {score}."
    ),
    "quarry.pays": "{seat} {number} pontot {seat:fizet|fizetsz} az átugrott kövekért.",
    "quarry.courses": "{seat:bare}: {number} tarka sor, {points}, összesen {score}.",
    "quarry.refusal.cart": "A kocsin csak {number} kő van.",
    "quarry.refusal.taken": "Itt már van kő: {text}.",
    "quarry.refusal.apart": "Ez a mező egyik kövedet sem érinti: {text}.",
    "quarry.refusal.points": "Minden átugrott kő egy pontba kerül, és neked {number} van.",
}
RULES = {
    "en": (
        "In your turn you take a stone off the cart and lay it beside a stone in your yard, the first one anywhere.",
        "The stone at the front is free; every stone that you pass over costs a point.",
        "A stone scores a point for each stone of its group of one color, 4 at most; in the marked yard 2 more on its mark.",
        "At the end a full row or column with all four colors scores 6, and the most points win.",
    ),
    "de": (
        "In deinem Zug nimmst du einen Stein vom Karren und legst ihn neben einen Stein in deinem Hof, den ersten beliebig.",
        "Der vorderste Stein kostet nichts; jeder, den du übergehst, kostet einen Punkt.",
        "Ein Stein zählt einen Punkt je Stein seiner Gruppe einer Farbe, höchstens 4; auf seinem Zeichen im Hof 2 mehr.",
        "Am Ende zählt eine volle Reihe oder Spalte mit allen vier Farben 6; die meisten Punkte gewinnen.",
    ),
    "hu": (
        "A körödben elveszel egy követ a kocsiról, és az udvarodban egy kő mellé teszed, az elsőt bárhová.",
        "A legelső kő ingyen van; minden átugrott kő egy pontba kerül.",
        "Egy kő annyi pontot ér, ahány kő van az egyszínű csoportjában, legfeljebb 4-et; a saját jelén 2-vel többet.",
        "A végén minden teli sor vagy oszlop, amelyben mind a négy szín megvan, 6 pontot ér; a legtöbb pont nyer.",
    ),
}
COLORS = {
    "de": {"white": "weiß", "grey": "grau", "brown": "braun"},
    "hu": {"white": "fehér", "grey": "szürke", "brown": "barna"},
}


def words(code: str, sentences: dict[str, str]) -> Words:
    """Collect the words of one language."""
    rules = {f"dialogue.rules.quarry.{number}": text for number, text in enumerate(RULES[code])}
    return Words(sentences, rules, COLORS.get(code, {}))


WORDS = GameWords({"en": words("en", ENGLISH), "de": words("de", GERMAN), "hu": words("hu", HUNGARIAN)})
