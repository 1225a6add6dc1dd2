"""Parsing lines: moves as people type them in three languages, questions, and errors that say what would be right."""

from __future__ import annotations

import itertools

import pytest

from sintra.dialogue.kind import kind_of, vocabulary
from sintra.dialogue.line import Misread, Moves, Question, read_line
from sintra.dialogue.spelling import fold
from sintra.dialogue.word_index import typed
from sintra.dialogue.words import Vocabulary
from sintra.games import names
from sintra.i18n import Speaker
from sintra.phrase import Phrase


def read(line: str, game: str = "azul", language: str = "en", colors: str = "words", phase: str = "draft") -> Question | Moves:
    """Parse a line."""
    return read_line(line, vocabulary(game, language, colors), phase, kind_of(game).read_moves)


def refused(line: str, game: str = "azul", language: str = "en", phase: str = "draft") -> str:
    """Return what is said about a wrong line."""
    with pytest.raises(Misread) as error:
        read(line, game, language, phase=phase)
    return " ".join(Speaker(language).say_all(error.value.phrases))


@pytest.mark.parametrize(
    ("line", "language", "colors", "move"),
    [
        ("3R4", "en", "words", "3R4"),
        ("3r4", "en", "words", "3R4"),
        ("  3 red 4 ", "en", "words", "3R4"),
        ("3 RED 4", "de", "words", "3R4"),
        ("factory 3 red to line 4", "en", "words", "3R4"),
        ("take red", "en", "words", None),
        ("3 rot 4", "de", "words", "3R4"),
        ("3 türkis 4", "de", "words", "3T4"),
        ("3 turkis 4", "de", "words", "3T4"),
        ("3 piros 4", "hu", "words", "3R4"),
        ("3 sárga 4", "hu", "words", "3Y4"),
        ("c red floor", "en", "words", "CR-"),
        ("center red floor", "en", "words", "CR-"),
        ("mitte rot boden", "de", "words", "CR-"),
        ("közép piros padló", "hu", "words", "CR-"),
        ("cr-", "en", "words", "CR-"),
        ("CR \u2013", "en", "words", "CR-"),
        ("3SCH4", "de", "tactile", "3K4"),
        ("3s4", "de", "tactile", "3K4"),
        ("cschfloor", "de", "tactile", None),
        ("3 o 1", "en", "tactile", "3Y1"),
        ("3X1", "hu", "tactile", "3T1"),
        ("3K1", "hu", "tactile", "3B1"),
    ],
)
def test_moves_of_azul(line: str, language: str, colors: str, move: str | None) -> None:
    """Words, letters, tactile letters, with and without blanks, all mean the same move; what means none is rejected."""
    if move is None:
        with pytest.raises(Misread):
            read(line, "azul", language, colors)
    else:
        assert read(line, "azul", language, colors) == Moves((move,))


@pytest.mark.parametrize(
    ("line", "language", "moves"),
    [
        ("3R", "en", ["3R"]),
        ("3 lila", "de", ["3P"]),
        ("c zöld", "hu", ["CG"]),
        ("cg", "en", ["CG"]),
        ("B6", "en", ["B6"]),
        ("blue 6 + 2", "en", ["B6+2"]),
        ("blau 6 mit 2", "de", ["B6+2"]),
        ("B6+2", "en", ["B6+2"]),
        ("c4r", "en", ["C4R"]),
        ("center 4 red", "en", ["C4R"]),
        ("25R+1", "en", ["25R+1"]),
        ("star 2 5 red +1", "en", ["25R+1"]),
        ("2 5 piros +1", "hu", ["25R+1"]),
        ("+R +R +B", "en", ["+R", "+R", "+B"]),
        ("+RRB", "en", ["+R", "+R", "+B"]),
        ("+ rot + blau", "de", ["+R", "+B"]),
        ("-R -R stop", "en", ["-R", "-R", "stop"]),
        ("pass", "en", ["pass"]),
        ("passe", "de", ["pass"]),
        ("passz", "hu", ["pass"]),
        ("stopp", "de", ["stop"]),
        ("állj", "hu", ["stop"]),
        ("+", "en", None),
        ("+R -", "en", None),
        ("B6+", "en", None),
        ("B6+9", "en", None),
        ("B", "en", None),
    ],
)
def test_moves_of_the_pavilion(line: str, language: str, moves: list[str] | None) -> None:
    """Taking, placing with jokers, several bonus tiles or discards on one line, pass and stop, in three languages."""
    if moves is None:
        with pytest.raises(Misread):
            read(line, "pavilion", language)
    else:
        assert read(line, "pavilion", language) == Moves(tuple(moves))


@pytest.mark.parametrize("line", ["W2", "w 2", "wall 2", "2"])
def test_columns_of_the_grey_wall(line: str) -> None:
    """A column is chosen by W and its number or, when one is due, by the number alone."""
    assert read(line, phase="tiling") == Moves(("W2",))


@pytest.mark.parametrize(("line", "language"), [("wall 2", "en"), ("wand 2", "de"), ("fal 2", "hu")])
def test_the_wall_is_asked_for_while_tiles_are_taken(line: str, language: str) -> None:
    """The same words choose a column only when one is due."""
    assert read(line, language=language, phase="draft") == Question("wall", ("2",))
    assert read(line, language=language, phase="tiling") == Moves(("W2",))
    assert read(line.split(maxsplit=1)[0], language=language, phase="tiling") == Question("wall")


@pytest.mark.parametrize(
    ("line", "language", "question"),
    [
        ("where red", "en", Question("where", ("red",))),
        ("lid", "en", Question("bag")),
        ("Turm", "de", Question("bag")),
        ("fedel", "hu", Question("bag")),
        ("WO rot", "de", Question("where", ("rot",))),
        ("where rot", "de", Question("where", ("rot",))),
        ("gross", "de", Question("big")),
        ("azota", "hu", Question("since")),
        ("center", "en", Question("center")),
        ("save my game.record", "en", Question("save", ("my", "game.record"))),
        ("?", "hu", Question("help")),
        ("", "en", Question("help")),
        ("/where red", "en", Question("where", ("red",))),
        ("/ tipp", "de", Question("hint")),
    ],
)
def test_questions(line: str, language: str, question: Question) -> None:
    """Questions work in the language and in English, without capitals and accents; an empty line asks for help."""
    assert read(line, language=language) == question


@pytest.mark.parametrize(
    ("line", "language", "said"),
    [
        ("wher red", "en", "Did you mean “where”?"),
        ("hilfee", "de", "Meinst du „hilfe“?"),
        ("lépesek", "hu", None),
        ("3 rde 4", "en", "Did you mean “red”?"),
        ("3 rto 4", "de", "Meinst du „rot“?"),
        ("3 priros 4", "hu", "Erre gondoltál: „piros”?"),
        ("3 red 7", "en", "neither a line from 1 to 5 nor the floor"),
        ("red x 4", "en", "neither the number of a factory nor the center"),
        ("3 red", "en", "3 red 4, in short 3R4, or c red floor"),
        ("xyzzy", "en", "I do not understand “xyzzy”."),
        ("joker", "en", "I do not understand “joker”."),
    ],
)
def test_wrong_lines_say_what_would_be_right(line: str, language: str, said: str | None) -> None:
    """A wrong line names the word that was wrong and the nearest that exists, or what a move looks like."""
    if said is None:
        assert read(line, language=language) == Question("moves")
    else:
        assert said in refused(line, language=language)


@pytest.mark.parametrize("phase", ["draft", "place", "bonus", "discard"])
def test_the_form_of_a_move_fits_the_phase(phase: str) -> None:
    """What a move of the Pavilion looks like depends on what is to be done now."""
    said = {"draft": "3 red", "place": "B6+2", "bonus": "+R +R +B", "discard": "-R -R stop"}
    assert said[phase] in refused("B", "pavilion", phase=phase)


# Words

# Commands and nouns that agree.
SAME = {
    *((name, name) for name in ("center", "factory", "floor", "space", "star", "supply", "wall")),
    *(("row", "line"), ("spot", "space"), ("col", "space"), ("stars", "star"), ("joker", "jokers")),
}
PAIRS = list(itertools.product(names(), ("en", "de", "hu")))


def words_of(game: str, language: str) -> Vocabulary:
    """The vocabulary of a game."""
    return vocabulary(game, language, "words")


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_no_word_means_two_things(game: str, language: str) -> None:
    """In one game and language, English included, no word belongs to two commands, and none to a command and a color."""
    words, here, english = words_of(game, language), typed(language, game), typed("en", game)
    said = [fold(word) for name in words.commands() for word in {*here.commands[name], *english.commands[name]}]
    assert len(said) == len(set(said))
    assert not [word for word in said if words.color(word)]
    nouns = [word for noun in english.nouns for word in {fold(one) for one in (*here.nouns[noun], *english.nouns[noun])}]
    assert len(nouns) == len(set(nouns))
    assert {(words.command(word), words.noun(word)) for word in said if words.noun(word)} <= SAME


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_help_teaches_words_that_work(game: str, language: str) -> None:
    """The help of each command begins with its word, and the colors it lists are understood."""
    words, speaker = words_of(game, language), Speaker(language)
    for command in words.commands():
        said = speaker.say(Phrase(f"dialogue.help.{command}"))
        assert words.command(said.split()[0].rstrip(":")) == command
    assert all(words.color(words.color_word(color)) == color for color in words.proper)
