"""`python -m tests.mutants GAME [--sample N] [--content N] [--seed S]`: break a room, and say what was not noticed."""

from __future__ import annotations

import argparse
import difflib
import json
import tempfile
from pathlib import Path

import pytest
import yaml
from rich import print as say
from rich.progress import track

from tests.mutants.breaks import Break, breaks_of, broken, changed_number, numbers_of, sample
from tests.mutants.reach import reach
from tests.mutants.trial import PROVES, Anew, Quick

ROOT = Path(__file__).parents[2]
STORE = ROOT / "build" / "mutants"
EQUAL = Path(__file__).parent / "equal.yaml"


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("room")
    parser.add_argument("--sample", type=int, default=400, help="how many breaks of the code (400)")
    parser.add_argument("--content", type=int, default=0, help="how many numbers of the content (0)")
    parser.add_argument("--seed", type=int, default=1, help="which of them (1)")
    parser.add_argument("--only", action="append", default=[], help="only breaks whose name begins so")
    asked = parser.parse_args()
    if not (ROOT / "warhall" / "games" / asked.room).is_dir():
        rooms = ", ".join(
            sorted(path.name for path in (ROOT / "tests" / "games").iterdir() if (path / "__init__.py").is_file())
        )
        parser.error(f"there is no room {asked.room!r}; there are {rooms}")
    with tempfile.TemporaryDirectory(prefix="mutants-") as copy:
        return Run(asked, Anew(ROOT, Path(copy), asked.room)).go()


class Run:
    """One run over one room."""

    def __init__(self, asked: argparse.Namespace, anew: Anew) -> None:
        self.asked, self.anew = asked, anew
        self.store = STORE / asked.room
        self.store.mkdir(parents=True, exist_ok=True)
        self.equal: dict[str, str] = (yaml.safe_load(EQUAL.read_text("utf-8")) or {}).get(asked.room, {})
        self.answers: list[dict[str, object]] = []

    def go(self) -> int:
        code, said = self.anew.run(keep=True)
        if code:
            say(f"Nothing can be learnt while the tests fail unbroken: {said}")
            return 2
        chosen = sample(breaks_of(ROOT, self.asked.room), self.asked.sample, self.asked.seed)
        numbers = sample(numbers_of(ROOT, self.asked.room), self.asked.content, self.asked.seed)
        if self.asked.only:
            chosen = [one for one in breaks_of(ROOT, self.asked.room) if one.name.startswith(tuple(self.asked.only))]
        survivors = self.code(chosen)
        for one, changed in track(survivors, "from the beginning"):
            self.answer(one, changed, self.anew.notices(one.file, changed))
        for one in track(numbers, "numbers of the content"):
            changed = changed_number((ROOT / one.file).read_text("utf-8"), one)
            self.answer(one, changed, self.anew.notices(one.file, changed))
        return self.tell()

    def code(self, chosen: list[Break]) -> list[tuple[Break, str]]:
        """The breaks of the code that the quick way did not notice."""
        reached = reach(ROOT, self.asked.room, self.store)
        quick = Quick()
        left: list[tuple[Break, str]] = []
        run = self

        class Loop:
            def pytest_runtestloop(self) -> bool:
                for one in track(chosen, "at once"):
                    path = ROOT / one.file
                    text = path.read_text("utf-8")
                    changed = broken(text, one)
                    if changed is None:
                        continue
                    noticed = quick.notices(str(path), text, changed, reached.get((one.file, one.line), []))
                    if noticed is None:
                        left.append((one, changed))
                    else:
                        run.answer(one, changed, noticed)
                return True

        code = pytest.main(
            [
                "-n",
                "0",
                "-p",
                "no:cacheprovider",
                "-m",
                PROVES,
                str(ROOT / "tests" / "games" / self.asked.room),
            ],
            plugins=[quick, Loop()],
        )
        if code:
            raise SystemExit("The tests of this room could not be collected.")
        return left

    def answer(self, one: Break, changed: str, noticed: str | None) -> None:
        before = (ROOT / one.file).read_text("utf-8").splitlines()
        now = [line[2:].strip() for line in difflib.ndiff(before, changed.splitlines()) if line.startswith("+ ")]
        self.answers.append(
            {
                "break": one.name,
                "now": now,
                "noticed": noticed,
                "equal": self.equal.get(one.name),
            }
        )

    def tell(self) -> int:
        """The whole as lines of JSON, and what is left to think about."""
        file = self.store / "answers.jsonl"
        file.write_text("".join(f"{json.dumps(answer, ensure_ascii=False)}\n" for answer in self.answers), "utf-8")
        lived = [answer for answer in self.answers if answer["noticed"] is None]
        unexplained = [answer for answer in lived if answer["equal"] is None]
        for answer in unexplained:
            say(f"not noticed: {answer['break']}\n    {answer['now']}")
        many = len(self.answers)
        say(
            f"{self.asked.room}: {many} breaks (seed {self.asked.seed}), {many - len(lived)} noticed by tests of "
            f"rules, cases and cards, {len(lived) - len(unexplained)} change nothing (equal.yaml), "
            f"{len(unexplained)} not noticed. {file.relative_to(ROOT)}"
        )
        return 1 if unexplained else 0


if __name__ == "__main__":
    raise SystemExit(main())
