"""A position of Summer Pavilion: the packed record with named fields, validated on construction, serialized in three forms."""

from __future__ import annotations

from sintra._packed import Form, Packed
from sintra.pavilion import board, codec, setup, validation
from sintra.pavilion.kernel import DTYPE, Position
from sintra.pavilion.options import Options
from sintra.pavilion.setup import PHASES, Setup


class State(Packed[Setup, Position]):
    """One position of Summer Pavilion."""

    __slots__ = ()
    form = Form(
        dtype=DTYPE,
        phases=PHASES,
        deals=frozenset({"deal", "refill"}),
        reasons=validation.reasons,
        pack=codec.to_record,
        unpack=codec.from_record,
        from_dict=setup.from_dict,
        parse=board.parse,
        draw=board.draw,
    )

    @property
    def options(self) -> Options:
        """The options it is played with."""
        return codec.options_of(self.record)

    @property
    def joker(self) -> str:
        """The joker of the round."""
        return setup.joker_of(self.options, self.round)
