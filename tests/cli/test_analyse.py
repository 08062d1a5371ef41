"""`warhall analyse`: a recorded game told as chances, turning points, mistakes and luck."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from warhall.cli.analyse import drawn
from warhall.games import game
from warhall.kernel.dice import SeededDice
from warhall.kernel.table import Table


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game in which yellow lets red make four."""
    table = Table(game("four"), None, SeededDice(1), {"red": "Anna", "yellow": "greedy"})
    for number, column in enumerate("dadadbd"):
        table.act(number % 2, f"drop {column}")
    file = tmp_path / "game.record"
    file.write_text(table.record().text(), encoding="utf-8")
    return file


def test_people_read_what_decided_the_game(run: Run, record: Path) -> None:
    ran = run("analyse", record)
    assert ran.code == 0
    head, columns, red, yellow, *rest = ran.out.splitlines()
    assert head.startswith("Four in a row: 7 steps, 300 positions")
    assert columns.split("  ")[-1] == "blunders"
    assert red.split()[:2] == ["Azure", "Anna"]
    assert [red.split()[5], yellow.split()[5]] == ["+50.0", "−50.0"]
    assert rest[0] == "Win chances with all hands open:"
    assert rest[1].split()[-2:] == ["100.0", "%"]
    assert len(rest[1].split()[1]) == 8, "one bar for each step and the start"
    assert rest[3] == "Win chances as each seat could know them:"
    assert "Turning points:" in rest
    blunder = next(line for line in rest if "step 6, Ember" in line and "blunder" in line)
    assert "drop b; better: drop d" in blunder
    assert "four in a row at the next move" in ran.out


def test_a_long_game_is_drawn_in_as_many_bars_as_fit() -> None:
    assert drawn([0, 10_000, 5000, 4999]) == "▁█▅▄"
    assert drawn([5000] * 1000) == "▅" * 60
    assert drawn([0] * 90 + [10_000] * 90) == "▁" * 30 + "█" * 30


def test_it_speaks_three_languages(run: Run, record: Path) -> None:
    said = {lang: run("analyse", record, "--lang", lang, "--looks", 40).out for lang in ("en", "ru", "uk")}
    assert "Turning points:" in said["en"]
    assert "Переломные моменты:" in said["ru"]
    assert "Переломні моменти:" in said["uk"]


def test_programs_get_one_object_and_the_same_one_for_the_same_looks_and_seed(run: Run, record: Path) -> None:
    ran = run("analyse", record, "--json", "--looks", 40, "--seed", 2)
    assert (ran.code, ran.err.strip()) == (0, "")
    found = json.loads(ran.out)
    assert (found["status"], found["steps"], found["looks"]) == ("done", 7, 40)
    assert len(found["moments"]) == 8
    assert set(found["sums"][0]) >= {"own", "others", "luck", "total", "play", "lost"}
    assert run("analyse", record, "--json", "--looks", 40, "--seed", 2).out == ran.out


def test_a_record_that_does_not_replay_is_refused_with_its_line(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("3 red drop d", "3 red drop e"), encoding="utf-8")
    ran = run("analyse", record, "--json")
    assert ran.code == 1
    assert "line 9" in ran.err
    assert ran.out == ""
    missing = run("analyse", record.with_name("nothing"))
    assert (missing.code, missing.err.startswith("warhall: cannot read")) == (1, True)
