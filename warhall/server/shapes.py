"""The types of the client, written from the structures that the server sends: `make client-types`.

One file for each room holds the types of its view, one those of the protocol. Nobody edits them: a test compares them
with what is written here, and the check of the client finds whoever reads a field that is never sent. What is a comment
on a field in Python is one in TypeScript.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect as shape

from warhall.bots import judging
from warhall.games import games
from warhall.kernel.game import Game
from warhall.lab import doctor as editing
from warhall.server import calls
from warhall.server.letters import Own
from warhall.server.rest import doctor
from warhall.server.rest import games as shown

GENERATED = Path("web/src/lib/generated")
PROTOCOL = "protocol"
RENAMED: dict[type[msgspec.Struct], str] = {
    doctor.Draft: "ThingText",
    doctor.Tried: "TriedTable",
    editing.Change: "Edit",
    judging.Judgement: "Weighing",
    shown.Draft: "DraftOptions",
}
"""Structures that are called as others are."""
PLAIN: dict[type[shape.Type], str] = {
    shape.AnyType: "unknown",
    shape.BytesType: "string",
    shape.BoolType: "boolean",
    shape.FloatType: "number",
    shape.IntType: "number",
    shape.NoneType: "null",
    shape.StrType: "string",
}


class Writer:
    """Writes the types of one file, those that others need first."""

    def __init__(self, home: str) -> None:
        self.home = home
        """The package whose structures belong into this file; all others are the protocol's."""
        self.found: dict[str, str] = {}
        self.named: dict[str, type] = {}
        self.borrowed: dict[str, None] = {}

    def add(self, kind: Any) -> str:
        """A structure or whatever is made of some, and all that it holds; how it is written."""
        return self.name_of(shape.type_info(kind))

    def text(self) -> str:
        """The whole file."""
        head = ["// Written by `make client-types` from the structures that the server sends: not to be edited."]
        if self.borrowed:
            head.append(f'import type {{ {", ".join(sorted(self.borrowed))} }} from "./{PROTOCOL}";')
        return "\n".join([*head, "", *("\n".join(["export " + each, ""]) for each in self.found.values())])

    def name_of(self, kind: shape.Type) -> str:  # noqa: PLR0911  one line a kind
        """A type as TypeScript writes it."""
        match kind:
            case shape.StructType():
                return self.structure(kind)
            case shape.UnionType(types=types):
                told = [each for each in types if not isinstance(each, shape.RawType)]  # raw: written beforehand
                return " | ".join(sorted(dict.fromkeys(map(self.name_of, told)), key="null".__eq__))
            case shape.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case shape.ListType(item_type=item) | shape.VarTupleType(item_type=item):
                name = self.name_of(item)
                return f"({name})[]" if " | " in name else f"{name}[]"
            case shape.TupleType(item_types=items):
                return f"[{', '.join(self.name_of(item) for item in items)}]"
            case shape.DictType(key_type=key, value_type=value):
                return f"Record<{self.name_of(key)}, {self.name_of(value)}>"
            case shape.EnumType(cls=cls):
                return " | ".join(json.dumps(each.value) for each in cls)
            case shape.Metadata(type=inner):
                return self.name_of(inner)
            case shape.CustomType(cls=cls) if cls is object:
                return "unknown"
            case _:
                return PLAIN[type(kind)]

    def structure(self, kind: shape.StructType) -> str:
        """The name of a structure, which is written on the way."""
        name = RENAMED.get(kind.cls, kind.cls.__name__)
        if kind.cls is msgspec.Struct:
            return "unknown"  # the view of whatever game is played
        if not kind.cls.__module__.startswith(self.home):
            self.borrowed[name] = None
            return name
        if self.named.setdefault(name, kind.cls) is not kind.cls:
            raise TypeError(f"two structures are called {name}: {self.named[name]} and {kind.cls}")
        if name not in self.found:
            self.found[name] = ""  # a structure may hold itself
            self.found[name] = "\n".join(self.interface(kind))
            self.found[name] = self.found.pop(name)
        return name

    def interface(self, kind: shape.StructType) -> Iterator[str]:
        """The lines of a structure."""
        told = comments(kind.cls)
        yield f"interface {RENAMED.get(kind.cls, kind.cls.__name__)} {{"
        if kind.tag_field is not None:
            yield f"  {kind.tag_field}: {json.dumps(kind.tag)};"
        config = kind.cls.__struct_config__
        for field in kind.fields:
            if field.name in told:
                yield f"  /** {told[field.name]} */"
            left_out = (config.omit_defaults or config.forbid_unknown_fields) and not field.required
            name = self.name_of(field.type)
            if config.omit_defaults and left_out and field.default is None:
                name = name.removesuffix(" | null")  # left out instead
            yield f"  {field.encode_name}{'?' if left_out else ''}: {name};"
        yield "}"


def comments(structure: type[msgspec.Struct]) -> dict[str, str]:
    """What the source says about each field, in the string below it."""
    found: dict[str, str] = {}
    for base in reversed(structure.__mro__):
        if not issubclass(base, msgspec.Struct) or base is msgspec.Struct:
            continue
        (node,) = ast.parse(textwrap.dedent(inspect.getsource(base))).body
        assert isinstance(node, ast.ClassDef)  # noqa: S101  the source of a class
        for field, below in zip(node.body, node.body[1:], strict=False):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    found[name] = " ".join(text.split())
    return found


def view_of(game: Game) -> type[msgspec.Struct]:
    """What the view of a game is made of."""
    found: Any = get_type_hints(game.view)["return"]
    return found  # type: ignore[no-any-return]


def files(rooms: Iterable[Game]) -> dict[str, str]:
    """Every file by its name, with its text."""
    protocol = Writer("warhall")
    protocol.add(Own)
    protocol.found["FromServer"] = "\n".join(union("FromServer", from_server(protocol)))
    protocol.found["ToServer"] = "\n".join(union("ToServer", to_server(protocol)))
    protocol.found["Calls"] = "\n".join(call_list(protocol))
    found: dict[str, str] = {}
    for room in rooms:
        view = view_of(room)
        writer = Writer(view.__module__.rpartition(".")[0])
        writer.add(view)
        found[f"{room.id}.ts"] = writer.text()
    found[f"{PROTOCOL}.ts"] = protocol.text()
    return found


def from_server(writer: Writer) -> Iterator[str]:
    """Every message of the server."""
    yield from map(writer.add, calls.WHOLE)
    for kind, structure in calls.ANSWERS.items():
        yield f'{{ type: "{kind}"; id: string | null; table: string }} & {writer.add(structure)}'


def to_server(writer: Writer) -> Iterator[str]:
    """Every message of a client."""
    for kind, structure in calls.OTHERS.items():
        yield f'{{ type: "{kind}" }} & {writer.add(structure)}'
    for kind, structure in calls.ABOUT_TABLES.items():
        yield f'{{ type: "{kind}"; table: string }} & {writer.add(structure)}'


def union(name: str, kinds: Iterable[str]) -> Iterator[str]:
    """The lines of a type that is one of several."""
    yield f"type {name} ="
    *some, last = (f"  | ({kind})" if "&" in kind else f"  | {kind}" for kind in kinds)
    yield from some
    yield f"{last};"


def call_list(writer: Writer) -> Iterator[str]:
    """Every call of the REST interface, what it takes and what it answers."""
    lines = [
        f'  "{call.name}": {{ body: {writer.add(call.body)}; answer: {writer.add(call.answer)} }};'
        for call in calls.calls()
    ]
    yield "interface Calls {"
    yield from lines
    yield "}"


def main(folder: Path) -> None:
    """Write all files."""
    folder.mkdir(exist_ok=True)
    for name, text in files(games()).items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(*sys.argv[1:2]) if len(sys.argv) > 1 else GENERATED)
