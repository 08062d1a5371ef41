"""Every boon and treasure: what its text says is what it does."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross

VILLAINY = "phase: villainy"


def hit(card: str, form: str, *faces: int, ember: str, more: str = "") -> AtTable:
    """Red's monster has attacked ember in a form; the dice are rolled as far as they are given."""
    t = cross(f"hand: [{card}]", f"peril: 9, {ember}", *faces, turn=VILLAINY, more=more)
    t.act("azure", f"play {card}")
    if t.asked[1] == "monster-form":
        t.act("azure", f"form {form}")
    return t.act("azure", "end")


@pytest.mark.card("fd_distraction")
def test_distraction_manoeuvre_cancels_a_monster_but_no_hero() -> None:
    t = hit("fd_giant_antlion", "melee", ember="glory: 1, hand: [fd_distraction]").act("ember", "play fd_distraction")
    assert t.events("attack-cancelled") == ["attack-cancelled fd_giant_antlion"]
    duel = cross("ap: 1", "glory: 1, hand: [fd_distraction]", 3, 3).act("azure", "attack ember", "form melee")
    assert duel.events("battle-rolled")


@pytest.mark.card("fd_forlorn_magic", "fd_dune_runner", "fd_weapon_mastery")
@pytest.mark.rule("DG-2.2")
@pytest.mark.parametrize(
    ("card", "values"),
    [("fd_forlorn_magic", (3, 2, 3)), ("fd_dune_runner", (3, 1, 4)), ("fd_weapon_mastery", (4, 1, 3))],
)
def test_a_permanent_boon_raises_a_value(card: str, values: tuple[int, int, int]) -> None:
    azure = cross(f"glory: 3, hand: [{card}]").act("azure", f"play {card}").of("azure")
    assert (azure.melee, azure.magic, azure.speed) == values


@pytest.mark.card("fd_desert_lore")
def test_desert_lore_helps_in_tests_in_the_desert_only() -> None:
    t = cross("ap: 1, inventory: [fd_desert_lore]", "", 1).act("azure", "move s")
    assert t.events("test-rolled") == ["test-rolled azure speed 1 5 5 yes"]
    t = cross(
        "inventory: [fd_desert_lore], at: fd_caravan_gate",
        "hand: [fd_antlion_trap]",
        1,
        turn=f"seat: ember, {VILLAINY}",
    )
    assert t.of("azure").speed == 3


@pytest.mark.card("fd_dragon_lore")
def test_dragon_lore_helps_against_dragons() -> None:
    t = hit("fd_dragonling", "melee", 3, 3, ember="inventory: [fd_dragon_lore]")
    assert t.events("battle-rolled")[1] == "battle-rolled ember melee 3 7"
    t = hit("fd_giant_antlion", "melee", 3, 3, ember="inventory: [fd_dragon_lore]")
    assert t.events("battle-rolled")[1] == "battle-rolled ember melee 3 6"


@pytest.mark.card("fd_parry")
def test_parry_adds_two_to_the_counterattack() -> None:
    t = hit("fd_giant_antlion", "melee", 3, 3, ember="glory: 1, hand: [fd_parry]").act("ember", "play fd_parry")
    assert t.events("battle-rolled")[1] == "battle-rolled ember melee 3 8"


@pytest.mark.card("fd_mirage_step")
def test_mirage_step_takes_the_hero_away() -> None:
    t = hit("fd_giant_antlion", "melee", ember="glory: 2, hand: [fd_mirage_step]")
    t.act("ember", "play fd_mirage_step", "warp fd_dune_path")
    assert t.of("ember").place == "fd_dune_path"


@pytest.mark.card("fd_healing_prayer")
@pytest.mark.rule("DG-2.1", "DG-17.9")
def test_healing_prayer_heals_two_but_not_above_the_maximum() -> None:
    t = cross("glory: 2, health: 5, hand: [fd_healing_prayer]").act("azure", "play fd_healing_prayer")
    assert (t.of("azure").health, t.discarded) == (6, ["fd_healing_prayer"])


@pytest.mark.card("fd_second_wind")
@pytest.mark.rule("DG-18.16")
def test_second_wind_stands_up_or_gives_an_action_point() -> None:
    t = cross("glory: 1, fallen: true, hand: [fd_second_wind]").act("azure", "play fd_second_wind", "choose 1")
    assert not t.of("azure").fallen
    t = cross("glory: 1, hand: [fd_second_wind]").act("azure", "play fd_second_wind", "choose 2")
    assert t.of("azure").ap == 1


@pytest.mark.card("fd_sand_sight")
@pytest.mark.rule("DG-4.6")
def test_sand_sight_explores_once_a_turn_for_a_glory() -> None:
    t = cross("glory: 2, inventory: [fd_sand_sight]", more="locations: {surface: [fd_salt_lake, fd_oracle_oasis]}")
    t.act("azure", "use fd_sand_sight", "place 0:2 0")
    assert (t.of("azure").glory, t.of("azure").ap) == (1, 0)
    assert t.refused("azure", "use fd_sand_sight") == ("DG-4.6", "used-already")


@pytest.mark.card("fd_suns_blessing", "tl_holy_water")
def test_blessing_and_holy_water_remove_a_bane() -> None:
    more = "cards: {fd_thirst: {by: ember}, fd_dragon_fear: {by: ember}}"
    t = cross("glory: 2, hand: [fd_suns_blessing], inventory: [fd_thirst, fd_dragon_fear]", more=more)
    t.act("azure", "play fd_suns_blessing", "discard fd_thirst")
    assert t.inventory("azure") == ["fd_dragon_fear"]
    t = cross("inventory: [tl_holy_water, fd_thirst]", more="cards: {fd_thirst: {by: ember}}").act(
        "azure", "use tl_holy_water"
    )
    assert t.inventory("azure") == []


@pytest.mark.card("fd_battle_fury")
def test_battle_fury_adds_two_to_one_attack() -> None:
    t = cross("ap: 1, glory: 1, inventory: [fd_battle_fury]", "", 3, 3).act("azure", "attack ember", "form melee")
    t.act("azure", "use fd_battle_fury")
    assert t.events("battle-rolled")[0] == "battle-rolled azure melee 3 8"
    assert t.of("azure").glory == 0


@pytest.mark.card("fd_scroll_of_power")
@pytest.mark.rule("DG-9.8")
def test_scroll_of_power_adds_three_to_one_magic_roll() -> None:
    t = cross("ap: 1, glory: 2, hand: [fd_scroll_of_power]", "", 3, 3).act(
        "azure", "attack ember", "form magic", "pass"
    )
    t.act("azure", "play-and-use fd_scroll_of_power")
    assert t.events("battle-rolled")[0] == "battle-rolled azure magic 3 7"


@pytest.mark.card("fd_belt_pouch", "tl_reliquary")
def test_pouches_raise_limits() -> None:
    assert cross("inventory: [fd_belt_pouch]").of("azure").treasure_limit == 5
    azure = cross("inventory: [tl_reliquary]").of("azure")
    assert (azure.boon_limit, azure.treasure_limit) == (3, 4)


@pytest.mark.card("fd_healing_potion", "fd_haste_potion")
def test_potions_are_drunk() -> None:
    t = cross("health: 3, inventory: [fd_healing_potion]").act("azure", "use fd_healing_potion")
    assert (t.of("azure").health, t.discarded) == (5, ["fd_healing_potion"])
    assert cross("inventory: [fd_haste_potion]").act("azure", "use fd_haste_potion").of("azure").ap == 2
    t = cross("inventory: [fd_haste_potion]", turn=VILLAINY)
    assert t.refused("azure", "use fd_haste_potion") == ("DG-9.3", "only-in-own-feats")


@pytest.mark.card("fd_dragonscale")
def test_dragonscale_prevents_a_wound_for_a_glory() -> None:
    t = hit("fd_giant_antlion", "melee", 6, 1, ember="glory: 1, inventory: [fd_dragonscale]")
    assert t.act("ember", "use fd_dragonscale").of("ember").health == 6


@pytest.mark.card("fd_bronze_helm", "tl_iron_will")
def test_helmet_and_iron_will_help_counterattacks_only() -> None:
    t = hit("fd_giant_antlion", "melee", 3, 3, ember="inventory: [fd_bronze_helm]")
    assert t.events("battle-rolled")[1] == "battle-rolled ember melee 3 7"
    assert t.of("ember").melee == 3
    t = hit("fd_trog_mage", "magic", 3, 3, ember="inventory: [tl_iron_will]")
    assert t.events("battle-rolled")[1] == "battle-rolled ember magic 3 5"


@pytest.mark.card("fd_drakan_scimitar", "fd_wind_sandals")
def test_scimitar_and_sandals_raise_a_value() -> None:
    azure = cross("inventory: [fd_drakan_scimitar, fd_wind_sandals]").of("azure")
    assert (azure.melee, azure.speed) == (4, 4)


@pytest.mark.card("fd_dragonbane_spear")
def test_the_spear_strikes_dragons_harder() -> None:
    t = hit("fd_sand_dragon", "melee", 3, 4, 6, 1, ember="ap: 1, saved: true, inventory: [fd_dragonbane_spear]")
    t.act("ember", "challenge fd_sand_dragon", "form melee")
    assert t.events("battle-rolled")[2] == "battle-rolled ember melee 6 11"
    assert t.events("wounded") == ["wounded fd_sand_dragon 2", "wounded fd_sand_dragon 1"]


@pytest.mark.card("fd_storm_staff", "tl_bone_wand")
def test_staff_and_wand_strengthen_magic_attacks() -> None:
    t = cross("ap: 1, glory: 1, inventory: [fd_storm_staff]", "", 3, 3).act("azure", "attack ember", "form magic")
    t.act("azure", "use fd_storm_staff")
    assert t.events("battle-rolled")[0] == "battle-rolled azure magic 3 6"
    t = cross("ap: 1, inventory: [tl_bone_wand]", "", 3, 3).act(
        "azure", "attack ember", "form magic", "use tl_bone_wand"
    )
    t.act("azure", "pass")
    assert t.events("battle-rolled")[0] == "battle-rolled azure magic 3 6"
    assert t.of("azure").inventory[0].charges == 2


@pytest.mark.card("fd_eldritch_ring")
def test_the_ring_rolls_twice() -> None:
    t = cross("ap: 1, inventory: [fd_eldritch_ring]", "", 2, 5).act("azure", "move s", "use fd_eldritch_ring")
    assert t.events("second-die", "test-rolled") == ["second-die 2", "test-rolled azure speed 5 8 5 yes"]
    assert t.of("azure").inventory[0].charges == 2


@pytest.mark.card("fd_warding_amulet", "tl_shroud")
def test_amulet_and_shroud_are_responses() -> None:
    t = hit("fd_trog_mage", "magic", 3, 3, ember="glory: 1, inventory: [fd_warding_amulet]")
    t.act("ember", "use fd_warding_amulet")
    assert t.events("battle-rolled")[1] == "battle-rolled ember magic 3 6"
    t = hit("fd_dust_devil", "speed", 3, 3, ember="inventory: [tl_shroud]").act("ember", "use tl_shroud")
    assert t.events("battle-rolled")[1] == "battle-rolled ember speed 3 8"


@pytest.mark.card("fd_scroll_of_warp")
def test_the_scroll_of_passage_leads_x_moves_far() -> None:
    t = cross("glory: 3, at: fd_caravan_trail, hand: [fd_scroll_of_warp]", "", 6)
    t.act("azure", "play-and-use fd_scroll_of_warp", "x 2")
    assert "fd_bone_road" in t.options("warp")
    t.act("azure", "warp fd_bone_road")
    assert (t.of("azure").place, t.of("azure").glory) == ("fd_bone_road", 3)


@pytest.mark.card("fd_rope", "tl_lockpicking")
def test_rope_and_lockpicking_help_at_exits_and_pits() -> None:
    for card in ("fd_rope", "tl_lockpicking"):
        t = at(
            f"""
            seats:
              azure: {{hero: fd_dragonslayer, at: fd_necrotower, ap: 1, inventory: [{card}]}}
              ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
            map: {{fd_caravan_gate: "9:9", fd_necrotower: "0:0", fd_salt_flats: "1:0"}}
            """,
            2,
        )
        assert t.act("azure", "move e").events("test-rolled") == ["test-rolled azure magic 2 5 5 yes"]
    t = cross("ap: 1, inventory: [fd_rope]", "", 2).act("azure", "move s")
    assert t.events("test-rolled") == ["test-rolled azure speed 2 5 5 yes"]


@pytest.mark.card("fd_naphtha", "tl_spiked_chain")
def test_attachments_strengthen_a_weapon() -> None:
    more = "cards: {fd_naphtha: {under: fd_drakan_scimitar, by: azure}}"
    t = cross("ap: 1, inventory: [fd_drakan_scimitar]", "", 6, 1, more=more).act("azure", "attack ember", "form melee")
    assert t.events("battle-rolled")[0] == "battle-rolled azure melee 6 11"
    assert t.discarded == ["fd_naphtha"]
    more = "cards: {tl_spiked_chain: {under: fd_drakan_scimitar, by: azure}}"
    t = cross("ap: 1, inventory: [fd_drakan_scimitar]", "", 6, 1, more=more).act("azure", "attack ember", "form melee")
    assert t.events("battle-rolled")[0] == "battle-rolled azure melee 6 11"
    assert t.discarded == []


@pytest.mark.card("tl_blessings_nakari")
def test_blessings_of_nakari_heal_and_draw() -> None:
    t = cross("glory: 2, health: 4, hand: [tl_blessings_nakari]", more="deck: [fd_rope]").act(
        "azure", "play tl_blessings_nakari"
    )
    assert (t.of("azure").health, t.of("azure").hand) == (5, ["fd_rope"])


@pytest.mark.card("tl_create_darkness")
def test_create_darkness_cancels_a_hero_too() -> None:
    t = cross("ap: 1", "glory: 2, hand: [tl_create_darkness]").act("azure", "attack ember", "form melee")
    t.act("ember", "play tl_create_darkness")
    assert (t.events("attack-cancelled"), t.of("azure").ap) == (["attack-cancelled azure"], 0)


@pytest.mark.card("tl_undead_lore")
def test_undead_lore_helps_against_undead() -> None:
    t = hit("tl_skeleton", "melee", 3, 3, ember="inventory: [tl_undead_lore]")
    assert t.events("battle-rolled")[1] == "battle-rolled ember melee 3 7"


@pytest.mark.card("tl_turn_undead")
def test_turn_undead_cancels_up_to_two_undead() -> None:
    t = cross(
        "hand: [tl_skeleton, tl_zombie, fd_giant_antlion]",
        "peril: 9, glory: 2, hand: [tl_turn_undead]",
        3,
        3,
        turn=VILLAINY,
    )
    t.act("azure", "play tl_skeleton", "play tl_zombie", "play fd_giant_antlion", "end")
    t.act("ember", "play tl_turn_undead", "ignore tl_skeleton", "ignore tl_zombie")
    assert [line.split()[1] for line in t.events("battle-rolled")] == ["fd_giant_antlion", "ember"]


@pytest.mark.card("tl_boot_ala_hazad")
def test_the_boot_gives_an_action_point_for_glory() -> None:
    t = cross("glory: 2, inventory: [tl_boot_ala_hazad]").act("azure", "use tl_boot_ala_hazad")
    assert (t.of("azure").ap, t.of("azure").glory) == (1, 0)


@pytest.mark.card("tl_silver_mace")
def test_the_mace_strikes_undead_twice() -> None:
    t = hit("tl_zombie", "melee", 3, 3, 6, 1, ember="ap: 1, saved: true, inventory: [tl_silver_mace]")
    t.act("ember", "challenge tl_zombie", "form melee") if t.asked[1] == "challenge" else None
    assert t.events("wounded")[-1] == "wounded tl_zombie 0"


@pytest.mark.card("tl_scroll_recall")
def test_the_scroll_of_recall_leads_to_the_entrance() -> None:
    t = cross("at: fd_caravan_trail, inventory: [tl_scroll_recall]").act("azure", "use tl_scroll_recall")
    assert (t.of("azure").place, t.of("azure").glory) == ("fd_caravan_gate", 1)
