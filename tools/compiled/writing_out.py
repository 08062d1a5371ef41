"""A module of the house in the form that the compiler wants.

- A class marked `@declared` is written out: its fields, an `__init__` and a `copy`, line by line.
- What the compiler cannot make native (structures of msgspec, errors, dataclasses) moves to a module beside it, with
  what it needs to be made; from there it is imported under its name.
- A constant becomes `Final`: then it is no name that has to be looked up.
- A type that names itself is more than the compiler can take: it is said in a plainer way. So is the one loop that is
  written for the interpreter.

Text is changed where it has to be, and nowhere else: what is compiled can be read, and held beside its source.
"""

from __future__ import annotations

import ast
import builtins
import dataclasses
import inspect
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

from tools.compiled import native_dice
from warhall.kernel.declared import About, Way, fields_of, how_copied, types_of
from warhall.kernel.part import Part
from warhall.kernel.state import State

BESIDE = "_interpreted"
"""What is added to the name of a module for what moved out of it."""

PLAINER = {
    'tuple[Step, tuple[Any, ...], "Agenda"] | None': "tuple[Any, ...] | None",
    "in repeat(None, STEP_LIMIT)": "in range(STEP_LIMIT)",
}
"""A type that names itself, which the compiler cannot take, and a loop that only the interpreter runs faster so."""


AT_HAND = (".game.tables", "._tables")
"""A state has the tables of its game at hand: a game is interpreted, and rules ask for its tables all the time."""

OPEN = "_mypyc_attr(allow_interpreted_subclasses=True)"
BASES = frozenset({"Part", "Reach", "SeededDice", "Vocabulary", "SeatVocabulary"})
"""Classes that others inherit from or that are made without being given anything, besides those that are abstract."""


PLAIN_STRUCTURES = frozenset({"Decision"})
"""Structures of msgspec that nobody encodes, so that they can be native like any other class."""
PLAIN_DATACLASS = "dataclass(slots=True, eq=False)"
"""So are dataclasses that only have a place for each of their fields."""


class NotCompilableError(Exception):
    """A module cannot be taken apart so that the rest of it can be compiled."""


class Written(NamedTuple):
    """A module as it is compiled, and what stays interpreted beside it, if anything."""

    compiled: str
    beside: str


class _Edit(NamedTuple):
    """Lines of a source, counted from 1, and what takes their place."""

    first: int
    last: int
    text: str


def write_out(name: str, source: str) -> Written:
    """A module in the form that the compiler wants.

    Raises:
        NotCompilableError: what cannot be native needs something that would be.
    """
    module = import_module(name)
    for recursive, plain in PLAINER.items():
        source = source.replace(recursive, plain)
    if _tables_of(name):
        source = source.replace(*AT_HAND)
    if name == "warhall.kernel.dice":
        source = _with_native_dice(source)
    tree = ast.parse(source)
    lines = source.splitlines()
    moved = _moved(name, module, tree)
    edits = [_Edit(_start(node), _end(node), "") for node in moved]
    for node in tree.body:
        if node in moved:
            continue
        if isinstance(node, ast.ClassDef):
            edits += _class_edits(module, node)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            edits += _constant(module, node, lines)
    last = _end([node for node in tree.body if _is_import(node)][-1])
    head = ["from typing import TYPE_CHECKING as _TYPE_CHECKING, Any as _Any, Final as _Final, final as _final", ""]
    head += ["if _TYPE_CHECKING:", "    from mypy_extensions import i64, mypyc_attr as _mypyc_attr", ""]
    head += ["from warhall.kernel.told import tell_fields as _tell_fields", ""]
    if moved:
        names = sorted({each for node in moved for each in _defined(node)})
        head.append(f"from {name}{BESIDE} import " + ", ".join(f"{each} as {each}" for each in names))
    head += _borrowed(module, tree)
    edits.append(_Edit(last + 1, last, "\n".join(head)))
    return Written(_edited(lines, edits), _beside(name, tree, moved, lines) if moved else "")


def _with_native_dice(source: str) -> str:
    """The dice of the house with another class of seeded ones."""
    seeded = next(node for node in ast.parse(source).body if _defined(node) == ["SeededDice"])
    text = Path(native_dice.__file__).read_text(encoding="utf-8")
    native = text.partition("# begin\n")[2].partition("# end\n")[0].replace(": Final", ": _Final")
    return _edited(source.splitlines(), [_Edit(_start(seeded), _end(seeded), native)])


def _edited(lines: list[str], edits: list[_Edit]) -> str:
    """The lines of a source with other lines in their places."""
    result: list[str] = []
    at = 1
    for first, last, text in sorted(edits):
        result += lines[at - 1 : first - 1]
        result += text.splitlines()
        at = last + 1
    return "\n".join([*result, *lines[at - 1 :], ""])


def _start(node: ast.stmt) -> int:
    decorators = node.decorator_list if isinstance(node, ast.ClassDef | ast.FunctionDef) else []
    return min([node.lineno, *(each.lineno for each in decorators)])


def _end(node: ast.stmt) -> int:
    assert node.end_lineno is not None  # noqa: S101  the tree comes from a source
    return node.end_lineno


def _is_import(node: ast.stmt) -> bool:
    return isinstance(node, ast.Import | ast.ImportFrom) or _for_types_only(node)


def _for_types_only(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _defined(node: ast.stmt) -> list[str]:
    """The names that a statement of a module gives something to."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]


# What moves out


def _stays_interpreted(module: ModuleType, node: ast.stmt) -> bool:
    """Whether a class cannot be made native."""
    if not isinstance(node, ast.ClassDef):
        return False
    if _is_plain(node):
        return False
    cls = getattr(module, node.name)
    decorators = {ast.unparse(each).partition("(")[0] for each in node.decorator_list}
    return issubclass(cls, msgspec.Struct | BaseException) or bool(decorators & {"dataclass", "dataclasses.dataclass"})


def _is_plain(node: ast.ClassDef) -> bool:
    """Whether a class is nothing but its fields, and can be written out as that."""
    return node.name in PLAIN_STRUCTURES or [ast.unparse(each) for each in node.decorator_list] == [PLAIN_DATACLASS]


def _moved(name: str, module: ModuleType, tree: ast.Module) -> list[ast.stmt]:
    """What cannot be native, and what it needs to be made, in the order of the source."""
    by_name = {each: node for node in tree.body for each in _defined(node)}
    moved: list[ast.stmt] = []
    wanted = [node for node in tree.body if _stays_interpreted(module, node)]
    while wanted:
        node = wanted.pop()
        if node in moved:
            continue
        if isinstance(node, ast.FunctionDef) or (
            isinstance(node, ast.ClassDef) and not _stays_interpreted(module, node)
        ):
            raise NotCompilableError(f"{name}: what stays interpreted needs {_defined(node)[0]}")
        moved.append(node)
        wanted += [by_name[each] for each in _used(node) if each in by_name]
    return sorted(moved, key=lambda node: node.lineno)


def _used(node: ast.stmt) -> set[str]:
    """The names that a statement uses when it runs; what is only said of types is not used."""
    types = {id(each) for part in ast.walk(node) for note in _notes(part) for each in ast.walk(note)}
    names = (each for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load))
    return {each.id for each in names if id(each) not in types}


def _notes(node: ast.AST) -> list[ast.expr]:
    """What a piece of a source says of types."""
    found: list[ast.expr | None] = []
    if isinstance(node, ast.AnnAssign | ast.arg):
        found.append(node.annotation)
    if isinstance(node, ast.FunctionDef):
        found.append(node.returns)
    return [each for each in found if each is not None]


def _beside(name: str, tree: ast.Module, moved: list[ast.stmt], lines: list[str]) -> str:
    """The module of what moved out; its classes go on telling that they belong to the one they came from."""
    own = {each for node in moved for each in _defined(node)}
    there = {each for node in tree.body for each in _defined(node)} - own
    said = {
        each.id
        for node in moved
        for part in ast.walk(node)
        for note in _notes(part)
        for each in ast.walk(note)
        if isinstance(each, ast.Name)
    }
    text = [f'"""What of `{name}` stays interpreted."""', "", "from __future__ import annotations", ""]
    text.append("from typing import TYPE_CHECKING")
    for node in tree.body:
        if _is_import(node) and "__future__" not in ast.unparse(node):
            text += lines[_start(node) - 1 : _end(node)]
    if said & there:
        text += ["if TYPE_CHECKING:", f"    from {name} import {', '.join(sorted(said & there))}"]
    for node in moved:
        text += ["", *lines[_start(node) - 1 : _end(node)]]
        if isinstance(node, ast.ClassDef):
            text.append(f"{node.name}.__module__ = {name!r}")
    return "\n".join([*text, ""])


# Constants


def _constant(module: ModuleType, node: ast.Assign | ast.AnnAssign, lines: list[str]) -> list[_Edit]:
    """A constant, so that the compiler knows that it is one."""
    if isinstance(node, ast.AnnAssign) or len(node.targets) != 1:
        return []
    (target,) = node.targets
    first, last = _start(node), _end(node)
    if isinstance(target, ast.Name) and target.id.isupper() and not _is_type(node.value):
        line = lines[first - 1]
        if isinstance(getattr(module, target.id), list | dict | set):
            return []  # what its entries are is told by who fills it
        return [_Edit(first, first, line.replace(f"{target.id} =", f"{target.id}: _Final =", 1))]
    if isinstance(target, ast.Tuple):
        names = _defined(node)
        values = [getattr(module, name) for name in names]
        if all(type(value) is int and name.isupper() for name, value in zip(names, values, strict=True)):
            text = "\n".join(f"{name}: _Final = {value!r}" for name, value in zip(names, values, strict=True))
            return [_Edit(first, last, text)]
    return []


def _is_type(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) in {"NewType", "TypeVar"}


# Classes


def _class_edits(module: ModuleType, node: ast.ClassDef) -> list[_Edit]:
    """A class that is declared is written out; who inherits from a class of the house is let in."""
    if _is_plain(node):
        return _structure_edits(node)
    cls = getattr(module, node.name)
    marks = [each for each in node.decorator_list if ast.unparse(each).partition("(")[0] == "declared"]
    if not marks:
        return (
            [_Edit(_start(node), _start(node) - 1, f"@{OPEN}")]
            if (cls.__name__ in BASES and not issubclass(cls, tuple)) or inspect.isabstract(cls)
            else []
        )
    kw_only = "kw_only=False" not in ast.unparse(marks[0])
    edits = [_Edit(mark.lineno, mark.lineno, f"@{OPEN}") for mark in marks]
    declaration = [f"class {node.name}:"]
    for part in node.body:
        if isinstance(part, ast.AnnAssign):
            assert isinstance(part.target, ast.Name)  # noqa: S101  a field
            edits.append(_Edit(_start(part), _end(part), f"    {part.target.id}: {ast.unparse(part.annotation)}"))
            declaration.append(f"    {ast.unparse(part)}")
        elif _for_types_only(part):  # what its heirs declare: the compiler has to know it too
            assert isinstance(part, ast.If)  # noqa: S101
            edits.append(_Edit(_start(part), _end(part), "\n".join(f"    {ast.unparse(each)}" for each in part.body)))
    if _has_tables(cls):
        about = _end(node.body[0])
        edits.append(_Edit(about + 1, about, "    _tables: _Tables"))
    if len(declaration) == 1:
        declaration.append("    pass")
    # Nobody makes a base that only declares what its heirs have in common, and its heirs may say more of its fields.
    body = ["", *_copy(cls)] if _only_declares(cls) else [*_init(cls, kw_only=kw_only), "", *_copy(cls)]
    text = "\n".join(declaration)
    told = [f"_tell_fields({node.name}, {text!r})"]
    edits.append(_Edit(_end(node) + 1, _end(node), "\n".join(["", *body, "", *told])))
    return edits


def _tables_of(name: str) -> str | None:
    """The module of the tables of the game that a module belongs to; None if the game has none."""
    module = f"{'.'.join(name.split('.')[:3])}.tables"
    return module if name.startswith("warhall.games.") and find_spec(module) else None


def _has_tables(cls: type) -> bool:
    """Whether a class is a state of a game with tables."""
    return issubclass(cls, State) and _tables_of(cls.__module__) is not None


def _only_declares(cls: type) -> bool:
    """Whether a class lies between the state of the house and that of a game."""
    return inspect.isabstract(cls) and cls is not State


def _structure_edits(node: ast.ClassDef) -> list[_Edit]:
    """A structure as a class of its own, without the machinery of msgspec or of dataclasses."""
    edits = [_Edit(_start(node), node.lineno, f"@_mypyc_attr(acyclic=True)\n@_final\nclass {node.name}:")]
    given, body = [], []
    for part in node.body:
        if isinstance(part, ast.AnnAssign):
            name = ast.unparse(part.target)
            said = ast.unparse(part.annotation)
            edits.append(_Edit(_start(part), _end(part), f"    {name}: {said}"))
            given.append(f"{name}: {said}" + ("" if part.value is None else f" = {ast.unparse(part.value)}"))
            body.append(f"        self.{name} = {name}")
    head = "    def __init__(self, " + ", ".join(given) + ") -> None:"
    return [*edits, _Edit(_end(node) + 1, _end(node), "\n".join(["", head, *body]))]


def _init(cls: Any, *, kw_only: bool) -> list[str]:
    """The `__init__` of a dataclass, which a copy calls with what it was given."""
    fields = [each for each in dataclasses.fields(cls) if each.init]
    head = "    def __init__(self, " + ("*, " if kw_only else "")
    lines = []
    given = []
    for each in fields:
        said = _said(cls, each.name)
        if each.default is not dataclasses.MISSING:
            given.append(f"{each.name}: {said} = {each.default!r}")
            lines.append(f"self.{each.name} = {each.name}")
        elif each.default_factory is not dataclasses.MISSING:
            given.append(f"{each.name}: {said} | None = None")
            empty = repr(each.default_factory())
            lines.append(f"self.{each.name} = {empty} if {each.name} is None else {each.name}")
        else:
            given.append(f"{each.name}: {said}")
            lines.append(f"self.{each.name} = {each.name}")
    if _has_tables(cls):
        lines.append("self._tables = game.tables")
    if hasattr(cls, "__post_init__"):
        given.append(("" if kw_only else "*, ") + "_copied: bool = False")
        lines += ["if not _copied:", "    self.__post_init__()"]
    return [head + ", ".join(given) + ") -> None:", *(f"        {line}" for line in lines)]


def _said(cls: type, field: str) -> str:
    """The type of a field as its source says it."""
    for base in cls.__mro__:
        if field in inspect.get_annotations(base):
            return str(inspect.get_annotations(base)[field])
    raise AssertionError(field)


def _borrowed(module: ModuleType, tree: ast.Module) -> list[str]:
    """The names of types that inherited fields are said with and the module does not have."""
    have = {*vars(builtins), *vars(module)}
    have |= {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    found: dict[str, str] = {}
    for node in tree.body:
        cls: Any = getattr(module, node.name) if isinstance(node, ast.ClassDef) else None
        if cls is None or not issubclass(cls, Part) or "__dataclass_fields__" not in vars(cls):
            continue
        for base in cls.__mro__[1:]:
            for said in inspect.get_annotations(base).values():
                for each in ast.walk(ast.parse(said)):
                    if isinstance(each, ast.Name) and each.id not in have:
                        found.setdefault(each.id, base.__module__)
        if _has_tables(cls):
            found["Tables as _Tables"] = str(_tables_of(cls.__module__))
    return (
        ["if _TYPE_CHECKING:", *(f"    from {where} import {each}" for each, where in found.items())] if found else []
    )


def _copy(cls: Any) -> list[str]:
    """`copy` as `declared` writes it, with the compiler's own calls."""
    about = fields_of(cls)
    hints = types_of(cls, tuple(name for name, each in about.items() if each.way is None))
    given = {each.name for each in dataclasses.fields(cls) if each.init}
    values = {name: _copied(about[name], hints.get(name), f"self.{name}") for name in about}
    text = [f"    def copy(self) -> {cls.__name__}:", f"        return {cls.__name__}("]
    if inspect.isabstract(cls):
        return ["    def copy(self: _Any) -> _Any:", "        raise NotImplementedError"]
    derived = [name for name in about if name not in given]
    if derived:
        text[1] = f"        new = {cls.__name__}("
    text += [f"            {name}={value}," for name, value in values.items() if name in given]
    if hasattr(cls, "__post_init__"):
        text.append("            _copied=True,")
    text.append("        )")
    if derived:
        text += [f"        new.{name} = {values[name]}" for name in derived]
        text.append("        return new")
    return text


def _copied(about: About, hint: Any, it: str) -> str:
    """How a field gets into a copy."""
    match about.way:
        case Way.SAME:
            return it
        case Way.COPIED:
            return f"{it}.copy()"
        case Way.FORGOTTEN:
            return "None"
    known: dict[str, Any] = {}
    text = how_copied(hint, known, about)
    for name in known:
        text = text.replace(f"list(map({name}, {{it}})) if {{it}} else []", "[each.copy() for each in {it}]")
        text = text.replace(f"{name}({{it}})", "{it}.copy()")
    text = text.replace("list(map(list_copy, {it}))", "[each.copy() for each in {it}]")
    text = text.replace("[(two := {it})[0].copy(), two[1].copy()]", "[{it}[0].copy(), {it}[1].copy()]")
    return text.format(it=it)
