"""Summer Pavilion in English."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.i18n.en.grammar import English
from sintra.i18n.grammar import Space
from sintra.i18n.words import TypedWords, Words
from sintra.pavilion import refusal
from sintra.pavilion.move import CENTER_STAR
from sintra.pavilion.tiles import COLOR

SENTENCES = {key: f"{text}." for key, text in refusal.ENGLISH.items()} | {
    # A position
    "pavilion.at_deal": "Round {round}, joker {joker}: tiles are about to be dealt, {seat} will begin.",
    "pavilion.at_draft": "Round {round}, joker {joker}: {seat} to take tiles.",
    "pavilion.at_place": "Round {round}, joker {joker}: {seat} to place a tile or pass.",
    "pavilion.at_bonus": "Round {round}, joker {joker}: {seat} to take {count} bonus {count:tile|tiles} from the supply.",
    "pavilion.at_refill": "Round {round}, joker {joker}: the supply is about to be refilled, {seat} is next.",
    "pavilion.at_discard": "Round {round}, joker {joker}: {seat} has passed and discards or keeps tiles.",
    "pavilion.at_over": "The game is over.",
    "pavilion.center": "Center: {pool}.",
    "pavilion.center_stone": "Center: start stone, {pool}.",
    "pavilion.center_stone_only": "Center: only the start stone.",
    "pavilion.center_empty": "The center is empty.",
    "pavilion.factory": "{source}: {pool}.",
    "pavilion.factory_empty": "{source} is empty.",
    "pavilion.factories_empty": "Factories {sources} are empty.",
    "pavilion.supply": "Supply: {pool}.",
    "pavilion.supply_empty": "The supply is empty.",
    "pavilion.bag": "Bag: {pool}.",
    "pavilion.bag_empty": "The bag is empty.",
    "pavilion.tower": "Tower: {pool}.",
    "pavilion.tower_empty": "The tower is empty.",
    "pavilion.seat": "{seat}: {score} {score:point|points}.",
    "pavilion.seat_passed": "{seat}: {score} {score:point|points}, has passed.",
    "pavilion.hand": "Hand: {pool}.",
    "pavilion.hand_empty": "The hand is empty.",
    "pavilion.corners": "Corners: {pool}.",
    "pavilion.star": "{star:bare}: {numbers}.",
    "pavilion.star_full": "{star:bare}: full.",
    "pavilion.star_colors": "{star:bare}: {cells:space}.",
    "pavilion.star_empty": "{star} is empty.",
    "pavilion.stars_empty": "Empty stars: {some_stars}.",
    "pavilion.board_empty": "The board is empty.",
    "pavilion.number": "Number {number}: {covered} covered; open: {some_stars}.",
    "pavilion.number_full": "Number {number}: all covered.",
    "pavilion.affordable": "Can be covered now: {spaces}.",
    "pavilion.none_affordable": "No space can be paid for.",
    "pavilion.scores": "Scores: {scores}.",
    "pavilion.where": "{color}: {places}.",
    "pavilion.nowhere": "There is no {color} to take.",
    "pavilion.big": "Largest groups: {groups}.",
    "pavilion.none_big": "There are no tiles to take.",
    # A move
    "pavilion.takes": "{seat} takes {tiles} from {source}.",
    "pavilion.takes_joker": "{seat} takes {tiles} and {wild} from {source}.",
    "pavilion.takes_only_joker": "{seat} takes {wild} from {source}.",
    "pavilion.takes_stone": "{seat} takes the start stone: {points}, total {score}.",
    "pavilion.takes_stone_limited": "{seat} takes the start stone: {cost}, but not below 1, total {score}.",
    "pavilion.to_center": "The rest goes to the center: {pool}.",
    "pavilion.all_taken": "All tiles are taken: {seat} begins to place.",
    "pavilion.stone_untouched": "Nobody took the start stone: {seat} keeps it.",
    "pavilion.covers": "{seat} covers {space} with {tiles}: {points}, total {score}.",
    "pavilion.covers_jokers": "{seat} covers {space} with {tiles} and {wild}: {points}, total {score}.",
    "pavilion.pillar": "The pillar between {between} is complete: {count} bonus {count:tile|tiles}.",
    "pavilion.statue": "The statue between {between} is complete: {count} bonus {count:tile|tiles}.",
    "pavilion.window": "The window at {between} is complete: {count} bonus {count:tile|tiles}.",
    "pavilion.supply_short": "The supply has only {count} {count:tile|tiles} left.",
    "pavilion.takes_bonus": "{seat} takes {color:a} from the supply.",
    "pavilion.passes": "{seat} passes.",
    "pavilion.discards": "{seat} discards {color:a}: {points}, total {score}.",
    "pavilion.discards_limited": "{seat} discards {color:a} and stays at {score}.",
    "pavilion.keeps": "{seat} keeps in the corners: {pool}.",
    # The end of a round and of the game
    "pavilion.round_over": "Round {round} is over: {scores}.",
    "pavilion.over": "The game is over, the final points follow.",
    "pavilion.bonus_star": "{seat}: {star} is full, {points}, total {score}.",
    "pavilion.bonus_number": "{seat}: every {number} is covered, {points}, total {score}.",
    "pavilion.leftover": "{seat}: {count} {count:tile|tiles} left over, {points}, total {score}.",
    "pavilion.leftover_limited": "{seat}: {count} {count:tile|tiles} left over, {cost}, but not below 1, total {score}.",
    "pavilion.wins": "{seat} wins with {score} {score:point|points}.",
    "pavilion.share": "{seats} share the victory with {score} {score:point|points} each.",
    # A deal
    "pavilion.round": "Round {round}, joker {joker}: {seat} begins.",
    "pavilion.round_without_tiles": "Round {round}, joker {joker}: there are no tiles to take, {seat} begins to place.",
    "pavilion.bag_refilled": "The bag is empty: {count} {count:tile|tiles} from the tower {count:goes|go} back into it.",
    "pavilion.refilled": "The supply is refilled: {pool}.",
    # Why a move is a good one
    "pavilion.why_pays": "Then you can pay for {space}.",
    "pavilion.why_hand": "You then have {tiles}.",
    "pavilion.why_stone": "The start stone comes along: it costs {number} {number:point|points}, and you begin to place.",
    "pavilion.why_group": "That is {count} {count:tile|tiles}, more than any other choice brings.",
    "pavilion.why_joker": "A joker comes along.",
    "pavilion.why_star": "{star} is then full: {points} at the end of the game.",
    "pavilion.why_star_open": "{star} then has {count} of six.",
    "pavilion.why_number": "Every {number} is then covered: {points} at the end of the game.",
    "pavilion.why_scores": "It scores at once: {points}.",
    "pavilion.why_most": "It scores at once: {points}, and nothing brings more now.",
    "pavilion.why_no_joker": "It needs no joker.",
    "pavilion.why_is_joker": "It is the joker of this round.",
    "pavilion.why_next_joker": "The joker of the next round is {joker}.",
    "pavilion.why_pass": "Four tiles can be kept, {count} must be discarded.",
    "pavilion.why_keep_all": "All your tiles can be kept for the next round.",
    "pavilion.why_left": "That leaves {pool}.",
}
TALK = {
    # Beginning
    "dialogue.unverified": "This order of jokers is a guess: what the reverse side of the Mini prints is not known to us.",
    "terminal.pavilion": "A game of Summer Pavilion for {players} seats.",
    # Answers
    "dialogue.pass_free": "{text}: all your tiles can be kept, it costs nothing.",
    "dialogue.pass_costs": "{text}: only four tiles can be kept, {number} must be discarded.",
    "dialogue.discard": "Discard at least {number}, such as {example}, each for a point; then stop keeps the rest.",
    "dialogue.discard_none": "Nothing must be discarded: stop keeps your tiles.",
    # How moves are typed
    "dialogue.form.pavilion_draft": "A move is a factory or c for the center, and a color: 3 red, or 3R.",
    "dialogue.form.pavilion_place": (
        "A move is a star, a number, on the center star a color, and jokers: B6, B6+2, C4R; or pass."
    ),
    "dialogue.form.pavilion_place_grey": (
        "A move is a star by its number or c for the center star, the number of a space, a color, and jokers: 25R, "
        "25R+1, C4R; or pass."
    ),
    "dialogue.form.pavilion_bonus": "Take bonus tiles: +R, or several: +R +R +B.",
    "dialogue.form.pavilion_discard": "Discard tiles, or keep the rest: -R -R stop.",
    # Help
    "dialogue.help.hand": "hand: your tiles; hand 2: those of seat 2.",
    "dialogue.help.supply": "supply: the tiles that can be taken as a bonus.",
    "dialogue.help.star": "star red: your red star; star c: the center star; star red 2: that of seat 2.",
    "dialogue.help.star_grey": "star 2: your star 2; star c: the center star; star 2 1: that of seat 1.",
    "dialogue.help.number": "number 3: which of your spaces with a 3 are covered.",
    "dialogue.help.afford": "afford: the spaces that you can pay for.",
    # The rules, in our own words
    "dialogue.rules.pavilion.aim": (
        "The aim is the most points; you get them by covering the spaces of your seven stars with tiles, and everybody "
        "begins with 5."
    ),
    "dialogue.rules.pavilion.rounds": (
        "There are six rounds, each with a joker color of its own; in each, first all tiles are taken, then everybody places."
    ),
    "dialogue.rules.pavilion.take": (
        "To take, name a factory or the center, and a color other than the joker: you get all its tiles there, and one "
        "joker if any lies there; the rest of a factory goes to the center."
    ),
    "dialogue.rules.pavilion.stone": (
        "Whoever is the first to take from the center in a round takes the start stone too, loses a point for each tile "
        "taken with it, and begins to place and begins the next round."
    ),
    "dialogue.rules.pavilion.place": (
        "To place, cover one empty space and pay as many tiles as its number: one of the color that comes to lie there, "
        "the others of that color or jokers."
    ),
    "dialogue.rules.pavilion.star": "An outer star takes only its own color, the center star six different ones.",
    "dialogue.rules.pavilion.star_grey": (
        "The first two tiles of a star decide: if they are alike, it takes only that color from then on, otherwise six "
        "different ones."
    ),
    "dialogue.rules.pavilion.score": "A tile scores a point for each tile of the unbroken group on its star, itself included.",
    "dialogue.rules.pavilion.bonus": (
        "If you cover all spaces around a pillar, a statue or a window, you take 1, 2 or 3 tiles from the supply."
    ),
    "dialogue.rules.pavilion.pass": (
        "If you can or want to place no more, you pass and keep up to four tiles for the next round; each other tile is "
        "discarded and costs a point."
    ),
    "dialogue.rules.pavilion.end": (
        "After six rounds a full star brings 12 to 20 points, and all spaces with a 1, 2, 3 or 4 bring 4, 8, 12 or 16; "
        "each tile left over costs 1, and the most points win."
    ),
    # What the signs of the drawn table mean
    "dialogue.legend.pavilion.space": "A digit is an empty space, and what it costs.",
    "dialogue.legend.pavilion.star": (
        "A letter in brackets is the name of a star: (C) is the center star, the others have the letters of their colors."
    ),
    "dialogue.legend.pavilion.star_grey": "A digit in brackets is the name of a star; (C) is the center star.",
    "dialogue.legend.pavilion.bonus": (
        "¹ is a pillar, ² a statue, ³ a window: so many bonus tiles come when all spaces around are covered."
    ),
    "dialogue.legend.pavilion.done": "• is a pillar, statue or window that is complete.",
    "dialogue.legend.pavilion.stone": "1★ is the start stone.",
    "dialogue.legend.pavilion.center": "C is the center of the table; the frames with numbers are the factories.",
    "dialogue.legend.pavilion.turn": "▶ and a heavy frame show whose turn it is; at the right of a frame stand the points.",
    # Labels of the drawn table
    "terminal.label.tower": "tower",
    "terminal.label.supply": "supply",
    "terminal.label.hand": "hand",
    "terminal.label.corners": "corners",
    "terminal.label.joker": "joker",
    "terminal.label.passed": "passed",
    # Moves, named: what each would bring is said after a colon
    "server.move.draft": "{color} from {source}",
    "server.move.place": "{space}",
    "server.move.place_jokers": "{space} with {number} {number:joker|jokers}",
    "server.move.place_color": "{space} with {color}",
    "server.move.place_color_jokers": "{space} with {color} and {number} {number:joker|jokers}",
    "server.move.pass": "pass",
    "server.move.bonus": "{color:a} from the supply",
    "server.move.discard": "discard {color:a}",
    "server.move.stop": "keep the rest",
}


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


TYPED = TypedWords(
    {
        "hand": ("hand",),
        "supply": ("supply",),
        "star": ("star",),
        "number": ("number",),
        "afford": ("afford",),
    }
)
WORDS = Words(SENTENCES, TALK, typed=TYPED, grammar=EnglishStars)
