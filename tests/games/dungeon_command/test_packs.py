"""Bad content packs for Dungeon Command: every fault is told with its file, its line and what would be right."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.checking import SHELF
from warhall.kernel.errors import ContentError

EXAMPLE = GAME.folder / "example"


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        (
            "creatures.yaml",
            "keywords: [Dragon,",
            "keywords: [Dragn,",
            "there is no keyword 'Dragn' (did you mean 'Dragon'?)",
        ),
        ("creatures.yaml", "melee: 30", "meele: 30", "unknown field 'meele' (did you mean 'melee'?)"),
        (
            "creatures.yaml",
            "gold: 2, silver: 2",
            "gold: 3, silver: 2",
            "$[3].copies: at most 4 cards have the same name",
        ),
        ("orders.yaml", "do: move}", "do: moov}", "did you mean 'move'?"),
        (
            "orders.yaml",
            "    - [{do: attach, to: self}]",
            "    - [{do: move}]",
            "attach text exactly if it is attached",
        ),
        ("factions.yaml", "[ew_l1, ew_l2,", "[ew_l1, ew_l1,", "$[0].tiles: a pack has one tile of each role"),
        ("commanders.yaml", "morale: 13", "morale: 0", "$[0].morale: expected at least 1"),
        ("tiles.yaml", '        - ".#...!!."\n', "", "$[0].faces.dungeon.grid: expected 8 rows of 8 squares"),
        ("tiles.yaml", "........", "....S...", "$[0].faces.dungeon.grid: exactly the tiles S1 have a start zone"),
        ("tiles.yaml", "[4, 1, 5, 1]", "[4, 1, 6, 1]", "a thick wall is between two squares of the tile"),
        ("layouts.yaml", "x: 8, y: 12", "x: 7, y: 12", "DC-2.3: the tile lies over another"),
        (
            "layouts.yaml",
            "seat: 2, role: S1, x: 8, y: 0",
            "seat: 2, role: S1, x: 20, y: 0",
            "DC-2.3: the tile touches none",
        ),
        ("layouts.yaml", "x: 0, y: 12, rotation: 0", "x: 0, y: 12, rotation: 180", "DC-2.4: an open side meets a wall"),
        ("layouts.yaml", "seat: 2, role: S1", "seat: 2, role: S2", "DC-1.10: each of the 2 seats has its tile S1"),
        ("layouts.yaml", "seat: 2, role: L1", "seat: 3, role: L1", "the battlefield is for 2 players"),
        ("layouts.yaml", "x: 8, y: 12", "x: 60, y: 12", "a battlefield has at most 40 rows and columns"),
    ],
)
def test_a_fault_of_a_pack_is_told(tmp_path: Path, file: str, old: str, new: str, problem: str) -> None:
    folder = Path(copytree(EXAMPLE, tmp_path / "embers"))
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        SHELF.load(folder)
    found = str(caught.value)
    assert problem in found
    assert f"embers/{file}:" in found


def test_a_faction_without_cards_is_a_fault(tmp_path: Path) -> None:
    folder = Path(copytree(EXAMPLE, tmp_path / "embers"))
    for file in ("creatures.yaml", "orders.yaml", "commanders.yaml"):
        (folder / file).unlink()
    with pytest.raises(ContentError) as caught:
        SHELF.load(folder)
    assert str(caught.value).splitlines() == [
        "embers/factions.yaml:2: $[0]: the pack has no commander",
        "embers/factions.yaml:2: $[0]: DC-28.1: the pack has no creatures with a gold symbol",
        "embers/factions.yaml:2: $[0]: DC-28.1: the pack has no creatures with a silver symbol",
        "embers/factions.yaml:2: $[0]: DC-28.1: the pack has no orders with a gold symbol",
        "embers/factions.yaml:2: $[0]: DC-28.1: the pack has no orders with a silver symbol",
    ]


def test_a_trait_that_no_rule_knows_is_a_fault(tmp_path: Path) -> None:
    folder = Path(copytree(EXAMPLE, tmp_path / "embers"))
    trait = "- {id: glowing, name: {en: Glowing, ru: Сияние, uk: Сяйво}, rule: DC-18.5}\n"
    (folder / "traits.yaml").write_text(trait, encoding="utf-8")
    with pytest.raises(ContentError, match=r"DC-18.5: the rules know only the traits 'flying', 'burrow', 'scuttle'"):
        SHELF.load(folder)
