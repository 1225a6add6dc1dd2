"""What is heard can be typed: every word of many games and all answers, with its endings, but for those that name nothing."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sintra import games
from sintra.dialogue.kind import vocabulary
from sintra.dialogue.line import Misread, Moves, Question
from sintra.dialogue.spelling import fold
from sintra.games import outlook_of
from sintra.i18n import Speaker
from sintra.i18n.languages import codes
from sintra.phrase import Phrase
from tests.dialogue.answers import POSITIONS, QUESTIONS, ask, desk_at, in_words_of
from tests.dialogue.table import Table, desk, laid

WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
TABLES: list[tuple[str, dict[str, str]]] = [
    ("azul", {}),
    ("azul", {"wall": "grey"}),
    ("pavilion", {}),
    ("pavilion", {"side": "grey"}),
]
# Verbs, and words that join, compare or count: nothing on the table has such a name, so nobody can ask for it.
NAMING_NOTHING = {
    "en": {
        *("added", "all", "around", "at", "begins", "belongs", "below", "beside", "between", "break", "but"),
        *("clockwise", "come", "comes", "complete", "count", "covered", "discards", "each", "empty", "ended", "ends"),
        *("every", "fall", "falls", "final", "first", "free", "full", "game", "go", "goes", "gray", "has", "have"),
        *("holds", "if", "it", "keeps", "lacks", "lie", "minus", "more", "next", "no", "not", "nothing", "now"),
        *("once", "open", "or", "order", "outer", "over", "places", "plus", "s", "scoring", "share", "shows", "so"),
        *("start", "stays", "still", "taken", "they", "this", "tie", "top", "total", "touches", "upper", "victory"),
        *("wins", "you"),
    },
    "de": {
        *("aber", "alle", "am", "beginnend", "beginnt", "bei", "bis", "bist", "bleibt", "daneben", "darunter"),
        *("dazu", "diese", "du", "einmal", "endet", "endete", "erste", "es", "fallen", "fehlen", "fehlt", "folgt"),
        *("frei", "fällt", "gefüllt", "gehört", "genommen", "gewinnt", "gleichstand", "graue", "haben", "hat"),
        *("heißen", "im", "je", "jede", "jedem", "jedes", "jetzt", "kein", "keine", "kommen", "kommt", "kostet"),
        *("kreis", "leer", "legt", "minus", "möglich", "neben", "nicht", "nichts", "noch", "nächste", "nächsten"),
        *("oben", "oder", "offen", "plus", "schlusswertung", "setzt", "sich", "sieg", "spiel", "teilen"),
        *("uhrzeigersinn", "um", "umschlossen", "unter", "voll", "volle", "vollen", "weitere", "wenn", "zeigt"),
        *("zuerst", "zwischen", "zählen", "äußeren", "übrig"),
    },
    "hu": {
        *("alatta", "alá", "as", "bal", "de", "egyenlő", "egyik", "egyszer", "együtt", "el", "elfogyott"),
        *("elkészült", "első", "elvesz", "ennyi", "esik", "ezt", "fedve", "fejenként", "felülről", "foglalt", "fér"),
        *("ha", "hiányzik", "hiányzó", "holtversenyben", "háromból", "ide", "ig", "járása", "játéknak", "kerül"),
        *("kerülhet", "kerülnek", "kettőből", "kezdi", "körben", "körül", "következő", "között", "közötti", "külső"),
        *("le", "leesik", "lefedve", "lerakást", "lévő", "marad", "maradt", "meg", "mehet", "mellett", "mellette"),
        *("mind", "minden", "most", "még", "mínusz", "nem", "nincs", "nincsenek", "nulla", "nyer", "nála", "négyből"),
        *("os", "pontozás", "rak", "rakott", "semmibe", "sincs", "szabad", "szerint", "számozzuk", "színének"),
        *("szürke", "tartja", "te", "tele", "teljes", "további", "több", "től", "vagy", "vége", "véget", "végső"),
        *("vízszintes", "állnak", "érne", "így", "óramutató", "ös", "ötből", "üres", "ő", "őket"),
    },
}
INFLECTED = {  # as it is said -> the question
    "en": {"columns": "col", "rounds": "turn", "the lids": "bag"},
    "de": {"den Punkten": "score", "Spalten": "col", "Runden": "turn", "der Bodenreihen": "floor"},
    "hu": {"a padlósorban": "floor", "padlósora": "floor", "a dobozfedélbe": "bag", "oszlopokban": "col", "fordulónak": "turn"},
}


def games_of(name: str, options: dict[str, str], number: int) -> Iterator[tuple[Table, Any]]:
    """Play games at random; give the table before each move, and the move."""
    for seed in range(number):
        table, luck = Table(games.make(name, 2 + seed % 3, **options)), random.Random(seed)
        table.deal()
        while not table.state.is_over:
            move = luck.choice(table.game.legal_moves(table.state))
            yield table, move
            table.play([str(move)])


def told(name: str, options: dict[str, str], number: int) -> list[Phrase]:
    """Return everything that is told of some games."""
    return [
        phrase
        for table, move in games_of(name, options, number)
        for phrase in table.game.narrate(table.state, move, table.game.play(table.state, move))
    ]


def answered(name: str, language: str) -> Iterator[str]:
    """Give every answer about a game."""
    for position, lines in QUESTIONS.items():
        state = POSITIONS[position]
        for line in lines if state.setup.game == name else ():
            yield from ask(desk_at(state, language), in_words_of(language, name, line), Speaker(language))


def is_understood(word: str, name: str, language: str) -> bool:
    """Say whether a word means something where it is typed alone or in a move."""
    words, key = vocabulary(name, language, "words"), fold(word)
    if words.noun(key) or words.color(word) or words.number(key) or words.is_filler(key):
        return True
    try:
        return isinstance(desk(laid(name), language).read(word), Question)
    except Misread:
        return False


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_word_that_is_heard_is_understood(
    name: str, options: dict[str, str], language: str, scaled: Callable[[int], int]
) -> None:
    """Of all words in what is told and answered only those that name nothing are not understood."""
    speaker = Speaker(language)
    texts = {*map(speaker.say, told(name, options, scaled(50))), *answered(name, language)}
    heard = {word.lower() for text in texts for word in WORD.findall(text)}
    assert len(heard) > 80
    assert {word for word in heard - NAMING_NOTHING[language] if not is_understood(word, name, language)} == set()


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_move_is_typed_as_it_is_named(name: str, options: dict[str, str], language: str) -> None:
    """What hints and lists call a move can be typed: drafts, placements, columns, bonus tiles, discards, passing, keeping."""
    speaker, outlook, kinds = Speaker(language), outlook_of(name), set[str]()
    for table, move in games_of(name, options, 2):
        said = speaker.say(outlook.name(move))
        assert desk(table, language).read(said) == Moves((str(move),)), said
        kinds.add(type(move).__name__)
    assert len(kinds) >= (6 if name == "pavilion" else 1 + bool(options))


@pytest.mark.parametrize(("language", "line", "command"), [(code, *one) for code in codes() for one in INFLECTED[code].items()])
def test_questions_may_have_endings(language: str, line: str, command: str) -> None:
    """A word with an ending asks what the word asks."""
    found = desk(laid(), language).read(line)
    assert isinstance(found, Question)
    assert found.command == command


@pytest.mark.parametrize("language", codes())
def test_a_move_that_went_wrong_is_no_question(language: str) -> None:
    """A line that is almost a move is refused as one, although its words with endings could ask something."""
    with pytest.raises(Misread):
        desk(laid(), language).read("3 " + vocabulary("azul", language, "words").color_word("red") + " 3 4 5")
