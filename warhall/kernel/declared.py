"""A state declared once: a field says what it is and who may see it, and the rest of the house follows from that.

    @declared
    class Tyrants(State):
        troops: PerColour[Mask]                        # public: everybody sees it
        hands: PerSeat[Pile] = secret(pool="cards")    # each entry is known to its seat
        decks: PerSeat[Pile] = hidden(pool="cards")    # known to nobody
        presence: PerSeat[Mask] = derived()            # follows from the rest: never saved

`copy` is written here, one line for each field by its type. Saved games and digests (`saving`) hold every field that is
not derived. Cards of one pool are dealt anew in imagined worlds (`imagining`). The conformance suite proves that nobody
sees what is not declared to be seen, and that what is derived is true (`conformance.sights`).
"""

from __future__ import annotations

import dataclasses
import types
from abc import update_abstractmethods
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cache, partial
from inspect import get_annotations
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NewType,
    TypeAlias,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import msgspec

from warhall.kernel.part import Part

T = TypeVar("T")
C = TypeVar("C")

Mask: TypeAlias = int
"""A set of small numbers, as bits."""
Pile: TypeAlias = list[int]
"""Cards by number, in the order in which they lie."""
PerSeat: TypeAlias = list[T]
"""One for each seat."""
Pair: TypeAlias = Annotated[list[T], 2]
"""One for each of two seats: it is always as long."""


class Sight(Enum):
    """Who may see a field."""

    PUBLIC = auto()
    SECRET = auto()
    """Each entry is known to its own seat."""
    HIDDEN = auto()
    """Nobody knows all of it."""
    DERIVED = auto()
    """It follows from the rest of the state."""


class Way(Enum):
    """How a field gets into a copy, where its type does not tell."""

    SAME = auto()
    COPIED = auto()
    FORGOTTEN = auto()


class About(NamedTuple):
    """What is declared of a field besides its name and its type."""

    sight: Sight = Sight.PUBLIC
    way: Way | None = None
    pool: str = ""
    """Zones of one pool are mixed when they are dealt anew."""
    known: Callable[[Any, int], Sequence[int]] | None = None
    """A state and a seat to those cards of its zone that all have seen there."""
    in_order: bool = False
    """Whether the cards of a zone lie in ascending order."""
    of: Callable[[Any, int], int] | None = None
    """A state and the number of an entry (of a bit) to the seat that knows it, if not the seat of that number."""
    lazy: bool = False
    """Whether it is found only when somebody asks."""


PLAIN = About()


def _field(about: About, defaults: dict[str, Any]) -> Any:  # a field specifier has the type of whatever it stands for
    return field(metadata={"about": about}, **defaults)


def secret(
    *,
    pool: str = "",
    known: Callable[[Any, int], Sequence[int]] | None = None,
    in_order: bool = False,
    of: Callable[[Any, int], int] | None = None,
    **defaults: Any,
) -> Any:
    """Each entry is known to its own seat, or to the seat that `of` names."""
    return _field(About(Sight.SECRET, pool=pool, known=known, in_order=in_order, of=of), defaults)


def hidden(*, pool: str = "", **defaults: Any) -> Any:
    """Nobody knows all of it."""
    return _field(About(Sight.HIDDEN, pool=pool), defaults)


def derived(*, same: bool = False, lazy: bool = False, init: Literal[False] = False) -> Any:
    """It follows from the rest: `__post_init__` finds it, and it is never saved.

    Args:
        same: it is replaced and never changed, so that a copy may have the same one.
        lazy: it is found only when somebody asks.
        init: nobody gives it to a new state.
    """
    return _field(About(Sight.DERIVED, Way.SAME if same else None, lazy=lazy), {"init": init})


def carried(way: Way, **defaults: Any) -> Any:
    """It gets into a copy in a way of its own."""
    return _field(About(way=way), defaults)


@overload
def declared(cls: type[C]) -> type[C]: ...


@overload
def declared(*, kw_only: bool) -> Callable[[type[C]], type[C]]: ...


@dataclass_transform(kw_only_default=True, eq_default=False, field_specifiers=(secret, hidden, derived, carried, field))
def declared(cls: type[C] | None = None, *, kw_only: bool = True) -> type[C] | Callable[[type[C]], type[C]]:
    """Make a slotted dataclass of a state or a part, and write its `copy`."""
    if cls is None:
        return partial(_declare, kw_only=kw_only)
    return _declare(cls, kw_only=kw_only)


def _declare(cls: type[C], *, kw_only: bool) -> type[C]:
    made = dataclass(slots=True, kw_only=kw_only, eq=False)(cls)
    made.copy = _copy_of(made)  # type: ignore[attr-defined]  # a state or a part
    update_abstractmethods(made)
    return made


@cache
def fields_of(cls: type) -> dict[str, About]:
    """The fields of a state or part and what is declared of them; a narrower type leaves the rest as it was."""
    found: dict[str, About] = {}
    for base in reversed(cls.__mro__):
        own = get_annotations(base)
        for each in dataclasses.fields(base) if dataclasses.is_dataclass(base) else ():
            if each.name in own and ("about" in each.metadata or each.name not in found):
                found[each.name] = each.metadata.get("about", PLAIN)
    return found


def has_secrets(cls: type) -> bool:
    """Whether anything in a state or part is declared as secret or hidden."""
    return any(about.sight in (Sight.SECRET, Sight.HIDDEN) for about in fields_of(cls).values())


@cache
def types_of(cls: type, names: tuple[str, ...]) -> dict[str, Any]:
    """The types of some fields, each as the module means it that declares it."""
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        own = {name: hint for name, hint in get_annotations(base).items() if name in names}
        declaring = type("Declaring", (), {"__annotations__": own, "__module__": base.__module__})
        found |= get_type_hints(declaring, include_extras=True)
    return {name: found[name] for name in names}


def _copy_of(cls: type) -> Callable[[Any], Any]:
    """The function that copies a state or part: a line for each field, and no loop."""
    about = fields_of(cls)
    hints = types_of(cls, tuple(name for name, each in about.items() if each.way is None))
    known: dict[str, Any] = {"cls": cls, "blank": cls.__new__, "list_copy": list.copy}
    lines = ["def copy(self):", f"    {cls.__doc__!r}", "    new = blank(cls)"]
    for name, each in about.items():
        try:
            value = _CARRIED[each.way] if each.way else how_copied(hints[name], known, each)
        except TypeError as error:
            raise TypeError(f"{cls.__name__}.{name}: {error}") from None
        lines.append(f"    new.{name} = {value.format(it=f'self.{name}')}")
    exec("\n".join((*lines, "    return new")), known)  # noqa: S102  the text is made of names of fields alone
    copy: types.FunctionType = known["copy"]
    copy.__doc__ = "An equal, independent one."
    copy.__module__, copy.__qualname__ = cls.__module__, f"{cls.__qualname__}.copy"
    return copy


_CARRIED = {Way.SAME: "{it}", Way.COPIED: "{it}.copy()", Way.FORGOTTEN: "None"}


def how_copied(hint: Any, known: dict[str, Any], about: About) -> str:
    """How a value of a type is copied: `{it}` stands for the value. What that calls is added to what is known."""
    lasting = _LASTING[about.sight]
    if _is_lasting(hint, lasting):
        return "{it}"
    for part in get_args(hint) or (hint,):
        if isinstance(part, type) and issubclass(part, Part):
            copy = f"copy_{part.__name__}"
            known[copy] = part.copy
            if part is hint:
                return f"{copy}({{it}})"
            if get_origin(hint) is list:
                return f"list(map({copy}, {{it}})) if {{it}} else []"
            if hint == part | None:
                return f"None if {{it}} is None else {copy}({{it}})"
    two = get_origin(hint) is Annotated
    hint = get_args(hint)[0] if two else hint
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        if _is_lasting(inner, lasting):
            return "{it}.copy()"
        if get_origin(inner) is list and _is_lasting(get_args(inner)[0], lasting):
            return "[(two := {it})[0].copy(), two[1].copy()]" if two else "list(map(list_copy, {it}))"
    raise TypeError(f"it does not say how {hint} is copied")


_VALUES = (int, str, bytes, Enum, type(None))
_LASTING = {sight: object if sight is Sight.DERIVED else _VALUES for sight in Sight}
"""What never changes: values, and in what is derived the things of the tables too."""


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def _is_lasting(hint: Any, lasting: Any) -> bool:
    """Whether a value of a type never changes."""
    if isinstance(hint, NewType):
        hint = hint.__supertype__
    if get_origin(hint) is tuple or _is_union(hint):
        return all(_is_lasting(each, lasting) for each in get_args(hint) if each is not ...)
    if not isinstance(hint, type):
        return get_origin(hint) is Literal
    if issubclass(hint, msgspec.Struct):
        return hint.__struct_config__.frozen
    if issubclass(hint, tuple):
        return all(_is_lasting(each, lasting) for each in get_type_hints(hint).values())
    return issubclass(hint, lasting) and not issubclass(hint, list | dict | set | Part)
