"""A position of Azul: the packed record with named fields, validated on construction, serialized in three forms."""

from __future__ import annotations

from sintra._packed import Form, Packed
from sintra.azul import board, codec, setup, validation
from sintra.azul.kernel import DTYPE, Position
from sintra.azul.options import Options
from sintra.azul.setup import PHASES, Setup


class State(Packed[Setup, Position]):
    """One position of Azul."""

    __slots__ = ()
    form = Form(
        dtype=DTYPE,
        phases=PHASES,
        deals=frozenset({"deal"}),
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
