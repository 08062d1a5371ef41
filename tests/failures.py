"""A pytest plugin: a test that fails says how to see it again, and what it told is kept in one folder.

For every test that failed `.failures/TEST/` holds the failure, the seed from which all its chance follows, the one
command that repeats it, and the log of the halls that it opened. The folders of the last run make room for those of the
next one.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".failures"


class Failures:
    """Collects what failed, wherever the tests ran, and tells it at the end."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, Path]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what a test that failed has told."""
        if not report.failed:
            return
        folder = FOLDER / re.sub(r"[^\w.]+", "-", report.nodeid.removeprefix("tests/"))[:150]
        folder.mkdir(parents=True, exist_ok=True)
        told = [f"test: {report.nodeid} ({report.when})", f"seed: {report.nodeid}", f"again: {again(report.nodeid)}"]
        sections = [f"--- {title} ---\n{text}" for title, text in report.sections]
        (folder / "failure.txt").write_text("\n".join([*told, "", report.longreprtext, *sections]), encoding="utf-8")
        logs = [text for title, text in report.sections if "log" in title]
        (folder / "server.log").write_text("\n".join(logs), encoding="utf-8")
        self.kept.append((report.nodeid, folder))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Name the folders and the commands."""
        for nodeid, folder in self.kept:
            terminalreporter.write_line(f"FAILED {nodeid}")
            terminalreporter.write_line(f"  kept: {folder.relative_to(ROOT)}")
            terminalreporter.write_line(f"  again: {again(nodeid)}")


def again(nodeid: str) -> str:
    """The command that repeats a test; all that it draws follows from its name."""
    return f"make again TEST='{nodeid}'" if "'" not in nodeid else f'make again TEST="{nodeid}"'


def pytest_configure(config: pytest.Config) -> None:
    """Only the process that hears of all tests keeps anything."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(), "warhall-failures")
