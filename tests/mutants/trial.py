"""Whether the tests of a room notice a break: first at once, in a copy of a process that has everything loaded; what is
not noticed there once more from the beginning, with all that proves rules.

The quick way cannot see what was computed while loading (tables of cards, masks of maps): it only ever says "noticed".
"""

from __future__ import annotations

import functools
import gc
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

PROVES = "(rule or case or card) and not slow and not deep"
"""What is asked: tests that name a rule, a worked case or a card. Golden records and random games prove no rule."""
NOT_ASKED = ("--ignore-glob=*/test_bots.py", "--ignore-glob=*/test_habits.py")
"""Whoever plays on notices this or that by accident."""

SECONDS, TIMES = 3.0, 12
"""Of the processor, for one test, and so many times what it takes unbroken: a broken game that has not ended by then
will not end, and that is noticed too."""


class Quick:
    """A plugin of pytest: instead of running what was collected it asks it, break by break."""

    def __init__(self) -> None:
        self.items: dict[str, pytest.Item] = {}
        self.trying = False
        self.failed = False

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = {item.nodeid: item for item in session.items}

    @cached_property
    def living(self) -> list[Any]:
        """Everything in this process that a break changes, looked for once; the rest is left to itself from now on."""
        gc.collect()
        return living(FunctionType, functools._lru_cache_wrapper)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """The first failure is the answer of a child; to tell how it looks would take longer than the test."""
        expected = (pytest.skip.Exception, pytest.xfail.Exception)
        if (
            self.trying
            and call.excinfo
            and not (call.excinfo.errisinstance(expected) or item.get_closest_marker("xfail"))
        ):
            os._exit(1)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed

    def notices(self, path: str, text: str, changed: str, tests: Mapping[str, float]) -> Answer:
        """The first of the tests that fails with the changed file, or takes longer than it may."""
        chosen = [(self.items[test], limit) for test, limit in tests.items() if test in self.items]
        if not chosen:
            return Answer(None, sure=False)
        _ = self.living
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
            return Answer(None, sure=code == 0)
        return Answer(last[-1] if last else "while it was loaded", sure=True)

    def _try(self, path: str, text: str, changed: str, chosen: list[tuple[pytest.Item, float]], told: int) -> int:
        self.trying = True
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        chosen[0][0].config.get_terminal_writer()._file = os.fdopen(silence, "w")
        try:
            if not exchange(path, text, changed, self.living):
                return NOT_SO
            forget(self.living)
            for (item, limit), following in zip(chosen, [*(one for one, _ in chosen[1:]), None], strict=True):
                os.write(told, f"{item.nodeid}\n".encode())
                signal.setitimer(signal.ITIMER_PROF, limit)
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if self.failed:
                    return 1
        except BaseException:  # whatever a broken rule raises: it was noticed
            return 1
        return 0


class Answer(NamedTuple):
    """Who noticed a break."""

    test: str | None
    sure: bool
    """Whether it was tried at all."""


NOT_SO = 77
"""A child's answer: this break cannot be tried in a loaded process."""


def living(*kinds: type) -> list[Any]:
    """Everything of some kinds that is alive, also what the collector was told to leave alone."""
    gc.unfreeze()
    # Not `isinstance`: that asks a weak proxy for what it stands for, which may be gone.
    found = [thing for thing in gc.get_objects() if type(thing) in kinds]
    gc.freeze()
    return found


def exchange(path: str, text: str, changed: str, things: Iterable[Any] | None = None) -> bool:
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
    for thing in living(FunctionType) if things is None else things:
        if isinstance(thing, FunctionType) and thing.__code__.co_filename == path:
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


def forget(things: Iterable[Any] | None = None) -> None:
    """What was remembered of the unbroken rules."""
    for thing in living(functools._lru_cache_wrapper) if things is None else things:
        if isinstance(thing, functools._lru_cache_wrapper) and str(thing.__module__).startswith("warhall.games"):
            thing.cache_clear()


class Anew:
    """A copy of the repository in which one file at a time is broken, and a fresh interpreter for each."""

    def __init__(self, root: Path, copy: Path, room: str) -> None:
        self.copy = copy
        self.tests = f"tests/games/{room}"
        self.command = [
            *(sys.executable, "-m", "pytest", "-x", "-n", "0", "-p", "no:cacheprovider", "--tb=no", "-rfE"),
            *("-p", "tests.mutants.first", "-m", PROVES, *NOT_ASKED, self.tests),
        ]
        files = subprocess.run(
            [shutil.which("git") or "git", "ls-files", "-z", "-co", "--exclude-standard"],
            cwd=root,
            check=True,
            capture_output=True,
        ).stdout
        for name in files.decode().split("\0"):
            if name.startswith(("warhall/", "tests/", "docs/", "pyproject", "README")) and (root / name).is_file():
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                (copy / name).write_bytes((root / name).read_bytes())
                stat = (root / name).stat()
                os.utime(copy / name, (stat.st_atime, stat.st_mtime - 3600))

    def run(self, first: Sequence[str] = (), *, keep: bool = False) -> tuple[int, str]:
        """How the tests end here, some of them asked first; the first run keeps what was compiled."""
        env = os.environ | {"PYTHONPATH": str(self.copy), "ASKED_FIRST": "\n".join(first)}
        if not keep:
            env["PYTHONDONTWRITEBYTECODE"] = "1"
        try:
            done = subprocess.run(
                self.command, cwd=self.copy, env=env, capture_output=True, text=True, timeout=600, check=False
            )
        except subprocess.TimeoutExpired:
            return 1, "it did not end"
        failed = [line.split(" ")[1] for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        return done.returncode, failed[0] if failed else (done.stdout + done.stderr)[-300:]

    def notices(self, file: str, changed: str, first: Sequence[str] = ()) -> str | None:
        """What fails with the changed file; a room that cannot even be loaded is noticed by everybody."""
        path = self.copy / file
        before, stat = path.read_bytes(), path.stat()
        path.write_text(changed, "utf-8")
        try:
            code, failed = self.run(first)
        finally:
            path.write_bytes(before)
            os.utime(path, (stat.st_atime, stat.st_mtime))
        if code == 0:
            return None
        return failed if code == 1 else "while it was loaded"

    def naming(self, word: str) -> list[str]:
        """The files of tests in which a word stands, such as the name of a card."""
        return [
            str(path.relative_to(self.copy))
            for path in sorted((self.copy / self.tests).glob("test_*.py"))
            if word in path.read_text("utf-8")
        ]
