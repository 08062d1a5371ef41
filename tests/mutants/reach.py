"""Which tests reach which line of a room: a break is shown only to those that could notice it.

What was measured is kept by files of tests: only those that changed are measured again, and all of them when the room
or what its tests stand on has changed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from coverage import CoverageData

from tests.mutants.trial import NOT_ASKED, PROVES


class Reach:
    """For each line of a room the tests that run it, those with the fewest lines first: they are about something."""

    def __init__(self, root: Path, room: str, store: Path) -> None:
        self.root, self.room, self.file = root, room, store / "reach.json"
        self.lines: dict[tuple[str, int], list[str]] = {}
        self.loading: set[tuple[str, int]] = set()
        """Lines that run while the room is loaded: what they compute is older than any test."""
        folder = root / "tests" / "games" / room
        tests = {
            str(path.relative_to(root)): _digest(path)
            for path in sorted(folder.glob("test_*.py"))
            if path.name not in ("test_bots.py", "test_habits.py")
        }
        ground = sorted((root / "warhall" / "games" / room).rglob("*.*")) + sorted(
            path for path in (*folder.glob("*.py"), *folder.parent.glob("*.py")) if not path.name.startswith("test_")
        )
        under = _digest(*(path for path in ground if path.suffix in (".py", ".yaml")))
        kept = json.loads(self.file.read_text("utf-8")) if self.file.is_file() else {}
        known: dict[str, Any] = kept.get("tests", {}) if kept.get("under") == under else {}
        known = {name: known[name] for name in tests if name in known and known[name]["digest"] == tests[name]}
        fresh = [name for name in tests if name not in known]
        for some in (fresh[first : first + AT_ONCE] for first in range(0, len(fresh), AT_ONCE)):
            known |= {name: {"digest": tests[name], "lines": found} for name, found in self._measure(some).items()}
            self.file.write_text(json.dumps({"under": under, "tests": known}), "utf-8")
        self._gather(known)

    def _measure(self, files: list[str]) -> dict[str, list[tuple[str, int, list[str]]]]:
        """Run some files of tests, and note the lines of each."""
        data = self.file.with_suffix(".coverage")
        done = subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "--tb=short", "-m", PROVES),
                *(*files, *NOT_ASKED, f"--cov=warhall/games/{self.room}", "--cov-context=test", "--cov-report="),
            ],
            cwd=self.root,
            check=False,
            env=os.environ | {"COVERAGE_FILE": str(data)},
            capture_output=True,
            text=True,
        )
        if done.returncode not in (0, NOTHING_TO_RUN):
            raise SystemExit(f"Nothing can be learnt while tests fail unbroken:\n{done.stdout[-3000:]}")
        stored = CoverageData(str(data))
        stored.read()
        found: dict[str, list[tuple[str, int, list[str]]]] = {name: [] for name in files}
        for file in stored.measured_files():
            name = str(Path(file).relative_to(self.root))
            for line, contexts in stored.contexts_by_lineno(file).items():
                of: dict[str, set[str]] = {}
                for context in contexts:
                    test = context.rsplit("|", 1)[0]
                    of.setdefault(test.partition("::")[0] or files[0], set()).add(test)
                for tests_file, tests in of.items():
                    if tests_file in found:
                        found[tests_file].append((name, line, sorted(tests)))
        data.unlink()
        return found

    def _gather(self, known: dict[str, Any]) -> None:
        weight: dict[str, int] = {}
        for each in known.values():
            for file, line, tests in each["lines"]:
                place = self.lines.setdefault((file, line), [])
                for test in tests:
                    if test:
                        place.append(test)
                        weight[test] = weight.get(test, 0) + 1
                    else:
                        self.loading.add((file, line))
        for place in self.lines.values():
            place.sort(key=lambda test: (weight[test], test))


AT_ONCE = 12
"""Files of tests that are measured together, before what was found is kept."""
NOTHING_TO_RUN = 5
"""How pytest ends when no test of a file names a rule."""


def _digest(*paths: Path) -> str:
    return sha256(b"".join(sha256(path.read_bytes()).digest() for path in paths)).hexdigest()[:16]
