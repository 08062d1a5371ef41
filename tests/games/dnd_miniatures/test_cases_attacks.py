"""Worked cases about attack rolls, damage and targets, played on a table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under

SELL, SCALE = "human_sellsword#1", "yuan_ti_swiftscale#1"


def duel(faces: list[int], left: str = "human_sellsword", right: str = "yuan_ti_swiftscale", **more: Any) -> Field:
    """Red's creature is active next to ember's."""
    theirs = more.pop("theirs", {})
    mine = more.pop("mine", {})
    return Field(
        [(left, "azure", (5, 5), mine), (right, "ember", (6, 5), theirs)], active=f"{left}#1", faces=faces, **more
    )


@pytest.mark.case("DM-C04")
@pytest.mark.rule("DM-2.7", "DM-13.1", "DM-3.6")
def test_a_total_below_ac_misses() -> None:
    f = duel([10]).act(f"azure attack greatsword {SCALE}")
    assert f.hp(SCALE) == 55
    assert f.told("missed")


@pytest.mark.case("DM-C05")
@pytest.mark.rule("DM-13.1", "DM-11.1", "DM-12.15")
def test_a_total_of_ac_or_more_hits_for_the_printed_damage() -> None:
    f = duel([15], "yuan_ti_swiftscale", "human_sellsword").act(f"azure attack longsword {SELL}")
    assert f.hp(SELL) == 45
    assert f.told("attack-rolled")[0].total == 27


@pytest.mark.case("DM-C07")
@pytest.mark.rule("DM-3.7", "DM-3.6")
@pytest.mark.parametrize(
    ("attack", "die", "told"),
    [
        ("shield_bash", 9, "hit"),
        ("shield_bash", 8, "missed"),
        ("chieftains_roar", 11, "missed"),
        ("chieftains_roar", 12, "hit"),
    ],
)
def test_a_named_defence_counts_only_against_attacks_that_name_it(attack: str, die: int, told: str) -> None:
    """DEF 20, and 24 against Will: shield bash is +11 vs. Fort, the roar +12 vs. Will."""
    attacker = "pat_human_fighter" if attack == "shield_bash" else "orc_chieftain"
    f = duel([die], attacker, "cleric_of_pelor")
    f.act(f"azure attack {attack} cleric_of_pelor#1" if attack == "shield_bash" else f"azure burst {attack}")
    assert f.told(told)


@pytest.mark.case("DM-C48")
@pytest.mark.rule("DM-13.2", "DM-13.4", "DM-11.11", "DM-2.8")
def test_a_natural_1_misses_and_a_natural_20_hits_doubly() -> None:
    f = Field([("pit_fiend", "azure", (4, 4)), ("horde_zombie", "ember", (6, 5))], active="pit_fiend#1", faces=[1])
    f.act("azure attack flame_whip horde_zombie#1")
    assert f.hp("horde_zombie#1") == 25
    f = duel([20], "goblin_cutter", "pit_fiend").act("azure attack short_sword pit_fiend#1").passing()
    assert f.hp("pit_fiend#1") == 160
    assert f.told("critical-hit")


@pytest.mark.case("DM-C39")
@pytest.mark.rule("DM-11.11", "DM-11.14", "DM-11.13")
def test_a_critical_bite_with_cold_against_resistance() -> None:
    f = Field(
        [("young_silver_dragon", "azure", (4, 4)), ("young_silver_dragon", "ember", (6, 4))],
        active="young_silver_dragon#1",
        faces=[20],
    ).act("azure attack bite young_silver_dragon#2")
    assert f.g.game.tables.hp[f.g.kinds[1]] - f.hp("young_silver_dragon#2") == 30 + 5


@pytest.mark.case("DM-C40")
@pytest.mark.rule("DM-22.9", "DM-11.12", "DM-11.17", "DM-11.13", "DM-1.4")
@pytest.mark.parametrize(
    ("attacker", "attack", "die", "dealt"),
    [
        ("orc_chieftain", "greataxe", 15, 5),
        ("azer_warrior", "fire_hammer", 15, 0),
        ("orc_chieftain", "greataxe", 20, 20),
    ],
)
def test_enervated_and_insubstantial_both_halve(attacker: str, attack: str, die: int, dealt: int) -> None:
    f = duel([die], attacker, "phantom_warrior", mine=under("Enervated"))
    f.act(f"azure attack {attack} phantom_warrior#1").passing()
    assert 30 - f.hp("phantom_warrior#1") == dealt


@pytest.mark.case("DM-C41")
@pytest.mark.rule("DM-11.16", "DM-22.15")
def test_immunity_to_damage_leaves_the_rest_of_the_attack() -> None:
    f = Field(
        [("drow_wand_mage", "azure", (2, 5)), ("ice_archon", "ember", (6, 5))], active="drow_wand_mage#1", faces=[15]
    ).act("azure attack ray_of_frost ice_archon#1")
    assert f.hp("ice_archon#1") == f.g.game.tables.hp[f.g.kinds[1]]
    assert f.conditions("ice_archon#1") == ["Slowed"]


@pytest.mark.case("DM-C42")
@pytest.mark.rule("DM-11.5", "DM-11.6", "DM-11.8")
def test_temporary_hit_points_go_first_and_do_not_end_bloodied() -> None:
    song = "half_elf_minstrel.inspiring_song.power"
    theirs = {"hp": 28, "temporary": [[song, 10]]}
    f = duel([15], "yuan_ti_swiftscale", "human_sellsword", theirs=theirs)
    assert f.rule(f"azure attack swift_coils {SELL}") is None
    f.act(f"azure attack longsword {SELL}")
    assert f.hp(SELL) == 23
    assert f.g.temporary[f.unit(SELL)] == ()


@pytest.mark.case("DM-C44")
@pytest.mark.rule("DM-11.15", "DM-11.13", "DM-11.22")
@pytest.mark.parametrize(
    ("attacker", "attack", "die", "dealt"),
    [
        ("drow_wand_mage", "fire_ray", 15, 20),
        ("goblin_underboss", "spear", 15, 10),
        ("azer_warrior", "fire_hammer", 20, 35),
    ],
)
def test_vulnerability_adds_once_to_damage_of_its_type(attacker: str, attack: str, die: int, dealt: int) -> None:
    f = Field(
        [(attacker, "azure", (4, 5)), ("feral_troll", "ember", (5, 5), under("Dazed"))],
        active=f"{attacker}#1",
        faces=[die],
    )
    f.act(f"azure attack {attack} feral_troll#1").passing()
    assert f.g.game.tables.hp[f.g.kinds[1]] - f.hp("feral_troll#1") == dealt


@pytest.mark.case("DM-C47")
@pytest.mark.rule("DM-12.6", "DM-12.7", "DM-21.2", "DM-12.10", "DM-12.12")
def test_ray_of_frost_on_two_of_three_targets() -> None:
    f = Field(
        [
            ("drow_wand_mage", "azure", (2, 5)),
            ("human_sellsword", "ember", (8, 3)),
            ("dwarf_battlemaster", "ember", (8, 7)),
        ],
        active="drow_wand_mage#1",
        faces=[8, 11],
    )
    f.act(f"azure attack ray_of_frost {SELL}", "azure target dwarf_battlemaster#1")
    assert f.hp(SELL) == 35
    assert f.conditions(SELL) == ["Slowed"]
    assert f.hp("dwarf_battlemaster#1") == 65
    assert f.g.boxes[0]


@pytest.mark.case("DM-C49")
@pytest.mark.rule("DM-13.8", "DM-13.9", "DM-23.14", "DM-23.15", "DM-23.7", "DM-23.19")
@pytest.mark.card("defiant_rake", "dwarf_battlemaster")
@pytest.mark.parametrize(("die", "dealt"), [(15, 30), (20, 60)])
def test_sneak_attack_and_hammer_them_add_up(die: int, dealt: int) -> None:
    f = Field(
        [
            ("defiant_rake", "azure", (4, 5)),
            ("dwarf_battlemaster", "azure", (6, 5)),
            ("hill_giant", "ember", (9, 9)),
            ("human_fighter", "ember", (5, 5)),
        ],
        active="defiant_rake#1",
        faces=[die],
    )
    whole = f.hp("human_fighter#1")
    f.act("azure attack rapier human_fighter#1", "azure use dwarf_battlemaster#1 hammer_them")
    assert f.ask == "act"
    assert whole - max(0, f.hp("human_fighter#1")) == min(dealt, whole)
    assert f.g.spent[1] == 1


@pytest.mark.case("DM-C50")
@pytest.mark.rule("DM-12.8")
def test_a_limit_in_brackets_must_be_met() -> None:
    f = duel([], theirs={"hp": 35}, right="human_sellsword")
    assert f.rule("azure attack killing_blow human_sellsword#2") == "DM-12.8"
    assert not f.g.boxes[0]
    assert not f.g.done


@pytest.mark.case("DM-C51")
@pytest.mark.rule("DM-12.11")
def test_death_blow_recharges_when_the_fighter_bloodies_an_enemy() -> None:
    f = duel([15], "human_fighter", "human_sellsword", theirs={"hp": 40}, mine={"boxes": 1 << 4})
    assert f.rule(f"azure attack death_blow {SELL}") == "DM-28.5"
    f.act(f"azure attack longsword {SELL}")
    assert f.hp(SELL) == 25
    assert f.g.boxes[0] == 0
    f = duel([15], "human_sellsword", "human_fighter", theirs={"hp": 35}, mine={"boxes": 1 << 4})
    f.act("azure attack greatsword human_fighter#1")
    assert f.g.boxes[0] == 1 << 4


@pytest.mark.case("DM-C52")
@pytest.mark.rule("DM-13.11", "DM-13.12", "DM-13.13")
@pytest.mark.card("displacer_beast")
def test_conceal_is_rolled_against_melee_and_ranged_hits_but_not_criticals() -> None:
    f = duel([15, 10], "orc_chieftain", "displacer_beast").act("azure attack greataxe displacer_beast#1")
    assert f.told("missed")
    f = Field(
        [("elf_scout", "azure", (2, 5)), ("displacer_beast", "ember", (8, 5))], active="elf_scout#1", faces=[15, 11]
    ).act("azure attack longbow displacer_beast#1")
    assert f.hp("displacer_beast#1") == 75
    f = duel([20], "orc_chieftain", "displacer_beast").act("azure attack greataxe displacer_beast#1")
    assert f.hp("displacer_beast#1") == 45
    f = duel([15], "orc_chieftain", "displacer_beast").act("azure burst chieftains_roar")
    assert f.told("hit")


@pytest.mark.case("DM-C53")
@pytest.mark.rule("DM-22.4", "DM-13.7", "DM-17.2")
def test_melee_hits_the_helpless_and_others_have_6_more() -> None:
    f = duel([1], "goblin_cutter", "angel_of_vengeance", theirs=under("Helpless"))
    f.act("azure attack short_sword angel_of_vengeance#1")
    assert f.hp("angel_of_vengeance#1") == 120
    f = Field(
        [("elf_scout", "azure", (2, 5)), ("angel_of_vengeance", "ember", (8, 5), under("Helpless"))],
        active="elf_scout#1",
        faces=[10],
    ).act("azure attack longbow angel_of_vengeance#1")
    assert f.told("attack-rolled")[0].total == 10 + 10 + 4 + 2
    assert f.told("hit")


@pytest.mark.rule("DM-22.4", "DM-13.7", "DM-17.2")
@pytest.mark.parametrize(
    "attack", ["attack ray_of_frost orc_raider#1", "blast fireball h6", "line lightning_bolt ne g6 se"]
)
@pytest.mark.parametrize(("state", "more"), [({}, 0), (under("Stunned"), 2), (under("Helpless"), 6)])
def test_every_attack_that_is_not_melee_has_4_more_against_the_helpless(
    attack: str, state: dict[str, Any], more: int
) -> None:
    """A ranged attack, an area and a close attack alike, each +11; another 2 are combat advantage."""
    creatures: list[Any] = [("human_wizard", "azure", (2, 5)), ("orc_raider", "ember", (6, 5), state)]
    f = Field(creatures, active="human_wizard#1", faces=[3])
    f.act(f"azure {attack}")
    assert f.told("attack-rolled")[0].total == 3 + 11 + more
