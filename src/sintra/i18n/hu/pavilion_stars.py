"""Hungarian: how stars, their spaces and what stands between them are said."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.i18n.grammar import Feature, Space
from sintra.i18n.hu.grammar import STATES, Hungarian, numbered, suffixed, with_article
from sintra.pavilion.move import CENTER_STAR
from sintra.pavilion.tiles import COLOR

FEATURES = {"pillar": "oszlop", "statue": "szobor", "window": "ablak"}


class HungarianStars(Hungarian):
    """How Hungarian says stars and their spaces."""

    def star(self, star: str, form: str) -> str:
        """Say ``a kék csillag``, ``a középső csillag`` or ``a 2. csillag``; ``on`` adds a suffix, ``bare`` leaves out a."""
        said = f"{self._short_star(star)} csillag"
        if form == "bare":
            return said
        return with_article(suffixed(said, "on", "en", "ön") if form == "on" else said)

    def _short_star(self, star: str) -> str:
        if star == CENTER_STAR:
            return "középső"
        return f"{star}." if star.isdigit() else self.color(COLOR[star], "")

    def some_stars(self, stars: Sequence[str], _form: str) -> str:
        """List stars: ``középső, kék``, on the grey side ``középső, 1. csillag``."""
        return ", ".join(self.star(star, "bare") if star.isdigit() else self._short_star(star) for star in stars)

    stars = some_stars

    def between(self, stars: Sequence[str], form: str) -> str:
        """Say the stars at a feature: ``a kék és a középső csillag``; with the form ``at`` of one: ``a kék csillagnál``."""
        noun = suffixed("csillag", "nál", "nél") if form == "at" else "csillag"
        return f"{self.all_of(with_article(self._short_star(star)) for star in stars)} {noun}"

    def space(self, space: Space, form: str) -> str:
        """Say ``kék 5-ös`` or ``a 2. csillag 5-ös mezője``; with the form ``acc`` with its article: ``a kék 5-öst``.

        The form ``brief`` leaves out article and noun: ``2. csillag 5-ös``.
        """
        star, number = space
        if not star.isdigit():
            said = f"{self._short_star(star)} {numbered(number)}"
            return with_article(suffixed(said, "t", "t")) if form == "acc" else said
        brief = f"{star}. csillag {numbered(number)}"
        if form == "brief":
            return brief
        return with_article(f"{brief} {suffixed('mezője', 't', 't') if form == 'acc' else 'mezője'}")

    def spaces(self, spaces: Sequence[Space], _form: str) -> str:
        """List spaces."""
        return ", ".join(self.space(space, "") for space in spaces)

    def near_spaces(self, spaces: Sequence[tuple[str, int, int]], _form: str) -> str:
        """Say of spaces whether they are covered: ``piros 2-es lefedve, piros 4-es szabad``."""
        return ", ".join(f"{self.space((star, number), '')} {STATES[covered]}" for star, number, covered in spaces)

    def features(self, features: Sequence[Feature], _form: str) -> str:
        """Say features and what is covered there: ``oszlop a piros és a középső csillag között, négyből egy``."""
        return "; ".join(
            f"{FEATURES[kind]} {self._where(kind, stars)}, {self.number(spaces, 'of')} {self.word(covered)}"
            for kind, stars, covered, spaces in features
        )

    def _where(self, kind: str, stars: Sequence[str]) -> str:
        return self.between(stars, "at") if kind == "window" else f"{self.between(stars, '')} között"
