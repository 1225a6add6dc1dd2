"""Azul in compact lines."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.i18n.compact import Compact
from sintra.i18n.grammar import Neighbor, Spot
from sintra.i18n.words import GameWords

TEMPLATES = {
    # A position
    "azul.at_deal": "r{round} {DEAL} {seat}",
    "azul.at_draft": "r{round} {TURN} {seat}",
    "azul.at_tiling": "r{round} {TURN} {seat} H{row} {color}",
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
    "azul.board_empty": "-",
    "azul.line": "L{line} {count}/{line} {color}",
    "azul.line_complete": "L{line} {line}/{line} {color}",
    "azul.line_empty": "L{line} -",
    "azul.lines_empty": "{lines:L} -",
    "azul.row": "H{row} {cells}",
    "azul.row_full": "H{row} {cells}",
    "azul.row_empty": "H{row} -",
    "azul.rows_empty": "{rows:H} -",
    "azul.wall_empty": "{WALL} -",
    "azul.column": "V{column} {cells}",
    "azul.column_full": "V{column} {cells}",
    "azul.column_empty": "V{column} -",
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
    # What is printed, free or missing
    "azul.marker_center": "* C, {seat}",
    "azul.marker_held": "* {seat}",
    "azul.pattern": "H{row} {pool}",
    "azul.pattern_grey": "{WALL} 1/H 1/V",
    "azul.spots": "H{row} {spots}",
    "azul.row_free": "H{row} {OPEN} {cells}",
    "azul.row_open": "H{row} {OPEN} {pool}",
    "azul.column_free": "V{column} {OPEN} {cells}",
    "azul.column_open": "V{column} {OPEN} {pool}",
    "azul.spot_covered": "H{row}V{column} {color}",
    "azul.spot_free": "H{row}V{column} .{color}",
    "azul.spot_open": "H{row}V{column} . {pool}",
    "azul.spot_closed": "H{row}V{column} . -",
    "azul.spot_beside": "{beside}",
    "azul.edge": "{WALL} {END}",
    "azul.slots": "{FLOOR} {listed}",
    "azul.slots_free": "{FLOOR} 0/7, +1: -{number}",
    "azul.slots_taken": "{FLOOR} {taken}/7 {cost}, +1: -{number}",
    "azul.slots_full": "{FLOOR} 7/7 {cost}, +1: +0",
    "azul.forecast": "{END} {scores}",
    "azul.goals": "{FULL} H:{full_rows} V:{full_columns} 5:{full_colors}",
    "azul.goal_row": "H{row} {OPEN} {pool} {points}",
    "azul.goal_column": "V{column} {OPEN} {cells} {points}",
    "azul.goal_column_grey": "V{column} {OPEN} {rows:H} {points}",
    "azul.goal_color": "{color} {OPEN} {rows:H} {points}",
    # A move
    "azul.takes_to_line": "{seat} {source} {tiles} L{line} {count}/{line}",
    "azul.takes_to_complete": "{seat} {source} {tiles} L{line} {line}/{line}",
    "azul.takes_to_floor": "{seat} {source} {tiles} {FLOOR}",
    "azul.marker_to_floor": "* {FLOOR} {slot}",
    "azul.marker_beside": "* {FLOOR} +0",
    "azul.falls": "{tiles} {FLOOR} {cost}",
    "azul.to_lid": "{tiles} {LID}",
    "azul.floor_costs": "{FLOOR} {cost}",
    "azul.to_center": "C + {pool}",
    # The end of a round and of the game
    "azul.all_taken": "{TAKEN}",
    "azul.marker_untouched": "* {seat}",
    "azul.places": "{seat} {color} H{row}V{column} {points} ={score}",
    "azul.line_falls": "{seat} L{line} {tiles} {FLOOR}",
    "azul.floor_scored": "{seat} {FLOOR} {points} ={score}",
    "azul.floor_limited": "{seat} {FLOOR} {cost} ={score}",
    "azul.round_over": "r{round} {END} {scores}",
    "azul.over_row": "{OVER}: {seats} H 5/5",
    "azul.over_rounds": "{OVER}: r{round}",
    "azul.over_stuck": "{OVER}: {STUCK}",
    "azul.over_tiles": "{OVER}: {BAG} -, {LID} -",
    "azul.bonus_row": "{seat} H{row} {points} ={score}",
    "azul.bonus_column": "{seat} V{column} {points} ={score}",
    "azul.bonus_color": "{seat} 5{color} {points} ={score}",
    "azul.wins": "{WINS}: {seat} ={score}",
    "azul.wins_by_rows": "{WINS}: {seat} ={score} H+",
    "azul.share": "{WINS}: {seats} ={score}",
    # A deal
    "azul.round": "r{round} {seat}",
    "azul.bag_refilled": "{BAG} +{count}",
    # Why a move is a good one
    "azul.why_completes": "L{line} {line}/{line} {points}",
    "azul.why_progress": "L{line} {count}/{line}",
    "azul.why_row": "H{row} {points} {OVER}",
    "azul.why_column": "V{column} {points}",
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
    "azul.refusal.wall_has_color": "{NOT}: H{line} {color}",
    "azul.refusal.cell_taken": "{NOT}: H{row}V{column} {FULL}",
    "azul.refusal.column_has_color": "{NOT}: V{column} {color}",
}


class WallSigns(Compact):
    """Rows and columns of a wall, place by place."""

    PLACES = 5

    def cells(self, cells: Sequence[tuple[int, str]], _form: str) -> str:
        """Say ``T . . R .``, a dot for an empty place."""
        held = dict(cells)
        return " ".join(self.letters[held[place]] if place in held else "." for place in range(1, self.PLACES + 1))

    def spots(self, spots: Sequence[Spot], _form: str) -> str:
        """Say ``K .T``, a dot before what is free."""
        return " ".join(self._spot(color, covered) for color, covered in spots)

    def beside(self, neighbors: Sequence[Neighbor], _form: str) -> str:
        """Say ``H3V1 K H4V2 .T``: neighbors by their row and column."""
        return " ".join(f"H{row}V{column} {self._spot(color, covered)}" for _, row, column, color, covered in neighbors)

    def _spot(self, color: str, covered: int) -> str:
        return f"{'' if covered else '.'}{self.letters.get(color, '')}"


WORDS = GameWords(compact=TEMPLATES, signs=WallSigns)  # its sentences lie in the folders of the languages
