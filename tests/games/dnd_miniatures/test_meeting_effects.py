"""What meets: two copies of a power, two sources of a bonus, conceal and the helpless, several boxes, several sides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, RAIDER, SELL, Field, under, walls
from warhall.games.dnd_miniatures.tables import BOX


@pytest.mark.rule("DM-13.11", "DM-22.4")
def test_whoever_is_helpless_is_still_concealed() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("displacer_beast", "ember", (6, 5), under("Helpless"))],
        active=SELL,
        faces=[5, 3],
    )
    f.act("azure attack greatsword displacer_beast#1")
    assert f.hp("displacer_beast#1") == 85


@pytest.mark.rule("DM-23.9", "DM-23.2")
def test_both_sides_may_use_their_commanders_power_of_the_same_name_in_one_turn() -> None:
    f = Field(
        [
            ("ascendant_hellsword", "azure", (1, 1)),
            ("human_sellsword", "azure", (5, 5)),
            ("pat_human_champion", "ember", (10, 9)),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[2, 2],
    )
    f.act("azure attack greatsword hill_giant#1", "azure use ascendant_hellsword#1 press_the_attack")
    f.to("azure move", 5, 9).act("ember opportunity hill_giant#1")
    assert "use pat_human_champion#1 press_the_attack" in f.options()


@pytest.mark.rule("DM-23.21", "DM-23.7")
def test_two_creatures_with_the_same_power_may_both_use_it_in_one_turn() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("human_fighter", "ember", (6, 5)),
            ("iron_defender", "ember", (5, 6)),
            ("iron_defender", "ember", (6, 6)),
        ],
        active=SELL,
        faces=[2, 15, 15],
    )
    f.act("azure attack greatsword human_fighter#1")
    f.act("ember use iron_defender#1 guard_response", "ember use iron_defender#2 guard_response")
    assert f.hp(SELL) == 40


@pytest.mark.rule("DM-12.11")
def test_only_the_box_with_that_condition_is_cleared() -> None:
    f = Field(
        [
            ("hill_giant", "azure", (3, 4)),
            ("young_silver_dragon", "ember", (5, 5), {"hp": 60, "boxes": 1 << 2 * BOX | 1 << 3 * BOX}),
        ],
        active="hill_giant#1",
        faces=[15],
    )
    f.act("azure attack club young_silver_dragon#1")
    assert f.hp("young_silver_dragon#1") == 35
    assert f.g.boxes[1] == 1 << 3 * BOX


@pytest.mark.rule("DM-23.5")
@pytest.mark.parametrize(("spent", "offered"), [(4, True), (5, False)])
def test_uses_are_spent_as_the_power_costs(spent: int, offered: bool) -> None:  # noqa: FBT001
    """Blood Price costs two of six."""
    f = Field(
        [
            ("count_vasil_vampire_lord", "azure", (1, 1), {"spent": spent, "hp": 50}),
            ("human_sellsword", "azure", (5, 5), {"hp": 20}),
            ("orc_raider", "ember", (6, 5), {"hp": 5}),
            FAR,
        ],
        active=SELL,
        faces=[19],
    )
    f.act(f"azure attack greatsword {RAIDER}")
    assert (f.ask == "power") is offered
    if offered:
        f.act("azure use count_vasil_vampire_lord#1 blood_price")
        assert f.g.spent[0] == 6


@pytest.mark.rule("DM-11.10", "DM-13.8")
@pytest.mark.parametrize(("uses", "damage"), [(1, 25), (2, 30)])
def test_bonuses_to_the_damage_of_one_hit_add_up(uses: int, damage: int) -> None:
    commanders = ["dwarf_battlemaster#1 hammer_them", "human_ranger#1 marked_quarry"][:uses]
    f = Field(
        [
            ("dwarf_battlemaster", "azure", (1, 1)),
            ("human_ranger", "azure", (3, 1)),
            ("human_sellsword", "azure", (5, 5)),
            ("hill_giant", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[15],
    )
    f.act("azure attack greatsword hill_giant#1", *(f"azure use {each}" for each in commanders)).passing()
    assert f.hp("hill_giant#1") == 150 - damage


@pytest.mark.rule("DM-13.8")
def test_what_answers_one_hit_adds_nothing_to_the_next() -> None:
    f = Field(
        [
            ("dwarf_battlemaster", "azure", (1, 1)),
            ("pat_human_fighter", "azure", (5, 5)),
            ("hill_giant", "ember", (6, 5)),
            ("hill_giant", "ember", (3, 5)),
        ],
        active="pat_human_fighter#1",
        faces=[15, 15],
    )
    f.act("azure attack cleave hill_giant#1", "azure target hill_giant#2")
    f.act("azure use dwarf_battlemaster#1 hammer_them").passing("act")
    assert sorted((f.hp("hill_giant#1"), f.hp("hill_giant#2"))) == [130, 140]


AURAS: list[tuple[list[Any], int]] = [
    ([("cleric_of_pelor", "azure", (4, 5))], 5),
    ([("cleric_of_pelor", "azure", (4, 5)), ("cleric_of_pelor", "azure", (5, 4))], 5),
    ([("cleric_of_pelor", "ember", (4, 8))], 0),
    ([("cleric_of_pelor", "azure", (2, 5))], 0),
]


@pytest.mark.rule("DM-13.14", "DM-23.18")
@pytest.mark.card("cleric_of_pelor")
@pytest.mark.parametrize(("clerics", "more"), AURAS)
def test_auras_of_one_card_count_once_and_only_for_allies_near_by(clerics: list[Any], more: int) -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("hill_giant", "ember", (6, 5)), *clerics], active=SELL, faces=[15]
    )
    f.act("azure attack greatsword hill_giant#1").passing("act")
    assert f.hp("hill_giant#1") == 150 - 15 - more


@pytest.mark.rule("DM-11.14")
@pytest.mark.card("gargoyle")
def test_resistance_to_all_takes_from_the_total_of_several_types() -> None:
    """A bite of 15 and 10 cold against "Resist 20 all" leaves 5."""
    f = Field(
        [("gargoyle", "azure", (5, 5)), ("young_silver_dragon", "ember", (6, 5))],
        active="gargoyle#1",
        faces=[15],
    )
    f.act("azure use gargoyle#1 stone_form", "azure end-turn", "ember activate young_silver_dragon#1")
    f.act("ember attack bite gargoyle#1")
    assert f.hp("gargoyle#1") == 75


@pytest.mark.rule("DM-21.8", "DM-21.13")
@pytest.mark.parametrize(("face", "kept"), [(9, 3), (10, 2), (19, 2), (20, 1)])
def test_a_save_ends_what_may_be_saved_against_and_nothing_else(face: int, kept: int) -> None:
    effects = [
        {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot"},
        {"of": "Dazed", "until": "save", "source": "mind_flayer_scourge.mind_blast"},
        {"of": "Staggered", "until": "battle", "source": "kobold_slinger.glue_pot"},
    ]
    f = Field([("human_sellsword", "azure", (5, 5), {"effects": effects}), FAR], active=SELL, faces=[face, 2])
    f.act("azure end-turn", "azure choose 1")
    assert len(f.g.effects[0]) == kept


@pytest.mark.rule("DM-14.7", "DM-15.12")
@pytest.mark.card("boneshard_skeleton")
@pytest.mark.parametrize(("column", "hp"), [(7, 60), (4, 50)])
def test_a_death_burst_does_not_go_through_walls(column: int, hp: int) -> None:
    f = Field(
        [
            ("hill_giant", "azure", (3, 4)),
            ("boneshard_skeleton", "ember", (5, 5), {"hp": 5}),
            ("human_sellsword", "ember", (column, 6)),
        ],
        marks=walls(*((6, y) for y in range(12))),
        active="hill_giant#1",
        faces=[15, 19, 19],
    )
    f.act("azure attack club boneshard_skeleton#1")
    assert (f.hp(SELL), f.hp("hill_giant#1")) == (hp, 140)


@pytest.mark.rule("DM-20.9", "DM-15.10")
@pytest.mark.card("balhannoth")
def test_a_large_creature_is_placed_as_far_from_its_own_place() -> None:
    f = Field([("balhannoth", "azure", (1, 5)), FAR], active="balhannoth#1")
    f.act("azure use balhannoth#1 reality_shift")
    assert f.rule_at("azure to", 11, 5) is None
    assert f.rule_at("azure to", 12, 5) == "DM-20.5"


@pytest.mark.rule("DM-12.16", "DM-12.6")
def test_nobody_is_asked_for_the_next_of_those_who_are_gone() -> None:
    f = Field(
        [
            ("human_wizard", "azure", (5, 10)),
            ("boneshard_skeleton", "ember", (5, 4), {"hp": 5}),
            ("goblin_cutter", "ember", (4, 3), {"hp": 10}),
            ("goblin_cutter", "ember", (6, 3), {"hp": 10}),
            FAR,
        ],
        active="human_wizard#1",
        faces=[15, 19, 19],
    )
    f.to("azure blast fireball", 5, 3).act("azure target boneshard_skeleton#1")
    assert f.is_gone("goblin_cutter#1")
    assert f.is_gone("goblin_cutter#2")
    assert f.ask == "act"
    assert not f.told("attack-lost")
