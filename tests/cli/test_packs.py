"""Playing with a content pack: `--pack FOLDER` lays it over the game's own content."""

from __future__ import annotations

import re
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
    assert run("replay", saved, "--pack", pack).code == 0
    assert run("verify", saved, "--pack", pack).code == 0
    without = run("play", "--record", saved, typed="quit\n")
    assert without.code != 0
    assert re.search(r"played with the pack 'rich-nobles' \(\w{16}\), which is not here", without.err)


def test_a_pack_that_has_changed_since_is_refused_by_its_name(run: Run, pack: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    run("play", "tyrants", "--pack", pack, "--seed", "3", "--save", saved, typed="quit\n")
    (pack / "supply.yaml").write_text(SUPPLY.replace("influence: 3", "influence: 2"), encoding="utf-8")
    changed = run("replay", saved, "--pack", pack)
    assert changed.code != 0
    assert re.search(
        r"the pack 'rich-nobles' has changed: it was played with as \w{16}, and is \w{16} now", changed.err
    )


@pytest.mark.parametrize(
    ("game", "options", "seen"),
    [
        ("dungeon_command", ("factions=ember_watch,sting_of_lolth", "layout=ember_road"), "Halda of the Ash Gate"),
        ("dnd_miniatures", ("limit=50", "warbands=marsh_watch_50,goblins_50"), "Marsh Warden"),
    ],
)
def test_a_pack_is_played_in_the_rooms_of_miniatures(
    run: Run, tmp_path: Path, game: str, options: tuple[str, ...], seen: str
) -> None:
    pack, saved = tmp_path / "mine", tmp_path / "game.txt"
    assert run("content", "example", game, pack).code == 0
    assert f"for {game} is sound" in run("content", "check", pack).out
    chosen = [word for option in options for word in ("--option", option)]
    seats = ("--seats", "human,random", "--seed", "1", "--plain")
    ran = run("play", game, "--pack", pack, *chosen, *seats, "--save", saved, typed="quit\n")
    assert ran.code == 0, ran.err
    assert seen in ran.out
    assert run("replay", saved, "--pack", pack).code == 0
    assert "which is not here: name its folder with --pack" in run("replay", saved).err


def test_an_example_is_not_written_over_what_is_there(run: Run, tmp_path: Path) -> None:
    ran = run("content", "example", "tyrants", tmp_path)
    assert ran.code != 0
    assert "File exists" in ran.err
    assert "four takes no packs" in run("content", "example", "four", tmp_path / "new").err


def test_a_game_without_content_takes_no_pack(run: Run, pack: Path) -> None:
    ran = run("play", "four", "--pack", pack, typed="quit\n")
    assert ran.code != 0
    assert "four takes no packs" in ran.err
