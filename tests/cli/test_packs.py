"""Playing with a content pack: `--pack FOLDER` lays it over the game's own content."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

PACK = """\
id: rich-nobles
game: tyrants
version: "1"
title: {en: Rich nobles, ru: Богатые благородные, uk: Багаті шляхетні}
author: a designer
"""
SUPPLY = """\
- id: noble
  name: {en: Rich Noble, ru: Богатый благородный, uk: Багатий шляхетний}
  copies: 28
  aspect: obedience
  type: drow
  deck_vp: 0
  inner_vp: 1
  effect: [{do: gain, influence: 3}]
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    (tmp_path / "supply.yaml").write_text(SUPPLY, encoding="utf-8")
    return tmp_path


def test_a_card_of_a_pack_is_played_in_place_of_the_game_s_own(run: Run, pack: Path) -> None:
    typed = "deploy skullport:2\nplay noble\nquit\n"
    ran = run("play", "tyrants", "--pack", pack, "--seats", "human,random", "--seed", "3", "--plain", typed=typed)
    assert ran.code == 0, ran.err
    assert "Rich Noble" in ran.out
    assert "3 Influence" in ran.out


def test_a_record_of_a_game_with_a_pack_goes_on_only_with_that_pack(run: Run, pack: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    seats = ("--seats", "human,random", "--seed", "3")
    run("play", "tyrants", "--pack", pack, *seats, "--save", saved, typed="deploy skullport:2\nquit\n")
    assert run("play", "--record", saved, "--pack", pack, typed="quit\n").code == 0
    without = run("play", "--record", saved, typed="quit\n")
    assert without.code != 0
    assert "played with content" in without.err


def test_a_game_without_content_takes_no_pack(run: Run, pack: Path) -> None:
    ran = run("play", "four", "--pack", pack, typed="quit\n")
    assert ran.code != 0
    assert "four takes no packs" in ran.err
