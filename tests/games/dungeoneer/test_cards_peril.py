"""Every bane and encounter: what its text says is what it does."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross
from tests.games.dungeoneer.test_cards_glory import hit

VILLAINY = "phase: villainy"


def bane(card: str, *faces: int, ember: str = "", more: str = "", extra: str = "") -> AtTable:
    """Red plays a bane on ember."""
    t = cross(f"hand: [{card}], {extra}", f"peril: 9, {ember}", *faces, turn=VILLAINY, more=more).act(
        "azure", f"play {card}"
    )
    return t.act("azure", "on ember") if t.asked[1] == "target" else t


@pytest.mark.card("fd_dragon_fear", "tl_grave_chill")
@pytest.mark.rule("DG-2.16", "DG-1.18")
def test_permanent_banes_lower_a_value_while_they_lie_with_the_hero() -> None:
    t = bane("fd_dragon_fear")
    assert (t.of("ember").melee, t.inventory("ember"), t.of("ember").inventory[0].by) == (
        2,
        ["fd_dragon_fear"],
        "azure",
    )
    assert bane("tl_grave_chill").of("ember").speed == 2


@pytest.mark.card("fd_dragon_nip", "tl_bone_plating")
def test_attachments_strengthen_a_monster_of_the_lair() -> None:
    t = cross("lair: [fd_dragonling], hand: [fd_dragon_nip]", "peril: 9", 3, 3, turn=VILLAINY)
    t.act("azure", "play fd_dragon_nip", "play fd_dragonling", "form speed", "end")
    assert t.events("battle-rolled")[0] == "battle-rolled fd_dragonling speed 3 6"
    t = cross("lair: [tl_skeleton], hand: [tl_bone_plating]", "peril: 9", 3, 3, turn=VILLAINY)
    t.act("azure", "play tl_bone_plating", "play tl_skeleton", "end")
    assert t.events("battle-rolled")[0] == "battle-rolled tl_skeleton melee 3 6"


@pytest.mark.card("fd_sandstorm")
@pytest.mark.rule("DG-1.13")
def test_a_sandstorm_fells_heroes_in_the_desert() -> None:
    t = cross("hand: [fd_sandstorm], at: fd_salt_flats", "peril: 3, at: fd_bone_road", 1, 6, turn=VILLAINY)
    t.act("azure", "play fd_sandstorm")
    assert (t.of("ember").fallen, t.of("azure").fallen) == (True, False)
    assert [line.split()[1] for line in t.events("test-rolled")] == ["ember", "azure"]


@pytest.mark.card("fd_shifting_sands")
def test_shifting_sands_move_a_location() -> None:
    t = bane("fd_shifting_sands").act("azure", "shift fd_bone_road", "place 0:2 0")
    assert t.place("fd_bone_road").cell == "0:2"


@pytest.mark.card("fd_thirst")
def test_thirst_costs_an_action_point_until_water_is_found() -> None:
    more = "cards: {fd_thirst: {by: ember}}"
    t = cross("inventory: [fd_thirst]", turn="phase: recovery", more=more)
    assert t.of("azure").ap == 2
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 1, inventory: [fd_thirst]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_dry_riverbed: "0:1"}
        cards: {fd_thirst: {by: ember}}
        """
    )
    assert t.act("azure", "move n").discarded == ["fd_thirst"]


@pytest.mark.card("fd_mirage")
@pytest.mark.rule("DG-18.5")
def test_a_mirage_warps_the_hero_as_he_is() -> None:
    t = bane("fd_mirage", ember="fallen: true").act("azure", "warp fd_dune_path")
    assert (t.of("ember").place, t.of("ember").fallen) == ("fd_dune_path", True)


@pytest.mark.card("fd_quicksand")
@pytest.mark.rule("DG-5.15")
def test_quicksand_is_for_deserts_and_swamps() -> None:
    t = cross("hand: [fd_quicksand]", "peril: 2", turn=VILLAINY)
    assert t.refused("azure", "play fd_quicksand") == ("DG-5.15", "wrong-terrain")
    t = bane("fd_quicksand", ember="at: fd_bone_road")
    assert (t.of("ember").fallen, t.inventory("ember")) == (True, ["fd_quicksand"])


@pytest.mark.card("fd_rust", "tl_forget")
def test_rust_and_forgetfulness_take_a_card_of_the_owners_choice() -> None:
    t = bane("fd_rust", ember="inventory: [fd_rope, fd_bronze_helm]").act("ember", "discard fd_rope")
    assert t.inventory("ember") == ["fd_bronze_helm"]
    t = bane("tl_forget", ember="inventory: [fd_dune_runner, fd_rope]")
    assert (t.inventory("ember"), t.of("ember").speed) == (["fd_rope"], 3)


@pytest.mark.card("fd_ill_omen")
def test_ill_omen_spoils_one_roll() -> None:
    t = cross("ap: 1, peril: 1", "hand: [fd_ill_omen]", 3).act("azure", "move s").act("ember", "play fd_ill_omen")
    assert t.events("test-rolled") == ["test-rolled azure speed 3 4 5 no"]
    assert (t.of("azure").peril, t.of("azure").health) == (2, 5)


@pytest.mark.card("fd_drain_glory")
def test_fading_renown_takes_x_glory() -> None:
    t = bane("fd_drain_glory", ember="glory: 5").act("azure", "x 3")
    assert (t.of("ember").glory, t.of("ember").peril) == (2, 6)


@pytest.mark.card("tl_undead_awakening")
@pytest.mark.rule("DG-2.18")
def test_undead_awakening_needs_an_undead_monster_in_the_discard_pile() -> None:
    t = cross("hand: [tl_undead_awakening]", "peril: 2", turn=VILLAINY)
    assert t.refused("azure", "play tl_undead_awakening") == ("DG-2.18", "nothing-to-summon")
    t = bane("tl_undead_awakening", more="discard: [tl_zombie, fd_harpy]").act("azure", "summon tl_zombie")
    assert t.lair("azure") == ["tl_zombie"]


@pytest.mark.card("tl_drain_level")
def test_life_drain_lowers_the_level() -> None:
    assert bane("tl_drain_level", 1, ember="level: 3").of("ember").level == 2
    assert bane("tl_drain_level", 3, ember="level: 3").of("ember").level == 3


@pytest.mark.card("tl_cave_in")
def test_a_cave_in_tests_those_on_the_shifted_card() -> None:
    t = bane("tl_cave_in", 1, ember="at: fd_bone_road").act("azure", "shift fd_bone_road", "place 0:2 0")
    assert (t.of("ember").health, t.of("azure").health) == (5, 6)


WOUNDING = [
    ("fd_giant_antlion", "melee"),
    ("fd_sand_dragon", "melee"),
    ("fd_sand_dragon", "magic"),
    ("fd_trog_mage", "magic"),
    ("fd_trog_warrior", "melee"),
    ("fd_dragonling", "melee"),
    ("fd_dragonling", "speed"),
    ("fd_brigand", "melee"),
    ("fd_harpy", "melee"),
    ("fd_fire_drake", "melee"),
    ("fd_necrodragon", "melee"),
    ("fd_overlord_guard", "melee"),
    ("tl_skeleton", "melee"),
    ("tl_zombie", "melee"),
    ("tl_ghost", "magic"),
    ("tl_wight", "melee"),
    ("tl_bone_dragon", "melee"),
]


@pytest.mark.card(*dict.fromkeys(card for card, _ in WOUNDING))
@pytest.mark.parametrize(("card", "form"), WOUNDING)
def test_a_plain_hit_is_one_wound(card: str, form: str) -> None:
    t = hit(card, form, 6, 1, ember="")
    assert (t.of("ember").health, t.view().fights[0].peril) == (5, 1)
    assert (t.of("ember").fallen, t.of("ember").place) == (False, "fd_caravan_gate")


@pytest.mark.card("fd_overlord_guard")
@pytest.mark.rule("DG-11.2")
def test_the_guard_is_stronger_in_a_settlement() -> None:
    t = hit("fd_overlord_guard", "melee", 3, 3, ember="")
    assert t.events("battle-rolled")[0] == "battle-rolled fd_overlord_guard melee 3 8"
    t = hit("fd_overlord_guard", "melee", 3, 3, ember="at: fd_bone_road")
    assert t.events("battle-rolled")[0] == "battle-rolled fd_overlord_guard melee 3 7"


@pytest.mark.card("fd_necrodragon")
def test_the_necrodragon_adds_peril() -> None:
    t = hit("fd_necrodragon", "magic", 6, 1, ember="")
    assert (t.of("ember").health, t.of("ember").peril) == (5, 4)


@pytest.mark.card("fd_fire_drake")
def test_the_fire_drake_burns_a_treasure() -> None:
    t = hit("fd_fire_drake", "magic", 6, 1, 1, ember="inventory: [fd_rope]")
    assert (t.of("ember").health, t.inventory("ember")) == (5, [])


@pytest.mark.card("fd_dune_wyrm")
def test_the_wyrm_lives_in_the_desert_and_fells() -> None:
    t = hit("fd_dune_wyrm", "melee", 6, 1, ember="at: fd_bone_road")
    assert (t.of("ember").health, t.of("ember").fallen) == (5, True)
    t = cross("hand: [fd_dune_wyrm]", "peril: 9", turn=VILLAINY)
    assert t.refused("azure", "play fd_dune_wyrm") == ("DG-5.15", "wrong-terrain")


@pytest.mark.card("fd_basilisk")
def test_the_basilisk_slows_the_next_recovery() -> None:
    t = hit("fd_basilisk", "magic", 6, 1, ember="at: fd_salt_flats").act(
        "azure", "to-lair", "decline", "end", "end", "decline"
    )
    assert (t.view().active, t.of("ember").ap) == ("ember", 2)


@pytest.mark.card("fd_scorpions")
def test_scorpions_may_wound_twice() -> None:
    assert hit("fd_scorpions", "speed", 6, 1, 1, ember="").of("ember").health == 4
    assert hit("fd_scorpions", "speed", 6, 1, 6, ember="").of("ember").health == 5


@pytest.mark.card("fd_dust_devil")
def test_the_dust_devil_only_fells() -> None:
    t = hit("fd_dust_devil", "speed", 6, 1, ember="")
    assert (t.of("ember").health, t.of("ember").fallen) == (6, True)


@pytest.mark.card("fd_brigand")
@pytest.mark.rule("DG-17.1")
def test_the_brigand_wounds_or_robs_as_his_owner_likes() -> None:
    t = hit("fd_brigand", "speed", 6, 1, ember="glory: 3")
    assert t.asked == ("azure", "choose")
    t.act("azure", "choose 2")
    assert (t.of("ember").health, t.of("ember").glory) == (6, 1)


@pytest.mark.card("fd_harpy")
def test_the_harpy_carries_off() -> None:
    t = hit("fd_harpy", "speed", 6, 1, ember="").act("azure", "warp fd_caravan_trail")
    assert (t.of("ember").health, t.of("ember").place) == (5, "fd_caravan_trail")


@pytest.mark.card("tl_ghost")
def test_the_ghost_takes_a_card_at_random() -> None:
    t = hit("tl_ghost", "speed", 6, 1, 1, ember="hand: [fd_rust, fd_mirage]")
    assert (t.of("ember").hand_count, t.of("ember").peril, t.of("ember").health) == (1, 7, 6)


@pytest.mark.card("tl_crypt_thing")
def test_the_crawler_binds_the_fallen() -> None:
    t = hit("tl_crypt_thing", "melee", 6, 1, ember="")
    assert (t.of("ember").health, t.of("ember").fallen) == (5, True)
    assert t.written["seats"]["ember"]["stand_tests"] == [5]


@pytest.mark.card("tl_wight")
def test_the_wight_drains_a_level() -> None:
    t = hit("tl_wight", "magic", 6, 1, 1, ember="level: 2")
    assert (t.of("ember").health, t.of("ember").level) == (5, 1)


TRAPS = [
    ("fd_antlion_trap", 3, (1, 6, False, 7), 1, (0, 5, False, 7)),
    ("fd_poison_darts", 2, (1, 6, False, 8), 1, (0, 5, False, 8)),
    ("fd_sinkhole", 3, (1, 6, False, 7), 1, (0, 6, True, 8)),
    ("fd_flame_rune", 6, (2, 6, False, 6), 1, (0, 4, False, 6)),
    ("tl_crossbow_trap", 2, (1, 6, False, 8), 1, (0, 5, False, 8)),
    ("tl_falling_block", 4, (2, 6, False, 6), 1, (0, 5, True, 6)),
]


@pytest.mark.card(*(row[0] for row in TRAPS))
@pytest.mark.parametrize(("card", "good", "passed", "bad", "failed"), TRAPS)
def test_a_trap_rewards_who_overcomes_it_and_harms_who_fails(
    card: str, good: int, passed: tuple[int, int, bool, int], bad: int, failed: tuple[int, int, bool, int]
) -> None:
    for face, wanted in ((good, passed), (bad, failed)):
        t = cross(f"at: fd_salt_flats, hand: [{card}]", "peril: 9", face, turn=VILLAINY).act(
            "azure", f"play {card}", "end"
        )
        ember = t.of("ember")
        assert (ember.glory, ember.health, ember.fallen, ember.peril) == wanted
        assert t.discarded == [card]


@pytest.mark.card("tl_soul_snare")
def test_the_snare_takes_glory() -> None:
    t = cross("at: fd_salt_flats, hand: [tl_soul_snare]", "peril: 2, health: 2, glory: 3", 1, turn=VILLAINY)
    assert t.act("azure", "play tl_soul_snare", "end").of("ember").glory == 1
