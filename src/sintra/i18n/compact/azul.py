"""Azul in compact lines."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.i18n.compact import Compact
from sintra.i18n.words import GameWords

TEMPLATES = {
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


class WallSigns(Compact):
    """Rows and columns of a wall, place by place."""

    PLACES = 5

    def cells(self, cells: Sequence[tuple[int, str]], _form: str) -> str:
        """Say ``T . . R .``, a dot for an empty place."""
        held = dict(cells)
        return " ".join(self.letters[held[place]] if place in held else "." for place in range(1, self.PLACES + 1))


WORDS = GameWords(compact=TEMPLATES, signs=WallSigns)  # its sentences lie in the folders of the languages
