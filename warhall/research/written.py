"""A look as code: one function for one seat of a game, written field by field, as `copy` is for a state.

It compares every field of the state that some piece of the view follows from with what it was, and where it differs
puts the pieces anew that follow from it. Pieces that follow from several fields are put at the end, once. Numbers,
truths and words with their kept numbers are put in straight away; all else is a call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt

from warhall.research.sight import NO_NUMBERS, NOTHING
from warhall.research.slots import Bits, Number, Shown, Slot, Truth
from warhall.research.walking import LARGEST

if TYPE_CHECKING:
    from warhall.research.listing import Listing
    from warhall.research.sight import Sight
    from warhall.research.watching import Watch

Looks: TypeAlias = Callable[[Any], "npt.NDArray[np.float32] | None"]
"""From a state to the numbers of what a seat sees, the caller's own; None if the seats are called otherwise."""


GROUP = 12
"""So many quiet fields are compared at once."""


class Part:
    """A piece with its places, and what it shows; None: the field that it follows from."""

    __slots__ = ("alone", "at", "number", "shows", "slot")

    def __init__(self, slot: Slot, shows: Callable[..., Any] | None, at: int | None, *, alone: bool) -> None:
        self.slot = slot
        self.shows = shows
        self.at = at
        self.alone = alone
        """Whether it follows from one field only."""
        self.number = 0


class Field:
    """A field of the state, and all that follows from it."""

    def __init__(self, name: str, *, restless: bool) -> None:
        self.name = name
        self.restless = restless
        self.whole: list[Part] = []
        """What follows from all of it."""
        self.entries: list[list[Part]] = []
        """What follows from an entry."""
        self.bits: list[list[Part]] = []
        """What follows from a bit."""
        self.touching: list[tuple[Callable[..., Any], Sequence[Part]]] = []
        """What follows as a function tells."""
        self.listed: list[tuple[Listing, int, Callable[..., Any] | None]] = []
        """Pieces of lists, by their numbers; those entries follow that a function tells, or all."""

    def is_masks(self) -> bool:
        """Whether its entries are sets that are shown as they are, and nothing else follows from it."""
        alone = not (self.whole or self.bits or self.touching or self.listed)
        return alone and all(isinstance(part.slot, Bits) and not part.shows for row in self.entries for part in row)

    def follow(self, parts: Sequence[Part], touches: Any, *, by_entry: bool, by_bit: bool) -> None:
        """The parts of a piece follow from it."""
        if by_entry or by_bit:
            rows = self.entries if by_entry else self.bits
            rows.extend([] for _ in range(len(parts) - len(rows)))
            for row, part in zip(rows, parts, strict=True):
                row.append(part)
        elif touches is None:
            self.whole += parts
        else:
            self.touching.append((touches, parts))


class Code:
    """Lines of a function, and what they call."""

    def __init__(self, sight: Sight) -> None:
        self.viewer = sight.eyes.seat
        self.lines: list[str] = []
        self.names: dict[str, Any] = {"cells": sight.cells, "keep": keep, "NOTHING": NOTHING, "NO_NUMBERS": NO_NUMBERS}
        self.names.update(compress=compress, ne=ne, copy=sight.copy, ask=sight.ask, asks=sight.asks)
        self.memory: dict[str, str] = {}
        """What is kept between two looks, and what it is at first."""
        self.flags: set[str] = set()
        self.depth = 2

    def add(self, depth: int, *lines: str) -> None:
        """Some lines, indented."""
        self.lines += ["    " * (depth + self.depth) + line for line in lines]

    def field(self, number: int, field: Field, listings: Sequence[Listing]) -> None:
        """Compare a field, and put what follows from it."""
        old = f"b{number}"
        self.add(0, f"x = {asked(field.name)}")
        if field.restless:
            self.memory[old] = "True"
            self.add(0, f"if x or {old}:")
            self.add(1, f"{old} = not not x")
            for part in self.every(field):
                self.mark(1, part)
            for listing, piece, _ in field.listed:
                self.listed(1, listings.index(listing), piece)
            return
        first = "0" if field.is_masks() else "NOTHING"
        self.memory[old] = f"[{first}] * {len(field.entries)}" if field.entries else first
        known = f"{old}[0] is not NOTHING" if field.entries else f"{old} is not NOTHING"
        self.add(0, f"if x != {old}:")
        for listing, piece, touches in field.listed:
            if listing.alone[piece]:
                self.entry_by_entry(listing, listings.index(listing), piece, old)
            else:
                self.listed(1, listings.index(listing), piece, touches, known, old)
        if field.touching:
            self.touching(field, known, old)
        if field.bits:
            self.add(1, f"t = x ^ {old} if {known} else -1")
        if not field.entries:
            self.add(1, f"v = {old} = x if x.__class__ is int else keep(x)")
        self.differing(field, old)

    def differing(self, field: Field, old: str) -> None:
        """Put what follows from entries, from bits and from all of a field that differs."""
        for at, parts in enumerate(field.entries):
            self.add(1, f"v = x[{at}]", f"if v != {old}[{at}]:")
            if field.is_masks():
                for part in parts:
                    self.bits(2, part.number, part.slot, "v", f"{old}[{at}]")
                self.add(2, f"{old}[{at}] = v")
                continue
            self.add(2, f"v = {old}[{at}] = v[:] if v.__class__ is list else v")
            for part in parts:
                self.put_or_mark(2, part, "v")
        for part in field.whole:
            self.put_or_mark(1, part, "keep(x)" if field.entries else "v")
        for at, parts in enumerate(field.bits):
            self.add(1, f"if t >> {at} & 1:")
            for part in parts:
                self.put_or_mark(2, part, f"x >> {at} & 1")

    def quiet(self, group: int, fields: Sequence[tuple[int, Field]], listings: Sequence[Listing]) -> None:
        """Compare fields that seldom change all at once, and one by one only where something differs."""
        if not fields:
            return
        every, known = ", ".join(f"g.{field.name}" for _, field in fields), f"known{group}"
        self.memory[known] = "None"
        self.add(0, f"if ({every},) != {known}:")
        self.depth += 1
        for number, field in fields:
            self.field(number, field, listings)
        self.add(0, f"{known} = ({', '.join(f'b{number}' for number, _ in fields)},)")
        self.depth -= 1

    @staticmethod
    def every(field: Field) -> list[Part]:
        """All parts that follow from a field."""
        rows = [*field.entries, *field.bits, *(parts for _, parts in field.touching)]
        return [*field.whole, *(part for row in rows for part in row)]

    def touching(self, field: Field, known: str, old: str) -> None:
        """Mark the parts that a function tells."""
        self.add(1, f"if {known}:")
        for touches, parts in field.touching:
            self.add(2, f"for n in {self.call(touches)}(g, {old}, x):")
            for at, part in enumerate(parts):
                self.add(3, f"if n == {at}:")
                self.mark(4, part)
        self.add(1, "else:")
        for _, parts in field.touching:
            for part in parts:
                self.mark(2, part)

    def listed(
        self,
        depth: int,
        listing: int,
        piece: int,
        touches: Callable[..., Any] | None = None,
        known: str = "",
        old: str = "",
    ) -> None:
        """Mark entries of a list."""
        flag = f"l{listing}"
        self.flags.add(flag)
        if touches is None:
            self.add(depth, f"{flag} = whole{listing}[{piece}] = True")
            return
        self.add(depth, f"if {known}:")
        self.add(depth + 1, f"n = {self.call(touches)}(g, {old}, x)", "if n:")
        self.add(depth + 2, f"marked{listing}[{piece}].update(n)", f"{flag} = True")
        self.add(depth, "else:")
        self.add(depth + 1, f"{flag} = True")

    def entry_by_entry(self, listing: Listing, number: int, piece: int, old: str) -> None:
        """Put entries of a list that follow from this field alone, straight away where the same ones stand in it."""
        shows, flag, shown = listing.shows[piece], f"l{number}", f"e{number}_{piece}"
        self.flags.add(flag)
        self.names.update({shown: shows, f"slots{shown}": listing.slots[piece], f"list{number}": listing})
        value = f"{shown}(g, {self.viewer}, n)"
        self.add(1, f"if {old}.__class__ is list and len(x) == len({old}) == len(list{number}.order):")
        self.add(2, f"for n in compress(range(len(x)), map(ne, {old}, x)): slots{shown}[n].take({value})")
        self.add(1, "else:")
        self.add(2, f"{flag} = whole{number}[{piece}] = True")

    def call(self, function: Callable[..., Any]) -> str:
        """A name for a function."""
        name = f"f{len(self.names)}"
        self.names[name] = function
        return name

    def put_or_mark(self, depth: int, part: Part, value: str) -> None:
        """Put a part at once if it follows from nothing else."""
        if part.alone:
            self.put(depth, part, value)
        else:
            self.mark(depth, part)

    def mark(self, depth: int, part: Part) -> None:
        """Remember to put a part at the end."""
        self.flags.add(f"d{part.number}")
        self.add(depth, f"d{part.number} = True")

    def put(self, depth: int, part: Part, value: str = "") -> None:
        """Put what a part shows into its places."""
        number, slot = part.number, part.slot
        if part.shows is not None:
            self.names[f"s{number}"] = part.shows
            value = f"s{number}(g, {self.viewer})" if part.at is None else f"s{number}(g, {self.viewer}, {part.at})"
        if isinstance(slot, Number):
            most = LARGEST
            self.add(depth, f"n = {value} / {slot.scale!r}")
            self.add(depth, f"cells[{slot.place}] = n if -{most} <= n <= {most} else {most} if n > 0 else -{most}")
        elif isinstance(slot, Truth):
            self.add(depth, f"cells[{slot.place}] = 1.0 if {value} else 0.0")
        elif isinstance(slot, Shown):
            self.names.update({f"kept{number}": slot.kept, f"learn{number}": slot.learn, f"share{number}": slot.share})
            now = f"c{number}"
            self.memory[now] = "NO_NUMBERS"
            self.add(depth, f"k = w = {value}" if not slot.is_word else f"w = {value}; k = called.get(w, w)")
            self.add(depth, f"n = kept{number}.get(k) or learn{number}(k, w)")
            self.add(depth, f"if n is not {now}:")
            self.add(depth + 1, f"if n[2] or {now}[2]:")
            self.add(depth + 2, f"share{number}({now}, n)")
            self.add(depth + 1, "else:")
            self.add(depth + 2, f"for p in {now}[0]: cells[p] = 0.0")
            self.add(depth + 2, "for p, f in n[1]: cells[p] = f")
            self.add(depth + 1, f"{now} = n")
        elif isinstance(slot, Bits):
            self.memory[f"m{number}"] = "0"
            self.add(depth, f"w = {value}")
            self.bits(depth, number, slot, "w", f"m{number}")
            self.add(depth, f"m{number} = w")
        else:
            self.names[f"take{number}"] = slot.take
            self.add(depth, f"take{number}({value})")

    def bits(self, depth: int, number: int, slot: Any, new: str, old: str) -> None:
        """Put a set as a mask: most often one bit differs from what it was."""
        self.names.update({f"of{number}": slot.single, f"differ{number}": slot.differ})
        self.add(depth, f"n = of{number}.get({new} ^ {old})")
        self.add(depth, f"if n is None: differ{number}({old}, {new})")
        self.add(depth, f"else: cells[n] = 1.0 if {new} > {old} else 0.0")


def write(
    sight: Watch, fields: Sequence[Field], parts: Sequence[Part], listings: Sequence[Listing]
) -> tuple[Looks, Callable[[Any], None], Callable[[Any], None]]:
    """The look of a seat at a state, what lets it call the seats otherwise, and what makes it forget what it saw."""
    code = Code(sight)
    code.names.update({f"way{number}": way.put for number, (_, way) in enumerate(sight.ways)})
    for number, part in enumerate(parts):
        part.number = number
    for number, listing in enumerate(listings):
        code.names.update({f"show{number}": listing.show, f"whole{number}": listing.whole})
        code.names[f"marked{number}"] = listing.marked
    quiet = frozenset(sight.pieces.quiet)
    for number, field in enumerate(fields):
        if field.name not in quiet:
            code.field(number, field, listings)
    numbers = {field.name: number for number, field in enumerate(fields)}
    seldom = [(numbers[name], fields[numbers[name]]) for name in sight.pieces.quiet if name in numbers]
    for first in range(0, len(seldom), GROUP):
        code.quiet(first, seldom[first : first + GROUP], listings)
    for part in parts:
        if f"d{part.number}" in code.flags:
            code.add(0, f"if d{part.number}:")
            code.put(1, part)
    for number in range(len(listings)):
        code.add(0, f"if l{number}:", f"    show{number}(g)")
    names = [asked(name) for name in sight.pieces.names]
    code.memory.update({"asked": "None", **{f"names{number}": "None" for number in range(len(names))}})
    called = ["called", *(f"names{number}" for number in range(len(names)))]
    memory = ", ".join(code.memory)
    text = [
        "def make(sight):",
        "    called = sight.eyes.called",
        *(f"    {name} = {value}" for name, value in code.memory.items()),
        "    def look(g):",
        f"        nonlocal {memory}",
        *(f"        if {now} != names{number}: return None" for number, now in enumerate(names)),
        "        x = g.decision",
        f"        if x is not None and x.seat != {code.viewer}: x = g.decisions.get({code.viewer})",
        "        if x is not None: x = x.ask",
        "        if x != asked:",
        "            p, n = asks.get(asked), asks.get(x)",
        "            if p is None or n is None: ask(asked, x)",
        "            else: cells[p] = 0.0; cells[n] = 1.0",
        "            asked = x",
        f"        {' = '.join(sorted(code.flags))} = False" if code.flags else "",
        *(f"        way{number}(g)" for number in range(len(sight.ways))),
        *code.lines,
        "        return copy()",
        "    def turn(g):",
        f"        nonlocal {', '.join(called)}",
        "        called = sight.eyes.called",
        *(f"        names{number} = {now}" for number, now in enumerate(names)),
        "    def forget(g):",
        f"        nonlocal {memory}",
        *(f"        {name} = {value}" for name, value in code.memory.items()),
        "        turn(g)",
        "    return look, turn, forget",
    ]
    exec("\n".join(text), code.names)  # noqa: S102  it is made of the names of declared fields and of numbers
    look, turn, forget = code.names["make"](sight)
    return look, turn, forget


def asked(name: str) -> str:
    """What is asked of a state: a field, or how long it is."""
    return f"len(g.{name[:-1]})" if name[-1] == "#" else f"g.{name}"


def keep(value: Any) -> Any:
    """What is compared with what a field will be: of a list, which may be changed in its place, a copy."""
    if value.__class__ is not list:
        return value
    return [each[:] for each in value] if value and value[0].__class__ is list else value[:]
