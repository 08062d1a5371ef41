"""Positions that people can trust: what lessons and puzzles stand on could be, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cli.conftest import Run
from tests.cli.conftest import run as run  # noqa: PLC0414  a fixture
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.game import Game
from warhall.kernel.record import Record
from warhall.kernel.table import Table
from warhall.learn.school import school, schools


@pytest.mark.parametrize("game", schools())
def test_every_position_of_a_lesson_or_puzzle_could_be(game: str) -> None:
    taught = school(game)
    for file in sorted((taught.folder / "positions").glob("*.yaml")):
        state = taught.state(file.stem, SeededDice(1))
        assert taught.game.impossible(state) is None, file.name


HERE = Path(__file__).parent


def replayed(game: Game, record: Record) -> Iterator[Table]:
    """A recorded game, action by action."""
    script = ScriptedDice(tuple(fallen for entry in (record.start, *record.entries) for fallen in entry.fallen))
    table = Table(game, record.options, script, record.players, record.position)
    yield table
    for entry in record.entries:
        table.act(table.seat(entry.seat), entry.action)
        yield table


RECORDS = [
    (game, file) for game in schools() for file in sorted((HERE.parent / "games" / game / "records").glob("*.record"))
]


@pytest.mark.parametrize(("game", "file"), RECORDS, ids=lambda each: each.stem if isinstance(each, Path) else each)
def test_no_position_of_a_game_that_was_played_is_called_impossible(game: str, file: Path) -> None:
    """At every seventh step of a golden record, so that nothing is refused that a game can come to."""
    taught = school(game)
    record = Record.parse(file.read_text(encoding="utf-8"))
    for table in replayed(taught.game, record):
        if table.state.count % 7 == 0:
            assert taught.game.impossible(table.state) is None, f"step {table.state.count}"


def changed(text: str, path: str, value: object) -> str:
    """A position in which one thing is otherwise: `seats.black.vp`, `creatures.0.hp`."""
    document = yaml.safe_load(text)
    node: Any = document["position"]
    *way, last = path.split(".")
    for key in way:
        node = node[int(key)] if isinstance(node, list) else node.setdefault(key, {})
    node[int(last) if isinstance(node, list) else last] = value
    return yaml.safe_dump(document, sort_keys=False, allow_unicode=True)


CANNOT_BE = yaml.safe_load((HERE / "impossible.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("game", "case"),
    [(game, case) for game, cases in CANNOT_BE.items() for case in cases],
    ids=lambda each: each["set"] if isinstance(each, dict) else each,
)
def test_what_cannot_be_is_refused(run: Run, tmp_path: Path, game: str, case: dict[str, Any]) -> None:
    text = school(game).position(case["in"])
    file = tmp_path / "position.yaml"
    file.write_text(changed(text, case["set"], case["to"]), encoding="utf-8")
    refused = run("position", "check", file)
    assert refused.code == 1
    assert case["says"] in refused.err
    assert "Traceback" not in refused.err


def test_a_wall_against_an_exit_is_refused_unless_walls_are_loose(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    turned = changed(school("dungeoneer").position("2-glory"), "map.fd_sun_temple", "0:2")
    file.write_text(turned, encoding="utf-8")
    assert (
        "a wall meets an exit between fd_caravan_trail and fd_sun_temple (DG-6.4)" in run("position", "check", file).err
    )
    file.write_text(changed(turned, "variants", ["loose_walls"]), encoding="utf-8")
    assert "DG-6.4" not in run("position", "check", file).err
