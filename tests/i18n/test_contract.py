"""Every Phrase that games bring forth can be said, in every language, style and naming of colors."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import product

import pytest

from sintra import games
from sintra.azul import refusal as azul_refusal
from sintra.i18n import Speaker
from sintra.i18n.braille import BLANK, UNKNOWN
from sintra.i18n.languages import codes, words_of
from sintra.i18n.languages import language as spoken
from sintra.i18n.lexicon import compact_templates, sentences
from sintra.i18n.speaker import CELLS, COLORS
from sintra.pavilion import refusal as pavilion_refusal
from sintra.phrase import Phrase
from tests.i18n.scenes import SCENES
from tests.i18n.sentences import SAMPLES
from tests.narrated_games import GAMES, advise_game, ask_all, tell_game
from tests.tables import TABLES, Table

pytestmark = pytest.mark.slow

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
LANGUAGES = codes()
TEMPLATES = compact_templates(games.names())
QUESTIONS = 60  # so many steps lie between two positions about which everything is asked

FULL = [(language, colors) for language, colors in product(LANGUAGES, COLORS)]
WRONG_IN_A_SENTENCE = re.compile(r"[{}|]|  | [.,:;]|None|\.\.|,,|::|\(|\)|_|\n|\ba az?\b|\baz a\b")
SENTENCE = re.compile(r"[A-ZÁÉÍÓÖŐÚÜŰÄ0-9].*[^ ]\.", re.DOTALL)
SIGNS = re.compile(r"[A-Za-z0-9ÄÖÜäöüßáéíóöőúüűÁÉÍÓŐÚŰ .,:/*+=>-]+")


def distinct(table: Table, games: int) -> list[Phrase]:
    """Return the distinct Phrases of random games and of questions about their positions, whatever the scores."""
    found: dict[str, Phrase] = {}
    describe_turn = import_module(f"sintra.{table.game}.speech").describe_turn
    for seed in range(games):
        for number, told in enumerate(tell_game(table, seed)):
            remember(found, [*told.phrases, describe_turn(told.now)])
            if (number + seed) % QUESTIONS == 0 or told.now.phase == "over":
                remember(found, ask_all(table.game, told.now))
    return list(found.values())


def remember(found: dict[str, Phrase], phrases: Iterable[Phrase]) -> None:
    """Note Phrases that are new."""
    for phrase in phrases:
        found.setdefault(f"{phrase.key} {[value for name, value in phrase.values.items() if name != 'score']}", phrase)


@every_table
def test_everything_can_be_said(table: Table, scaled: Callable[[int], int]) -> None:
    """Every Phrase of random games is a whole sentence in every language, and a line of at most forty cells."""
    phrases = distinct(table, scaled(GAMES))
    for language, colors in FULL:
        check_sentences(Speaker(language, colors=colors), phrases)
        check_lines(Speaker(language, colors=colors, style="compact"), phrases)
    for language in LANGUAGES:
        check_cells(Speaker(language, style="compact", colors="tactile", braille=True), phrases)


@every_table
def test_every_reason_can_be_said(table: Table) -> None:
    """Why a move is good is a whole sentence in every language, and a line of at most forty cells."""
    found: dict[str, Phrase] = {}
    for why in advise_game(table, 1, every=5):
        remember(found, why)
    for language, colors in FULL:
        check_sentences(Speaker(language, colors=colors), list(found.values()))
        check_lines(Speaker(language, colors=colors, style="compact"), list(found.values()))


def check_sentences(speaker: Speaker, phrases: list[Phrase]) -> None:
    """Fail if anything said is not a sentence."""
    wrong = [said for said in map(speaker.say, phrases) if not SENTENCE.fullmatch(said) or WRONG_IN_A_SENTENCE.search(said)]
    assert wrong == []


def check_lines(speaker: Speaker, phrases: list[Phrase]) -> None:
    """Fail if a compact line is too long or has anything but plain signs."""
    lines = [line for phrase in phrases for line in speaker.say(phrase).split("\n")]
    assert [line for line in lines if len(line) > CELLS or not SIGNS.fullmatch(line) or "  " in line] == []


def check_cells(speaker: Speaker, phrases: list[Phrase]) -> None:
    """Fail if a braille line is too long, or has anything but known cells."""
    lines = [line for phrase in phrases for line in speaker.say(phrase).split("\n")]
    assert [line for line in lines if len(line) > CELLS or UNKNOWN in line or not all(map(is_cell, line))] == []


def is_cell(character: str) -> bool:
    """Return whether a character is a braille cell of six dots."""
    return BLANK <= character <= "\u283f"


def test_what_happens_fits_on_one_line() -> None:
    """A move and what follows from it take one compact line for each sentence; only long lists take a second one."""
    speakers = [Speaker(language, style="compact", colors=colors) for language, colors in product(LANGUAGES, COLORS)]
    told = [phrase for scene in SCENES for phrase in scene.phrases()]
    assert [said for speaker in speakers for said in map(speaker.say, told) if "\n" in said] == []


def test_all_languages_say_the_same() -> None:
    """No language lacks a sentence or has one that the others lack, and each knows the same short words."""
    words = {word for template in TEMPLATES.values() for word in re.findall(r"{([A-Z]+)}", template)}
    for code in LANGUAGES:
        own = [words_of(code, game) for game in games.names()]
        assert {key for brought in own for key in brought.sentences} == set(TEMPLATES)
        assert set(spoken(code).short) == words
        assert {*spoken(code).sentences, *TEMPLATES, *(key for brought in own for key in brought.talk)} == set(
            sentences("en", games.names())
        )


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_language_needs_another(code: str) -> None:
    """Ours are complete: none of their sentences is borrowed from English."""
    assert {found.code for found in sentences(code, games.names()).values()} == {code}


def test_every_sentence_is_said_in_some_game() -> None:
    """No sentence is unreachable: games, questions, rare scenes and refusals produce all of them."""
    said = {phrase.key for phrase in some_phrases()} | set(azul_refusal.ENGLISH) | set(pavilion_refusal.ENGLISH)
    assert said == set(TEMPLATES)


@cache
def some_phrases() -> tuple[Phrase, ...]:
    """Return Phrases of all kinds: of some games at small and large tables, and of all scenes."""
    return tuple(phrase for phrases in (played(), *(scene.phrases() for scene in SCENES)) for phrase in phrases)


def played() -> Iterator[Phrase]:
    """Play a few games at each table and ask about them."""
    for table in TABLES:
        yield from distinct(table, 2)
        for seed in range(2):
            yield from (phrase for why in advise_game(table, seed, every=3) for phrase in why)
    for scene in SCENES:
        yield from (phrase for state in scene.states() for phrase in ask_all(scene.game, state.setup))


def test_settings_change_only_what_they_name() -> None:
    """Letters replace the names of colors, names the numbers of seats; the rest of a sentence stays."""
    phrase = Phrase("azul.takes_to_floor", {"seat": 0, "tiles": ("red", 2), "source": 3})
    assert Speaker("en").say(phrase) == "Player 1 takes two red from factory 3 to the floor."
    assert Speaker("en", colors="letters").say(phrase) == "Player 1 takes two R from factory 3 to the floor."
    assert Speaker("en", names=["Anna"]).say(phrase) == "Anna takes two red from factory 3 to the floor."


def test_no_color_is_said_in_words_when_letters_are_asked_for() -> None:
    """Letters leave no name of a color behind, in any language."""
    names = {
        "en": r"\b(blue|yellow|red|black|teal|purple|green|orange)\b",
        "de": r"(?i)\b(blau|gelb|rot|schwarz|türkis|lila|grün|orange)(e|en|er)?\b",
        "hu": r"(?i)\b(kék|sárga|piros|fekete|türkiz|lila|zöld|narancssárga)\b",
    }
    for language, colors in product(names, ("letters", "tactile")):
        speaker = Speaker(language, colors=colors)
        said = [speaker.say(sample.phrase) for sample in SAMPLES]
        assert [sentence for sentence in said if re.search(names[language], sentence)] == []
