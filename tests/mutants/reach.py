"""Which tests reach which broken line of a room: a break is shown only to those that could notice it.

Only the lines that are to be broken are watched, by a call that stands before each of them: so the tests run as fast as
ever. What was measured is kept by files of tests: only those that changed are measured again, and all of them when the
room, what its tests stand on or the watched lines have changed.
"""

from __future__ import annotations

import ast
import builtins
import json
import os
import sys
import time  # noqa: TID251  what a test takes says when it hangs
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

PASSED = "__passed__"
"""The builtin that is called before a watched line."""


class Watch(MetaPathFinder):
    """Some lines of some files, in the order in which they are numbered."""

    def __init__(self, root: Path, places: Iterable[tuple[str, int]]) -> None:
        self.places = sorted(set(places))
        self.passed: set[int] = set()
        self.of: dict[str, dict[int, int]] = {}
        for number, (file, line) in enumerate(self.places):
            self.of.setdefault(str(root / file), {})[line] = number

    def begin(self) -> None:
        """From now on what is imported is watched."""
        setattr(builtins, PASSED, self.passed.add)
        sys.meta_path.insert(0, self)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("warhall.games."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin in self.of:
            spec.loader = Watched(fullname, spec.origin, self.of[spec.origin])
        return spec


class Watched(SourceFileLoader):
    """Loads a module with a call before each line that is watched."""

    def __init__(self, name: str, path: str, lines: dict[int, int]) -> None:
        super().__init__(name, path)
        self.lines = lines

    def get_code(self, fullname: str) -> CodeType:
        text = Path(self.path).read_text("utf-8")
        return compile(watched(text, self.lines), self.path, "exec")


def watched(text: str, lines: dict[int, int]) -> ast.Module:
    """A file with a call before the statement to which each of these lines belongs."""
    tree = ast.parse(text)
    inner: dict[int, tuple[int, list[ast.stmt], ast.stmt]] = {}
    for body in _bodies(tree):
        for each in body:
            decorators = getattr(each, "decorator_list", [])
            first, last = min([each.lineno, *(one.lineno for one in decorators)]), each.end_lineno or each.lineno
            for line in lines:
                if first <= line <= last and (line not in inner or last - first <= inner[line][0]):
                    inner[line] = last - first, body, each
    for line, (_, body, each) in inner.items():
        call = ast.Expr(ast.Call(ast.Name(PASSED, ast.Load()), [ast.Constant(lines[line])], []))
        place = ast.copy_location(call, each)
        body.insert(body.index(each), place)
    return ast.fix_missing_locations(tree)


def _bodies(tree: ast.Module) -> Iterator[list[ast.stmt]]:
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            if isinstance(body, list):
                yield body


class Reach:
    """For each watched line the tests that run it, those with the fewest lines first: they are about something."""

    def __init__(self, root: Path, room: str, store: Path, watch: Watch) -> None:
        self.root, self.room, self.file, self.watch = root, room, store / "reach.json", watch
        self.lines: dict[tuple[str, int], list[str]] = {}
        self.seconds: dict[str, float] = {}
        """What each test takes."""
        self.loading: set[tuple[str, int]] = set()
        """Lines that run while the room is loaded: what they compute is older than any test."""

    def measure(self, items: Sequence[pytest.Item]) -> None:
        """Run the tests whose files are not known yet, in a child, and gather what is known of all."""
        self.loading = {self.watch.places[number] for number in self.watch.passed}
        of: dict[str, list[pytest.Item]] = {}
        for item in items:
            of.setdefault(item.nodeid.partition("::")[0], []).append(item)
        digests = {name: _digest(self.root / name) for name in of}
        under = self._under()
        kept = json.loads(self.file.read_text("utf-8")) if self.file.is_file() else {}
        known: dict[str, Any] = kept.get("tests", {}) if kept.get("under") == under else {}
        for name, its in of.items():
            if name not in known or known[name]["digest"] != digests[name]:
                known[name] = {"digest": digests[name], "tests": self._run(its)}
                self.file.write_text(json.dumps({"under": under, "tests": known}), "utf-8")
        self._gather({name: known[name] for name in of})

    def recall(self) -> None:
        """What was measured last time."""
        if self.file.is_file():
            self._gather(json.loads(self.file.read_text("utf-8"))["tests"])

    def _under(self) -> str:
        """What all tests stand on."""
        folder = self.root / "tests" / "games" / self.room
        ground = sorted((self.root / "warhall" / "games" / self.room).rglob("*.*")) + sorted(
            path for path in (*folder.glob("*.py"), *folder.parent.glob("*.py")) if not path.name.startswith("test_")
        )
        places = json.dumps(self.watch.places)
        return (
            _digest(*(path for path in ground if path.suffix in (".py", ".yaml"))) + sha256(places.encode()).hexdigest()
        )

    def _run(self, items: list[pytest.Item]) -> dict[str, tuple[float, list[int]]]:
        """Each test with what it takes and the lines that it runs."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            found = {}
            for item, following in zip(items, [*items[1:], None], strict=True):
                self.watch.passed.clear()
                before = time.process_time()
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                found[item.nodeid] = time.process_time() - before, sorted(self.watch.passed)
            with os.fdopen(writing, "w") as told:
                json.dump(found, told)
            os._exit(int(items[0].session.testsfailed > 0))
        os.close(writing)
        with os.fdopen(reading) as told:
            said = told.read()
        if os.waitpid(child, 0)[1]:
            raise SystemExit(f"Nothing can be learnt while tests fail unbroken: {items[0].nodeid.partition('::')[0]}")
        result: dict[str, tuple[float, list[int]]] = json.loads(said)
        return result

    def _gather(self, known: dict[str, Any]) -> None:
        weight: dict[str, int] = {}
        for each in known.values():
            for test, (seconds, numbers) in each["tests"].items():
                self.seconds[test], weight[test] = seconds, len(numbers)
                for number in numbers:
                    self.lines.setdefault(self.watch.places[number], []).append(test)
        for place in self.lines.values():
            place.sort(key=lambda test: (weight[test], self.seconds[test], test))


def _digest(*paths: Path) -> str:
    return sha256(b"".join(sha256(path.read_bytes()).digest() for path in paths)).hexdigest()[:16]
