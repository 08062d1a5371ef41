"""Worked cases: battles with rolls that are changed, prevented wounds, traps and several heroes."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross

VILLAINY = "phase: villainy"


@pytest.mark.case("DG-C101")
@pytest.mark.rule("DG-9.11", "DG-12.8")
def test_a_counterattack_roll_is_changed_when_the_attack_total_is_known() -> None:
    t = cross("hand: [fd_trog_mage]", "peril: 2, inventory: [fd_scroll_of_power]", 3, 3, turn=VILLAINY)
    t.act("red", "play fd_trog_mage", "end")
    assert t.asked == ("blue", "roll")
    assert t.events("battle-rolled") == ["battle-rolled fd_trog_mage magic 3 6"]
    t.act("blue", "use fd_scroll_of_power")
    assert t.events("battle-rolled")[1] == "battle-rolled blue magic 3 7"
    assert t.discarded == ["fd_scroll_of_power", "fd_trog_mage"]


@pytest.mark.case("DG-C102")
@pytest.mark.rule("DG-9.12", "DG-11.12")
def test_a_hero_heals_before_the_last_wound() -> None:
    t = cross(
        "hand: [fd_giant_antlion]", "health: 1, glory: 2, peril: 3, hand: [fd_healing_potion]", 6, 1, turn=VILLAINY
    )
    t.act("red", "play fd_giant_antlion", "end").act("blue", "pass")
    assert t.asked == ("blue", "wound")
    t.act("blue", "play-and-use fd_healing_potion")
    assert t.of("blue").health == 2


@pytest.mark.case("DG-C103")
@pytest.mark.rule("DG-9.12", "DG-11.22")
def test_a_prevented_wound_was_not_given() -> None:
    t = cross("hand: [fd_giant_antlion]", "glory: 1, peril: 3, inventory: [fd_dragonscale]", 6, 1, turn=VILLAINY)
    t.act("red", "play fd_giant_antlion", "end").act("blue", "use fd_dragonscale")
    assert (t.of("blue").health, t.of("blue").glory) == (6, 0)
    assert t.view().fights[0].peril == 0
    assert t.options() == ["to-hand", "to-lair"]


@pytest.mark.case("DG-C106")
@pytest.mark.rule("DG-9.14", "DG-9.6")
def test_an_action_point_won_in_anothers_turn_is_good_for_a_challenge() -> None:
    blue = "glory: 1, peril: 1, hand: [fd_second_wind]"
    t = cross("at: fd_salt_flats, hand: [fd_dragonling]", blue, 3, 2, turn=VILLAINY,
              more="deck: [fd_rope, fd_parry, fd_rust, fd_mirage, fd_thirst, fd_harpy]")  # fmt: skip
    t.act("red", "play fd_dragonling", "form melee", "end").act("blue", "pass", "play fd_second_wind", "choose 2")
    assert t.asked == ("blue", "challenge")
    t.act("blue", "decline").act("red", "to-hand", "end")
    t.act("red", "end", "discard fd_dragonling")
    assert (t.view().active, t.of("blue").ap) == ("blue", 3)


@pytest.mark.case("DG-C108")
@pytest.mark.rule("DG-11.28", "DG-11.19")
def test_an_old_wound_keeps_a_monster_from_the_hand() -> None:
    t = cross("lair: [fd_sand_dragon]", "peril: 5", 3, 4, turn=VILLAINY, more="cards: {fd_sand_dragon: {wounds: 1}}")
    t.act("red", "play fd_sand_dragon", "form melee", "end")
    assert t.refused("red", "to-hand") == ("DG-11.19", "wounded")


@pytest.mark.case("DG-C109")
@pytest.mark.rule("DG-11.30", "DG-11.14")
def test_a_hero_who_was_carried_off_challenges_from_where_he_is() -> None:
    t = cross("hand: [fd_harpy]", "peril: 3, ap: 1, saved: true", 6, 1, green="at: fd_bone_road", turn=VILLAINY)
    t.act("red", "play fd_harpy", "form speed", "end", "warp fd_bone_road")
    assert t.options() == ["challenge fd_harpy", "challenge-hero green", "decline"]
    assert t.refused("blue", "challenge-hero red") == ("DG-11.14", "not-here")
    assert (t.of("blue").glory, t.of("blue").health) == (0, 5)


@pytest.mark.case("DG-C110")
@pytest.mark.rule("DG-12.9", "DG-5.13", "DG-12.7")
def test_a_trap_tests_those_who_are_still_there() -> None:
    t = cross(
        "at: fd_salt_flats, hand: [fd_antlion_trap]",
        "peril: 2, glory: 2, hand: [fd_mirage_step]",
        6,
        green="glory: 0",
        turn=VILLAINY,
    )
    t.act("red", "play fd_antlion_trap", "end").act("blue", "play fd_mirage_step", "warp fd_bone_road")
    assert t.events("test-rolled") == ["test-rolled green speed 6 9 6"]
    assert (t.of("blue").peril, t.of("green").glory) == (0, 1)
    assert t.discarded == ["fd_antlion_trap", "fd_mirage_step"]


@pytest.mark.case("DG-C111")
@pytest.mark.rule("DG-12.10", "DG-12.11", "DG-11.13")
def test_a_hero_defeated_by_a_trap_is_not_attacked_any_more() -> None:
    t = cross(
        "at: fd_salt_flats, hand: [fd_poison_darts, fd_dragonling]",
        "health: 1, peril: 2",
        1,
        green="at: fd_bone_road",
        turn=VILLAINY,
    )
    t.act("red", "play fd_poison_darts", "play fd_dragonling", "form melee", "end")
    assert not t.of("blue").alive
    assert t.events("battle-rolled") == []
    t.act("red", "to-hand")
    assert t.asked == ("red", "villainy")


@pytest.mark.case("DG-C123")
@pytest.mark.rule("DG-10.11", "DG-10.7")
def test_a_taken_token_replaces_only_the_wound() -> None:
    t = at(
        """
        seats:
          red: {hero: fd_defiler, at: fd_caravan_gate, ap: 1}
          blue: {hero: fd_barbarian, at: fd_caravan_gate, quests: [fd_q_princess, fd_q_elder]}
          green: {hero: fd_arcanist, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0"}
        tokens: {fd_q_princess: blue, fd_q_elder: blue}
        """,
        6,
        1,
    )
    t.act("red", "attack blue", "form magic").act("blue", "pass")
    assert t.options() == ["wound", "take-token fd_q_princess", "take-token fd_q_elder"]
    t.act("red", "take-token fd_q_elder", "on green")
    assert (t.of("blue").health, t.of("green").peril, t.of("blue").escorts) == (6, 1, ["fd_q_princess"])


@pytest.mark.case("DG-C124")
@pytest.mark.rule("DG-5.16", "DG-11.29", "DG-11.4", "DG-11.5")
def test_the_order_of_a_battle_with_two_targets() -> None:
    t = cross(
        "hand: [fd_dragonling, fd_dragonling#2]",
        "peril: 1, ap: 1, saved: true",
        1, 2, 1, 2, 3, 3, 3, 3,
        green="peril: 1, ap: 1, saved: true",
        turn=VILLAINY,
    )  # fmt: skip
    t.act("red", "play fd_dragonling", "on green", "form melee", "play fd_dragonling#2", "form speed", "end")
    rolls = [line.split()[1] for line in t.events("battle-rolled")]
    assert rolls == ["fd_dragonling", "fd_dragonling#2", "green", "blue"]
    assert t.asked == ("blue", "challenge")
    t.act("blue", "challenge-hero red", "form melee")
    assert t.asked == ("green", "challenge")
    t.act("green", "decline")
    assert t.asked == ("red", "keep-monster")


@pytest.mark.case("DG-C125")
@pytest.mark.rule("DG-11.33", "DG-9.2")
def test_a_response_must_change_this_counterattack() -> None:
    t = cross("hand: [fd_trog_mage]", "peril: 2, glory: 2, hand: [fd_parry, fd_distraction]", turn=VILLAINY)
    t.act("red", "play fd_trog_mage", "end")
    assert t.refused("blue", "play fd_parry") == ("DG-11.33", "changes-nothing")
    assert t.of("blue").glory == 2


@pytest.mark.case("DG-C126")
@pytest.mark.rule("DG-11.5", "DG-11.16", "DG-11.33", "DG-10.12")
def test_the_owner_of_a_challenged_monster_may_respond() -> None:
    t = cross(
        "glory: 2, hand: [fd_giant_antlion, tl_create_darkness]", "peril: 3, ap: 1, saved: true", 3, 3, turn=VILLAINY
    )
    t.act("red", "play fd_giant_antlion", "end").act("blue", "challenge fd_giant_antlion", "form melee")
    assert t.asked == ("red", "respond")
    t.act("red", "play tl_create_darkness")
    assert t.of("blue").ap == 0
    assert t.asked == ("red", "keep-monster")
    assert t.options() == ["to-hand", "to-lair"]


@pytest.mark.case("DG-C130")
@pytest.mark.rule("DG-11.32", "DG-11.23")
def test_the_glory_of_a_battle_comes_last() -> None:
    t = cross(
        "hand: [fd_brigand]", "peril: 2, ap: 1, saved: true, inventory: [fd_battle_fury]", 1, 6, 1, 6, turn=VILLAINY
    )
    t.act("red", "play fd_brigand", "form melee", "end").act("blue", "challenge fd_brigand", "form melee")
    assert (t.of("blue").glory, t.events("used")) == (0, [])
    t.act("red", "to-lair", "decline")
    assert t.of("blue").glory == 1
