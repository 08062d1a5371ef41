"""A seat's look at a state, piece by piece: only what can have changed of a view is made and put into numbers.

A game tells which pieces its view has, from which fields of the state each of them follows, and how the view makes it
(`pieces`). Comparing the fields with what they were is far cheaper than making a view; a piece is made anew when one of
its fields differs. So every number still comes from what the view shows to this seat, by the same walk as from a whole
view, and is the same number: tests hold both against each other at every step, and hold that no piece reads a field of
the state that it does not name.

Here: what pieces are, and which of them follow from what. The comparing itself is written as code for each seat of a
game (`written`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import compress
from operator import ne
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
from msgspec import inspect

from warhall.geometry.masks import cells_of
from warhall.kernel.state import State
from warhall.research.listing import Listing
from warhall.research.short import SharedError, Short, Way
from warhall.research.sight import Known, Sight, known_of
from warhall.research.slots import Bag, Bits, Number, Several, Shown, Slot, Structure, Truth
from warhall.research.walking import OVERFLOW, Eyes, Found, Walk, Walker
from warhall.research.written import Field, Part, write

Touches = Callable[[Any, Any, Any], Iterable[int]]
"""From the state, what a field was and what it is: the entries of a list that follow from what differs."""


class Piece(NamedTuple):
    """A piece of a view: where it stands, which fields of the state it follows from, and what it shows.

    A path with a star stands for an entry of a list: of a seat, or of whatever `entries` names; one with `+` for
    several fields side by side, which are shown one after another. A followed field that ends with `[]` is a list, of
    which an entry follows only from its own place; with `>>`, a mask and its own bit; with `#`, a list of which only
    the length counts. What else tells which entries
    follow is given beside the name, as a function (`Touches`).
    """

    path: str
    follows: tuple[str | tuple[str, Touches], ...]
    shows: Callable[..., Any] | None = None
    """From the state, the viewer and, with a star, the number of the entry: the value, or a short form of it. None: the
    field that it follows from, or its entry."""
    says: Callable[..., Any] | None = None
    """From the game and the short form: the value as the view has it, in which no seat is named. What was said once
    is kept."""
    names_seats: bool = False
    """Whether the short form tells seats by their numbers: then it says them by their names, which are given to `says`
    last."""
    bag: bool = False
    """Whether the short form lists cards, and the numbers only say how many there are of each."""
    bits: bool = False
    """Whether the short form is a mask, and the view lists what its bits stand for."""

    @property
    def parts(self) -> list[tuple[str, Touches | None]]:
        """The fields that it follows from, and which entries follow from each."""
        found: list[tuple[str, Touches | None]] = []
        for each in self.follows:
            if not isinstance(each, str):
                found.append(each)
            elif each[-2:] in SIGNS:
                found.append((each[:-2], SIGNS[each[-2:]]))
            else:
                found.append((each, None))
        return found

    def shown(self) -> Callable[..., Any]:
        """What it shows, as a function."""
        if self.shows is not None:
            return self.shows
        ((name, touches),) = self.parts
        if name[-1] == "#":
            return lambda state, viewer: len(getattr(state, name[:-1]))
        if touches is None:
            return lambda state, viewer, *at: getattr(state, name)
        if touches is other_bits:
            return lambda state, viewer, at: getattr(state, name) >> at & 1
        return lambda state, viewer, at: getattr(state, name)[at]


class Pieces(NamedTuple):
    """All pieces of a view."""

    pieces: Sequence[Piece]
    entries: Mapping[str, Callable[[Any], Sequence[int]]] = MappingProxyType({})
    """For a list that is not one of seats: the numbers of what stands in it, in order."""
    standing: frozenset[str] = frozenset()
    """Lists in which everything stands at the place of its number."""
    restless: frozenset[str] = frozenset()
    """Fields that hold something which is changed in its place: whatever follows from them is made anew, unless they
    are empty and were."""
    seats: Mapping[str, int] = MappingProxyType({})
    """How many entries a list of seats has, where it is not as many as there are seats."""
    names: tuple[str, ...] = ()
    """The fields from which the names of the seats follow; of one that ends with `#`, only how long it is."""
    by_numbers: bool = False
    """Whether what names a seat follows from these fields, or tells seats by their numbers: then nothing has to be
    forgotten when the seats are called otherwise."""
    quiet: tuple[str, ...] = ()
    """Fields that seldom change: they are compared all at once."""
    short: Sequence[Short] = ()
    """Short ways that are taken for some of the pieces."""
    walks: Mapping[str, Callable[[Walker, int], Walk]] = MappingProxyType({})
    """For a list whose entries are walked in a way of their own: the walk of an entry."""


class Watch(Sight):
    """One seat's look at one game after another, by the pieces of its view."""

    def __init__(self, pieces: Pieces, walker: Walker, eyes: Eyes, state: State) -> None:
        super().__init__([], walker.layout, eyes)
        self.game = state.game
        self.pieces = pieces
        self.walker = walker
        self.info = inspect.type_info(type(state.shown_to(eyes.seat)))
        self.listings: dict[str, Listing] = {}
        fields: dict[str, Field] = {}
        self.parts: list[Part] = []
        self.ways = list(self._short())
        instead = frozenset[str]().union(*(short.instead for short, _ in self.ways))
        for piece in pieces.pieces:
            if piece.path in instead:
                continue
            head, star, rest = piece.path.partition(".*")
            if head in pieces.entries:
                self._list(piece, head, rest, fields)
                continue
            each = self._star(piece, head) if star else [self._part(piece, piece.path, None)]
            self.parts += each
            for name, touches in piece.parts:
                field = fields.setdefault(name, Field(name, restless=name in pieces.restless))
                field.follow(each, touches, by_entry=touches is differing, by_bit=touches is other_bits)
        self.look, self._turn, self._forget = write(
            self, list(fields.values()), self.parts, list(self.listings.values())
        )
        self._forget(state)

    def _short(self) -> Iterator[tuple[Short, Way]]:
        """The short ways for which everything has a place of its own."""
        for short in self.pieces.short:
            with suppress(SharedError):
                yield short, short.make(self)

    def _star(self, piece: Piece, head: str) -> list[Part]:
        """The parts of a piece of every seat."""
        count = self.pieces.seats.get(head, self.eyes.seats)
        turned = self.eyes.seat if count == self.eyes.seats else 0
        return [self._part(piece, piece.path.replace("*", str((at - turned) % count)), at) for at in range(count)]

    def _part(self, piece: Piece, path: str, at: int | None) -> Part:
        return Part(self.slot(piece, path), piece.shows, at, alone=len(piece.follows) == 1)

    def _list(self, piece: Piece, head: str, rest: str, fields: dict[str, Field]) -> None:
        """A piece of a list whose entries come and go."""
        if head not in self.listings:
            self.listings[head] = Listing(self.pieces.entries[head], self.eyes.seat)
        listing = self.listings[head]
        number = listing.add(
            piece.shown(),
            lambda place: self.slot(piece, f"{head}.{place}{rest}"),
            alone=head in self.pieces.standing and [touches for _, touches in piece.parts] == [differing],
        )
        for name, touches in piece.parts:
            field = fields.setdefault(name, Field(name, restless=name in self.pieces.restless))
            field.listed.append((listing, number, touches))

    def slot(self, piece: Piece, path: str) -> Slot:  # noqa: PLR0911  one for each kind
        """The places of a piece."""
        first, *more = paths = spelt_out(path)
        kind = kind_at(self.info, first)
        walk = self._walk(paths, kind)
        says = piece.says
        if says is not None:
            game = self.game
            saying = (lambda short: says(game, short, self.eyes.names)) if piece.names_seats else partial(says, game)
            if piece.bag:
                return Bag(self, walk, saying)
            if piece.bits:
                return Bits(self, walk, saying)
            leaves = self._leaves(paths) if more or not plain(kind) else None
            return Shown(self, walk, saying, is_word=False, leaves=leaves)
        if more:
            return Several(self, [self.slot(piece, each) for each in paths])
        if not plain(kind):
            return Structure(self, known_of(self.walker.shape(kind, path)))
        place = self.walker.layout.place(path)
        if isinstance(kind, inspect.IntType) and place >= OVERFLOW:
            return Number(self, place, self.walker.layout.scales.get(path, 1.0))
        if isinstance(kind, inspect.BoolType) and place >= OVERFLOW:
            return Truth(self, place)
        return Shown(self, walk, None, is_word=True)

    def _walk(self, paths: list[str], kind: inspect.Type) -> Walk:
        """The walk over what stands at a path, or at several."""
        path, *more = paths
        head, _, at = path.rpartition(".")
        if head in self.pieces.walks:
            return self.pieces.walks[head](self.walker, int(at))
        if not more:
            return self.walker.walk(kind, path)
        walks = [self.walker.walk(kind_at(self.info, each), each) for each in paths]

        def walk(values: Any, eyes: Eyes, found: Found) -> None:
            for each, value in zip(walks, values, strict=True):
                each(value, eyes, found)

        return walk

    def _leaves(self, paths: list[str]) -> Callable[[Any], Found]:
        """Finds the numbers of what is shown as whole views have them: of leaves that share a place, the largest."""
        sights: dict[Eyes, tuple[Sight, list[Known]]] = {}

        def leaves(shown: Any) -> Found:
            if self.eyes not in sights:
                sights.clear()
                shapes = [self.walker.shape(kind_at(self.info, path), path) for path in paths]
                sights[self.eyes] = Sight([], self.layout, self.eyes), [known_of(shape) for shape in shapes]
            sight, every = sights[self.eyes]
            for known, value in zip(every, shown if len(paths) > 1 else [shown], strict=True):
                if value != known.value:
                    known.look(value, sight)
            return {int(place): float(sight.numbers[place]) for place in np.flatnonzero(sight.numbers)}

        return leaves

    def turn(self, eyes: Eyes, state: State) -> None:
        """Look at a game in which the seats are called otherwise: everything is new, but not where its numbers go."""
        self.eyes = eyes
        if self.pieces.by_numbers:
            self._turn(state)
            return
        for part in self.parts:
            part.slot.forget()
        for listing in self.listings.values():
            listing.forget()
        for _, way in self.ways:
            way.forget()
        self._forget(state)
        self.numbers[:] = 0.0
        for shared in self.shared:
            shared.clear()


def differing(state: Any, old: Sequence[Any], new: Sequence[Any]) -> Iterable[int]:
    """The places at which two lists differ."""
    short, long = sorted((len(old), len(new)))
    return [*compress(range(short), map(ne, old, new)), *range(short, long)]


def other_bits(state: Any, old: int, new: int) -> Iterable[int]:
    """The bits in which two masks differ."""
    return cells_of(old ^ new)


SIGNS: dict[str, Touches] = {"[]": differing, ">>": other_bits}


def spelt_out(path: str) -> list[str]:
    """The paths of fields that stand side by side: `units.0.x+y` is `units.0.x` and `units.0.y`."""
    head, dot, last = path.rpartition(".")
    return [f"{head}{dot}{name}" for name in last.split("+")]


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
