"""German: how stars, their spaces and what stands between them are said."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.i18n.de.grammar import STATES, German
from sintra.i18n.grammar import Feature, Space
from sintra.pavilion.move import CENTER_STAR
from sintra.pavilion.tiles import COLOR

TO_FEATURE = {"pillar": "zur Säule zwischen", "statue": "zur Statue zwischen", "window": "zum Fenster"}


class GermanStars(German):
    """How German says stars and their spaces."""

    def star(self, star: str, form: str) -> str:
        """Say ``der blaue Stern``, ``der Mittelstern`` or ``Stern 2``, also in the accusative, dative or ``bare``."""
        if star.isdigit():
            return f"Stern {star}"
        article, ending = {"acc": ("den ", "en"), "dat": ("dem ", "en"), "bare": ("", "er")}.get(form, ("der ", "e"))
        if star == CENTER_STAR:
            return f"{article}Mittelstern"
        return article + self._with_noun(COLOR[star], ending, "Stern")

    def _short_star(self, star: str) -> str:
        if star == CENTER_STAR:
            return "Mittelstern"
        return f"Stern {star}" if star.isdigit() else self.color(COLOR[star], "")

    def some_stars(self, stars: Sequence[str], _form: str) -> str:
        """List stars: ``Mittelstern, Blau``."""
        return ", ".join(map(self._short_star, stars))

    stars = some_stars

    def between(self, stars: Sequence[str], form: str) -> str:
        """Say the stars around a feature: ``Orange und dem Mittelstern``; with the form ``at``: ``am blauen Stern``."""
        if form == "at":
            return self.all_of(self._at(star) for star in stars)
        return self.all_of(self.star(star, "dat") if star == CENTER_STAR else self._short_star(star) for star in stars)

    def _at(self, star: str) -> str:
        return f"an Stern {star}" if star.isdigit() else f"am {self.star(star, 'dat').removeprefix('dem ')}"

    def space(self, space: Space, _form: str) -> str:
        """Say ``Blau 5``, ``Mittelstern 4`` or ``die 5 auf Stern 2``."""
        star, number = space
        return f"die {number} auf Stern {star}" if star.isdigit() else f"{self._short_star(star)} {number}"

    def spaces(self, spaces: Sequence[Space], _form: str) -> str:
        """List spaces."""
        return ", ".join(self.space(space, "") for space in spaces)

    def near_spaces(self, spaces: Sequence[tuple[str, int, int]], _form: str) -> str:
        """Say of spaces whether they are covered: ``Rot 2 belegt, Rot 4 frei``."""
        return ", ".join(f"{self.space((star, number), '')} {STATES[covered]}" for star, number, covered in spaces)

    def features(self, features: Sequence[Feature], _form: str) -> str:
        """Say to which features something belongs: ``zur Säule zwischen Rot und dem Mittelstern, 1 von 4``."""
        return "; ".join(
            f"{TO_FEATURE[kind]} {self.between(stars, 'at' if kind == 'window' else '')}, {covered} von {spaces}"
            for kind, stars, covered, spaces in features
        )
