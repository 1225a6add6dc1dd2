"""Editions in words: what each is called, and in one sentence what is different about it."""

from __future__ import annotations

from sintra.games import facts
from sintra.i18n import Speaker
from sintra.phrase import Phrase


def edition_title(game: str, name: str, language: str) -> str:
    """Return the title of an edition; the fallback is that of its game."""
    return _said(f"dialogue.edition.{game}.{name}", language) or facts(game).title


def edition_about(game: str, name: str, language: str) -> str:
    """Say in one sentence what is different about an edition; empty if nothing is said of it."""
    return _said(f"dialogue.edition.about.{game}.{name}", language)


def _said(key: str, language: str) -> str:
    speaker = Speaker(language)
    return speaker.say(Phrase(key)) if speaker.knows(key) else ""
