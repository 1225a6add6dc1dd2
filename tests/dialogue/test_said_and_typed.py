"""What is said can be typed: every phrase that people tried, in three languages, and whole games in words and shown letters."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from sintra import games
from sintra.dialogue.filters import moves_with
from sintra.dialogue.kind import kind_of, vocabulary
from sintra.dialogue.line import Misread, Moves, Question, read_line
from sintra.dialogue.questions import Desk
from sintra.dialogue.words import Vocabulary
from sintra.games import outlook_of
from sintra.i18n import Speaker
from sintra.i18n.lexicon import letters_of
from tests.dialogue.table import Table, desk, laid

QUESTIONS = {
    ("azul", "en"): {
        "factory": ["factory 3", "the factory 3", "3rd factory"],
        "row": ["line 3", "row 3", "3rd line", "pattern line 3"],
        "seat": ["player 3", "3rd player", "seat 3"],
        "center": ["center", "the center"],
        "floor": ["floor", "the floor line"],
        "marker": ["marker", "the start marker"],
        "costs": ["costs", "floor slots"],
        "score": ["points"],
    },
    ("azul", "de"): {
        "factory": ["manufakturplättchen 3", "plättchen 3", "manufaktur 3", "3. Manufakturplättchen"],
        "row": ["musterreihe 3", "zeile 3", "reihe 3", "3. Reihe", "3. Musterreihe"],
        "col": ["vertikale reihe 3", "spalte 3", "3. Spalte"],
        "seat": ["spieler 3", "3. Spieler", "spielerablage 3", "ablage 3"],
        "center": ["tischmitte", "die Tischmitte"],
        "board": ["stellung", "brett"],
        "undo": ["rückgängig", "zurück"],
        "floor": ["bodenreihe", "boden"],
        "marker": ["marker", "der Startspielermarker"],
        "turn": ["am Zug", "wer ist am Zug"],
        "last": ["zuletzt"],
        "legend": ["zeichen", "legende"],
    },
    ("azul", "hu"): {
        "factory": ["manufaktúrakorong 3", "3. korong", "a 3. manufaktúrakorong", "korong 3", "3-as korong"],
        "row": ["mintasor 3", "3. sor", "3. mintasor", "sor 3"],
        "col": ["oszlop 3", "3. oszlop", "függőleges sor 3"],
        "seat": ["3. játékos", "a 3. játékos", "játékos 3", "játékostábla 3"],
        "center": ["közép", "az asztal közepe", "asztal közepe"],
        "table": ["asztal", "az asztal"],
        "floor": ["padlósor", "padló"],
        "board": ["állás", "tábla"],
        "save": ["mentés", "ment"],
        "marker": ["jelző", "a kezdőjátékos-jelző"],
        "turn": ["ki következik"],
        "costs": ["levonások", "költségek"],
        "legend": ["jelek", "jelmagyarázat"],
    },
    ("pavilion", "de"): {
        "hand": ["ecken", "hand", "gesammelt"],
        "star": ["blauer stern", "stern blau", "Stern blauer", "mittelstern"],
        "stone": ["stein", "der Startspieler-Stein"],
        "joker": ["jokerfarbe", "joker"],
        "bonus": ["bonusfliesen"],
        "pillar": ["säulen", "säule"],
    },
    ("pavilion", "hu"): {
        "hand": ["csempék", "sarkok", "kéz", "sarokmezők", "gyűjtött csempék"],
        "stone": ["jelző", "a kezdőjátékos-jelző"],
        "joker": ["dzsókerszín", "dzsóker"],
        "bonus": ["bónuszcsempék"],
        "star": ["csillag középső", "középső csillag", "a kék csillag", "csillag kék"],
    },
    ("pavilion", "en"): {
        "star": ["blue star", "star blue", "the center star"],
        "hand": ["hand", "corners"],
        "stone": ["the start stone"],
        "bonus": ["bonus tiles"],
    },
}
SPOTS = {
    "en": ["row 3, column 2", "line 3 column 2"],
    "de": ["Reihe 3, Feld 2", "Reihe 3, Spalte 2", "3. Reihe, 2. Feld"],
    "hu": ["3. sor, 2. mező", "a 3. sor 2. oszlop", "sor 3 mező 2"],
}
AZUL_MOVES = {
    "en": {
        "3R4": ["3R4", "3 reds 4", "take 2 red from factory 3 to line 4", "red from 3 to line 4", "two reds from 3 to 4"],
        "CR-": ["c red floor", "0R-", "0RF", "take two reds from the center to the floor", "center red f"],
        "3Y1": ["3 orange 1", "3Y1", "yellow 3 1"],
        "3B1": ["3 sky blue 1"],
    },
    "de": {
        "3R4": [
            *("3R4", "3 rote 4", "3 rot 4", "3, rot, 4", "rot von 3 in reihe 4", "3 rote in reihe 4", "nimm rot von 3 nach 4"),
            *("manufakturplättchen 3 rot musterreihe 4", "zwei rote von Manufakturplättchen 3 in Musterreihe 4"),
            *("drei rot vier", "musterreihe 4 rot von 3"),
        ],
        "3B4": ["3 blaue in reihe 4", "nimm blau von 3 nach 4", "3 himmelblaue 4", "3B4"],
        "CB1": ["0B1", "mitte blau 1", "eine blaue aus der Tischmitte in Musterreihe 1"],
        "3B-": ["3 blau F", "3 blau boden", "3B-", "blau von 3 in die Bodenreihe"],
        "3Y4": ["3G4", "3Y4", "3 gelbe 4", "3 orange 4"],
        "3K4": ["3S4", "3K4", "3 schwarze 4"],
    },
    "hu": {
        "3R4": [
            *("3P4", "3R4", "3 piros 4", "3. korong piros 4. sor", "3. korongról pirosat 4. sorba", "korong 3 piros sor 4"),
            *("két pirosat a 3. manufaktúrakorongról a 4. mintasorba", "a 3-as korongról pirosat a 4-es sorba"),
        ],
        "3B4": ["3K4", "3B4", "3 kék 4", "3 égkék 4", "három kék négy"],
        "3K4": ["3F4", "3 fekete 4", "3. korong feketét 4. sor"],
        "3K-": ["3FF", "3F-", "3 fekete padló"],
        "3Y4": ["3S4", "3Y4", "3 sárgát 4", "3 narancs 4"],
        "CR-": ["az asztal közepéről pirosat a padlóra", "c piros padlósor", "cp-", "0P-"],
    },
}
PAVILION_MOVES = {
    "en": {
        "B6+2": ["B6+2", "blue 6 with 2 jokers", "blue star 6 with two purple jokers", "B6 with 2"],
        "3R": ["3R", "3 reds", "red from factory 3", "take 2 red from 3"],
        "CR": ["center red", "0R", "2 red from the center"],
        "C4R": ["c4r", "center star 4 red", "red on center 4"],
    },
    "de": {
        "B6+2": ["B6 mit 2", "B6 mit 2 Jokern", "blau 6 mit 2 joker", "blauer stern 6 mit zwei lila Jokern", "B6 + 2"],
        "B6": ["blauer stern 6", "lege blau 6", "blau 6", "die 6 auf dem blauen Stern", "B6"],
        "B6+1": ["B6 mit Joker", "B6 mit einem Joker"],
        "P6": ["L6", "P6", "lila 6"],
        "C4Y": ["C4E", "C4Y", "mittelstern 4 gelb", "Mittelstern 4 mit Gelb"],
        "3Y": ["3E", "3 gelbe", "gelb von 3"],
        "3O": ["3 orangefarbene", "3 orange", "3O"],
        "pass": ["ich passe", "passe", "passen"],
        "stop": ["stopp"],
    },
    "hu": {
        "C4R": ["középső 4 piros", "a középső 4-est piros", "középső csillag 4 piros", "C4P", "C4R"],
        "B6": ["a kék 6-os", "kék 6", "K6", "B6", "kék csillag 6"],
        "3O": ["3 narancs", "3N", "3 narancssárga", "3. korong narancssárga"],
        "B6+2": ["kék 6 két dzsókerrel", "K6+2", "kék 6 2 dzsókerrel"],
        "R3": ["P3", "piros 3"],
        "pass": ["passzolok", "passz"],
        "stop": ["kész", "állj"],
    },
}
ANNOUNCED = 40  # moves of a game that are typed back
TACTILE = {"3B1": "3B1", "3O1": "3Y1", "3R1": "3R1", "3SCH1": "3K1", "3S1": "3K1", "3X1": "3T1", "3 orange 1": "3Y1"}


def read(line: str, game: str, language: str, colors: str = "words", phase: str = "") -> Question | Moves:
    """Parse a line."""
    usual = {"azul": "draft", "pavilion": "place"}[game]
    return read_line(line, vocabulary(game, language, colors), phase or usual, kind_of(game).read_moves)


def spread(table: dict[str, list[str]]) -> list[tuple[str, str]]:
    """List what is meant with each way to type it."""
    return [(meant, line) for meant, lines in table.items() for line in lines]


@pytest.mark.parametrize(("game", "language"), QUESTIONS)
def test_questions_are_understood_in_the_words_that_are_said(game: str, language: str) -> None:
    """Names, ordinals, articles and other words for the same thing ask the same question, about number 3 where there is one."""
    for command, line in spread(QUESTIONS[game, language]):
        found = read(line, game, language)
        assert isinstance(found, Question), line
        assert (found.command, "3" in line) == (command, found.rest == ("3",)), line


@pytest.mark.parametrize("language", AZUL_MOVES)
def test_moves_of_azul_are_understood_in_the_words_that_are_said(language: str) -> None:
    """Shown letters, inflected colors, counts, ordinals and prepositions name the same move in any usual order."""
    for move, line in spread(AZUL_MOVES[language]):
        assert read(line, "azul", language) == Moves((move,)), line


@pytest.mark.parametrize("language", PAVILION_MOVES)
def test_moves_of_the_pavilion_are_understood_in_the_words_that_are_said(language: str) -> None:
    """Stars, jokers in words, and passing name the same move."""
    for move, line in spread(PAVILION_MOVES[language]):
        assert read(line, "pavilion", language) == Moves((move,)), line


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_tactile_letters_win_over_all_others(language: str) -> None:
    """With the tactile set its letters mean its colors in every language, S for SCH included."""
    for line, move in TACTILE.items():
        assert read(line, "azul", language, "tactile") == Moves((move,)), line


@pytest.mark.parametrize("colors", ["letters", "tactile"])
@pytest.mark.parametrize("language", ["en", "de", "hu"])
@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_every_letter_that_is_shown_is_understood(game: str, language: str, colors: str) -> None:
    """No shown letter means another color; English has those of the notation."""
    words, shown = vocabulary(game, language, colors), letters_of(language, game, colors)
    assert {color: words.color(letter) for color, letter in shown.items()} == {color: color for color in shown}
    assert language != "en" or colors == "tactile" or shown == games.facts(game).letters


@pytest.mark.parametrize(
    ("line", "language", "near"),
    [
        ("lage", "de", "legend"),
        ("säule", "de", "save"),
        ("tafel", "de", "table"),
    ],
)
def test_misspelled_words_are_not_corrected_into_another_language(line: str, language: str, near: str) -> None:
    """A German line is not answered with an English word that merely looks like it."""
    with pytest.raises(Misread) as error:
        read(line, "azul", language)
    assert error.value.phrases[0].values.get("near") != near


def test_an_english_word_that_is_almost_right_is_still_found() -> None:
    """English works in every language, and so do its corrections."""
    assert vocabulary("azul", "de", "words").near_command("whre") == "where"


@pytest.mark.parametrize("language", SPOTS)
def test_a_spot_is_found_by_its_row_and_column(language: str) -> None:
    """A space of the wall may be typed as it is said."""
    for line in SPOTS[language]:
        assert read(line, "azul", language) == Question("spot", ("3", "2")), line


@pytest.mark.parametrize("language", ["en", "de", "hu"])
@pytest.mark.parametrize(
    ("game", "options"), [("azul", {}), ("azul", {"wall": "grey"}), ("pavilion", {}), ("pavilion", {"side": "grey"})]
)
def test_a_move_is_typed_as_it_was_announced(game: str, options: dict[str, str], language: str) -> None:
    """What is said of a taking or of a placement can be typed back, whole: it is the move that was made."""
    table, luck, speaker = Table(games.make(game, 2, **options)), random.Random(2), Speaker(language)
    table.deal()
    here, checked = desk(table, language), 0
    while not table.state.is_over and checked < ANNOUNCED:
        move = luck.choice(table.game.legal_moves(table.state))
        before = table.state
        after = table.game.play(before, move)
        if type(move).__name__ in {"Draft", "Place"}:
            told = speaker.say(table.game.narrate(before, move, after)[0])
            assert here.read(as_announced(told)) == Moves((str(move),)), told
            checked += 1
        table.play([str(move)])


def as_announced(told: str) -> str:
    """Leave out who did it, and what it brought."""
    text = re.sub(r"^(Player \d (takes|covers)|Spieler \d (nimmt|belegt)|\d\. játékos:) ", "", told)
    return re.split(r"(?::|,) (?:plus|plusz|\w+ (?:of|von) |\w+(?:ból|ből) )|\.$", text)[0]


# Words that a question has beside its own


def named_moves(here: Desk, rest: tuple[str, ...]) -> list[str]:
    """Return the moves that a question with these words lists."""
    return list(map(str, moves_with(here.host.game.legal_moves(here.host.state), here._asked("moves", rest))))  # pyright: ignore[reportPrivateUsage]


@pytest.mark.parametrize(
    ("line", "game"), [("moves 3", "azul"), ("moves red", "azul"), ("moves center", "azul"), ("moves 3", "pavilion")]
)
def test_moves_with_a_word_are_only_those(line: str, game: str) -> None:
    """Only moves that have what is named are listed, and they are fewer than all."""
    table = laid(game)
    legal = [str(move) for move in table.game.legal_moves(table.state)]
    sign = {"3": "3", "red": "R", "center": "C"}[line.split()[1]]
    wanted = {move for move in legal if (move[0] if sign in "3C" else move[1]) == sign}
    here, rest = desk(table), (line.split()[1],)
    assert set(named_moves(here, rest)) == wanted
    assert here.answer(Question("moves", rest))[0].values["number"] == len(wanted)
    assert len(wanted) < len(legal)


def test_moves_of_a_line_and_of_the_floor() -> None:
    """Places after words are those places: factory and line are not confused."""
    table = laid()
    for rest, sign in ((("line", "3"), "3"), (("floor",), "-")):
        listed = named_moves(desk(table), rest)
        assert listed
        assert all(move.endswith(sign) for move in listed)


@pytest.mark.parametrize("rest", [("2",), ("player", "2"), ("greedy",), ("2.",)])
def test_points_and_boards_of_one_seat(rest: tuple[str, ...]) -> None:
    """`score 2` has only the points of player 2, and `board 2` is that player's board."""
    here = desk(laid())
    assert here.answer(Question("score", rest))[0].values["scores"] == ((1, 0),)
    assert here.answer(Question("board", rest)) == here.answer(Question("seat", ("2",)))


@pytest.mark.parametrize("line", ["score 9", "board 9", "moves xyzzy", "last 3", "bag red", "center 2x"])
def test_a_word_that_a_question_cannot_use_is_not_ignored(line: str) -> None:
    """What is wrong is said instead."""
    here = desk(laid())
    with pytest.raises(Misread):
        here.answer(here.read(line))  # type: ignore[arg-type] # `Moves` would fail the test, too


# Whole games


def in_letters(move: Any, words: Vocabulary) -> str:
    """Write a move as it is shown."""
    return words.spell(str(move))


def in_words(move: Any, words: Vocabulary) -> str:
    """Write a move as it is told."""
    return Speaker(words.language).say(outlook_of(words.game).name(move))


@pytest.mark.parametrize("write", [in_letters, in_words])
@pytest.mark.parametrize("language", ["de", "hu"])
@pytest.mark.parametrize(
    ("game", "options"), [("azul", {}), ("azul", {"wall": "grey"}), ("pavilion", {}), ("pavilion", {"side": "grey"})]
)
def test_whole_games_are_typed(
    game: str, options: dict[str, str], language: str, write: Callable[[Any, Vocabulary], str]
) -> None:
    """Every move of a game is understood as it is shown, and drafts and placements also as they are told."""
    table, luck = Table(games.make(game, 2, **options)), random.Random(1)
    table.deal()
    here, words = desk(table, language), vocabulary(game, language, "words")
    while not table.state.is_over:
        move = luck.choice(table.game.legal_moves(table.state))
        is_small = type(move).__name__ in {"Bonus", "Discard", "Stop", "Pass", "Column"}
        assert here.read((in_letters if is_small else write)(move, words)) == Moves((str(move),))
        table.play([str(move)])
