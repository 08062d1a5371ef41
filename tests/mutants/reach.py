"""Which tests reach which line of a room: a break is shown only to those that could notice it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from coverage import CoverageData

from tests.mutants.trial import PROVES


def reach(root: Path, room: str, store: Path) -> dict[tuple[str, int], list[str]]:
    """For each file and line the tests that ran it, those that run the fewest lines first: they are about something."""
    data = store / "reach.coverage"
    subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-m", PROVES, f"tests/games/{room}"),
            *(f"--cov=warhall/games/{room}", "--cov-context=test", "--cov-report="),
        ],
        cwd=root,
        check=True,
        env=os.environ | {"COVERAGE_FILE": str(data)},
    )
    stored = CoverageData(str(data))
    stored.read()
    reached: dict[tuple[str, int], list[str]] = {}
    weight: dict[str, int] = {}
    for file in stored.measured_files():
        name = str(Path(file).relative_to(root))
        for line, contexts in stored.contexts_by_lineno(file).items():
            tests = sorted({context.rsplit("|", 1)[0] for context in contexts if context})
            reached[name, line] = tests
            for test in tests:
                weight[test] = weight.get(test, 0) + 1
    for tests in reached.values():
        tests.sort(key=lambda test: (weight[test], test))
    return reached
