"""Running the command in this process: its arguments, what is typed, what it prints and how it ends."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

import warhall.games
from warhall.cli import main
from warhall.games import rooms


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


class Entry(NamedTuple):
    name: str
    value: str


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("play", "four", typed="4\\nquit\\n")`."""
    for variable in ("WARHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)

    def ran(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["warhall", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        else:
            code = 0
        return Ran(code, *capsys.readouterr())

    return ran


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two games of the tests announce themselves: `duel` with secrets and dice, `caves` with content files."""
    entries = [Entry("duel", "tests.kernel.duel"), Entry("caves", "tests.cli.caves_room")]
    rooms.cache_clear()
    monkeypatch.setattr(warhall.games, "entry_points", lambda group: entries)
    yield
    rooms.cache_clear()
