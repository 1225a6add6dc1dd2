"""English: how stars, their spaces and what stands between them are said."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.i18n.en.grammar import STATES, English
from sintra.i18n.grammar import Feature, Space
from sintra.pavilion.move import CENTER_STAR
from sintra.pavilion.tiles import COLOR


class EnglishStars(English):
    """How English says stars and their spaces."""

    def star(self, star: str, form: str) -> str:
        """Say ``the blue star``, ``the center star`` or ``star 2``; with the form ``bare`` without the article."""
        said = self._short_star(star)
        if star.isdigit():
            return said
        return f"{said} star" if form == "bare" else f"the {said} star"

    def _short_star(self, star: str) -> str:
        if star == CENTER_STAR:
            return "center"
        return f"star {star}" if star.isdigit() else self.color(COLOR[star], "")

    def some_stars(self, stars: Sequence[str], _form: str) -> str:
        """List stars: ``center, blue``."""
        return ", ".join(map(self._short_star, stars))

    stars = some_stars

    def between(self, stars: Sequence[str], _form: str) -> str:
        """Say the stars at a feature: ``orange and the center``."""
        return self.all_of("the center" if star == CENTER_STAR else self._short_star(star) for star in stars)

    def space(self, space: Space, _form: str) -> str:
        """Say ``blue 5``, ``center 4`` or ``the 5 of star 2``."""
        star, number = space
        return f"the {number} of star {star}" if star.isdigit() else f"{self._short_star(star)} {number}"

    def spaces(self, spaces: Sequence[Space], _form: str) -> str:
        """List spaces."""
        return ", ".join(self.space(space, "") for space in spaces)

    def near_spaces(self, spaces: Sequence[tuple[str, int, int]], _form: str) -> str:
        """Say of spaces whether they are covered: ``red 2 covered, red 4 free``."""
        return ", ".join(f"{self.space((star, number), '')} {STATES[covered]}" for star, number, covered in spaces)

    def features(self, features: Sequence[Feature], _form: str) -> str:
        """Say features with what is covered around them: ``the pillar between red and the center, 1 of 4``."""
        return "; ".join(
            f"the {kind} {'at' if kind == 'window' else 'between'} {self.between(stars, '')}, {covered} of {spaces}"
            for kind, stars, covered, spaces in features
        )
