"""The encoding of observations: which numbers an observation holds, in which order, and what they mean.

An observation is a row of bytes. A *Channel* is a named part of it, with a shape; a *Layout* is all channels in their order.
The tables in docs/environments.md are generated from them, and each game's `features` fills them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Channel:
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    axes: tuple[str, ...]  # what each axis counts
    most: int  # the largest value
    meaning: str

    @property
    def size(self) -> int:
        """The number of bytes."""
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Layout:
    """All channels of an observation, in their order."""

    version: int
    channels: tuple[Channel, ...]

    @property
    def size(self) -> int:
        """The number of bytes of an observation."""
        return sum(channel.size for channel in self.channels)

    def places(self) -> Iterator[tuple[int, Channel]]:
        """Yield each channel with the offset of its first byte."""
        first = 0
        for channel in self.channels:
            yield first, channel
            first += channel.size

    def highest(self) -> Bytes:
        """Return the largest value of every byte."""
        return np.concatenate([np.full(channel.size, channel.most, np.uint8) for channel in self.channels])

    def split(self, observation: Bytes) -> Mapping[str, Bytes]:
        """Return the channels of an observation by name, each in its shape; also for a batch of observations."""
        if observation.shape[-1] != self.size:
            raise ValueError(f"an observation of {observation.shape[-1]} bytes, expected {self.size}")
        many = observation.shape[:-1]
        return {
            channel.name: observation[..., first : first + channel.size].reshape(*many, *channel.shape)
            for first, channel in self.places()
        }
