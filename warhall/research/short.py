"""Short ways: pieces of a view that are put into numbers together, straight from the fields that they follow from.

The pieces of a game say what an observation is (`watching`). Where several of them follow from one field, and the field
changes with nearly every decision, a game may also tell a shorter way: a function that compares the field once and sets
what differs in all their places. It knows its places by their names, and only where each has one of its own; where some
are shared, the pieces are taken. Tests hold both against whole views.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from warhall.research.walking import LARGEST, OVERFLOW

if TYPE_CHECKING:
    from warhall.research.watching import Watch

NO_CARDS: Sequence[int] = ()


class Way(NamedTuple):
    """A short way: what puts the numbers of a state, and what makes it forget what it saw (all numbers are 0 then)."""

    put: Callable[[Any], None]
    forget: Callable[[], None]


class Short(NamedTuple):
    """A short way of a game: the paths of the pieces that it is taken for, and what makes it for a seat."""

    instead: frozenset[str]
    make: Callable[[Watch], Way]


class SharedError(LookupError):
    """Something has no place of its own."""


class Own:
    """The places of a layout by their names: only those that nothing else shares."""

    def __init__(self, watch: Watch) -> None:
        self.layout = watch.layout
        self.seats, self.viewer = watch.eyes.seats, watch.eyes.seat

    def place(self, name: str) -> int:
        """The place of a name.

        Raises:
            SharedError: it was not foreseen.
        """
        place = self.layout.place(name)
        if place < OVERFLOW:
            raise SharedError(name)
        return place

    def words(self, path: str, words: Iterable[str]) -> list[int]:
        """The places of some words."""
        return [self.place(f"{path}={word}") for word in words]

    def number(self, path: str) -> tuple[int, float]:
        """The place of a number, and by how much it is divided."""
        return self.place(path), self.layout.scales.get(path, 1.0)

    def called(self, seat: int) -> str:
        """What the viewer calls a seat."""
        return f"seat+{self.on(seat)}"

    def on(self, seat: int) -> int:
        """How many seats on from the viewer it is."""
        return (seat - self.viewer) % self.seats


def exchange(kept: list[int], new: Sequence[int]) -> tuple[Sequence[int], Sequence[int]]:
    """Which cards have left a pile since it was `kept`, which is held up to date, and which have come."""
    before, now = len(kept), len(new)
    if now > before and new[:before] == kept:
        come = new[before:]
        kept += come
        return NO_CARDS, come
    if now < before and kept[:now] == new:
        gone: Sequence[int] = kept[now:]
        del kept[now:]
        return gone, NO_CARDS
    gone = NO_CARDS
    if now == before - 1:
        one = sum(kept) - sum(new)
        if one in kept:
            kept.remove(one)
            if kept == new:
                return (one,), NO_CARDS
            gone = (one,)
    gone = (*gone, *kept)
    kept[:] = new
    return gone, new


Counts: TypeAlias = Callable[[Sequence[int], Sequence[int]], int]
"""Counts cards that leave a pile and cards that come to it, and says how much more it is worth."""


def counting(cells: memoryview[float], places: Sequence[int], worth: Sequence[int]) -> Counts:
    """What counts the cards of a pile, each at its place."""
    counts = [0.0] * len(places)  # a float gets into an observation twice as fast as an integer
    most = LARGEST

    def count(gone: Sequence[int], come: Sequence[int]) -> int:
        differ = 0
        for card in gone:
            differ -= worth[card]
            counts[card] = number = counts[card] - 1.0
            cells[places[card]] = number if number < most else most
        for card in come:
            differ += worth[card]
            counts[card] = number = counts[card] + 1.0
            cells[places[card]] = number if number < most else most
        return differ

    return count


def scaled(value: int, scale: float) -> float:
    """A number as an observation has it."""
    number = value / scale
    return number if -LARGEST <= number <= LARGEST else LARGEST if number > 0 else -LARGEST
