"""How far the effects of cards reach: against whom, how often, in which tests, for how many; a step more is too far."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross
from tests.games.dungeoneer.test_cards_glory import hit
from tests.games.dungeoneer.test_cards_peril import bane

VILLAINY = "phase: villainy"


def two(cards: str, *faces: int, ember: str) -> AtTable:
    """Red has two or more monsters attack ember in melee, or in their only form."""
    names = cards.split()
    t = cross(f"hand: [{', '.join(names)}]", f"peril: 9, {ember}", *faces, turn=VILLAINY)
    for name in names:
        t.act("azure", f"play {name}")
        if t.asked[1] == "monster-form":
            t.act("azure", "form melee")
    return t.act("azure", "end")


@pytest.mark.card("fd_distraction", "tl_create_darkness")
@pytest.mark.parametrize("card", ["fd_distraction", "tl_create_darkness"])
def test_only_one_attack_is_cancelled(card: str) -> None:
    t = two("fd_dragonling fd_trog_warrior", 1, 1, ember=f"glory: 2, hand: [{card}]")
    t.act("ember", f"play {card}", "ignore fd_dragonling")
    assert t.events("attack-cancelled") == ["attack-cancelled fd_dragonling"]
    assert t.events("battle-rolled")[0].startswith("battle-rolled fd_trog_warrior")


@pytest.mark.card("tl_turn_undead")
def test_a_third_undead_is_not_turned() -> None:
    t = two("tl_skeleton tl_skeleton#2 tl_zombie", 1, 1, ember="glory: 2, hand: [tl_turn_undead]")
    t.act("ember", "play tl_turn_undead", "ignore tl_skeleton", "ignore tl_skeleton#2")
    assert t.events("battle-rolled")[0].startswith("battle-rolled tl_zombie")


@pytest.mark.card("fd_desert_lore")
def test_desert_lore_neither_raises_the_value_nor_helps_elsewhere() -> None:
    assert cross("at: fd_bone_road, inventory: [fd_desert_lore]").of("azure").speed == 3
    t = cross(
        "inventory: [fd_desert_lore], peril: 9",
        "at: fd_salt_flats, hand: [fd_poison_darts]",
        3,
        turn=f"seat: ember, {VILLAINY}",
    )
    t.act("ember", "play fd_poison_darts", "end")
    assert t.events("test-rolled") == ["test-rolled azure melee 3 6 5 yes"]


@pytest.mark.card("fd_dragon_lore", "tl_undead_lore", "tl_iron_will")
def test_lore_and_will_do_not_raise_the_value_itself() -> None:
    for card in ("fd_dragon_lore", "tl_undead_lore", "tl_iron_will"):
        azure = cross(f"inventory: [{card}]").of("azure")
        assert (azure.melee, azure.magic, azure.speed) == (3, 1, 3)
    t = hit("fd_giant_antlion", "melee", 3, 3, ember="inventory: [tl_undead_lore]")
    assert t.events("battle-rolled")[1] == "battle-rolled ember melee 3 6"


@pytest.mark.card("fd_parry", "fd_warding_amulet", "tl_shroud")
@pytest.mark.parametrize(
    ("monster", "form", "answer", "ember", "faces"),
    [
        ("fd_giant_antlion", "melee", "play fd_parry", "glory: 1, hand: [fd_parry]", (3, 1)),
        ("fd_trog_mage", "magic", "use fd_warding_amulet", "glory: 2, inventory: [fd_warding_amulet]", (1, 1)),
        ("fd_scorpions", "speed", "use tl_shroud", "inventory: [tl_shroud]", (3, 1)),
    ],
)
def test_a_response_helps_the_counterattack_alone(
    monster: str, form: str, answer: str, ember: str, faces: tuple[int, int]
) -> None:
    t = hit(monster, form, *faces, ember=f"ap: 1, saved: true, {ember}").act("ember", answer)
    seen = t.of("ember")
    assert (t.asked, seen.melee, seen.magic, seen.speed) == (("ember", "challenge"), 3, 1, 3)


@pytest.mark.card("fd_warding_amulet", "tl_shroud")
def test_amulet_and_shroud_help_once_a_turn() -> None:
    t = hit("fd_trog_mage", "magic", 1, 1, ember="glory: 2, inventory: [fd_warding_amulet]")
    t.act("ember", "use fd_warding_amulet")
    assert [line.split()[1] for line in t.events("battle-rolled")] == ["fd_trog_mage", "ember"]
    t = two("fd_scorpions fd_dust_devil", 3, 3, 1, 1, ember="inventory: [tl_shroud]").act("ember", "use tl_shroud")
    assert [line.split()[-1] for line in t.events("battle-rolled")] == ["6", "7", "6", "6"]


@pytest.mark.card("fd_healing_prayer")
def test_healing_prayer_heals_exactly_two() -> None:
    t = cross("glory: 2, health: 2, hand: [fd_healing_prayer]").act("azure", "play fd_healing_prayer")
    assert t.of("azure").health == 4


@pytest.mark.card("fd_sand_sight", "fd_scroll_of_warp", "tl_boot_ala_hazad")
@pytest.mark.parametrize("card", ["fd_sand_sight", "fd_scroll_of_warp", "tl_boot_ala_hazad"])
def test_some_cards_are_used_only_in_the_own_phase_of_feats(card: str) -> None:
    t = cross(f"glory: 3, inventory: [{card}]", turn=VILLAINY, more="locations: {surface: [fd_salt_lake]}")
    assert t.refused("azure", f"use {card}") == ("DG-9.3", "only-in-own-feats")


@pytest.mark.card("tl_boot_ala_hazad", "fd_dragonscale", "fd_battle_fury", "fd_storm_staff", "fd_eldritch_ring")
@pytest.mark.rule("DG-4.6")
def test_what_works_once_a_turn_does_not_work_twice() -> None:
    t = cross("glory: 9, inventory: [tl_boot_ala_hazad]").act("azure", "use tl_boot_ala_hazad")
    assert t.refused("azure", "use tl_boot_ala_hazad") == ("DG-4.6", "used-already")
    t = two("fd_dragonling fd_dragonling#2", 6, 6, 1, 1, ember="glory: 9, inventory: [fd_dragonscale]")
    assert t.act("ember", "use fd_dragonscale").of("ember").health == 5
    for card, form in (("fd_battle_fury", "melee"), ("fd_storm_staff", "magic")):
        t = cross(f"ap: 1, glory: 9, inventory: [{card}, fd_eldritch_ring]", "", 3, 3, 3)
        t.act("azure", "attack ember", f"form {form}", f"use {card}")
        assert t.refused("azure", f"use {card}") == ("DG-4.6", "used-already")
    t = cross("ap: 3, glory: 9, inventory: [fd_eldritch_ring]", "", 5, 6, 3)
    t.act("azure", "move s", "use fd_eldritch_ring", "move n", "move s")
    assert (t.events("second-die"), len(t.events("test-rolled"))) == (["second-die 5"], 2)


@pytest.mark.card("fd_battle_fury", "fd_storm_staff", "tl_bone_wand")
def test_what_strengthens_an_attack_is_no_help_in_a_counterattack() -> None:
    t = hit("fd_giant_antlion", "melee", 3, 3, ember="glory: 1, inventory: [fd_battle_fury]")
    assert t.events("battle-rolled")[1] == "battle-rolled ember melee 3 6"
    t = hit("fd_trog_mage", "magic", 3, 3, ember="glory: 1, inventory: [fd_storm_staff]")
    assert t.events("battle-rolled")[1] == "battle-rolled ember magic 3 5"
    t = hit("fd_trog_mage", "magic", 3, 3, ember="inventory: [tl_bone_wand]")
    assert t.events("battle-rolled")[1] == "battle-rolled ember magic 3 4"


@pytest.mark.card("fd_naphtha", "tl_spiked_chain")
@pytest.mark.parametrize("card", ["fd_naphtha", "tl_spiked_chain"])
def test_oil_on_a_weapon_is_no_help_in_a_counterattack_and_stays_after_a_magic_hit(card: str) -> None:
    under = f"cards: {{{card}: {{under: fd_drakan_scimitar, by: ember}}}}"
    t = hit("fd_giant_antlion", "melee", 3, 3, ember="inventory: [fd_drakan_scimitar]", more=under)
    assert t.events("battle-rolled")[1] == "battle-rolled ember melee 3 7"
    under = f"cards: {{{card}: {{under: fd_drakan_scimitar, by: azure}}}}"
    t = cross("ap: 1, inventory: [fd_drakan_scimitar]", "", 6, 1, more=under).act("azure", "attack ember", "form magic")
    assert (t.of("ember").health, t.discarded) == (5, [])


@pytest.mark.card("fd_haste_potion", "tl_scroll_recall")
def test_potion_and_scroll_are_used_up() -> None:
    assert cross("inventory: [fd_haste_potion]").act("azure", "use fd_haste_potion").discarded == ["fd_haste_potion"]
    t = cross("at: fd_caravan_trail, inventory: [tl_scroll_recall]").act("azure", "use tl_scroll_recall")
    assert t.discarded == ["tl_scroll_recall"]


@pytest.mark.card("fd_dragonbane_spear", "tl_silver_mace")
def test_spear_and_mace_strike_others_once() -> None:
    t = hit("fd_giant_antlion", "melee", 3, 3, 5, 1, ember="ap: 1, saved: true, inventory: [fd_dragonbane_spear]")
    t.act("ember", "challenge fd_giant_antlion", "form melee")
    assert t.events("battle-rolled")[2] == "battle-rolled ember melee 5 8"
    assert t.events("wounded") == ["wounded fd_giant_antlion 1"]
    t = hit("fd_giant_antlion", "melee", 4, 3, 5, 1, ember="ap: 1, saved: true, inventory: [tl_silver_mace]")
    t.act("ember", "challenge fd_giant_antlion", "form melee")
    assert t.events("battle-rolled")[2] == "battle-rolled ember melee 5 9"
    assert t.events("wounded") == ["wounded fd_giant_antlion 1"]


@pytest.mark.card("tl_silver_mace")
def test_the_mace_strikes_an_undead_for_two_wounds_in_melee_and_for_one_in_magic() -> None:
    mace = "ap: 1, saved: true, inventory: [tl_silver_mace]"
    t = hit("tl_bone_dragon", "melee", 2, 3, 6, 1, ember=mace).act("ember", "challenge tl_bone_dragon", "form melee")
    assert t.events("wounded") == ["wounded tl_bone_dragon 2", "wounded tl_bone_dragon 1"]
    t = hit("tl_bone_dragon", "melee", 2, 3, 6, 1, ember=mace).act("ember", "challenge tl_bone_dragon", "form magic")
    assert t.events("wounded") == ["wounded tl_bone_dragon 2"]


@pytest.mark.card("tl_lockpicking")
def test_lockpicking_is_no_help_against_spikes() -> None:
    t = cross("ap: 1, inventory: [tl_lockpicking]", "", 2).act("azure", "move s")
    assert t.events("test-rolled") == ["test-rolled azure speed 2 5 5 yes"]


@pytest.mark.card("fd_rope")
def test_the_rope_helps_at_a_pit() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 1, inventory: [fd_rope]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_sinking_track: "0:1"}
        """,
        1,
    )
    assert t.act("azure", "move n").events("test-rolled") == ["test-rolled azure speed 1 6 5 yes"]


@pytest.mark.card("tl_blessings_nakari", "tl_holy_water")
def test_blessings_draw_one_card_and_holy_water_removes_one_bane() -> None:
    t = cross("glory: 2, hand: [tl_blessings_nakari]", more="deck: [fd_rope, fd_parry]")
    assert t.act("azure", "play tl_blessings_nakari").of("azure").hand == ["fd_rope"]
    more = "cards: {fd_thirst: {by: ember}, fd_dragon_fear: {by: ember}}"
    t = cross("inventory: [tl_holy_water, fd_thirst, fd_dragon_fear]", more=more)
    t.act("azure", "use tl_holy_water", "discard fd_dragon_fear")
    assert (t.inventory("azure"), t.asked[1]) == (["fd_thirst"], "feats")


@pytest.mark.card("fd_sandstorm", "tl_cave_in")
def test_storm_and_cave_in_test_speed_against_five() -> None:
    t = cross("hand: [fd_sandstorm]", "peril: 3, at: fd_bone_road", 2, turn=VILLAINY).act("azure", "play fd_sandstorm")
    assert (t.events("test-rolled"), t.of("ember").fallen) == (["test-rolled ember speed 2 5 5 yes"], False)
    t = bane("tl_cave_in", 2, ember="at: fd_bone_road").act("azure", "shift fd_bone_road", "place 0:2 0")
    assert t.events("test-rolled") == ["test-rolled ember speed 2 5 5 yes"]


@pytest.mark.card("fd_shifting_sands", "tl_undead_awakening", "tl_forget")
def test_one_location_one_monster_one_boon_and_no_more() -> None:
    t = bane("fd_shifting_sands").act("azure", "shift fd_bone_road", "place 0:2 0")
    assert (t.asked[1], t.discarded) == ("villainy", ["fd_shifting_sands"])
    t = bane("tl_undead_awakening", more="discard: [tl_zombie, tl_skeleton]").act("azure", "summon tl_zombie")
    assert (t.lair("azure"), t.asked[1]) == (["tl_zombie"], "villainy")
    t = bane("tl_forget", ember="inventory: [fd_dune_runner, fd_forlorn_magic]").act("ember", "discard fd_dune_runner")
    assert t.inventory("ember") == ["fd_forlorn_magic"]


@pytest.mark.card("fd_thirst")
def test_thirst_is_not_quenched_where_there_is_no_water() -> None:
    t = cross("ap: 1, inventory: [fd_thirst]", more="cards: {fd_thirst: {by: ember}}").act("azure", "move n")
    assert t.inventory("azure") == ["fd_thirst"]


@pytest.mark.card("fd_quicksand")
@pytest.mark.rule("DG-18.3")
def test_whoever_stands_up_from_quicksand_tests_his_speed_and_is_free_of_it() -> None:
    stuck = "ap: 2, fallen: true, at: fd_bone_road, inventory: [fd_quicksand]"
    t = cross(stuck, "", 1, 2, more="cards: {fd_quicksand: {by: ember}}").act("azure", "stand")
    assert (t.of("azure").fallen, t.of("azure").ap, t.inventory("azure")) == (True, 1, ["fd_quicksand"])
    t.act("azure", "stand")
    assert t.events("test-rolled") == ["test-rolled azure speed 1 4 5 no", "test-rolled azure speed 2 5 5 yes"]
    assert (t.of("azure").fallen, t.inventory("azure"), t.discarded) == (False, [], ["fd_quicksand"])


@pytest.mark.rule("DG-18.3")
@pytest.mark.parametrize(("crawler", "order"), [(5, ["melee", "speed"]), (505, ["speed", "melee"])])
def test_the_tests_for_standing_up_come_in_the_order_of_what_demands_them(crawler: int, order: list[str]) -> None:
    """The crawler bound the hero before the quicksand came, or after it."""
    stuck = f"ap: 2, fallen: true, at: fd_bone_road, inventory: [fd_quicksand], stand_tests: [{crawler}]"
    t = cross(stuck, "", 6, 6, more="cards: {fd_quicksand: {by: ember}}").act("azure", "stand")
    assert [line.split()[2] for line in t.events("test-rolled")] == order
    assert not t.of("azure").fallen


@pytest.mark.rule("DG-18.3")
@pytest.mark.parametrize(("sand", "bound"), [("", 5), ("fallen: true, inventory: [fd_quicksand]", 505)])
def test_a_crawler_binds_after_the_quicksand_that_lies_there_already(sand: str, bound: int) -> None:
    more = "cards: {fd_quicksand: {by: azure}}" if sand else ""
    t = hit("tl_crypt_thing", "melee", 6, 1, ember=sand, more=more)
    assert t.written["seats"]["ember"]["stand_tests"] == [bound]


@pytest.mark.card("fd_fire_drake", "fd_basilisk", "fd_scorpions", "fd_brigand", "tl_wight")
def test_what_monsters_do_besides() -> None:
    t = hit("fd_fire_drake", "magic", 6, 1, 1, ember="inventory: [fd_rope, fd_bronze_helm]")
    assert t.events("test-rolled") == ["test-rolled ember speed 1 4 5 no"]
    assert t.act("ember", "discard fd_rope").inventory("ember") == ["fd_bronze_helm"]
    assert hit("fd_basilisk", "magic", 6, 1, ember="").of("ember").health == 5
    assert hit("fd_scorpions", "speed", 6, 1, 1, ember="").events("test-rolled") == ["test-rolled ember melee 1 4 5 no"]
    t = hit("fd_brigand", "speed", 6, 1, ember="glory: 3").act("azure", "choose 1")
    assert (t.of("ember").health, t.of("ember").glory) == (5, 3)
    t = hit("tl_wight", "magic", 6, 1, 4, ember="level: 2")
    assert (t.events("test-rolled"), t.of("ember").level) == (["test-rolled ember magic 4 5 6 no"], 1)


TRAPS = [
    ("fd_antlion_trap", "speed 2 5 6"),
    ("fd_poison_darts", "melee 2 5 5"),
    ("fd_sinkhole", "speed 2 5 6"),
    ("fd_flame_rune", "magic 2 3 6"),
    ("tl_crossbow_trap", "speed 2 5 5"),
    ("tl_falling_block", "speed 2 5 7"),
    ("tl_soul_snare", "health 2 8 6"),
]


@pytest.mark.card(*(card for card, _ in TRAPS))
@pytest.mark.parametrize(("card", "test"), TRAPS)
def test_a_trap_tests_what_it_says(card: str, test: str) -> None:
    t = cross(f"at: fd_salt_flats, hand: [{card}]", "peril: 9", 2, turn=VILLAINY).act("azure", f"play {card}", "end")
    assert [line.rpartition(" ")[0] for line in t.events("test-rolled")] == [f"test-rolled ember {test}"]


@pytest.mark.card("tl_soul_snare")
def test_whoever_escapes_the_snare_gains_glory() -> None:
    t = cross("at: fd_salt_flats, hand: [tl_soul_snare]", "peril: 2, glory: 3", 1, turn=VILLAINY)
    assert t.act("azure", "play tl_soul_snare", "end").of("ember").glory == 4


@pytest.mark.card("fd_suns_blessing", "tl_holy_water")
@pytest.mark.rule("DG-9.11")
def test_a_bane_that_weakens_a_roll_can_be_removed_before_it_falls() -> None:
    fear = "cards: {fd_dragon_fear: {by: azure}}"
    glory = "glory: 2, hand: [fd_suns_blessing], inventory: [fd_dragon_fear]"
    t = hit("fd_giant_antlion", "melee", 3, 3, ember=glory, more=fear).act("ember", "pass", "play fd_suns_blessing")
    assert t.events("battle-rolled")[1] == "battle-rolled ember melee 3 6"
    t = hit("fd_trog_mage", "magic", 3, 3, ember=glory, more=fear).act("ember", "pass")
    assert t.events("battle-rolled")[1] == "battle-rolled ember magic 3 4"
