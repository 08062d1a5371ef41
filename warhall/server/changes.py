"""What differs between two messages, as JSON Patch (RFC 6902): who has the one can make the other of it.

Here: comparing, and of the standard the three operations that are needed for it. The result of applying them is what
the new value encodes to, byte by byte, the order of members included. Not here: who has which message (`viewing`).

Values are compared as they stand, before they are encoded: equality of structures is quick, and most of a table stays
as it was. That relies on what their fields declare: one and true are equal, and no field may hold now the one and now
the other.
"""

from __future__ import annotations

from collections.abc import Sequence
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


def changes(old: object, new: object) -> list[Change]:
    """What must be done to the old value, in order, to have the new one."""
    found: list[Change] = []
    if _differs(old, new):
        _compare(old, new, "", found)
    return found


def _compare(old: object, new: object, path: str, found: list[Change]) -> bool:
    """Note what differs in one place, where something does; whether it has to be said anew as a whole."""
    if isinstance(new, msgspec.Struct):
        if type(old) is type(new) and not _leaves_out(new):
            for field, name in zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True):
                before, after = getattr(old, field), getattr(new, field)
                if before is not after and before != after:
                    _compare(before, after, f"{path}/{name}", found)
            return False
    elif isinstance(new, dict):
        if isinstance(old, dict) and _compare_members(old, new, path, found):
            return False
    elif isinstance(new, list | tuple) and isinstance(old, list | tuple) and _compare_lists(old, new, path, found):
        return False
    found.append(Replace(path, new))
    return True


def _leaves_out(value: msgspec.Struct) -> bool:
    """Whether it is encoded otherwise than with all of its fields, by name and in their order."""
    config = value.__struct_config__
    return config.omit_defaults or config.array_like


def _compare_members(old: dict[object, object], new: dict[object, object], path: str, found: list[Change]) -> bool:
    """Note what differs in an object; false if its members would not come to stand in the right order."""
    kept = [key for key in old if key in new]
    names = list(new)
    gone = len(old) - len(kept)
    if kept != names[: len(kept)] or 2 * (gone + len(new) - len(kept)) > len(new):
        return False
    found.extend(Remove(f"{path}/{_pointed(key)}") for key in old if key not in new)
    for key in kept:
        if _differs(old[key], new[key]):
            _compare(old[key], new[key], f"{path}/{_pointed(key)}", found)
    found.extend(Add(f"{path}/{_pointed(key)}", new[key]) for key in names[len(kept) :])
    return True


def _compare_lists(old: Sequence[object], new: Sequence[object], path: str, found: list[Change]) -> bool:
    """Note what differs in a list; false if most of it does, and it is shorter to say it anew."""
    short = min(len(old), len(new))
    moved = max(len(old), len(new)) - short
    if 2 * moved > len(new):
        return False
    head = 0
    while head < short and not _differs(old[head], new[head]):
        head += 1
    tail = 0
    while tail < short - head and not _differs(old[-1 - tail], new[-1 - tail]):
        tail += 1
    at = short - tail
    before, anew = len(found), moved
    for index in range(head, at):
        if _differs(old[index], new[index]):
            anew += _compare(old[index], new[index], f"{path}/{index}", found)
    if len(new) > 1 and 2 * anew > len(new):
        del found[before:]
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
