"""Summer Pavilion in compact lines."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.i18n.compact import Compact
from sintra.i18n.grammar import Feature, Space
from sintra.i18n.words import GameWords
from sintra.pavilion.move import CENTER_STAR
from sintra.pavilion.tiles import COLOR

TEMPLATES = {
    # A position
    "pavilion.at_deal": "r{round} {joker}* {DEAL} {seat}",
    "pavilion.at_draft": "r{round} {joker}* {TURN} {seat} {TAKE}",
    "pavilion.at_place": "r{round} {joker}* {TURN} {seat} {PLACE}",
    "pavilion.at_bonus": "r{round} {joker}* {TURN} {seat} {SUPPLY} {count}",
    "pavilion.at_refill": "r{round} {joker}* {DEAL} {SUPPLY} {seat}",
    "pavilion.at_discard": "r{round} {joker}* {TURN} {seat} {DROP}",
    "pavilion.at_over": "{OVER}",
    "pavilion.center": "C {pool}",
    "pavilion.center_stone": "C * {pool}",
    "pavilion.center_stone_only": "C *",
    "pavilion.center_empty": "C -",
    "pavilion.factory": "{source} {pool}",
    "pavilion.factory_empty": "{source} -",
    "pavilion.factories_empty": "{sources} -",
    "pavilion.supply": "{SUPPLY} {pool}",
    "pavilion.supply_empty": "{SUPPLY} -",
    "pavilion.bag": "{BAG} {pool}",
    "pavilion.bag_empty": "{BAG} -",
    "pavilion.tower": "{TOWER} {pool}",
    "pavilion.tower_empty": "{TOWER} -",
    "pavilion.seat": "{seat} ={score}",
    "pavilion.seat_passed": "{seat} ={score} {PASSED}",
    "pavilion.hand": "{HAND} {pool}",
    "pavilion.hand_empty": "{HAND} -",
    "pavilion.corners": "{CORNERS} {pool}",
    "pavilion.star": "{star}: {numbers}",
    "pavilion.star_full": "{star}: {FULL}",
    "pavilion.star_colors": "{star}: {cells:at}",
    "pavilion.star_empty": "{star}: -",
    "pavilion.stars_empty": "{some_stars} -",
    "pavilion.board_empty": "-",
    "pavilion.number": "{number}: {covered} {OPEN} {some_stars}",
    "pavilion.number_full": "{number}: {FULL}",
    "pavilion.affordable": "{spaces}",
    "pavilion.none_affordable": "-",
    "pavilion.scores": "{scores}",
    "pavilion.where": "{color} {places}",
    "pavilion.nowhere": "{color} -",
    "pavilion.big": "{groups}",
    "pavilion.none_big": "-",
    # What is printed, open or missing
    "pavilion.ring": "{listed}, {number}",
    "pavilion.ring_grey": "{listed}, {number}",
    "pavilion.ring_center": "CS 1-6: {number}",
    "pavilion.touches": "{number}: {numbers}",
    "pavilion.touches_center": "CS {number}: {numbers}",
    "pavilion.stars_lie": "CS: {some_stars}",
    "pavilion.space_covered": "{space} {color}",
    "pavilion.space_free": "{space} {OPEN} {number}",
    "pavilion.space_takes": "+ {pool}",
    "pavilion.space_beside": "{near_spaces}",
    "pavilion.space_bonus": "{features}",
    "pavilion.bonus_done": "{PILLAR} {pillars}, {STATUE} {statues}, {WINDOW} {windows}",
    "pavilion.pillar_lacks": "{PILLAR} {between} {OPEN} {spaces}",
    "pavilion.statue_lacks": "{STATUE} {between} {OPEN} {spaces}",
    "pavilion.window_lacks": "{WINDOW} {between} {OPEN} {spaces}",
    "pavilion.pillar_around": "{PILLAR} {between} +{count}: {spaces}",
    "pavilion.statue_around": "{STATUE} {between} +{count}: {spaces}",
    "pavilion.window_around": "{WINDOW} {between} +{count}: {spaces}",
    "pavilion.around_open": "{OPEN} {spaces}",
    "pavilion.around_done": "{FULL}",
    "pavilion.around_empty": "0",
    "pavilion.stone_center": "{STONE} C, {seat}",
    "pavilion.stone_held": "{STONE} {seat}",
    "pavilion.joker_now": "r{round} {joker}*",
    "pavilion.jokers_next": "r+1 {order}",
    "pavilion.forecast": "{END} {scores}",
    "pavilion.goals": "{FULL} 6/6: {full_stars}, 1-4: {full_numbers}",
    "pavilion.goal_star": "{star}: {OPEN} {numbers} {points}",
    "pavilion.goal_star_least": "{star}: {OPEN} {numbers} {points}+",
    "pavilion.goal_number": "{number}: {OPEN} {some_stars} {points}",
    # A move
    "pavilion.takes": "{seat} {source} {tiles}",
    "pavilion.takes_joker": "{seat} {source} {tiles} {wild}*",
    "pavilion.takes_only_joker": "{seat} {source} {wild}*",
    "pavilion.takes_stone": "{seat} {STONE} {points} ={score}",
    "pavilion.takes_stone_limited": "{seat} {STONE} {cost} ={score}",
    "pavilion.to_center": "C + {pool}",
    "pavilion.all_taken": "{TAKEN}, {seat} {PLACE}",
    "pavilion.stone_untouched": "{STONE} {seat}",
    "pavilion.covers": "{seat} {space} {tiles} {points} ={score}",
    "pavilion.covers_jokers": "{seat} {space} {tiles} {wild}* {points} ={score}",
    "pavilion.covers_color": "{seat} {space} {tiles} {points} ={score}",
    "pavilion.covers_color_jokers": "{seat} {space} {tiles} {wild}* {points} ={score}",
    "pavilion.pillar": "{PILLAR} {between} +{count}",
    "pavilion.statue": "{STATUE} {between} +{count}",
    "pavilion.window": "{WINDOW} {between} +{count}",
    "pavilion.supply_short": "{SUPPLY} {count}",
    "pavilion.takes_bonus": "{seat} {SUPPLY} 1{color}",
    "pavilion.passes": "{seat} {PASS}",
    "pavilion.discards": "{seat} {DROP} 1{color} {points} ={score}",
    "pavilion.discards_limited": "{seat} {DROP} 1{color} ={score}",
    "pavilion.keeps": "{seat} {KEEP} {pool}",
    # The end of a round and of the game
    "pavilion.round_over": "r{round} {END} {scores}",
    "pavilion.over": "{OVER}",
    "pavilion.bonus_star": "{seat} {star}: {FULL} {points} ={score}",
    "pavilion.bonus_number": "{seat} {number}: {FULL} {points} ={score}",
    "pavilion.leftover": "{seat} {LEFT} {count} {points} ={score}",
    "pavilion.leftover_limited": "{seat} {LEFT} {count} {cost} ={score}",
    "pavilion.wins": "{WINS}: {seat} ={score}",
    "pavilion.share": "{WINS}: {seats} ={score}",
    # A deal
    "pavilion.round": "r{round} {joker}* {seat}",
    "pavilion.round_without_tiles": "r{round} {joker}* {seat} {PLACE}",
    "pavilion.bag_refilled": "{BAG} +{count}",
    "pavilion.refilled": "{SUPPLY} + {pool}",
    # Why a move is a good one
    "pavilion.why_pays": "{PLACE} {space}",
    "pavilion.why_hand": "{HAND} {tiles}",
    "pavilion.why_stone": "{STONE} -{number} {PLACE}",
    "pavilion.why_group": "+{count} {BEST}",
    "pavilion.why_joker": "+1*",
    "pavilion.why_star": "{star}: {FULL} {points}",
    "pavilion.why_star_open": "{star}: {count}/6",
    "pavilion.why_number": "{number}: {FULL} {points}",
    "pavilion.why_scores": "{points}",
    "pavilion.why_most": "{points} {BEST}",
    "pavilion.why_no_joker": "*0",
    "pavilion.why_is_joker": "*",
    "pavilion.why_next_joker": "r+1 {joker}*",
    "pavilion.why_pass": "{DROP} {count}",
    "pavilion.why_keep_all": "{DROP} 0",
    "pavilion.why_left": "{LEFT} {pool}",
    # A refused move
    "pavilion.refusal.over": "{NOT}: {OVER}",
    "pavilion.refusal.deal_due": "{NOT}: {DEAL}",
    "pavilion.refusal.coloured_side": "{NOT}: {stars}",
    "pavilion.refusal.grey_side": "{NOT}: {stars}",
    "pavilion.refusal.drafting": "{NOT}: {TAKE}",
    "pavilion.refusal.pass_while_drafting": "{NOT}: {TAKE}",
    "pavilion.refusal.placing": "{NOT}: {PLACE}",
    "pavilion.refusal.no_bonus_due": "{NOT}: {PLACE}",
    "pavilion.refusal.not_passed": "{NOT}: {PLACE}",
    "pavilion.refusal.bonus_due": "{NOT}: {SUPPLY} {number}",
    "pavilion.refusal.has_passed": "{NOT}: {DROP}",
    "pavilion.refusal.no_such_factory": "{NOT}: F1-F{last}",
    "pavilion.refusal.source_empty": "{NOT}: {source} -",
    "pavilion.refusal.color_not_there": "{NOT}: {source} {pool}",
    "pavilion.refusal.joker_among_others": "{NOT}: {color}* {source} {pool}",
    "pavilion.refusal.space_taken": "{NOT}: {star} {number} {color}",
    "pavilion.refusal.star_has_color": "{NOT}: {star} {color}",
    "pavilion.refusal.star_is_single": "{NOT}: {star} {held}",
    "pavilion.refusal.joker_itself": "{NOT}: {color}* +{jokers}",
    "pavilion.refusal.too_many_jokers": "{NOT}: {price} {color}, * {most}",
    "pavilion.refusal.jokers_short": "{NOT}: {jokers}{joker}*, {hand}",
    "pavilion.refusal.color_short": "{NOT}: {needed}{color}, {hand}",
    "pavilion.refusal.not_in_supply": "{NOT}: {SUPPLY} {pool}",
    "pavilion.refusal.not_in_hand": "{NOT}: {HAND} {hand}",
    "pavilion.refusal.color_is_past": "{NOT}: {last} > {color}",
    "pavilion.refusal.too_many_before": "{NOT}: {number} > {corners}",
    "pavilion.refusal.too_many_kept": "{NOT}: {number} > {corners}",
}


class StarSigns(Compact):
    """Stars and their spaces."""

    def star(self, star: str, _form: str) -> str:
        """Say ``CS``, the letter of a color, or the digit of a grey star; ``C`` alone is the center of the table."""
        return "CS" if star == CENTER_STAR else self._letter(star)

    def _letter(self, star: str) -> str:
        return self.letters[COLOR[star]] if star in COLOR else star

    def some_stars(self, stars: Sequence[str], _form: str) -> str:
        """List stars."""
        return " ".join(self.star(star, "") for star in stars)

    stars = some_stars

    def between(self, stars: Sequence[str], _form: str) -> str:
        """Say ``O-CS``."""
        return "-".join(self.star(star, "") for star in stars)

    def space(self, space: Space, _form: str) -> str:
        """Say ``B5``, ``C4``; on a grey star ``2.5``."""
        star, number = space
        return f"{star}.{number}" if star.isdigit() else f"{self._letter(star)}{number}"

    def spaces(self, spaces: Sequence[Space], _form: str) -> str:
        """List spaces."""
        return " ".join(self.space(space, "") for space in spaces)

    def near_spaces(self, spaces: Sequence[tuple[str, int, int]], _form: str) -> str:
        """Say ``R2 .R4``, a dot before what is free."""
        return " ".join(f"{'' if covered else '.'}{self.space((star, number), '')}" for star, number, covered in spaces)

    def features(self, features: Sequence[Feature], _form: str) -> str:
        """Say ``pillar R-CS 1/4, statue R-B 2/4``."""
        return ", ".join(
            f"{self.words[kind.upper()]} {self.between(stars, '')} {covered}/{spaces}"
            for kind, stars, covered, spaces in features
        )


WORDS = GameWords(compact=TEMPLATES, signs=StarSigns)  # its sentences lie in the folders of the languages
