"""The places of a piece of a view in an observation, and how a new value gets into them.

Most pieces are told by something short: a number, a word, the number of a card. What such a value is in numbers is
found once, by walking what the view shows, and kept. Piles are counted card by card, so that a card more or less costs
one number. Whatever has a structure is compared field by field (`sight`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from warhall.geometry.masks import cells_of
from warhall.research.sight import MOST, NO_NUMBERS, NOTHING, Known, Numbers, Sight
from warhall.research.walking import LARGEST, OVERFLOW, Found, Walk

NO_CARDS: Sequence[int] = ()

Says: TypeAlias = Callable[[Any], Any]
"""From the short form of a piece to what the view shows."""


Leaves: TypeAlias = Callable[[Any], Found]
"""From what the view shows to its numbers, leaf by leaf."""


class Slot(ABC):
    """A piece of a view in an observation."""

    __slots__ = ("sight",)

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    @abstractmethod
    def take(self, value: Any) -> None:
        """Put a value in the place of what there was."""

    @abstractmethod
    def forget(self) -> None:
        """It is no longer there: its numbers are 0."""


class Shown(Slot):
    """A piece with few values: the numbers of each are kept."""

    __slots__ = ("is_word", "kept", "leaves", "now", "says", "walk")

    def __init__(
        self, sight: Sight, walk: Walk, says: Says | None, *, is_word: bool, leaves: Leaves | None = None
    ) -> None:
        super().__init__(sight)
        self.walk = walk
        self.leaves = leaves
        """Where it has several, each of which has its own number in a place that they share."""
        self.says = says
        self.is_word = is_word
        """Whether it may name a seat: then it is kept as the viewer calls it."""
        self.kept: dict[Any, Numbers] = {}
        self.now = NO_NUMBERS

    def take(self, value: Any) -> None:
        """Take its numbers from what is kept, or walk it."""
        key = self.sight.eyes.called.get(value, value) if self.is_word else value
        new = self.kept.get(key) or self.learn(key, value)
        old = self.now
        if new is not old:
            if new[2] or old[2]:
                self.share(old, new)
            else:
                cells = self.sight.cells
                for place in old[0]:
                    cells[place] = 0.0
                for place, number in new[1]:
                    cells[place] = number
            self.now = new

    def learn(self, key: Any, value: Any) -> Numbers:
        """Walk a value that was not met before."""
        found: Found = {}
        said = value if self.says is None else self.says(value)
        self.walk(said, self.sight.eyes, found)
        shares = any(place < OVERFLOW for place in found)
        if shares and self.leaves is not None:
            found = self.leaves(said)
        if len(self.kept) >= MOST:
            self.kept.clear()
        new = self.kept[key] = (tuple(found), tuple(found.items()), shares)
        return new

    def share(self, old: Numbers, new: Numbers) -> None:
        """Put numbers in the place of others, where some of the places belong to several pieces."""
        self.sight.withdraw(self, old[0])
        self.sight.put(self, new[1])

    def forget(self) -> None:
        """Its numbers are 0."""
        self.sight.withdraw(self, self.now[0])
        self.now = NO_NUMBERS


class Number(Slot):
    """A plain number at a place of its own."""

    __slots__ = ("place", "scale")

    def __init__(self, sight: Sight, place: int, scale: float) -> None:
        super().__init__(sight)
        self.place = place
        self.scale = scale

    def take(self, value: Any) -> None:
        """Scale it."""
        number = value / self.scale
        self.sight.cells[self.place] = number if -LARGEST <= number <= LARGEST else LARGEST if number > 0 else -LARGEST

    def forget(self) -> None:
        """Its number is 0."""
        self.sight.cells[self.place] = 0.0


class Truth(Slot):
    """Yes or no at a place of its own."""

    __slots__ = ("place",)

    def __init__(self, sight: Sight, place: int) -> None:
        super().__init__(sight)
        self.place = place

    def take(self, value: Any) -> None:
        """1 or 0."""
        self.sight.cells[self.place] = 1.0 if value else 0.0

    def forget(self) -> None:
        """Its number is 0."""
        self.sight.cells[self.place] = 0.0


class Several(Slot):
    """Fields side by side, each with its own places."""

    __slots__ = ("slots", "value")

    def __init__(self, sight: Sight, slots: Sequence[Slot]) -> None:
        super().__init__(sight)
        self.slots = slots
        self.value: Sequence[Any] = [NOTHING] * len(slots)

    def take(self, value: Sequence[Any]) -> None:
        """Put those that differ."""
        old = self.value
        if value != old:
            for slot, was, now in zip(self.slots, old, value):  # noqa: B905  as many, and asked for very often
                if was != now:
                    slot.take(now)
            self.value = value

    def forget(self) -> None:
        """All their numbers are 0."""
        for slot in self.slots:
            slot.forget()
        self.value = [NOTHING] * len(self.slots)


class Structure(Slot):
    """A piece that is compared field by field."""

    __slots__ = ("known",)

    def __init__(self, sight: Sight, known: Known) -> None:
        super().__init__(sight)
        self.known = known

    def take(self, value: Any) -> None:
        """Look at what differs."""
        known = self.known
        if value is not known.value and value != known.value:
            known.look(value, self.sight)

    def forget(self) -> None:
        """All its numbers are 0."""
        self.known.forget(self.sight)


class Bag(Slot):
    """A pile of cards, each by its number: every card has its place, where they are counted."""

    __slots__ = ("base", "of", "rest", "says", "value", "walk")

    def __init__(self, sight: Sight, walk: Walk, says: Says) -> None:
        super().__init__(sight)
        self.walk = walk
        self.says = says
        self.of: dict[int, int] = {}
        """The place of each card."""
        self.base: tuple[int, ...] = ()
        """The places that say that there is a pile at all."""
        self.rest: Shown | None = None
        """What counts them once one has a place that is shared."""
        self.value: Sequence[int] | None = None

    def take(self, value: Sequence[int] | None) -> None:
        """Count what has come and what has gone; the pile must not be changed afterwards."""
        old = self.value
        if self.rest is not None or old is None or value is None:
            if old is not None or value is not None:
                self._anew(value)
            return
        before, now = len(old), len(value)
        if now > before and value[:before] == old:
            gone, come = NO_CARDS, value[before:]
        elif now < before and old[:now] == value:
            gone, come = old[now:], NO_CARDS
        else:
            gone, come = moved(old, value)
        of, cells = self.of, self.sight.cells
        try:
            for card in gone:
                place = of[card]
                count = cells[place]
                if count < LARGEST:
                    cells[place] = count - 1.0
                elif come or len(gone) > 1:  # how many there were is not told any more
                    self._anew(value)
                    return
                else:
                    cells[place] = min(LARGEST, value.count(card))
            for card in come:
                place = of[card]
                count = cells[place]
                if count < LARGEST:
                    cells[place] = count + 1.0
        except KeyError:
            self._anew(value)
            return
        self.value = value

    def _anew(self, value: Sequence[int] | None) -> None:
        """Count all of them."""
        cells = self.sight.cells
        if self.rest is None:
            for place in (*self.base, *self.of.values()):
                cells[place] = 0.0
        if value is not None and self.rest is None:
            self._learn(value)
        self.value = value
        if self.rest is not None:
            self.rest.take(None if value is None else tuple(value))
        elif value is not None:
            for place in self.base:
                cells[place] = 1.0
            for card in value:
                place = self.of[card]
                cells[place] = min(LARGEST, cells[place] + 1.0)

    def _learn(self, cards: Sequence[int]) -> None:
        """Find the places of some cards."""
        eyes, base = self.sight.eyes, Found()
        self.walk(self.says(()), eyes, base)
        self.base = tuple(base)
        for card in cards:
            if card not in self.of:
                found: Found = {}
                self.walk(self.says((card,)), eyes, found)
                self.of[card] = next(iter(found.keys() - base.keys()))
        if any(place < OVERFLOW for place in (*base, *self.of.values())):
            self.rest = Shown(self.sight, self.walk, self.says, is_word=False)

    def forget(self) -> None:
        """All counts are 0."""
        if self.rest is None:
            self._anew(None)
        else:
            self.rest.forget()
            self.value = None


def moved(old: Sequence[int], new: Sequence[int]) -> tuple[Sequence[int], Sequence[int]]:
    """Which cards have left a pile, and which have come; some may be in both."""
    if len(new) == len(old) - 1:
        for at, card in enumerate(new):
            if old[at] != card:
                return (old[at : at + 1], NO_CARDS) if old[at + 1 :] == new[at:] else (old, new)
    if len(new) == len(old) and sorted(old) == sorted(new):
        return NO_CARDS, NO_CARDS
    return old, new


class Bits(Slot):
    """A set as a mask: every bit has its place."""

    __slots__ = ("of", "rest", "says", "single", "value", "walk")

    def __init__(self, sight: Sight, walk: Walk, says: Says) -> None:
        super().__init__(sight)
        self.walk = walk
        self.says = says
        self.of: dict[int, int] = {}
        """The place of each bit."""
        self.single: dict[int, int] = {}
        """The same by masks of one bit, as long as none is shared: most often only one differs."""
        self.rest: Shown | None = None
        """What tells them once one has a place that is shared."""
        self.value = 0

    def take(self, value: int) -> None:
        """Put a mask in the place of what there was."""
        self.differ(self.value, value)
        self.value = value

    def differ(self, old: int, new: int) -> None:
        """Set the bits in which two masks differ."""
        if self.rest is None:
            of, cells = self.of, self.sight.cells
            try:
                for bit in cells_of(old ^ new):
                    cells[of[bit]] = 1.0 if new >> bit & 1 else 0.0
            except KeyError:
                self._learn(old | new)
                self.differ(old, new)
        else:
            self.rest.take(new)

    def _learn(self, mask: int) -> None:
        """Find the places of the bits of a mask."""
        for bit in cells_of(mask):
            found: Found = {}
            self.walk(self.says(1 << bit), self.sight.eyes, found)
            (self.of[bit],) = found
            self.single[1 << bit] = self.of[bit]
        if any(place < OVERFLOW for place in self.of.values()):
            for place in self.of.values():
                if place >= OVERFLOW:
                    self.sight.cells[place] = 0.0
            self.single.clear()
            self.rest = Shown(self.sight, self.walk, self.says, is_word=False)

    def forget(self) -> None:
        """All bits are 0."""
        self.take(0)
        if self.rest is not None:
            self.rest.forget()
