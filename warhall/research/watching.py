"""A seat's look at a state, piece by piece: only what can have changed of a view is made and put into numbers.

A game tells which pieces its view has, from which fields of the state each of them follows, and how the view makes it
(`pieces`). Comparing the fields with what they were is far cheaper than making a view; a piece is made anew when one of
its fields differs. So every number still comes from what the view shows to this seat, by the same walk as from a whole
view, and is the same number: tests hold both against each other at every step, and hold that no piece reads a field of
the state that it does not name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import compress
from operator import attrgetter, ne
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec import inspect

from warhall.geometry.masks import cells_of
from warhall.kernel.game import Game
from warhall.research.sight import NOTHING, Known, Leaf, Sight, known_of
from warhall.research.walking import LARGEST, OVERFLOW, Entries, Eyes, Found, Walk, Walker

MOST = 2048
"""So many values of a piece are kept with their numbers; when there are more, all are thrown away."""


Touches = Callable[[Any, Any, Any], Iterable[int]]
"""From the state, what a field was and what it is: the entries of a list that follow from what differs."""


class Piece(NamedTuple):
    """A piece of a view: where it stands, which fields of the state it follows from, and what it shows.

    A path with a star stands for an entry of a list: of a seat, or of whatever `entries` names. A followed field that
    ends with `[]` is a list, of which an entry follows only from its own place; with `>>`, a mask and its own bit. What
    else tells which entries follow is given beside the name, as a function (`Touches`).
    """

    path: str
    follows: tuple[str | tuple[str, Touches], ...]
    shows: Callable[..., Any]
    """From the state, the viewer and, with a star, the number of the entry: the value, or a short form of it."""
    says: Callable[..., Any] | None = None
    """From the game and the short form: the value as the view has it, in which no seat is named. What was said once
    is kept."""
    bag: bool = False
    """Whether the short form lists cards, and the numbers only say how many there are of each."""


class Pieces(NamedTuple):
    """All pieces of a view."""

    pieces: Sequence[Piece]
    entries: Mapping[str, Callable[[Any], Sequence[int]]] = MappingProxyType({})
    """For a list that is not one of seats: the numbers of what stands in it, in order."""
    restless: frozenset[str] = frozenset()
    """Fields that hold something which is changed in its place: whatever follows from them is made anew, unless they
    are empty and were."""
    seats: Mapping[str, int] = MappingProxyType({})
    """How many entries a list of seats has, where it is not as many as there are seats."""


class Shown(Leaf):
    """A piece in a short form, and the numbers of what was seen before."""

    __slots__ = ("game", "kept", "says", "shares")

    def __init__(self, walk: Walk, says: Callable[..., Any] | None, game: Game) -> None:
        super().__init__(walk)
        self.says = says
        self.game = game
        self.shares = False
        self.kept: dict[Any, tuple[Found, bool]] = {}
        """The numbers of each value, and whether some of their places are shared."""

    def look(self, value: Any, sight: Sight) -> None:
        """Take its numbers from what is kept, or walk it."""
        called = sight.eyes.called.get(value, value) if self.says is None else value
        known = self.kept.get(called)
        if known is None:
            found: Found = {}
            self.walk(value if self.says is None else self.says(self.game, value), sight.eyes, found)
            if len(self.kept) >= MOST:
                self.kept.clear()
            known = self.kept[called] = (found, any(place < OVERFLOW for place in found))
        found, shares = known
        cells = sight.cells
        if shares or self.shares:
            self.set(found, sight)
        else:
            for place in self.places:
                cells[place] = 0.0
            for place, number in found.items():
                cells[place] = number
        self.value, self.places, self.shares = value, found, shares


class Bag(Known):
    """A pile of cards, each by its number: every card has its place, where they are counted."""

    __slots__ = ("base", "game", "of", "places", "rest", "says", "shares")

    def __init__(self, walk: Walk, says: Callable[..., Any], game: Game) -> None:
        super().__init__()
        self.says = says
        self.game = game
        self.rest = Leaf(walk)
        """What counts them once one has a place that is shared."""
        self.shares = False
        self.of: dict[int, int] = {}
        """The place of each card."""
        self.base: Collection[int] | None = None
        """The places that say that there is a pile at all."""
        self.places: list[int] = []

    def look(self, value: Any, sight: Sight) -> None:
        """Count them."""
        cells = sight.cells
        for place in self.places:
            cells[place] = 0.0
        places: list[int] = []
        if value is not None and not self.shares:
            try:
                places = [self.of[card] for card in value]
            except KeyError:
                places = self._learnt(value, sight.eyes)
            if self.base is None:
                self._learn((), sight.eyes)
        if self.shares:
            self.rest.look(self.says(self.game, value), sight)
        else:
            for place in places:
                if (count := cells[place]) < LARGEST:
                    cells[place] = count + 1.0
            if value is not None and self.base:
                for place in self.base:
                    cells[place] = 1.0
                places += self.base
        self.value, self.places = value, places

    def _learnt(self, cards: Collection[int], eyes: Eyes) -> list[int]:
        """Find the places of some cards; none if one of them is shared."""
        self._learn(cards, eyes)
        return [] if self.shares else [self.of[card] for card in cards]

    def _learn(self, cards: Iterable[int], eyes: Eyes) -> None:
        """Find the places of some cards."""
        base: Found = {}
        self.rest.walk(self.says(self.game, ()), eyes, base)
        for card in cards:
            found: Found = {}
            self.rest.walk(self.says(self.game, (card,)), eyes, found)
            self.of[card] = next(iter(found.keys() - base.keys()), 0)
        self.base = base
        self.shares = any(place < OVERFLOW for place in (*base, *self.of.values()))

    def forget(self, sight: Sight) -> None:
        """Its numbers are 0."""
        for place in self.places:
            sight.cells[place] = 0.0
        self.rest.forget(sight)
        self.value, self.places = NOTHING, []


class Slot:
    """A piece with its numbers."""

    __slots__ = ("at", "known", "shows", "viewer")

    def __init__(self, known: Known, shows: Callable[..., Any], viewer: int, at: int | None) -> None:
        self.known = known
        self.shows = shows
        self.viewer = viewer
        self.at = at

    def look(self, state: Any, sight: Sight) -> None:
        """Show it anew."""
        value = self.shows(state, self.viewer) if self.at is None else self.shows(state, self.viewer, self.at)
        known = self.known
        if value is not known.value and value != known.value:
            known.look(value, sight)

    def forget(self, sight: Sight) -> None:
        """Its numbers are 0."""
        self.known.forget(sight)


class List:
    """A list whose entries come and go."""

    def __init__(self, piece: Piece, entries: Entries, numbers: Callable[[Any], Sequence[int]], viewer: int) -> None:
        self.shows = piece.shows
        self.entries = entries
        self.numbers = numbers
        self.viewer = viewer
        self.order: Sequence[int] = ()
        self.place: dict[int, int] = {}
        """Where in the list each of them stands."""
        self.known: list[Known] = []
        self.marked: set[int] = set()
        """Which entries may differ."""
        self.all = True
        """Whether all may."""

    def look(self, state: Any, sight: Sight) -> None:
        """Show every entry anew that may differ."""
        order = self.numbers(state)
        if self.all or (order is not self.order and order != self.order):
            self._stand(order, sight)
            marked: Iterable[int] = order
        else:
            marked = self.marked
        for number in marked:
            place = self.place.get(number)
            if place is not None:
                value, one = self.shows(state, self.viewer, number), self.known[place]
                if value is not one.value and value != one.value:
                    one.look(value, sight)
        self.all = False
        self.marked.clear()

    def _stand(self, order: Sequence[int], sight: Sight) -> None:
        """Others stand in the list, or in another order."""
        known = self.known
        while len(known) < len(order):
            known.append(known_of(self.entries.shape(len(known))))
        for one in known[len(order) :]:
            one.forget(sight)
        self.order = order
        self.place = {number: place for place, number in enumerate(order)}

    def forget(self, sight: Sight) -> None:
        """Their numbers are 0."""
        for one in self.known:
            one.forget(sight)
        self.all = True


Dirty = set["Slot | List"]
Mark = Callable[[Any, Any, Any, Dirty], None]
"""From the state, what a field was and what it is: mark the pieces that follow from it."""
Rows = Sequence[list["Slot | List"]]
"""For each entry of a field the pieces that follow from it."""


class Watch(Sight):
    """One seat's look at one game after another, by the pieces of its view."""

    def __init__(self, game: Game, pieces: Pieces, walker: Walker, view: type, eyes: Eyes, size: int) -> None:
        super().__init__([], eyes, size)
        self.game = game
        info = inspect.type_info(view)
        slots: dict[str, list[Slot | List]] = {}
        rows: dict[str, list[list[Slot | List]]] = {}
        marks: dict[str, list[Mark]] = {}
        self.every: list[Slot | List] = []
        for piece in pieces.pieces:
            each = self._slots(piece, pieces, walker, info)
            self.every += each
            for follows in piece.follows:
                name, touches = (follows, None) if isinstance(follows, str) else follows
                if touches is None and name.endswith(("[]", ">>")):
                    name, touches = name[:-2], SIGNS[name[-2:]]
                if touches is None:
                    slots.setdefault(name, []).extend(each)
                elif touches is differing and isinstance(each[0], Slot):
                    for row, slot in zip(rows.setdefault(name, [[] for _ in each]), each, strict=True):
                        row.append(slot)
                else:
                    marks.setdefault(name, []).append(mark_entries(each, touches))
        names = [*dict.fromkeys([*slots, *rows, *marks])]
        self.take = attrgetter(*names)
        self.numbers_of = range(len(names))
        self.marks = [
            mark_of(slots.get(name, []), rows.get(name, []), marks.get(name, []), restless=name in pieces.restless)
            for name in names
        ]
        self.before: list[Any] = [NOTHING] * len(names)

    def _slots(self, piece: Piece, pieces: Pieces, walker: Walker, info: inspect.Type) -> Sequence[Slot | List]:
        """The places of a piece."""
        viewer = self.eyes.seat
        head, star, _ = piece.path.partition(".*")
        if head in pieces.entries:
            entries = Entries(walker, kind_at(info, f"{head}.0"), head)
            return [List(piece, entries, pieces.entries[head], viewer)]
        if not star:
            return [Slot(self._known(piece, walker, info, piece.path), piece.shows, viewer, None)]
        count = pieces.seats.get(head, self.eyes.seats)
        turned = viewer if count == self.eyes.seats else 0
        paths = [piece.path.replace("*", str((seat - turned) % count)) for seat in range(count)]
        return [
            Slot(self._known(piece, walker, info, path), piece.shows, viewer, seat) for seat, path in enumerate(paths)
        ]

    def turn(self, eyes: Eyes) -> None:
        """Look at a game in which the seats are called otherwise: everything is new, but not where its numbers go."""
        for slot in self.every:
            slot.forget(self)
        self.eyes = eyes
        self.before = [NOTHING] * len(self.before)

    def _known(self, piece: Piece, walker: Walker, info: inspect.Type, path: str) -> Known:
        """A place for a piece: one that is kept by its value where a short form or a plain value is shown."""
        kind = kind_at(info, path)
        if piece.bag and piece.says is not None:
            return Bag(walker.walk(kind, path), piece.says, self.game)
        if piece.says is not None or plain(kind):
            return Shown(walker.walk(kind, path), piece.says, self.game)
        return known_of(walker.shape(kind, path))

    def look(self, state: Any) -> npt.NDArray[np.float32]:
        """The numbers of what the seat sees, as a new array."""
        now, before = self.take(state), self.before
        dirty: Dirty = set()
        for number in compress(self.numbers_of, map(ne, now, before)):
            before[number] = self.marks[number](state, before[number], now[number], dirty)
        for slot in dirty:
            slot.look(state, self)
        return self.numbers.copy()


def mark_of(slots: list[Slot | List], rows: Rows, marks: list[Mark], *, restless: bool) -> Callable[..., Any]:
    """What is done when a field differs; gives what is to be compared with what it will be.

    What is changed in its place will always differ, unless there is nothing.
    """
    lists = [slot for slot in slots if isinstance(slot, List)]

    def mark(state: Any, old: Any, new: Any, dirty: Dirty) -> Any:
        if slots:
            dirty.update(slots)
            for each in lists:
                each.all = True
        for also in marks:
            also(state, old, new, dirty)
        if type(new) is not list:
            return NOTHING if restless and new else new
        if restless and new:
            return NOTHING
        if not rows:
            return [each.copy() for each in new] if new and type(new[0]) is list else new.copy()
        if old is NOTHING:
            dirty.update(*rows)
            return [each.copy() if type(each) is list else each for each in new]
        for row, was, each in zip(rows, old, new, strict=True):
            if was != each:
                dirty.update(row)
        return [each.copy() if type(each) is list else each for each in new]

    return mark


def mark_entries(slots: Sequence[Slot | List], touches: Touches) -> Mark:
    """Of a list of pieces some entries follow from what differs in a field."""
    entries = slots[0]
    if isinstance(entries, List):
        listed = entries

        def mark_some(state: Any, old: Any, new: Any, dirty: Dirty) -> None:
            dirty.add(listed)
            if old is NOTHING:
                listed.all = True
            else:
                listed.marked.update(touches(state, old, new))

        return mark_some

    def mark(state: Any, old: Any, new: Any, dirty: Dirty) -> None:
        if old is NOTHING:
            dirty.update(slots)
        else:
            for number in touches(state, old, new):
                dirty.add(slots[number])

    return mark


def differing(state: Any, old: Sequence[Any], new: Sequence[Any]) -> Iterable[int]:
    """The places at which two lists differ."""
    if len(old) == len(new):
        return compress(range(len(new)), map(ne, old, new))
    return range(max(len(old), len(new)))


def other_bits(state: Any, old: int, new: int) -> Iterable[int]:
    """The bits in which two masks differ."""
    return cells_of(old ^ new)


SIGNS: dict[str, Touches] = {"[]": differing, ">>": other_bits}


def plain(kind: inspect.Type) -> bool:
    """Whether values of a type can be kept by themselves."""
    match kind:
        case inspect.UnionType(types=kinds):
            return all(plain(each) for each in kinds)
        case inspect.StructType() | inspect.ListType() | inspect.DictType():
            return False
        case _:
            return True


def kind_at(kind: inspect.Type, path: str) -> inspect.Type:
    """The type of what stands at a path of a view."""
    for word in path.split("."):
        match kind:
            case inspect.StructType(fields=fields):
                kind = next(field.type for field in fields if field.name == word)
            case inspect.ListType(item_type=item):
                kind = item
            case _:
                raise TypeError(f"nothing at {path}")
    return kind
