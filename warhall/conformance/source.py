"""What the source of a game says about its messages and rules, read without running it.

Here: which messages it names in calls that the kernel knows, which words could be messages, and every rule id. Not
here: what is demanded of them (`words`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from warhall.kernel.game import Game

_RULING = re.compile(r"-D\d")


class Source(NamedTuple):
    """What the source of a game names."""

    named: dict[str, frozenset[str] | None]
    """Messages of questions, refusals and results, with the facts that each is given (None: not known)."""
    words: set[str]
    """Every text in it: a message may be said by its full name."""
    prefixes: tuple[str, ...]
    """How messages begin whose end is computed: texts like f"phase-{name}", and kinds of names."""
    rules: list[tuple[str, str]]
    """Every rule id, with its file and line."""


def read_source(game: Game) -> Source:
    """Read all modules of a room."""
    named: dict[str, frozenset[str] | None] = {}
    words: set[str] = set()
    prefixes: set[str] = set()
    rules: list[tuple[str, str]] = []
    for file in sorted(game.folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        rules += _rule_ids(game, file, text)
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call():
                    named.update(_message(node))
                    prefixes.update(_kind(node))
                case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if start.endswith("-"):
                    prefixes.add(start)
                case ast.Constant(value=str(word)):
                    words.add(word)
                case _:
                    pass
    return Source(named, words, tuple(sorted(prefixes)), rules)


def _rule_ids(game: Game, file: Path, text: str) -> Iterator[tuple[str, str]]:
    """Every id that looks like a rule of the game; rulings (`TU-D4`) are not rules."""
    pattern = re.compile(rf"\b{game.prefix}-[A-Z]?\.?\d+(?:\.\d+)*[a-z]?\b")
    for number, line in enumerate(text.splitlines(), start=1):
        for ident in pattern.findall(line):
            if not _RULING.search(ident):
                yield f"{file.name}:{number}", ident


def _message(call: ast.Call) -> Iterator[tuple[str, frozenset[str] | None]]:
    """The message that a call of the kernel names."""
    reader = _READERS.get(_callee(call))
    if reader is None:
        return
    kind, position, facts = reader
    node = call.args[position] if len(call.args) > position else _keyword(call, _KEYWORDS[kind])
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield f"{kind}-{node.value}", facts(call)


def _kind(call: ast.Call) -> Iterator[str]:
    """The beginning of the messages that a `Name` may be said by."""
    if _callee(call) in ("Name", "name") and call.args:
        first = call.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield f"{first.value}-"


def _callee(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _keyword(call: ast.Call, name: str) -> ast.expr | None:
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def _given(call: ast.Call) -> frozenset[str] | None:
    """The facts of a refusal: its keywords."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)


def _words(call: ast.Call) -> frozenset[str] | None:
    """The facts of a question: the keys of its words, where they are written out."""
    node = call.args[5] if len(call.args) > 5 else _keyword(call, "words")
    if node is None:
        return frozenset()
    if not isinstance(node, ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
    return frozenset(key for key in keys if isinstance(key, str)) if None not in keys else None


def _result(call: ast.Call) -> frozenset[str] | None:
    """The facts that the narrator gives every result."""
    return frozenset({"winners", "count"})


def _unknown(call: ast.Call) -> frozenset[str] | None:
    return None


_READERS: dict[str, tuple[str, int, Callable[[ast.Call], frozenset[str] | None]]] = {
    "refusal": ("refuse", 1, _given),
    "Refusal": ("refuse", 9, _unknown),
    "Decision": ("ask", 1, _words),
    "Result": ("result", 3, _result),
    "ranked": ("result", 2, _result),
}
"""For each call of the kernel: what its message begins with, where it stands, and which facts it has."""

_KEYWORDS = {"refuse": "message", "ask": "ask", "result": "message"}
