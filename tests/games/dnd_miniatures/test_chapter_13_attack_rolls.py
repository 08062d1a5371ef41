"""Chapter 13: the attack roll."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.damage import suffered


@pytest.mark.rule("DM-13.10", "DM-11.9")
def test_only_the_strongest_resistance_counts() -> None:
    f = Field([("pit_fiend", "azure", (4, 4))])
    fire = GAME.tables.damage_types.index("fire")
    assert suffered(f.g, 0, ((20, fire), (10, -1))) == ((5, fire), (10, -1))


@pytest.mark.rule("DM-13.5", "DM-11.11")
def test_a_critical_hit_does_not_strengthen_ongoing_damage() -> None:
    f = Field(
        [("young_green_dragon", "azure", (3, 5)), ("hill_giant", "ember", (5, 5))],
        active="young_green_dragon#1",
        faces=[20],
    )
    f.act("azure attack bite hill_giant#1")
    assert f.hp("hill_giant#1") == 150 - 30
    assert [effect.n for effect in f.g.effects[1]] == [5]


@pytest.mark.rule("DM-13.3", "DM-25.4")
def test_a_number_that_is_critical_hits_by_itself() -> None:
    f = Field(
        [("goblin_cutter", "azure", (4, 5)), ("pit_fiend", "ember", (5, 5))],
        marks={(4, 5): "b"},
        active="goblin_cutter#1",
        faces=[19],
    )
    f.act("azure attack short_sword pit_fiend#1")
    assert f.hp("pit_fiend#1") == 160


@pytest.mark.rule("DM-13.1", "DM-3.6")
@pytest.mark.parametrize(("die", "told"), [(4, "hit"), (3, "missed")])
def test_a_total_that_equals_the_ac_hits(die: int, told: str) -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (6, 5)), FAR], active=SELL, faces=[die])
    f.act("azure attack greatsword orc_raider#1")
    assert f.told("attack-rolled")[0].total == 11 + die
    assert f.told(told)


@pytest.mark.rule("DM-13.8", "DM-23.2")
def test_bonuses_and_penalties_of_different_sources_add_up() -> None:
    effects = [
        {"what": "bonus", "of": "attack", "n": 1, "source": "dragonborn_warlord.dragons_courage.power"},
        {"what": "bonus", "of": "attack", "n": -2, "source": "half_elf_minstrel.cutting_verse"},
    ]
    f = Field(
        [
            ("pat_human_champion", "azure", (1, 1)),
            ("human_sellsword", "azure", (5, 5), {"effects": effects}),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[5],
    )
    f.act("azure attack greatsword hill_giant#1", "azure use pat_human_champion#1 press_the_attack")
    assert f.told("attack-rolled")[0].total == 5 + 11 + 1 - 2 + 2


@pytest.mark.rule("DM-13.6", "DM-13.13")
def test_whoever_is_immune_to_critical_hits_takes_normal_damage_from_a_20() -> None:
    f = Field(
        [("human_sellsword", "azure", (4, 5)), ("gelatinous_cube", "ember", (5, 5))],
        active=SELL,
        faces=[20],
        unveiled=["gelatinous_cube#1"],
    )
    f.act("azure attack greatsword gelatinous_cube#1")
    assert f.hp("gelatinous_cube#1") == 85
