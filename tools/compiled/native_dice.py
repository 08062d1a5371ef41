"""Seeded dice for the compiler: the numbers of `warhall.kernel.dice.SeededDice`, in the words of the processor.

Numbers of 64 bits are more than the compiler keeps in a word, so that dice would be no faster compiled. Here a word may
run over, which gives the same bits; only compiled it does, so this class is put in the place of the other in the copy.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64

from warhall.kernel.dice import _MASK, Dice

T = TypeVar("T")

# begin
_GOLDEN_64: Final[i64] = -0x61C8864680B583EB
_MIX_1_64: Final[i64] = -0x40A7B892E31B1A47
_MIX_2_64: Final[i64] = -0x6B2FB644ECCEEE15
_WORD: Final[i64] = 0xFFFFFFFF
_MOST: Final = 1 << 31


def _mixed(z: i64) -> i64:
    """The upper half of what SplitMix64 makes of a word."""
    z = (z ^ (z >> 30 & 0x3FFFFFFFF)) * _MIX_1_64
    z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * _MIX_2_64
    return (z ^ (z >> 31 & 0x1FFFFFFFF)) >> 32 & _WORD


class SeededDice(Dice):
    """Fast dice from a seed (SplitMix64): the same seed gives the same outcomes on every machine."""

    _at: i64

    def __init__(self, seed: int) -> None:
        self.state = seed

    @property
    def state(self) -> int:
        """What the next outcome follows from, without a sign."""
        at: int = self._at
        return at & _MASK

    @state.setter
    def state(self, state: int) -> None:
        state &= _MASK
        self._at = state - _MASK - 1 if state >> 63 else state

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        self._at += _GOLDEN_64
        mixed = _mixed(self._at)
        if bound < _MOST:
            narrow: i64 = bound
            return mixed * narrow >> 32
        wide: int = mixed
        return wide * bound >> 32

    def shuffle(self, cards: list[T]) -> None:
        """Put cards into a random order, in place."""
        at = self._at
        i: i64 = len(cards) - 1
        while i > 0:
            at += _GOLDEN_64
            j = _mixed(at) * (i + 1) >> 32
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
        self._at = at

    def copy(self) -> SeededDice:
        """Dice that will fall the same way."""
        new = SeededDice.__new__(SeededDice)
        new._at = self._at
        return new

    def child(self, number: int) -> SeededDice:
        """Dice of their own for one worker or one bot, derived from these without using them up."""
        key = self.state.to_bytes(8, "little")
        return SeededDice(int.from_bytes(blake2b(b"%d" % number, key=key, digest_size=8).digest(), "little"))

    def data(self) -> dict[str, int | str | list[int]]:
        """The dice as plain data."""
        return {"kind": "seeded", "state": self.state}


# end
