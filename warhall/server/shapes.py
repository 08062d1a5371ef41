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

from warhall.games import games
from warhall.kernel.game import Game
from warhall.kernel.outlook import Outlook
from warhall.kernel.sheet import Column
from warhall.server.advice import Chance, Hint, Reasons
from warhall.server.barrier import Answer, Plan
from warhall.server.cards import LearnPage, PuzzleCard
from warhall.server.letters import Info, OfferInfo, Own, PresetInfo
from warhall.server.reels import Step
from warhall.server.seating import Made
from warhall.server.teaching import LessonBlock, PuzzleBlock

GENERATED = Path("web/src/lib/generated")
PROTOCOL = "protocol"
SENT: tuple[type[msgspec.Struct], ...] = (
    Outlook,
    Info,
    Own,
    OfferInfo,
    PresetInfo,
    Column,
    LessonBlock,
    PuzzleBlock,
    Answer,
    Plan,
    Hint,
    Reasons,
    Chance,
    LearnPage,
    PuzzleCard,
    Made,
    Step,
)
"""What the hall says beside the views of games; what they hold comes along."""
PLAIN: dict[type[shape.Type], str] = {
    shape.AnyType: "unknown",
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

    def add(self, structure: type[msgspec.Struct]) -> None:
        """A structure, and all that it holds."""
        self.name_of(shape.type_info(structure))

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
            case _:
                return PLAIN[type(kind)]

    def structure(self, kind: shape.StructType) -> str:
        """The name of a structure, which is written on the way."""
        name = kind.cls.__name__
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
        yield f"interface {kind.cls.__name__} {{"
        if kind.tag_field is not None:
            yield f"  {kind.tag_field}: {json.dumps(kind.tag)};"
        omitted = kind.cls.__struct_config__.omit_defaults
        for field in kind.fields:
            if field.name in told:
                yield f"  /** {told[field.name]} */"
            left_out = omitted and not field.required
            name = self.name_of(field.type)
            if left_out and field.default is None:
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
    for structure in SENT:
        protocol.add(structure)
    found: dict[str, str] = {}
    for room in rooms:
        view = view_of(room)
        writer = Writer(view.__module__.rpartition(".")[0])
        writer.add(view)
        found[f"{room.id}.ts"] = writer.text()
    found[f"{PROTOCOL}.ts"] = protocol.text()
    return found


def main(folder: Path) -> None:
    """Write all files."""
    folder.mkdir(exist_ok=True)
    for name, text in files(games()).items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(*sys.argv[1:2]) if len(sys.argv) > 1 else GENERATED)
