"""What a seat has seen last, in numbers: of the next view only what is different is put into numbers anew.

Most of a table stays as it was from one decision to the next, and comparing is cheaper than walking: a structure that
differs is compared field by field, a list entry by entry, down to what differs. The result is the same as if everything
had been walked: each number belongs to one leaf of the view, and is set when that leaf changes. Only the places that
are shared by their hash hold the largest number of all leaves that share them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Any, TypeAlias, cast

import numpy as np

from warhall.research.copies import Observation, copies
from warhall.research.walking import OVERFLOW, Entries, Eyes, Found, Layout, Shape, Walk

NOTHING: Any = object()
"""Equal to nothing that a view can hold."""

MOST = 2048
"""So many values of a piece are kept with their numbers; when there are more, all are thrown away."""

Numbers: TypeAlias = tuple[tuple[int, ...], tuple[tuple[int, float], ...], bool]
"""The places of a value, its numbers there, and whether some of the places are shared."""
NO_NUMBERS: Numbers = ((), (), False)

PLAIN = frozenset({str, int, bool, type(None)})
"""What can be kept by itself."""


class Sight:
    """One seat's look at one game after another."""

    def __init__(self, shape: Shape, layout: Layout, eyes: Eyes) -> None:
        self.eyes = eyes
        self.layout = layout
        self.numbers: Observation = np.zeros(layout.size, np.float32)
        self.cells = cast("memoryview[float]", self.numbers.data)
        """The same numbers: one by one they are set much sooner through a view of the memory than through NumPy."""
        self.copy = copies(self.numbers)
        """Copies them as they are now."""
        self.shared: tuple[dict[object, float], ...] = tuple({} for _ in range(OVERFLOW))
        """For each place that is shared, the pieces that have a number there."""
        self.known = known_of(shape)
        self.asks: dict[str | None, int] = {}
        """The places of the questions that were asked, but for those that are shared."""

    def ask(self, old: str | None, new: str | None) -> None:
        """Put what the seat is asked into numbers."""
        if old is not None:
            self.withdraw("asked", (self.layout.place(f"asked={old}"),))
        if new is not None:
            place = self.layout.place(f"asked={new}")
            self.put("asked", ((place, 1.0),))
            if place >= OVERFLOW:
                self.asks[new] = place

    def see(self, view: Any) -> Observation:
        """The numbers of a view, as an array that is the caller's own."""
        self.known.look(view, self)
        return self.copy()

    def put(self, owner: object, numbers: Iterable[tuple[int, float]]) -> None:
        """Put the numbers of a piece into their places."""
        cells = self.cells
        for place, number in numbers:
            if place >= OVERFLOW:
                cells[place] = number
            else:
                shared = self.shared[place]
                shared[owner] = number
                cells[place] = max(shared.values())

    def withdraw(self, owner: object, places: Iterable[int]) -> None:
        """Take the numbers of a piece out of their places."""
        cells = self.cells
        for place in places:
            if place >= OVERFLOW:
                cells[place] = 0.0
            else:
                shared = self.shared[place]
                del shared[owner]
                cells[place] = max(shared.values(), default=0.0)


class Known(ABC):
    """A piece of a view as it was seen last."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value: Any = NOTHING

    @abstractmethod
    def look(self, value: Any, sight: Sight) -> None:
        """Put into numbers what differs from what was seen last."""

    @abstractmethod
    def forget(self, sight: Sight) -> None:
        """The piece is no longer there."""


class Leaf(Known):
    """A piece that is walked as a whole, and its numbers: those of a word or a number are kept."""

    __slots__ = ("kept", "now", "walk")

    def __init__(self, walk: Walk) -> None:
        super().__init__()
        self.walk = walk
        self.kept: dict[Any, Numbers] = {}
        """By the value, as the viewer calls it."""
        self.now = NO_NUMBERS

    def look(self, value: Any, sight: Sight) -> None:
        """Take its numbers from what is kept, or walk it."""
        if value.__class__ in PLAIN:
            key = sight.eyes.called.get(value, value)
            new = self.kept.get(key)
            if new is None:
                if len(self.kept) >= MOST:
                    self.kept.clear()
                new = self.kept[key] = self.walked(value, sight)
        else:
            new = self.walked(value, sight)
        self.put(new, sight)
        self.value = value

    def walked(self, value: Any, sight: Sight) -> Numbers:
        """The numbers of a value."""
        found: Found = {}
        self.walk(value, sight.eyes, found)
        return tuple(found), tuple(found.items()), any(place < OVERFLOW for place in found)

    def put(self, new: Numbers, sight: Sight) -> None:
        """Put numbers in the place of what there was."""
        old = self.now
        if new[2] or old[2]:
            sight.withdraw(self, old[0])
            sight.put(self, new[1])
        else:
            cells = sight.cells
            for place in old[0]:
                cells[place] = 0.0
            for place, number in new[1]:
                cells[place] = number
        self.now = new

    def forget(self, sight: Sight) -> None:
        """Its numbers are 0."""
        if self.value is NOTHING:
            return
        self.put(NO_NUMBERS, sight)
        self.value = NOTHING


class Fields(Known):
    """A structure, field by field."""

    __slots__ = ("known", "take")

    def __init__(self, fields: list[tuple[str, Shape]]) -> None:
        super().__init__()
        self.known = [known_of(shape) for _, shape in fields]
        self.take = taker([name for name, _ in fields])

    def look(self, value: Any, sight: Sight) -> None:
        """Look at every field that differs."""
        for known, field in zip(self.known, self.take(value)):  # noqa: B905  as many, and asked for very often
            if field is not known.value and field != known.value:
                known.look(field, sight)
        self.value = value

    def forget(self, sight: Sight) -> None:
        """All fields."""
        if self.value is NOTHING:
            return
        for known in self.known:
            known.forget(sight)
        self.value = NOTHING


class Each(Known):
    """A list, entry by entry."""

    __slots__ = ("entries", "known")

    def __init__(self, entries: Entries) -> None:
        super().__init__()
        self.entries = entries
        self.known: list[Known] = []

    def look(self, value: Any, sight: Sight) -> None:
        """Look at every entry that differs."""
        ordered = self.entries.ordered(value, sight.eyes)
        known = self.known
        while len(known) < len(ordered):
            known.append(known_of(self.entries.shape(len(known))))
        for one, entry in zip(known, ordered, strict=False):
            if entry is not one.value and entry != one.value:
                one.look(entry, sight)
        for one in known[len(ordered) :]:
            one.forget(sight)
        self.value = value

    def forget(self, sight: Sight) -> None:
        """All entries."""
        if self.value is NOTHING:
            return
        for one in self.known:
            one.forget(sight)
        self.value = NOTHING


def taker(names: list[str]) -> Callable[[Any], Sequence[Any]]:
    """Takes several fields of a structure at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: [getattr(value, name) for name in names]


def known_of(shape: Shape) -> Known:
    """A piece of that shape, not yet seen."""
    if isinstance(shape, Entries):
        return Each(shape)
    return Fields(shape) if isinstance(shape, list) else Leaf(shape)
