"""The ledger notes what tests name and how they went; the report compares it with the catalogue."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.conformance.lots import GAME as LOTS
from warhall.conformance.ledger import LedgerEntry, read_ledger
from warhall.conformance.report import SUITE, ConformanceError, case_ids, conformance, proof, report, untested
from warhall.games import game
from warhall.kernel.errors import ContentError
from warhall.kernel.game import Game

ROOT = Path(__file__).parents[2]

TESTS = """
import pytest

@pytest.mark.rule("XX-1.1", "XX-1.2")
@pytest.mark.card("owl")
def test_good(): pass

@pytest.mark.rule("XX-1.2")
def test_bad(): assert False

@pytest.mark.rule("XX-1.3")
@pytest.mark.skip(reason="not now")
def test_skipped(): pass

@pytest.mark.rule("XX-1.4")
@pytest.mark.xfail(reason="XX-1.4 is only approximated", strict=True)
def test_approximation(): assert False

@pytest.fixture
def broken():
    yield
    raise RuntimeError

@pytest.mark.case("XX-C01")
def test_whose_end_breaks_down(broken): pass
"""


def run(folder: Path, *options: str) -> list[LedgerEntry]:
    (folder / "test_some.py").write_text(TESTS, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n  rule\n  case\n  card\n", encoding="utf-8")
    file = folder / "ledger.json"
    command = [sys.executable, "-m", "pytest", "-p", "warhall.conformance.ledger", "--ledger", str(file), *options]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    subprocess.run([*command, str(folder)], cwd=folder, env=env, capture_output=True, check=False)
    return sorted(read_ledger(file), key=lambda entry: entry.test)


@pytest.mark.parametrize("options", [(), ("-p", "xdist", "-n", "2")], ids=["one process", "several processes"])
def test_the_ledger_notes_every_mark_with_its_outcome(options: tuple[str, ...], tmp_path: Path) -> None:
    entries = {entry.test.partition("::")[2]: entry for entry in run(tmp_path, *options)}
    assert {name: entry.outcome for name, entry in entries.items()} == {
        "test_good": "passed",
        "test_bad": "failed",
        "test_skipped": "skipped",
        "test_approximation": "xfailed",
        "test_whose_end_breaks_down": "failed",
    }
    assert entries["test_good"].rule == ("XX-1.1", "XX-1.2")
    assert entries["test_good"].card == ("owl",)
    assert entries["test_whose_end_breaks_down"].case == ("XX-C01",)


def test_only_a_rule_whose_tests_pass_is_proved() -> None:
    entries = [
        LedgerEntry("a", "passed", rule=("XX-1", "XX-2")),
        LedgerEntry("b", "failed", rule=("XX-2",)),
        LedgerEntry("c", "xfailed", rule=("XX-3",)),
        LedgerEntry("d", "passed", rule=("XX-9",)),
    ]
    found = proof(["XX-1", "XX-2", "XX-3", "XX-4", "XX-5"], entries, "rule", {"XX-5": "advice"})
    assert (found.proved, found.all) == (1, 5)
    assert found.missing == ("XX-2", "XX-3", "XX-4")
    assert found.failing == ("XX-2", "XX-3")
    assert found.untestable == {"XX-5": "advice"}
    assert found.unknown == ("XX-9",)


def room(folder: Path, **files: str) -> Game:
    (folder / "rules").mkdir()
    for name, text in files.items():
        (folder / "rules" / f"{name}.yaml").write_text(text, encoding="utf-8")
    (folder / "rules" / "en.md").write_text("# X\n\n## 1\n\n- **LT-1.1** A rule.\n", encoding="utf-8")
    return replace(LOTS, folder=folder, cards=("owl",))


def test_a_game_conforms_only_when_rules_cases_cards_and_the_suite_are_proved(tmp_path: Path) -> None:
    found = room(tmp_path, cases="- id: LT-C01\n  title: something\n- id: LT-C02\n")
    entries = [
        LedgerEntry(f"{SUITE}::test", "passed"),
        LedgerEntry("a", "passed", rule=("LT-1.1",), case=("LT-C01", "LT-C02"), card=("owl",)),
    ]
    assert report(found, entries).conforms
    assert not report(found, entries[:1]).conforms
    assert not report(found, entries[1:]).conforms
    assert not report(found, [*entries, LedgerEntry("b", "failed")]).conforms
    assert not report(found, [*entries, LedgerEntry("b", "passed", card=("cat",))]).conforms
    assert report(found, entries[:1]).cases.missing == ("LT-C01", "LT-C02")


def test_untestable_rules_need_a_reason(tmp_path: Path) -> None:
    assert untested(LOTS) == {}
    assert untested(room(tmp_path, untested="LT-1.1: advice only\n")) == {"LT-1.1": "advice only"}
    (tmp_path / "rules" / "untested.yaml").write_text("LT-1.1:\n", encoding="utf-8")
    with pytest.raises(ConformanceError, match="ids to reasons"):
        untested(replace(LOTS, folder=tmp_path))


@pytest.mark.parametrize("text", ["LT-C01: x\n", "- title: no id\n", "- LT-C01\n"])
def test_cases_need_an_id(text: str, tmp_path: Path) -> None:
    with pytest.raises(ConformanceError, match="each with an id"):
        case_ids(room(tmp_path, cases=text))


def test_a_file_of_cases_that_is_no_yaml_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"cases\.yaml:"):
        case_ids(room(tmp_path, cases="- id: [\n"))


def test_without_a_checkout_there_is_no_report(tmp_path: Path) -> None:
    with pytest.raises(ConformanceError, match="come with a checkout"):
        conformance(game("four"), tmp_path)


def test_tests_that_cannot_be_run_are_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    (tmp_path / SUITE).parent.mkdir(parents=True)
    (tmp_path / SUITE).write_text("", encoding="utf-8")
    with pytest.raises(ConformanceError, match="cannot be run"):
        conformance(game("four"), tmp_path)


@pytest.mark.deep
def test_every_rule_of_four_is_proved() -> None:
    found = conformance(game("four"))
    assert found.rules.missing == ()
    assert found.failed == ()
    assert found.conforms
    assert found.rules.proved == found.rules.all == 12
