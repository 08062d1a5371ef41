"""`python -m tests.mutants GAME [--sample N] [--content N] [--seed S]`: break a room, and say what was not noticed.

Answers are kept as they come: what was noticed is not asked again while the broken file stays as it is, what was not
noticed is. So a run may be stopped (`--minutes`) and continued, and after new tests only the rest is asked.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time  # noqa: TID251  a run may be stopped after some minutes
from collections.abc import Iterator
from hashlib import sha256
from itertools import accumulate
from pathlib import Path

import pytest
from rich.progress import track

from tests.mutants import breaks
from tests.mutants.answers import Answers, Equal
from tests.mutants.breaks import (
    NUMBER,
    Break,
    breaks_of,
    broken,
    changed_number,
    entry_at,
    numbers_of,
    plant,
    planted_in,
    sample,
    where,
)
from tests.mutants.reach import Reach, Watch
from tests.mutants.trial import NOT_ASKED, PROVES, SECONDS, TIMES, Anew, Quick

ROOT = Path(__file__).parents[2]
STORE = ROOT / "build" / "mutants"


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("room")
    parser.add_argument("--sample", type=int, default=400, help="how many breaks of the code (400)")
    parser.add_argument("--content", type=int, default=0, help="how many numbers of the content (0)")
    parser.add_argument("--seed", type=int, default=1, help="which of them (1)")
    parser.add_argument("--minutes", type=float, default=0, help="ask for so many; the same command goes on")
    parser.add_argument("--last", type=int, default=0, help="nothing but the last N faults that were planted by hand")
    parser.add_argument("--only", action="append", default=[], help="only breaks of files whose name ends so")
    parser.add_argument("--tests", action="append", default=[], help="after new tests: ask only files named so")
    parser.add_argument("--quick", action="store_true", help="leave out what needs a fresh interpreter")
    parser.add_argument("--fresh", action="store_true", help="ask only what was left out so")
    parser.add_argument("--seconds", type=float, default=0, help="ask of each only tests that take so many together")
    parser.add_argument("--tell", action="store_true", help="ask nothing, say what is known")
    asked = parser.parse_args()
    if not (ROOT / "warhall" / "games" / asked.room).is_dir():
        rooms = ", ".join(
            sorted(path.name for path in (ROOT / "tests" / "games").iterdir() if (path / "__init__.py").is_file())
        )
        parser.error(f"there is no room {asked.room!r}; there are {rooms}")
    return Run(asked).go()


class Run:
    """One run over one room."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.store = STORE / asked.room
        self.store.mkdir(parents=True, exist_ok=True)
        self.until = float("inf")
        self.texts: dict[str, str] = {}
        self.broken: dict[Break, str | None] = {}
        if asked.last:
            asked.sample = asked.content = 0
        chosen = self.choose()[-asked.last :]
        if asked.only:
            chosen = [each for each in chosen if each[0].file.endswith(tuple(asked.only))]
        self.answers = Answers(self.store / "answers.jsonl", chosen, Equal(asked.room))

    def choose(self) -> list[tuple[Break, str, str]]:
        """The breaks of this run, each with the broken file and its name; they are looked for once."""
        asked, room = self.asked, ROOT / "warhall" / "games" / self.asked.room
        sources = [path for path in sorted(room.rglob("*.*")) if path.suffix in (".py", ".yaml")]
        sources += [Path(__file__).parent / name for name in ("breaks.py", "ways.py", "planted.yaml")]
        digest = sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
        kept = self.store / f"sample-{asked.seed}-{asked.sample}-{asked.content}.json"
        if kept.is_file():
            told = json.loads(kept.read_text("utf-8"))
            if told["digest"] == digest:
                return [(Break(*one), changed, name) for one, changed, name in told["breaks"]]
        code = planted_in(ROOT, asked.room)
        if asked.sample:
            code += sample(breaks_of(ROOT, asked.room), asked.sample, asked.seed, self.runs)
        content = sample(numbers_of(ROOT, asked.room), asked.content, asked.seed)
        chosen = [
            (one, str(self.changed(one)), where(self.text(one), one, str(self.changed(one)))) for one in code + content
        ]
        kept.write_text(json.dumps({"digest": digest, "breaks": chosen}), "utf-8")
        return chosen

    def text(self, one: Break) -> str:
        if one.file not in self.texts:
            self.texts[one.file] = (ROOT / one.file).read_text("utf-8")
        return self.texts[one.file]

    def changed(self, one: Break) -> str | None:
        if one not in self.broken:
            text = self.text(one)
            match one.way:
                case breaks.NUMBER:
                    self.broken[one] = changed_number(text, one)
                case breaks.PLANTED:
                    self.broken[one] = plant(self.asked.room, text, one)
                case _:
                    self.broken[one] = broken(text, one)
        return self.broken[one]

    def runs(self, one: Break) -> bool:
        return self.changed(one) is not None

    def go(self) -> int:
        if not self.asked.tell:
            self.ask()
        return self.answers.tell(f"{self.asked.room}, seed {self.asked.seed}")

    def ask(self) -> None:
        code = [each for each in self.answers.open() if each[0].way != NUMBER]
        content = [each for each in self.answers.open() if each[0].way == NUMBER]
        watch = Watch(ROOT, [(one.file, one.line) for one, _, _ in self.answers.chosen if one.way != NUMBER])
        reached = Reach(ROOT, self.asked.room, self.store, watch)
        if self.asked.minutes:
            self.until = time.monotonic() + self.asked.minutes * 60
        if self.asked.fresh:
            reached.recall()
            later = [(one, changed) for one, changed, _ in code if not self.answers.is_known(one)]
        else:
            later = self.at_once(code, reached) if code else []
        if self.asked.quick or self.asked.tests or not (later or content) or time.monotonic() > self.until:
            return
        with tempfile.TemporaryDirectory(prefix="mutants-") as copy:
            anew = Anew(ROOT, Path(copy), self.asked.room)
            status, said = anew.run(keep=True)
            if status:
                raise SystemExit(f"Nothing can be learnt while the tests fail unbroken: {said}")
            for one, changed in self.in_time(later, "from the beginning"):
                self.answers.note(one, anew.notices(one.file, changed, reached.lines.get((one.file, one.line), [])))
            for one, changed in self.in_time([each[:2] for each in content], "numbers of the content"):
                named = anew.naming(entry_at(self.text(one), one.line))
                self.answers.note(one, anew.notices(one.file, changed, named))

    def in_time(self, breaks: list[tuple[Break, str]], what: str) -> Iterator[tuple[Break, str]]:
        for each in track(breaks, what, disable=not sys.stderr.isatty()):
            if time.monotonic() > self.until:
                return
            yield each

    def first_of(self, tests: list[str], reached: Reach) -> list[str]:
        """Those to be asked, if each break is given only some seconds: mostly the first of them notices."""
        if not self.asked.seconds:
            return tests
        sums = accumulate(reached.seconds[test] for test in tests)
        return [test for test, so_far in zip(tests, sums, strict=True) if so_far <= self.asked.seconds] or tests[:1]

    def at_once(self, chosen: list[tuple[Break, str, str]], reached: Reach) -> list[tuple[Break, str]]:
        """The breaks of the code that the quick way cannot judge."""
        quick, run = Quick(), self
        later: list[tuple[Break, str]] = []

        class Loop:
            def pytest_runtestloop(self) -> bool:
                if run.asked.tests:
                    quick.items = {
                        name: item for name, item in quick.items.items() if item.path.stem in run.asked.tests
                    }
                reached.measure(list(quick.items.values()))
                for one, changed in run.in_time([each[:2] for each in chosen], "at once"):
                    place = one.file, one.line
                    tests = reached.lines.get(place, [])
                    limits = {test: SECONDS + TIMES * reached.seconds[test] for test in run.first_of(tests, reached)}
                    noticed, sure = quick.notices(str(ROOT / one.file), run.text(one), changed, limits)
                    if noticed is None and (run.asked.tests or place in reached.loading or (tests and not sure)):
                        later.append((one, changed))
                    else:
                        run.answers.note(one, noticed)
                return True

        tests = str(ROOT / "tests" / "games" / self.asked.room)
        command = ["-n", "0", "-p", "no:cacheprovider", "-m", PROVES, *NOT_ASKED, tests]
        reached.watch.begin()
        code = pytest.main(command, plugins=[quick, Loop()])
        if code:
            raise SystemExit("The tests of this room could not be collected.")
        return later


if __name__ == "__main__":
    raise SystemExit(main())
