"""The whole suite again and again, every second time beside a load on all cores, and now and then beside a heavy one:
does it pass every time?

`python -m tests.steady [N]` runs `make test` until there are N results for the tree as it is, and prints a table. Every
result is written down as soon as it is there, so a series that was interrupted goes on where it was. Of a run that
failed the table tells the first test that did, and the command that repeats it; what each run said and all that failed
in it is kept in `.steady/`.

Twenty runs take hours. With `--book FILE` every run is also a line of that file, with its commit, and a series goes on
over several commits: it counts the runs in a row since the last one that failed, and a run that
fails ends it. The file may be committed.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import shutil
import subprocess
import sys
import time  # noqa: TID251  how long a run takes is part of the table
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
GIT = shutil.which("git") or "git"
FOLDER = ROOT / ".steady"
RESULTS = FOLDER / "results.jsonl"
FAILED = re.compile(r"^(?:FAILED (\S.*)|\s*test: (\S.*))$", re.MULTILINE)
AGAIN = re.compile(r"^\s*again: (\S.*)$", re.MULTILINE)
GATE = re.compile(r"^make(?:\[\d+\])?: \*\*\* \[(?:\S+: )?(\S+)\]", re.MULTILINE)
"""What make says of a gate that failed: the innermost first."""


class Run(NamedTuple):
    """One run of the suite."""

    tree: str
    number: int
    load: int
    passed: bool
    seconds: int
    failed: list[str]
    again: str = ""


def tree() -> str:
    """What is tested: another commit or another change begins a series of its own."""
    head = subprocess.run([GIT, "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
    changed = subprocess.run([GIT, "diff", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
    return head.decode()[:12] + (f"+{sha256(changed).hexdigest()[:6]}" if changed else "")


def results(of: str) -> list[Run]:
    """What the series of a tree has brought so far."""
    if not RESULTS.exists():
        return []
    runs = [Run(**json.loads(line)) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
    return [run for run in runs if run.tree == of]


def in_a_row(book: Path) -> list[Run]:
    """The runs of a book since the last one that failed, of whatever commits."""
    lines = book.read_text(encoding="utf-8").splitlines()[1:] if book.exists() else []
    runs: list[Run] = []
    for of, load, result, seconds, *_ in map(str.split, lines):
        runs = [*runs, Run(of, len(runs) + 1, int(load), result == "passed", int(seconds), [])]
        runs = runs if runs[-1].passed else []
    return runs


def note(book: Path, run: Run) -> None:
    """One more line of a book."""
    if not book.exists():
        book.write_text("commit        load  result  seconds  first that failed\n", encoding="utf-8")
    with book.open("a", encoding="utf-8") as file:
        first = "" if run.passed else (run.failed or ["?"])[0]
        file.write(f"{run.tree:12}  {run.load:4}  {result_of(run)}  {run.seconds:7}  {first}".rstrip() + "\n")


def result_of(run: Run) -> str:
    return "passed" if run.passed else "FAILED"


def burn() -> None:
    """Keep a core busy until killed."""
    while True:
        pass


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that take what they can get."""
    load = [multiprocessing.Process(target=burn, daemon=True) for _ in range(processes)]
    for each in load:
        each.start()
    try:
        yield
    finally:
        for each in load:
            each.kill()
            each.join()


def load_of(number: int, cores: int) -> int:
    """How many busy processes run beside a run: none at every odd one, as many as there are cores at every even one,
    and twice as many, four at least, at every sixth. So ten of twenty have a load, and three of them a heavy one.
    """
    if number % 2:
        return 0
    return cores if number % 6 else max(4, 2 * cores)


def run_once(number: int, command: Sequence[str]) -> Run:
    """One run, beside its load."""
    load = load_of(number, os.cpu_count() or 1)
    log = FOLDER / f"run-{number}.log"
    shutil.rmtree(ROOT / ".failures", ignore_errors=True)
    begun = time.monotonic()
    with busy(load), log.open("wb") as out:
        code = subprocess.run(command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, check=False).returncode
    failed, again = failures(log.read_text(encoding="utf-8", errors="replace")) if code else ([], "")
    if code and (ROOT / ".failures").is_dir():
        shutil.copytree(ROOT / ".failures", FOLDER / f"failures-{number}", dirs_exist_ok=True)
    return Run(tree(), number, load, code == 0, round(time.monotonic() - begun), failed, again)


def failures(told: str) -> tuple[list[str], str]:
    """The tests that failed, in the order in which they were told, and how to repeat the first; or else the gate."""
    tests = dict.fromkeys((one or other).partition(" - ")[0].strip() for one, other in FAILED.findall(told))
    commands = AGAIN.findall(told)
    gates = GATE.findall(told)
    if tests:
        return list(tests), commands[0] if commands else ""
    return (gates[:1], f"make {gates[0]}") if gates else ([], "")


def table(runs: Sequence[Run]) -> str:
    """All runs, a line each, and how many passed."""
    lines = [" run  load  result  seconds  first that failed"]
    for run in runs:
        first = run.failed[0] if run.failed else "" if run.passed else f"see .steady/run-{run.number}.log"
        more = f" and {len(run.failed) - 1} more" if len(run.failed) > 1 else ""
        lines.append(f"{run.number:4}  {run.load:4}  {result_of(run)}  {run.seconds:7}  {first}{more}".rstrip())
        if run.again:
            lines.append(f"{'again: ':>31}{run.again}")
    loaded = [run for run in runs if run.load]
    trees = len({run.tree for run in runs})
    lines.append(
        f"{sum(run.passed for run in runs)} of {len(runs)} passed; "
        f"beside a load {sum(run.passed for run in loaded)} of {len(loaded)}"
        + (f"; over {trees} commits" if trees > 1 else "")
    )
    return "\n".join(lines)


def main() -> int:
    """Go on with the series until it is long enough."""
    parser = argparse.ArgumentParser(description="Run the whole suite again and again.")
    parser.add_argument("runs", type=int, nargs="?", default=20)
    parser.add_argument("--book", type=Path, help="a file that keeps a series over several commits")
    parser.add_argument(
        "--command", nargs=argparse.REMAINDER, default=["make", "test"], help="what to run instead of the suite"
    )
    wanted = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    book: Path | None = wanted.book
    runs = in_a_row(book) if book else results(tree())
    while len(runs) < wanted.runs and not (book and runs and not runs[-1].passed):
        run = run_once(len(runs) + 1, wanted.command)
        if book:
            note(book, run)
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(run._asdict()) + "\n")
        runs.append(run)
        sys.stdout.write(f"{table(runs)}\n\n")
        sys.stdout.flush()
    sys.stdout.write(f"{table(runs)}\n")
    return 0 if all(run.passed for run in runs) else 1


if __name__ == "__main__":
    sys.exit(main())
