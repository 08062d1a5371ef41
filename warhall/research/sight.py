"""What a seat has seen last, in numbers: of the next view only what is different is put into numbers anew.

Most of a table stays as it was from one decision to the next, and comparing is cheaper than walking. The result is the
same as if everything had been walked: each number belongs to one part of the view, and is set when that part changes.
Only the places that are shared by their hash are filled from all parts, in the order of the parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from warhall.research.walking import OVERFLOW, Eyes, Found, Part, Walk

NOTHING: Any = object()
"""Equal to nothing that a view can hold."""


class Known:
    """A part of a view as it was seen last, and its numbers."""

    __slots__ = ("places", "shared", "value")

    def __init__(self) -> None:
        self.value: Any = NOTHING
        self.places: list[int] = []
        self.shared: list[tuple[int, float]] = []


class Sight:
    """One seat's look at one game after another."""

    def __init__(self, parts: Sequence[Part], eyes: Eyes, size: int) -> None:
        self.parts = parts
        self.eyes = eyes
        self.numbers: npt.NDArray[np.float32] = np.zeros(size, np.float32)
        self.known = [Known() for _ in parts]
        self.entries: list[list[Known]] = [[] for _ in parts]

    def look(self, view: Any) -> npt.NDArray[np.float32]:
        """The numbers of a view, as a new array."""
        anew = False
        for part, known, entries in zip(self.parts, self.known, self.entries, strict=True):
            value = getattr(view, part.name)
            if value is known.value or value == known.value:
                continue
            if part.entries is None:
                anew |= self._walk(known, part.walk, value)
            else:
                known.value = value
                ordered = part.entries.ordered(value, self.eyes)
                while len(entries) < len(ordered):
                    entries.append(Known())
                for one, walk, entry in zip(entries, part.entries.walks, ordered, strict=False):
                    if entry != one.value:
                        anew |= self._walk(one, walk, entry)
                for one in entries[len(ordered) :]:
                    anew |= self._forget(one)
        if anew:
            self._share()
        return self.numbers.copy()

    def _walk(self, known: Known, walk: Walk, value: Any) -> bool:
        """Put a part into numbers; whether the shared places have to be filled anew."""
        found: Found = {}
        walk(value, self.eyes, found)
        numbers = self.numbers
        if known.places:
            numbers[known.places] = 0.0
        shared = [(place, number) for place, number in found.items() if place < OVERFLOW] if found else []
        for place, _ in shared:
            del found[place]
        anew = shared != known.shared
        known.value, known.shared, known.places = value, shared, list(found)
        if found:
            numbers[known.places] = list(found.values())
        return anew

    def _forget(self, known: Known) -> bool:
        """A part that is no longer there."""
        if known.value is NOTHING:
            return False
        if known.places:
            self.numbers[known.places] = 0.0
        anew = bool(known.shared)
        known.value, known.places, known.shared = NOTHING, [], []
        return anew

    def _share(self) -> None:
        self.numbers[:OVERFLOW] = 0.0
        for known, entries in zip(self.known, self.entries, strict=True):
            for one in (known, *entries):
                for place, number in one.shared:
                    self.numbers[place] = number
