"""Worked cases about flanking, cover, hiding and resistances, played on a table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under, walls

SELL, SCALE = "human_sellsword#1", "yuan_ti_swiftscale#1"


def duel(faces: list[int], left: str = "human_sellsword", right: str = "yuan_ti_swiftscale", **more: Any) -> Field:
    """Red's creature is active next to ember's."""
    theirs = more.pop("theirs", {})
    mine = more.pop("mine", {})
    return Field(
        [(left, "azure", (5, 5), mine), (right, "ember", (6, 5), theirs)], active=f"{left}#1", faces=faces, **more
    )


@pytest.mark.case("DM-C57")
@pytest.mark.rule("DM-12.3", "DM-14.6", "DM-14.17")
@pytest.mark.card("storm_sorcerer")
def test_a_cone_that_affects_all_hits_allies_too() -> None:
    f = Field(
        [
            ("storm_sorcerer", "azure", (5, 8)),
            ("human_ranger", "azure", (5, 6)),
            ("orc_raider", "ember", (4, 7)),
            ("orc_raider", "ember", (6, 6)),
        ],
        active="storm_sorcerer#1",
        faces=[1, 1, 1],
    )
    f.act("azure cone thunder_wave north nw 0")
    while f.ask == "next-victim":
        f.act(f"azure {f.options()[0]}")
    assert len(f.told("attack-rolled")) == 3
    assert f.hp("storm_sorcerer#1") == 50


@pytest.mark.case("DM-C58")
@pytest.mark.rule("DM-12.13", "DM-12.14", "DM-14.4")
@pytest.mark.card("elf_scout")
def test_the_nearest_must_be_one_of_the_targets() -> None:
    f = Field(
        [
            ("elf_scout", "azure", (2, 5)),
            ("orc_raider", "ember", (5, 5)),
            ("orc_raider", "ember", (7, 4)),
            ("orc_raider", "ember", (7, 6)),
        ],
        active="elf_scout#1",
        faces=[2, 2],
    )
    assert f.rule("azure attack greenwood_arrows orc_raider#2") == "DM-12.13"
    f.act("azure attack greenwood_arrows orc_raider#1")
    assert f.offers("target") == ["target orc_raider#2", "target orc_raider#3"]


@pytest.mark.rule("DM-12.6", "DM-12.13")
@pytest.mark.parametrize("first", [1, 2])
def test_the_nearest_is_a_target_but_need_not_be_rolled_for_first(first: int) -> None:
    f = Field(
        [("elf_scout", "azure", (2, 5)), ("orc_raider", "ember", (5, 5)), ("orc_raider", "ember", (7, 4))],
        active="elf_scout#1",
        faces=[2, 2],
    )
    f.act("azure attack greenwood_arrows orc_raider#1", "azure target orc_raider#2")
    assert (f.ask, f.offers("target")) == ("next-victim", ["target orc_raider#1", "target orc_raider#2"])
    f.act(f"azure target orc_raider#{first}").passing()
    assert [roll.target for roll in f.told("attack-rolled")] == [first, 3 - first]


@pytest.mark.case("DM-C59")
@pytest.mark.rule("DM-14.5", "DM-19.3", "DM-19.8", "DM-12.10", "DM-19.13")
def test_shooting_next_to_two_enemies_provokes_both_first() -> None:
    f = Field(
        [
            ("drow_wand_mage", "azure", (5, 5), {"hp": 15}),
            ("hobgoblin_guard", "ember", (4, 5)),
            ("hobgoblin_guard", "ember", (6, 4)),
            ("hobgoblin_guard", "ember", (9, 9)),
        ],
        active="drow_wand_mage#1",
        faces=[15, 15],
    )
    f.act("azure attack ray_of_frost hobgoblin_guard#3", "azure done")
    assert f.ask == "opportunity"
    assert f.g.boxes[0]
    f.act("ember opportunity hobgoblin_guard#1", "ember opportunity hobgoblin_guard#2")
    assert f.is_gone("drow_wand_mage#1")
    assert not [roll for roll in f.told("attack-rolled") if roll.unit == 0]


@pytest.mark.case("DM-C60")
@pytest.mark.rule("DM-14.2", "DM-14.3", "DM-19.14")
def test_reach_goes_two_squares_but_strikes_only_the_adjacent() -> None:
    creatures: list[Any] = [("feral_troll", "azure", (4, 4)), ("human_sellsword", "ember", (7, 4))]
    f = Field(creatures, active="feral_troll#1", faces=[3]).act(f"azure attack claws {SELL}")
    assert f.told("attack-rolled")
    f = Field(creatures, active=SELL, seat="ember").to("ember move", 10, 4)
    assert f.at(SELL) == (10, 4)


@pytest.mark.case("DM-C69")
@pytest.mark.rule("DM-17.6", "DM-17.2", "DM-17.1", "DM-22.1")
def test_a_dazed_flanker_does_not_help_and_advantage_never_adds_up() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (4, 5)),
            ("human_fighter", "azure", (6, 5), under("Dazed")),
            ("orc_raider", "ember", (5, 5)),
        ],
        active=SELL,
        faces=[5],
    ).act("azure attack greatsword orc_raider#1")
    assert f.told("attack-rolled")[0].total == 16
    f = Field(
        [
            ("human_sellsword", "azure", (4, 5)),
            ("human_fighter", "azure", (6, 5)),
            ("orc_raider", "ember", (5, 5), under("Dazed")),
        ],
        active=SELL,
        faces=[2],
    ).act("azure attack greatsword orc_raider#1")
    assert f.told("attack-rolled")[0].total == 15


@pytest.mark.case("DM-C67")
@pytest.mark.rule("DM-17.3", "DM-17.4", "DM-17.1")
@pytest.mark.parametrize(
    ("one", "other", "flanks"),
    [((4, 5), (6, 5), 1), ((4, 4), (6, 6), 1), ((4, 4), (6, 5), 0), ((4, 5), (5, 4), 0)],
)
def test_flankers_stand_on_opposite_sides_or_corners(one: tuple[int, int], other: tuple[int, int], flanks: int) -> None:
    f = Field(
        [
            ("human_sellsword", "azure", one),
            ("human_fighter", "azure", other),
            ("hill_giant", "ember", (12, 9)),
            ("orc_raider", "ember", (5, 5)),
        ],
        active=SELL,
        faces=[5],
    ).act("azure attack greatsword orc_raider#1")
    assert f.told("attack-rolled")[0].total == (18 if flanks else 16)


@pytest.mark.case("DM-C70")
@pytest.mark.rule("DM-15.9", "DM-18.5", "DM-18.1", "DM-19.9")
def test_melee_round_a_corner_has_cover() -> None:
    f = Field(
        [("human_sellsword", "azure", (4, 4)), ("orc_raider", "ember", (5, 5))],
        marks=walls((5, 4)),
        active=SELL,
        faces=[9],
    ).act("azure attack greatsword orc_raider#1")
    assert f.told("attack-rolled")[0].total == 18


@pytest.mark.case("DM-C71")
@pytest.mark.rule("DM-15.8", "DM-14.1")
def test_a_sealed_corner_separates() -> None:
    f = Field(
        [("human_sellsword", "azure", (4, 4)), ("orc_raider", "ember", (5, 5))],
        marks=walls((5, 4), (4, 5)),
        active=SELL,
    )
    assert f.rule("azure attack greatsword orc_raider#1") == "DM-14.1"


@pytest.mark.case("DM-C72")
@pytest.mark.rule("DM-18.3", "DM-18.7", "DM-18.4", "DM-18.8", "DM-18.15")
@pytest.mark.parametrize(
    ("owner", "at", "total"), [("ember", (5, 2), 18), ("azure", (5, 2), 20), ("ember", (5, 3), 20)]
)
def test_an_enemy_in_the_way_gives_cover_against_shots(owner: str, at: tuple[int, int], total: int) -> None:
    f = Field(
        [("elf_scout", "azure", (2, 2)), ("orc_raider", "ember", (7, 2)), ("hobgoblin_guard", owner, at)],
        active="elf_scout#1",
        faces=[10],
    ).act("azure attack longbow orc_raider#1")
    assert f.told("attack-rolled")[0].total == total


@pytest.mark.case("DM-C74")
@pytest.mark.rule("DM-24.3", "DM-24.4", "DM-18.11", "DM-18.12", "DM-28.6")
def test_forest_covers_who_stands_in_it_and_hides_who_is_behind() -> None:
    creatures: list[Any] = [("elf_scout", "azure", (2, 2)), ("orc_raider", "ember", (5, 2))]
    f = Field(creatures, marks={(5, 2): "f"}, active="elf_scout#1", faces=[10]).act("azure attack longbow orc_raider#1")
    assert f.told("attack-rolled")[0].total == 18
    f = Field(
        [("elf_scout", "azure", (2, 2)), ("orc_raider", "ember", (6, 2))], marks={(4, 2): "f"}, active="elf_scout#1"
    )
    assert f.rule("azure attack longbow orc_raider#1") == "DM-28.6"


@pytest.mark.case("DM-C75")
@pytest.mark.rule("DM-18.14", "DM-22.11")
@pytest.mark.card("drow_stalker")
def test_whoever_hides_in_cover_is_invisible_to_those_not_adjacent() -> None:
    creatures: list[Any] = [
        ("elf_scout", "azure", (2, 2)),
        ("human_sellsword", "azure", (6, 2)),
        ("drow_stalker", "ember", (5, 2)),
    ]
    f = Field(creatures, marks={(5, 2): "f"}, active="elf_scout#1")
    assert f.rule("azure attack longbow drow_stalker#1") == "DM-22.11"
    f = Field(creatures, marks={(5, 2): "f"}, active=SELL, faces=[15]).act("azure attack greatsword drow_stalker#1")
    assert f.told("hit")


@pytest.mark.case("DM-C76")
@pytest.mark.rule("DM-22.11", "DM-13.11", "DM-19.10", "DM-17.9", "DM-15.5")
@pytest.mark.card("will_o_wisp")
def test_an_invisible_wisp_is_concealed_cannot_be_shot_and_leaves_freely() -> None:
    creatures: list[Any] = [
        ("human_sellsword", "azure", (4, 5)),
        ("elf_scout", "azure", (9, 9)),
        ("will_o_wisp", "ember", (5, 5), under("Invisible")),
    ]
    f = Field(creatures, active=SELL, faces=[15, 10]).act("azure attack greatsword will_o_wisp#1")
    assert f.told("conceal-rolled")[0].need == 11
    assert f.told("missed")
    f = Field(creatures, active="elf_scout#1")
    assert f.rule("azure attack longbow will_o_wisp#1") == "DM-22.11"
    f = Field(creatures, active="will_o_wisp#1", seat="ember", faces=[5])
    f.to("ember move", 12, 5)
    assert f.at("will_o_wisp#1") == (12, 5)
    f = Field(creatures, active="will_o_wisp#1", seat="ember", faces=[2]).act(f"ember attack spark {SELL}")
    assert f.told("attack-rolled")[0].total == 16


@pytest.mark.case("DM-C110")
@pytest.mark.rule("DM-11.14")
@pytest.mark.card("gargoyle")
def test_resist_all_and_resist_one_type_do_not_add_up() -> None:
    f = duel([15], "angel_of_vengeance", "young_red_dragon")
    gain = next(
        number for number, op in enumerate(f.g.game.tables.ops) if getattr(getattr(op, "ability", None), "n", 0) == 20
    )
    resists = {"effects": [{"what": "gained", "code": gain}]}
    f = Field(
        [("angel_of_vengeance", "azure", (5, 5)), ("young_red_dragon", "ember", (6, 5), resists)],
        active="angel_of_vengeance#1",
        faces=[15],
    )
    whole = f.hp("young_red_dragon#1")
    f.act("azure attack sword_of_fire young_red_dragon#1")
    assert whole - f.hp("young_red_dragon#1") == 25 - 20


@pytest.mark.case("DM-C112")
@pytest.mark.rule("DM-12.3", "DM-14.12", "DM-14.13")
@pytest.mark.card("human_wizard")
def test_a_wizard_stands_in_his_own_fire() -> None:
    f = Field(
        [("human_wizard", "azure", (0, 0)), ("orc_raider", "ember", (3, 0))], active="human_wizard#1", faces=[2, 2]
    )
    f.act("azure blast fireball c1")
    f.act(f"azure {f.options()[0]}")
    assert sorted(roll.target for roll in f.told("attack-rolled")) == [0, 1]


@pytest.mark.case("DM-C114")
@pytest.mark.rule("DM-13.15")
@pytest.mark.parametrize(("die", "hits"), [(12, 0), (20, 1)])
def test_parry_turns_an_ordinary_hit_into_a_miss_but_never_a_natural_20(die: int, hits: int) -> None:
    f = duel([die], "yuan_ti_swiftscale", "defiant_rake").act("azure attack longsword defiant_rake#1")
    assert f.ask == "power"
    f.act("ember use defiant_rake#1 parry")
    assert bool(f.told("critical-hit")) == bool(hits)
    assert f.g.boxes[1]
