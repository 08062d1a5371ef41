"""Ways that something breaks off or bends, and damage that grows: opportunity attacks on charges, difficult ground."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, RAIDER, SELL, Field, zoned


@pytest.mark.rule("DM-11.21", "DM-13.15")
@pytest.mark.card("elf_warlock")
def test_a_hit_slides_first_and_dazes_then_as_the_card_says() -> None:
    f = Field(
        [("elf_warlock", "azure", (2, 5)), ("human_sellsword", "ember", (6, 5)), FAR],
        active="elf_warlock#1",
        faces=[19],
    )
    f.act(f"azure attack curse_of_the_dark_dream {SELL}")
    assert (f.ask, f.conditions(SELL)) == ("slide", [])
    assert f.act("azure done").conditions(SELL) == ["Dazed"]


@pytest.mark.rule("DM-8.16", "DM-8.20")
@pytest.mark.parametrize(("ground", "farthest"), [("d", 10), (".", 11)])
def test_what_is_left_after_a_strike_counts_the_ground_that_was_crossed(ground: str, farthest: int) -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (5, 4))],
        marks={(6, 5): ground},
        active=SELL,
        faces=[2],
    )
    f.act(f"azure move-by {f.path((6, 5), (7, 5))}", "ember pass", f"ember opportunity {RAIDER}")
    assert f.ask == "go-on"
    assert f.rule_at("azure go", farthest, 5) is None
    assert f.rule_at("azure go", farthest + 1, 5) == "DM-8.1"


@pytest.mark.rule("DM-11.10", "DM-13.8")
@pytest.mark.card("azer_warrior")
@pytest.mark.parametrize(("first", "second", "hp"), [(0, 1, 100), (1, 0, 105), (0, 0, 95), (1, 1, 110)])
def test_of_two_bonuses_each_may_raise_another_type_of_damage(first: int, second: int, hp: int) -> None:
    """10 and 5 fire, raised by 10 and by 5, against "Resist 20 fire"."""
    f = Field(
        [
            ("azer_warrior", "azure", (5, 5)),
            ("dwarf_battlemaster", "azure", (1, 1)),
            ("human_ranger", "azure", (3, 1)),
            ("immolith", "ember", (6, 5)),
        ],
        active="azer_warrior#1",
        faces=[19],
    )
    f.act("azure attack fire_hammer immolith#1", "azure use dwarf_battlemaster#1 hammer_them")
    f.act("azure use human_ranger#1 marked_quarry").passing("growth")
    f.act(f"azure choose {first + 1}", f"azure choose {second + 1}").passing("act")
    assert f.hp("immolith#1") == hp


@pytest.mark.rule("DM-11.10", "DM-11.22")
@pytest.mark.card("cleric_of_pelor", "eladrin_twilight_knight")
def test_damage_that_has_become_of_one_type_grows_without_a_question() -> None:
    f = Field(
        [
            ("eladrin_twilight_knight", "azure", (5, 5)),
            ("cleric_of_pelor", "azure", (1, 1)),
            ("dwarf_battlemaster", "azure", (3, 1)),
            ("hill_giant", "ember", (6, 5)),
        ],
        active="eladrin_twilight_knight#1",
        faces=[15],
    )
    f.act("azure attack moonblade hill_giant#1", "azure use cleric_of_pelor#1 pelors_wrath")
    f.act("azure use dwarf_battlemaster#1 hammer_them").passing("act growth")
    assert f.ask == "act"
    assert f.hp("hill_giant#1") == 120


@pytest.mark.rule("DM-16.12", "DM-19.19")
@pytest.mark.card("ascendant_hellsword")
def test_whoever_is_slid_off_the_way_of_a_charge_walks_from_there() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("human_fighter", "ember", (9, 5)),
            ("orc_raider", "ember", (4, 5)),
            ("ascendant_hellsword", "ember", (1, 1)),
        ],
        active=SELL,
        faces=[19, 2],
    )
    f.act(f"azure charge-by human_fighter#1 {f.path((6, 5), (7, 5), (8, 5))}", f"ember opportunity {RAIDER}")
    f.act("ember pass", "ember use ascendant_hellsword#1 hells_command").to("ember to", 4, 4).passing("act activate")
    assert f.g.teleported == 0
    assert f.at(SELL) == (8, 5)
    assert f.told("attack-rolled")[-1].target == f.unit("human_fighter#1")


@pytest.mark.rule("DM-16.12", "DM-22.5")
@pytest.mark.card("gelatinous_cube")
def test_a_charge_that_is_stopped_before_its_end_makes_no_attack() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (2, 5)),
            ("human_fighter", "ember", (6, 5)),
            ("gelatinous_cube", "ember", (5, 2)),
        ],
        active=SELL,
        faces=[19, 5],
    )
    f.act(f"azure charge-by human_fighter#1 {f.path((3, 5), (4, 5), (5, 4), (5, 5))}")
    f.act("ember opportunity gelatinous_cube#1").passing("act activate")
    assert f.at(SELL) == (5, 4)
    assert f.conditions(SELL) == ["Immobilized"]
    assert len(f.told("attack-rolled")) == 1


@pytest.mark.rule("DM-26.2", "DM-26.10", "DM-6.14")
def test_enough_points_end_a_battle_before_the_tenth_quiet_round_does() -> None:
    crew = [("human_sellsword", "azure", (5, 5)), ("orc_raider", "ember", (14, 10), {"activated": 1})]
    f = Field(crew, map=zoned(("P", 5, 5)), vp=[195, 0], quiet=9, owed=1)
    f.act(f"azure activate {SELL}", "azure end-turn")
    assert f.g.result is not None
    assert (f.g.result.rule, f.g.result.places) == ("DM-26.2", (1, 2))
