"""Datasets: what every bot saw, could do and chose."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tests.cli.conftest import Run
from tests.cli.conftest import run as run  # noqa: PLC0414  a fixture of the command line
from warhall.kernel.dice import SeededDice
from warhall.research import Simulation, encoder

WORDS = ("arena", "match", "four", "greedy", "random", "--games", 2, "--on", "serial")


def test_a_dataset_holds_every_decision_of_every_game(run: Run, tmp_path: Path) -> None:
    folder, book = tmp_path / "data", tmp_path / "book"
    ran = run(*WORDS, "--dataset", folder, "--out", book)
    assert ran.code == 0, ran.err
    assert sorted(each.name for each in folder.iterdir()) == ["1_0_0-1.npz", "1_1_1-0.npz", "dataset.json"]
    data = np.load(folder / "1_0_0-1.npz")
    lines = [json.loads(line) for line in book.read_text().splitlines()]
    decisions = lines[1]["decisions"]
    head = json.loads((folder / "dataset.json").read_text())
    assert data["observations"].shape == (decisions, head["size"])
    assert data["masks"].shape == (decisions, 1), "seven actions in one byte"
    assert data["seats"].tolist() == [number % 2 for number in range(decisions)]
    assert data["returns"].tolist() == [1.0, -1.0]
    simulation, seer = Simulation("four"), encoder("four")
    simulation.state = simulation.game.begin(None, SeededDice(1).child(0))
    for number, action in enumerate(data["actions"].tolist()):
        assert np.array_equal(data["observations"][number], seer.observation(simulation.state, simulation.seat))
        mask = np.unpackbits(data["masks"][number])[: head["actions"]]
        assert np.flatnonzero(mask).tolist() == sorted(simulation.legal)
        simulation.step(action)
    assert simulation.over


def test_a_game_whose_file_is_missing_is_played_again_and_nothing_changes(run: Run, tmp_path: Path) -> None:
    folder, book = tmp_path / "data", tmp_path / "book"
    run(*WORDS, "--dataset", folder, "--out", book)
    before = {each.name: each.read_bytes() for each in (*folder.iterdir(), book)}
    (folder / "1_0_0-1.npz").unlink()
    assert run(*WORDS, "--dataset", folder, "--out", book).code == 0
    assert {each.name: each.read_bytes() for each in (*folder.iterdir(), book)} == before


def test_a_folder_with_another_dataset_is_refused(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    run(*WORDS, "--dataset", folder)
    ran = run("arena", "match", "four", "random", "random", "--on", "serial", "--dataset", folder)
    assert (ran.code, "a dataset about something else" in ran.err) == (1, True)
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert "File exists" in run(*WORDS, "--dataset", blocked).err


def test_without_the_research_kit_a_dataset_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "numpy", None)
    assert "pip install 'warhall[research]'" in run(*WORDS, "--dataset", tmp_path / "data").err
