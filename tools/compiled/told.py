"""What a compiled class tells the house about its fields, and what stands in for weak references to it.

The compiler wants a class written out, without a decorator that makes another class of it. Its declaration comes along
as text; here it becomes what `declared` would have left behind, so that saved games, digests and imagined worlds find
the fields as ever. This module is copied into the compiled package and is interpreted there.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST = 64
"""Of so many things something is kept."""

PLACES: dict[type, tuple[str, ...]] = {}
"""The fields of each compiled class, its own alone."""


def tell_fields(cls: type, declaration: str) -> None:
    """Give a compiled class the fields of its declaration: a class of the same name, with nothing else in it."""
    known = dict(vars(sys.modules[cls.__module__]))
    exec(declaration, known)  # noqa: S102  the text is written by the build, from a declaration of the house
    shadow = dataclass(kw_only=True, eq=False)(known[cls.__name__])
    fields = {}
    for base in reversed(cls.__mro__[1:]):
        fields.update(vars(base).get("__dataclass_fields__", {}))
    fields.update(vars(shadow)["__dataclass_fields__"])
    cls.__annotations__ = shadow.__annotations__
    cls.__dataclass_fields__ = fields  # type: ignore[attr-defined]
    cls.__dataclass_params__ = vars(shadow)["__dataclass_params__"]  # type: ignore[attr-defined]
    PLACES[cls] = tuple(shadow.__annotations__)


def slotted(cls: type, *, kw_only: bool) -> type:
    """The slotted dataclass of a state that is not compiled.

    A second place for a field of a compiled base would hide the first, so such a base says meanwhile which it has; it
    cannot always say so, for the compiler refuses to inherit from a class that does.
    """
    bases = [base for base in cls.__mro__ if base in PLACES]
    for base in bases:
        base.__slots__ = PLACES[base]  # type: ignore[attr-defined]
    try:
        return dataclass(slots=True, kw_only=kw_only, eq=False)(cls)
    finally:
        for base in bases:
            del base.__slots__  # type: ignore[attr-defined]


class Lately(dict[K, V]):
    """In place of a dictionary that forgets what nobody else has: of a compiled thing it could not know.

    It forgets everything once it holds too much.
    """

    def setdefault(self, key: Any, default: Any = None) -> Any:
        """What is kept of a thing."""
        if len(self) >= MOST and key not in self:
            self.clear()
        return super().setdefault(key, default)
