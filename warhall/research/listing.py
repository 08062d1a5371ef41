"""A list of a view whose entries come and go, and the places of each of them in an observation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from warhall.research.slots import Slot

Makes = Callable[[int], Slot]
"""Makes the places of a piece for the entry that stands so far in the list."""


class Listing:
    """A list of units, sites, places."""

    def __init__(self, numbers: Callable[[Any], Sequence[int]], viewer: int) -> None:
        """A list.

        Args:
            numbers: what stands in it, in order, by its number.
            viewer: who looks.
        """
        self.numbers = numbers
        self.viewer = viewer
        self.shows: list[Callable[..., Any]] = []
        self.makes: list[Makes] = []
        self.slots: list[list[Slot]] = []
        """For each piece the places of every entry."""
        self.marked: list[set[int]] = []
        """For each piece, the entries that may differ."""
        self.alone: list[bool] = []
        """For each piece, whether it follows from its own place of one field, and entries stand by their numbers."""
        self.whole: list[bool] = []
        """For each piece, whether all of them may."""
        self.order: Sequence[int] = ()
        self.place: dict[int, int] = {}
        """Where in the list each of them stands."""

    def add(self, shows: Callable[..., Any], makes: Makes, *, alone: bool) -> int:
        """A piece of every entry; its number."""
        self.alone.append(alone)
        self.shows.append(shows)
        self.makes.append(makes)
        self.slots.append([])
        self.marked.append(set())
        self.whole.append(True)
        return len(self.shows) - 1

    def show(self, state: Any) -> None:
        """Show everything anew that may differ."""
        order = self.numbers(state)
        fresh = self._stand(order) if order is not self.order and order != self.order else ()
        place_of, viewer, whole = self.place.get, self.viewer, self.whole
        for number, marked in enumerate(self.marked):
            if whole[number]:
                each: Iterable[int] = order
                whole[number] = False
            elif fresh:
                each = {*marked, *fresh}
            elif marked:
                each = marked
            else:
                continue
            shows, slots = self.shows[number], self.slots[number]
            for one in each:
                place = place_of(one)
                if place is not None:
                    slots[place].take(shows(state, viewer, one))
            marked.clear()

    def _stand(self, order: Sequence[int]) -> list[int]:
        """Others stand in the list, or in another order; those whose places are new."""
        for slots, makes in zip(self.slots, self.makes, strict=True):
            while len(slots) < len(order):
                slots.append(makes(len(slots)))
            for slot in slots[len(order) : len(self.order)]:
                slot.forget()
        stood = dict(zip(self.order, range(len(self.order)), strict=True))
        self.order = order
        self.place = {number: place for place, number in enumerate(order)}
        return [number for number, place in self.place.items() if stood.get(number) != place]

    def forget(self) -> None:
        """Nothing stands in it."""
        for slots in self.slots:
            for slot in slots[: len(self.order)]:
                slot.forget()
        self.order, self.place = (), {}
        self.whole[:] = [True] * len(self.whole)
