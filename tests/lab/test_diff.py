"""Two packs beside one another: what is different is told, and nothing else."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from warhall.cli.app import app
from warhall.games import drafted
from warhall.games import game as game_of
from warhall.kernel.errors import OptionsError
from warhall.lab import doctor
from warhall.lab.diff import compared


def files(old: str, new: str) -> dict[str, str]:
    """A pack in which something of the Advance Scout is different."""
    text = doctor.written("tyrants", "cards.yaml", "advance_scout")
    assert old in text
    return doctor.pack_files("tyrants", "cards.yaml", text.replace(old, new))


def test_fields_texts_and_choices_that_differ_are_told() -> None:
    found = compared(game_of("tyrants"), drafted("tyrants", files("target: white", "target: any, n: 2")))
    (thing,) = found.things
    assert (thing.file, thing.id, thing.state) == ("cards.yaml", "advance_scout", "changed")
    assert [(each.path, each.now) for each in thing.changes] == [("effect[0].n", "2"), ("effect[0].target", "any")]
    assert [each.lines for each in thing.was] == [
        ["Supplant 1 white troop"],
        ["Замените 1 белое войско"],
        ["Замініть 1 біле військо"],
    ]
    assert [each.lines for each in thing.now] != [each.lines for each in thing.was]
    assert found.at_play.positions > 0
    assert found.taught.positions > 0


def test_a_cheaper_card_can_be_recruited_where_it_could_not() -> None:
    found = compared(game_of("tyrants"), drafted("tyrants", files("cost: 3", "cost: 0"))).at_play
    assert (found.gained > 0, found.lost, found.impossible) == (True, 0, 0)
    assert "+ recruit advance_scout" in found.examples


def test_a_pack_that_changes_nothing_differs_in_nothing() -> None:
    found = compared(game_of("tyrants"), drafted("tyrants", files("cost: 3", "cost: 3")))
    assert found.things == []
    assert (found.taught.gained, found.taught.lost, found.at_play.positions) == (0, 0, 0)


def test_the_command_line_compares_a_pack_with_the_game_and_with_another(tmp_path: Path) -> None:
    for name, price in (("cheap", "1"), ("dear", "7")):
        folder = tmp_path / name
        folder.mkdir()
        for file, text in files("cost: 3", f"cost: {price}").items():
            (folder / file).write_text(text, encoding="utf-8")
    alone = CliRunner().invoke(app, ["content", "diff", str(tmp_path / "cheap"), "--lang", "uk"])
    assert "cards.yaml: advance_scout — змінено." in alone.output
    assert "  cost: 3 -> 1" in alone.output
    both = CliRunner().invoke(app, ["content", "diff", str(tmp_path / "cheap"), str(tmp_path / "dear"), "--lang", "en"])
    assert "  cost: 1 -> 7" in both.output
    assert "Lessons and puzzles: of 30 positions" in both.output


def test_a_pack_comes_as_a_zip_and_nothing_leads_out_of_it() -> None:
    pack = files("cost: 3", "cost: 2")
    assert doctor.unzipped(doctor.zipped(pack)) == pack
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("pack.yaml", pack["pack.yaml"])
        archive.writestr("../cards.yaml", "- id: x")
        archive.writestr("read me.txt", "hello")
    assert list(doctor.unzipped(out.getvalue())) == ["pack.yaml"]
    for wrong in (b"PK no", doctor.zipped({"cards.yaml": ""})):
        with pytest.raises(OptionsError):
            doctor.unzipped(wrong)
