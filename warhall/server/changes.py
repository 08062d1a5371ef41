"""What differs between two messages, as JSON Patch (RFC 6902): who has the one can make the other of it.

Here: comparing, and of the standard the three operations that are needed for it. The result of applying them is what
the new value encodes to, byte by byte, the order of members included. Not here: who has which message (`viewing`).

Values are compared as they stand, before they are encoded: equality of structures is quick, and most of a table stays
as it was. That relies on what their fields declare: one and true are equal, and no field may hold now the one and now
the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import attrgetter
from typing import TypeAlias

import msgspec


class Add(msgspec.Struct, frozen=True, tag_field="op", tag="add"):
    """A new member of an object, behind the others, or a new element of a list, before the one that is there."""

    path: str
    value: object


class Remove(msgspec.Struct, frozen=True, tag_field="op", tag="remove"):
    """A member or an element is gone."""

    path: str


class Replace(msgspec.Struct, frozen=True, tag_field="op", tag="replace"):
    """Another value in the same place."""

    path: str
    value: object


Change: TypeAlias = Add | Remove | Replace
SHORT = 3
"""Lists with fewer elements are said anew as a whole: that is no longer than to say what of them."""
PLAIN = frozenset({int, float, bool, str, type(None)})
"""Kinds of values that hold no others."""
LISTS = (list, tuple)


Known: TypeAlias = dict[tuple[int, int, str], tuple[bool, list[Change]]]
"""What was found in lists that were compared before, by what they are and where they stand."""


def changes(old: object, new: object, known: Known | None = None) -> list[Change]:
    """What must be done to the old value, in order, to have the new one.

    Args:
        old: what is there.
        new: what shall be there.
        known: lists that several values share, such as what all viewers see alike, are compared once for all calls with
            the same of these; the values must be kept as long.
    """
    found: list[Change] = []
    if _differs(old, new):
        _compare(old, new, "", found, {} if known is None else known)
    return found


def _compare(old: object, new: object, path: str, found: list[Change], known: Known) -> bool:
    """Note what differs in one place, where something does; whether it has to be said anew as a whole."""
    kind = type(new)
    if kind in PLAIN:
        pass
    elif isinstance(new, msgspec.Struct):
        if type(old) is kind and (named := _fields(type(new))) is not None:
            names, values = named
            for name, before, after in zip(names, values(old), values(new), strict=True):
                if before is after or before == after:
                    continue
                if type(after) in PLAIN:
                    found.append(Replace(f"{path}/{name}", after))
                else:
                    _compare(before, after, f"{path}/{name}", found, known)
            return False
    elif isinstance(new, dict):
        if isinstance(old, dict) and _compare_members(old, new, path, found, known):
            return False
    elif isinstance(new, LISTS) and isinstance(old, LISTS):
        key = id(old), id(new), path
        seen = known.get(key)
        if seen is None:
            inside: list[Change] = []
            seen = known[key] = _compare_lists(old, new, path, inside, known), inside
        fits, inside = seen
        if fits:
            found += inside
            return False
    found.append(Replace(path, new))
    return True


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], Callable[[object], Iterable[object]]] | None:
    """How the members of a structure are called, and how to get them all; None if they are not always all said."""
    config = kind.__struct_config__
    fields = kind.__struct_fields__
    if config.omit_defaults or config.array_like or len(fields) <= 1:
        return None
    return kind.__struct_encode_fields__, attrgetter(*fields)


def _compare_members(
    old: dict[object, object], new: dict[object, object], path: str, found: list[Change], known: Known
) -> bool:
    """Note what differs in an object; false if its members would not come to stand in the right order."""
    kept = [key for key in old if key in new]
    names = list(new)
    gone = len(old) - len(kept)
    if kept != names[: len(kept)] or 2 * (gone + len(new) - len(kept)) > len(new):
        return False
    found.extend(Remove(f"{path}/{_pointed(key)}") for key in old if key not in new)
    for key in kept:
        if _differs(old[key], new[key]):
            _compare(old[key], new[key], f"{path}/{_pointed(key)}", found, known)
    found.extend(Add(f"{path}/{_pointed(key)}", new[key]) for key in names[len(kept) :])
    return True


def _compare_lists(old: Sequence[object], new: Sequence[object], path: str, found: list[Change], known: Known) -> bool:
    """Note what differs in a list; false if most of it does, and it is shorter to say it anew."""
    short = min(len(old), len(new))
    moved = max(len(old), len(new)) - short
    if 2 * moved > len(new) or len(new) < SHORT:
        return False
    head = 0
    for before, after in zip(old, new, strict=False):
        if before is not after and before != after:
            break
        head += 1
    tail = 0
    while tail < short - head and not _differs(old[-1 - tail], new[-1 - tail]):
        tail += 1
    at = short - tail
    noted, anew = len(found), moved
    for index in range(head, at):
        if _differs(old[index], new[index]):
            anew += _compare(old[index], new[index], f"{path}/{index}", found, known)
    if 2 * anew > len(new):
        del found[noted:]
        return False
    if len(new) > len(old):
        found.extend(Add(f"{path}/{index}", new[index]) for index in range(at, at + moved))
    else:
        found.extend(Remove(f"{path}/{at}") for _ in range(moved))
    return True


def _differs(old: object, new: object) -> bool:
    return old is not new and old != new


def _pointed(key: object) -> str:
    """The name of a member in a JSON Pointer (RFC 6901)."""
    return str(key).replace("~", "~0").replace("/", "~1")
