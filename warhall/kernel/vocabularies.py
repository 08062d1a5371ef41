"""Vocabularies that several games share: squares of the map in play, units of the armies, seats, counted entries.

Here: names that depend on the state. What they need of a state is said by a protocol each. Not here: vocabularies whose
names are fixed, and the codec (`actions`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

from warhall.kernel.actions import SeatVocabulary, Vocabulary
from warhall.kernel.words import Word


class NamedMap(Protocol):
    """A map that names its squares, and in the same manner those that only a larger one has."""

    all_names: Sequence[str]


class OnMap(Protocol):
    """A state that is played on a map."""

    board: NamedMap


class WithUnits(Protocol):
    """A state with units; each has a kind and a name."""

    kinds: list[int]

    def unit_name(self, unit: int) -> str:
        """What a unit is called."""


class WithEntryWords(Protocol):
    """Tables that can say what an entry is."""

    entry_word: Callable[[Any, int], Word | None]


class WithTables(Protocol):
    """A game with such tables."""

    tables: WithEntryWords


class WithEntries(Protocol):
    """A state of such a game."""

    game: WithTables


class Squares(Vocabulary):
    """Squares are named by column and row of the map in play."""

    __slots__ = ()

    def names_in(self, state: object) -> Sequence[str]:
        """The squares of this map; numbers beyond it go on in the same manner."""
        return cast("OnMap", state).board.all_names

    def settled_by(self, state: object) -> object | None:
        """The map in play."""
        return cast("OnMap", state).board


class Units(Vocabulary):
    """Units are named by the state; a code may speak of one that is not there, and then it has a mere number."""

    __slots__ = ()

    def names_in(self, state: object) -> Sequence[str]:
        """The units that are there; further numbers have mere numbers."""
        army = cast("WithUnits", state)
        known = len(army.kinds)
        return (*(army.unit_name(unit) for unit in range(known)), *self.names[known:])

    def name(self, state: object, number: int) -> str:
        """The name of one unit."""
        army = cast("WithUnits", state)
        return army.unit_name(number) if number < len(army.kinds) else self.names[number]


class Seats(SeatVocabulary):
    """The seats of this game; a code may speak of a seat that is not there, and then it has a mere number."""

    __slots__ = ()

    def names_in(self, state: object) -> Sequence[str]:
        """The names of the seats."""
        seats = super().names_in(state)
        return (*seats, *self.names[len(seats) :])


class Entries(Vocabulary):
    """What is counted from 1; in words it is said what it is."""

    __slots__ = ()

    def word(self, state: object, number: int) -> Word:
        """What the game says of that number, if it is asked for; else the mere number."""
        return cast("WithEntries", state).game.tables.entry_word(state, number) or self.names[number]
