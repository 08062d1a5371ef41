"""YAML to plain data, with the line of everything in it.

Here: the part of YAML that content may use, and limits against files made to harm. Not here: what the data means
(`shapes`). The file is read as a stream of parser events, never as YAML objects: no tag is obeyed, no alias is
followed and nothing recurses, so a file can be refused but cannot run or blow up.

Plain words follow YAML 1.2: only `true` and `false` are truth values (`on`, `yes` and `no` are words), `010` is ten,
and `12:30` and `2024-01-01` are texts.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NoReturn, TypeAlias

import msgspec
import yaml

from warhall.kernel.faults import Faults, Place, shown

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str | int, Plain] | None"

MOST_BYTES = 2_000_000
MOST_VALUES = 200_000
MOST_DEPTH = 40
MOST_CHARACTERS = 20_000
MOST_DIGITS = 15  # every such number is exact in JavaScript too

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WHOLE = re.compile(r"[-+]?[0-9]+")
_FRACTION = re.compile(r"[-+]?(\.[0-9]+|[0-9]+\.[0-9]*|[0-9]+(?=[eE]))([eE][-+]?[0-9]+)?")
_CONTROL = re.compile(r"[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_NOTHING = ("", "~", "null")


class Tree(msgspec.Struct, frozen=True):
    """The data of one file, and the line of each place in it."""

    file: str
    data: Plain
    lines: dict[Place, int]

    def line(self, path: Place) -> int:
        """The line of a place, or of the nearest place around it that the file has."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


class _Unreadable(Exception):
    """The rest of the file makes no sense; the fault is on the list already."""


def read_text(file: Path, name: str, faults: Faults) -> str | None:
    """The text of a file, or None and a fault. `name` is what the file is called in faults."""
    if file.is_symlink() or not file.is_file():
        faults.add(name, 1, (), "there is no such file" if not file.exists() else "this is not a plain file")
        return None
    try:
        with file.open("rb") as stream:
            raw = stream.read(MOST_BYTES + 1)
    except OSError as error:
        faults.add(name, 1, (), f"the file cannot be read: {error.strerror}")
        return None
    if len(raw) > MOST_BYTES:
        faults.add(name, 1, (), f"the file is larger than {MOST_BYTES} bytes")
        return None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        faults.add(name, raw.count(b"\n", 0, error.start) + 1, (), "this is not UTF-8 text: save the file as UTF-8")
        return None
    return text if _is_printable(text, name, faults) else None


def _is_printable(text: str, name: str, faults: Faults) -> bool:
    """Whether every character may stand in a file; the first that may not is a fault."""
    control = _CONTROL.search(text)
    if control:
        line = text.count("\n", 0, control.start()) + 1
        faults.add(name, line, (), f"the character {control.group()!r} is not allowed")
    return control is None


def read_tree(file: Path, name: str, faults: Faults) -> Tree | None:
    """The data of a YAML file, or None and its faults."""
    text = read_text(file, name, faults)
    return None if text is None else parse_tree(text, name, faults)


def parse_tree(text: str, name: str, faults: Faults) -> Tree | None:
    """The data of a YAML text, or None and its faults."""
    if not _is_printable(text, name, faults):
        return None
    before = len(faults)
    builder = _Builder(name, faults)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        problem = ": ".join(part for part in (error.context, error.problem) if part)
        faults.add(name, line, (), f"this is not YAML: {problem}")
    except _Unreadable:
        pass
    else:
        if builder.documents == 0:
            faults.add(name, 1, (), "the file is empty")
    if len(faults) > before:
        return None
    return Tree(name, builder.root[0], builder.lines)


class _Open:
    """A list or mapping whose end has not come yet."""

    def __init__(self, values: list[Plain] | dict[str | int, Plain], path: Place) -> None:
        self.values = values
        self.path = path
        self.key: str | int | None = None

    @property
    def wants_key(self) -> bool:
        return isinstance(self.values, dict) and self.key is None


class _Builder:
    """Builds plain data from parser events."""

    def __init__(self, name: str, faults: Faults) -> None:
        self.name = name
        self.faults = faults
        self.root: list[Plain] = []
        self.lines: dict[Place, int] = {}
        self.documents = 0
        self._top = _Open(self.root, ())
        self._open = [self._top]
        self._values = 0

    def take(self, event: yaml.Event) -> None:
        """Take the next event."""
        line = event.start_mark.line + 1 if event.start_mark else 1
        match event:
            case yaml.DocumentStartEvent():
                self.documents += 1
                if self.documents > 1:
                    self._stop(line, (), "a second document begins here ('---'): one file holds one")
            case yaml.AliasEvent():
                self._stop(line, self._next_path(), "aliases (*) are not allowed: write the value out")
            case yaml.ScalarEvent():
                self._refuse_properties(event, line)
                self._scalar(event, line)
            case yaml.SequenceStartEvent():
                self._refuse_properties(event, line)
                self._begin([], line)
            case yaml.MappingStartEvent():
                self._refuse_properties(event, line)
                self._begin({}, line)
            case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                self._open.pop()
            case _:
                pass  # the stream's and the document's ends say nothing about the data

    def _stop(self, line: int, path: Place, problem: str) -> NoReturn:
        self.faults.add(self.name, line, path, problem)
        raise _Unreadable

    def _refuse_properties(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent, line: int) -> None:
        if event.anchor is not None:
            self._stop(line, self._next_path(), "anchors (&) are not allowed: write the value out")
        if event.tag is not None:
            self._stop(line, self._next_path(), f"tags are not allowed: {shown(event.tag)}")

    def _next_path(self) -> Place:
        """Where the next value goes."""
        top = self._open[-1]
        if top is self._top:
            return ()
        if isinstance(top.values, list):
            return (*top.path, len(top.values))
        return top.path if top.key is None else (*top.path, top.key)

    def _begin(self, values: list[Plain] | dict[str | int, Plain], line: int) -> None:
        if self._open[-1].wants_key:
            self._stop(line, self._next_path(), "a key must be a word or a whole number")
        if len(self._open) > MOST_DEPTH:
            self._stop(line, (), f"lists and mappings lie more than {MOST_DEPTH} deep in one another")
        path = self._next_path()
        self._place(values, line)
        self._open.append(_Open(values, path))

    def _scalar(self, event: yaml.ScalarEvent, line: int) -> None:
        path = self._next_path()
        value = self._word(event.value, line, path) if event.implicit[0] else event.value
        if isinstance(value, str) and len(value) > MOST_CHARACTERS:
            self._stop(line, path, f"the text is longer than {MOST_CHARACTERS} characters")
        if self._open[-1].wants_key:
            self._key(value, line)
        else:
            self._place(value, line)

    def _word(self, text: str, line: int, path: Place) -> bool | int | str | None:
        """What a word without quotes stands for."""
        if text in _NOTHING:
            return None
        if text in ("true", "false"):
            return text == "true"
        if _WHOLE.fullmatch(text):
            if len(text.lstrip("-+")) > MOST_DIGITS:
                self.faults.add(self.name, line, path, f"the number has more than {MOST_DIGITS} digits")
                return 0
            return int(text)
        if _FRACTION.fullmatch(text):
            self.faults.add(self.name, line, path, f"{shown(text)} is not a whole number; put a text in quotes")
        return text

    def _key(self, key: Plain, line: int) -> None:
        top = self._open[-1]
        if isinstance(key, bool) or not isinstance(key, str | int):
            self._stop(line, top.path, "a key must be a word or a whole number")
        path = (*top.path, key)
        if path in self.lines:
            self.faults.add(self.name, line, path, f"{shown(key)} stands here already, in line {self.lines[path]}")
        self.lines.setdefault(path, line)
        top.key = key

    def _place(self, value: Plain, line: int) -> None:
        self._values += 1
        if self._values > MOST_VALUES:
            self._stop(line, (), f"the file holds more than {MOST_VALUES} values")
        self.lines.setdefault(self._next_path(), line)
        top = self._open[-1]
        if isinstance(top.values, list):
            top.values.append(value)
        elif top.key is not None:
            top.values[top.key] = value
            top.key = None
