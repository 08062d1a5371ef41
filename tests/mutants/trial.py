"""Whether the tests of a room notice a break: first at once, in a copy of a process that has everything loaded; what is
not noticed there once more from the beginning, with all that proves rules.

The quick way cannot see what was computed while loading (tables of cards, masks of maps): it only ever says "noticed".
"""

from __future__ import annotations

import functools
import gc
import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeVar

import pytest

Living = TypeVar("Living")

PROVES = "(rule or case or card) and not slow and not deep"
"""What is asked: tests that name a rule, a worked case or a card. Golden records and random games prove no rule."""

SECONDS = 60
"""Of the processor: a broken game that has not ended by then will not end, and that is noticed too."""


class Quick:
    """A plugin of pytest: instead of running what was collected it asks it, break by break."""

    def __init__(self) -> None:
        self.items: dict[str, pytest.Item] = {}
        self.failed = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.items = {item.nodeid: item for item in items}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed

    def notices(self, path: str, text: str, changed: str, tests: Sequence[str]) -> str | None:
        """The first of the tests that fails with the changed file."""
        chosen = [self.items[test] for test in tests if test in self.items]
        if not chosen:
            return None
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            os._exit(self._try(path, text, changed, chosen, writing))
        os.close(writing)
        with os.fdopen(reading) as told:
            last = told.read().splitlines()
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if code in (0, NOT_SO):
            return None
        return last[-1] if last else "while it was loaded"

    def _try(self, path: str, text: str, changed: str, chosen: list[pytest.Item], told: int) -> int:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
        signal.signal(signal.SIGXCPU, signal.SIG_DFL)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        chosen[0].config.get_terminal_writer()._file = os.fdopen(silence, "w")
        try:
            if not exchange(path, text, changed):
                return NOT_SO
            forget()
            for item, following in zip(chosen, [*chosen[1:], None], strict=True):
                os.write(told, f"{item.nodeid}\n".encode())
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if self.failed:
                    return 1
        except BaseException:  # whatever a broken rule raises: it was noticed
            return 1
        return 0


NOT_SO = 77
"""A child's answer: this break cannot be tried in a loaded process."""


def exchange(path: str, text: str, changed: str) -> bool:
    """Give the living functions of a file their changed code; no, if more than functions changed."""
    swaps: dict[tuple[str, int], CodeType] = {}
    try:
        pairs = list(_pairs(compile(text, path, "exec"), compile(changed, path, "exec")))
    except (SyntaxError, ValueError):
        return False
    for old, new in pairs:
        if old.co_name == "<module>":
            if not _same_but_for_functions(old, new):
                return False
        elif old != new:
            swaps[old.co_qualname, old.co_firstlineno] = new
    found = 0
    for thing in living(FunctionType):
        if thing.__code__.co_filename == path:
            code = swaps.get((thing.__code__.co_qualname, thing.__code__.co_firstlineno))
            if code is not None:
                try:
                    thing.__code__ = code
                except ValueError:  # another number of names from outside
                    return False
                found += 1
    return found > 0


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    yield old, new
    ones = [const for const in old.co_consts if isinstance(const, CodeType)]
    others = [const for const in new.co_consts if isinstance(const, CodeType)]
    if len(ones) == len(others):
        for one, other in zip(ones, others, strict=True):
            yield from _pairs(one, other)


def _same_but_for_functions(old: CodeType, new: CodeType) -> bool:
    def consts(code: CodeType) -> list[Any]:
        return [const.co_qualname if isinstance(const, CodeType) else const for const in code.co_consts]

    return old.co_code == new.co_code and consts(old) == consts(new)


def forget() -> None:
    """What was remembered of the unbroken rules."""
    for thing in living(functools._lru_cache_wrapper):
        if str(thing.__module__).startswith("warhall"):
            thing.cache_clear()


def living(kind: type[Living]) -> Iterator[Living]:
    """Everything of a kind that is alive."""
    # Not `isinstance`: that asks a weak proxy for what it stands for, which may be gone.
    return (thing for thing in gc.get_objects() if type(thing) is kind)


class Anew:
    """A copy of the repository in which one file at a time is broken, and a fresh interpreter for each."""

    def __init__(self, root: Path, copy: Path, room: str) -> None:
        self.copy = copy
        self.command = [
            *(sys.executable, "-m", "pytest", "-x", "-n", "0", "-p", "no:cacheprovider", "--tb=no", "-rf"),
            *("-m", PROVES, f"tests/games/{room}"),
        ]
        files = subprocess.run(
            [shutil.which("git") or "git", "ls-files", "-z"], cwd=root, check=True, capture_output=True
        ).stdout
        for name in files.decode().split("\0"):
            if name.startswith(("warhall/", "tests/", "docs/", "pyproject", "README")) and (root / name).is_file():
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                (copy / name).write_bytes((root / name).read_bytes())
                stat = (root / name).stat()
                os.utime(copy / name, (stat.st_atime, stat.st_mtime - 3600))

    def run(self, *, keep: bool = False) -> tuple[int, str]:
        """How the tests end here; the first run keeps what was compiled."""
        env = os.environ | {"PYTHONPATH": str(self.copy)} | ({} if keep else {"PYTHONDONTWRITEBYTECODE": "1"})
        try:
            done = subprocess.run(
                self.command, cwd=self.copy, env=env, capture_output=True, text=True, timeout=SECONDS * 30, check=False
            )
        except subprocess.TimeoutExpired:
            return 1, "it did not end"
        failed = [
            line.removeprefix("FAILED ").split(" - ")[0]
            for line in done.stdout.splitlines()
            if line.startswith("FAILED")
        ]
        return done.returncode, failed[0] if failed else (done.stdout + done.stderr)[-300:]

    def notices(self, file: str, changed: str) -> str | None:
        """What fails with the changed file; a room that cannot even be loaded is noticed by everybody."""
        path = self.copy / file
        before, stat = path.read_bytes(), path.stat()
        path.write_text(changed, "utf-8")
        try:
            code, first = self.run()
        finally:
            path.write_bytes(before)
            os.utime(path, (stat.st_atime, stat.st_mtime))
        if code == 0:
            return None
        return first if code == 1 else "while it was loaded"
