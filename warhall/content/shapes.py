"""Does the data of a file have the shape its type asks for? Every fault, not only the first.

msgspec decides what is content and stops at the first fault; this walk over the same type explains all of them, with
line and nearest spelling. It also notes the ids that the data defines and refers to (`parts`), for `references`.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec import inspect as mi

from warhall.content.parts import DEFINES, REFERS, typeset
from warhall.kernel.errors import nearest, quoted
from warhall.kernel.faults import Faults, Place, shown
from warhall.kernel.words import LANGUAGES, Said
from warhall.kernel.yaml_tree import Plain, Tree

Listed: TypeAlias = mi.CollectionType | mi.TupleType


class Mention(msgspec.Struct, frozen=True):
    """An id in a file: where it stands, and the thing of which kind it defines or refers to."""

    defines: bool
    kind: str
    id: str
    file: str
    line: int
    path: Place
    name: Said | None


def bare(kind: mi.Type) -> mi.Type:
    """A type without its annotations."""
    return kind.type if isinstance(kind, mi.Metadata) else kind


def structures(kind: mi.Type) -> dict[type, mi.StructType]:
    """Every structure that a type can hold."""
    found: dict[type, mi.StructType] = {}
    left = deque([kind])
    while left:
        match bare(left.popleft()):
            case mi.StructType() as struct if struct.cls not in found:
                found[struct.cls] = struct
                left.extend(field.type for field in struct.fields)
            case mi.CollectionType(item_type=item):
                left.append(item)
            case mi.TupleType(item_types=items):
                left.extend(items)
            case mi.DictType(key_type=key, value_type=value):
                left.extend((key, value))
            case mi.UnionType(types=types):
                left.extend(types)
            case _:
                pass  # a plain value, or a structure seen before
    return found


class Shape:
    """Checks the data of one file against a type."""

    def __init__(self, tree: Tree, faults: Faults) -> None:
        self.mentions: list[Mention] = []
        self._tree = tree
        self._faults = faults

    def check(self, kind: mi.Type, data: Plain, path: Place = (), owner: Plain = None) -> None:
        """Check one value; `owner` is the mapping in which it is a field."""
        if isinstance(kind, mi.Metadata):
            self._mention(kind, data, path, owner)
            kind = kind.type
        match kind:
            case mi.UnionType():
                self._union(kind, data, path)
            case _ if not _fits(kind, data):
                self._fault(path, f"expected {_expected(kind)}, found {_found(data)}{_hint(kind, data)}")
            case mi.StructType() if isinstance(data, dict):
                self._struct(kind, data, path)
            case mi.DictType() if isinstance(data, dict):
                self._dict(kind, data, path)
            case mi.CollectionType() | mi.TupleType() if isinstance(data, list):
                self._list(kind, data, path)
            case mi.IntType() if isinstance(data, int):
                self._number(kind, data, path)
            case mi.StrType() if isinstance(data, str):
                self._text(kind, data, path)
            case _:
                pass  # truth values, words of a list and nothing: that they fit says it all

    def _fault(self, path: Place, problem: str) -> None:
        self._faults.add(self._tree.file, self._tree.line(path), path, problem)

    def _mention(self, kind: mi.Metadata, data: Plain, path: Place, owner: Plain) -> None:
        extra = kind.extra or {}
        for role in (DEFINES, REFERS):
            if role in extra and isinstance(data, str):
                name = _name(owner) if role == DEFINES else None
                line = self._tree.line(path)
                self.mentions.append(Mention(role == DEFINES, extra[role], data, self._tree.file, line, path, name))

    def _union(self, kind: mi.UnionType, data: Plain, path: Place) -> None:
        tagged = [one for one in map(bare, kind.types) if isinstance(one, mi.StructType) and one.tag_field is not None]
        if tagged and isinstance(data, dict):
            self._tagged(tagged, data, path)
            return
        for one in kind.types:
            # Among several types at most one takes texts, one numbers and so on, so a word that is not on the list
            # of the one type for words is explained by that list.
            if _fits(one, data) or (isinstance(data, str) and _takes_words(one)):
                self.check(one, data, path)
                return
        self._fault(path, f"expected {_expected(kind)}, found {_found(data)}")

    def _tagged(self, structs: list[mi.StructType], data: dict[str | int, Plain], path: Place) -> None:
        field = str(structs[0].tag_field)
        tags = {str(struct.tag): struct for struct in structs}
        tag = data.get(field)
        if field not in data:
            self._fault(path, f"field {field!r} is missing: it is one of {quoted(tags)}")
        elif isinstance(tag, str) and tag in tags:
            self._struct(tags[tag], data, path)
        else:
            hint = nearest(tag, tags) if isinstance(tag, str) else ""
            self._fault((*path, field), f"unknown {field!r}: {shown(tag)}{hint or f': it is one of {quoted(tags)}'}")

    def _struct(self, kind: mi.StructType, data: dict[str | int, Plain], path: Place) -> None:
        before = len(self._faults)
        fields = {field.encode_name: field for field in kind.fields}
        known = [*fields] if kind.tag_field is None else [kind.tag_field, *fields]
        for key, value in data.items():
            if key in fields:
                self.check(fields[str(key)].type, value, (*path, key), data)
            elif key == kind.tag_field:
                if value != kind.tag:
                    self._fault((*path, key), f"expected {kind.tag!r}, found {_found(value)}")
            else:
                hint = nearest(str(key), known) or f": the fields are {quoted(known)}"
                self._fault((*path, key), f"unknown field {shown(key)}{hint}")
        for name, field in fields.items():
            if field.required and name not in data:
                self._fault(path, f"field {name!r} is missing")
        if len(self._faults) == before and hasattr(kind.cls, "__post_init__"):
            self._ask_structure(kind.cls, data, path)

    def _ask_structure(self, cls: type, data: Plain, path: Place) -> None:
        """A structure may have its own objections (`__post_init__` raises ValueError)."""
        try:
            msgspec.convert(data, cls, strict=True)
        except msgspec.ValidationError as error:
            self._fault(path, complaint(error))

    def _dict(self, kind: mi.DictType, data: dict[str | int, Plain], path: Place) -> None:
        self._size(kind.min_length, kind.max_length, len(data), path, "entries")
        for key, value in data.items():
            self.check(kind.key_type, key, (*path, key))
            self.check(kind.value_type, value, (*path, key))

    def _list(self, kind: Listed, data: list[Plain], path: Place) -> None:
        if isinstance(kind, mi.TupleType):
            if len(data) != len(kind.item_types):
                self._fault(path, f"expected {len(kind.item_types)} items, found {len(data)}")
            kinds: Iterable[mi.Type] = kind.item_types
        else:
            self._size(kind.min_length, kind.max_length, len(data), path, "items")
            kinds = [kind.item_type] * len(data)
        for number, (item, value) in enumerate(zip(kinds, data, strict=False)):
            self.check(item, value, (*path, number))

    def _number(self, kind: mi.IntType, data: int, path: Place) -> None:
        for limit, broken, words in (
            (kind.ge, kind.ge is not None and data < kind.ge, "at least"),
            (kind.gt, kind.gt is not None and data <= kind.gt, "more than"),
            (kind.le, kind.le is not None and data > kind.le, "at most"),
            (kind.lt, kind.lt is not None and data >= kind.lt, "less than"),
            (kind.multiple_of, kind.multiple_of is not None and data % kind.multiple_of != 0, "a multiple of"),
        ):
            if broken:
                self._fault(path, f"expected {words} {limit}, found {data}")

    def _text(self, kind: mi.StrType, data: str, path: Place) -> None:
        self._size(kind.min_length, kind.max_length, len(data), path, "characters")
        if kind.pattern is not None and not re.search(kind.pattern, data):
            self._fault(path, f"{shown(data)} is not written as it must be: {kind.pattern}")

    def _size(self, least: int | None, most: int | None, size: int, path: Place, what: str) -> None:
        if least is not None and size < least:
            self._fault(path, f"expected at least {least} {what}, found {size}")
        if most is not None and size > most:
            self._fault(path, f"expected at most {most} {what}, found {size}")


def complaint(error: msgspec.ValidationError) -> str:
    """What msgspec objects to, without its own idea of the place."""
    return str(error).split(" - at `")[0]


def _name(owner: Plain) -> Said | None:
    """The name beside an id, if it is whole."""
    name = owner.get("name") if isinstance(owner, dict) else None
    if not isinstance(name, dict):
        return None
    said = {each: typeset(text) for each in LANGUAGES if isinstance(text := name.get(each), str)}
    return said if len(said) == len(LANGUAGES) else None


def _values(kind: mi.Type) -> list[object]:
    """The words of a type that lists its words."""
    match kind:
        case mi.EnumType(cls=cls):
            return [member.value for member in cls]
        case mi.LiteralType(values=values):
            return list(values)
        case _:
            return []


def _takes_words(kind: mi.Type) -> bool:
    return any(isinstance(value, str) for value in _values(bare(kind)))


def _fits(kind: mi.Type, data: Plain) -> bool:  # noqa: PLR0911  one line a type
    """Whether the data is of the kind, its inner values aside."""
    match bare(kind):
        case mi.NoneType():
            return data is None
        case mi.BoolType():
            return isinstance(data, bool)
        case mi.IntType():
            return isinstance(data, int) and not isinstance(data, bool)
        case mi.StrType():
            return isinstance(data, str)
        case mi.EnumType() | mi.LiteralType() as listing:
            return any(value == data and type(value) is type(data) for value in _values(listing))
        case mi.StructType() | mi.DictType():
            return isinstance(data, dict)
        case mi.CollectionType() | mi.TupleType():
            return isinstance(data, list)
        case _:
            return True  # a type content seldom has: msgspec will judge it


def _expected(kind: mi.Type) -> str:  # noqa: PLR0911  one line a type
    match bare(kind):
        case mi.NoneType():
            return "nothing (null)"
        case mi.BoolType():
            return "true or false"
        case mi.IntType():
            return "a whole number"
        case mi.StrType():
            return "a text"
        case mi.EnumType() | mi.LiteralType() as listing:
            values = _values(listing)
            return ("one of " if len(values) > 1 else "") + quoted(map(str, values))
        case mi.UnionType(types=types):
            return " or ".join(dict.fromkeys(map(_expected, types)))
        case mi.StructType() | mi.DictType():
            return "a mapping"
        case _:
            return "a list"


def _hint(kind: mi.Type, data: Plain) -> str:
    return nearest(data, [str(value) for value in _values(kind)]) if isinstance(data, str) else ""


def _found(data: Plain) -> str:
    match data:
        case None:
            return "nothing"
        case bool():
            return "true" if data else "false"
        case int():
            return f"the number {data}"
        case str():
            return f"the text {shown(data)}"
        case list():
            return "a list"
        case _:
            return "a mapping"
