"""The compact style: lines for a braille display of forty cells, in short signs that are the same in all languages.

    S1 seat 1      F3 factory 3    C center     * start marker    L4 line 4     R2C3 row 2, column 3
    2B two blue    3/4 three of four            +5 =12 five points more, twelve in all

Only a few short words, in capitals in these templates, come from the language. Colors are letters even if words are asked
for, seats are numbers even if they have names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sintra.i18n.grammar import Grammar, Space, Tiles
from sintra.pavilion.tiles import COLOR

AZUL = {
    # A position
    "azul.at_deal": "r{round} {DEAL} {seat}",
    "azul.at_draft": "r{round} {TURN} {seat}",
    "azul.at_tiling": "r{round} {TURN} {seat} R{row} {color}",
    "azul.at_over": "r{round} {OVER}",
    "azul.center": "C {pool}",
    "azul.center_marker": "C * {pool}",
    "azul.center_marker_only": "C *",
    "azul.center_empty": "C -",
    "azul.factory": "{source} {pool}",
    "azul.factory_empty": "{source} -",
    "azul.factories_empty": "{sources} -",
    "azul.bag": "{BAG} {pool}",
    "azul.bag_empty": "{BAG} -",
    "azul.lid": "{LID} {pool}",
    "azul.lid_empty": "{LID} -",
    "azul.seat": "{seat} ={score}",
    "azul.line": "L{line} {count}/{line} {color}",
    "azul.line_complete": "L{line} {line}/{line} {color}",
    "azul.line_empty": "L{line} -",
    "azul.lines_empty": "{lines:L} -",
    "azul.row": "R{row} {cells}",
    "azul.row_full": "R{row} {cells}",
    "azul.row_empty": "R{row} -",
    "azul.rows_empty": "{rows:R} -",
    "azul.wall_empty": "{WALL} -",
    "azul.column": "C{column} {cells}",
    "azul.column_full": "C{column} {cells}",
    "azul.column_empty": "C{column} -",
    "azul.floor": "{FLOOR} {pool} {cost}",
    "azul.floor_marker": "{FLOOR} * {pool} {cost}",
    "azul.floor_marker_only": "{FLOOR} * {cost}",
    "azul.floor_empty": "{FLOOR} -",
    "azul.scores": "{scores}",
    "azul.where": "{color} {places}",
    "azul.nowhere": "{color} -",
    "azul.big": "{groups}",
    "azul.none_big": "-",
    "azul.fits": "L{line} +{count} {groups:colors}",
    "azul.none_fits": "L{line} +{count} -",
    # A move
    "azul.takes_to_line": "{seat} {source} {tiles} L{line} {count}/{line}",
    "azul.takes_to_complete": "{seat} {source} {tiles} L{line} {line}/{line}",
    "azul.takes_to_floor": "{seat} {source} {tiles} {FLOOR}",
    "azul.marker_to_floor": "* {FLOOR} {slot}",
    "azul.marker_beside": "* {FLOOR} +0",
    "azul.falls": "{tiles} {FLOOR}",
    "azul.to_lid": "{tiles} {LID}",
    "azul.floor_costs": "{FLOOR} {cost}",
    "azul.to_center": "C + {pool}",
    # The end of a round and of the game
    "azul.all_taken": "{TAKEN}",
    "azul.marker_untouched": "* {seat}",
    "azul.places": "{seat} {color} R{row}C{column} {points} ={score}",
    "azul.line_falls": "{seat} L{line} {tiles} {FLOOR}",
    "azul.floor_scored": "{seat} {FLOOR} {points} ={score}",
    "azul.floor_limited": "{seat} {FLOOR} {cost} ={score}",
    "azul.round_over": "r{round} {END} {scores}",
    "azul.over_row": "{OVER}: {seats} R 5/5",
    "azul.over_rounds": "{OVER}: r{round}",
    "azul.over_stuck": "{OVER}: {STUCK}",
    "azul.over_tiles": "{OVER}: {BAG} -, {LID} -",
    "azul.bonus_row": "{seat} R{row} {points} ={score}",
    "azul.bonus_column": "{seat} C{column} {points} ={score}",
    "azul.bonus_color": "{seat} 5{color} {points} ={score}",
    "azul.wins": "{WINS}: {seat} ={score}",
    "azul.wins_by_rows": "{WINS}: {seat} ={score} R+",
    "azul.share": "{WINS}: {seats} ={score}",
    # A deal
    "azul.round": "r{round} {seat}",
    "azul.bag_refilled": "{BAG} +{count}",
    # Why a move is a good one
    "azul.why_completes": "L{line} {line}/{line} {points}",
    "azul.why_progress": "L{line} {count}/{line}",
    "azul.why_row": "R{row} {points} {OVER}",
    "azul.why_column": "C{column} {points}",
    "azul.why_color": "5{color} {points}",
    "azul.why_costs": "{FLOOR} -{number}",
    "azul.why_costs_least": "{FLOOR} -{number} {BEST}",
    "azul.why_clean": "{FLOOR} +0 {BEST}",
    "azul.why_floor_full": "{FLOOR} {FULL}",
    "azul.why_solved": "{END} +{number} {BEST}",
    "azul.why_most": "{BEST}",
    "azul.why_denies": "{seat} L{line} {line}/{line}",
    "azul.why_marker": "*",
    "azul.why_tile": "{points}",
    "azul.why_tile_most": "{points} {BEST}",
    # A refused move
    "azul.refusal.over": "{NOT}: {OVER}",
    "azul.refusal.deal_due": "{NOT}: {DEAL}",
    "azul.refusal.choose_column": "{NOT}: W{column}",
    "azul.refusal.drafting": "{NOT}: {TAKE}",
    "azul.refusal.coloured_wall": "{NOT}: {WALL}",
    "azul.refusal.no_such_factory": "{NOT}: F1-F{last}",
    "azul.refusal.source_empty": "{NOT}: {source} -",
    "azul.refusal.color_not_there": "{NOT}: {source} {pool}",
    "azul.refusal.line_full": "{NOT}: L{line} {FULL}",
    "azul.refusal.line_has_color": "{NOT}: L{line} {held}",
    "azul.refusal.wall_has_color": "{NOT}: R{line} {color}",
    "azul.refusal.cell_taken": "{NOT}: R{row}C{column} {FULL}",
    "azul.refusal.column_has_color": "{NOT}: C{column} {color}",
}

PAVILION = {
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
    "pavilion.why_pays": "> {space}",
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
    "pavilion.why_next_joker": "> {joker}*",
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
TEMPLATES = AZUL | PAVILION


class Compact(Grammar):
    """Signs instead of words."""

    PLACES = 5  # a row or column of the wall

    def __init__(self, letters: Mapping[str, str], words: Mapping[str, str]) -> None:
        super().__init__(letters)
        self.words = words

    def word(self, number: int) -> str:
        """Numbers are digits."""
        return str(number)

    def points(self, value: int, _form: str) -> str:
        """Say ``+5`` or ``-4``."""
        return f"{value:+}"

    # Seats

    def seat(self, seat: int, _form: str) -> str:
        """Say ``S1``."""
        return f"S{seat + 1}"

    def seats(self, seats: Sequence[int], _form: str) -> str:
        """List seats."""
        return " ".join(self.seat(seat, "") for seat in seats)

    def scores(self, scores: Sequence[tuple[int, int]], _form: str) -> str:
        """Say ``S1 =12 S2 =8``."""
        return " ".join(f"{self.seat(seat, '')} ={score}" for seat, score in scores)

    # Tiles

    def color(self, color: str, _form: str) -> str:
        """Say the letter of a color."""
        return self.letters[color]

    def tiles(self, tiles: Tiles, _form: str) -> str:
        """Say ``3B``."""
        return f"{tiles[1]}{self.letters[tiles[0]]}"

    wild = tiles

    def pool(self, pool: Sequence[Tiles | str], _form: str) -> str:
        """Say ``2B 1R``, or just the colors; ``-`` for an empty pool."""
        return " ".join(self.letters[tiles] if isinstance(tiles, str) else self.tiles(tiles, "") for tiles in pool) or "-"

    # Places

    def source(self, source: int, _form: str) -> str:
        """Say ``F3`` or ``C``."""
        return f"F{source}" if source else "C"

    def sources(self, sources: Sequence[int], _form: str) -> str:
        """List sources."""
        return " ".join(self.source(source, "") for source in sources)

    def lines(self, lines: Sequence[int], form: str) -> str:
        """List places; the form is the sign before their numbers."""
        return " ".join(f"{form}{line}" for line in lines)

    rows = lines

    def cells(self, cells: Sequence[tuple[int, str]], form: str) -> str:
        """Say ``T . . R .``, a dot for an empty place; with the form ``at`` only what is there: ``1R 4B``."""
        if form == "at":
            return " ".join(f"{place}{self.letters[color]}" for place, color in cells)
        held = dict(cells)
        return " ".join(self.letters[held[place]] if place in held else "." for place in range(1, self.PLACES + 1))

    def places(self, places: Sequence[tuple[int, int]], _form: str) -> str:
        """Say ``C:1 F1:2``."""
        return " ".join(f"{self.source(source, '')}:{number}" for source, number in places)

    def groups(self, groups: Sequence[tuple[int, str, int]], form: str) -> str:
        """Say ``C:4R F2:3B``; with the form ``colors`` without the numbers."""
        return " ".join(
            f"{self.source(source, '')}:{'' if form == 'colors' else number}{self.letters[color]}"
            for source, color, number in groups
        )

    # Stars

    def star(self, star: str, _form: str) -> str:
        """Say ``C``, the letter of a color, or the digit of a grey star."""
        return self.letters[COLOR[star]] if star in COLOR else star

    def some_stars(self, stars: Sequence[str], _form: str) -> str:
        """List stars."""
        return " ".join(self.star(star, "") for star in stars)

    def between(self, stars: Sequence[str], _form: str) -> str:
        """Say ``O-C``."""
        return "-".join(self.star(star, "") for star in stars)

    def space(self, space: Space, _form: str) -> str:
        """Say ``B5``; on a grey star ``2.5``."""
        star, number = space
        return f"{star}.{number}" if star.isdigit() else f"{self.star(star, '')}{number}"

    def spaces(self, spaces: Sequence[Space], _form: str) -> str:
        """List spaces."""
        return " ".join(self.space(space, "") for space in spaces)

    def numbers(self, numbers: Sequence[int], _form: str) -> str:
        """List numbers."""
        return " ".join(map(str, numbers))
