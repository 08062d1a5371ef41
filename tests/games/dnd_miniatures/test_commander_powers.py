"""The commander powers of the stat cards, one by one: exactly what each adds, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under
from warhall.games.dnd_miniatures.battlefield import LIGHT
from warhall.games.dnd_miniatures.creatures import bonus, gait, speed
from warhall.games.dnd_miniatures.operations import Stat

SELL, RAIDER = "human_sellsword#1", "orc_raider#1"
FAR = ("orc_raider", "ember", (14, 10))
SLOWED = {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot"}
DAZED = {"of": "Dazed", "until": "save", "source": "angel_of_vengeance.thunderous_descent"}


def activated(commander: str, power: str, ally: str = "human_sellsword", **more: Any) -> Field:
    """An ally is activated, and its commander uses a power."""
    f = Field([(commander, "azure", (1, 1)), (ally, "azure", (5, 5), more), FAR])
    return f.act(f"azure activate {ally}#1", f"azure use {commander}#1 {power}")


def striking(commander: str, ally: str = "human_sellsword", faces: tuple[int, ...] = (15,), **more: Any) -> Field:
    """An ally of the commander stands next to a hill giant (AC 23, 150 hit points)."""
    crew: list[Any] = [(commander, "azure", (1, 1)), (ally, "azure", (5, 5)), ("hill_giant", "ember", (6, 5), more)]
    return Field(crew, active=f"{ally}#1", faces=faces)


# When an ally is activated


@pytest.mark.rule("DM-21.4", "DM-23.19", "DM-23.4")
@pytest.mark.card("dwarf_battlemaster")
def test_hold_the_line_gives_2_to_all_defences_until_the_end_of_the_round() -> None:
    f = activated("dwarf_battlemaster", "hold_the_line")
    assert f.g.spent[0] == 2
    f.act("azure end-turn")
    assert bonus(f.g, 1, Stat.AC, Stat.ALL_DEFENSES) == bonus(f.g, 1, Stat.DEF, Stat.ALL_DEFENSES) == 2


@pytest.mark.parametrize(
    ("commander", "power", "ally", "attack", "faster"),
    [
        ("goblin_underboss", "stab_them", "goblin_cutter", 1, 0),
        ("dragonborn_warlord", "dragons_courage", "human_sellsword", 1, 1),
        ("count_vasil_vampire_lord", "children_of_the_night", "horde_zombie", 1, 2),
        ("human_ranger", "pathfinding", "human_sellsword", 0, 1),
        ("fey_sage", "wild_rush", "human_sellsword", 0, 2),
    ],
)
@pytest.mark.card("goblin_underboss", "dragonborn_warlord", "count_vasil_vampire_lord", "human_ranger", "fey_sage")
@pytest.mark.rule("DM-6.15", "DM-1.15")
def test_an_order_on_activation_counts_for_this_turn_only(
    commander: str, power: str, ally: str, attack: int, faster: int
) -> None:
    f = activated(commander, power, ally)
    usual = f.g.game.tables.speed[f.g.kinds[1]]
    assert (bonus(f.g, 1, Stat.ATTACK), speed(f.g, 1) - usual) == (attack, faster)
    f.act("azure end-turn")
    assert (bonus(f.g, 1, Stat.ATTACK), speed(f.g, 1) - usual) == (0, 0)


@pytest.mark.rule("DM-3.12", "DM-23.22")
@pytest.mark.card("goblin_underboss", "count_vasil_vampire_lord")
@pytest.mark.parametrize("commander", ["goblin_underboss", "count_vasil_vampire_lord"])
def test_a_keyword_says_whom_an_order_can_be_given_to(commander: str) -> None:
    f = Field([(commander, "azure", (1, 1)), ("human_sellsword", "azure", (5, 5)), FAR])
    f.act(f"azure activate {SELL}")
    assert f.ask == "act", "a human is neither a Goblin nor Undead"


@pytest.mark.parametrize(
    ("commander", "power"), [("human_ranger", "pathfinding"), ("eladrin_twilight_knight", "trailblazer")]
)
@pytest.mark.card("human_ranger", "eladrin_twilight_knight")
@pytest.mark.rule("DM-1.15")
def test_a_guide_lets_an_ally_ignore_difficult_terrain_for_its_turn(commander: str, power: str) -> None:
    f = activated(commander, power)
    assert gait(f.g, 1) == LIGHT
    f.passing("act").act("azure end-turn")
    assert gait(f.g, 1) != LIGHT


@pytest.mark.card("orc_chieftain")
@pytest.mark.rule("DM-1.15", "DM-23.16", "DM-13.10")
@pytest.mark.parametrize(
    ("ally", "attack", "dealt"), [("human_sellsword", "greatsword", 20), ("orc_raider", "greataxe", 15)]
)
def test_blood_and_plunder_gives_powerful_charge_5_to_those_without_it(ally: str, attack: str, dealt: int) -> None:
    f = Field(
        [("orc_chieftain", "azure", (1, 1)), (ally, "azure", (3, 5)), ("hill_giant", "ember", (7, 5))], faces=[19]
    )
    f.act(f"azure activate {ally}#1", "azure use orc_chieftain#1 blood_and_plunder")
    f.act(f"azure {f.offers('charge hill_giant#1')[0]}")
    assert f.hp("hill_giant#1") == 150 - dealt


@pytest.mark.card("eladrin_twilight_knight")
def test_twilight_guidance_places_an_ally_2_squares_away_in_the_commanders_sight() -> None:
    f = activated("eladrin_twilight_knight", "twilight_guidance")
    assert f.rule_at("azure to", 8, 5) == "DM-20.5"
    f.to("azure to", 7, 5)
    assert f.at(SELL) == (7, 5)


# When an ally attacks


@pytest.mark.parametrize(
    ("commander", "power", "more"),
    [
        ("pat_human_champion", "press_the_attack", 2),
        ("ascendant_hellsword", "press_the_attack", 2),
        ("cleric_of_pelor", "pelors_wrath", 2),
        ("pit_fiend", "infernal_tactics", 2),
        ("pit_fiend_epic", "infernal_tactics", 2),
        ("drow_arachnomancer", "lolths_favor", 2),
    ],
)
@pytest.mark.card(
    "pat_human_champion", "ascendant_hellsword", "cleric_of_pelor", "pit_fiend", "pit_fiend_epic", "drow_arachnomancer"
)
@pytest.mark.rule("DM-23.19", "DM-13.8")
def test_an_order_before_the_roll_is_added_to_it(commander: str, power: str, more: int) -> None:
    f = striking(commander, faces=(2,))
    f.act("azure attack greatsword hill_giant#1", f"azure use {commander}#1 {power}")
    assert f.told("attack-rolled")[0].total == 2 + 11 + more
    assert not f.g.effects[1], "it counts for this attack only"


@pytest.mark.parametrize(("commander", "dealt"), [("pit_fiend", 20), ("pit_fiend_epic", 25)])
@pytest.mark.card("pit_fiend", "pit_fiend_epic")
def test_infernal_tactics_adds_damage_too(commander: str, dealt: int) -> None:
    f = striking(commander)
    f.act("azure attack greatsword hill_giant#1", f"azure use {commander}#1 infernal_tactics")
    assert f.hp("hill_giant#1") == 150 - dealt


@pytest.mark.card("cleric_of_pelor")
@pytest.mark.rule("DM-11.15", "DM-11.13")
def test_pelors_wrath_makes_plain_damage_radiant() -> None:
    f = Field(
        [
            ("cleric_of_pelor", "azure", (1, 1)),
            ("human_sellsword", "azure", (5, 5)),
            ("count_vasil_vampire_lord", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[15],
    )
    f.act("azure attack greatsword count_vasil_vampire_lord#1", "azure use cleric_of_pelor#1 pelors_wrath")
    assert f.hp("count_vasil_vampire_lord#1") == 130 - 15 - 10, "Vasil is vulnerable to radiant damage"


@pytest.mark.card("mind_flayer_scourge")
@pytest.mark.parametrize(("condition", "offered"), [("Stunned", True), ("Dazed", False)])
def test_break_their_will_helps_against_the_stunned_only(condition: str, offered: bool) -> None:  # noqa: FBT001
    f = striking("mind_flayer_scourge", faces=(2,), **under(condition))
    f.act("azure attack greatsword hill_giant#1")
    assert (f.ask == "power") is offered
    if offered:
        f.act("azure use mind_flayer_scourge#1 break_their_will")
    assert f.told("attack-rolled")[0].total == 2 + 11 + 2 + (4 if offered else 0)


@pytest.mark.card("hobgoblin_warcaster")
@pytest.mark.rule("DM-23.19")
def test_disciplined_volley_is_for_ranged_attacks() -> None:
    f = Field(
        [("hobgoblin_warcaster", "azure", (1, 1)), ("elf_scout", "azure", (2, 5)), ("hill_giant", "ember", (7, 5))],
        active="elf_scout#1",
        faces=[2],
    )
    f.act("azure attack longbow hill_giant#1", "azure use hobgoblin_warcaster#1 disciplined_volley")
    assert f.told("attack-rolled")[0].total == 2 + 10 + 2
    f = striking("hobgoblin_warcaster", faces=(2,))
    f.act("azure attack greatsword hill_giant#1")
    assert f.ask == "act"


@pytest.mark.card("fey_sage")
def test_call_of_the_pack_gives_beasts_combat_advantage() -> None:
    f = striking("fey_sage", "stirge", faces=(2,))
    f.act("azure attack blood_drain hill_giant#1", "azure use fey_sage#1 call_of_the_pack")
    assert f.told("attack-rolled")[0].total == 2 + 6 + 2
    f = striking("fey_sage", faces=(2,))
    f.act("azure attack greatsword hill_giant#1")
    assert f.ask == "act", "a human is no Beast"


# When an ally hits, bleeds or destroys


@pytest.mark.card("human_ranger")
@pytest.mark.rule("DM-11.22")
def test_marked_quarry_adds_5_damage_to_the_hit() -> None:
    f = striking("human_ranger").act("azure attack greatsword hill_giant#1", "azure use human_ranger#1 marked_quarry")
    assert f.hp("hill_giant#1") == 150 - 20


@pytest.mark.card("hobgoblin_warcaster")
def test_lead_from_the_rear_shifts_whoever_hit() -> None:
    f = striking("hobgoblin_warcaster")
    f.act("azure attack greatsword hill_giant#1", "azure use hobgoblin_warcaster#1 lead_from_the_rear").to(
        "azure to", 5, 6
    )
    assert f.at(SELL) == (5, 6)
    assert f.hp("hill_giant#1") == 150 - 15


@pytest.mark.card("ascendant_hellsword")
@pytest.mark.rule("DM-20.3", "DM-20.4")
def test_hells_command_slides_whoever_was_hit() -> None:
    f = striking("ascendant_hellsword")
    f.act("azure attack greatsword hill_giant#1", "azure pass", "azure use ascendant_hellsword#1 hells_command")
    assert (f.ask, f.asked) == ("slide", "azure")
    f.to("azure to", 6, 6)
    assert f.at("hill_giant#1") == (6, 6)


@pytest.mark.card("goblin_underboss")
@pytest.mark.parametrize(("ally", "offered"), [("goblin_cutter", True), ("human_sellsword", False)])
def test_goblin_tactics_shifts_a_goblin_that_was_missed(ally: str, offered: bool) -> None:  # noqa: FBT001
    f = Field(
        [("hill_giant", "azure", (6, 5)), ("goblin_underboss", "ember", (1, 1)), (ally, "ember", (5, 5))],
        active="hill_giant#1",
        faces=[1],
    )
    f.act(f"azure attack club {ally}#1")
    assert (f.ask == "power") is offered
    if offered:
        f.act("ember use goblin_underboss#1 goblin_tactics").to("ember to", 4, 5)
        assert f.at(f"{ally}#1") == (4, 5)


@pytest.mark.parametrize(
    ("commander", "power", "hp", "extra"),
    [
        ("pat_human_champion", "never_yield", 25, 10),
        ("dragonborn_warlord", "take_heart", 35, 0),
        ("pit_fiend", "fiendish_vigor", 25, 20),
        ("pit_fiend_epic", "fiendish_vigor", 25, 30),
    ],
)
@pytest.mark.card("pat_human_champion", "dragonborn_warlord", "pit_fiend", "pit_fiend_epic")
@pytest.mark.rule("DM-11.24", "DM-11.5")
def test_a_commander_answers_when_an_ally_becomes_bloodied(commander: str, power: str, hp: int, extra: int) -> None:
    f = Field(
        [
            ("hill_giant", "azure", (6, 5)),
            (commander, "ember", (1, 1)),
            ("human_sellsword", "ember", (5, 5), {"hp": 50}),
        ],
        active="hill_giant#1",
        faces=[15],
    )
    f.act(f"azure attack club {SELL}", f"ember use {commander}#1 {power}")
    assert f.hp(SELL) == hp
    assert sum(n for _, n in f.g.temporary[2]) == extra


@pytest.mark.card("fey_sage")
@pytest.mark.rule("DM-21.5", "DM-11.22")
def test_battle_frenzy_adds_5_damage_for_the_rest_of_the_battle() -> None:
    f = Field(
        [
            ("hill_giant", "azure", (6, 5)),
            ("fey_sage", "ember", (1, 1)),
            ("human_sellsword", "ember", (5, 5), {"hp": 50}),
        ],
        active="hill_giant#1",
        owed=0,
        faces=[15, 15],
    )
    f.act(f"azure attack club {SELL}", "ember use fey_sage#1 battle_frenzy", "azure end-turn")
    f.act(f"ember activate {SELL}").passing().act("ember attack greatsword hill_giant#1")
    assert f.hp("hill_giant#1") == 150 - 20


@pytest.mark.card("orc_chieftain")
@pytest.mark.rule("DM-19.21")
def test_call_the_horde_moves_the_destroyer_3_squares() -> None:
    f = Field(
        [
            ("orc_chieftain", "azure", (1, 1)),
            ("human_sellsword", "azure", (5, 5)),
            ("orc_raider", "ember", (6, 5)),
            FAR,
        ],
        active=SELL,
        faces=[20],
    )
    f.act("azure attack greatsword orc_raider#1", "azure use orc_chieftain#1 call_the_horde")
    assert f.rule_at("azure go", 9, 5) == "DM-8.1"
    f.to("azure go", 8, 5)
    assert f.at(SELL) == (8, 5)


@pytest.mark.card("count_vasil_vampire_lord")
@pytest.mark.rule("DM-11.4")
def test_blood_price_heals_vasil_himself_for_20() -> None:
    f = Field(
        [
            ("count_vasil_vampire_lord", "azure", (1, 1), {"hp": 50}),
            ("human_sellsword", "azure", (5, 5), {"hp": 10}),
            ("orc_raider", "ember", (6, 5)),
            FAR,
        ],
        active=SELL,
        faces=[20],
    )
    f.act("azure attack greatsword orc_raider#1", "azure use count_vasil_vampire_lord#1 blood_price")
    assert f.hp("count_vasil_vampire_lord#1") == 70
    assert f.hp(SELL) == 10


# Saving throws and dice


@pytest.mark.card("mind_flayer_scourge")
@pytest.mark.rule("DM-1.5", "DM-21.8")
@pytest.mark.parametrize(("second", "slowed"), [(10, False), (9, True)])
def test_mind_over_matter_rolls_a_failed_save_again(second: int, slowed: bool) -> None:  # noqa: FBT001
    f = Field(
        [("mind_flayer_scourge", "azure", (1, 1)), ("human_sellsword", "azure", (5, 5), {"effects": [SLOWED]}), FAR],
        active=SELL,
        faces=[4, second],
    )
    f.act("azure end-turn", "azure use mind_flayer_scourge#1 mind_over_matter")
    assert ("Slowed" in f.conditions(SELL)) is slowed
    assert f.g.spent[0] == 2


@pytest.mark.card("mind_flayer_scourge")
def test_a_save_that_succeeds_needs_no_help() -> None:
    f = Field(
        [("mind_flayer_scourge", "azure", (1, 1)), ("human_sellsword", "azure", (5, 5), {"effects": [SLOWED]}), FAR],
        active=SELL,
        faces=[10],
    )
    f.act("azure end-turn")
    assert f.ask == "activate"
    assert f.conditions(SELL) == []


@pytest.mark.card("drow_arachnomancer")
@pytest.mark.rule("DM-1.5")
@pytest.mark.parametrize(("second", "slowed"), [(9, True), (19, False)])
def test_spider_kin_has_an_enemy_roll_its_successful_save_again(second: int, slowed: bool) -> None:  # noqa: FBT001
    f = Field(
        [("drow_arachnomancer", "ember", (1, 1)), ("human_sellsword", "azure", (5, 5), {"effects": [SLOWED]}), FAR],
        active=SELL,
        faces=[15, second],
    )
    f.act("azure end-turn", "ember use drow_arachnomancer#1 spider_kin")
    assert ("Slowed" in f.conditions(SELL)) is slowed


@pytest.mark.card("pat_human_champion")
@pytest.mark.rule("DM-21.17")
def test_the_champions_banner_gives_a_save_against_every_effect() -> None:
    f = Field(
        [
            ("pat_human_champion", "azure", (1, 1)),
            ("human_sellsword", "azure", (5, 5), {"effects": [SLOWED, DAZED]}),
            FAR,
        ],
        active=SELL,
        faces=[4, 12, 5, 13],
    )
    f.act("azure end-turn", "azure choose 1", "azure use pat_human_champion#1 champions_banner")
    assert [roll.face for roll in f.told("save-rolled")] == [4, 12, 5, 13], "the last one is the usual save"
    assert f.conditions(SELL) == []


@pytest.mark.card("half_elf_minstrel")
@pytest.mark.rule("DM-21.17")
def test_a_song_of_rest_gives_one_save_against_an_effect_that_its_owner_chooses() -> None:
    f = Field(
        [
            ("half_elf_minstrel", "azure", (1, 1)),
            ("human_sellsword", "azure", (5, 5), {"effects": [SLOWED, DAZED]}),
            FAR,
        ],
        active=SELL,
        faces=[12, 3],
    )
    f.act("azure end-turn", "azure use half_elf_minstrel#1 song_of_rest")
    assert len(f.offers("choose")) == 2
    f.act("azure choose 2")
    assert f.conditions(SELL) == ["Slowed"]
    assert [roll.face for roll in f.told("save-rolled")] == [12, 3]


@pytest.mark.card("rakshasa_noble")
@pytest.mark.rule("DM-1.5", "DM-13.15")
@pytest.mark.parametrize(("second", "hp"), [(2, 60), (20, 30)])
def test_shift_fate_rolls_an_enemys_hit_again_even_if_it_gets_worse(second: int, hp: int) -> None:
    f = Field(
        [
            ("yuan_ti_swiftscale", "azure", (5, 5)),
            ("human_sellsword", "ember", (6, 5)),
            ("rakshasa_noble", "ember", (12, 9)),
        ],
        active="yuan_ti_swiftscale#1",
        faces=[15, second],
    )
    f.act(f"azure attack longsword {SELL}", "ember pass", "ember use rakshasa_noble#1 shift_fate").passing()
    assert f.hp(SELL) == hp


@pytest.mark.card("rakshasa_noble")
@pytest.mark.rule("DM-1.5", "DM-1.6", "DM-6.2")
def test_iron_will_rolls_one_of_the_initiative_dice_again() -> None:
    f = Field(
        [("rakshasa_noble", "azure", (1, 1), {"activated": 1}), ("orc_raider", "ember", (14, 10), {"activated": 1})],
        owed=0,
        faces=[3, 5, 15, 18],
    )
    assert (f.ask, f.asked) == ("power", "azure")
    f.act("azure use rakshasa_noble#1 iron_will")
    assert f.offers("choose") == ["choose 1", "choose 2"]
    f.act("azure choose 2")
    assert f.g.rolls == [[3, 18], [15]]
    assert (f.ask, f.asked) == ("first", "azure")
