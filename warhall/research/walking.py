"""From a view to numbers: a walk over the declared structure of a view, the same for every game.

Every kind of field has its way to be put in numbers:

    a number          its value, by the largest seen while the layout was laid out
    yes or no         1 or 0
    a word            a 1 at the place of this word
    None              nothing; what may be None and is not has a 1 of its own
    a bag of words    at the place of each word how often it is in it
    a list of others  each by its index
    a dictionary      each by its key

Words that name a seat are said from the viewer's side (`seat+0` is the viewer, `seat+1` who sits to the left); lists
with an entry for each seat begin with the viewer: what is learnt at one seat holds at every other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, TypeAlias

from msgspec import inspect

OVERFLOW = 64
"""Places for what was not foreseen, shared by its hash: an observation is never longer, and never loses all of it."""
LARGEST = 8.0
"""No number of an observation is larger."""

Found = dict[int, float]
"""The numbers of an observation by their places; all others are 0."""


class Eyes:
    """Through whose eyes a view is read."""

    __slots__ = ("called", "names", "seat", "seats")

    def __init__(self, names: tuple[str, ...], seat: int) -> None:
        self.names = names
        self.seat = seat
        self.seats = len(names)
        self.called = {names[(seat + on) % len(names)]: f"seat+{on}" for on in range(len(names))}


class Layout:
    """The places of an observation by their names, and by how much numbers are divided."""

    def __init__(self, names: Mapping[str, int] | None = None, scales: Mapping[str, float] | None = None) -> None:
        self.names = dict(names or {})
        self.scales = dict(scales or {})
        self.open = names is None

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return OVERFLOW + len(self.names)

    def place(self, name: str) -> int:
        """The place of a name; while the layout is open, a new one if need be."""
        place = self.names.get(name)
        if place is None:
            if not self.open:
                return int.from_bytes(blake2b(name.encode(), digest_size=4).digest(), "little") % OVERFLOW
            place = self.names[name] = OVERFLOW + len(self.names)
        return place


Walk = Callable[[Any, Eyes, Found], None]
"""Puts a value into numbers."""


Shape: TypeAlias = "Walk | list[tuple[str, Shape]] | Entries"
"""How a value can be compared piece by piece: as a whole, field by field, or entry by entry."""


class Entries:
    """The walks for the entries of a list by their index; one with an entry for each seat begins with the viewer."""

    def __init__(self, walker: Walker, item: inspect.Type, path: str) -> None:
        self.walker = walker
        self.item = item
        self.path = path
        self.walks: list[Walk] = []
        self.of_seats = path in ("seats", "sides")

    def shape(self, index: int) -> Shape:
        """How an entry can be compared."""
        return self.walker.shape(self.item, f"{self.path}.{index}")

    def ordered(self, value: Any, eyes: Eyes) -> Any:
        """The entries as the viewer counts them."""
        if self.of_seats and len(value) == eyes.seats and eyes.seat:
            return [*value[eyes.seat :], *value[: eyes.seat]]
        return value


class Walker:
    """Makes walks for the types that a view is declared with."""

    def __init__(self, layout: Layout, skipped: frozenset[str] = frozenset()) -> None:
        """A maker of walks.

        Args:
            layout: where things go.
            skipped: fields that only repeat, for the eye, what other fields say.
        """
        self.layout = layout
        self.skipped = skipped
        self.words: dict[str, dict[str, int]] = {}
        """The words that were met at each place, and their places."""

    def walk(self, kind: inspect.Type, path: str) -> Walk:  # noqa: PLR0911  one for each kind
        """The walk for a type at a path."""
        match kind:
            case inspect.StructType():
                return self._struct(kind, path)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return self._bag(path) if isinstance(item, inspect.StrType) else self._list(item, path)
            case inspect.TupleType(item_types=items):
                return self._tuple([self.walk(item, f"{path}.{at}") for at, item in enumerate(items)])
            case inspect.DictType(value_type=item):
                return self._dict(item, path)
            case inspect.UnionType(types=kinds):
                return self._union(kinds, path)
            case inspect.BoolType():
                return self._truth(path)
            case inspect.IntType() | inspect.FloatType():
                return self._number(path)
            case inspect.NoneType():
                return lambda value, eyes, found: None
            case _:
                return self._word(path)

    def _struct(self, kind: inspect.StructType, path: str) -> Walk:
        fields = [
            (field.name, self.walk(field.type, f"{path}.{field.name}" if path else field.name))
            for field in kind.fields
            if field.name not in self.skipped
        ]

        def struct(value: Any, eyes: Eyes, found: Found) -> None:
            for name, walk in fields:
                walk(getattr(value, name), eyes, found)

        return struct

    def shape(self, kind: inspect.Type, path: str) -> Shape:
        """How a value of a type at a path can be compared: structures and lists of them piece by piece."""
        match kind:
            case inspect.StructType():
                return [
                    (field.name, self.shape(field.type, f"{path}.{field.name}" if path else field.name))
                    for field in kind.fields
                    if field.name not in self.skipped
                ]
            case inspect.ListType(item_type=inspect.StructType() as item):
                return Entries(self, item, path)
            case _:
                return self.walk(kind, path)

    def _list(self, item: inspect.Type, path: str) -> Walk:
        return self._each(Entries(self, item, path))

    @staticmethod
    def _each(entries: Entries) -> Walk:
        walks = entries.walks

        def each(value: Any, eyes: Eyes, found: Found) -> None:
            while len(walks) < len(value):
                walks.append(entries.walker.walk(entries.item, f"{entries.path}.{len(walks)}"))
            for walk, one in zip(walks, entries.ordered(value, eyes), strict=False):
                walk(one, eyes, found)

        return each

    @staticmethod
    def _tuple(walks: list[Walk]) -> Walk:
        def each(value: Any, eyes: Eyes, found: Found) -> None:
            for walk, one in zip(walks, value, strict=True):
                walk(one, eyes, found)

        return each

    def _dict(self, item: inspect.Type, path: str) -> Walk:
        walks: dict[str, Walk] = {}

        def each(value: Any, eyes: Eyes, found: Found) -> None:
            for key, one in value.items():
                called = eyes.called.get(key, str(key))
                walk = walks.get(called)
                if walk is None:
                    walk = walks[called] = self.walk(item, f"{path}.{called}")
                walk(one, eyes, found)

        return each

    def _union(self, kinds: tuple[inspect.Type, ...], path: str) -> Walk:
        others = [kind for kind in kinds if not isinstance(kind, inspect.NoneType)]
        place = self.layout.place(f"{path}?") if len(others) < len(kinds) else None
        walks = {_python(kind): self.walk(kind, path) for kind in others}
        only = next(iter(walks.values())) if len(walks) == 1 else None

        def either(value: Any, eyes: Eyes, found: Found) -> None:
            if value is None:
                return
            if place is not None:
                found[place] = 1.0
            walk = only or walks.get(type(value))
            if walk is not None:
                walk(value, eyes, found)

        return either

    def _truth(self, path: str) -> Walk:
        place = self.layout.place(path)

        def truth(value: Any, eyes: Eyes, found: Found) -> None:
            if value:
                found[place] = 1.0

        return truth

    def _number(self, path: str) -> Walk:
        layout, place = self.layout, self.layout.place(path)
        scale = layout.scales.get(path, 1.0)

        def learnt(value: Any, eyes: Eyes, found: Found) -> None:
            layout.scales[path] = max(layout.scales.get(path, 1.0), abs(value))

        def number(value: Any, eyes: Eyes, found: Found) -> None:
            if value:
                found[place] = max(-LARGEST, min(LARGEST, value / scale))

        return learnt if layout.open else number

    def _word(self, path: str) -> Walk:
        places = self.words.setdefault(path, {})

        def word(value: Any, eyes: Eyes, found: Found) -> None:
            called = eyes.called.get(value, value)
            place = places.get(called)
            if place is None:
                place = places[called] = self.layout.place(f"{path}={called}")
            found[place] = 1.0

        return word

    def _bag(self, path: str) -> Walk:
        places = self.words.setdefault(path, {})

        def bag(value: Any, eyes: Eyes, found: Found) -> None:
            for one in value:
                called = eyes.called.get(one, one)
                place = places.get(called)
                if place is None:
                    place = places[called] = self.layout.place(f"{path}={called}")
                found[place] = min(LARGEST, found.get(place, 0.0) + 1.0)

        return bag


def _python(kind: inspect.Type) -> type:  # noqa: PLR0911  one for each kind
    """The class of the values of a type."""
    match kind:
        case inspect.StructType(cls=cls):
            return cls
        case inspect.IntType():
            return int
        case inspect.BoolType():
            return bool
        case inspect.FloatType():
            return float
        case inspect.ListType():
            return list
        case inspect.DictType():
            return dict
        case inspect.VarTupleType() | inspect.TupleType():
            return tuple
        case _:
            return str
