"""Content packs: what somebody else adds to a game.

Here: `pack.yaml`, and the check of a pack's messages. Not here: how its files are laid over the game's (`layers`).
A pack is a folder of data: nothing in it is ever run.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import inspect as mi

from warhall.content.parts import Names, Part, Text
from warhall.content.shapes import Shape
from warhall.kernel.faults import Faults
from warhall.kernel.texts import Texts
from warhall.kernel.words import LANGUAGES
from warhall.kernel.yaml_tree import MOST_DIGITS, Tree, read_text, read_tree

PACK_FILE = "pack.yaml"
TEXTS_FOLDER = "texts"

_MOST_NESTED = 20
_LONG_NUMBER = re.compile(rf"\d{{{MOST_DIGITS + 1}}}")


class Pack(Part, frozen=True, kw_only=True):
    """What `pack.yaml` says."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_-]*(?!\n)$", max_length=64)]
    game: str
    version: Text
    title: Names
    author: Text


def pack_of(folder: Path) -> Pack:
    """What a pack says of itself, for instance which game it is for."""
    faults = Faults()
    read = read_pack(folder, faults)
    if read is None:
        faults.fail()
    return read[0]


def read_pack(folder: Path, faults: Faults) -> tuple[Pack, Tree] | None:
    """What a pack says of itself, with the lines where it says so; or None and the faults."""
    before = len(faults)
    tree = read_tree(folder / PACK_FILE, f"{pack_name(folder)}/{PACK_FILE}", faults)
    if tree is None:
        return None
    Shape(tree, faults).check(mi.type_info(Pack), tree.data)
    return None if len(faults) > before else (msgspec.convert(tree.data, Pack, strict=True), tree)


def pack_name(folder: Path) -> str:
    """What a pack is called in faults: its folder's name."""
    return folder.resolve().name


def check_pack_texts(folder: Path, name: str, faults: Faults) -> bool:
    """Whether a pack has messages of its own; every language has the same, and none can do harm."""
    if not folder.is_dir():
        return False
    before = len(faults)
    sources: dict[str, str] = {}
    for language in LANGUAGES:
        file = f"{name}/{language}.ftl"
        text = read_text(folder / f"{language}.ftl", file, faults)
        if text is not None and _is_harmless(text, file, faults):
            sources[language] = text
            _check_messages(text, file, faults)
    if len(faults) == before:
        _compare(Texts(sources), name, faults)
    return True


def _is_harmless(text: str, file: str, faults: Faults) -> bool:
    """Nothing lies so deep, and no number is so long, that reading it would fail."""
    before = len(faults)
    depth = 0
    for number, line in enumerate(text.splitlines(), 1):
        if line[:1].isalpha() or line.startswith("-"):
            depth = 0  # a new message
        for mark in line:
            depth = depth + 1 if mark in "{(" else max(0, depth - 1) if mark in "})" else depth
            if depth > _MOST_NESTED:
                faults.add(file, number, (), f"brackets lie more than {_MOST_NESTED} deep in one another")
                return False
        if _LONG_NUMBER.search(line):
            faults.add(file, number, (), f"the number has more than {MOST_DIGITS} digits")
    return len(faults) == before


class _References(Visitor):
    """Finds references to other messages: a long chain of them would exhaust the formatter."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.terms: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  the library's name
        self.messages.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  the library's name
        self.terms.append(node.id.name)


def _check_messages(text: str, file: str, faults: Faults) -> None:
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            faults.add(file, line, (), f"this is not a message: {entry.annotations[0].message}")
        elif isinstance(entry, ast.Message | ast.Term):
            found = _References()
            found.visit(entry)
            if found.messages or (found.terms and isinstance(entry, ast.Term)):
                problem = "a message may use terms (-word), but no messages; a term may use neither"
                faults.add(file, line, (entry.id.name,), problem)


def _compare(texts: Texts, name: str, faults: Faults) -> None:
    """Every language has the same messages with the same facts."""
    for message in sorted(frozenset().union(*(texts.ids(language) for language in LANGUAGES))):
        lacking = [language for language in LANGUAGES if not texts.has(message, language)]
        for language in lacking:
            faults.add(f"{name}/{language}.ftl", 1, (message,), f"the message {message!r} is missing")
        if lacking:
            continue
        facts = {language: sorted(texts.variables(language, message)) for language in LANGUAGES}
        for language in LANGUAGES[1:]:
            if facts[language] != facts["en"]:
                problem = f"the message uses {facts[language]}, the English one {facts['en']}"
                faults.add(f"{name}/{language}.ftl", 1, (message,), problem)
