"""Bad content packs for D&D Miniatures: every fault is told with its file, its line and what would be right."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.checking import SHELF
from warhall.kernel.errors import ContentError

EXAMPLE = GAME.folder / "example"


def faults(tmp_path: Path, file: str, old: str, new: str) -> str:
    """What is wrong with the example once a piece of a file is replaced."""
    folder = Path(copytree(EXAMPLE, tmp_path / "marsh"))
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        SHELF.load(folder)
    return str(caught.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        (
            "creatures.yaml",
            "factions: [wild, b",
            "factions: [wilt, b",
            "there is no faction 'wilt' (did you mean 'wild'?)",
        ),
        ("creatures.yaml", "speed: 6", "sped: 6", "unknown field 'sped' (did you mean 'speed'?)"),
        ("creatures.yaml", "hp: 55", "hp: 57", "$[0].hp: "),
        ("creatures.yaml", "basic: true, ", "", "DM-3.9: the first attack is the basic attack"),
        ("creatures.yaml", "{en: Bite, ru: Укус,", "{en: Nip, ru: Укус,", "the attack 'bite' has another name"),
        ("warbands.yaml", "n: 3", "n: 6", "$[0].creatures: DM-4.4: they cost 73 points, the limit is 50"),
        ("warbands.yaml", "limit: 50", "limit: 60", "there are no limits for 60 points: expected '200', '100', '50'"),
        ("warbands.yaml", "limit: 50", "limit: 200", "$[0].map: DM-4.8: 200 points are played on a full map"),
        ("warbands.yaml", "faction: wild", "faction: underdark", "DM-4.1: it is not of the faction 'underdark'"),
        ("warbands.yaml", "marsh_warden, n: 1", "marsh_warden, epic: true", "DM-4.11: there is no epic card of it"),
        ("maps.yaml", "    ff.......d.d.......ff\n", "", "terrain and zones must be rows of one length, equally many"),
        ("maps.yaml", "dd.c.dd", "dd.x.dd", "'x' is no terrain: expected . # 1 2"),
        ("maps.yaml", "dd.c.dd", "dd.r.dd", "DM-25.3: a river flows somewhere: river_flow is missing"),
        ("maps.yaml", "    P: {owner: A}\n", "", "$[0].victory_areas: the areas drawn are P, Q, U, V"),
    ],
)
def test_a_fault_of_a_pack_is_told(tmp_path: Path, file: str, old: str, new: str, problem: str) -> None:
    found = faults(tmp_path, file, old, new)
    assert problem in found
    assert found.startswith(f"marsh/{file}:")


@pytest.mark.parametrize(
    ("scenario", "problem"),
    [
        ("{players: [2]}", "DM-4.3: a battle has a point limit"),
        ("{players: [2], limits: [70], award: {'70': 3}}", "there are no limits for 70 points"),
        ("{players: [2], limits: [50]}", "DM-26.4: what is a victory area worth?"),
        ("{players: [2], limits: [50, 100], award: {'50': 3}}", "what is it worth at 100 points?"),
        ("{players: [2], quick: true}", "DM-2.1: a quick-start battle has a map and two sides"),
    ],
)
def test_a_battle_that_cannot_be_set_up_is_a_fault(tmp_path: Path, scenario: str, problem: str) -> None:
    folder = Path(copytree(EXAMPLE, tmp_path / "marsh"))
    names = "id: assault, name: {en: Assault, ru: Штурм, uk: Штурм}, source: designed, "
    (folder / "scenarios.yaml").write_text(f"- {{{names}{scenario[1:]}\n", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        SHELF.load(folder)
    assert problem in str(caught.value)
