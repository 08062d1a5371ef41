"""Chapter 18: cover."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import SELL, Field, under
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.card_lines import Form
from warhall.games.dnd_miniatures.combat import modifier
from warhall.games.dnd_miniatures.sightings import has_cover, hidden_from
from warhall.games.dnd_miniatures.under_way import Fight


@pytest.mark.rule("DM-18.9", "DM-18.10", "DM-18.6", "DM-18.13")
def test_cover_against_areas_counts_walls_only() -> None:
    f = Field(
        [("orc_chieftain", "azure", (3, 5)), ("human_fighter", "ember", (4, 5)), ("human_sellsword", "ember", (5, 5))]
    )
    assert not has_cover(f.g, 0, 2, Form.CLOSE)
    assert has_cover(f.g, 0, 2, Form.RANGED)
    fight = Fight(1, 0, GAME.tables.card_lines[f.g.kinds[0]][1], 0, target=2)
    assert modifier(f.g, fight) == 12


@pytest.mark.rule("DM-18.1")
@pytest.mark.parametrize(
    ("card", "attack", "bonus", "less"),
    [
        ("elf_scout", "longbow", 10, 2),
        ("drow_wand_mage", "fire_ray", 11, 2),
        ("drow_wand_mage", "ray_of_frost", 11, 0),
        ("half_elf_minstrel", "cutting_verse", 10, 0),
    ],
)
def test_cover_counts_against_ac_and_reflex_only(card: str, attack: str, bonus: int, less: int) -> None:
    f = Field(
        [(card, "azure", (2, 5)), ("human_fighter", "ember", (5, 5)), ("human_sellsword", "ember", (8, 5))],
        active=f"{card}#1",
        faces=[5],
    )
    f.act(f"azure attack {attack} {SELL}")
    if f.ask == "further-target":
        f.act("azure done")
    assert f.told("attack-rolled")[0].total == 5 + bonus - less


@pytest.mark.rule("DM-18.11", "DM-24.22", "DM-24.2")
@pytest.mark.parametrize(("mark", "less"), [("S", 2), ("f", 2), ("d", 0), ("o", 0), (".", 0)])
def test_which_terrain_gives_cover_against_shots(mark: str, less: int) -> None:
    """Two enemies see each other past the corner of the terrain; a line to the far corner crosses it."""
    f = Field(
        [("elf_scout", "azure", (2, 5)), ("orc_raider", "ember", (7, 5))],
        marks={(6, 5): mark} if mark != "f" else {(7, 5): mark},
        active="elf_scout#1",
        faces=[5],
    )
    f.act("azure attack longbow orc_raider#1")
    assert f.told("attack-rolled")[0].total == 5 + 10 - less


@pytest.mark.case("DM-C73")
@pytest.mark.rule("DM-18.7", "DM-18.2")
def test_a_large_target_partly_hidden_has_cover() -> None:
    f = Field([("elf_scout", "azure", (0, 0)), ("hill_giant", "ember", (4, 0)), ("orc_raider", "ember", (3, 1))])
    assert has_cover(f.g, 0, 1, Form.RANGED)


@pytest.mark.rule("DM-18.14")
@pytest.mark.card("drow_stalker")
def test_whoever_hides_is_hidden_from_enemies_and_not_from_allies() -> None:
    f = Field(
        [
            ("drow_stalker", "azure", (9, 5)),
            ("human_sellsword", "azure", (2, 5)),
            ("orc_raider", "ember", (2, 7)),
            ("hill_giant", "ember", (5, 8)),
        ],
        marks={(8, 4): "f", (8, 5): "f", (8, 6): "f"},
    )
    assert hidden_from(f.g, 0, 2)
    assert not hidden_from(f.g, 0, 1)


@pytest.mark.rule("DM-18.15", "DM-18.3")
@pytest.mark.parametrize("state", ["Stunned", "Helpless", "Dazed"])
def test_an_enemy_in_the_way_gives_cover_whatever_its_state(state: str) -> None:
    for between, hp in ((("orc_raider", "ember", (5, 5), under(state)), 60), (("orc_raider", "azure", (5, 5)), 50)):
        crew = [("elf_scout", "azure", (2, 5)), between, ("human_sellsword", "ember", (8, 5))]
        f = Field(crew, active="elf_scout#1", faces=[10]).act(f"azure attack longbow {SELL}")
        assert f.hp(SELL) == hp, "20 against AC 20, and 2 less for cover"


@pytest.mark.rule("DM-18.10")
@pytest.mark.card("young_red_dragon")
@pytest.mark.parametrize(("corner", "hp"), [("ne", 60), ("se", 35)])
def test_cover_from_a_cone_is_looked_at_from_its_origin_point(corner: str, hp: int) -> None:
    crew = [("young_red_dragon", "azure", (4, 4)), ("human_sellsword", "ember", (8, 6))]
    for shift in range(-3, 4):
        f = Field(crew, marks={(7, 4): "#"}, active="young_red_dragon#1", faces=[3])
        line = f"azure cone fire_breath east {corner} {shift}"
        if f.rule(line) is None and f.act(line).told("area-covers"):
            assert f.hp(SELL) == hp, "17 against 17, and 2 less for cover"
            return
    raise AssertionError("no cone covers him")
