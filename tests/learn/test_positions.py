"""Positions that people can trust: what lessons and puzzles stand on could be, and what cannot be is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.conftest import run as run  # noqa: PLC0414  a fixture
from warhall.kernel.dice import SeededDice
from warhall.learn.school import school, schools


@pytest.mark.parametrize("game", schools())
def test_every_position_of_a_lesson_or_puzzle_could_be(game: str) -> None:
    taught = school(game)
    for file in sorted((taught.folder / "positions").glob("*.yaml")):
        state = taught.state(file.stem, SeededDice(1))
        assert taught.game.impossible(state) is None, file.name


@pytest.mark.parametrize(
    ("game", "position", "old", "new", "problem"),
    [
        (
            "tyrants",
            "8-small-game",
            "deck: [noble, noble, soldier, soldier, house_guard]",
            "deck: [noble, noble, noble, noble, noble, noble, noble]",
            "black has 9 of noble, but there are 7 for each player",
        ),
        (
            "tyrants",
            "8-small-game",
            "market: [advance_scout, mercenary_squad, spy_master,",
            "market: [red_dragon, red_dragon, red_dragon,",
            "there are 3 of red_dragon, but only 1 in the game",
        ),
        (
            "tyrants",
            "8-small-game",
            "market: [advance_scout,",
            "market: [balor,",
            "balor belongs to the half-deck demons, which is not in the game",
        ),
        (
            "dungeoneer",
            "2-glory",
            'fd_sun_temple: "0:2 180"',
            'fd_sun_temple: "0:2"',
            "a wall meets an exit between fd_caravan_trail and fd_sun_temple (DG-6.4)",
        ),
    ],
)
def test_what_cannot_be_is_refused(
    run: Run, tmp_path: Path, game: str, position: str, old: str, new: str, problem: str
) -> None:
    text = school(game).position(position)
    assert old in text
    file = tmp_path / "position.yaml"
    file.write_text(text, encoding="utf-8")
    assert run("position", "check", file).code == 0
    file.write_text(text.replace(old, new), encoding="utf-8")
    refused = run("position", "check", file)
    assert refused.code == 1
    assert problem in refused.err
