"""Chance: everything random in a game goes through `state.dice`.

Every outcome is one number below a bound, so every kind of chance (dice, picks, shuffles) is seeded, scripted, entered
by hand, recorded and replayed in the same way. Here: the outcomes. Not here: when the rules ask for one.

SeededDice     simulation: one small integer of state, copied with the game
FairDice       live play: a keyed hash in counter mode, so that a seed can be committed to before the game
ScriptedDice   tests and replays: the outcomes are given
EnteredDice    players roll real dice and type what they show
RecordedDice   wraps any of them and keeps a list of what fell
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import TypeVar

from warhall.kernel.errors import WarhallError

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB
_HEX = re.compile(r"(?:[0-9a-f]{2}){0,64}\Z")


class DiceError(WarhallError):
    """An outcome that cannot be: the script is at its end, or a number does not fit the die."""


class Dice(ABC):
    """What the rules ask of chance; only `below` and `copy` differ between the kinds."""

    __slots__ = ()

    @abstractmethod
    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely."""

    @abstractmethod
    def copy(self) -> Dice:
        """Dice that will fall the same way, independent of these."""

    @abstractmethod
    def data(self) -> dict[str, int | str | list[int]]:
        """The dice as plain data, for a saved game."""

    def roll(self, sides: int) -> int:
        """One die with sides 1 to `sides`."""
        return 1 + self.below(sides)

    def d6(self) -> int:
        """One six-sided die."""
        return 1 + self.below(6)

    def d20(self) -> int:
        """One twenty-sided die."""
        return 1 + self.below(20)

    def handful(self, bound: int, count: int, alike: Sequence[int]) -> list[int]:
        """Several dice thrown together, of which only matters how often each outcome falls.

        Args:
            bound: how many outcomes a die has.
            count: how many dice.
            alike: for each outcome, what it means; outcomes that mean the same need not be told apart.
        """
        return [self.below(bound) for _ in range(count)]

    def pick(self, things: list[T]) -> T:
        """One of several things."""
        return things[self.below(len(things))]

    def shuffle(self, cards: list[T]) -> None:
        """Put cards into a random order, in place (Fisher and Yates, from the end)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class SeededDice(Dice):
    """Fast dice from a seed (SplitMix64): the same seed gives the same outcomes on every machine."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        self.state = z = (self.state + _GOLDEN) & _MASK
        z = ((z ^ (z >> 30)) * _MIX_1) & _MASK
        z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
        return ((z ^ (z >> 31)) >> 32) * bound >> 32

    def shuffle(self, cards: list[T]) -> None:
        """The shuffle of `Dice`, with `below` written out: decks are shuffled often."""
        s = self.state
        for i in range(len(cards) - 1, 0, -1):
            s = z = (s + _GOLDEN) & _MASK
            z = ((z ^ (z >> 30)) * _MIX_1) & _MASK
            z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
            j = ((z ^ (z >> 31)) >> 32) * (i + 1) >> 32
            cards[i], cards[j] = cards[j], cards[i]
        self.state = s

    def copy(self) -> SeededDice:
        """Dice that will fall the same way."""
        new = SeededDice.__new__(SeededDice)
        new.state = self.state
        return new

    def child(self, number: int) -> SeededDice:
        """Dice of their own for one worker or one bot, derived from these without using them up."""
        key = self.state.to_bytes(8, "little")
        return SeededDice(int.from_bytes(blake2b(b"%d" % number, key=key, digest_size=8).digest(), "little"))

    def data(self) -> dict[str, int | str | list[int]]:
        """The dice as plain data."""
        return {"kind": "seeded", "state": self.state}


class FairDice(Dice):
    """Dice that can be proved fair: outcome n is a keyed hash of n, and the key was committed to beforehand."""

    __slots__ = ("count", "key")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key[:64]
        self.count = count

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        block = blake2b(self.count.to_bytes(8, "little"), key=self.key, digest_size=16).digest()
        self.count += 1
        return int.from_bytes(block, "little") * bound >> 128

    def copy(self) -> FairDice:
        """Dice that will fall the same way."""
        return FairDice(self.key, self.count)

    def data(self) -> dict[str, int | str | list[int]]:
        """The dice as plain data; whoever holds it can foresee every outcome."""
        return {"kind": "fair", "key": self.key.hex(), "count": self.count}


def commitment(key: bytes) -> str:
    """What is published before the game: a hash that fixes the key without telling it."""
    return blake2b(key, person=b"warhall-dice", digest_size=32).hexdigest()


class ScriptedDice(Dice):
    """Dice whose outcomes are given in advance, as `below` returns them (a die's face less one)."""

    __slots__ = ("at", "outcomes")

    def __init__(self, outcomes: Iterable[int], at: int = 0) -> None:
        self.outcomes = tuple(outcomes)
        self.at = at

    @classmethod
    def faces(cls, *faces: int) -> ScriptedDice:
        """Outcomes given as the faces that dice show: 1 to the number of sides."""
        return cls(face - 1 for face in faces)

    def below(self, bound: int) -> int:
        """The next outcome of the script."""
        if self.at >= len(self.outcomes):
            raise DiceError(f"the script of {len(self.outcomes)} outcomes is at its end")
        value = self.outcomes[self.at]
        if not 0 <= value < bound:
            raise DiceError(f"outcome {self.at + 1} of the script is {value}, but must be below {bound}")
        self.at += 1
        return value

    @property
    def left(self) -> int:
        """How many outcomes nobody has asked for yet."""
        return len(self.outcomes) - self.at

    def copy(self) -> ScriptedDice:
        """Dice that will fall the same way."""
        return ScriptedDice(self.outcomes, self.at)

    def data(self) -> dict[str, int | str | list[int]]:
        """The dice as plain data."""
        return {"kind": "scripted", "outcomes": list(self.outcomes[self.at :])}


class EnteredDice(Dice):
    """Real dice: `ask(sides)` returns the face that a person has read off, 1 to `sides`."""

    __slots__ = ("ask",)

    def __init__(self, ask: Callable[[int], int]) -> None:
        self.ask = ask

    def below(self, bound: int) -> int:
        """What the person says."""
        face = self.ask(bound)
        if not 1 <= face <= bound:
            raise DiceError(f"a die with {bound} sides cannot show {face}")
        return face - 1

    def copy(self) -> EnteredDice:
        """The same real dice."""
        return self

    def data(self) -> dict[str, int | str | list[int]]:
        """Real dice have no state."""
        return {"kind": "entered"}


class RecordedDice(Dice):
    """Other dice, with a list of what fell since the list was last taken."""

    __slots__ = ("fallen", "inner")

    def __init__(self, inner: Dice) -> None:
        self.inner = inner
        self.fallen: list[int] = []

    def below(self, bound: int) -> int:
        """The inner dice's outcome, noted."""
        value = self.inner.below(bound)
        self.fallen.append(value)
        return value

    def take(self) -> tuple[int, ...]:
        """What fell since the last call."""
        fallen, self.fallen = tuple(self.fallen), []
        return fallen

    def copy(self) -> Dice:
        """Copies are thought experiments: nobody records them."""
        return self.inner.copy()

    def data(self) -> dict[str, int | str | list[int]]:
        """The inner dice as plain data."""
        return self.inner.data()


def dice_from(data: object) -> Dice:
    """Dice from their plain data."""
    match data:
        case {"kind": "seeded", "state": int(state)}:
            return SeededDice(state)
        case {"kind": "fair", "key": str(key), "count": int(count)} if _HEX.match(key) and count >= 0:
            return FairDice(bytes.fromhex(key), count)
        case {"kind": "scripted", "outcomes": [*outcomes]} if all(isinstance(outcome, int) for outcome in outcomes):
            return ScriptedDice(outcomes)
        case _:
            raise DiceError("these are no dice that can be read from a file: seeded, fair or scripted ones can")
