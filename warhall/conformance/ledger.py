"""The ledger: a pytest plugin that writes down which rules, cases and cards the tests name, and how those went.

    @pytest.mark.rule("CF-2.3")
    def test_a_full_column_takes_no_stone() -> None: ...

`pytest --ledger FILE` writes one JSON line of entries for all tests that ran. `--game ID` keeps the suite to one game.
Works with xdist: the marks travel with the reports, and the process that collects the reports writes the file.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest

MARKS = ("rule", "case", "card")
KEY = "warhall-ledger"


class LedgerEntry(msgspec.Struct, frozen=True):
    """One test: what it names, and how it went (passed, failed, skipped or xfailed)."""

    test: str
    outcome: str
    rule: tuple[str, ...] = ()
    case: tuple[str, ...] = ()
    card: tuple[str, ...] = ()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the two options."""
    group = parser.getgroup("warhall")
    group.addoption("--ledger", metavar="FILE", default=None, help="write which rules, cases and cards were proved")
    group.addoption("--game", metavar="ID", default=None, help="keep the conformance suite to one game")


def pytest_configure(config: pytest.Config) -> None:
    """Open the ledger, where one is wanted."""
    if config.getoption("--ledger") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Ledger(Path(config.getoption("--ledger"))), "warhall-ledger")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Give the marks of a test to its report."""
    report = yield
    for kind in MARKS:
        for mark in item.iter_markers(kind):
            report.user_properties.append((f"{KEY}-{kind}", " ".join(map(str, mark.args))))
    return report


class Ledger:
    """Collects the reports of a run and writes them down at its end."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.entries: dict[str, LedgerEntry] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take one phase of one test: what failed in any phase has failed, and only the call can pass."""
        outcome = "xfailed" if hasattr(report, "wasxfail") else report.outcome
        if report.when != "call" and outcome == "passed":
            return
        known = self.entries.get(report.nodeid)
        if known is not None and known.outcome == "failed":
            return
        named: dict[str, list[str]] = {kind: [] for kind in MARKS}
        for key, value in report.user_properties:
            kind = key.removeprefix(f"{KEY}-")
            if kind in named and key != kind:
                named[kind] += str(value).split()
        marks = {kind: tuple(dict.fromkeys(ids)) for kind, ids in named.items()}
        self.entries[report.nodeid] = LedgerEntry(report.nodeid, outcome, **marks)

    def pytest_sessionfinish(self) -> None:
        """Write the file."""
        self.file.write_bytes(msgspec.json.encode(list(self.entries.values())))


def read_ledger(file: Path) -> list[LedgerEntry]:
    """The entries of a ledger."""
    return msgspec.json.decode(file.read_bytes(), type=list[LedgerEntry])
