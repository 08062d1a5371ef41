"""How the fields of a state are written in a position: said once, where the part of the position is declared.

    class SeatPart(Plain, frozen=True, kw_only=True):
        hand: Annotated[list[str], CARDS.each("hands")] = []
        deck: Annotated[list[str], CARDS.top_down("decks")] = []
        spies: Annotated[list[str], SITES.mask("spies")] = []
        vp: Annotated[int, number("vp")] = 0

`written` makes such a part from a state, `take` puts it back and refuses what cannot be, with its place. What is
special (a piece that cannot stand there, a value that follows from others) stays code beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar, get_type_hints

import msgspec

from warhall.kernel.errors import PositionError, nearest, quoted

P = TypeVar("P", bound=msgspec.Struct)
MOST = 10_000
"""Larger numbers count nothing that lies on a table."""


class Held(NamedTuple):
    """The field of a state that a field of a position is about, and how one becomes the other."""

    field: str
    write: Callable[[Any, Any], Any]
    """The state and its value to what is written."""
    read: Callable[[Any, Any, str], Any]
    """The state, what is written and its place to the value of the state."""


@cache
def held_by(part: type[msgspec.Struct]) -> dict[str, Held]:
    """Which fields of a part are held in the state, and how."""
    hints = get_type_hints(part, include_extras=True)
    marks = {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}
    return {name: mark for name, each in marks.items() for mark in each if isinstance(mark, Held)}


def written(part: type[P], g: object, entry: int | None = None, *, held_in: object = None, **special: object) -> P:
    """A part of a position, and what is special in it.

    Args:
        part: its structure.
        g: the state.
        entry: the number of an entry, where the fields of the state have one for each seat, unit or card.
        held_in: the part of the state that holds the fields, if not the state itself.
        special: the fields that are not held as they are written.
    """
    values: dict[str, object] = {}
    for name, (field, write, _) in held_by(part).items():
        value = getattr(g if held_in is None else held_in, field)
        values[name] = write(g, value if entry is None else value[entry])
    return part(**values, **special)


def taken(part: msgspec.Struct, g: object, where: str = "") -> dict[str, Any]:
    """What a part of a position says of the fields of a state, by their names.

    Raises:
        PositionError: it names something that there is not, or a number cannot be.
    """
    held = held_by(type(part)).items()
    return {field: read(g, getattr(part, name), where + name) for name, (field, _, read) in held}


def take(part: msgspec.Struct, g: object, where: str = "", entry: int | None = None) -> None:
    """Put what a part of a position says into a state, or into the entry of this number in its fields."""
    for field, value in taken(part, g, where).items():
        if entry is None:
            setattr(g, field, value)
        else:
            getattr(g, field)[entry] = value


def find(known: Mapping[str, int] | Sequence[str], name: str, where: str) -> int:
    """The number of a name.

    Raises:
        PositionError: there is no such name; it says which there are.
    """
    if name not in known:
        raise PositionError(where, f"there is no {name[:60]!r}{nearest(name, known)}: {quoted(known)}")
    return known[name] if isinstance(known, Mapping) else known.index(name)


def amount(count: int, where: str, least: int = 0, most: int = MOST) -> int:
    """A number that can be.

    Raises:
        PositionError: it cannot; it says which can.
    """
    if not least <= count <= most:
        raise PositionError(where, f"from {least} to {most}, not {count}")
    return count


def as_held(field: str) -> Held:
    """Written just as it is held."""
    return Held(field, lambda _, value: value, lambda _, value, where: value)


def number(field: str, least: int = 0, most: int = MOST) -> Held:
    """A number between two others."""
    return Held(field, lambda _, value: value, lambda _, value, where: amount(value, where, least, most))


def flag(field: str) -> Held:
    """Yes or no, held as 1 or 0."""
    return Held(field, lambda _, value: bool(value), lambda _, value, where: int(value))


class Names(NamedTuple):
    """The things of a kind by their names: what a state has numbers for."""

    numbers: Callable[[Any], Mapping[str, int] | Sequence[str]]
    """A state to the numbers of the names, or to the names in the order of the numbers."""

    def named(self, g: object, numbers: Sequence[int]) -> list[str]:
        """The names of some things."""
        known = self.numbers(g)
        names = {number: name for name, number in known.items()} if isinstance(known, Mapping) else known
        return [names[number] for number in numbers]

    def found(self, g: object, names: Sequence[str], where: str) -> list[int]:
        """The numbers of some things."""
        known = self.numbers(g)
        return [find(known, name, where) for name in names]

    def sorted(self, field: str) -> Held:
        """Cards that are held in ascending order."""
        return Held(field, self.named, lambda g, names, where: sorted(self.found(g, names, where)))

    def one(self, field: str, missing: int | None = None) -> Held:
        """One thing; `missing` is the number of nothing, which is not written."""
        return Held(
            field,
            lambda g, value: None if value == missing else self.named(g, [value])[0],
            lambda g, name, where: missing if name is None else self.found(g, [name], where)[0],
        )

    def each(self, field: str, missing: int | None = None) -> Held:
        """Things one after the other; `missing` is the number of nothing among them."""

        def write(g: object, numbers: Sequence[int]) -> list[str | None]:
            names = iter(self.named(g, [number for number in numbers if number != missing]))
            return [None if number == missing else next(names) for number in numbers]

        def read(g: object, names: Sequence[str | None], where: str) -> list[int | None]:
            numbers = iter(self.found(g, [name for name in names if name is not None], where))
            return [missing if name is None else next(numbers) for name in names]

        return Held(field, write, read)

    def row(self, field: str) -> Held:
        """Things one after the other, held as a tuple."""
        return Held(field, self.named, lambda g, names, where: tuple(self.found(g, names, where)))

    def top_down(self, field: str) -> Held:
        """A pile, whose last card is its top and is written first."""
        return Held(
            field,
            lambda g, numbers: self.named(g, numbers[::-1]),
            lambda g, names, where: self.found(g, names, where)[::-1],
        )

    def mask(self, field: str) -> Held:
        """A set of things."""
        return Held(
            field,
            lambda g, mask: self.named(g, [bit for bit in range(mask.bit_length()) if mask >> bit & 1]),
            lambda g, names, where: sum({1 << number for number in self.found(g, names, where)}),
        )
