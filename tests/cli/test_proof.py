"""`warhall conformance`: the report of the games, for people and for programs."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run
from warhall.conformance.report import ConformanceError, Proof, Report
from warhall.games import rooms
from warhall.kernel.game import Game

NONE = Proof(proved=0, all=0)


def made(*, conforms: bool, **more: object) -> Report:
    rules = Proof(proved=12, all=14, missing=("CF-9.1",), untestable={"CF-1.3": "advice"}, unknown=("CF-7",))
    found = {"game": "four", "version": 1, "passed": 40, "failed": (), "suite": {}, "rules": rules}
    return Report(**{**found, "cases": NONE, "cards": NONE, "conforms": conforms, **more})  # type: ignore[arg-type]


@pytest.fixture
def reported(monkeypatch: pytest.MonkeyPatch) -> list[Report]:
    """The report is given: making a real one would run the tests within the tests."""
    reports = [made(conforms=True)]
    monkeypatch.setattr("warhall.conformance.report.conformance", lambda game: reports[0])
    return reports


def test_one_game_is_an_object_and_all_are_a_list(run: Run, reported: list[Report]) -> None:
    one = json.loads(run("conformance", "four", "--json").out)
    assert (one["game"], one["conforms"], one["rules"]["proved"], one["rules"]["all"]) == ("four", True, 12, 14)
    assert json.loads(run("conformance", "--json").out) == [one] * len(rooms())


def test_people_read_what_is_missing(run: Run, reported: list[Report]) -> None:
    ran = run("conformance", "four")
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "four: 40 tests passed, 0 failed.",
        "  Rules with a passing test: 12 of 14.",
        "    Not proved: CF-9.1.",
        "    CF-1.3 cannot be tested: advice",
        "    Named by tests, but not there: CF-7.",
    ]


def test_a_game_that_does_not_conform_fails_the_command(run: Run, reported: list[Report]) -> None:
    reported[0] = made(conforms=False, failed=("tests/games/four/test_play.py::test_x",))
    ran = run("conformance", "four", "--lang", "ru")
    assert ran.code == 1
    assert "Не пройден: tests/games/four/test_play.py::test_x" in ran.out


def test_a_report_that_cannot_be_made_is_said_in_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: Game) -> Report:
        raise ConformanceError("there are no tests here")

    monkeypatch.setattr("warhall.conformance.report.conformance", fail)
    ran = run("conformance", "four")
    assert (ran.code, ran.err) == (1, "The tests of four are running …\nwarhall: there are no tests here\n")
