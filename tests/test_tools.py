"""The tools of the suite: a series goes on where it was, counts honestly, and a failure says how to see it again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests import failures, steady


@pytest.fixture
def series(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A series of its own, of runs that pass unless a file forbids it."""
    monkeypatch.setattr(steady, "ROOT", tmp_path)
    monkeypatch.setattr(steady, "FOLDER", tmp_path)
    monkeypatch.setattr(steady, "RESULTS", tmp_path / "results.jsonl")
    monkeypatch.setattr(steady, "tree", lambda: "as it is")
    return tmp_path


def go_on(monkeypatch: pytest.MonkeyPatch, runs: int, script: str) -> int:
    monkeypatch.setattr(sys, "argv", ["steady", str(runs), "--command", sys.executable, "-c", script])
    return steady.main()


def test_a_series_goes_on_where_it_was_and_every_second_run_is_beside_a_load(
    series: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert go_on(monkeypatch, 1, "") == 0
    assert go_on(monkeypatch, 3, "") == 0
    assert [(run.number, run.load > 0) for run in steady.results("as it is")] == [(1, False), (2, True), (3, False)]
    assert steady.results("something else") == []
    assert "3 of 3 passed; beside a load 1 of 1" in capsys.readouterr().out


def test_a_series_of_twenty_has_ten_runs_beside_a_load_and_three_beside_four_busy_processes() -> None:
    loads = [steady.load_of(number, 2) for number in range(1, 21)]
    assert [loads.count(0), loads.count(2), loads.count(4)] == [10, 7, 3]
    assert steady.load_of(6, 1) == 4


def test_a_run_that_fails_is_counted_with_the_tests_that_failed(
    series: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = "print('FAILED tests/x.py::test_y - assert 1\\n  again: make x\\n  test: four.test.mjs, a game'); exit(1)"
    assert go_on(monkeypatch, 1, script) == 1
    assert steady.results("as it is")[0].failed == ["tests/x.py::test_y", "four.test.mjs, a game"]
    table = capsys.readouterr().out
    assert "tests/x.py::test_y and 1 more\n" in table
    assert " again: make x\n0 of 1 passed; beside a load 0 of 0" in table


def test_a_loaded_run_that_fails_does_not_count_among_those_that_passed(
    series: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    flag = series / "second"
    script = f"import pathlib; f = pathlib.Path({str(flag)!r}); f.exists() and exit(1); f.touch()"
    assert go_on(monkeypatch, 2, script) == 1
    assert capsys.readouterr().out.endswith("see .steady/run-2.log\n1 of 2 passed; beside a load 0 of 1\n")


def test_a_book_keeps_a_series_over_several_commits_until_a_run_fails(
    series: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def go_on(commit: str, runs: int, script: str) -> int:
        monkeypatch.setattr(steady, "tree", lambda: commit)
        command = ["--book", str(series / "book"), "--command", sys.executable, "-c", script]
        monkeypatch.setattr(sys, "argv", ["steady", str(runs), *command])
        return steady.main()

    assert go_on("f902ca3b", 1, "") == 0
    assert go_on("14af32fd", 3, "") == 0
    assert "3 of 3 passed; beside a load 1 of 1; over 2 commits" in capsys.readouterr().out
    assert go_on("14af32fd", 20, "print('FAILED tests/x.py::test_y'); exit(1)") == 1
    assert steady.in_a_row(series / "book") == []
    assert go_on("26ebbed5", 2, "") == 0
    assert [(run.tree, run.number, run.load > 0) for run in steady.in_a_row(series / "book")] == [
        ("26ebbed5", 1, False),
        ("26ebbed5", 2, True),
    ]
    lines = [line.split() for line in (series / "book").read_text(encoding="utf-8").splitlines()[1:]]
    assert [(line[0], line[2]) for line in lines[:3]] == [("f902ca3b", "passed"), *[("14af32fd", "passed")] * 2]
    assert (lines[3][2], lines[3][4:]) == ("FAILED", ["tests/x.py::test_y"])


def test_a_gate_that_fails_is_named_too() -> None:
    told = (
        "warhall/x.py:1: error\nmake[2]: *** [Makefile:112: types] Error 1\nmake[1]: *** [Makefile:85: whole] Error 2\n"
    )
    assert steady.failures(told) == (["types"], "make types")
    assert steady.failures("make: *** [types] Error 1") == (["types"], "make types")
    assert steady.failures("nothing is told") == ([], "")


def test_a_failure_is_kept_with_its_seed_and_the_command_that_repeats_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(failures, "ROOT", tmp_path)
    monkeypatch.setattr(failures, "FOLDER", tmp_path / ".failures")
    report = SimpleNamespace(
        failed=True,
        nodeid="tests/server/test_x.py::test_y[a-b]",
        when="call",
        longreprtext="assert 1 == 2",
        sections=[("Captured log call", "the hall opens")],
    )
    told: list[str] = []
    keeper = failures.Failures()
    keeper.pytest_runtest_logreport(cast("pytest.TestReport", report))
    keeper.pytest_terminal_summary(cast("pytest.TerminalReporter", SimpleNamespace(write_line=told.append)))
    folder = tmp_path / ".failures" / "server-test_x.py-test_y-a-b-"
    assert told[1:] == [
        f"  kept: {folder.relative_to(tmp_path)}",
        "  again: make again TEST='tests/server/test_x.py::test_y[a-b]'",
    ]
    kept = (folder / "failure.txt").read_text(encoding="utf-8")
    assert "seed: tests/server/test_x.py::test_y[a-b]" in kept
    assert "assert 1 == 2" in kept
    assert (folder / "server.log").read_text(encoding="utf-8") == "the hall opens"


NODE = shutil.which("node")
PLANTED = """
import { appendFileSync } from "node:fs";
import { after, before, opened, test } from "LANE";
before(() => opened({ seed() {}, log: "the hall opens" }));
after(() => {});
test("passes", async () => {});
test("fails", async () => { appendFileSync("TRIED", "once "); throw new Error("planted here"); });
test("leaves a fault that nobody waits for", () => new Promise(() => void Promise.reject(new Error("stray"))));
test("stands still", () => new Promise(() => {}));
test("has parts", async (t) => {
  await t.test("one", async () => {});
  await t.test("two", async () => { throw new Error("planted in a part"); });
  await t.test("three", async () => appendFileSync("TRIED", "never"));
});
"""


@pytest.mark.skipif(
    shutil.which("node") is None or not (steady.ROOT / "web/node_modules").is_dir(),
    reason="the web client is not set up",
)
def test_a_browser_test_that_fails_is_tried_once_and_says_how_to_see_it_again(tmp_path: Path) -> None:
    web, tried = steady.ROOT / "web/tests", tmp_path / "tried"
    file = tmp_path / "planted.test.mjs"
    file.write_text(PLANTED.replace("LANE", str(web / "e2e/lane.mjs")).replace("TRIED", str(tried)), encoding="utf-8")
    folder = steady.ROOT / ".failures"
    env = {**os.environ, "WARHALL_URL": "http://nowhere.invalid", "WARHALL_PATIENCE": "500"}
    try:
        run = subprocess.run([NODE, web / "e2e.mjs", file], env=env, capture_output=True, text=True, check=False)
        assert run.returncode == 1
        assert "browser tests: 1 passed, 4 failed" in run.stdout
        assert tried.read_text(encoding="utf-8") == "once "
        for told in (
            f'again: node web/tests/e2e.mjs {file} --name "fails"',
            "seed: ",
            "planted here",
            "stray",
            " seconds: its beginning",
            "✔ one",
        ):
            assert told in run.stdout
        assert f"test: {file}, has parts: two" in run.stdout
        assert steady.failures(run.stdout)[0] == [
            f"{file}, {name}"
            for name in ("fails", "leaves a fault that nobody waits for", "stands still", "has parts: two")
        ]
        kept = folder / "planted-fails"
        assert "planted here" in (kept / "failure.txt").read_text(encoding="utf-8")
        assert (kept / "server.log").exists()
    finally:
        for each in folder.glob("planted-*"):
            shutil.rmtree(each)
