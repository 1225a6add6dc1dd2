"""Braille cells: letters, digits and signs of each language."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

from sintra import games
from sintra.i18n.braille import BLANK, DIGIT_LETTERS, LATIN, NUMBER_SIGN, UNKNOWN, cells
from sintra.i18n.braille import to_braille as to_cells
from sintra.i18n.languages import codes, language
from sintra.i18n.lexicon import sentences, short_words

TABLES = {code: language(code).braille for code in codes()}
PAGE = Path(__file__).parent.parent.parent / "docs" / "accessibility.md"


def to_braille(text: str, code: str, *, capitals: bool = False) -> str:
    """Write a text in the braille of a language."""
    return to_cells(text, TABLES[code], capitals=capitals)


def test_letters_are_those_of_louis_braille() -> None:
    """The Latin alphabet, cell by cell."""
    assert "".join(map(cells, LATIN.values())) == "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵"
    assert to_braille("abc xyz", "en") == "⠁⠃⠉⠀⠭⠽⠵"


def test_numbers_have_their_sign_once() -> None:
    """A run of digits has one number sign before it, and is followed by letters k to z at once."""
    assert to_braille("1234567890", "en") == "⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚"
    assert to_braille("12 3", "de") == "⠼⠁⠃⠀⠼⠉"
    assert to_braille("3R4", "hu") == "⠼⠉⠗⠼⠙"


@pytest.mark.parametrize(("language", "sign"), [("en", "⠰"), ("de", "⠠"), ("hu", "⠠")])
def test_a_letter_after_a_digit_is_not_read_as_one(language: str, sign: str) -> None:
    """The letters a to j, which are digits too, have the letter sign before them."""
    assert to_braille("2B", language) == f"⠼⠃{sign}⠃"
    assert to_braille("2J 2K", language) == f"⠼⠃{sign}⠚⠀⠼⠃⠅"


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "F3 2B 1R 1X", "⠋⠼⠉⠀⠼⠃⠰⠃⠀⠼⠁⠗⠀⠼⠁⠭"),
        ("en", "S1 +5 =12.", "⠎⠼⠁⠀⠐⠖⠼⠑⠀⠐⠶⠼⠁⠃⠲"),
        ("de", "F3 1SCH 1X", "⠋⠼⠉⠀⠼⠁⠎⠉⠓⠀⠼⠁⠭"),
        ("de", "Grün, groß; Öl.", "⠛⠗⠳⠝⠂⠀⠛⠗⠕⠮⠆⠀⠪⠇⠄"),
        ("de", "L4 3/4 +2 =8", "⠇⠼⠙⠀⠼⠉⠐⠂⠼⠙⠀⠈⠖⠼⠃⠀⠈⠶⠼⠓"),
        ("de", "„wo“ Béla", "⠦⠺⠕⠴⠀⠃⠈⠑⠇⠁"),
        ("hu", "csempe, zsák: szürke", "⠩⠑⠍⠏⠑⠂⠀⠜⠈⠅⠒⠀⠱⠷⠗⠅⠑"),
        ("hu", "őrült gyík, könnyű", "⠻⠗⠷⠇⠞⠀⠹⠌⠅⠂⠀⠅⠟⠝⠫⠾"),
        ("hu", "ELY ATY", "⠑⠸⠀⠁⠳"),
        ("hu", "„hol”", "⠦⠓⠕⠇⠴"),
    ],
)
def test_texts_in_cells(language: str, text: str, expected: str) -> None:
    """Accents, pairs of letters and signs follow the braille of the language."""
    assert to_braille(text, language) == expected


@pytest.mark.parametrize(("language", "expected"), [("en", "⠠⠁⠝⠝⠁"), ("de", "⠨⠁⠝⠝⠁"), ("hu", "⠨⠁⠝⠝⠁")])
def test_capitals_on_request(language: str, expected: str) -> None:
    """Capital letters have their sign only if asked for."""
    assert to_braille("Anna", language, capitals=True) == expected
    assert to_braille("Anna", language) == expected[1:]


def test_unknown_signs_and_line_ends() -> None:
    """What a language has no cell for is shown as a full cell, and lines stay lines."""
    assert to_braille("a\n§", "en") == f"⠁\n{UNKNOWN}"
    assert BLANK == cells("") == "⠀"


@pytest.mark.parametrize("code", TABLES)
def test_every_sentence_has_cells(code: str) -> None:
    """No character of any sentence, label, typed word or name is left as a full cell."""
    texts = [re.sub(r"{\w+:?[^|}]*}|{\w+:", "", found.text) for found in sentences(code, games.names()).values()]
    short = [text for game in games.names() for text in short_words(code, game).values()]
    names = ["Béla", "Inês", "Łukasz", "Søren", "Nguyễn", "Ægir", "Dvořák", "Ángel", "Şeyma", "Strauß"]
    shown = ["·· ▸ 1★ ▶ • ¹ ² ³ 2\u20134 > -"]
    unknown = {text for text in (*texts, *short, *names, *shown) if UNKNOWN in to_braille(re.sub("[{}|]", "", text), code)}
    assert unknown == set()


@pytest.mark.parametrize("code", TABLES)
def test_every_key_has_cells(code: str) -> None:
    """Nothing that a keyboard has, and that may stand in a name or a path, is left as a full cell."""
    typed = string.ascii_letters + string.digits + string.punctuation + "\u2014\u2212\u00d7»«\u2018\u2019\u201a`°€ "
    assert {sign for sign in typed if UNKNOWN in to_braille(sign, code)} == set()


@pytest.mark.parametrize(
    ("code", "name", "expected"),
    [
        ("de", "Inês", "⠊⠝⠑⠎"),
        ("en", "Béla", "⠃⠑⠇⠁"),
        ("hu", "Łukasz", "⠇⠥⠅⠁⠱"),
        ("en", "x³", "⠭⠼⠉"),
        ("en", "Strauß", "⠎⠞⠗⠁⠥⠎⠎"),
    ],
)
def test_a_letter_of_another_language_is_simplified(code: str, name: str, expected: str) -> None:
    """An accent that a language's braille lacks is left out, and the letter stays."""
    assert to_braille(name, code) == expected


@pytest.mark.parametrize("language", TABLES)
def test_no_two_letters_share_their_cells(language: str) -> None:
    """Within a language every letter and pair of letters is told from all others."""
    table = TABLES[language]
    letters = [dots for sign, dots in {**table.signs, **table.pairs}.items() if sign.isalpha()]
    assert len(set(letters)) == len(letters)


def test_the_page_shows_every_cell() -> None:
    """docs/accessibility.md has the table that the program uses: each sign of each language with its cells."""
    text = PAGE.read_text(encoding="utf-8")
    rows = {
        match[1]: [cell.strip() for cell in match[2].split("|")]
        for match in re.finditer(r"^\| `(.+?)` \|(.*)\|$", text, re.MULTILINE)
    }
    for column, table in enumerate(TABLES.values()):
        special = {**{sign: dots for sign, dots in table.signs.items() if LATIN.get(sign) != dots}, **table.pairs}
        assert {sign: rows[sign][column] for sign in special} == {sign: cells(dots) for sign, dots in special.items()}
        assert rows["capital"][column] == cells(table.capital)
        assert rows["letter"][column] == cells(table.letter)
        assert rows["number"][column] == cells(NUMBER_SIGN)
    assert [rows[letter][0] for letter in LATIN] == [cells(dots) for dots in LATIN.values()]
    assert DIGIT_LETTERS == "jabcdefghi"
